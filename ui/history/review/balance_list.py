"""The list of what decided a game: the dice, decisions and the start, with a bar for each player."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem

from ddtable.summaries.review_words import Reviewed, figure_words, good_words
from ddtable.words.sentences import Words
from ui.games.luck_row import LuckRow
from ui.kit.focus_seen import focus_seen
from ui.kit.fonts import interface_font
from ui.kit.painting import paint_seat, rounded, text
from ui.kit.rows_model import ROW, AnyIndex
from ui.kit.theme import colours

PARTS = ("luck", "choices", "start")
HEAD, LINE = 25, 20
SIDE, NAME, FIGURES = 4, 92.0, 46.0
LEAST_FULL = 0.2  # the length of the longest bar stands for at least this
RIGHT = Qt.AlignmentFlag.AlignRight


def balance_rows(words: Words, reviewed: Reviewed) -> list[LuckRow]:
    """Return a heading for each part, each with a line for each player; bars of all parts have one scale.

    An even chance and the three parts of a player add up to the result.
    """
    say, accounts, rows = words.say, reviewed.review.accounts, list[LuckRow]()
    full = max(LEAST_FULL, *(abs(value) for one in accounts for value in (one.luck, one.choices, one.start)))
    for part in PARTS:
        rows.append(LuckRow("part", say("review-part", part=part), say("review-part-about", part=part)))
        for one in accounts:
            _, start, own, others, luck, _ = one.points()
            points = {"luck": luck, "choices": own + others, "start": start}[part]
            figures, name = figure_words(words, points), reviewed.players[one.seat]
            tip = say("review-part-tip", player=name, part=say("review-part", part=part), figures=figures)
            rows.append(LuckRow("tally", name, figures, one.seat, points / 100 / full, tip))
    rows.append(LuckRow("part", say("review-part", part="good"), say("review-part-about", part="good")))
    for one in accounts:
        good = good_words(words, reviewed, one.seat)
        rows.append(LuckRow("about", reviewed.players[one.seat], good, one.seat, tip=say("review-good-tip", good=good)))
    return rows


class BalanceDelegate(QStyledItemDelegate):
    """Paints the lines; a bar in the colour of its player goes to the right for what helped, else to the left."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Return the height of this kind of line."""
        row: LuckRow = index.data(ROW)
        return QSize(self._view.viewport().width(), HEAD if row.kind == "part" else LINE)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint one line."""
        row: LuckRow = index.data(ROW)
        palette = colours(self._view)
        rect = QRectF(option.rect).adjusted(SIDE, 0, -SIDE, 0)
        painter.save()
        if row.kind == "part":
            line = rect.adjusted(0, 4, 0, 0)
            text(painter, line, row.words, interface_font(13, QFont.Weight.Bold), palette.text)
            text(painter, line, row.figures, interface_font(11), palette.quiet_text, RIGHT)
        else:
            paint_seat(painter, QPointF(rect.left() + 5, rect.center().y()), row.seat, palette)
            name = QRectF(rect.left() + 18, rect.top(), NAME - 18, rect.height())
            text(painter, name, row.words, interface_font(12), palette.text)
            text(painter, rect, row.figures, interface_font(12, QFont.Weight.Bold), palette.text, RIGHT)
            if row.kind == "tally":
                self._paint_bar(painter, rect.adjusted(NAME, 0, -FIGURES, 0), row)
        if focus_seen(self._view) and self._view.currentIndex() == index:
            rounded(painter, rect.adjusted(-3, 1, 3, -1), 8, None, palette.accent_text, 1.5)
        painter.restore()

    def _paint_bar(self, painter: QPainter, room: QRectF, row: LuckRow) -> None:
        palette, middle = colours(self._view), room.center()
        wide = room.width() / 2 * row.away
        bar = QRectF(min(middle.x(), middle.x() + wide), middle.y() - 5, abs(wide), 10)
        rounded(painter, bar, 3, palette.players[row.seat])
        painter.fillRect(QRectF(middle.x() - 0.5, room.top(), 1, room.height()), QColor(palette.quiet_text))
