"""The visibility of focus frames: only while the keyboard is used for navigation.

A hidden widget passes on its focus, so players with a mouse would see frames around widgets they never chose.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from ui.kit.theme import application

BY_MOUSE = "by_mouse"  # the property of a window that was last used with the mouse
BESIDE = 4  # pixels that a frame may exceed its widget
KEYS = (
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
)


def focus_seen(widget: QWidget) -> bool:
    """Return True if a widget has the focus and shows it."""
    return widget.hasFocus() and by_keys(widget)


def by_keys(widget: QWidget) -> bool:
    """Return True if a widget's window was last used with the keyboard, which is the default."""
    return not widget.window().property(BY_MOUSE)


class LastInput(QObject):
    """Records whether a window was last used with mouse or keyboard."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def watch(self) -> None:
        """Start watching after the system has created the window; a second call changes nothing."""
        handle = self._window.windowHandle()
        if handle is not None:
            handle.removeEventFilter(self)
            handle.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Record a press of a mouse button or of a navigation key."""
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            self._remember(by_mouse=True)
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in KEYS:
            self._remember(by_mouse=False)
        return False

    def _remember(self, *, by_mouse: bool) -> None:
        if by_mouse == bool(self._window.property(BY_MOUSE)):
            return
        self._window.setProperty(BY_MOUSE, by_mouse)
        focused = application().focusWidget()
        if focused is not None:
            _repaint_frame(focused)


def _repaint_frame(focused: QWidget) -> None:
    """Repaint a focused widget and its parent, because some frames are the parent's."""
    (focused.viewport() if isinstance(focused, QAbstractScrollArea) else focused).update()
    parent = focused.parentWidget()
    if parent is not None:
        parent.update(focused.geometry().adjusted(-BESIDE, -BESIDE, BESIDE, BESIDE))
