"""The exact odds of armies, compared with counting every roll and with sums made by hand."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ddtable.dice.catalogue import catalogue, use_own_dice
from ddtable.dice.errors import CatalogueError
from ddtable.dice.faces import Face
from ddtable.dice.types import OwnDie
from ddtable.odds.against import damage, difference
from ddtable.odds.exact import chance_of_at_least, distribution, mean, most, quantile
from ddtable.odds.expected import COUNTED_KINDS, Counted, of_units
from ddtable.rules.dragon_dice.icons import use_of, worth

UNITS = sorted(catalogue().units)
NEVER_AGAIN = [
    unit.id for unit in catalogue().units.values() if not any(use_of(face.icon, "melee").again for face in unit.faces)
]
MOST_ROLLS = 40_000
SAVING = ("cloak", "regenerate", "grow")  # C14.4: each saves in a save roll, if its owner chooses so


def counted(face: Face, health: int, kind: str, unsaved: bool = True) -> int:
    """Return the results of a face as printed: the icon itself, an ID, or a special icon (C0.3, C14)."""
    if face.icon in (kind, "id"):
        return health if face.icon == "id" else face.count
    count, use = worth(face.icon, face.count), use_of(face.icon, kind)
    smite = use.gives.get("smite", 0) if unsaved and kind in ("melee", "missile") else 0
    return count * (
        use.gives.get(kind, 0) + smite + (use.hook == "pick_off") + (kind == "save" and use.hook == "cloak")
    )


def every_roll(units: list[str], kind: str) -> dict[int, Fraction]:
    """Return the chance of each total by counting every roll of these dice; none of them is rolled again."""
    faces = [
        [counted(face, catalogue().units[unit].health, kind) for face in catalogue().units[unit].faces]
        for unit in units
    ]
    rolls = Counter(map(sum, product(*faces)))
    return {total: Fraction(count, rolls.total()) for total, count in rolls.items()}


def some(units: list[str]) -> st.SearchStrategy[list[str]]:
    """Return a strategy for few enough dice that their rolls can be counted."""
    few = st.lists(st.sampled_from(units), max_size=4)
    return few.filter(lambda dice: _rolls(dice) <= MOST_ROLLS)


def _rolls(dice: list[str]) -> int:
    rolls = 1
    for die in dice:
        rolls *= len(catalogue().units[die].faces)
    return rolls


# Totals


@settings(max_examples=60, deadline=None)
@given(some(NEVER_AGAIN), st.sampled_from(COUNTED_KINDS))
def test_every_roll_counted_gives_the_same_chances(units: list[str], kind: Counted):
    chances, rolls = distribution(units, kind), every_roll(units, kind)
    assert len(chances) == max(rolls) + 1
    assert list(chances) == pytest.approx([float(rolls.get(total, 0)) for total in range(len(chances))], abs=1e-12)


def test_two_thugs_by_hand():
    """id, save, melee, maneuver, melee, 2 melee: nothing on two faces, 1 on three, 2 on one of 6."""
    chances = distribution(["goblins_thug", "goblins_thug"], "melee")
    assert list(chances) == pytest.approx([4 / 36, 12 / 36, 13 / 36, 6 / 36, 1 / 36])
    assert mean(chances) == pytest.approx(5 / 3)


def test_rend_is_rolled_again_for_as_long_as_it_comes():
    """C14: 3 id, 3 missile, 3 rend, 3 save, 3 rend, 4 melee: a third of all throws adds 3 and is thrown again."""
    chances = distribution(["goblins_leopard_rider"], "melee")
    assert list(chances[:11]) == pytest.approx(
        [2 / 6, 0, 0, 1 / 6 + 2 / 18, 1 / 6, 0, 1 / 18 + 2 / 54, 1 / 18, 0, 1 / 54 + 2 / 162, 1 / 54]
    )
    assert sum(chances) == pytest.approx(1, abs=1e-12)
    assert mean(chances) == pytest.approx(13 / 4, abs=1e-10)
    assert chance_of_at_least(chances, 60) < 1e-8


def test_a_maneuver_rolls_no_rend_again():
    """C14: Rend gives maneuvers and is not rolled again there."""
    chances = distribution(["goblins_leopard_rider"], "maneuver")
    assert list(chances) == pytest.approx([3 / 6, 0, 0, 3 / 6])


def rolled(unit: str, kind: str, random: Random) -> int:
    die = catalogue().units[unit]
    face = random.choice(die.faces)
    more = rolled(unit, kind, random) if use_of(face.icon, kind).again else 0
    return counted(face, die.health, kind) + more


def test_an_army_that_rolls_again_rolls_as_it_does_in_a_game():
    """Rolled forty thousand times: each total up to the twentieth occurs as often as expected within tolerance."""
    units, random, throws = ["goblins_leopard_rider", "goblins_leopard_rider", "goblins_filcher"], Random(6), 40_000
    found = Counter(sum(rolled(unit, "melee", random) for unit in units) for _ in range(throws))
    chances = distribution(units, "melee")
    for total in range(20):
        stray = (chances[total] * (1 - chances[total]) / throws) ** 0.5
        assert abs(found[total] / throws - chances[total]) <= 4.5 * stray + 1e-9


@settings(max_examples=80, deadline=None)
@given(st.lists(st.sampled_from(UNITS), max_size=12))
def test_the_average_is_that_of_the_expected_results_and_all_chances_are_one(units: list[str]):
    for kind in COUNTED_KINDS:
        chances = distribution(units, kind)
        assert sum(chances) == pytest.approx(1, abs=1e-12)
        assert min(chances) >= 0
        assert mean(chances) == pytest.approx(getattr(of_units(units), kind), abs=1e-8)


@pytest.mark.parametrize("unit", UNITS)
def test_every_unit_of_the_catalogue_has_chances_in_every_kind_of_roll(unit: str):
    for kind in COUNTED_KINDS:
        chances = distribution([unit], kind)
        assert sum(chances) == pytest.approx(1, abs=1e-12)
        assert mean(chances) > 0, "an ID counts in every roll"
        assert len(chances) > most([unit], kind)
        assert chances[most([unit], kind)] > 0


def test_no_dice_roll_nothing():
    assert distribution([], "melee") == (1.0,)
    assert most([], "melee") == 0


def test_the_order_of_the_dice_does_not_matter():
    units = ["goblins_thug", "dwarves_warlord", "goblins_thug", "coral_elves_eagle_knight"]
    assert distribution(units, "save") == distribution(reversed(units), "save")


def test_an_unknown_die_is_an_error():
    with pytest.raises(CatalogueError, match="goblins_thgu"):
        distribution(["goblins_thgu"], "melee")


def test_own_dice_have_odds_too_and_new_ones_when_they_change():
    def rat(icon: str) -> OwnDie:
        faces = (Face("id"), *(Face(icon),) * 5)
        return OwnDie("own_rat", "Rat", "unit", faces, species="goblins", unit_class="light_melee", health=1)

    try:
        use_own_dice([rat("melee")])
        assert distribution(["own_rat"], "melee") == pytest.approx((0, 1))
        assert of_units(["own_rat"]).save == pytest.approx(1 / 6)
        use_own_dice([rat("save")])
        assert distribution(["own_rat"], "melee") == pytest.approx((5 / 6, 1 / 6))
    finally:
        use_own_dice([])


# Numbers of a distribution


def test_figures_of_a_distribution():
    chances = (0.1, 0.2, 0.3, 0.4)
    assert mean(chances) == pytest.approx(2.0)
    assert [quantile(chances, share) for share in (0.0, 0.05, 0.1, 0.11, 0.3, 0.5, 0.95, 1.0)] == [
        0,
        0,
        0,
        1,
        1,
        2,
        3,
        3,
    ]
    assert [chance_of_at_least(chances, least) for least in (-1, 0, 1, 3, 4)] == pytest.approx([1, 1, 0.9, 0.4, 0])


def test_the_most_is_every_die_at_its_best():
    """2 melee of each Thug, 4 of the Marauder's Smite; Rend counts once."""
    assert most(["goblins_thug", "goblins_thug", "goblins_marauder", "goblins_leopard_rider"], "melee") == 2 + 2 + 4 + 4


# One army against another


@settings(max_examples=40, deadline=None)
@given(st.lists(st.sampled_from(UNITS), max_size=6), st.lists(st.sampled_from(UNITS), max_size=6))
def test_a_difference_is_that_of_the_averages_and_reaches_from_worst_to_best(one: list[str], other: list[str]):
    found = difference(distribution(one, "melee"), distribution(other, "save"))
    assert sum(found.chances) == pytest.approx(1, abs=1e-12)
    assert found.mean == pytest.approx(of_units(one).melee - of_units(other).save, abs=1e-7)
    assert found.least == 1 - len(distribution(other, "save"))


def test_a_difference_by_hand():
    """A Thug's melee (2, 3, 1 of 6 faces) minus another's saves (4, 2 of 6)."""
    found = difference(distribution(["goblins_thug"], "melee"), distribution(["goblins_thug"], "save"))
    assert found.least == -1
    assert list(found.chances) == pytest.approx([4 / 36, 14 / 36, 14 / 36, 4 / 36])
    assert found.chance_above(0) == pytest.approx(18 / 36)
    assert found.chance_above(-2) == 1


def every_fight(attackers: list[str], defenders: list[str]) -> dict[int, Fraction]:
    """Return the chance of each damage by counting every roll of both: hits minus saves, plus Smite (C8.2)."""
    units = catalogue().units
    hits = [
        [(counted(face, units[unit].health, "melee", unsaved=False), smite(face)) for face in units[unit].faces]
        for unit in attackers
    ]
    saves = [[saved(face, units[unit].health) for face in units[unit].faces] for unit in defenders]
    fallen = Counter((sum(hit for hit, _ in roll), sum(smitten for _, smitten in roll)) for roll in product(*hits))
    held = Counter(map(sum, product(*saves)))
    found: Counter[int] = Counter()
    for (hit, smitten), count in fallen.items():
        for save, times in held.items():
            found[max(0, hit - save) + smitten] += count * times
    return {dealt: Fraction(count, found.total()) for dealt, count in found.items()}


def smite(face: Face) -> int:
    return worth(face.icon, face.count) * use_of(face.icon, "melee").gives.get("smite", 0)


def saved(face: Face, health: int) -> int:
    if face.icon in ("save", "id"):
        return health if face.icon == "id" else face.count
    use = use_of(face.icon, "save_melee")
    return worth(face.icon, face.count) * (use.gives.get("save", 0) + (use.hook in SAVING))


@settings(max_examples=50, deadline=None)
@given(some(NEVER_AGAIN), some(NEVER_AGAIN))
def test_every_fight_counted_gives_the_same_damage(attackers: list[str], defenders: list[str]):
    """C8.2, C14: Smite cannot be saved."""
    chances, fights = damage(attackers, defenders), every_fight(attackers, defenders)
    assert sum(chances) == pytest.approx(1, abs=1e-12)
    assert len(chances) >= max(fights) + 1
    assert list(chances) == pytest.approx([float(fights.get(dealt, 0)) for dealt in range(len(chances))], abs=1e-12)


def test_smite_comes_through_a_wall_of_saves():
    """The Marauder's Smite does 4 on one face of six against any defenders; thirty Footmen save its 14 other hits."""
    chances = damage(["goblins_marauder"], ["dwarves_footman"] * 30)
    assert chances[4] == pytest.approx(1 / 6, abs=1e-3)
    assert mean(chances) == pytest.approx(4 / 6, abs=1e-2)


def test_dice_that_smite_and_roll_again_do_both():
    """A made-up die, because no published die has both: Smite of 2 on one face, Rend of 1 on another."""
    faces = (Face("id"), Face("smite", 2), Face("rend"), Face("save"), Face("save"), Face("save"))
    use_own_dice([OwnDie("own_fury", "Fury", "unit", faces, species="goblins", unit_class="light_melee", health=1)])
    try:
        chances = damage(["own_fury"], [])
        assert mean(chances) == pytest.approx((1 + 2 + 1) / 6 * 6 / 5)
        assert chances[0] == pytest.approx(3 / 6)
        assert chances[1] == pytest.approx(1 / 6 + 1 / 6 * 3 / 6)
    finally:
        use_own_dice([])
