"""The list of the dearest decisions of a review: where, what was chosen, what was better, what it cost, "Try again"."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QMouseEvent, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ddtable.summaries.review_words import Told
from ui.art.palette import ink_on
from ui.kit.fonts import interface_font
from ui.kit.painting import key_cap_width, paint_key_cap, rounded, text
from ui.kit.rows_model import ROW, AnyIndex, RowsModel
from ui.kit.theme import colours

HIGH, GAP = 58, 2
BADGE, WHERE = 11.0, 92.0  # pixels: the radius of a number, the width of the turn
BAR, POINTS = 84.0, 76.0  # pixels: the longest bar, the width of the points
FULL = 0.2  # the cost of the longest bar
BUTTON_HEIGHT, INSIDE = 32.0, 12.0
RIGHT, CENTRE = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter


class DecisionModel(RowsModel):
    """The decisions, numbered from 1; a row is the words of one and the name of its player."""

    def told(self, number: int, row: tuple[Told, str]) -> dict[Qt.ItemDataRole, str | None]:
        """Return a decision as one text."""
        one, player = row
        where = ", ".join(filter(None, (player, one.turn, one.degree_word)))
        said = f"{number + 1}. {where}, {one.points}. {one.asked}: {one.chosen}. {one.better}"
        return {
            Qt.ItemDataRole.DisplayRole: said,
            Qt.ItemDataRole.ToolTipRole: f"{player}: {one.asked}\n{one.chosen}\n{one.better}",
        }


class DecisionDelegate(QStyledItemDelegate):
    """Paints a decision with a button at its right; a click on that, or the number's key, is `again` with the row."""

    again = Signal(int)

    def __init__(self, view: QListView, words: str) -> None:
        super().__init__(view)
        self._view, self._words = view, words
        self._font = interface_font(12, QFont.Weight.DemiBold)

    def sizeHint(self, _option: QStyleOptionViewItem, _index: AnyIndex) -> QSize:
        """Return the height of a decision."""
        return QSize(self._view.viewport().width(), HIGH)

    def button(self, row: QRectF) -> QRectF:
        """Return the place of the button in a row."""
        wide = QFontMetricsF(self._font).horizontalAdvance(self._words) + key_cap_width("1") + 2 * INSIDE + 8
        return QRectF(row.right() - wide - INSIDE, row.center().y() - BUTTON_HEIGHT / 2, wide, BUTTON_HEIGHT)

    def editorEvent(
        self, event: QEvent, _model: QObject, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> bool:
        """Press the button of a row."""
        if event.type() != QEvent.Type.MouseButtonRelease or not isinstance(event, QMouseEvent):
            return False
        pressed = event.button() == Qt.MouseButton.LeftButton
        if pressed and self.button(QRectF(option.rect)).contains(event.position()):
            self.again.emit(index.row())
        return pressed

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint one decision."""
        one: Told = index.data(ROW)[0]
        palette = colours(self._view)
        rect = QRectF(option.rect).adjusted(1, GAP / 2, -1, -GAP / 2)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        edge = palette.accent_text if chosen and self._view.hasFocus() else palette.card_edge if chosen else None
        rounded(painter, rect, 9, palette.field if chosen else None, edge, 1.5)
        number, middle, colour = str(index.row() + 1), rect.center().y(), palette.players[one.seat]
        badge = QRectF(rect.left() + INSIDE, middle - BADGE, 2 * BADGE, 2 * BADGE)
        rounded(painter, badge, BADGE, colour)
        bold = interface_font(13, QFont.Weight.Bold)
        text(painter, badge, number, interface_font(12, QFont.Weight.Bold), ink_on(colour), CENTRE)
        left = badge.right() + INSIDE
        self._paint_where(painter, QRectF(left, middle - 18, WHERE - INSIDE, 18), one)
        button = self.button(QRectF(option.rect))
        self._paint_button(painter, button, number)
        points = QRectF(button.left() - POINTS - INSIDE, middle - 9, POINTS, 18)
        text(painter, points, one.points, bold, palette.danger if one.degree > 1 else palette.text, RIGHT)
        right, bar = points.left() - 10, BAR * min(1.0, one.cost / FULL)
        rounded(painter, QRectF(right - bar, middle - 3, bar, 6), 3, palette.danger)
        room = QRectF(left + WHERE, middle - 26, right - BAR - 14 - left - WHERE, 17)
        text(painter, room, one.asked, interface_font(11), palette.quiet_text)
        text(painter, room.translated(0, 17), one.chosen, bold, palette.text)
        text(painter, room.translated(0, 34), one.better, interface_font(12), palette.quiet_text)
        painter.restore()

    def _paint_where(self, painter: QPainter, line: QRectF, one: Told) -> None:
        """Paint the turn, and below it how bad the decision was."""
        palette = colours(self._view)
        font = interface_font(12)
        if not one.degree_word:
            text(painter, line.translated(0, 9), one.turn, font, palette.quiet_text)
            return
        text(painter, line, one.turn, font, palette.quiet_text)
        text(painter, line.translated(0, 17), one.degree_word, font, palette.danger)

    def _paint_button(self, painter: QPainter, rect: QRectF, number: str) -> None:
        palette = colours(self._view)
        rounded(painter, rect, 9, palette.field_hover, palette.card_edge)
        text(painter, rect.adjusted(INSIDE, 0, 0, 0), self._words, self._font, palette.text)
        paint_key_cap(painter, rect.right() - INSIDE + 2, rect.center().y(), number, palette.text)
