"""A position that can be changed. A draft exists only during one call of `kernel.play`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Generic

from ddtable.engine.chance import Chance, draw, draws
from ddtable.engine.events import Event
from ddtable.engine.position import BoardT, DiceByArea, Die, Position, Result, StepT


class Draft(Generic[StepT, BoardT]):
    """A position that can be changed, and the events of the changes, in order.

    It has the same attributes as a position. Steps are resolved from the end of `agenda`; `freeze` returns the finished
    position. `moves` counts how often dice have moved.
    """

    __slots__ = (
        "_shared",
        "_turned",
        "agenda",
        "answered",
        "board",
        "by_area",
        "chance",
        "dice",
        "drawn",
        "events",
        "moves",
        "result",
        "seats",
        "system",
    )

    def __init__(self, position: Position[StepT, BoardT]) -> None:
        self.system = position.system
        self.seats = position.seats
        self.dice: Sequence[Die] = position.dice
        self.board = position.board
        self.agenda: list[StepT] = list(position.agenda)
        self.chance: Chance = position.chance
        self.answered = position.answered
        self.result: Result | None = position.result
        self.events: list[Event] = []
        self.drawn: list[int] = []
        self.moves = 0
        # The dice are those of the position until one is turned or moves, their index by area until one moves.
        self._turned: list[Die] | None = None
        self.by_area: DiceByArea = position.by_area
        self._shared = True

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
        vars(position)["by_area"], self._shared = self.by_area, True
        return position

    def note(self, event: Event) -> None:
        """Add an event to the list of events."""
        self.events.append(event)

    def push(self, *steps: StepT) -> None:
        """Put steps on the agenda; the first argument is resolved first."""
        self.agenda.extend(reversed(steps))

    def become(self, *steps: StepT) -> None:
        """Replace the current step by others; the first argument is resolved first."""
        if len(steps) == 1:
            self.agenda[-1] = steps[0]
        else:
            self.agenda[-1:] = reversed(steps)

    def at(self, place: str, seat: int) -> tuple[int, ...]:
        """Return a seat's dice at a place, in ascending order."""
        return self.by_area.get((place, seat), ())

    def put(self, dice: Iterable[int], place: str) -> None:
        """Move dice to a place."""
        mine = self._own_dice()
        leaving: dict[tuple[str, int], list[int]] = {}
        for number in dice:
            die = mine[number]
            if die.place != place:
                leaving.setdefault((die.place, die.owner), []).append(number)
                mine[number] = Die(die.type, die.owner, place, die.face)
        if leaving:
            self.moves += 1
            known = self._own_index()
            for area, gone in leaving.items():
                there = known[area]
                if len(gone) == len(there):
                    del known[area]
                else:
                    left = set(gone)
                    known[area] = tuple([die for die in there if die not in left])
                joined = place, area[1]
                known[joined] = tuple(sorted((*known.get(joined, ()), *gone)))

    def add(self, die: Die) -> int:
        """Add a die to the game; return its id."""
        number = len(self.dice)
        self._own_dice().append(die)
        known, area = self._own_index(), (die.place, die.owner)
        known[area] = (*known.get(area, ()), number)
        return number

    def _own_dice(self) -> list[Die]:
        """Return the dice as a list that no position shares."""
        if self._turned is None:
            self.dice = self._turned = list(self.dice)
        return self._turned

    def _own_index(self) -> DiceByArea:
        """Return the index as a dictionary that no position shares."""
        if self._shared:
            self.by_area, self._shared = dict(self.by_area), False
        return self.by_area

    def show(self, number: int, face: int) -> None:
        """Turn one die so that the face with this index is up."""
        die = self.dice[number]
        if die.face != face:
            self._own_dice()[number] = Die(die.type, die.owner, die.place, face)

    def draw(self, dice: Iterable[int], sides: Iterable[int]) -> tuple[int, ...]:
        """Roll dice: return the faces drawn and turn the dice to show them."""
        chance, mine = self.chance, self._own_dice()
        faces = draws(chance.seed, chance.counter, sides)
        for number, face in zip(dice, faces, strict=True):
            die = mine[number]
            if die.face != face:
                mine[number] = Die(die.type, die.owner, die.place, face)
        self.chance = Chance(chance.seed, chance.counter + len(faces), chance.by_hand)
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
