"""Questions and answers: refusal, extension and sampling of constraints agree with brute force."""

from itertools import combinations, product
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ddtable.engine.constraints import AtMost, Enough, LargestUpTo, Number
from ddtable.engine.questions import (
    Allocation,
    Allotted,
    Chosen,
    Faces,
    Move,
    Option,
    Pick,
    Picked,
    Question,
    Shown,
    Source,
    Subset,
)
from tests.drivers.all_subsets import agrees, subsets

seeds = st.integers(0, 10_000)


@given(st.lists(st.integers(1, 4), min_size=1, max_size=7).map(tuple), st.integers(0, 16), seeds)
def test_largest_up_to_agrees_with_brute_force(weights, limit, seed):
    """C10.1."""
    constraint = LargestUpTo(limit, weights)
    totals = {chosen: sum(weights[index] for index in chosen) for chosen in subsets(len(weights))}
    best = max(total for total in totals.values() if total <= limit)
    answers = {chosen for chosen, total in totals.items() if total == best}
    assert constraint.best() == best
    assert {chosen for chosen in totals if constraint.refusal(chosen, "") is None} == answers
    assert {chosen for chosen in totals if constraint.may_extend(chosen)} == {
        chosen for chosen in totals if any(set(chosen) <= set(answer) for answer in answers)
    }
    assert tuple(sorted(constraint.sample(Random(seed)))) in answers
    single = constraint.single()
    assert ({tuple(single)} if single is not None else None) == (answers if len(answers) == 1 else None)


few = st.lists(st.integers(1, 4), max_size=7).map(tuple)


@given(few, st.integers(0, 9), seeds)
def test_at_most_agrees_with_brute_force(weights, limit, seed):
    """M20: any of the dead within the points, or none."""
    answers = agrees(AtMost(limit, weights), weights, seed)
    assert answers == {chosen for chosen in subsets(len(weights)) if sum(weights[at] for at in chosen) <= limit}


@given(few, st.integers(1, 9), seeds)
@example((2, 1), 2, 0)
@example((1, 3, 1), 3, 0)
@example((1, 1, 2, 2), 4, 0)
def test_enough_agrees_with_brute_force(weights, need, seed):
    """M9: the need is met, but not without any one of the dice."""

    def weight(dice):
        return sum(weights[at] for at in dice)

    assert agrees(Enough(need, weights), weights, seed) == {
        chosen
        for chosen in subsets(len(weights))
        if weight(chosen) >= need and all(weight(set(chosen) - {spare}) < need for spare in chosen)
    }


@given(st.integers(0, 6), st.integers(0, 6), seeds)
def test_a_number_of_dice_agrees_with_brute_force(count, among, seed):
    """DA-D1: five units, or all if there are fewer."""
    answers = agrees(Number(count, among), (1,) * among, seed)
    assert answers == set(combinations(range(among), min(count, among)))


def test_why_a_choice_of_dice_is_refused():
    """M9, DA-D1: the reason, and the numbers for its sentence."""
    refusals = [
        AtMost(3, (2, 2)).refusal((0, 1), "M20"),
        Enough(3, (2, 2, 1)).refusal((0,), "M9"),
        Enough(3, (2, 2, 1)).refusal((0, 1, 2), "M9"),
        Number(2, 3).refusal((0,), "DA-D1"),
        Number(2, 3).refusal((0, 1, 2), "DA-D1"),
    ]
    assert [(one.clause, one.reason, one.values) for one in refusals if one] == [
        ("M20", "too-much", {"total": 4, "needed": 3}),
        ("M9", "too-little", {"total": 2, "needed": 3}),
        ("M9", "more-than-needed", {"total": 5, "needed": 3}),
        ("DA-D1", "too-few-dice", {"total": 1, "needed": 2}),
        ("DA-D1", "too-many-dice", {"total": 3, "needed": 2}),
    ]


SUBSET = Subset((3, 5, 9), LargestUpTo(2, (1, 1, 2)), "dead@0")


def test_a_subset_takes_rising_ids_of_its_own_dice():
    assert SUBSET.refusal(Chosen((3, 5)), "C10.1") is None
    assert SUBSET.refusal(Chosen((9,)), "C10.1") is None
    for dice in ((5, 3), (3, 3), (3, 4), (0, 1)):
        refusal = SUBSET.refusal(Chosen(dice), "C10.1")
        assert refusal is not None
        assert (refusal.reason, refusal.clause) == ("not-these-dice", "C10.1")
    wrong = SUBSET.refusal(Picked("3"), "C10.1")
    assert wrong is not None
    assert wrong.reason == "wrong-shape"


def test_a_half_made_subset():
    assert SUBSET.may_extend(())
    assert SUBSET.may_extend((5,))
    assert not SUBSET.may_extend((5, 9))
    assert not SUBSET.may_extend((4,))
    assert SUBSET.single() is None
    assert Subset((9, 3), LargestUpTo(3, (2, 1)), "x").single() == Chosen((3, 9))
    assert Subset((9, 3), LargestUpTo(1, (2, 2)), "x").single() == Chosen(())


def test_progress_of_an_unfinished_answer_has_what_is_chosen_and_what_is_needed():
    told = [
        Subset((3, 5, 9), LargestUpTo(3, (1, 1, 2)), "").progress((9,)),
        Subset((3, 5, 9), AtMost(3, (1, 1, 2)), "").progress((3, 9)),
        Subset((3, 5, 9), Enough(2, (1, 1, 2)), "").progress((5,)),
        Subset((3, 5, 9), Number(2, 3), "").progress((3,)),
    ]
    assert told == [
        ("progress-health", {"total": 2, "needed": 3}),
        ("progress-at-most", {"total": 3, "most": 3}),
        ("progress-health", {"total": 1, "needed": 2}),
        ("progress-number", {"count": 1, "needed": 2}),
    ]


OPTIONS = (Option("a", "one"), Option("b", "two", {}, (Move((1,), "x@0", "y@0"),)))


def test_a_pick():
    pick = Pick(OPTIONS)
    assert pick.refusal(Picked("b"), "C4.1") is None
    unknown = pick.refusal(Picked("c"), "C4.1")
    assert unknown is not None
    assert (unknown.reason, unknown.values) == ("no-such-option", {"option": "c"})
    wrong = pick.refusal(Shown((1,)), "C4.1")
    assert wrong is not None
    assert wrong.reason == "wrong-shape"
    assert {pick.sample(Random(seed)) for seed in range(20)} == {Picked("a"), Picked("b")}
    assert pick.single() is None
    assert Pick(OPTIONS[:1]).single() == Picked("a")


def test_a_step_of_many_small_moves_ends_half_the_time():
    pick = Pick((*OPTIONS, Option("done", "done")), "done")
    samples = [pick.sample(Random(seed)) for seed in range(400)]
    assert 150 < samples.count(Picked("done")) < 250
    assert {Picked("a"), Picked("b")} <= set(samples)
    assert Pick((Option("done", "done"),), "done").sample(Random(1)) == Picked("done")


def test_the_moves_of_a_question():
    assert Question(0, "x", "C4.1", Pick(OPTIONS)).moves() == [(Move((1,), "x@0", "y@0"), "b")]
    assert Question(0, "x", "C10.1", SUBSET).moves() == []


sources = st.lists(st.builds(Source, st.integers(0, 9), st.integers(0, 4)), max_size=4).map(tuple)
buckets = st.sampled_from([("save",), ("save", "melee"), ("a", "b", "c")])


@given(sources, buckets, st.booleans(), seeds)
def test_an_allocation_samples_legal_answers(points, into, whole, seed):
    shape = Allocation(points, into, whole)
    sample = shape.sample(Random(seed))
    assert shape.refusal(sample, "C8.3") is None
    single = shape.single()
    assert (single is not None) == (len(into) == 1 or not any(source.points for source in points))
    assert single is None or shape.refusal(single, "C8.3") is None


@pytest.mark.parametrize(
    ("whole", "amounts", "reason"),
    [
        (True, ((3, 0), (0, 2)), None),
        (True, ((2, 1), (0, 2)), "points-not-split"),
        (False, ((2, 1), (1, 1)), None),
        (False, ((2, 2), (1, 1)), "points-do-not-add-up"),
        (False, ((4, -1), (1, 1)), "points-do-not-add-up"),
        (False, ((2, 1, 0), (1, 1)), "points-do-not-add-up"),
        (False, ((2, 1), ()), "points-do-not-add-up"),
        (False, ((2, 1),), "wrong-number"),
    ],
)
def test_points_of_whole_sources_cannot_be_split(whole, amounts, reason):
    refusal = Allocation((Source(1, 3), Source(2, 2)), ("save", "melee"), whole).refusal(Allotted(amounts), "C8.3")
    assert (refusal and refusal.reason) == reason


@given(st.lists(st.integers(0, 4), min_size=2, max_size=3).map(tuple), st.integers(0, 9), seeds)
def test_buckets_that_take_only_so_much(most, points, seed):
    """DA-G: no result gets more of the penalties than it has."""
    points = min(points, sum(most))
    shape = Allocation((Source(-1, points, word="penalty"),), ("a", "b", "c")[: len(most)], whole=False, most=most)
    rows = [row for row in product(range(points + 1), repeat=len(most)) if sum(row) == points]
    answers = [row for row in rows if all(given <= room for given, room in zip(row, most, strict=True))]
    assert [row for row in rows if shape.refusal(Allotted((row,)), "DA-G") is None] == answers
    assert shape.refusal(shape.sample(Random(seed)), "DA-G") is None
    assert shape.single() == (Allotted((answers[0],)) if len(answers) == 1 else None)


def test_a_bucket_that_is_full():
    """DA-G: the refusal names it."""
    shape = Allocation((Source(-1, 3),), ("melee", "save"), whole=False, most=(2, 9))
    refusal = shape.refusal(Allotted(((3, 0),)), "DA-G")
    assert refusal is not None
    assert (refusal.reason, refusal.values) == ("bucket-full", {"bucket": "melee", "given": 3, "most": 2})


coloured = st.builds(
    Source, st.integers(0, 9), st.integers(0, 3), st.sets(st.integers(0, 2), min_size=1).map(sorted).map(tuple)
)


@given(st.lists(coloured, max_size=3).map(tuple), st.booleans(), seeds)
def test_sources_that_may_go_to_some_buckets_only(points, whole, seed):
    """M2: a unit's points have the colours of its race, no others."""
    shape = Allocation(points, ("earth", "air", "fire"), whole)
    sample = shape.sample(Random(seed))
    assert shape.refusal(sample, "M2") is None
    for source, row in zip(points, sample.amounts, strict=True):
        assert all(index in source.buckets for index, amount in enumerate(row) if amount)
        for index in {0, 1, 2} - set(source.buckets):
            astray = tuple(source.points if at == index else 0 for at in range(3))
            rows = tuple(
                astray if other is source else kept for other, kept in zip(points, sample.amounts, strict=True)
            )
            refusal = shape.refusal(Allotted(rows), "M2")
            assert (refusal and refusal.reason) == ("points-not-there" if source.points else None)
    single = shape.single()
    assert (single is not None) == all(len(source.buckets) == 1 or not source.points for source in points)
    assert single is None or single == sample


def test_an_allocation_takes_no_other_shape():
    refusal = Allocation((Source(1, 3),), ("save",)).refusal(Picked("save"), "C8.3")
    assert refusal is not None
    assert refusal.reason == "wrong-shape"


@given(st.lists(st.sampled_from([6, 8, 10, 12]), max_size=6).map(tuple), seeds)
def test_faces(sides, seed):
    shape = Faces(tuple(range(len(sides))), sides)
    assert shape.refusal(shape.sample(Random(seed)), "C6.1") is None
    assert shape.single() is None
    assert shape.refusal(Shown((*sides, 0)), "C6.1").reason == "wrong-number"
    for at, most in enumerate(sides):
        wrong = [0] * len(sides)
        wrong[at] = most
        assert shape.refusal(Shown(tuple(wrong)), "C6.1").reason == "no-such-face"
    assert shape.refusal(Picked("1"), "C6.1").reason == "wrong-shape"
