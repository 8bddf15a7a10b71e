"""Recruit, the first computer player: sensible, quick, open about its reasons, no plan beyond the turn.

For each kind of question there is one function; a kind without one is answered at random. Every answer is checked by
the rules before it leaves here.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.engine.arithmetic import work_out
from ddtable.engine.questions import (
    Allocation,
    Allotted,
    Choice,
    Chosen,
    LargestUpTo,
    Pick,
    Picked,
    Question,
    Remark,
    Subset,
)
from ddtable.engine.system import AnyPosition, system
from ddtable.opponents.expectation import best_attack, boldness, exchange, of_army, worth
from ddtable.rules.classic.action import NONE
from ddtable.rules.classic.board import (
    NOBODY,
    ClassicPosition,
    distance,
    health,
    opponents_at,
    seats_at,
    terrain_at,
    terrain_places,
    units_at,
)
from ddtable.rules.classic.powers import powers
from ddtable.rules.classic.rolls import recipe
from ddtable.rules.classic.steps import ArmyRoll, Charge
from ddtable.rules.classic.turn import PASS

Answer = tuple[Choice, Remark]
Answering = Callable[[ClassicPosition, Question], Answer | None]

HOME_SHARE, CAMPAIGN_SHARE = 0.38, 0.34
SPARE_HEALTH, TURNS_TO_SPARE = 3, 8
STANDSTILL, STANDSTILL_TURNS = 3, 7
LEAST_TOLD = 0.05


def choose(position: AnyPosition, question: Question, random: Random) -> Answer:
    """Return a legal answer to the question, and the reason for it."""
    answering = ANSWERS.get(question.kind)
    found = answering(position, question) if answering else None
    if found is not None and question.refusal(found[0]) is None:
        return found
    return system(position.system).sample(question, random), Remark("reason-chance")


def _assemble(position: ClassicPosition, question: Question) -> Answer | None:
    """Make an army of the race there is most of, of about a third of the force, cheap and dear dice mixed (SU2)."""
    shape = cast(Subset, question.shape)
    units = catalogue().units
    folk: dict[str, list[int]] = {}
    for die in shape.dice:
        folk.setdefault(units[position.dice[die].type].species, []).append(die)
    mine = max(folk.values(), key=lambda dice: health(position, tuple(dice)))
    share = HOME_SHARE if question.kind == "assemble-home" else CAMPAIGN_SHARE
    chosen: list[int] = []
    for die in sorted(mine, key=lambda die: (-worth(position.dice[die].type), die))[::2] + mine:
        if die in chosen:
            continue
        total = health(position, (*chosen, die))
        if total <= share * position.board.health + 0.5 and shape.may_extend([*chosen, die]):
            chosen.append(die)
    return Chosen(tuple(sorted(chosen or mine[:1]))), Remark("reason-balanced")  # its health is a secret still


def _terrain(position: ClassicPosition, question: Question) -> Answer | None:
    """Pick a terrain where the largest race of the force has its power (SU4, C13.1)."""
    units = catalogue().units
    folk: dict[str, int] = {}
    for die in position.dice:
        if die.owner == question.seat and die.type in units:
            unit = units[die.type]
            folk[unit.species] = folk.get(unit.species, 0) + unit.health
    largest = max(folk, key=lambda species: folk[species])
    kinds = {terrain for (terrain, _), species in powers().items() if largest in species}
    shape = cast(Pick, question.shape)
    eighth = "city" if question.kind == "terrain-home" else "tower"
    options = [option.id for option in shape.options if catalogue().terrain(option.id).kind in kinds]
    wished = [name for name in options if catalogue().terrain(name).eighth_face == eighth] or options
    return (Picked(wished[0]), Remark("reason-own-ground")) if wished else None


def _frontier(_position: ClassicPosition, question: Question) -> Answer | None:
    return Picked(str(question.seat)), Remark("reason-own-ground")


def _climb(position: ClassicPosition, seat: int, place: str) -> float:
    """Return how much an army gains by turning its terrain up: a capture in sight counts most (C2.1, C11.1)."""
    if terrain_at(position, place).holder == seat:
        return 0.0
    number = distance(position, place)
    theirs = [of_army(position, other, place, "maneuver") for other in opponents_at(position, seat, place)]
    odds = 1.0 if not theirs else _chance(of_army(position, seat, place, "maneuver"), max(theirs))
    return odds * (1 + number) * 0.45


def _chance(mine: float, theirs: float) -> float:
    return (mine + 0.5) / (mine + theirs + 0.5) if mine + theirs else 1.0


def _march_worth(position: ClassicPosition, seat: int, place: str) -> float:
    if terrain_at(position, place).holder == seat:
        return best_attack(position, seat, place)
    return max(best_attack(position, seat, place), _climb(position, seat, place))


def _march(position: ClassicPosition, question: Question) -> Answer | None:
    """March with the army that has most to win (C3.4)."""
    shape = cast(Pick, question.shape)
    values = {
        option.id: _march_worth(position, question.seat, option.id) for option in shape.options if option.id != PASS
    }
    best = max(values, key=lambda place: values[place])
    if values[best] <= 0.05:
        return Picked(PASS), Remark("reason-nothing-to-win")
    return Picked(best), Remark("reason-most-to-win", {"place": best})


def _at(position: ClassicPosition, place: str, number: int) -> ClassicPosition:
    """Return the position as if a terrain die showed another number."""
    die = terrain_at(position, place).die
    dice = list(position.dice)
    dice[die] = replace(dice[die], face=number - 1)
    return replace(position, dice=tuple(dice))


def _turns(position: ClassicPosition, seat: int, place: str) -> dict[str, float]:
    """Return what each way to turn a terrain die is worth to a seat: the attack it allows, and the road to eight."""
    number = distance(position, place)
    if terrain_at(position, place).holder == seat:
        return {"keep": 100.0}
    values = {"keep": best_attack(position, seat, place)}
    if number < 8:
        there = _at(position, place, number + 1)
        reward = 100.0 if number == 7 else 0.45 * number
        values["up"] = (0.0 if number == 7 else best_attack(there, seat, place)) + reward
    if number > 1:
        values["down"] = best_attack(_at(position, place, number - 1), seat, place) - 0.45
    return values


def _maneuver(position: ClassicPosition, question: Question) -> Answer | None:
    """Maneuver if turning the die is worth more than leaving it (C4.1)."""
    values = _turns(position, question.seat, question.place)
    if max(values.values()) > values["keep"]:
        return Picked("maneuver"), Remark("reason-better-distance")
    return Picked("skip"), Remark("reason-good-distance")


def _oppose(position: ClassicPosition, question: Question) -> Answer | None:
    """Oppose whenever there is a maneuver result to hope for (C4.1)."""
    if of_army(position, question.seat, question.place, "maneuver") > 0:
        return Picked("oppose"), Remark("reason-costs-nothing")
    return Picked("let"), Remark("reason-no-maneuver")


def _turn(position: ClassicPosition, question: Question) -> Answer | None:
    """Turn the die where it is worth most (C4.4)."""
    shape = cast(Pick, question.shape)
    values = _turns(position, question.seat, question.place)
    legal = [option.id for option in shape.options]
    best = max(legal, key=lambda way: values.get(way, -1.0))
    if best == "up":
        return Picked(best), Remark("reason-towards-eight", {"number": distance(position, question.place) + 1})
    return Picked(best), Remark("reason-better-distance")


def _action(position: ClassicPosition, question: Question) -> Answer | None:
    """Take the attack with the best expected gain, if it gains anything (C5.3, C7, C8)."""
    shape = cast(Pick, question.shape)
    values: dict[str, float] = {NONE: -boldness(position)}
    for option in shape.options:
        if option.id != NONE:
            kind, other, at = option.id.split(":")
            values[option.id] = exchange(position, question.seat, question.place, kind, int(other), at)
    best = max(values, key=lambda option: values[option])
    if best == NONE:
        return Picked(NONE), Remark("reason-would-lose")
    if values[best] < LEAST_TOLD:
        return Picked(best), Remark("reason-bold")
    return Picked(best), Remark("reason-expects", {"tenths": round(values[best] * 10)})


def _casualties(position: ClassicPosition, question: Question) -> Answer | None:
    """Give up the dice worth least (C10.1)."""
    shape = cast(Subset, question.shape)
    limit = cast(LargestUpTo, shape.constraint)
    order = sorted(range(len(shape.dice)), key=lambda index: worth(position.dice[shape.dice[index]].type))
    chosen: list[int] = []
    for index in order:
        if limit.may_extend([*chosen, index]):
            chosen.append(index)
    dice = tuple(sorted(shape.dice[index] for index in chosen))
    return Chosen(dice), Remark("reason-least-worth")


def _strike_back(_position: ClassicPosition, _question: Question) -> Answer | None:
    return Picked("strike"), Remark("reason-costs-nothing")


def _pursue(position: ClassicPosition, question: Question) -> Answer | None:
    """Pursue if the next distance allows an attack that gains (C9.4)."""
    number = distance(position, question.place)
    if terrain_at(position, question.place).holder == question.seat:
        return Picked("let"), Remark("reason-holds")
    if best_attack(_at(position, question.place, number - 1), question.seat, question.place) > 0:
        return Picked("pursue"), Remark("reason-again")
    return Picked("let"), Remark("reason-would-lose")


def _charge_ids(position: ClassicPosition, question: Question) -> Answer | None:
    """Save what the charge would kill; what is left strikes (C8.3)."""
    shape = cast(Allocation, question.shape)
    step = cast(Charge, position.agenda[-1])
    attack, defence = cast(ArmyRoll, step.attack).faces, cast(ArmyRoll, step.defence).faces
    (hits,) = work_out(recipe(position, "charge", question.place, attack), attack)
    saves, _ = work_out(recipe(position, "charge_defence", question.place, defence), defence)
    missing = hits.total - saves.total
    rows = []
    for source in shape.sources:
        rows.append((source.points, 0) if missing > 0 else (0, source.points))
        missing -= source.points
    return Allotted(tuple(rows)), Remark("reason-save-first")


def _reinforce(position: ClassicPosition, question: Question) -> Answer | None:
    """Send everybody to where an army is weakest against its opponents, or to an empty terrain on eight (C12.1)."""
    seat = question.seat
    shape = cast(Pick, question.shape)
    places = terrain_places(position)

    def need(place: str) -> float:
        mine = health(position, units_at(position, seat, place))
        theirs = sum(
            health(position, units_at(position, other, place)) for other in opponents_at(position, seat, place)
        )
        if theirs and boldness(position) > STANDSTILL:
            return 1000.0  # a standstill ends only where the armies meet
        if distance(position, place) == 8 and not seats_at(position, place):
            return 100.0
        holds = terrain_at(position, place).holder
        return theirs - mine + (6 if holds not in (NOBODY, seat) else 0) + (3 if mine and not theirs else 0)

    wanted = sorted(places, key=need, reverse=True)
    for place in wanted:
        for option in shape.options:
            if option.id.endswith(f":{place}"):
                return Picked(option.id), Remark("reason-needed-there", {"place": place})
    return None


def _retreat(position: ClassicPosition, question: Question) -> Answer | None:
    """Draw half of an army that holds its ground unopposed back, for where it is needed (C12.2).

    Where a battle has come to a standstill all of it goes now and then, so that the armies meet again.
    """
    seat, turn = question.seat, position.board.turn
    standstill = boldness(position) > STANDSTILL and turn % STANDSTILL_TURNS == 0
    for place in terrain_places(position):
        mine = units_at(position, seat, place)
        stay = 0 if standstill else (len(mine) + 1) // 2
        unopposed = terrain_at(position, place).holder == seat and not opponents_at(position, seat, place)
        spared = standstill or (health(position, mine) > SPARE_HEALTH and turn % TURNS_TO_SPARE < position.seats)
        if unopposed and spared and len(mine) > stay:
            best = max(mine, key=lambda die: worth(position.dice[die].type))
            return Picked(str(best)), Remark("reason-needed-elsewhere")
    return Picked("done"), Remark("reason-stands")


ANSWERS: dict[str, Answering] = {
    "assemble-home": _assemble,
    "assemble-campaign": _assemble,
    "terrain-home": _terrain,
    "terrain-frontier": _terrain,
    "frontier": _frontier,
    "march-first": _march,
    "march-second": _march,
    "maneuver": _maneuver,
    "oppose": _oppose,
    "turn": _turn,
    "action": _action,
    "pursuit-action": _action,
    "casualties": _casualties,
    "strike-back": _strike_back,
    "pursue": _pursue,
    "charge-ids": _charge_ids,
    "reinforce": _reinforce,
    "retreat": _retreat,
}
