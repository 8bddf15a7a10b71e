"""The visible parts of a draft: a die of the pack as a large card, and the dice kept so far."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import DragonType, TerrainType, UnitType
from ddtable.words.sentences import Words
from ui.art.die import die_pixmap, relative_size
from ui.art.die_looks import type_look
from ui.kit.fonts import interface_font
from ui.kit.painted_button import PaintedButton
from ui.kit.painting import key_cap_width, paint_key_cap, rounded, text
from ui.kit.theme import colours

CARD = QSize(171, 284)
DIE, FACE, FACES_A_ROW, GAP = 76, 36, 4, 6
KEPT, KEPT_GAP = 34, 4


class PackCard(PaintedButton):
    """A die of the pack with all its faces; a click keeps it. `faces`: the option for terrain dice (Q4)."""

    def __init__(self, words: Words, parent: QWidget, faces: str = "by_number") -> None:
        super().__init__(parent)
        self._words, self._option = words, faces
        self.type = ""
        self.keys = ""
        self.setFixedSize(CARD)

    def show_die(self, type_id: str, number: int) -> None:
        """Show a kind of die under a number."""
        self.type, self.keys = type_id, str(number)
        words = self._words
        kind = catalogue().die(type_id)
        self.setText(words.die_name(type_id))
        faces = ", ".join(dict.fromkeys(words.die_type(type_id, face) for face in range(len(kind.faces))))
        self.setAccessibleName(words.say("ui-draft-keep", die=self.text()))
        self.setAccessibleDescription(f"{self._note()}. {faces}")
        self.update()

    def _note(self) -> str:
        kind, words = catalogue().die(self.type), self._words
        if isinstance(kind, UnitType):
            return words.say("ui-draft-unit", species=words.species(kind.species), health=kind.health)
        return words.say("ui-draft-dragon" if isinstance(kind, DragonType) else "ui-draft-terrain")

    def _class(self) -> str:
        kind = catalogue().die(self.type)
        return self._words.say("unit-class", **{"class": kind.unit_class}) if isinstance(kind, UnitType) else ""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the die, its name and description, its faces, and its key."""
        if not self.type:
            return
        palette = colours(self)
        painter = QPainter(self)
        rect = QRectF(self.rect())
        lit = self.underMouse() or self.hasFocus()
        fill, edge = (palette.accent_area, palette.accent) if lit else (palette.card, palette.card_edge)
        rounded(painter, rect, 14, fill, edge)
        kind = catalogue().die(self.type)
        terrain = isinstance(kind, TerrainType)
        large = type_look(self.type, 0 if terrain else None)
        size = round(DIE * relative_size(large.health if not terrain else 4))
        at = QPointF((rect.width() - size) / 2, 14 + (DIE - size) / 2)
        painter.drawPixmap(at, die_pixmap(large, size, self.devicePixelRatioF()))
        middle = Qt.AlignmentFlag.AlignHCenter
        name = QRectF(8, 98, rect.width() - 16, 20)
        text(painter, name, self.text(), interface_font(14, QFont.Weight.Bold), palette.text, middle)
        text(painter, name.translated(0, 19), self._note(), interface_font(11), palette.quiet_text, middle)
        text(painter, name.translated(0, 35), self._class(), interface_font(11), palette.quiet_text, middle)
        self._paint_faces(painter, len(kind.faces))
        right = rect.center().x() + key_cap_width(self.keys) / 2
        paint_key_cap(painter, right, rect.bottom() - 18, self.keys, palette.text)

    def _paint_faces(self, painter: QPainter, count: int) -> None:
        a_row = 3 if count <= 6 else FACES_A_ROW
        size = FACE if count <= 6 else 28 if count <= 8 else 24
        width = a_row * (size + GAP) - GAP
        for face in range(count):
            left = (self.width() - width) / 2 + face % a_row * (size + GAP)
            top = 158 + face // a_row * (size + GAP - (2 if count > 8 else 0))
            look = type_look(self.type, face, self._option)
            painter.drawPixmap(QPointF(left, top), die_pixmap(look, size, self.devicePixelRatioF()))


class KeptDice(QWidget):
    """The dice kept so far, the strongest of each race first, equal ones beside each other."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._types: tuple[str, ...] = ()
        self.setFixedHeight(2 * KEPT + KEPT_GAP)

    def show_dice(self, types: Sequence[str], said: str) -> None:
        """Show these kinds of dice."""
        self._types = tuple(types)
        self.setAccessibleName(said)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint at most 2 rows; the dice shrink if there are more."""
        painter = QPainter(self)
        count = len(self._types)
        size = KEPT
        while size > 16 and count > 2 * (self.width() // (size + KEPT_GAP)):
            size -= 2
        a_row = max(1, self.width() // (size + KEPT_GAP))
        for number, type_id in enumerate(self._types):
            look = type_look(type_id, 0 if type_id in catalogue().terrains else None)
            pixels = round(size * relative_size(look.health))
            inset = (size - pixels) / 2
            at = QPointF(number % a_row * (size + KEPT_GAP) + inset, number // a_row * (size + KEPT_GAP) + inset)
            painter.drawPixmap(at, die_pixmap(look, pixels, self.devicePixelRatioF()))
