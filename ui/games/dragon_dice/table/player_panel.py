"""The common part of the panels of one player: their dice off the terrains, in piles."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ui.areas.area_view import AreaView
from ui.areas.delegate import DieDelegate
from ui.areas.hand import Hand
from ui.art.palette import Palette


class PlayerPanel(QWidget):
    """Base class of a panel. `piles` are the areas of its dice, by place; `open_wanted` asks to see more of them."""

    open_wanted = Signal(int)
    piles: Mapping[str, AreaView]

    def __init__(self, seat: int, hand: Hand, delegate: DieDelegate, parent: QWidget) -> None:
        super().__init__(parent)
        self.seat, self.hand, self.colours = seat, hand, delegate.colours

    def set_palette(self, palette: Palette) -> None:
        """Use another palette."""
        self.colours = palette
        self.update()

    @property
    def asked(self) -> bool:
        """True if this player is asked."""
        return self.hand.session.asked_seat == self.seat
