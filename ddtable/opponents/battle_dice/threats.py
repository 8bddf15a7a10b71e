"""The losses of an army to the enemy's tables in a turn: they depend on the classes that the army has.

A result that destroys one class hits as many units of it as there are. If there is none, many results hit others
instead. So one archer left is better against dragons than none, and many archers are worse than both.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec import Struct

from ddtable.opponents.battle_dice.scene import ACTS, ROLLED_ON, Scene
from ddtable.rules.battle_dice.kinds import MONSTERS, class_of, sides_of
from ddtable.rules.battle_dice.tables import Result, Tables

TOGETHER = 0.7
"""The power of the number of dice by which results on one class add up: in one phase it can only be destroyed once."""


class Threats(Struct, frozen=True):
    """The results of the enemy that destroy units, each with how often it is rolled in a turn on average."""

    rows: tuple[tuple[float, Result], ...]

    def losses(self, kinds: Iterable[str]) -> float:
        """Return how many of these units are destroyed by tables in a turn, on average."""
        there = Counter([class_of(kind) for kind in kinds])
        units = there.total()
        return sum([often * min(units, _victims(result, there)) for often, result in self.rows])


def _victims(result: Result, there: Mapping[str, int]) -> int:
    if not result.of:
        return result.count
    return min(result.count, there.get(result.of, 0)) or result.otherwise


def threats(scene: Scene) -> Threats:
    """Return what the enemy's units may roll on their tables."""
    rows = []
    for kind, number in sorted(Counter(scene.kinds(scene.theirs)).items()):
        table = kind if kind in MONSTERS else ROLLED_ON.get(kind, "")
        if not table:
            continue
        results = scene.tables.results[table]
        for result in results:
            if result.does == "kill":
                adds_up = kind in MONSTERS or not result.of
                dice = number if adds_up else number**TOGETHER
                rows.append((dice * _counts(scene.tables, kind) / len(results), result))
    return Threats(tuple(rows))


def _counts(tables: Tables, kind: str) -> float:
    """Return the chance that a die rolls on its table."""
    least = tables.bands.point if kind in MONSTERS else tables.thresholds[ACTS[class_of(kind)]]
    sides = sides_of(kind)
    return max(0, sides + 1 - least) / sides
