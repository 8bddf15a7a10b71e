"""The field in which words are typed to search a list."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QWidget

IN_LIST = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class SearchField(QLineEdit):
    """A field with its name in it and a button that clears it; arrow keys may move through the list below."""

    def __init__(self, words: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._list: QAbstractItemView | None = None
        self._focuses = True
        self.setPlaceholderText(words)
        self.setAccessibleName(words)
        self.setClearButtonEnabled(True)

    def lead_to(self, view: QAbstractItemView, *, focus: bool = True) -> None:
        """Pass the arrow keys to a list, which gets the focus with the first one."""
        self._list, self._focuses = view, focus

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass the keys of the list to it."""
        if self._list is None or event.key() not in IN_LIST:
            super().keyPressEvent(event)
            return
        if self._focuses:
            self._list.setFocus(Qt.FocusReason.TabFocusReason)
        self._list.keyPressEvent(event)
