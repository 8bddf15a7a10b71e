"""A decision of a review that is made again in a copy of the game: the new answer beside the old one, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from ddtable.opponents.judging import written
from ddtable.opponents.seated import is_person
from ddtable.summaries.review import judged
from ddtable.words.given import given
from ddtable.words.sentences import Table
from ddtable.words.shares import whole_points

if TYPE_CHECKING:
    from ddtable.summaries.review import Decision
    from ui.session.session import Session


class Verdict(Struct, frozen=True):
    """The new answer: what it gains beside the old one, and what the best one gains beside it, in whole points."""

    how: Literal["best", "better", "same", "worse", "open"]
    gained: int = 0
    rest: int = 0


class Trial(QObject):
    """Watches the question of a decision. `judged` has the verdict on the new answer.

    It has None when the answer is taken back, and when a person answers another question: then the game goes on.
    """

    judged = Signal(object)

    def __init__(self, session: Session, decision: Decision, parent: QObject) -> None:
        super().__init__(parent)
        self.session, self.decision = session, decision
        self.verdict: Verdict | None = None
        self._seen = False
        session.changed.connect(self._on_changed)

    def back(self) -> None:
        """Take the answer back, with all that followed from it: the question is asked again."""
        self.session.undoing.back_to(self.decision.entry)

    def words(self) -> str:
        """Return the verdict in words."""
        one, session = self.verdict, self.session
        if one is None:
            return ""
        played = session.game.history[self.decision.entry]
        assert played.question is not None
        better = given(session.words, played.question, self.decision.better, Table(played.position, session.names))
        return session.words.say("review-judged", how=one.how, points=abs(one.gained), rest=one.rest, better=better)

    def _on_changed(self, _change: object = None) -> None:
        choices, entry = self.session.game.choices, self.decision.entry
        if len(choices) <= entry:
            self._seen = False
            self._tell(None)
            return
        goes_on = any(is_person(self.session.kinds[one.seat]) for one in choices[entry + 1 :] if one.seat >= 0)
        if goes_on:
            self._tell(None)
        elif not self._seen:
            self._seen = True
            self._tell(self._judge())

    def _tell(self, verdict: Verdict | None) -> None:
        if verdict != self.verdict:
            self.verdict = verdict
            self.judged.emit(verdict)

    def _judge(self) -> Verdict:
        """Return the verdict on the answer that was given now."""
        game, old = self.session.game, self.decision
        played, choice = game.history[old.entry], game.choices[old.entry].choice
        question = played.question
        if question is None or choice is None:
            return Verdict("open")
        found = judged(game.rules.observe(played.position, question.seat), question, choice)
        if found is None:
            return Verdict("open")
        gained, rest = whole_points(old.cost - found.cost), whole_points(found.cost)
        if written(choice) == old.chosen:
            return Verdict("same", 0, rest)
        if not rest:
            return Verdict("best", gained, 0)
        return Verdict("better" if gained >= 0 else "worse", gained, rest)
