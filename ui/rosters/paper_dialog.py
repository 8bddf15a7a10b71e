"""The common parts of small previews of printed pages: paper, ink and form on the left; saving, copying, printing."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import ClassVar, Generic, TypeVar

from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ddtable.rosters.chronicle import ChronicleForm
from ddtable.rosters.files import Form
from ddtable.rosters.wanted import Wanted
from ddtable.rosters.wording import safe_name
from ddtable.texts.plain import plain
from ddtable.texts.trouble import LONGEST
from ddtable.words.sentences import Words
from ui.kit.labels import label, title
from ui.kit.segments import Segments
from ui.kit.settings import SettingsFile
from ui.kit.theme import DANGER
from ui.rosters.output import inks_of
from ui.rosters.pages_dialog import PagesDialog
from ui.rosters.printing import paper_of_the_country
from ui.rosters.saving import ask_path, last_folder, why_not_written
from ui.rosters.sheetwork import PaintedPage

LEFT = 320
COLOUR, GREY = "colour", "grey"
AnyForm = TypeVar("AnyForm", Form, ChronicleForm)


class PaperDialog(PagesDialog, Generic[AnyForm]):
    """Base class of previews whose pages are painted at once. Paper and ink are remembered.

    A preview has its forms with their suffixes and the keys of its texts; it adds its own options, and provides the
    pages, the text for the clipboard and the content of a file.
    """

    forms: Sequence[AnyForm]
    suffixes: dict[AnyForm, str]
    title_key: ClassVar[str]
    save_key: ClassVar[str] = "roster-save-title"
    copied_key: ClassVar[str] = "roster-copied"

    def __init__(self, words: Words, parent: QWidget | None, settings: SettingsFile, day: date | None) -> None:
        super().__init__(words, parent, words.say(self.title_key))
        self._settings, self._day = settings, day
        self.pages: list[PaintedPage] = []

    def _build(self) -> None:
        """Build the dialog: the options on the left, the pages and the buttons on the right."""
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 20, 24, 20)
        row.setSpacing(20)
        left = QWidget(self)
        left.setFixedWidth(LEFT)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(title(self._words.say(self.title_key), left, 24))
        self._build_above(column)
        last = self._settings.value
        paper = last.roster_paper or paper_of_the_country()
        self.paper = self._choice(left, column, "roster-paper", ("a4", "letter"), paper)
        self.ink = self._choice(left, column, "roster-ink", (COLOUR, GREY), COLOUR if last.roster_colour else GREY)
        self.form = self._choice(left, column, "roster-form", self.forms, self._first_form())
        self._build_below(column)
        row.addWidget(left)
        right = QVBoxLayout()
        right.setSpacing(12)
        row.addLayout(right, 1)
        self._build_pages(right)
        self._build_buttons(right)
        self._add_keys()
        self._refresh()
        self._size_to_screen()

    def _build_above(self, column: QVBoxLayout) -> None:
        """Add the preview's own options above paper and ink: by default none."""

    def _build_below(self, column: QVBoxLayout) -> None:
        """Add the preview's own options below paper, ink and form."""
        column.addStretch(1)

    def _choice(self, left: QWidget, column: QVBoxLayout, key: str, values: Sequence[str], chosen: str) -> Segments:
        """Add a heading and a choice of a few values."""
        say = self._words.say
        column.addWidget(label(say(key), left, weight=QFont.Weight.Bold))
        choice = Segments([(value, say(f"{key}-{value}")) for value in values], left)
        for button in choice.buttons.values():
            button.setAccessibleName(f"{say(key)}: {button.text()}")
        choice.choose(chosen)
        choice.chosen.connect(self._changed)
        column.addWidget(choice)
        return choice

    # Content

    @property
    def file_form(self) -> AnyForm:
        """The form of the file."""
        return next(form for form in self.forms if form == self.form.value)

    @property
    def wanted(self) -> Wanted:
        """The options of the pages."""
        wanted: Wanted = Wanted(paper="letter" if self.paper.value == "letter" else "a4", day=self._day)
        return replace(wanted, colour=self.ink.value == COLOUR)

    def _first_form(self) -> str:
        """Return the form that is chosen at first."""
        return "pdf"

    def _changed(self, _value: object = None) -> None:
        self._settings.change(roster_paper=self.paper.value, roster_colour=self.ink.value == COLOUR)
        self._refresh()

    def _refresh(self) -> None:
        self.pages = self._pages()
        self.view.show_pages(self.pages, inks_of(self.wanted))
        self._show_buttons(self.file_form, self._trouble())

    @abstractmethod
    def _pages(self) -> list[PaintedPage]: ...

    def _trouble(self) -> str:
        """Return the reason why there are no pages, or ""."""
        return ""

    # Output

    @abstractmethod
    def content(self, form: AnyForm) -> bytes:
        """Return the content of the file in a form."""

    @abstractmethod
    def _heading(self) -> str:
        """Return the title of the printed document."""

    def _file_name(self) -> str:
        """Return the proposed name of the file, without its suffix."""
        return self._heading()

    def ask_path(self) -> Path | None:
        """Ask for the path of the file: in the folder of the last one, else in the documents folder."""
        form, heading = self.file_form, self._words.say(self.save_key)
        name = f"{safe_name(self._file_name())}{self.suffixes[form]}"
        return ask_path(self, self._words, last_folder(self._settings), heading, form, name)

    def save(self, path: Path) -> None:
        """Write the file, and show the result."""
        if refused := why_not_written(self._words, path, self.content(self.file_form)):
            self._say(refused, DANGER)
            return
        self._settings.change(roster_folder=str(path.absolute().parent))
        self._say(self._words.say("roster-saved", file=plain(str(path), LONGEST)))

    def _save_clicked(self, _checked: bool = False) -> None:
        path = self.ask_path()
        if path is not None:
            self.save(path)

    def _copy_clicked(self, _checked: bool = False) -> None:
        """Copy the paper to the clipboard, as text or in the chosen text format."""
        form = self.file_form
        text = next(one for one in self.forms if one == "text")
        QGuiApplication.clipboard().setText(self.content(text if form == "pdf" else form).decode("utf-8-sig"))
        self._say(self._words.say(self.copied_key))

    def _print_clicked(self, _checked: bool = False) -> None:
        self._print_pages(self.pages, self.wanted, self._heading())
