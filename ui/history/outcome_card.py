"""The card at the end of a game: the winner, the reason, and each player's result. It covers no keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ddtable.summaries.review import may_review
from ui.areas.surfaces import paint_bar, paint_initial
from ui.art.icons import icon_pixmap
from ui.games.contract import rounds_of
from ui.kit.buttons import KeyButton
from ui.kit.fonts import interface_font, title_font
from ui.kit.labels import label
from ui.kit.painting import rounded, text
from ui.kit.theme import QUIET, colours

if TYPE_CHECKING:
    from ddtable.summaries.standing import Standing
    from ui.art.palette import Palette
    from ui.session.table_state import TableState

WIDTH = 560
MARGIN = 24
WREATH = 88
CHIP = 30  # diameter of the winner's chip within the wreath in pixels
HEAD = 168  # height of wreath, title and reason in pixels
COLUMNS = 22  # height of the column headings in pixels
ROW, LEAST_ROW = 40, 24  # height of a player's line: lower where a low window has no room for all players
FOOT = 64
SHARES = (0.27, 0.25, 0.16, 0.17, 0.15)  # widths of the name and the numbers, as shares of the whole
BESIDE, GAP = 64, 10  # pixels from the first number's left to the bar beside it, and between them if it is wider
CENTRE, RIGHT = Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight


class OutcomeCard(QWidget):
    """A card in the middle of the table after the end of a game, until it is closed; `closed` is emitted then."""

    closed = Signal()
    review_wanted = Signal()

    def __init__(self, state: TableState, table: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._state, self._table = state, table
        self.standings: tuple[Standing, ...] = ()
        self.title, self.reason = "", ""
        self._row = ROW
        row = QHBoxLayout(self)
        row.setContentsMargins(MARGIN, 0, MARGIN, 16)
        self.close_button = KeyButton(state.words.say("ui-outcome-close"), "Esc", "plain", self)
        self.close_button.clicked.connect(self.close_card)
        self.review_button = KeyButton(state.words.say("ui-outcome-review"), "", "plain", self)
        self.review_button.clicked.connect(self.review_wanted)
        self.review_button.setVisible(may_review(state.position.system))
        self.seed = label("", self, pixels=11, role=QUIET)
        self.seed.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.seed.setToolTip(state.words.say("ui-outcome-seed-tip"))
        at_end = Qt.AlignmentFlag.AlignBottom
        row.addWidget(self.seed, 1, at_end)
        row.addWidget(self.review_button, 0, at_end)
        row.addWidget(self.close_button, 0, at_end)
        table.installEventFilter(self)
        self.hide()

    def tell(self) -> None:
        """Show the result of the game on the table."""
        state, say = self._state, self._state.words.say
        system, position = state.system, state.position
        result = position.result
        if result is None:
            return
        self.standings = tuple(system.standings(state))
        winners = state.words.winners(result.winners, state.table)
        self.title = say("ui-outcome-title", count=len(result.winners), winners=winners)
        self.reason = state.words.own(
            "ui-outcome-why",
            state.table,
            reason=result.reason,
            rounds=rounds_of(position.system, system.turn(position), position.seats),
            count=len(result.winners),
        )
        self.seed.setText(say("ui-outcome-seed", seed=str(state.game.set_up.seed)))
        self.setAccessibleName(f"{self.title}. {self.reason}")
        self.setAccessibleDescription("; ".join(self._row_words(one) for one in self.standings))
        self.setToolTip(say("ui-outcome-tip"))
        self.place()
        self.show()
        self.raise_()

    def close_card(self) -> None:
        """Hide the card."""
        if self.isVisible():
            self.hide()
            self.closed.emit()

    def place(self) -> None:
        """Centre the card on the table."""
        over = self._table.geometry()
        around = HEAD + COLUMNS + FOOT
        self._row = max(LEAST_ROW, min(ROW, (over.height() - 16 - around) // max(1, len(self.standings))))
        high = min(over.height() - 16, around + self._row * len(self.standings))
        wide = min(over.width() - 32, WIDTH)
        self.setGeometry(over.center().x() - wide // 2, over.center().y() - high // 2, wide, high)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the table."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and self.isVisible():
            self.place()
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Accept the click, so that it does not reach the dice below."""
        event.accept()

    def _row_words(self, one: Standing) -> str:
        say = self._state.words.say
        parts = zip(self._state.system.outcome_parts, one.figures, strict=True)
        told = ", ".join(f"{say(f'ui-outcome-{part}')}: {figure}" for part, figure in parts)
        return f"{self._state.names[one.seat]}: {told}"

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a raised card: the winner in a wreath, the reason, and a line for each player."""
        palette = colours(self)
        painter = QPainter(self)
        rounded(painter, QRectF(self.rect()), 18, palette.card, palette.accent)
        inner = QRectF(self.rect()).adjusted(MARGIN, 16, -MARGIN, 0)
        self._paint_head(painter, inner, palette)
        top = float(HEAD)
        self._paint_columns(painter, QRectF(inner.left(), top, inner.width(), COLUMNS), palette)
        top += COLUMNS
        for one in self.standings:
            self._paint_row(painter, QRectF(inner.left(), top, inner.width(), self._row), one, palette)
            top += self._row

    def _paint_head(self, painter: QPainter, inner: QRectF, palette: Palette) -> None:
        middle = inner.center().x()
        winners = [one.seat for one in self.standings if one.wins]
        picture = "laurel" if winners else "dice"
        ink = QColor(palette.accent if winners else palette.quiet_text)
        wreath = icon_pixmap(picture, WREATH, ink, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(middle - WREATH / 2, inner.top() - 4), wreath)
        if winners:
            chip = QRectF(middle - CHIP / 2, inner.top() + WREATH / 2 - CHIP / 2 - 6, CHIP, CHIP)
            paint_initial(painter, chip, self._state.names[winners[0]], winners[0], palette)
        words = QRectF(inner.left(), inner.top() + WREATH - 4, inner.width(), 36)
        text(painter, words, self.title, title_font(26), palette.text, CENTRE)
        below = QRectF(inner.left(), words.bottom(), inner.width(), 22)
        text(painter, below, self.reason, interface_font(13), palette.quiet_text, CENTRE)

    def _cells(self, row: QRectF) -> list[QRectF]:
        left, cells = row.left(), []
        for share in SHARES:
            cells.append(QRectF(left, row.top(), row.width() * share, row.height()))
            left += row.width() * share
        return cells

    def _paint_columns(self, painter: QPainter, row: QRectF, palette: Palette) -> None:
        for number, part in enumerate(self._state.system.outcome_parts):
            words, cell = self._state.words.say(f"ui-outcome-{part}"), self._cells(row)[number + 1]
            align = RIGHT if number else Qt.AlignmentFlag.AlignLeft
            text(painter, cell, words, interface_font(11), palette.quiet_text, align)

    def _paint_row(self, painter: QPainter, row: QRectF, one: Standing, palette: Palette) -> None:
        gap = 2 if self._row > 30 else 1
        rounded(painter, row.adjusted(-8, gap, 8, -gap), 10, palette.accent_area if one.wins else palette.field)
        name, first, *rest = self._cells(row)
        chip = QRectF(name.left() + 2, name.center().y() - 10, 20, 20)
        paint_initial(painter, chip, self._state.names[one.seat], one.seat, palette)
        bold = interface_font(13, QFont.Weight.Bold)
        text(painter, name.adjusted(30, 0, -8, 0), self._state.names[one.seat], bold, palette.text)
        text(painter, first, one.figures[0], interface_font(13), palette.text)
        beside = max(BESIDE, _widest(self.standings) + GAP)
        bar = QRectF(first.left() + beside, first.center().y() - 3, first.width() - beside - 4, 6)
        paint_bar(painter, bar, one.share, palette.players[one.seat], palette)
        for cell, figure in zip(rest, one.figures[1:], strict=False):
            text(painter, cell, figure, interface_font(13), palette.text, RIGHT)


def _widest(standings: tuple[Standing, ...]) -> float:
    """Return the width of the widest first number in pixels."""
    metrics = QFontMetricsF(interface_font(13))
    return max(metrics.horizontalAdvance(one.figures[0]) for one in standings)
