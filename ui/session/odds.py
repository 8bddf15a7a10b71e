"""The odds of the answers to the present question, and advice, worked out in a process while they are wanted."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject, Signal

from ddtable.engine.questions import Picked, Remark
from ddtable.opponents.advice import Advice, Proposal, Ranked, has_advice, is_judged
from ddtable.opponents.forecast import Forecast, has_odds, joined
from ddtable.opponents.players import SECONDS_TO_ANSWER
from ddtable.opponents.worker import Odds, request_for_advice, request_for_odds
from ui.session.worker import restarting
from ui.session.worker.patience import Patience
from ui.session.worker.process import WorkerProcess

if TYPE_CHECKING:
    from ddtable.engine.questions import Choice, Question
    from ddtable.engine.system import AnyPosition
    from ui.session.session import Session

BATCHES = (6, 18, 36, 60)  # tries of each answer, one request after the other: the first is soon there
State = Literal["off", "none", "working", "shown", "failed"]


class AnswerOdds(QObject):
    """The odds of each answer by its option, while `wanted`; `changed` when more is known.

    Each batch of tries is a request of its own, so that a new question waits for one batch at most. `advice` has the
    best answers and proposals; a hint asks for it once, while the odds are not wanted.
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
        self.advice: Advice | None = None
        self._hinted: Question | None = None
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
        self._forget()
        self._on_changed()
        self.changed.emit()

    def close(self) -> None:
        """End the process."""
        if self._worker is not None:
            self._patience.stop()
            self._worker.close()
            self._worker = None

    def ask_hint(self) -> bool:
        """Work advice out for the present question only; False if there is none for it."""
        question = self._session.question
        if not has_advice(self._session.game.set_up.system, question):
            return False
        self._hinted = question
        self._on_changed()
        return self._question is not None and not self._failed

    @property
    def failed(self) -> bool:
        """True if the process failed at the present question."""
        return self._failed

    # Advice

    @property
    def judges(self) -> bool:
        """True if the digits mean the best answers: those of the present question are shown, or soon will be."""
        return self.wanted and not self._failed and is_judged(self._session.game.set_up.system, self._question)

    @property
    def best(self) -> tuple[Ranked, ...]:
        """The answers with their chance of winning, the best first; empty until they are known."""
        return self.advice.answers if self.advice is not None and self.wanted else ()

    @property
    def proposal(self) -> Proposal | None:
        """The proposed answer, while it is shown."""
        return self.advice.proposal if self.advice is not None and self.wanted else None

    def fill(self, number: int) -> bool:
        """Fill in the answer with this number, 1 for the best; it is not confirmed. False if there is none."""
        answers = self.advice.answers if self.advice is not None else ()
        if not 0 < number <= len(answers):
            return False
        self._session.draft.fill(*_filled(answers[number - 1]))
        return True

    def suggestion(self) -> tuple[Choice, Remark] | None:
        """Return the best answer to suggest while it is shown; None if no answers are."""
        return _filled(self.best[0]) if self.best else None

    def propose(self) -> bool:
        """Fill in the proposed answer; it is not confirmed. False if there is none."""
        proposal = self.advice.proposal if self.advice is not None else None
        if proposal is None:
            return False
        self._session.draft.fill(proposal.choice, proposal.remark, proposal.then)
        return True

    # Requests

    def _on_changed(self, _change: object = None) -> None:
        session = self._session
        question = session.question
        asked = session.asks_person and session.moment is None and session.seats.behind_curtain < 0
        asked = asked and not session.draft.no_help()
        if not asked or not self._has_any(question):
            question = None
        if question is self._question:
            return
        self._forget()
        self._question, self._failed = question, False
        if question is not None:
            self._begin(question)
        self.changed.emit()

    def _has_any(self, question: Question | None) -> bool:
        """Return True if odds or advice are wanted for a question that has them."""
        system = self._session.game.set_up.system
        if not self.wanted:
            return question is not None and question is self._hinted
        return has_odds(system, question) or has_advice(system, question)

    def _forget(self) -> None:
        self._question, self._batch, self.found, self.advice = None, 0, {}, None

    def _begin(self, question: Question) -> None:
        """Request advice, which is soon there, then odds."""
        system = self._session.game.set_up.system
        if has_advice(system, question):
            self._send(question, request_for_advice(self._seen(question)))
        if self.wanted and has_odds(system, question):
            self._ask(question)

    def _ask(self, question: Question) -> None:
        """Request the next batch."""
        self._send(question, request_for_odds(self._seen(question), BATCHES[self._batch], sum(BATCHES[: self._batch])))

    def _seen(self, question: Question) -> AnyPosition:
        game = self._session.game
        return game.rules.observe(game.position, question.seat)

    def _send(self, question: Question, request: bytes) -> None:
        if self._worker is None:
            program, arguments = restarting.command()
            self._worker = WorkerProcess(program, arguments, self)
            self._worker.replied.connect(self._replied)
            self._worker.broke.connect(self._broke)
        if not self._sent:
            self._patience.begin(SECONDS_TO_ANSWER)
        self._sent.append(question)
        self._worker.send(request)

    def _replied(self, reply: object) -> None:
        question = self._sent.popleft() if self._sent else None
        if self._sent:
            self._patience.begin(SECONDS_TO_ANSWER)  # the next request begins now
        else:
            self._patience.stop()
        if question is None or question is not self._question:
            return
        if isinstance(reply, Advice):
            self.advice = reply
        elif isinstance(reply, Odds):
            self._add(reply, question)
        self.changed.emit()

    def _add(self, reply: Odds, question: Question) -> None:
        """Take over a batch of odds, and request the next one; one that was asked for before is dropped."""
        if reply.begin != sum(BATCHES[: self._batch]):
            return
        for one in reply.forecasts:
            before = self.found.get(one.option)
            self.found[one.option] = joined(before, one) if before is not None and one.tries else one
        self._batch += 1
        if self._batch < len(BATCHES) and any(one.tries for one in self.found.values()):
            self._ask(question)
        elif self._batch == 1 and any(one.may_be_pursued for one in self.found.values()):
            self._ask(question)  # with the losses of pursuits

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


def _filled(one: Ranked) -> tuple[Choice, Remark]:
    return Picked(one.option), Remark("advice-fills", {"share": round(100 * one.chance)})
