"""Files dropped on a window from the system's file manager."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent


class TakesFiles:
    """To be inherited before a window's class: files dropped anywhere on it are taken."""

    def takes(self, paths: Sequence[Path]) -> bool:
        """Tell whether these files together mean anything here."""
        raise NotImplementedError

    def take_dropped(self, paths: Sequence[Path], at: QPoint) -> None:
        """Take files that were dropped at a point, or say why they cannot be taken."""
        raise NotImplementedError

    def show_target(self, at: QPoint | None) -> None:
        """Show where files that hang on the pointer would go; None where they are there no longer."""

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Let files be dropped."""
        self._welcome(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Let files be dropped wherever they are carried."""
        self._welcome(event)

    def _welcome(self, event: QDragMoveEvent) -> None:
        if self.takes(_files_of(event)):
            event.acceptProposedAction()
            self.show_target(event.position().toPoint())

    def dragLeaveEvent(self, _event: QDragLeaveEvent) -> None:
        """The files were carried away."""
        self.show_target(None)

    def dropEvent(self, event: QDropEvent) -> None:
        """Take the files."""
        self.show_target(None)
        paths = _files_of(event)
        if self.takes(paths):
            event.acceptProposedAction()
            self.take_dropped(paths, event.position().toPoint())


def _files_of(event: QDropEvent) -> list[Path]:
    """Return the files of this computer that hang on the pointer; none where anything else is among them."""
    urls = event.mimeData().urls()
    return [Path(url.toLocalFile()) for url in urls] if all(url.isLocalFile() for url in urls) else []
