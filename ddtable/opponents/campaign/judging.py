"""The judge of the campaign: the appraisal of all seats, and the answers one exchange deep."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ddtable.engine.questions import Choice, Picked, Question
from ddtable.opponents.campaign.appraisal import chances
from ddtable.opponents.campaign.weighing import WEIGHED, judge_of, weigh
from ddtable.rules.dragon_dice.board import ClassicPosition

CLOSE = 0.02
"""The difference in the chance of winning that is not counted."""


class WarJudge:
    """See `ddtable.opponents.judging.Judge`."""

    def chances(self, position: ClassicPosition) -> Sequence[float]:
        """Return the chance of each seat, together 1."""
        return chances(position) if position.board.turn else [1 / position.seats] * position.seats

    def moves(self, position: ClassicPosition) -> int:
        """Return the seat whose turn it is."""
        return position.board.seat

    def size(self, position: ClassicPosition) -> int:
        """Return the health that a player brought, with the recruiting pool."""
        return position.board.brought(0)

    def values(self, position: ClassicPosition, question: Question, given: Choice) -> Mapping[str, float]:
        """Return the chance after each option that is weighed; answers that are nearly as good as the best are equal.

        A campaign has hundreds of decisions: differences that are smaller than the error of the appraisal would add up.
        """
        if question.kind not in WEIGHED or not isinstance(given, Picked):
            return {}
        judge = judge_of(position, question)
        found = {option: judge.chance(measures) for option, measures in weigh(judge, question).items()}
        best = max(found.values())
        found = {option: best if best - one < CLOSE else one for option, one in found.items()}
        return found if given.option in found else {}
