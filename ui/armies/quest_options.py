"""The options of Battle Dice in a new game: quests and their pace."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ddtable.words import Words
from ui.shell.labels import label
from ui.shell.segments import Segments

WITH, WITHOUT = "with", "without"
PACES = ("at_once", "by_turns")


class QuestOptions(QWidget):
    """A row of two choices. `changed`: one was changed."""

    changed = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        say = words.say
        self.quests = self._choice(
            row, "army-quests", [(value, say("army-quests-are", how=value)) for value in (WITH, WITHOUT)]
        )
        row.addSpacing(14)
        self.pace = self._choice(row, "army-pace", [(value, say("army-pace-is", pace=value)) for value in PACES])
        row.addStretch(1)
        self.quests.chosen.connect(self._on_chosen)
        self.pace.chosen.connect(self._on_chosen)

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
        self._show_pace()

    def values(self) -> dict[str, bool | int | str]:
        """Return the options that differ from the default."""
        found: dict[str, bool | int | str] = {}
        if self.quests.value == WITHOUT:
            found["quests"] = False
        elif self.pace.value != PACES[0]:
            found["quest_pace"] = self.pace.value
        return found

    def _show_pace(self) -> None:
        why = self._words.say("army-no-quests") if self.quests.value == WITHOUT else ""
        for pace in PACES:
            self.pace.refuse(pace, why)

    def _on_chosen(self, _value: str) -> None:
        self._show_pace()
        self.changed.emit()
