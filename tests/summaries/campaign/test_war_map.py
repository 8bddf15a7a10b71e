"""The figures of the map of a campaign."""

from ddtable.rules.dragon_dice.board import BURIED, DEAD, RESERVE
from ddtable.rules.dragon_dice.places import numbered
from ddtable.summaries.campaign.war_map import POOLS, Army, armies_at, plate_of
from tests.rules.campaign.war import SMALL, A, B, war


def test_army_has_the_health_of_its_units_and_its_dragons() -> None:
    table = war("A at 0: 2 guard, air_drake\nB at 0: thug\nB at 1: thug")
    (drake,) = [
        die for die, one in enumerate(table.position.dice) if one.type == "air_drake" and one.place == numbered(0)
    ]
    guards = table.position.at(numbered(0), A)[0]
    assert table.position.dice[guards].type.endswith("guard")
    mine, theirs = armies_at(table.position, numbered(0))
    assert mine == Army(A, 2, 2, (drake,))
    assert theirs == Army(B, 1, 1)
    assert armies_at(table.position, numbered(2)) == ()


def test_plate_counts_pools_flags_and_health_in_play() -> None:
    table = war("A at 0: guard\nA reserve: thug\nA dead: 2 thug\nB at 1: thug", "flatland_city 8 A")
    plate = plate_of(table.position, A)
    assert tuple(plate.pools) == POOLS
    assert plate.pools[RESERVE] == 1
    assert plate.pools[DEAD] == 2
    assert plate.pools["summoning"] == 3, "of dragons and dragonkin the number counts"
    assert plate.in_play == 2
    assert plate.pools[BURIED] == SMALL - 4
    assert (plate.flags, plate.goal) == (1, 5)
    assert plate_of(table.position, B).flags == 0
