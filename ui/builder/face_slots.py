"""The faces of a custom die as buttons, and the die itself, which shows one face after the other."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QFont, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from ddtable.dice.faces import Face
from ddtable.dice.own import MOST_ICONS
from ddtable.dice.own_draft import BARE, MOST_SIDES, Draft
from ddtable.dice.types import OwnDie
from ddtable.words.sentences import Words
from ui.art.die import die_pixmap
from ui.art.die_looks import own_look
from ui.kit.focus_seen import focus_seen
from ui.kit.fonts import interface_font
from ui.kit.painted_button import PaintedButton
from ui.kit.painting import rounded, text
from ui.kit.theme import colours

IN_LINE = 6
LEAST, MOST = 88, 140  # pixels of a slot
BESIDE, GAP = 36, 8  # pixels beside a die in its slot, and between two slots
LARGE = 148
TURN = 1100  # milliseconds for which a die that is pointed at shows a face
MIDDLE = Qt.AlignmentFlag.AlignHCenter


class FaceSlot(PaintedButton):
    """A button for one face; a click asks for the icon, Delete clears it.

    `counted` is emitted with the number of icons.
    """

    counted = Signal(int)
    cleared = Signal()

    def __init__(self, words: Words, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._words, self.number = words, number
        self._die: OwnDie | None = None
        self.face = BARE
        self.show_wide(LEAST)

    def show_wide(self, wide: int) -> None:
        """Set the width in pixels."""
        self._side = wide - BESIDE
        self.setFixedSize(wide, wide + 4)

    def show_face(self, die: OwnDie) -> None:
        """Show this face of a die."""
        self._die, self.face = die, die.faces[self.number]
        self.setAccessibleName(self._words.say("workshop-face", number=self.number + 1, face=self._called()))
        self.setToolTip(self._words.say("workshop-face-tip"))
        self.update()

    def _called(self) -> str:
        if self.face == BARE:
            return self._words.say("workshop-bare")
        return self._words.face(self.face.icon, self.face.count)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle digits (number of icons), Delete (clear the face) and Return (choose an icon)."""
        if event.text().isascii() and event.text().isdecimal() and 1 <= int(event.text()) <= MOST_ICONS:
            self.counted.emit(int(event.text()))
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.cleared.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the face with its name; an empty face shows that it needs an icon."""
        palette = colours(self)
        painter = QPainter(self)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        rounded(painter, rect, 10, palette.field_hover if self.underMouse() else palette.area, palette.area_edge)
        if focus_seen(self):
            rounded(painter, rect, 10, None, palette.accent_text, 2)
        if self._die is None:
            return
        painter.setOpacity(0.45 if self.face == BARE else 1.0)
        pixmap = die_pixmap(own_look(self._die, self.number), self._side, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(BESIDE / 2, 10), pixmap)
        painter.setOpacity(1.0)
        if self.face == BARE:
            plus = QRectF(0, 10, self.width(), self._side)
            text(painter, plus, "+", interface_font(22, QFont.Weight.DemiBold), palette.text, MIDDLE)
        line = QRectF(6, self.height() - 26, self.width() - 12, 18)
        ink = palette.quiet_text if self.face == BARE else palette.text
        text(painter, line, self._called(), interface_font(11), ink, MIDDLE)
        number = QRectF(9, 7, 14, 14)
        text(painter, number, str(self.number + 1), interface_font(11), palette.quiet_text)


class FaceSlots(QWidget):
    """A slot for each side of the die. `asked` is emitted with the place that needs an icon, `changed` with a face."""

    asked = Signal(int)
    changed = Signal(int, object)

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.slots = [FaceSlot(words, number, self) for number in range(MOST_SIDES)]
        self._shown = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(GAP)
        self._grid.setColumnStretch(MOST_SIDES, 1)
        for number, slot in enumerate(self.slots):
            slot.clicked.connect(partial(self._ask, number))
            slot.counted.connect(partial(self._count, number))
            slot.cleared.connect(partial(self._clear, number))
            slot.hide()

    def show_faces(self, draft: Draft) -> None:
        """Show the faces of a draft."""
        die = draft.die
        if draft.sides != self._shown:
            self._shown = draft.sides
            columns = self._shown if self._shown <= IN_LINE else (self._shown + 1) // 2
            for number, slot in enumerate(self.slots):
                slot.setVisible(number < self._shown)
                if number < self._shown:
                    self._grid.addWidget(slot, number // columns, number % columns)
            self._size_slots()
        for slot in self.slots[: self._shown]:
            slot.show_face(die)

    def minimumSizeHint(self) -> QSize:
        """Return the size of a line of the smallest slots; they grow and shrink with the space."""
        return QSize(IN_LINE * (LEAST + GAP), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the slots to the width."""
        super().resizeEvent(event)
        self._size_slots()

    def _size_slots(self) -> None:
        """Set the width of the slots: 6 share a line; in two lines they are smaller, so that all are visible."""
        shares = IN_LINE if self._shown <= IN_LINE else IN_LINE + 2
        wide = max(LEAST, min(MOST, self.width() // shares - GAP))
        for slot in self.slots:
            slot.show_wide(wide)

    def _ask(self, number: int, _checked: bool = False) -> None:
        self.asked.emit(number)

    def _count(self, number: int, count: int) -> None:
        face = self.slots[number].face
        if face != BARE:
            self.changed.emit(number, Face(face.icon, count))

    def _clear(self, number: int) -> None:
        self.changed.emit(number, BARE)


class TurningDie(QWidget):
    """The die, drawn large; a click turns it to its next face, and it keeps turning while the pointer is on it."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._die: OwnDie | None = None
        self.face = 0
        self.setFixedSize(LARGE + 16, LARGE + 44)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setToolTip(words.say("workshop-turn"))
        self._turning = QTimer(self)
        self._turning.setInterval(TURN)
        self._turning.timeout.connect(self.turn)

    def show_die(self, die: OwnDie, face: int | None = None) -> None:
        """Show a die, with this face up if one is given."""
        self._die = die
        if face is not None:
            self.face = face
        self.face = min(self.face, len(die.faces) - 1)
        self.setAccessibleName(f"{die.name}, {self._called()}")
        self.update()

    def turn(self) -> None:
        """Show the next face."""
        if self._die is not None:
            self.show_die(self._die, (self.face + 1) % len(self._die.faces))

    def _called(self) -> str:
        face = self._die.faces[self.face] if self._die is not None else BARE
        called = self._words.say("workshop-bare") if face == BARE else self._words.face(face.icon, face.count)
        return self._words.say("workshop-face", number=self.face + 1, face=called)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Start turning."""
        super().enterEvent(event)
        self._turning.start()

    def leaveEvent(self, event: QEvent) -> None:
        """Stop turning."""
        super().leaveEvent(event)
        self._turning.stop()

    def mousePressEvent(self, _event: object) -> None:
        """Turn at once."""
        self.turn()
        self._turning.start()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the die, and below it where its faces come from."""
        if self._die is None:
            return
        palette = colours(self)
        pixmap = die_pixmap(own_look(self._die, self.face), LARGE, self.devicePixelRatioF())
        painter = QPainter(self)
        painter.drawPixmap(QPointF((self.width() - LARGE) / 2, 4), pixmap)
        line = QRectF(0, LARGE + 8, self.width(), 18)
        text(painter, line, self._called(), interface_font(12), palette.text, MIDDLE)
        mark = self._words.say("workshop-mark", mark=self._die.mark)
        text(painter, line.translated(0, 17), mark, interface_font(11), palette.quiet_text, MIDDLE)
