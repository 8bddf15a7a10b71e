"""Veteran at Battle Dice: it weighs its answers until the round ends, and sends archers on quests.

Recruit's answer is the default, which stands unless another one is better. Questions that are not weighed, and those
of quests, are Recruit's, except the unit that goes alone.
"""

from __future__ import annotations

from random import Random
from typing import cast

from ddtable.engine.questions import Chosen, Question, Remark, Subset
from ddtable.opponents.battle_dice import recruit
from ddtable.opponents.battle_dice.answering import chosen
from ddtable.opponents.battle_dice.weighing import Weighed, weighed
from ddtable.opponents.judging import written
from ddtable.opponents.players import Answer
from ddtable.rules.battle_dice.board import BattlePosition

CLEARLY = 0.003
"""The chance of winning by which an answer must be better than the default."""
LEAST = 0.05  # units, or a tenth of it as the chance of a rout: less is no reason
SCOUT = "archer"


def choose(position: BattlePosition, question: Question, random: Random) -> Answer:
    """Return a legal answer to the question, and the reason for it."""
    default = recruit.choose(position, question, random)
    if question.kind == "quest":
        return _scout(position, question) or default if default[0] != Chosen(()) else default
    found = weighed(position, question, default[0])
    if not found:
        return default
    best, usual = max(found.values(), key=lambda one: one.chance), found[written(default[0])]
    if best.chance <= usual.chance + CLEARLY:
        return default
    return best.choice, reason(usual, best)


def _scout(position: BattlePosition, question: Question) -> Answer | None:
    """Send an archer where Recruit would send another unit (BQ1)."""
    dice = cast(Subset, question.shape).dice
    scout = next((die for die in dice if position.dice[die].type == SCOUT), None)
    return None if scout is None else (chosen([scout]), Remark("reason-bd-scout"))


def reason(before: Weighed, after: Weighed) -> Remark:
    """Return the reason for an answer that is better than the default: the gain in percent, and what decided."""
    gains = {
        "kills": after.taken - before.taken,
        "saves": before.lost - after.lost,
        "stands": 10 * (before.own_routs - after.own_routs),
        "routs": 10 * (after.routs - before.routs),
    }
    first = max(gains, key=lambda term: gains[term])
    gain = max(1, round(100 * (after.chance - before.chance)))
    return Remark("reason-bd-better-chance", {"gain": gain, "first": first if gains[first] > LEAST else "kinds"})
