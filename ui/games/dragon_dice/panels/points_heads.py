"""The parts beside and above the points: heads of buckets, sources, closed cells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ddtable.engine.questions import Source
from ddtable.rules.dragon_dice.editions import known_spells
from ui.art.die import die_pixmap
from ui.art.icons import icon_pixmap
from ui.games.dragon_dice.die_words import look_of, name_of
from ui.games.dragon_dice.panels.points_cell import CELL
from ui.kit.element_ink import bucket_icon, bucket_ink
from ui.kit.fonts import interface_font
from ui.kit.painted_button import PaintedButton
from ui.kit.painting import key_cap_width, paint_key_cap, rounded, text
from ui.kit.theme import colours, raised

if TYPE_CHECKING:
    from ui.session.table_state import TableState

DIE, SMALL_DIE = 34, 26
SOURCE = QSize(190, 38)
LOW_SOURCE = 28  # height in pixels of a source above its cells
HEAD = QSize(CELL.width(), 88)


class BucketHead(PaintedButton):
    """A bucket: its icon, name and total, and notes; a click puts all points there."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(HEAD)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.word, self.total, self.note, self.figure, self.goal = "", 0, "", "", ""
        self.reached = False

    def show_bucket(self, name: str, word: str, total: int, note: str, tip: str) -> None:
        """Show a bucket with its total, and a note below it."""
        self.setText(name)
        self.word, self.total, self.note = word, total, note
        self.figure, self.goal, self.reached = str(total), "", False
        self.setToolTip(f"{tip}\n{note}" if note else tip)
        self.setAccessibleName(f"{tip}: {total}, {note}" if note else f"{tip}: {total}")
        self.update()

    def show_aim(self, before: int, goal: str, reached: bool) -> None:
        """Show the total before penalties, and the total needed."""
        self.figure = f"{before} → {self.total}" if before != self.total else str(self.total)
        self.goal, self.reached = goal, reached
        self.setAccessibleName(f"{self.accessibleName()}, {self.figure} {goal}")
        self.update()

    def show_note(self, note: str) -> None:
        """Show another note."""
        self.note = note
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint icon and name, the total, and the note."""
        palette = colours(self)
        painter = QPainter(self)
        rect = QRectF(self.rect())
        if self.underMouse() or self.hasFocus():
            rounded(painter, rect, 10, raised(palette), palette.accent_text if self.hasFocus() else palette.card_edge)
        ink = bucket_ink(self.word, palette)
        font = interface_font(12, QFont.Weight.DemiBold)
        icon = bucket_icon(self.word)
        left = (rect.width() - QFontMetricsF(font).horizontalAdvance(self.text()) - (22 if icon else 0)) / 2
        if icon:
            painter.drawPixmap(round(left), 8, icon_pixmap(icon, 16, QColor(ink), self.devicePixelRatioF()))
            left += 22
        text(painter, QRectF(left, 6, rect.width() - left, 20), self.text(), font, palette.text)
        self._paint_figure(painter, QRectF(0, 24, rect.width(), 30), ink)
        painter.setFont(interface_font(11))
        painter.setPen(QColor(palette.quiet_text))
        note = QRectF(0, 55, rect.width(), 31)
        painter.drawText(note, Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap, self.note)

    def _paint_figure(self, painter: QPainter, rect: QRectF, ink: str) -> None:
        """Paint the total and beside it the total needed, in the accent colour when it is reached."""
        palette = colours(self)
        large, small = interface_font(24, QFont.Weight.Bold), interface_font(12, QFont.Weight.DemiBold)
        wide = QFontMetricsF(large).horizontalAdvance(self.figure)
        beside = QFontMetricsF(small).horizontalAdvance(self.goal) + 5 if self.goal else 0.0
        left = (rect.width() - wide - beside) / 2
        text(painter, QRectF(left, rect.top(), wide + 2, rect.height()), self.figure, large, ink)
        tone = palette.accent_text if self.reached else palette.quiet_text
        text(painter, QRectF(left + wide + 5, rect.top() + 4, beside, rect.height() - 4), self.goal, small, tone)


class SourceHead(QWidget):
    """A source: the die with its face, its name, its points, its key; on one line above its cells."""

    def __init__(self, parent: QWidget, *, above: bool = False) -> None:
        super().__init__(parent)
        self._above = above
        if above:
            self.setFixedHeight(LOW_SOURCE)
        else:
            self.setFixedSize(SOURCE)
        self.words = self.note = self.keys = ""
        self._session: TableState | None = None
        self.die = -1

    def show_source(self, state: TableState, source: Source, key: str) -> None:
        """Show a source of points."""
        self._session, self.die, self.keys = state, source.die, key
        say = state.words.say
        self.words = source_name(state, source)
        self.note = say("ui-points-of", points=source.points)
        if source.die >= 0:
            self.setToolTip(state.words.die(source.die, state.table))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint die, name, points and key."""
        palette = colours(self)
        painter = QPainter(self)
        left, die = 4.0, SMALL_DIE if self._above else DIE
        if self._session is not None and self.die >= 0:
            picture = die_pixmap(look_of(self._session, self.die), die, self.devicePixelRatioF())
            painter.drawPixmap(2, (self.height() - die) // 2, picture)
            left = die + 10.0
        right = float(self.width() - 6)
        if self.keys:
            paint_key_cap(painter, right, self.height() / 2, self.keys, palette.quiet_text)
            right -= key_cap_width(self.keys) + 4
        bold, quiet = interface_font(12, QFont.Weight.DemiBold), interface_font(11)
        if self._above:
            wide = min(right - left, QFontMetricsF(bold).horizontalAdvance(self.words) + 1)
            name = QRectF(left, 0, wide, self.height())
            note = QRectF(name.right() + 8, 0, max(0.0, right - name.right() - 8), self.height())
        else:
            name = QRectF(left, self.height() / 2 - 18, right - left, 18)
            note = name.translated(0, 18)
        text(painter, name, self.words, bold, palette.text)
        text(painter, note, self.note, quiet, palette.quiet_text)


class ClosedCell(QWidget):
    """A faint dash for a bucket that is closed to a source."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(CELL)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the dash."""
        painter = QPainter(self)
        painter.setOpacity(0.45)
        middle = Qt.AlignmentFlag.AlignHCenter
        text(painter, QRectF(self.rect()), "–", interface_font(15), colours(self).quiet_text, middle)


def source_name(state: TableState, source: Source) -> str:
    """Return the name of a source: its die's, or that of its word."""
    if source.die >= 0:
        return name_of(state, source.die)
    words = state.words
    return (
        words.spell_name(source.word)
        if source.word in known_spells()
        else words.say("ui-points-source", word=source.word)
    )
