"""Random items and medallions of forces of a campaign (K1, K2, Q109)."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.forces.arming import (
    carriers,
    items_in_play,
    medallions_of,
    points_for,
    with_items,
    with_medallions,
)
from ddtable.forces.filling import fill
from ddtable.forces.force import Force, with_dice
from ddtable.forces.sections import in_play, points_in, sections, sharing, worth_in
from ddtable.rules.dragon_dice.editions import edition

DICE, ROWS = catalogue(), edition("campaign", "all").sections
EMPTY = Force("force", "Force", (), (), (), (), "", "")
ELVES = replace(EMPTY, home=("coral_elves_guard",) * 4, campaign=("goblins_thug",) * 4, horde=("goblins_thug",) * 2)


def test_a_twentieth_of_the_health_in_play_is_items():
    assert [points_for(ROWS, health) for health in (120, 180, 360)] == [3, 4, 9]
    assert points_for(sections(), 120) == 0, "no army of 1995 carries items"


@pytest.mark.parametrize("seed", range(6))
def test_items_of_an_army_come_to_their_points_and_are_carried(seed):
    """K2: elves carry no die of death alone, goblins none of air."""
    armed = with_items(DICE, ROWS, ELVES, 3, Random(seed))
    assert armed is not None
    assert sum(points_in(DICE, ROWS, armed, row.name) for row in sharing(ROWS)) == 3
    for section, elements in (("home_items", {"air", "water"}), ("campaign_items", {"death", "earth"})):
        for item in armed.dice_in(section):
            assert {*DICE.item(item).elements} & elements
    assert max(worth_in(DICE, ROWS, armed, row.name) for row in sharing(ROWS)) <= 13 // 2
    assert armed == with_items(DICE, ROWS, ELVES, 3, Random(seed))


def test_no_items_come_if_they_cannot_be_carried():
    """A unit carries 2; no army may come to more than half of the health in play (Q1)."""
    one = replace(EMPTY, home=("coral_elves_guard",), campaign=("goblins_thug",), horde=("goblins_thug",))
    assert with_items(DICE, ROWS, one, 30, Random(1)) is None
    assert with_items(DICE, ROWS, EMPTY, 1, Random(1)) is None
    assert with_items(DICE, ROWS, ELVES, 0, Random(1)) == ELVES


def test_medallions_are_those_of_the_size_and_carried_alone():
    """K1, K2: a unit that carries one carries nothing else."""
    found = with_medallions(DICE, ROWS, ELVES, 3, Random(2))
    assert medallions_of(DICE, found) == 3
    assert medallions_of(DICE, with_medallions(DICE, ROWS, found, 3, Random(2))) == 3
    one = replace(EMPTY, home=("coral_elves_guard",))
    assert medallions_of(DICE, with_medallions(DICE, ROWS, one, 3, Random(2))) == 1
    assert carriers(DICE, ROWS, with_dice(one, "home_items", ("medallion_gold",)), "medallion_gold") == []
    assert medallions_of(DICE, with_medallions(DICE, sections(), ELVES, 3, Random(2))) == 0


def test_owned_items_limit_those_that_come():
    owned = {"medallion_gold": 1, "equipment_small_melee_earth": 2}
    assert medallions_of(DICE, with_medallions(DICE, ROWS, ELVES, 3, Random(2), owned)) == 1
    armed = with_items(DICE, ROWS, ELVES, 2, Random(2), owned)
    assert armed is not None
    assert {item.id for item in items_in_play(DICE, ROWS, armed)} == {"equipment_small_melee_earth"}
    assert with_items(DICE, ROWS, ELVES, 3, Random(2), owned) is None


def filled(force: Force, seed: int = 3, **more) -> Force:
    size = edition("campaign", "all").size_of(120)
    assert size is not None
    return fill(DICE, force, 120, Random(seed), dragons=size.dragons, rows=ROWS, half_cap=True, medallions=1, **more)


@pytest.mark.parametrize("seed", range(4))
def test_fill_gives_items_and_medallions(seed):
    """Q109: the points of the items are part of the half in play."""
    made = filled(EMPTY, seed, items=3)
    assert sum(points_in(DICE, ROWS, made, row.name) for row in sharing(ROWS)) == 3
    assert sum(worth_in(DICE, ROWS, made, row.name) for row in sharing(ROWS)) == in_play(ROWS, 120)
    assert medallions_of(DICE, made) == 1


def test_fill_keeps_the_items_of_a_force():
    begun = with_dice(ELVES, "home_items", ("artifact_melee_air",))
    made = filled(begun, items=3)
    assert [item.id for item in items_in_play(DICE, ROWS, made) if item.form != "medallion"] == ["artifact_melee_air"]


def test_fill_gives_fewer_items_if_the_force_has_no_room():
    """An army that is full already has its whole health; 1 point is left."""
    full = replace(
        EMPTY,
        home=("coral_elves_guard",) * 30,
        campaign=("goblins_thug",) * 20,
        horde=("goblins_thug",) * 9,
    )
    made = filled(full, items=3)
    assert sum(points_in(DICE, ROWS, made, row.name) for row in sharing(ROWS)) == 1
    whole = filled(replace(full, horde=("goblins_thug",) * 10), items=3)
    assert sum(points_in(DICE, ROWS, whole, row.name) for row in sharing(ROWS)) == 0
