"""The dialog for the name of an own army."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QLineEdit, QWidget

from ddtable.forces.ddarmy import LONGEST_NAME
from ddtable.forces.own_armies import OwnArmies
from ddtable.words.sentences import Words
from ui.kit.buttons import KeyButton
from ui.kit.help import HelpDialog
from ui.kit.labels import label
from ui.kit.theme import ACCENT_TEXT


class NameDialog(HelpDialog):
    """`taken` is called with the name; the dialog says that an army with this name will be replaced.

    With `copied` it asks for another name of a saved army; `copied` is called for a copy under that name.
    """

    def __init__(
        self,
        words: Words,
        name: str,
        own: OwnArmies,
        taken: Callable[[str], object],
        parent: QWidget,
        *,
        copied: Callable[[str], object] | None = None,
    ) -> None:
        super().__init__(words.say("army-rename-title" if copied else "army-keep-title"), words, parent)
        self._words, self._own, self._before = words, own, name if copied else ""
        self.add(words.say("army-keep-ask"))
        self.field = QLineEdit(name, self)
        self.field.setMaxLength(LONGEST_NAME)
        self.field.setAccessibleName(words.say("army-keep-ask"))
        self.body.addWidget(self.field)
        self.note = label("", self, pixels=12, role=ACCENT_TEXT, wrap=True)
        self.body.addWidget(self.note)
        self.close_button.show_as(words.say("ui-cancel"), "Esc", "plain")
        self.copy: KeyButton | None = None
        if copied:
            self.copy = self.add_answer(words.say("army-copy-answer"), "", "plain")
            self.copy.clicked.connect(partial(self._answer, copied))
        self.answer = self.add_answer(words.say("army-rename-answer" if copied else "army-keep-answer"), "↵", "primary")
        self.answer.setDefault(True)
        self.answer.clicked.connect(partial(self._answer, taken))
        self.field.textChanged.connect(self._check)
        self._check(name)
        self.field.selectAll()
        self.field.setFocus()

    @property
    def name(self) -> str:
        """The typed name without unnecessary spaces."""
        return " ".join(self.field.text().split())

    def _check(self, _text: str) -> None:
        same = bool(self._before) and self.name == self._before
        taken = bool(self.name) and self.name.casefold() != self._before.casefold() and self._own.has(self.name)
        self.note.setText(self._words.say("army-keep-taken", name=self.name) if taken else "")
        why = "" if self.name else self._words.say("army-keep-nameless")
        self._able(self.answer, why or (self._words.say("army-same-name") if same else ""))
        if self.copy is not None:
            twin = self.name.casefold() == self._before.casefold()
            self._able(self.copy, why or (self._words.say("army-copy-name") if twin else ""))

    def _able(self, button: KeyButton, why_not: str) -> None:
        button.setEnabled(not why_not)
        button.setToolTip(why_not)
        button.setAccessibleDescription(why_not)

    def _answer(self, taken: Callable[[str], object], _checked: bool = False) -> None:
        if self.name:
            taken(self.name)
            self.done(1)
