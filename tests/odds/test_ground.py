"""The benefit of a terrain for a force, by the powers of 1995 and the faces of its dice."""

from __future__ import annotations

import pytest

from ddtable.odds.ground import Ground, Help, ground
from tests.drivers.playing import game_from

TABLE = "home A: flatland_city 5\nhome B: flatland_tower 3\nfrontier: flatland_temple 6\nB at home B: 3 thug\n"


def at(units: str, terrain: str) -> Ground:
    return ground(game_from(f"{TABLE}A at home A: {units}\nturn A march 1").position, 0, terrain)


@pytest.mark.parametrize(
    ("terrain", "helped"),
    [
        ("coastland_city", (Help("coral_elves", "maneuver_as_save", 2),)),
        ("swampland_city", (Help("goblins", "maneuver_doubled", 3),)),
        ("highland_city", ()),
        ("flatland_city", ()),
    ],
)
def test_land_helps_the_species_that_have_a_power_there(terrain, helped):
    """C13.1; the opponent's goblins are not counted."""
    assert at("2 guard, 3 cutthroat", terrain).helped == helped


def test_land_doubles_the_colours_of_casters():
    """M7: elves cast blue and green; a highland is gold and red; soldiers have no magic except their ID."""
    assert at("2 evoker", "coastland_city").doubled == ("air", "water")
    assert at("2 evoker", "swampland_city").doubled == ("water",)
    assert at("2 evoker", "highland_city").doubled == ()
    assert at("2 guard", "coastland_city").doubled == ()


@pytest.mark.parametrize(
    ("units", "terrain", "wasted"),
    [
        ("2 guard", "coastland_standing_stones", True),
        ("2 evoker", "coastland_standing_stones", False),
        ("2 pelter", "coastland_tower", False),
        ("2 marauder", "coastland_tower", True),
        ("2 marauder", "coastland_city", False),
        ("2 marauder", "coastland_temple", False),
    ],
)
def test_an_eighth_face_is_wasted_on_dice_that_cannot_use_it(units, terrain, wasted):
    """C11.5, C11.7: stones need magic, a tower missiles; a city and a temple are useful to all."""
    assert at(units, terrain).wasted is wasted
