"""The page of a game in the new game dialog: what the dialog asks of it, and what all pages have in common."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ddtable.engine.system import SetUp
from ddtable.words.sentences import Words
from ui.kit.settings import Settings
from ui.new_game.colour_button import COLOURS
from ui.new_game.seat_card import SeatCard
from ui.session.library import SeatPlan

WIDE = 1184  # pixels: two cards beside each other


class NewGamePage(QWidget):
    """The base of a game's page.

    `changed`: any value has changed; `resized`: it needs another size. `said` is emitted with a sentence and True for
    a refusal, `printing` with the present rosters, `guided` if the player wants the guided battle instead. `system`
    is the rule system, `seat_cards` are the cards of all seats, `head` is shown beside the choice of the game.
    """

    system: str

    changed = Signal()
    resized = Signal()
    said = Signal(str, bool)
    printing = Signal(object)
    guided = Signal()

    def __init__(self, words: Words, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._settings = settings
        self.seat_cards: Sequence[SeatCard] = ()
        self.head: QWidget | None = None
        self._colours: tuple[int, ...] = tuple(COLOURS)

    # Seats

    @property
    def cards(self) -> Sequence[SeatCard]:
        """The cards of the seats in the game."""
        return self.seat_cards

    def seats(self) -> list[SeatPlan]:
        """Return the players of the seats."""
        return [SeatPlan(card.name, card.kind) for card in self.cards]

    def show_colours(self, chosen: Sequence[int]) -> None:
        """Give the seats the colours of these numbers, then the free ones; a click on a mark changes them."""
        self._colours = all_colours(chosen)
        for seat, card in enumerate(self.seat_cards):
            card.show_colour(self._colours[seat])
            card.mark.wanted.connect(partial(self._colour, seat))

    @property
    def colours(self) -> tuple[int, ...]:
        """The colours of the seats by number, followed by those of seats that are not on the page."""
        return all_colours([*(card.mark.number for card in self.seat_cards), *self._colours])

    def _colour(self, seat: int, number: int) -> None:
        """Set the colour of a seat; another seat with that colour gets the free one."""
        card = self.seat_cards[seat]
        for other in self.seat_cards:
            if other is not card and other.mark.number == number:
                other.show_colour(card.mark.number)
        card.show_colour(number)

    # Content

    def take_focus(self) -> None:
        """Give the keyboard the first field to fill in."""
        self.seat_cards[0].name_edit.setFocus()

    def fit(self, room: int) -> None:
        """Take the best width in this room."""
        self.setFixedWidth(max(self.minimumSizeHint().width(), min(WIDE, room)))

    @abstractmethod
    def about(self) -> str:
        """Return a sentence about who plays first."""

    def trouble(self) -> str:
        """Return the error to show when the page is opened, or ""."""
        return ""

    def say(self, sentence: str, *, refused: bool = True) -> None:
        """Show a refusal, or what was done."""
        self.said.emit(sentence, refused)

    def take_up_dice(self, real_dice: bool) -> None:
        """Follow the choice of real dice, if anything on the page depends on it."""

    @abstractmethod
    def take_files(self, paths: Sequence[Path], seat: int) -> None:
        """Load files of this game, a player's for this seat and the next ones, or show the error."""

    # Result

    def defect(self) -> str:
        """Return the reason why the game cannot start, apart from the rules, or ""."""
        names = [card.name for card in self.cards]
        if not all(names):
            return self._words.say("ui-name-missing")
        return self._words.say("ui-name-twice") if len(set(names)) < len(names) else ""

    @abstractmethod
    def set_up(self, seed: int, by_hand: bool) -> SetUp:
        """Return the set-up from the values of the page."""

    def memory(self) -> dict[str, object]:
        """Return the values for the settings: those of this game, which the page reads from `settings.games`."""
        return {"games": {**self._settings.games, self.system: self.values()}, "colours": self.colours}

    def values(self) -> dict[str, Any]:
        """Return what the next new game of this rule system proposes again."""
        return {}


def all_colours(chosen: Sequence[int]) -> tuple[int, ...]:
    """Return the numbers of all colours: those chosen, each once, then the free ones."""
    taken = [number for number in dict.fromkeys(chosen) if number in COLOURS]
    return (*taken, *(number for number in COLOURS if number not in taken))
