"""Exact chances of an army's roll: equal to counting every roll, and to what the engine rolls.

The armies are those of games played at random, with all that terrains, powers, spells and icons do to them there.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import prod, sqrt

import pytest

from ddtable.dice.catalogue import catalogue
from ddtable.dice.playable import playable_units
from ddtable.engine.arithmetic import (
    Carry,
    Count,
    Double,
    Face,
    Halve,
    Limited,
    Overflow,
    Repeat,
    Reroll,
    Spread,
    Subtract,
    total_of,
    work_out,
)
from ddtable.engine.chance import draw
from ddtable.odds.of_recipe import Sides, chances, of_army, plan_of, sides_of, ways
from ddtable.rules.dragon_dice import notation
from ddtable.rules.dragon_dice.board import terrain_places, units_at
from ddtable.rules.dragon_dice.meaning import meaning, prospect
from ddtable.rules.dragon_dice.roll_kinds import COUNTED, Kind
from ddtable.rules.dragon_dice.rolls import recipe
from tests.drivers.met_armies import Army, met

RESULTS = ("maneuver", "missile", "melee", "charge", "save", "magic", "smite", "thrown_back")
FEW = 3  # dice of which every roll is counted
ROLLS = 2500


def results_of(whole) -> list[str]:
    return [result for result in RESULTS if any(working.result == result for working in whole)]


def counted(whole, dice: tuple[Sides, ...], results: list[str], ids: str = "") -> Counter[tuple[int, ...]]:
    """Return the totals of every possible roll, each worked out as in a game."""
    found: Counter[tuple[int, ...]] = Counter()
    for faces in product(*dice):
        given = tuple((ids, face.die, face.count) for face in faces if face.icon == "id") if ids else ()
        sums = work_out(whole, faces, Spread(given))
        found[tuple(total_of(sums, result) for result in results)] += 1
    return found


@pytest.mark.parametrize("kind", COUNTED)
def test_the_ways_are_those_of_counting_every_roll(kind: Kind):
    seen = Counter()
    for army in met()[:: 7 if len(COUNTED[kind]) > 1 else 5]:
        dice = army.dice[:FEW] if len(army.dice) < FEW + 2 else army.dice[1 : FEW + 1]
        whole = recipe(army.view, army.seat, kind, army.place, dice)
        sides = sides_of(army.view, dice)
        if prod(map(len, sides)) > 700:
            dice, sides = dice[:2], sides[:2]
        results = results_of(whole)
        found = ways(whole, sides, results)
        if found is None:
            seen["again"] += 1
            continue
        assert found == counted(whole, sides, results), (army.place, whole)
        seen["compared"] += 1
    assert seen["compared"] > 20


@pytest.mark.parametrize("kind", ["charge_defence", "dragon_defence"])
@pytest.mark.parametrize("ids", ["melee", "save"])
def test_ids_of_a_combined_roll_go_to_the_result_that_is_named(kind: Kind, ids: str):
    compared = 0
    for army in met()[::7]:
        dice = army.dice[:2]
        whole = recipe(army.view, army.seat, kind, army.place, dice)
        sides, results = sides_of(army.view, dice), results_of(whole)
        found = ways(whole, sides, results, ids)
        if found is not None and any(working.result == ids for working in whole):
            assert found == counted(whole, sides, results, ids)
            compared += 1
    assert compared > 5


DICE = tuple(
    tuple(Face(die, icon, count) for icon, count in faces)
    for die, faces in enumerate(
        (
            (("melee", 1), ("save", 2), ("id", 1), ("maneuver", 3)),
            (("melee", 4), ("save", 1), ("trumpet", 1), ("melee", 1)),
            (("magic", 2), ("melee", 2), ("id", 3), ("save", 4)),
        )
    )
)
MELEE = (Count("melee", "melee", ""), Count("melee", "id", ""))


@pytest.mark.parametrize(
    "whole",
    [
        (*MELEE, Subtract("melee", 3, "", "")),
        (*MELEE, Halve("melee", "", ""), Double("melee", ("melee",), "", (1, 2))),
        (*MELEE, Subtract("melee", 2, "", ""), Double("melee", ("melee", "id"), "", (0, 2))),
        (*MELEE, Double("melee", ("melee",), "", (1,), only_with=("trumpet",))),
        (*MELEE, Double("melee", (), "")),
        (*MELEE, Halve("melee", "", ""), Double("melee", (), "")),
        (*MELEE, Count("save", "save", ""), Halve("save", "", "", "melee"), Carry("melee", "save", "", "")),
        (*MELEE, Count("save", "save", ""), Overflow("save", "melee", ("melee", "id"), 4, "", "")),
        (*MELEE, Limited("melee", ("melee", "save"), (0, 1, 2), 2, "", "")),
        (*MELEE, Repeat("thrown_back", "save", ("save",), (0, 2), "", "")),
        (*MELEE, Count("save", "save", ""), Carry("melee", "save", "", ""), Halve("melee", "", "")),
    ],
)
def test_every_working_is_the_same_as_in_a_roll(whole):
    results = results_of(whole)
    assert ways(whole, DICE, results) == counted(whole, DICE, results)


def test_workings_that_only_add_are_one_number():
    plan = plan_of((*MELEE, Double("melee", ("melee",), "", (1,)), Double("melee", (), "")), DICE, ["melee"])
    assert len(plan.numbers) == 1
    assert [type(working) for working in plan.workings] == [Count]


def test_results_that_are_not_asked_for_need_no_number():
    whole = (*MELEE, Count("save", "save", ""), Halve("save", "", ""))
    assert len(plan_of(whole, DICE, ["melee"]).numbers) == 1


def test_without_dice_every_total_is_0():
    assert ways(MELEE, (), ["melee"]) == {(0,): 1}
    assert chances((Reroll(frozenset({"rend"})), *MELEE), (), ["melee", "smite"]) == {(0, 0): 1.0}


def test_many_large_dice_are_exact():
    """More ways than a slot of 64 bits holds."""
    die = tuple(("melee", number) for number in (0, 0, 1, 1, 2, 2, 3, 3, 4, 4))
    dice = tuple(tuple(Face(number, *face) for face in die) for number in range(30))
    found = ways((Count("melee", "melee", ""),), dice, ["melee"])
    assert found is not None
    assert sum(found.values()) == 10**30
    assert found[(0,)] == 2**30
    assert found[(60,)] == max(found.values())


def test_too_many_combinations_are_convolved_one_die_after_the_other(monkeypatch: pytest.MonkeyPatch):
    whole = (*MELEE, Halve("melee", "", ""), Double("melee", ("melee",), "", (1, 2)))
    packed = ways(whole, DICE, ["melee"])
    monkeypatch.setattr("ddtable.odds.convolving.MOST_SLOTS", 1)
    assert ways(whole, DICE, ["melee"]) == packed


def test_a_die_that_rolls_again_adds_all_its_faces():
    """Half of the rolls end with 0, a quarter with 1, an eighth with 2, and so on."""
    whole = (Reroll(frozenset({"rend"})), Count("melee", "rend", ""), Limited("one", ("rend",), (0,), 5, "", ""))
    dice = ((Face(0, "rend", 1), Face(0, "save", 1)),)
    found = chances(whole, dice, ["melee", "one"])
    assert [found[total, min(total, 1)] for total in range(4)] == pytest.approx([0.5, 0.25, 0.125, 0.0625])
    assert sum(found.values()) == pytest.approx(1.0)
    assert max(one for _, one in found) == 1, "a die adds one, however often it is rolled"


# The inspector


@pytest.mark.parametrize("land", ["flatland_city 4", "highland_tower 4", "swampland_city 4"])
def test_the_inspectors_average_of_a_die_is_that_of_the_exact_chances(land: str):
    """C6.1, C13.1, C14.1: with the powers of its race there, and its further rolls."""
    units = ", ".join(unit.id for unit in playable_units(catalogue()))
    terrains = f"home A: {land}\nhome B: {land}\nfrontier: {land}\n"
    view = notation.read(f"{terrains}A at frontier: {units}\nB at home B: thug\nturn 5 A march 1")
    place = terrain_places(view)[-1]
    for die in units_at(view, 0, place):
        for kind in [kind for kind, results in COUNTED.items() if len(results) == 1]:
            sides = range(len(catalogue().unit(view.dice[die].type).faces))
            means = dict(prospect(meaning(view, die, index, kind) for index in sides).means)
            for result, _ in COUNTED[kind]:
                chance = of_army(view, 0, kind, place, (die,), [result])
                exact = sum(total * share for (total,), share in chance.items())
                assert means.get(result, 0.0) == pytest.approx(exact), (view.dice[die].type, kind)


# The engine's own rolls


def rolled(army: Army, kind: Kind, number: int) -> tuple[Face, ...]:
    """Return the faces of an army's roll, with the dice that are rolled again."""
    icons, again = army.view.board.edition.icons, army.view.board.options.bullseye_again
    found, counter = [], 0
    for sides in sides_of(army.view, army.dice):
        while True:
            face = sides[draw(number, counter, len(sides))]
            counter += 1
            found.append(face)
            if not icons.rolls_again(face.icon, kind, again):
                break
    return tuple(found)


@pytest.mark.parametrize("kind", COUNTED)
def test_rolls_of_the_engine_agree_with_the_chances(kind: Kind):
    """Chi-square over the totals of the first result, with fixed seeds; the rarest totals are taken together."""
    result = COUNTED[kind][0][0]
    army = max(met(), key=lambda army: (len(army.dice), army.seat))
    whole = recipe(army.view, army.seat, kind, army.place, army.dice)
    chance = of_army(army.view, army.seat, kind, army.place, army.dice, [result])
    assert sum(chance.values()) == pytest.approx(1.0)
    found = Counter(total_of(work_out(whole, rolled(army, kind, number)), result) for number in range(ROLLS))
    common = [total for (total,), share in chance.items() if share * ROLLS >= 8]
    parts = [(found[total], chance[total,] * ROLLS) for total in common]
    rest = ROLLS - sum(seen for seen, _ in parts), ROLLS - sum(expected for _, expected in parts)
    deviation = sum((seen - expected) ** 2 / expected for seen, expected in [*parts, rest] if expected > 1)
    assert deviation < len(parts) + 4 * sqrt(2 * len(parts))
