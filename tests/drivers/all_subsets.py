"""Brute force for the tests of constraints: all sets of dice."""

from __future__ import annotations

from itertools import chain, combinations
from random import Random


def subsets(count):
    return chain.from_iterable(combinations(range(count), size) for size in range(count + 1))


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
