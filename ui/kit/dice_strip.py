"""The row of dice on the start screen and in About."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ui.art.die import DieLook, die_pixmap

STRIP_DIE = 72
# The picture above the title: a die of each starter race, a dragon, a terrain. Painted from these values,
# because the catalogue may not be loaded yet.
STRIP = [
    DieLook("unit", ("air", "water"), 3, "melee", 3, mark="class_cavalry"),
    DieLook("unit", ("fire", "earth"), 3, "id", emblem="emblem_dwarves_heavy_melee", mark="class_heavy_melee"),
    DieLook("unit", ("death", "earth"), 3, "maneuver", 3, mark="class_light_melee"),
    DieLook("unit", ("death", "fire"), 3, "id", emblem="emblem_lava_elves_magic", mark="class_magic"),
    DieLook("dragon", ("air",), 5, "dragon"),
    DieLook("terrain", ("air", "water"), icon="missile", number=3),
]


class DiceStrip(QWidget):
    """A row of dice; not for screen readers."""

    def __init__(self, looks: Sequence[DieLook], parent: QWidget) -> None:
        super().__init__(parent)
        self._looks = looks
        self.setFixedHeight(STRIP_DIE + 8)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the dice from left to right."""
        painter = QPainter(self)
        for number, look in enumerate(self._looks):
            at = QPointF(number * (STRIP_DIE + 12), 4)
            painter.drawPixmap(at, die_pixmap(look, STRIP_DIE, self.devicePixelRatioF()))
