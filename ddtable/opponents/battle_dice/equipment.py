"""Recruit's choices for artifacts: which to roll, who uses them, and which dice to hire (BA2, BA6, BA11, BA13)."""

from __future__ import annotations

from typing import cast

from ddtable.engine.constraints import AtMost
from ddtable.engine.questions import Picked, Question, Remark, Subset
from ddtable.opponents.battle_dice.answering import LEAST_GAIN, Answer, Answering, chosen, options_of
from ddtable.opponents.battle_dice.deeds import gained
from ddtable.opponents.battle_dice.scene import in_battle
from ddtable.rules.battle_dice.artifacts import artifacts
from ddtable.rules.battle_dice.board import BattlePosition

DONE = "done"
WIELD = "wield"

FEW_FALL = 0.7
"""The expected losses below which a wand that returns units but may break is not rolled."""


def _artifacts(position: BattlePosition, question: Question) -> Answer | None:
    """Roll all useful artifacts, but not a wand that may break if few losses are expected (BA13)."""
    scene = in_battle(position, question.seat)
    expected = sum(scene.a_turn(kind) for kind in scene.kinds(scene.theirs))
    dice = cast(Subset, question.shape).dice
    rolled = [die for die in dice if expected >= FEW_FALL or not _may_break(scene.kind(die))]
    if len(rolled) < len(dice):
        return chosen(rolled), Remark("reason-bd-spare-the-wand")
    return chosen(rolled), Remark("reason-bd-all-help")


def _assign(position: BattlePosition, question: Question) -> Answer | None:
    """Turn a miss into a hit, or an enemy hit into a miss, with the smallest artifact that is enough."""
    scene = in_battle(position, question.seat)
    best, most, word = DONE, LEAST_GAIN, "reason-bd-no-miss-to-mend"
    for option in options_of(question):
        if option.id == DONE:
            continue
        if option.word == WIELD:
            return Picked(option.id), Remark("reason-bd-wand-of-death")
        die, amount = int(option.values["die"]), int(option.values["amount"])
        own = position.dice[die].owner == question.seat
        gain = gained(scene, die, amount) if own else -gained(scene, die, -abs(amount))
        if gain > LEAST_GAIN:
            gain -= 0.01 * abs(amount) + 0.001 * scene.number(die)  # prefer the smallest artifact that is enough
        if gain > most:
            best, most = option.id, gain
            word = "reason-bd-makes-a-hit" if own else "reason-bd-spoils-a-hit"
    return Picked(best), Remark(word)


def _hire(position: BattlePosition, question: Question) -> Answer | None:
    """Hire as many dice as possible of the most valuable kind."""
    shape = cast(Subset, question.shape)
    limit = cast(AtMost, shape.constraint).limit
    scene = in_battle(position, question.seat)
    best = sorted(shape.dice, key=lambda die: (-scene.later(scene.kind(die)), die))
    return chosen(best[:limit]), Remark("reason-bd-most-useful")


def _may_break(kind: str) -> bool:
    """Return True if an artifact returns units and may be discarded by a bad roll."""
    does = {line.does for line in artifacts()[kind].lines}
    return {"return", "discard"} <= does


ANSWERS: dict[str, Answering] = {"artifacts": _artifacts, "assign": _assign, "hire": _hire}
