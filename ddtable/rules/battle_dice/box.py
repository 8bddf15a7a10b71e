"""The box of dice: those to hire or to put in a roster, and the dice rolled on tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ddtable.engine.position import Die
from ddtable.rules.battle_dice.board import ARMY, LOST, OUT, PARTY, ROSTER, SUPPLY, TABLE, BattleDraft, BattleView

MOST_IN_PLAY = 300
"""The limit for dice of a player outside the box, with lost ones; above it no unit or artifact is added (H93)."""


def room(view: BattleView, seat: int) -> int:
    """Return how many more dice a seat can get (H93)."""
    return max(0, MOST_IN_PLAY - sum(len(view.at(place, seat)) for place in (ARMY, PARTY, ROSTER, LOST, OUT)))


def fill(draft: BattleDraft, seat: int, kinds: Mapping[str, int]) -> None:
    """Make sure that a seat's supply has at least these dice of each kind."""
    there = Counter([draft.dice[number].type for number in draft.at(SUPPLY, seat)])
    for kind, count in kinds.items():
        for _ in range(count - there[kind]):
            draft.add(Die(kind, seat, SUPPLY))


def take(draft: BattleDraft, seat: int, kind: str, count: int) -> list[int]:
    """Return dice of a kind from a seat's supply, added if needed."""
    return _at_least(draft, seat, kind, SUPPLY, count)[:count]


def table_dice(draft: BattleDraft, seat: int, kind: str, count: int) -> tuple[int, ...]:
    """Return a seat's dice of a kind that is rolled on tables (BD1.9)."""
    return tuple(_at_least(draft, seat, kind, TABLE, count)[:count])


def _at_least(draft: BattleDraft, seat: int, kind: str, place: str, count: int) -> list[int]:
    dice = draft.dice
    found = [number for number in draft.at(place, seat) if dice[number].type == kind]
    while len(found) < count:
        found.append(draft.add(Die(kind, seat, place)))
    return found
