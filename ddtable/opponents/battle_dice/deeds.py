"""Recruit's answers on table results, orbs and losses (BD1.4, BD1.9, BA11)."""

from __future__ import annotations

from typing import cast

from ddtable.engine.constraints import Number
from ddtable.engine.questions import Picked, Question, Remark, Subset
from ddtable.opponents.battle_dice.answering import (
    LEAST_GAIN,
    NONE,
    Answer,
    Answering,
    best_or,
    chosen,
    dice_of,
    options_of,
)
from ddtable.opponents.battle_dice.scene import Scene, in_battle
from ddtable.rules.battle_dice.board import BattlePosition

LAST_LOSSES = "melee"
WAIT = "wait"


def _losses(position: BattlePosition, question: Question) -> Answer | None:
    """Lose the least valuable dice: those that have acted, seldom hit or often fail morale (BD1.4)."""
    shape = cast(Subset, question.shape)
    count = cast(Number, shape.constraint).needed()
    return chosen(in_battle(position, question.seat).least(shape.dice, count)), Remark("reason-bd-least-missed")


def _ward(_position: BattlePosition, question: Question) -> Answer | None:
    """Cancel as many losses as possible: a saved unit may still act."""
    return Picked(str(max(int(option.id) for option in options_of(question)))), Remark("reason-bd-saved-is-saved")


def regret(scene: Scene, die: int) -> float:
    """Return how far a die that still acts this turn is below its average roll."""
    return scene.a_turn(scene.kind(die)) - scene.now(die) if scene.still_acts(die) else 0.0


def _reroll(position: BattlePosition, question: Question) -> Answer | None:
    """Reroll the die that gains most on average; none if all are good."""
    scene = in_battle(position, question.seat)
    gains = {option: regret(scene, die) for option, die in dice_of(question).items()}
    return best_or(gains, "reason-bd-better-roll", NONE, "reason-bd-good-roll")


def _feint(position: BattlePosition, question: Question) -> Answer | None:
    """Make the enemy reroll the die that would hurt most."""
    scene = _turned(in_battle(position, question.seat))
    gains = {option: -regret(scene, die) for option, die in dice_of(question).items()}
    return best_or(gains, "reason-bd-spoil-roll", NONE, "reason-bd-they-rolled-badly")


def _hold(position: BattlePosition, question: Question) -> Answer | None:
    """Hold the enemy unit that would do most this turn."""
    scene = _turned(in_battle(position, question.seat))
    gains = {option: scene.now(die) for option, die in dice_of(question).items()}
    return best_or(gains, "reason-bd-would-hurt", NONE, "reason-bd-harmless")


def _turned(scene: Scene) -> Scene:
    """Return the battle from the enemy's side."""
    return Scene(scene.position, 1 - scene.seat, scene.theirs, scene.mine, scene.phase)


def _bonus(position: BattlePosition, question: Question) -> Answer | None:
    """Give the bonus to a unit that it turns into a hit, of several the one with the lowest number."""
    scene = in_battle(position, question.seat)
    amount = int(question.values["amount"])
    gains = {}
    for option, die in dice_of(question).items():
        gain = gained(scene, die, amount)
        gains[option] = gain - 0.01 * scene.number(die) * (gain > 0)
    return best_or(gains, "reason-bd-makes-a-hit", NONE, "reason-bd-no-use")


def gained(scene: Scene, die: int, amount: int) -> float:
    """Return how much more a die does this turn with this amount added to its number."""
    if not scene.still_acts(die):
        return 0.0
    kind, number = scene.kind(die), scene.number(die)
    return scene.of_number(kind, max(1, number + amount)) - scene.of_number(kind, number)


def _heal(position: BattlePosition, question: Question) -> Answer | None:
    """Return the best of the lost units."""
    scene = in_battle(position, question.seat)
    return best_or(_lost_values(scene, question), "reason-bd-best-returns", NONE, "reason-bd-no-use")


def _wand(position: BattlePosition, question: Question) -> Answer | None:
    """Return the best unit lost this turn: at the end of melee, or earlier only if no unit is left."""
    scene = in_battle(position, question.seat)
    if scene.mine and scene.phase != LAST_LOSSES:
        return Picked(WAIT), Remark("reason-bd-better-may-fall")
    return best_or(_lost_values(scene, question), "reason-bd-best-returns", WAIT, "reason-bd-no-use")


def _lost_values(scene: Scene, question: Question) -> dict[str, float]:
    return {option: scene.later(scene.kind(die)) for option, die in dice_of(question).items()}


def _summon(position: BattlePosition, question: Question) -> Answer | None:
    """Summon the kind that is worth most."""
    scene = in_battle(position, question.seat)
    kinds = [option.id for option in options_of(question) if option.id != NONE]
    return Picked(max(kinds, key=scene.later)), Remark("reason-bd-most-useful")


def _orb(position: BattlePosition, question: Question) -> Answer | None:
    """Shift to a better result if it is worth enough to use the orb."""
    scene = in_battle(position, question.seat)
    results = scene.tables.results[str(question.values["table"])]
    number = int(question.values["number"])
    steps = {"keep": 0, "up": 1, "down": -1}
    values = {
        option.id: scene.of_result(results[min(6, max(1, number + steps[option.id])) - 1])
        for option in options_of(question)
    }
    best = max(values, key=lambda option: values[option])
    if values[best] < values["keep"] + LEAST_GAIN:
        return Picked("keep"), Remark("reason-bd-good-result")
    return Picked(best), Remark("reason-bd-better-result")


ANSWERS: dict[str, Answering] = {
    "losses": _losses,
    "ward": _ward,
    "reroll": _reroll,
    "feint": _feint,
    "hold": _hold,
    "bonus": _bonus,
    "heal": _heal,
    "wand": _wand,
    "summon": _summon,
    "orb": _orb,
}
