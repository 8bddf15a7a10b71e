"""Dice that give the same faces on every computer: a counter-based generator, stored in the position."""

from __future__ import annotations

from collections.abc import Iterable

from ddtable.engine.value import PlainValue

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class Chance(PlainValue, frozen=True):
    """The state of the generator.

    `seed` is an integer below 2**64; `counter` is the number of dice drawn so far. `by_hand` is real-dice mode: the
    kernel then asks for the faces of each roll instead of drawing them.
    """

    seed: int
    counter: int = 0
    by_hand: bool = False


def draw(seed: int, counter: int, sides: int) -> int:
    """Return face 0 .. sides - 1 of die number `counter`."""
    return draws(seed, counter, (sides,))[0]


def draws(seed: int, counter: int, sides: Iterable[int]) -> list[int]:
    """Return a face of each die from number `counter` on (splitmix64 of seed and counter, scaled to the sides)."""
    faces, state = [], seed + counter * _STEP
    for of in sides:
        state += _STEP
        value = state & _MASK
        value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
        faces.append(((value ^ (value >> 31)) * of) >> 64)
    return faces
