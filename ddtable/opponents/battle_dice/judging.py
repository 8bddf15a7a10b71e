"""The judge of Battle Dice: the appraisal of both armies, and answers weighed until the round ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ddtable.engine.questions import Choice, Question
from ddtable.opponents.battle_dice.appraisal import chance
from ddtable.opponents.battle_dice.weighing import weighed
from ddtable.rules.battle_dice.board import BattlePosition


class BattleJudge:
    """See `ddtable.opponents.judging.Judge`."""

    def chances(self, position: BattlePosition) -> Sequence[float]:
        """Return the chance of winning of both seats."""
        one = chance(position, 0)
        return one, 1 - one

    def moves(self, _position: BattlePosition) -> int:
        """Return -1: both armies act in each turn (BD1.5)."""
        return -1

    def size(self, position: BattlePosition) -> int:
        """Return the dice of an army (BD1.3)."""
        return position.board.starts[0]

    def values(self, position: BattlePosition, question: Question, given: Choice) -> Mapping[str, float]:
        """Return the chance of winning after each answer; empty for questions of quests, and if it takes too long."""
        return weighed(position, question, given)
