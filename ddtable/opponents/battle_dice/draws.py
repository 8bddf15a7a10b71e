"""Whether Recruit takes a draw at Battle Dice."""

from __future__ import annotations

from ddtable.opponents.battle_dice.scene import between_armies, units_at
from ddtable.opponents.players import Objection
from ddtable.rules.battle_dice.board import PARTY, BattlePosition

ENOUGH = 3  # turns; before that nobody knows how a battle goes
CLEARLY = 1.2  # times as strong as the opponent: then there is more to win than half a battle


def why_no_draw(position: BattlePosition, seat: int) -> Objection:
    """Return why a player would not end the battle without a winner: it is early, or he is clearly ahead."""
    if position.board.turn <= ENOUGH:
        return "early"
    return "" if strength(position, seat) < CLEARLY * strength(position, 1 - seat) else "ahead"


def strength(position: BattlePosition, seat: int) -> float:
    """Return how strong a seat's dice are, those away on a quest too."""
    scene = between_armies(position, seat)
    return scene.power(scene.kinds([*scene.mine, *units_at(position, seat, PARTY)]))
