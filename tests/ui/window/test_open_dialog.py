"""The dialog of Ctrl+O: the games of the start screen, searched, opened, removed; another file of the disk."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog

from ddtable.words.sentences import Words
from ui.kit.settings import SettingsFile
from ui.session.library import RecentGame
from ui.window.main_window import MainWindow
from ui.window.open_dialog import OpenDialog

AFTER_BUSY = 100  # milliseconds: input that came while the game was opened is dropped
NAMES = ("Mira – Ragna", "Tove – Aksel", "Ada – Grace", "Jo – Sam", "Kim – Ida", "Mira – Computer")


def games(count: int) -> tuple[RecentGame, ...]:
    when = "2020-02-03T14:05:00+00:00"
    return tuple(
        RecentGame(Path(f"games/game {number}.ddtable"), NAMES[number], when, False) for number in range(count)
    )


def opened(window: MainWindow) -> OpenDialog:
    window.menus.actions["open"].trigger()
    QApplication.processEvents()
    (dialog,) = (found for found in window.findChildren(OpenDialog) if found.isVisible())
    dialog.activateWindow()
    QApplication.processEvents()
    return dialog


def shown(dialog: OpenDialog) -> list[str]:
    return [row.text() for row in dialog.recent.rows if not row.isHidden()]


@pytest.fixture
def asked(monkeypatch) -> list[str]:
    """The file dialogs that were opened."""
    found: list[str] = []
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *given: (found.append(given[1]), ("", ""))[1])
    return found


def test_open_shows_the_recent_games_and_a_click_opens_one(window, library, qtbot, asked):
    library.games = games(3)
    dialog = opened(window)
    assert shown(dialog) == list(NAMES[:3])
    assert not dialog.recent.search.isVisible()
    assert dialog.focusWidget() is dialog.recent.rows[0]
    qtbot.mouseClick(dialog.recent.rows[1], Qt.MouseButton.LeftButton)
    assert library.asked == [Path("games/game 1.ddtable")]
    assert window.page is not None
    assert not dialog.isVisible()
    assert not asked


def test_open_searches_and_return_opens_the_first_game_found(window, library, qtbot):
    library.games = games(6)
    dialog = opened(window)
    assert dialog.focusWidget() is dialog.recent.search
    qtbot.keyClicks(dialog.recent.search, "mira")
    assert shown(dialog) == ["Mira – Ragna", "Mira – Computer"]
    qtbot.keyClick(dialog.recent.search, Qt.Key.Key_Down)
    assert dialog.focusWidget() is dialog.recent.rows[0]
    dialog.recent.search.setFocus()
    qtbot.keyClicks(dialog.recent.search, " comp")
    qtbot.keyClick(dialog.recent.search, Qt.Key.Key_Return)
    assert library.asked == [Path("games/game 5.ddtable")]


def test_open_over_a_game_opens_another_one(window, library, qtbot):
    library.games = games(2)
    window.open_path(library.games[0].path)
    qtbot.wait(AFTER_BUSY)
    dialog = opened(window)
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert library.asked == [library.games[0].path] * 2


def test_return_in_the_search_field_opens_over_a_game_too(window, library, qtbot):
    library.games = games(6)
    window.open_path(library.games[0].path)
    qtbot.wait(AFTER_BUSY)
    dialog = opened(window)
    qtbot.keyClicks(dialog.recent.search, "jo")
    qtbot.keyClick(dialog.recent.search, Qt.Key.Key_Return)
    assert library.asked[-1] == library.games[3].path


def test_other_file_asks_for_a_file(window, library, qtbot, asked):
    library.games = games(1)
    dialog = opened(window)
    qtbot.mouseClick(dialog.other, Qt.MouseButton.LeftButton)
    assert asked == ["Open…"]
    assert not dialog.isVisible()
    dialog = opened(window)
    qtbot.keyClick(dialog, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    assert asked == ["Open…"] * 2
    qtbot.waitUntil(lambda: not dialog.isVisible())


def test_without_games_open_asks_for_a_file_at_once(window, asked):
    window.menus.actions["open"].trigger()
    assert asked == ["Open…"]
    assert not window.findChildren(OpenDialog)


def test_a_game_removed_in_the_dialog_leaves_it_and_the_start_screen(window, library, qtbot):
    library.games = games(3)
    dialog = opened(window)
    qtbot.keyClick(dialog.recent.rows[0], Qt.Key.Key_Delete)
    assert shown(dialog) == list(NAMES[1:3])
    assert [row.text() for row in window.start.rows] == list(NAMES[1:3])


@pytest.mark.parametrize("language", ["en", "da"])
def test_the_dialog_is_whole_in_a_low_window(qtbot, library, tmp_path, language):
    library.games = games(6)
    window = MainWindow(library, SettingsFile(tmp_path / "settings.json"), Words(language))
    qtbot.addWidget(window)
    window.resize(1100, 700)
    window.show()
    dialog = opened(window)
    QApplication.processEvents()
    assert dialog.height() <= 700
    for button in (dialog.close_button, dialog.other):
        assert dialog.rect().contains(button.geometry())
        assert button.width() >= button.sizeHint().width()
