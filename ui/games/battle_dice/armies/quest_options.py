"""The house options of Battle Dice in a new game: quests, their length, and who loses if both armies are destroyed."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ddtable.words.sentences import Words
from ui.kit.labels import label
from ui.kit.segments import Segments

WITH, WITHOUT = "with", "without"
PACES = ("at_once", "by_turns")
ENDS = ("loses", "draw")


class QuestOptions(QWidget):
    """Two rows of choices. `changed`: one was changed."""

    changed = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        row, second = QHBoxLayout(), QHBoxLayout()
        for one in (row, second):
            one.setSpacing(10)
            column.addLayout(one)
        say = words.say
        self.quests = self._choice(
            row, "army-quests", [(value, say("army-quests-are", how=value)) for value in (WITH, WITHOUT)]
        )
        row.addSpacing(14)
        self.pace = self._choice(row, "army-pace", [(value, say("army-pace-is", pace=value)) for value in PACES])
        row.addStretch(1)
        self.wiped_out = self._choice(
            second, "army-wiped-out", [(value, say("army-wiped-out-is", end=value)) for value in ENDS]
        )
        second.addStretch(1)
        self.quests.chosen.connect(self._on_chosen)
        self.pace.chosen.connect(self._on_chosen)
        self.wiped_out.chosen.connect(self._on_chosen)

    def _choice(self, row: QHBoxLayout, key: str, choices: list[tuple[str, str]]) -> Segments:
        said = self._words.say(key)
        row.addWidget(label(said, self, weight=QFont.Weight.Bold))
        choice = Segments(choices, self)
        choice.setToolTip(self._words.say(f"{key}-tip"))
        for button in choice.buttons.values():
            button.setAccessibleName(f"{said}: {button.text()}")
        row.addWidget(choice)
        return choice

    def show_values(self, values: Mapping[str, bool | int | str]) -> None:
        """Restore remembered values; invalid ones are ignored."""
        self.quests.choose(WITHOUT if values.get("quests") is False else WITH)
        pace = values.get("quest_pace")
        self.pace.choose(str(pace) if pace in PACES else PACES[0])
        end = values.get("wiped_out")
        self.wiped_out.choose(str(end) if end in ENDS else ENDS[0])
        self._show_useful()

    def values(self) -> dict[str, bool | int | str]:
        """Return the options that differ from the default."""
        found: dict[str, bool | int | str] = {}
        if self.quests.value == WITHOUT:
            return {"quests": False}
        if self.pace.value != PACES[0]:
            found["quest_pace"] = self.pace.value
        if self.wiped_out.value != ENDS[0]:
            found["wiped_out"] = self.wiped_out.value
        return found

    def _show_useful(self) -> None:
        """Refuse what makes no difference without quests."""
        why = self._words.say("army-no-quests") if self.quests.value == WITHOUT else ""
        for pace in PACES:
            self.pace.refuse(pace, why)
        for end in ENDS:
            self.wiped_out.refuse(end, why)

    def _on_chosen(self, _value: str) -> None:
        self._show_useful()
        self.changed.emit()
