"""The secret parts of a position: answers that count only when both seats have answered (BD1.5, BQ1, BA11)."""

from __future__ import annotations

from msgspec.structs import replace

from ddtable.engine.chance import Chance
from ddtable.rules.battle_dice.board import Battle, BattlePosition, Side
from ddtable.rules.battle_dice.steps import Assign, PickArtifacts, Settle


def seen(position: BattlePosition, seat: int) -> BattlePosition:
    """Return the position without the future dice and without secret decisions of the other seat."""
    board, agenda = position.board, position.agenda
    announced = tuple(dice if owner == seat else () for owner, dice in enumerate(board.announced))
    battle = board.battle
    step = agenda[-1] if agenda else None
    if battle is not None and isinstance(step, PickArtifacts | Assign):
        battle = _battle(position, battle, seat, isinstance(step, Assign))
    elif battle is not None and isinstance(step, Settle):
        agenda = (*agenda[:-1], _settle(step, battle, seat))
    chance = Chance(0, position.chance.counter, position.chance.by_hand)
    board = replace(board, announced=announced, battle=battle)
    return replace(position, board=board, agenda=agenda, chance=chance)


def _battle(position: BattlePosition, battle: Battle, seat: int, assigning: bool) -> Battle:
    one, other = (_side(position, side, seat, assigning) for side in battle.sides)
    return replace(battle, sides=(one, other))


def _settle(step: Settle, battle: Battle, seat: int) -> Settle:
    """Hide how many losses the other side cancels until both have answered, and the dice that it picked."""
    mine = [side.seat == seat for side in battle.sides]
    one, other = (dice if own else () for dice, own in zip(step.picked, mine, strict=True))
    cancelled = step.cancelled
    if not step.due:
        first, second = (count if own else min(count, 0) for count, own in zip(cancelled, mine, strict=True))
        cancelled = (first, second)
    return replace(step, cancelled=cancelled, picked=(one, other))


def _side(position: BattlePosition, side: Side, seat: int, assigning: bool) -> Side:
    """Hide the artifacts that the other side chose to roll, or how it assigned them."""
    if not assigning:
        return side if side.seat == seat else replace(side, artifacts=())
    bonuses = tuple(
        bonus for bonus in side.bonuses if bonus.artifact < 0 or position.dice[bonus.artifact].owner == seat
    )
    return replace(side, bonuses=bonuses, spent=side.spent if side.seat == seat else ())
