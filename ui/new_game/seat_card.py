"""The card of a seat in the new game dialog: its colour, name and player; files can be dropped on it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLineEdit, QWidget

from ddtable.words.sentences import Words
from ui.kit.card import Card
from ui.kit.fonts import interface_font
from ui.kit.theme import colours
from ui.new_game.colour_button import ColourButton
from ui.together.player_choice import PlayerChoice

LONGEST_NAME = 24


class SeatCard(Card):
    """A raised card for a `seat` of a rule system. `changed`: any value has changed. Subclasses lay it out."""

    changed = Signal()

    def __init__(self, words: Words, system: str, seat: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.seat = seat
        self.is_pointed = False
        self.mark = ColourButton(words, seat, self)
        self.name_edit = QLineEdit(self)
        self.name_edit.setMaxLength(LONGEST_NAME)
        self.name_edit.setAccessibleName(words.say("ui-name", number=seat + 1))
        self.name_edit.setAcceptDrops(False)  # a dropped file's path is not a name
        self.name_edit.setFont(interface_font(14, QFont.Weight.DemiBold))
        self.kind_choice = PlayerChoice(words, system, self)
        self.name_edit.textChanged.connect(self._on_player)
        self.kind_choice.chosen.connect(self._on_player)

    @property
    def name(self) -> str:
        """The player's name."""
        return " ".join(self.name_edit.text().split())

    @property
    def kind(self) -> str:
        """The kind of player: a person or the computer."""
        return self.kind_choice.value

    def fill_player(self, name: str, kind: str) -> None:
        """Fill in name and kind of the player; without a name, the usual one of the seat."""
        self.name_edit.setText(name or self._words.say(f"ui-name-{self.seat + 1}"))
        self.kind_choice.choose(kind)

    def show_colour(self, number: int) -> None:
        """Show the player's mark in a colour."""
        self.mark.show_as(number, self.name[:1])

    def _on_player(self, _value: str) -> None:
        self.mark.show_as(self.mark.number, self.name[:1])
        self.changed.emit()

    def show_pointed(self, pointed: bool) -> None:
        """Mark the card while dragged files would go to this player."""
        if pointed != self.is_pointed:
            self.is_pointed = pointed
            self.update()

    def edge(self) -> tuple[str, float]:
        """Return a bright edge while dragged files would go to this player."""
        return (colours(self).accent_text, 2.0) if self.is_pointed else super().edge()
