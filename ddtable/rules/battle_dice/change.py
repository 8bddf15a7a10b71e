"""Changes to the board: sides of the current battle are replaced only here, as dice join, leave and return."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from ddtable.rules.battle_dice.board import LOST, BattleDraft
from ddtable.rules.battle_dice.events import UnitReturned
from ddtable.rules.battle_dice.fighting import in_hand, side_of


def board(draft: BattleDraft, **fields: Any) -> None:
    """Replace fields of the board."""
    draft.board = replace(draft.board, **fields)


def battle(draft: BattleDraft, **fields: Any) -> None:
    """Replace fields of the current battle."""
    draft.board = replace(draft.board, battle=replace(in_hand(draft), **fields))


def side(draft: BattleDraft, index: int, **fields: Any) -> None:
    """Replace fields of a side of the current battle."""
    sides = in_hand(draft).sides
    new = replace(sides[index], **fields)
    battle(draft, sides=(sides[0], new) if index else (new, sides[1]))


def join(draft: BattleDraft, index: int, dice: Iterable[int]) -> None:
    """Add dice to a side; they do not act this turn (BA6)."""
    dice, mine = tuple(dice), side_of(draft, index)
    draft.put(dice, mine.place)
    side(draft, index, idle=(*mine.idle, *dice))


def lose(draft: BattleDraft, index: int, dice: Iterable[int]) -> None:
    """Move destroyed dice of a side to LOST."""
    dice, mine = tuple(dice), side_of(draft, index)
    draft.put(dice, LOST)
    side(draft, index, lost=(*mine.lost, *dice), fallen=(*mine.fallen, *dice))


def come_back(draft: BattleDraft, index: int, die: int, cause: str) -> None:
    """Return a unit that was lost this turn; it does not act any more this turn (BA4)."""
    mine = side_of(draft, index)
    draft.put((die,), mine.place)
    lost, fallen = (tuple(other for other in among if other != die) for among in (mine.lost, mine.fallen))
    idle = mine.idle if die in mine.idle else (*mine.idle, die)
    side(draft, index, lost=lost, fallen=fallen, idle=idle)
    draft.note(UnitReturned(mine.seat, die, cause))
