"""Recruit on a map: it answers the questions that only Dragon Dice Risk has, others as in the classic game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias, cast

from ddtable.engine.questions import Pick, Picked, Question, Remark, Subset
from ddtable.opponents.answering import Answer, Answering, chosen, ids_of, pick_best, worth_of
from ddtable.opponents.dragon_dice import recruit
from ddtable.opponents.minds import Best, highest
from ddtable.opponents.risk.outlook import Outlook
from ddtable.rules.dragon_dice.board import RESERVE, ClassicPosition, distance, units_at
from ddtable.rules.dragon_dice.melee import STRIKE
from ddtable.rules.dragon_dice.places import front
from ddtable.rules.dragon_dice.turn import PASS
from ddtable.rules.risk.attacks import STOP, strongest
from ddtable.rules.risk.board import board_of
from ddtable.rules.risk.cards import KEEP, TAKE
from ddtable.rules.risk.constraints import OneStays
from ddtable.rules.risk.marches import NONE, reaching, sources
from ddtable.rules.risk.placing import read_option

DONE = "done"
FIGHT_ON, CRUSH = 1.0, 2.0
"""The strength of the attackers, as a multiple of the defenders, for another exchange, and for a charge."""
LATER = 0.7
"""The value of an action after one more turn of a continent's die, as a part of its value now."""
STEPS = {"up": 1, "down": -1, "keep": 0}


def choose(position: ClassicPosition, question: Question, random: Random) -> Answer:
    """Return a legal answer to the question, and the reason for it."""
    return recruit.choose(position, question, random, ANSWERS)


# Set-up


def _claim(position: ClassicPosition, question: Question) -> Answer | None:
    """Claim land in small continents, next to land of one's own."""
    board = board_of(position)
    mine = {place.id for place, seat in zip(board.territories, board.claims, strict=True) if seat == question.seat}
    values = {}
    for place in ids_of(question):
        land = board.graph.land_of[place]
        members = board.graph.members(board.graph.ground(place))
        size, bonus = len(members), board.map.bonuses[land]
        near = len(mine.intersection(board.graph.within(place)))
        values[place] = bonus / size + near / 2 + 2 * len(mine.intersection(members)) / size
    return pick_best(values, "reason-risk-claim")


def _cover(position: ClassicPosition, question: Question) -> Answer | None:
    """Put the unit of the least value on each territory; the others follow where they are needed."""
    values = {one: -worth_of(position, read_option(position, question.seat, one)[0]) for one in ids_of(question)}
    return pick_best(values, "reason-risk-cover")


def _placed(position: ClassicPosition, question: Question) -> Answer | None:
    """Put the best unit on the territory that needs it most (RK1.3, RK4.1)."""
    outlook = Outlook(position, question.seat)
    values = {}
    for one in ids_of(question):
        if one != DONE:
            die, place = read_option(position, question.seat, one)
            values[one] = outlook.need(place) + worth_of(position, die) / 100
    return pick_best(values, "reason-risk-needed") if values else None


# Cards


def _turn_in(_position: ClassicPosition, question: Question) -> Answer | None:
    """Turn in every set, that with the most own territories first (RK4.5)."""
    options = cast(Pick, question.shape).options
    values = {one.id: -1.0 if one.id == KEEP else float(one.values["own"]) for one in options}
    return pick_best(values, "reason-risk-set")


def _card(_position: ClassicPosition, _question: Question) -> Answer | None:
    return Picked(TAKE), Remark("reason-risk-card")


# Marches


Seen: TypeAlias = Callable[[ClassicPosition, int], Outlook]
"""Returns the prospects of a position for a seat, as Recruit or another player sees them."""


def march(
    position: ClassicPosition, question: Question, seen: Seen = Outlook, best_of: Best = highest
) -> Answer | None:
    """March where the best attack is, now or after a maneuver (RK4.2)."""
    outlook = seen(position, question.seat)
    values = {place: _march_value(outlook, place) for place in ids_of(question) if place != PASS}
    best = best_of(values)
    if values[best] <= 0:
        return Picked(PASS), Remark("reason-nothing-to-win")
    return Picked(best), Remark("reason-most-to-win", {"place": best})


def _march_value(outlook: Outlook, place: str) -> float:
    if place == RESERVE:
        return 0.0
    return max(_ways(outlook, place).values())


def _ways(outlook: Outlook, land: str) -> dict[str, float]:
    """Return the value of each way to turn a continent's die: the best action there, or after more such turns."""
    number, values = distance(outlook.view, land), outlook.by_number(land)
    return {
        way: max(value * LATER ** abs(there - number - step) for there, value in values.items())
        for way, step in STEPS.items()
        if number + step in values or not step
    }


def maneuver(
    position: ClassicPosition, question: Question, seen: Seen = Outlook, best_of: Best = highest
) -> Answer | None:
    """Maneuver if another number is worth more (RK4.2b)."""
    values = _ways(seen(position, question.seat), question.place)
    if best_of({"keep": values["keep"], **values}) != "keep":
        return Picked("maneuver"), Remark("reason-better-distance")
    return Picked("skip"), Remark("reason-good-distance")


def turn(position: ClassicPosition, question: Question, seen: Seen = Outlook, best_of: Best = highest) -> Answer | None:
    """Turn the die to the number that is worth most (RK4.10)."""
    values = _ways(seen(position, question.seat), question.place)
    best = best_of({way: values.get(way, -1.0) for way in ids_of(question)})
    return Picked(best), Remark("reason-better-distance")


def _oppose(_position: ClassicPosition, _question: Question) -> Answer | None:
    return Picked("oppose"), Remark("reason-costs-nothing")


def _action(position: ClassicPosition, question: Question) -> Answer | None:
    """Attack where the prize is best and the odds are good; else cast, if the die allows it (RK4.2)."""
    return _attack(position, question, ())


def _onward(position: ClassicPosition, question: Question) -> Answer | None:
    """Attack on from the territory that was taken, with those that moved in (RK4.2h)."""
    dice = units_at(position, question.seat, question.place)
    return _attack(position, question, dice)


def _attack(position: ClassicPosition, question: Question, only: tuple[int, ...]) -> Answer | None:
    outlook = Outlook(position, question.seat)
    land = board_of(position).graph.ground(question.place) if question.place != RESERVE else RESERVE
    from_here = {} if land == RESERVE else sources(position, question.seat, land, only)
    values = {}
    for option in ids_of(question):
        if option.count(":") == 2:
            kind, _, place = option.split(":")
            reach = reaching(position, question.seat, land, place, kind, from_here)
            crushing = (kind == "charge") == (outlook.odds(kind, place, reach) > CRUSH)
            values[option] = outlook.value(kind, place, reach) + 0.1 * crushing
    best = max(values, key=lambda one: values[one], default="")
    if best and values[best] > 0.1:
        return Picked(best), Remark("reason-risk-attack", {"place": best.split(":")[2]})
    if "magic" in ids_of(question):
        return Picked("magic"), Remark("reason-risk-magic")
    return Picked(NONE), Remark("reason-nothing-to-win")


def _muster(position: ClassicPosition, question: Question) -> Answer | None:
    """Attack with all that may go; the smallest units stay (Q149)."""
    return chosen(strongest(position, question)), Remark("reason-risk-all")


def _again(position: ClassicPosition, question: Question) -> Answer | None:
    """Fight on while the attackers are stronger (RK4.2e)."""
    outlook = Outlook(position, question.seat)
    mine = sum(worth_of(position, die) for die in units_at(position, question.seat, front(question.place)))
    ratio = mine / max(0.1, outlook.strengths[question.place])
    if ratio < FIGHT_ON:
        return Picked(STOP), Remark("reason-risk-stop")
    return Picked("charge" if ratio > CRUSH else "skirmish"), Remark("reason-risk-on")


def move_in(position: ClassicPosition, question: Question) -> Answer | None:
    """Move in with all that may go from land without enemies, and with half of the others (RK4.2g)."""
    outlook, shape = Outlook(position, question.seat), cast(Subset, question.shape)
    order = sorted(range(len(shape.dice)), key=lambda at: -worth_of(position, shape.dice[at]))
    going = [shape.dice[at] for at in cast(OneStays, shape.constraint).largest(order)]
    kept = []
    for place in dict.fromkeys(position.dice[die].place for die in going):
        mine = [die for die in going if position.dice[die].place == place]
        others = [one for one in outlook.enemies_of(place) if one != question.place]
        kept += mine[::2] if others else mine
    return chosen(kept or going[:1]), Remark("reason-risk-forward")


# Moves


def _toward(position: ClassicPosition, question: Question) -> Answer | None:
    """Move units from land without enemies to the neighbour that needs them most, all at once (RK4.7, RK4.4)."""
    outlook = Outlook(position, question.seat)
    values = {DONE: 0.0}
    for option in ids_of(question):
        if option != DONE:
            head, *rest = option.split(":")
            target = rest[-1]
            source = rest[0] if head == "all" else position.dice[int(head)].place
            here = 0.0 if source == RESERVE else outlook.need(source)
            gain = distance_gain(outlook, source, target) if not here else outlook.need(target) - 2 * here
            values[option] = gain + (0.1 if head == "all" else 0.0)
    best = max(values, key=lambda one: values[one])
    return Picked(best), Remark("reason-stands" if best == DONE else "reason-risk-needed")


def distance_gain(outlook: Outlook, source: str, target: str) -> float:
    """Return the gain of a move out of a quiet place: what the target needs, or how much nearer the border is."""
    need = outlook.need(target)
    if need:
        return need
    near, far = _steps_to_border(outlook, target), 99 if source == RESERVE else _steps_to_border(outlook, source)
    return 0.5 if near < far else -1.0


def _steps_to_border(outlook: Outlook, place: str) -> int:
    """Return the number of own territories between a place and one with an enemy next to it."""
    seen, here, steps = {place}, {place}, 0
    while here and not any(outlook.enemies_of(one) for one in here):
        here = {near for one in here for near in outlook.graph.within(one)} - seen
        seen |= here
        steps += 1
    return steps


def _stay(_position: ClassicPosition, _question: Question) -> Answer | None:
    return Picked(DONE), Remark("reason-stands")


def _strike_back(_position: ClassicPosition, _question: Question) -> Answer | None:
    return Picked(STRIKE), Remark("reason-costs-nothing")


def _join(position: ClassicPosition, question: Question) -> Answer | None:
    """Join the army that needs it most (M20)."""
    outlook = Outlook(position, question.seat)
    return pick_best({place: outlook.need(place) for place in ids_of(question)}, "reason-risk-needed")


def _city(position: ClassicPosition, question: Question) -> Answer | None:
    """Recruit where it is needed most, else promote (RK4.11)."""
    outlook = Outlook(position, question.seat)
    values = {}
    for option in ids_of(question):
        parts = option.split(":")
        if len(parts) == 3:
            values[option] = 1 + outlook.need(parts[2]) + worth_of(position, int(parts[1])) / 100
        elif len(parts) == 2:
            values[option] = worth_of(position, int(parts[0])) - worth_of(position, int(parts[1]))
    return pick_best(values, "reason-risk-needed")


ANSWERS: dict[str, Answering] = {
    **recruit.ANSWERS,
    "claim": _claim,
    "cover": _cover,
    "deploy": _placed,
    "deploy-second": _placed,
    "recruit": _placed,
    "turn-in": _turn_in,
    "draw-card": _card,
    "march-first": march,
    "march-second": march,
    "maneuver": maneuver,
    "turn": turn,
    "oppose": _oppose,
    "action": _action,
    "attack-on": _onward,
    "muster": _muster,
    "fight-on": _again,
    "move-in": move_in,
    "strike-back": _strike_back,
    "free-move": _toward,
    "reinforce": _toward,
    "firewalk": _stay,
    "retreat": _stay,
    "join": _join,
    "city": _city,
}
