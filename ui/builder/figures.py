"""The expected rolls of an army as numbers; no Qt here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from ui.builder.sheet import Sheet, kind_of

if TYPE_CHECKING:  # the page is painted before the odds are loaded
    from ddtable.odds.exact import Counted

Whose: TypeAlias = str
"""An area that takes units, or ALL."""

ALL: Final[Whose] = "all"
UNITS: Final = ("unit", "champion")
KINDS: Final[tuple[Counted, ...]] = ("melee", "missile", "magic", "save", "maneuver")
LOW, HIGH = 0.05, 0.95
SEEN: Final = 0.001  # chances below this at both ends are left out of a chart


class Figure(NamedTuple):
    """One kind of roll of some dice: average, 90% interval, total of the best faces, probability of each total."""

    kind: Counted
    mean: float
    low: int
    high: int
    best: int
    chances: tuple[float, ...]

    def span(self) -> tuple[int, int]:
        """Return the lowest and the highest total that a chart shows."""
        seen = [total for total, chance in enumerate(self.chances) if chance >= SEEN]
        return (seen[0], seen[-1]) if seen else (0, 0)

    @property
    def has_more(self) -> bool:
        """True if totals above the best faces are possible because dice are rolled again."""
        return len(self.chances) > self.best + 1

    def at_least(self, total: int) -> float:
        """Return the probability of this total or more."""
        from ddtable.odds.exact import chance_of_at_least

        return chance_of_at_least(self.chances, total)


def units_of(sheet: Sheet, whose: Whose) -> tuple[str, ...]:
    """Return the units of an army, or of the whole force, without unknown dice."""
    units = sheet.force.units if whose == ALL else sheet.dice(whose)
    return tuple(unit for unit in units if kind_of(unit) in UNITS)


def figures(units: Sequence[str]) -> tuple[Figure, ...]:
    """Return the figures of these units, a row for each kind of roll."""
    return tuple(_figure(units, kind) for kind in KINDS)


def _figure(units: Sequence[str], kind: Counted) -> Figure:
    from ddtable.odds.exact import distribution, mean, most, quantile

    chances = distribution(units, kind)
    return Figure(kind, mean(chances), quantile(chances, LOW), quantile(chances, HIGH), most(units, kind), chances)


def exchange(one: Sequence[str], other: Sequence[str]) -> tuple[float, float]:
    """Return the average damage of one army to the other in melee, and the reverse."""
    from ddtable.odds.against import damage
    from ddtable.odds.exact import mean

    return mean(damage(one, other)), mean(damage(other, one))
