"""The page that sets up a position: the catalogue on the left, the terrains in the middle, the rest on the right."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QKeySequence, QPainter, QPaintEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from ddtable.files.regular import read_regular
from ddtable.files.whole import write_whole
from ddtable.rules.text_form import game_of
from ddtable.texts.plain import plain
from ui.games.brought import set_up_games
from ui.kit.asked_path import ask_where
from ui.kit.buttons import KeyButton
from ui.kit.icon_button import IconButton
from ui.kit.labels import title
from ui.kit.open_folder import open_folder
from ui.kit.painting import fill_table
from ui.kit.scroll import Scroll
from ui.kit.segments import Segments
from ui.kit.theme import colours
from ui.positions.cards import PlayersCard, TurnCard, Verdict, stacked
from ui.positions.desk import LONGEST_TEXT, DeskFile, Texts
from ui.positions.places_panel import PlacesPanel, PlaceView
from ui.positions.position_sheet import PositionSheet
from ui.positions.sheet_editor import SheetEditor

if TYPE_CHECKING:
    from ddtable.words.sentences import Words

SUFFIX = ".ddposition"
MARGIN, GAP, SIDE, CATALOGUE = 16, 12, 288, 336  # pixels
PAUSE = 400  # milliseconds without a change before the position is remembered
KEYS = (
    ("Ctrl+Z", "undo"),
    ("Ctrl+Y", "redo"),
    ("Ctrl+Shift+Z", "redo"),
    ("Ctrl+F", "search"),
    ("Ctrl+Shift+C", "copy"),
    ("Ctrl+Shift+V", "paste"),
    ("Ctrl+E", "export"),
    ("Ctrl+I", "import"),
    ("Ctrl+Return", "start"),
)


class Catalogue(Protocol):
    """The widget with all dice of a game, as the page needs it."""

    view: QWidget

    def enter_search(self) -> None:
        """Focus the search field, or what takes its place."""

    def greet(self) -> None:
        """Focus the widget; show the first die if none is shown."""

    def show_die(self, type_id: str) -> None:
        """Show all faces of a die."""

    def show_what_fits(self, hint: str) -> None:
        """Show the sort of dice that belongs into an area that takes this."""


class SetUpPage(QWidget):
    """All widgets of the set-up; the page owns the editor.

    `wanted` is emitted with a command of the window: "back", "table", "start". `said` is emitted with a message to show
    for a while. `table` returns the position on the table with its players, or the reason why there is none.
    `elsewhere` is emitted with another game and the text of a position of it, "" for none. A game has a page of its
    own, with its catalogue, its areas and its cards.
    """

    game: str
    texts: Texts
    view_type: type[PlaceView] = PlaceView

    wanted = Signal(str)
    said = Signal(str)
    elsewhere = Signal(str, str)

    def __init__(self, words: Words, desk: DeskFile, table: Callable[[], PositionSheet | str], parent: QWidget) -> None:
        super().__init__(parent)
        self.words, self.desk, self._table = words, desk, table
        self.folder = str(open_folder())
        self.editor = self.make_editor(desk.sheet() or self.empty_sheet())
        self.catalogue = self.make_catalogue()
        self.places = PlacesPanel(self.editor, self, self.view_type)
        self.verdict = Verdict(self.editor, self)
        self.turn, self.players = self.make_turn(), PlayersCard(self.editor, self)
        self._keeping = QTimer(self)
        self._keeping.setSingleShot(True)
        self._keeping.setInterval(PAUSE)
        self._keeping.timeout.connect(self.keep)
        self._lay_out()
        self._connect()
        self._show()

    @abstractmethod
    def empty_sheet(self) -> PositionSheet:
        """Return a position without armies."""

    @abstractmethod
    def make_editor(self, sheet: PositionSheet) -> SheetEditor:
        """Return the editor of a sheet."""

    @abstractmethod
    def make_catalogue(self) -> Any:
        """Return the widget with all dice, as `Catalogue` says."""

    @abstractmethod
    def make_turn(self) -> TurnCard:
        """Return the card of the turn."""

    def more_cards(self) -> tuple[QWidget, ...]:
        """Return the cards of this game above the turn."""
        return ()

    def turn_cards(self) -> tuple[QWidget, ...]:
        """Return the turn, with the cards of this game that go with it."""
        return (self.turn,)

    def last_cards(self) -> tuple[QWidget, ...]:
        """Return the cards of this game below the players."""
        return ()

    # Construction

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, 10, MARGIN, MARGIN)
        column.setSpacing(10)
        column.addLayout(self._head())
        self.split = QSplitter(Qt.Orientation.Horizontal, self)
        self.split.setChildrenCollapsible(False)
        self.split.setHandleWidth(GAP)
        self.catalogue.setMinimumWidth(CATALOGUE)
        self.split.addWidget(self.catalogue)
        right = QWidget(self)
        row = QHBoxLayout(right)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP)
        row.addWidget(self.middle(right), 1)
        cards = stacked((self.verdict, *self.more_cards(), *self.turn_cards(), self.players, *self.last_cards()), right)
        self.side = Scroll(cards, right)
        self.side.setFixedWidth(SIDE)
        row.addWidget(self.side)
        self.split.addWidget(right)
        self.split.setStretchFactor(0, 0)
        self.split.setStretchFactor(1, 1)
        column.addWidget(self.split, 1)
        self._chain()

    def middle(self, parent: QWidget) -> QWidget:  # noqa: ARG002
        """Return the widget with the areas of all dice."""
        return self.places

    @property
    def in_order(self) -> list[QWidget]:
        """The widgets of the middle in the order of the Tab key."""
        return self.places.in_order

    def _head(self) -> QHBoxLayout:
        say = self.words.say
        row = QHBoxLayout()
        row.setSpacing(8)
        self.back = IconButton("turn_back", say("builder-back"), "", self)
        self.undo = IconButton("undo", say("ui-undo"), "Ctrl+Z", self)
        self.redo = IconButton("redo", say("ui-redo"), "Ctrl+Y", self)
        self.buttons: dict[str, KeyButton] = {}
        row.addWidget(self.back)
        row.addWidget(title(say("position-title"), self, 24))
        self.games = Segments([(game, say("position-game", game=game)) for game in set_up_games()], self)
        self.games.setAccessibleName(say("position-games"))
        self.games.choose(self.game)
        self.games.chosen.connect(self._other_game)
        row.addWidget(self.games)
        row.addStretch(1)
        row.addWidget(self.undo)
        row.addWidget(self.redo)
        for what in ("table", "clear", "copy", "paste", "import", "export", "start"):
            look = "primary" if what == "start" else "quiet"
            button = KeyButton(say("position-do", what=what), "", look, self)  # type: ignore[arg-type]
            button.setToolTip(say("position-do-tip", what=what))
            button.clicked.connect(partial(self._clicked, what))
            self.buttons[what] = button
            row.addWidget(button)
        self.back.clicked.connect(partial(self._clicked, "back"))
        self.undo.clicked.connect(partial(self._clicked, "undo"))
        self.redo.clicked.connect(partial(self._clicked, "redo"))
        return row

    def _connect(self) -> None:
        self.editor.changed.connect(self._changed)
        self.editor.refused.connect(self.say)
        self.places.pointed.connect(self.catalogue.show_die)
        self.places.entered.connect(self._show_what_fits)
        self.verdict.judged.connect(self._show)
        self.verdict.wanted.connect(self.lead_to)
        for key, what in KEYS:
            shortcut = QShortcut(QKeySequence(key), self, partial(self.act, what))
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def _chain(self) -> None:
        """Put the areas between the catalogue and the side into the order of the Tab key; new ones would be last."""
        order = [self.catalogue.view, *self.in_order, self.turn.seat]
        for before, after in pairwise(order):
            self.setTabOrder(before, after)
        self._chained = self.editor.sheet.areas

    # Commands

    def _clicked(self, what: str, _checked: bool = False) -> None:
        self.act(what)

    def act(self, what: str) -> None:
        """Carry out a command; pass on the commands that are the window's."""
        deeds: dict[str, Callable[[], object]] = {
            "undo": self.editor.undo,
            "redo": self.editor.redo,
            "search": self.catalogue.enter_search,
            "clear": self.editor.clear,
            "copy": self.copy,
            "paste": self.paste,
            "import": self.import_file,
            "export": self.export_file,
            "table": self.take_table,
        }
        if what in deeds:
            deeds[what]()
        elif what == "start" and self.verdict.found:
            self.say(self.words.trouble(self.verdict.found[0].said))
        else:
            self.wanted.emit(what)

    def _other_game(self, game: str) -> None:
        """Ask for the page of another game; this page stays at its own."""
        self.games.choose(self.game)
        if game != self.game:
            self.elsewhere.emit(game, "")

    def lead_to(self, area: str) -> None:
        """Focus an area."""
        self.places.lead_to(area)

    def say(self, sentence: str) -> None:
        """Show a message for a while."""
        self.said.emit(sentence)

    def take_table(self) -> None:
        """Edit the position on the table."""
        found = self._table()
        if isinstance(found, str):
            self.say(found)
        elif found.game != self.game:
            self.wanted.emit("table")
        else:
            self.editor.begin(found, self.words.say("position-did-table"))

    def copy(self) -> None:
        """Copy the position as text."""
        QGuiApplication.clipboard().setText(self.texts.write(self.editor.sheet))
        self.say(self.words.say("position-copied"))

    def paste(self) -> None:
        """Take the position in the text on the clipboard, or show the line and the reason why it cannot be read."""
        if self.read(QGuiApplication.clipboard().text()[: LONGEST_TEXT + 1]):
            self.say(self.words.say("position-pasted"))

    def read(self, text: str) -> bool:
        """Take the position in a text; one of another game goes to the page of that game. Return True if it is here."""
        sheet, game = self.editor.sheet, game_of(text)
        if game != self.game and game in set_up_games():
            self.elsewhere.emit(game, text)
            return False
        try:
            found = self.texts.read(text, sheet.names, sheet.players)
        except ValueError as error:
            self.say(self.words.trouble(error.args[0]))
            return False
        self.editor.begin(found, self.words.say("position-did-read"))
        return True

    def import_file(self) -> None:
        """Ask for a file with a position, and take it."""
        say = self.words.say
        name, _ = QFileDialog.getOpenFileName(
            self, say("position-file-title", what="import"), self.folder, say("position-files")
        )
        if name:
            self.open_file(Path(name))

    def open_file(self, path: Path) -> bool:
        """Take the position of a file; return False with a message if it cannot be read."""
        self.folder = str(path.parent)
        try:
            text = read_regular(path, LONGEST_TEXT).decode("utf-8-sig")
        except (OSError, UnicodeDecodeError) as error:
            why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            self.say(self.words.say("position-unread", name=plain(path.name), why=why))
            return False
        return self.read(text)

    def export_file(self) -> None:
        """Ask for a path, and write the position into that file."""
        say = self.words.say
        begun = str(Path(self.folder) / f"{say('position-file-name')}{SUFFIX}")
        path = ask_where(self, say("position-file-title", what="export"), begun, say("position-files"), SUFFIX)
        if path is not None:
            self.write_file(path)

    def write_file(self, path: Path) -> bool:
        """Write the position into a file; return False with a message if the disk refuses it."""
        self.folder = str(path.parent)
        try:
            write_whole(path, self.texts.write(self.editor.sheet).encode())
        except OSError as error:
            self.say(self.words.say("position-unwritten", name=plain(path.name), why=error.strerror or str(error)))
            return False
        self.say(self.words.say("builder-said-written", file=plain(path.name)))
        return True

    # Updates

    def _changed(self) -> None:
        self._keeping.start()
        self._show()

    def _show(self) -> None:
        """Show if the game can start, what Undo would undo, and where something is impossible."""
        say, editor, found = self.words.say, self.editor, self.verdict.found
        why = self.verdict.summary() if found else ""
        self.buttons["start"].setEnabled(not why)
        self.buttons["start"].setToolTip(why or say("position-do-tip", what="start"))
        self.buttons["start"].setAccessibleDescription(why)
        none = "" if editor.undoes else say("builder-no-undo")
        self.undo.say_why(say("builder-undo", done=editor.undoes or "none"), none)
        none = "" if editor.redoes else say("builder-no-redo")
        self.redo.say_why(say("builder-redo", done=editor.redoes or "none"), none)
        self.places.show_faults({one.where for one in found})
        if self._chained != editor.sheet.areas:
            self._chain()

    def show_table(self) -> None:
        """Show if there is a position on the table to edit."""
        found = self._table()
        why = found if isinstance(found, str) else ""
        self.buttons["table"].setEnabled(not why)
        self.buttons["table"].setToolTip(why or self.words.say("position-do-tip", what="table"))

    def _show_what_fits(self) -> None:
        """Show the sort of dice that belongs into the current area."""
        self.catalogue.show_what_fits(self.editor.sheet.hint(self.editor.current))

    def keep(self) -> None:
        """Remember the position."""
        self._keeping.stop()
        self.desk.keep(self.editor.sheet)

    def showEvent(self, event: QShowEvent) -> None:
        """Focus the search field; show the faces of the first die."""
        super().showEvent(event)
        self.show_table()
        self.catalogue.greet()

    def hideEvent(self, event: QHideEvent) -> None:
        """Remember unsaved changes."""
        super().hideEvent(event)
        if self._keeping.isActive():
            self.keep()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the table background."""
        fill_table(QPainter(self), QRectF(self.rect()), colours(self))
