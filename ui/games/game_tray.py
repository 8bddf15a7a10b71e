"""The display of the last rolls below a table, common to all games."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget


class GameTray(QWidget):
    """Base class of a game's tray."""

    def set_room(self, page: int) -> None:
        """Set the height for a page of this height."""

    def look_ahead_if(self, may: Callable[[], bool], wanted: Callable[[], bool]) -> None:
        """Show what a roll can bring before it, while `may` is true: no roll is being shown.

        `wanted`: it is shown by itself.
        """

    def look_ahead(self) -> None:
        """Show what is known of the roll to come, or the last roll."""

    def look_at_once(self) -> None:
        """Show what the present roll can bring, because it was asked for."""

    def swap(self) -> None:
        """Show the last roll instead of what the next one can bring, or the other way round."""
