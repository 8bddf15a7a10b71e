"""The rows of a force list: those that cannot be chosen are quiet."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QComboBox, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ui.kit.fonts import interface_font
from ui.kit.painting import rounded, text
from ui.kit.theme import colours

ROW = 28
AnyIndex = QModelIndex | QPersistentModelIndex


class ForceRows(QStyledItemDelegate):
    """Paints the rows, because style sheets do not support disabled ones."""

    def __init__(self, choice: QComboBox) -> None:
        super().__init__(choice)
        self._choice = choice

    def sizeHint(self, _option: QStyleOptionViewItem, _index: AnyIndex) -> QSize:
        """Return the size of a row."""
        return QSize(120, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint a row: on a plate if it is pointed at, quiet if it cannot be chosen."""
        palette, able = colours(self._choice), bool(index.flags() & Qt.ItemFlag.ItemIsEnabled)
        rect = QRectF(option.rect)
        if able and option.state & QStyle.StateFlag.State_Selected:
            rounded(painter, rect.adjusted(2, 1, -2, -1), 6, palette.field_hover)
        font = index.data(Qt.ItemDataRole.FontRole) or interface_font(13)
        ink = palette.text if able else palette.quiet_text
        text(painter, rect.adjusted(10, 0, -10, 0), str(index.data(Qt.ItemDataRole.DisplayRole)), font, ink)
