"""The die pointed at: its description and all its faces."""

from __future__ import annotations

from collections import Counter
from textwrap import wrap

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, QTimer
from PySide6.QtGui import QFont, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import TerrainType, UnitType
from ddtable.words.sentences import Words, sentence
from ui.art.die import die_pixmap, paint_count
from ui.art.die_looks import type_look
from ui.builder.catalogue_model import about_die
from ui.builder.meanings import meaning_lines
from ui.builder.sheet import kind_of
from ui.kit.focus_seen import focus_seen
from ui.kit.fonts import interface_font
from ui.kit.painting import rounded, text
from ui.kit.theme import colours
from ui.kit.tips import show_tip

HEIGHT = 92
FACE, SMALL, LEAST = 48, 38, 30  # with its name beside it, with its name below it, at least
NAME = 16  # pixels of height of a name below a face
MIDDLE = Qt.AlignmentFlag.AlignHCenter
FIRST, FACES = 12, 32  # pixels from the left and from above where the faces begin
REST, WIDE_TIP = 400, 76  # milliseconds before a die is described; letters in a line of a tip
WIDEST = 160.0  # pixels of a face with its name below it
BESIDE, LEAST_GAP, GAP = 6, 6, 44  # pixels between a face and its name, and before the next face


class DieStrip(QWidget):
    """A low card below the catalogue: the name of a die, and its faces side by side."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.type_id = ""
        self.faces: list[tuple[int, int, str]] = []
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # screen readers read what the faces do
        self._telling = QTimer(self)
        self._telling.setSingleShot(True)
        self._telling.setInterval(REST)
        self._telling.timeout.connect(self._tell)
        self._following = QTimer(self)  # faces take long to paint the first time: the catalogue does not wait for them
        self._following.setSingleShot(True)
        self._following.timeout.connect(self.update)
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_die("")

    def show_die(self, type_id: str) -> None:
        """Show another die; if there is none, the last one stays."""
        if not kind_of(type_id) or type_id == self.type_id:
            if not self.type_id:
                self.setAccessibleName(self._words.say("builder-strip-empty"))
            return
        self.type_id = type_id
        die = catalogue().die(type_id)
        counts = Counter(die.faces)
        self.faces = []
        for number, face in enumerate(die.faces):
            if face in counts:
                name = self._words.face(face.icon, face.count)
                self.faces.append((number, counts.pop(face), name))
        if isinstance(die, TerrainType):
            self.faces = [(number, 1, self._words.face(face.icon, 1)) for number, face in enumerate(die.faces)]
        said = [name if count == 1 else f"{count}× {name}" for _, count, name in self.faces]
        self.setAccessibleName(", ".join([self.title(), *said]))
        self._telling.start()
        self._following.start()

    def take_in(self) -> None:
        """Update the die from the catalogue, or clear it if it was removed."""
        shown, self.type_id, self.faces = self.type_id, "", []
        self.show_die(shown)
        self.update()

    def title(self) -> str:
        """Return the name and the description of the die."""
        die = catalogue().die(self.type_id)
        parts = [self._words.die_name(self.type_id), about_die(self._words, self.type_id)]
        if isinstance(die, UnitType):
            parts.insert(1, self._words.species(die.species))
        return " · ".join(parts)

    # Descriptions of the faces

    def _tell(self) -> None:
        """Describe the faces for screen readers, after the pointer has rested on the die."""
        told = [self.told(number, name) for number, _, name in self.faces]
        self.setAccessibleDescription("\n".join(told))

    def told(self, number: int, name: str) -> str:
        """Return the text of a face with its effects."""
        die = catalogue().die(self.type_id)
        eighth = isinstance(die, TerrainType) and number == len(die.faces) - 1
        icon = die.eighth_face if isinstance(die, TerrainType) and eighth else die.faces[number].icon
        return "\n".join([sentence(name), *meaning_lines(self._words, self.type_id, icon)])

    def face_at(self, point: QPoint) -> int:
        """Return the index of the visible face at a point, or -1."""
        if point.y() < FACES:
            return -1
        spans, _ = self._spans()
        return next((place for place, (left, wide) in enumerate(spans) if left <= point.x() < left + wide), -1)

    def event(self, event: QEvent) -> bool:
        """Show a tool tip with the effects of the face under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            place = self.face_at(event.pos())
            said = self.told(self.faces[place][0], self.faces[place][2]) if place >= 0 else self.accessibleName()
            lines = [part for line in said.splitlines() for part in wrap(line, WIDE_TIP)]
            show_tip("\n".join(lines), self, self.rect())
            return True
        return super().event(event)

    def _spans(self) -> tuple[list[tuple[float, float]], bool]:
        """Return the left edge and width of each face with its name, and whether the name is beside it."""
        room, count = self.width() - 2 * FIRST, max(1, len(self.faces))
        measured = QFontMetricsF(interface_font(11))
        needs = [FACE + BESIDE + measured.horizontalAdvance(name) + 2 for _, _, name in self.faces]
        spare = (room - sum(needs)) / count
        named = spare >= LEAST_GAP
        widths = [need + min(spare, GAP) for need in needs] if named else [min(room / count, WIDEST)] * len(self.faces)
        return [(FIRST + sum(widths[:number]), wide) for number, wide in enumerate(widths)], named

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the name above and the faces below, as large as they fit."""
        palette = colours(self)
        painter = QPainter(self)
        rect = QRectF(self.rect())
        rounded(painter, rect, 12, palette.card, palette.card_edge)
        if focus_seen(self):
            rounded(painter, rect.adjusted(1, 1, -1, -1), 11, None, palette.accent_text, 2)
        if not self.type_id:
            quiet = Qt.AlignmentFlag.AlignHCenter
            words = self._words.say("builder-strip-empty")
            text(painter, rect.adjusted(12, 0, -12, 0), words, interface_font(12), palette.quiet_text, quiet)
            return
        head, _, rest = self.title().partition(" · ")
        bold = interface_font(13, QFont.Weight.Bold)
        painter.setFont(bold)
        wide = painter.fontMetrics().horizontalAdvance(head) + 4
        text(painter, QRectF(14, 6, wide, 22), head, bold, palette.text)
        text(painter, QRectF(22 + wide, 6, rect.width() - wide - 32, 22), rest, interface_font(12), palette.quiet_text)
        self._paint_faces(painter)

    def _paint_faces(self, painter: QPainter) -> None:
        spans, named = self._spans()
        for (number, count, name), (left, wide) in zip(self.faces, spans, strict=True):
            side = FACE if named else max(LEAST, min(SMALL, int(wide) - 6))
            at = QRectF(left, FACES, side, side) if named else QRectF(left + (wide - side) / 2, FACES - 2, side, side)
            look = type_look(self.type_id, number)
            painter.drawPixmap(at.topLeft(), die_pixmap(look, side, self.devicePixelRatioF()))
            if count > 1:
                paint_count(painter, at, count, colours(self))
            if named:
                room = QRectF(at.right() + BESIDE, FACES, wide - side - BESIDE, FACE)
                text(painter, room, name, interface_font(11), colours(self).quiet_text)
            else:
                room = QRectF(left + 2, at.bottom() + 2, wide - 4, NAME)
                text(painter, room, name, interface_font(10), colours(self).quiet_text, MIDDLE)
