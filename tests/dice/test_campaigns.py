"""The dice of campaigns that may be chosen; what items are worth and who carries them (K2)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ddtable.dice.campaigns import campaign_dice, is_known, may_carry, points_of
from ddtable.dice.catalogue import published
from ddtable.dice.faces import parse_faces
from ddtable.dice.types import OwnDie

DICE = published()
SCOUT = OwnDie(
    "own_scout",
    "Scout",
    "dragonkin",
    parse_faces("id, 2 melee, melee, save, maneuver, belly"),
    elements=("earth",),
    unit_class="light_melee",
    health=1,
    listed="dragonkin_dragonscout",
)


def items(*keys: str):
    return [DICE.item(key) for key in keys]


def test_all_dice_are_offered_with_their_reconstructed_faces():
    assert campaign_dice(DICE) == (*DICE.dragonkin, *DICE.champions, *DICE.items)
    assert campaign_dice(DICE, ("champions",)) == tuple(DICE.champions)


def test_an_option_leaves_out_dice_whose_faces_are_reconstructed():
    """Q110."""
    known = campaign_dice(DICE, faces="known")
    assert known == tuple(die for die in DICE.champions if die.startswith(("eldarim_dragonc", "eldarim_dragonm")))
    assert campaign_dice(DICE, ("minor_terrains",), "known") == tuple(DICE.minor_terrains)


def test_a_die_whose_faces_were_entered_is_known_and_replaces_the_listed_one():
    dice = DICE.with_own([SCOUT])
    entered = [dice.as_entered(die) for die in dice.dragonkin if die.startswith("dragonkin_dragonscout")]
    assert campaign_dice(dice, ("dragonkin",), "known") == tuple(entered)
    assert len(campaign_dice(dice, ("dragonkin",))) == len(DICE.dragonkin)
    assert not set(campaign_dice(dice)) & {die for die in dice.dragonkin if die.startswith("dragonkin_dragonscout")}


def test_faces_of_published_dice_are_known():
    assert is_known(DICE, "goblins_thug")
    assert is_known(DICE, "air_drake")
    assert not is_known(DICE, "kings_die")


@pytest.mark.parametrize(
    ("unit", "carried", "may"),
    [
        ("goblins_thug", [], True),
        ("goblins_thug", ["equipment_small_melee_earth"], True),
        ("goblins_thug", ["equipment_large_save_death", "artifact_magic_earth"], True),
        ("goblins_thug", ["equipment_small_melee_fire"], False),
        ("goblins_thug", ["equipment_small_melee_earth", "equipment_small_melee_fire"], False),
        ("goblins_thug", ["equipment_small_melee_earth"] * 3, False),
        ("goblins_thug", ["medallion_gold"], True),
        ("goblins_thug", ["medallion_gold", "equipment_small_melee_earth"], False),
        ("goblins_thug", ["kings_die", "relic_earthfang"], False),
        ("amazons_charioteer", ["equipment_small_melee_fire", "equipment_small_melee_death"], True),
        ("undead_zombie", ["equipment_small_melee_death"], True),
        ("undead_zombie", ["equipment_small_melee_air"], False),
        ("eldarim_dragonlord", ["equipment_small_melee_fire", "equipment_small_melee_death"], True),
        ("dragonkin_dragonhero_fire", ["equipment_small_melee_fire"], False),
        ("dragonkin_dragonhero_fire", ["medallion_gold"], False),
    ],
)
def test_who_carries_what(unit: str, carried: list[str], may: bool):
    assert may_carry(DICE, DICE.unit(unit), items(*carried)) == may


@pytest.mark.parametrize(
    ("carried", "points"),
    [
        ([], 0),
        (["equipment_small_save_air"] * 2, 2),
        (["equipment_medium_save_air"], 2),
        (["equipment_medium_save_air", "equipment_medium_melee_fire"], 3),
        (["equipment_medium_save_air"] * 3, 5),
        (["equipment_large_save_air"] * 2, 4),
        (["artifact_save_air", "medallion_bronze", "kings_die"], 11),
    ],
)
def test_points_of_items(carried: list[str], points: int):
    """V1.2: the second of every pair of medium equipment counts 1, whatever its icon."""
    assert points_of(items(*carried)) == points


def test_a_die_of_a_removed_row_is_not_replaced():
    dice = DICE.with_own([replace(SCOUT, listed="dragonkin_gone")])
    assert campaign_dice(dice) == campaign_dice(DICE)
