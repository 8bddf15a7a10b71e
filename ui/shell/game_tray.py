"""What shows the last rolls below a table, whatever the game."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


class GameTray(QWidget):
    """To be inherited by the tray of a game."""

    def set_room(self, page: int) -> None:
        """Take the height that becomes a page of this height."""
