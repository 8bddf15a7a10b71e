"""Where games are kept: another folder can be chosen, and is asked for where the usual one takes no game."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from ddtable.saves import show
from tests.drivers.hands_on import Hands, open_window, settle
from tests.drivers.playing import set_up
from ui.kit.settings import SettingsFile
from ui.session.library import SeatPlan
from ui.window.games_folder import NoFolder
from ui.window.main_window import MainWindow
from ui.window.saved_games import Games
from ui.window.settings_dialog import SettingsDialog

PERSONS = [SeatPlan("Mira", "person"), SeatPlan("Ragna", "person")]


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    """A window whose games' folder cannot be made."""
    (tmp_path / "games").write_text("in the way")
    return open_window(qtbot, monkeypatch, tmp_path)


@pytest.fixture
def stick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that is chosen whenever one is asked for."""
    folder = tmp_path / "stick"
    folder.mkdir()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder))
    return folder


def asked(window: MainWindow) -> NoFolder:
    settle()
    return next(dialog for dialog in window.findChildren(NoFolder) if dialog.isVisible())


def test_read_only_folder_asks_for_another_for_the_new_game(hands, stick, qtbot):
    window = hands.window
    window.new_games.first_battle()
    dialog = asked(window)
    assert window.page is None
    qtbot.mouseClick(dialog.choose, Qt.MouseButton.LeftButton)
    assert hands.session.guard.path is not None
    assert hands.session.guard.path.parent == stick
    assert SettingsFile(window.settings.path).value.games_folder == str(stick)


def test_cancelled_folder_choice_starts_no_game(hands, qtbot, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "")
    hands.window.new_games.first_battle()
    qtbot.mouseClick(asked(hands.window).choose, Qt.MouseButton.LeftButton)
    assert hands.window.page is None
    hands.window.new_games.first_battle()
    qtbot.keyClick(asked(hands.window), Qt.Key.Key_Escape)
    assert hands.window.page is None


def test_next_start_uses_the_folder_and_lists_older_games(qtbot, monkeypatch, tmp_path, stick):
    first = open_window(qtbot, monkeypatch, tmp_path)
    first.window.show_game(first.window.library.new(set_up(2, health=24), PERSONS, practice=True))
    old = first.session.guard.path
    first.window.show_start()
    dialog = SettingsDialog(first.window)
    dialog.change_folder.click()
    assert dialog.places["games"].text() == str(stick)
    assert dialog.files_note.text() == ""
    dialog.done(0)
    settings = SettingsFile(tmp_path / "settings.json")
    window = MainWindow(Games(tmp_path / "games"), settings)
    qtbot.addWidget(window, before_close_func=lambda shown: shown.show_start())
    window.show_game(window.library.new(set_up(3, health=24), PERSONS, practice=True))
    fresh = window.page.session.guard.path
    assert fresh.parent == stick
    assert show(fresh).choices == 0
    assert {game.path for game in window.recents.games()} == {old, fresh}


def test_read_only_folder_is_reported(hands, stick, monkeypatch):
    monkeypatch.setattr("ui.window.settings_dialog.os.access", lambda *_: False)
    dialog = SettingsDialog(hands.window)
    dialog.change_folder.click()
    assert "permission to save" in dialog.files_note.text()
    dialog.done(0)


def test_backups_go_to_the_chosen_folder_if_the_usual_one_is_read_only(tmp_path, stick):
    (tmp_path / "closed").write_text("in the way")
    games = Games(tmp_path / "closed" / "games")
    games.keep_in(stick)
    assert games.copies.root == stick / "backups"
    usual = Games(tmp_path / "open")
    usual.keep_in(stick)
    assert usual.copies.root == tmp_path / "open" / "backups", "copies that are there stay in the list"


def test_missing_file_manager_is_reported(hands, monkeypatch):
    opens: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opens.append(url.toLocalFile()) or False)
    dialog = SettingsDialog(hands.window)
    dialog._show_folder("settings")
    assert opens == [str(hands.window.settings.path.parent)]
    assert "No file manager found" in dialog.files_note.text()
    dialog.done(0)


def test_lost_setting_is_reported_once(hands, tmp_path):
    window = hands.window
    (tmp_path / "settings").write_text("in the way")
    window.settings.path = tmp_path / "settings" / "settings.json"
    window.change_settings(theme="light")
    assert "Could not save" in window.notice.words
    window.notice.show_words("")
    window.change_settings(theme="dark")
    assert window.notice.words == ""
