"""Proposals in all games with armies of Dragon Dice: the casualties that cost least, the best spells."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import cast

from ddtable.dice.catalogue import catalogue
from ddtable.engine.constraints import LargestUpTo
from ddtable.engine.questions import Choice, Chosen, Picked, Question, Remark, Subset
from ddtable.engine.system import AnyPosition
from ddtable.odds.casualties import cheapest
from ddtable.odds.expected import of_units, saves_alone
from ddtable.opponents.advice import CASUALTIES, Proposal
from ddtable.opponents.dragon_dice.castings import Casting
from ddtable.opponents.dragon_dice.sorcerer import plan
from ddtable.opponents.players import choose
from ddtable.rules.dragon_dice.aiming import read_die
from ddtable.rules.dragon_dice.board import ClassicPosition
from ddtable.rules.dragon_dice.casting import DONE
from ddtable.rules.dragon_dice.steps import Cast


def proposal(position: ClassicPosition, question: Question) -> Proposal:
    """Return the proposal for a question that has one (`advice.has_proposal`)."""
    if question.kind in CASUALTIES:
        return _casualties(position, question)
    if question.kind == "spell":
        return _spells(position, question)
    return Proposal(*_of_recruit(position, question))


def _of_recruit(position: AnyPosition, question: Question) -> tuple[Choice, Remark]:
    return choose(position, question, Random(position.answered))


def _casualties(position: ClassicPosition, question: Question) -> Proposal:
    """Return the dice that the army needs least; Recruit's answer if the question has a rule of its own (C10.1)."""
    shape, choice = cast(Subset, question.shape), _of_recruit(position, question)[0]
    if isinstance(shape.constraint, LargestUpTo):
        values = [sum(of_units((position.dice[die].type,))) for die in shape.dice]
        losses = cheapest(shape.dice, shape.constraint.weights, values)
        mine = Chosen(tuple(sorted(losses[min(shape.constraint.limit, len(losses) - 1)])))
        choice = choice if question.refusal(mine) is not None else mine
    return Proposal(choice, _kept(position, shape.dice, cast(Chosen, choice).dice))


def _kept(position: ClassicPosition, dice: tuple[int, ...], dead: tuple[int, ...]) -> Remark:
    """Return what the casualties leave: the class of dice that rolls most, and the average results of all."""
    left = [die for die in dice if die not in dead]
    worth = {die: sum(of_units((position.dice[die].type,))) for die in dice}
    values: dict[str, int | str] = {
        "rolled_tenths": round(10 * sum(worth[die] for die in left)),
        "whole_tenths": round(10 * sum(worth.values())),
    }
    units = catalogue().army_units
    classes = {die: units[position.dice[die].type].unit_class for die in dice if position.dice[die].type in units}
    kept = Counter(classes[die] for die in left if die in classes)
    if not kept:
        return Remark("reason-keeps-none", values)
    best = max(kept, key=lambda one: sum(worth[die] for die in left if classes.get(die) == one))
    every = sum(one == best for one in classes.values())
    return Remark("reason-keeps", {**values, "class": best, "kept": kept[best], "every": every})


def _spells(position: ClassicPosition, question: Question) -> Proposal:
    """Return the spell with the most value for a point, at its target; the others of the plan come after it."""
    choice, why = _of_recruit(position, question)
    castings = plan(position, question) if isinstance(position.agenda[-1], Cast) else []
    first = castings[0] if castings else None
    if first is None or choice != Picked(first.spell.id):
        return Proposal(choice, Remark("advice-done" if choice == Picked(DONE) else why.word, why.values))
    then = {"spell-target": first.target, **({"spell-destination": first.to} if first.to else {})}
    lines = tuple(_casting(position, one, why if one is first else None) for one in castings)
    return Proposal(choice, lines[0], then, lines[1:])


def _casting(position: ClassicPosition, one: Casting, why: Remark | None) -> Remark:
    """Return a spell at its target with what it does: the chance that it kills, or its worth in health."""
    values: dict[str, int | str] = {"spell": one.spell.id, "target": one.target, "times": one.times}
    unit = _unit(position, one.target)
    if one.spell.does == "lightning" and unit:
        return Remark("advice-kills", {**values, "share": round(100 * (1 - saves_alone(unit)))})
    if one.spell.does == "finger":
        return Remark("advice-kills", {**values, "share": 100})
    if one.spell.does == "hail":
        return Remark("advice-hits", {**values, "tenths": round(10 * one.value)})
    return Remark("advice-casts", {**values, "why": why.word.removeprefix("reason-spell-") if why else "other"})


def _unit(position: ClassicPosition, target: str) -> str:
    """Return the type of a unit that is a target, "" for other targets."""
    kind = position.dice[read_die(target)].type if target.startswith("die:") else ""
    return kind if kind in catalogue().army_units else ""
