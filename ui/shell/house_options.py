"""The house options of the new game dialog: each with its sentence and ruling, the way of 1995 marked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ddtable.engine.system import OptionSpec
from ddtable.rules.rulings import ruling
from ddtable.words import Words
from ui.shell.buttons import KeyButton
from ui.shell.labels import label
from ui.shell.painting import rounded
from ui.shell.segments import Segments
from ui.shell.theme import QUIET, colours

DEFAULT, OTHER = "default", "other"


class OptionCard(QWidget):
    """The raised card of all rows."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(18, 12, 18, 12)
        self.grid.setHorizontalSpacing(18)
        self.grid.setVerticalSpacing(13)
        self.grid.setColumnStretch(0, 1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The card."""
        palette = colours(self)
        rounded(QPainter(self), QRectF(self.rect()), 14, palette.card, palette.card_edge)


class HouseOptions(QWidget):
    """One row for each option, each of two values. `changed` tells that one was changed."""

    changed = Signal()

    def __init__(self, words: Words, specs: Sequence[OptionSpec], parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._specs = specs
        self.choices: dict[str, Segments] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        head = QHBoxLayout()
        self.reset_button = KeyButton(words.say("ui-options-reset"), "", "plain", self, height=34)
        self.reset_button.clicked.connect(partial(self._reset_clicked))
        head.addWidget(label(words.say("ui-options-about"), self, role=QUIET, wrap=True), 1)
        head.addSpacing(16)
        head.addWidget(self.reset_button)
        column.addLayout(head)
        card = OptionCard(self)
        column.addWidget(card)
        column.addStretch(1)
        for number, spec in enumerate(specs):
            self._add_row(card, number, spec)
        self._show_reset()

    def _add_row(self, card: OptionCard, row: int, spec: OptionSpec) -> None:
        say, decided = self._words.say, self._words.ruling(ruling(spec.clause))
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(label(say(f"house-option-{spec.name}"), card, weight=QFont.Weight.Bold))
        words.addWidget(label(say(f"ui-option-{spec.name}-tip"), card, pixels=12, role=QUIET, wrap=True))
        number = label(spec.clause, card, pixels=12, role=QUIET)
        number.setToolTip(say("ui-option-ruling", question=decided.question, ruling=decided.ruling, why=decided.reason))
        usual = say("ui-option-default", value=say(f"ui-option-{spec.name}-off"))
        choice = Segments([(DEFAULT, usual), (OTHER, say(f"ui-option-{spec.name}-on"))], card)
        for button in choice.buttons.values():
            button.setAccessibleName(f"{say(f'house-option-{spec.name}')}: {button.text()}")
        choice.chosen.connect(self._on_chosen)
        self.choices[spec.name] = choice
        card.grid.addLayout(words, row, 0)
        card.grid.addWidget(number, row, 1, Qt.AlignmentFlag.AlignCenter)
        card.grid.addWidget(choice, row, 2, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def show_values(self, values: Mapping[str, bool | int | str]) -> None:
        """Take over remembered values; whatever an option does not know is its default."""
        for spec in self._specs:
            value = values.get(spec.name, spec.values[0])
            self.choices[spec.name].choose(OTHER if value == spec.values[1] else DEFAULT)
        self._show_reset()

    def values(self) -> dict[str, bool | int | str]:
        """Return the options that differ from the game of 1995, with their values."""
        return {spec.name: spec.values[1] for spec in self._specs if self.choices[spec.name].value == OTHER}

    def reset(self) -> None:
        """Go back to the rules of 1995."""
        self.show_values({})
        self.changed.emit()

    def _reset_clicked(self, _checked: bool = False) -> None:
        self.reset()

    def _on_chosen(self, _value: str) -> None:
        self._show_reset()
        self.changed.emit()

    def _show_reset(self) -> None:
        self.reset_button.setEnabled(bool(self.values()))
