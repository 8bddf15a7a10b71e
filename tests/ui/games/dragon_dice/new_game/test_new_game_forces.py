"""Forces of the player's own in a new game: from the library, from the builder, from files."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from msgspec import structs
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from ddtable.engine.game import Game
from ddtable.forces.ddforce import SharedForce, write_ddforce
from ddtable.forces.force import Force, with_dice
from ddtable.forces.starter import starter_forces
from ddtable.library import open_library
from ddtable.words.sentences import Words
from tests.library.shelf import damage
from ui.games.dragon_dice.new_game.draft import DraftDialog
from ui.games.dragon_dice.new_game.page import take_force
from ui.games.dragon_dice.new_game.seat_form import SeatForm
from ui.kit.settings import Settings, SettingsFile
from ui.new_game.dialog import NewGameDialog

Made = Callable[..., NewGameDialog]
BONES = Force(
    id="bones",
    name="Bones and Knives",
    home=("goblins_troll", *["goblins_thug"] * 4),
    campaign=("undead_skeleton",) * 9,
    horde=(*["goblins_thug"] * 6, "undead_skeleton", "undead_skeleton"),
    dragons=("air_drake", "fire_wyrm"),
    home_terrain="swampland_tower",
    frontier="coastland_city",
)
"""A force of 25 health with a monster and the dice of another species."""


@pytest.fixture
def library(tmp_path: Path) -> Path:
    return tmp_path / "library.ddlibrary"


@pytest.fixture
def dialog(qtbot, monkeypatch: pytest.MonkeyPatch, library: Path) -> Made:
    monkeypatch.setattr(NewGameDialog, "_screen", lambda _: QRect(0, 0, 1280, 800))

    def made(settings: Settings | None = None) -> NewGameDialog:
        shown = NewGameDialog(Words(), settings or Settings(), None, Random(5), library)
        qtbot.addWidget(shown)
        return shown

    return made


def keep(library: Path, *forces: Force, health: int = 0) -> list[str]:
    """Keep forces in the library; return what they are remembered by."""
    with open_library(library) as opened:
        kept = [opened.keep(SharedForce(force, health=health), "2026-11-21T12:00:00+00:00") for force in forces]
    return [f"library_{entry.id}" for entry in kept]


def rows(form: SeatForm) -> list[tuple[str, bool]]:
    """The words of the list of forces, and whether each can be chosen."""
    choice = form.force_choice
    flags = [choice.model().index(row, 0).flags() for row in range(choice.count())]
    able = [bool(flag & Qt.ItemFlag.ItemIsEnabled) for flag in flags]
    return [(choice.itemText(row), able[row]) for row in range(choice.count())]


def find(form: SeatForm, words: str) -> int:
    return next(row for row, (text, _) in enumerate(rows(form)) if words in text)


def all_species(made: NewGameDialog) -> None:
    made.page.house.choices["species"].buttons["other"].click()


@pytest.fixture
def starter() -> Force:
    """A force of the library that any game of its size takes."""
    return structs.replace(starter_forces()[0], name="My first one", note="")


def test_without_a_library_the_dialog_makes_none_and_shows_no_headings(dialog: Made, library: Path):
    made = dialog()
    assert not library.exists()
    assert all(able for _, able in rows(made.page.forms[0]))


def test_forces_of_the_library_are_first_and_sorted_by_change(dialog: Made, library: Path, starter: Force):
    keep(library, starter, structs.replace(starter, name="My second one"))
    listed = rows(dialog().page.forms[0])
    assert listed[0] == ("MY FORCES", False)
    assert [text.split(" · ")[0] for text, _ in listed[1:4]] == ["My second one", "My first one", "STARTER FORCES"]
    assert (listed[1][1], listed[3][1]) == (True, False)


def test_arrow_keys_skip_the_headings(dialog: Made, library: Path, starter: Force):
    keep(library, starter)
    form = dialog().page.forms[0]
    form.force_choice.setCurrentIndex(1)
    QTest.keyClick(form.force_choice, Qt.Key.Key_Down)
    assert form.force in starter_forces()
    QTest.keyClick(form.force_choice, Qt.Key.Key_Up)
    assert form.force.name == "My first one"


def test_a_force_of_the_library_plays_and_is_remembered(dialog: Made, library: Path, starter: Force, tmp_path: Path):
    (word,) = keep(library, starter)
    first = dialog()
    first.page.forms[1].force_choice.setCurrentIndex(find(first.page.forms[1], "My first one"))
    assert first.begin.isEnabled()
    assert "Press H" in first.page.forms[1].note.text()
    assert Game(first.set_up()).question is not None
    settings = SettingsFile(tmp_path / "settings.json")
    settings.change(**first.memory())
    assert settings.value.seats[1].force == word
    assert dialog(settings.value).page.forms[1].force.name == "My first one"


def test_a_force_from_the_builder_brings_its_edition(dialog: Made, starter: Force):
    """R96.1: a force of 28 health has 1 dragon in 1996, and 2 in 1995."""
    made = dialog()
    one_dragon = structs.replace(starter, horde=(*starter.horde, *["goblins_thug"] * (28 - starter.health)))
    take_force(structs.replace(one_dragon, dragons=("air_drake",)), "Bea", "revised96", made)
    assert made.page.house.values()["edition"] == "revised96"
    assert made.begin.isEnabled(), made.defect.text()
    take_force(starter, "Bea", "classic95", made)
    assert "edition" not in made.page.house.values()
    assert made.begin.isEnabled()


def test_removed_remembered_force_is_ignored(dialog: Made, library: Path, starter: Force, tmp_path: Path):
    (word,) = keep(library, starter)
    first = dialog()
    first.page.forms[0].force_choice.setCurrentIndex(1)
    settings = SettingsFile(tmp_path / "settings.json")
    settings.change(**first.memory())
    with open_library(library) as opened:
        opened.remove(int(word.removeprefix("library_")))
    again = dialog(settings.value)
    assert again.page.forms[0].force in starter_forces()
    assert again.begin.isEnabled()


def test_a_force_of_other_species_is_grey_with_its_reason_until_all_species_play(dialog: Made, library: Path):
    keep(library, BONES)
    made = dialog()
    made.page.sizes.buttons["25"].click()
    row = find(made.page.forms[0], "Bones")
    assert not rows(made.page.forms[0])[row][1]
    assert "Troll" in made.page.forms[0].force_choice.itemData(row, Qt.ItemDataRole.ToolTipRole)
    all_species(made)
    row = find(made.page.forms[0], "Bones")
    assert rows(made.page.forms[0])[row][1]
    made.page.forms[0].force_choice.setCurrentIndex(row)
    assert made.begin.isEnabled()
    made.page.house.choices["species"].buttons["default"].click()
    assert made.page.forms[0].force.name == BONES.name
    assert not made.begin.isEnabled()
    assert BONES.name in made.defect.text()


def test_half_built_force_shows_what_is_missing(dialog: Made, library: Path, starter: Force):
    keep(library, structs.replace(starter, name="Half of it", horde=(), frontier=""), health=24)
    form = dialog().page.forms[0]
    row = find(form, "Half of it")
    assert not rows(form)[row][1]
    assert "health" in form.force_choice.itemData(row, Qt.ItemDataRole.ToolTipRole)


def test_force_with_unknown_dice_is_disabled(dialog: Made, library: Path, starter: Force):
    keep(library, structs.replace(starter, name="Lost", horde=("own_gone", *starter.horde)), health=24)
    form = dialog().page.forms[0]
    assert not rows(form)[find(form, "Lost")][1]


def test_the_size_of_an_own_force_is_offered(dialog: Made, library: Path, starter: Force):
    keep(library, structs.replace(starter, horde=(*starter.horde, "goblins_thug")), health=25)
    keep(library, structs.replace(starter, name="Large", horde=(*starter.horde, *["goblins_thug"] * 20)), health=44)
    made = dialog()
    sizes = [int(size) for size in made.page.sizes.buttons]
    assert 44 in sizes
    assert sizes == sorted(set(sizes))
    made.page.sizes.buttons["44"].click()
    assert {form.force.health for form in made.page.forms} == {44}


def test_with_all_species_deal_and_draft_take_their_dice(dialog: Made):
    made = dialog()
    all_species(made)
    folk = set()
    for _ in range(12):
        made.page.deal_all.click()
        folk |= {species for form in made.page.forms for species in form.force.species}
    assert len(folk) > 8
    assert made.begin.isEnabled()
    made.page.draft.click()
    (drafting,) = made.findChildren(DraftDialog)
    assert {draft.allowed for draft in drafting.drafts} == {"all"}
    drafting.close()


def test_a_force_that_cannot_be_read_is_named_and_the_others_are_offered(dialog: Made, library: Path, starter: Force):
    keep(library, structs.replace(starter, name="Sound"), structs.replace(starter, name="Torn"), health=24)
    with closing(sqlite3.connect(library)) as connection, connection:
        connection.execute("UPDATE force SET document = '{' WHERE name = 'Torn'")
    made = dialog()
    assert "Could not read the force Torn" in made.said.text()
    assert rows(made.page.forms[0])[find(made.page.forms[0], "Sound")][1]


# From the builder


def test_a_force_of_the_builder_takes_the_first_seat_with_its_size_and_species(dialog: Made):
    made = dialog()
    made.page.take(BONES, "Bea")
    form = made.page.forms[0]
    assert (form.force.name, form.name, made.page.sizes.value) == (BONES.name, "Bea", "25")
    assert made.set_up().options["species"] == "all"
    assert "all races" in made.said.text()
    assert made.ready.isHidden()
    assert made.begin.isEnabled()
    assert Game(made.set_up()).question is not None
    form.name_edit.setText("Beatrix")
    assert made.said.isHidden()


def test_force_of_another_size_sets_the_size(dialog: Made, starter: Force):
    made = dialog()
    made.page.take(
        structs.replace(starter, id="mine", horde=(*starter.horde, *["goblins_thug"] * 4), dragons=("air_drake",) * 2)
    )
    assert made.page.sizes.value == "28"
    assert {form.force.health for form in made.page.forms} == {28}
    assert "28 health" in made.said.text()
    assert made.begin.isEnabled()


def test_a_force_of_the_builder_that_is_kept_is_remembered_by_its_number(dialog: Made, library: Path, starter: Force):
    (word,) = keep(library, starter)
    made = dialog()
    made.page.take(structs.replace(starter, id="my_first_one"))
    assert made.page.forms[0].force_word == word
    assert made.said.isHidden()


# From a file


def test_force_is_loaded_from_a_file(dialog: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "bones.ddforce"
    write_ddforce(path, SharedForce(BONES))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    made = dialog()
    made.page.forms[1].file_button.click()
    assert made.page.forms[1].force.name == BONES.name
    assert made.begin.isEnabled()
    made.page.sizes.buttons["36"].click()
    assert made.page.forms[1].force in starter_forces()


@pytest.mark.parametrize(
    ("force", "said"),
    [
        (structs.replace(BONES, home=(*BONES.home, "undead_skeleton")), "Home army"),
        (structs.replace(BONES, dragons=()), "dragon"),
    ],
)
def test_a_file_with_a_force_that_no_game_takes_is_refused_in_a_sentence(dialog: Made, tmp_path: Path, force, said):
    path = tmp_path / "bones.ddforce"
    write_ddforce(path, SharedForce(force))
    made = dialog()
    before = made.page.forms[0].force
    made.page.take_files([path], 0)
    assert said.lower() in made.said.text().lower()
    assert made.page.forms[0].force is before
    assert made.begin.isEnabled()


def test_invalid_file_is_refused_with_a_sentence(dialog: Made, tmp_path: Path):
    path = tmp_path / "letter.ddforce"
    path.write_text("Dear Mira")
    made = dialog()
    made.page.take_files([path], 0)
    assert "letter.ddforce" in made.said.text()
    assert made.ready.isHidden()


def test_unreadable_library_is_reported_and_other_forces_are_listed(dialog: Made, library: Path):
    library.write_bytes(b"not a database" * 100)
    made = dialog()
    assert "library.ddlibrary" in made.said.text()
    assert made.begin.isEnabled()


def test_a_damaged_force_of_the_library_is_named_and_the_others_are_offered(
    dialog: Made, library: Path, starter: Force
):
    keep(library, *(structs.replace(starter, name=name) for name in ("One", "Two", "Three")))
    damage(library, "Two")
    made = dialog()
    assert made.said.text().startswith("Could not read the force Two: ")
    offered = [words for words, _ in rows(made.page.forms[0])]
    assert any("One" in words for words in offered)
    assert any("Three" in words for words in offered)
    assert not any("Two" in words for words in offered)
    assert made.begin.isEnabled()


def test_of_several_files_a_bad_one_takes_no_seat(dialog: Made, tmp_path: Path):
    bad, good = tmp_path / "bad.ddforce", tmp_path / "bones.ddforce"
    bad.write_text("Dear Mira")
    write_ddforce(good, SharedForce(BONES))
    made = dialog()
    made.page.take_files([bad, good], 0)
    assert made.page.forms[0].force.name == BONES.name
    assert "Could not read bad.ddforce" in made.said.text()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_pipe_with_the_name_of_a_force_is_refused_in_a_sentence(dialog: Made, tmp_path: Path):
    os.mkfifo(tmp_path / "pipe.ddforce")
    made = dialog()
    made.page.take_files([tmp_path / "pipe.ddforce"], 0)
    assert made.said.text() == "Could not read pipe.ddforce: it is a pipe or a device, not a file."


def test_picture_of_a_force_has_a_row_for_each_section(dialog: Made, starter: Force):
    picture = dialog().page.forms[0].picture
    picture.show_force(starter)
    low = picture.height()
    assert "Home army" in picture.accessibleName()
    picture.show_force(with_dice(starter, "recruiting", ["goblins_thug"] * 2))
    assert "Recruiting pool 2 health" in picture.accessibleName()
    assert picture.height() > low
    picture.grab()
