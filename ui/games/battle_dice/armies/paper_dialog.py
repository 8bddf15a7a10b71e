"""The preview of printed armies of Battle Dice: choice, paper, printing and saving."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ddtable.rosters.battle import BattleRoster, army_title, battle_title, needs_reference, written_battle
from ddtable.rosters.files import FORMS, SUFFIXES, Form
from ddtable.words.sentences import Words
from ui.games.battle_dice.armies.paper import army_pdf, battle_pages
from ui.kit.labels import label
from ui.kit.scroll import Scroll
from ui.kit.settings import SettingsFile
from ui.kit.switch import Switch
from ui.rosters.paper_dialog import PaperDialog
from ui.rosters.sheetwork import PaintedPage


class ArmyPaperDialog(PaperDialog[Form]):
    """Armies and options on the left, the pages on the right. Paper, ink and form are remembered."""

    forms, suffixes = FORMS, SUFFIXES
    title_key = "army-paper-title"

    def __init__(
        self,
        words: Words,
        parent: QWidget | None,
        settings: SettingsFile,
        rosters: Sequence[BattleRoster],
        chosen: Sequence[int],
        day: date | None = None,
    ) -> None:
        super().__init__(words, parent, settings, day)
        self._rosters, self._first = tuple(rosters), tuple(chosen)
        self._build()

    # Construction

    def _build_above(self, column: QVBoxLayout) -> None:
        say = self._words.say
        column.addWidget(label(say("army-paper-which"), self, weight=QFont.Weight.Bold))
        listed = QWidget(self)
        lines = QVBoxLayout(listed)
        lines.setContentsMargins(2, 0, 2, 0)
        lines.setSpacing(2)
        self.armies: list[Switch] = []
        for number, roster in enumerate(self._rosters):
            note = roster.player or say("army-paper-of", count=roster.army.size)
            switch = Switch(army_title(self._words, roster.army), note, listed)
            switch.setChecked(number in self._first)
            switch.toggled.connect(self._changed)
            self.armies.append(switch)
            lines.addWidget(switch)
        lines.addStretch(1)
        column.addWidget(Scroll(listed, self), 1)

    def _build_below(self, column: QVBoxLayout) -> None:
        self.reference = Switch(self._words.say("army-paper-reference"), "", self)
        self.reference.setChecked(needs_reference(self._rosters[number] for number in self._first))
        self.reference.setToolTip(self._words.say("army-paper-reference-note"))
        self.reference.toggled.connect(self._changed)
        column.addWidget(self.reference)

    # Content

    @property
    def chosen(self) -> list[BattleRoster]:
        """The checked armies."""
        return [roster for roster, switch in zip(self._rosters, self.armies, strict=True) if switch.isChecked()]

    def _first_form(self) -> str:
        return self._settings.value.roster_form

    def _changed(self, _value: object = None) -> None:
        self._settings.change(roster_form=self.form.value)
        super()._changed()

    def _pages(self) -> list[PaintedPage]:
        return battle_pages(self._words, self.chosen, self.wanted, reference=self.reference.isChecked())

    def _trouble(self) -> str:
        return "" if self.chosen else self._words.say("army-paper-nothing")

    # Output

    def content(self, form: Form) -> bytes:
        """Return the content of the file in a form."""
        reference = self.reference.isChecked()
        if form == "pdf":
            return army_pdf(self._words, self.chosen, self.wanted, reference=reference)
        return written_battle(form, self._words, self.chosen, self.wanted, reference=reference).encode()

    def _heading(self) -> str:
        return battle_title(self._words, self.chosen)

    def _file_name(self) -> str:
        return self._words.say("army-paper-file", names=self._heading())
