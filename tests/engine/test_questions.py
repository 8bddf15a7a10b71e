"""Questions and answers: refusal, extension and sampling of constraints agree with brute force."""

from itertools import chain, combinations, product
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ddtable.engine.constraints import AtMost, Enough, Expedition, LargestUpTo, Number, OneKind, Purchase
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

seeds = st.integers(0, 10_000)


def subsets(count):
    return chain.from_iterable(combinations(range(count), size) for size in range(count + 1))


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


def armies(kinds, weights, leave, most):
    """Return every first army that leaves enough for the armies after it, by trying all."""
    everything = set(range(len(kinds)))

    def weight(dice):
        return sum(weights[die] for die in dice)

    def one_army(dice):
        return bool(dice) and len({kinds[die] for die in dice}) == 1 and (not most or weight(dice) <= most)

    def rest_is_fine(rest, left):
        if left == 1:
            return bool(rest) and (not most or weight(rest) <= most)
        parts = (set(part) for size in range(1, len(rest)) for part in combinations(sorted(rest), size))
        return any(one_army(part) and rest_is_fine(rest - part, left - 1) for part in parts)

    for chosen in subsets(len(kinds)):
        rest = everything - set(chosen)
        if one_army(chosen) and len(rest) >= leave and (not most or rest_is_fine(rest, leave)):
            yield chosen


@given(
    st.lists(st.tuples(st.sampled_from("abc"), st.integers(1, 3)), min_size=3, max_size=7),
    st.integers(1, 2),
    st.booleans(),
    seeds,
)
def test_one_kind_agrees_with_brute_force(dice, leave, capped, seed):
    """SU2, Q1."""
    kinds, weights = zip(*dice, strict=True)
    constraint = OneKind(kinds, leave, weights, sum(weights) // 2 if capped else 0)
    answers = set(armies(kinds, weights, leave, constraint.most))
    assert {chosen for chosen in subsets(len(kinds)) if constraint.refusal(chosen, "") is None} == answers
    assert {chosen for chosen in subsets(len(kinds)) if constraint.may_extend(chosen)} == {
        chosen for chosen in subsets(len(kinds)) if any(set(chosen) <= set(answer) for answer in answers)
    }
    if answers:
        assert tuple(constraint.sample(Random(seed))) in answers
    single = constraint.single()
    if capped:
        assert (None if single is None else {tuple(single)}) == (answers if len(answers) == 1 else None)
    else:
        assert single is None


def agrees(constraint, weights, seed):
    """Compare a constraint with all subsets; return those that it accepts."""
    every = list(subsets(len(weights)))
    answers = {chosen for chosen in every if constraint.refusal(chosen, "M9") is None}
    for chosen in every:
        assert constraint.may_extend(chosen) == any(set(chosen) <= set(answer) for answer in answers), chosen
    if answers:
        assert tuple(sorted(constraint.sample(Random(seed)))) in answers
    single = constraint.single()
    assert (None if single is None else {tuple(single)}) == (answers if len(answers) == 1 else None)
    return answers


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


@given(st.lists(st.booleans(), max_size=6).map(tuple), st.integers(0, 2), st.integers(0, 2), seeds)
@example((True, False), 0, 1, 0)
@example((True, True, False), 0, 1, 1)
def test_a_party_agrees_with_brute_force(units, others, leave, seed):
    """BQ1, BQ8: no dice; or at least one unit with any other dice, while enough units stay."""
    army = sum(units) + others

    def going(chosen):
        return sum(units[at] for at in chosen)

    assert agrees(Expedition(units, others, leave), units, seed) == {
        chosen for chosen in subsets(len(units)) if not chosen or (going(chosen) >= 1 and army - going(chosen) >= leave)
    }


@given(st.lists(st.sampled_from(["a", "b", "giant", "dragon"]), max_size=7).map(tuple), st.integers(0, 6), seeds)
@example(("dragon", "giant", "dragon"), 4, 0)
@example(("dragon", "a"), 4, 0)
@example(("giant", "dragon", "dragon"), 4, 1)
def test_a_purchase_agrees_with_brute_force(kinds, total, seed):
    """BQ3, BQ10: a monster costs two, and all are of one type."""
    weights = tuple(2 if kind in ("giant", "dragon") else 1 for kind in kinds)
    assert agrees(Purchase(total, weights, kinds), weights, seed) == {
        chosen
        for chosen in subsets(len(kinds))
        if sum(weights[at] for at in chosen) == total and len({kinds[at] for at in chosen} & {"giant", "dragon"}) <= 1
    }


def test_an_impossible_purchase_has_no_sample():
    """Such a question is never asked; its sample is empty and does not loop forever."""
    assert Purchase(3, (2,), ("giant",)).sample(Random(0)) == []


def test_why_a_choice_of_dice_is_refused():
    """M9, DA-D1: the reason, and the numbers for its sentence."""
    refusals = [
        AtMost(3, (2, 2)).refusal((0, 1), "M20"),
        Enough(3, (2, 2, 1)).refusal((0,), "M9"),
        Enough(3, (2, 2, 1)).refusal((0, 1, 2), "M9"),
        Number(2, 3).refusal((0,), "DA-D1"),
        Number(2, 3).refusal((0, 1, 2), "DA-D1"),
        Expedition((True, False), 1, 1).refusal((1,), "BQ1"),
        Expedition((True, True), 0, 1).refusal((0, 1), "BQ1"),
        Purchase(3, (2, 2, 1), ("giant", "dragon", "mage")).refusal((0, 1), "BQ3"),
        Purchase(3, (2, 2, 1), ("giant", "giant", "mage")).refusal((0, 1), "BQ3"),
        Purchase(3, (2, 2, 1), ("giant", "giant", "mage")).refusal((2,), "BQ3"),
    ]
    assert [(one.clause, one.reason, one.values) for one in refusals if one] == [
        ("M20", "too-much", {"total": 4, "needed": 3}),
        ("M9", "too-little", {"total": 2, "needed": 3}),
        ("M9", "more-than-needed", {"total": 5, "needed": 3}),
        ("DA-D1", "too-few-dice", {"total": 1, "needed": 2}),
        ("DA-D1", "too-many-dice", {"total": 3, "needed": 2}),
        ("BQ8", "party-no-unit", {}),
        ("BQ8", "party-takes-all", {"leave": 1, "most": 1}),
        ("BQ10", "roster-mixed", {}),
        ("BQ3", "too-much", {"total": 4, "needed": 3}),
        ("BQ3", "too-little", {"total": 1, "needed": 3}),
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
