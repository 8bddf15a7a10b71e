"""Drafting a force: any choices end in a force that every edition allows."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ddtable.dice.catalogue import catalogue
from ddtable.dice.playable import Allowed, playable_units
from ddtable.forces import drafting
from ddtable.forces.force import Force, ForceError
from ddtable.forces.sums import dragons_due, species_of
from ddtable.rules.dragon_dice.board import Options
from ddtable.rules.dragon_dice.forces import refuse_forces

DICE = catalogue()
SIZES = st.one_of(st.integers(3, 12), st.sampled_from((20, 23, 24, 25, 36, 50, 60)))


def drafted(health: int, seed: int, picks: Random, allowed: Allowed = "starters") -> drafting.Draft:
    draft = drafting.begin(health, seed, allowed)
    while (offered := drafting.pack(DICE, draft)) is not None:
        assert offered.dice
        draft = drafting.pick(DICE, draft, picks.choice(offered.dice))
    return draft


def races(units: tuple[str, ...]) -> set[str]:
    return {DICE.unit(unit).species for unit in units}


def two_races(units: tuple[str, ...]) -> tuple[str, ...]:
    """The races with most health among these units."""
    return species_of(DICE, units)[:2]


def assert_lawful(force: Force, health: int, allowed: Allowed = "starters") -> None:
    assert force.health == health
    assert refuse_forces([force, force], Options(half_cap=True, species=allowed)) is None
    assert force.dragon_slots == dragons_due(health)
    assert len(races(force.home)) == len(races(force.campaign)) == 1
    assert all(0 < force.army_health(name) <= health // 2 for name in ("home", "campaign", "horde"))


@settings(max_examples=80, deadline=None)
@given(health=SIZES, seed=st.integers(0, 1 << 32), picks=st.integers(0, 1 << 32))
def test_any_picks_make_a_lawful_force_of_exactly_this_health(health, seed, picks):
    """SU1, SU2, SU4, Q1: exact health, dragons due, two armies of one race, none above half."""
    assert_lawful(drafting.force_of(DICE, drafted(health, seed, Random(picks))), health)


@settings(max_examples=25, deadline=None)
@given(health=SIZES, seed=st.integers(0, 1 << 32), picks=st.integers(0, 1 << 32))
def test_any_picks_of_all_species_make_a_lawful_force(health, seed, picks):
    """H44, SU2, Q1: of twelve races two must still be able to hold half of the force between them."""
    assert_lawful(drafting.force_of(DICE, drafted(health, seed, Random(picks), "all")), health, "all")


def test_packs_of_all_species_hold_monsters_and_those_of_the_starters_none():
    """H44."""
    every = {unit.id for unit in playable_units(DICE)}
    shown: set[str] = set()
    for seed in range(3):
        draft = drafting.begin(60, seed, "all")
        while (offered := drafting.pack(DICE, draft)) is not None:
            shown |= set(offered.dice) if offered.kind == "unit" else set()
            draft = drafting.pick(DICE, draft, offered.dice[-1])
        assert draft.allowed == "all"
    assert any(DICE.unit(unit).is_monster for unit in shown)
    assert shown - every
    assert len(races(tuple(shown))) == 12


@settings(max_examples=40, deadline=None)
@given(health=SIZES, seed=st.integers(0, 1 << 32), kept=st.integers(0, 12), picks=st.integers(0, 1 << 32))
def test_draft_can_be_filled_at_any_time(health, seed, kept, picks):
    draft, random = drafting.begin(health, seed), Random(picks)
    for _ in range(kept):
        offered = drafting.pack(DICE, draft)
        if offered is None:
            break
        draft = drafting.pick(DICE, draft, random.choice(offered.dice))
    full = drafting.fill(DICE, draft)
    assert full.units[: len(draft.units)] == draft.units
    assert_lawful(drafting.force_of(DICE, full), health)


@pytest.mark.parametrize("greedy", [max, min])
@pytest.mark.parametrize("health", [3, 4, 5, 8, 25, 36])
def test_choosing_always_the_largest_or_smallest_gives_a_legal_force(greedy, health):
    draft = drafting.begin(health, 11)
    while (offered := drafting.pack(DICE, draft)) is not None:
        weigh = (lambda die: DICE.unit(die).health) if offered.kind == "unit" else str
        draft = drafting.pick(DICE, draft, greedy(offered.dice, key=weigh))
    assert_lawful(drafting.force_of(DICE, draft), health)


def test_pack_has_five_different_dice_while_enough_are_left():
    draft = drafting.begin(36, 5)
    while (offered := drafting.pack(DICE, draft)) is not None:
        assert len(set(offered.dice)) == len(offered.dice)
        assert len(offered.dice) == drafting.PACK
        draft = drafting.pick(DICE, draft, offered.dice[2])


def test_the_same_seed_and_picks_bring_the_same_packs():
    def packs(seed: int) -> list[drafting.Pack]:
        draft, found = drafting.begin(20, seed), []
        while (offered := drafting.pack(DICE, draft)) is not None:
            found.append(offered)
            draft = drafting.pick(DICE, draft, offered.dice[0])
        return found

    assert packs(8) == packs(8)
    assert packs(8) != packs(9)


def test_only_a_die_of_the_pack_can_be_kept():
    draft = drafting.begin(20, 1)
    offered = drafting.pack(DICE, draft)
    assert offered is not None
    other = next(unit for unit in DICE.units if unit not in offered.dice)
    with pytest.raises(ForceError, match="pack"):
        drafting.pick(DICE, draft, other)


def test_unfinished_draft_gives_no_force():
    with pytest.raises(ForceError, match="not finished"):
        drafting.force_of(DICE, drafting.begin(20, 1))


def test_three_armies_need_three_health():
    with pytest.raises(ForceError, match="at least 3"):
        drafting.begin(2, 1)


def test_a_simple_drafter_stays_with_two_races():
    """Home and campaign army are each of one race: what is drafted without a plan still serves them."""
    full = drafting.fill(DICE, drafting.begin(36, 3))
    health = {
        race: sum(DICE.unit(unit).health for unit in full.units if DICE.unit(unit).species == race)
        for race in races(full.units)
    }
    assert sum(sorted(health.values())[-2:]) >= 0.6 * 36


def test_a_simple_drafter_takes_terrains_of_its_races_and_not_always_the_same():
    """Which of several equal terrains it is comes from the seed, and the same seed brings the same."""
    homes, frontiers = set(), set()
    for seed in range(30):
        full = drafting.fill(DICE, drafting.begin(24, seed))
        assert full == drafting.fill(DICE, drafting.begin(24, seed))
        own = {element for race in two_races(full.units) for element in DICE.species[race].elements}
        home, frontier = full.terrains
        before = drafting.Draft(full.health, full.seed, full.units, full.dragons)
        offered = drafting.pack(DICE, before)
        assert offered is not None
        most = max(len(own & set(DICE.terrain(terrain).elements)) for terrain in offered.dice)
        assert len(own & set(DICE.terrain(home).elements)) == most
        homes.add(home)
        frontiers.add(frontier)
    assert len(homes) > 6
    assert len({DICE.terrain(home).elements for home in homes}) > 2
    assert len(frontiers) > 6
