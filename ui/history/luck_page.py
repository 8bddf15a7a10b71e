"""The luck page beside the log: each player's results compared with the average of the same dice."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ddtable.words.sentences import sentence
from ui.games.luck_row import LuckRow
from ui.kit.focus_seen import focus_seen
from ui.kit.fonts import interface_font
from ui.kit.painting import paint_seat, rounded, text
from ui.kit.plain_list import make_plain
from ui.kit.rows_model import ROW, AnyIndex, RowsModel
from ui.kit.theme import colours

if TYPE_CHECKING:
    from ddtable.odds.luck import Tally
    from ddtable.words.sentences import Words
    from ui.session.session import Session
    from ui.session.table_state import TableState

HEIGHTS = {"player": 34, "share": 38, "part": 26, "tally": 24}
SIDE = 16
NAME, BAR = 114.0, 68.0
WIDEST = 0.5  # the distance from the average at which a bar reaches its end
WRAP = Qt.TextFlag.TextWordWrap


def tally_row(state: TableState, tally: Tally, name: str) -> LuckRow:
    """Return the line that compares rolled results with the average, under this name."""
    say = state.words.say
    figures = say("ui-luck-of", got=tally.got, expected=round(tally.expected, 1))
    away = (tally.got - tally.expected) / max(1.0, tally.expected) / WIDEST
    tip = say("ui-luck-tip", name=name, got=tally.got, expected=round(tally.expected, 1))
    return LuckRow("tally", name, figures, away=max(-1.0, min(1.0, away)), tip=sentence(tip))


class FigureModel(RowsModel):
    """Lines of figures."""

    def __init__(self, words: Words, parent: QObject) -> None:
        super().__init__(parent)
        self._words = words

    def told(self, _number: int, row: LuckRow) -> dict[Qt.ItemDataRole, str | None]:
        """Return the name with its figures, and the tip, which is heard too."""
        figures = self._words.say("ui-luck-row", name=row.words, figures=row.figures) if row.figures else row.words
        return {
            Qt.ItemDataRole.DisplayRole: figures,
            Qt.ItemDataRole.AccessibleTextRole: row.tip or row.words,
            Qt.ItemDataRole.ToolTipRole: row.tip or None,
        }


class LuckModel(FigureModel):
    """The lines of the luck page, updated by `count`."""

    def __init__(self, state: TableState, parent: QObject) -> None:
        super().__init__(state.words, parent)
        self._state = state

    def count(self) -> None:
        """Count all rolls up to the moment that the table shows."""
        self.show_rows(list(self._state.system.luck(self._state)))


class LuckDelegate(QStyledItemDelegate):
    """Paints the lines; a bar goes to the right for more than the average, to the left for less."""

    def __init__(self, view: QListView, name: float = NAME) -> None:
        """Make it for a view, with so many pixels for the name of a line."""
        super().__init__(view)
        self._view, self._name = view, name

    def sizeHint(self, _option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Return the height of this kind of line; the text at the bottom is wrapped."""
        row: LuckRow = index.data(ROW)
        width = self._view.viewport().width()
        if row.kind != "about":
            return QSize(width, HEIGHTS[row.kind])
        room = QRectF(0, 0, width - 2 * SIDE, 1000)
        return QSize(
            width, math.ceil(QFontMetricsF(interface_font(11)).boundingRect(room, WRAP, row.words).height()) + 24
        )

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint one line."""
        row: LuckRow = index.data(ROW)
        palette = colours(self._view)
        rect = QRectF(option.rect).adjusted(SIDE, 0, -SIDE, 0)
        painter.save()
        if row.kind == "player":
            paint_seat(painter, QPointF(rect.left() + 5, rect.center().y() + 2), row.seat, palette)
            font = interface_font(13, QFont.Weight.Bold)
            text(painter, rect.adjusted(18, 4, 0, 0), row.words, font, palette.text)
        elif row.kind == "share":
            text(painter, rect.adjusted(0, 0, 0, -16), row.words, interface_font(12), palette.text)
            self._paint_bar(painter, QRectF(rect.left(), rect.bottom() - 12, rect.width(), 6), row.away)
        elif row.kind == "part":
            self._paint_part(painter, rect.adjusted(0, 6, 0, 0), row)
        elif row.kind == "tally":
            self._paint_tally(painter, rect, row)
        else:
            painter.setFont(interface_font(11))
            painter.setPen(QColor(palette.quiet_text))
            painter.drawText(rect.adjusted(0, 12, 0, -8), WRAP, row.words)
        if focus_seen(self._view) and self._view.currentIndex() == index:
            rounded(painter, rect.adjusted(-8, 1, 8, -1), 8, None, palette.accent_text, 1.5)
        painter.restore()

    def _paint_part(self, painter: QPainter, rect: QRectF, row: LuckRow) -> None:
        ink = colours(self._view).quiet_text
        text(painter, rect, row.words, interface_font(11, QFont.Weight.DemiBold), ink)
        text(painter, rect, row.figures, interface_font(11), ink, Qt.AlignmentFlag.AlignRight)

    def _paint_tally(self, painter: QPainter, rect: QRectF, row: LuckRow) -> None:
        ink, font = colours(self._view).text, interface_font(12)
        text(painter, QRectF(rect.left(), rect.top(), self._name, rect.height()), row.words, font, ink)
        bar = QRectF(rect.left() + self._name + 4, rect.center().y() - 3, rect.width() - self._name - BAR - 12, 6)
        self._paint_bar(painter, bar, row.away)
        right = QRectF(rect.right() - BAR, rect.top(), BAR, rect.height())
        text(painter, right, row.figures, font, ink, Qt.AlignmentFlag.AlignRight)

    def _paint_bar(self, painter: QPainter, rect: QRectF, away: float) -> None:
        palette = colours(self._view)
        rounded(painter, rect, 3, palette.area, palette.area_edge)
        middle, far = rect.center().x(), rect.width() / 2 * away
        ink = palette.good if away > 0 else palette.danger
        painter.fillRect(QRectF(min(middle, middle + far), rect.top() + 1, abs(far), rect.height() - 2), QColor(ink))
        painter.fillRect(QRectF(middle - 1, rect.top() - 2, 2, rect.height() + 4), QColor(palette.quiet_text))


class LuckPage(QListView):
    """The page; it counts only while it is visible."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self.lines = LuckModel(session, self)
        self.setModel(self.lines)
        self.setItemDelegate(LuckDelegate(self))
        make_plain(self)
        self.setAccessibleName(session.words.say("ui-luck"))
        session.changed.connect(self._on_changed)

    def _on_changed(self, _change: object = None) -> None:
        if self.isVisible():
            self.lines.count()

    def showEvent(self, event: QShowEvent) -> None:
        """Count the rolls since the page was visible last."""
        super().showEvent(event)
        self.lines.count()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the lines again."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
