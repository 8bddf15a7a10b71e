"""The choice of a seat's player: a person, or one of the computer players of the game.

Two buttons choose between a person and the computer. A list beside them has the computer players with their levels and
characters; it is shown for the computer if there are several. A game without computer players has only persons.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from ddtable.opponents.players import RECRUIT
from ddtable.opponents.seated import PERSON
from ui.kit.choice import Choice
from ui.kit.fonts import interface_font
from ui.kit.segments import Segments
from ui.session.computers import choice_tip, offered, player_choices

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ddtable.words.sentences import Words
    from ui.kit.segments import Segment

NARROWEST = 142  # pixels of the list in a narrow card: "Magician Warlord" fits, longer names are cut

MARGIN = 8  # pixels beside the words of the two buttons


class PlayerChoice(QWidget):
    """Two joined buttons, person and computer, and the list of computer players. `chosen` has the word of the player.

    `present`: the player of a seat that plays already; it is in the list, whether the game has it or not.
    """

    chosen = Signal(str)

    def __init__(self, words: Words, system: str, parent: QWidget, present: str = PERSON) -> None:
        super().__init__(parent)
        self._words, self._system = words, system
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        listed = player_choices(words, system, present)
        kinds = [(PERSON, words.say("ui-kind-person")), (RECRUIT.word, words.say("ui-kind-computer"))]
        self.segments = Segments(kinds if listed else kinds[:1], self, margin=MARGIN)
        self.players = Choice(self)
        self.players.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToContents)
        self.players.setMinimumWidth(NARROWEST)
        self.players.setFont(interface_font(12))
        self.players.setAccessibleName(words.say("ui-which-computer"))
        for word, name in listed:
            self.players.addItem(name, word)
            tip = choice_tip(words, system, word)
            self.players.setItemData(self.players.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)
        self.players.setMaxVisibleItems(self.players.count())
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.segments)
        row.addWidget(self.players)
        self.segments.chosen.connect(self._kind_chosen)
        self.players.activated.connect(self._player_chosen)
        self.choose(RECRUIT.word)
        self.choose(present)

    @property
    def buttons(self) -> Mapping[str, Segment]:
        """The buttons: of a person, and of the computer by the word of Recruit, which it means at first."""
        return self.segments.buttons

    @property
    def value(self) -> str:
        """The word of the chosen player, with its level or character."""
        return PERSON if self.segments.value == PERSON else str(self.players.currentData())

    def choose(self, value: str) -> None:
        """Choose a player without a signal; in the place of one that the game does not have, the nearest."""
        if not self.players.count():
            value = PERSON
        elif self.players.findData(value) < 0:
            value = offered(self._system, value)
        if value != PERSON:
            self.players.setCurrentIndex(self.players.findData(value))
        self.segments.choose(PERSON if value == PERSON else RECRUIT.word)
        self._show()

    def _show(self) -> None:
        """Show the list for the computer, and what the chosen player is like."""
        self.players.setVisible(self.players.count() > 1 and self.segments.value != PERSON)
        if not self.players.count():
            return
        tip = choice_tip(self._words, self._system, str(self.players.currentData()))
        self.buttons[RECRUIT.word].setToolTip(tip)
        self.players.setToolTip(tip)

    def _kind_chosen(self, _kind: str) -> None:
        self._show()
        self.chosen.emit(self.value)

    def _player_chosen(self, _index: int) -> None:
        self._show()
        self.chosen.emit(self.value)
