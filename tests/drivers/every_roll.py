"""Every roll of an attack counted: what the exact chances must be, by the engine itself and in fractions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product
from math import prod

from ddtable.dice.catalogue import catalogue
from ddtable.engine import kernel
from ddtable.engine.kernel import Played
from ddtable.engine.questions import Choice, Faces, Question, Shown
from ddtable.engine.system import system
from ddtable.odds.exchange import Attack, Exchange
from ddtable.rules.dragon_dice.board import BURIED, DEAD, ClassicPosition, units_at
from ddtable.rules.dragon_dice.events.attacks import Routed

Found = tuple[tuple[int, ...], tuple[int, ...], bool, bool]
Answering = Callable[[ClassicPosition, Question], Choice]


def found(before: ClassicPosition, attack: Attack, events: list[object], after: ClassicPosition) -> Found:
    """Return the dead of the target and of the attacker, and whether each army has routed."""
    routed = {event.seat for event in events if isinstance(event, Routed)}
    dead = [
        tuple(die for die in units_at(before, seat, place) if after.dice[die].place in (DEAD, BURIED))
        for seat, place in ((attack.target, attack.target_place), (attack.seat, attack.place))
    ]
    return dead[0], dead[1], attack.target in routed, attack.seat in routed


def told(chances: Exchange) -> dict[object, float]:
    """Return the chances of all that an exchange tells, each with its name."""
    named: Counter[object] = Counter({("routs",): chances.routs, ("attacker routs",): chances.attacker_routs})
    for side, dead in (("target", chances.target), ("attacker", chances.attacker)):
        for dice, share in dead.items():
            named[side, tuple(sorted(dice))] += share
    return {name: share for name, share in named.items() if share > 1e-9}


def counted(rolls: dict[Found, Fraction]) -> dict[object, Fraction]:
    """Return the same of what has been counted."""
    named: Counter[object] = Counter()
    for (target, attacker, routs, attacker_routs), share in rolls.items():
        named["target", target] += share
        named["attacker", attacker] += share
        named["routs",] += share * routs
        named["attacker routs",] += share * attacker_routs
    return {name: share for name, share in named.items() if share}


def every_roll(
    played: Played,
    answering: Answering,
    asked: tuple[str, ...],
    share: Fraction = Fraction(1),
    least: Fraction = Fraction(0),
) -> Iterator[tuple[Played, Fraction]]:
    """Yield how each roll of an attack ends, with all its events and its chance; equal faces of a die are one.

    `asked`: the questions of the attack; it ends at any other one. What has a chance below `least` is left out: dice
    that roll again have no end.
    """
    rules, events = system(played.position.system), list(played.events)
    while played.question is not None and played.question.kind in asked:
        choice = answering(played.position, played.question)
        played = kernel.play(rules, played.position, choice, played.question)
        events += played.events
    if played.question is None or not isinstance(played.question.shape, Faces):
        yield Played(played.position, tuple(events), (), played.question), share
        return
    roll = played.position.agenda[-1]
    party = roll.parties[len(roll.shown)]
    sides = [sides_of(played.position.dice[die].type) for die in party.dice]
    for faces in product(*sides):
        weight = Fraction(prod(ways for _, ways in faces), prod(sum(ways for _, ways in die) for die in sides))
        if share * weight < least:
            continue
        after = kernel.play(rules, played.position, Shown(tuple(face for face, _ in faces)), played.question)
        after = Played(after.position, (*events, *after.events), after.faces, after.question)
        yield from every_roll(after, answering, asked, share * weight, least)


def sides_of(type_id: str) -> list[tuple[int, int]]:
    """Return (face, how many are equal to it) of a die."""
    faces = [str(face) for face in catalogue().die(type_id).faces]
    return [(faces.index(face), ways) for face, ways in Counter(faces).items()]
