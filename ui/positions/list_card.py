"""A card with a list of what is in a position besides its dice, and buttons to add an entry and to remove one."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QListView, QVBoxLayout, QWidget

from ui.kit.buttons import KeyButton
from ui.kit.card import Card
from ui.kit.fonts import interface_font
from ui.kit.labels import label
from ui.kit.painting import text
from ui.kit.plain_list import make_plain
from ui.kit.row_delegate import RowDelegate
from ui.kit.rows_model import ROW, AnyIndex, RowsModel
from ui.kit.theme import QUIET, colours
from ui.positions.cards import headed
from ui.positions.sheet_editor import SheetEditor

HIGH, LOW = 46, 28  # pixels of a row with its words below the name, and beside it


class EntriesModel(RowsModel):
    """The entries of a card."""

    def __init__(self, card: ListCard) -> None:
        super().__init__(card)
        self.card = card

    def told(self, number: int, row: Any) -> dict[Qt.ItemDataRole, str | None]:  # noqa: ARG002
        """Return an entry in words."""
        words, roles = self.card.whole(row), Qt.ItemDataRole
        return {roles.DisplayRole: words, roles.AccessibleTextRole: words, roles.ToolTipRole: words}


class EntryRows(RowDelegate):
    """Paints an entry: its name, and quiet words below it or beside it."""

    def paint_row(self, painter: QPainter, room: QRectF, index: AnyIndex) -> None:
        """Paint the name and the words about it."""
        model, row = index.model(), index.data(ROW)
        assert isinstance(model, EntriesModel)
        palette, name, about = colours(self.view), model.card.name_of(row), model.card.about(row)
        if model.card.beside:
            left = QRectF(room.left() + 8, room.top(), room.width() * 0.6 - 8, room.height())
            right = QRectF(left.right() + 6, room.top(), room.right() - left.right() - 14, room.height())
            text(painter, left, name, interface_font(13), palette.text)
            text(painter, right, about, interface_font(12), palette.quiet_text, Qt.AlignmentFlag.AlignRight)
            return
        line = QRectF(room.left() + 8, room.top() + 2, room.width() - 16, 20)
        text(painter, line, name, interface_font(13, QFont.Weight.DemiBold), palette.text)
        text(painter, line.translated(0, 18), about, interface_font(12), palette.quiet_text)


class RemovingList(QListView):
    """The list; Delete removes the chosen entry."""

    removed = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remove the chosen entry with Delete."""
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self.currentIndex().isValid():
            self.removed.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)


class ListCard(Card):
    """The card. Subclasses name it by `title`, `nothing` and `new`, and return its entries.

    `beside`: the words about an entry are beside its name. `most`: entries shown without scrolling.
    """

    title: ClassVar[str]
    nothing: ClassVar[str]
    new: ClassVar[str]
    beside: ClassVar[bool] = False
    most: ClassVar[int] = 4

    def __init__(self, editor: SheetEditor, parent: QWidget) -> None:
        super().__init__(parent)
        self.editor = editor
        say = editor.words.say
        column = headed(say(self.title), self)
        self.none = label(say(self.nothing), self, pixels=12, role=QUIET, wrap=True)
        self.list = RemovingList(self)
        make_plain(self.list)
        self.list.setAccessibleName(say(self.title))
        self.model = EntriesModel(self)
        self.list.setModel(self.model)
        self.list.setItemDelegate(EntryRows(self.list, QSize(120, LOW if self.beside else HIGH)))
        self.add = KeyButton(say(self.new), "", "quiet", self, height=32)
        self.remove = KeyButton(say("position-effect-remove"), "", "quiet", self, height=32)
        row = QHBoxLayout()
        row.addWidget(self.add)
        row.addWidget(self.remove)
        row.addStretch(1)
        column.addWidget(self.none)
        column.addWidget(self.list)
        column.addLayout(row)
        self.build_more(column)
        self.add.clicked.connect(partial(self.ask))
        self.remove.clicked.connect(partial(self._remove_chosen))
        self.list.removed.connect(self._remove_row)
        self.list.selectionModel().selectionChanged.connect(self._show_remove)
        editor.changed.connect(self.show_entries)
        self.show_entries()

    def build_more(self, column: QVBoxLayout) -> None:
        """Add widgets below the buttons; none by default."""

    @abstractmethod
    def entries(self) -> Sequence[Any]:
        """Return the entries as they are now."""

    @abstractmethod
    def name_of(self, row: Any) -> str:
        """Return the name of an entry."""

    @abstractmethod
    def about(self, row: Any) -> str:
        """Return the quiet words about an entry."""

    @abstractmethod
    def whole(self, row: Any) -> str:
        """Return an entry in one line, for tool tips and screen readers."""

    @abstractmethod
    def remove_entry(self, number: int) -> None:
        """Remove an entry."""

    @abstractmethod
    def ask(self, _checked: bool = False) -> None:
        """Ask for another entry."""

    def show_entries(self) -> None:
        """Show the entries as they are now."""
        entries = self.entries()
        self.model.show_rows(entries)
        self.list.viewport().update()
        self.list.setVisible(bool(entries))
        self.none.setVisible(not entries)
        self.list.setFixedHeight(min(self.most, len(entries)) * (LOW if self.beside else HIGH) + 2)
        self._show_remove()

    def _show_remove(self, *_what: object) -> None:
        self.remove.setEnabled(self.list.currentIndex().isValid() and bool(self.model.rows))

    def _remove_chosen(self, _checked: bool = False) -> None:
        self._remove_row(self.list.currentIndex().row())

    def _remove_row(self, row: int) -> None:
        if 0 <= row < len(self.model.rows):
            self.remove_entry(row)
