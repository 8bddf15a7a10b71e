"""True if the frame round what has the focus is to be seen: only while the keyboard is used to go about.

A widget that is hidden hands its focus on. Whoever plays by mouse would see frames round things that nobody chose.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from ui.shell.theme import application

BY_MOUSE = "by_mouse"  # the property of a window that was last used by mouse
BESIDE = 4  # pixels that a frame may reach beyond its widget
KEYS = (
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
)


def focus_seen(widget: QWidget) -> bool:
    """Tell whether a widget has the focus and shows it."""
    return widget.hasFocus() and by_keys(widget)


def by_keys(widget: QWidget) -> bool:
    """Tell whether the keyboard goes about in a widget's window; where nothing is known it does."""
    return not widget.window().property(BY_MOUSE)


class LastInput(QObject):
    """Watches a window for what it was last used by."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def watch(self) -> None:
        """Begin, once the window is there for the system; a second time changes nothing."""
        handle = self._window.windowHandle()
        if handle is not None:
            handle.removeEventFilter(self)
            handle.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Remember a press of a button, and of a key that goes from one thing to the next."""
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
    """Repaint a widget that has the focus, and what its parent paints around it: some frames are the parent's."""
    (focused.viewport() if isinstance(focused, QAbstractScrollArea) else focused).update()
    parent = focused.parentWidget()
    if parent is not None:
        parent.update(focused.geometry().adjusted(-BESIDE, -BESIDE, BESIDE, BESIDE))
