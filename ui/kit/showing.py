"""Opening a folder or file with the system's program for it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices


def show_folder(folder: Path) -> bool:
    """Open a folder or file; return True if the system has a program for it."""
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
