"""Effects on an attack from several territories lie on each of its armies (Q145, Q146, Q155)."""

from __future__ import annotations

import pytest
from world import CONTINENTS, A, B, WorldTable, attack, world

from ddtable.engine.arithmetic import Subtract
from ddtable.rules.dragon_dice.board import Effect
from ddtable.rules.dragon_dice.effects import breathed, given, on_army
from ddtable.rules.dragon_dice.events.rolls import Rolled
from ddtable.rules.dragon_dice.meaning import army_changes, roll_in_hand
from ddtable.rules.dragon_dice.places import front, group
from ddtable.rules.risk.events import AttackEnded

LURKER = "lava_elves_lurker_in_the_deep"
SIBERIA = "front/27"
IDLE = ("maneuver",) * 4


def met(mine: str, dragon: str) -> WorldTable:
    """Return a table where armies of A in Ural and China meet a dragon in Siberia and roll."""
    return attack(f"{mine}\nB siberia: 2 guard\nB dragons siberia: {dragon}", "siberia")


def of(table: WorldTable, name: str) -> list[tuple[int, str]]:
    """Return (owner, place) of each effect with this name."""
    return [(effect.owner, effect.place) for effect in table.board.effects if effect.name == name]


def test_breath_lies_on_each_army_of_the_attack():
    """DA-D4, Q155: all attacking armies answer the dragon together, so that all are in its frost."""
    table = met("A ural: 3 thug\nA china: 3 thug", "water_drake").roll("breath", *IDLE)
    assert of(table, "frost") == [(A, table.place("ural")), (A, table.place("china"))]
    assert breathed(table.position, A, SIBERIA, "frost")


def test_paralysis_of_all_armies_leaves_no_blow_to_the_attack():
    """DA-D2: by an air dragon's breath; the attack counts nothing and ends without a kill."""
    table = met("A ural: 3 thug\nA china: 3 thug", "air_drake").roll("breath", *IDLE)
    assert of(table, "paralysis") == [(A, table.place("ural")), (A, table.place("china"))]
    assert [event.faces for event in table.happened(Rolled, kind="melee", seat=A)] == [()], "no unit rolls"
    table.roll("maneuver").pick("no-strike-back")
    assert [event.reason for event in table.happened(AttackEnded)] == ["no-kill"]


def test_cloak_of_one_attacker_covers_each_army_of_the_attack():
    """C14.4, Q146: until the next turn of A, whichever of the territories is attacked then."""
    table = met(f"A ural: thug, {LURKER}\nA china: 3 thug", "water_drake")
    faces = ["4 cloak" if table.position.dice[die].type == LURKER else "maneuver" for die in _rolled(table)]
    table.roll("wing", *faces)
    ural, china = table.place("ural"), table.place("china")
    assert {*of(table, "cloak")} == {(A, ural), (A, china)}
    assert len(of(table, "cloak")) == 2 * 4, "each icon adds a save of its own"


def _rolled(table: WorldTable) -> list[int]:
    """Return A's dice in the roll, after the dragon."""
    return [
        die for party in table.position.agenda[-1].parties for die in party.dice if table.position.dice[die].owner == A
    ]


def test_effects_on_the_armies_of_an_attack_are_those_on_it():
    """Q146: a spell on one army is on the attack, one on an army that stays is not."""
    spells = tuple(Effect("illusion", A, "start", 1, f"terrain/{at}", A) for at in (26, 34, 0))
    table = attack("A ural: 3 thug\nA china: 3 thug\nA alaska: 3 thug\nB siberia: 2 guard", "siberia", effects=spells)
    place = front(table.place("siberia"))
    assert [effect.place for effect in on_army(table.position, A, place)] == ["terrain/26", "terrain/34"]
    assert given(table.position, A, place, "hidden") == 2
    assert given(table.position, B, place, "hidden") == 0


def test_id_of_an_attack_on_dragons_counts_once_whatever_the_number_of_armies():
    """DA-E, Q146: an ID is a result of the army of its die."""
    table = met("A ural: 3 thug\nA china: 3 thug", "water_drake").roll("wing", "id", "maneuver", "maneuver", "id")
    table.allot((1, 0, 0), (0, 0, 1))
    assert {result: table.totals("dragon_defence")[result] for result in ("melee", "save")} == {"melee": 1, "save": 1}


def test_free_addition_of_a_spell_counts_once_in_an_attack_on_dragons():
    """M16, DA-E: Fiery Weapon on one of the armies."""
    spell = Effect("fiery_weapon", A, "start", 1, "terrain/34", A)
    units = "A ural: 3 thug\nA china: 3 thug\nB siberia: 2 guard\nB dragons siberia: water_drake"
    table = attack(units, "siberia", effects=(spell,)).roll("wing", *IDLE)
    (source,) = table.question.shape.sources
    table.allot((source.points, 0, 0))
    assert table.totals("dragon_defence")["melee"] == source.points == 2


@pytest.mark.parametrize("mine", ["A ural: 3 sharpshooter", "A ural: 3 sharpshooter\nA china: 2 thug"])
def test_wall_of_fog_is_shown_to_each_unit_that_shoots(mine: str):
    """M16, Q146: it lies on the continent and is taken once off the missiles of all armies of the attack."""
    fog = Effect("wall_of_fog", B, "start", 1, group(CONTINENTS.index("asia")))
    table = attack(f"{mine}\nB siberia: 2 guard", "siberia", "missile", effects=(fog,))
    shooting = _rolled(table)
    assert len({table.position.dice[die].place for die in shooting}) == mine.count("A ")
    for die in shooting:
        assert roll_in_hand(table.position, die) == "missile"
        assert army_changes(table.position, die, "missile") == (Subtract("missile", 6, "wall_of_fog", "M16"),)
    stays = next(die for die in table.position.at(table.place("ural"), A) if die not in shooting)
    assert army_changes(table.position, stays, "missile") == (), "a garrison does not shoot"
    table.roll(*("4 missile" if table.position.dice[die].type.endswith("sharpshooter") else "id" for die in shooting))
    whole = 4 * 2 + (mine.count("A ") - 1)
    assert table.totals("missile") == {"missile": max(0, whole - 6)}


def test_wall_of_fog_elsewhere_is_not_shown():
    """M16: only the terrain of the target counts."""
    fog = Effect("wall_of_fog", B, "start", 1, group(CONTINENTS.index("europe")))
    table = attack("A ural: 3 thug\nA china: 3 thug\nB siberia: 2 guard", "siberia", "missile", effects=(fog,))
    assert {army_changes(table.position, die, "missile") for die in _rolled(table)} == {()}


def test_units_that_are_attacked_from_several_territories_are_about_to_save():
    """C6.1: the inspector shows what their faces count, as in every other attack."""
    table = attack("A ural: 3 thug\nA china: 3 thug\nB siberia: 2 guard", "siberia")
    at = table.place("siberia")
    assert {roll_in_hand(table.position, die) for die in table.position.at(at, B)} == {"save_melee"}
    others = table.position.at(table.place("japan"), B)
    assert {roll_in_hand(table.position, die) for die in others} == {""}


def test_all_units_of_a_continent_take_part_in_its_magic():
    """Q149: single dice too."""
    table = world("A ural: 3 thug\nA china: enchanter\nA peru: thug", shown={"asia": "flatland_city 1"})
    table.pick("march", place="asia").pick("no-maneuver").pick("magic")
    units = {place: table.position.at(table.place(place), A) for place in ("ural", "china", "peru")}
    rolls = {place: {roll_in_hand(table.position, die) for die in dice} for place, dice in units.items()}
    assert rolls == {"ural": {"magic"}, "china": {"magic"}, "peru": {""}}
