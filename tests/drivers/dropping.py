"""Files carried onto a window from the file manager, by the way that Qt itself takes to what lies below the pointer."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

HOW = (Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)


def mime_of(*paths: Path) -> QMimeData:
    """What file managers hang on the pointer: addresses, and the same as text."""
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    mime.setText("\n".join(map(str, paths)))
    return mime


def carry(window: QWidget, at: QPoint, mime: QMimeData) -> bool:
    """Carry files over a window that is shown; tell whether it would take them there."""
    handle = window.windowHandle()
    enter = QDragEnterEvent(at, Qt.DropAction.CopyAction, mime, *HOW)
    enter.ignore()
    QApplication.sendEvent(handle, enter)
    move = QDragMoveEvent(at, Qt.DropAction.CopyAction, mime, *HOW)
    move.setAccepted(enter.isAccepted())
    QApplication.sendEvent(handle, move)
    return move.isAccepted()


def carry_away(window: QWidget) -> None:
    """Carry them out of the window again."""
    QApplication.sendEvent(window.windowHandle(), QDragLeaveEvent())


def drop(window: QWidget, at: QPoint, *paths: Path) -> bool:
    """Carry files onto a window and let go; tell whether it takes them."""
    mime = mime_of(*paths)
    accepted = carry(window, at, mime)
    if accepted:
        QApplication.sendEvent(window.windowHandle(), QDropEvent(QPointF(at), Qt.DropAction.CopyAction, mime, *HOW))
    else:
        carry_away(window)
    return accepted


def middle_of(widget: QWidget) -> QPoint:
    """Return where the middle of a widget is in its window."""
    return widget.mapTo(widget.window(), widget.rect().center())
