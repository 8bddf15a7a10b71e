"""Showing a folder, or a file, with the system's own program for it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices


def show_folder(folder: Path) -> bool:
    """Show a folder or open a file; tell whether the system has a program for that."""
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
