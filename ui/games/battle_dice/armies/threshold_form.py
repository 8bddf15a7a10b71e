"""The numbers from which dice count in each phase, and the morale check: the first page of the table editor."""

from __future__ import annotations

import re
from functools import partial

from PySide6.QtCore import QPointF, QSize, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from ddtable.rules.battle_dice.fighting import CLASS_OF_PHASE
from ddtable.rules.battle_dice.house import proposal, unpublished
from ddtable.rules.battle_dice.kinds import MONSTERS, sides_of
from ddtable.rules.battle_dice.tables import THRESHOLDS, Bands, Morale, Tables
from ddtable.words.sentences import Words
from ddtable.words.telling.battle_words import kinds_name
from ui.art.battle_die import BattleLook, battle_pixmap
from ui.games.battle_dice.armies.stepper import Stepper
from ui.kit.labels import label
from ui.kit.theme import QUIET, colours

DIE = 44
BANDS = ("leaves", "strikes", "point")
NUMBER = re.compile(r"[0-9]{1,3}")
LIST = re.compile(r"[0-9]{1,3}(\s*,\s*[0-9]{1,3})*\s*,?")
MOST_PART = 20
LONGEST_LINE = 240  # pixels


class DiePicture(QWidget):
    """A die that shows a number; not for screen readers."""

    def __init__(self, kind: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = BattleLook(kind, 0, -1)
        self.setFixedSize(QSize(DIE, DIE))

    def show_number(self, number: int) -> None:
        """Show another number."""
        self._look = BattleLook(self._look.kind, number, -1)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the die."""
        drawn = battle_pixmap(self._look, DIE, self.devicePixelRatioF(), colours(self))
        QPainter(self).drawPixmap(QPointF(0, 0), drawn)


class ThresholdForm(QWidget):
    """`changed`: the player has changed a number; `thresholds` and `morale` are the present values."""

    changed = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.steppers: dict[str, Stepper] = {}
        self._pictures: dict[str, DiePicture] = {}
        self._chances: dict[str, QLabel] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(5, 1)
        for row, phase in enumerate(THRESHOLDS):
            self._add_phase(grid, row, phase)
        column.addLayout(grid)
        column.addLayout(self._build_bands())
        column.addLayout(self._build_morale())
        column.addStretch(1)

    def _add_phase(self, grid: QGridLayout, row: int, phase: str) -> None:
        say, kind = self._words.say, CLASS_OF_PHASE[phase]
        name = say("bd-phase", word=phase)
        stepper = Stepper(say("table-threshold", phase=name), self, least=1, most=sides_of(kind))
        stepper.changed.connect(partial(self._stepped, phase))
        picture, chance = DiePicture(kind, self), label("", self, role=QUIET)
        self.steppers[phase], self._pictures[phase], self._chances[phase] = stepper, picture, chance
        who = say("table-who", kinds=kinds_name(self._words, kind), sides=sides_of(kind))
        for place, widget in enumerate(
            (
                picture,
                label(name, self, weight=QFont.Weight.Bold),
                label(who, self, role=QUIET),
                label(say("table-from"), self, role=QUIET),
                stepper,
                chance,
            )
        ):
            grid.addWidget(widget, row, place)

    def _build_bands(self) -> QHBoxLayout:
        """Build the lines that say on which numbers monsters leave, strike and roll on their table."""
        say = self._words.say
        self.band_steppers: dict[str, Stepper] = {}
        self.bands_mark = label("", self, role=QUIET)
        row = QHBoxLayout()
        for band in BANDS:
            stepper = Stepper(say("table-band-said", band=band), self, least=1, most=sides_of(MONSTERS[0]))
            stepper.changed.connect(partial(self._edited, ""))
            self.band_steppers[band] = stepper
            row.addWidget(self._wrapped(say("table-band", band=band)))
            row.addWidget(stepper)
        return self._headed(DiePicture(MONSTERS[0], self), say("table-monsters"), self.bands_mark, row)

    def _wrapped(self, words: str) -> QLabel:
        """Return words in one line, or in several if they are long."""
        made = label(words, self, role=QUIET, wrap=True)
        made.setMinimumWidth(min(LONGEST_LINE, made.fontMetrics().horizontalAdvance(words) + 2))
        return made

    def _headed(self, picture: QWidget | None, name: str, mark: QLabel, row: QHBoxLayout) -> QHBoxLayout:
        """Return a picture, or its room, beside two lines: a name with its mark, and the row below them."""
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(label(name, self, weight=QFont.Weight.Bold))
        head.addWidget(mark)
        head.addStretch(1)
        row.setSpacing(10)
        row.addStretch(1)
        lines = QVBoxLayout()
        lines.setSpacing(6)
        lines.addLayout(head)
        lines.addLayout(row)
        whole = QHBoxLayout()
        whole.setSpacing(16)
        if picture is not None:
            whole.addWidget(picture)
        else:
            whole.addSpacing(DIE + whole.spacing())
        whole.addLayout(lines, 1)
        return whole

    def _build_morale(self) -> QHBoxLayout:
        say = self._words.say
        self.numbers = QLineEdit(self)
        self.numbers.setFixedWidth(120)
        self.numbers.setAccessibleName(say("table-morale-numbers"))
        self.numbers.setToolTip(say("table-morale-numbers"))
        self.part = Stepper(say("table-morale-part"), self, least=1, most=MOST_PART)
        self.numbers.textEdited.connect(self._edited)
        self.part.changed.connect(partial(self._edited, ""))
        self.morale_mark = label("", self, role=QUIET)
        row = QHBoxLayout()
        row.addWidget(label(say("table-morale-before"), self, role=QUIET))
        row.addWidget(self.part)
        row.addWidget(self._wrapped(say("table-morale-between")))
        row.addWidget(self.numbers)
        return self._headed(None, say("bd-phase", word="morale"), self.morale_mark, row)

    def show_marks(self, tables: Tables) -> None:
        """Show which numbers are given by the published rules, or differ from them (H95)."""
        differ, given = unpublished(tables), proposal().published
        for name, is_given, mark in (
            ("morale", given.morale_numbers, self.morale_mark),
            ("bands", given.bands, self.bands_mark),
        ):
            said = self._words.say("bd-unpublished" if name in differ else "table-published")
            mark.setText(said if is_given else "")

    def show_tables(self, tables: Tables) -> None:
        """Show the numbers of these tables."""
        for phase, stepper in self.steppers.items():
            stepper.show_value(tables.thresholds[phase])
            self._show_chance(phase)
        for band, stepper in self.band_steppers.items():
            stepper.show_value(getattr(tables.bands, band))
        self.part.show_value(tables.morale.one_in)
        if self.defect or self.morale != tables.morale:
            self.numbers.setText(", ".join(map(str, tables.morale.numbers)))

    @property
    def thresholds(self) -> dict[str, int]:
        """The thresholds by phase."""
        return {phase: stepper.value for phase, stepper in self.steppers.items()}

    @property
    def morale(self) -> Morale:
        """The morale check; the rules refuse one without a valid number."""
        found = {int(figures) for figures in NUMBER.findall(self.numbers.text())}
        return Morale(tuple(sorted(found)), self.part.value)

    @property
    def bands(self) -> Bands:
        """The monsters' numbers."""
        return Bands(**{band: stepper.value for band, stepper in self.band_steppers.items()})

    @property
    def defect(self) -> str:
        """The reason why the typed text is not a list of numbers; "" for an empty field, which the rules refuse."""
        text = self.numbers.text()
        if not text.strip() or LIST.fullmatch(text.strip()):
            return ""
        return self._words.say("table-morale-unread", text=text)

    def _show_chance(self, phase: str) -> None:
        number, sides = self.steppers[phase].value, sides_of(CLASS_OF_PHASE[phase])
        share = round(100 * (sides - number + 1) / sides)
        self._chances[phase].setText(self._words.say("table-chance", percent=share))
        self._pictures[phase].show_number(number)

    def _stepped(self, phase: str, _value: int) -> None:
        self._show_chance(phase)
        self.changed.emit()

    def _edited(self, _text: str, _value: int = 0) -> None:
        self.changed.emit()
