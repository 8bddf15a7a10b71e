"""Boxes of dice that are added in one step: our own proposals, because no source lists those that were sold."""

from __future__ import annotations

from collections import Counter

import pytest

from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import DragonType, TerrainType, UnitType
from ddtable.forces.boxes import boxes
from ddtable.words.sentences import Words

DICE = catalogue()


def of(lot: str) -> list:
    return [box for box in boxes() if box.lot == lot]


def test_a_full_set_is_one_of_each_die_of_a_species():
    assert [box.species for box in of("full_set")] == [(species,) for species in DICE.species]
    for box in of("full_set"):
        assert box.dice == {unit.id: 1 for unit in DICE.units_of(box.species[0])}


def test_a_host_has_most_of_the_common_dice():
    for box in of("marching_host"):
        sizes = Counter()
        for die, count in box.dice.items():
            sizes[DICE.unit(die).size] += count
        assert sizes == {"common": 20, "uncommon": 10, "rare": 5}


def test_an_evening_for_two_has_land_and_dragons():
    assert len(of("first_evening")) == 6, "each pair of the four starter species"
    for box in of("first_evening"):
        kinds = Counter(type(DICE.die(die)) for die in box.dice)
        assert kinds == {UnitType: 30, TerrainType: 16, DragonType: 10}


@pytest.mark.parametrize(
    ("lot", "count"), [("lands_1995", 16), ("all_lands", 48), ("dragons_1995", 10), ("all_dragons", 44)]
)
def test_land_and_dragons(lot, count):
    (box,) = of(lot)
    assert len(box.dice) == count
    assert set(box.dice.values()) == {1}


def test_every_box_is_of_known_dice_and_has_a_name():
    for box in boxes():
        assert set(box.dice) <= set(DICE.dice), box.id
        for words in (Words("en"), Words("da")):
            folk = words.all_of([words.species(one) for one in box.species])
            assert words.say(f"box-{box.lot}", species=folk)
            assert words.say(f"box-about-{box.lot}")
    assert len({box.id for box in boxes()}) == len(boxes())
