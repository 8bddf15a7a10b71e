"""Recruit's answer to an offered draw at Battle Dice."""

from __future__ import annotations

from ddtable.opponents.battle_dice.scene import between_armies, units_at
from ddtable.opponents.players import Objection
from ddtable.rules.battle_dice.board import PARTY, BattlePosition

ENOUGH = 3  # turns; in earlier ones it is too soon to judge
CLEARLY = 1.2  # strength relative to the opponent from which a player would rather play on


def why_no_draw(position: BattlePosition, seat: int) -> Objection:
    """Return the reason to refuse a draw: it is too early or the player is clearly ahead; "" to accept."""
    if position.board.turn <= ENOUGH:
        return "early"
    return "" if strength(position, seat) < CLEARLY * strength(position, 1 - seat) else "ahead"


def strength(position: BattlePosition, seat: int) -> float:
    """Return the strength of a seat's dice, with those away on a quest."""
    scene = between_armies(position, seat)
    return scene.power(scene.kinds([*scene.mine, *units_at(position, seat, PARTY)]))
