"""Recruit's expectations of an army are the averages of its dice by the arithmetic of the rules."""

from __future__ import annotations

from itertools import product

import pytest
from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.engine.arithmetic import Add, Count, Double, Recipe, Reroll, Special, total_of, work_out
from ddtable.odds.expected import HOOKED, chance, excess, of_unit, saves_alone
from ddtable.odds.of_recipe import of_army
from ddtable.opponents.dragon_dice.expectation import worth
from ddtable.opponents.dragon_dice.field import Field
from ddtable.opponents.dragon_dice.prospects import blows, magic_points, ravage, stake
from ddtable.rules.dragon_dice import notation
from ddtable.rules.dragon_dice.board import ClassicPosition, Effect
from ddtable.rules.dragon_dice.effects import free, given
from ddtable.rules.dragon_dice.roll_kinds import COUNTED, Kind
from ddtable.rules.dragon_dice.rolls import faces_of, recipe
from tests.drivers.met_armies import met

FRONTIER = "terrain/2"
KINDS: tuple[tuple[Kind, str], ...] = (
    ("maneuver", "maneuver"),
    ("missile", "missile"),
    ("melee", "melee"),
    ("melee", "smite"),
    ("save", "save"),
    ("save_melee", "save"),
    ("save_melee", "thrown_back"),
    ("charge", "charge"),
    ("charge", "smite"),
    ("charge_defence", "save"),
    ("charge_defence", "melee"),
    ("magic", "magic"),
    ("dragon_defence", "melee"),
    ("dragon_defence", "missile"),
    ("dragon_defence", "save"),
)
PLACES = ("flatland_city 4", "highland_city 4", "coastland_tower 4", "swampland_tower 4", "coastland_city 8, held by A")
ARMIES = ("wizard, herald", "warlord, thug", "death_mage, filcher", "mammoth_rider, footman", "eagle_knight, guard")
FIRST_TURNS = "turn 5 A march 1"


def at_frontier(units: str, place: str = "flatland_city 4", more: str = "") -> ClassicPosition:
    """Return a position with an army of A at the frontier and one of B at its home."""
    terrains = f"home A: flatland_city 4\nhome B: flatland_city 4\nfrontier: {place}\n"
    return notation.read(f"{terrains}A at frontier: {units}\nB at home B: thug\n{more}{FIRST_TURNS}")


def averaged(position: ClassicPosition, kind: Kind, result: str) -> float:
    """Return the average of a result over all faces of A's army at the frontier, by the rules' own arithmetic."""
    dice = tuple(at for at, die in enumerate(position.dice) if die.place == FRONTIER and die.owner == 0)
    sides = [range(len(catalogue().unit(position.dice[die].type).faces)) for die in dice]
    totals = []
    for up in product(*sides):
        table = list(position.dice)
        for die, face in zip(dice, up, strict=True):
            table[die] = replace(table[die], face=face)
        faces = faces_of(replace(position, dice=tuple(table)), dice)
        totals.append(total_of(work_out(recipe(position, 0, kind, FRONTIER, dice), faces), result))
    return sum(totals) / len(totals)


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("units", ARMIES)
def test_expectations_are_the_averages_of_the_rules(units: str, place: str):
    """C6.1, C11.3, C13.1, C14: with special icons, racial powers and the eighth face's doubling."""
    position = at_frontier(units, place)
    field = Field(position)
    for kind, result in KINDS:
        assert field.mean(0, FRONTIER, kind, result) == pytest.approx(averaged(position, kind, result)), (kind, result)


PLAIN = (Count, Special, Reroll, Add)  # workings of which the average of a sum is the sum of the averages


def only_adds(whole: Recipe, result: str) -> bool:
    """Return True if a result of a recipe is a sum, perhaps with doubled parts, for any faces."""
    return all(
        isinstance(one, PLAIN) or (isinstance(one, Double) and not one.only_with)
        for one in whole
        if one.result in ("", result)
    )


@pytest.mark.parametrize("kind", COUNTED)
def test_expectations_are_the_averages_of_the_exact_chances(kind: Kind):
    """C6.1: equal where a recipe only adds and doubles; penalties, halves and what counts as hits are estimated.

    Recruit also counts saves of icons that their owner may take, which are no part of the roll.
    """
    result, equal, sums = COUNTED[kind][0][0], 0, 0
    armies = met()[::6]
    for army in armies:
        view, dice = army.view, free(army.view, army.dice)
        chances = of_army(view, army.seat, kind, army.place, dice, [result])
        exact = sum(total * share for (total,), share in chances.items())
        expected = Field(view).mean(army.seat, army.place, kind, result)
        equal += expected == pytest.approx(exact)
        shown = {face.icon for die in dice for face in catalogue().unit(view.dice[die].type).faces}
        taken = any(view.board.edition.icons.use_of(icon, kind).hook in HOOKED for icon in shown)
        again = given(view, army.seat, army.place, "roll_again")
        if not (taken or again) and only_adds(recipe(view, army.seat, kind, army.place, dice), result):
            assert expected == pytest.approx(exact), army.place
            sums += 1
    assert equal > 0.85 * len(armies)
    assert sums > 100 or COUNTED[kind][0][0] == "charge" or len(COUNTED[kind]) > 1


@pytest.mark.parametrize("spell", ["stoneskin", "wall_of_ice", "fiery_weapon", "wind_walk"])
def test_additions_of_spells_are_expected(spell: str):
    """M16: the whole addition is expected."""
    position = at_frontier("wizard, herald", more=f"cast {spell} by A on A at frontier\n")
    for kind, result in KINDS:
        if not (kind == "dragon_defence" and spell == "fiery_weapon"):  # its owner chooses the result it adds to
            expected = Field(position).mean(0, FRONTIER, kind, result)
            assert expected == pytest.approx(averaged(position, kind, result)), (kind, result)


@pytest.mark.parametrize("effect", ["palsy", "higher_ground", "frost"])
def test_weakening_effects_are_expected_closely(effect: str):
    """M14, M16, DA-D: results stop at 0 and halves are rounded down, so an average is not exact."""
    by = {"palsy": "by B", "higher_ground": "by B"}.get(effect, "by A")
    clear = at_frontier("2 warlord")
    position = at_frontier("2 warlord", more=f"cast {effect} {by} on A at frontier\n")
    for kind, result in (("melee", "melee"), ("save", "save"), ("missile", "missile"), ("maneuver", "maneuver")):
        expected, exact = Field(position).mean(0, FRONTIER, kind, result), averaged(position, kind, result)
        assert abs(expected - exact) < 1.3, (kind, result)
        assert exact <= averaged(clear, kind, result) + 1e-9
        if exact < averaged(clear, kind, result):
            assert expected < Field(clear).mean(0, FRONTIER, kind, result)


def test_a_paralysed_army_is_expected_to_save_and_no_more():
    """DA-D2: it rolls only saves."""
    clear = Field(at_frontier("2 warlord"))
    stiff = Field(at_frontier("2 warlord", more="cast paralysis by A on A at frontier\n"))
    for kind, result in KINDS:
        there = clear.mean(0, FRONTIER, kind, result) if result == "save" else 0.0
        assert stiff.mean(0, FRONTIER, kind, result) == there, (kind, result)


def test_dice_that_roll_again_are_expected_to():
    """C14: Rend is rolled again each time: two faces of six add half."""
    faces = catalogue().unit("goblins_leopard_rider").faces
    once = sum(face.count for face in faces if face.icon in ("melee", "rend", "id")) / 6
    assert sum(face.icon == "rend" for face in faces) == 2
    assert of_unit("goblins_leopard_rider", "melee") == pytest.approx(once * 1.5)


def test_an_effect_changes_only_its_target():
    """M15: the field under a spell is the field of the position with the spell in force."""
    position = at_frontier("warlord, wizard", more="A at home A: guard\n")
    field = Field(position)
    for seat, place in field.armies:
        for kind, result in KINDS:
            field.total(seat, place, kind, result)
    for spell, owner in (("palsy", 0), ("stoneskin", 0), ("ash_storm", -1)):
        effect = Effect(spell, 1, "start", 5, FRONTIER, owner)
        fresh = Field(replace(position, board=replace(position.board, effects=(effect,))))
        for seat, place in field.armies:
            for kind, result in KINDS:
                assert field.under(effect).total(seat, place, kind, result) == fresh.total(seat, place, kind, result)


def test_every_unit_of_the_game_has_a_worth():
    for unit in catalogue().units.values():
        if catalogue().species[unit.species].starter_1995:
            assert worth(unit.id) > 0
            assert 0 < saves_alone(unit.id) <= 1
    big, small = worth("goblins_marauder"), worth("goblins_thug")
    assert big > 2 * small


def test_unsaved_damage():
    assert excess(3, 0) == 3
    assert excess(-3, 0) == 0
    assert excess(0, 1) == pytest.approx(0.3989, abs=1e-3)
    assert excess(-2, 4) < excess(0, 4) < excess(2, 4)
    assert chance(0, 2) == pytest.approx(0.5)


def test_an_attack_never_takes_more_than_is_there():
    """C10.1: the rest of the damage is lost."""
    field = Field(at_frontier("4 warlord", more="B at frontier: thug\n"))
    for kind in ("skirmish", "charge", "missile"):
        done, taken = blows(field, 0, FRONTIER, kind, 1, FRONTIER)
        assert 0 <= done <= 1
        assert 0 <= taken <= 12


def test_fog_is_expected():
    """M16: the penalty on missiles shot at an army."""
    clear = Field(at_frontier("3 crack_shot", more="B at frontier: 3 thug\n"))
    foggy = Field(at_frontier("3 crack_shot", more="B at frontier: 3 thug\ncast wall_of_fog by B at frontier\n"))
    shot = (0, FRONTIER, "missile", 1, FRONTIER)
    assert blows(foggy, *shot)[0] < blows(clear, *shot)[0]


def test_points_of_the_terrains_colours_count_twice():
    """M2, M7, M10: at a terrain, in the caster's own colours; never in reserve."""
    field = Field(at_frontier("3 wizard", "coastland_city 1", "A at home A: 3 wizard\nA reserve: 3 wizard\n"))
    plain = magic_points(field, 0, FRONTIER)  # blue and green, and dwarves are red and gold
    home = magic_points(field, 0, "terrain/0")  # flatland: blue and gold
    reserve = magic_points(field, 0, "reserve")
    assert set(plain) == set(home) == {"earth", "fire"}
    assert home["earth"] == pytest.approx(2 * home["fire"])
    assert plain == pytest.approx(reserve) == {"earth": plain["fire"], "fire": plain["fire"]}


def test_dragons_of_two_colours_leave_an_army_alone():
    """DG-E: they fight each other."""
    both = at_frontier("3 thug", more="B dragons at frontier: fire_drake, air_drake\n")
    dragons = tuple(at for at, die in enumerate(both.dice) if die.place == "dragons/2")
    assert ravage(Field(both), 0, FRONTIER, dragons) == 0
    assert ravage(Field(both), 0, FRONTIER, dragons[:1]) > 1


def test_a_second_capture_is_worth_most():
    """C2.1: it wins; a step before seven is worth less than a capture."""
    first, last = at_frontier("thug", "flatland_city 7"), at_frontier("thug", "flatland_city 3")
    held = list(first.board.lands)
    held[0] = replace(held[0], holder=0)
    second = replace(first, board=replace(first.board, lands=tuple(held)))
    assert stake(second, 0, FRONTIER) > stake(first, 0, FRONTIER) > stake(last, 0, FRONTIER) > 0
