"""The preview of printed armies of Battle Dice: choice, paper, printing and saving."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path

from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from ddtable.files.whole import write_whole
from ddtable.rosters.battle import BattleRoster, army_title, battle_title, needs_reference, written_battle
from ddtable.rosters.files import FORMS, SUFFIXES, Form
from ddtable.rosters.wanted import Wanted
from ddtable.rosters.wording import safe_name
from ddtable.texts.plain import plain
from ddtable.texts.trouble import LONGEST
from ddtable.words.sentences import Words
from ui.games.battle_dice.armies.paper import army_pdf, battle_pages
from ui.kit.labels import label, title
from ui.kit.open_folder import open_folder
from ui.kit.scroll import Scroll
from ui.kit.segments import Segments
from ui.kit.settings import SettingsFile
from ui.kit.switch import Switch
from ui.kit.theme import DANGER, QUIET
from ui.rosters.output import inks_of
from ui.rosters.pages_dialog import PagesDialog
from ui.rosters.printing import ask_and_print, paper_of_the_country
from ui.rosters.sheetwork import PaintedPage

LEFT = 320
COLOUR, GREY = "colour", "grey"


class ArmyPaperDialog(PagesDialog):
    """Armies and options on the left, the pages on the right. Paper and ink are remembered."""

    def __init__(
        self,
        words: Words,
        parent: QWidget | None,
        settings: SettingsFile,
        rosters: Sequence[BattleRoster],
        chosen: Sequence[int],
        day: date | None = None,
    ) -> None:
        super().__init__(words, parent, words.say("army-paper-title"))
        self._settings, self._rosters, self._day = settings, tuple(rosters), day
        self.pages: list[PaintedPage] = []
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
        self._size_to_screen()

    # Construction

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
        self.reference.setChecked(needs_reference(self._rosters[number] for number in chosen))
        self.reference.setToolTip(say("army-paper-reference-note"))
        self.reference.toggled.connect(self._changed)
        paper = last.roster_paper or paper_of_the_country()
        self.paper = self._choice(left, column, "roster-paper", ("a4", "letter"), paper)
        self.ink = self._choice(left, column, "roster-ink", (COLOUR, GREY), COLOUR if last.roster_colour else GREY)
        self.form = self._choice(left, column, "roster-form", FORMS, last.roster_form)
        column.addWidget(self.reference)
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
    def file_form(self) -> Form:
        """The file format of the rosters."""
        return next(form for form in FORMS if form == self.form.value)

    @property
    def wanted(self) -> Wanted:
        """The options of the rosters."""
        paper: Wanted = Wanted(paper="letter" if self.paper.value == "letter" else "a4", day=self._day)
        return replace(paper, colour=self.ink.value == COLOUR)

    @property
    def chosen(self) -> list[BattleRoster]:
        """The checked armies."""
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
        self._show_buttons(self.file_form, trouble)

    # Output

    def content(self) -> bytes:
        """Return the content of the file."""
        form, wanted = self.file_form, self.wanted
        if form == "pdf":
            return army_pdf(self._words, self.chosen, wanted, reference=self.reference.isChecked())
        said = written_battle(form, self._words, self.chosen, wanted, reference=self.reference.isChecked())
        return said.encode()

    def ask_path(self) -> Path | None:
        """Ask for the path of the file: in the folder of the last one, else in the documents folder."""
        form, last = self.file_form, self._settings.value.roster_folder
        folder = Path(last) if last and os.path.isdir(last) else open_folder()
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
        """Write the chosen rosters into a file, and show the result."""
        try:
            write_whole(path, self.content())
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
            said = self._words.say("roster-printed" if printed else "roster-not-printed")
            self._say(said, QUIET if printed else DANGER)
