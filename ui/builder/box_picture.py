"""Picture of the content of a box: each of its dice, drawn small, with its count."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ddtable.words.sentences import Words
from ui.art.die import die_pixmap, paint_count
from ui.builder.catalogue_model import shown_look
from ui.kit.theme import colours

LARGE, SMALL, GAP = 36, 26, 4
HEIGHT = 3 * (SMALL + GAP)


class BoxPicture(QWidget):
    """2 rows of dice; many dice are drawn smaller, in 3 rows."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._dice: Mapping[str, int] = {}
        self.setFixedHeight(HEIGHT)

    def show_dice(self, dice: Mapping[str, int]) -> None:
        """Show other dice."""
        self._dice = dice
        said = [
            self._words.say("die-times", count=count, name=self._words.die_name(die)) for die, count in dice.items()
        ]
        self.setAccessibleName(", ".join(said))
        self.setToolTip("\n".join(said))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the dice in rows."""
        palette, painter = colours(self), QPainter(self)
        in_row = self.width() // (LARGE + GAP)
        side = LARGE if len(self._dice) <= in_row * (HEIGHT // (LARGE + GAP)) else SMALL
        in_row = max(1, self.width() // (side + GAP))
        for number, (die, count) in enumerate(self._dice.items()):
            at = QPointF(number % in_row * (side + GAP), number // in_row * (side + GAP))
            painter.drawPixmap(at, die_pixmap(shown_look(die), side, self.devicePixelRatioF()))
            if count > 1:
                paint_count(painter, QRectF(at.x(), at.y(), side, side), count, palette)
