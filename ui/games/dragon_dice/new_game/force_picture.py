"""The picture of a force in the new game dialog: its dice, army by army, its terrains and dragons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ddtable.dice.catalogue import catalogue
from ddtable.forces.force import Force
from ddtable.forces.sections import Rows, known_units, rows_for, sections, taking
from ddtable.forces.sums import health_of
from ddtable.words.sentences import Words
from ui.art.die import die_pixmap, paint_count, relative_size
from ui.art.die_looks import type_look
from ui.kit.fonts import interface_font
from ui.kit.painting import text
from ui.kit.theme import colours

DIE, SMALLEST, ROW, HEADING = 40, 27, 44, 96
NARROWEST = 270
MIDDLE = Qt.AlignmentFlag.AlignHCenter


class ForcePicture(QWidget):
    """The dice of a force: a row for each section that takes units, and one for its terrains and other dice."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.force: Force | None = None
        self._hidden = ""
        self._fit(sections())
        self.setMinimumWidth(NARROWEST)

    def show_force(self, force: Force) -> None:
        """Show another force."""
        self.force = force
        self._fit(rows_for(sections(), force))
        self.setAccessibleName("; ".join(f"{heading} {quiet}" for heading, quiet, _ in self._rows(force)))
        self.update()

    def _fit(self, shown: Rows) -> None:
        """Set the height for the rows of these sections."""
        self.setFixedHeight((len(taking(shown, "unit")) + 1) * ROW)

    def hide_force(self, said: str) -> None:
        """Hide the dice of a secret force, and show this text."""
        self.force, self._hidden = None, said
        self.setAccessibleName(said)
        self.update()

    def _rows(self, force: Force) -> list[tuple[str, str, Sequence[str]]]:
        """Return heading, details and dice of each row."""
        say, dice = self._words.say, catalogue()
        rows: list[tuple[str, str, Sequence[str]]] = []
        shown = rows_for(sections(), force)
        for row in taking(shown, "unit"):
            units = known_units(dice, force.dice_in(row.name))
            largest = sorted(units, key=lambda unit: (-dice.unit(unit).health, unit))
            health = say("ui-army-health", health=health_of(dice, units))
            rows.append((say("builder-area", area=row.name), health, largest))
        others = (force.home_terrain, force.frontier, *force.dragons)
        rows.append((say("ui-terrains"), say("ui-terrains-and-dragons"), others))
        return rows

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint heading and dice of each row; equal dice are stacked in a long row, and overlap in a longer one."""
        palette = colours(self)
        painter = QPainter(self)
        if self.force is None:
            text(painter, QRectF(self.rect()), self._hidden, interface_font(12), palette.quiet_text, MIDDLE)
            return
        for number, (heading, quiet, types) in enumerate(self._rows(self.force)):
            top = float(number * ROW)
            text(painter, QRectF(0, top, HEADING - 8, 20), heading, interface_font(12), palette.text)
            text(painter, QRectF(0, top + 17, HEADING - 8, 18), quiet, interface_font(11), palette.quiet_text)
            fits = int((self.width() - HEADING) / (DIE * 0.9 + 4))
            stacks = Counter(types).items() if len(types) > fits else [(type_id, 1) for type_id in types]
            self._paint_dice(painter, top, list(stacks))

    def _paint_dice(self, painter: QPainter, top: float, stacks: list[tuple[str, int]]) -> None:
        room = self.width() - HEADING
        fitting = int(room / max(1, len(stacks))) - 4
        size = max(SMALLEST, min(DIE, fitting))
        left = float(HEADING)
        for type_id, count in stacks:
            look = type_look(type_id, 0 if type_id in catalogue().terrains else None)
            pixels = round(size * relative_size(look.health))
            at = QRectF(left, top + (ROW - 4 - pixels) / 2, pixels, pixels)
            painter.drawPixmap(at.topLeft(), die_pixmap(look, pixels, self.devicePixelRatioF()))
            if count > 1:
                paint_count(painter, at, count, colours(self))
            left += pixels + 4 if size <= fitting else (room - size) / (len(stacks) - 1)
