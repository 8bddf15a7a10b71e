"""Asks what an army of the player's own is to be called."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QLineEdit, QWidget

from ddtable.forces.ddarmy import LONGEST_NAME
from ddtable.forces.own_armies import OwnArmies
from ddtable.words import Words
from ui.shell.help import HelpDialog
from ui.shell.labels import label
from ui.shell.theme import ACCENT_TEXT


class NameDialog(HelpDialog):
    """`taken` is called with the name; one that an army has already is said to take its place."""

    def __init__(
        self, words: Words, name: str, own: OwnArmies, taken: Callable[[str], object], parent: QWidget
    ) -> None:
        super().__init__(words.say("army-keep-title"), words, parent)
        self._words, self._own, self._taken = words, own, taken
        self.add(words.say("army-keep-ask"))
        self.field = QLineEdit(name, self)
        self.field.setMaxLength(LONGEST_NAME)
        self.field.setAccessibleName(words.say("army-keep-ask"))
        self.body.addWidget(self.field)
        self.note = label("", self, pixels=12, role=ACCENT_TEXT, wrap=True)
        self.body.addWidget(self.note)
        self.close_button.show_as(words.say("ui-cancel"), "Esc", "plain")
        self.answer = self.add_answer(words.say("army-keep-answer"), "↵", "primary")
        self.answer.setDefault(True)
        self.answer.clicked.connect(partial(self._answer))
        self.field.textChanged.connect(self._check)
        self._check(name)
        self.field.selectAll()
        self.field.setFocus()

    @property
    def name(self) -> str:
        """The name as it was typed, without needless spaces."""
        return " ".join(self.field.text().split())

    def _check(self, _text: str) -> None:
        taken = bool(self.name) and self._own.has(self.name)
        self.note.setText(self._words.say("army-keep-taken", name=self.name) if taken else "")
        self.answer.setEnabled(bool(self.name))
        self.answer.setToolTip("" if self.name else self._words.say("army-keep-nameless"))

    def _answer(self, _checked: bool = False) -> None:
        if self.name:
            self._taken(self.name)
            self.done(1)
