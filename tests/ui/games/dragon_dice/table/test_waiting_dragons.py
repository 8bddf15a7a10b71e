"""Dragons begin with their owner's dead (SU3): nothing has died, and nothing says so."""

from __future__ import annotations

from tests.drivers.playing import game_from
from tests.drivers.sitting import TABLE
from ui.areas.area_view import AreaView
from ui.areas.dice import DiceModel, Role
from ui.session.session import Session

ARMIES = "A at home A: 2 thug\nB at home B: 2 guard\nturn A march 1"


def shown(lay, dead: str) -> tuple[Session, AreaView]:
    table = lay(game_from(f"{TABLE}A dead: {dead}\n{ARMIES}"))
    return table.session, next(view for view in table.findChildren(AreaView) if view.area == "dead@0")


def test_a_dragon_waits_before_anything_has_died(lay):
    """SU3."""
    session, view = shown(lay, "fire_wyrm")
    assert view.heading().name == "1 dragon waiting"
    assert view.heading().details == ("",), "no number of dead dice"
    assert "no dice; 1 dragon waiting" in view.accessibleName()
    (die,) = [row for row, die in enumerate(session.position.dice) if die.type == "fire_wyrm"]
    assert not DiceModel(session, session).index(die, 0).data(Role.LOOK).dimmed
    facts = session.system.sheet(session, die).facts
    assert any("until a spell summons it" in fact for fact in facts)


def test_the_dead_are_counted_without_the_dragons(lay):
    _, view = shown(lay, "fire_wyrm, air_drake, cutthroat")
    assert view.heading().name == "Dead"
    assert view.heading().details[0] == "1 · 2 dragons waiting"
    assert view.heading().details[-1] == "1"
    assert "1 die, 2 health; 2 dragons waiting" in view.accessibleName()


def test_without_dragons_the_dead_are_a_number(lay):
    _, view = shown(lay, "cutthroat, thug")
    assert (view.heading().name, view.heading().details) == ("Dead", ("2",))
