"""The force builder in the window: opened and left, over the start screen and over a game."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.drivers.hands_on import open_window
from tests.drivers.playing import set_up
from ui.session.library import SeatPlan

PERSONS = [SeatPlan("Mira", "person"), SeatPlan("Ragna", "person")]


@pytest.fixture
def hands(qtbot, monkeypatch, tmp_path):
    return open_window(qtbot, monkeypatch, tmp_path)


def test_the_start_screen_leads_to_the_builder_and_ctrl_w_back(hands, qtbot):
    window = hands.window
    qtbot.mouseClick(window.start.builder, Qt.MouseButton.LeftButton)
    assert window.is_building
    assert window._building.page.isVisible()
    assert window.run_command("leave") == ""
    assert not window.is_building
    assert window.start.isVisible()
    assert window.run_command("builder") == ""
    assert window.is_building
    assert window.run_command("builder") == "", "the same key leaves it"
    assert window.start.isVisible()


def test_a_game_waits_below_the_builder_and_takes_no_command_meanwhile(hands):
    window = hands.window
    window.show_game(window.library.new(set_up(2, health=24), PERSONS, practice=True))
    hands.session.draft.suggest()
    hands.session.draft.confirm()
    journal = list(hands.session.game.journal)
    assert window.run_command("builder") == ""
    for command in ("undo", "concede", "standing", "side-luck", "copy"):
        assert "force builder" in window.run_command(command)
    assert hands.session.game.journal == journal
    assert window.run_command("theme-light") == ""
    assert window.run_command("leave") == ""
    assert hands.page.isVisible()
    assert window.run_command("undo") == ""
    assert len(hands.session.game.journal) > len(journal), "an undo is an entry of its own"


def test_draft_is_restored_in_the_next_window(hands, qtbot):
    window = hands.window
    window.run_command("builder")
    editor = window._building.page.editor
    editor.put(["goblins_thug"], "home")
    window.close()
    assert not window.isVisible()
    from ui.builder.desk import DeskFile

    kept = DeskFile(window.settings.path.with_name("builder.json")).value.sheet
    assert kept.force.home == ("goblins_thug",)


def test_a_force_on_the_desk_and_in_the_library_is_printed_once(hands, monkeypatch):
    window = hands.window
    window.run_command("builder")
    page = window._building.page
    page.editor.put(["goblins_thug", "goblins_thug"], "home")
    page.editor.rename("Mud and Mire")
    assert page.save()
    shown = []

    class Seen:
        def __init__(self, _words, _parent, _settings, listed, *_others):
            shown.extend(force.name for _, force in listed)

        def open(self):
            """Nothing to be seen."""

    monkeypatch.setattr("ui.rosters.preview.roster_dialog", Seen)
    page.wanted.emit("print")
    assert shown.count("Mud and Mire") == 1
    page.editor.put(["goblins_thug"], "home")
    shown.clear()
    page.wanted.emit("print")
    assert shown.count("Mud and Mire") == 2, "as it is now, and as it was kept"
    page.shelf.remove(page.shelf.forces()[0].id)


def test_errors_are_shown_over_the_builder(hands, tmp_path):
    window = hands.window
    window.run_command("builder")
    other = tmp_path / "other.ddtable"
    other.write_text("no game")
    window.open_path(other)
    assert window.is_building
    assert "other.ddtable" in window.notice.words
