"""Files dropped on a window from the system's file manager."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent


class TakesFiles:
    """A mixin, before a window's class in the bases: files dropped anywhere on it are accepted."""

    @abstractmethod
    def takes(self, paths: Sequence[Path]) -> bool:
        """Return True if these files can be used here."""

    @abstractmethod
    def take_dropped(self, paths: Sequence[Path], at: QPoint) -> None:
        """Load files dropped at a point, or show the error."""

    def show_target(self, at: QPoint | None) -> None:
        """Mark the target of dragged files; None: they have left."""

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept files."""
        self._welcome(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Accept files at each move."""
        self._welcome(event)

    def _welcome(self, event: QDragMoveEvent) -> None:
        if self.takes(_files_of(event)):
            event.acceptProposedAction()
            self.show_target(event.position().toPoint())

    def dragLeaveEvent(self, _event: QDragLeaveEvent) -> None:
        """Remove the mark of the target."""
        self.show_target(None)

    def dropEvent(self, event: QDropEvent) -> None:
        """Load the files."""
        self.show_target(None)
        paths = _files_of(event)
        if self.takes(paths):
            event.acceptProposedAction()
            self.take_dropped(paths, event.position().toPoint())


def _files_of(event: QDropEvent) -> list[Path]:
    """Return the local files of a drag; [] if anything else is among them."""
    urls = event.mimeData().urls()
    return [Path(url.toLocalFile()) for url in urls] if all(url.isLocalFile() for url in urls) else []
