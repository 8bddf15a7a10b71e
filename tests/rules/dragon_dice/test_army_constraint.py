"""The armies that may be assembled, compared with all sets of dice."""

from itertools import combinations
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from ddtable.rules.dragon_dice.constraints import OneKind
from tests.drivers.all_subsets import subsets

seeds = st.integers(0, 10_000)


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


def test_progress_of_an_army_is_told_by_the_window():
    assert OneKind(("a", "a", "b"), 2).progress((0,)) is None
