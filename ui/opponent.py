"""The computer player as the window sees it: one worker process, asked by bytes, answering by signal."""

from __future__ import annotations

import sys

import msgspec
from PySide6.QtCore import QByteArray, QObject, QProcess, Signal

from ddtable.engine.questions import Choice, Remark
from ddtable.engine.system import AnyPosition
from ddtable.opponents.worker import request, unframe

STOP_MILLISECONDS = 1000


def command() -> tuple[str, list[str]]:
    """Return the program and arguments that start the worker; a frozen program starts itself."""
    if getattr(sys, "frozen", False):
        return sys.executable, ["think"]
    return sys.executable, ["-m", "ddtable", "think"]


class Opponent(QObject):
    """Thinks in a process of its own from the start, so that the window never waits for it."""

    answered = Signal(int, object, object)
    failed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._buffer = b""
        self._waiting = False
        self._closed = False
        self._stale = 0
        self._last: bytes = b""
        self._process = QProcess(self)
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.finished.connect(self._ended)
        self._start()

    def _start(self) -> None:
        program, arguments = command()
        self._process.start(program, arguments)

    def ask(self, position: AnyPosition) -> None:
        """Ask for a choice in a position, as the asked seat may see it; once closed it is not asked any more."""
        if self._closed:
            return
        self.forget()
        self._waiting = True
        self._last = request(position)
        if self._process.state() == QProcess.ProcessState.NotRunning:
            self._start()
        self._process.write(QByteArray(self._last))

    def forget(self) -> None:
        """Wait no longer for an answer. Its number would not tell it apart: another choice may lead to the same one."""
        if self._waiting:
            self._stale += 1
        self._waiting = False

    def close(self) -> None:
        """End the process, for good."""
        if self._closed:
            return
        self._closed = True
        self._waiting = False
        self._process.finished.disconnect(self._ended)
        self._process.closeWriteChannel()
        if not self._process.waitForFinished(STOP_MILLISECONDS):
            self._process.kill()
            self._process.waitForFinished(STOP_MILLISECONDS)

    def _read(self) -> None:
        self._buffer += self._process.readAllStandardOutput().data()
        while True:
            try:
                reply, self._buffer = unframe(self._buffer)
            except msgspec.DecodeError:
                self._buffer = b""
                self._waiting = False
                self.failed.emit()
                return
            if reply is None:
                return
            if self._stale:
                self._stale -= 1
                continue
            self._waiting = False
            choice: Choice = reply.choice
            remark: Remark = reply.remark
            self.answered.emit(reply.answered, choice, remark)

    def _ended(self) -> None:
        """Start again where the process died; a question it died over is not asked a third time."""
        self._buffer, self._stale = b"", 0
        if self._waiting and self._last:
            again, self._last = self._last, b""
            self._start()
            self._process.write(QByteArray(again))
        elif self._waiting:
            self._waiting = False
            self.failed.emit()
