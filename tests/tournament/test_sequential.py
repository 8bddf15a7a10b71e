"""The sequential test and Wilson's interval against figures that are known, and against games by lot."""

from __future__ import annotations

from random import Random

import pytest

from ddtable.tournament.sequential import DECIDED, likelihood, verdict
from ddtable.tournament.share import Share, shown, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (0, 0, 0, 1)],
)
def test_intervals_are_wilsons(wins: float, games: int, low: float, high: float):
    """Figures of his formula, from a table."""
    assert wilson(Share(wins, games)) == pytest.approx((low, high), abs=0.0001)


def test_a_share_without_games_has_no_figure():
    assert shown(Share()) == "-"
    assert shown(Share(30, 40)) == "75.0 (59.8-85.8)"


def test_nothing_is_decided_without_pairs():
    assert likelihood([], 0.55) == 0.0
    assert verdict([], 0.55) == "undecided"


def test_the_figure_is_that_of_the_formula():
    """100 pairs, 30 won, 50 split, 20 lost: mean 0.55, variance (0.2475 * 100 / 2 + 0.5) / 102 about it."""
    pairs = [1.0] * 30 + [0.5] * 50 + [0.0] * 20
    variance = (30 * 0.45**2 + 50 * 0.05**2 + 20 * 0.55**2 + 0.5) / 102
    assert likelihood(pairs, 0.55) == pytest.approx(100 * 0.05 * (1.1 - 1.05) / (2 * variance))


def test_seven_won_pairs_are_enough_and_two_are_not():
    assert verdict([1.0] * 7, 0.55) == "stronger"
    assert verdict([1.0] * 2, 0.55) == "undecided"
    assert verdict([0.0] * 20, 0.55) == "not stronger"


@pytest.mark.parametrize(("score", "wrong"), [(0.5, "stronger"), (0.58, "not stronger")])
def test_wrong_verdicts_are_rare(score: float, wrong: str):
    """Players of known strength are judged wrongly in about 5% of tournaments; most are decided."""
    verdicts = [_decided(Random(f"{score}/{number}"), score) for number in range(200)]
    assert verdicts.count(wrong) <= 20
    assert verdicts.count("undecided") <= 20


def _decided(random: Random, score: float) -> str:
    pairs: list[float] = []
    for _ in range(1500):
        pairs.append(sum(random.random() < score for _ in range(2)) / 2)
        if len(pairs) % 10 == 0 and abs(likelihood(pairs, 0.58)) >= DECIDED:
            break
    return verdict(pairs, 0.58)
