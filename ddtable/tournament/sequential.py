"""A sequential test over pairs of games: it says as soon as possible whether one player is stronger than another.

It compares two hypotheses: the players are equal, or the first one scores the aim. It is the test that chess engines
use, with the variance measured over pairs: games of a pair have the same dice and forces, so they are not independent.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Literal, TypeAlias

Verdict: TypeAlias = Literal["stronger", "not stronger", "undecided"]

EQUAL = 0.5
ERROR = 0.05  # the chance of each wrong verdict
DECIDED = log((1 - ERROR) / ERROR)


def likelihood(pairs: Sequence[float], aim: float) -> float:
    """Return the logarithm of how many times as likely the scores of pairs are if the mean is `aim` as if it is 0.5.

    Scores are from 0 to 1. A lost and a won pair are added to the variance, so that it is never 0.
    """
    number = len(pairs)
    if not number:
        return 0.0
    mean = sum(pairs) / number
    variance = (sum((one - mean) ** 2 for one in pairs) + 2 * EQUAL**2) / (number + 2)
    return number * (aim - EQUAL) * (2 * mean - EQUAL - aim) / (2 * variance)


def verdict(pairs: Sequence[float], aim: float) -> Verdict:
    """Return what the scores of pairs prove with at most 5% error: "not stronger" is by the aim."""
    found = likelihood(pairs, aim)
    if abs(found) < DECIDED:
        return "undecided"
    return "stronger" if found > 0 else "not stronger"
