"""The display of the last rolls below a table, common to all games."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


class GameTray(QWidget):
    """Base class of a game's tray."""

    def set_room(self, page: int) -> None:
        """Set the height for a page of this height."""
