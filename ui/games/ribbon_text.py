"""The text of the line above the table, common to all games."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct


class RibbonText(Struct, frozen=True):
    """The round, the turn, and the game; `seat` is the mark before the turn, -1 for none.

    `tips` are the tool tips of the phases, by word; `phases` is False if the table itself shows them. The `quiet` ones
    are only shown while they last.
    """

    round: str
    turn: str
    seat: int
    about: tuple[str, ...]
    tips: Mapping[str, str]
    phases: bool = True
    quiet: frozenset[str] = frozenset()
