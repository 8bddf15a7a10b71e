"""Veteran on a map: it sees each attack as a chain of exchanges, and the territories that the march can take after it.

It answers the questions of marches and attacks by planning.py, those of recruits and moves by posting.py. All other
questions are Recruit's.
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import cast

from ddtable.engine.questions import Pick, Picked, Question, Remark, Subset
from ddtable.opponents.answering import Answer, Answering, chosen, ids_of, pick_best, worth_of
from ddtable.opponents.dragon_dice import recruit as classic
from ddtable.opponents.risk import recruit
from ddtable.opponents.risk.outlook import MAGIC, NOTHING
from ddtable.opponents.risk.planning import Plan, way_of
from ddtable.opponents.risk.posting import Posts
from ddtable.opponents.risk.recruit import DONE
from ddtable.opponents.risk.storming import Units
from ddtable.rules.dragon_dice.board import ClassicPosition, health, units_at
from ddtable.rules.dragon_dice.places import front
from ddtable.rules.risk.attacks import STOP
from ddtable.rules.risk.constraints import OneStays
from ddtable.rules.risk.marches import NONE, reaching, sources
from ddtable.rules.risk.placing import read_option
from ddtable.rules.risk.steps import MoveIn

LEAST = 0.02
"""The value from which an attack is better than none."""
ALL_GO = 0.8
"""The value of attacking on from which all that may go move in."""
LEAST_MOVE = 0.15
"""The gain from which units move."""
NEXT = 3
"""The territories that count when a march is under way."""


def choose(position: ClassicPosition, question: Question, random: Random) -> Answer:
    """Return a legal answer to the question, and the reason for it."""
    return classic.choose(position, question, random, ANSWERS)


def _action(position: ClassicPosition, question: Question) -> Answer | None:
    """Take the action that is worth most (RK4.2)."""
    return _attack(position, question, ())


def _onward(position: ClassicPosition, question: Question) -> Answer | None:
    """Attack on from the territory that was taken, with those that moved in (RK4.2h)."""
    return _attack(position, question, units_at(position, question.seat, question.place))


def _attack(position: ClassicPosition, question: Question, only: tuple[int, ...]) -> Answer | None:
    plan, seat = Plan(position, question.seat), question.seat
    values, forces = {NONE: LEAST}, dict[str, Units]()
    for option in ids_of(question):
        if option == "magic":
            values[option] = MAGIC
        elif option != NONE:
            kind, _, place = option.split(":")
            land = plan.graph.ground(question.place)
            reach = reaching(position, seat, land, place, kind, sources(position, seat, land, only))
            forces[option] = plan.going(reach)
            values[option] = plan.value(kind, place, reach)
    best = max(values, key=lambda one: values[one])
    if best in forces:
        kind, _, place = best.split(":")
        return Picked(best), plan.reason(way_of(kind), place, forces[best])
    return Picked(best), Remark("reason-risk-magic" if best == "magic" else "reason-nothing-to-win")


def _again(position: ClassicPosition, question: Question) -> Answer | None:
    """Fight on in the way that is worth most, or stop (RK4.2e)."""
    plan, place = Plan(position, question.seat), question.place
    units = plan.units(units_at(position, question.seat, front(place)))
    values = {STOP: 0.0, **{way: plan.attack(way_of(way), place, units, NEXT) for way in ("skirmish", "charge")}}
    best = max(values, key=lambda one: values[one])
    if best == STOP:
        return Picked(STOP), Remark("reason-risk-stop")
    return Picked(best), plan.reason(way_of(best), place, units)


def _move_in(position: ClassicPosition, question: Question) -> Answer | None:
    """Move in with all that may go if they can go on from there, the smallest stay; else as Recruit does (RK4.2g)."""
    plan, shape, step = Plan(position, question.seat), cast(Subset, question.shape), position.agenda[-1]
    dice = shape.dice
    order = sorted(
        range(len(dice)), key=lambda at: (-health(position, dice[at : at + 1]), -worth_of(position, dice[at]))
    )
    going = [dice[at] for at in cast(OneStays, shape.constraint).largest(order)]
    place, units = question.place, plan.units(going)
    if isinstance(step, MoveIn) and plan.onward(place, units, step.action, NEXT - 1, frozenset({place})) > ALL_GO:
        return chosen(going), Remark("reason-risk-forward")
    return recruit.move_in(position, question)


def _placed(position: ClassicPosition, question: Question) -> Answer | None:
    """Put the best unit on the territory where it is worth most (RK1.3, RK4.1)."""
    posts, best = Posts(position, question.seat), dict[str, tuple[float, int, str]]()
    for option in ids_of(question):
        if option != DONE:
            die, place = read_option(position, question.seat, option)
            if posts.is_border(place) and (place not in best or worth_of(position, die) > best[place][0]):
                best[place] = (worth_of(position, die), die, option)
    values = {option: posts.placed(place, position.dice[die].type) for place, (_, die, option) in best.items()}
    return pick_best(values, "reason-risk-post") if values else recruit.ANSWERS[question.kind](position, question)


def _toward(position: ClassicPosition, question: Question) -> Answer | None:
    """Move units where they are worth more, those of land without enemies towards these (RK4.7, RK4.4).

    In reserve they are worth nothing.
    """
    posts = Posts(position, question.seat)
    values = {DONE: NOTHING if question.kind == "reinforce" else LEAST_MOVE}
    for option in cast(Pick, question.shape).options:
        if option.id != DONE:
            dice = option.moves[0].dice
            source, target = position.dice[dice[0]].place, option.id.split(":")[-1]
            values[option.id] = posts.gain(dice, source, target)
    best = max(values, key=lambda one: values[one])
    return Picked(best), Remark("reason-stands" if best == DONE else "reason-risk-post")


ANSWERS: dict[str, Answering] = {
    **recruit.ANSWERS,
    "march-first": partial(recruit.march, seen=Plan),
    "march-second": partial(recruit.march, seen=Plan),
    "maneuver": partial(recruit.maneuver, seen=Plan),
    "turn": partial(recruit.turn, seen=Plan),
    "action": _action,
    "attack-on": _onward,
    "fight-on": _again,
    "move-in": _move_in,
    **dict.fromkeys(("deploy", "deploy-second", "recruit"), _placed),
    "free-move": _toward,
    "reinforce": _toward,
}
