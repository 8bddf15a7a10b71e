"""A roll with real dice: what lies on the real table is told die by die, a key or a click each."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ddtable.engine.position import Roll
from ui.half_faces import HalfFaces
from ui.shell.die_words import name_of
from ui.shell.fonts import title_font
from ui.shell.labels import CutLabel, label
from ui.shell.painting import rounded
from ui.shell.raised_card import RaisedCard
from ui.shell.theme import QUIET, colours
from ui.together.faces_cells import CELL, FACE_CELL, FaceKey, RolledDie

if TYPE_CHECKING:
    from ui.controller import Controller

EDGE, GAP = 16, 4
FEWEST, MOST_A_ROW = 8, 14
CAPS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "Q", "W")
"""The keys of the faces: digits, 0 for ten, and the two keys below them for a dragon's last faces."""
KEYS = {ord(cap): number for number, cap in enumerate(CAPS)} | {int(Qt.Key.Key_Minus): 10, int(Qt.Key.Key_Equal): 11}
REPEAT = (Qt.Key.Key_Space, Qt.Key.Key_Period)
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


def rolled_for(controller: Controller) -> str:
    """Return who rolls what for what."""
    agenda = controller.position.agenda
    roll = agenda[-1] if agenda else None
    if controller.question is None or not isinstance(roll, Roll):
        return ""
    party, words, table = roll.parties[len(roll.shown)], controller.words, replace(controller.table, brief=True)
    place = words.place(party.place, table) if party.place else ""
    return words.say("ui-faces-what", player=controller.names[party.seat], kind=party.kind, place=place or "none")


class FacesPanel(RaisedCard):
    """The card for Faces. It takes the keyboard: a face's key tells it and goes on to the next die."""

    def __init__(self, controller: Controller, parent: QWidget, bar: QWidget) -> None:
        super().__init__(parent, bar, left=True)
        self._controller = controller
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.dice: list[RolledDie] = []
        self.keys: list[FaceKey] = []
        self._last: dict[str, int] = {}
        self._columns = FEWEST
        self._build()

    def _build(self) -> None:
        say = self._controller.words.say
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE, EDGE - 4, EDGE, EDGE - 4)
        column.setSpacing(8)
        head = QHBoxLayout()
        self.heading = CutLabel(self, title_font(20))
        self.count = label("", self, pixels=12, role=QUIET)
        head.addWidget(self.heading, 1)
        head.addWidget(self.count)
        column.addLayout(head)
        self._grid = QGridLayout()
        self._grid.setSpacing(GAP)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignLeft)
        column.addLayout(self._grid)
        self.named = label("", self, pixels=14)
        column.addSpacing(4)
        column.addWidget(self.named)
        row = QHBoxLayout()
        row.setSpacing(GAP)
        for number in range(len(CAPS)):
            key = FaceKey(self)
            key.clicked.connect(partial(self._clicked, number))
            row.addWidget(key)
            self.keys.append(key)
        row.addStretch(1)
        column.addLayout(row)
        self.help = label(say("ui-faces-keys"), self, pixels=11, role=QUIET, wrap=True)
        column.addWidget(self.help)

    # What is shown

    def show_question(self) -> None:
        """Take over the roll in hand, equal dice side by side; without one the card is closed."""
        faces = self._faces()
        if faces is None:
            self.hide()
            return
        self._last = {}
        faces.arrange(self._order(faces))
        count = len(faces.order)
        self._columns = max(FEWEST, min(MOST_A_ROW, (self.room()[0] - 2 * EDGE) // (CELL.width() + GAP)))
        while len(self.dice) < count:
            die = RolledDie(self)
            die.clicked.connect(partial(self._go_to, len(self.dice)))
            self.dice.append(die)
        for number, die in enumerate(self.dice):
            self._grid.addWidget(die, number // self._columns, number % self._columns)
            die.setVisible(number < count)
        self.heading.set_text(rolled_for(self._controller))
        self.show_faces()
        self.place()

    def show_faces(self) -> None:
        """Show what has been told so far, and the faces of the die in hand."""
        faces, controller = self._faces(), self._controller
        if faces is None or len(self.dice) < len(faces.order):
            return
        for cell, number in zip(self.dice, faces.order, strict=False):
            die = faces.shape.dice[number]
            cell.show_die(controller, die, faces.told[number], in_hand=number == faces.at and bool(faces.missing))
        die = faces.shape.dice[faces.at]
        sides, type_id = faces.shape.sides[faces.at], controller.position.dice[die].type
        for face, key in enumerate(self.keys):
            key.setVisible(face < sides)
            if face < sides:
                key.show_face(controller, type_id, face, CAPS[face], last=self._last.get(type_id) == face)
        say = controller.words.say
        told = len(faces.told) - faces.missing
        self.count.setText(say("ui-faces-count", count=told, needed=len(faces.told)))
        key_word = "ui-faces-in-hand" if faces.missing else "ui-faces-all"
        self.named.setText(say(key_word, die=name_of(controller, die), sides=sides))
        self.setAccessibleName(self.heading.text())
        self.setAccessibleDescription(f"{self.count.text()}. {self.named.text()}. {self.help.text()}")

    def _faces(self) -> HalfFaces | None:
        return self._controller.faces if self._controller.asks_person else None

    def _order(self, faces: HalfFaces) -> list[int]:
        """Return the dice in the order of the table: the strongest first, equal ones together."""
        dice, kinds = faces.shape.dice, self._controller.position.dice
        ranks = {die: rank for rank, die in enumerate(self._controller.ranked(dice))}
        first: dict[str, int] = {}
        for die in sorted(dice, key=ranks.__getitem__):
            first.setdefault(kinds[die].type, ranks[die])
        return sorted(range(len(dice)), key=lambda at: (first[kinds[dice[at]].type], ranks[dice[at]]))

    # What hands do

    def press(self, digit: int) -> None:
        """Tell the face with this number; 0 is the tenth."""
        self._tell(digit - 1 if digit else 9)

    def _clicked(self, face: int, _checked: bool = False) -> None:
        self._tell(face)
        self.setFocus()

    def _tell(self, face: int) -> None:
        """Tell the face of the die in hand, unless it has no such face."""
        faces, controller = self._faces(), self._controller
        if faces is None:
            return
        sides = faces.shape.sides[faces.at]
        if face >= sides:
            controller.refused.emit(controller.words.say("ui-faces-no-such", sides=sides))
            return
        self._last[controller.position.dice[faces.shape.dice[faces.at]].type] = face
        controller.tell(partial(HalfFaces.tell, face=face))

    def _repeat(self) -> None:
        """Tell the face that another die of the same kind showed last."""
        faces, controller = self._faces(), self._controller
        if faces is None:
            return
        last = self._last.get(controller.position.dice[faces.shape.dice[faces.at]].type)
        if last is None or not faces.missing:
            controller.refused.emit(controller.words.say("ui-faces-nothing-to-repeat"))
        else:
            self._tell(last)

    def _go_to(self, number: int, _checked: bool = False) -> None:
        faces = self._faces()
        if faces is not None:
            at = faces.order[number]
            self._controller.tell(partial(HalfFaces.go_to, number=at))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tell, repeat, correct, walk; everything else belongs to the window."""
        if not self._act(event):
            super().keyPressEvent(event)

    def _act(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if int(key) in KEYS:
            self._tell(KEYS[int(key)])
        elif key in REPEAT:
            self._repeat()
        elif key == Qt.Key.Key_Backspace:
            self._controller.tell(HalfFaces.take_back)
        elif key in STEPS:
            self._controller.tell(partial(HalfFaces.step, by=STEPS[key]))
        else:
            return False
        return True

    def event(self, event: QEvent) -> bool:
        """Claim the keys of the faces before the shortcuts of the window get them."""
        if event.type() == QEvent.Type.ShortcutOverride:
            press = cast(QKeyEvent, event)
            plain = press.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
            known = int(press.key()) in KEYS or press.key() in (*REPEAT, *STEPS, Qt.Key.Key_Backspace)
            if plain and known:
                event.accept()
                return True
        return super().event(event)

    def take_focus(self) -> None:
        """Take the keyboard."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def sizeHint(self) -> QSize:
        """All dice in rows, and the widest die's faces."""
        faces = self._faces()
        count = len(faces.order) if faces is not None else 1
        sides = max(faces.shape.sides) if faces is not None else 6
        wide = max(min(count, self._columns) * (CELL.width() + GAP), sides * (FACE_CELL.width() + GAP), 480)
        layout = self.layout()
        high = layout.heightForWidth(wide + 2 * EDGE) if layout is not None else 0
        return QSize(wide + 2 * EDGE, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The card; a ring says that it has the keyboard."""
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            rounded(painter, self.rect().toRectF(), 14, None, colours(self).accent_text, 1.5)
