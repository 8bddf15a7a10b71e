"""Items that go along with units by choice in the reserves phase (K2, K10)."""

from __future__ import annotations

from random import Random

from war import WAR, A, WarTable, war

from ddtable.opponents.campaign import recruit
from ddtable.rules.campaign.carrying_along import CARRY
from ddtable.rules.campaign.events import ItemsMoved
from ddtable.rules.campaign.steps import Reserves
from ddtable.rules.dragon_dice.board import RESERVE
from ddtable.words.sentences import Table, Words
from tests.words.test_words import RAW_ID

LANDS = ("flatland_city 4", "flatland_temple 4", "highland_tower 6")
SWORD, FIRE = "equipment_small_melee_air", "equipment_small_melee_fire"


def phase(units: str, **more) -> WarTable:
    return war(f"{units}\nB at 1: thug", *LANDS, agenda=(Reserves(),), **more)


def carried(table: WarTable) -> set[str]:
    """Return the items that may follow, and where to."""
    options = [one for one in table.question.shape.options if one.word == "carry-item"]
    return {f"{table.position.dice[one.die].type} {one.values['place']}" for one in options}


def test_k10_items_follow_units_that_carry_them_to_the_same_place():
    """K2: no item goes without a unit, and none that the unit cannot carry."""
    table = phase(f"A at 2: 3 guard, {SWORD}, {SWORD}, {SWORD}, {FIRE}, bladesman")
    assert carried(table) == set()
    table.pick("advance", die=table.die(A, "guard"), place="home A")
    assert carried(table) == {f"{SWORD} {table.place('home A')}"}
    table.pick("carry-item", die=table.die(A, SWORD))
    table.pick("carry-item", die=table.die(A, SWORD, 1))
    assert carried(table) == set(), "one unit carries 2"
    assert table.units(A, "home A") == [SWORD, SWORD, "guard"]
    assert len(table.happened(ItemsMoved)) == 2
    table.sound()


def test_k10_item_moves_once_in_a_phase():
    units = f"A at 2: 2 guard, {SWORD}\nA at 0: guard"
    table = phase(units).pick("advance", die=0, place="home A").pick("carry-item", die=2)
    table.pick("advance", die=3, place="frontier")
    assert carried(table) == set()


def test_k10_items_leave_the_reserve_and_go_into_it():
    table = phase(f"A reserve: guard, {SWORD}\nA at 2: 2 guard, {SWORD}").pick("reinforce", place="frontier")
    assert carried(table) == set(), "the only item went along already, as nobody is left to carry it"
    table = phase(f"A reserve: 2 guard, {SWORD}\nA at 2: 2 guard, {SWORD}").pick("reinforce", die=0, place="frontier")
    table.pick("carry-item", die=table.die(A, SWORD)).done().done()
    table.pick("retreat", die=3)
    assert carried(table) == {f"{SWORD} {RESERVE}"}
    said = [
        Words(code).option(table.question.shape.options[-2], Table(table.position, ("A", "B"))) for code in ("en", "da")
    ]
    assert not [one for one in said if RAW_ID.search(one)]
    table.pick("carry-item", die=table.die(A, SWORD, 1))
    assert SWORD in table.units(A, RESERVE)
    table.sound()


def test_recruit_leaves_items_where_they_are():
    table = phase(f"A at 2: 8 guard, {SWORD}\nA at 0: guard").pick("advance", die=0, place="home A")
    assert carried(table)
    choice, _ = recruit.choose(WAR.observe(table.position, A), table.question, Random(1))
    assert not choice.option.startswith(CARRY)


def test_recruit_flies_past_items_that_may_follow():
    """KP6.3: the question is asked for them alone too."""
    units = "A reserve: 2 explorer, equipment_small_melee_fire\nA at 0: guard\nA at 2: explorer"
    table = phase(units).pick("reinforce", die=0, place="frontier").pick("done")
    seen = {table.question.kind}
    while table.question.kind in ("advance", "flight"):
        choice, _ = recruit.choose(WAR.observe(table.position, A), table.question, Random(1))
        assert not choice.option.startswith(CARRY)
        table.play(choice)
        seen.add(table.question.kind)
    assert "advance" in seen
