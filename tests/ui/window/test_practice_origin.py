"""A practice game from a moment of another game: named, badged, and with a way back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ddtable.saves import Origin
from tests.drivers.playing import at_random, set_up
from ui.kit.settings import SettingsFile
from ui.session.library import SeatPlan
from ui.session.session import Session
from ui.window.main_window import MainWindow
from ui.window.recent_words import line_words
from ui.window.saved_games import Games

SEATS = [SeatPlan("Mira", "person"), SeatPlan("Ragna", "person")]


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """A window with a game of Mira against Ragna in its second turn."""
    made = MainWindow(Games(tmp_path / "games"), SettingsFile(tmp_path / "settings.json"))
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    session, random = made.library.new(set_up(5), SEATS, practice=True), Random(5)
    while (game := session.game).position.board.turn < 2:
        assert game.question is not None
        game.play(at_random(game.position, game.question, random))
    path = session.guard.path
    session.close()
    assert path is not None
    made.open_path(path)
    qtbot.wait(100)  # while a game is opened, hands are not heard
    yield made
    made.close()


def on_table(window: MainWindow) -> Session:
    assert window.page is not None
    return window.page.session


def practise(window: MainWindow) -> Path:
    """Begin a practice game from the moment on the table; return the file of the original."""
    original = on_table(window).guard.path
    assert original is not None
    assert window.run_command("practise") == ""
    return original


def test_practice_game_is_badged_and_named(window):
    assert not window.page.ribbon.practice.isVisible()
    practise(window)
    badge = window.page.ribbon.practice
    assert badge.isVisible()
    assert badge.text() == "Practice from turn 2"
    assert "practice game from turn 2 of Mira against Ragna" in badge.toolTip()
    assert "practice from turn 2" in window.windowTitle()


def test_badge_leads_back_to_the_original_game(window, qtbot):
    original = practise(window)
    assert on_table(window).guard.path != original
    badge = window.page.ribbon.practice
    qtbot.waitUntil(lambda: badge.x() > window.page.ribbon.turn.x() and badge.width() >= badge.sizeHint().width())
    assert not badge.hasFocus()
    badge.click()
    qtbot.waitUntil(lambda: on_table(window).guard.path == original)
    assert not window.page.ribbon.practice.isVisible()
    assert window.run_command("original") == window.words.say("ui-why-no-original")


def test_plain_arrows_step_after_the_key_for_the_others_turn(window, qtbot):
    window.page.past.card.hide()
    window.page.past.watch_others()
    qtbot.wait(300)
    begun = window.page.past.seeker.moment
    assert on_table(window).moment is not None
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Left)
    assert window.page.past.seeker.moment == begun - 1
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Right)
    assert window.page.past.seeker.moment == begun


def test_practice_game_keeps_its_origin_in_its_file(window):
    original = practise(window)
    practice = on_table(window).guard.path
    window.leave()
    window.open_path(practice)
    assert on_table(window).guard.origin == Origin(original.name, 2)
    assert window.run_command("original") == ""
    assert on_table(window).guard.path == original


def test_way_back_is_found_in_the_list_when_the_practice_game_is_elsewhere(window, tmp_path):
    original = practise(window)
    on_table(window).go_on_in(tmp_path / "there.ddtable", lambda: "2026-01-02T03:04:05+01:00")
    assert on_table(window).guard.origin == Origin(original.name, 2)
    window.run_command("original")
    assert on_table(window).guard.path == original


def test_missing_original_game_is_reported(window):
    original = practise(window)
    practice = on_table(window).guard.path
    original.unlink()
    window.run_command("original")
    assert on_table(window).guard.path == practice
    assert window.page.bar.progress.text() == window.words.say("ui-original-gone")


def test_file_name_in_a_practice_game_never_leads_out_of_its_folder(window, tmp_path):
    outside = tmp_path / "outside.ddtable"
    outside.write_bytes(practise(window).read_bytes())
    on_table(window).guard.origin = replace(on_table(window).guard.origin, file="../outside.ddtable")
    assert window.recents.original("../outside.ddtable", on_table(window).guard.path) is None


def test_practice_game_differs_from_its_original_in_lists(window):
    practise(window)
    window.leave()
    texts = [row.accessibleName() for row in window.start.rows]
    assert len(texts) == len(set(texts)) == 2
    assert sum("practice from turn 2" in text for text in texts) == 1
    lines = [line_words(window.words, game) for game in window.recents.games()]
    assert len(lines) == len(set(lines)) == 2
