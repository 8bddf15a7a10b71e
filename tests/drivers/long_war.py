"""A war of two persons and two computers that several sittings play on; whoever plays it, it is the same war."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

from PySide6.QtWidgets import QApplication

from ddtable.engine.game import Game
from ddtable.engine.questions import Choice
from ddtable.opponents.players import choose
from tests.rules.campaign.war import set_up
from ui.kit.settings import SettingsFile
from ui.session.library import SeatPlan
from ui.session.session import Session

SET_UP = set_up(21, 4)
"""A short war: some 400 choices, of which nearly half are those of the first two seats."""
SEATS = [
    SeatPlan("Mira", "person"),
    SeatPlan("Ragna", "person"),
    SeatPlan("Tove", "recruit"),
    SeatPlan("Aksel", "recruit"),
]
PATIENCE, PAUSE = 60, 0.002  # seconds


def calm(settings: SettingsFile) -> None:
    """Let nothing be shown for its own time, and ask for no curtain."""
    settings.change(curtain=False, motion="off", stops="never")


def play_until(session: Session, done: Callable[[Game], bool]) -> None:
    """Answer for the persons as Recruit would, until a person is asked and the game is as wanted, or it is over."""
    game, begun = session.game, time.monotonic()
    while game.question is not None and not (session.asks_person and done(game)):
        assert time.monotonic() < begun + PATIENCE, game.question
        if session.asks_person and not session.automatic.held:
            session.draft.answer(answer(game))
        QApplication.processEvents()
        if not session.asks_person:
            time.sleep(PAUSE)


def answer(game: Game) -> Choice:
    """Return Recruit's answer, the one that the process of a computer player gives."""
    assert game.question is not None
    seen = game.rules.observe(game.position, game.question.seat)
    return choose(seen, game.question, Random(game.position.answered))[0]


def in_one_sitting() -> Game:
    """Return the whole war, played without a window and without a break."""
    game = Game(SET_UP)
    while game.question is not None:
        game.play(answer(game))
    return game
