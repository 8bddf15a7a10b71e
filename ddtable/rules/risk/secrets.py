"""The secret parts of a game: the cards in the hands of other players, and future dice (RK4.5)."""

from __future__ import annotations

from msgspec.structs import replace

from ddtable.rules.dragon_dice import secrets
from ddtable.rules.dragon_dice.board import ClassicPosition
from ddtable.rules.risk.board import HIDDEN_CARD, board_of


def seen(position: ClassicPosition, seat: int) -> ClassicPosition:
    """Return what a seat may know: of the hands of others only the number of cards."""
    position = secrets.seen(position, seat)
    board = board_of(position)
    hands = tuple(hand if owner == seat else (HIDDEN_CARD,) * len(hand) for owner, hand in enumerate(board.hands))
    return replace(position, board=replace(board, hands=hands))
