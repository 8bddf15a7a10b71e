"""Forces dealt at random."""

from __future__ import annotations

import random
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ddtable.dice.catalogue import catalogue
from ddtable.dice.playable import playable_units, starter_species
from ddtable.forces.deal import deal_force
from ddtable.forces.force import ARMY_NAMES, ForceError
from ddtable.rules.dragon_dice.board import Options
from ddtable.rules.dragon_dice.forces import refuse_forces

STARTERS = tuple(species.id for species in starter_species(catalogue()))
PLAYABLE = {unit.id for unit in playable_units(catalogue())}


@settings(max_examples=80, deadline=None)
@given(
    health=st.integers(3, 120),
    seed=st.integers(0, 2**32),
    species=st.none() | st.lists(st.sampled_from(STARTERS), min_size=1),
)
def test_a_dealt_force_is_legal(health: int, seed: int, species: list[str] | None) -> None:
    force = deal_force(catalogue(), health, Random(seed), species)
    assert force.health == health
    assert len(force.dragons) == 1 + health // 25
    assert len(force.army_species("home")) == len(force.army_species("campaign")) == 1
    assert set(force.units) <= PLAYABLE
    assert set(force.species) <= set(species or STARTERS)
    for name in ARMY_NAMES:
        assert force.army(name)
        assert force.army_health(name) <= health // 2
    assert catalogue().terrain(force.home_terrain).original_1995
    assert catalogue().terrain(force.frontier).original_1995


@settings(max_examples=80, deadline=None)
@given(health=st.integers(3, 120), seed=st.integers(0, 2**32))
def test_a_force_of_all_species_is_legal_where_these_play(health: int, seed: int) -> None:
    """H44, SU1, SU2, Q1."""
    force = deal_force(catalogue(), health, Random(seed), None, "all")
    assert refuse_forces([force, force], Options(half_cap=True, species="all")) is None
    assert len(force.army_species("home")) == len(force.army_species("campaign")) == 1


def test_all_species_are_dealt_and_their_monsters() -> None:
    """H44: the species asked for are dealt from alone."""
    forces = [deal_force(catalogue(), 60, Random(seed), None, "all") for seed in range(40)]
    assert len({species for force in forces for species in force.species}) == 12
    assert any(catalogue().unit(unit).is_monster for force in forces for unit in force.units)
    assert deal_force(catalogue(), 24, Random(1), ["undead"], "all").species == ("undead",)


def test_the_same_seed_deals_the_same_force() -> None:
    assert deal_force(catalogue(), 24, Random(7)) == deal_force(catalogue(), 24, Random(7))
    assert len({deal_force(catalogue(), 24, Random(seed)) for seed in range(20)}) == 20


def test_the_random_numbers_of_others_are_left_alone() -> None:
    before = random.getstate()
    deal_force(catalogue(), 24, Random(7))
    assert random.getstate() == before


def test_what_cannot_be_dealt() -> None:
    with pytest.raises(ForceError, match=r"three armies need at least 3 health and 2 is asked for\."):
        deal_force(catalogue(), 2, Random(1))
    with pytest.raises(ForceError, match=r"no playable dice belong to a species called 'undead'\."):
        deal_force(catalogue(), 24, Random(1), ["goblins", "undead"])
    with pytest.raises(ForceError, match="at least one species"):
        deal_force(catalogue(), 24, Random(1), [])
