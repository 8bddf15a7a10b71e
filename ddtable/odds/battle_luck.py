"""Luck in Battle Dice: the rolled results compared with the average of the same dice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import erf, sqrt

from ddtable.engine.events import Event
from ddtable.odds.luck import Luck, Tally
from ddtable.rules.battle_dice.events import Counted, DiceRolled, MoraleChecked, PhaseCounted, Rerolled, TableRolled
from ddtable.rules.battle_dice.kinds import CLASSES, class_of, sides_of

TABLE_SIDES = 6


def battle_luck(events: Iterable[Event], types: Sequence[str], seats: int, strikes: int) -> tuple[Luck, ...]:
    """Return the luck of every seat: the sum of numbers by class and the successes by phase, each with its average.

    `types` are the kinds of the dice by die id. `strikes` is the lowest number with which a monster of this game
    affects its enemies (BD1.8). `share` is the part of all such games in which the same throws give less. Rerolls
    forced by an enemy and morale rolls count for the owner of the dice.
    """
    counts = [_Count(types, strikes) for _ in range(seats)]
    for event in events:
        if isinstance(event, DiceRolled | MoraleChecked):
            counts[event.seat].threw(zip(event.dice, event.numbers, strict=True))
        elif isinstance(event, Rerolled):
            counts[event.seat].threw([(event.die, event.after)])
        elif isinstance(event, TableRolled):
            counts[event.seat].rolled_on_table(event.rolled)
        elif isinstance(event, PhaseCounted):
            counts[event.seat].counted(event.phase, event.threshold, event.dice)
    return tuple(count.finish(seat) for seat, count in enumerate(counts))


class _Count:
    """The counts of one seat's throws."""

    def __init__(self, types: Sequence[str], strikes: int) -> None:
        self._types, self._strikes = types, strikes
        self._thrown, self._stray = 0, 0.0
        self._shown: dict[str, tuple[int, float]] = {}
        self._worth: dict[str, tuple[int, float]] = {}

    def threw(self, dice: Iterable[tuple[int, int]]) -> None:
        """Count dice with the numbers they show."""
        for die, number in dice:
            kind = self._types[die]
            self._take(class_of(kind) or "artifact", number, sides_of(kind))

    def rolled_on_table(self, number: int) -> None:
        """Count a roll on a table."""
        self._take("table", number, TABLE_SIDES)

    def _take(self, name: str, number: int, sides: int) -> None:
        mean, spread = (sides + 1) / 2, sqrt((sides * sides - 1) / 12)
        self._thrown += 1
        self._stray += (number - mean) / spread
        got, expected = self._shown.get(name, (0, 0.0))
        self._shown[name] = got + number, expected + mean

    def counted(self, phase: str, threshold: int, dice: Iterable[Counted]) -> None:
        """Count the successes of the dice of a phase, without modifiers."""
        got, expected = self._worth.get(phase, (0, 0.0))
        for one in dice:
            sides = sides_of(self._types[one.die])
            least = self._strikes if phase == "monster" else threshold
            got, expected = got + (one.number >= least), expected + max(0, sides - least + 1) / sides
        self._worth[phase] = got, expected

    def finish(self, seat: int) -> Luck:
        """Return the luck of this seat."""
        share = (1 + erf(self._stray / sqrt(self._thrown) / sqrt(2))) / 2 if self._thrown else 0.5
        order = (*CLASSES, "artifact", "table")
        shown = sorted(self._shown.items(), key=lambda item: order.index(item[0]))
        return Luck(seat, self._thrown, _tallies(self._worth.items()), _tallies(shown), share)


def _tallies(counts: Iterable[tuple[str, tuple[int, float]]]) -> tuple[Tally, ...]:
    return tuple(Tally(name, got, expected) for name, (got, expected) in counts)
