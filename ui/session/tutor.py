"""The tutor: a sentence before a decision that costs much, and hints that say where to look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ddtable.summaries.review import WARNED_FROM, may_review, weighed
from ddtable.words.given import given
from ddtable.words.shares import whole_points
from ui.session.worker.weighing import Weigher

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ddtable.engine.questions import Choice, Question
    from ddtable.engine.system import AnyPosition
    from ddtable.opponents.advice import Advice
    from ui.session.session import Session


CLOSE = 0.01
"""The chance of winning within which the answers differ too little for a hint."""


class Tutor(QObject):
    """Judges the answers of persons before they are played, while it is wanted; at most once for each answer.

    A process weighs the answer meanwhile, so that the window does not wait. It is silent at a table of several persons,
    except in practice: no player is helped in secret. `hinted`: a hint in words, which a second request follows with
    the answer itself.
    """

    hinted = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._warned: tuple[Question, Choice] | None = None
        self._weighs: tuple[Question, Choice, Callable[[str], None]] | None = None
        self._weigher = Weigher(self)
        self._weigher.weighed.connect(self._on_weighed)
        self._asked: Question | None = None
        self._given: Question | None = None
        self.wanted = False
        session.changed.connect(self._on_changed)
        session.odds.changed.connect(self._on_advice)

    # Hints

    def why_no_hint(self) -> str:
        """Return the reason why there is no hint, as a word; "" if there may be one."""
        session = self._session
        if session.question is None or not session.asks_person:
            return "not-asked"
        if session.draft.no_help():
            return "puzzle"
        return "" if session.helps_alone or session.odds.wanted else "persons"

    def hint(self) -> None:
        """Give the hint where to look; the second time fill in the answer, which is not confirmed."""
        session, question = self._session, self._session.question
        if question is None or self.why_no_hint():
            return
        if self._given is question:
            if not session.odds.fill(1) and not session.odds.propose():
                session.draft.suggest()
            return
        self._asked = question
        if session.odds.advice is not None:
            self._on_advice()
        elif not session.odds.ask_hint():
            self._give(question, "tutor-hint-none")

    def _on_advice(self) -> None:
        """Give the hint that waits for advice, unless another question is asked meanwhile."""
        question, advice = self._asked, self._session.odds.advice
        if question is None:
            return
        if question is not self._session.question:
            self._asked = None
        elif advice is not None:
            self._give(question, "tutor-hint", **self._where(question, advice))
        elif self._session.odds.failed:
            self._give(question, "tutor-hint-none")

    def _give(self, question: Question, key: str, **values: str) -> None:
        self._asked, self._given = None, question
        self.hinted.emit(self._session.words.say(key, **values))

    @staticmethod
    def _where(question: Question, advice: Advice) -> dict[str, str]:
        """Return what to look at: the term of the appraisal that decides for the best answer, or the kind of dice."""
        if not advice.answers:
            return {"what": question.kind}
        best, worst = advice.answers[0], advice.answers[-1]
        if best.chance - worst.chance < CLOSE:
            return {"what": "close"}
        if best.better:
            return {"what": best.better[0]}
        return {"what": "risk" if worst.worse else "close"}

    # Objections

    def weigh(self, question: Question, choice: Choice, done: Callable[[str], None]) -> bool:
        """Begin to weigh an answer; return False if it needs no judgement, and then `done` is not called.

        `done` gets a sentence about an answer that costs 8 points of winning chance or more, "" for others.
        """
        if not self._helps or self._warned == (question, choice):
            return False
        if self._weighs is None or self._weighs[:2] != (question, choice):
            self._weighs = (question, choice, done)
            self._weigher.ask(self._seen(question), choice)
        return True

    def close(self) -> None:
        """End the process."""
        self._weighs = None
        self._weigher.close()

    def _seen(self, question: Question) -> AnyPosition:
        game = self._session.game
        return game.rules.observe(game.position, question.seat)

    def _on_changed(self, _change: object = None) -> None:
        """Drop an answer to a question that is asked no more, and have the process ready."""
        session = self._session
        if self._weighs is not None and self._weighs[0] is not session.question:
            self._weighs = None
            self._weigher.drop()
        if session.asks_person and self._helps:
            self._weigher.warm()

    def _on_weighed(self, values: Mapping[str, float]) -> None:
        if self._weighs is not None:
            question, choice, done = self._weighs
            self._weighs = None
            done(self._objection(question, choice, values))

    def _objection(self, question: Question, choice: Choice, values: Mapping[str, float]) -> str:
        session = self._session
        found = weighed(self._seen(question), question, choice, values)
        if found is None or found.cost < WARNED_FROM:
            return ""
        self._warned = (question, choice)
        return session.words.say(
            "tutor-objects",
            degree=found.degree,
            points=whole_points(found.cost),
            better=given(session.words, question, found.better, session.game_table),
        )

    def why_not(self) -> str:
        """Return the reason why it does not warn in this game, as a word; "" if it may."""
        session = self._session
        if session.guard.guide:
            return "guide"
        if not may_review(session.game.set_up.system):
            return "game"
        return "" if session.helps_alone else "persons"

    @property
    def _helps(self) -> bool:
        return self.wanted and not self.why_not()
