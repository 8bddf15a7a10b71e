"""The position: one frozen value that contains the whole game."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Generic, Protocol, TypeVar

from msgspec import Struct

from ddtable.engine.chance import Chance
from ddtable.engine.value import PlainValue

StepT = TypeVar("StepT")
BoardT = TypeVar("BoardT")
StepT_co = TypeVar("StepT_co", covariant=True)
BoardT_co = TypeVar("BoardT_co", covariant=True)


class Die(PlainValue, frozen=True):
    """One die on the table; its id is its index in `Position.dice`, for the whole game.

    `type` is its id in the catalogue, `owner` is a seat, `place` is a word of the rule system ("reserve", "dead" ...),
    `face` is the index of the face that is up.
    """

    type: str
    owner: int
    place: str
    face: int = 0


class Result(PlainValue, frozen=True):
    """The end of a game: the winning seats (none for a draw) and the word for the reason."""

    winners: tuple[int, ...]
    reason: str


class Party(PlainValue, frozen=True):
    """The dice that one seat rolls in a roll, and the word for the purpose of the roll."""

    seat: int
    dice: tuple[int, ...]
    kind: str
    place: str = ""


class Roll(PlainValue, frozen=True, tag="roll"):
    """A step of the agenda that waits for dice: all parties roll at once.

    With real dice each party enters its own faces, one after the other: `shown` contains those entered so far.
    """

    purpose: str
    parties: tuple[Party, ...]
    shown: tuple[tuple[int, ...], ...] = ()


DiceByArea = dict[tuple[str, int], tuple[int, ...]]
"""Dice by place and owner, in ascending order; no empty areas."""


def dice_by_area(dice: Iterable[Die]) -> DiceByArea:
    """Return the dice by place and owner."""
    found: dict[tuple[str, int], list[int]] = defaultdict(list)
    for number, die in enumerate(dice):
        found[die.place, die.owner].append(number)
    return {area: tuple(numbers) for area, numbers in found.items()}


class Position(Struct, Generic[StepT, BoardT], frozen=True, dict=True):
    """The complete state of a game at one moment.

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
    def by_area(self) -> DiceByArea:
        """The dice by area, computed once; not part of the value of the position."""
        return dice_by_area(self.dice)

    def at(self, place: str, seat: int) -> tuple[int, ...]:
        """Return a seat's dice at a place, in ascending order."""
        return self.by_area.get((place, seat), ())


class View(Protocol[StepT_co, BoardT_co]):
    """The readable part of a position, and of the draft of the next one."""

    @property
    def system(self) -> str:
        """The name of the rule system."""

    @property
    def seats(self) -> int:
        """The number of players."""

    @property
    def dice(self) -> Sequence[Die]:
        """Every die, by id."""

    @property
    def by_area(self) -> DiceByArea:
        """The dice by place and owner; only a draft changes them."""

    def at(self, place: str, seat: int) -> tuple[int, ...]:
        """Return a seat's dice at a place, in ascending order."""

    @property
    def board(self) -> BoardT_co:
        """The part of the position that belongs to the rule system."""

    @property
    def agenda(self) -> Sequence[StepT_co]:
        """The steps still to be resolved, the next one last."""

    @property
    def result(self) -> Result | None:
        """The end of the game; None while it goes on."""


def area_of(die: Die) -> str:
    """Return the id of the area of a die: its place and its owner."""
    return f"{die.place}@{die.owner}"


def area(place: str, seat: int) -> str:
    """Return the id of the area of a seat's dice at a place."""
    return f"{place}@{seat}"
