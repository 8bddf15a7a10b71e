"""Many dice together: for each combination of the numbers of a plan, how many rolls give it, or how likely it is.

Without rerolls the numbers of ways are exact: dice are polynomials packed into large integers, and equal dice are one
power. Rolls that go on (Rend) are followed until what is left has a chance below 1e-15, which their last total gets.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import prod
from operator import add, mul
from typing import Any

from ddtable.odds.plans import Group, Plan, ShareT, Totals

TAIL = 1e-15  # chance of one die's further rolls that are left out
SLOT = 64  # bits of a coefficient; twice as many for many dice with many faces
MOST_SLOTS = 1_000_000  # packed polynomials of more totals would be slower than sparse ones


def all_rolls(groups: Sequence[Group]) -> int:
    """Return the number of all rolls of the dice."""
    return prod(len(group.faces) ** group.size for group in groups)


def convolved(plan: Plan, groups: Sequence[Group]) -> Iterable[tuple[Totals, int]]:
    """Return each combination of numbers with its number of ways; no die is rolled again."""
    every = all_rolls(groups)
    if not plan.numbers:
        return [((), every)]
    most = [
        sum(max(row) * group.size for row, group in zip(number.weights, groups, strict=True)) for number in plan.numbers
    ]
    if prod(one + 1 for one in most) > MOST_SLOTS:
        return _sparse(plan, groups)
    return _packed(plan, groups, most, every)


def _faces_of(plan: Plan, at: int) -> list[Totals]:
    """Return what each face of a group adds to each number."""
    return list(zip(*(number.weights[at] for number in plan.numbers), strict=True))


def _packed(plan: Plan, groups: Sequence[Group], most: Sequence[int], every: int) -> Iterable[tuple[Totals, int]]:
    """Multiply polynomials as integers: the coefficient of each combination of numbers has its own bits."""
    size = SLOT * (1 + every.bit_length() // SLOT)
    steps = [size * prod(one + 1 for one in most[:at]) for at in range(len(most))]
    product = 1
    for at, group in enumerate(groups):
        product *= sum([1 << sum(map(mul, steps, face)) for face in _faces_of(plan, at)]) ** group.size
    wide = size // 8
    raw = product.to_bytes(wide * prod(one + 1 for one in most), "little")
    parts = _wide_parts(raw, wide) if size > SLOT else array("Q", raw)
    if len(most) == 1:
        return [((at,), number) for at, number in enumerate(parts) if number]
    slots = [step // size for step in steps]
    return [
        (tuple(slot // step % (one + 1) for step, one in zip(slots, most, strict=True)), number)
        for slot, number in enumerate(parts)
        if number
    ]


def _wide_parts(raw: bytes, wide: int) -> Sequence[int]:
    return [int.from_bytes(raw[at : at + wide], "little") for at in range(0, len(raw), wide)]


def _sparse(plan: Plan, groups: Sequence[Group]) -> Iterable[tuple[Totals, int]]:
    found: dict[Totals, int] = {(0,) * len(plan.numbers): 1}
    for at, group in enumerate(groups):
        die = Counter(_faces_of(plan, at))
        for _ in range(group.size):
            found = convolve(found, die)
    return found.items()


def convolve(found: Mapping[Totals, ShareT], more: Mapping[Totals, ShareT]) -> dict[Totals, ShareT]:
    """Return the share of each sum of totals, with one more die or with the totals of another army."""
    sums: dict[Totals, Any] = {}
    for numbers, share in found.items():
        for others, part in more.items():
            together = tuple(map(add, numbers, others))
            sums[together] = sums.get(together, 0) + share * part
    return sums


def followed(plan: Plan, groups: Sequence[Group], again: frozenset[str]) -> Iterable[tuple[Totals, float]]:
    """Return the chance of each combination of numbers if dice with some icons are rolled again."""
    once = tuple(number.once for number in plan.numbers)
    found: dict[Totals, float] = {(0,) * len(once): 1.0}
    for at, group in enumerate(groups):
        added = _faces_of(plan, at) if plan.numbers else [()] * len(group.faces)
        faces = tuple((one, icon in again) for one, (icon, _) in zip(added, group.faces, strict=True))
        for _ in range(group.size):
            found = convolve(found, _of_die(faces, once))
    return found.items()


@lru_cache(maxsize=512)
def _of_die(faces: tuple[tuple[Totals, bool], ...], once: tuple[bool, ...]) -> dict[Totals, float]:
    """Return the chance of each combination of numbers of one die with all its rolls."""
    rolling: dict[Totals, float] = {(0,) * len(once): 1.0}
    ended: dict[Totals, float] = {}
    while sum(rolling.values()) > TAIL:
        further: dict[Totals, float] = {}
        for numbers, chance in rolling.items():
            for face, again in faces:
                joined = tuple(
                    max(one, two) if only else one + two for one, two, only in zip(numbers, face, once, strict=True)
                )
                target = further if again else ended
                target[joined] = target.get(joined, 0.0) + chance / len(faces)
        rolling = further
    if rolling:
        last = max(rolling)
        ended[last] = ended.get(last, 0.0) + sum(rolling.values())
    return ended
