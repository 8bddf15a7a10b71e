"""Signals that end a program (Ctrl-C, `kill`, a closed terminal): the window closes as usual."""

from __future__ import annotations

import contextlib
import signal
import socket
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier
from PySide6.QtCore import Signal as QtSignal

ENDS = ("SIGINT", "SIGTERM", "SIGHUP")
INTERRUPTED = 128  # plus the number of the signal: the exit status that shells expect


class Interrupts(QObject):
    """Handles the signals that end a program, until `stop`. The first one emits `ended` with its number.

    Python runs a handler only between two lines of Python, but Qt waits in C++. So Python writes the number into a
    socket, which wakes Qt. If a signal was ignored at the start (`nohup`, a background job), it stays ignored. After
    the first signal, a second one has its usual effect.
    """

    ended = QtSignal(int)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._read, self._write = socket.socketpair()
        for end in (self._read, self._write):
            end.setblocking(False)
        self._before = signal.set_wakeup_fd(self._write.fileno(), warn_on_full_buffer=False)
        self._heard = {
            number: signal.signal(number, _be_woken)
            for name in ENDS
            if (number := getattr(signal, name, None)) is not None and signal.getsignal(number) != signal.SIG_IGN
        }
        self._notifier = QSocketNotifier(self._read.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._woken)

    def look(self) -> None:
        """Emit `ended` now if a signal has come. Call this before the window waits for events."""
        if self._heard:
            self._woken()

    def _woken(self) -> None:
        with contextlib.suppress(BlockingIOError):
            for number in self._read.recv(64):
                if number in self._heard:
                    self.stop()
                    self.ended.emit(number)
                    return

    def stop(self) -> None:
        """Restore the previous handlers."""
        if not self._heard:
            return
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._before)
        for number, handler in self._heard.items():
            signal.signal(number, handler)
        self._heard = {}
        self._read.close()
        self._write.close()


def _be_woken(_number: int, _frame: FrameType | None) -> None:
    """Do nothing: Python has written the number into the socket."""
