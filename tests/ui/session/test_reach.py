"""What hands mean: dice laid on a die, dice that are answers, small moves and whole armies."""

from __future__ import annotations

from ddtable.engine.questions import Move, Option, Pick, Question
from ui.page.answers import decline
from ui.session.answer import reach
from ui.session.answer.hints import BACK

ARMY, DEAD = "terrain/2@0", "dead@0"
CITY = Question(
    0,
    "city",
    "C11.4",
    Pick(
        (
            Option("7", "recruit", {"die": 7}, (Move((7,), DEAD, ARMY),)),
            Option("8:1", "promote", {}, (Move((8,), DEAD, ARMY, 1),)),
            Option("8:2", "promote", {}, (Move((8,), DEAD, ARMY, 2),)),
            Option("9:1", "promote", {}, (Move((9,), DEAD, ARMY, 1),)),
            Option("no-power", "no-power"),
        )
    ),
)


def ids(options: list[Option]) -> list[str]:
    return [option.id for option in options]


def test_die_dropped_on_another_targets_it():
    assert ids(reach.meant(CITY, [8], ARMY, 2)) == ["8:2"]
    assert ids(reach.meant(CITY, [9], ARMY, -1)) == ["9:1"], "only one die can be meant"
    assert ids(reach.meant(CITY, [8], ARMY, -1)) == ["8:1", "8:2"]
    assert ids(reach.meant(CITY, [7], ARMY, 2)) == ["7"], "what joins the army may be dropped anywhere in it"


def test_possible_target_dice_are_known():
    assert reach.bases(CITY, [8]) == (1, 2)
    assert reach.bases(CITY, [7]) == ()
    assert reach.bases(CITY, [8], "reserve@0") == ()


def test_die_for_a_target_die_is_lifted_alone():
    assert reach.lifted_with(CITY, (9,), 8) == (8,)


def test_dice_that_are_answers_are_in_reach():
    question = Question(0, "spell-target", "M5", Pick((Option("die:4", "spell-at-die", die=4), Option(BACK, "back"))))
    assert reach.in_reach(question) == {4}
    assert ids(reach.at_die(question, 4)) == ["die:4"]
    assert reach.at_die(question, 5) == []


def test_only_options_without_a_drag_are_shown_beside_small_moves():
    shape = Pick(
        (
            Option("8:1", "promote", {}, (Move((8,), DEAD, ARMY, 1),)),
            Option("all", "promote-all"),
            Option("done", "done"),
        ),
        "done",
    )
    assert ids(reach.shown(Question(0, "promote", "C10.4", shape))) == ["all", "done"]
    assert len(reach.shown(CITY)) == 5


def test_the_option_that_declines_is_found():
    assert decline(CITY) == "no-power"
    shape = Pick((Option("5", "flash", die=5), Option("keep", "flash-keep")))
    assert decline(Question(0, "flashfire", "C6.1", shape)) == "keep"


HOME = "terrain/0@0"
ADVANCE = Question(
    0,
    "advance",
    "KP6.2",
    Pick(
        (
            Option("1", "advance", {}, (Move((1,), HOME, ARMY),)),
            Option("2", "advance", {}, (Move((2,), HOME, ARMY),)),
            Option("3", "advance", {}, (Move((3,), HOME, ARMY),)),
            Option("all", "advance-all", {}, (Move((1, 2, 3), HOME, ARMY),)),
            Option("done", "done"),
        ),
        done="done",
    ),
)


def test_die_that_may_move_alone_does_not_take_its_army_along():
    assert ids(reach.meant(ADVANCE, [2], ARMY, -1)) == ["2"]
    assert ids(reach.meant(ADVANCE, [1, 3], ARMY, -1)) == ["1", "3"]
    assert ids(reach.meant(ADVANCE, [3, 1, 2], ARMY, -1)) == ["all"], "one choice instead of three"
