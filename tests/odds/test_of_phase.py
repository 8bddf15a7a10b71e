"""Exact chances of the rolls of Battle Dice: equal to counting every roll, and to what the engine rolls."""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache
from itertools import product
from math import prod, sqrt
from random import Random

import pytest

import ddtable.rules  # noqa: F401  (registers the rule systems)
from ddtable.engine import kernel
from ddtable.engine.system import SetUp, system
from ddtable.odds.of_phase import of_morale, of_phase, rout_chance
from ddtable.rules.battle_dice.events import Counted, MoraleChecked, PhaseCounted
from ddtable.rules.battle_dice.house import default_tables
from ddtable.rules.battle_dice.kinds import PHASES, Phase, sides_of
from ddtable.rules.battle_dice.worths import WORTHS, changed, worth_of

BATTLE = system("battle_dice")
TABLES = default_tables()
GAMES = 40
ARMIES = {
    "monster": ("dragon", "dragon"),
    "general": ("general", "general", "general", "general"),
    "magic": ("mage", "mage"),
    "maneuver": ("cavalry", "cavalry", "cavalry"),
    "missile": ("archer", "archer", "archer"),
    "melee": ("infantry", "infantry", "infantry", "infantry"),
}


def numbers(kinds: tuple[str, ...]):
    """Every roll of some dice."""
    return product(*(range(1, sides_of(kind) + 1) for kind in kinds))


@pytest.mark.parametrize("phase", ARMIES)
@pytest.mark.parametrize("added", [{}, {0: 3, 1: -2}])
def test_the_chances_of_a_phase_are_those_of_counting_every_roll(phase: Phase, added: dict[int, int]):
    """BD1.8, BD1.10."""
    kinds = ARMIES[phase]
    found: Counter[tuple[int, ...]] = Counter()
    for rolled in numbers(kinds):
        worths = [worth_of(TABLES, phase, changed(number, added.get(at, 0))) for at, number in enumerate(rolled)]
        found[tuple(worths.count(worth) for worth in WORTHS)] += 1
    every = prod(map(sides_of, kinds))
    assert of_phase(TABLES, phase, kinds, WORTHS, added) == {key: count / every for key, count in found.items()}


@pytest.mark.parametrize("rallied", [0, 1])
def test_the_chance_of_a_rout_is_that_of_counting_every_roll(rallied: int):
    """BD8.1: half of the dice, rounded up, must fail."""
    kinds = ("infantry", "general", "archer")
    every = list(numbers(kinds))
    failed = [sum(number in TABLES.morale.numbers for number in rolled) for rolled in every]
    assert of_morale(TABLES, kinds) == {(one,): count / len(every) for one, count in Counter(failed).items()}
    routs = sum(max(0, one - rallied) >= 2 for one in failed)
    assert rout_chance(TABLES, kinds, rallied) == pytest.approx(routs / len(every))


def test_a_side_without_dice_routs():
    """BD8.1: as the check counts it, none of none is enough."""
    assert rout_chance(TABLES, ()) == 1.0


@cache
def rolled() -> tuple[list[tuple[list[str], PhaseCounted]], list[tuple[list[str], MoraleChecked]]]:
    """The counts of phases and the morale checks of games played at random, with the kinds of their dice."""
    counts, checks = [], []
    for seed in range(GAMES):
        random = Random(seed)
        forces = tuple(BATTLE.deal(BATTLE.sizes[0], random, {}) for _ in range(2))
        played = kernel.begin(BATTLE, SetUp("battle_dice", seed, {}, forces))
        while played.question is not None:
            choice = BATTLE.sample(played.question, random)
            played = kernel.play(BATTLE, played.position, choice, played.question)
            types = [die.type for die in played.position.dice]
            for event in played.events:
                if isinstance(event, PhaseCounted) and event.dice:
                    counts.append(([types[one.die] for one in event.dice], event))
                elif isinstance(event, MoraleChecked) and event.dice:
                    checks.append(([types[die] for die in event.dice], event))
    return counts, checks


def agrees(found: Counter[int], expected: dict[int, float]) -> None:
    """Compare numbers that were seen with those expected, by chi-square; the rarest are taken together."""
    common = [total for total, number in expected.items() if number >= 8]
    parts = [(found[total], expected[total]) for total in common]
    rest = found.total() - sum(seen for seen, _ in parts), sum(expected.values()) - sum(one for _, one in parts)
    deviation = sum((seen - one) ** 2 / one for seen, one in [*parts, rest] if one > 1)
    assert deviation < len(parts) + 4 * sqrt(2 * len(parts)), (found, expected)


def worths(dice: tuple[Counted, ...]) -> int:
    return sum(one.worth in ("hit", "point") for one in dice)


@pytest.mark.parametrize("phase", PHASES[1:-1])
def test_phases_of_the_engine_agree_with_the_chances(phase: Phase):
    """BD1.8: the hits and points of every count in random games."""
    found: Counter[int] = Counter()
    expected: dict[int, float] = defaultdict(float)
    for kinds, event in rolled()[0]:
        if event.phase != phase:
            continue
        found[worths(event.dice)] += 1
        more = {at: one.change for at, one in enumerate(event.dice)}
        for (points, hits), share in of_phase(TABLES, phase, kinds, ("point", "hit"), more).items():
            expected[points + hits] += share
    assert found.total() > 100
    agrees(found, expected)


def test_morale_checks_of_the_engine_agree_with_the_chances():
    """BD8.1."""
    found: Counter[int] = Counter()
    expected: dict[int, float] = defaultdict(float)
    routs, likely = 0, 0.0
    for kinds, event in rolled()[1]:
        found[event.counted] += 1
        for (failed,), share in of_morale(TABLES, kinds).items():
            expected[failed] += share
        routs += event.routs
        likely += rout_chance(TABLES, kinds, event.rallied)
    assert found.total() > 100
    agrees(found, expected)
    assert routs == pytest.approx(likely, abs=3 * sqrt(likely))
