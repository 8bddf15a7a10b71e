"""Recruit, the first computer player: sensible, fast, with a reason for each answer, and no plan beyond the turn.

There is one function per kind of question. Those for marches and strikes are here, the others in quartermaster,
sorcerer, dragonslayer and beastmaster. The rules check every answer before it is returned.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import cast

from msgspec.structs import replace

from ddtable.engine.arithmetic import Spread, total_of
from ddtable.engine.questions import Allocation, Allotted, Picked, Question, Remark
from ddtable.engine.system import AnyPosition, system
from ddtable.odds.expected import of_unit, saves_alone
from ddtable.opponents.answering import Answer, Answering, ids_of, largest, price_of, splits
from ddtable.opponents.dragon_dice import beastmaster, dragonslayer, quartermaster, sorcerer
from ddtable.opponents.dragon_dice.field import Field
from ddtable.opponents.dragon_dice.prospects import (
    NEUTRAL,
    Liking,
    best_attack,
    boldness,
    exchange,
    magic_worth,
    march_worth,
    stake,
)
from ddtable.opponents.minds import Best, highest
from ddtable.rules.dragon_dice.action import NONE
from ddtable.rules.dragon_dice.board import ClassicPosition, distance, land_at
from ddtable.rules.dragon_dice.charge import CHARGING, DEFENDING
from ddtable.rules.dragon_dice.roll_kinds import COUNTED, Kind
from ddtable.rules.dragon_dice.rolling import KEEP
from ddtable.rules.dragon_dice.rolls import sums_of
from ddtable.rules.dragon_dice.spreading import id_sources, spread_of
from ddtable.rules.dragon_dice.steps import ArmyRoll, Cast, Charge, DragonAttack, Rolling
from ddtable.rules.dragon_dice.turn import PASS

LEAST_TOLD = 0.05
LEAST_REGRET = 0.3  # least results below its average at which a die is rerolled
CAPTURED = 100.0


def choose(
    position: AnyPosition, question: Question, random: Random, answers: Mapping[str, Answering] | None = None
) -> Answer:
    """Return a legal answer to the question, and the reason for it. `answers`: those of a variant."""
    answering = (ANSWERS if answers is None else answers).get(question.kind)
    found = answering(position, question) if answering else None
    if found is not None and question.refusal(found[0]) is None:
        return found
    return system(position.system).sample(question, random), Remark("reason-chance")


def _march(position: ClassicPosition, question: Question) -> Answer | None:
    """March with the army that has most to gain; an army in reserve can use magic (C3.4)."""
    field = Field(position)
    values = {place: march_worth(field, question.seat, place) for place in ids_of(question) if place != PASS}
    best = max(values, key=lambda place: values[place])
    if values[best] <= LEAST_TOLD:
        return Picked(PASS), Remark("reason-nothing-to-win")
    return Picked(best), Remark("reason-most-to-win", {"place": best})


def at_number(position: ClassicPosition, place: str, number: int) -> Field:
    """Return the field as it would be if a terrain die showed another number."""
    die = land_at(position, place).die
    dice = list(position.dice)
    dice[die] = replace(dice[die], face=number - 1)
    return Field(replace(position, dice=tuple(dice)))


def _turns(position: ClassicPosition, seat: int, place: str) -> dict[str, float]:
    """Return the value of each way to turn a terrain die for a seat: the attack it allows, and progress to eight."""
    number = distance(position, place)
    if land_at(position, place).holder == seat:
        return {"keep": CAPTURED}
    values = {"keep": best_attack(Field(position), seat, place)}
    if number == 7:
        values["up"] = CAPTURED
    elif number < 7:
        values["up"] = best_attack(at_number(position, place, number + 1), seat, place) + stake(position, seat, place)
    if number > 1:
        values["down"] = best_attack(at_number(position, place, number - 1), seat, place) - LEAST_REGRET
    return values


def _maneuver(position: ClassicPosition, question: Question) -> Answer | None:
    """Maneuver if turning the die has a higher value than leaving it (C4.1)."""
    return maneuver_by(_turns(position, question.seat, question.place))


def maneuver_by(values: Mapping[str, float], best_of: Best = highest) -> Answer:
    """Maneuver if one of the ways to turn the die, each with its value, is better than "keep"."""
    if best_of({"keep": values["keep"], **values}) != "keep":
        return Picked("maneuver"), Remark("reason-better-distance")
    return Picked("skip"), Remark("reason-good-distance")


def _oppose(position: ClassicPosition, question: Question) -> Answer | None:
    """Oppose if any maneuver result can be rolled (C4.1)."""
    if Field(position).mean(question.seat, question.place, "maneuver") > 0:
        return Picked("oppose"), Remark("reason-costs-nothing")
    return Picked("let"), Remark("reason-no-maneuver")


def _turn(position: ClassicPosition, question: Question) -> Answer | None:
    """Turn the die in the direction of the highest value (C4.4)."""
    return turn_by(_turns(position, question.seat, question.place), position, question)


def turn_by(
    values: Mapping[str, float], position: ClassicPosition, question: Question, best_of: Best = highest
) -> Answer:
    """Turn the die in the direction of the highest value, if the question has it."""
    best = best_of({way: values.get(way, -1.0) for way in ids_of(question)})
    if best == "up":
        return Picked(best), Remark("reason-towards-eight", {"number": distance(position, question.place) + 1})
    return Picked(best), Remark("reason-better-distance")


def _action(position: ClassicPosition, question: Question) -> Answer | None:
    """Take the attack or magic with the best expected gain, if there is any gain (C5.3, C7, C8, M1)."""
    return act(position, question, boldness(position))


def act(
    position: ClassicPosition, question: Question, bold: float, liking: Liking = NEUTRAL, best_of: Best = highest
) -> Answer:
    """Take the action with the best expected gain; `bold`: health that may be lost for an attack."""
    field, seat, place = Field(position), question.seat, question.place
    values: dict[str, float] = {NONE: -bold}
    for option in ids_of(question):
        if option == "magic":
            values[option] = liking.magic * magic_worth(field, seat, place) or values[NONE] - 1
        elif option != NONE:
            kind, other, at = option.split(":")
            values[option] = exchange(field, seat, place, kind, int(other), at, liking)
    best = best_of(values)
    if best == NONE:
        return Picked(NONE), Remark("reason-would-lose")
    if best == "magic":
        return Picked(best), Remark("reason-magic")
    if values[best] < LEAST_TOLD:
        return Picked(best), Remark("reason-bold")
    return Picked(best), Remark("reason-expects", {"tenths": round(values[best] * 10)})


def _bullseye(position: ClassicPosition, question: Question) -> Answer | None:
    """Pick valuable units that save badly, as many as possible (C7.5)."""

    def loss(die: int) -> float:
        unit = position.dice[die].type
        return price_of(position, die) * (1 - saves_alone(unit))

    return largest(question, lambda die: -loss(die)), Remark("reason-dear-to-them")


def _strike_back(_position: ClassicPosition, _question: Question) -> Answer | None:
    return Picked("strike"), Remark("reason-costs-nothing")


def _pursue(position: ClassicPosition, question: Question) -> Answer | None:
    """Pursue if the next distance allows an attack that gains (C9.4)."""
    if land_at(position, question.place).holder == question.seat:
        return Picked("let"), Remark("reason-holds")
    there = at_number(position, question.place, distance(position, question.place) - 1)
    if best_attack(there, question.seat, question.place) > 0:
        return Picked("pursue"), Remark("reason-again")
    return Picked("let"), Remark("reason-would-lose")


def _charge_ids(position: ClassicPosition, question: Question) -> Answer | None:
    """Use just enough IDs as saves for what the charge would kill; the others strike (C8.3)."""
    sources = cast(Allocation, question.shape).sources
    step = cast(Charge, position.agenda[-1])
    every = sum(source.points for source in sources)
    hits = _hits(position, step, ())

    def saves(points: int) -> int:
        return _defence(position, step, Spread((("save", sources[0].die, points),)))[0]

    needed = next((points for points in range(every + 1) if saves(points) >= hits), every)
    rows = []
    for source in sources:
        save = min(source.points, needed)
        rows.append((save, source.points - save))
        needed -= save
    return Allotted(tuple(rows)), Remark("reason-save-first")


def _hits(position: ClassicPosition, step: Charge, penalties: tuple[int, ...]) -> int:
    """Return the hits of a charge with these penalties."""
    faces = cast(ArmyRoll, step.attack).faces
    spread = Spread(penalties=tuple(zip(CHARGING, penalties, strict=False)))
    sums = sums_of(position, step.seat, "charge", step.place, faces, spread=spread)
    return total_of(sums, "charge")


def _defence(position: ClassicPosition, step: Charge, spread: Spread) -> tuple[int, int]:
    """Return the saves of the army that is charged, and the damage it does to the charger."""
    faces = cast(ArmyRoll, step.defence).faces
    sums = sums_of(position, step.target, "charge_defence", step.place, faces, spread=spread)
    return total_of(sums, "save"), total_of(sums, "melee") + total_of(sums, "thrown_back")


def _penalties(position: ClassicPosition, question: Question) -> Answer | None:
    """Subtract penalties where they hurt least: not from what counts twice, slays or saves (DA-G)."""
    shape = cast(Allocation, question.shape)
    ways = list(splits(shape.sources[0].points, shape.most))
    step = position.agenda[-1]
    if isinstance(step, DragonAttack):
        return dragonslayer.lost_results(position, ways)
    if isinstance(step, Cast):
        return sorcerer.lost_colours(position, ways)
    charge = cast(Charge, step)
    hits = _hits(position, charge, charge.spread)
    sources = id_sources(position, cast(ArmyRoll, charge.defence).faces)

    def value(way: tuple[int, ...]) -> int:
        if question.seat == charge.seat:
            return _hits(position, charge, way)
        penalties = tuple(zip(DEFENDING, way, strict=True))
        saves, melee = _defence(position, charge, spread_of(sources, DEFENDING, charge.ids, penalties))
        return melee - max(0, hits - saves)

    return Allotted((max(ways, key=value),)), Remark("reason-hurts-least")


def _flashfire(position: ClassicPosition, question: Question) -> Answer | None:
    """Reroll the die that is furthest below its average, if there is one (DA-G2)."""
    step = cast(Rolling, position.agenda[-1])
    kind = cast(Kind, question.values["kind"])
    at = next(index for index, party in enumerate(step.parties) if party.seat == question.seat and party.kind == kind)
    regret: dict[str, float] = {}
    for option in ids_of(question):
        if option != KEEP:
            die = int(option)
            face = [one for one in step.fallen[at].faces if one.die == die][-1]
            regret[option] = _average(position.dice[die].type, kind) - _shown(position, kind, face.icon, face.count)
    best = max(regret, key=lambda option: regret[option])
    if regret[best] < LEAST_REGRET:
        return Picked(KEEP), Remark("reason-good-roll")
    return Picked(best), Remark("reason-better-roll", {"die": int(best)})


def _shown(position: ClassicPosition, kind: Kind, icon: str, count: int) -> float:
    """Return the contribution of a face to a roll, for any result; an ID can give any result (C0.3)."""
    use = position.board.edition.icons.use_of(icon, kind)
    normal = icon == "id" or any(icon in icons for _, icons in COUNTED[kind])
    return count * (sum(use.gives.values()) + normal + bool(use.hook))


def _average(type_id: str, kind: Kind) -> float:
    """Return the average contribution of a unit to a roll, over all results."""
    results = {*dict(COUNTED[kind]), "smite", "thrown_back", "pick_off", "cast"}
    if len(COUNTED[kind]) > 1:
        results.add("id")
    return sum(of_unit(type_id, kind, result) for result in results)


ANSWERS: dict[str, Answering] = {
    **quartermaster.ANSWERS,
    **sorcerer.ANSWERS,
    **dragonslayer.ANSWERS,
    **beastmaster.ANSWERS,
    "march-first": _march,
    "march-second": _march,
    "maneuver": _maneuver,
    "oppose": _oppose,
    "turn": _turn,
    "action": _action,
    "pursuit-action": _action,
    "bullseye": _bullseye,
    "strike-back": _strike_back,
    "pursue": _pursue,
    "charge-ids": _charge_ids,
    "penalties": _penalties,
    "flashfire": _flashfire,
}
