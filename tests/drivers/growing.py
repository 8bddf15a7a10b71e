"""How much longer a piece of work takes on a larger input: a ratio, which no slow machine changes."""

from __future__ import annotations

import gc
from collections.abc import Callable
from time import process_time
from typing import Final

FACTOR: Final = 8
MOST: Final = 24
"""Times as long for FACTOR times the input: 8 where time grows with the length, 64 where it grows with its square."""

_LEAST: Final = 0.004  # seconds of the smaller input: below that the clock tells nothing
_TRIES: Final = 3


def growth(make: Callable[[int], Callable[[], object]], size: int) -> float:
    """Return how many times as long the work of a size takes as that of a FACTORth of it.

    `make` prepares the work on an input of a size; only doing it counts. The larger one is done again only if it took
    suspiciously long.
    """
    small, large = make(size // FACTOR), make(size)
    unit = max(_LEAST, min(map(_seconds, [small] * _TRIES)))
    least = _seconds(large) / unit
    for _ in range(_TRIES - 1):
        if least < MOST:
            break
        least = min(least, _seconds(large) / unit)
    return least


def _seconds(work: Callable[[], object]) -> float:
    gc.collect()
    gc.disable()
    try:
        start = process_time()
        work()
        return process_time() - start
    finally:
        gc.enable()
