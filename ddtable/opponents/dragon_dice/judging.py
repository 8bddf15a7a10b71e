"""The judge of the game of 1995: Veteran's appraisal, and its answers one exchange deep."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ddtable.engine.questions import Choice, Picked, Question
from ddtable.opponents.dragon_dice.appraisal import chance, compared
from ddtable.opponents.dragon_dice.field import Field
from ddtable.opponents.dragon_dice.veteran import WEIGHED
from ddtable.rules.dragon_dice.board import ClassicPosition


class ClassicJudge:
    """See `ddtable.opponents.judging.Judge`."""

    def chances(self, position: ClassicPosition) -> Sequence[float]:
        """Return the chance of each seat against its strongest opponent; 0 for a player who is out."""
        field = Field(position)
        out = position.board.out
        return [0.0 if seat in out else chance(compared(field, seat)) for seat in range(position.seats)]

    def moves(self, position: ClassicPosition) -> int:
        """Return the seat whose turn it is."""
        return position.board.seat

    def size(self, position: ClassicPosition) -> int:
        """Return the health of a force."""
        return position.board.health

    def values(self, position: ClassicPosition, question: Question, given: Choice) -> Mapping[str, float]:
        """Return the chance after each option that Veteran weighs."""
        weigh = WEIGHED.get(question.kind)
        if weigh is None or not isinstance(given, Picked):
            return {}
        found = {option: chance(measures) for option, measures in weigh(position, question).items()}
        return found if given.option in found else {}
