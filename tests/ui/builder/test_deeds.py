"""Keeping, opening, sharing, filling and suggesting, as far as a player meets them in the builder."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from ddtable.forces.ddforce import LONGEST_NOTE, read_ddforce
from ddtable.forces.starter import starter_forces
from ddtable.library import open_library
from tests.ui.builder.conftest import LEFT
from ui.builder.asking import FillDialog, NotesDialog, SaveFirstDialog, SizeDialog
from ui.builder.forces_dialog import ForcesDialog
from ui.builder.no_library import care_of
from ui.builder.page import BuilderPage
from ui.builder.sheet import Sheet, put, with_dice
from ui.builder.suggest_dialog import SuggestDialog
from ui.kit.confirm import Confirmation

Kind = TypeVar("Kind", bound=QDialog)
CONTROL = Qt.KeyboardModifier.ControlModifier
WOLVES = put(put(Sheet(), "home", ["goblins_thug"] * 3), "horde", ["undead_wight"])


def said_by(page: BuilderPage) -> list[str]:
    said: list[str] = []
    page.said.connect(said.append)
    return said


def dialog_of(page: BuilderPage, kind: type[Kind]) -> Kind:
    QApplication.processEvents()
    return [dialog for dialog in page.findChildren(kind) if dialog.isVisible()][-1]


def said_in(dialog: QDialog) -> str:
    return " ".join(label.text() for label in dialog.findChildren(QLabel))


def names(page: BuilderPage) -> list[str]:
    return sorted(entry.name for entry in page.shelf.forces())


# The library


def test_a_force_is_kept_and_found_again_tomorrow(open_builder, qtbot: QtBot):
    page = open_builder(WOLVES)
    page.editor.rename("Mire wolves")
    assert page.head.state.text().startswith("Draft")
    qtbot.keyClick(page, Qt.Key.Key_S, CONTROL)
    assert page.head.state.text() == "Saved in the library"
    kept = page.editor.sheet
    page.close_up()
    page.window().close()
    again = open_builder()
    assert again.editor.sheet == kept
    assert again.head.state.text() == "Saved in the library"
    again.editor.put(["goblins_thug"], "horde")
    assert again.head.state.text().startswith("Unsaved")
    assert again.save()
    assert names(again) == ["Mire wolves"]
    assert again.shelf.forces()[0].health == 6


def test_a_force_without_a_name_is_kept_under_its_races(open_builder):
    page = open_builder(WOLVES)
    assert page.save()
    assert names(page) == ["Goblins and Undead"]


def test_a_bare_desk_is_not_kept(page: BuilderPage):
    said = said_by(page)
    assert not page.save()
    assert said == ["There is nothing to save yet"]
    assert names(page) == []


def test_undo_leads_back_to_the_other_force_and_saving_hits_the_right_one(open_builder):
    page = open_builder(WOLVES)
    page.editor.rename("First")
    page.save()
    page.begin_new()
    assert page.editor.sheet.is_bare
    page.editor.put(["goblins_thug"], "home")
    page.editor.rename("Second")
    page.save()
    while page.editor.sheet.force.name != "First":
        page.editor.undo()
    page.editor.rename("First again")
    page.save()
    assert names(page) == ["First again", "Second"]


def test_unsaved_force_is_asked_about_before_another_is_opened(open_builder, qtbot: QtBot):
    page = open_builder(WOLVES)
    page.open_force(starter_forces()[0])
    assert page.editor.sheet.force.home == WOLVES.force.home
    dialog = dialog_of(page, SaveFirstDialog)
    assert "not in the library yet" in said_in(dialog)
    qtbot.mouseClick(dialog.save, LEFT)
    assert names(page) == ["Goblins and Undead"]
    assert page.editor.sheet.force.home == starter_forces()[0].home
    assert page.editor.sheet.health == starter_forces()[0].health
    assert page.verdict.is_met


@pytest.mark.parametrize("what", ["new", "duplicate", "open", "import"])
def test_a_force_of_the_library_is_never_written_over_unasked(open_builder, qtbot: QtBot, tmp_path: Path, what: str):
    page = open_builder(WOLVES)
    page.editor.rename("Mire wolves")
    page.save()
    page.editor.put(["goblins_thug"], "horde")
    tried = page.editor.sheet
    page.write_file(tmp_path / "other.ddforce")
    others = {
        "open": partial(page.open_force, starter_forces()[0]),
        "import": partial(page.open_file, tmp_path / "other.ddforce"),
    }
    others.get(what, partial(page.act, what))()
    dialog = dialog_of(page, SaveFirstDialog)
    assert "the last saved version" in said_in(dialog)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert page.editor.sheet == tried
    others.get(what, partial(page.act, what))()
    qtbot.mouseClick(dialog_of(page, SaveFirstDialog).without, LEFT)
    assert page.editor.sheet.origin != tried.origin
    assert [(entry.name, entry.health) for entry in page.shelf.forces()] == [("Mire wolves", 5)]
    page.editor.undo()
    assert page.editor.sheet == tried
    assert page.head.state.text().startswith("Unsaved")


def test_another_force_waits_until_a_conflict_is_settled(open_builder, qtbot: QtBot):
    page = open_builder(WOLVES)
    page.editor.rename("Mire wolves")
    page.save()
    with open_library(page.shelf.library.path) as other:
        (entry,) = other.forces()
        other.rename(entry, "Theirs", "2026-01-01T00:00:00+00:00")
    page.editor.rename("Mine")
    page.begin_new()
    qtbot.mouseClick(dialog_of(page, SaveFirstDialog).save, LEFT)
    dialog = dialog_of(page, Confirmation)
    assert page.editor.sheet.force.name == "Mine"
    assert "Cancel to keep editing" in said_in(dialog)
    qtbot.mouseClick(dialog.yes, LEFT)
    assert names(page) == ["Mine", "Theirs"]
    assert page.editor.sheet.is_bare


def test_copy_is_an_independent_force(open_builder, qtbot: QtBot):
    page = open_builder(WOLVES)
    page.editor.rename("Mire wolves")
    page.save()
    qtbot.keyClick(page, Qt.Key.Key_D, CONTROL)
    page.editor.put(["goblins_thug"], "horde")
    page.save()
    assert names(page) == ["Copy of Mire wolves", "Mire wolves"]
    assert {entry.health for entry in page.shelf.forces()} == {5, 6}


def test_the_list_is_searched_and_opened_by_keys(open_builder, qtbot: QtBot):
    page = open_builder(WOLVES)
    page.editor.annotate("Careful", ["swift"], "Mira")
    page.save()
    page.begin_new()
    page.act("open")
    dialog = dialog_of(page, ForcesDialog)
    qtbot.keyClicks(dialog.search, "mira swift")
    qtbot.keyClick(dialog.search, Qt.Key.Key_Down)
    assert dialog.list.hasFocus()
    qtbot.keyClick(dialog.list, Qt.Key.Key_Return)
    assert page.editor.sheet.force.home == WOLVES.force.home
    assert page.editor.sheet.player == "Mira"
    assert page.editor.is_kept


def test_open_button_is_disabled_after_an_empty_search(open_builder, qtbot: QtBot):
    page = open_builder(WOLVES)
    page.act("open")
    dialog = dialog_of(page, ForcesDialog)
    qtbot.keyClicks(dialog.search, "xyzzy")
    assert not dialog.open_button.isEnabled()
    assert dialog.none.isVisible()
    dialog.done(0)


def test_a_force_is_removed_and_put_back(open_builder, qtbot: QtBot):
    page = open_builder(WOLVES)
    page.save()
    page.act("open")
    dialog = dialog_of(page, ForcesDialog)
    assert dialog.close_button.text() == "Cancel"
    assert dialog.back.isHidden()
    qtbot.mouseClick(dialog.remove, LEFT)
    assert names(page) == []
    assert dialog.close_button.text() == "Close"
    assert not dialog.list.findItems("Goblins and Undead", Qt.MatchFlag.MatchExactly)
    assert page.head.state.text().startswith("Draft")
    qtbot.mouseClick(dialog.close_button, LEFT)
    page.act("open")
    again = dialog_of(page, ForcesDialog)
    assert again.back.text() == "Restore Goblins and Undead"
    qtbot.mouseClick(again.back, LEFT)
    assert names(page) == ["Goblins and Undead"]
    assert again.back.isHidden()
    assert page.head.state.text() == "Saved in the library"
    again.done(0)


def test_several_removed_forces_come_back_one_by_one(open_builder, qtbot: QtBot):
    page = open_builder(WOLVES)
    page.editor.rename("First")
    page.save()
    page.duplicate()
    page.editor.rename("Second")
    page.save()
    page.act("open")
    dialog = dialog_of(page, ForcesDialog)
    for _ in range(2):
        qtbot.mouseClick(dialog.remove, LEFT)
    assert names(page) == []
    for _ in range(2):
        qtbot.mouseClick(dialog.back, LEFT)
    assert names(page) == ["First", "Second"]
    dialog.done(0)


def test_a_force_that_was_removed_is_saved_as_a_new_one(open_builder, qtbot: QtBot):
    page = open_builder(WOLVES)
    page.save()
    page.act("open")
    dialog = dialog_of(page, ForcesDialog)
    qtbot.mouseClick(dialog.remove, LEFT)
    dialog.done(0)
    assert page.save()
    assert names(page) == ["Goblins and Undead"]
    assert page.head.state.text() == "Saved in the library"


def test_a_starter_force_is_not_removed(open_builder):
    page = open_builder()
    page.act("open")
    dialog = dialog_of(page, ForcesDialog)
    assert not dialog.remove.isEnabled()
    assert dialog.remove.toolTip()
    dialog.done(0)


def test_a_force_changed_in_another_window_is_not_overwritten(open_builder, qtbot: QtBot):
    page = open_builder(WOLVES)
    page.editor.rename("Mire wolves")
    page.save()
    with open_library(page.shelf.library.path) as other:
        (entry,) = other.forces()
        other.rename(entry, "Theirs", "2026-01-01T00:00:00+00:00")
    page.editor.rename("Mine")
    page.save()
    dialog = dialog_of(page, Confirmation)
    assert names(page) == ["Theirs"]
    qtbot.mouseClick(dialog.yes, LEFT)
    assert names(page) == ["Mine", "Theirs"]
    page.editor.rename("Mine still")
    page.save()
    assert names(page) == ["Mine still", "Theirs"]


def test_broken_library_is_reported_and_nothing_is_lost(open_builder, tmp_path: Path):
    (tmp_path / "library.ddlibrary").write_bytes(b"nonsense" * 500)
    page = open_builder(WOLVES)
    assert not page.save()
    dialog = care_of(page).dialog
    assert dialog is not None
    assert "library" in "".join(label.text() for label in dialog.findChildren(QLabel))
    dialog.done(0)
    assert page.editor.sheet.force.home == WOLVES.force.home
    assert page.head.state.text().startswith("Draft")
    page.close_up()


@pytest.mark.parametrize("what", ["open", "compare"])
def test_a_force_whose_row_is_unreadable_is_named_in_the_list(open_builder, tmp_path: Path, what: str):
    page = open_builder(WOLVES)
    page.editor.rename("Wolves")
    page.save()
    with closing(sqlite3.connect(tmp_path / "library.ddlibrary")) as connection, connection:
        connection.execute("UPDATE force SET tags = 'no list'")
    page.act("open") if what == "open" else page.ask_rival(lambda *_: None)
    assert "Wolves" in said_in(dialog_of(page, ForcesDialog))


def test_failed_save_of_the_draft_is_reported(open_builder, tmp_path: Path):
    page = open_builder()
    (tmp_path / "builder.json").mkdir()
    page.editor.put(["goblins_thug"], "home")
    page.keep_draft()
    assert "Could not save the draft" in page.head.state.text()
    (tmp_path / "builder.json").rmdir()
    page.keep_draft()
    assert page.head.state.text().startswith("Draft")


def test_two_windows_do_not_overwrite_each_other(open_builder, tmp_path: Path):
    """What is found again is the first window's; the second one's is in the library."""
    first, second = open_builder(WOLVES), open_builder()
    assert second.editor.sheet.is_bare
    second.editor.put(["goblins_troll"], "home")
    second.editor.rename("The other")
    first.editor.put(["goblins_thug"], "horde")
    tried = first.editor.sheet
    first.window().close()
    second.window().close()
    again = open_builder()
    assert again.editor.sheet == tried
    assert names(again) == ["The other"]
    assert [path.name for path in tmp_path.glob("builder*.json")] == ["builder.json"]
    assert not [*tmp_path.glob("*.lock")] or [path.name for path in tmp_path.glob("*.lock")] == ["builder.lock"]


# Files


def test_force_is_exported_and_imported(open_builder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    page = open_builder(WOLVES)
    page.editor.rename("Mire wolves")
    path = tmp_path / "wolves.ddforce"
    proposed: list[str] = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *asked: proposed.append(asked[2]) or (str(path), ""))
    page.act("export")
    assert Path(proposed[0]).name == "Mire wolves.ddforce"
    assert read_ddforce(path).force.name == "Mire wolves"
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    page.editor.clear()
    page.act("import")
    assert page.editor.sheet.force.home == WOLVES.force.home
    assert page.editor.sheet.health == 36


def test_a_strangers_file_is_refused_with_the_path_inside_it(open_builder, tmp_path: Path):
    path = tmp_path / "strange.ddforce"
    document = {"ddtable": "force", "version": 1, "name": "x", "armies": {"home": {"goblins_thgu": 2}}}
    path.write_text(json.dumps(document))
    page = open_builder(WOLVES)
    said = said_by(page)
    page.open_file(path)
    assert "$.armies.home.goblins_thgu" in said[-1]
    assert page.editor.sheet.force.home == WOLVES.force.home


def test_failed_write_is_reported(open_builder, tmp_path: Path):
    page = open_builder(WOLVES)
    said = said_by(page)
    page.write_file(tmp_path / "no such folder" / "x.ddforce")
    assert "x.ddforce" in said[-1]


# Dice that something else chooses


def test_filling_completes_the_force_and_one_undo_takes_it_back(open_builder, qtbot: QtBot):
    page = open_builder(WOLVES)
    before = page.editor.sheet
    qtbot.mouseClick(page.tools.fill, LEFT)
    dialog = dialog_of(page, FillDialog)
    assert {folk for folk, toggle in dialog.races.items() if toggle.isChecked()} == {"goblins", "undead"}
    qtbot.mouseClick(dialog.answer, LEFT)
    assert page.verdict.is_met
    assert page.editor.sheet.force.home[:3] == before.force.home
    assert set(page.editor.sheet.folk) <= {"goblins", "undead"}
    page.editor.undo()
    assert page.editor.sheet == before


def test_impossible_filling_is_reported(open_builder):
    page = open_builder(put(WOLVES, "horde", ["goblins_marauder"] * 20))
    said = said_by(page)
    assert not page.fill(["goblins"], False)
    assert "Remove" in said[-1]


def test_filling_from_a_collection_stays_within_its_counts(open_builder):
    page = open_builder()
    number = page.shelf.library.new_collection("Mira").id
    owned = {"goblins_thug": 12, "goblins_cutthroat": 8, "goblins_marauder": 4}
    page.shelf.library.own_many(number, owned)
    page.collections.choose(number, limited=True)
    assert page.fill([], True)
    used = page.editor.sheet.used
    assert all(used[die] <= owned.get(die, 0) for die in page.editor.sheet.force.units)
    page.catalogue.seek()
    assert {row.type_id for row in page.catalogue.view.rows} == set(owned)
    page.editor.set_game(health=60)
    assert page.editor.put(["earth_drake"]), "no dragon was ever counted in this collection"


def test_suggestions_are_taken_one_by_one_or_all(open_builder, qtbot: QtBot):
    page = open_builder(WOLVES)
    page.editor.set_game(health=24)
    qtbot.mouseClick(page.tools.suggest, LEFT)
    dialog = dialog_of(page, SuggestDialog)
    first = dialog.rows[0].suggestion
    count = len(dialog.rows)
    assert dialog.rows[0].accessibleName()
    qtbot.mouseClick(dialog.rows[0].take, LEFT)
    assert first.die in page.editor.sheet.dice(first.part)
    assert len(dialog.left) == count - 1
    assert dialog.all.keys == "↵"
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)  # takes them all, wherever the focus is
    assert page.verdict.is_met
    said = said_by(page)
    page.act("suggest")
    assert said == ["Nothing is missing"]


# Words about it


def test_another_size_is_typed(open_builder, qtbot: QtBot):
    page = open_builder(WOLVES)
    page.act("size")
    dialog = dialog_of(page, SizeDialog)
    dialog.field.clear()
    qtbot.keyClicks(dialog.field, "999")
    assert not dialog.answer.isEnabled()
    dialog.field.clear()
    qtbot.keyClicks(dialog.field, "42")
    qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    assert page.editor.sheet.health == 42
    assert "42" in page.tools.size_button.text()


def test_size_and_rules_are_chosen_in_menus(page: BuilderPage):
    page.tools.size_button.menu.actions()[0].trigger()
    assert page.editor.sheet.health == 23
    page.tools.rules.menu.actions()[1].trigger()
    assert page.editor.sheet.species == "starters"
    page.editor.put(["undead_wight"], "horde")
    assert "allowed" in {line.key for line in page.verdict.lines if not line.met}
    page.tools._half.trigger()
    assert page.editor.sheet.half_cap
    assert "half" in {line.key for line in page.verdict.lines}


def test_notes_and_tags_are_written(open_builder, qtbot: QtBot):
    page = open_builder(WOLVES)
    page.act("notes")
    dialog = dialog_of(page, NotesDialog)
    dialog.note.setPlainText("Careful\nwith the dragon")
    dialog.tags.setText("swift, , swift,<b>bold</b>")
    dialog.player.setText("Mira")
    qtbot.mouseClick(dialog.answer, LEFT)
    sheet = page.editor.sheet
    assert sheet.force.note == "Careful\nwith the dragon"
    assert sheet.tags[0] == "swift"
    assert len(sheet.tags) == 2
    assert "<b" not in sheet.tags[1]
    assert sheet.player == "Mira"


def test_a_clipboard_of_megabytes_does_not_stop_the_field_of_notes(open_builder, qtbot: QtBot):
    """All of it would take the field a minute, and no note may be so long."""
    page = open_builder(WOLVES)
    page.act("notes")
    dialog = dialog_of(page, NotesDialog)
    QApplication.clipboard().setText("Careful with the dragon. " * 40_000)
    dialog.note.setFocus()
    qtbot.keyClick(dialog.note, Qt.Key.Key_V, CONTROL)
    assert len(dialog.note.toPlainText()) == LONGEST_NOTE
    qtbot.mouseClick(dialog.answer, LEFT)
    assert page.editor.sheet.force.note.startswith("Careful with the dragon.")


def test_the_name_is_edited_in_place(open_builder, qtbot: QtBot):
    page = open_builder(WOLVES)
    field = page.head.name
    field.setFocus()
    qtbot.keyClicks(field, "Mire wolves")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert page.editor.sheet.force.name == "Mire wolves"
    field.setFocus()
    qtbot.keyClicks(field, " never")
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert page.editor.sheet.force.name == "Mire wolves"
    page.editor.undo()
    assert field.text() == ""


def test_play_button_shows_why_it_is_disabled(open_builder, qtbot: QtBot):
    page = open_builder(WOLVES)
    wanted: list[str] = []
    page.wanted.connect(wanted.append)
    assert not page.head.play.isEnabled()
    assert "to fix" in page.head.play.toolTip()
    page.act("play")
    assert wanted == []
    page.fill(["goblins"], False)
    qtbot.mouseClick(page.head.play, LEFT)
    qtbot.mouseClick(page.head.back, LEFT)
    qtbot.mouseClick(page.head.print, LEFT)
    assert wanted == ["play", "back", "print"]
    assert page.force.id
    assert page.force.name


def test_force_with_an_unknown_die_is_not_printed(open_builder):
    page = open_builder(with_dice(WOLVES, "campaign", ["lost_die"]))
    said, wanted = said_by(page), []
    page.wanted.connect(wanted.append)
    page.act("print")
    assert wanted == []
    assert "lost_die" in said[-1]
