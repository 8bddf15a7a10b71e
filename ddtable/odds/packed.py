"""Dice that each add to several numbers, the last of which may be below 0: all combinations, in one large integer.

A combination of numbers is a place in the integer, and its number of ways the digits there. A die is added by shifts.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from math import prod

from ddtable.odds.plans import Totals

SLOT = 64  # bits of a place; more for many dice with many faces
MOST = 1 << 19  # words of 64 bits: more would take longer than half a second

Die = Mapping[Totals, int]
"""The number of ways in which a die gives each combination of numbers."""


class TooMany(Exception):
    """An error: what follows has too many outcomes, or some whose chances are not known."""


def together(dice: Sequence[tuple[Die, int]], below: int | None = None) -> dict[Totals, float]:
    """Return the chance of each combination of numbers of some kinds of dice, each with its number of dice.

    With `below` only those whose last number is less than it: what is too much is dropped at each die. Raises TooMany.
    """
    if not dice:
        return {}
    axes = range(len(next(iter(dice[0][0]))))
    lows = [[min(one[axis] for one in die) for axis in axes] for die, _ in dice]
    start = [sum(low[axis] * size for low, (_, size) in zip(lows, dice, strict=True)) for axis in axes]
    rooms = [1 + sum(max(one[axis] for one in die) * size for die, size in dice) - start[axis] for axis in axes]
    if below is not None:
        rooms[-1] = min(rooms[-1], below - start[-1])
        if rooms[-1] <= 0:
            return {}
    every = prod(sum(die.values()) ** size for die, size in dice)
    bits = SLOT * (1 + every.bit_length() // SLOT)
    steps = [bits * prod(rooms[:axis]) for axis in axes]
    slots = prod(rooms)
    if slots * bits > SLOT * MOST:
        raise TooMany
    packed, within = 1, (1 << bits * slots) - 1
    for (die, size), low in zip(dice, lows, strict=True):
        shifts = [
            (sum(step * (number - least) for step, number, least in zip(steps, one, low, strict=True)), ways)
            for one, ways in die.items()
        ]
        for _ in range(size):
            packed = sum((packed << shift) * ways for shift, ways in shifts)
            if below is not None:
                packed &= within
    return _read(packed, rooms, start, bits, every)


def _read(packed: int, rooms: Sequence[int], start: Sequence[int], bits: int, every: int) -> dict[Totals, float]:
    """Return the chance at each place that has any."""
    wide, slots = bits // 8, prod(rooms)
    raw = packed.to_bytes(wide * slots, "little")
    found: dict[Totals, float] = {}
    words = array("Q", raw)
    each = bits // SLOT
    for slot in range(slots):
        ways = words[slot] if each == 1 else int.from_bytes(raw[slot * wide : slot * wide + wide], "little")
        if ways:
            numbers, rest = [], slot
            for room, least in zip(rooms, start, strict=True):
                numbers.append(least + rest % room)
                rest //= room
            found[tuple(numbers)] = ways / every
    return found
