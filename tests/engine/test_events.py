"""What events say of themselves: plainly, by a field, or by a function."""

from __future__ import annotations

from ddtable.engine.events import (
    About,
    By,
    Event,
    clause_of,
    hurts,
    is_silent,
    is_sort,
    key_of,
    of_module,
    weight_of,
)


class Drawn(Event, frozen=True, tag="drawn"):
    seat: int


class Hit(Event, frozen=True, tag="hit"):
    about = About(
        clause=By("how", {"arrow": "C7.1", "blade": "C8.2"}, "C6.1"),
        weight=lambda event: "weighty" if event.dice else "event",
        key=By("how", {"arrow": "hit-arrow"}),
        silent=lambda event: event.how == "nothing",
        sorts=("rolls",),
        hurts=lambda event: bool(event.dice),
    )

    seat: int
    how: str
    dice: tuple[int, ...] = ()


def test_event_that_says_nothing_is_a_plain_line_with_the_message_of_its_tag():
    drawn = Drawn(0)
    assert (clause_of(drawn), weight_of(drawn), key_of(drawn), is_silent(drawn)) == ("", "event", "drawn", False)
    assert not is_sort(drawn, "rolls")
    assert not hurts(drawn, (0,))


def test_event_says_what_depends_on_its_fields():
    arrow, fist = Hit(0, "arrow", (3,)), Hit(1, "fist")
    assert (clause_of(arrow), weight_of(arrow), key_of(arrow)) == ("C7.1", "weighty", "hit-arrow")
    assert (clause_of(fist), weight_of(fist), key_of(fist)) == ("C6.1", "event", "hit")
    assert is_silent(Hit(0, "nothing"))
    assert is_sort(fist, "rolls")


def test_loss_hurts_only_its_own_seat():
    assert hurts(Hit(0, "arrow", (3,)), (0, 2))
    assert not hurts(Hit(0, "arrow", (3,)), (1,))
    assert not hurts(Hit(0, "arrow"), (0,))


def test_events_of_a_module_are_in_its_order():
    assert of_module(__name__) == (Drawn, Hit)
