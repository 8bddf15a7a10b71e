"""Recruit's answers for games of all species: icons of monsters, and racial powers (C13.1, C14.4)."""

from __future__ import annotations

from typing import cast

from ddtable.engine.constraints import AtMost
from ddtable.engine.questions import Picked, Question, Remark, Subset
from ddtable.odds.expected import of_unit, saves_alone
from ddtable.opponents.answering import (
    Answer,
    Answering,
    best_within,
    chosen,
    ids_of,
    largest,
    pick_best,
    price_of,
    worth_of,
)
from ddtable.rules.dragon_dice.board import RESERVE, ClassicPosition, distance, health, seats_at, units_at
from ddtable.rules.dragon_dice.eighth_face import NO_POWER
from ddtable.rules.dragon_dice.icon_moves import DONE, RETURN, STAY
from ddtable.rules.dragon_dice.places import is_terrain
from ddtable.rules.dragon_dice.steps import IconWork, RapidGrowth


def _danger(position: ClassicPosition, question: Question, die: int) -> float:
    """Return the value of a unit as the target of an icon: its price, reduced by its chance to save itself."""
    step = position.agenda[-1]
    icons = position.board.edition.icons
    needs = icons.use_of(step.acts[0].icon, step.kind).needs if isinstance(step, IconWork) else "save"
    escapes = saves_alone(position.dice[die].type) if needs == "save" else 0.0
    sign = -1.0 if position.dice[die].owner == question.seat else 1.0
    return sign * price_of(position, die) * (1 - escapes)


def _targets(position: ClassicPosition, question: Question) -> Answer | None:
    """Target the most valuable units that save themselves badly, as many as possible (V13.6)."""
    return largest(question, lambda die: -_danger(position, question, die)), Remark("reason-dear-to-them")


def _target(position: ClassicPosition, question: Question) -> Answer | None:
    """Target the most dangerous unit, or give up the least valuable one (V13.6)."""
    dice = cast(Subset, question.shape).dice
    best = max(dice, key=lambda die: _danger(position, question, die))
    mine = position.dice[best].owner == question.seat
    return chosen((best,)), Remark("reason-least-worth" if mine else "reason-dear-to-them")


def _several(position: ClassicPosition, question: Question) -> Answer | None:
    """Choose the most valuable units, as many as required."""
    shape = cast(Subset, question.shape)
    dice = sorted(shape.dice, key=lambda die: -_danger(position, question, die))
    return chosen(dice[: int(question.values["count"])]), Remark("reason-dear-to-them")


def _army(position: ClassicPosition, question: Question) -> Answer | None:
    """Weaken, or protect, the strongest army among the options (C14.4)."""

    def strength(option: str) -> float:
        seat, _, place = option.partition(":")
        return float(health(position, units_at(position, int(seat), place)))

    return pick_best({option: strength(option) for option in ids_of(question)}, "reason-largest-army")


def _grow(position: ClassicPosition, question: Question) -> Answer | None:
    """Recruit or promote the unit that raises the army's value most, as long as any unit does (C10.7)."""
    values = {}
    for option in ids_of(question):
        if option not in (NO_POWER, DONE):
            risen, _, replaced = option.partition(":")
            values[option] = worth_of(position, int(risen)) - (worth_of(position, int(replaced)) if replaced else 0.0)
    return pick_best(values, "reason-one-more")


def _fortify(position: ClassicPosition, question: Question) -> Answer | None:
    """Move the best buried unit to the dead, where it can be used again."""
    values = {option: worth_of(position, int(option)) for option in ids_of(question) if option != NO_POWER}
    return pick_best(values, "reason-best-return")


def _victim(position: ClassicPosition, question: Question) -> Answer | None:
    """Choose the player with the most health in reserve."""
    values = {
        option: float(health(position, units_at(position, int(option), RESERVE)))
        for option in ids_of(question)
        if option != NO_POWER
    }
    return pick_best(values, "reason-largest-reserve")


def _where(position: ClassicPosition, question: Question) -> Answer | None:
    """Grow the largest army."""
    values = {
        option: float(health(position, units_at(position, question.seat, option)))
        for option in ids_of(question)
        if option != DONE
    }
    return pick_best(values, "reason-one-more")


def _step_down(position: ClassicPosition, question: Question) -> Answer | None:
    """Move the best of the dead into the place of another; it costs nothing."""
    values = {option: worth_of(position, int(option.split(":")[0])) for option in ids_of(question) if option != DONE}
    return pick_best(values, "reason-best-return")


def _again(position: ClassicPosition, question: Question) -> Answer | None:
    """Reroll the dice that show less than their average."""
    step = cast(RapidGrowth, position.agenda[-1])
    shown = dict.fromkeys(cast(Subset, question.shape).dice, 0)
    for face in step.rolling.fallen[step.at].faces:
        if face.die in shown and face.icon in ("maneuver", "id"):
            shown[face.die] += face.count
    dice = [die for die, count in shown.items() if count < of_unit(position.dice[die].type, "maneuver")]
    return chosen(dice), Remark("reason-costs-nothing" if dice else "reason-good-roll")


def _dispel(_position: ClassicPosition, _question: Question) -> Answer | None:
    return Picked("roll"), Remark("reason-costs-nothing")


def _move(position: ClassicPosition, question: Question) -> Answer | None:
    """Stay, unless a terrain on eight has no army (C11.1)."""
    for option in ids_of(question):
        if is_terrain(option) and distance(position, option) == 8 and not seats_at(position, option):
            return Picked(option), Remark("reason-needed-there", {"place": option})
    return Picked(STAY), Remark("reason-stands")


def _alone(_position: ClassicPosition, _question: Question) -> Answer | None:
    return chosen(()), Remark("reason-stands")


def _saves_or_return(_position: ClassicPosition, _question: Question) -> Answer | None:
    """Return the dead: they stay in play, while a save is used only once."""
    return Picked(RETURN), Remark("reason-spell-return")


def _returns(position: ClassicPosition, question: Question) -> Answer | None:
    """Return the dead with the highest total value."""
    shape = cast(Subset, question.shape)
    limit = cast(AtMost, shape.constraint)
    values = [worth_of(position, die) for die in shape.dice]
    _, best = best_within(limit.limit, limit.weights, values)[limit.limit]
    return chosen(shape.dice[index] for index in best), Remark("reason-best-return")


ANSWERS: dict[str, Answering] = {
    "icon-targets": _targets,
    "icon-target": _target,
    "icon-next": _target,
    "icon-army": _army,
    "icon-move": _move,
    "icon-passengers": _alone,
    "icon-saves-or-return": _saves_or_return,
    "icon-returns": _returns,
    "icon-grow": _grow,
    "icon-grow-or-save": _grow,
    "feralize": _grow,
    "evolve": _grow,
    "evolve-place": _where,
    "fortify": _fortify,
    "mutate-victim": _victim,
    "mutate": _several,
    "step-down": _step_down,
    "rapid-growth": _again,
    "dispel": _dispel,
}
