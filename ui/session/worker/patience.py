"""The time that the window waits for a computer player; time in which this program did not run does not count."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

TICK_SECONDS = 1.0
TICKS = 10  # at least, in a wait of any length
LATE = 3.0  # ticks: if a look comes later than this, this program or the computer was asleep
GRACE = 0.25  # share of the wait that remains at least after a sleep, because the worker wakes up slowly too


class Patience(QObject):
    """Counts the seconds of one wait. `out` is emitted when they are over.

    If the laptop sleeps, or the window is suspended or busy, the time between two looks is longer than a tick. It
    counts as 1 tick. One long timer is not enough, because some systems count sleep as time that passed.
    """

    out = Signal()

    def __init__(self, parent: QObject, clock: Callable[[], float] = monotonic) -> None:
        super().__init__(parent)
        self._clock = clock
        self._seconds = self._left = self._looked = 0.0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look)

    def begin(self, seconds: float) -> None:
        """Start a wait of this many seconds."""
        self._seconds = self._left = seconds
        self._looked = self._clock()
        self._timer.start(round(1000 * self._tick))

    def stop(self) -> None:
        """End the wait. `out` is not emitted."""
        self._timer.stop()

    @property
    def _tick(self) -> float:
        return min(TICK_SECONDS, self._seconds / TICKS)

    def look(self) -> None:
        """Look at the clock. The timer calls this at each tick."""
        if not self._timer.isActive():
            return
        now = self._clock()
        passed, self._looked = now - self._looked, now
        slept = passed > LATE * self._tick
        self._left -= self._tick if slept else passed
        if slept:
            self._left = max(self._left, GRACE * self._seconds)
        if self._left <= 0:
            self.stop()
            self.out.emit()
