"""The list of the dearest decisions of a review: where, what was chosen, what was better, and what it cost."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ui.kit.fonts import interface_font
from ui.kit.painting import paint_seat, rounded, text
from ui.kit.rows_model import ROW, AnyIndex, RowsModel
from ui.kit.theme import colours

HIGH, APART, INSIDE, NUMBER = 60, 6, 12, 26


class Told(Struct, frozen=True):
    """A decision in words; `degree` from 0 to 3 says how dear it was."""

    heading: str
    asked: str
    better: str
    points: str
    seat: int
    degree: int


class DecisionModel(RowsModel):
    """The decisions, numbered from 1."""

    def told(self, number: int, row: Told) -> dict[Qt.ItemDataRole, str | None]:
        """Return a decision as one text."""
        said = f"{number + 1}. {row.heading}, {row.points}. {row.asked} {row.better}"
        return {Qt.ItemDataRole.DisplayRole: said, Qt.ItemDataRole.ToolTipRole: row.better}


class DecisionDelegate(QStyledItemDelegate):
    """Paints a decision as a card; the chosen one has a ring."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, _index: AnyIndex) -> QSize:
        """Return the height of a card with the room below it."""
        return QSize(self._view.viewport().width(), HIGH + APART)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint one decision."""
        row: Told = index.data(ROW)
        palette = colours(self._view)
        rect = QRectF(option.rect).adjusted(1, 1, -1, -APART)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        edge = palette.accent_text if chosen else palette.area_edge
        rounded(painter, rect, 10, palette.area, edge, 2 if chosen else 1)
        inside = rect.adjusted(INSIDE, 4, -INSIDE, -4)
        bold, plain, small = interface_font(13, QFont.Weight.Bold), interface_font(12), interface_font(12)
        number = QRectF(inside.left(), inside.top(), NUMBER, 18)
        text(painter, number, str(index.row() + 1), bold, palette.text)
        wide = QFontMetricsF(bold).horizontalAdvance(row.points) + 8
        ink = palette.danger if row.degree > 1 else palette.text
        head = QRectF(inside.left() + NUMBER, inside.top(), inside.width() - NUMBER, 18)
        text(painter, head, row.points, bold, ink, Qt.AlignmentFlag.AlignRight)
        paint_seat(painter, QPointF(head.left() + 5, head.center().y()), row.seat, palette)
        text(painter, head.adjusted(18, 0, -wide, 0), row.heading, bold, palette.text)
        below = head.translated(0, 18)
        text(painter, below, row.asked, small, palette.quiet_text)
        text(painter, below.translated(0, 17), row.better, plain, palette.text)
        painter.restore()
