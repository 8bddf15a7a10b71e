"""The menus and the list of commands: each command runs or says why, no key means two things."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog

from ddtable.words.sentences import Words
from tests.drivers.hands_on import delete_left_pages, settle
from ui.builder.forces_dialog import ForcesDialog
from ui.builder.wide_dialog import WideDialog
from ui.kit.keys import TABLE_KEYS
from ui.new_game.dialog import NewGameDialog
from ui.rosters.preview import RosterDialog
from ui.session.library import RecentGame
from ui.window.builder_commands import BUILDER_COMMANDS, BUILDER_KEYS
from ui.window.command_list import CommandList, lines, plain
from ui.window.commands import ALSO_COMMANDS, MENUS, Menu, all_commands
from ui.window.position_keys import POSITION_KEYS

COMMANDS = {command.id: command for _, command in all_commands()}
LANGUAGES = ("en", "da")


@pytest.fixture(autouse=True)
def no_modal_dialogs(monkeypatch):
    """Dialogs that would wait for a hand are answered with no."""
    monkeypatch.setattr(NewGameDialog, "exec", lambda self: QDialog.DialogCode.Rejected)
    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_, **__: ("", ""))


@pytest.fixture(autouse=True)
def tidy(qtbot):
    yield
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, QDialog) and widget.isVisible():
            widget.close()


@pytest.mark.parametrize("kind", ["", "march-first", "over"], ids=["no game", "a game", "a game that is over"])
def test_every_command_runs_or_explains_why_not(window, playing, kind):
    for command in COMMANDS.values():
        if command.id == "quit":
            continue
        put_on_table(window, playing, kind)
        window.menus.refresh()
        why = command.why_not(window)
        action = window.menus.actions[command.id]
        assert action.isEnabled() == (not why), command.id
        assert action.toolTip() == why if why else True, command.id
        assert not why or why.endswith("."), why
        assert window.run_command(command.id) == why, command.id
        for dialog in window.findChildren(QDialog):
            dialog.close()
            dialog.deleteLater()
        delete_left_pages()


def put_on_table(window, playing, kind: str) -> None:
    """Let the game stand there as a command expects it: a fresh one where the last command did something to it."""
    if window.is_building:
        window.leave()
    page = window.page
    if not kind:
        if page is not None:
            window.show_start()
        return
    touched = page is None or page.isHidden() or page.session.moment is not None
    if touched or page.session.game.journal != window.property("as it was"):
        window.show_game(playing(kind))
        delete_left_pages()
        window.setProperty("as it was", list(window.page.session.game.journal))


def test_commands_explain_that_they_need_a_game(window):
    window.menus.refresh()
    for name in ("leave", "undo", "concede", "step-back", "side-die", "copy"):
        assert not window.menus.actions[name].isEnabled()
        assert window.menus.actions[name].toolTip() == "No game is open."


def test_no_key_means_two_things(window, playing):
    """Qt calls a key of two owners ambiguous and lets neither have it."""
    window.show_game(playing("march-first"))
    keys = [keys.toString() for action in window.menus.actions.values() for keys in action.shortcuts()]
    page = [shortcut.key().toString() for shortcut in window.page.findChildren(QShortcut) if shortcut.isEnabled()]
    assert not [key for key, count in Counter(keys).items() if count > 1]
    assert not set(keys) & set(page)


def test_keys_of_the_page_are_heard_by_the_page(window, playing):
    """What the menu only tells is a shortcut of the page indeed."""
    window.show_game(playing("march-first"))
    page = {shortcut.key().toString() for shortcut in window.page.findChildren(QShortcut)}
    for command in COMMANDS.values():
        if command.of_page:
            assert QKeySequence(command.keys).toString() in page, command.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_mnemonics_do_not_clash(language):
    words = Words(language)

    def check(titles: list[str], where: str) -> None:
        letters = [found[1].lower() for title in titles if (found := re.search(r"&(\w)", title))]
        assert len(letters) == len(set(letters)), (where, titles)

    def walk(menu: Menu) -> None:
        entries = [entry for entry in menu.entries if entry is not None]
        check([words.say(f"ui-menu-{entry.id}") for entry in entries], menu.id)
        for entry in entries:
            if isinstance(entry, Menu):
                walk(entry)

    check([words.say(f"ui-menu-{menu.id}") for menu in MENUS], "bar")
    for menu in MENUS:
        walk(menu)


def test_a_menu_key_does_its_command(window, playing, qtbot):
    window.show_game(playing("march-first"))
    window.activateWindow()
    qtbot.keyClick(window, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert window.page.side.pages.currentIndex() == 1


def test_the_recent_games_are_in_the_menu(window, library):
    library.games = (RecentGame(Path("open.ddtable"), "Mira & Co – Ragna", "2020-02-03T14:05:00+00:00", False),)
    menu = window.menus.titles["recent"]
    menu.aboutToShow.emit()
    (action,) = menu.actions()
    assert action.text().startswith("Mira && Co – Ragna")
    action.trigger()
    assert library.asked == [Path("open.ddtable")]


def test_menu_says_that_there_are_no_recent_games(window):
    menu = window.menus.titles["recent"]
    menu.aboutToShow.emit()
    assert [(action.text(), action.isEnabled()) for action in menu.actions()] == [("No games yet", False)]


def test_looking_back_by_the_menu(window, playing):
    window.show_game(playing("march-first"))
    session = window.page.session
    latest = len(session.game.history) - 1
    window.run_command("step-back")
    assert session.moment == latest - 1
    window.run_command("step-back")
    window.run_command("step-on")
    assert session.moment == latest - 1
    window.run_command("step-on")
    assert session.moment is None
    window.run_command("beginning")
    assert session.moment == 0
    assert window.run_command("step-back") == "This is the beginning of the game."
    window.run_command("present")
    assert session.moment is None
    assert window.run_command("present") == "This is the current position of the game."


def test_full_screen_restores_the_earlier_state(window):
    window.showMaximized()
    window.run_command("full-screen")
    assert window.isFullScreen()
    window.run_command("full-screen")
    assert not window.isFullScreen()
    assert window.isMaximized()


# The list of commands


@pytest.fixture
def listed(window, qtbot) -> CommandList:
    made = CommandList(window)
    made.show()
    return made


def test_the_list_has_every_command_and_every_key_of_the_table(listed, window):
    shown = [listed.model.index(row, 0).data() for row in range(listed.model.rowCount())]
    keys = (*TABLE_KEYS, *BUILDER_KEYS, *POSITION_KEYS)
    assert len(shown) == len(COMMANDS) + len(BUILDER_COMMANDS) + len(keys)
    assert any(ALSO_COMMANDS in line for line in shown)
    assert all(line.words and (line.command or line.keys) for line in lines(window))


def test_typing_searches_and_return_does_it(listed, window, qtbot):
    qtbot.keyClicks(listed.search, "colours light")
    assert listed.model.rowCount() == 1
    qtbot.keyClick(listed.search, Qt.Key.Key_Return)
    assert window.settings.value.theme == "light"
    assert not listed.isVisible()


def test_a_key_is_found_too(listed, qtbot):
    qtbot.keyClicks(listed.search, "ctrl+shift+s")
    assert [listed.line().command.id] == ["copy"]


def test_the_arrows_go_through_the_list_from_the_search(listed, qtbot):
    first = listed.line()
    qtbot.keyClick(listed.search, Qt.Key.Key_Down)
    assert listed.line() != first
    qtbot.keyClick(listed.search, Qt.Key.Key_Up)
    assert listed.line() == first


def test_disabled_command_shows_the_reason_and_does_not_run(listed, window, qtbot):
    qtbot.keyClicks(listed.search, "leave the table")
    assert listed.state.text() == "No game is open."
    assert not listed.run.isEnabled()
    qtbot.keyClick(listed.search, Qt.Key.Key_Return)
    assert listed.isVisible()


@pytest.mark.parametrize("wanted", ["language", "dansk", "English", "sprog"])
def test_settings_are_found_by_search(listed, qtbot, wanted):
    """A language by its own name, whatever is spoken here."""
    qtbot.keyClicks(listed.search, wanted)
    found = [listed.model.index(row, 0).data(Qt.ItemDataRole.UserRole) for row in range(listed.model.rowCount())]
    assert "settings" in [line.command.id for line in found if line.command is not None]
    assert not any("Dansk" in line.told() for line in found), "it is not read aloud"
    assert not listed.none_found.isVisible()


def test_empty_search_shows_a_message(listed, qtbot):
    qtbot.keyClicks(listed.search, "xyzzy")
    assert listed.model.rowCount() == 0
    assert listed.none_found.isVisible(), "where the eye looks for what is found"
    assert listed.none_found.text() == listed.run.toolTip() == "No commands match."
    qtbot.keyClick(listed.search, Qt.Key.Key_Return)
    assert listed.isVisible()


@pytest.mark.parametrize(
    "keys", [(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier), (Qt.Key.Key_F1, Qt.KeyboardModifier.NoModifier)]
)
def test_two_keys_open_the_list(window, qtbot, keys):
    window.activateWindow()
    qtbot.waitUntil(lambda: bool(window.menus._actions))  # they come once the window has been painted
    qtbot.keyClick(window, *keys)
    assert any(isinstance(widget, CommandList) and widget.isVisible() for widget in QApplication.topLevelWidgets())


# What the log shows


def test_menu_sets_the_filter_of_the_log(window, playing):
    window.show_game(playing("march-first"))
    window.page.side.show_page(1)
    window.menus.actions["log-rolls"].trigger()
    assert window.page.side.pages.currentIndex() == 0
    assert window.page.log.shown.what == "rolls"
    window.menus.refresh()
    assert window.menus.actions["log-rolls"].isChecked()
    assert not window.menus.actions["log-all"].isChecked()
    window.menus.actions["log-all"].trigger()
    assert window.page.log.shown.what == ""


def test_ones_own_entries_are_for_one_person_at_the_screen(window, playing):
    window.show_game(playing("march-first"))
    window.menus.refresh()
    assert "choose a player" in window.menus.actions["log-own"].toolTip()
    window.show_game(playing("march-first", kinds=("person", "recruit")))
    window.run_command("log-own")
    assert window.page.log.shown.what == "own"


# The page of the keys


def test_the_page_of_the_keys_is_true():
    page = (Path(__file__).resolve().parents[3] / "docs" / "keys.md").read_text(encoding="utf-8")
    words = Words()
    rows = {tuple(cell.strip() for cell in line.strip("|").split("|")) for line in page.splitlines() if "|" in line}
    for command in COMMANDS.values():
        if command.keys:
            keys = f"{command.keys}, {ALSO_COMMANDS}" if command.id == "commands" else command.keys
            assert (keys, plain(words.say(f"ui-menu-{command.id}"))) in rows, command.id
    for builder_command in BUILDER_COMMANDS:
        if builder_command.keys:
            assert (builder_command.keys, words.say(f"ui-menu-{builder_command.id}")) in rows, builder_command.id
    of_builder = ((keys, f"build-{word}") for keys, word in BUILDER_KEYS)
    of_positions = ((keys, f"position-{word}") for keys, word in POSITION_KEYS)
    for keys, word in (*TABLE_KEYS, *of_builder, *of_positions):
        cap = f"ui-key-cap-{word}"
        assert (words.say(cap) if words.has(cap) else keys, words.say(f"ui-key-{word}")) in rows, word


def test_every_key_of_the_builder_is_listed(window, qtbot):
    """Shortcuts of the page, the collections and the workshop; letters and digits are tried in their own tests."""
    told = {command.keys for command in BUILDER_COMMANDS} | {keys for keys, _ in BUILDER_KEYS}
    page = window.build().page
    heard = {shortcut.key().toString() for shortcut in page.findChildren(QShortcut)}
    assert {key for key in told if key.startswith("Ctrl")} - {"Ctrl+B", "Ctrl+N"} == heard
    for what in ("collections", "workshop"):
        page.act(what)
        qtbot.waitUntil(lambda: any(dialog.isVisible() for dialog in page.findChildren(WideDialog)))
        (dialog,) = [dialog for dialog in page.findChildren(WideDialog) if dialog.isVisible()]
        assert {shortcut.key().toString() for shortcut in dialog.findChildren(QShortcut)} <= told
        dialog.close()


def test_commands_of_the_builder_run_from_the_list(window, qtbot):
    made = CommandList(window)
    made.show()
    made.search.setText("duplicate force")
    assert made.state.text() == Words().say("ui-why-not-building")
    assert not made.run.isEnabled()
    made.done(0)
    page = window.build().page
    page.editor.put(["goblins_thug"], "home")
    settle()
    made = CommandList(window)
    made.show()
    made.search.setText("remove all dice")
    qtbot.mouseClick(made.run, Qt.MouseButton.LeftButton)
    assert page.editor.sheet.all_dice == ()


def test_a_force_of_the_library_is_opened_from_anywhere(window, qtbot):
    made = CommandList(window)
    made.show()
    made.search.setText("open force")
    qtbot.mouseClick(made.run, Qt.MouseButton.LeftButton)
    assert window.is_building
    assert any(dialog.isVisible() for dialog in window.build().page.findChildren(ForcesDialog))


def test_print_in_the_builder_prints_the_force_that_is_built(window, qtbot):
    page = window.build().page
    page.editor.rename("Mire wolves")
    page.editor.put(["goblins_thug"], "home")
    assert window.run_command("rosters") == ""
    (shown,) = window.findChildren(RosterDialog)
    assert "Mire wolves" in {force.name for _, force in shown._forces}


def test_print_in_the_builder_without_dice_offers_the_other_forces(window):
    page = window.build().page
    assert not page.editor.sheet.all_dice
    assert window.run_command("rosters") == ""
    (shown,) = window.findChildren(RosterDialog)
    assert all(force.dice for _, force in shown._forces)
