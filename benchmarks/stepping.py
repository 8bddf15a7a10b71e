"""A step in the window: its time with many seats and terrains, and the files that it passes through."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from benchmarks.figures import Figure
from benchmarks.large import HEALTH, RULES, SEATS, TERRAINS, large
from ddtable.engine import kernel
from ddtable.rules.dragon_dice import notation
from ddtable.rules.dragon_dice.steps import Act, EndTurn

if TYPE_CHECKING:
    from ddtable.engine.game import Game
    from ddtable.engine.kernel import Played
    from ddtable.engine.questions import Question
    from ui.session.session import Session
    from ui.window.main_window import MainWindow

MOST_STEP = 8.0  # milliseconds
MOST_FILES = 58  # half of those before the session had parts
STEPS = 60
SIZE = (1920, 1080)
PROJECT = str(Path(__file__).resolve().parent.parent)
ARMIES = """
home A: flatland_city 8
home B: flatland_tower 3
frontier: flatland_temple 6
A at home A: 2 thug, cutthroat
A at frontier: marauder
B at home A: guard, knight
B at home B: guard
turn A march 1
"""


def stepping(rounds: int) -> list[Figure]:
    """Measure both, the step as the median of all steps of the rounds: choosing, and painting what has changed."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    times = [one for seed in range(1, rounds + 1) for one in _times(seed)]
    step, paint = (1e3 * median(part) for part in zip(*times, strict=True))
    files, switches = _files_of_a_charge()
    note = f"{SEATS} seats, {TERRAINS} terrains, {HEALTH} health; painting {paint:.1f} ms more"
    return [
        Figure("a window step, many armies", step, "ms", MOST_STEP, note=note),
        Figure("files from a choice of charge to painting", files, "", MOST_FILES, note=f"{switches:,} switches"),
    ]


def _times(seed: int) -> list[tuple[float, float]]:
    """Return the seconds of some steps: of the step with all refreshing, and of the painting after it."""
    times = []
    with tempfile.TemporaryDirectory(prefix="ddtable-") as folder:
        window, session = _opened(Path(folder), _begun(large(SEATS, TERRAINS, HEALTH, seed)), SEATS)
        random = Random(seed)
        for _ in range(STEPS):
            question = session.game.question
            if question is None:
                break
            choice = session.game.rules.sample(question, random)
            start = process_time()
            session.play(choice)
            played = process_time()
            _painted()
            times.append((played - start, process_time() - played))
        _close(window)
    return times


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
    """Return the files of the project entered from the choice of a charge until it is painted, and the switches."""
    with tempfile.TemporaryDirectory(prefix="ddtable-") as folder:
        position = replace(notation.read(ARMIES), agenda=(EndTurn(), Act(0, "terrain/0")))
        game = _begun(
            kernel.take_up_dice(RULES, replace(position, chance=replace(position.chance, by_hand=True)), False)
        )
        window, session = _opened(Path(folder), game, 2)
        charge = _charge_of(session.question)
        session.draft.consider(charge)
        _painted()

        entered = _entered(partial(session.draft.pick, charge))
        _painted()
        _close(window)
    return len({*entered}), sum(one != two for one, two in pairwise(entered))


def _charge_of(question: Question | None) -> str:
    """Return the option for a charge, or ""."""
    options = getattr(question.shape, "options", ()) if question is not None else ()
    return next((option.id for option in options if option.word == "charge"), "")


def _entered(act: Callable[[], None]) -> list[str]:
    """Return the project's files in the order in which their functions are called."""
    entered: list[str] = []

    def note(frame: Any, event: str, _value: object) -> None:
        name = frame.f_code.co_filename
        if event == "call" and name.startswith(PROJECT) and "site-packages" not in name:
            entered.append(name)

    sys.setprofile(note)
    with suppress(RuntimeError):
        act()
    sys.setprofile(None)
    return entered
