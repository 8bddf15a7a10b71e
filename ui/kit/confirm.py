"""The confirmation of an action that cannot be undone; asked only if the settings want it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from ddtable.words.sentences import Words
from ui.kit.help import HelpDialog

if TYPE_CHECKING:
    from ui.window.main_window import MainWindow


class Confirmation(HelpDialog):
    """A dialog that asks for a confirmation once. Escape cancels; the Cancel button has the initial focus."""

    def __init__(
        self, parent: QWidget, words: Words, heading: str, sentence: str, yes: str, act: Callable[[], object]
    ) -> None:
        super().__init__(heading, words, parent)
        self.setFixedWidth(460)
        self.add(sentence)
        self._act = act
        self.close_button.show_as(words.say("ui-cancel"), "Esc", "plain")
        self.yes = self.add_answer(yes, "", "plain")
        self.yes.clicked.connect(partial(self._agreed))
        self.close_button.setFocus()

    def _agreed(self, _checked: bool = False) -> None:
        self.done(1)
        self._act()


def confirm(window: MainWindow, heading: str, sentence: str, yes: str, act: Callable[[], object]) -> None:
    """Call `act` after a confirmation, or at once if the settings want none."""
    if window.settings.value.confirmations:
        Confirmation(window, window.words, heading, sentence, yes, act).open()
    else:
        act()
