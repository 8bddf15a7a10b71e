"""Work that blocks the window: the pointer shows it, and input during it is dropped."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimerEvent
from PySide6.QtGui import QGuiApplication

INPUT = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.KeyRelease,
        QEvent.Type.Shortcut,
        QEvent.Type.ShortcutOverride,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.Wheel,
        QEvent.Type.TouchBegin,
        QEvent.Type.TouchUpdate,
        QEvent.Type.TouchEnd,
    }
)
ROUNDS = 3  # of the event loop: one gets the input from the system, the next delivers it


class Deaf(QObject):
    """Drops the pending keys and clicks of the application for `rounds` of the event loop."""

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self.rounds = ROUNDS
        self._application = application
        application.installEventFilter(self)
        self.startTimer(0)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Drop input; a dropped key does not trigger a shortcut either."""
        if event.type() not in INPUT:
            return False
        event.accept()
        return True

    def timerEvent(self, event: QTimerEvent) -> None:
        """Stop dropping after the last round."""
        self.rounds -= 1
        if self.rounds:
            return
        self.killTimer(event.timerId())
        self._application.removeEventFilter(self)
        self.deleteLater()


@contextmanager
def busy() -> Iterator[None]:
    """Show the wait pointer; drop keys and clicks of this time."""
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QGuiApplication.restoreOverrideCursor()
        if application := QCoreApplication.instance():
            Deaf(application)
