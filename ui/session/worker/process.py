"""One run of the worker process: requests go in, replies come out, and it ends once. restarting.py starts the next."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QByteArray, QObject, QProcess, Qt, Signal

from ddtable.opponents.worker import BadReply, unframe

STOP_MILLISECONDS = 1000

Fault = Literal["start", "ended", "garbled", "silent"]
"""The reason why there is no answer: not started, ended, an invalid answer, or no answer in time."""


class WorkerProcess(QObject):
    """A worker process, started at once.

    `replied` is emitted with each reply, `broke` once with the reason for its end.
    Its stderr is discarded, because the window does not read it and a buffer of it could fill the memory.
    """

    replied = Signal(object)
    broke = Signal(str)

    def __init__(self, program: str, arguments: list[str], parent: QObject) -> None:
        super().__init__(parent)
        self._buffer = b""
        self._over = False
        self.process = QProcess(self)
        self.process.setStandardErrorFile(QProcess.nullDevice())
        self.process.readyReadStandardOutput.connect(self._read)
        self.process.finished.connect(self._finished)
        # If the program is missing, start() emits this itself, before `broke` has a receiver.
        self.process.errorOccurred.connect(self._erred, Qt.ConnectionType.QueuedConnection)
        self.process.start(program, arguments)

    def send(self, frame: bytes) -> None:
        """Send a request. If the process has ended, do nothing: `broke` was emitted."""
        if self.process.state() != QProcess.ProcessState.NotRunning:
            self.process.write(QByteArray(frame))

    def close(self) -> None:
        """End the process by closing its input. Kill it if it does not end in time."""
        self._over = True
        self.process.closeWriteChannel()
        if not self.process.waitForFinished(STOP_MILLISECONDS):
            self.process.kill()
            self.process.waitForFinished(STOP_MILLISECONDS)

    def discard(self) -> None:
        """Kill the process without waiting. This object is deleted when the process has ended."""
        self._over = True
        if self.process.state() == QProcess.ProcessState.NotRunning:
            self.deleteLater()
            return
        self.process.finished.connect(self.deleteLater)
        self.process.kill()

    def _break(self, fault: Fault) -> None:
        if not self._over:
            self._over = True
            self.broke.emit(fault)

    def _read(self) -> None:
        self._buffer += self.process.readAllStandardOutput().data()
        while not self._over:
            try:
                reply, self._buffer = unframe(self._buffer)
            except BadReply:
                self._buffer = b""
                self._break("garbled")
                return
            if reply is None:
                return
            self.replied.emit(reply)
        self._buffer = b""

    def _finished(self) -> None:
        self._break("ended")

    def _erred(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:  # `finished` reports every other end
            self._break("start")
