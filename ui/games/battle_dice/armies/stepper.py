"""A count with minus and plus buttons, and a row of an army list with its dice."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.art.battle_die import BattleLook, battle_pixmap
from ui.art.palette import Palette
from ui.kit.focus_seen import focus_seen
from ui.kit.fonts import interface_font
from ui.kit.painting import rounded, text
from ui.kit.theme import colours, raised

HIGH, KNOB, COUNT = 34, 26, 34  # pixels: of a row, of the buttons, of the number between them
PAUSE = 1500  # milliseconds after which a digit starts a new number
FIGURES = 6  # of a typed number; longer ones are equally too large
STEPS = {
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Plus: 1,
    Qt.Key.Key_Equal: 1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Minus: -1,
    Qt.Key.Key_PageUp: 5,
    Qt.Key.Key_PageDown: -5,
}


class Stepper(QWidget):
    """A count from `least` to `most`; digits are typed, arrow keys step. `changed` is emitted with the new count.

    `stopped`: the player wanted more than `most` or less than `least`, and got the limit.
    """

    changed = Signal(int)
    stopped = Signal()

    def __init__(self, words: str, parent: QWidget, *, least: int = 0, most: int = 99) -> None:
        super().__init__(parent)
        self.words, self.least, self.most = words, least, most
        self.value = least
        self._typed = ""
        self.pause = QTimer(self, interval=PAUSE, singleShot=True)
        self._pointed = 0
        self.full = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_value(least)

    def show_value(self, value: int) -> None:
        """Show a count without a signal."""
        self.value = max(self.least, min(self.most, value))
        self.setAccessibleName(f"{self.words}: {self.value}")
        self.update()

    def limit(self, most: int) -> None:
        """Set the upper limit."""
        self.most = max(self.least, most)
        self.show_value(self.value)

    def grey_plus(self, full: bool) -> None:
        """Show that no more is possible; the owner explains it if the player tries."""
        self.full = full
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of minus, count and plus."""
        return QSize(2 * KNOB + COUNT, HIGH)

    def minimumSizeHint(self) -> QSize:
        """Return the preferred size."""
        return self.sizeHint()

    @property
    def knobs(self) -> tuple[QRectF, QRectF]:
        """The rectangles of minus and plus."""
        left, top = self._left(), (self.height() - KNOB) / 2
        return QRectF(left, top, KNOB, KNOB), QRectF(left + KNOB + COUNT, top, KNOB, KNOB)

    def _left(self) -> float:
        """Return the left edge of the minus."""
        return 0.0

    def _step(self, wanted: int) -> None:
        value = max(self.least, min(self.most, wanted))
        if value != self.value:
            self.show_value(value)
            self.changed.emit(value)
        if value != wanted:
            self.stopped.emit()

    def _type(self, typed: str) -> None:
        """Show the typed number, limited to the possible range."""
        self._typed = typed[:FIGURES]
        self.pause.start()
        self._step(int(typed) if typed else self.least)

    def _knob_at(self, point: QPointF) -> int:
        minus, plus = self.knobs
        return -1 if minus.contains(point) else 1 if plus.contains(point) else 0

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Step with the minus or the plus."""
        self.pause.stop()
        self._step(self.value + self._knob_at(event.position()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Highlight the button under the pointer."""
        if (pointed := self._knob_at(event.position())) != self._pointed:
            self._pointed = pointed
            self.update()

    def leaveEvent(self, _event: QEvent) -> None:
        """Remove the highlight."""
        self._pointed = 0
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle arrow keys (step), digits (type), Home and End (limits)."""
        key = cast(Qt.Key, event.key())
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().keyPressEvent(event)
        elif event.text().isdecimal():
            goes_on = self.pause.isActive() and self.most > 9  # a single digit is complete if no more are possible
            self._type((self._typed if goes_on else "") + event.text())
        elif key == Qt.Key.Key_Backspace:
            self._type((self._typed if self.pause.isActive() else str(self.value))[:-1])
        elif key in STEPS:
            self.pause.stop()
            self._step(self.value + STEPS[key])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.pause.stop()
            self._step(self.least if key == Qt.Key.Key_Home else self.most)
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, _event: QFocusEvent) -> None:
        """Start a new number next time."""
        self.pause.stop()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint minus, count and plus, and a ring for the focus."""
        self.paint_count(QPainter(self), colours(self))

    def paint_count(self, painter: QPainter, palette: Palette) -> None:
        """Paint the minus, the count and the plus."""
        minus, plus = self.knobs
        whole = minus.united(plus)
        rounded(painter, whole, 9, palette.area, palette.area_edge)
        if focus_seen(self):
            rounded(painter, whole, 9, None, palette.accent_text, 2)
        for knob, step in ((minus, -1), (plus, 1)):
            able = self.isEnabled() and self.least <= self.value + step <= self.most and not (self.full and step > 0)
            painter.setOpacity(1.0 if able else 0.35)
            if able:
                inner = knob.adjusted(3, 3, -3, -3)
                rounded(painter, inner, 6, palette.field_hover if self._pointed == step else raised(palette))
            self._paint_sign(painter, knob.center(), step, palette.text)
        painter.setOpacity(1.0)
        ink = palette.text if self.value else palette.quiet_text
        between = QRectF(minus.right(), minus.top(), COUNT, KNOB)
        font = interface_font(14, QFont.Weight.Bold if self.value else QFont.Weight.Medium)
        text(painter, between, str(self.value), font, ink, Qt.AlignmentFlag.AlignHCenter)

    def _paint_sign(self, painter: QPainter, middle: QPointF, step: int, ink: str) -> None:
        painter.setPen(QPen(QColor(ink), 1.6))
        painter.drawLine(middle - QPointF(4, 0), middle + QPointF(4, 0))
        if step > 0:
            painter.drawLine(middle - QPointF(0, 4), middle + QPointF(0, 4))


class ClassRow(Stepper):
    """A class of an army: its name and sides, its count, and its dice, closer together if there are many."""

    DIE, SIDES = 31, 36  # pixels: of a die, of the number of sides

    def __init__(self, words: str, sides: str, kind: str, seat: int, parent: QWidget, *, most: int) -> None:
        self.sides, self.kind, self.seat, self.player_colour = sides, kind, seat, ""
        self._font = interface_font(13, QFont.Weight.DemiBold)
        self._name_room = round(QFontMetricsF(self._font).horizontalAdvance(words)) + 12
        super().__init__(words, parent, most=most)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_kind(self, kind: str) -> None:
        """Draw another kind of die."""
        self.kind = kind
        self.update()

    def show_colour(self, colour: str) -> None:
        """Draw the dice in another player's colour."""
        self.player_colour = colour
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the text, the count, and some dice."""
        return QSize(round(self._left()) + 2 * KNOB + COUNT + 190, HIGH)

    @property
    def name_room(self) -> int:
        """The width of its name in pixels; at first what the name needs."""
        return self._name_room

    def align(self, room: int) -> None:
        """Set the width of the name, so that the counts of all rows are aligned."""
        self._name_room = room
        self.updateGeometry()
        self.update()

    def _left(self) -> float:
        return float(self._name_room + self.SIDES)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint name, sides, count and dice."""
        palette, painter = colours(self), QPainter(self)
        left, high = self._left(), float(self.height())
        ink = palette.text if self.value else palette.quiet_text
        text(painter, QRectF(0, 0, left - self.SIDES, high), self.words, self._font, ink)
        sides = QRectF(left - self.SIDES, 0, self.SIDES, high)
        text(painter, sides, self.sides, interface_font(12), palette.quiet_text)
        self.paint_count(painter, palette)
        self._paint_dice(painter, palette, self.knobs[1].right() + 12)

    def _paint_dice(self, painter: QPainter, palette: Palette, left: float) -> None:
        """Paint the dice side by side, overlapping if there is little room."""
        look = BattleLook(self.kind, 0, self.seat)
        room = self.width() - left - self.DIE
        pitch = min(self.DIE + 2.0, room / max(1, self.value - 1))
        drawn = battle_pixmap(look, self.DIE, self.devicePixelRatioF(), self._with_own_colour(palette))
        for number in range(self.value):
            painter.drawPixmap(QPointF(left + number * pitch, (self.height() - self.DIE) / 2), drawn)

    def _with_own_colour(self, palette: Palette) -> Palette:
        """Return the palette with this seat's chosen colour."""
        if not self.player_colour:
            return palette
        players = list(palette.players)
        players[self.seat] = self.player_colour
        return replace(palette, players=tuple(players))
