"""The list of sentences beside a chronicle's picture: turns as headings, wrapped sentences with their icons."""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ui.art.icons import icon_pixmap
from ui.kit.focus_seen import focus_seen
from ui.kit.fonts import interface_font
from ui.kit.painting import paint_seat, rounded, text
from ui.kit.theme import colours, raised

AnyIndex = QModelIndex | QPersistentModelIndex
ROW = Qt.ItemDataRole.UserRole + 1
HEADING, ICON, SIDE, PAD = 32, 16, 10, 5
WRAP = Qt.TextFlag.TextWordWrap
NO_STEP = -1


class LineRow(Struct, frozen=True):
    """A row: a heading with a seat (-1: none), or a sentence with its icon. `step`: the moment it leads to, or -1."""

    words: str
    step: int = NO_STEP
    icon: str = ""
    heading: bool = False
    seat: int = -1


class LinesDelegate(QStyledItemDelegate):
    """Paints headings and sentences."""

    def __init__(self, view: QListWidget) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Return the height of a heading, or of the wrapped sentence."""
        row: LineRow = index.data(ROW)
        width = self._view.viewport().width()
        if row.heading:
            return QSize(width, HEADING)
        room = QRectF(0, 0, width - 2 * SIDE - ICON - 8, 10_000)
        high = QFontMetricsF(interface_font(13)).boundingRect(room, WRAP, row.words).height()
        return QSize(width, math.ceil(high) + 2 * PAD)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint a row; the selected one has a plate."""
        row: LineRow = index.data(ROW)
        palette = colours(self._view)
        rect = QRectF(option.rect)
        painter.save()
        if row.heading:
            line = rect.adjusted(SIDE, 6, -SIDE, 0)
            if row.seat >= 0:
                paint_seat(painter, QPointF(line.left() + 6, line.center().y()), row.seat, palette)
                line = line.adjusted(20, 0, 0, 0)
            text(painter, line, row.words, interface_font(12, QFont.Weight.Bold), palette.quiet_text)
        else:
            if option.state & QStyle.StateFlag.State_Selected:
                edge = palette.accent_text if focus_seen(self._view) else palette.card_edge
                rounded(painter, rect.adjusted(2, 1, -2, -1), 8, raised(palette), edge)
            self._paint_sentence(painter, rect.adjusted(SIDE, PAD, -SIDE, -PAD), row)
        painter.restore()

    def _paint_sentence(self, painter: QPainter, inner: QRectF, row: LineRow) -> None:
        palette = colours(self._view)
        if row.icon:
            ratio = self._view.devicePixelRatioF()
            painter.drawPixmap(inner.topLeft(), icon_pixmap(row.icon, ICON, QColor(palette.quiet_text), ratio))
        painter.setFont(interface_font(13))
        painter.setPen(QColor(palette.text))
        painter.drawText(inner.adjusted(ICON + 8, 0, 0, 0), WRAP, row.words)


class LinesList(QListWidget):
    """The list. `wanted`: the moment of a sentence that was clicked, or chosen by Return."""

    wanted = Signal(int)

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setItemDelegate(LinesDelegate(self))
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.itemClicked.connect(self._act)
        self.itemActivated.connect(self._act)

    def show_rows(self, rows: Sequence[LineRow]) -> None:
        """Show other rows; headings cannot be selected."""
        self.clear()
        for row in rows:
            item = QListWidgetItem(row.words)
            item.setData(ROW, row)
            if row.heading:
                item.setFlags(Qt.ItemFlag.ItemIsEnabled)
            self.addItem(item)

    def show_turn(self, step: int) -> None:
        """Scroll to the first sentence at a step or after it."""
        for number in range(self.count()):
            row: LineRow = self.item(number).data(ROW)
            if row.heading and row.step >= step:
                self.scrollToItem(self.item(number), QListWidget.ScrollHint.PositionAtTop)
                return

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the sentences again."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def _act(self, item: QListWidgetItem) -> None:
        row: LineRow = item.data(ROW)
        if row.step >= 0 and not row.heading:
            self.wanted.emit(row.step)
