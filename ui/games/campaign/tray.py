"""The roll tray of a campaign: it leaves its room to the recruiting sheet."""

from __future__ import annotations

from ui.games.campaign.recruits.board import is_sheet_asked
from ui.games.dragon_dice.tray.roll_tray import RollTray


class WarTray(RollTray):
    """The tray, hidden while a person fills in a recruiting sheet."""

    def setVisible(self, visible: bool) -> None:
        """Show the tray, unless the sheet needs its room."""
        super().setVisible(visible and not is_sheet_asked(self._session))
