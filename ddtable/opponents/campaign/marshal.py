"""Recruit's reserves phase of a campaign: reinforce, advance, fly, retreat."""

from __future__ import annotations

from ddtable.engine.questions import Picked, Question, Remark
from ddtable.opponents.answering import Answer, Answering, ids_of, worth_of
from ddtable.opponents.dragon_dice import recruit
from ddtable.rules.campaign.reserves import ALL, DONE
from ddtable.rules.dragon_dice.board import (
    RESERVE,
    ClassicPosition,
    health,
    holds,
    opponents_at,
    place_at,
    units_at,
)

GARRISON, OF_A_HELD_TERRAIN = 3, 7
STRONGER = 1.25  # health of attackers for each health of the units that they advance to


def _reinforce(position: ClassicPosition, question: Question) -> Answer | None:
    """Send the reserve where the classic Recruit sends a unit, all of it at once (KP6.1)."""
    found = recruit.ANSWERS["reinforce"](position, question)
    assert found is not None, "the question is asked only with a unit in reserve"
    choice, remark = found
    whole = f"{ALL}:{RESERVE}:{remark.values['place']}"
    return (Picked(whole) if whole in ids_of(question) else choice), remark


def _health_of(position: ClassicPosition, seats: list[int], place: str) -> int:
    return sum(health(position, units_at(position, seat, place)) for seat in seats)


def spare(position: ClassicPosition, seat: int, place: str) -> int:
    """Return the health that an army can send away: what its terrain and its opponents there do not need."""
    mine = health(position, units_at(position, seat, place))
    theirs = _health_of(position, opponents_at(position, seat, place), place)
    return mine - max(OF_A_HELD_TERRAIN if holds(position, seat, place) else GARRISON, theirs)


def _wanted(position: ClassicPosition, seat: int, source: str, target: str) -> str:
    """Return the reason to advance from one terrain to another; "" if there is none."""
    there = health(position, units_at(position, seat, target))
    theirs = _health_of(position, opponents_at(position, seat, target), target)
    if not theirs:
        return "reason-war-empty-land" if there < GARRISON else ""
    sent = there + spare(position, seat, source)
    return "reason-war-attack-there" if sent >= STRONGER * theirs and there < 2 * theirs else ""


def _advance(position: ClassicPosition, question: Question) -> Answer | None:
    """Advance to empty terrains, and to opponents that are weaker, with units that are not needed (KP6.2)."""
    seat = question.seat
    moves: dict[tuple[str, str], list[int]] = {}
    for option in ids_of(question):
        head, _, target = option.partition(":")
        if head not in (DONE, ALL):
            moves.setdefault((position.dice[int(head)].place, target), []).append(int(head))
    for (source, target), dice in sorted(moves.items()):
        reason = _wanted(position, seat, source, target)
        fitting = [die for die in dice if health(position, (die,)) <= spare(position, seat, source)]
        if reason and fitting:
            best = max(fitting, key=lambda die: (worth_of(position, die), -die))
            return Picked(f"{best}:{target}"), Remark(reason, {"place": target})
    return Picked(DONE), Remark("reason-war-hold-here")


def _stay(_position: ClassicPosition, _question: Question) -> Answer | None:
    return Picked(DONE), Remark("reason-stands")


def _fly(position: ClassicPosition, question: Question) -> Answer | None:
    """Fly to the own home if opponents are stronger there, else stay (KP6.3)."""
    seat = question.seat
    for option in ids_of(question):
        die, _, target = option.partition(":")
        if option == DONE or place_at(position, target).home != seat:
            continue
        theirs = _health_of(position, opponents_at(position, seat, target), target)
        source = position.dice[int(die)].place
        if theirs > health(position, units_at(position, seat, target)) and spare(position, seat, source) > 0:
            return Picked(option), Remark("reason-needed-there", {"place": target})
    return _stay(position, question)


ANSWERS: dict[str, Answering] = {"reinforce": _reinforce, "advance": _advance, "flight": _fly, "retreat": _stay}
