"""The preview of printed armies of Battle Dice: which of them, on which paper; off to the printer or into a file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QGuiApplication, QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from ddtable.rosters.battle import BattleRoster, army_title, battle_title, written_battle
from ddtable.rosters.files import FORMS, SUFFIXES, Form
from ddtable.rosters.wanted import Wanted
from ddtable.rosters.wording import safe_name
from ddtable.whole_file import write_whole
from ddtable.words import Words
from ui.armies.paper import army_pdf, battle_pages
from ui.rosters.output import inks_of
from ui.rosters.pages_view import PagesView
from ui.rosters.printing import ask_and_print, paper_of_the_country, printing_trouble
from ui.rosters.sheetwork import PaintedPage
from ui.shell.buttons import KeyButton
from ui.shell.labels import label, title
from ui.shell.open_folder import open_folder
from ui.shell.painting import fill_dialog
from ui.shell.scroll import Scroll
from ui.shell.segments import Segments
from ui.shell.settings import SettingsFile
from ui.shell.switch import Switch
from ui.shell.theme import DANGER, QUIET, colours

SIZE, LEAST = (1240, 860), (1100, 600)
LEFT = 320
COLOUR, GREY = "colour", "grey"


class ArmyPaperDialog(QDialog):
    """Armies and choices at the left, the pages at the right. What is chosen of paper and ink is remembered."""

    def __init__(
        self,
        words: Words,
        parent: QWidget | None,
        settings: SettingsFile,
        rosters: Sequence[BattleRoster],
        chosen: Sequence[int],
        day: date | None = None,
    ) -> None:
        super().__init__(parent)
        self._words, self._settings, self._rosters, self._day = words, settings, tuple(rosters), day
        self.pages: list[PaintedPage] = []
        self.trouble = printing_trouble()
        self.setWindowTitle(words.say("army-paper-title"))
        self.setMinimumSize(*LEAST)
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 20, 24, 20)
        row.setSpacing(20)
        self._build_left(row, chosen)
        right = QVBoxLayout()
        right.setSpacing(12)
        row.addLayout(right, 1)
        self._build_pages(right)
        self._build_buttons(right)
        self._add_keys()
        self._refresh()
        room = self.screen().availableSize()
        self.resize(min(SIZE[0], room.width() - 40), min(SIZE[1], room.height() - 60))

    # Building

    def _build_left(self, row: QHBoxLayout, chosen: Sequence[int]) -> None:
        say, last = self._words.say, self._settings.value
        left = QWidget(self)
        left.setFixedWidth(LEFT)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(title(say("army-paper-title"), left, 24))
        column.addWidget(label(say("army-paper-which"), left, weight=QFont.Weight.Bold))
        listed = QWidget(left)
        lines = QVBoxLayout(listed)
        lines.setContentsMargins(2, 0, 2, 0)
        lines.setSpacing(2)
        self.armies: list[Switch] = []
        for number, roster in enumerate(self._rosters):
            note = roster.player or say("army-paper-of", count=roster.army.size)
            switch = Switch(army_title(self._words, roster.army), note, listed)
            switch.setChecked(number in chosen)
            switch.toggled.connect(self._changed)
            self.armies.append(switch)
            lines.addWidget(switch)
        lines.addStretch(1)
        column.addWidget(Scroll(listed, left), 1)
        self.reference = Switch(say("army-paper-reference"), "", left)
        self.reference.setChecked(True)
        self.reference.setToolTip(say("army-paper-reference-note"))
        self.reference.toggled.connect(self._changed)
        paper = last.roster_paper or paper_of_the_country()
        self.paper = self._choice(left, column, "roster-paper", ("a4", "letter"), paper)
        self.ink = self._choice(left, column, "roster-ink", (COLOUR, GREY), COLOUR if last.roster_colour else GREY)
        self.form = self._choice(left, column, "roster-form", FORMS, last.roster_form)
        column.addWidget(self.reference)
        row.addWidget(left)

    def _choice(self, left: QWidget, column: QVBoxLayout, key: str, values: Sequence[str], chosen: str) -> Segments:
        """Add a heading and a choice among a few values."""
        say = self._words.say
        column.addWidget(label(say(key), left, weight=QFont.Weight.Bold))
        choice = Segments([(value, say(f"{key}-{value}")) for value in values], left)
        for button in choice.buttons.values():
            button.setAccessibleName(f"{say(key)}: {button.text()}")
        choice.choose(chosen)
        choice.chosen.connect(self._changed)
        column.addWidget(choice)
        return choice

    def _build_pages(self, column: QVBoxLayout) -> None:
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
        for widget in (self.farther, self.fit, self.nearer):
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
        self.copy_button = KeyButton(say("roster-copy"), "Ctrl+C", "plain", self, height=40)
        self.save_button = KeyButton("", "Ctrl+S", "primary", self, height=40)
        self.close_button.clicked.connect(partial(self.done, 0))
        self.print_button.clicked.connect(partial(self._print_clicked))
        self.copy_button.clicked.connect(partial(self._copy_clicked))
        self.save_button.clicked.connect(partial(self._save_clicked))
        column.addWidget(self.note)
        row.addStretch(1)
        for button in (self.close_button, self.copy_button, self.print_button, self.save_button):
            row.addWidget(button)
        column.addLayout(row)

    def _add_keys(self) -> None:
        for keys, act in (
            ("Ctrl+P", self.print_button.click),
            ("Ctrl+S", self.save_button.click),
            ("Ctrl+C", self.copy_button.click),
            ("+", self.view.nearer),
            ("-", self.view.farther),
            ("0", self.fit.click),
        ):
            QShortcut(QKeySequence(keys), self, act)

    # What is shown

    @property
    def file_form(self) -> Form:
        """As which kind of file the rosters are saved."""
        return next(form for form in FORMS if form == self.form.value)

    @property
    def wanted(self) -> Wanted:
        """How the rosters are to be."""
        paper: Wanted = Wanted(paper="letter" if self.paper.value == "letter" else "a4", day=self._day)
        return replace(paper, colour=self.ink.value == COLOUR)

    @property
    def chosen(self) -> list[BattleRoster]:
        """The armies that are ticked."""
        return [roster for roster, switch in zip(self._rosters, self.armies, strict=True) if switch.isChecked()]

    def _changed(self, _value: object = None) -> None:
        colour = self.ink.value == COLOUR
        self._settings.change(roster_paper=self.paper.value, roster_colour=colour, roster_form=self.form.value)
        self._refresh()

    def _refresh(self) -> None:
        say, wanted = self._words.say, self.wanted
        trouble = "" if self.chosen else say("army-paper-nothing")
        self.pages = battle_pages(self._words, self.chosen, wanted, reference=self.reference.isChecked())
        self.view.show_pages(self.pages, inks_of(wanted))
        self.save_button.show_as(say("roster-save-form", form=self.file_form), "Ctrl+S", "primary")
        no_printer = say(f"roster-{self.trouble}") if self.trouble else ""
        for button, why in (
            (self.save_button, trouble),
            (self.copy_button, trouble),
            (self.print_button, trouble or no_printer),
        ):
            button.setEnabled(not why)
            button.setToolTip(why)
            button.setAccessibleDescription(why)
        self._say(trouble or no_printer)

    def _say(self, sentence: str, *, refused: bool = False) -> None:
        self.note.setForegroundRole(DANGER if refused else QUIET)
        self.note.setText(sentence)
        self.note.setVisible(bool(sentence))

    def _show_place(self, page: int, count: int) -> None:
        self.place.setText(self._words.say("roster-place", page=page, count=count))

    def _zoom(self, how: str, _checked: bool = False) -> None:
        if how == "fit":
            self.view.set_zoom("width" if self.view.zoom == "page" else "page")
        elif how == "nearer":
            self.view.nearer()
        else:
            self.view.farther()

    # Out of the house

    def content(self) -> bytes:
        """Return the file of what is chosen."""
        form, wanted = self.file_form, self.wanted
        if form == "pdf":
            return army_pdf(self._words, self.chosen, wanted, reference=self.reference.isChecked())
        said = written_battle(form, self._words, self.chosen, wanted, reference=self.reference.isChecked())
        return said.encode()

    def ask_path(self) -> Path | None:
        """Ask where the file is to be written: where the last one was, else among the documents."""
        form, last = self.file_form, self._settings.value.roster_folder
        folder = Path(last) if last and Path(last).is_dir() else open_folder()
        dialog = QFileDialog(self, self._words.say("roster-save-title"), str(folder))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self._words.say("roster-save-filter", form=form))
        dialog.setDefaultSuffix(SUFFIXES[form][1:])
        named = self._words.say("army-paper-file", names=battle_title(self._words, self.chosen))
        dialog.selectFile(f"{safe_name(named)}{SUFFIXES[form]}")
        chosen = dialog.selectedFiles() if dialog.exec() else []
        dialog.deleteLater()
        return Path(chosen[0]) if chosen else None

    def save(self, path: Path) -> None:
        """Write what is chosen into a file, and say that it was written or why it could not be."""
        try:
            write_whole(path, self.content())
        except OSError as error:
            reason = error.strerror or str(error)
            self._say(self._words.say("roster-not-saved", file=path.name, reason=reason), refused=True)
            return
        self._settings.change(roster_folder=str(path.absolute().parent))
        self._say(self._words.say("roster-saved", file=str(path)))

    def _save_clicked(self, _checked: bool = False) -> None:
        path = self.ask_path()
        if path is not None:
            self.save(path)

    def _copy_clicked(self, _checked: bool = False) -> None:
        form = self.file_form
        reference = self.reference.isChecked()
        said = written_battle(
            "text" if form == "pdf" else form, self._words, self.chosen, self.wanted, reference=reference
        )
        QGuiApplication.clipboard().setText(said)
        self._say(self._words.say("roster-copied"))

    def _print_clicked(self, _checked: bool = False) -> None:
        printed = ask_and_print(self, self._words, self.pages, self.wanted, battle_title(self._words, self.chosen))
        if printed is not None:
            self._say(self._words.say("roster-printed" if printed else "roster-not-printed"), refused=not printed)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The table's ground."""
        fill_dialog(QPainter(self), QRectF(self.rect()), colours(self))
