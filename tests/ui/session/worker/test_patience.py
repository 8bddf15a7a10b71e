"""How long the window waits for a computer player. Time in which the computer or the program sleeps does not count."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from ui.session.worker.patience import TICK_SECONDS, Patience

MINUTE = 60.0
NIGHT = 8 * 60 * MINUTE


class Clock:
    """A clock that a test turns; each turn is followed by a look at it, as the timer does."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.outs = 0
        self._owner = QObject()
        self.patience = Patience(self._owner, lambda: self.now)
        self.patience.out.connect(self._out)

    def _out(self) -> None:
        self.outs += 1

    def run(self, seconds: float, each: float = TICK_SECONDS) -> None:
        for _ in range(round(seconds / each)):
            self.now += each
            self.patience.look()


@pytest.fixture
def clock(qtbot: QtBot) -> Clock:
    return Clock()


def test_the_wait_ends_when_its_seconds_are_over(clock: Clock):
    clock.patience.begin(MINUTE)
    clock.run(MINUTE - 1)
    assert clock.outs == 0
    clock.run(1)
    assert clock.outs == 1


def test_a_night_of_sleep_does_not_end_a_wait(clock: Clock):
    """The clock goes on while the laptop sleeps, and the wait was almost over."""
    clock.patience.begin(MINUTE)
    clock.run(MINUTE - 1)
    clock.now += NIGHT
    clock.patience.look()
    clock.run(10)
    assert clock.outs == 0, "the worker gets time to wake up"
    clock.run(10)
    assert clock.outs == 1, "but the wait ends"


def test_late_ticks_count_in_full(clock: Clock):
    clock.patience.begin(MINUTE)
    clock.run(MINUTE * 3, each=2 * TICK_SECONDS)
    assert clock.outs == 1


def test_a_busy_window_counts_each_long_gap_as_one_tick(clock: Clock):
    clock.patience.begin(MINUTE)
    clock.run(MINUTE, each=20.0)
    assert clock.outs == 0


def test_a_second_wait_starts_from_zero(clock: Clock):
    clock.patience.begin(MINUTE)
    clock.run(MINUTE - 1)
    clock.patience.begin(MINUTE)
    clock.run(MINUTE - 1)
    assert clock.outs == 0


def test_timer_checks_automatically(qtbot: QtBot):
    owner = QObject()
    patience = Patience(owner)
    with qtbot.waitSignal(patience.out, timeout=20_000):
        patience.begin(0.1)


def test_a_stopped_wait_does_not_end(qtbot: QtBot):
    owner = QObject()
    patience = Patience(owner)
    with qtbot.assertNotEmitted(patience.out, wait=300):
        patience.begin(0.05)
        patience.stop()
