"""The examples of the primer of a campaign agree with the rules and with its texts."""

from __future__ import annotations

from ddtable.dice.catalogue import catalogue
from ddtable.guides.war_examples import (
    ARMED,
    EQUIPMENT,
    SOLD,
    attack,
    force,
    half_of,
    rules,
    saves,
    sheet,
    sheet_elsewhere,
)
from ddtable.rules.campaign.sheets import Recruits, Spent, spent


def points(of_sheet) -> dict[str, int]:
    return {race.race: race.total for race in of_sheet.races}


def test_k7_6_points_of_the_example_double_where_the_race_is_native():
    """K-X3, K-X4: 6, 10 and 3 points at a highland, 3, 5 and 6 at a coastland."""
    assert points(sheet()) == {"dwarves": 6, "lava_elves": 10, "firewalkers": 3}
    assert points(sheet_elsewhere()) == {"dwarves": 3, "lava_elves": 5, "firewalkers": 6}
    assert sheet().total == 19


def test_k7_5_halves_of_the_example_pay_for_the_dice_in_the_picture():
    """K-X2: 3 and 5 points for 4 health of another race, 3 points for 2 points of items, rounded up."""
    assert half_of(SOLD) == ((3, 5), 4)
    assert half_of((ARMED,)) == ((3,), 2)
    bought = Recruits(other=(("feral", catalogue().unit("feral_bear_folk").health),), items=(EQUIPMENT,) * 2)
    assert isinstance(spent(sheet_elsewhere(), bought), Spent)


def test_kp9_2_dragons_of_the_example_add_hits_and_saves():
    """KP9.1, KP9.2: the claw adds 5 to 8 hits, the other dragon 5 saves to 5; maneuvers do not count in melee."""
    assert (attack().total("melee"), saves().total("save")) == (13, 10)
    assert attack().counts == (False, True, True, True, True)
    assert all(saves().counts)


def test_k1_force_of_the_picture_has_the_dice_of_its_size():
    """K1: half of the health in play, half in the recruiting pool, the dragons of the size in the summoning pool."""
    shown, size = force(), rules().sizes[0]
    halves = ((*shown.home, *shown.campaign, *shown.horde), shown.dice_in("recruiting"))
    assert [sum(catalogue().unit(die).health for die in half) for half in halves] == [size.health // 2] * 2
    assert len(shown.dice_in("summoning")) == size.dragons
