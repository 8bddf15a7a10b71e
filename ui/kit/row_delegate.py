"""The rows of a list: a plate below the chosen row and the one pointed at, and a name with quiet words below it."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ui.kit.fonts import interface_font
from ui.kit.painting import rounded, text
from ui.kit.theme import colours

ABOUT = Qt.ItemDataRole.UserRole + 100  # the quiet words of a row
LINE, BELOW = 22.0, 20.0  # pixels: the height of the name, and from its top to that of the quiet words
GAP = 2  # pixels around a row
AnyIndex = QModelIndex | QPersistentModelIndex


class RowDelegate(QStyledItemDelegate):
    """Paints the plate of a row and its two lines; a list with more in its rows overrides `paint_row`."""

    def __init__(self, view: QWidget, size: QSize) -> None:
        super().__init__(view)
        self.view = view
        self._size = size

    def sizeHint(self, _option: QStyleOptionViewItem, _index: AnyIndex) -> QSize:
        """Return the size of a row."""
        return self._size

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint a row: the plate, then what is on it."""
        room = QRectF(option.rect).adjusted(GAP, GAP, -GAP, -GAP)
        painter.save()
        self.paint_plate(painter, room, option)
        self.paint_row(painter, room, index)
        painter.restore()

    def paint_plate(self, painter: QPainter, room: QRectF, option: QStyleOptionViewItem) -> None:
        """Paint the plate; that of the chosen row has an edge, a bright one if the list has the focus."""
        palette, chosen = colours(self.view), bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen:
            edge = palette.accent_text if self.has_focus() else self.quiet_edge()
            rounded(painter, room, 9, palette.field_hover, edge)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            rounded(painter, room, 9, palette.field)

    def has_focus(self) -> bool:
        """Return True if the edge of the chosen row is bright."""
        return self.view.hasFocus()

    def quiet_edge(self) -> str:
        """Return the ink of the edge while the list has no focus."""
        return colours(self.view).card_edge

    def paint_row(self, painter: QPainter, room: QRectF, index: AnyIndex) -> None:
        """Paint what is on the plate."""
        name = str(index.data(Qt.ItemDataRole.DisplayRole))
        line = QRectF(room.left() + 14, room.top() + 4, room.width() - 28, LINE)
        self.paint_words(painter, line, index, interface_font(14, QFont.Weight.DemiBold), name)

    def paint_words(self, painter: QPainter, line: QRectF, index: AnyIndex, font: QFont, name: str) -> None:
        """Paint a name and the quiet words below it."""
        palette = colours(self.view)
        text(painter, line, name, font, palette.text)
        text(painter, line.translated(0, BELOW), str(index.data(ABOUT)), interface_font(12), palette.quiet_text)
