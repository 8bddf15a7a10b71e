"""Seats of computer players that this version does not have: they stay theirs, and the nearest plays."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ddtable.opponents.players import WARLORD
from tests.drivers.playing import set_up
from ui.page.seat_dialogs import HandOverDialog
from ui.session.computers import all_replaced
from ui.session.library import SeatPlan
from ui.session.worker.restarting import Opponent
from ui.window.main_window import MainWindow
from ui.window.rematch import rematch_seats
from ui.window.saved_games import Games

STRONG = "overlord:2:bold"
TOLD = "This version does not have Bold Overlord, level 2, the computer player of Ragna. Warlord plays instead. \
The file still names Bold Overlord, level 2."


@pytest.fixture
def games(tmp_path: Path) -> Games:
    return Games(tmp_path / "games")


@pytest.fixture
def save(games: Games) -> Path:
    """Return a save of a later version, where a stronger player sits at the second seat."""
    seats = [SeatPlan("Mira", "person"), SeatPlan("Ragna", STRONG)]
    made = games.new(set_up(3), seats, practice=True)
    made.close()
    assert made.guard.path is not None
    return made.guard.path


def kinds_in(save: Path) -> list[str]:
    """Return the players in a file."""
    with closing(sqlite3.connect(f"file:{save}?mode=ro", uri=True)) as file:
        (seats,) = file.execute("select seats from game").fetchone()
    return [seat["kind"] for seat in json.loads(seats)]


def test_a_stronger_player_of_a_save_stays_a_computer_player(qtbot: QtBot, games: Games, save: Path):
    session = games.open(save)
    assert session.kinds == ("person", STRONG)
    assert session.seats.persons() == (0,)
    assert all_replaced(session) == TOLD
    session.seats.hand_over(0, "recruit")
    session.close()
    assert kinds_in(save) == ["recruit", STRONG]


def test_the_nearest_player_is_asked_for_its_choices(
    qtbot: QtBot, games: Games, save: Path, monkeypatch: pytest.MonkeyPatch
):
    asked: list[object] = []
    monkeypatch.setattr(Opponent, "ask", lambda _self, _position, question, player: asked.append((question, player)))
    session = games.open(save)
    session.seats.hand_over(0, STRONG)
    session.start()
    qtbot.waitUntil(lambda: bool(asked))
    assert asked == [(session.game.question, WARLORD)]
    session.close()


def test_the_window_says_which_player_plays_instead(qtbot: QtBot, games: Games, save: Path):
    window = MainWindow(games)
    qtbot.addWidget(window)
    window.open_path(save)
    assert window.notice.words == TOLD
    assert window.page is not None
    dialog = HandOverDialog(window.page)
    assert [choice.value for choice in dialog.choices.values()] == ["person", STRONG]
    listed = dialog.choices[1].players
    assert [listed.itemData(row) for row in (0, 4, listed.count() - 1)] == ["recruit:1", "warlord", STRONG]
    assert listed.currentText() == "Bold Overlord, level 2"
    assert [plan.kind for plan in rematch_seats(window.page.session)] == ["person", STRONG]
    window.close()
