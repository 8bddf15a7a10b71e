"""The picture of a force in the new game dialog: its dice, army by army, its terrains and dragons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import UnitType
from ddtable.forces.force import Force
from ddtable.forces.sections import Rows, SectionRow, carried, known_units, rows_for, sections, taking, worth_in
from ddtable.words.sentences import Words
from ui.art.die import die_pixmap, paint_count, relative_size
from ui.art.die_looks import type_look
from ui.kit.fonts import interface_font
from ui.kit.painting import text
from ui.kit.theme import colours

DIE, SMALLEST, ROW, HEADING, WIDE_HEADING = 40, 27, 44, 96, 116
NARROWEST = 254
MIDDLE = Qt.AlignmentFlag.AlignHCenter


def _without_units(rows: Rows) -> list[SectionRow]:
    """Return the sections of dice that are no units, without those that armies carry."""
    return [row for row in rows if "unit" not in row.takes and not row.carried_by]


def _stacked(types: Sequence[str], *, by_health: bool) -> list[tuple[str, int]]:
    """Return the first die and the number of those of each race, or of each health in it; other dice by type."""
    found: dict[tuple[str, int], list[str]] = {}
    for type_id in types:
        die = catalogue().die(type_id)
        key = (die.species, die.health if by_health else 0) if isinstance(die, UnitType) else (type_id, 0)
        found.setdefault(key, []).append(type_id)
    return [(same[0], len(same)) for same in found.values()]


class ForcePicture(QWidget):
    """The dice of a force: a row for each section that takes units, and one for its terrains and other dice.

    `rows` are the sections of its edition. In a row of many dice of an edition with pools, the dice of a race, or
    those of one health in it, are one stack.
    """

    def __init__(self, words: Words, parent: QWidget, rows: Rows | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._of_edition = sections() if rows is None else rows
        self._has_pools = any(row.part or (row.kind == "pool" and "unit" in row.takes) for row in self._of_edition)
        self._heading = WIDE_HEADING if self._has_pools else HEADING
        self.force: Force | None = None
        self._hidden = ""
        self._fit(self._of_edition)
        self.setMinimumWidth(NARROWEST)

    def show_force(self, force: Force) -> None:
        """Show another force."""
        self.force = force
        self._fit(rows_for(self._of_edition, force))
        self.setAccessibleName("; ".join(f"{heading} {quiet}" for heading, quiet, _ in self.rows(force)))
        self.update()

    def _fit(self, shown: Rows) -> None:
        """Set the height for the rows of these sections."""
        others = 1 if any(row.kind == "pick" for row in shown) else len(_without_units(shown))
        self.setFixedHeight((len(taking(shown, "unit")) + others) * ROW)

    def hide_force(self, said: str) -> None:
        """Hide the dice of a secret force, and show this text."""
        self.force, self._hidden = None, said
        self.setAccessibleName(said)
        self.update()

    def rows(self, force: Force) -> list[tuple[str, str, Sequence[str]]]:
        """Return heading, details and dice of each row."""
        say, dice = self._words.say, catalogue()
        rows: list[tuple[str, str, Sequence[str]]] = []
        shown = rows_for(self._of_edition, force)
        for row in taking(shown, "unit"):
            held = (row.name, *(items.name for items in carried(shown, row.name)))
            units = known_units(dice, force.dice_in(row.name))
            largest = sorted(units, key=lambda unit: (-dice.unit(unit).health, unit))
            items = [die for section in held for die in force.dice_in(section) if dice.family(die) == "items"]
            health = say("ui-army-health", health=worth_in(dice, shown, force, row.name))
            rows.append((say("builder-area", area=row.name), health, [*largest, *items]))
        if any(row.kind == "pick" for row in shown):
            others = (force.home_terrain, force.frontier, *force.dragons)
            rows.append((say("ui-terrains"), say("ui-terrains-and-dragons"), others))
            return rows
        for row in _without_units(shown):
            summoned = force.dice_in(row.name)
            rows.append((say("builder-area", area=row.name), say("builder-dice", count=len(summoned)), summoned))
        return rows

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint heading and dice of each row; equal dice are stacked in a long row, and overlap in a longer one."""
        palette = colours(self)
        painter = QPainter(self)
        if self.force is None:
            text(painter, QRectF(self.rect()), self._hidden, interface_font(12), palette.quiet_text, MIDDLE)
            return
        for number, (heading, quiet, types) in enumerate(self.rows(self.force)):
            top = float(number * ROW)
            beside = self._heading - 8
            text(painter, QRectF(0, top, beside, 20), heading, interface_font(12), palette.text)
            text(painter, QRectF(0, top + 17, beside, 18), quiet, interface_font(11), palette.quiet_text)
            self._paint_dice(painter, top, self.stacks(types))

    def stacks(self, types: Sequence[str]) -> list[tuple[str, int]]:
        """Return the dice of a row as stacks: each die alone if there is room, equal dice, or the dice of a race."""
        room = self.width() - self._heading
        if len(types) <= int(room / (DIE * 0.9 + 4)):
            return [(type_id, 1) for type_id in types]
        equal = list(Counter(types).items())
        if not self._has_pools or len(equal) * (SMALLEST + 4) <= room:
            return equal
        by_size, by_race = _stacked(types, by_health=True), _stacked(types, by_health=False)
        return by_size if len(by_size) * (SMALLEST + 4) <= room else by_race

    def _paint_dice(self, painter: QPainter, top: float, stacks: list[tuple[str, int]]) -> None:
        room = self.width() - self._heading
        fitting = int(room / max(1, len(stacks))) - 4
        size = max(SMALLEST, min(DIE, fitting))
        left = float(self._heading)
        for type_id, count in stacks:
            look = type_look(type_id, 0 if type_id in catalogue().terrains else None)
            pixels = round(size * relative_size(look.health))
            at = QRectF(left, top + (ROW - 4 - pixels) / 2, pixels, pixels)
            painter.drawPixmap(at.topLeft(), die_pixmap(look, pixels, self.devicePixelRatioF()))
            if count > 1:
                paint_count(painter, at, count, colours(self))
            left += pixels + 4 if size <= fitting else (room - size) / (len(stacks) - 1)
