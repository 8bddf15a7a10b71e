"""A position that can be changed. A draft exists only during one call of `kernel.play`."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Sequence
from typing import Any, Generic

from msgspec import Struct

from ddtable.engine.chance import Chance, draw
from ddtable.engine.position import BoardT, Die, Lying, Position, Result, StepT, where_they_lie


class Draft(Generic[StepT, BoardT]):
    """A position that can be changed, and the events of the changes, in order.

    It has the same attributes as a position. Steps are resolved from the end of `agenda`; `freeze` returns the finished
    position.
    """

    __slots__ = (
        "_lying",
        "agenda",
        "answered",
        "board",
        "chance",
        "dice",
        "drawn",
        "events",
        "result",
        "seats",
        "system",
    )

    def __init__(self, position: Position[StepT, BoardT]) -> None:
        self.system = position.system
        self.seats = position.seats
        self.dice: list[Die] = list(position.dice)
        self.board = position.board
        self.agenda: list[StepT] = list(position.agenda)
        self.chance: Chance = position.chance
        self.answered = position.answered
        self.result: Result | None = position.result
        self.events: list[Struct] = []
        self.drawn: list[int] = []
        # The index of dice by area is copied from the previous position, if it was ever computed.
        known: Lying | None = vars(position).get("lying")
        self._lying = None if known is None else {area: [*dice] for area, dice in known.items()}

    def freeze(self) -> Position[StepT, BoardT]:
        """Return the current state as a position."""
        position = Position(
            self.system,
            self.seats,
            tuple(self.dice),
            self.board,
            tuple(self.agenda),
            self.chance,
            self.answered,
            self.result,
        )
        if self._lying is not None:
            vars(position)["lying"] = self._lying
        return position

    def note(self, event: Struct) -> None:
        """Add an event to the list of events."""
        self.events.append(event)

    def push(self, *steps: StepT) -> None:
        """Put steps on the agenda; the first argument is resolved first."""
        self.agenda.extend(reversed(steps))

    def become(self, *steps: StepT) -> None:
        """Replace the current step by others; the first argument is resolved first."""
        self.agenda.pop()
        if steps:
            self.agenda.extend(reversed(steps))

    def at(self, place: str, seat: int) -> Sequence[int]:
        """Return a seat's dice at a place, in ascending order; copy the list before moving any of them."""
        if self._lying is None:
            self._lying = where_they_lie(self.dice)
        return self._lying.get((place, seat), ())

    def put(self, dice: Iterable[int], place: str) -> None:
        """Move dice to a place."""
        mine, lying = self.dice, self._lying
        for number in dice:
            die = mine[number]
            mine[number] = Die(die.type, die.owner, place, die.face)
            if lying is not None:
                lying[die.place, die.owner].remove(number)
                insort(lying.setdefault((place, die.owner), []), number)

    def add(self, die: Die) -> int:
        """Add a die to the game; return its id."""
        number = len(self.dice)
        self.dice.append(die)
        if self._lying is not None:
            self._lying.setdefault((die.place, die.owner), []).append(number)
        return number

    def show(self, number: int, face: int) -> None:
        """Turn one die so that the face with this index is up."""
        die = self.dice[number]
        if die.face != face:
            self.dice[number] = Die(die.type, die.owner, die.place, face)

    def draw(self, dice: Iterable[int], sides: Iterable[int]) -> tuple[int, ...]:
        """Roll dice: return the faces drawn and turn the dice to show them."""
        chance, mine = self.chance, self.dice
        seed = chance.seed
        faces = [draw(seed, counter, of) for counter, of in enumerate(sides, chance.counter)]
        for number, face in zip(dice, faces, strict=True):
            die = mine[number]
            if die.face != face:
                mine[number] = Die(die.type, die.owner, die.place, face)
        self.chance = Chance(seed, chance.counter + len(faces), chance.by_hand)
        self.drawn += faces
        return tuple(faces)

    def lot(self, count: int) -> int:
        """Return a random number below `count`, from the same generator as the dice; it is recorded with them."""
        chance = self.chance
        drawn = draw(chance.seed, chance.counter, count)
        self.chance = Chance(chance.seed, chance.counter + 1, chance.by_hand)
        self.drawn.append(drawn)
        return drawn


AnyDraft = Draft[Any, Any]
