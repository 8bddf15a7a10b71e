"""Scenes of Learn and practise: the page, a lesson, a puzzle before and after its answer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ddtable.guides.progress import Progress
    from ui.window.main_window import MainWindow

Scene = Callable[["MainWindow"], "QWidget | None"]
NEW = ("coastal_elf", "two_saves", "one_recruit", "press_on", "alone_on_eight", "last_trail")
"""Puzzles about casualties, IDs, Risk and the campaign."""
SEEN = 4  # steps of the lesson that was begun


def some_progress() -> Progress:
    """Return the progress of a person after some lessons and puzzles."""
    from ddtable.guides.lesson import lesson_ids
    from ddtable.guides.progress import LessonProgress, Progress
    from ddtable.guides.puzzles.puzzle import puzzles

    ids = lesson_ids()
    lessons = {name: LessonProgress(done=True) for name in ids[:5]}
    progress = Progress({**lessons, ids[5]: LessonProgress(SEEN)})
    for number, one in enumerate(puzzles()[:12]):
        for answer in one.answers[1:2] if number % 3 else ():
            progress = progress.with_try(one, answer)
        if number % 4 < 3:
            progress = progress.with_try(one, one.best)
    return progress


def practice(window: MainWindow) -> QWidget:
    """Return the page."""
    from ui.practice.dialog import PracticeDialog

    window.practising.file.change(some_progress())
    return PracticeDialog(window.words, window.practising.file, window.settings, window)


def lesson(name: str, window: MainWindow) -> None:
    """Begin a lesson."""
    window.practising.begin_lesson(name, afresh=True)


def puzzle(window: MainWindow, *, name: str = "their_temple", answered: bool) -> None:
    """Begin a puzzle, and give its worst answer."""
    from ddtable.guides.puzzles.puzzle import puzzle as puzzle_of

    found = puzzle_of(name)
    window.practising.begin_puzzle(found.id)
    if answered and window.page is not None:
        window.page.session.play(found.answers[-1].choice)


PRACTICE: dict[str, Scene] = {
    "practice": practice,
    **{f"lesson-{name}": partial(lesson, name) for name in ("dice", "magic", "risk", "trails", "losses")},
    "puzzle": partial(puzzle, answered=False),
    **{f"puzzle-{name}": partial(puzzle, name=name, answered=False) for name in NEW},
    **{f"puzzle-{name}-answered": partial(puzzle, name=name, answered=True) for name in NEW},
    "puzzle-answered": partial(puzzle, answered=True),
    "puzzle-spell": partial(puzzle, name="one_point_left", answered=False),
    "puzzle-risk": partial(puzzle, name="seventeen", answered=True),
    "puzzle-spell-answered": partial(puzzle, name="one_point_left", answered=True),
}
