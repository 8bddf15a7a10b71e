"""A good recruiting sheet: best dice first, nothing wasted (K7)."""

from __future__ import annotations

from collections.abc import Sequence

from ddtable.engine.constraints import LargestUpTo, first_to
from ddtable.rules.campaign.sheets import ITEMS, OTHER, Sheet


def filled(sheet: Sheet, placed: Sequence[int] = ()) -> list[int]:
    """Return the bucket of each die of a full sheet, in which no other die fits; dice that are `placed` stay.

    First each race gets units of its own for as many of its points as possible, large ones first. Then the bonus, and
    the points that are left, pay for more of the same races, for other races and for items.
    """
    buckets = list(placed) or [0] * len(sheet.dice)
    for bucket in _richest_first(sheet):
        _fill_own(sheet, buckets, bucket)
    for words in (None, OTHER, ITEMS):
        _add_more(sheet, buckets, words)
    return buckets


def _richest_first(sheet: Sheet) -> list[int]:
    """Return the lines of races, those with the most points first."""
    points = {
        bucket: race.total
        for bucket, (army, word) in enumerate(sheet.lines, 1)
        for race in sheet.armies[army].races
        if race.race == word
    }
    return sorted(points, key=lambda bucket: -points[bucket])


def _largest_first(sheet: Sheet, buckets: Sequence[int]) -> list[int]:
    """Return the dice that are still in the pool, by their index, those with the most health first."""
    rest = [index for index, bucket in enumerate(buckets) if not bucket]
    return sorted(rest, key=lambda index: -sheet.dice[index].health)


def _fill_own(sheet: Sheet, buckets: list[int], bucket: int) -> None:
    """Put units of a race on its line that use as many of its points as possible."""
    number, race = sheet.lines[bucket - 1]
    total = next(one.total for one in sheet.armies[number].races if one.race == race)
    left = total - sum(die.health for die, at in zip(sheet.dice, buckets, strict=True) if at == bucket)
    free = [index for index in _largest_first(sheet, buckets) if sheet.dice[index].race == race]
    weights = tuple(sheet.dice[index].health for index in free)
    for at in first_to(LargestUpTo(left, weights).best(), range(len(free)), weights):
        if (more := sheet.with_die(buckets, free[at], bucket)) is not None:
            buckets[:] = more


def _add_more(sheet: Sheet, buckets: list[int], line: str | None) -> None:
    """Put every die that still fits on a line: on that of its own race, or on the lines of other races or items."""
    full: set[tuple[str, int]] = set()  # a die that does not fit does not fit later either
    for index in _largest_first(sheet, buckets):
        die = sheet.dice[index]
        for bucket in sheet.sources[index].buckets[1:]:
            word = sheet.lines[bucket - 1][1]
            if word != (line or die.race) or (die.type, bucket) in full:
                continue
            if (more := sheet.with_die(buckets, index, bucket)) is not None:
                buckets[:] = more
                break
            full.add((die.type, bucket))
