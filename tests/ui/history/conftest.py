"""The program's window with a game some turns old on the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from ddtable.engine.game import Game
from ddtable.rules.dragon_dice.events.units import Killed
from tests.drivers.hands_on import Hands, open_window, show
from tests.drivers.playing import at_random, set_up

SEATED = Callable[..., Hands]


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


@cache
def old_game(turns: int = 6, seats: int = 2) -> Game:
    """Return a game in its turn `turns`, in which units have died; for looking at only."""
    for seed in range(40):
        game, random = Game(set_up(seed, seats, 24)), Random(seed)
        while game.question is not None and game.position.board.turn < turns:
            game.play(at_random(game.position, game.question, random))
        died = any(isinstance(event, Killed) and event.dice for played in game.history for event in played.events)
        if game.question is not None and died:
            return game
    raise AssertionError("no game lasts that long")


@pytest.fixture
def seated(hands: Hands) -> SEATED:
    """Put a game that is some turns old on the table."""

    def put(turns: int = 6, seats: int = 2, **options: object) -> Hands:
        show(hands, old_game(turns, seats).branch(), **options)
        hands.page.past.card.hide()
        return hands

    return put


@cache
def finished_game() -> Game:
    """Return a game that is over; for looking at only."""
    game, random = Game(set_up(12, 2, 12)), Random(12)
    while game.question is not None:
        game.play(at_random(game.position, game.question, random))
    return game
