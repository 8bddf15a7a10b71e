"""A position that is being set up as one value, in all games: dice in areas, its players, its turn. No Qt here.

Dice are in areas, a place with a seat: `reserve@0`; the slot of a single die has no seat: `table/0`. A game has a sheet
of its own with its places and rules. Every change keeps what follows from the dice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Self

from msgspec import Struct

from ddtable.engine.system import AnyPosition, SetUp
from ddtable.rules.impossible import Impossible
from ddtable.texts.trouble import trouble
from ui.builder.sheet import MOST_KEYS, Area, Kind

NOBODY = -1


class PositionSheet(Struct, frozen=True):
    """A position with the names of its players, and the player of each seat as a word (opponents/seated.py)."""

    game: ClassVar[str]
    piles: ClassVar[tuple[str, ...]]
    """The places of dice besides those where they fight."""
    counts: ClassVar[tuple[int, ...]]
    """The numbers of players."""

    position: Any
    names: tuple[str, ...] = ()
    players: tuple[str, ...] = ()

    # What the views need

    @property
    def reconstructed(self) -> bool:
        """False: dice with reconstructed faces are not in this game."""
        return False

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The sorts of dice that are offered."""
        return ("unit",)

    @property
    def places(self) -> tuple[str, ...]:
        """The places where dice fight, in order."""
        return ()

    @property
    def armies(self) -> tuple[Area, ...]:
        """The areas that take units: the armies at each place, then the piles."""
        seats = range(self.position.seats)
        return tuple(f"{place}@{seat}" for place in (*self.places, *self.piles) for seat in seats)

    @property
    def slots(self) -> tuple[Area, ...]:
        """The areas for a single die."""
        return ()

    @property
    def areas(self) -> tuple[Area, ...]:
        """The names of all areas, in order."""
        return (*self.armies, *self.slots)

    @property
    def used(self) -> Counter[str]:
        """The number of each die in the position."""
        raise NotImplementedError

    def dice(self, area: Area) -> tuple[str, ...]:
        """Return the dice of an area."""
        raise NotImplementedError

    def key(self, area: Area) -> str:
        """Return the digit that puts units into an area, or ""."""
        return str(self.armies.index(area) + 1) if area in self.armies[:MOST_KEYS] else ""

    def hint(self, area: Area) -> str:
        """Return the word for what an area takes."""
        return place_in(area)

    def army_health(self, area: Area) -> int:
        """Return the health of the units in an area."""
        raise NotImplementedError

    def fits(self, area: Area, die: str) -> bool:
        """Return True if an area takes this die."""
        raise NotImplementedError

    def offers(self, die: str) -> bool:
        """Return True if the catalogue shows this die."""
        raise NotImplementedError

    def home_of(self, current: Area, die: str) -> Area:
        """Return the area for a die that is given none: the current one if it fits."""
        raise NotImplementedError

    # Changes

    def put(self, area: Area, dice: Iterable[str]) -> Self:
        """Return the sheet with those of these dice added that fit into the area."""
        raise NotImplementedError

    def take(self, area: Area, dice: Iterable[str]) -> Self:
        """Return the sheet without these dice, one for each mention; the last ones added are removed first."""
        raise NotImplementedError

    def move(self, source: Area, target: Area, dice: Sequence[str]) -> Self:
        """Return the sheet with dice moved to another area, where they belong to its player."""
        raise NotImplementedError

    def cleared(self) -> Self:
        """Return the sheet without armies."""
        raise NotImplementedError

    def settled(self) -> Self:
        """Return the sheet with what follows from its dice."""
        raise NotImplementedError

    def with_seats(self, count: int, names: Sequence[str], player: str) -> Self:
        """Return the sheet for another number of players; new ones get their name of `names`, and this kind of player.

        The dice of a player who leaves go with them.
        """
        sheet = self
        while sheet.position.seats < count:
            sheet = sheet.with_one_more(names[sheet.position.seats], player)
        while sheet.position.seats > count:
            sheet = sheet.with_one_less()
        return sheet.settled()

    def with_one_more(self, name: str, player: str) -> Self:
        """Return the sheet with one more player."""
        raise NotImplementedError

    def with_one_less(self) -> Self:
        """Return the sheet without the last player."""
        raise NotImplementedError

    # The turn and the game

    @property
    def seat(self) -> int:
        """The player whose turn it is; -1 if turns belong to no player."""
        acting: int = self.position.board.seat
        return acting

    @property
    def turn(self) -> int:
        """The number of the turn."""
        number: int = self.position.board.turn
        return number

    @property
    def step(self) -> str:
        """The step of the turn that comes next; "" if it is in the middle of one."""
        raise NotImplementedError

    def with_turn(self, seat: int, number: int, step: str) -> Self:
        """Return the sheet at a step of a turn of a seat."""
        raise NotImplementedError

    def faults(self) -> list[Impossible]:
        """Return everything that is impossible in the position."""
        raise NotImplementedError

    def set_up(self, position: AnyPosition) -> SetUp:
        """Return the set-up of a game that starts from a position."""
        raise NotImplementedError


def unsound(problems: Sequence[str]) -> list[Impossible]:
    """Return a sentence for the first of these defects."""
    return [Impossible(trouble("start-unsound", why=why)) for why in problems[:1]]


def named_for(
    count: int, names: Sequence[str], players: Sequence[str], player: str
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the names and the players of so many seats; those that lack get a number, and this player."""
    more = [*names, *(f"{seat + 1}" for seat in range(len(names), count))]
    return tuple(more[:count]), tuple([*players, *[player] * count][:count])


def place_in(area: Area) -> str:
    """Return the place of an area."""
    return area.partition("@")[0]


def seat_in(area: Area) -> int:
    """Return the seat of an area; -1 for the slot of a terrain."""
    return int(area.partition("@")[2] or NOBODY)
