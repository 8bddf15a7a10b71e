"""A force in the making as a value: what each edit makes of it."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ddtable.dice.catalogue import catalogue
from ui.builder.sheet import Sheet, counted, fits, home_of, move, put, take, with_dice

AREAS = Sheet().areas
DICE = st.sampled_from(["goblins_thug", "goblins_marauder", "undead_wight", "earth_drake", "flatland_city"])


def test_die_is_only_in_areas_of_its_kind():
    for type_id in catalogue().dice:
        areas = [area for area in AREAS if fits(Sheet(), area, type_id)]
        if type_id in catalogue().units:
            assert areas == ["home", "campaign", "horde"]
        elif type_id in catalogue().dragons:
            assert areas == ["dragons"]
        else:
            assert areas == ["home_terrain", "frontier"]
    assert not any(fits(Sheet(), area, "nobody_knows_this") for area in AREAS)


def test_a_die_given_no_place_goes_to_the_current_area_or_the_first_that_fits():
    bare = Sheet()
    assert home_of(bare, "horde", "goblins_thug") == "horde"
    assert home_of(bare, "dragons", "goblins_thug") == "home"
    assert home_of(bare, "home", "earth_drake") == "dragons"
    assert home_of(bare, "home", "flatland_city") == "home_terrain"
    assert home_of(put(bare, "home_terrain", ["flatland_city"]), "home", "highland_city") == "frontier"


def test_a_terrain_takes_the_place_of_another():
    sheet = put(put(Sheet(), "frontier", ["flatland_city"]), "frontier", ["highland_tower"])
    assert sheet.force.frontier == "highland_tower"


def test_two_terrains_change_places():
    sheet = put(put(Sheet(), "frontier", ["flatland_city"]), "home_terrain", ["highland_tower"])
    moved = move(sheet, "frontier", "home_terrain", ["flatland_city"])
    assert (moved.force.home_terrain, moved.force.frontier) == ("flatland_city", "highland_tower")


def test_absent_dice_cannot_be_removed_or_moved():
    sheet = put(Sheet(), "home", ["goblins_thug"])
    assert take(sheet, "home", ["undead_wight"]) == sheet
    assert move(sheet, "home", "horde", ["undead_wight"]) == sheet
    assert move(sheet, "home", "dragons", ["goblins_thug"]) == sheet


@given(st.lists(st.tuples(st.sampled_from(AREAS), DICE, st.booleans()), max_size=30))
def test_every_die_is_in_an_allowed_area_after_any_change(deeds):
    sheet = Sheet()
    for area, die, puts in deeds:
        sheet = put(sheet, area, [die]) if puts else take(sheet, area, [die])
        assert all(fits(sheet, at, lying) for at in AREAS for lying in sheet.dice(at))
        assert len(sheet.dice("home_terrain")) <= 1


@given(st.lists(DICE, max_size=12))
def test_adding_and_removing_dice_restores_the_force(dice):
    units = [die for die in dice if fits(Sheet(), "horde", die)]
    before = put(Sheet(), "horde", ["undead_wight", "goblins_thug"])
    assert take(put(before, "horde", units), "horde", units) == before


@given(st.lists(DICE, max_size=20))
def test_moving_loses_no_die(dice):
    sheet = put(Sheet(), "home", dice)
    moved = move(sheet, "home", "campaign", list(sheet.dice("home"))[::2])
    assert moved.used == sheet.used


def test_equal_dice_are_shown_together_the_largest_first():
    assert counted(["goblins_thug", "goblins_marauder", "goblins_thug"]) == (
        ("goblins_marauder", 1),
        ("goblins_thug", 2),
    )


def test_unknown_die_has_no_health_and_is_kept():
    sheet = with_dice(Sheet(), "home", ["goblins_thug", "lost_die"])
    assert sheet.health_now == 1
    assert ("lost_die", 1) in counted(sheet.dice("home"))


@pytest.mark.parametrize("area", AREAS)
def test_a_sheet_survives_being_written_down(area):
    sheet = put(Sheet(tags=("fast",)), area, ["goblins_thug", "earth_drake", "flatland_city"])
    assert msgspec.json.decode(msgspec.json.encode(sheet), type=Sheet) == sheet
