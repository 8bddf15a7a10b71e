"""The questions of Dragon Dice Risk whose answers are weighed, each by its kind.

Others are not: the set-up, which dice attack or move in, whether to oppose, losses, spells.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal, cast

from ddtable.engine.questions import Option, Pick, Question, Remark
from ddtable.opponents.risk.weighing import Outcome, Weighing
from ddtable.rules.dragon_dice.action import actions
from ddtable.rules.dragon_dice.board import RESERVE, armies_of
from ddtable.rules.dragon_dice.places import front
from ddtable.rules.dragon_dice.turn import PASS
from ddtable.rules.risk.attacks import STOP
from ddtable.rules.risk.marches import NONE
from ddtable.rules.risk.steps import Onward

MAGIC: Final = "magic"
WAYS: tuple[Literal["skirmish", "charge"], ...] = ("skirmish", "charge")


def weighed(weighing: Weighing, question: Question) -> dict[str, Outcome]:
    """Return the outcome of each answer of a question that is weighed, by its option."""
    return WEIGHED[question.kind](weighing, question)


def _options(question: Question) -> tuple[Option, ...]:
    return cast(Pick, question.shape).options


def _march(weighing: Weighing, question: Question) -> dict[str, Outcome]:
    passed = weighing.stays._replace(play=(Remark("play-pass"),))
    return {one.id: passed if one.id == PASS else weighing.march(one.id) for one in _options(question)}


def _maneuver(weighing: Weighing, question: Question) -> dict[str, Outcome]:
    return weighing.maneuvers(question.place)


def _turn(weighing: Weighing, question: Question) -> dict[str, Outcome]:
    found = weighing.turns(question.place)
    return {one.id: found[one.id] for one in _options(question)}


def _action(weighing: Weighing, question: Question) -> dict[str, Outcome]:
    """Return the outcomes of attacks, also of those who moved in, of magic and of nothing (RK4.2b, RK4.2h)."""
    view, step, place = weighing.view, weighing.view.agenda[-1], question.place
    land = place if place == RESERVE else weighing.plan.graph.ground(place)
    found = {NONE: weighing.nothing(place), MAGIC: weighing.magic(land)}
    for action in actions(view, question.seat, land) if land != RESERVE else ():
        if action != MAGIC:
            found |= weighing.attacks(land, action, step.dice if isinstance(step, Onward) else ())
    return {one.id: found[one.id] for one in _options(question)}


def _fight_on(weighing: Weighing, question: Question) -> dict[str, Outcome]:
    """Return the outcomes of another exchange and of stopping (RK4.2e)."""
    place = question.place
    armies = armies_of(weighing.view, question.seat, front(place))
    going = {at: weighing.plan.units(dice) for at, dice in armies}
    found = {STOP: weighing.stays._replace(play=(Remark("play-risk-stop", {"place": place}),))}
    return {**found, **{way: weighing.attack(way, place, going, "melee") for way in WAYS}}


def _recruits(weighing: Weighing, question: Question) -> dict[str, Outcome]:
    return weighing.placed(_options(question))


def _moves(weighing: Weighing, question: Question) -> dict[str, Outcome]:
    return weighing.moved(_options(question))


def _sets(weighing: Weighing, question: Question) -> dict[str, Outcome]:
    return {one.id: weighing.traded(one) for one in _options(question)}


WEIGHED: Mapping[str, Callable[[Weighing, Question], dict[str, Outcome]]] = {
    "march-first": _march,
    "march-second": _march,
    "maneuver": _maneuver,
    "turn": _turn,
    "action": _action,
    "attack-on": _action,
    "fight-on": _fight_on,
    "recruit": _recruits,
    "free-move": _moves,
    "reinforce": _moves,
    "turn-in": _sets,
}
