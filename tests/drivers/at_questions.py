"""Games stopped at the question that a test asks for, and a library that keeps its games in memory."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import ddtable.rules  # noqa: F401 - makes the rule systems known
from ddtable.engine.game import Game
from ddtable.engine.system import SetUp
from ddtable.forces.starter import starter_forces
from ui.kit.settings import SettingsFile
from ui.session.library import GameTrouble, RecentGame
from ui.session.session import Session
from ui.window.main_window import MainWindow
from ui.window.old_copies import OldCopies

Playing = Callable[..., Session]
NAMES = ("Mira", "Ragna")


def set_up(seed: int = 3, pair: tuple[int, int] = (0, 3)) -> SetUp:
    forces = [force for force in starter_forces() if force.health == 24]
    return SetUp("classic", seed, {}, tuple(msgspec.to_builtins(forces[number]) for number in pair))


def play_until(game: Game, wanted: Callable[[Game], bool], seed: int = 1) -> None:
    """Play at random until a game is as wanted; it must come to that before it ends."""
    random = Random(seed)
    while not wanted(game):
        assert game.question is not None, "the game ended before"
        game.play(game.rules.sample(game.question, random))


def any_game(_game: Game) -> bool:
    return True


@cache
def game_at(kind: str, accept: Callable[[Game], bool]) -> Game:
    """Return a game that waits with a question of this kind, or is over; for looking at only."""
    for seed in range(20):
        game = Game(set_up(seed))
        try:
            play_until(
                game, lambda game: (game.question.kind if game.question else "over") == kind and accept(game), seed
            )
        except AssertionError:
            continue
        return game
    raise AssertionError(f"no game comes to {kind}")


@pytest.fixture
def playing(qtbot: QtBot) -> Playing:
    """Return a session whose game waits with a question of this kind."""
    holder = QWidget()
    qtbot.addWidget(holder)

    def at(kind: str, accept: Callable[[Game], bool] = any_game, **options: object) -> Session:
        options.setdefault("kinds", ("person", "person"))
        return Session(game_at(kind, accept).branch(), NAMES, parent=holder, **options)

    return at


@pytest.fixture(autouse=True)
def swept(qtbot: QtBot) -> None:
    """Delete what earlier tests have closed: every widget left costs time at the next change of theme."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


class MemoryLibrary:
    """Keeps nothing; `asked` is what it was asked for."""

    default_folder = Path("games")

    def __init__(self, games: tuple[RecentGame, ...] = ()) -> None:
        self.games = games
        self.copies = OldCopies(Path("games/backups"), Path("games"))
        self.asked: list[object] = []

    def recent(self, elsewhere: Sequence[Path] = (), played: Sequence[Path] = ()) -> tuple[RecentGame, ...]:
        return (*self.games, *(RecentGame(path, path.stem, "", False, gone=True) for path in elsewhere))

    def new(self, set_up, seats, practice) -> Session:
        self.asked.append((set_up, seats, practice))
        return Session(Game(set_up), [seat.name for seat in seats], [seat.kind for seat in seats], practice)

    def rescue(self, _session: Session) -> None:
        """No game of this library has a file."""

    def branch(self, session: Session, deeds: int) -> Session:
        self.asked.append(deeds)
        return Session(session.game.branch(deeds), session.names, session.kinds, True)

    def open(self, path: Path, progress=None) -> Session:
        self.asked.append(path)
        if path.stem == "broken":
            raise GameTrouble("broken.ddtable is no game of ddtable.")
        return Session(Game(set_up()), NAMES, ("person", "person"))


@pytest.fixture
def library() -> MemoryLibrary:
    return MemoryLibrary()


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, library: MemoryLibrary) -> MainWindow:
    made = MainWindow(library, SettingsFile(tmp_path / "settings.json"))
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    return made
