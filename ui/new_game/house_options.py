"""The house options of the new game dialog: each with its sentence and ruling; the rule of 1995 is marked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ddtable.engine.system import OptionSpec, fixed_options
from ddtable.rules.rulings import ruling
from ddtable.words.sentences import Words
from ui.kit.buttons import KeyButton
from ui.kit.card import Card
from ui.kit.labels import label
from ui.kit.segments import Segments
from ui.kit.theme import QUIET

DEFAULT, OTHER = "default", "other"


def _keys(spec: OptionSpec) -> tuple[str, ...]:
    """Return the keys of an option's buttons, in the order of its values."""
    return (DEFAULT, OTHER, *map(str, spec.values[2:]))


def _value(spec: OptionSpec, key: str) -> bool | int | str:
    """Return the value of a button."""
    return spec.values[_keys(spec).index(key)]


class OptionCard(Card):
    """The raised card around all rows."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(18, 12, 18, 12)
        self.grid.setHorizontalSpacing(18)
        self.grid.setVerticalSpacing(10)
        self.grid.setColumnStretch(0, 1)


class HouseOptions(QWidget):
    """A row for each option, with a button for each of its values. `changed`: one was changed.

    The player's choices are kept; other options have their default, which may differ with real dice. `game` is the rule
    system, which has words of its own for its defaults; `about` the key of the sentence above them, if it has its own.
    """

    changed = Signal()

    def __init__(
        self, words: Words, specs: Sequence[OptionSpec], parent: QWidget, game: str = "classic", about: str = ""
    ) -> None:
        super().__init__(parent)
        self._words, self._game = words, game
        self._specs = specs
        self._chosen: dict[str, bool | int | str] = {}
        self._real_dice = False
        self.choices: dict[str, Segments] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        head = QHBoxLayout()
        self.reset_button = KeyButton(words.say("ui-options-reset", game=game), "", "plain", self, height=34)
        self.reset_button.clicked.connect(partial(self._reset_clicked))
        head.addWidget(label(words.say(about or "ui-options-about", game=game), self, role=QUIET, wrap=True), 1)
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
        named = [say(f"ui-option-{spec.name}-{spec.ending(value)}") for value in spec.values]
        named[0] = say("ui-option-default", value=named[0], game=self._game)
        choice = Segments(list(zip(_keys(spec), named, strict=True)), card)
        for button in choice.buttons.values():
            button.setAccessibleName(f"{say(f'house-option-{spec.name}')}: {button.text()}")
        choice.chosen.connect(partial(self._on_chosen, spec))
        self.choices[spec.name] = choice
        card.grid.addLayout(words, row, 0)
        card.grid.addWidget(number, row, 1, Qt.AlignmentFlag.AlignCenter)
        card.grid.addWidget(choice, row, 2, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def show_values(self, values: Mapping[str, bool | int | str], real_dice: bool = False) -> None:
        """Restore remembered choices; other options get their default, with real dice or without."""
        self._real_dice = real_dice
        known = ((spec, values.get(spec.name)) for spec in self._specs)
        self._chosen = {spec.name: value for spec, value in known if value is not None and value in spec.values}
        self._show()

    def values(self) -> dict[str, bool | int | str]:
        """Return the options that differ from the game of 1995, with their values, without those that are fixed."""
        shown = {spec.name: _value(spec, self.choices[spec.name].value) for spec in self._specs}
        chosen = {spec.name: shown[spec.name] for spec in self._specs if shown[spec.name] != spec.values[0]}
        fixed = fixed_options(self._specs, chosen)
        return {name: value for name, value in chosen.items() if name not in fixed}

    def remembered(self) -> dict[str, bool | int | str]:
        """Return the player's choices for the next game, without defaults that are due to real dice."""
        return dict(self._chosen)

    def take_up_dice(self, real_dice: bool) -> None:
        """Show the defaults with real dice or without; the player's choices stay."""
        if real_dice != self._real_dice:
            self._real_dice = real_dice
            self._show()
            self.changed.emit()

    def choose(self, name: str, value: bool | int | str) -> None:
        """Set an option for the player."""
        self._choose(next(spec for spec in self._specs if spec.name == name), value)
        self._show()
        self.changed.emit()

    def reset(self) -> None:
        """Reset to the rules of 1995, also with real dice."""
        self._chosen = {}
        for spec in self._specs:
            self._choose(spec, spec.values[0])
        self._show()
        self.changed.emit()

    def _choose(self, spec: OptionSpec, value: bool | int | str) -> None:
        """Store a choice that differs from the default."""
        self._chosen.pop(spec.name, None)
        if value != spec.default(self._real_dice):
            self._chosen[spec.name] = value

    def _show(self) -> None:
        fixed = fixed_options(self._specs, self._chosen)
        for spec in self._specs:
            value = fixed.get(spec.name, self._chosen.get(spec.name, spec.default(self._real_dice)))
            self.choices[spec.name].choose(_keys(spec)[spec.values.index(value)])
            self.choices[spec.name].setEnabled(spec.name not in fixed)
            self.choices[spec.name].setToolTip(self._words.say("ui-option-fixed") if spec.name in fixed else "")
        self._show_reset()

    def _reset_clicked(self, _checked: bool = False) -> None:
        self.reset()

    def _on_chosen(self, spec: OptionSpec, key: str) -> None:
        self._choose(spec, _value(spec, key))
        self._show()
        self.changed.emit()

    def _show_reset(self) -> None:
        self.reset_button.setEnabled(bool(self.values()))
