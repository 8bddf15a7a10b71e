"""A line of a table in the editor: its name, its effect, and the fields of the effect."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from types import MappingProxyType

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from ddtable.rules.battle_dice.house import LONGEST_NAME
from ddtable.rules.battle_dice.kinds import CLASSES
from ddtable.rules.battle_dice.tables import DOES, Does, Result
from ddtable.texts.plain import plain
from ddtable.words.sentences import Words
from ddtable.words.telling.battle_words import deed, kinds_name, result_name
from ui.games.battle_dice.armies.stepper import Stepper
from ui.kit.fonts import interface_font
from ui.kit.headed_choice import HeadedChoice
from ui.kit.labels import CutLabel, label
from ui.kit.segments import Segment
from ui.kit.theme import QUIET

MOST = 6  # of a count
FIELDS: Mapping[Does, tuple[str, ...]] = MappingProxyType(
    {
        "nothing": (),
        "cancel": ("count", "phase"),
        "kill": ("count", "of", "otherwise"),
        "reroll": ("but",),
        "feint": (),
        "hold": ("among",),
        "bonus": ("of", "count"),
        "heal": ("count",),
        "summon": ("count",),
        "spell": ("count",),
        "rally": ("count",),
    }
)
"""The fields of each effect besides its name."""
PHASES = ("any", "missile", "melee")
ANY = ""


class Picked(HeadedChoice):
    """A combo box whose texts stand for values."""

    def __init__(self, said: str, choices: Sequence[tuple[str, str]], parent: QWidget, wide: int) -> None:
        super().__init__(parent)
        self.setAccessibleName(said)
        self.setToolTip(said)
        self.setFixedWidth(wide)
        for value, words in choices:
            self.addItem(words, value)

    @property
    def value(self) -> str:
        """The chosen value."""
        return str(self.currentData())

    def show_value(self, value: str) -> None:
        """Show a value without a signal."""
        self.blockSignals(True)
        self.setCurrentIndex(max(0, self.findData(value)))
        self.blockSignals(False)


class ClassMarks(QWidget):
    """Check boxes for classes. `changed`: one was changed."""

    changed = Signal()

    def __init__(self, said: str, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.marks: dict[str, Segment] = {}
        for name in CLASSES:
            mark = Segment(kinds_name(words, name), self)
            mark.setAccessibleName(f"{said}: {mark.text()}")
            mark.toggled.connect(self._toggled)
            self.marks[name] = mark
            row.addWidget(mark)

    @property
    def value(self) -> tuple[str, ...]:
        """The checked classes."""
        return tuple(name for name, mark in self.marks.items() if mark.isChecked())

    def show_value(self, names: Sequence[str]) -> None:
        """Check these classes without a signal."""
        for name, mark in self.marks.items():
            mark.blockSignals(True)
            mark.setChecked(name in names)
            mark.blockSignals(False)

    def _toggled(self, _checked: bool) -> None:
        self.changed.emit()


class ResultRow(QWidget):
    """`changed`: the player has changed the line; `result` is its present value."""

    changed = Signal()

    def __init__(self, words: Words, number: int, table: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._words, self._number, self._table = words, number, table
        self.result, self._mark = Result("nothing"), ""
        self._build_fields()
        self._lay_out()

    def _build_fields(self) -> None:
        say, number = self._words.say, self._number
        self.name = QLineEdit(self)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setFixedWidth(170)
        self.name.setAccessibleName(say("table-name", number=number))
        does = [one for one in DOES if one != "spell" or self._table != "spells"]
        self.does = Picked(
            say("table-does-of", number=number), [(one, say("table-does", does=one)) for one in does], self, 260
        )
        self.count = Stepper(say("table-field", field="count"), self, most=MOST)
        self.otherwise = Stepper(say("table-field", field="otherwise"), self, most=MOST)
        named = [(name, kinds_name(self._words, name)) for name in CLASSES]
        self.of = Picked(say("table-field", field="of"), [(ANY, say("table-any-class")), *named], self, 150)
        phases = [(phase, say("table-phase", phase=phase)) for phase in PHASES]
        self.phase = Picked(say("table-field", field="phase"), phases, self, 190)
        self.among = ClassMarks(say("table-field", field="among"), self._words, self)
        self.but = ClassMarks(say("table-field", field="but"), self._words, self)
        self.name.textEdited.connect(self._name_edited)
        self.does.currentIndexChanged.connect(self._does_chosen)
        for stepper in (self.count, self.otherwise):
            stepper.changed.connect(self._field_changed)
        for picked in (self.of, self.phase):
            picked.currentIndexChanged.connect(self._field_changed)
        for marks in (self.among, self.but):
            marks.changed.connect(partial(self._field_changed, 0))

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        line = QHBoxLayout()
        line.setSpacing(8)
        number = label(str(self._number), self, pixels=16, weight=QFont.Weight.Bold)
        number.setFixedWidth(24)
        line.addWidget(number)
        line.addWidget(self.name)
        line.addWidget(self.does)
        self._heads: dict[str, QLabel] = {}
        for field in ("count", "of", "phase", "otherwise", "among", "but"):
            head = label(self._words.say("table-head", field=field), self, pixels=12, role=QUIET)
            self._heads[field] = head
            line.addWidget(head)
            line.addWidget(self._field(field))
        line.addStretch(1)
        column.addLayout(line)
        self.told = CutLabel(self, interface_font(12), QUIET)
        below = QHBoxLayout()
        below.addSpacing(34)
        below.addWidget(self.told, 1)
        column.addLayout(below)

    def _field(self, name: str) -> Stepper | Picked | ClassMarks:
        field = getattr(self, name)
        assert isinstance(field, Stepper | Picked | ClassMarks)
        return field

    def show_result(self, result: Result) -> None:
        """Show another result."""
        self.result = result
        self.name.setText(result_name(self._words, result.name))
        self._show_fields()

    def _show_fields(self) -> None:
        """Show the fields of the effect, and describe it in a sentence."""
        result = self.result
        self.does.show_value(result.does)
        self.count.least = 0 if result.does == "spell" else 1
        self.count.limit(max(MOST, result.count))
        self.otherwise.limit(max(MOST, result.otherwise))
        shown = FIELDS[result.does]
        for name in self._heads:
            field, head = self._field(name), self._heads[name]
            field.show_value(getattr(result, name))
            seen = name in shown and (name != "otherwise" or bool(result.of))
            field.setVisible(seen)
            head.setVisible(seen and bool(head.text()))
        self._tell()

    def show_mark(self, published: bool, differs: bool) -> None:
        """Show whether the published rules give this line, or it differs from them."""
        self._mark = self._words.say("bd-unpublished") if differs else self._words.say("table-published")
        self._mark = self._mark if published else ""
        self._tell()

    def _tell(self) -> None:
        told = self._words.say("table-told", deed=deed(self._words, self.result))
        self.told.set_text(f"{told} ({self._mark})" if self._mark else told)

    def _name_edited(self, text: str) -> None:
        """Take over a name; the catalogue's name of a known result is that result."""
        same = text == result_name(self._words, self.result.name)
        self._take(self.result if same else replace(self.result, name=plain(text, LONGEST_NAME)))

    def _does_chosen(self, _row: int) -> None:
        does = self.does.value
        fresh = Result(self.result.name, does)  # type: ignore[arg-type]
        if does == "bonus":
            fresh = replace(fresh, of="infantry")
        elif does == "hold":
            fresh = replace(fresh, among=("infantry",))
        self._take(fresh)
        self._show_fields()

    def _field_changed(self, _value: int = 0) -> None:
        values = {name: self._field(name).value for name in FIELDS[self.result.does]}
        if self.result.does == "kill" and not values["of"]:
            values["otherwise"] = 0
        self._take(replace(self.result, **values))
        self._show_fields()

    def _take(self, result: Result) -> None:
        if result != self.result:
            self.result = result
            self._tell()
            self.changed.emit()
