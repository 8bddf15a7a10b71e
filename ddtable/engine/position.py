"""The position: one frozen value with the whole game in it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Generic, Protocol, TypeVar

from msgspec import Struct

from ddtable.engine.chance import Chance

StepT = TypeVar("StepT")
BoardT = TypeVar("BoardT")
StepT_co = TypeVar("StepT_co", covariant=True)
BoardT_co = TypeVar("BoardT_co", covariant=True)


class Die(Struct, frozen=True):
    """One die on the table; its id is its index in `Position.dice`, for the whole game.

    `type` names it in the catalogue, `owner` is a seat, `place` is a word of the rule system ("terrain/0", "reserve",
    "dead" ...), `face` is the index of the face that lies up.
    """

    type: str
    owner: int
    place: str
    face: int = 0


class Result(Struct, frozen=True):
    """How the game ended: the winning seats (none: a draw) and the word for why."""

    winners: tuple[int, ...]
    reason: str


class Party(Struct, frozen=True):
    """The dice that one seat rolls in a roll, and the word for what they are rolled for."""

    seat: int
    dice: tuple[int, ...]
    kind: str
    place: str = ""


class Roll(Struct, frozen=True, tag="roll"):
    """A step of the agenda that waits for dice: all parties roll at once.

    With real dice each party tells its own faces, one after the other: `shown` holds those told already.
    """

    purpose: str
    parties: tuple[Party, ...]
    shown: tuple[tuple[int, ...], ...] = ()


Lying = dict[tuple[str, int], list[int]]
"""Dice by place and owner, in rising order."""


def where_they_lie(dice: Iterable[Die]) -> Lying:
    """Return where dice lie."""
    lying: Lying = defaultdict(list)
    for number, die in enumerate(dice):
        lying[die.place, die.owner].append(number)
    return lying


class Position(Struct, Generic[StepT, BoardT], frozen=True, dict=True):
    """Everything of a game at one moment.

    `agenda` is the stack of steps still to be resolved, the last one first. `answered` counts the choices so far; a
    choice made for another count is stale.
    """

    system: str
    seats: int
    dice: tuple[Die, ...]
    board: BoardT
    agenda: tuple[StepT, ...]
    chance: Chance
    answered: int = 0
    result: Result | None = None

    @cached_property
    def lying(self) -> Lying:
        """Where the dice lie; no part of the position, but found out once."""
        return where_they_lie(self.dice)

    def at(self, place: str, seat: int) -> Sequence[int]:
        """Return a seat's dice at a place, in rising order."""
        return self.lying.get((place, seat), ())


class View(Protocol[StepT_co, BoardT_co]):
    """What may be read of a position, and of the draft of the next one."""

    @property
    def system(self) -> str:
        """The name of the rule system."""

    @property
    def seats(self) -> int:
        """The number of players."""

    @property
    def dice(self) -> Sequence[Die]:
        """Every die, by id."""

    def at(self, place: str, seat: int) -> Sequence[int]:
        """Return a seat's dice at a place, in rising order."""

    @property
    def board(self) -> BoardT_co:
        """The rule system's own part."""

    @property
    def agenda(self) -> Sequence[StepT_co]:
        """The steps still to be resolved, the next one last."""

    @property
    def result(self) -> Result | None:
        """How the game ended, if it has."""


def area_of(die: Die) -> str:
    """Return the id of the area on the table where a die lies: its place and its owner."""
    return f"{die.place}@{die.owner}"


def area(place: str, seat: int) -> str:
    """Return the id of the area of a seat's dice at a place."""
    return f"{place}@{seat}"
