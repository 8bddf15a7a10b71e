"""A save that does not follow from what it says: the window tells so for as long as the game is open."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

from tests.drivers.hands_on import open_window
from tests.drivers.playing import set_up
from ui.session.library import SeatPlan

PERSONS = [SeatPlan("Mira", "person"), SeatPlan("Ragna", "person")]


def test_game_with_edited_dice_is_marked_while_open(qtbot, monkeypatch, tmp_path):
    hands = open_window(qtbot, monkeypatch, tmp_path)
    library = hands.window.library
    hands.window.show_game(library.new(set_up(2, health=24), PERSONS, practice=True))
    while not any(entry.faces for entry in hands.session.game.journal[2:]):
        hands.session.draft.suggest()
        hands.session.draft.confirm()
    path, journal = hands.session.guard.path, hands.session.game.journal
    assert hands.page.isVisible()
    assert not hands.page.ribbon.unverified.isVisible()
    number = 1 + next(at for at, entry in enumerate(journal) if at > 1 and entry.faces)
    hands.window.show_start()
    edited = json.dumps([face ^ 1 for face in journal[number - 1].faces])
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE journal SET faces = ? WHERE number = ?", (edited, number))
    hands.window.open_path(path)
    mark = hands.page.ribbon.unverified
    assert mark.isVisible()
    assert mark.text() == "Not verified"
    assert f"From entry {number} on" in mark.toolTip()
    assert f"From entry {number} on" in hands.window.notice.words
    hands.session.draft.suggest()
    hands.session.draft.confirm()
    assert mark.isVisible()
    hands.window.show_game(library.new(set_up(3, health=24), PERSONS, practice=True))
    assert not hands.page.ribbon.unverified.isVisible()
