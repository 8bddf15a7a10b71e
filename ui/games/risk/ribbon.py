"""The line above the table in Dragon Dice Risk: the round, the turn, the phases that ask for something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ui.games.dragon_dice import ribbon as classic

if TYPE_CHECKING:
    from ui.games.ribbon_text import RibbonText
    from ui.session.table_state import TableState

QUIET = frozenset(("expire", "eighth_face", "species", "dragons", "card"))
"""The phases that seldom ask for anything."""


def ribbon(state: TableState) -> RibbonText:
    """Return the text of the line."""
    return replace(classic.ribbon(state), quiet=QUIET, phases=bool(state.position.board.turn))
