"""Veteran on a map: it sees each attack as a chain of exchanges, and the territories that the march can take after it.

It answers the questions of marches and attacks by planning.py, those of recruits and moves by posting.py. All other
questions are Recruit's. Characters and weaker levels weigh the same otherwise (minds.py).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import cast

from ddtable.engine.questions import Pick, Picked, Question, Remark, Subset
from ddtable.opponents.answering import Answer, chosen, ids_of, worth_of
from ddtable.opponents.dragon_dice import recruit as classic
from ddtable.opponents.minds import PLAIN, Mind, explained
from ddtable.opponents.risk import recruit
from ddtable.opponents.risk.outlook import NOTHING
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

ALL_GO = 0.8
"""The value of attacking on from which all that may go move in."""
LEAST_MOVE = 0.15
"""The gain from which units move."""
NEXT = 3
"""The territories that count when a march is under way."""


class Weigher:
    """The questions of one answer as a mind weighs them."""

    def __init__(self, mind: Mind, random: Random) -> None:
        self.best = mind.best(random)
        self.plan, self.posts = partial(Plan, mind=mind), partial(Posts, mind=mind)


def choose(position: ClassicPosition, question: Question, random: Random, mind: Mind = PLAIN) -> Answer:
    """Return a legal answer to the question, and the reason for it; `mind` is that of a character or of a level."""
    if question.kind not in WEIGHED:
        return recruit.choose(position, question, random)
    return explained(_answer, position, question, random, mind)


def _answer(position: ClassicPosition, question: Question, random: Random, mind: Mind) -> Answer:
    weighed, weigher = WEIGHED[question.kind], Weigher(mind, random)

    def answering(position: ClassicPosition, question: Question) -> Answer | None:
        return weighed(position, question, weigher)

    return classic.choose(position, question, random, {question.kind: answering})


def _march(position: ClassicPosition, question: Question, weigher: Weigher) -> Answer | None:
    return recruit.march(position, question, weigher.plan, weigher.best)


def _maneuver(position: ClassicPosition, question: Question, weigher: Weigher) -> Answer | None:
    return recruit.maneuver(position, question, weigher.plan, weigher.best)


def _turn(position: ClassicPosition, question: Question, weigher: Weigher) -> Answer | None:
    return recruit.turn(position, question, weigher.plan, weigher.best)


def _action(position: ClassicPosition, question: Question, weigher: Weigher) -> Answer | None:
    """Take the action that is worth most (RK4.2)."""
    return _attack(position, question, (), weigher)


def _onward(position: ClassicPosition, question: Question, weigher: Weigher) -> Answer | None:
    """Attack on from the territory that was taken, with those that moved in (RK4.2h)."""
    return _attack(position, question, units_at(position, question.seat, question.place), weigher)


def _attack(position: ClassicPosition, question: Question, only: tuple[int, ...], weigher: Weigher) -> Answer | None:
    plan, seat = weigher.plan(position, question.seat), question.seat
    values, forces = {NONE: plan.weights["least"]}, dict[str, Units]()
    for option in ids_of(question):
        if option == "magic":
            values[option] = plan.weights["magic"]
        elif option != NONE:
            kind, _, place = option.split(":")
            land = plan.graph.ground(question.place)
            reach = reaching(position, seat, land, place, kind, sources(position, seat, land, only))
            forces[option] = plan.going(reach)
            values[option] = plan.value(kind, place, reach)
    best = weigher.best(values)
    if best in forces:
        kind, _, place = best.split(":")
        return Picked(best), plan.reason(way_of(kind), place, forces[best])
    return Picked(best), Remark("reason-risk-magic" if best == "magic" else "reason-nothing-to-win")


def _again(position: ClassicPosition, question: Question, weigher: Weigher) -> Answer | None:
    """Fight on in the way that is worth most, or stop (RK4.2e)."""
    plan, place = weigher.plan(position, question.seat), question.place
    units = plan.units(units_at(position, question.seat, front(place)))
    values = {STOP: 0.0, **{way: plan.attack(way_of(way), place, units, NEXT) for way in ("skirmish", "charge")}}
    best = weigher.best(values)
    if best == STOP:
        return Picked(STOP), Remark("reason-risk-stop")
    return Picked(best), plan.reason(way_of(best), place, units)


def _move_in(position: ClassicPosition, question: Question, weigher: Weigher) -> Answer | None:
    """Move in with all that may go if they can go on from there, the smallest stay; else as Recruit does (RK4.2g)."""
    plan, shape, step = weigher.plan(position, question.seat), cast(Subset, question.shape), position.agenda[-1]
    dice = shape.dice
    order = sorted(
        range(len(dice)), key=lambda at: (-health(position, dice[at : at + 1]), -worth_of(position, dice[at]))
    )
    going = [dice[at] for at in cast(OneStays, shape.constraint).largest(order)]
    place, units = question.place, plan.units(going)
    if isinstance(step, MoveIn) and plan.onward(place, units, step.action, NEXT - 1, frozenset({place})) > ALL_GO:
        return chosen(going), Remark("reason-risk-forward")
    return recruit.move_in(position, question)


def _placed(position: ClassicPosition, question: Question, weigher: Weigher) -> Answer | None:
    """Put the best unit on the territory where it is worth most (RK1.3, RK4.1)."""
    posts, best = weigher.posts(position, question.seat), dict[str, tuple[float, int, str]]()
    for option in ids_of(question):
        if option != DONE:
            die, place = read_option(position, question.seat, option)
            if posts.is_border(place) and (place not in best or worth_of(position, die) > best[place][0]):
                best[place] = (worth_of(position, die), die, option)
    values = {option: posts.placed(place, position.dice[die].type) for place, (_, die, option) in best.items()}
    if not values:
        return recruit.ANSWERS[question.kind](position, question)
    return Picked(weigher.best(values)), Remark("reason-risk-post")


def _toward(position: ClassicPosition, question: Question, weigher: Weigher) -> Answer | None:
    """Move units where they are worth more, those of land without enemies towards these (RK4.7, RK4.4).

    In reserve they are worth nothing.
    """
    posts = weigher.posts(position, question.seat)
    values = {DONE: NOTHING if question.kind == "reinforce" else LEAST_MOVE}
    for option in cast(Pick, question.shape).options:
        if option.id != DONE:
            dice = option.moves[0].dice
            source, target = position.dice[dice[0]].place, option.id.split(":")[-1]
            values[option.id] = posts.gain(dice, source, target)
    best = weigher.best(values)
    return Picked(best), Remark("reason-stands" if best == DONE else "reason-risk-post")


WEIGHED: dict[str, Callable[[ClassicPosition, Question, Weigher], Answer | None]] = {
    "march-first": _march,
    "march-second": _march,
    "maneuver": _maneuver,
    "turn": _turn,
    "action": _action,
    "attack-on": _onward,
    "fight-on": _again,
    "move-in": _move_in,
    **dict.fromkeys(("deploy", "deploy-second", "recruit"), _placed),
    "free-move": _toward,
    "reinforce": _toward,
}
"""The questions that Veteran weighs itself."""
