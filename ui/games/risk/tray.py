"""The roll tray of Dragon Dice Risk: until the first turn the board has its room."""

from __future__ import annotations

from ui.games.dragon_dice.tray.roll_tray import RollTray


class RiskTray(RollTray):
    """The tray, hidden while territories are claimed and covered."""

    def setVisible(self, visible: bool) -> None:
        """Show the tray, unless the board needs its room."""
        super().setVisible(visible and bool(self._session.position.board.turn))
