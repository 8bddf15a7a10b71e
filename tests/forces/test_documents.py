"""A stranger's file gives a force or one clear sentence."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ddtable.forces.documents import LARGEST_FILE, force_document, load_force
from ddtable.forces.force import ARMY_NAMES, Force, ForceError
from ddtable.forces.starter import starter_forces

GOOD = """
name = "Old Friends"
health = 6
species = "Goblins"
home = "2 Thug"
campaign = "Cutthroat"
horde = "Dwarves: Footman, Sentry"
dragons = "Earth Drake"
home_terrain = "Swampland City"
frontier = "Flatland Tower"
"""


def test_a_good_file(tmp_path: Path) -> None:
    path = tmp_path / "Old Friends.toml"
    path.write_text(GOOD, encoding="utf-8")
    assert load_force(path) == Force(
        id="old_friends",
        name="Old Friends",
        home=("goblins_thug", "goblins_thug"),
        campaign=("goblins_cutthroat",),
        horde=("dwarves_footman", "dwarves_sentry"),
        dragons=("earth_drake",),
        home_terrain="swampland_city",
        frontier="flatland_tower",
    )


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"2 Thug"', '"2 Thugs"', "mine.toml: Goblins have no die called 'Thugs'."),
        ('"2 Thug"', '"3 Thug"', "mine.toml: it says 6 health and its units have 7."),
        ('"2 Thug"', '"0 Thug"', "mine.toml: the number before 'Thug' must be from 1 to 99."),
        ('"2 Thug"', '["Thug"]', "mine.toml: Expected `str`, got `array` - at `$.home`."),
        ('"2 Thug"', '"2 Thug', "mine.toml: this is not valid TOML ("),
        ('home = "2 Thug"\n', "", "mine.toml: Object missing required field `home`."),
        ("home =", "hoem =", "mine.toml: Object contains unknown field `hoem`."),
        ("Flatland Tower", "Flatland Pub", "mine.toml: no terrain is called 'Flatland Pub'."),
        ("Earth Drake", "Earth Duck", "mine.toml: no dragon is called 'Earth Duck'."),
        ('species = "Goblins"', 'species = "Gnomes"', "mine.toml: no species is called 'Gnomes'."),
        ('species = "Goblins"', "", "mine.toml: 'Thug' stands without its species"),
        ("Old Friends", " ", "mine.toml: the force has no name."),
        ("health = 6", "health = " + "9" * 5000, "mine.toml: this is not valid TOML ("),
        ("health = 6", "health = " + "[" * 3000 + "]" * 3000, "mine.toml: this is not valid TOML (too deeply nested)."),
        ("health = 6", "#" * LARGEST_FILE, "mine.toml: a file of forces has at most 65536 bytes."),
    ],
)
def test_a_defect(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(GOOD.replace(old, new, 1), encoding="utf-8")
    assert sentence in _refusal(path)


def test_no_text_and_no_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    assert _refusal(path) == "mine.toml: the file cannot be read (No such file or directory)."
    path.write_bytes(b"\xff\xfe\x00")
    assert _refusal(path) == "mine.toml: the file is not text in UTF-8."
    assert "cannot be read" in _refusal(tmp_path)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=80), st.integers(0, len(GOOD)), st.integers(0, 12))
def test_a_damaged_file_never_breaks_it(tmp_path: Path, noise: bytes, at: int, gone: int) -> None:
    path = tmp_path / "mine.toml"
    data = GOOD.encode()
    path.write_bytes(data[:at] + noise + data[at + gone :])
    with suppress(ForceError):
        load_force(path)


@pytest.mark.parametrize("force", starter_forces(), ids=lambda force: force.id)
def test_what_is_written_is_read_again(tmp_path: Path, force: Force) -> None:
    path = tmp_path / f"{force.id}.toml"
    path.write_text(force_document(force), encoding="utf-8")
    again = load_force(path)
    for name in ARMY_NAMES:
        assert sorted(again.army(name)) == sorted(force.army(name))
    assert (again.id, again.name, again.note, again.dragons, again.home_terrain, again.frontier) == (
        force.id,
        force.name,
        force.note,
        force.dragons,
        force.home_terrain,
        force.frontier,
    )


def _refusal(path: Path) -> str:
    with pytest.raises(ForceError) as caught:
        load_force(path)
    text = str(caught.value)
    assert "\n" not in text
    return text
