"""Reads a game's events once and follows the health of all units, without replaying positions.

Each rule system names its events in rows: the class of an event, and a function that gets the reader and the event.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from ddtable.engine.events import Event
from ddtable.summaries.chronicle.deeds import great_deeds
from ddtable.summaries.chronicle.values import (
    ABSENT,
    NONE,
    Chronicle,
    Deed,
    Fight,
    FightKind,
    Health,
    Land,
    Loss,
    Mark,
    MarkKind,
    Note,
    NoteKind,
    Turn,
)

Rows: TypeAlias = "Mapping[type[Event], Callable[[Reader, Any], None]]"


class Unit(msgspec.Struct):
    """A die that the reader follows: its owner, its health, its place now, and if it is a champion."""

    owner: int
    health: int
    place: str
    champion: bool = False


class Piles(msgspec.Struct, frozen=True):
    """The places of units out of play, and the function that returns True for places in play."""

    pool: str
    dead: str
    buried: str
    in_play: Callable[[str], bool]


class _Ground(msgspec.Struct):
    """A terrain as far as it has been read."""

    terrain: str
    home: int
    added: int
    holder: int = NONE
    holders: list[int] = []
    armies: list[tuple[int, ...]] = []
    marks: list[Mark] = []


class _Open(msgspec.Struct):
    """The fight that is going on."""

    step: int
    place: str
    kind: FightKind
    seat: int
    lost: dict[int, list[int]] = {}


class Reader:
    """The state of a game as its events tell it, and what the chronicle has so far.

    `kinds`: the types of all dice. `ground_of` returns the id of the terrain of a place. The rows call the methods
    under "Events".
    """

    def __init__(
        self,
        seats: int,
        goal: int,
        kinds: Sequence[str],
        units: Mapping[int, Unit],
        piles: Piles,
        ground_of: Callable[[str], str],
    ) -> None:
        self.seats, self.goal, self.kinds = seats, goal, kinds
        self.step = 0
        self.units, self._piles, self._ground_of = units, piles, ground_of
        self._at: dict[str, list[int]] = defaultdict(lambda: [0] * seats)  # health of each seat by place
        for unit in units.values():
            self._at[unit.place][unit.owner] += unit.health
        self._turns = [Turn(0, NONE, 0)]
        self._grounds: dict[str, _Ground] = {}
        self._health: list[tuple[Health, ...]] = []
        self._fights: list[Fight] = []
        self._notes: list[Note] = []
        self._odds: list[Deed] = []
        self._open: _Open | None = None

    # Reading

    def read(self, step: int, events: Iterable[Event], rows: Rows) -> None:
        """Read the events of a step."""
        self.step = step
        for event in events:
            row = rows.get(type(event))
            if row is not None:
                row(self, event)

    def finish(self) -> Chronicle:
        """Return the chronicle of the events read."""
        self.end_fight()
        self._end_turn()
        lands = tuple(self._land(place, one) for place, one in self._grounds.items())
        fights, notes = tuple(self._fights), tuple(self._notes)
        deeds = great_deeds(fights, notes, self._odds)
        return Chronicle(self.seats, self.goal, tuple(self._turns), lands, tuple(self._health), fights, notes, deeds)

    def _land(self, place: str, one: _Ground) -> Land:
        before = len(self._turns) - len(one.holders)
        holders, armies = (ABSENT,) * before + tuple(one.holders), ((),) * before + tuple(one.armies)
        return Land(place, one.terrain, one.home, one.added, holders, armies, tuple(one.marks))

    # Values for the rows

    @property
    def turn(self) -> int:
        """The number of the current turn."""
        return self._turns[-1].number

    def health_at(self, place: str, seat: int) -> int:
        """Return the health of a player's units at a place, or at all places of a terrain."""
        return sum(found[seat] for at, found in self._at.items() if at == place or self._ground_of(at) == place)

    def health_of(self, dice: Iterable[int]) -> int:
        """Return the health of some dice; dice that are not units have none."""
        return sum(self.units[die].health for die in dice if die in self.units)

    # Events

    def begin_turn(self, seat: int, number: int) -> None:
        """Begin a turn; the one before it ends. Turns before the beginning of a game that began later are empty."""
        self.end_fight()
        self._end_turn()
        while len(self._turns) < number:
            self._turns.append(Turn(len(self._turns), NONE, self.step))
            self._end_turn()
        self._turns.append(Turn(number, seat, self.step))

    def _end_turn(self) -> None:
        self._health.append(tuple(map(self._health_now, range(self.seats))))
        present: dict[str, set[int]] = defaultdict(set)
        for place, found in self._at.items():
            if any(found):
                present[self._ground_of(place)].update(seat for seat, health in enumerate(found) if health)
        for place, one in self._grounds.items():
            one.holders.append(one.holder)
            one.armies.append(tuple(sorted(present[place])))

    def _health_now(self, seat: int) -> Health:
        piles = self._piles
        play = sum(found[seat] for place, found in self._at.items() if piles.in_play(place))
        return Health(play, *(self._at[pile][seat] for pile in (piles.pool, piles.dead, piles.buried)))

    def add_land(self, place: str, terrain: str, home: int, by: int = NONE) -> None:
        """Add a terrain to the table; `by`: the player who expanded."""
        self._grounds[place] = _Ground(terrain, home, self.turn)
        if by != NONE:
            self.mark("added", place, by)

    def trade(self, place: str, terrain: str) -> None:
        """Replace the die of a terrain by one of another type."""
        self._grounds[place].terrain = terrain

    def move(self, dice: Iterable[int], place: str) -> None:
        """Move dice to a place; dice that are not units are left out."""
        for die in dice:
            unit = self.units.get(die)
            if unit is not None:
                self._at[unit.place][unit.owner] -= unit.health
                unit.place = place
                self._at[place][unit.owner] += unit.health

    def hold(self, place: str, seat: int) -> None:
        """Change the player who holds a terrain."""
        self._grounds[self._ground_of(place)].holder = seat

    def mark(self, kind: MarkKind, place: str, seat: int) -> None:
        """Mark an event on the picture of a terrain; several fights in one turn have one mark."""
        ground = self._grounds.get(self._ground_of(place))
        if ground is None:
            return
        made = Mark(kind, self.turn, self.step, seat)
        if kind != "fight" or all((one.kind, one.turn) != (kind, made.turn) for one in ground.marks):
            ground.marks.append(made)

    def note(
        self,
        kind: NoteKind,
        seat: int,
        place: str = "",
        dice: Sequence[int] = (),
        event: Event | None = None,
        worth: int = 0,
    ) -> None:
        """Note an event of the turn."""
        health = self.health_of(dice)
        self._notes.append(Note(kind, self.step, self.turn, seat, place, tuple(dice), health, worth, event))

    def gather(self, kind: NoteKind, seat: int, dice: Sequence[int], place: str) -> None:
        """Note units that come to a terrain, worth their health; those of one turn are one note."""
        last = self._notes[-1] if self._notes else None
        together = tuple(dice)
        if last is not None and (last.kind, last.turn, last.seat, last.place) == (kind, self.turn, seat, place):
            together = (*last.dice, *dice)
            self._notes.pop()
        self.note(kind, seat, place, together, worth=self.health_of(together))

    def capture(self, seat: int, place: str, event: Event) -> None:
        """Give a terrain to a player who captured it; against odds if the others there have more health."""
        self.note("captured", seat, place, event=event)
        self.mark("captured", place, seat)
        self.hold(place, seat)
        at = self._ground_of(place)
        own = self.health_at(at, seat)
        others = sum(self.health_at(at, other) for other in range(self.seats) if other != seat)
        if others > own:
            self._odds.append(Deed("odds", self.step, self.turn, seat, place, own, others))

    # Fights

    def begin_fight(self, place: str, kind: FightKind, seat: int) -> None:
        """Begin a fight; the one before it ends. It is in the chronicle if units die in it."""
        self.end_fight()
        self._open = _Open(self.step, place, kind, seat)
        if kind != "other":
            self.mark("fight", place, seat)

    def lose(self, seat: int, place: str, dice: Sequence[int]) -> None:
        """Add losses to the fight that is going on; without one they are a fight of their own."""
        if not dice:
            return
        if self._open is None:
            self.begin_fight(place, "other", NONE)
        assert self._open is not None
        self._open.lost.setdefault(seat, []).extend(dice)

    def end_fight(self) -> None:
        """End the fight that is going on, if any."""
        fight, self._open = self._open, None
        losses = [
            Loss(seat, health, tuple(dice))
            for seat, dice in (fight.lost.items() if fight else ())
            if (health := self.health_of(dice))
        ]
        if fight is not None and losses:
            made = Fight(fight.step, self.turn, fight.place, fight.kind, fight.seat, tuple(losses))
            self._fights.append(made)
