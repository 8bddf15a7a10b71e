"""Items that go along with units by choice, in the reserves phase and on a new trail (K2, K10, KP8.2)."""

from __future__ import annotations

from random import Random

from war import WAR, A, WarTable, war

from ddtable.opponents.campaign import recruit
from ddtable.rules.campaign.carrying_along import CARRY
from ddtable.rules.campaign.events import ItemsMoved
from ddtable.rules.campaign.steps import Reserves
from ddtable.rules.dragon_dice.board import RESERVE
from ddtable.rules.dragon_dice.steps import EighthFace, March
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


def blazing(units: str) -> WarTable:
    """Return a table where the first guard of A has blazed a trail from home; the new terrain shows 5."""
    turn = (EighthFace(), March(1), Reserves())
    table = war(f"{units}\nB at 1: 2 thug", "flatland_tower 8 A", *LANDS[1:], agenda=turn)
    return table.pick("blaze").choose("guard").roll(5)


def test_k10_items_follow_units_on_a_new_trail_by_choice():
    """KP8.2: as many as these units can carry, or none."""
    table = blazing(f"A at 0: 3 guard, {SWORD}, {SWORD}, {SWORD}, {FIRE}, bladesman")
    assert table.asked == (A, "carry-items")
    table.pick("carry-item", die=table.die(A, SWORD)).pick("carry-item", die=table.die(A, SWORD, 1))
    assert table.units(A, "3") == [SWORD, SWORD, "guard"]
    assert table.asked == (A, "march-first"), "one unit carries 2"
    table = blazing(f"A at 0: 3 guard, {SWORD}").pick("done")
    assert (table.units(A, "3"), table.asked) == (["guard"], (A, "march-first"))
    table.sound()


def test_k10_items_that_only_units_on_a_new_trail_can_carry_go_along():
    table = blazing(f"A at 0: guard, 2 thug, {SWORD}")
    assert table.units(A, "3") == [SWORD, "guard"]
    table = blazing(f"A at 0: 2 guard, thug, {SWORD}, {SWORD}, {SWORD}")
    assert table.units(A, "3") == [SWORD, "guard"], "the other guard carries 2"
    table.pick("carry-item", die=table.die(A, SWORD, 1))
    assert table.units(A, "3") == [SWORD, SWORD, "guard"]
    assert table.asked == (A, "march-first")
    table.sound()


def test_k10_followers_are_what_the_whole_army_can_carry():
    """K2: an item that went along by itself counts too."""
    table = phase(f"A at 2: guard, thug, {SWORD}, {SWORD}\nA at 0: thug")
    table.pick("advance", die=table.die(A, "guard"), place="home A")
    assert table.units(A, "home A") == [SWORD, SWORD, "guard", "thug"]
    assert carried(table) == set()


def test_recruit_leaves_items_on_a_new_trail_too():
    table = blazing(f"A at 0: 3 guard, {SWORD}")
    choice, _ = recruit.choose(WAR.observe(table.position, A), table.question, Random(1))
    assert choice.option == "done"


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
