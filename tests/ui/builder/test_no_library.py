"""A library that cannot be opened or written: a sentence, the ways on, and nothing done without the player."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QLabel
from pytestqt.qtbot import QtBot

from ddtable import library
from ddtable.dice.catalogue import catalogue, use_own_dice
from ddtable.words.sentences import Words
from tests.drivers.hands_on import Hands, open_window
from tests.library.shelf import GUARD, NOW, SCOUT, called
from ui.builder.collections_window import CollectionsWindow
from ui.builder.desk import NAME as DESK
from ui.builder.desk import DeskFile
from ui.builder.no_library import NoLibrary
from ui.builder.page import BuilderPage
from ui.new_game.dialog import NewGameDialog
from ui.rosters.preview import RosterDialog

LEFT = Qt.MouseButton.LeftButton
BROKEN = "my dice, as I remember them\n" * 40


@pytest.fixture(autouse=True)
def asked_for(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[NewGameDialog]]:
    """The new game dialogs that would wait for a hand are answered with no."""
    asked: list[NewGameDialog] = []
    monkeypatch.setattr(NewGameDialog, "exec", lambda self: (asked.append(self), QDialog.DialogCode.Rejected)[1])
    yield asked
    use_own_dice(())


@pytest.fixture
def path(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where this player's library lies; it has one force, a die of its own, and an older copy without a second one."""
    monkeypatch.setattr("ddtable.library.user_data_path", lambda *_, **__: tmp_path)
    path = library.library_path()
    with library.open_library(path, NOW) as shelf:
        shelf.keep(GUARD, NOW)
        shelf.keep_die(SCOUT)
    assert library.back_up(path, date(2031, 5, 4))
    with library.open_library(path) as shelf:
        shelf.keep(called("Later"), NOW)
    return path


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


def builder(hands: Hands) -> BuilderPage:
    assert hands.window.run_command("builder") == ""
    QApplication.processEvents()
    page = hands.window._building.page
    QApplication.processEvents()
    return page


def asked(hands: Hands) -> NoLibrary | None:
    QApplication.processEvents()
    return next((dialog for dialog in hands.window.findChildren(NoLibrary) if dialog.isVisible()), None)


def waited(hands: Hands, qtbot: QtBot) -> NoLibrary:
    qtbot.waitUntil(lambda: asked(hands) is not None)
    dialog = asked(hands)
    assert dialog is not None
    return dialog


def told(dialog: NoLibrary) -> str:
    return " ".join(label.text() for label in dialog.findChildren(QLabel) if label.isVisibleTo(dialog))


def names(page: BuilderPage) -> list[str]:
    return sorted(entry.name for entry in page.shelf.forces())


def test_damaged_library_is_reported_and_restored_from_a_backup(hands, path, qtbot):
    path.write_text(BROKEN)
    page = builder(hands)
    dialog = waited(hands, qtbot)
    assert "library.ddlibrary is not a ddtable library" in told(dialog)
    assert str(path.parent) in told(dialog)
    assert path.read_text() == BROKEN, "nothing is done by itself"
    assert [button.accessibleName() for button in dialog.copies] == [
        f"Restore the library from {dialog.copies[0].text()}"
    ]
    qtbot.mouseClick(dialog.copies[0], LEFT)
    assert asked(hands) is None
    assert names(page) == ["Reef Guard"]
    assert SCOUT.id in catalogue().own
    assert "Restored the library" in hands.window.notice.words
    assert path.with_name("library.ddlibrary.aside").read_text() == BROKEN


def test_a_new_library_is_begun_and_the_force_on_the_desk_is_a_new_one_in_it(hands, path, qtbot):
    page = builder(hands)
    page.editor.put(["goblins_thug"], "home")
    assert page.save()
    assert page.editor.sheet.origin > 0
    page.shelf.let_go()
    path.write_text(BROKEN)
    page.editor.put(["goblins_thug"], "campaign")
    assert not page.save()
    dialog = waited(hands, qtbot)
    qtbot.mouseClick(dialog.fresh, LEFT)
    assert asked(hands) is None
    assert names(page) == [page.name], "what was to be saved is saved"
    assert page.editor.is_kept
    assert path.with_name("library.ddlibrary.aside").read_text() == BROKEN


def test_building_without_the_library_asks_again_when_it_is_needed(hands, path, qtbot):
    path.write_text(BROKEN)
    page = builder(hands)
    qtbot.keyClick(waited(hands, qtbot), Qt.Key.Key_Escape)
    assert asked(hands) is None
    page.editor.put(["goblins_thug"], "home")
    assert hands.window.run_command("builder") == ""  # left and entered again: no second question
    builder(hands)
    assert asked(hands) is None
    page.save()
    qtbot.keyClick(waited(hands, qtbot), Qt.Key.Key_Escape)
    assert page.head.state.text().startswith("Draft")
    hands.window.close()
    assert path.read_text() == BROKEN


def test_repaired_library_lets_try_again_continue(hands, path, qtbot):
    sound = path.read_bytes()
    path.write_text(BROKEN)
    page = builder(hands)
    dialog = waited(hands, qtbot)
    path.write_bytes(sound)
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert asked(hands) is None
    assert SCOUT.id in [row.type_id for row in page.catalogue.view.dice.dice]
    assert names(page) == ["Later", "Reef Guard"]


def test_a_copy_that_is_broken_too_is_a_sentence_and_the_question_stays(hands, path, qtbot):
    path.write_text(BROKEN)
    (copy,) = library.copies(path)
    copy.path.write_text(BROKEN)
    builder(hands)
    dialog = waited(hands, qtbot)
    qtbot.mouseClick(dialog.copies[0], LEFT)
    assert asked(hands) is dialog
    assert dialog.said.isVisible()
    assert "is not a ddtable library" in dialog.said.text()
    assert path.read_text() == BROKEN


@pytest.mark.parametrize("broken", ["newer", "folder", "cut"])
def test_any_broken_library_can_be_replaced_by_a_new_one(hands, path, qtbot, broken):
    if broken == "newer":
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("PRAGMA user_version=9")
    elif broken == "folder":
        path.unlink()
        path.mkdir()
    else:
        path.write_bytes(path.read_bytes()[:5000])
    page = builder(hands)
    dialog = waited(hands, qtbot)
    assert {"newer": "newer version", "folder": "not a file", "cut": "damaged"}[broken] in told(dialog)
    qtbot.mouseClick(dialog.fresh, LEFT)
    assert names(page) == []
    assert path.with_name("library.ddlibrary.aside").exists()


def test_full_disk_offers_only_try_again(hands, path, qtbot):
    page = builder(hands)
    page.editor.put(["goblins_thug"], "home")
    assert names(page)
    driver = page.shelf.library._connection.connection.driver_connection
    driver.execute("PRAGMA max_page_count=1").close()
    page.editor.annotate("x" * 4000, (), "Mira")
    assert not page.save()
    dialog = waited(hands, qtbot)
    assert "the disk is full" in told(dialog)
    assert (dialog.copies, dialog.fresh) == ([], None)
    driver.execute("PRAGMA max_page_count=1000000").close()
    qtbot.mouseClick(dialog.again, LEFT)
    assert asked(hands) is None
    assert page.name in names(page)


@pytest.mark.skipif(os.name == "nt", reason="an open file cannot be removed there")
def test_library_restored_by_another_window_is_opened_again(hands, path, qtbot):
    page = builder(hands)
    page.editor.put(["goblins_thug"], "home")
    assert names(page) == ["Later", "Reef Guard"]
    library.restore(library.copies(path)[0], path)
    assert not page.save()
    dialog = waited(hands, qtbot)
    assert "moved, removed or replaced" in told(dialog)
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert names(page) == sorted([page.name, "Reef Guard"])


def test_new_game_asks_once_and_starts_with_any_answer(hands, path, qtbot, asked_for):
    path.write_text(BROKEN)
    hands.window.new_games.ask()
    dialog = waited(hands, qtbot)
    assert not asked_for
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert len(asked_for) == 1
    hands.window.new_games.ask()
    assert asked(hands) is None, "the player does without it"
    assert len(asked_for) == 2


def test_a_new_game_has_the_forces_of_the_copy(hands, path, qtbot, asked_for):
    path.write_text(BROKEN)
    hands.window.new_games.ask()
    qtbot.mouseClick(waited(hands, qtbot).copies[0], LEFT)
    assert asked_for[0].page.own.sizes
    assert not asked_for[0].page.own.trouble


def test_the_rosters_ask_too_and_have_own_dice_without_the_builder(hands, path, qtbot):
    assert SCOUT.id not in catalogue().own
    sound = path.read_bytes()
    path.write_text(BROKEN)
    assert hands.window.run_command("rosters") == ""
    dialog = waited(hands, qtbot)
    path.write_bytes(sound)
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    (shown,) = hands.window.findChildren(RosterDialog)
    assert SCOUT.id in catalogue().own
    shown.close()


def test_the_collections_are_not_shown_empty_while_they_cannot_be_read(hands, path, qtbot):
    path.write_text(BROKEN)
    page = builder(hands)
    qtbot.keyClick(waited(hands, qtbot), Qt.Key.Key_Escape)
    page.act("collections")
    dialog = waited(hands, qtbot)
    assert not page.findChildren(CollectionsWindow)
    qtbot.mouseClick(dialog.copies[0], LEFT)
    (shown,) = page.findChildren(CollectionsWindow)
    assert shown.isVisible()
    shown.close()


def test_missing_library_is_neither_asked_about_nor_made(hands, path, asked_for):
    path.unlink()
    hands.window.new_games.ask()
    builder(hands)
    assert asked(hands) is None
    assert len(asked_for) == 1
    assert not path.exists()


def test_the_collection_of_last_time_is_not_forgotten_over_a_broken_library(hands, path, qtbot):
    with library.open_library(path) as shelf:
        mira = shelf.new_collection("Mira")
        shelf.own(mira.id, "goblins_thug", 3)
    library.back_up(path, date(2031, 5, 5))
    DeskFile(hands.window.settings.path.with_name(DESK)).change(collection=mira.id, limited=True)
    path.write_text(BROKEN)
    page = builder(hands)
    dialog = waited(hands, qtbot)
    page.keep_draft()
    assert (page.desk.value.collection, page.desk.value.limited) == (mira.id, True)
    qtbot.mouseClick(dialog.copies[0], LEFT)
    assert page.editor.owned == {"goblins_thug": 3}
    assert page.editor.limited


def test_own_dice_that_another_window_changes_are_shown_as_they_are_now(hands, path, qtbot):
    page = builder(hands)
    qtbot.waitUntil(lambda: SCOUT.id in catalogue().own)
    page.editor.put([SCOUT.id], "home")
    page.catalogue.strip.show_die(SCOUT.id)
    with library.open_library(path) as other:
        other.remove_die(SCOUT.id)
        use_own_dice(())  # the rosters of this window have asked the library meanwhile
    page.shelf._look()
    assert SCOUT.id not in [row.type_id for row in page.catalogue.view.dice.dice]
    assert page.catalogue.strip.type_id != SCOUT.id
    page.grab()
    assert not page.verdict.is_met


@pytest.mark.parametrize("language", ["en", "da"])
def test_the_question_is_whole_in_each_language(qtbot, path, language):
    path.write_text(BROKEN)
    words = Words(language)
    with pytest.raises(library.LibraryError) as refused:
        library.open_library(path)
    parent = QLabel()
    qtbot.addWidget(parent)
    dialog = NoLibrary(words, refused.value, path, parent)
    dialog.show()
    for button in (dialog.close_button, dialog.again, dialog.fresh, *dialog.copies):
        assert button.width() >= button.sizeHint().width(), button.text()
        assert dialog.rect().contains(button.mapTo(dialog, button.rect().center()))
