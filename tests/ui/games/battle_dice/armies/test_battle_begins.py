"""Battle Dice in the real window: begun, looked up, printed, played again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QLabel

from ddtable.engine.game import Game
from ddtable.rules.battle_dice.house import default_tables
from tests.drivers.at_questions import MemoryLibrary
from tests.drivers.at_questions import library as library_of_games
from tests.drivers.at_questions import window as window_of_games
from ui.games.battle_dice.armies.paper_dialog import ArmyPaperDialog
from ui.games.battle_dice.armies.tables_dialog import TablesDialog
from ui.games.battle_dice.armies.tables_in_game import show_tables, why_no_tables
from ui.games.dragon_dice.new_game.first_battle import first_battle
from ui.new_game.dialog import NewGameDialog
from ui.window.main_window import MainWindow
from ui.window.roster_choice import forces_to_show, open_rosters

library, window = library_of_games, window_of_games


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("ddtable.forces.own_armies.user_data_path", lambda *_, **__: tmp_path)
    monkeypatch.setattr("ddtable.library.user_data_path", lambda *_, **__: tmp_path)


def begin(window: MainWindow, fill_in: Callable[[NewGameDialog], object]) -> None:
    """Fill in the dialog of a new game and begin it."""

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewGameDialog)
        dialog.choose_game("battle_dice")
        fill_in(dialog)
        dialog.begin.click()

    QTimer.singleShot(0, window, answer)
    window.new_games.ask()


def with_own_tables(dialog: NewGameDialog) -> None:
    tables = default_tables()
    dialog.page.take_tables(type(tables)({**tables.thresholds, "missile": 5}, tables.results, tables.morale))
    dialog.page.cards[0].monster.buttons["giant"].click()


def test_a_battle_is_begun_looked_up_printed_and_played_again(window: MainWindow, library: MemoryLibrary):
    begin(window, with_own_tables)
    assert window.page is not None
    game = window.page.session.game
    assert game.set_up.system == "battle_dice"
    assert window.settings.value.game == "battle_dice"
    assert why_no_tables(window.words, window.page.session) == ""
    show_tables(window.words, window.page.session, window)
    shown = window.findChild(TablesDialog)
    assert shown is not None
    assert shown.read_only
    assert shown.tables.thresholds["missile"] == 5
    assert shown.mark.words == "House tables · edited"
    shown.cancel.click()
    open_rosters(window, window.words, window.settings, window.page.session, window.say)
    printed = window.findChild(ArmyPaperDialog)
    assert printed is not None
    assert [page.title for page in printed.pages] == ["Sample army A, changed", "Sample army B", "Artifacts"]
    assert any("archers with 5 or more" in line for line in printed.pages[0].said)
    assert any("edited" in line for line in printed.pages[0].said)
    printed.close_button.click()
    assert {player for player, _ in forces_to_show(window.words, window.page.session)[0]} == {""}, (
        "armies are no forces"
    )
    window.new_games.rematch(swap=True)
    again = library.asked[-1]
    assert isinstance(again, tuple)
    assert again[0].house == game.set_up.house
    assert again[0].forces == game.set_up.forces[::-1]
    assert Game(again[0]).question is not None


def test_armies_of_a_new_game_are_printed_before_it_begins(window: MainWindow, qtbot):
    """By its key, as in the force builder; with the tables and options of the dialog, a half-built army too."""
    seen: list[list[str]] = []

    def print_and_leave() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewGameDialog)
        dialog.choose_game("battle_dice")
        with_own_tables(dialog)
        page = dialog.page
        page.options.quests.buttons["without"].click()
        page.cards[1].rows["mage"].changed.emit(1)
        page.cards[1].name_edit.setText("Jo")
        assert not dialog.begin.isEnabled()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        qtbot.keyClick(page.cards[0].name_edit, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
        printed = dialog.findChild(ArmyPaperDialog)
        assert printed is not None
        assert printed.isVisible()
        seen.append([shown.title for shown in printed.pages])
        seen.append([line for shown in printed.pages for line in shown.said])
        printed.close_button.click()
        assert dialog.isVisible(), "it is still there, as it was filled in"
        dialog.cancel.click()

    QTimer.singleShot(0, window, print_and_leave)
    window.new_games.ask()
    titles, lines = seen
    assert titles == ["Sample army A, changed", "Sample army B, changed"], "and no artifacts without quests (BQ1)"
    text = "\n".join(lines)
    for said in ("Mira", "Jo", "archers with 5 or more", "edited", "15 dice a side", "no quests"):
        assert said in text, said


def test_armies_without_dice_are_not_printed_and_the_reason_is_shown(window: MainWindow, qtbot):
    dialog = NewGameDialog(window.words, window.settings.value, window)
    qtbot.addWidget(dialog)
    dialog.choose_game("battle_dice")
    page = dialog.page
    for name in page.cards[0].rows:
        page.cards[0].rows[name].changed.emit(0)
    assert [roster.player for roster in page.rosters()] == ["Ragna"]
    assert page.print_button.isEnabled()
    for name in page.cards[1].rows:
        page.cards[1].rows[name].changed.emit(0)
    assert not page.print_button.isEnabled()
    assert page.print_button.toolTip() == "An army needs at least 1 die."


def test_tables_cannot_be_shown_without_a_game(window: MainWindow):
    assert why_no_tables(window.words, None) == window.words.say("ui-why-no-game")
    show_tables(window.words, None, window)
    assert window.findChild(TablesDialog) is None


def test_print_offers_armies_after_a_battle(window: MainWindow):
    window.change_settings(game="battle_dice")
    open_rosters(window, window.words, window.settings, None, window.say)
    printed = window.findChild(ArmyPaperDialog)
    assert printed is not None
    assert [page.title for page in printed.pages] == ["Sample army A", "Artifacts"]
    assert any("Armies on paper" in found.text() for found in printed.findChildren(QLabel))
    printed.close_button.click()


def test_full_first_battle_of_battle_dice_needs_no_questions(window: MainWindow, library: MemoryLibrary):
    """BD1.3: the first sample army against the computer with the second, for practice; the next game is alike."""
    window.new_games.first_battle("battle_dice")
    asked = library.asked[-1]
    assert isinstance(asked, tuple)
    set_up, seats, practice = asked
    assert practice
    assert set_up.system == "battle_dice"
    assert [seat.kind for seat in seats] == ["person", "recruit"]
    assert [force["name"] for force in set_up.forces] == ["Sample army A", "Sample army B"]
    assert window.page is not None
    assert window.page.session.game.question is not None
    proposed = NewGameDialog(window.words, window.settings.value, window)
    assert proposed.rules.name == "battle_dice"
    assert [card.kind for card in proposed.page.cards] == ["person", "recruit"]
    assert [card.army.id for card in proposed.page.cards] == ["sample_a", "sample_b"]


def test_the_first_battle_is_one_of_1995(window: MainWindow):
    window.change_settings(game="battle_dice")
    set_up, _ = first_battle(window.words, window.change_settings)
    assert set_up.system == window.settings.value.game == "classic"
