"""A worker process that weighs the answers to a question beside a given one; it is started when it is first asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ddtable.opponents.worker import Weighed, request_for_weights
from ui.session.worker import restarting
from ui.session.worker.patience import Patience
from ui.session.worker.process import WorkerProcess

if TYPE_CHECKING:
    from ddtable.engine.questions import Choice
    from ddtable.engine.system import AnyPosition

SECONDS = 4.0
"""The longest wait: a player who has answered waits for it. A new process takes about one second of it."""


class Weigher(QObject):
    """Weighs one answer at a time.

    `weighed` has the values of all answers, or none if the process failed or was too slow; the next answer gets a new
    process then. An answer that is dropped has no reply.
    """

    weighed = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._worker: WorkerProcess | None = None
        self._pending = 0  # requests without a reply; only the last one counts
        self._dropped = True
        self._patience = Patience(self)
        self._patience.out.connect(self._broke)

    def warm(self) -> None:
        """Start the process, so that the first answer need not wait for it."""
        if self._worker is None:
            program, arguments = restarting.command()
            self._worker = WorkerProcess(program, arguments, self)
            self._worker.replied.connect(self._replied)
            self._worker.broke.connect(self._broke)

    def ask(self, seen: AnyPosition, choice: Choice) -> None:
        """Weigh an answer to the question in a position as its seat sees it."""
        self.warm()
        assert self._worker is not None
        self._pending, self._dropped = self._pending + 1, False
        self._patience.begin(SECONDS)
        self._worker.send(request_for_weights(seen, choice))

    def drop(self) -> None:
        """Ignore the reply to the last request."""
        self._dropped = True
        self._patience.stop()

    def close(self) -> None:
        """End the process. A second call changes nothing."""
        if self._worker is not None:
            self.drop()
            self._worker.close()
            self._worker = None

    def _replied(self, reply: object) -> None:
        self._pending -= 1
        if self._pending or self._dropped:
            return
        self.drop()
        self.weighed.emit(reply.values if isinstance(reply, Weighed) else {})

    def _broke(self, _fault: str = "silent") -> None:
        """Discard the process; a pending answer is not weighed."""
        if self._worker is not None:
            self._worker.discard()
            self._worker = None
        self._pending, waits = 0, not self._dropped
        self.drop()
        if waits:
            self.weighed.emit({})
