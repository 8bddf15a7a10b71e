"""The window of a campaign: the classic game's, with a table of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.games.campaign import ribbon
from ui.games.dragon_dice.window import ClassicWindow

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ui.areas.dice import DiceModel
    from ui.games.game_table import GameTable
    from ui.games.ribbon_text import RibbonText
    from ui.session.session import Session
    from ui.session.table_state import TableState


class CampaignWindow(ClassicWindow):
    """A campaign's answers to the window."""

    def make_table(self, session: Session, model: DiceModel, parent: QWidget) -> GameTable:
        """Return the table with its map."""
        from ui.games.campaign.table.war_table import WarTable

        return WarTable(session, model, parent)

    def ribbon(self, state: TableState) -> RibbonText:
        """Return turn, order of play, the next recruiting, and the phases."""
        return ribbon.ribbon(state)


WINDOW = CampaignWindow()
