"""Expected results, counted by hand from the faces as they are printed on the dice."""

from __future__ import annotations

import pytest

from ddtable.dice.catalogue import catalogue
from ddtable.odds.expected import Expected, of_unit, of_units, saves_alone
from ddtable.rules.dragon_dice.roll_kinds import Kind

COUNTED_BY_HAND = {
    # id, save, melee, maneuver, melee, 2 melee: one health, so that the ID is one of any result.
    "goblins_thug": (5, 1, 1, 2, 2, 6),
    # 2 id, 2 save, 3 magic, 2 maneuver, 3 magic, 2 magic
    "goblins_hedge_wizard": (2, 2, 10, 4, 4, 6),
    # 3 id, 2 melee, 4 missile, 3 save, 3 missile, 4 bullseye: Bullseye is counted with the missiles.
    "goblins_deadeye": (5, 14, 3, 3, 6, 6),
    # 3 id, 2 maneuver, 4 melee, 3 save, 3 melee, 4 smite: Smite is counted with the melee.
    "goblins_marauder": (14, 3, 3, 5, 6, 6),
    # 3 id, 2 save, 4 magic, 3 maneuver, 3 magic, 4 cantrip: in a magic action a Cantrip is magic.
    "goblins_death_mage": (3, 3, 14, 6, 5, 6),
    # 3 id, 3 maneuver, 3 melee, 3 save, 3 melee, 4 counter: Counter is melee and saves.
    "goblins_filcher": (13, 3, 3, 6, 10, 6),
}


@pytest.mark.parametrize("unit", COUNTED_BY_HAND)
def test_one_unit_rolls_its_faces_on_average(unit: str):
    """C0.2, C0.3, C14: the sum of the faces divided by their number."""
    melee, missile, magic, maneuver, save, sides = COUNTED_BY_HAND[unit]
    by_hand = Expected(melee / sides, missile / sides, magic / sides, maneuver / sides, save / sides)
    assert of_units([unit]) == pytest.approx(by_hand)


def test_rend_is_rolled_again_in_melee_and_not_in_a_maneuver():
    """C14: 3 id, 3 missile, 3 rend, 3 save, 3 rend, 4 melee: 13 on six faces, two of which add a further roll."""
    found = of_units(["goblins_leopard_rider"])
    assert found.melee == pytest.approx(13 / 6 * 6 / 4)
    assert found.maneuver == pytest.approx(9 / 6)
    assert (found.missile, found.magic, found.save) == pytest.approx((1.0, 0.5, 1.0))


def test_an_army_rolls_the_sum_of_its_dice_and_equal_dice_count_each():
    two_thugs_and_a_wizard = of_units(["goblins_thug", "goblins_hedge_wizard", "goblins_thug"])
    assert two_thugs_and_a_wizard == pytest.approx(Expected(12 / 6, 4 / 6, 12 / 6, 8 / 6, 8 / 6))


def test_no_dice_roll_nothing():
    assert of_units([]) == (0, 0, 0, 0, 0)


def test_a_monster_has_ten_faces():
    """4 id, 4 smite, 4 save, 4 melee, 4 regenerate, 4 regenerate, 4 melee, 4 save, 4 smite, 4 maneuver.

    C14.4: Regenerate saves, unless its owner chooses to return dead units.
    """
    assert of_units(["goblins_troll"]).melee == pytest.approx(20 / 10)
    assert of_units(["goblins_troll"]).save == pytest.approx(20 / 10)


def test_every_unit_of_the_catalogue_can_be_counted():
    for unit in catalogue().units:
        assert min(of_units([unit])) >= 0
        assert of_units([unit]).maneuver > 0  # every die has an ID


def test_a_unit_saves_itself_alone_with_saves_and_its_id():
    """C6.2: two of a Thug's six faces; Counter is a third of a Filcher's."""
    assert saves_alone("goblins_thug") == pytest.approx(2 / 6)
    assert saves_alone("goblins_filcher") == pytest.approx(3 / 6)


@pytest.mark.parametrize("kind", ["save", "save_melee"])
def test_a_cloak_saves_in_the_roll_that_shows_it(kind: Kind):
    """C14.4: 4 each of id, counter, volley, fly and cloak on ten faces; a cloak already saves in its own roll."""
    assert of_unit("lava_elves_lurker_in_the_deep", kind) == pytest.approx(20 / 10)
