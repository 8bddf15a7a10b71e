"""The dice that each player owns: collections on the left, the dice of one with their counts on the right."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFont, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QFileDialog, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import UnitType
from ddtable.files.whole import write_whole
from ddtable.forces.boxes import Box
from ddtable.forces.collection import collection_csv, collection_json, portable
from ddtable.forces.notation import slug
from ddtable.library.errors import LibraryError
from ddtable.saves.errors import refused
from ddtable.texts.plain import plain
from ddtable.words.sentences import Words
from ui.builder.catalogue_panel import Looking
from ui.builder.collection_list import CollectionList
from ui.builder.counting import CountedPanel, CountedView, Counter
from ui.builder.noted_steps import NotesSteps, Step
from ui.builder.shelf import Shelf
from ui.builder.stay_menu import MenuButton
from ui.builder.wide_dialog import WideDialog
from ui.kit.asked_path import ask_where
from ui.kit.buttons import KeyButton
from ui.kit.icon_button import IconButton
from ui.kit.labels import label
from ui.kit.switch import Switch
from ui.kit.theme import QUIET

if TYPE_CHECKING:
    from ddtable.library import Collection
    from ui.builder.import_dialog import Into
    from ui.builder.page import BuilderPage

LIST = 248  # width of the list of collections in pixels
LONGEST_STEM = 70  # characters of a file's name that become the name of a collection, with room for a number after them


class CollectionsWindow(NotesSteps, WideDialog):
    """A dialog that saves every change at once. `shelf` is the builder's; errors of the library are shown."""

    def __init__(self, words: Words, shelf: Shelf, parent: QWidget, number: int = 0) -> None:
        super().__init__(words.say("collections-title"), words, parent)
        self.shelf = shelf
        self.number = 0
        self.folder = ""
        self._steps: list[Step] = []
        self.counter = Counter(words, self)
        self._build()
        self.counter.asked.connect(self.count)
        shelf.changed.connect(self.look_again)
        self.show_collections(number)
        self._show_undo()
        (self.panel.search if self.number else self.begin).setFocus()

    # Construction

    def _build(self) -> None:
        say = self.words.say
        self.boxes = KeyButton(say("collections-boxes-do"), "Ctrl B", "plain", self, height=34)
        self.boxes.clicked.connect(partial(self.ask_box))
        self.files = MenuButton(say("collections-files"), self, height=34)
        for what in ("import", "csv", "json"):
            action = self.files.menu.addAction(say("collections-file", what=what))
            action.triggered.connect(partial(self._file, what))
        self.undo_button = IconButton("undo", say("ui-undo"), "Ctrl+Z", self)
        self.undo_button.clicked.connect(partial(self.undo))
        self.only = Switch(say("collections-only"), "", self)
        self.only.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.only.toggled.connect(self._limit)
        self.tools.addWidget(self.only)
        self.tools.addSpacing(8)
        for widget in (self.undo_button, self.files, self.boxes):
            self.tools.addWidget(widget)
        self.list = CollectionList(self.words, self)
        self.list.setFixedWidth(LIST)
        self.list.chosen.connect(self.choose)
        self.list.wanted.connect(self._act)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self._build_dice())
        self.pages.addWidget(self._build_empty())
        self.body.addWidget(self.list)
        self.body.addWidget(self.pages, 1)
        for keys, act in (("Ctrl+Z", self.undo), ("Ctrl+F", self.panel.enter_search), ("Ctrl+B", self.ask_box)):
            QShortcut(QKeySequence(keys), self, act)

    def _build_dice(self) -> QWidget:
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.panel = CountedPanel(self.counter, Looking(), page)
        column.addWidget(self.panel, 1)
        return page

    def _build_empty(self) -> QWidget:
        """Build the page for an empty list of collections."""
        say, page = self.words.say, QWidget(self)
        column = QVBoxLayout(page)
        column.setSpacing(8)
        column.addStretch(1)
        for words in (
            label(say("collections-none"), page, pixels=16, weight=QFont.Weight.DemiBold),
            label(say("collections-none-about"), page, role=QUIET),
        ):
            column.addWidget(words, 0, Qt.AlignmentFlag.AlignHCenter)
        self.begin = KeyButton(say("collections-begin"), "", "primary", page)
        self.begin.clicked.connect(partial(self._act, "new"))
        column.addSpacing(8)
        column.addWidget(self.begin, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)
        return page

    def showEvent(self, event: QShowEvent) -> None:
        """Scroll to the first dice that are owned."""
        super().showEvent(event)
        QTimer.singleShot(0, self.panel, self.panel.seek_owned)

    @property
    def view(self) -> CountedView:
        """The tiles."""
        assert isinstance(self.panel.view, CountedView)
        return self.panel.view

    # Content

    def attempt(self, act: Callable[[], object]) -> bool:
        """Do something that the library may refuse; then show the error or ask what to do about its file."""
        try:
            act()
        except LibraryError as error:
            if not self.shelf.asks(error, partial(self.attempt, act)):
                self.say(self.words.trouble(error.sentence))
            return False
        return True

    def look_again(self) -> None:
        """Update the view after another window has written."""
        self.show_collections(self.number)

    def show_collections(self, number: int = 0) -> None:
        """Show all collections, and the dice of the one with this number, or else of the first."""
        self.attempt(partial(self._show_collections, number))

    def _show_collections(self, number: int) -> None:
        found = self.shelf.collections()
        numbers = [one.id for one in found]
        self.number = number if number in numbers else next(iter(numbers), 0)
        self.list.show_collections(found, self.number)
        self.boxes.setEnabled(bool(found))
        self.boxes.setToolTip("" if found else self.words.say("collections-none"))
        self.pages.setCurrentIndex(0 if found else 1)
        self._show_dice()

    def choose(self, number: int) -> None:
        """Show the dice of another collection."""
        if number != self.number:
            self.number = number
            self.attempt(self._show_dice)
            self.panel.seek_owned()

    def _show_dice(self) -> None:
        owned = dict(self.shelf.owned(self.number)) if self.number else {}
        if owned != self.counter.owned:
            self.counter.use_collection(owned, self.only.isChecked())
        self._show_totals()

    def _show_totals(self) -> None:
        owned = self.counter.owned or {}
        dice = catalogue()
        units = {**dice.units, **dice.own_units}
        health = sum(
            unit.health * count for die, count in owned.items() if isinstance(unit := units.get(die), UnitType)
        )
        values = {"dice": sum(owned.values()), "kinds": len(owned), "health": health}
        self.about.setText(self.words.say("collections-totals", **values) if self.number else "")

    def _limit(self, only: bool) -> None:
        self.counter.use_collection(self.counter.owned, only)

    # Counting

    @property
    def name(self) -> str:
        """The name of the collection shown."""
        return self.list.name_of(self.number)

    def count(self, counts: Mapping[str, int]) -> None:
        """Set the counts of these dice."""
        before = {die: self.counter.count(die) for die in counts}
        if self.attempt(partial(self._write, self.number, counts)):
            names = [self.words.say("die-times", count=n, name=self.words.die_name(die)) for die, n in counts.items()]
            what = self.words.all_of(names) if len(names) < 4 else self.words.say("builder-dice", count=len(names))
            self._note(self.words.say("collections-did-count", what=what), partial(self._write, self.number, before))
            self._show_counts(counts)

    def _write(self, number: int, counts: Mapping[str, int]) -> None:
        if len(counts) == 1:
            ((die, count),) = counts.items()
            self.shelf.library.own(number, die, count)
        else:
            self.shelf.library.own_many(number, {**self.shelf.owned(number), **counts})

    def _show_counts(self, counts: Mapping[str, int]) -> None:
        """Show counts that have been written, without searching again."""
        owned = {**(self.counter.owned or {}), **counts}
        self.counter.owned = {die: count for die, count in owned.items() if count}
        self.view.show_counts(list(counts))
        self._show_totals()
        self.list.count_dice(self.number, sum(self.counter.owned.values()), len(self.counter.owned))

    def ask_box(self, _checked: bool = False) -> None:
        """Ask which box to add, and how many of it."""
        from ui.builder.boxes_dialog import BoxesDialog

        if self.number:
            BoxesDialog(self.words, self.add_box, self).open()

    def add_box(self, box: Box, times: int) -> None:
        """Add all dice of a box `times` times."""
        folk = self.words.all_of(map(self.words.species, box.species))
        what = self.words.say("die-times", count=times, name=self.words.say(f"box-{box.lot}", species=folk))
        self._change_all(partial(self.shelf.library.add_box, self.number, box, times), what, next(iter(box.dice), ""))

    def _change_all(self, act: Callable[[], object], what: str, die: str = "") -> None:
        """Change many counts as one step of Undo; `die` is one of those to scroll to."""
        number, before = self.number, dict(self.counter.owned or {})
        if self.attempt(act):
            done = self.words.say("collections-did-add", what=what)
            self._note(done, partial(self.shelf.library.own_many, number, before))
            self.say(done)
            self.show_collections(number)
            self.panel.seek_owned(die)

    # Collections

    def _act(self, what: str, _checked: bool = False) -> None:
        from ui.builder.collection_list import NameDialog

        say = self.words.say
        if what == "new":
            NameDialog(self.words, say("collections-new"), "", self.make, self).open()
        elif what == "rename" and self.number:
            NameDialog(self.words, say("collections-rename"), self.name, self.rename, self).open()
        elif what == "remove" and self.number:
            self.remove()

    def make(self, name: str) -> str:
        """Create a collection; return what is wrong with its name, or ""."""
        try:
            made = self.shelf.library.new_collection(name)
        except LibraryError as error:
            return self.words.trouble(error.sentence)
        self._note_made(made)
        return ""

    def _note_made(self, made: Collection) -> None:
        back = partial(self.shelf.library.remove_collection, made.id)
        self._note(self.words.say("collections-did-make", name=made.name), back)
        self.show_collections(made.id)
        self.panel.seek_owned()
        self.panel.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def rename(self, name: str) -> str:
        """Rename the collection; return what is wrong with the name, or ""."""
        number, before = self.number, self.name
        try:
            self.shelf.library.rename_collection(number, name)
        except LibraryError as error:
            return self.words.trouble(error.sentence)
        back = partial(self.shelf.library.rename_collection, number, before)
        self._note(self.words.say("collections-did-rename", name=before), back)
        self.show_collections(number)
        return ""

    def remove(self) -> None:
        """Remove the collection from the library; Undo restores it."""
        self.attempt(self._remove)

    def _remove(self) -> None:
        name, removed = self.name, self.shelf.library.remove_collection(self.number)
        done = self.words.say("collections-did-remove", name=name)
        self._note(done, partial(self.shelf.library.put_back, removed))
        self.say(done)
        self.show_collections()

    # Undo

    def undo(self, _checked: bool = False) -> None:
        """Undo the last change."""
        if self._steps:
            step = self._steps.pop()
            if self.attempt(step.back):
                self.say(self.words.say("collections-undone", done=step.done))
            self._show_undo()
            self.show_collections(self.number)

    # Files

    def _file(self, what: str, _checked: bool = False) -> None:
        say = self.words.say
        title, filters = say("collections-file", what=what), say("collections-file-filter", what=what)
        if what == "import":
            name, _ = QFileDialog.getOpenFileName(self, title, self.folder, filters)
            if name:
                self.read_file(Path(name))
        elif self.number:
            proposed = str(Path(self.folder) / f"{slug(self.name) or 'dice'}.{what}")
            path = ask_where(self, title, proposed, filters, f".{what}")
            if path is not None:
                self.write_file(path, what)

    def read_file(self, path: Path) -> None:
        """Read a file and show its content before anything is imported."""
        from ui.builder.import_dialog import ImportDialog, Reading, Stopped

        self.folder = str(path.parent)
        try:
            reading = Reading(self.words, path, self)
        except Stopped:
            self.say(self.words.say("collections-stopped"))
            return
        choices: tuple[Into, ...] = ("add", "replace", "new") if self.number else ("new",)
        into = [(choice, self.words.say("collections-into", into=choice, name=self.name)) for choice in choices]
        take_over = partial(self.take_over, path.stem)
        ImportDialog(self.words, plain(path.name), reading, into, take_over, self).open()

    def take_over(self, stem: str, into: Into, counts: Mapping[str, int]) -> None:
        """Import counts from a file of this name."""
        what = self.words.say("builder-dice", count=sum(counts.values()))
        if into == "new":
            self.attempt(partial(self._take_as_new, stem, counts))
        else:
            act = partial(self.shelf.library.own_many, self.number, counts, add=into == "add")
            self._change_all(act, what)

    def _take_as_new(self, stem: str, counts: Mapping[str, int]) -> None:
        taken = {one.name.casefold() for one in self.shelf.collections()}
        stem = plain(stem, LONGEST_STEM) or self.words.say("collections-title")
        name, copy = stem, 1
        while name.casefold() in taken:
            copy += 1
            name = f"{stem} {copy}"
        made = self.shelf.library.new_collection(name)
        self.shelf.library.own_many(made.id, counts)
        self._note_made(made)

    def write_file(self, path: Path, form: str) -> None:
        """Write the collection shown into a file."""
        self.folder = str(path.parent)
        owned, left = portable(self.counter.owned or {})
        content = collection_csv(owned) if form == "csv" else collection_json(self.name, owned)
        try:
            write_whole(path, content.encode())
        except OSError as error:
            self.say(self.words.trouble(refused(path, "written", error).sentence))
        else:
            said = self.words.say("builder-said-written", file=plain(path.name))
            self.say(" ".join(filter(None, (said, self.words.trouble(left)))))


def open_collections(page: BuilderPage) -> CollectionsWindow:
    """Open the collections over the builder, which counts again after they are closed."""
    window = CollectionsWindow(page.words, page.shelf, page, page.collections.number)
    window.finished.connect(page.collections.look_again)
    window.open()
    return window
