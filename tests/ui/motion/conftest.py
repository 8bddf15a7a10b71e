"""Pages of games that stand right before something to be seen, and a clock that stands still until told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random

import pytest
from msgspec import Struct
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ddtable.engine.game import Game
from ddtable.engine.kernel import Played
from ddtable.engine.questions import Choice
from tests.drivers.playing import set_up
from tests.rules.digests.seeded_games import play_out
from ui.games.dragon_dice.motion.showing import Showing
from ui.kit.theme import Theme
from ui.motion.overlay import Overlay
from ui.page.game_page import GamePage
from ui.session.session import Session

NAMES = ("Mira", "Ragna", "Tove", "Aksel")
Wanted = Callable[[Played], bool]


class Moment(Struct):
    """A game, and the choice that comes next."""

    game: Game
    choice: Choice


@cache
def _found(wanted: Wanted, seats: int) -> tuple[Game, int]:
    for seed in range(60):
        game = Game(set_up(seed, seats, 30))
        for _ in play_out(game, Random(seed)):
            if len(game.choices) > 25 and wanted(game.last):
                return game, len(game.choices) - 1
            if len(game.choices) > 400:
                break
    raise AssertionError("no game comes to that")


def moment_before(wanted: Wanted, seats: int = 2) -> Moment:
    """Return a game that stands right before something, and the choice that brings it about."""
    game, deeds = _found(wanted, seats)
    choice = game.choices[deeds].choice
    assert choice is not None
    return Moment(game.branch(deeds), choice)


class Clock:
    """Time, in milliseconds, that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Watched:
    """A page with its motion at some speed, and the clock by which it moves."""

    def __init__(self, page: GamePage, clock: Clock) -> None:
        self.page, self.clock = page, clock
        self.session: Session = page.session
        self.showing: Showing = page.showing
        self.overlay: Overlay = page.showing.overlay

    def play(self, choice: Choice) -> None:
        """Answer as the person who is asked, and come to the first frame."""
        self.session.draft.answer(choice)
        self.show()

    def show(self) -> None:
        """Come to the first frame."""
        QApplication.processEvents()
        if self.overlay.playing:
            self.overlay.advance()

    def pass_time(self, milliseconds: float) -> None:
        self.clock.now += milliseconds
        if self.overlay.playing:
            self.overlay.advance()
        QApplication.processEvents()


Watch = Callable[..., Watched]


@pytest.fixture
def watch(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Watch]:
    clock = Clock()
    monkeypatch.setattr("ui.motion.overlay._stopwatch", lambda: clock)
    holders: list[QWidget] = []
    made: list[Session] = []

    def page_of(game: Game, speed: str = "normal", kinds: tuple[str, ...] = (), size=(1280, 800)) -> Watched:
        seats = game.position.seats
        holder = QWidget()
        holders.append(holder)
        qtbot.addWidget(holder)
        theme = Theme("dark", holder)
        session = Session(game, NAMES[:seats], kinds or ("person",) * seats)
        page = GamePage(session, theme, holder)
        made.append(session)
        QVBoxLayout(holder).addWidget(page)
        holder.resize(*size)
        holder.show()
        page.motion.choose(speed)
        QApplication.processEvents()
        session.start()
        QApplication.processEvents()
        return Watched(page, clock)

    yield page_of
    for session in made:
        session.close()
