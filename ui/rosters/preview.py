"""The preview of rosters: which forces, how they are to look, and off to the printer or into a file."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from platformdirs import user_documents_path
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QKeySequence, QPainter, QPaintEvent, QPalette, QShortcut
from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from ddtable.forces.force import Force
from ddtable.words import Words
from ui.rosters.force_list import ForceList
from ui.rosters.layout import Page, PaperName
from ui.rosters.output import inks_of, pdf_bytes
from ui.rosters.pages_view import PagesView
from ui.rosters.printing import ask_and_print, paper_of_the_country, printing_trouble
from ui.rosters.roster import Wanted, document_title, file_name, pages_of
from ui.shell.buttons import KeyButton
from ui.shell.labels import label, title
from ui.shell.painting import fill_dialog
from ui.shell.segments import Segments
from ui.shell.settings import SettingsFile
from ui.shell.switch import Switch
from ui.shell.theme import DANGER, QUIET, colours

SIZE, LEAST = (1180, 780), (1000, 600)
LEFT = 300
COLOUR, GREY = "colour", "grey"


def roster_dialog(
    words: Words,
    parent: QWidget | None,
    settings: SettingsFile,
    forces: Sequence[tuple[str, Force]],
    chosen: Sequence[int],
) -> QDialog:
    """Return the preview of some forces, each given with its player's name or none; `chosen` are ticked at first."""
    return RosterDialog(words, parent, settings, forces, chosen)


class RosterDialog(QDialog):
    """Forces and choices at the left, the pages at the right. What is chosen of paper and ink is remembered."""

    def __init__(
        self,
        words: Words,
        parent: QWidget | None,
        settings: SettingsFile,
        forces: Sequence[tuple[str, Force]],
        chosen: Sequence[int],
    ) -> None:
        super().__init__(parent)
        self._words, self._settings, self._forces = words, settings, tuple(forces)
        self.pages: tuple[Page, ...] = ()
        self.trouble = printing_trouble()
        self.setWindowTitle(words.say("roster-window"))
        self.setMinimumSize(*LEAST)
        self._build(chosen)
        self._add_keys()
        self._refresh()
        self._size_to_screen()

    # Building

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
        self._build_choices(left, column)
        right = QVBoxLayout()
        right.setSpacing(12)
        row.addLayout(right, 1)
        self._build_pages(right)
        self._build_buttons(right)

    def _build_forces(self, left: QWidget, column: QVBoxLayout, chosen: Sequence[int]) -> None:
        say = self._words.say
        self.search = QLineEdit(left)
        self.search.setPlaceholderText(say("roster-search"))
        self.search.setAccessibleName(say("roster-search"))
        self.search.setClearButtonEnabled(True)
        self.list = ForceList(self._words, self._forces, chosen, left)
        self.none_found = label(say("roster-none-found"), left, role=QUIET)
        self.none_found.hide()
        self.search.textChanged.connect(self._seek)
        self.list.changed.connect(self._refresh)
        column.addWidget(self.search)
        column.addWidget(self.none_found)
        column.addWidget(self.list, 1)

    def _build_choices(self, left: QWidget, column: QVBoxLayout) -> None:
        say, remembered = self._words.say, self._settings.value
        papers = [(paper, say(f"roster-paper-{paper}")) for paper in ("a4", "letter")]
        self.paper = self._segments("roster-paper", papers, left, column)
        inks = [(COLOUR, say("roster-ink-colour")), (GREY, say("roster-ink-grey"))]
        self.ink = self._segments("roster-ink", inks, left, column)
        self.faces = Switch(say("roster-faces"), say("roster-faces-note"), left)
        column.addWidget(self.faces)
        self.paper.choose(remembered.roster_paper or paper_of_the_country())
        self.ink.choose(COLOUR if remembered.roster_colour else GREY)
        self.faces.setChecked(remembered.roster_faces)
        self.paper.chosen.connect(self._choose)
        self.ink.chosen.connect(self._choose)
        self.faces.toggled.connect(self._choose)

    def _segments(self, key: str, choices: list[tuple[str, str]], left: QWidget, column: QVBoxLayout) -> Segments:
        row = QHBoxLayout()
        made = Segments(choices, left)
        caption = self._words.say(key)
        for button in made.buttons.values():
            button.setAccessibleName(f"{caption}: {button.text()}")
        row.addWidget(label(caption, left, weight=QFont.Weight.Bold))
        row.addStretch(1)
        row.addWidget(made)
        column.addLayout(row)
        return made

    def _build_pages(self, column: QVBoxLayout) -> None:
        say = self._words.say
        row = QHBoxLayout()
        row.setSpacing(8)
        self.place = label("", self, role=QUIET)
        self.columns = Segments([("1", say("roster-columns-1")), ("2", say("roster-columns-2"))], self)
        self.columns.setToolTip(say("roster-columns-tip"))
        for button in self.columns.buttons.values():
            button.setAccessibleName(f"{say('roster-columns')}: {button.text()}")
        self.columns.chosen.connect(self._lay)
        self.farther = KeyButton(say("roster-farther"), "−", "quiet", self, height=32)
        self.fit = KeyButton(say("roster-fit"), "0", "quiet", self, height=32)
        self.nearer = KeyButton(say("roster-nearer"), "+", "quiet", self, height=32)
        self.fit.setToolTip(say("roster-fit-tip"))
        self.view = PagesView(self._words, self)
        self.view.setAccessibleName(say("roster-pages"))
        self.view.desk.setAccessibleName(say("roster-pages"))
        self.view.page_changed.connect(self._show_place)
        self.farther.clicked.connect(partial(self._zoom, "farther"))
        self.nearer.clicked.connect(partial(self._zoom, "nearer"))
        self.fit.clicked.connect(partial(self._zoom, "fit"))
        row.addWidget(self.place)
        row.addStretch(1)
        for widget in (self.columns, self.farther, self.fit, self.nearer):
            row.addWidget(widget)
        column.addLayout(row)
        column.addWidget(self.view, 1)

    def _build_buttons(self, column: QVBoxLayout) -> None:
        say = self._words.say
        row = QHBoxLayout()
        row.setSpacing(8)
        self.note = label("", self, pixels=12, role=QUIET, wrap=True)
        self.close_button = KeyButton(say("ui-close"), "Esc", "quiet", self, height=40)
        self.print_button = KeyButton(say("roster-print"), "Ctrl+P", "plain", self, height=40)
        self.save_button = KeyButton(say("roster-save"), "Ctrl+S", "primary", self, height=40)
        self.close_button.clicked.connect(partial(self.done, 0))
        self.print_button.clicked.connect(partial(self._print_clicked))
        self.save_button.clicked.connect(partial(self._save_clicked))
        row.addWidget(self.note, 1)
        for button in (self.close_button, self.print_button, self.save_button):
            row.addWidget(button)
        column.addLayout(row)

    def _add_keys(self) -> None:
        QShortcut(QKeySequence("Ctrl+P"), self, self.print_button.click)
        QShortcut(QKeySequence("Ctrl+S"), self, self.save_button.click)
        QShortcut(QKeySequence("Ctrl+F"), self, self.search.setFocus)
        for key in ("+", "=", "Ctrl++", "Ctrl+="):
            QShortcut(QKeySequence(key), self, self.view.nearer)
        for key in ("-", "Ctrl+-"):
            QShortcut(QKeySequence(key), self, self.view.farther)
        for key in ("0", "Ctrl+0"):
            QShortcut(QKeySequence(key), self, self.fit.click)

    def _size_to_screen(self) -> None:
        room = self.screen().availableSize()
        self.resize(min(SIZE[0], room.width() - 40), min(SIZE[1], room.height() - 60))
        self.list.setFocus()

    # What is shown

    @property
    def wanted(self) -> Wanted:
        """How the roster is to be."""
        paper: PaperName = "letter" if self.paper.value == "letter" else "a4"
        return Wanted(paper, self.ink.value == COLOUR, self.faces.isChecked())

    @property
    def chosen(self) -> list[tuple[str, Force]]:
        """The forces that are ticked, with their players."""
        return [self._forces[number] for number in self.list.chosen]

    def _refresh(self) -> None:
        self.pages = pages_of(self._words, self.chosen, self.wanted)
        self.view.show_pages(self.pages, inks_of(self.wanted))
        self.save_button.setEnabled(bool(self.pages))
        self.print_button.setEnabled(bool(self.pages) and not self.trouble)
        reason = "" if self.pages else self._words.say("roster-nothing")
        no_printer = self._words.say(f"roster-{self.trouble}") if self.trouble else ""
        self.save_button.setToolTip(reason)
        self.save_button.setAccessibleDescription(reason)
        self.print_button.setToolTip(reason or no_printer)
        self.print_button.setAccessibleDescription(reason or no_printer)
        self._say(reason or no_printer)

    def _say(self, sentence: str, role: QPalette.ColorRole = QUIET) -> None:
        self.note.setForegroundRole(role)
        self.note.setText(sentence)
        self.note.setAccessibleName(sentence)

    def _show_place(self, page: int, count: int) -> None:
        self.place.setText(self._words.say("roster-place", page=page, count=count))

    def _seek(self, sought: str) -> None:
        self.list.seek(sought)
        self.none_found.setVisible(not self.list.items_shown())

    def _choose(self, _value: object = None) -> None:
        """Show the pages as they are now wanted, and remember it."""
        wanted = self.wanted
        self._settings.change(roster_paper=wanted.paper, roster_colour=wanted.colour, roster_faces=wanted.faces)
        self._refresh()

    def _lay(self, columns: str) -> None:
        self.view.set_columns(int(columns))

    def _zoom(self, how: str, _checked: bool = False) -> None:
        if how == "fit":
            self.view.set_zoom("width" if self.view.zoom == "page" else "page")
        elif how == "nearer":
            self.view.nearer()
        else:
            self.view.farther()

    # Out of the house

    def ask_path(self) -> Path | None:
        """Ask where the file is to be written: where the last one was, else among the documents."""
        dialog = QFileDialog(self, self._words.say("roster-save-title"), str(self._folder()))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self._words.say("roster-save-filter"))
        dialog.setDefaultSuffix("pdf")
        dialog.selectFile(f"{file_name(self._words, self.chosen)}.pdf")
        chosen = dialog.selectedFiles() if dialog.exec() else []
        dialog.deleteLater()
        return Path(chosen[0]) if chosen else None

    def _folder(self) -> Path:
        last = self._settings.value.roster_folder
        return Path(last) if last and Path(last).is_dir() else user_documents_path()

    def save(self, path: Path) -> None:
        """Write the file, and say that it was written or why it could not be."""
        try:
            path.write_bytes(pdf_bytes(self._words, self.chosen, self.wanted))
        except OSError as error:
            reason = error.strerror or str(error)
            self._say(self._words.say("roster-not-saved", file=path.name, reason=reason), DANGER)
        else:
            self._settings.change(roster_folder=str(path.absolute().parent))
            self._say(self._words.say("roster-saved", file=str(path)))

    def _save_clicked(self, _checked: bool = False) -> None:
        path = self.ask_path()
        if path is not None:
            self.save(path)

    def _print_clicked(self, _checked: bool = False) -> None:
        heading = document_title(self._words, self.chosen)
        printed = ask_and_print(self, self._words, self.pages, self.wanted, heading)
        if printed is not None:
            self._say(
                self._words.say("roster-printed" if printed else "roster-not-printed"), QUIET if printed else DANGER
            )

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The table's ground."""
        fill_dialog(QPainter(self), QRectF(self.rect()), colours(self))
