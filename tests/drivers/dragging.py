"""Drags of dice over the widgets of a table, as Qt sends them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

from ui.areas.dice import mime_of

BUTTON, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
CORNER = QPoint(5, 5)


def drag_over(widget: QWidget, dice: Sequence[int], at: QPoint = CORNER) -> tuple[bool, bool]:
    """Send a drag of dice into a widget and away again; return whether it takes them on entering and on moving."""
    taken = _drag_into(widget, mime_of(dice), at)
    QApplication.sendEvent(widget, QDragLeaveEvent())  # Qt would keep the widget as the target, also when it has gone
    return taken


def _drag_into(widget: QWidget, mime: QMimeData, at: QPoint) -> tuple[bool, bool]:
    enter = QDragEnterEvent(at, Qt.DropAction.MoveAction, mime, BUTTON, NO_KEYS)
    QApplication.sendEvent(widget, enter)
    move = QDragMoveEvent(at, Qt.DropAction.MoveAction, mime, BUTTON, NO_KEYS)
    QApplication.sendEvent(widget, move)
    return enter.isAccepted(), move.isAccepted()


def drop_on(widget: QWidget, dice: Sequence[int], at: QPoint = CORNER) -> None:
    """Drag dice into a widget and drop them on it."""
    mime = mime_of(dice)
    _drag_into(widget, mime, at)
    event = QDropEvent(QPointF(at), Qt.DropAction.MoveAction, mime, BUTTON, NO_KEYS)
    QApplication.sendEvent(widget, event)
