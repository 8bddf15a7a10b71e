"""The tutor: a sentence before a decision that costs much; the same answer, given again, is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ddtable.summaries.review import WARNED_FROM, judged, may_review
from ddtable.words.given import given

if TYPE_CHECKING:
    from ddtable.engine.questions import Choice, Question
    from ui.session.session import Session


class Tutor:
    """Judges the answers of persons before they are played, while `wanted`; at most once for each answer.

    It is silent at a table of several persons, except in practice: no player is helped in secret.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._warned: tuple[Question, Choice] | None = None
        self.wanted = False

    def objection(self, question: Question, choice: Choice) -> str:
        """Return a sentence about an answer that costs 8 points of winning chance or more, "" for others."""
        if not self._helps or self._warned == (question, choice):
            return ""
        session = self._session
        seen = session.game.rules.observe(session.game.position, question.seat)
        found = judged(seen, question, choice)
        if found is None or found.cost < WARNED_FROM:
            return ""
        self._warned = (question, choice)
        return session.words.say(
            "tutor-objects",
            degree=found.degree,
            points=round(100 * found.cost),
            better=given(session.words, question, found.better, session.game_table),
        )

    @property
    def _helps(self) -> bool:
        session = self._session
        helps = self.wanted and session.helps_alone and not session.guard.guide
        return helps and may_review(session.game.set_up.system)
