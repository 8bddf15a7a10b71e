"""A roll with real dice: the results are entered die by die, with a key or a click each."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ddtable.engine.position import Roll
from ui.games.question_panel import QuestionPanel
from ui.kit.fonts import title_font
from ui.kit.labels import CutLabel, label
from ui.kit.painting import rounded
from ui.kit.raised_card import BESIDE
from ui.kit.theme import QUIET, colours
from ui.session.answer.half_faces import HalfFaces
from ui.together.faces_cells import CELL, FACE_CELL, NUMBER_CELL, SMALL_CELL, FaceKey, RolledDie

if TYPE_CHECKING:
    from collections.abc import Callable

    from ui.session.session import Session
    from ui.session.table_state import TableState

EDGE, GAP = 16, 4
APART = 24  # pixels between the dice and the faces of the current one
NAMED = 560  # pixels of faces up to which the die's name is written above them
FEWEST = 3  # fewest dice in a row
CAPS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "Q", "W")
"""The keys of the faces: digits, 0 for 10, and two letters for a dragon's last faces."""
BESIDE_ZERO = {int(Qt.Key.Key_Minus): 10, int(Qt.Key.Key_Equal): 11, int(Qt.Key.Key_Plus): 11}  # by keyboard layout
KEYS = {ord(cap): number for number, cap in enumerate(CAPS)} | BESIDE_ZERO
DIGIT_KEYS = {Qt.Key(Qt.Key.Key_0 + digit): digit for digit in range(10)}
ENDS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""The keys that end a number to which more digits could be added."""
DIGITS = 2  # of the highest number
MOST_FACES, NUMBERS_ACROSS = 20, 10
REPEAT = (Qt.Key.Key_Space, Qt.Key.Key_Period)
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


def no_band(_high: int) -> QRect:
    """Return an empty rectangle: the table wants no special place."""
    return QRect()


def rolled_for(state: TableState) -> str:
    """Return the text for the player and the purpose of the roll."""
    agenda = state.position.agenda
    roll = agenda[-1] if agenda else None
    if state.question is None or not isinstance(roll, Roll):
        return ""
    party, words, table = roll.parties[len(roll.shown)], state.words, replace(state.table, brief=True)
    place = words.place(party.place, table) if party.place else ""
    values = {"player": state.names[party.seat], "kind": party.kind, "table": party.kind, "place": place or "none"}
    return words.own("ui-faces-what", table, purpose=roll.purpose, **values)


class FacesPanel(QuestionPanel):
    """The card for entering faces. It has the focus: a face's key enters it and moves to the next die.

    It is placed on the tray of the roll, or where the table wants it, so that it covers no dice in question.
    """

    def __init__(self, session: Session, parent: QWidget, bar: QWidget) -> None:
        super().__init__(parent, bar, left=True)
        self._session = session
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.dice: list[RolledDie] = []
        self.keys: list[FaceKey] = []
        self._last: dict[str, int] = {}
        self._columns, self._cell = FEWEST, CELL
        self._on_table: Callable[[int], QRect] = no_band
        self._numbered = session.system.faces_are_numbers
        self._across = NUMBERS_ACROSS if self._numbered else len(CAPS)
        self._begun, self._begun_at = "", 0
        self._laid_for = 0  # pixels of the band over which the dice were laid out
        self._build()

    def _build(self) -> None:
        say = self._session.words.say
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE, EDGE - 6, EDGE, EDGE - 8)
        column.setSpacing(GAP)
        column.addLayout(self._build_head())
        self._grid = QGridLayout()
        self._grid.setSpacing(GAP)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._faces_row = QGridLayout()
        self._faces_row.setSpacing(GAP)
        self._faces_row.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        for number in range(MOST_FACES if self._numbered else len(CAPS)):
            key = FaceKey(self)
            key.clicked.connect(partial(self._clicked, number))
            self._faces_row.addWidget(key, *divmod(number, self._across))
            self.keys.append(key)
        self._faces_block = QWidget(self)
        self._faces_row.setContentsMargins(0, 0, 0, 0)
        self._faces_block.setLayout(self._faces_row)
        if self._numbered:  # many faces and low ones: below the dice, over the whole width
            column.addLayout(self._grid)
            column.addWidget(self._faces_block)
        else:
            row = QHBoxLayout()
            row.setSpacing(GAP)
            row.addLayout(self._grid, 1)
            row.addSpacing(APART - 2 * GAP)
            row.addWidget(self._faces_block, 0, Qt.AlignmentFlag.AlignTop)
            column.addLayout(row)
        keys = "ui-faces-keys-numbers" if self._numbered else "ui-faces-keys"
        self.help = label(say(keys), self, pixels=11, role=QUIET, wrap=True)
        column.addWidget(self.help)

    def _build_head(self) -> QHBoxLayout:
        """Build the heading with the roll and the number of entered dice, and above the faces the name of their die."""
        head = QHBoxLayout()
        head.setSpacing(APART)
        self.heading = CutLabel(self, title_font(20))
        self.count = label("", self, pixels=12, role=QUIET)
        self.named = label("", self, pixels=14)
        head.addWidget(self.heading, 1)
        head.addWidget(self.count)
        head.addWidget(self.named)
        return head

    # Content

    def show_question(self) -> None:
        """Show the current roll, equal dice side by side; hide the card without one."""
        faces = self._faces()
        if faces is None:
            self.hide()
            return
        self._last, self._begun = {}, ""
        faces.arrange(self._order(faces))
        self._lay_dice(faces)
        self.heading.set_text(rolled_for(self._session))
        self.show_answer()
        self.place()

    def _lay_dice(self, faces: HalfFaces) -> None:
        """Lay the dice out over the width that there is."""
        self._laid_for = self._band().width()
        count, beside = len(faces.order), self._share_width()
        small = count > beside // (CELL.width() + GAP)
        self._cell = SMALL_CELL if small else CELL
        self._columns = max(FEWEST, beside // (self._cell.width() + GAP))
        while len(self.dice) < count:
            die = RolledDie(self)
            die.clicked.connect(partial(self._go_to, len(self.dice)))
            self.dice.append(die)
        for number, die in enumerate(self.dice):
            self._grid.addWidget(die, number // self._columns, number % self._columns)
            die.show_small(small)
            die.setVisible(number < count)

    def _share_width(self) -> int:
        """Give the faces their room; return how wide the dice may be."""
        faces, wide = self._faces(), self._band().width() - 2 * EDGE
        if self._numbered:
            self._stand_across(MOST_FACES if wide >= MOST_FACES * (NUMBER_CELL.width() + GAP) - GAP else NUMBERS_ACROSS)
        block = self._block()
        self._faces_block.setFixedWidth(block)
        if not self._numbered:
            self.named.setMinimumWidth(block if block <= NAMED else 0)
            return wide - APART - block
        # as high as the faces of the die with most of them are
        rows = -(-max(faces.shape.sides) // self._across) if faces is not None else 1
        self._faces_block.setFixedHeight(rows * (NUMBER_CELL.height() + GAP) - GAP)
        self.named.setMinimumWidth(min(block, wide // 2))
        return wide

    def _stand_across(self, across: int) -> None:
        """Put so many faces into a row."""
        if across != self._across:
            self._across = across
            for number, key in enumerate(self.keys):
                self._faces_row.addWidget(key, *divmod(number, across))

    def show_answer(self) -> None:
        """Show the entered faces, and the faces of the current die."""
        faces, session = self._faces(), self._session
        if faces is None or len(self.dice) < len(faces.order):
            return
        if faces.at != self._begun_at:  # a partly typed number belongs to its die only
            self._begun = ""
        for cell, number in zip(self.dice, faces.order, strict=False):
            die = faces.shape.dice[number]
            cell.show_die(session, die, faces.told[number], in_hand=number == faces.at and bool(faces.missing))
        die = faces.shape.dice[faces.at]
        sides, type_id = faces.shape.sides[faces.at], session.position.dice[die].type
        for face, key in enumerate(self.keys):
            key.setVisible(face < sides)
            if face < sides:
                cap = str(face + 1) if self._numbered else CAPS[face]
                key.show_face(session, die, face, cap, last=self._last.get(type_id) == face)
        say = session.words.say
        told = len(faces.told) - faces.missing
        self.count.setText(say("ui-faces-count", count=told, needed=len(faces.told)))
        key_word = "ui-faces-in-hand" if faces.missing else "ui-faces-all"
        named = say(key_word, die=session.system.die_name(session, die), sides=sides)
        self.named.setText(f"{named}: {self._begun}…" if self._begun else named)
        self.setAccessibleName(self.heading.text())
        self.setAccessibleDescription(f"{self.count.text()}. {self.named.text()}. {self.help.text()}")

    def _faces(self) -> HalfFaces | None:
        return self._session.draft.faces if self._session.asks_person else None

    def _order(self, faces: HalfFaces) -> list[int]:
        """Return the dice in the order of the table: the strongest first, equal ones together."""
        dice, kinds = faces.shape.dice, self._session.position.dice
        ranks = {die: rank for rank, die in enumerate(self._session.ranked(dice))}
        first: dict[str, int] = {}
        for die in sorted(dice, key=ranks.__getitem__):
            first.setdefault(kinds[die].type, ranks[die])
        return sorted(range(len(dice)), key=lambda at: (first[kinds[dice[at]].type], ranks[dice[at]]))

    # Input

    def press(self, digit: int) -> None:
        """Enter the face with this number; 0 is the tenth. A closed card opens first."""
        if self.isHidden() and self._faces() is not None:
            self.show()
            self.take_focus()
        if self._numbered:
            self._type_digit(digit)
        else:
            self._tell(digit - 1 if digit else 9)

    def _type_digit(self, digit: int) -> None:
        """Add a digit to a number; enter the number as soon as no longer one is possible."""
        faces = self._faces()
        if faces is None:
            return
        begun, sides = self._begun, faces.shape.sides[faces.at]
        if begun and int(begun + str(digit)) > sides:
            self._end_number()
            faces = self._faces()
            begun, sides = "", faces.shape.sides[faces.at] if faces is not None else 0
        self._begun, self._begun_at = begun + str(digit), faces.at if faces is not None else 0
        if int(self._begun) * 10 > sides or len(self._begun) == DIGITS:
            self._end_number()
        else:
            self.show_answer()

    def _end_number(self) -> None:
        """Enter the digits typed so far as the number."""
        begun, self._begun = self._begun, ""
        if begun:
            self._tell(int(begun) - 1)

    def _clicked(self, face: int, _checked: bool = False) -> None:
        self._begun = ""
        self._tell(face)
        self.setFocus()

    def _tell(self, face: int) -> None:
        """Enter the face of the current die, unless it has no such face."""
        faces, session = self._faces(), self._session
        if faces is None:
            return
        sides = faces.shape.sides[faces.at]
        if not 0 <= face < sides:
            session.draft.refuse(session.words.say("ui-faces-no-such", sides=sides))
            return
        self._last[session.position.dice[faces.shape.dice[faces.at]].type] = face
        session.draft.tell(partial(HalfFaces.tell, face=face))

    def _repeat(self) -> None:
        """Enter the last face of another die of the same kind."""
        faces, session = self._faces(), self._session
        if faces is None:
            return
        last = self._last.get(session.position.dice[faces.shape.dice[faces.at]].type)
        if last is None or not faces.missing:
            session.draft.refuse(session.words.say("ui-faces-nothing-to-repeat"))
        else:
            self._tell(last)

    def _go_to(self, number: int, _checked: bool = False) -> None:
        faces = self._faces()
        if faces is not None:
            at = faces.order[number]
            self._session.draft.tell(partial(HalfFaces.go_to, number=at))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the keys for entering, repeating, correcting and moving; pass on all others."""
        if not self._act(event):
            super().keyPressEvent(event)

    def _act(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if self._numbered and key in DIGIT_KEYS:
            self._type_digit(DIGIT_KEYS[key])
        elif self._begun and key in (*REPEAT, *ENDS):
            self._end_number()
        elif self._begun and key == Qt.Key.Key_Backspace:
            self._begun = self._begun[:-1]
            self.show_answer()
        elif not self._numbered and int(key) in KEYS:
            self._tell(KEYS[int(key)])
        elif key in REPEAT:
            self._repeat()
        elif key == Qt.Key.Key_Backspace:
            self._session.draft.tell(HalfFaces.take_back)
        elif key in STEPS:
            self._session.draft.tell(partial(HalfFaces.step, by=STEPS[key]))
        else:
            return False
        return True

    def event(self, event: QEvent) -> bool:
        """Claim the keys of the faces before the window's shortcuts."""
        if event.type() == QEvent.Type.ShortcutOverride:
            press = cast(QKeyEvent, event)
            plain = press.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
            known = self._takes(Qt.Key(press.key()))
            if plain and known:
                event.accept()
                return True
        return super().event(event)

    def _takes(self, key: Qt.Key) -> bool:
        """Return True if the panel handles a key."""
        if key in (*REPEAT, *STEPS, Qt.Key.Key_Backspace) or (self._begun and key in ENDS):
            return True
        return key in DIGIT_KEYS if self._numbered else int(key) in KEYS

    def take_focus(self) -> None:
        """Take the focus."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _block(self) -> int:
        """Return the width of the faces of the die with the most, so that they start at one place during a roll."""
        faces = self._faces()
        cell = NUMBER_CELL if self._numbered else FACE_CELL
        return min(self._across, max(faces.shape.sides) if faces is not None else 6) * (cell.width() + GAP) - GAP

    def lie_on(self, band: Callable[[int], QRect]) -> None:
        """Set the function that returns the panel's place for a height.

        The place is in pixels of the page, empty for the default one.
        """
        self._on_table = band

    def _band(self, high: int = 0) -> QRect:
        """Return the place of the roll: the tray's card, or what the table wants; else as much space above the bar."""
        tray, wanted = self._tray, self._on_table(high)
        if not wanted.isEmpty():
            return wanted
        if tray is None or tray.isHidden():
            return QRect(BESIDE, self.bar.y() - 1 - BESIDE, self.room()[0], BESIDE)
        return tray.geometry().marginsRemoved(tray.contentsMargins())

    def sizeHint(self) -> QSize:
        """Return the width of the tray, or more if the dice and faces need it, and the height of all rows."""
        faces = self._faces()
        count = min(len(faces.order) if faces is not None else 1, self._columns)
        beside = 0 if self._numbered else APART + self._block()
        needed = count * (self._cell.width() + GAP) + beside + 2 * EDGE
        wide, layout = max(self._band().width(), needed), self.layout()
        high = layout.heightForWidth(wide) if layout is not None else 0
        return QSize(wide, high)

    def _standing(self) -> QRect:
        """Return the place on the tray, from its bottom up as far as the dice need."""
        faces = self._faces()
        if faces is not None and self._band().width() != self._laid_for:
            self._lay_dice(faces)
        (width, height), size = self.room(), self.sizeHint()
        band = self._band(size.height())
        wide, high = min(size.width(), width), min(max(size.height(), band.height()), height)
        return QRect(band.left(), band.bottom() + 1 - high, wide, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card, with a ring if it has the focus."""
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            rounded(painter, self.rect().toRectF(), 14, None, colours(self).accent_text, 1.5)
