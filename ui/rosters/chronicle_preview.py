"""The preview of a printed chronicle: paper, ink and form, printing and saving."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path

from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from ddtable.files.whole import write_whole
from ddtable.rosters.chronicle import (
    CHRONICLE_FORMS,
    CHRONICLE_SUFFIXES,
    ChronicleForm,
    Kept,
    chronicle_csv,
    chronicle_title,
    written_chronicle,
)
from ddtable.rosters.wanted import Wanted
from ddtable.rosters.wording import safe_name
from ddtable.texts.plain import plain
from ddtable.texts.trouble import LONGEST
from ddtable.words.sentences import Words
from ui.kit.labels import label, title
from ui.kit.open_folder import open_folder
from ui.kit.segments import Segments
from ui.kit.settings import SettingsFile
from ui.kit.theme import DANGER, QUIET
from ui.rosters.chronicle_pages import chronicle_pages, chronicle_pdf
from ui.rosters.output import inks_of
from ui.rosters.pages_dialog import PagesDialog
from ui.rosters.printing import ask_and_print, paper_of_the_country
from ui.rosters.sheetwork import PaintedPage

LEFT = 320
COLOUR, GREY = "colour", "grey"


class ChroniclePaper(PagesDialog):
    """The options on the left, the pages on the right. Paper and ink are those of rosters."""

    def __init__(
        self, words: Words, parent: QWidget | None, settings: SettingsFile, kept: Kept, day: date | None = None
    ) -> None:
        super().__init__(words, parent, words.say("chronicle-title"))
        self._settings, self._kept, self._day = settings, kept, day or date.today()
        self.pages: list[PaintedPage] = []
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 20, 24, 20)
        row.setSpacing(20)
        self._build_left(row)
        right = QVBoxLayout()
        right.setSpacing(12)
        row.addLayout(right, 1)
        self._build_pages(right)
        self._build_buttons(right)
        self._add_keys()
        self._refresh()
        self._size_to_screen()

    def _build_left(self, row: QHBoxLayout) -> None:
        say, last = self._words.say, self._settings.value
        left = QWidget(self)
        left.setFixedWidth(LEFT)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(title(say("chronicle-title"), left, 24))
        paper = last.roster_paper or paper_of_the_country()
        self.paper = self._choice(left, column, "roster-paper", ("a4", "letter"), paper)
        self.ink = self._choice(left, column, "roster-ink", (COLOUR, GREY), COLOUR if last.roster_colour else GREY)
        self.form = self._choice(left, column, "roster-form", CHRONICLE_FORMS, "pdf")
        column.addStretch(1)
        row.addWidget(left)

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
    def file_form(self) -> ChronicleForm:
        """The form of the file."""
        return next(form for form in CHRONICLE_FORMS if form == self.form.value)

    @property
    def wanted(self) -> Wanted:
        """The options of the pages."""
        wanted: Wanted = Wanted(paper="letter" if self.paper.value == "letter" else "a4", day=self._day)
        return replace(wanted, colour=self.ink.value == COLOUR)

    def _changed(self, _value: object = None) -> None:
        self._settings.change(roster_paper=self.paper.value, roster_colour=self.ink.value == COLOUR)
        self._refresh()

    def _refresh(self) -> None:
        self.pages = chronicle_pages(self._words, self._kept, self.wanted)
        self.view.show_pages(self.pages, inks_of(self.wanted))
        self._show_buttons(self.file_form, "")

    # Output

    def content(self, form: ChronicleForm) -> bytes:
        """Return the content of the file in a form."""
        if form == "pdf":
            return chronicle_pdf(self._words, self._kept, self.wanted)
        if form == "csv":
            return chronicle_csv(self._words, self._kept).encode("utf-8-sig")
        return written_chronicle(form, self._words, self._kept, self.wanted).encode()

    def ask_path(self) -> Path | None:
        """Ask for the path of the file: in the folder of the last one, else in the documents folder."""
        form, last = self.file_form, self._settings.value.roster_folder
        folder = Path(last) if last and os.path.isdir(last) else open_folder()
        suffix = CHRONICLE_SUFFIXES[form]
        dialog = QFileDialog(self, self._words.say("chronicle-save-title"), str(folder))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self._words.say("roster-save-filter", form=form))
        dialog.setDefaultSuffix(suffix[1:])
        dialog.selectFile(f"{safe_name(chronicle_title(self._words, self._kept))}{suffix}")
        chosen = dialog.selectedFiles() if dialog.exec() else []
        dialog.deleteLater()
        return Path(chosen[0]) if chosen else None

    def save(self, path: Path) -> None:
        """Write the chronicle into a file, and show the result."""
        try:
            write_whole(path, self.content(self.file_form))
        except OSError as error:
            reason = error.strerror or str(error)
            self._say(self._words.say("roster-not-saved", file=plain(path.name), reason=reason), DANGER)
            return
        self._settings.change(roster_folder=str(path.absolute().parent))
        self._say(self._words.say("roster-saved", file=plain(str(path), LONGEST)))

    def _save_clicked(self, _checked: bool = False) -> None:
        path = self.ask_path()
        if path is not None:
            self.save(path)

    def _copy_clicked(self, _checked: bool = False) -> None:
        """Copy the chronicle to the clipboard, as text or in the chosen text format."""
        form = self.file_form
        content = self.content("text" if form == "pdf" else form)
        QGuiApplication.clipboard().setText(content.decode("utf-8-sig"))
        self._say(self._words.say("chronicle-copied"))

    def _print_clicked(self, _checked: bool = False) -> None:
        heading = chronicle_title(self._words, self._kept)
        printed = ask_and_print(self, self._words, self.pages, self.wanted, heading)
        if printed is not None:
            said = self._words.say("roster-printed" if printed else "roster-not-printed")
            self._say(said, QUIET if printed else DANGER)
