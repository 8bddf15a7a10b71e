"""Recruit's artifacts: which are rolled, whom they serve, whom they bring (BA2, BA6, BA11, BA13)."""

from __future__ import annotations

from typing import cast

from ddtable.engine.constraints import AtMost
from ddtable.engine.questions import Picked, Question, Remark, Subset
from ddtable.opponents.battle_dice.answering import LEAST_GAIN, Answering, chosen, options_of
from ddtable.opponents.battle_dice.deeds import gained
from ddtable.opponents.battle_dice.scene import in_battle
from ddtable.opponents.players import Answer
from ddtable.rules.battle_dice.board import BattlePosition

MAY_BREAK = ("wand_healing", "wand_resurrection")
"""Wands that may be used up by a roll, and are of use only where somebody falls."""
FEW_FALL = 0.7

DONE = "done"

BEARERS: dict[str, str] = {
    "wand_healing": "mage",
    "wand_resurrection": "mage",
    "wand_death": "mage",
    "scroll": "mage",
    "staff": "mage",
    "orb_archmagi": "mage",
    **dict.fromkeys(("sword_1", "sword_2", "sword_3", "shield_1", "shield_2"), "infantry"),
    **dict.fromkeys(("bow_1", "bow_2", "bow_3"), "archer"),
    **dict.fromkeys(("banner", "crown", "orb_kings"), "general"),
    **dict.fromkeys(("wings", "orb_legions"), "cavalry"),
}
"""The class that each artifact needs, where it needs one (BA1)."""

A_TURN: dict[str, float] = {
    "gold_cache": 3.0,
    "scroll": 3.4,
    "wand_healing": 0.25,
    "wand_resurrection": 0.75,
    "wand_death": 0.25,
    "sword_1": 0.15,
    "sword_2": 0.25,
    "sword_3": 0.4,
    "shield_1": 0.15,
    "shield_2": 0.2,
    "bow_1": 0.15,
    "bow_2": 0.25,
    "bow_3": 0.4,
    "staff": 0.15,
    "orb_archmagi": 0.05,
}
"""What an artifact adds to what a party does in a turn, roughly: hits given, or losses spared."""


def _artifacts(position: BattlePosition, question: Question) -> Answer | None:
    """Roll all that may help; a wand that may break rests where hardly anybody will fall (BA13)."""
    scene = in_battle(position, question.seat)
    expected = sum(scene.a_turn(kind) for kind in scene.kinds(scene.theirs))
    dice = cast(Subset, question.shape).dice
    rolled = [die for die in dice if expected >= FEW_FALL or scene.kind(die) not in MAY_BREAK]
    if len(rolled) < len(dice):
        return chosen(rolled), Remark("reason-bd-spare-the-wand")
    return chosen(rolled), Remark("reason-bd-all-help")


def _assign(position: BattlePosition, question: Question) -> Answer | None:
    """Turn a miss into a hit, or their hit into a miss, with no more than that takes."""
    scene = in_battle(position, question.seat)
    best, most, word = DONE, LEAST_GAIN, "reason-bd-no-miss-to-mend"
    for option in options_of(question):
        if option.id == DONE:
            continue
        die, amount = int(option.values["die"]), int(option.values["amount"])
        own = position.dice[die].owner == question.seat
        gain = gained(scene, die, amount) if own else -gained(scene, die, -abs(amount))
        if gain > LEAST_GAIN:
            gain -= 0.01 * abs(amount) + 0.001 * scene.number(die)  # the least of artifacts that does it
        if gain > most:
            best, most = option.id, gain
            word = "reason-bd-makes-a-hit" if own else "reason-bd-spoils-a-hit"
    return Picked(best), Remark(word)


def _hire(position: BattlePosition, question: Question) -> Answer | None:
    """Hire as many as may be, of the kind that is worth most."""
    shape = cast(Subset, question.shape)
    limit = cast(AtMost, shape.constraint).limit
    scene = in_battle(position, question.seat)
    best = sorted(shape.dice, key=lambda die: (-scene.later(scene.kind(die)), die))
    return chosen(best[:limit]), Remark("reason-bd-most-useful")


def help_of(kinds: list[str], artifacts: list[str]) -> float:
    """Return what artifacts add to what units of these kinds do in a turn: one of each kind for each bearer."""
    free = {kind: kinds.count(kind) for kind in set(kinds)}
    found = 0.0
    for artifact in sorted(artifacts, key=lambda one: -A_TURN.get(one, 0.0)):
        bearer = BEARERS.get(artifact, "")
        if not bearer or free.get(bearer, 0) > 0:
            found += A_TURN.get(artifact, 0.0)
            if bearer:
                free[bearer] -= 1
    return found


ANSWERS: dict[str, Answering] = {"artifacts": _artifacts, "assign": _assign, "hire": _hire}
