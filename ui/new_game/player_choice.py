"""The choice of a seat's player in a new game: a person, or a computer player of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ddtable.opponents.seated import PERSON
from ui.kit.segments import Segments
from ui.session.computers import choice_tip, offered, player_choices

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ddtable.words.sentences import Words


class PlayerChoice(Segments):
    """A row of joined buttons, one for each player that the game has."""

    def __init__(self, words: Words, system: str, parent: QWidget) -> None:
        super().__init__(player_choices(words, system), parent)
        self._system = system
        for word, button in self.buttons.items():
            if word != PERSON:
                button.setToolTip(choice_tip(words, word))

    def choose(self, value: str) -> None:
        """Choose a player; in the place of one that the game does not have, the nearest."""
        super().choose(value if value in self.buttons else offered(self._system, value))
