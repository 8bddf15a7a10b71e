"""The part of a session that widgets may read: one that only shows needs no more than this."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ddtable.engine.game import Game
    from ddtable.engine.kernel import Played
    from ddtable.engine.questions import Question
    from ddtable.engine.system import AnyPosition
    from ddtable.words.sentences import Table, Words
    from ui.games.contract import SystemWindow


class TableState(Protocol):
    """The table as the screen shows it: the position without secrets, the question, the dice chosen and held.

    It has nothing that changes the game. A `Session` is one; an earlier moment can be another.
    """

    @property
    def game(self) -> Game:
        """The game: its history and its journal, to be read only."""

    @property
    def system(self) -> SystemWindow:
        """The window of the game's rule system."""

    @property
    def words(self) -> Words:
        """The texts in the player's language."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """For each seat "person" or the name of a computer player."""

    # What is shown

    @property
    def position(self) -> AnyPosition:
        """The position as the screen may show it, without the secrets of other seats."""

    @property
    def history(self) -> Sequence[Played]:
        """The steps of the game up to the moment shown, the first one first."""

    @property
    def moment(self) -> int | None:
        """The number of entries before the moment shown; None in the present."""

    @property
    def table(self) -> Table:
        """The names for ids at this table."""

    @property
    def game_table(self) -> Table:
        """The names for ids in the present position, whichever moment is shown. Events contain no secrets."""

    def ranked(self, dice: Sequence[int]) -> tuple[int, ...]:
        """Return dice in the order of the table."""

    def shows_face(self, die: int) -> bool:
        """Return True if a die shows its rolled face."""

    def shown_area(self, die: int) -> str:
        """Return the area where a die is shown: for some questions chosen dice are shown where they will go."""

    # What is asked

    @property
    def question(self) -> Question | None:
        """The question on the table; None after the end of the game, and while an earlier moment is shown."""

    @property
    def asked_seat(self) -> int:
        """The seat asked; -1 after the end of the game."""

    @property
    def asks_person(self) -> bool:
        """True if a person at this screen is asked."""

    # What the player has in hand

    @property
    def selection(self) -> tuple[int, ...]:
        """The dice chosen so far for a Subset."""

    def lifted(self) -> tuple[int, ...]:
        """Return the dice picked up with a click."""

    def liftable(self) -> frozenset[int]:
        """Return the dice that a click can pick up or choose, or on which held dice can be put."""

    def goals(self) -> frozenset[str]:
        """Return the areas for chosen dice, and those that answer the question when clicked with no dice held."""
