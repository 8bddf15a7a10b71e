"""The judge of Dragon Dice Risk: the appraisal of all players, and answers weighed by what they are likely to bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ddtable.engine.questions import Choice, Picked, Question
from ddtable.opponents.risk.appraisal import chances
from ddtable.opponents.risk.judged_answers import WEIGHED, weighed
from ddtable.opponents.risk.survey import survey
from ddtable.opponents.risk.weighing import Weighing
from ddtable.rules.dragon_dice.board import ClassicPosition


class RiskJudge:
    """See `ddtable.opponents.judging.Judge`."""

    def chances(self, position: ClassicPosition) -> Sequence[float]:
        """Return the chance of each seat; 0 for a player who is out. Before the first turn all are equal."""
        if not position.board.turn:
            return [1 / position.seats] * position.seats
        return chances(survey(position))

    def moves(self, position: ClassicPosition) -> int:
        """Return the seat whose turn it is."""
        return position.board.seat

    def size(self, position: ClassicPosition) -> int:
        """Return the health of the largest force."""
        return position.board.health

    def values(self, position: ClassicPosition, question: Question, given: Choice) -> Mapping[str, float]:
        """Return the chance after each option that is weighed."""
        if question.kind not in WEIGHED or not isinstance(given, Picked) or not position.board.turn:
            return {}
        found = weighed(Weighing(position, question.seat), question)
        return {option: one.chance for option, one in found.items()} if given.option in found else {}
