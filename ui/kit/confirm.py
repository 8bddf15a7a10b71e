"""The confirmation of an action that cannot be undone; asked only if the settings want it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QWidget

from ddtable.words.sentences import Words
from ui.kit.help import HelpDialog
from ui.kit.settings import Settings


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


def confirm(
    parent: QWidget,
    words: Words,
    settings: Settings,
    heading: str,
    sentence: str,
    yes: str,
    act: Callable[[], object],
) -> None:
    """Call `act` after a confirmation, or at once if the settings want none."""
    if settings.confirmations:
        Confirmation(parent, words, heading, sentence, yes, act).open()
    else:
        act()
