"""The odds of dragon attacks and of spells: exact, with the chance that a dragon is slain or that the target dies."""

from __future__ import annotations

from random import Random

import pytest

from ddtable.odds.dragon_attacks import dragon_attack
from ddtable.odds.dragon_fights import dragon_fight
from ddtable.opponents.forecast import Forecast, has_odds
from ddtable.opponents.forecasting import forecasts
from ddtable.opponents.players import choose
from ddtable.rules.dragon_dice.board import dragons_at, health
from ddtable.words.given import given
from ddtable.words.sentences import Table as Shown
from ddtable.words.sentences import Words
from tests.opponents.test_forecasting import by_option
from tests.rules.dragon_dice.by_hand import A, B, Table, board

HOMES = "A at home A: {home}\nB at home B: thug\n"
EVOKERS = """A at frontier: 4 evoker
A at home A: 2 thug
A dead: {dead}
B at frontier: {theirs}
B at home B: 2 thug
B dragons at home B: air_drake
turn 4 A march 1, act at frontier
"""


def dragons(units: str, more: str = "") -> Table:
    text = f"A at frontier: {units}\nB dragons at frontier: air_drake\n{HOMES.format(home='2 guard')}{more}"
    return board(f"{text}turn 5 A dragons\n", f="flatland_city 5")


def of(table: Table) -> dict[str, Forecast]:
    assert has_odds(table.position.system, table.question)
    found = by_option(forecasts(table.position, table.question, 0, 4))
    assert not any(one.tries for one in found.values())
    assert not [one for one in forecasts(table.position, table.question, 4, 4) if one.tries]
    return found


def casting(dead: str = "thug", theirs: str = "2 guard, conqueror") -> Table:
    """Return a table at the choice of a spell, after a magic roll of 4 evokers in blue."""
    table = board(EVOKERS.format(dead=dead, theirs=theirs), f="flatland_temple 1")
    table.pick("magic").roll("magic")
    return table.play(choose(table.position, table.question, Random(1))[0])


def test_order_of_dragon_attacks_has_the_odds_of_each():
    """DG-C: every roll of dragons and army counted."""
    table = dragons("4 thug", "B dragons at home A: fire_drake\n")
    assert table.question.kind == "dragon-order"
    found = of(table)
    for place, one in found.items():
        odds = dragon_attack(table.position, A, place, dragons_at(table.position, place))
        assert one.expected_back == pytest.approx(sum(s * health(table.position, d) for d, s in odds.lost.items()))
        assert dict(one.chances) == pytest.approx({"slain": 1 - odds.slain.get(0, 0.0)})
        assert one.expected_out == 0


def test_dragons_that_fight_each_other_have_the_chance_that_one_is_slain():
    """DG-D. Of dragons of which only some fight each other there are no odds: the others attack the army."""
    fighting = "A dragons at home A: fire_drake\nB dragons at home A: death_drake\n"
    table = dragons("4 thug", f"B dragons at frontier: ivory_drake\n{fighting}")
    assert table.question.kind == "dragon-order"
    found = of(table)
    (name,) = [one for one in found if one != "terrain/2"]
    one, two = dragons_at(table.position, name)
    slain = dragon_fight(table.position, {one: two, two: one})
    assert dict(found[name].chances) == pytest.approx({"slain": 1 - slain[frozenset()]})
    assert not found[name].tries


def test_target_of_a_dragon_has_the_chance_that_it_is_slain():
    """DG-D: of the target, and of the dragon that is asked about."""
    text = "A dragons at frontier: fire_drake\nB dragons at frontier: air_wyrm\n"
    table = dragons("4 thug", text)
    assert table.question.kind == "dragon-target"
    found = of(table)
    drake, wyrm = table.die(B, "air_drake"), table.die(B, "air_wyrm")
    assert set(found) == {str(drake), str(wyrm)}
    mine = table.die(A, "fire_drake")
    slain = dragon_fight(table.position, {mine: drake, drake: mine, wyrm: mine})
    expected = {
        "slain": sum(share for dead, share in slain.items() if drake in dead),
        "own-slain": sum(share for dead, share in slain.items() if mine in dead),
    }
    assert dict(found[str(drake)].chances) == pytest.approx(expected)


def test_uses_of_ids_that_no_other_excels_have_odds():
    """DA-B, DA-E: four points slay a dragon that shows its belly; of a claw they save."""
    table = dragons("6 thug").roll("belly", "id", "id", "id", "id", "melee", "save")
    (best,) = of(table).values()
    assert (best.option, best.chances, best.back) == ("4,0,0", (("slain", 1.0),), (1.0,))
    table = dragons("6 thug").roll("claw", "id", "id", "id", "id", "melee", "save")
    (best,) = of(table).values()
    assert (best.option, best.chances, best.back) == ("0,0,4", (("slain", 0.0),), (1.0,))


def test_strike_at_a_dragon_has_the_chance_to_slay_it():
    """DA-B; the attack at the next terrain is not part of it."""
    table = dragons("6 thug", "B dragons at home A: fire_drake\n").pick("dragon-order", place="frontier")
    table.roll("belly", "id", "id", "id", "id", "melee", "save").allot(*[(1, 0, 0)] * 4)
    assert table.question.kind == "dragon-strike"
    found = of(table)
    assert {name: one.chances for name, one in found.items()} == {
        "melee": (("slain", 1.0),),
        "let": (("slain", 0.0),),
    }
    assert found["melee"].back == (1.0,)


def test_spells_have_the_chance_that_their_target_dies_or_returns():
    """M4, M12: lightning at the best target, which saves itself on 2 of 6 faces."""
    found = of(casting())
    assert dict(found["lightning_strike"].chances) == pytest.approx({"dies": 2 / 3})
    assert found["lightning_strike"].out == pytest.approx((1 / 3, 0, 0, 2 / 3))
    assert found["hailstorm"].chances == ()
    assert found["hailstorm"].expected_out > 0
    assert dict(found["breath_of_life"].chances) == {"returns": 1.0}
    assert "wind_walk" not in found, "an effect that lasts kills no unit"
    assert "done" not in found


def test_each_target_of_a_spell_has_its_own_odds():
    """M5, M21: units save themselves, a dragon dies of a belly."""
    table = casting().pick("spell", spell="lightning_strike")
    found = of(table)
    guard, drake = f"die:{table.die(B, 'guard')}", f"die:{next(iter(dragons_at(table.position, 'terrain/1')))}"
    assert found[guard].expected_out == pytest.approx(dict(found[guard].chances)["dies"])
    assert dict(found[drake].chances) == pytest.approx({"slain": 1 / 6})
    assert found[drake].out == pytest.approx((1.0,))
    assert "back" not in found


def test_destinations_kill_no_unit():
    """M22: a spell that moves a dragon has no odds of losses."""
    table = casting().pick("spell", spell="summon_air_dragon")
    assert of(table) == {}
    table.play(choose(table.position, table.question, Random(1))[0])
    assert table.question.kind == "spell-destination"
    assert of(table) == {}


@pytest.mark.parametrize(
    ("language", "words", "chance"),
    [("en", "4 to melee", "taken 63%"), ("da", "4 til nærkamp", "erobret 63 %")],
)
def test_answers_and_chances_have_words(language: str, words: str, chance: str):
    table = dragons("6 thug").roll("belly", "id", "id", "id", "id", "melee", "save")
    say = Words(language)
    shown = Shown(table.position, ("Mira", "Ragna"))
    assert given(say, table.question, "4,0,0", shown) == words
    assert say.say("ui-odds-chance", what="taken", share=63).replace("\u00a0", " ") == chance
