"""Dragging dice that a hand holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QDrag, QPixmap
from PySide6.QtWidgets import QWidget

from ui.areas.dice import mime_of

if TYPE_CHECKING:
    from ui.areas.hand import Hand

GRIP: Final = QPoint(26, 26)  # where the pointer holds the picture


def drag_dice(source: QWidget, hand: Hand, dice: Sequence[int], picture: QPixmap) -> None:
    """Drag dice from a widget until they are dropped; the hand holds them meanwhile."""
    drag = QDrag(source)
    drag.setMimeData(mime_of(dice))
    drag.setPixmap(picture)
    drag.setHotSpot(GRIP)
    hand.take(tuple(dice))
    hand.release(drag.exec(Qt.DropAction.MoveAction) != Qt.DropAction.IgnoreAction)
