"""Parties and rosters, compared with all sets of dice."""

from random import Random

from hypothesis import example, given
from hypothesis import strategies as st

from ddtable.rules.battle_dice.constraints import Expedition, Purchase
from tests.drivers.all_subsets import agrees, subsets

seeds = st.integers(0, 10_000)


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


def test_refused_party_or_roster_names_the_reason():
    """BQ3, BQ8, BQ10."""
    refusals = [
        Expedition((True, False), 1, 1).refusal((1,), "BQ1"),
        Expedition((True, True), 0, 1).refusal((0, 1), "BQ1"),
        Purchase(3, (2, 2, 1), ("giant", "dragon", "mage")).refusal((0, 1), "BQ3"),
        Purchase(3, (2, 2, 1), ("giant", "giant", "mage")).refusal((0, 1), "BQ3"),
        Purchase(3, (2, 2, 1), ("giant", "giant", "mage")).refusal((2,), "BQ3"),
    ]
    assert [(one.clause, one.reason, one.values) for one in refusals if one] == [
        ("BQ8", "party-no-unit", {}),
        ("BQ8", "party-takes-all", {"leave": 1, "most": 1}),
        ("BQ10", "roster-mixed", {}),
        ("BQ3", "too-much", {"total": 4, "needed": 3}),
        ("BQ3", "too-little", {"total": 1, "needed": 3}),
    ]


def test_progress_counts_the_units_and_artifacts_of_a_party_and_the_worth_of_a_roster():
    assert Expedition((True, True, False), 1, 1).progress((0, 2)) == (
        "bd-progress-party",
        {"units": 1, "artifacts": 1},
    )
    purchase = Purchase(4, (2, 1, 1), ("giant", "mage", "mage"))
    assert purchase.progress((0, 2)) == ("bd-progress-roster", {"worth": 3, "needed": 4})
