"""The rest of a round of Battle Dice, exactly: each way in which it can go on after an answer, with its chance.

Every roll on a table and every reroll is counted, through the rules themselves: dice are entered by hand. The morale
check at the end has chances of its own (of_phase.py). What players decide in the middle is up to the caller.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import prod
from typing import NamedTuple, cast

from msgspec.structs import replace

from ddtable.engine import kernel
from ddtable.engine.events import Event
from ddtable.engine.kernel import Played
from ddtable.engine.position import Roll
from ddtable.engine.questions import Choice, Faces, Question, Shown
from ddtable.engine.system import RuleSystem
from ddtable.odds.of_phase import rout_chance
from ddtable.odds.trying import Answers
from ddtable.rules.battle_dice.artifact_use import rally
from ddtable.rules.battle_dice.board import BattlePosition
from ddtable.rules.battle_dice.fighting import in_hand

MOST = 300
"""The largest number of ways that are counted: half a second."""


class Ending(NamedTuple):
    """A way in which the round ends: its chance, the position, all events, and the chance that each seat routs."""

    share: float
    position: BattlePosition
    events: tuple[Event, ...]
    routs: tuple[float, float] = (0.0, 0.0)


class _TooMany(Exception):
    """Raised if there are more ways than are counted."""


def is_over(before: BattlePosition, after: BattlePosition) -> bool:
    """Return True if the round of a position is over in a later one; before a battle, if its turn is over."""
    battle, now = before.board.battle, after.board.battle
    if after.result is not None or after.board.turn != before.board.turn:
        return True
    return battle is not None and (now is None or (now.quester, now.round) != (battle.quester, battle.round))


def endings(
    rules: RuleSystem, position: BattlePosition, question: Question, choice: Choice, answers: Answers, most: int = MOST
) -> list[Ending] | None:
    """Return all ways in which the round ends after an answer; None if there are too many, or no round has begun."""
    if position.board.battle is None:
        return None
    by_hand = replace(position, chance=replace(position.chance, by_hand=True))
    found: list[Ending] = []
    try:
        for ending in _from(rules, position, kernel.play(rules, by_hand, choice, question), (), 1, answers, most):
            found.append(ending)
            if len(found) > most:
                return None
    except _TooMany:
        return None
    return found


def _from(
    rules: RuleSystem,
    before: BattlePosition,
    played: Played,
    events: tuple[Event, ...],
    ways: int,
    answers: Answers,
    most: int,
) -> Iterator[Ending]:
    """Yield the ends of all ways from a point; `ways` is how many there are that are as likely as this one."""
    events += played.events
    while (question := played.question) is not None and not is_over(before, played.position):
        if not isinstance(question.shape, Faces):
            played = kernel.play(rules, played.position, answers(played.position, question), question)
            events += played.events
            continue
        roll = cast(Roll, played.position.agenda[-1])
        if roll.purpose == "morale":
            yield Ending(1 / ways, played.position, events, _routs(played.position, roll))
            return
        sides = question.shape.sides
        more = ways * prod(sides)
        if more > most:
            raise _TooMany
        for faces in product(*(range(of) for of in sides)):
            after = kernel.play(rules, played.position, Shown(faces), question)
            yield from _from(rules, before, after, events, more, answers, most)
        return
    yield Ending(1 / ways, played.position, events)


def _routs(position: BattlePosition, roll: Roll) -> tuple[float, float]:
    """Return the chance that each seat routs in the check that is rolled now (BD8.1)."""
    found = [0.0, 0.0]
    battle = in_hand(position)
    for party in roll.parties:
        index = next(at for at, side in enumerate(battle.sides) if side.seat == party.seat)
        rallied = battle.sides[index].rallied + rally(position, index)
        found[party.seat] = rout_chance(position.board.tables, _kinds(position, party.dice), rallied)
    one, other = found
    return one, other


def _kinds(position: BattlePosition, dice: Sequence[int]) -> list[str]:
    return [position.dice[die].type for die in dice]
