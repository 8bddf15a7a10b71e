"""The common parts of previews of printed pages: the pages with zoom, the command buttons, the keys."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import partial

from PySide6.QtGui import QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ddtable.rosters.chronicle import ChronicleForm
from ddtable.rosters.files import Form
from ddtable.rosters.pages.layout import BarePage
from ddtable.rosters.wanted import Wanted
from ddtable.words.sentences import Words
from ui.kit.buttons import KeyButton
from ui.kit.labels import label
from ui.kit.table_dialog import TableDialog
from ui.kit.theme import DANGER, QUIET
from ui.rosters.pages_view import PagesView
from ui.rosters.printing import ask_and_print, printing_trouble

SIZE, LEAST = (1240, 860), (1100, 600)


class PagesDialog(TableDialog):
    """Base class of previews, which provide the pages and carry out save, copy and print."""

    def __init__(self, words: Words, parent: QWidget | None, window_title: str) -> None:
        super().__init__(parent)
        self._words = words
        self.trouble = printing_trouble()
        self.setWindowTitle(window_title)
        self.setMinimumSize(*LEAST)

    def _build_pages(self, column: QVBoxLayout, *more: QWidget) -> None:
        """Add the pages below a row with the page number, `more` and the zoom."""
        say = self._words.say
        row = QHBoxLayout()
        row.setSpacing(8)
        self.place = label("", self, role=QUIET)
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
        for widget in (*more, self.farther, self.fit, self.nearer):
            row.addWidget(widget)
        column.addLayout(row)
        column.addWidget(self.view, 1)

    def _build_buttons(self, column: QVBoxLayout) -> None:
        """Add a line for messages, and the buttons."""
        say = self._words.say
        row = QHBoxLayout()
        row.setSpacing(8)
        self.note = label("", self, pixels=12, role=QUIET, wrap=True)
        self.close_button = KeyButton(say("ui-close"), "Esc", "quiet", self, height=40)
        self.print_button = KeyButton(say("roster-print"), "Ctrl+P", "plain", self, height=40)
        self.copy_button = KeyButton(say("roster-copy"), "Ctrl+C", "plain", self, height=40)
        self.save_button = KeyButton("", "Ctrl+S", "primary", self, height=40)
        self.close_button.clicked.connect(partial(self.done, 0))
        self.copy_button.clicked.connect(partial(self._copy_clicked))
        self.print_button.clicked.connect(partial(self._print_clicked))
        self.save_button.clicked.connect(partial(self._save_clicked))
        column.addWidget(self.note)
        row.addStretch(1)
        for button in (self.close_button, self.copy_button, self.print_button, self.save_button):
            row.addWidget(button)
        column.addLayout(row)

    def _add_keys(self) -> None:
        QShortcut(QKeySequence("Ctrl+P"), self, self.print_button.click)
        QShortcut(QKeySequence("Ctrl+S"), self, self.save_button.click)
        QShortcut(QKeySequence("Ctrl+C"), self, self.copy_button.click)
        for key in ("+", "=", "Ctrl++", "Ctrl+="):
            QShortcut(QKeySequence(key), self, self.view.nearer)
        for key in ("-", "Ctrl+-"):
            QShortcut(QKeySequence(key), self, self.view.farther)
        for key in ("0", "Ctrl+0"):
            QShortcut(QKeySequence(key), self, self.fit.click)

    def _size_to_screen(self) -> None:
        room = self.screen().availableSize()
        self.resize(min(SIZE[0], room.width() - 40), min(SIZE[1], room.height() - 60))

    def _show_buttons(self, form: Form | ChronicleForm, trouble: str) -> None:
        """Enable the buttons or show why they are disabled; `trouble` is empty if there are pages."""
        say = self._words.say
        self.save_button.show_as(say("roster-save-form", form=form), "Ctrl+S", "primary")
        no_printer = say(f"roster-{self.trouble}") if self.trouble else ""
        for button, reason in (
            (self.save_button, trouble),
            (self.copy_button, trouble),
            (self.print_button, trouble or no_printer),
        ):
            button.setEnabled(not reason)
            button.setToolTip(reason)
            button.setAccessibleDescription(reason)
        self._say(trouble or no_printer)

    def warn(self, sentence: str) -> None:
        """Show an earlier error; nothing for ""."""
        if sentence:
            self._say(sentence, DANGER)

    def _say(self, sentence: str, role: QPalette.ColorRole = QUIET) -> None:
        self.note.setForegroundRole(role)
        self.note.setText(sentence)
        self.note.setVisible(bool(sentence))
        self.note.setAccessibleName(sentence)

    def _show_place(self, page: int, count: int) -> None:
        self.place.setText(self._words.say("roster-place", page=page, count=count))

    def _zoom(self, how: str, _checked: bool = False) -> None:
        if how == "fit":
            self.view.set_zoom("width" if self.view.zoom == "page" else "page")
        elif how == "nearer":
            self.view.nearer()
        else:
            self.view.farther()

    def _print_pages(self, pages: Sequence[BarePage], wanted: Wanted, heading: str) -> None:
        """Ask for a printer, print the pages, and show the result."""
        printed = ask_and_print(self, self._words, pages, wanted, heading)
        if printed is not None:
            said = self._words.say("roster-printed" if printed else "roster-not-printed")
            self._say(said, QUIET if printed else DANGER)

    @abstractmethod
    def _save_clicked(self, _checked: bool = False) -> None: ...

    @abstractmethod
    def _copy_clicked(self, _checked: bool = False) -> None: ...

    @abstractmethod
    def _print_clicked(self, _checked: bool = False) -> None: ...
