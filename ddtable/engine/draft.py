"""The next position while it is being made. A draft lives only inside one call of `kernel.play`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic

from msgspec import Struct

from ddtable.engine.chance import Chance, draw
from ddtable.engine.position import BoardT, Die, Position, Result, StepT


class Draft(Generic[StepT, BoardT]):
    """A position that may be changed, and the events that changed it, in order.

    It reads like a position. Steps are resolved from the end of `agenda`; `freeze` gives the finished position.
    """

    __slots__ = ("agenda", "answered", "board", "chance", "dice", "drawn", "events", "result", "seats", "system")

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

    def freeze(self) -> Position[StepT, BoardT]:
        """Return the position as it now is."""
        return Position(
            self.system,
            self.seats,
            tuple(self.dice),
            self.board,
            tuple(self.agenda),
            self.chance,
            self.answered,
            self.result,
        )

    def note(self, event: Struct) -> None:
        """Add an event to what happened."""
        self.events.append(event)

    def push(self, *steps: StepT) -> None:
        """Put steps on the agenda so that the first one named is resolved first."""
        self.agenda.extend(reversed(steps))

    def become(self, *steps: StepT) -> None:
        """Replace the step in hand by others, the first one named resolved first."""
        self.agenda[-1:] = reversed(steps)

    def put(self, dice: Iterable[int], place: str) -> None:
        """Lay dice at a place."""
        mine = self.dice
        for number in dice:
            die = mine[number]
            mine[number] = Die(die.type, die.owner, place, die.face)

    def show(self, number: int, face: int) -> None:
        """Turn one die so that `face` (an index) lies up."""
        die = self.dice[number]
        if die.face != face:
            self.dice[number] = Die(die.type, die.owner, die.place, face)

    def draw(self, dice: Iterable[int], sides: Iterable[int]) -> tuple[int, ...]:
        """Throw dice: return the faces drawn, and leave the dice showing them."""
        chance = self.chance
        counter, seed = chance.counter, chance.seed
        faces = []
        for number, of in zip(dice, sides, strict=True):
            face = draw(seed, counter, of)
            counter += 1
            faces.append(face)
            self.show(number, face)
        self.chance = Chance(seed, counter, chance.by_hand)
        self.drawn += faces
        return tuple(faces)

    def lot(self, count: int) -> int:
        """Draw one of `count` by lot: a number from 0, from the same generator as the dice, and kept with them."""
        chance = self.chance
        drawn = draw(chance.seed, chance.counter, count)
        self.chance = Chance(chance.seed, chance.counter + 1, chance.by_hand)
        self.drawn.append(drawn)
        return drawn


AnyDraft = Draft[Any, Any]
