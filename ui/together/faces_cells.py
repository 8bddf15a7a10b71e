"""The parts of the panel for real dice: a die of the roll, and a face of the current die as a key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from ui.art.looks import look_pixmap
from ui.kit.painted_button import PaintedButton
from ui.kit.painting import key_cap_width, paint_key_cap, rounded
from ui.kit.theme import colours

if TYPE_CHECKING:
    from ui.art.looks import AnyLook
    from ui.session.table_state import TableState

LYING, IN_HAND, CELL = 36, 44, QSize(52, 56)
SMALL_LYING, SMALL_IN_HAND, SMALL_CELL = 32, 38, QSize(40, 44)  # sizes for many dice
FACE, FACE_CELL = 48, QSize(60, 84)
NUMBER, NUMBER_CELL = 38, QSize(43, 46)  # a face whose number is its key; twenty fit in a row at 1280 pixels
UNTOLD = 0.4
SPACE, CAP_GAP = "␣", 4


class RolledDie(QAbstractButton):
    """A die of the roll with its entered face; faint before that, with a ring if it is the current one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(CELL)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the panel has the keys
        self._look: AnyLook | None = None
        self.told: int | None = None
        self.in_hand = False
        self._lying, self._larger = LYING, IN_HAND

    def show_small(self, small: bool) -> None:
        """Use the size for many dice, or the normal one."""
        self._lying, self._larger = (SMALL_LYING, SMALL_IN_HAND) if small else (LYING, IN_HAND)
        self.setFixedSize(SMALL_CELL if small else CELL)

    def show_die(self, state: TableState, die: int, told: int | None, *, in_hand: bool) -> None:
        """Show a die and its entered face."""
        system, self.told, self.in_hand = state.system, told, in_hand
        self._look = system.face_look(state, die, told)
        untold = state.words.say("ui-faces-untold", die=system.die_name(state, die))
        shown = system.face_name(state, die, told) if told is not None else untold
        self.setAccessibleName(shown)
        self.setToolTip(shown)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the die, the ring, and a bead below a die with an entered face."""
        palette = colours(self)
        painter = QPainter(self)
        rect = QRectF(self.rect())
        if self.in_hand:
            rounded(painter, rect.adjusted(1, 1, -1, -1), 12, palette.accent_area, palette.accent, 2)
        size = self._larger if self.in_hand else self._lying
        at = QPointF((rect.width() - size) / 2, (rect.height() - size) / 2)
        painter.setOpacity(1.0 if self.told is not None or self.in_hand else UNTOLD)
        if self._look is not None:
            painter.drawPixmap(at, look_pixmap(self._look, size, self.devicePixelRatioF(), palette))


class FaceKey(PaintedButton):
    """A face of the current die; a click, or its key, enters it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(FACE_CELL)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._look: AnyLook | None = None
        self._keys, self._last, self._numbered = "", False, False

    def show_face(self, state: TableState, die: int, face: int, keys: str, *, last: bool) -> None:
        """Show a face with its key; `last`: Space would enter it."""
        self._keys, self._last = keys, last
        self._look = state.system.face_look(state, die, face)
        self._numbered = state.system.faces_are_numbers
        self.setFixedSize(NUMBER_CELL if self._numbered else FACE_CELL)
        said = state.system.face_name(state, die, face)
        name = "ui-faces-face-again" if last else "ui-faces-face"
        self.setAccessibleName(state.words.say(name, number=face + 1, face=said, cap=keys))
        self.setToolTip(said)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the face on a plate, its key below, and the sign of Space if Space would enter it."""
        palette = colours(self)
        painter = QPainter(self)
        rect = QRectF(self.rect())
        pointed = self.underMouse()
        edge = palette.accent if pointed else palette.area_edge
        rounded(painter, rect, 12, palette.field_hover if pointed else palette.area, edge)
        if self._look is None:
            return
        size, top = (NUMBER, (rect.height() - NUMBER) / 2) if self._numbered else (FACE, 6)
        picture = look_pixmap(self._look, size, self.devicePixelRatioF(), palette)
        painter.drawPixmap(QPointF((rect.width() - size) / 2, top), picture)
        if self._numbered:
            return
        caps = (self._keys, SPACE) if self._last else (self._keys,)
        right = rect.center().x() - (sum(map(key_cap_width, caps)) + CAP_GAP * (len(caps) - 1)) / 2
        for cap in caps:
            right += key_cap_width(cap)
            paint_key_cap(painter, right, rect.bottom() - 14, cap, palette.text)
            right += CAP_GAP
