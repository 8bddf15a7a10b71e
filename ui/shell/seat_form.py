"""One seat of the new game dialog: name, person or computer, force; and the force's dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal, cast

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from ddtable.dice.catalogue import catalogue
from ddtable.forces.force import ARMY_NAMES, Force
from ddtable.words import Words
from ui.art.die import die_pixmap, paint_count, relative_size
from ui.shell.die_words import type_look
from ui.shell.fonts import interface_font
from ui.shell.labels import SeatDot, label
from ui.shell.painting import rounded, text
from ui.shell.segments import Segments
from ui.shell.theme import QUIET, colours

DIE, ROW, HEADING = 40, 44, 96
Kind = Literal["person", "recruit"]


class ForcePicture(QWidget):
    """The dice of a force, army by army, and its two terrains and dragons."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.force: Force | None = None
        self.setFixedHeight(4 * ROW)
        self.setMinimumWidth(380)

    def show_force(self, force: Force) -> None:
        """Show another force."""
        self.force = force
        self.setAccessibleName("; ".join(f"{heading} {quiet}" for heading, quiet, _ in self._rows(force)))
        self.update()

    def _rows(self, force: Force) -> list[tuple[str, str, Sequence[str]]]:
        """Return heading, quiet line and dice of each row."""
        say, dice = self._words.say, catalogue()
        rows: list[tuple[str, str, Sequence[str]]] = []
        for army in ARMY_NAMES:
            units = sorted(force.army(army), key=lambda unit: (-dice.unit(unit).health, unit))
            rows.append((say("ui-army", army=army), say("ui-army-health", health=force.army_health(army)), units))
        others = (force.home_terrain, force.frontier, *force.dragons)
        rows.append((say("ui-terrains"), say("ui-terrains-and-dragons"), others))
        return rows

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Heading and dice of each row; equal dice are stacked where a row is long."""
        if self.force is None:
            return
        palette = colours(self)
        painter = QPainter(self)
        for number, (heading, quiet, types) in enumerate(self._rows(self.force)):
            top = float(number * ROW)
            text(painter, QRectF(0, top, HEADING - 8, 20), heading, interface_font(12), palette.text)
            text(painter, QRectF(0, top + 17, HEADING - 8, 18), quiet, interface_font(11), palette.quiet_text)
            fits = int((self.width() - HEADING) / (DIE * 0.9 + 4))
            stacks = Counter(types).items() if len(types) > fits else [(type_id, 1) for type_id in types]
            self._paint_dice(painter, top, list(stacks))

    def _paint_dice(self, painter: QPainter, top: float, stacks: list[tuple[str, int]]) -> None:
        size = min(DIE, int((self.width() - HEADING) / max(1, len(stacks))) - 4)
        left = float(HEADING)
        for type_id, count in stacks:
            look = type_look(type_id, 0 if type_id in catalogue().terrains else None)
            pixels = round(size * relative_size(look.health))
            at = QRectF(left, top + (ROW - 4 - pixels) / 2, pixels, pixels)
            painter.drawPixmap(at.topLeft(), die_pixmap(look, pixels, self.devicePixelRatioF()))
            if count > 1:
                paint_count(painter, at, count, colours(self))
            left += pixels + 4


class Choice(QComboBox):
    """A combo box with an arrow of our own: a style sheet takes Qt's away."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """The box, and the arrow at its right."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colours(self).quiet_text), 1.6))
        right, middle = self.width() - 18, self.height() / 2
        painter.drawPolyline(
            [QPointF(right - 5, middle - 2), QPointF(right, middle + 3), QPointF(right + 5, middle - 2)]
        )


class SeatForm(QWidget):
    """A card. `changed` tells that anything in it has changed."""

    changed = Signal()

    def __init__(self, words: Words, seat: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._offered: list[Force] = []
        say = words.say
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 12)
        column.setSpacing(10)
        top = QHBoxLayout()
        top.setSpacing(8)
        self.name_edit = QLineEdit(self)
        self.name_edit.setMaxLength(24)
        self.name_edit.setAccessibleName(say("ui-name", number=seat + 1))
        self.name_edit.setFont(interface_font(14, QFont.Weight.DemiBold))
        self.kind_choice = Segments([("person", say("ui-kind-person")), ("recruit", say("ui-kind-recruit"))], self)
        self.kind_choice.buttons["recruit"].setToolTip(say("ui-kind-recruit-tip"))
        top.addWidget(SeatDot(self, seat))
        top.addWidget(self.name_edit, 1)
        top.addWidget(self.kind_choice)
        self.force_choice = Choice(self)
        self.force_choice.setAccessibleName(say("ui-force", number=seat + 1))
        self.note = label("", self, pixels=12, role=QUIET, wrap=True)
        self.note.setFixedHeight(34)
        self.note.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.picture = ForcePicture(words, self)
        column.addLayout(top)
        column.addWidget(self.force_choice)
        column.addWidget(self.note)
        column.addWidget(self.picture)
        self.name_edit.textChanged.connect(self._tell)
        self.kind_choice.chosen.connect(self._tell)
        self.force_choice.currentIndexChanged.connect(self._force_chosen)

    @property
    def name(self) -> str:
        """The player's name."""
        return " ".join(self.name_edit.text().split())

    @property
    def kind(self) -> Kind:
        """Whether a person or the computer plays."""
        return cast(Kind, self.kind_choice.value)

    @property
    def force(self) -> Force:
        """The force that is chosen."""
        return self._offered[max(0, self.force_choice.currentIndex())]

    def offer(self, forces: Sequence[Force], chosen: int) -> None:
        """Offer these forces."""
        self._offered = list(forces)
        self.force_choice.blockSignals(True)
        self.force_choice.clear()
        for force in forces:
            species = " + ".join(catalogue().species[folk].name for folk in force.species)
            self.force_choice.addItem(self._words.say("ui-force-item", name=force.name, species=species))
        self.force_choice.setCurrentIndex(chosen)
        self.force_choice.blockSignals(False)
        self._force_chosen()

    def fill(self, name: str, kind: Kind, force_id: str) -> None:
        """Fill the form in; a force that is not offered is left as it is."""
        self.name_edit.setText(name)
        self.kind_choice.choose(kind)
        for index, force in enumerate(self._offered):
            if force.id == force_id:
                self.force_choice.setCurrentIndex(index)

    def _force_chosen(self, _index: int = 0) -> None:
        self.note.setText(self.force.note)
        self.picture.show_force(self.force)
        self.changed.emit()

    def _tell(self, _value: str) -> None:
        self.changed.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A raised card."""
        palette = colours(self)
        rounded(QPainter(self), QRectF(self.rect()), 14, palette.card, palette.card_edge)
