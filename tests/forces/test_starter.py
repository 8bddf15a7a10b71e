"""The forces that come with the game are fit for it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from ddtable.dice.catalogue import catalogue
from ddtable.files.resources import resource
from ddtable.forces.force import ARMY_NAMES, Force, ForceError
from ddtable.forces.starter import load_starter_forces, starter_forces

EACH = pytest.mark.parametrize("force", starter_forces(), ids=lambda force: force.id)
LAND_OF_POWER = {"coral_elves": "coastland", "dwarves": "highland", "lava_elves": "highland", "goblins": "swampland"}


def test_sizes() -> None:
    assert Counter(force.health for force in starter_forces()) == {24: 8, 30: 2, 36: 2, 60: 2}
    assert len({force.name for force in starter_forces()}) == 14


def test_two_of_each_starter_species() -> None:
    small = [force for force in starter_forces() if force.health == 24]
    assert Counter(force.species for force in small) == {(species,): 2 for species in LAND_OF_POWER}


def test_bigger_forces_are_mixed() -> None:
    assert all(len(force.species) >= 2 for force in starter_forces() if force.health > 24)


@EACH
def test_su1_dragons(force: Force) -> None:
    assert len(force.dragons) == force.dragon_slots == 1 + force.health // 25


@EACH
def test_su2_armies(force: Force) -> None:
    assert len(force.army_species("home")) == len(force.army_species("campaign")) == 1
    for name in ARMY_NAMES:
        assert 1 <= force.army_health(name) <= force.health // 2


@EACH
def test_c13_power_works_in_the_home_land(force: Force) -> None:
    home = catalogue().terrain(force.home_terrain)
    assert home.kind == LAND_OF_POWER[force.army_species("home")[0]]
    assert home.original_1995
    assert catalogue().terrain(force.frontier).original_1995


@EACH
def test_starter_force_has_a_note(force: Force) -> None:
    assert force.note


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('dragons = "Water Wyrm"', 'dragons = ""', "it has 0 dragons where 1 are due"),
        ("Protector, 2 Trooper, 2 Fighter", "5 Protector", "it says 24 health and its units have 30"),
        ("health = 24", "health = 240", "it says 240 health and its units have 24"),
        ("Coastland City", "Coastland Vortex", "its terrains must be of the sixteen of 1995"),
        ('home = "Protector', 'home = "Dwarves: Warlord; Coral Elves: Protector', "it says 24 health"),
        ("Protector, 2 Trooper, 2 Fighter", "Protector, Dwarves: 2 Sergeant", "no species is called 'Protector, Dw"),
        (
            '"Protector, 2 Trooper, 2 Fighter"',
            '"Protector, 2 Trooper; Dwarves: 2 Footman"',
            "the army 'home' is of more than one species",
        ),
        ('"Knight, Courier, 2 Guard"', '"Leviathan, 2 Guard"', "'coral_elves_leviathan' is not a six-sided die"),
        ('health = 24\nspecies = "Coral Elves"\nhome = "', 'species = "Coral Elves"\nhome = "9 Herald, ', "half of"),
        ('health = 24\nspecies = "Coral Elves"\nhome = "', 'species = "Coral Elves"\nhome = ""#', "has no unit"),
        ("[tidecallers]", "[reef_guard]", "this is not valid TOML"),
    ],
)
def test_an_unfit_force_is_refused(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    text = resource("forces", "coral_elves.toml").read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "coral_elves.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ForceError) as caught:
        load_starter_forces(tmp_path)
    assert str(caught.value).startswith("coral_elves.toml")
    assert sentence in str(caught.value)


def test_an_id_of_two_forces(tmp_path: Path) -> None:
    text = resource("forces", "goblins.toml").read_text(encoding="utf-8")
    for name in ("one.toml", "two.toml"):
        (tmp_path / name).write_text(text, encoding="utf-8")
    with pytest.raises(ForceError, match=r"two.toml, mire_wolves: the id is already taken by another force\."):
        load_starter_forces(tmp_path)
