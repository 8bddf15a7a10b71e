"""The die in hand: what it is, and every face of it."""

from __future__ import annotations

from collections import Counter
from textwrap import wrap

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, QTimer
from PySide6.QtGui import QFont, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import TerrainType, UnitType
from ddtable.words import Words
from ui.art.die import die_pixmap, paint_count
from ui.builder.catalogue_model import about_die, capital
from ui.builder.meanings import meaning_lines
from ui.builder.sheet import kind_of
from ui.shell.die_words import type_look
from ui.shell.focus_seen import focus_seen
from ui.shell.fonts import interface_font
from ui.shell.painting import rounded, text
from ui.shell.theme import colours

HEIGHT = 92
FACE, LEAST = 48, 30
FIRST, FACES = 12, 32  # pixels from the left and from above where the faces begin
REST, WIDE_TIP = 400, 76  # milliseconds before a die is described; letters in a line of a tip
WIDEST = 160.0  # pixels of a face with its name
NAMED = 60  # pixels beside a face from which on its name is written there


class DieStrip(QWidget):
    """A low card below the catalogue: the name of a die, and its faces side by side."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.type_id = ""
        self.faces: list[tuple[int, int, str]] = []
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # what the faces do is told to screen readers too
        self._telling = QTimer(self)
        self._telling.setSingleShot(True)
        self._telling.setInterval(REST)
        self._telling.timeout.connect(self._tell)
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_die("")

    def show_die(self, type_id: str) -> None:
        """Show another die; the last one stays where the pointer goes to none."""
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
        self.update()

    def take_in(self) -> None:
        """Show the die as the catalogue has it now; one that has gone from it no longer."""
        shown, self.type_id, self.faces = self.type_id, "", []
        self.show_die(shown)
        self.update()

    def title(self) -> str:
        """Return the name of the die and what it is."""
        die = catalogue().die(self.type_id)
        parts = [self._words.die_name(self.type_id), about_die(self._words, self.type_id)]
        if isinstance(die, UnitType):
            parts.insert(1, self._words.species(die.species))
        return " · ".join(parts)

    # What the faces do

    def _tell(self) -> None:
        """Describe the faces for screen readers, once hands rest on the die."""
        told = [self.told(number, name) for number, _, name in self.faces]
        self.setAccessibleDescription("\n".join(told))

    def told(self, number: int, name: str) -> str:
        """Return a face with what it does."""
        die = catalogue().die(self.type_id)
        eighth = isinstance(die, TerrainType) and number == len(die.faces) - 1
        icon = die.eighth_face if isinstance(die, TerrainType) and eighth else die.faces[number].icon
        return "\n".join([capital(name), *meaning_lines(self._words, self.type_id, icon)])

    def face_at(self, point: QPoint) -> int:
        """Return the place of the face under a point among those that are shown; -1 where there is none."""
        if not self.faces or not point.x() >= FIRST or point.y() < FACES:
            return -1
        place = int((point.x() - FIRST) / self._step)
        return place if place < len(self.faces) else -1

    def event(self, event: QEvent) -> bool:
        """Say what a face does where the pointer rests on it."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            place = self.face_at(event.pos())
            said = self.told(self.faces[place][0], self.faces[place][2]) if place >= 0 else self.accessibleName()
            lines = [part for line in said.splitlines() for part in wrap(line, WIDE_TIP)]
            QToolTip.showText(event.globalPos(), "\n".join(lines), self)
            return True
        return super().event(event)

    @property
    def _step(self) -> float:
        """The pixels from one face to the next."""
        return min((self.width() - 2 * FIRST) / max(1, len(self.faces)), WIDEST)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The name above, the faces below, as large as they fit."""
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
        step = self._step
        side = max(LEAST, min(FACE, int(step) - 6))
        beside = step - side > NAMED
        left = float(FIRST)
        for number, count, name in self.faces:
            at = QRectF(left, FACES + (FACE - side) / 2, side, side)
            look = type_look(self.type_id, number)
            painter.drawPixmap(at.topLeft(), die_pixmap(look, side, self.devicePixelRatioF()))
            if count > 1:
                paint_count(painter, at, count, colours(self))
            if beside:
                room_for = QRectF(at.right() + 6, FACES, step - side - 10, FACE)
                text(painter, room_for, name, interface_font(11), colours(self).quiet_text)
            left += step
