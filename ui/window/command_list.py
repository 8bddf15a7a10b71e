"""The searchable list of all commands and keys; Return runs the selected one, and disabled ones show the reason."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QFont, QFontMetricsF, QKeySequence, QPainter
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyleOptionViewItem

from ui.kit.aloud import say_aloud
from ui.kit.fonts import interface_font
from ui.kit.help import HelpDialog
from ui.kit.keys import TABLE_KEYS
from ui.kit.labels import label
from ui.kit.painting import key_cap_width, paint_key_cap, rounded, text
from ui.kit.row_delegate import GAP, AnyIndex, RowDelegate
from ui.kit.search_field import SearchField
from ui.kit.theme import QUIET, colours
from ui.window.builder_commands import BUILDER_COMMANDS, BUILDER_KEYS
from ui.window.commands import ALSO_COMMANDS, Command, all_commands
from ui.window.position_keys import POSITION_KEYS

if TYPE_CHECKING:
    from ui.window.main_window import MainWindow

WIDTH, LIST_HEIGHT = 680, 440
ROW = QSize(200, 40)
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class Line:
    """One line: its menu, its text, its key, the reason why it is disabled, and its command, if any.

    `also` has further search words.
    """

    where: str
    words: str
    keys: str
    why: str
    command: Command | None
    also: str = ""

    def told(self) -> str:
        """Return the text of the line for screen readers."""
        return ", ".join(part for part in (self.where, self.words, self.keys, self.why) if part)


def plain(words: str) -> str:
    """Return the text of a menu entry without its mnemonic and ellipsis."""
    return words.replace("&", "").removesuffix("…")


def shown_keys(keys: str) -> str:
    """Return a shortcut in the notation of this system."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText) if keys else ""


def lines(window: MainWindow) -> Iterator[Line]:
    """Yield all commands with their menus and those of the builder, then the keys of the pages."""
    say = window.words.say
    for menu, command in all_commands():
        where = plain(say(f"ui-menu-{menu.id}"))
        words = plain(say(f"ui-menu-{command.id}"))
        group = next((part.id for part in menu.entries if part and command is not part and _holds(part, command)), "")
        if group:
            words = say("ui-command-where", menu=plain(say(f"ui-menu-{group}")), command=words)
        keys = shown_keys(command.keys)
        if command.id == "commands":
            keys = f"{keys}  {shown_keys(ALSO_COMMANDS)}"
        also = say(f"ui-also-{command.id}") if window.words.has(f"ui-also-{command.id}") else ""
        yield Line(where, words, keys, command.why_not(window), command, also)
    where = say("ui-commands-builder")
    for command in BUILDER_COMMANDS:
        words = say(f"ui-menu-{command.id}")
        yield Line(where, words, shown_keys(command.keys), command.why_not(window), command)
    for keys, word in TABLE_KEYS:
        yield Line(say("ui-commands-table"), say(f"ui-key-{word}"), _cap(window, keys, word), "", None)
    for keys, word in BUILDER_KEYS:
        yield Line(where, say(f"ui-key-build-{word}"), _cap(window, keys, f"build-{word}"), "", None)
    where = say("position-title")
    for keys, word in POSITION_KEYS:
        yield Line(where, say(f"ui-key-position-{word}"), _cap(window, keys, f"position-{word}"), "", None)


def _cap(window: MainWindow, keys: str, word: str) -> str:
    """Return the label of a key; some keys have a name in each language."""
    key = f"ui-key-cap-{word}"
    return window.words.say(key) if window.words.has(key) else shown_keys(keys) or keys


def _holds(part: object, command: Command) -> bool:
    commands = getattr(part, "commands", None)
    return commands is not None and command in commands()


class Lines(QAbstractListModel):
    """The lines as a model; the text is for screen readers."""

    def __init__(self, found: list[Line], parent: QObject) -> None:
        super().__init__(parent)
        self.found = found

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """Return the number of lines."""
        return 0 if parent.isValid() else len(self.found)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the text for screen readers, or the line for the delegate and the search."""
        line = self.found[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return line.told()
        return line if role == Qt.ItemDataRole.UserRole else None


class Search(QSortFilterProxyModel):
    """Keeps the lines that contain every search word."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._words: list[str] = []

    def search(self, wanted: str) -> None:
        """Set the search words."""
        self._words = wanted.casefold().split()
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        """Return True if a line matches."""
        line = cast(Line, self.sourceModel().index(row, 0, parent).data(Qt.ItemDataRole.UserRole))
        sought = f"{line.where} {line.words} {line.keys} {line.also}".casefold()  # a reason has words of other commands
        return all(word in sought for word in self._words)


class LineDelegate(RowDelegate):
    """Paints a line: its text, its menu, its key; a disabled one has the reason instead of the menu."""

    def paint_plate(self, painter: QPainter, room: QRectF, option: QStyleOptionViewItem) -> None:
        """Paint the plate of the selected row over the whole width."""
        if option.state & QStyle.StateFlag.State_Selected:
            palette = colours(self.view)
            edge, wide = (palette.accent_text, 2) if self.has_focus() else (palette.accent, 1)
            rounded(painter, room.adjusted(-GAP, 0, GAP, 0), 8, palette.field, edge, wide)

    def paint_row(self, painter: QPainter, room: QRectF, index: AnyIndex) -> None:
        """Paint the texts and the key."""
        line = cast(Line, index.data(Qt.ItemDataRole.UserRole))
        palette = colours(self.view)
        ink = palette.quiet_text if line.why else palette.text
        room = room.adjusted(10, 0, -10, 0)
        if line.keys:
            paint_key_cap(painter, room.right(), room.center().y(), line.keys, palette.text)
            room.setRight(room.right() - key_cap_width(line.keys) - 12)
        side = line.why or line.where
        wide = min(room.width() * 0.5, QFontMetricsF(interface_font(12)).horizontalAdvance(side) + 2)
        place = QRectF(room.right() - wide, room.top(), wide, room.height())
        text(painter, place, side, interface_font(12), palette.quiet_text, Qt.AlignmentFlag.AlignRight)
        room.setRight(place.left() - 12)
        text(painter, room, line.words, interface_font(13, QFont.Weight.DemiBold), ink)


class CommandList(HelpDialog):
    """The list with its search field; Return runs the selected command."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window.words.say("ui-commands"), window.words, window)
        say = window.words.say
        self._window = window
        self.setFixedWidth(WIDTH)
        self.search = SearchField(say("ui-commands-search"), self)
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self._do)
        self.body.addWidget(self.search)
        self.model = Search(self)
        self.model.setSourceModel(Lines(list(lines(window)), self))
        self.list = QListView(self)
        self.search.lead_to(self.list, focus=False)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setAccessibleName(say("ui-commands"))
        self.list.setModel(self.model)
        self.list.setItemDelegate(LineDelegate(self.list, ROW))
        self.list.setUniformItemSizes(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.viewport().setAutoFillBackground(False)
        self.list.setMinimumHeight(LIST_HEIGHT)
        self.list.activated.connect(self._do)
        self.list.clicked.connect(self._show_state)
        self.list.doubleClicked.connect(self._do)
        self.list.selectionModel().currentChanged.connect(self._show_state)
        self.list.selectionModel().currentChanged.connect(self._tell)
        self.body.addWidget(self.list, 1)
        self.none_found = label(say("ui-commands-none"), self, role=QUIET)
        self.none_found.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.none_found.setMinimumHeight(LIST_HEIGHT)
        self.none_found.setContentsMargins(0, 24, 0, 0)
        self.body.addWidget(self.none_found, 1)
        self.state = label("", self, pixels=12, role=QUIET, wrap=True)
        self.foot.insertWidget(0, self.state, 1)
        self.close_button.show_as(say("ui-close"), "Esc", "quiet")
        self.run = self.add_answer(say("ui-commands-run"), "↵", "primary")
        self.run.clicked.connect(partial(self._do))
        self._search("")
        self.search.setFocus()

    def _search(self, wanted: str) -> None:
        self.model.search(wanted)
        self.list.setCurrentIndex(self.model.index(0, 0))
        self._show_state()

    def line(self) -> Line | None:
        """Return the selected line."""
        found = self.list.currentIndex().data(Qt.ItemDataRole.UserRole)
        return found if isinstance(found, Line) else None

    def _show_state(self, *_: object) -> None:
        """Show the reason why the selected command is disabled."""
        say, line = self._window.words.say, self.line()
        can = line is not None and line.command is not None and not line.why
        self.run.setEnabled(can)
        self.none_found.setVisible(line is None)
        self.list.setVisible(line is not None)
        if line is None:
            self.state.setText("")
        else:
            self.state.setText(line.why or say("ui-commands-hint" if can else "ui-commands-by-key"))
        self.run.setToolTip("" if can else self.state.text() or self.none_found.text())

    def _tell(self, *_: object) -> None:
        """Announce the selected line, because the focus stays in the search field."""
        line = self.line()
        if line is not None and self.search.hasFocus():
            say_aloud(self.list, line.told())

    def _do(self, *_: object) -> None:
        line = self.line()
        if line is None or line.command is None or line.why:
            return
        command = line.command
        self.done(1)
        self._window.menus.run(command)
