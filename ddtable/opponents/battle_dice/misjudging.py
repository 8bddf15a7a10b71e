"""Weaker levels of Battle Dice: Recruit, but it misjudges the value of quests and of the units that it may lose.

Little else matters in this game, so all other answers are Recruit's.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias, cast

from ddtable.engine.questions import Chosen, Question, Subset
from ddtable.opponents.battle_dice import recruit
from ddtable.opponents.battle_dice.answering import chosen
from ddtable.opponents.battle_dice.scene import Scene, between_armies, in_battle
from ddtable.opponents.minds import Answer, Best, Mind, explained
from ddtable.rules.battle_dice.board import BattlePosition
from ddtable.rules.battle_dice.quests import STAYS

MOST_SENT = 8
SENT = 0.5
"""The cost of each unit on a quest, where a die of the enemy that is destroyed is worth 1."""

Guess: TypeAlias = Callable[[BattlePosition, Question, Chosen, Best], Chosen]


def choose(position: BattlePosition, question: Question, random: Random, mind: Mind) -> Answer:
    """Return a legal answer to the question as a weaker level misjudges it, and the reason for it."""
    return explained(_answer, position, question, random, mind)


def _answer(position: BattlePosition, question: Question, random: Random, mind: Mind) -> Answer:
    usual, remark = recruit.choose(position, question, random)
    guess = GUESSED.get(question.kind)
    if guess is None or not mind.noise:
        return usual, remark
    return guess(position, question, cast(Chosen, usual), mind.best(random)), remark


def _quest(position: BattlePosition, question: Question, usual: Chosen, best_of: Best) -> Chosen:
    """Send the number of units that seems best, those of the least value (BQ1)."""
    scene = between_armies(position, question.seat)
    able = [die for die in cast(Subset, question.shape).dice if die in scene.mine]
    most = min(MOST_SENT, len(able), len(scene.mine) - STAYS)
    values = {str(sent): -SENT * abs(sent - len(usual.dice)) for sent in range(most + 1)}
    sent = int(best_of(values))
    return usual if sent == len(usual.dice) else chosen(_least(scene, able, sent))


def _losses(position: BattlePosition, question: Question, usual: Chosen, best_of: Best) -> Chosen:
    """Lose the dice that seem to have the least value (BD1.4)."""
    scene, left = in_battle(position, question.seat), list(cast(Subset, question.shape).dice)
    lost = []
    for _ in usual.dice:
        lost.append(int(best_of({str(die): -scene.now(die) - scene.later(scene.kind(die)) for die in left})))
        left.remove(lost[-1])
    return chosen(lost)


def _least(scene: Scene, dice: list[int], number: int) -> list[int]:
    return sorted(dice, key=lambda die: scene.later(scene.kind(die)))[:number]


GUESSED: dict[str, Guess] = {"quest": _quest, "losses": _losses}
"""The questions whose answers a weaker level misjudges."""
