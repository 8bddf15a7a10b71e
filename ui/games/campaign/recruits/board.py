"""The board of the recruiting sheet: the pool on the left, the armies with their lines, the verdict on the right."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QCursor, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

from ddtable.engine.questions import Question
from ui.areas.delegate import DieDelegate
from ui.areas.hand import Hand
from ui.areas.surfaces import LEFT, RIGHT, paint_card, write
from ui.games.campaign.recruits.army_card import ArmyCard
from ui.games.campaign.recruits.half_sheet import HalfSheet
from ui.games.campaign.recruits.line import SheetLine
from ui.games.campaign.recruits.pool_column import PoolColumn
from ui.games.campaign.recruits.so_far import SoFar
from ui.kit.buttons import KeyButton, without_argument
from ui.kit.fonts import BOLD, interface_font, title_font

if TYPE_CHECKING:
    from ui.session.table_state import TableState

RECRUITS = "recruits"  # the kind of question
GAP, HEAD, FOOT = 8, 40, 50
LEFT_SHARE, RIGHT_SHARE = 0.27, 0.2  # of the width for the pool and for the verdict
LEAST = (200, 176)  # pixels of width of both
DESIGNED, MOST_GROWTH = (1560, 800), 1.8  # pixels of width and height at which dice begin to grow, and how far


class RecruitingBoard(QWidget):
    """The sheet of the player who is asked. `held` is the die picked up, by its number; -1 for none."""

    half: HalfSheet

    def __init__(self, hand: Hand, delegate: DieDelegate, parent: QWidget) -> None:
        super().__init__(parent)
        self.hand, self.delegate, self.session = hand, delegate, hand.session
        self.held = -1
        self._question: Question | None = None
        self.pool: PoolColumn | None = None
        self.cards: list[ArmyCard] = []
        say = self.session.words.say
        self._pool_scroll, self._scroll = _scroll(self), _scroll(self)
        self._lines = QWidget(self._scroll)
        self._scroll.setWidget(self._lines)
        self._lines.setAutoFillBackground(False)  # which the scroll area has set
        self.so_far: SoFar | None = None
        self.fill = KeyButton(say("ui-war-fill"), "F", "plain", self)
        self.fill.setToolTip(say("ui-war-fill-tip"))
        self.fill.clicked.connect(partial(without_argument, self._fill))
        self.empty = KeyButton(say("ui-war-empty"), "", "quiet", self)
        self.empty.clicked.connect(partial(without_argument, self._empty))
        QShortcut(QKeySequence("F"), self).activated.connect(self._fill)
        self.session.draft.changed.connect(self._follow)
        self.hide()

    # Content

    @property
    def wanted(self) -> bool:
        """True if a person at this screen fills in a sheet now."""
        return is_sheet_asked(self.session)

    def refresh(self) -> None:
        """Show the sheet that is asked for."""
        question = self.session.question
        if not self.wanted or question is None:
            self._question = None
            return
        if question is not self._question:
            self._question = question
            self._build()
        self._show()

    def _build(self) -> None:
        """Make the parts for another sheet."""
        self.held, self.half = -1, HalfSheet(self.session)
        old: list[QWidget | None] = [*self.cards, self.so_far, self.pool]
        for part in filter(None, old):
            part.hide()
            part.deleteLater()
        self.pool = PoolColumn(self, self._pool_scroll)
        self._pool_scroll.setWidget(self.pool)
        self.pool.setAutoFillBackground(False)
        self.cards = [ArmyCard(self, army, self._lines) for army in range(len(self.half.sheet.armies))]
        self.so_far = SoFar(self, self)
        for card in self.cards:
            card.show()
        self.so_far.show()
        self._arrange()

    def _follow(self) -> None:
        if self._question is not None and self.wanted and self.session.question is self._question:
            self._show()

    def _show(self) -> None:
        if self.held >= 0 and self.held >= len(self.half.sheet.dice):
            self.held = -1
        if self.pool is not None and self.so_far is not None:
            self.pool.refresh()
            self.so_far.refresh()
        for card in self.cards:
            card.refresh()
        self.update()

    def key_of(self, numbers: tuple[int, ...]) -> str:
        """Return the key that moves a die of a stack to its next line, or ""."""
        dice = self.half.sheet.dice
        return next(filter(None, (self.hand.key(dice[number].die) for number in numbers)), "")

    # What is held

    def pick_up(self, number: int) -> None:
        """Pick a die up, or put it down where it is."""
        self.hold(-1 if number == self.held else number)

    def hold(self, number: int) -> None:
        """Hold a die: the lines that take it are lit."""
        self.held = number
        self._show()

    def put_held(self, bucket: int) -> None:
        """Put the held die on a line or into the pool."""
        if self.held >= 0:
            number, self.held = self.held, -1
            self.half.put(number, bucket)
            self._show()

    def put_later(self, number: int, bucket: int) -> None:
        """Put a die down after Qt has ended the drag."""
        QTimer.singleShot(0, self, partial(self.half.put, number, bucket))

    def released(self, dropped: bool) -> None:
        """End a drag; if a line refused the die, show why."""
        number, self.held = self.held, -1
        line = _line_under(QApplication.widgetAt(QCursor.pos()))
        if not dropped and line is not None and number >= 0:
            self.half.put(number, line.bucket_for(number))
        self._show()

    def _fill(self) -> None:
        self.held = -1
        self.half.fill()

    def _empty(self) -> None:
        self.held = -1
        self.half.empty()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Put the held die back with Escape."""
        if event.key() == Qt.Key.Key_Escape and self.held >= 0:
            self.hold(-1)
        else:
            super().keyPressEvent(event)

    # Layout

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the columns again."""
        super().resizeEvent(event)
        self._arrange()

    @property
    def growth(self) -> float:
        """The size of dice relative to the design, for large screens."""
        return max(1.0, min(MOST_GROWTH, self.width() / DESIGNED[0], self.height() / DESIGNED[1]))

    def columns(self) -> tuple[QRect, QRect, QRect]:
        """Return the rectangles of the pool, the lines and the verdict."""
        left = max(LEAST[0], round(self.width() * LEFT_SHARE))
        right = max(LEAST[1], round(self.width() * RIGHT_SHARE))
        middle = self.width() - left - right - 2 * GAP
        high = self.height()
        return (
            QRect(0, 0, left, high),
            QRect(left + GAP, 0, middle, high),
            QRect(left + middle + 2 * GAP, 0, right, high),
        )

    def _arrange(self) -> None:
        pool, lines, right = self.columns()
        self._pool_scroll.setGeometry(pool.adjusted(2, HEAD, -2, -FOOT))
        if self.pool is not None:
            self.pool.setFixedWidth(max(0, self._pool_scroll.width() - 10))
            self.pool.arrange()
        for card in self.cards:
            card.grow(self.growth)
        buttons = pool.bottom() - FOOT + 7
        self.fill.move(pool.left() + 10, buttons)
        self.empty.move(self.fill.geometry().right() + 8, buttons)
        self._scroll.setGeometry(lines)
        wide = lines.width() - (10 if self._height > lines.height() else 0)
        self._lines.setFixedSize(max(0, wide), self._height)
        top = 0
        for card in self.cards:
            card.setGeometry(0, top, wide, card.height())
            top += card.height() + GAP
        if self.so_far is not None:
            self.so_far.setGeometry(right)

    @property
    def _height(self) -> int:
        return sum(card.height() + GAP for card in self.cards)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the cards of pool and verdict."""
        painter, palette = QPainter(self), self.delegate.colours
        pool, _, right = self.columns()
        for card in (pool, right):
            paint_card(painter, card, palette, radius=14)
        if self._question is None:
            return
        say = self.session.words.say
        line = QRectF(pool.left() + 14, 6, pool.width() - 28, HEAD - 8)
        write(painter, line, say("ui-war-recruiting"), title_font(18), palette.text, LEFT)
        left = say("ui-table-army-short", health=self.half.left_in_pool)
        write(painter, line, left, interface_font(12, BOLD), palette.quiet_text, RIGHT)


def is_sheet_asked(state: TableState) -> bool:
    """Return True if a person at this screen fills in a sheet now."""
    question = state.question
    return question is not None and question.kind == RECRUITS and state.asks_person


def _scroll(parent: QWidget) -> QScrollArea:
    """Return a scroll area without a frame."""
    area = QScrollArea(parent)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.viewport().setAutoFillBackground(False)
    area.setWidgetResizable(False)
    return area


def _line_under(widget: QWidget | None) -> SheetLine | None:
    """Return the line that a widget is, or is part of."""
    while widget is not None:
        if isinstance(widget, SheetLine):
            return widget
        widget = widget.parentWidget()
    return None
