"""The odds of attacks on a map: a chain until the rules stop it, or until the territory is taken."""

from __future__ import annotations

import pytest

from ddtable.engine.questions import Picked
from ddtable.odds.chains import begun, chain
from ddtable.opponents.dragon_dice.endings import go_on
from ddtable.opponents.forecast import Forecast, has_odds, joined
from ddtable.opponents.forecasting import _tried, forecasts
from ddtable.rules.dragon_dice.board import health, units_at
from tests.opponents.test_forecasting import by_option
from tests.rules.risk.world import RISK, A, WorldTable, attack, world

SIBERIA = "terrain/27"


def to_act(units: str, number: int = 5, **more: object) -> WorldTable:
    """Return a table at the question of the action in Asia."""
    table = world(units, shown={"asia": f"flatland_city {number}"}, **more)  # type: ignore[arg-type]
    table.pick("march", place="asia").pick("no-maneuver")
    return table


def told(table: WorldTable, option: str) -> Forecast:
    return by_option(forecasts(table.position, table.question, 0, 4))[option]


@pytest.mark.parametrize("kind", ["skirmish", "charge"])
def test_attack_is_worked_out_as_a_chain_of_those_that_may_go(kind: str):
    """RK4.2e, RK4.2f: all but one of each territory attack; the one that stays neither rolls nor dies."""
    table = to_act("A ural: 3 thug\nA china: 2 guard\nB siberia: 2 guard")
    one = told(table, f"{kind}:1:{SIBERIA}")
    table.pick(kind, place="siberia").all_go()
    found = begun(table.position, table.played.events)
    assert found is not None
    assert len(units_at(table.position, A, found.place)) == 3
    exact = chain(RISK, table.position, found, go_on)
    assert one.tries == 0
    assert dict(one.chances) == pytest.approx({"taken": exact.taken})
    assert one.aim == pytest.approx(exact.taken)
    assert one.expected_out == pytest.approx(sum(s * health(table.position, d) for d, s in exact.target.items()))
    assert one.expected_back == pytest.approx(sum(s * health(table.position, d) for d, s in exact.attacker.items()))


@pytest.mark.parametrize("kind", ["skirmish", "charge"])
def test_tries_press_on_as_the_exact_chain_does(kind: str):
    table = to_act("A ural: 4 thug\nB siberia: guard, thug")
    option = f"{kind}:1:{SIBERIA}"
    exact = told(table, option)
    tried = _tried(table.position, table.question, Picked(option), 0, 150)
    assert tried.tries == 150
    assert tried.expected_out == pytest.approx(exact.expected_out, abs=0.25)
    assert tried.expected_back == pytest.approx(exact.expected_back, abs=0.3)
    assert tried.aim == pytest.approx(exact.aim, abs=0.13)


def test_pressing_on_and_stopping_have_odds():
    """RK4.2e: the question that comes after an exchange which has killed."""
    table = attack("A ural: 4 thug\nB siberia: guard, 2 thug", "siberia")
    table.roll("id").roll("id", "melee", "melee")
    table.choose("thug", "thug").pick("strike-back").roll("maneuver").roll("id")
    assert table.question.kind == "fight-on"
    assert has_odds("risk", table.question)
    found = by_option(forecasts(table.position, table.question, 0, 4))
    assert set(found) == {"skirmish", "charge", "stop"}
    assert not any(one.tries for one in found.values())
    assert 0 < dict(found["skirmish"].chances)["taken"] < 1
    stopped = found["stop"]
    assert (stopped.out, stopped.back, stopped.chances) == ((1.0,), (1.0,), (("taken", 0.0),))


def test_empty_land_is_taken_for_nothing():
    """RK4.2g."""
    table = to_act("A ural: 3 thug\nB alaska: thug", rest=-1)
    option = next(one.id for one in table.question.shape.options if one.id.endswith(SIBERIA))
    one = told(table, option)
    assert (one.out, one.back, one.chances, one.tries) == ((1.0,), (1.0,), (("taken", 1.0),), 0)


def test_march_that_leads_to_an_attack_has_the_chance_to_take_the_territory():
    table = world("A ural: 6 thug\nB siberia: thug", shown={"asia": "flatland_city 5"})
    found = by_option(forecasts(table.position, table.question, 0, 2))
    assert 0 < found["land/4"].aim < 1
    assert found["pass"].aim == 0


def test_attack_with_icons_that_act_is_tried_until_it_stops():
    table = to_act("A ural: 4 enchanter\nB siberia: 2 guard")
    one = told(table, f"skirmish:1:{SIBERIA}")
    assert one.tries == 4
    both = joined(one, one)
    assert dict(both.chances) == pytest.approx(dict(one.chances))
