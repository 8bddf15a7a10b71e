"""The list of all collections, and the dialog for a name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QListWidgetItem, QVBoxLayout, QWidget

from ddtable.library.records import LONGEST_NAME
from ddtable.words.sentences import Words
from ui.builder.forces_dialog import NUMBER, ROW_SIZE
from ui.kit.buttons import KeyButton
from ui.kit.help import HelpDialog
from ui.kit.labels import label
from ui.kit.row_delegate import ABOUT
from ui.kit.row_list import RowList
from ui.kit.theme import DANGER

if TYPE_CHECKING:
    from ddtable.library import Collection

KEYS = {Qt.Key.Key_F2: "rename", Qt.Key.Key_Delete: "remove", Qt.Key.Key_Insert: "new"}


class CollectionList(QWidget):
    """`chosen` is emitted with the number of a collection, `wanted` with "new", "rename" or "remove"."""

    chosen = Signal(int)
    wanted = Signal(str)

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.rows = Rows(self)
        self.rows.setAccessibleName(words.say("collections-title"))
        self.rows.wanted.connect(self.wanted)
        self.rows.currentItemChanged.connect(self._choose)
        self.rows.itemDoubleClicked.connect(self._rename)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.rows, 1)
        self.new = self._button("new", "plain")
        row = QHBoxLayout()
        row.setSpacing(4)
        self.rename = self._button("rename", "quiet")
        self.remove = self._button("remove", "quiet")
        row.addWidget(self.rename)
        row.addWidget(self.remove)
        row.addStretch(1)
        column.addWidget(self.new)
        column.addLayout(row)

    def _button(self, what: str, look: str) -> KeyButton:
        words = self._words.say("collections-do", what=what)
        button = KeyButton(words, "", "plain" if look == "plain" else "quiet", self, height=34)
        button.clicked.connect(partial(self._want, what))
        return button

    def _want(self, what: str, _checked: bool = False) -> None:
        self.wanted.emit(what)

    def _rename(self, _item: QListWidgetItem) -> None:
        self.wanted.emit("rename")

    def _choose(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.chosen.emit(item.data(NUMBER))

    def show_collections(self, found: Sequence[Collection], number: int) -> None:
        """Show these collections and select the given one."""
        self.rows.blockSignals(True)
        self.rows.clear()
        for one in found:
            item = QListWidgetItem(one.name, self.rows)
            item.setData(NUMBER, one.id)
            self._tell(item, one.dice, one.kinds)
            if one.id == number:
                self.rows.setCurrentItem(item)
        self.rows.blockSignals(False)
        why = "" if found else self._words.say("collections-none")
        for button in (self.rename, self.remove):
            button.setEnabled(bool(found))
            button.setToolTip(why)

    def _tell(self, item: QListWidgetItem, dice: int, kinds: int) -> None:
        about = self._words.say("collections-about", dice=dice, kinds=kinds)
        item.setData(ABOUT, about)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{item.text()}, {about}")

    def _item(self, number: int) -> QListWidgetItem | None:
        items = (self.rows.item(row) for row in range(self.rows.count()))
        return next((item for item in items if item.data(NUMBER) == number), None)

    def count_dice(self, number: int, dice: int, kinds: int) -> None:
        """Show the new number of dice of a collection."""
        if (item := self._item(number)) is not None:
            self._tell(item, dice, kinds)

    def name_of(self, number: int) -> str:
        """Return the name of a collection, or "" if it does not exist."""
        item = self._item(number)
        return item.text() if item is not None else ""


class Rows(RowList):
    """The list itself; `wanted` is emitted with the action of a key."""

    wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, ROW_SIZE)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle F2 (rename), Delete (remove) and Insert (new)."""
        if event.key() in KEYS:
            self.wanted.emit(KEYS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


class NameDialog(HelpDialog):
    """Dialog for a name; `taken` is called with it and returns what is wrong with it, or ""."""

    def __init__(self, words: Words, heading: str, name: str, taken: Callable[[str], str], parent: QWidget) -> None:
        super().__init__(heading, words, parent)
        self.setFixedWidth(460)
        self._taken = taken
        self.field = QLineEdit(name, self)
        self.field.setAccessibleName(words.say("collections-name"))
        self.field.setPlaceholderText(words.say("collections-name-how"))
        self.field.setMaxLength(LONGEST_NAME)
        self.said = label("", self, role=DANGER, wrap=True)
        self.said.hide()
        self.body.addWidget(self.field)
        self.body.addWidget(self.said)
        self.close_button.show_as(words.say("ui-cancel"), "Esc", "plain")
        self.answer = self.add_answer(words.say("builder-take-over"), "↵", "primary")
        self.answer.setDefault(True)
        self.answer.clicked.connect(partial(self._answer))
        self.field.textChanged.connect(self._check)
        self._check()
        self.field.selectAll()
        self.field.setFocus()

    def _check(self, _text: str = "") -> None:
        self.answer.setEnabled(bool(self.field.text().strip()))
        self.said.hide()

    def _answer(self, _checked: bool = False) -> None:
        if wrong := self._taken(self.field.text()):
            self.said.setText(wrong)
            self.said.show()
            self.adjustSize()
        else:
            self.done(1)
