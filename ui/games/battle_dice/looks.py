"""The look and the order of each die of Battle Dice in a position."""

from __future__ import annotations

from typing import Any

from ddtable.rules.battle_dice.board import LOST, BattlePosition
from ddtable.rules.battle_dice.kinds import ARTIFACTS, TROOPS, UNITS, class_of, is_artifact
from ui.art.battle_die import BattleLook

GROUPS = (*TROOPS, "monster", "artifact")
"""The groups of dice, in the order of an army list; artifacts are beside them."""


def group_of(kind: str) -> str:
    """Return the group of a kind of die; "" for dice rolled on tables."""
    return "artifact" if is_artifact(kind) else class_of(kind)


def order_of(position: BattlePosition, die: int) -> tuple[int, ...]:
    """Return the sort key of dice in an area: the order of an army list, artifacts last, then their ids."""
    kind = position.dice[die].type
    listed = (*UNITS, *ARTIFACTS)
    return listed.index(kind) if kind in listed else len(listed), die


def look_of(position: BattlePosition, die: int) -> BattleLook:
    """Return the look of a die: with its number if it was rolled this turn, pale if it does not act."""
    here = position.dice[die]
    rolled, idle, changes = _of_the_turn(position)
    value = here.face + 1 if die in rolled else 0
    state = "dead" if here.place == LOST else "idle" if die in idle else ""
    return BattleLook(here.type, value, here.owner, changes.get(die, 0) if value else 0, state)


def wielded(position: BattlePosition, die: int) -> tuple[int, ...]:
    """Return the artifacts that a unit uses this turn without a change of its number: wands and orbs (BA12)."""
    battle = position.board.battle
    bonuses = [bonus for side in battle.sides for bonus in side.bonuses] if battle is not None else []
    return tuple(bonus.artifact for bonus in bonuses if bonus.die == die and bonus.artifact >= 0 and not bonus.amount)


def _of_the_turn(position: BattlePosition) -> tuple[frozenset[int], frozenset[int], dict[int, int]]:
    """Return the rolled dice, the dice that do not act, and the changes of dice; cached for the board."""
    board = position.board
    if _last[0] is not board:
        sides = board.battle.sides if board.battle is not None else ()
        rolled = frozenset(die for side in sides for die in (*side.rolled, *side.artifacts))
        idle = frozenset(die for side in sides for die in (*side.idle, *side.spent))
        changes: dict[int, int] = {}
        for bonus in (bonus for side in sides for bonus in side.bonuses):
            changes[bonus.die] = changes.get(bonus.die, 0) + bonus.amount
        _last[:] = [board, (rolled, idle, changes)]
    facts: tuple[frozenset[int], frozenset[int], dict[int, int]] = _last[1]
    return facts


_last: list[Any] = [None, None]
