"""A measured figure with its target."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import perf_counter


@dataclass(frozen=True)
class Figure:
    """A measured value and its target. `measured` is None if it could not be measured; `note` then gives the reason.

    A figure without a target is printed for comparison.
    """

    name: str
    measured: float | None
    unit: str
    target: float | None = None
    least: bool = False
    note: str = ""

    @property
    def verdict(self) -> str:
        """Return "ok", "over" or "under"; "" without a target or a measured value."""
        if self.measured is None or self.target is None:
            return ""
        if self.least:
            return "ok" if self.measured >= self.target else "under"
        return "ok" if self.measured <= self.target else "over"

    def row(self) -> tuple[str, str, str, str, str]:
        """Return the row of the table for a figure."""
        measured = "not measured" if self.measured is None else f"{_number(self.measured)} {self.unit}".rstrip()
        bound = "at least" if self.least else "at most"
        target = "" if self.target is None else f"{bound} {self.target:g} {self.unit}".rstrip()
        return self.name, measured, target, self.verdict, self.note


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def seconds(work: Callable[[], object]) -> float:
    """Return the seconds that one call takes."""
    start = perf_counter()
    work()
    return perf_counter() - start


def typical(work: Callable[[], object], rounds: int) -> float:
    """Return the median seconds of several calls, after one call to warm up."""
    work()
    return median(seconds(work) for _ in range(rounds))


def table(figures: list[Figure]) -> str:
    """Return the figures in aligned columns."""
    rows = [("figure", "measured", "target", "", ""), *(figure.row() for figure in figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(5)]
    return "\n".join(
        "  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )
