"""Points in the making: every row adds up at any time, whatever hands do, and limits hold."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ddtable.engine.questions import Allocation, Allotted, Question, Source
from ui.session.answer.half_made import HalfMade
from ui.session.answer.half_spread import HalfSpread

MAGIC = Allocation(
    (Source(3, 4, (0, 2)), Source(5, 2, (1, 3)), Source(7, 1, (4,))),
    ("earth", "air", "fire", "water", "death"),
    whole=False,
)
PENALTY = Allocation((Source(-1, 3, word="penalty"),), ("melee", "missile", "save"), whole=False, most=(2, 0, 4))
IDS = Allocation((Source(4, 1), Source(5, 2)), ("save", "melee"))


def test_points_start_in_doubled_buckets():
    points = HalfSpread(MAGIC, (frozenset((2,)), frozenset(), frozenset()))
    assert points.amounts() == ((0, 0, 4, 0, 0), (0, 2, 0, 0, 0), (0, 0, 0, 0, 1))
    assert points.totals() == (0, 2, 4, 0, 1)


def test_extra_point_comes_from_the_fullest_bucket_and_a_removed_one_moves_on():
    points = HalfSpread(MAGIC)
    assert points.more(0, 2)
    assert points.amounts()[0] == (3, 0, 1, 0, 0)
    assert points.less(0, 0)
    assert points.amounts()[0] == (2, 0, 2, 0, 0)
    assert not points.more(0, 1), "this race has no blue"
    assert not points.less(2, 4), "black is all it can give"


def test_limits_are_kept_and_the_beginning_is_an_answer():
    """No result loses more than it has (DA-G1)."""
    points = HalfSpread(PENALTY)
    assert points.amounts() == ((2, 0, 1),)
    assert not points.more(0, 0)
    assert not points.more(0, 1)
    assert points.all_to(0, 2)
    assert points.amounts() == ((0, 0, 3),)
    assert points.everything_to(0)
    assert points.amounts() == ((2, 0, 1),)


def test_whole_sources_stay_together():
    points = HalfSpread(IDS)
    assert points.more(1, 1)
    assert points.amounts() == ((1, 0), (0, 2))
    assert points.next_bucket(5)
    assert points.next_bucket(4)
    assert points.amounts() == ((0, 1), (2, 0))
    assert not points.next_bucket(9)


@pytest.mark.parametrize("shape", [MAGIC, PENALTY, IDS])
@given(steps=st.lists(st.tuples(st.integers(0, 3), st.integers(0, 2), st.integers(0, 4)), max_size=30))
def test_any_change_leaves_a_valid_answer(shape: Allocation, steps: list[tuple[int, int, int]]):
    points = HalfSpread(shape)
    for act, source, bucket in steps:
        if source >= len(shape.sources) or bucket >= len(shape.buckets):
            continue
        (points.more, points.less, points.all_to, lambda _, to: points.everything_to(to))[act](source, bucket)
        assert shape.refusal(Allotted(points.amounts()), "M2") is None


def test_every_answer_can_be_taken_over():
    half = HalfMade(Question(0, "magic-colours", "M2", MAGIC))
    answer = MAGIC.sample(Random(4))
    half.adopt(answer)
    assert half.choice() == answer
