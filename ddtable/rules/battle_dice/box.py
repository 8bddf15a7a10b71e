"""The box that dice come from: what may be hired or put into a roster, and the dice that are rolled on tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ddtable.engine.position import Die
from ddtable.rules.battle_dice.board import ARMY, LOST, OUT, PARTY, ROSTER, SUPPLY, TABLE, BattleDraft, BattleView

MOST_IN_PLAY = 300
"""Dice of a player outside the box, lost ones too: with so many nobody joins and no artifact is won (H93)."""


def room(view: BattleView, seat: int) -> int:
    """Return how many more dice can join a seat's (H93)."""
    return max(0, MOST_IN_PLAY - sum(len(view.at(place, seat)) for place in (ARMY, PARTY, ROSTER, LOST, OUT)))


def fill(draft: BattleDraft, seat: int, kinds: Mapping[str, int]) -> None:
    """Let at least so many dice of each kind lie in a seat's supply."""
    there = Counter([draft.dice[number].type for number in draft.at(SUPPLY, seat)])
    for kind, count in kinds.items():
        for _ in range(count - there[kind]):
            draft.add(Die(kind, seat, SUPPLY))


def take(draft: BattleDraft, seat: int, kind: str, count: int) -> list[int]:
    """Return so many dice of a kind that lie in a seat's supply."""
    return _at_least(draft, seat, kind, SUPPLY, count)[:count]


def table_dice(draft: BattleDraft, seat: int, kind: str, count: int) -> tuple[int, ...]:
    """Return so many of a seat's dice of a kind that is rolled on tables (BD1.9)."""
    return tuple(_at_least(draft, seat, kind, TABLE, count)[:count])


def _at_least(draft: BattleDraft, seat: int, kind: str, place: str, count: int) -> list[int]:
    dice = draft.dice
    found = [number for number in draft.at(place, seat) if dice[number].type == kind]
    while len(found) < count:
        found.append(draft.add(Die(kind, seat, place)))
    return found
