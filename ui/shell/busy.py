"""Work that keeps the window waiting: the pointer says so, and what hands do meanwhile counts for nothing."""

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
ROUNDS = 3  # of the event loop: one fetches what hands did from the system, the next brings it here


class Deaf(QObject):
    """Drops the keys and clicks that wait for the application, until `rounds` of the event loop are over."""

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self.rounds = ROUNDS
        self._application = application
        application.installEventFilter(self)
        self.startTimer(0)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Drop what hands did; a key that is dropped is no shortcut either."""
        if event.type() not in INPUT:
            return False
        event.accept()
        return True

    def timerEvent(self, event: QTimerEvent) -> None:
        """Hear again once what had waited is over."""
        self.rounds -= 1
        if self.rounds:
            return
        self.killTimer(event.timerId())
        self._application.removeEventFilter(self)
        self.deleteLater()


@contextmanager
def busy() -> Iterator[None]:
    """Let the pointer wait; keys and clicks from this time are not for what is shown at its end."""
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QGuiApplication.restoreOverrideCursor()
        if application := QCoreApplication.instance():
            Deaf(application)
