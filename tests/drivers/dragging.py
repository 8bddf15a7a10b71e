"""Drags of dice over the widgets of a table, as Qt sends them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

from ui.areas.dice import mime_of

BUTTON, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def drag_over(widget: QWidget, dice: Sequence[int]) -> tuple[bool, bool]:
    """Send a drag of dice into a widget and away again; return whether it takes them on entering and on moving."""
    taken = _drag_into(widget, mime_of(dice))
    QApplication.sendEvent(widget, QDragLeaveEvent())  # Qt would keep the widget as the target, also when it has gone
    return taken


def _drag_into(widget: QWidget, mime: QMimeData) -> tuple[bool, bool]:
    enter = QDragEnterEvent(QPoint(5, 5), Qt.DropAction.MoveAction, mime, BUTTON, NO_KEYS)
    QApplication.sendEvent(widget, enter)
    move = QDragMoveEvent(QPoint(6, 6), Qt.DropAction.MoveAction, mime, BUTTON, NO_KEYS)
    QApplication.sendEvent(widget, move)
    return enter.isAccepted(), move.isAccepted()


def drop_on(widget: QWidget, dice: Sequence[int]) -> None:
    """Drag dice into a widget and drop them on it."""
    mime = mime_of(dice)
    _drag_into(widget, mime)
    event = QDropEvent(QPoint(6, 6), Qt.DropAction.MoveAction, mime, BUTTON, NO_KEYS)
    QApplication.sendEvent(widget, event)
