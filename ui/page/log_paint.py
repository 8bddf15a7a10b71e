"""The painting of the log's rows: turns as headings, weighty entries bold, the explanation below an opened entry."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPolygonF
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem

from ddtable.words.explain import Reason
from ui.art.palette import Palette
from ui.kit.focus_seen import focus_seen
from ui.kit.fonts import interface_font
from ui.kit.painting import paint_seat, rounded, text
from ui.kit.theme import colours
from ui.page.log_model import LogFilter
from ui.page.log_rows import Row, RowKind

if TYPE_CHECKING:
    from ddtable.words.sentences import Words

AnyIndex = QModelIndex | QPersistentModelIndex
SIDE = 16
HEADING = 36
ABOVE = BELOW = 4
GAP = 4
CLAUSE = 52  # pixels on the right for a clause's id
MOST_CACHED = 20_000
WRAP = Qt.TextFlag.TextWordWrap


class Block(Struct, frozen=True):
    """One text of an explanation: its font, whether it is quiet, and the clause on its right."""

    words: str
    font: QFont
    quiet: bool
    clause: str = ""


class LogDelegate(QStyledItemDelegate):
    """Paints rows. `opened` is the row with its explanation, `moment` the step on the table (-1: the present)."""

    def __init__(self, view: QListView, shown: LogFilter, words: Words) -> None:
        super().__init__(view)
        self._view, self._shown, self._words = view, shown, words
        self.opened: Row | None = None
        self.moment = -1
        self._heights: dict[tuple[str, RowKind, int], int] = {}

    # Sizes

    def sizeHint(self, _option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Return the height of the wrapped sentence and its explanation."""
        row = self._shown.row(index)
        width = self._view.viewport().width()
        if row.kind == "turn":
            return QSize(width, HEADING)
        height = self._sentence_height(row, width) + ABOVE + BELOW
        if row is self.opened:
            height += sum(self._block_height(block, width) + GAP for block in self._blocks(row)) + GAP
        return QSize(width, height)

    def _sentence_height(self, row: Row, width: int) -> int:
        key = (row.words, row.kind, width)
        height = self._heights.get(key)
        if height is None:
            if len(self._heights) > MOST_CACHED:
                self._heights.clear()
            height = self._heights[key] = self._height(row.words, _font(row.kind), width - 2 * SIDE)
        return height

    def _block_height(self, block: Block, width: int) -> int:
        return self._height(block.words, block.font, width - 2 * SIDE - 12 - (CLAUSE if block.clause else 0))

    def _height(self, words: str, font: QFont, width: float) -> int:
        # Measured for the screen and in fractions, as painted; otherwise a line too many may be measured.
        measure = QFontMetricsF(font, self._view)
        return math.ceil(measure.boundingRect(QRectF(0, 0, width, 10_000), WRAP, words).height())

    def _blocks(self, row: Row) -> list[Block]:
        return [block for reason in self._shown.entries.reasons(row) for block in _blocks_of(reason)]

    # Painting

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint one row."""
        row = self._shown.row(index)
        palette = colours(self._view)
        rect = QRectF(option.rect)
        painter.save()
        if row.kind == "turn":
            self.paint_heading(painter, rect, row, palette, line=True)
        else:
            self._paint_ground(painter, rect, row, palette)
            self._paint_entry(painter, rect, row, palette)
        if focus_seen(self._view) and self._view.currentIndex() == index:
            rounded(painter, rect.adjusted(6, 1, -6, -1), 8, None, palette.accent_text, 1.5)
        painter.restore()

    def _paint_ground(self, painter: QPainter, rect: QRectF, row: Row, palette: Palette) -> None:
        """Paint a bar beside the moment shown, and a plate below the opened entry."""
        if row is self.opened:
            rounded(painter, rect.adjusted(8, 0, -8, 0), 8, palette.field)
        if row.step == self.moment and row.kind != "waiting":
            painter.fillRect(QRectF(4, rect.top(), 3, rect.height()), QColor(palette.text))

    def _paint_entry(self, painter: QPainter, rect: QRectF, row: Row, palette: Palette) -> None:
        room = rect.adjusted(SIDE, ABOVE, -SIDE, -BELOW)
        painter.setFont(_font(row.kind))
        painter.setPen(QColor(_ink(row.kind, palette)))
        painter.drawText(room, WRAP, row.words)
        if row is not self.opened:
            return
        width = self._view.viewport().width()
        top = room.top() + self._sentence_height(row, width) + GAP
        for block in self._blocks(row):
            height = self._block_height(block, width)
            line = QRectF(room.left() + 6, top, room.width() - 12 - (CLAUSE if block.clause else 0), height)
            painter.setFont(block.font)
            painter.setPen(QColor(palette.quiet_text if block.quiet else palette.text))
            painter.drawText(line, WRAP, block.words)
            if block.clause:
                mark = QRectF(room.right() - CLAUSE - 6, top, CLAUSE, 16)
                text(painter, mark, block.clause, interface_font(11), palette.quiet_text, Qt.AlignmentFlag.AlignRight)
            top += height + GAP

    def paint_heading(self, painter: QPainter, rect: QRectF, row: Row, palette: Palette, *, line: bool) -> None:
        """Paint a turn's heading: a triangle, the player's mark and name; if it is folded, the losses."""
        if line:
            painter.fillRect(QRectF(SIDE, rect.top() + 2, rect.width() - 2 * SIDE, 1), QColor(palette.card_edge))
        folded = self._shown.folded(row.turn)
        middle = rect.top() + HEADING / 2 + 2
        _paint_triangle(painter, QPointF(SIDE + 4, middle), palette.quiet_text, folded=folded)
        left = rect.left() + SIDE + 16
        if row.seat >= 0:
            paint_seat(painter, QPointF(left + 5, middle), row.seat, palette)
            left += 18
        room = QRectF(left, middle - 11, rect.right() - SIDE - left, 22)
        lost = self._shown.entries.lost_in(row.turn) if folded else 0
        if lost:
            said = self._words.say(self._shown.entries.losses_key, health=lost)
            font = interface_font(11)
            width = QFontMetricsF(font).horizontalAdvance(said) + 2
            mark = QRectF(room.right() - width, room.top(), width, room.height())
            text(painter, mark, said, font, palette.quiet_text, Qt.AlignmentFlag.AlignRight)
            room.setRight(mark.left() - 8)
        text(painter, room, row.words, _font("turn"), palette.text)


def _blocks_of(reason: Reason) -> list[Block]:
    """Return the texts of a line: its text with the clause's id, and below it the clause's text."""
    words, small = interface_font(12, QFont.Weight.DemiBold), interface_font(11)
    if not reason.words:
        return [Block(reason.text, small, True, reason.clause)]
    found = [Block(reason.words, words, False, reason.clause)]
    return [*found, Block(reason.text, small, True)] if reason.text else found


def _paint_triangle(painter: QPainter, middle: QPointF, ink: str, *, folded: bool) -> None:
    points: Sequence[tuple[float, float]] = ((-2, -4), (3, 0), (-2, 4)) if folded else ((-4, -2), (4, -2), (0, 3))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    painter.drawPolygon(QPolygonF([middle + QPointF(x, y) for x, y in points]))


def _font(kind: RowKind) -> QFont:
    weight = {"turn": QFont.Weight.Bold, "weighty": QFont.Weight.Bold, "waiting": QFont.Weight.DemiBold}
    font = QFont(interface_font(12 if kind != "turn" else 13, weight.get(kind, QFont.Weight.Medium)))
    font.setItalic(kind in ("remark", "note"))
    return font


def _ink(kind: RowKind, palette: Palette) -> str:
    if kind == "waiting":
        return palette.accent_text
    return palette.quiet_text if kind in ("remark", "note") else palette.text
