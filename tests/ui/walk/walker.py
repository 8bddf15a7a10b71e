"""The walk: steps that wait for each other while Qt's own loop runs, and a look at the screen after each."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QEventLoop, QObject, QPoint, QRect, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from tests.ui.walk.screen_reading import (
    PICTURES,
    Difference,
    compare_with_repaint,
    part_of_screen,
    read_screen,
    top_windows,
    visible_widgets,
    windows_in_question,
)
from tests.ui.walk.x_input import XInput

TICK = 5  # milliseconds
SETTLE = 4  # ticks, between each of which all events are worked off
MOST_DIFFERENCES = 30
MOST_WAITING = 60  # times that the screen is read until two readings agree
LONGEST_STEP = 1000  # ticks, in a loop of its own; a step that runs one itself stops the walk

Steps = Iterator[None]


class TooManyDifferences(Exception):
    """There is no use in going on."""


class Walker(QObject):
    """Takes the steps of a generator, each when everything that came of the one before has been painted.

    A step may open a dialog or a drag that runs a loop of its own: the timer goes on in it, so the steps do too.
    """

    def __init__(self) -> None:
        super().__init__()
        self.differences: list[Difference] = []
        self.seen: set[type[QWidget]] = set()
        self.scrolled: set[str] = set()
        self.looks = 0
        self.is_brief = QApplication.primaryScreen().devicePixelRatio() > 1
        self.input = XInput(QApplication.primaryScreen().devicePixelRatio())
        self._began = time.monotonic()
        self._steps: Steps = iter(())
        self._waiting = 0
        self._windows: list[tuple[str, QRect]] = []
        self._running = False
        self._blocked = 0
        self._error: BaseException | None = None
        self._loop = QEventLoop()
        self._timer = QTimer(self, interval=TICK)
        self._timer.timeout.connect(self._tick)

    def walk(self, steps: Steps) -> None:
        """Take all steps; raises what they raise."""
        self._steps, self._error = steps, None
        self._timer.start()
        self._loop.exec()
        if self._error is not None:
            raise self._error

    def close(self) -> None:
        """Let the X server go."""
        self.input.close()

    def _tick(self) -> None:
        if self._running:
            self._blocked += 1
            if self._blocked == LONGEST_STEP:
                close_modal()
            return
        self._blocked = 0
        self._waiting += 1
        if self._waiting < SETTLE:
            return
        self._waiting, self._running = 0, True
        try:
            next(self._steps)
        except StopIteration:
            self._finish()
        except BaseException as error:
            self._error = error
            self._finish()
        finally:
            self._running = False

    def _finish(self) -> None:
        self._timer.stop()
        close_popups()
        close_modal()
        self._loop.quit()

    # Steps

    def look(self, step: str) -> Steps:
        """Compare what is on the screen with a full repaint, when it has settled."""
        yield
        yield from self._wait_for_window_manager()
        if in_pieces():
            yield from self.wait_for(lambda: all(widget.is_sharp for widget in in_pieces()))
            yield  # the last piece has come, and is now painted
        started = time.monotonic()
        self.looks += 1
        self._note_classes()
        known = {one.place for one in self.differences}
        self.differences += [one for one in compare_with_repaint(step) if one.place not in known]
        self._log(f"{time.monotonic() - self._began:7.2f} s, {time.monotonic() - started:5.3f} s: {step}")
        if len(self.differences) > MOST_DIFFERENCES:
            raise TooManyDifferences("\n".join(map(str, self.differences)))

    def glance(self, step: str) -> Steps:
        """Look at a detail, which is the same at each scale; at a large one, where a look takes long, go on."""
        if self.is_brief:
            yield
        else:
            yield from self.look(step)

    def _wait_for_window_manager(self) -> Steps:
        """Wait until windows that have come, gone or changed their size are on the screen as they will be."""
        windows = window_places()
        if windows == self._windows:
            return
        before = None
        for _ in range(MOST_WAITING):
            now = read_screen(part_of_screen(windows_in_question())) if all_exposed() else None
            windows, known = window_places(), windows
            if now is not None and before is not None and windows == known and now == before:
                break
            before = now
            yield
        self._windows = windows

    def _log(self, line: str) -> None:
        if PICTURES.folder is not None:
            with (PICTURES.folder / "steps.txt").open("a", encoding="utf-8") as steps:
                print(line, file=steps)

    def _note_classes(self) -> None:
        for window in top_windows():
            self.seen.update(type(widget) for widget in visible_widgets(window))

    def click(self, widget: QWidget, at: QPoint | None = None) -> Steps:
        """Click a widget with the pointer."""
        self.input.click(widget.mapToGlobal(widget.rect().center() if at is None else at))
        yield

    def rest(self) -> Steps:
        """Move the pointer to a corner where nothing is lit by it."""
        self.input.move(QPoint(0, 0))
        yield

    def begin(self, act: Callable[[], object]) -> Steps:
        """Let the program do something that may run a loop of its own."""
        QTimer.singleShot(0, self, act)
        yield

    def wait_for(self, condition: Callable[[], object], rounds: int = 80) -> Steps:
        """Wait until a condition is true, for a while."""
        for _ in range(rounds):
            if condition():
                return
            yield


def window_places() -> list[tuple[str, QRect]]:
    """Return the class of each window on the screen and where it is."""
    return [(type(window).__name__, window.frameGeometry()) for window in top_windows()]


def all_exposed() -> bool:
    """Return True if the X server has put all windows on the screen."""
    handles = [window.windowHandle() for window in top_windows()]
    return all(handle is None or not isValid(handle) or handle.isExposed() for handle in handles)


def in_pieces() -> list[Any]:
    """Return the widgets that paint their picture piece by piece, as a map does; `is_sharp` tells if all are there."""
    return [widget for window in top_windows() for widget in visible_widgets(window) if hasattr(widget, "is_sharp")]


def close_popups() -> None:
    """Close all menus that are open."""
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()
        if QApplication.activePopupWidget() is popup:
            return


def close_modal() -> None:
    """Hide all dialogs that keep others waiting; closed, one might ask a question in another dialog."""
    while (modal := QApplication.activeModalWidget()) is not None and modal.isVisible():
        modal.hide()
