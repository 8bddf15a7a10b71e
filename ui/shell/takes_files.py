"""Files dropped on the window from the system's file manager."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QDragEnterEvent, QDropEvent


class TakesFiles:
    """To be inherited before the window's class: one file dropped anywhere on it is opened as a saved game."""

    def open_path(self, path: Path) -> None:
        """Open a file, or say why it cannot be."""
        raise NotImplementedError

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Let a file be dropped."""
        if _file_of(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the file."""
        if (path := _file_of(event)) is not None:
            event.acceptProposedAction()
            self.open_path(path)


def _file_of(event: QDropEvent) -> Path | None:
    """Return the one file of this computer that hangs on the pointer."""
    urls = event.mimeData().urls()
    return Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None
