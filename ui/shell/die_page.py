"""The inspector: one die large, what it is, and all its faces."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import DragonType, TerrainType, UnitType
from ui.art.die import die_pixmap
from ui.models.dice import Role
from ui.shell.die_words import look_of, type_look
from ui.shell.fonts import interface_font, title_font
from ui.shell.painting import rounded, text
from ui.shell.theme import colours

if TYPE_CHECKING:
    from ui.controller import Controller

LARGE = 96
SMALL = 52
WATCHED = "watched by the inspector"
COUNTED_ICONS = frozenset({"id", "melee", "missile", "magic", "maneuver", "save"})
AnyIndex = QModelIndex | QPersistentModelIndex


class DiePage(QWidget):
    """Shows the die last pointed at or reached with the keyboard in any area of the table."""

    def __init__(self, controller: Controller, parent: QWidget) -> None:
        super().__init__(parent)
        self._controller = controller
        self.die = -1
        controller.changed.connect(self._on_changed)
        controller.selection_changed.connect(self.update)

    def watch(self, table: QWidget) -> None:
        """Follow every area of the table; areas that have come since the last call are added."""
        for view in table.findChildren(QAbstractItemView):
            if view.property(WATCHED) or view.selectionModel() is None:
                continue
            view.setProperty(WATCHED, True)
            view.viewport().setMouseTracking(True)
            view.viewport().installEventFilter(self)
            view.selectionModel().currentChanged.connect(self._pointed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look at where the pointer moves; nothing is kept from the area."""
        if event.type() == QEvent.Type.MouseMove:
            view = watched.parent()
            if isinstance(view, QAbstractItemView):
                self._pointed(view.indexAt(cast(QMouseEvent, event).position().toPoint()))
        return False

    def _pointed(self, index: AnyIndex, _before: AnyIndex | None = None) -> None:
        die = index.data(Role.DIE) if index.isValid() else None
        if isinstance(die, int):
            self.show_die(die)

    def show_die(self, die: int) -> None:
        """Show another die."""
        if die != self.die:
            self.die = die
            self._describe()
            self.update()

    def _on_changed(self, _played: object) -> None:
        if self.die >= len(self._controller.position.dice):
            self.die = -1
        self._describe()
        self.update()

    def _describe(self) -> None:
        if self.die >= 0:
            self.setAccessibleName(self._controller.words.die(self.die, self._controller.table))
            self.setAccessibleDescription(", ".join(self.face_names()))

    def face_names(self) -> list[str]:
        """Return the faces of the die shown, in words, in order."""
        if self.die < 0:
            return []
        say = self._controller.words.say
        kind = catalogue().die(self._controller.position.dice[self.die].type)
        return [say("die-face", count=face.count, icon=say("icon-name", icon=face.icon)) for face in kind.faces]

    def facts(self) -> list[str]:
        """Return what the die shown is: species, class, health, what is special about it; where it lies."""
        controller = self._controller
        say = controller.words.say
        kind = catalogue().die(controller.position.dice[self.die].type)
        said = [controller.words.where(controller.shown_area(self.die), controller.table)]
        if isinstance(kind, UnitType):
            unit_class = say("unit-class", **{"class": kind.unit_class})
            said = [
                say("ui-die-unit", species=catalogue().species[kind.species].name, kind=unit_class, health=kind.health),
                *said,
            ]
            if any(face.icon not in COUNTED_ICONS for face in kind.faces):
                said.append(say("ui-die-special"))
        elif isinstance(kind, DragonType):
            said.append(say("ui-die-dragon"))
        elif isinstance(kind, TerrainType):
            said = [controller.words.terrain(kind.id), *said, say("ui-die-terrain")]
        return said

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The die, its facts, its faces."""
        palette = colours(self)
        painter = QPainter(self)
        rect = QRectF(self.rect()).adjusted(16, 16, -16, -16)
        if self.die < 0:
            painter.setFont(interface_font(12))
            painter.setPen(palette.quiet_text)
            painter.drawText(rect, Qt.TextFlag.TextWordWrap, self._controller.words.say("ui-die-none"))
            return
        ratio = self.devicePixelRatioF()
        middle = rect.center().x()
        painter.drawPixmap(
            QRectF(middle - LARGE / 2, rect.top(), LARGE, LARGE).topLeft(),
            die_pixmap(look_of(self._controller, self.die), LARGE, ratio),
        )
        kind = catalogue().die(self._controller.position.dice[self.die].type)
        head = QRectF(rect.left(), rect.top() + LARGE + 8, rect.width(), 28)
        text(painter, head, kind.name, title_font(20), palette.text, Qt.AlignmentFlag.AlignHCenter)
        top = head.bottom() + 2
        painter.setFont(interface_font(12))
        painter.setPen(palette.quiet_text)
        for fact in self.facts():
            room = QRectF(rect.left(), top, rect.width(), 200)
            flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter
            painter.drawText(room, flags, fact)
            top += QFontMetricsF(interface_font(12)).boundingRect(room, flags, fact).height() + 4
        self._paint_faces(painter, QRectF(rect.left(), top + 12, rect.width(), rect.bottom() - top - 12))

    def _paint_faces(self, painter: QPainter, rect: QRectF) -> None:
        palette, lying = colours(self), self._controller.position.dice[self.die]
        names = self.face_names()
        columns = 3
        width = rect.width() / columns
        for number, name in enumerate(names):
            cell = QRectF(rect.left() + number % columns * width, rect.top() + number // columns * 88, width, 84)
            if cell.bottom() > rect.bottom() + 24:
                return
            if number == lying.face and self._controller.shows_face(self.die):
                rounded(painter, cell.adjusted(4, 0, -4, 0), 10, palette.accent_area, palette.accent)
            at = QRectF(cell.center().x() - SMALL / 2, cell.top() + 6, SMALL, SMALL)
            painter.drawPixmap(at.topLeft(), die_pixmap(type_look(lying.type, number), SMALL, self.devicePixelRatioF()))
            caption = QRectF(cell.left(), at.bottom() + 2, cell.width(), 20)
            text(
                painter,
                caption,
                name,
                interface_font(11, QFont.Weight.Medium),
                palette.quiet_text,
                Qt.AlignmentFlag.AlignHCenter,
            )
