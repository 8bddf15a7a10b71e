"""What the line above the table says, whatever the game."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct


class RibbonText(Struct, frozen=True):
    """The round, whose turn it is, about the game; `seat` is whose mark stands before the turn, -1 for nobody's.

    `tips` are those of the phases, by word; `phases` is False where the table itself shows them.
    """

    round: str
    turn: str
    seat: int
    about: tuple[str, ...]
    tips: Mapping[str, str]
    phases: bool = True
