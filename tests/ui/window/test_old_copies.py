"""Older copies of games: made when a game is opened or left, listed, and opened as games of their own."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ddtable.saves import show
from tests.drivers.hands_on import Hands, open_window, settle
from tests.drivers.playing import set_up
from ui.kit.labels import CutLabel
from ui.session.library import SeatPlan
from ui.window.main_window import MainWindow
from ui.window.restore import RestoreDialog

PERSONS = [SeatPlan("Mira", "person"), SeatPlan("Ragna", "person")]


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    hands = open_window(qtbot, monkeypatch, tmp_path)
    begin(hands)
    return hands


def begin(hands: Hands, seed: int = 2) -> None:
    hands.window.show_game(hands.window.library.new(set_up(seed, health=24), PERSONS, practice=True))


def play(hands: Hands, choices: int) -> None:
    for _ in range(choices):
        hands.session.draft.suggest()
        hands.session.draft.confirm()


def listed(window: MainWindow) -> RestoreDialog:
    assert window.run_command("restore") == ""
    settle()
    return next(dialog for dialog in window.findChildren(RestoreDialog) if dialog.isVisible())


def test_a_game_that_was_left_can_be_had_back_as_it_was(hands, qtbot):
    window, path = hands.window, hands.session.guard.path
    window.menus.refresh()
    assert "no backup" in window.menus.actions["restore"].toolTip()
    play(hands, 4)
    window.show_start()
    window.open_path(path)
    stood = hands.session.game.position
    play(hands, 3)
    dialog = listed(window)
    (button,) = dialog.buttons
    assert "4 choices" in button.text()
    assert button.accessibleName().startswith("Mira – Ragna, ")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert hands.session.guard.path not in (path, None)
    assert hands.session.guard.path.parent == path.parent
    assert "backup" in hands.session.guard.path.stem
    assert hands.session.game.position == stood
    play(hands, 1)
    assert show(path).choices == 7, "the game itself is as it was left"
    assert "separate game" in window.notice.words or not window.notice.isVisible()


def test_the_start_screen_offers_the_copies_of_all_games_also_of_deleted_ones(hands):
    window, path = hands.window, hands.session.guard.path
    play(hands, 2)
    begin(hands, seed=3)
    play(hands, 3)
    window.show_start()
    path.unlink()
    dialog = listed(window)
    assert sorted(button.text().rpartition(" · ")[2] for button in dialog.buttons) == ["2 choices", "3 choices"]


def test_backups_are_listed_under_their_game_even_for_a_rematch(hands):
    """A rematch has the same names: the file and the forces tell which copy is of which game."""
    window, first = hands.window, hands.session.guard.path
    play(hands, 2)
    window.show_start()
    begin(hands, seed=3)
    second = hands.session.guard.path
    play(hands, 3)
    window.show_start()
    window.open_path(first)
    play(hands, 2)
    window.show_start()
    dialog = listed(window)
    lines = [label.text() for label in dialog.findChildren(CutLabel)]
    assert [line for line in lines if "Mira" in line and "·" not in line] == ["Mira – Ragna"] * 2
    assert len([line for line in lines if line.endswith(first.stem)]) == 1
    assert len([line for line in lines if line.endswith(second.stem)]) == 1
    with closing(window.library.open(first)) as opened:
        forces = [force["name"] for force in opened.game.set_up.forces]
    assert all(any(name in line for line in lines) for name in forces)
    assert len({button.width() for button in dialog.buttons}) == 1


def test_a_game_that_was_only_looked_at_makes_no_copy(hands):
    window, path = hands.window, hands.session.guard.path
    play(hands, 2)
    for _ in range(3):
        window.show_start()
        window.open_path(path)
    assert len(window.library.copies.listed(path)) == 1


def test_a_long_sitting_leaves_copies_too(hands, monkeypatch):
    monkeypatch.setattr("ui.window.old_copies.EVERY", 5)
    copies, path = hands.window.library.copies, hands.session.guard.path
    play(hands, 4)
    assert copies.listed(path) == []
    play(hands, 3)
    (copy,) = copies.listed(path)
    assert copy.choices == 5
    play(hands, 5)
    assert [copy.choices for copy in copies.listed(path)] == [10, 5]


def test_failed_backup_is_shown_in_the_list_and_play_continues(hands):
    window, copies = hands.window, hands.window.library.copies
    play(hands, 1)
    path = hands.session.guard.path
    window.show_start()
    window.open_path(path)
    kept, copies.root = copies.root, path / "no folder"
    play(hands, 1)
    window.show_start()
    assert window.start.trouble.text() == ""
    copies.root = kept
    texts = " ".join(label.text() for label in listed(window).findChildren(QLabel))
    assert "Could not save the last backup." in texts


def test_unreadable_backups_are_left_out_with_a_message(hands):
    window, path = hands.window, hands.session.guard.path
    play(hands, 1)
    window.show_start()
    (copy,) = window.library.copies.listed(path)
    copy.path.write_text("broken")
    dialog = listed(window)
    assert dialog.buttons == []
    assert "Could not read any of the backups" in " ".join(label.text() for label in dialog.findChildren(QLabel))
