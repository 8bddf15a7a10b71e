"""Dice that give the same faces on every computer: a counter-based generator, stored in the position."""

from __future__ import annotations

from ddtable.engine.value import PlainValue

_MASK = (1 << 64) - 1


class Chance(PlainValue, frozen=True):
    """The state of the generator.

    `seed` is an integer below 2**64; `counter` is the number of dice drawn so far. `by_hand` is real-dice mode: the
    kernel then asks for the faces of each roll instead of drawing them.
    """

    seed: int
    counter: int = 0
    by_hand: bool = False


def draw(seed: int, counter: int, sides: int) -> int:
    """Return face 0 .. sides - 1 of die number `counter` (splitmix64 of seed and counter, scaled to the sides)."""
    value = (seed + (counter + 1) * 0x9E3779B97F4A7C15) & _MASK
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((value ^ (value >> 31)) * sides) >> 64
