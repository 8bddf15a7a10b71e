"""The builder as a page of the window: the catalogue on the left; the force, verdict and figures on the right."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from ddtable.forces.force import Force
from ddtable.words.sentences import Words
from ui.builder.areas_panel import AreasPanel
from ui.builder.catalogue_panel import CataloguePanel, unsought
from ui.builder.collection_choice import CollectionChoice
from ui.builder.deeds import Deeds
from ui.builder.desk import DeskFile
from ui.builder.editor import Editor
from ui.builder.figures_panel import FiguresPanel
from ui.builder.head import Head, Tools
from ui.builder.sheet import playable
from ui.builder.shelf import Shelf
from ui.builder.verdict_panel import VerdictPanel
from ui.kit.open_folder import open_folder
from ui.kit.painting import fill_table
from ui.kit.theme import colours

if TYPE_CHECKING:
    from ddtable.rules.dragon_dice.verdict import Line

MARGIN, GAP = 16, 12
SIDE, WIDE_SIDE, WIDE = 316, 396, 1560
ABOVE, LEAST_FIGURES = 128, 320  # height above and between the side cards, and least height of the lower one, in pixels
KEYS = (("Ctrl+S", "save"), ("Ctrl+D", "duplicate"), ("Ctrl+E", "export"), ("Ctrl+I", "import"), ("Ctrl+G", "suggest"))
PAUSE = 400  # milliseconds without a change before the draft is written


class BuilderPage(Deeds, QWidget):
    """All widgets of the builder; the page owns the editor.

    `wanted` is emitted with a command of the window: "back", "print", "play", "collections", "workshop". `said` is
    emitted with a message to show for a while.
    """

    wanted = Signal(str)
    said = Signal(str)

    def __init__(self, words: Words, desk: DeskFile, parent: QWidget, library: Path | None = None) -> None:
        super().__init__(parent)
        self.words, self.desk = words, desk
        self.folder = str(open_folder())
        self.revisions = {desk.value.sheet.origin: desk.value.revision}
        self.shelf = Shelf(self, library)
        self.editor = Editor(words, self, desk.value.sheet)
        if desk.value.kept:
            self.editor.note_kept(desk.value.sheet.origin)
        self.head = Head(self.editor, self)
        self.tools = Tools(self.editor, self)
        self.catalogue = CataloguePanel(self.editor, unsought(desk.value.looking), self)
        self.areas = AreasPanel(self.editor, self)
        self.verdict = VerdictPanel(self.editor, self)
        self.figures = FiguresPanel(self.editor, self)
        self.figures.rivals, self.figures.rival_of = self.rivals, self.rival
        self.figures.ask_rival = self.ask_rival
        self.collections = CollectionChoice(self.editor, self.shelf, self.tools.collection)
        self._lost = False
        self._keeping = QTimer(self)
        self._keeping.setSingleShot(True)
        self._keeping.setInterval(PAUSE)
        self._keeping.timeout.connect(self.keep_draft)
        self._lay_out()
        self._connect()
        self._add_keys()
        self._judged(self.verdict.lines)
        self.catalogue.recall(desk.value.shelves)
        self.collections.recall(desk.value.collection, desk.value.limited)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, 10, MARGIN, MARGIN)
        column.setSpacing(10)
        column.addWidget(self.head)
        self.split = QSplitter(Qt.Orientation.Horizontal, self)
        self.split.setChildrenCollapsible(False)
        self.split.setHandleWidth(GAP)
        self.split.addWidget(self.catalogue)
        right = QWidget(self)
        work = QVBoxLayout(right)
        work.setContentsMargins(0, 0, 0, 0)
        work.setSpacing(8)
        work.addWidget(self.tools)
        body = QHBoxLayout()
        body.setSpacing(GAP)
        body.addWidget(self.areas, 1)
        self.side = QWidget(right)
        side = QVBoxLayout(self.side)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(8)
        side.addWidget(self.verdict)
        side.addWidget(self.figures, 1)
        body.addWidget(self.side)
        work.addLayout(body, 1)
        self.split.addWidget(right)
        self.split.setStretchFactor(0, 2)
        self.split.setStretchFactor(1, 3)
        column.addWidget(self.split, 1)
        self.catalogue.setMinimumWidth(400)

    def _connect(self) -> None:
        self.head.wanted.connect(self.act)
        self.tools.wanted.connect(self.act)
        self.areas.pointed.connect(self.catalogue.strip.show_die)
        self.verdict.judged.connect(self._judged)
        self.verdict.wanted.connect(self._lead_to)
        self.editor.changed.connect(self._changed)
        self.areas.entered.connect(self._show_what_fits)
        self.editor.refused.connect(self.say)
        self.catalogue.looked.connect(self._keeping.start)
        self.split.splitterMoved.connect(self._split_moved)
        self.shelf.dice_changed.connect(self.take_in_dice)
        self.shelf.refused.connect(self.ask_about_library)
        self.catalogue.view.all_painted.connect(partial(self.shelf.load_beside, self.wake_library))
        self.collections.refused.connect(self.say)
        self.collections.chosen.connect(self._keeping.start)
        self.collections.managed.connect(partial(self.wanted.emit, "collections"))

    def _add_keys(self) -> None:
        keys: list[tuple[str, Callable[[], object]]] = [
            ("Ctrl+Z", self.editor.undo),
            ("Ctrl+Y", self.editor.redo),
            ("Ctrl+Shift+Z", self.editor.redo),
            ("Ctrl+F", self.catalogue.enter_search),
            *((key, partial(self.act, what)) for key, what in KEYS),
        ]
        for key, act in keys:
            shortcut = QShortcut(QKeySequence(key), self, act)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def act(self, what: str) -> None:
        """Carry out a command; pass on the commands that are the window's."""
        deeds: dict[str, Callable[[], object]] = {
            "save": self.save,
            "new": self.begin_new,
            "open": self.ask_open,
            "duplicate": self.duplicate,
            "notes": self.ask_notes,
            "clear": self.editor.clear,
            "import": self.import_file,
            "export": self.export_file,
            "fill": self.ask_fill,
            "suggest": self.ask_suggest,
            "size": self.ask_size,
            "collection": self.collections.fill_menu,
        }
        if what in deeds:
            deeds[what]()
        elif what == "play" and not self.verdict.is_met:
            self.say(self.verdict.summary())
        elif what == "print" and (strange := self.verdict.told("unknown") or self.verdict.told("misplaced")):
            self.say(strange)
        else:
            self.wanted.emit(what)

    @property
    def force(self) -> Force:
        """The force for a roster or a game, even if it is incomplete."""
        return playable(self.editor.sheet, self.name)

    def say(self, sentence: str) -> None:
        """Show a message for a while."""
        self.said.emit(sentence)

    # Updates

    def _judged(self, lines: tuple[Line, ...]) -> None:
        self.areas.show_verdict(lines)
        self._shown()

    def _changed(self) -> None:
        self._keeping.start()
        self._shown()

    def _shown(self) -> None:
        """Show whether the force is saved in the library, and whether it can be played."""
        sheet = self.editor.sheet
        state = "kept" if self.editor.is_kept else "changed" if self.editor.is_there else "draft"
        state = "bare" if sheet.is_bare else state
        key = "builder-state-lost" if self._lost else "builder-state"
        self.head.show_state(self.words.say(key, state=state), "" if self.verdict.is_met else self.verdict.summary())

    def _lead_to(self, line: Line) -> None:
        if not self.areas.lead_to(line):  # a missing die is in the catalogue
            self.catalogue.enter_found()

    def _show_what_fits(self) -> None:
        """Show the sort of dice that belongs into the current area."""
        self.catalogue.show_kind(self.editor.sheet.row(self.editor.current).takes[0])

    def _split_moved(self, _place: int, _number: int) -> None:
        self._keeping.start()

    def take_in_dice(self) -> None:
        """Update all views after the player's custom dice have changed."""
        self.catalogue.take_in()
        self.editor.changed.emit()  # updates the areas, the verdict and the figures

    # Saving

    def keep_draft(self) -> None:
        """Write the desk file, so that nothing is lost when the window is closed."""
        self._keeping.stop()
        sheet = self.editor.sheet
        kept = self.desk.change(
            sheet=sheet,
            revision=self.revisions.get(sheet.origin, 0),
            kept=self.editor.is_kept,
            looking=unsought(self.catalogue.looking),
            shelves=tuple(map(unsought, self.catalogue.shelves)),
            split=tuple(self.split.sizes()),
            collection=self.collections.number,
            limited=self.collections.limited,
        )
        if kept == self._lost:
            self._lost = not kept
            self._shown()

    def close_up(self) -> None:
        """Write unsaved changes and release the library, before the page is deleted."""
        self.keep_draft()
        self.desk.close(forget=self.desk.is_first or self.keep_beside())
        self.shelf.close()

    def showEvent(self, event: QShowEvent) -> None:
        """Focus the search field; show the faces of the first die."""
        super().showEvent(event)
        self.catalogue.greet()

    def hideEvent(self, event: QHideEvent) -> None:
        """Write unsaved changes."""
        super().hideEvent(event)
        if self._keeping.isActive():
            self.keep_draft()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapt the size of the figures and the verdict."""
        super().resizeEvent(event)
        self.side.setFixedWidth(WIDE_SIDE if self.width() >= WIDE else SIDE)
        self.verdict.limit(self.height() - ABOVE - LEAST_FIGURES)
        if not event.oldSize().isValid() or self.split.sizes()[0] == 0:
            self.split.setSizes(list(self.desk.value.split) or [self.width() * 39 // 100, self.width() * 61 // 100])

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the table background."""
        fill_table(QPainter(self), QRectF(self.rect()), colours(self))
