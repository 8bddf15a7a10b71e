"""Motion: the time for a frame while 30 dice roll on a full table of 4 players, and the intervals between frames.

Warlord thinks in its process meanwhile, about a march of the same game.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import pairwise
from random import Random
from statistics import median
from time import perf_counter, thread_time
from typing import TYPE_CHECKING

from benchmarks.figures import Figure

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ddtable.engine.game import Game
    from ddtable.engine.questions import Choice, Question
    from ddtable.engine.system import AnyPosition
    from ui.motion.overlay import Overlay
    from ui.page.game_page import GamePage

FRAME = 16.0  # milliseconds
LATE = 1.5  # a frame that comes after so many refreshes of a screen with 60 a second is one too late
SIXTIETH = 1000 / 60
SIZE = (1920, 1080)
DICE, HEALTH, SEATS = 30, 60, 4
WARM = 10.0  # seconds for the pictures that are drawn beforehand
NAMES = ("Mira", "Ragna", "Tove", "Aksel")


def moving(rounds: int) -> list[Figure]:
    """Measure one large roll for each round while a computer player thinks in its process."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from ui.window.app import application

    application()
    game, choice = _before_a_large_roll()
    costs: list[float] = []
    late: list[float] = []
    for _ in range(rounds):
        frames = _play(game.branch(), choice)
        costs.append(_percentile([cost for _, cost in frames], 0.95))
        gaps = [(later[0] - earlier[0]) * 1e3 for earlier, later in pairwise(frames)]
        late.append(sum(gap > LATE * SIXTIETH for gap in gaps) / len(gaps))
    note = f"{DICE} dice or more on a four-player table at {SIZE[0]}x{SIZE[1]}"
    return [
        Figure("motion: cost of a frame, 95 in 100 below", median(costs) * 1e3, "ms", FRAME, note=note),
        Figure("motion: share of late frames", median(late), "", 0.05, note="while Warlord thinks about a march"),
    ]


def _before_a_large_roll() -> tuple[Game, Choice]:
    """Return a game just before a roll of this many dice, and the choice that leads to the roll."""
    from ddtable.commands.simulate import deal
    from ddtable.engine.game import Game

    for seed in range(1000):
        game, random = Game(deal("classic", SEATS, HEALTH, seed, 0)), Random(seed)
        for _ in range(200):
            if game.question is None:
                break
            game.play(game.rules.sample(game.question, random))
            choice = game.choices[-1].choice
            if len(game.choices) > 40 and len(game.last.faces) >= DICE and choice is not None:
                return game.branch(len(game.choices) - 1), choice
    raise LookupError("no game comes to such a roll")


def _play(game: Game, choice: Choice) -> list[tuple[float, float]]:
    """Return for each frame of the roll its time and its duration in seconds."""
    from PySide6.QtWidgets import QWidget

    from ddtable.opponents.players import WARLORD
    from ui.games.dragon_dice.motion.showing import Showing
    from ui.session.worker.restarting import Opponent

    holder = QWidget()
    page = _page(game, holder)
    opponent = Opponent(holder)
    position, question = _march(game)
    opponent.answered.connect(lambda *_: opponent.ask(position, question, WARLORD))
    opponent.ask(position, question, WARLORD)
    assert isinstance(page.showing, Showing)
    frames = _watch(page.showing.overlay)
    page.session.play(choice)
    _wait_while(lambda: page.showing.busy)
    opponent.close()
    page.session.close()
    holder.close()
    return frames


def _march(game: Game) -> tuple[AnyPosition, Question]:
    """Return the last march that was asked, as its seat sees it: a question about which Warlord thinks for long."""
    for step in reversed(game.history):
        question = step.question
        if question is not None and question.kind == "march-first":
            return game.rules.observe(step.position, question.seat), question
    raise LookupError("no march was asked")


def _page(game: Game, holder: QWidget) -> GamePage:
    from PySide6.QtWidgets import QVBoxLayout

    from ui.kit.theme import Theme
    from ui.page.game_page import GamePage
    from ui.session.session import Session

    session = Session(game, NAMES[:SEATS], ("person",) * SEATS)
    page = GamePage(session, Theme("dark", holder), holder)
    QVBoxLayout(holder).addWidget(page)
    holder.resize(*SIZE)
    holder.show()
    page.motion.choose("normal")
    begun = perf_counter()
    _wait_while(lambda: perf_counter() - begun < WARM and page.showing.warming)
    return page


def _wait_while(waiting: Callable[[], bool]) -> None:
    """Handle events as they come, without keeping a processor busy between them."""
    from PySide6.QtCore import QEventLoop

    from ui.window.app import application

    while waiting():
        application().processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def _watch(overlay: Overlay) -> list[tuple[float, float]]:
    """Return a list to which an overlay adds its frames: the time, and the seconds for advancing and painting."""
    from PySide6.QtCore import QEvent, QObject

    frames: list[tuple[float, float]] = []
    advance, paint = overlay.advance, overlay.paintEvent
    spent = [0.0]

    def advanced() -> None:
        begun = thread_time()
        advance()
        spent[0] = thread_time() - begun

    class Painted(QObject):
        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt calls it so
            if event.type() != QEvent.Type.Paint:
                return False
            begun = thread_time()
            paint(event)  # type: ignore[arg-type]
            frames.append((perf_counter(), spent[0] + thread_time() - begun))
            return True

    overlay.clockwork.timeout.disconnect()
    overlay.clockwork.timeout.connect(advanced)
    overlay.installEventFilter(Painted(overlay))
    return frames


def _percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]
