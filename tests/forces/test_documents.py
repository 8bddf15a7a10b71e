"""A force document gives a force or one clear sentence."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from ddtable.forces import documents
from ddtable.forces.ddforce import LONGEST_NAME, LONGEST_NOTE, MOST_DICE
from ddtable.forces.documents import (
    LARGEST_FILE,
    MOST_DOTS,
    force_document,
    load_all,
    load_each,
    load_force,
)
from ddtable.forces.force import ARMY_NAMES, Force, ForceError
from ddtable.forces.starter import starter_forces
from ddtable.texts.plain import GUARD
from ddtable.texts.trouble import Trouble
from tests.drivers.growing import MOST, growth

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
        ("health = 6", "health = " + "[" * 3000 + "]" * 3000, "Could not read mine.toml: it is nested too deeply."),
        ("health = 6", "#" * LARGEST_FILE, "mine.toml is too large: at most 64 KB are allowed."),
    ],
)
def test_a_defect(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(GOOD.replace(old, new, 1), encoding="utf-8")
    assert sentence in _refusal(path)


def test_no_text_and_no_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    assert _refusal(path) == "Could not read mine.toml: the file does not exist."
    path.write_bytes(b"\xff\xfe\x00")
    assert _refusal(path) == "mine.toml is not text in UTF-8."
    assert "Could not read" in _refusal(tmp_path)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=80), st.integers(0, len(GOOD)), st.integers(0, 12))
def test_a_damaged_file_never_breaks_it(tmp_path: Path, noise: bytes, at: int, gone: int) -> None:
    path = tmp_path / "mine.toml"
    data = GOOD.encode()
    path.write_bytes(data[:at] + noise + data[at + gone :])
    with suppress(ForceError):
        load_force(path)


@pytest.mark.parametrize("force", starter_forces(), ids=lambda force: force.id)
def test_written_document_is_read_back(tmp_path: Path, force: Force) -> None:
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
    assert isinstance(caught.value.args[0], Trouble), "a sentence that cannot be said in another language"
    text = str(caught.value)
    assert "\n" not in text
    return text


# Files that would take all memory or all time


@pytest.mark.parametrize("text", ["a{}=1", "[a{}]", "x={{a{}=1}}", "\n\n[[a{}]]", '"b" . c{}=1'])
def test_a_key_of_more_parts_than_memory_bears_is_refused_before_it_is_parsed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
):
    """One key of 32,000 parts took 3 GB."""
    path = tmp_path / "mine.toml"
    path.write_text(text.format(".a" * MOST_DOTS + " . b"))
    monkeypatch.setattr(documents.tomllib, "loads", lambda _: pytest.fail("it was parsed"))
    assert "the line has more than 200 dots" in _refusal(path)


HOSTILE: dict[str, Callable[[int], str]] = {
    "keys of many parts": lambda size: "\n".join(f"b{n}{'.a' * 190}=1" for n in range(size // 386)),
    "keys of many parts below tables of many": lambda size: "\n".join(
        f"[t{n}{'.a' * 190}]\nb{n}{'.a' * 190}=1" for n in range(size // 780)
    ),
    "tables": lambda size: "\n".join(f"[a.b{n}.c]" for n in range(size // 12)),
    "tables in lists": lambda size: "[[a]]\n" * (size // 6),
    "tables in a line": lambda size: f"a={{{','.join(f'b{n}=1' for n in range(size // 8))}}}",
    "lists in lists": lambda size: f"a={'[' * (size // 2)}{']' * (size // 2)}",
    "a long text": lambda size: f'a="""{chr(92)}\n{"  " * (size // 2)}"""',
    "a long number": lambda size: f"a={'9' * size}",
    "many dice": lambda size: GOOD.replace("2 Thug", ",".join(["99 Thug"] * (size // 8))),
    "blanks after a number": lambda size: GOOD.replace("2 Thug", "2" * (size // 2) + " " * (size // 2) + "x"),
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_time_grows_with_the_length_of_a_file(tmp_path: Path, kind: str):
    def read(size: int) -> Callable[[], object]:
        path = tmp_path / f"{size}.toml"
        path.write_text(HOSTILE[kind](size))
        return lambda: _outcome(path)

    assert growth(read, LARGEST_FILE - 1000) < MOST


def _outcome(path: Path) -> object:
    try:
        return load_force(path)
    except ForceError as error:
        return error


def test_a_file_holds_no_more_dice_than_any_other_force_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(GOOD.replace("health = 6\n", "").replace("2 Thug", ",".join(["99 Thug"] * 11)))
    assert _refusal(path) == f"mine.toml: it has more than {MOST_DICE} dice."


def test_a_strangers_words_are_cut_and_steer_no_screen(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(GOOD.replace("Old Friends", "\\u001b[2J\\u202e<b>" + "x" * 5000) + f'note = "{"y" * 9000}"')
    force = load_force(path)
    assert (len(force.name.replace(GUARD, "")), len(force.note)) == (LONGEST_NAME, LONGEST_NOTE)
    assert not {"\x1b", "\u202e"} & set(force.name)
    assert "<b>" not in force.name
    path.write_text(GOOD.replace("2 Thug", "<b>\\u202e" + "x" * 5000))
    assert len(_refusal(path)) < 1200
    assert "<b>" not in _refusal(path)


def test_a_note_of_dots_alone_is_written_so_that_it_can_be_read(tmp_path: Path) -> None:
    path = tmp_path / "dots.toml"
    force = replace(starter_forces()[0], note="." * LONGEST_NOTE)
    path.write_text(force_document(force), encoding="utf-8")
    assert load_force(path).note == force.note


# A file of many forces


def test_one_wrong_force_of_many_does_not_hide_the_others(tmp_path: Path) -> None:
    path = tmp_path / "many.toml"
    path.write_text(f"[first]\n{GOOD}\n[second]\n{GOOD.replace('2 Thug', '2 Thugg')}\n[name]\n{GOOD}\n")
    first, second, third = load_each(path)
    assert (first, third) == (replace(load_all_of(GOOD, tmp_path), id="first"), replace(first, id="name"))
    assert str(second) == "many.toml, second: Goblins have no die called 'Thugg'."
    with pytest.raises(ForceError, match=r"^many\.toml, second: "):
        load_all(path)


def load_all_of(text: str, folder: Path) -> Force:
    path = folder / "one.toml"
    path.write_text(text)
    (force,) = load_all(path)
    return force
