"""The games in the window: the contract and its defaults, and a folder for each game. Register a new game here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.games.contract import Known, register

if TYPE_CHECKING:
    from ui.games.contract import SystemWindow


def _dragon_dice() -> SystemWindow:
    from ui.games.dragon_dice.window import WINDOW

    return WINDOW


def _battle_dice() -> SystemWindow:
    from ui.games.battle_dice.window import WINDOW

    return WINDOW


register("classic", Known(_dragon_dice))
register("battle_dice", Known(_battle_dice, common_turns=True))
