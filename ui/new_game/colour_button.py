"""A player's mark in the new game dialog; a click offers the 6 colours."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QMenu, QWidget

from ddtable.words.sentences import Words
from ui.art.palette import PALETTES, ink_on
from ui.kit.painted_button import PaintedButton
from ui.kit.painting import key_font, rounded, text
from ui.kit.theme import colours

SIZE, RADIUS, SAMPLE = 28, 11, 16
COLOURS = range(6)


class ColourButton(PaintedButton):
    """Shows the colour of one seat with its player's initial; `wanted` is emitted with the number of another colour."""

    wanted = Signal(int)

    def __init__(self, words: Words, seat: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._words, self._seat = words, seat
        self.number = seat
        self.initial = ""
        self.setFixedSize(SIZE, SIZE)
        self.menu = QMenu(self)
        for number in COLOURS:
            action = self.menu.addAction(words.say(f"ui-colour-{number + 1}"))
            action.triggered.connect(partial(self._picked, number))
        self.clicked.connect(partial(self._open))
        self.show_as(seat, "")

    def show_as(self, number: int, initial: str) -> None:
        """Show a colour by its number, and the initial."""
        self.number, self.initial = number, initial
        name = self._words.say(f"ui-colour-{number + 1}")
        said = self._words.say("ui-settings-colour", number=self._seat + 1)
        self.setAccessibleName(f"{said}: {name}")
        self.setToolTip(f"{said}: {name}")
        self.update()

    def colour(self, number: int) -> str:
        """Return a colour in the current theme."""
        return PALETTES[colours(self).name].players[number]

    def _open(self, _checked: bool = False) -> None:
        for number, action in enumerate(self.menu.actions()):
            action.setIcon(QIcon(self._sample(number)))
        self.menu.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def _sample(self, number: int) -> QPixmap:
        ratio = self.devicePixelRatioF()
        sample = QPixmap(round(SAMPLE * ratio), round(SAMPLE * ratio))
        sample.setDevicePixelRatio(ratio)
        sample.fill(Qt.GlobalColor.transparent)
        painter = QPainter(sample)
        rounded(painter, QRectF(1, 1, SAMPLE - 2, SAMPLE - 2), SAMPLE / 2, self.colour(number))
        painter.end()
        return sample

    def _picked(self, number: int, _checked: bool = False) -> None:
        self.wanted.emit(number)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a disc with the initial; a ring while it is pointed at or focused."""
        palette = colours(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill = self.colour(self.number)
        middle = QPointF(self.width() / 2, self.height() / 2)
        if self.hasFocus() or self.underMouse():
            ring = palette.accent_text if self.hasFocus() else palette.quiet_text
            rounded(painter, QRectF(self.rect()), SIZE / 2, None, ring, 1.5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(fill))
        painter.drawEllipse(middle, RADIUS, RADIUS)
        text(painter, QRectF(self.rect()), self.initial, key_font(), ink_on(fill), Qt.AlignmentFlag.AlignHCenter)
