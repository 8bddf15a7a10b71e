"""The odds of the answers to the present question, worked out in a process of their own while they are wanted."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject, Signal

from ddtable.opponents.forecast import Forecast, has_odds, joined
from ddtable.opponents.players import SECONDS_TO_ANSWER
from ddtable.opponents.worker import Odds, request_for_odds
from ui.session.worker import restarting
from ui.session.worker.patience import Patience
from ui.session.worker.process import WorkerProcess

if TYPE_CHECKING:
    from ddtable.engine.questions import Question
    from ui.session.session import Session

BATCHES = (6, 18, 36, 60)  # tries of each answer, one request after the other: the first is soon there
State = Literal["off", "none", "working", "shown", "failed"]


class AnswerOdds(QObject):
    """The odds of each answer by its option, while `wanted`; `changed` when more is known.

    Each batch of tries is a request of its own, so that a new question waits for one batch at most.
    """

    changed = Signal()

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._worker: WorkerProcess | None = None
        self._sent: deque[Question] = deque()  # the question of each request without a reply
        self._question: Question | None = None
        self._batch = 0
        self._failed = False
        self._restarted: Question | None = None  # the question that a new process got
        self._patience = Patience(self)
        self._patience.out.connect(self._broke)
        self.wanted = False
        self.found: dict[str, Forecast] = {}
        session.changed.connect(self._on_changed)

    @property
    def state(self) -> State:
        """The state of the odds: not wanted, none for this question, in work, all there, or the process failed."""
        if not self.wanted:
            return "off"
        if self._question is None:
            return "none"
        if self._failed:
            return "failed"
        return "working" if self._sent else "shown"

    def want(self, wanted: bool) -> None:
        """Begin to work odds out, or stop."""
        self.wanted, self._failed = wanted, False
        if not wanted:
            self._forget()
        self._on_changed()
        self.changed.emit()

    def close(self) -> None:
        """End the process."""
        if self._worker is not None:
            self._patience.stop()
            self._worker.close()
            self._worker = None

    def _on_changed(self, _change: object = None) -> None:
        session = self._session
        question = session.question
        asked = self.wanted and session.asks_person and session.moment is None and session.seats.behind_curtain < 0
        if not asked or not has_odds(session.game.set_up.system, question):
            question = None
        if question is self._question:
            return
        self._forget()
        self._question, self._failed = question, False
        if question is not None:
            self._ask()
        self.changed.emit()

    def _forget(self) -> None:
        self._question, self._batch, self.found = None, 0, {}

    def _ask(self) -> None:
        """Request the next batch."""
        session, question = self._session, self._question
        assert question is not None
        if self._worker is None:
            program, arguments = restarting.command()
            self._worker = WorkerProcess(program, arguments, self)
            self._worker.replied.connect(self._replied)
            self._worker.broke.connect(self._broke)
        seen = session.game.rules.observe(session.game.position, question.seat)
        self._sent.append(question)
        self._patience.begin(SECONDS_TO_ANSWER)
        self._worker.send(request_for_odds(seen, BATCHES[self._batch], sum(BATCHES[: self._batch])))

    def _replied(self, reply: object) -> None:
        question = self._sent.popleft() if self._sent else None
        if not self._sent:
            self._patience.stop()
        if question is None or question is not self._question or not isinstance(reply, Odds):
            return
        for one in reply.forecasts:
            before = self.found.get(one.option)
            self.found[one.option] = joined(before, one) if before is not None and one.tries else one
        self._batch += 1
        if self._batch < len(BATCHES) and any(one.tries for one in self.found.values()):
            self._ask()
        self.changed.emit()

    def _broke(self, _fault: str = "silent") -> None:
        """Discard the process. A new one gets the pending question, once; the next question gets one in any case."""
        self._patience.stop()
        if self._worker is not None:
            self._worker.discard()
            self._worker = None
        if not self._sent:
            return
        self._sent.clear()
        if self._question is not None and self._question is not self._restarted:
            self._restarted, self._question = self._question, None
            self._session.automatic.noticed.emit(self._session.words.say("ui-odds-restarted"))
            self._on_changed()
            return
        self._failed = True
        self.changed.emit()
