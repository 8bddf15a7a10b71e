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

from ddtable.odds.plans import Die, Group, Plan, ShareT, Totals, Weights

TAIL = 1e-15  # chance of one die's further rolls that are left out
SLOT = 64  # bits of a coefficient; twice as many for many dice with many faces
PRECISE = 1 << 31  # a product of two chances fits into a slot
PRECISE_WIDE = 1 << 63  # the same for slots of two words
MOST_SLOTS = 1_000_000  # packed polynomials of more totals would be slower than sparse ones


def all_rolls(groups: Sequence[Group]) -> int:
    """Return the number of all rolls of the dice."""
    return prod(len(group.faces) ** group.size for group in groups)


def convolved(plan: Plan, groups: Sequence[Group]) -> Iterable[tuple[Totals, int]]:
    """Return each combination of numbers with its number of ways; no die is rolled again."""
    every = all_rolls(groups)
    if not plan.numbers:
        return [((), every)]
    if len(plan.numbers) == 1:
        return _one_number(plan.numbers[0].weights, groups, every)
    layout = _Layout(plan, groups, every)
    if layout.slots > MOST_SLOTS:
        return _sparse(plan, groups)
    product = 1
    for at, group in enumerate(groups):
        product *= sum([1 << layout.place(face) for face in _faces_of(plan, at, group)]) ** group.size
    return layout.read(product)


def _one_number(weights: Weights, groups: Sequence[Group], every: int) -> Iterable[tuple[Totals, int]]:
    """Return the same for a single number, with the powers of equal dice that are known from earlier rolls."""
    size = SLOT * (1 + every.bit_length() // SLOT)
    product, most = 1, 0
    for row, group in zip(weights, groups, strict=True):
        product *= _power(row, group.size, size)
        most += max(row) * group.size
    wide = size // 8
    raw = product.to_bytes(wide * (most + 1), "little")
    parts = _wide_parts(raw, wide) if size > SLOT else array("Q", raw)
    return [((at,), number) for at, number in enumerate(parts) if number]


@lru_cache(maxsize=4096)
def _power(row: tuple[int, ...], dice: int, size: int) -> int:
    """Return the packed polynomial of some equal dice; `size`: the bits of a coefficient."""
    packed: int = sum([1 << size * number for number in row]) ** dice
    return packed


def _faces_of(plan: Plan, at: int, group: Group) -> list[Totals]:
    """Return what each face of a group adds to each number."""
    if not plan.numbers:
        return [()] * len(group.faces)
    return list(zip(*(number.weights[at] for number in plan.numbers), strict=True))


def convolved_below(plan: Plan, groups: Sequence[Group], counted: Weights, limit: int) -> Iterable[tuple[Totals, int]]:
    """Return each combination of numbers with the ways in which the faces count to less than `limit` at most.

    `counted`: what each face of each group counts, which may be less than 0. What is too much is dropped at each die.
    """
    least = [min(row) for row in counted]
    slots = limit - sum(low * group.size for low, group in zip(least, groups, strict=True))
    if slots <= 0:
        return []
    layout = _Layout(plan, groups, all_rolls(groups))
    within = (1 << layout.bits * slots) - 1
    product = 1
    for at, group in enumerate(groups):
        faces = zip(_faces_of(plan, at, group), counted[at], strict=True)
        shifts = Counter(layout.place(face) + layout.bits * (count - least[at]) for face, count in faces)
        for _ in range(group.size):
            product = sum([(product << shift) * ways for shift, ways in shifts.items()]) & within
    one = (1 << layout.bits) - 1
    return layout.read(sum([product >> layout.bits * at & one for at in range(slots)]))


class _Layout:
    """The bits that each combination of the numbers of a plan has in a large integer."""

    def __init__(self, plan: Plan, groups: Sequence[Group], every: int) -> None:
        numbers = plan.numbers
        self._most = [
            sum(max(row) * group.size for row, group in zip(number.weights, groups, strict=True)) for number in numbers
        ]
        self._size = SLOT * (1 + every.bit_length() // SLOT)
        self._steps = [self._size * prod(one + 1 for one in self._most[:at]) for at in range(len(numbers))]
        self.slots = prod(one + 1 for one in self._most)
        self.bits = self._size * self.slots

    def place(self, numbers: Totals) -> int:
        """Return the first bit of a combination."""
        return sum(map(mul, self._steps, numbers))

    def read(self, packed: int) -> Iterable[tuple[Totals, int]]:
        """Return each combination with its number of ways."""
        wide = self._size // 8
        raw = packed.to_bytes(wide * self.slots, "little")
        parts = _wide_parts(raw, wide) if self._size > SLOT else array("Q", raw)
        limits = [(step // self._size, one + 1) for step, one in zip(self._steps, self._most, strict=True)]
        return [
            (tuple([slot // step % limit for step, limit in limits]), number)
            for slot, number in enumerate(parts)
            if number
        ]


def _wide_parts(raw: bytes, wide: int) -> Sequence[int]:
    return [int.from_bytes(raw[at : at + wide], "little") for at in range(0, len(raw), wide)]


def _sparse(plan: Plan, groups: Sequence[Group]) -> Iterable[tuple[Totals, int]]:
    found: dict[Totals, int] = {(0,) * len(plan.numbers): 1}
    for at, group in enumerate(groups):
        die = Counter(_faces_of(plan, at, group))
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


def differences(
    ones: Mapping[tuple[int, int], float], other: Mapping[int, float], words: int = 1
) -> dict[tuple[int, int], float]:
    """Return the chance of each first total less another one, with the second total unchanged; to within 1e-9.

    Chances are whole numbers of 2^-31 in slots of a large integer: one product of two integers adds all pairs up.
    `words`: 2 for 2^-63, if thousands of chances are too small for the first.
    """
    most, precise = max(other), PRECISE if words == 1 else PRECISE_WIDE
    wide = max(one for one, _ in ones) + most + 1
    slots = wide * (max(kept for _, kept in ones) + 1)
    left = _packed({total + wide * kept: round(share * precise) for (total, kept), share in ones.items()}, slots, words)
    right = _packed({most - total: round(share * precise) for total, share in other.items()}, most + 1, words)
    parts: Sequence[int] = array("Q", (left * right).to_bytes(8 * words * slots, "little"))
    if words > 1:
        parts = [low + (high << SLOT) if high else low for low, high in zip(parts[::2], parts[1::2], strict=True)]
    return {(at % wide - most, at // wide): part / precise**2 for at, part in enumerate(parts) if part}


def _packed(values: Mapping[int, int], slots: int, words: int) -> int:
    """Return a large integer with these values in its slots, each less than a word."""
    row = array("Q", bytes(8 * words * slots))
    for slot, value in values.items():
        row[slot * words] = value
    return int.from_bytes(row.tobytes(), "little")


def followed(plan: Plan, groups: Sequence[Group], again: frozenset[str]) -> Iterable[tuple[Totals, float]]:
    """Return the chance of each combination of numbers if dice with some icons are rolled again."""
    from ddtable.odds.arrays import together  # it loads numpy, which computer players do without until here

    once = tuple(number.once for number in plan.numbers)
    if not once:
        return [((), 1.0)]
    dice = []
    for at, group in enumerate(groups):
        added = _faces_of(plan, at, group)
        rolls_on = [icon in again for icon, _ in group.faces]
        dice.append((die_of(added, rolls_on, once), group.size))
    return together(dice, len(once)).listed().items()


def die_of(added: Sequence[Totals], rolls_on: Sequence[bool], once: tuple[bool, ...]) -> Die:
    """Return the chances of a die: what each face adds, and whether it is rolled again then."""
    if any(rolls_on):
        return of_die(tuple(zip(added, rolls_on, strict=True)), once)
    return {one: ways / len(added) for one, ways in Counter(added).items()}


@lru_cache(maxsize=512)
def of_die(faces: tuple[tuple[Totals, bool], ...], once: tuple[bool, ...]) -> dict[Totals, float]:
    """Return the chance of each combination of numbers of one die with all its rolls.

    `faces`: what each face adds, and whether the die is rolled again; `once`: numbers to which a die adds at most 1.
    """
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
