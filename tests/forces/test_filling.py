"""Filling a half-built force at random: to the exact size, legal, with owned dice, without moving existing ones."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.dice.playable import playable_units
from ddtable.forces.deal import deal_force
from ddtable.forces.filling import fill
from ddtable.forces.force import ARMY_NAMES, Force, ForceError
from ddtable.forces.making import reaches
from ddtable.rules.dragon_dice.board import Options
from ddtable.rules.dragon_dice.verdict import fits
from ddtable.texts.trouble import Trouble
from ddtable.words.sentences import Words

EMPTY = Force("mine", "Mine", (), (), (), (), "", "", note="mine")
SPECIES = tuple(catalogue().species)
STARTERS = ("coral_elves", "dwarves", "goblins", "lava_elves")
THUG = "goblins_thug"


def filled(force: Force = EMPTY, health: int = 24, seed: int = 1, **wishes: Any) -> Force:
    return fill(catalogue(), force, health, Random(seed), **wishes)


def trouble(force: Force = EMPTY, health: int = 24, **wishes: Any) -> str:
    with pytest.raises(ForceError) as caught:
        filled(force, health, **wishes)
    said = caught.value.args[0]
    assert isinstance(said, Trouble)
    assert Words("da").trouble(said) != said
    return str(said)


def half_of(force: Force, seed: int) -> Force:
    """Return a legal force without some of its dice."""
    random = Random(seed)
    armies = {name: tuple(unit for unit in force.army(name) if random.random() < 0.5) for name in ARMY_NAMES}
    kept = random.random() < 0.5
    return replace(
        force, **armies, dragons=force.dragons[: random.randint(0, 3)], home_terrain=force.home_terrain if kept else ""
    )


@settings(max_examples=120, deadline=None)
@given(
    health=st.integers(3, 80),
    seed=st.integers(0, 2**32),
    allowed=st.sampled_from(["starters", "all"]),
    species=st.lists(st.sampled_from(STARTERS), unique=True),
    half_cap=st.booleans(),
)
def test_an_empty_force_is_filled_lawfully(health: int, seed: int, allowed: Any, species: list[str], half_cap: bool):
    """SU1, SU2, SU4, SU9, Q1."""
    force = filled(EMPTY, health, seed, allowed=allowed, species=species, half_cap=half_cap)
    assert fits(force, health, Options(half_cap=half_cap, species=allowed))
    assert not species or set(force.species) <= set(species)
    assert len(force.species) <= max(2, len(species))
    assert (force.id, force.name, force.note) == ("mine", "Mine", "mine")


@settings(max_examples=120, deadline=None)
@given(health=st.integers(3, 60), seed=st.integers(0, 2**32), half_cap=st.booleans())
def test_existing_dice_keep_their_places(health: int, seed: int, half_cap: bool):
    begun = half_of(deal_force(catalogue(), health, Random(seed), None, "all"), seed)
    force = filled(begun, health, seed, half_cap=half_cap)
    assert fits(force, health, Options(half_cap=half_cap, species="all"))
    for name in ARMY_NAMES:
        assert force.army(name)[: len(begun.army(name))] == begun.army(name)
    assert force.dragons[: len(begun.dragons)] == begun.dragons
    assert force.home_terrain == (begun.home_terrain or force.home_terrain)
    assert force.frontier == begun.frontier


@settings(max_examples=80, deadline=None)
@given(seed=st.integers(0, 2**32), half_cap=st.booleans())
def test_no_die_is_taken_oftener_than_it_is_owned(seed: int, half_cap: bool):
    random = Random(seed)
    owned = {unit: random.randint(0, 3) for unit in random.sample(sorted(catalogue().units), 24)}
    health = random.choice([6, 12, 24, 25])
    try:
        force = filled(EMPTY, health, seed, owned=owned, half_cap=half_cap)
    except ForceError as error:
        assert isinstance(error.args[0], Trouble)  # noqa: PT017  (some collections are too small)
        return
    assert fits(force, health, Options(half_cap=half_cap, species="all"))
    assert all(owned[unit] >= count for unit, count in force.counts.items())


def test_the_last_dice_that_are_owned_are_found():
    """Three armies of nine health from exactly the dice that make them."""
    owned = {"goblins_marauder": 1, "goblins_cutthroat": 2, THUG: 1, "undead_zombie": 1}
    for seed in range(20):
        assert filled(EMPTY, 9, seed, owned=owned).counts == owned


def test_dice_of_the_force_count_as_used_from_the_collection():
    begun = replace(EMPTY, home=(THUG, THUG))
    force = filled(begun, 4, owned={THUG: 3, "goblins_mugger": 1})
    assert force.counts == {THUG: 3, "goblins_mugger": 1}


def test_a_dragon_or_terrain_of_the_collection_is_used():
    owned = {unit.id: 9 for unit in catalogue().units_of("goblins")}
    owned |= {"fire_wyrm": 1, "earth_drake": 1, "swampland_city": 2}
    force = filled(EMPTY, 25, owned=owned)
    assert sorted(force.dragons) == ["earth_drake", "fire_wyrm"]
    assert force.home_terrain == force.frontier == "swampland_city"


def test_uncounted_dragons_and_terrains_are_unlimited():
    """A collection of units alone can be filled from."""
    assert len(filled(EMPTY, 50, owned={THUG: 60}).dragons) == 3


def test_the_same_seed_draws_the_same_force_and_another_one_another():
    assert filled(seed=7) == filled(seed=7)
    assert len({filled(seed=seed) for seed in range(20)}) == 20


def test_every_wanted_race_is_included():
    """Two species make a home and a campaign army of one each."""
    for seed in range(20):
        force = filled(EMPTY, 36, seed, species=("goblins", "undead"))
        assert set(force.species) == {"goblins", "undead"}
        assert {*force.army_species("home"), *force.army_species("campaign")} == {"goblins", "undead"}


def test_armies_have_similar_sizes():
    for seed in range(20):
        force = filled(EMPTY, 36, seed)
        weights = [force.army_health(name) for name in ARMY_NAMES]
        assert max(weights) - min(weights) <= 8


def test_new_dice_of_a_half_built_force_are_of_its_species():
    begun = replace(EMPTY, home=(THUG,), campaign=("dwarves_footman",))
    for seed in range(10):
        assert set(filled(begun, 36, seed).species) == {"goblins", "dwarves"}


def test_a_full_force_stays_as_it_is():
    force = deal_force(catalogue(), 24, Random(3))
    assert filled(force) == force


@pytest.mark.parametrize(
    ("force", "wishes", "sentence"),
    [
        (
            replace(EMPTY, home=(THUG,) * 26),
            {},
            "The force has 2 health more than 24. Remove 2 first.",
        ),
        (
            replace(EMPTY, home=(THUG, "dwarves_footman")),
            {},
            "The home army has more than one race. Fix that first.",
        ),
        (
            replace(EMPTY, campaign=(THUG,) * 13),
            {"half_cap": True},
            "The campaign army exceeds the limit of 12 health. Fix that first.",
        ),
        (
            replace(EMPTY, home=(THUG,) * 23),
            {},
            "2 armies are empty and only 1 health is left. Make room first.",
        ),
        (
            replace(EMPTY, horde=("goblins_thgu",)),
            {},
            "The force has an unknown die goblins_thgu. Remove it first.",
        ),
        (
            replace(EMPTY, dragons=(THUG,)),
            {},
            "The force has an unknown die goblins_thug. Remove it first.",
        ),
        (EMPTY, {"owned": {THUG: 23}}, "The available dice cannot add up to the missing 24 health."),
        (
            EMPTY,
            {"owned": {"goblins_marauder": 6, "goblins_cutthroat": 3}, "health": 23},
            "The available dice cannot add up to the missing 23 health.",
        ),
        (
            replace(EMPTY, dragons=("fire_drake", "fire_drake")),
            {},
            "The force has 1 dragon too many. Remove it first.",
        ),
        (
            EMPTY,
            {"owned": {THUG: 99, "fire_drake": 1}, "health": 50},
            "2 more dragons are needed than are available.",
        ),
        (
            EMPTY,
            {"owned": {THUG: 99, "swampland_city": 1}},
            "1 more terrain is needed, but none is available.",
        ),
        (EMPTY, {"species": ("undead",), "allowed": "starters"}, "This game has no race called Undead."),
        (EMPTY, {"species": ("humans",)}, "This game has no race called humans."),
        (EMPTY, {"health": 2}, "3 armies are empty and only 2 health is left. Make room first."),
    ],
)
def test_impossible_filling_is_refused_with_a_sentence(force: Force, wishes: dict[str, Any], sentence: str):
    assert trouble(force, **{"health": 24, **wishes}) == sentence


def test_dice_without_three_legal_armies_are_refused():
    """Q1, SU2: of twelve species with a die each, home and campaign army have one, and the horde not ten."""
    one_of_each = [next(unit.id for unit in catalogue().units_of(folk) if unit.health == 1) for folk in SPECIES]
    owned = dict.fromkeys(one_of_each, 1)
    assert "cannot form three legal armies" in trouble(EMPTY, 12, owned=owned, half_cap=True)
    assert filled(EMPTY, 12, owned=owned).counts == owned


@given(st.dictionaries(st.integers(1, 4), st.integers(0, 4), max_size=4), st.integers(0, 24), st.integers(0, 3))
def test_whether_dice_come_to_a_sum_is_exact(sizes: dict[int, int], rest: int, least: int):
    numbers = product(*(range(left + 1) for left in sizes.values()))
    by_hand = any(
        sum(size * number for size, number in zip(sizes, taken, strict=True)) == rest and sum(taken) >= least
        for taken in numbers
    )
    assert reaches(Counter(sizes), rest, least) is by_hand


def test_the_dice_of_the_game_alone_are_drawn():
    allowed = {unit.id for unit in playable_units(catalogue())}
    assert {unit for seed in range(40) for unit in filled(EMPTY, 36, seed, allowed="starters").units} <= allowed
    drawn = {unit for seed in range(60) for unit in filled(EMPTY, 36, seed).units}
    assert any(catalogue().units[unit].is_monster for unit in drawn)
