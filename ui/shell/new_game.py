"""The new game dialog: who plays with which force, by which house options."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import SystemRandom

import msgspec
from PySide6.QtCore import QRectF, QRegularExpression
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QRegularExpressionValidator
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

import ddtable.rules  # noqa: F401 - makes the rule systems known
from ddtable.engine.system import SetUp, system
from ddtable.forces.force import Force
from ddtable.words import Words
from ui.shell.buttons import KeyButton
from ui.shell.labels import label, title
from ui.shell.library import SeatPlan
from ui.shell.painting import fill_table
from ui.shell.seat_form import SeatForm
from ui.shell.segments import Segments
from ui.shell.settings import SeatMemory, Settings
from ui.shell.switch import Switch
from ui.shell.theme import DANGER, QUIET, colours

SYSTEM = "classic"
SEATS = 2
LARGEST_SEED = (1 << 63) - 1


class NewGameDialog(QDialog):
    """Asks for everything that a game begins with. After it was accepted: `set_up`, `seats`, `practice`."""

    def __init__(
        self, words: Words, forces: Sequence[Force], settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._forces = tuple(forces)
        self.rules = system(SYSTEM)
        self.setWindowTitle(words.say("ui-new-game"))
        self.setModal(True)
        self._build(settings)
        self._fill(settings)

    def _build(self, settings: Settings) -> None:
        say = self._words.say
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 22, 28, 20)
        column.setSpacing(0)
        column.addWidget(title(say("ui-new-game"), self, 28))
        column.addWidget(label(say("ui-new-game-about"), self, role=QUIET, wrap=True))
        column.addSpacing(16)
        sizes = sorted({force.health for force in self._forces})
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(label(say("ui-size"), self, weight=QFont.Weight.Bold))
        self.sizes = Segments([(str(size), say("ui-size-health", health=size)) for size in sizes], self)
        row.addWidget(self.sizes)
        row.addWidget(label(say("ui-size-why"), self, pixels=12, role=QUIET), 1)
        column.addLayout(row)
        column.addSpacing(16)
        seats = QHBoxLayout()
        seats.setSpacing(16)
        self.forms = [SeatForm(self._words, seat, self) for seat in range(SEATS)]
        for form in self.forms:
            seats.addWidget(form, 1)
        column.addLayout(seats)
        column.addSpacing(18)
        column.addLayout(self._build_options(settings))
        column.addSpacing(16)
        self.defect = label("", self, role=DANGER, wrap=True)
        column.addWidget(self.defect)
        column.addLayout(self._build_buttons())
        self.sizes.chosen.connect(self._show_size)
        self.forms[0].name_edit.setFocus()

    def _build_options(self, settings: Settings) -> QGridLayout:
        """One switch for each house option of two values, in two columns; then practice and the seed."""
        say = self._words.say
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(10)
        self.options: dict[str, Switch] = {}
        for spec in self.rules.option_specs():
            switch = Switch(say(f"ui-option-{spec.name}"), say("ui-option-clause", clause=spec.clause), self)
            switch.setToolTip(say(f"ui-option-{spec.name}-tip"))
            switch.setChecked(settings.options.get(spec.name, spec.values[0]) == spec.values[1])
            self.options[spec.name] = switch
        self.practice_switch = Switch(say("ui-practice"), say("ui-practice-note"), self)
        self.practice_switch.setChecked(settings.practice)
        self.seed = QLineEdit(self)
        self.seed.setPlaceholderText(say("ui-seed-empty"))
        self.seed.setAccessibleName(say("ui-seed"))
        self.seed.setToolTip(say("ui-seed-tip"))
        self.seed.setMaxLength(19)
        self.seed.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]*"), self))
        self.seed.textChanged.connect(self._check)
        seed = QHBoxLayout()
        seed.setSpacing(12)
        seed.addWidget(label(say("ui-seed"), self))
        seed.addWidget(self.seed, 1)
        for number, widget in enumerate((*self.options.values(), self.practice_switch)):
            grid.addWidget(widget, number // 2, number % 2)
        grid.addLayout(seed, len(self.options) // 2, 1)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        return grid

    def _build_buttons(self) -> QHBoxLayout:
        say = self._words.say
        row = QHBoxLayout()
        row.setSpacing(8)
        self.cancel = KeyButton(say("ui-cancel"), "Esc", "quiet", self, height=40)
        self.begin = KeyButton(say("ui-begin"), "↵", "primary", self, height=40)
        self.begin.setDefault(True)
        self.begin.clicked.connect(self._accept_checked)
        self.cancel.clicked.connect(partial(self._rejected))
        row.addWidget(label(say("ui-missing-list"), self, pixels=12, role=QUIET, wrap=True), 1)
        row.addSpacing(16)
        row.addWidget(self.cancel)
        row.addWidget(self.begin)
        return row

    def _fill(self, settings: Settings) -> None:
        """Take over the last game's names and forces; without one, two different races of the smallest size."""
        by_id = {force.id: force for force in self._forces}
        last = by_id.get(settings.seats[0].force) if settings.seats else None
        health = (last or self._forces[0]).health
        self.sizes.choose(str(health))
        self._show_size(str(health))
        for seat, form in enumerate(self.forms):
            memory = settings.seats[seat] if seat < len(settings.seats) else SeatMemory()
            form.fill(memory.name or self._words.say(f"ui-name-{seat + 1}"), memory.kind, memory.force)
        self._check()
        for form in self.forms:
            form.changed.connect(self._check)

    def _show_size(self, health: str) -> None:
        same = [force for force in self._forces if str(force.health) == health]
        others = [number for number, force in enumerate(same) if force.species != same[0].species]
        for form, chosen in zip(self.forms, (0, *others, 0), strict=False):
            form.offer(same, chosen)
        self._check()

    def _check(self) -> None:
        """Say why the game cannot begin so, if it cannot."""
        defect = self.rules.refuse_set_up(self.set_up()) or self._bad_names()
        self.defect.setText(defect or "")
        self.defect.setVisible(bool(defect))
        self.begin.setEnabled(not defect)

    def _bad_names(self) -> str:
        names = [form.name for form in self.forms]
        if not all(names):
            return self._words.say("ui-name-missing")
        return self._words.say("ui-name-twice") if len(set(names)) < len(names) else ""

    def set_up(self) -> SetUp:
        """Return the set-up as the dialog is filled in; without a seed, one that nobody can guess."""
        text = self.seed.text()
        seed = int(text) if text else SystemRandom().randrange(LARGEST_SEED)
        options = {
            spec.name: spec.values[1] for spec in self.rules.option_specs() if self.options[spec.name].isChecked()
        }
        return SetUp(SYSTEM, seed, options, tuple(msgspec.to_builtins(form.force) for form in self.forms))

    def seats(self) -> list[SeatPlan]:
        """Return who sits where."""
        return [SeatPlan(form.name, form.kind) for form in self.forms]

    @property
    def practice(self) -> bool:
        """Whether choices may be taken back."""
        return self.practice_switch.isChecked()

    def memory(self) -> dict[str, object]:
        """Return what the settings are to remember of this dialog."""
        seats = tuple(SeatMemory(form.name, form.kind, form.force.id) for form in self.forms)
        return {"seats": seats, "options": dict(self.set_up().options), "practice": self.practice}

    def _accept_checked(self, _checked: bool = False) -> None:
        self._check()
        if self.begin.isEnabled():
            self.accept()

    def _rejected(self, _checked: bool = False) -> None:
        self.reject()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The table's ground."""
        fill_table(QPainter(self), QRectF(self.rect()), colours(self))
