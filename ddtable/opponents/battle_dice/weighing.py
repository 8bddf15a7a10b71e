"""The answers of Battle Dice weighed: each by exact odds until the round ends, then by the appraisal of both armies."""

from __future__ import annotations

from collections.abc import Mapping

from ddtable.engine.questions import Choice, Question
from ddtable.engine.system import system
from ddtable.odds.rest_of_round import Ending, endings
from ddtable.opponents.battle_dice.appraisal import chance
from ddtable.opponents.battle_dice.forecasting import answers, go_on, settled
from ddtable.opponents.judging import written
from ddtable.rules.battle_dice.board import NOBODY, BattlePosition

WEIGHED = ("losses", "summon", "ward", "reroll", "feint", "hold", "bonus", "heal", "wand", "orb", "assign")
"""The questions whose answers are weighed, in the battle of the armies."""
MOST_WAYS = 400
"""The largest number of ways in which the round may end after all answers together: a third of a second."""


def weighed(position: BattlePosition, question: Question, given: Choice) -> Mapping[str, float]:
    """Return the chance of winning after the answers that differ and the given one, by their short texts.

    Empty if the question is not weighed, or the round may end in too many ways.
    """
    battle = position.board.battle
    if question.kind not in WEIGHED or battle is None or battle.quester != NOBODY:
        return {}
    choices = {written(choice): choice for choice in (given, *answers(position, question))}
    before, found = settled(position, question.seat), {}
    for name, choice in choices.items():
        ends = endings(system(position.system), before, question, choice, go_on, MOST_WAYS // len(choices))
        if ends is None:
            return {}
        found[name] = sum(one.share * won(one, question.seat) for one in ends)
    return found


def won(end: Ending, seat: int) -> float:
    """Return the chance of winning of a seat as a round ends; a draw is half a win (BD8.2)."""
    result = end.position.result
    if result is not None:
        return (seat in result.winners) / len(result.winners) if result.winners else 0.5
    mine, theirs = end.routs[seat], end.routs[1 - seat]
    return (1 - mine) * ((1 - theirs) * chance(end.position, seat) + theirs) + mine * theirs / 2
