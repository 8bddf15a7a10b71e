from __future__ import annotations

import pytest

from ddtable.dice.catalogue import catalogue
from ddtable.forces.force import ForceError
from ddtable.forces.notation import format_units, parse_dragons, parse_terrain, parse_units


def test_names_belong_to_the_species_given() -> None:
    assert parse_units(catalogue(), "2 Thug, Death Mage", "goblins") == (
        "goblins_thug",
        "goblins_thug",
        "goblins_death_mage",
    )


def test_names_follow_their_species() -> None:
    assert parse_units(catalogue(), "Goblins: Thug; Dwarves: crack-shot", "undead") == (
        "goblins_thug",
        "dwarves_crack_shot",
    )


def test_an_army_may_be_empty() -> None:
    assert parse_units(catalogue(), " ") == ()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("2 Thug", "'Thug' stands without its species"),
        ("Gobblins: Thug", "no species is called 'Gobblins'"),
        ("Goblins: Footman", "Goblins have no die called 'Footman'"),
        ("Goblins: 0 Thug", "the number before 'Thug' must be from 1 to 99"),
        ("Goblins: 100 Thug", "the number before 'Thug' must be from 1 to 99"),
        ("Goblins: " + "9" * 5000 + " Thug", "the number before 'Thug' must be from 1 to 99"),
        ("Goblins: Thug,, Mugger", "two commas stand without a die between them"),
    ],
)
def test_invalid_notation_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(ForceError, match=sentence):
        parse_units(catalogue(), text)


def test_dragons_and_terrains() -> None:
    assert parse_dragons(catalogue(), "2 Water Wyrm, Air-Earth Drake") == (
        "water_wyrm",
        "water_wyrm",
        "air_earth_drake",
    )
    assert parse_terrain(catalogue(), "Coastland Standing Stones") == "coastland_standing_stones"
    with pytest.raises(ForceError, match="no dragon is called 'Water Worm'"):
        parse_dragons(catalogue(), "Water Worm")
    with pytest.raises(ForceError, match="no terrain is called 'Moon'"):
        parse_terrain(catalogue(), "Moon")


def test_every_name_is_found_again() -> None:
    dice = catalogue()
    assert set(parse_units(dice, format_units(dice, list(dice.units)))) == set(dice.units)
    assert parse_dragons(dice, ", ".join(dragon.name for dragon in dice.dragons.values())) == tuple(dice.dragons)
    assert [parse_terrain(dice, terrain.name) for terrain in dice.terrains.values()] == list(dice.terrains)
