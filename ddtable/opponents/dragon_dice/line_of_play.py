"""The steps that are expected to follow an answer: the maneuver, the attack with its losses, the best reply.

Veteran's averages (judge.py) decide what follows. The figures are exact where every roll can be counted, else these
averages. Health is in tenths, chances in hundredths.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from heapq import nlargest
from typing import cast

from ddtable.engine.questions import Question, Remark
from ddtable.odds.casualties import given_up
from ddtable.odds.contest import contest
from ddtable.odds.exchange import Attack, Blow, exchange, why_not
from ddtable.opponents.dragon_dice.appraisal import Measures
from ddtable.opponents.dragon_dice.judge import Judge, maneuver_odds
from ddtable.opponents.dragon_dice.prospects import blows, magic_worth
from ddtable.opponents.dragon_dice.supposed import killed, moved, turned
from ddtable.rules.dragon_dice.action import NONE, actions
from ddtable.rules.dragon_dice.board import (
    RESERVE,
    ClassicPosition,
    distance,
    health,
    terrain_places,
    units_at,
)
from ddtable.rules.dragon_dice.maneuver import DOWN, KEEP, UP
from ddtable.rules.dragon_dice.roll_kinds import Kind
from ddtable.rules.dragon_dice.turn import PASS

LEAST_REPLY = 0.005
"""The chance of winning that a reply must gain to be named."""
MOST_REPLIES = 4
"""The attacks of an opponent that are weighed as replies."""
SKIP = "skip"
MELEES = ("skirmish", "charge")
EXACT = ("skirmish", "missile")
ROLLED: Mapping[str, tuple[Kind, Kind]] = {
    "skirmish": ("melee", "save_melee"),
    "charge": ("charge", "charge_defence"),
    "missile": ("missile", "save"),
}
"""The rolls of both armies, by the kind of attack."""
STEPS = {KEEP: 0, UP: 1, DOWN: -1}

Play = tuple[list[Remark], ClassicPosition]
"""The steps so far, and the position as it is expected to be after them."""
Playing = Callable[[Judge, Question, str], Play]


def line_of_play(
    judge: Judge,
    question: Question,
    option: str,
    plays: Mapping[str, Playing] | None = None,
    *,
    with_reply: bool = True,
) -> tuple[Remark, ...]:
    """Return what is expected to follow an answer, with the best reply of an opponent at the end.

    `plays`: the functions of a game that has other questions than that of 1995.
    """
    steps, after = (PLAYS if plays is None else plays)[question.kind](judge, question, option)
    return (*steps, *_replies(after, judge)) if with_reply else tuple(steps)


def _march(judge: Judge, _question: Question, option: str) -> Play:
    if option == PASS:
        return [Remark("play-pass")], judge.view
    if option == RESERVE:
        return _acts(judge, option, _best(judge, judge.actions(option)))
    return _maneuvers(judge, option, _best(judge, judge.maneuvers(option)))


def _maneuver(judge: Judge, question: Question, option: str) -> Play:
    return _maneuvers(judge, question.place, option)


def _maneuvers(judge: Judge, place: str, option: str) -> Play:
    """Return a maneuver with its chance, and the best action after it (C4.1)."""
    if option == SKIP:
        return _acts(judge, place, _best(judge, judge.actions(place)))
    way = _best(judge, judge.turns(place))
    exact = contest(judge.view, judge.seat, place, judge.field.opponents(judge.seat, place))
    share = round(100 * (maneuver_odds(judge.field, judge.seat, place) if exact is None else exact))
    number = distance(judge.view, place) + STEPS[way]
    first = Remark("play-maneuver", {"place": place, "share": share, "number": number})
    steps, after = _turned(judge, place, way)
    return [first, *steps], after


def _turn(judge: Judge, question: Question, option: str) -> Play:
    return _turned(judge, question.place, option)


def _turned(judge: Judge, place: str, way: str) -> Play:
    """Return the best action after a terrain was turned (C4.4)."""
    number = distance(judge.view, place) + STEPS[way]
    if way == KEEP:
        return _acts(judge, place, _best(judge, judge.actions(place)))
    there = judge.at(turned(judge.view, place, number, judge.seat))
    if number == 8:
        return [Remark("play-capture", {"place": place})], there.view
    return _acts(there, place, _best(there, there.actions(place)))


def _action(judge: Judge, question: Question, option: str) -> Play:
    return _acts(judge, question.place, option)


def _acts(judge: Judge, place: str, option: str) -> Play:
    """Return an action with the losses that it is expected to bring (C7.3, C8.2, C8.3)."""
    if option == NONE:
        return [Remark("play-nothing", {"place": place})], judge.view
    if option == "magic":
        points = round(10 * magic_worth(judge.field, judge.seat, place))
        return [Remark("play-magic", {"place": place, "tenths": points})], judge.view
    kind, target, at = option.split(":")
    found, after = _attack(judge, "play-attack", place, kind, int(target), at)
    return [found], after


def _attack(judge: Judge, word: str, place: str, kind: str, target: int, at: str) -> tuple[Remark, ClassicPosition]:
    done, taken = _losses(judge, place, kind, target, at)
    whole = judge.field.health(target, at)
    armies = ((judge.seat, place), (target, at))
    values: dict[str, int | str] = {
        "kind": kind,
        "seat": judge.seat,
        "place": place,
        "target": target,
        "target_place": at,
    }
    rolled, saved = (judge.field.total(*army, roll).mean for army, roll in zip(armies, ROLLED[kind], strict=True))
    tenths = {"done_tenths": done, "taken_tenths": taken, "hits_tenths": rolled, "saves_tenths": saved}
    found = Remark(word, {**values, "whole": whole, **{name: round(10 * value) for name, value in tenths.items()}})
    after = _without(judge.view, target, at, done)
    return found, _without(after, judge.seat, place, taken)


def _losses(judge: Judge, place: str, kind: str, target: int, at: str) -> tuple[float, float]:
    """Return the health that an attack takes on average, and costs."""
    view = judge.view
    attack = Attack(cast(Blow, kind), judge.seat, place, target, at)
    if kind not in EXACT or why_not(view, attack):
        return blows(judge.field, judge.seat, place, kind, target, at)
    found = exchange(view, attack)
    sides = (found.target, found.attacker)
    done, taken = (sum(share * health(view, dead) for dead, share in side.items()) for side in sides)
    return done, taken


def _without(view: ClassicPosition, seat: int, place: str, damage: float) -> ClassicPosition:
    """Return the position after an army has lost the health that is expected, in whole dice."""
    losses = given_up(view, seat, place)
    dead = losses[min(round(damage), len(losses) - 1)]
    return killed(view, dead) if dead else view


def _retreat(judge: Judge, question: Question, option: str) -> Play:
    """Return the withdrawal of a unit (C12.2)."""
    if not option.isdigit():
        return [Remark("play-stay")], judge.view
    die = int(option)
    at = judge.view.dice[die].place
    left = health(judge.view, units_at(judge.view, question.seat, at)) - health(judge.view, (die,))
    return [Remark("play-retreat", {"die": die, "place": at, "left": left})], moved(judge.view, (die,), RESERVE)


def _reinforce(judge: Judge, question: Question, option: str) -> Play:
    """Return the way of a unit from the reserves to a terrain (C12.1)."""
    die, _, place = option.partition(":")
    if not place:
        return [Remark("play-stay")], judge.view
    units = (*units_at(judge.view, question.seat, place), int(die))
    now = health(judge.view, units)
    return [Remark("play-reinforce", {"die": int(die), "place": place, "now": now})], moved(
        judge.view, (int(die),), place
    )


def _replies(view: ClassicPosition, mine: Judge) -> list[Remark]:
    """Return the attack by which an opponent can gain most from a position, if there is one."""
    gained, best, there = LEAST_REPLY, None, mine.at(view)
    for other in range(view.seats):
        if other == mine.seat or other in view.board.out:
            continue
        judge = there.of(other)
        for place, kind, at in _likely_replies(judge, mine.seat):
            gain = judge.chance(judge.attack(place, kind, mine.seat, at)) - judge.chance(judge.start)
            if gain > gained:
                gained, best = gain, (judge, place, kind, at)
    if best is None:
        return [Remark("play-no-reply")]
    judge, place, kind, at = best
    return [_attack(judge, "play-reply", place, kind, mine.seat, at)[0]]


def _likely_replies(judge: Judge, target: int) -> list[tuple[str, str, str]]:
    """Return the attacks on a seat that win most health by averages: the place, the kind and where the target is."""
    view, field, found = judge.view, judge.field, {}
    for place in terrain_places(view):
        if not units_at(view, judge.seat, place):
            continue
        possible = actions(view, judge.seat, place)
        ways = [("missile", *army) for army in field.reach(judge.seat, place)] if "missile" in possible else []
        if "melee" in possible:
            ways += [(kind, other, place) for other in field.opponents(judge.seat, place) for kind in MELEES]
        for kind, other, at in ways:
            if other == target:
                done, taken = blows(field, judge.seat, place, kind, target, at)
                found[place, kind, at] = done - taken
    return nlargest(MOST_REPLIES, found, key=lambda one: found[one])


def _best(judge: Judge, found: Mapping[str, Measures]) -> str:
    return max(found, key=lambda option: judge.chance(found[option]))


PLAYS: dict[str, Playing] = {
    "march-first": _march,
    "march-second": _march,
    "maneuver": _maneuver,
    "turn": _turn,
    "action": _action,
    "pursuit-action": _action,
    "retreat": _retreat,
    "reinforce": _reinforce,
}
