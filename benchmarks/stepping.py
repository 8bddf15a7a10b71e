"""A step in the window: its time with many seats and terrains, and the files that it passes through."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Any

from benchmarks.figures import Figure
from benchmarks.large import HEALTH, SEATS, TERRAINS, large

if TYPE_CHECKING:
    from ddtable.engine.game import Game
    from ddtable.engine.kernel import Played
    from ui.session.session import Session
    from ui.window.main_window import MainWindow

MOST_STEP = 8.0  # milliseconds
MOST_FILES = 58  # half of those before the session had parts
STEPS = 60
SIZE = (1920, 1080)
PROJECT = str(Path(__file__).resolve().parent.parent)
MOST_CHOICES = 3000


def stepping(rounds: int) -> list[Figure]:
    """Measure both, the step as the median of all steps of the rounds."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    times, again = zip(*(_times(seed) for seed in range(1, rounds + 1)), strict=True)
    steps = [1e3 * one for few in times for one in few]
    twice = [1e3 * one for few in again for one in few]
    files, switches = _files_of_a_charge()
    note = f"{SEATS} seats, {TERRAINS} terrains, {HEALTH} health; the table shown again without a change {{:.1f}} ms"
    return [
        Figure("a window step, many armies", median(steps), "ms", MOST_STEP, note=note.format(median(twice))),
        Figure("files from a choice of charge to painting", files, "", MOST_FILES, note=f"{switches:,} switches"),
    ]


def _times(seed: int) -> tuple[list[float], list[float]]:
    """Return the seconds of some steps with their painting, and of the same tables shown again."""
    with tempfile.TemporaryDirectory(prefix="ddtable-") as folder:
        window, session = _opened(Path(folder), _begun(large(SEATS, TERRAINS, HEALTH, seed)), SEATS)
        random, steps, again = Random(seed), [], []
        for _ in range(STEPS):
            question = session.game.question
            if question is None:
                break
            choice = session.game.rules.sample(question, random)
            start = process_time()
            session.play(choice)
            _painted()
            steps.append(process_time() - start)
            start = process_time()
            session.start()
            _painted()
            again.append(process_time() - start)
        _close(window)
    return steps, again


def _begun(played: Played) -> Game:
    """Return a game that goes on from a built position."""
    from ddtable.commands.simulate import deal
    from ddtable.engine.game import Game
    from ddtable.engine.line import Line

    game = Game(deal("classic", 2, 24, 1, 0))
    game._line = Line(game.rules, played)
    return game


def _opened(folder: Path, game: Game, seats: int) -> tuple[MainWindow, Session]:
    import ddtable.rules  # noqa: F401 - makes the rule systems known
    from ui.session.session import Session
    from ui.window.app import application
    from ui.window.main_window import MainWindow
    from ui.window.saved_games import Games

    application()
    window = MainWindow(Games(folder))
    window.resize(*SIZE)
    window.show()
    session = Session(game, [f"Player {seat + 1}" for seat in range(seats)], ["person"] * seats)
    session.seats.curtain = False
    window.show_game(session)
    _painted()
    return window, session


def _painted() -> None:
    from PySide6.QtWidgets import QApplication

    for _ in range(3):
        QApplication.processEvents()


def _close(window: MainWindow) -> None:
    window.close()
    window.deleteLater()
    _painted()


def _files_of_a_charge() -> tuple[int, int]:
    """Return the files of the project entered between the choice of a charge and the end of its painting."""
    from ddtable.commands.simulate import deal
    from ddtable.engine.game import Game
    from ddtable.engine.questions import Picked

    with tempfile.TemporaryDirectory(prefix="ddtable-") as folder:
        game, random = Game(deal("classic", 2, 36, 1, 0)), Random(1)
        for _ in range(MOST_CHOICES):
            question = game.question
            if question is None or any(option.id == "charge" for option in getattr(question.shape, "options", ())):
                break
            game.play(game.rules.sample(question, random))
        window, session = _opened(Path(folder), game, 2)
        session.draft.consider("charge")
        _painted()

        def charge() -> None:
            session.draft.answer(Picked("charge"))
            _painted()

        entered = _entered(charge)
        _close(window)
    return len({*entered}), sum(one != two for one, two in pairwise(entered))


def _entered(act: Callable[[], None]) -> list[str]:
    """Return the project's files in the order in which their functions are called."""
    entered: list[str] = []

    def note(frame: Any, event: str, _value: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(PROJECT):
            entered.append(frame.f_code.co_filename)

    sys.setprofile(note)
    with suppress(RuntimeError):
        act()
    sys.setprofile(None)
    return entered
