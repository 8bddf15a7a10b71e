"""The secret parts of a position: armies and picks before the reveal, chosen targets of dragons, future dice."""

from __future__ import annotations

from msgspec.structs import replace

from ddtable.engine.chance import Chance
from ddtable.engine.position import Die
from ddtable.rules.dragon_dice import dragon_fights
from ddtable.rules.dragon_dice.board import CAMPAIGN, FORCE, HOME, HORDE, ClassicPosition, Picks


def seen(position: ClassicPosition, seat: int) -> ClassicPosition:
    """Return what a seat may know: no secrets of others before the reveal, no sealed targets (SU2, SU10, DG-D)."""
    chance = Chance(0, position.chance.counter, position.chance.by_hand)
    if position.board.revealed:
        return replace(position, chance=chance, agenda=dragon_fights.sealed(position, seat))
    secret = (HOME, CAMPAIGN, HORDE)
    dice = tuple(
        Die(die.type, die.owner, FORCE, die.face) if die.owner != seat and die.place in secret else die
        for die in position.dice
    )
    picks = tuple(pick if owner == seat else Picks() for owner, pick in enumerate(position.board.picks))
    return replace(position, chance=chance, dice=dice, board=replace(position.board, picks=picks))
