"""The lines of a list as a model: replaced together, each told in words by a subclass, and painted by its delegate."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

AnyIndex = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
ROW = Qt.ItemDataRole.UserRole + 1
"""The role of the line itself, for the delegate."""


class RowsModel(QAbstractListModel):
    """Lines of one kind; `show_rows` replaces them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.rows: Sequence[Any] = ()

    def show_rows(self, rows: Sequence[Any]) -> None:
        """Show other lines, if they differ."""
        if rows == self.rows:
            return
        if self.rows:
            self.beginRemoveRows(QModelIndex(), 0, len(self.rows) - 1)
            self.rows = ()
            self.endRemoveRows()
        if rows:
            self.beginInsertRows(QModelIndex(), 0, len(rows) - 1)
            self.rows = rows
            self.endInsertRows()

    def rowCount(self, parent: AnyIndex = NO_INDEX) -> int:
        """Return the number of lines."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the text of a line, its tip, what is heard of it, or the line itself."""
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row = self.rows[index.row()]
        if role == ROW:
            return row
        return self.told(index.row(), row).get(Qt.ItemDataRole(role)) if role < Qt.ItemDataRole.UserRole else None

    @abstractmethod
    def told(self, number: int, row: Any) -> dict[Qt.ItemDataRole, str | None]:
        """Return the texts of a line by role; `number` is its place from 0."""
