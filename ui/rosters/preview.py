"""The preview of rosters: the choice of forces and options, printing and saving."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QProgressDialog, QVBoxLayout, QWidget

from ddtable.dice.errors import CatalogueError
from ddtable.forces.force import Force
from ddtable.rosters.files import SUFFIXES, places, written
from ddtable.rosters.pages.layout import AnyPage
from ddtable.rosters.recruiting import recruits
from ddtable.rosters.wanted import Wanted
from ddtable.rosters.wording import document_title, file_name
from ddtable.texts.plain import plain
from ddtable.texts.trouble import LONGEST
from ddtable.words.sentences import Words
from ui.kit.labels import label, title
from ui.kit.scroll import Scroll
from ui.kit.search_field import SearchField
from ui.kit.segments import Segments
from ui.kit.settings import SettingsFile
from ui.kit.theme import DANGER, QUIET
from ui.rosters.choices import Choices
from ui.rosters.force_list import ForceList
from ui.rosters.output import inks_of, pdf_bytes
from ui.rosters.pages_dialog import PagesDialog
from ui.rosters.roster import pages_of
from ui.rosters.saving import ask_path, last_folder, why_not_written

LEFT = 320
LEAST_LIST, LEAST_CHOICES = 156, 160


def roster_dialog(
    words: Words,
    parent: QWidget | None,
    settings: SettingsFile,
    forces: Sequence[tuple[str, Force]],
    chosen: Sequence[int],
    day: date | None = None,
    said: str = "",
) -> QDialog:
    """Return the preview of some forces with their players' names or ""; `chosen` are checked at first.

    `day` is printed in the headings. `said` is an earlier error, shown until the next action.
    """
    dialog = RosterDialog(words, parent, settings, forces, chosen, day)
    dialog.warn(said)
    return dialog


class ChoicesScroll(Scroll):
    """The options, which scroll if the window is too low."""

    def minimumSizeHint(self) -> QSize:
        """Return the size of a few rows."""
        return QSize(self.sizeHint().width(), LEAST_CHOICES)


class RosterDialog(PagesDialog):
    """Forces and options on the left, the pages on the right. Paper and ink are remembered."""

    def __init__(
        self,
        words: Words,
        parent: QWidget | None,
        settings: SettingsFile,
        forces: Sequence[tuple[str, Force]],
        chosen: Sequence[int],
        day: date | None = None,
    ) -> None:
        super().__init__(words, parent, words.say("roster-window"))
        self._settings, self._forces, self._day = settings, tuple(forces), day
        self.pages: tuple[AnyPage, ...] = ()
        self._build(chosen)
        self._add_keys()
        self._refresh()
        self._size_to_screen()
        self.list.setFocus()

    # Construction

    def _build(self, chosen: Sequence[int]) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 20, 24, 20)
        row.setSpacing(20)
        left = QWidget(self)
        left.setFixedWidth(LEFT)
        row.addWidget(left)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(title(self._words.say("roster-window"), left, 28))
        self._build_forces(left, column, chosen)
        self.choices = Choices(self._words, self._settings, left)
        self.choices.offer_recruiting(offered=any(recruits(force) for _, force in self._forces))
        self.choices.changed.connect(self._refresh)
        column.addWidget(ChoicesScroll(self.choices, left))
        right = QVBoxLayout()
        right.setSpacing(12)
        row.addLayout(right, 1)
        self._build_pages(right, self._build_columns())
        self._build_buttons(right)

    def _build_forces(self, left: QWidget, column: QVBoxLayout, chosen: Sequence[int]) -> None:
        say = self._words.say
        self.search = SearchField(say("roster-search"), left)
        self.list = ForceList(self._words, self._forces, chosen, left)
        self.none_found = label(say("roster-none-found"), left, role=QUIET)
        self.none_found.hide()
        self.search.textChanged.connect(self._seek)
        self.list.changed.connect(self._refresh)
        column.addWidget(self.search)
        column.addWidget(self.none_found)
        self.list.setMinimumHeight(LEAST_LIST)
        column.addWidget(self.list, 1)

    def _build_columns(self) -> Segments:
        """Build the choice between one page and two side by side."""
        say = self._words.say
        self.columns = Segments([("1", say("roster-columns-1")), ("2", say("roster-columns-2"))], self)
        self.columns.setToolTip(say("roster-columns-tip"))
        for button in self.columns.buttons.values():
            button.setAccessibleName(f"{say('roster-columns')}: {button.text()}")
        self.columns.chosen.connect(self._lay)
        return self.columns

    def _add_keys(self) -> None:
        super()._add_keys()
        QShortcut(QKeySequence("Ctrl+F"), self, self.search.setFocus)

    # Content

    @property
    def wanted(self) -> Wanted:
        """The options of the roster."""
        return replace(self.choices.wanted, day=self._day)

    @property
    def chosen(self) -> list[tuple[str, Force]]:
        """The checked forces, with their players."""
        return [self._forces[number] for number in self.list.chosen]

    def _refresh(self) -> None:
        wanted, say = self.wanted, self._words.say
        trouble = "" if self.chosen else say("roster-nothing")
        trouble = trouble or ("" if wanted.parts else say("roster-no-part"))
        try:
            self.pages = () if trouble else pages_of(self._words, self.chosen, wanted)
        except CatalogueError as error:
            self.pages, trouble = (), say("roster-cannot", dice=plain(str(error)))
        self.view.show_pages(self.pages, inks_of(wanted))
        self.choices.each.refuse("" if len(self.chosen) > 1 else say("roster-each-one"))
        self._show_buttons(self.choices.file_form, trouble)

    def _seek(self, sought: str) -> None:
        self.list.seek(sought)
        self.none_found.setVisible(not self.list.items_shown())

    def _lay(self, columns: str) -> None:
        self.view.set_columns(int(columns))

    # Output

    def ask_path(self) -> Path | None:
        """Ask for the path of the file: in the folder of the last one, else in the documents folder."""
        form, heading = self.choices.file_form, self._words.say("roster-save-title")
        name = f"{file_name(self._words, self.chosen)}{SUFFIXES[form]}"
        return ask_path(self, self._words, last_folder(self._settings), heading, form, name)

    def ask_folder(self) -> Path | None:
        """Ask for the folder for a file of each force."""
        heading, folder = self._words.say("roster-folder-title"), str(last_folder(self._settings))
        chosen = QFileDialog.getExistingDirectory(self, heading, folder)
        return Path(chosen) if chosen else None

    def _content(self, forces: Sequence[tuple[str, Force]]) -> bytes:
        form = self.choices.file_form
        if form == "pdf":
            return pdf_bytes(self._words, forces, self.wanted)
        return written(form, self._words, forces, self.wanted).encode()

    def save(self, path: Path) -> None:
        """Write all chosen forces into one file, and show the result."""
        if self._written(path, self.chosen):
            self._settings.change(roster_folder=str(path.absolute().parent))
            self._say(self._words.say("roster-saved", file=plain(str(path), LONGEST)))

    def save_each(self, folder: Path) -> None:
        """Write a file for each chosen force into a folder, never over an existing one, until the player stops it.

        A file that cannot be written is named at the end; the others are still written.
        """
        forces, say = self.chosen, self._words.say
        files = places(self._words, forces, folder, self.choices.file_form, spare=True)
        self._settings.change(roster_folder=str(folder.absolute()))
        progress = QProgressDialog("", say("roster-stop"), 0, len(forces), self)
        progress.setWindowModality(Qt.WindowModality.WindowModal)
        refused: list[str] = []
        for number, (force, path) in enumerate(zip(forces, files, strict=True), 1):
            progress.setLabelText(say("roster-saving", number=number, count=len(forces), file=plain(path.name)))
            progress.setValue(number - 1)  # processes the events of the window
            if progress.wasCanceled():
                self._say(say("roster-cut-short", count=number - 1, whole=len(forces)))
                break
            if not self._written(path, [force]):
                refused.append(self.note.text())
        else:
            saved = len(forces) - len(refused)
            done = say("roster-saved-many", count=saved, folder=plain(str(folder), LONGEST)) if saved else ""
            self._say(" ".join(filter(None, (*refused[:1], done))), DANGER if refused else QUIET)
        progress.reset()
        progress.deleteLater()

    def _written(self, path: Path, forces: Sequence[tuple[str, Force]]) -> bool:
        refused = why_not_written(self._words, path, self._content(forces))
        if refused:
            self._say(refused, DANGER)
        return not refused

    def _save_clicked(self, _checked: bool = False) -> None:
        if self.choices.each.isChecked() and len(self.chosen) > 1:
            folder = self.ask_folder()
            if folder is not None:
                self.save_each(folder)
            return
        path = self.ask_path()
        if path is not None:
            self.save(path)

    def _copy_clicked(self, _checked: bool = False) -> None:
        """Copy the rosters to the clipboard, as text or in the chosen text format."""
        form = self.choices.file_form
        said = written("text" if form == "pdf" else form, self._words, self.chosen, self.wanted)
        QGuiApplication.clipboard().setText(said)
        self._say(self._words.say("roster-copied"))

    def _print_clicked(self, _checked: bool = False) -> None:
        self._print_pages(self.pages, self.wanted, document_title(self._words, self.chosen))
