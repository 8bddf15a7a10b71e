"""The forces of a new game on paper before it begins: by the key that prints armies, from either page of the dialog."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ddtable.forces.starter import starter_forces
from ui.games.dragon_dice.new_game.page import PLAYERS, RULES
from ui.new_game.dialog import NewGameDialog
from ui.rosters.preview import RosterDialog
from ui.window.main_window import MainWindow


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[NewGameDialog]:
    """The dialogs that the window opens, none of which stops the test."""
    monkeypatch.setattr("ddtable.forces.own_armies.user_data_path", lambda *_, **__: tmp_path)
    monkeypatch.setattr("ddtable.library.user_data_path", lambda *_, **__: tmp_path)
    found: list[NewGameDialog] = []
    monkeypatch.setattr(NewGameDialog, "exec", lambda self: found.append(self) or NewGameDialog.DialogCode.Rejected)
    monkeypatch.setattr(NewGameDialog, "deleteLater", lambda _: None)
    return found


@pytest.fixture
def dialog(window: MainWindow, opened: list[NewGameDialog], qtbot: QtBot) -> NewGameDialog:
    """The dialog as the window opens it."""
    window.new_games.ask()
    made = opened[0]
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def printed(dialog: NewGameDialog, qtbot: QtBot) -> list[RosterDialog]:
    """Press the key, and return the preview if there is one."""
    qtbot.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    return [shown for shown in dialog.findChildren(RosterDialog) if shown.isVisible()]


@pytest.mark.parametrize("page", [PLAYERS, RULES])
def test_the_forces_that_are_chosen_are_shown_with_their_players(dialog: NewGameDialog, qtbot: QtBot, page: str):
    dialog.page.numbers.buttons["3"].click()
    dialog.page.forms[1].name_edit.setText("Jo")
    dialog.page.forms[2].deal()
    dialog.page.page_choice.buttons[page].click()
    (preview,) = printed(dialog, qtbot)
    assert [(player, force) for player, force in preview.chosen] == [
        (form.name, form.force) for form in dialog.page.forms
    ]
    titles = [shown.title for shown in preview.pages]
    for form in dialog.page.forms:
        assert any(form.force.name in title for title in titles), titles
    preview.close_button.click()
    assert dialog.isVisible(), "it is still there, as it was filled in"
    assert dialog.page.forms[1].name == "Jo"


def test_secret_draft_is_not_shown(dialog: NewGameDialog, qtbot: QtBot):
    first, second = starter_forces()[:2]
    dialog.page.forms[0].take_drafted(first)
    (preview,) = printed(dialog, qtbot)
    assert [player for player, _ in preview.chosen] == [dialog.page.forms[1].name]
    assert "only the other forces can be printed" in dialog.said.text()
    preview.close_button.click()
    dialog.page.forms[1].take_drafted(second)
    assert printed(dialog, qtbot) == []
    assert dialog.said.text() == "Drafted forces stay secret: nothing can be printed."


def test_the_game_on_the_table_is_the_one_that_is_asked_for_next(window: MainWindow, opened: list[NewGameDialog]):
    """Though it was not begun in the dialog."""
    window.new_games.ask()
    window.new_games.first_battle("battle_dice")
    window.change_settings(game="classic")
    window.new_games.ask()
    assert [asked.game_choice.value for asked in opened] == ["classic", "battle_dice"]
