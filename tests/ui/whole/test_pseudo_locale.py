"""The window in a language of tests: every word in it is from the catalogue, and longer words have room.

The language is English in other letters (ddtable/texts/pseudo_language.py): what still reads as English was not
asked of the catalogue. The table at each kind of question is in test_every_question.py.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QMenu,
    QWidget,
)
from pytestqt.qtbot import QtBot

from ddtable.engine.game import Game
from ddtable.engine.system import systems
from ddtable.texts.messages import languages
from ddtable.words.sentences import Words
from tests.drivers.hands_on import Hands, open_window, show
from tests.drivers.painted import painted_words
from tests.drivers.playing import play_at_random, set_up
from tests.drivers.pseudo_words import WORD, assert_all_from_the_catalogue, cut_off, english
from tests.ui.whole.test_every_question import CASES
from ui.help.about import NAMES as PACKAGE_NAMES
from ui.help.about import PACKAGES, licence_of, versions
from ui.help.rulings import RulingsDialog
from ui.window.commands import MENUS, Command, Menu, all_commands
from ui.window.main_window import MainWindow


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    monkeypatch.setattr("ui.window.preferences.language_of", lambda *_: "pseudo")
    return open_window(qtbot, monkeypatch, tmp_path)


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that is painted as text from here on."""
    return painted_words(monkeypatch)


def of_others(window: MainWindow) -> set[str]:
    """Return the words that other programs, licences and folders are called by."""
    names = [*PACKAGES, *PACKAGE_NAMES.values(), str(window.settings.path), str(window.library.default_folder)]
    names += [text for package in PACKAGES for text in licence_of(package)]
    return set(WORD.findall(" ".join([*names, *(version for _, version in versions())])))


# The pages of the window


def test_the_start_screen(hands: Hands, painted: list[str]):
    assert_all_from_the_catalogue(hands.window, painted)
    assert cut_off(hands.window) == set()


@pytest.mark.parametrize("page", [0, 1])
def test_the_new_game(hands: Hands, painted: list[str], page: int, monkeypatch: pytest.MonkeyPatch):
    def look(dialog: QDialog) -> int:
        dialog.show()
        for _ in range(page):
            hands_on_next_page(dialog)
        assert_all_from_the_catalogue(dialog, painted)
        assert cut_off(dialog) == set()
        return 0

    monkeypatch.setattr(QDialog, "exec", look)
    hands.window.new_games.ask()


def hands_on_next_page(dialog: QDialog) -> None:
    from PySide6.QtTest import QTest

    QTest.keyClick(dialog, Qt.Key.Key_Tab, Qt.KeyboardModifier.ControlModifier)


def test_the_table_after_many_turns_with_its_log(hands: Hands, painted: list[str]):
    show(hands, random_game(200))
    assert_all_from_the_catalogue(hands.window, painted)


def test_real_dice(hands: Hands, painted: list[str]):
    show(hands, CASES["action"].game())
    hands.session.take_up_dice(True)
    CASES["action"].click(hands)
    assert hands.kind == "faces"
    assert_all_from_the_catalogue(hands.window, painted)
    assert cut_off(hands.window) == set()


def test_looking_back(hands: Hands, painted: list[str]):
    show(hands, random_game(30))
    for moment in range(0, len(hands.session.game.history), 5):
        hands.session.shown.look_at(moment)
        assert_all_from_the_catalogue(hands.window, painted)
        assert cut_off(hands.window) == set()


def test_the_end_of_a_battle(hands: Hands, painted: list[str]):
    game = CASES["march-first"].game()
    game.concede(0)
    show(hands, game)
    assert_all_from_the_catalogue(hands.window, painted)
    assert cut_off(hands.window) == set()


@pytest.mark.parametrize("seats", [3, 4])
def test_a_table_for_more(hands: Hands, painted: list[str], seats: int):
    show(hands, random_game(40, seats))
    assert_all_from_the_catalogue(hands.window, painted)
    assert cut_off(hands.window) == set()


def test_the_inspector_of_each_kind_of_die(hands: Hands, painted: list[str]):
    show(hands, CASES["dragon-ids"].game())
    run(hands.window, "side-die")
    dice = {die.type: number for number, die in enumerate(hands.session.position.dice)}
    for number in dice.values():
        hands.page.die.show_die(number)
        assert_all_from_the_catalogue(hands.window, painted)


def random_game(choices: int, seats: int = 2) -> Game:
    game = Game(set_up(5, seats))
    play_at_random(game, choices)
    return game


# Menus and dialogs


def test_the_menus(hands: Hands):
    for on_table in (False, True):
        if on_table:
            show(hands, CASES["march-first"].game())
        said = []
        for menu in hands.window.menuBar().findChildren(QMenu):
            menu.aboutToShow.emit()
            said += [
                text for action in menu.actions() for text in (action.text(), action.toolTip(), action.statusTip())
            ]
        assert said
        assert {text for text in said if english(text.split("\t")[0].replace("&", ""))} == set()


@pytest.mark.parametrize("language", languages())
def test_no_two_entries_of_a_menu_have_the_same_underlined_letter(language: str):
    words = Words(language)

    def check(menu: Menu) -> None:
        letters = []
        for entry in menu.entries:
            if isinstance(entry, Menu | Command):
                letters += re.findall(r"&(.)", words.say(f"ui-menu-{entry.id}").lower())
            if isinstance(entry, Menu):
                check(entry)
        assert sorted(letters) == sorted(set(letters)), menu.id

    for menu in MENUS:
        check(menu)
    assert len({words.say(f"ui-menu-{menu.id}").lower().partition("&")[2][:1] for menu in MENUS}) == len(MENUS)


QUIET = {"open", "quit", "leave", "new", "copy", "elsewhere"}  # system dialogs, and what ends the window


def test_dialogs_of_each_command(hands: Hands, painted: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """All on one window: a fresh game is shown where a command has changed what the next ones would find."""
    monkeypatch.setattr("ddtable.commands.crash.folder", lambda: tmp_path)
    seen: list[QWidget] = []

    def look(dialog: QDialog) -> int:
        dialog.show()
        seen.append(dialog)
        assert_all_from_the_catalogue(dialog, painted, of_others(hands.window))
        assert cut_off(dialog) == set()
        return 0

    monkeypatch.setattr(QDialog, "exec", look)
    show(hands, CASES["march-first"].game())
    usual, page = possible(hands.window), hands.page
    for command in (command.id for _, command in all_commands() if command.id not in QUIET):
        if hands.window.page is not page or not usual <= possible(hands.window):
            show(hands, CASES["march-first"].game())
            page = hands.page
        assert usual <= possible(hands.window), command
        run(hands.window, command)
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, QDialog) and widget.isVisible() and widget not in seen:
                look(widget)
                widget.close()
        assert_all_from_the_catalogue(hands.window, painted)


def possible(window: MainWindow) -> set[str]:
    """The commands that can be run now."""
    return {command.id for _, command in all_commands() if not command.why_not(window)}


def run(window: MainWindow, command: str) -> None:
    found = next(one for _, one in all_commands() if one.id == command)
    if not found.why_not(window):
        found.act(window)
    QApplication.processEvents()


@pytest.mark.parametrize("game", systems())
@pytest.mark.parametrize("which", ["house", "all"])
def test_the_rulings(hands: Hands, painted: list[str], which: str, game: str):
    dialog = RulingsDialog(hands.window.words, hands.window, game)
    dialog.show_rulings(which)
    dialog.show()
    assert_all_from_the_catalogue(dialog, painted)
    dialog.close()


# That the tests would find it


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("⟦Ñééw ğååméé⟧", []),
        ("Mira: ⟦3 ĥéåļťĥ⟧ (C10.1, DG-D2)", []),
        ("New game", ["New", "game"]),
        ("⟦Ñééw⟧ game", ["game"]),
        ("2 · 17", []),
    ],
)
def test_english_is_found(text: str, found: list[str]):
    assert english(text) == found
