"""The picture of a chronicle as a widget: a cursor for turn and terrain, by mouse or keys."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ddtable.rosters.chronicle import Kept, land_name
from ddtable.summaries.chronicle.picture import Figure, Picture, Sizes, lay_out_picture
from ddtable.summaries.chronicle.sentences import moment_words
from ddtable.words.sentences import Words
from ui.art.palette import Palette
from ui.history.chronicle.painting import Look, Names, paint_mark, paint_picture
from ui.kit.focus_seen import focus_seen
from ui.kit.fonts import interface_font
from ui.kit.painting import rounded, text
from ui.kit.theme import colours

SIZES = Sizes(label=212, least=27, most=46, above=9, band=13, thread=2.4, axis=20, chart=120, gap=10, apart=44)
MARGIN = 10
NEAR = 5.0  # pixels from a mark in which a click means it
LONG_STEP = 10  # turns that Page Up and Page Down move
TURNS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_PageUp: -LONG_STEP, Qt.Key.Key_PageDown: LONG_STEP}
MARKS: tuple[Literal["captured", "lost", "fight", "added", "units"], ...] = (
    "captured",
    "lost",
    "fight",
    "added",
    "units",
)
KEY_LINE = 19
ROWS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


def look_of(palette: Palette) -> Look:
    """Return the look of a picture on the screen."""
    inks = (palette.text, palette.quiet_text, palette.card_edge, palette.area)
    return Look(*inks, palette.players, interface_font(12), interface_font(11))


class MarksKey(QWidget):
    """The meaning of the marks, below the sentences."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = [(kind, words.say("chronicle-mark", kind=kind)) for kind in MARKS]
        self.setFixedHeight(len(MARKS) * KEY_LINE + 4)
        self.setAccessibleName("; ".join(said for _, said in self._words))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint each mark with its meaning."""
        palette = colours(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, (kind, said) in enumerate(self._words):
            line = QRectF(30, number * KEY_LINE, self.width() - 30, KEY_LINE)
            at = QPointF(14, line.center().y())
            if kind == "units":
                painter.setPen(QPen(QColor(palette.text), 2))
                painter.drawLine(QPointF(6, at.y()), QPointF(22, at.y()))
            else:
                paint_mark(painter, kind, at, 4, look_of(palette))
            text(painter, line, said, interface_font(12), palette.quiet_text)


class PictureView(QWidget):
    """The picture. `said`: the words of the cursor's place; `wanted`: the moment that was clicked or chosen."""

    said = Signal(str)
    wanted = Signal(int)
    turned = Signal(int)

    def __init__(self, words: Words, kept: Kept, parent: QWidget) -> None:
        super().__init__(parent)
        self._words, self._kept = words, kept
        self._figure: Figure = "play"
        self.turn, self.row = kept.chronicle.turns[-1].number, 0
        lands = kept.chronicle.lands
        self._names = Names(
            tuple(land_name(words, kept, land) for land in lands), kept.players, tuple(land.home for land in lands)
        )
        self._laid: Picture | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(words.say("chronicle-picture"))
        self.setAccessibleDescription(self.cursor_words())

    # Layout

    @property
    def picture(self) -> Picture:
        """The geometry in the present size."""
        if self._laid is None:
            width, height = self.width() - 2 * MARGIN, self.height() - 2 * MARGIN
            self._laid = lay_out_picture(self._kept.chronicle, width, height, SIZES, self._figure)
        return self._laid

    def show_figure(self, figure: Figure) -> None:
        """Show another figure of health: in play, in the pool, dead or buried."""
        self._figure = figure
        self._laid = None
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Return the least size in which the rows can be told apart."""
        least = lay_out_picture(self._kept.chronicle, 560, 0, SIZES, self._figure)
        return QSize(560, round(least.height) + 2 * MARGIN)

    def sizeHint(self) -> QSize:
        """Return the least size: the picture grows with the window."""
        return self.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the picture out again."""
        super().resizeEvent(event)
        self._laid = None

    # Cursor

    def cursor_words(self) -> str:
        """Return the turn of the cursor, and what its terrain and the players had then."""
        return moment_words(self._words, self._kept.table, self._kept.chronicle, self.turn, self.row)

    def _put_cursor(self, turn: int, row: int) -> None:
        """Move the cursor within the picture."""
        chronicle = self._kept.chronicle
        turn = max(0, min(len(chronicle.turns) - 1, turn))
        row = max(0, min(max(0, len(chronicle.lands) - 1), row))
        if (turn, row) == (self.turn, self.row):
            return
        if turn != self.turn:
            self.turned.emit(chronicle.turns[turn].step)
        self.turn, self.row = turn, row
        words = self.cursor_words()
        self.setAccessibleDescription(words)
        self.said.emit(words)
        self.update()

    def _step_at(self, at: QPointF) -> int:
        """Return the step of the mark at a point, or of the beginning of its turn."""
        picture, x, y = self.picture, at.x() - MARGIN, at.y() - MARGIN
        row = picture.row_at(y)
        signs = picture.rows[row].signs if row >= 0 else ()
        near = [sign for sign in signs if abs(sign.x - x) <= NEAR]
        if near:
            return min(near, key=lambda sign: abs(sign.x - x)).step
        return self._kept.chronicle.turns[picture.turn_at(x)].step

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the cursor with the pointer."""
        at = event.position()
        row = self.picture.row_at(at.y() - MARGIN)
        self._put_cursor(self.picture.turn_at(at.x() - MARGIN), self.row if row < 0 else row)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ask for the moment at the pointer."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.wanted.emit(self._step_at(event.position()))

    def event(self, event: QEvent) -> bool:
        """Claim the arrows before the window's shortcuts."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            own = event.key() in TURNS or event.key() in ROWS
            event.setAccepted(own and not event.modifiers())
            return event.isAccepted()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the cursor by the arrows, Page Up and Page Down, Home and End; Return shows its turn on the table."""
        key, last = Qt.Key(event.key()), len(self._kept.chronicle.turns) - 1
        if key in TURNS:
            self._put_cursor(self.turn + TURNS[key], self.row)
        elif key in ROWS:
            self._put_cursor(self.turn, self.row + ROWS[key])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._put_cursor(0 if key == Qt.Key.Key_Home else last, self.row)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.wanted.emit(self._kept.chronicle.turns[self.turn].step)
        else:
            super().keyPressEvent(event)

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card, the picture, and the cursor."""
        palette, picture = colours(self), self.picture
        painter = QPainter(self)
        edge = palette.accent_text if focus_seen(self) else palette.card_edge
        rounded(painter, QRectF(self.rect()), 12, palette.card, edge)
        painter.translate(MARGIN, MARGIN)
        paint_picture(painter, picture, self._names, look_of(palette))
        x = picture.x(self.turn)
        width = max(2.0, picture.turn_width)
        cursor = QColor(palette.accent_text)
        painter.setPen(QPen(cursor, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(QRectF(x, 0, width, picture.chart.bottom))
        if picture.rows and focus_seen(self):
            label = picture.rows[self.row].label
            rounded(
                painter,
                QRectF(label.left - 4, label.top + 2, label.width, label.height - 4),
                6,
                None,
                palette.accent_text,
                1.5,
            )
