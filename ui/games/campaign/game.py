"""The Conquest of Esfah for the window: what it knows of the game before it loads any of its parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.games.brought import Brought

if TYPE_CHECKING:
    from ui.games.contract import SystemWindow


def _load() -> SystemWindow:
    from ui.games.campaign.window import WINDOW

    return WINDOW


GAME = Brought(_load)
