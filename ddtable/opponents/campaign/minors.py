"""Recruit with minor terrains: which it brings, keeps, and turns to what."""

from __future__ import annotations

from ddtable.engine.questions import Picked, Question, Remark
from ddtable.odds.expected import of_units
from ddtable.opponents.answering import Answer, Answering, ids_of, pick_best
from ddtable.opponents.campaign.marching import turns
from ddtable.opponents.dragon_dice.recruit import CAPTURED, LEAST_REGRET, LEAST_TOLD
from ddtable.rules.campaign.minors import AGAIN, KEEP, NONE
from ddtable.rules.dragon_dice.action import FREE, Action, action_at, missile_targets
from ddtable.rules.dragon_dice.board import ClassicPosition, distance, holds, land_at, opponents_at, units_at

HIGHEST = 8
MAGIC_WORTH = 0.8  # magic always has a target, but rarely kills


def hopes(position: ClassicPosition, seat: int, place: str) -> dict[Action, float]:
    """Return what an army is expected to roll for each action, 0 for an attack without a target."""
    army = of_units(position.dice[die].type for die in units_at(position, seat, place))
    near = bool(opponents_at(position, seat, place))
    far = bool(missile_targets(position, seat, place))
    return {"melee": army.melee * near, "missile": army.missile * far, "magic": army.magic * MAGIC_WORTH}


def _own(position: ClassicPosition, seat: int, place: str) -> float:
    """Return the best hope of an army with the face of its terrain."""
    found, number = hopes(position, seat, place), distance(position, place)
    if number == HIGHEST:
        return max(found.values()) if holds(position, seat, place) else found["melee"]
    return found[action_at(position, land_at(position, place).die, number)]


def _march(position: ClassicPosition, question: Question) -> Answer | None:
    """Keep a face that lets the army fight better than its terrain does; magic and doubles if no turn is worth more.

    Else roll again: then the army can maneuver.
    """
    seat, place = question.seat, question.place
    face = position.board.minor_face(position, seat, place)
    better = face in FREE and hopes(position, seat, place)[face] > _own(position, seat, place)
    fights = better and face != "magic"
    kept = fights or ((better or face.startswith("double")) and _by_maneuver(position, seat, place) < LEAST_TOLD)
    if not kept:
        return Picked(AGAIN), Remark("reason-war-minor-again")
    return Picked(KEEP), Remark("reason-war-minor-keep", {"why": "fights" if fights else "turns"})


def _by_maneuver(position: ClassicPosition, seat: int, place: str) -> float:
    """Return what an army can win by turning the die of its terrain: a war is won by captured terrains."""
    values = turns(position, seat, place)
    return max(values.values()) - values["keep"]


def _bring(position: ClassicPosition, question: Question) -> Answer | None:
    """Bring one if the army can do nothing with the face of its terrain, nor capture it by a maneuver."""
    seat, place = question.seat, question.place
    if _own(position, seat, place) or _by_maneuver(position, seat, place) >= CAPTURED - LEAST_REGRET:
        return Picked(NONE), Remark("reason-war-minor-none")
    return Picked(ids_of(question)[0]), Remark("reason-war-minor-bring")


def _face(position: ClassicPosition, question: Question) -> Answer | None:
    """Turn it to the action of which the army is expected to roll most."""
    found = hopes(position, question.seat, question.place)
    return pick_best(
        {action: found[action] for action in FREE if action in ids_of(question)}, "reason-war-minor-action"
    )


ANSWERS: dict[str, Answering] = {"minor-march": _march, "minor-bring": _bring, "minor-face": _face}
