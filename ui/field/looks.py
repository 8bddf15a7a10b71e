"""What each die of Battle Dice looks like in a position, and where it stands among others."""

from __future__ import annotations

from typing import Any

from ddtable.rules.battle_dice.board import LOST, BattlePosition
from ddtable.rules.battle_dice.kinds import ARTIFACTS, TROOPS, UNITS, class_of, is_artifact
from ui.art.battle_die import BattleLook

GROUPS = (*TROOPS, "monster", "artifact")
"""The groups in which dice stand, in the order of an army list; artifacts beside them."""


def group_of(kind: str) -> str:
    """Return the group in which a kind of die stands; empty for dice rolled on tables."""
    return "artifact" if is_artifact(kind) else class_of(kind)


def order_of(position: BattlePosition, die: int) -> tuple[int, ...]:
    """Return what the dice of an area are sorted by: the order of an army list, artifacts last, then their ids."""
    kind = position.dice[die].type
    listed = (*UNITS, *ARTIFACTS)
    return listed.index(kind) if kind in listed else len(listed), die


def look_of(position: BattlePosition, die: int) -> BattleLook:
    """Return a die as it lies now: with its number if it was rolled in this turn, faint where it does not act."""
    here = position.dice[die]
    rolled, idle, changes = _of_the_turn(position)
    value = here.face + 1 if die in rolled else 0
    state = "dead" if here.place == LOST else "idle" if die in idle else ""
    return BattleLook(here.type, value, here.owner, changes.get(die, 0) if value else 0, state)


def wielded(position: BattlePosition, die: int) -> tuple[int, ...]:
    """Return the artifacts that a unit uses in this turn and of which its number does not tell: wands, orbs (BA12)."""
    battle = position.board.battle
    bonuses = [bonus for side in battle.sides for bonus in side.bonuses] if battle is not None else []
    return tuple(bonus.artifact for bonus in bonuses if bonus.die == die and bonus.artifact >= 0 and not bonus.amount)


def _of_the_turn(position: BattlePosition) -> tuple[frozenset[int], frozenset[int], dict[int, int]]:
    """Which dice lie as rolled, which do not act, and what is added to each; looked up once for each board."""
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
