"""The arithmetic of recruiting: points, halves, native terrains, bonus, items, and good proposals (K7, KP7)."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.engine.questions import Allocation, Allotted
from ddtable.engine.refusal import Refusal
from ddtable.rules.campaign.proposing import filled
from ddtable.rules.campaign.sheets import (
    ITEMS,
    OTHER,
    POOL,
    ArmySheet,
    PoolDie,
    RacePoints,
    Recruits,
    Sheet,
    Spent,
    doubled,
    halved,
    spent,
)

PLACE = "terrain/0"
NAMES = {
    "dwarves": ("pony_rider", "lizard_rider", "mammoth_rider", "androsphinx"),
    "lava_elves": ("spider_rider", "scorpion_knight", "wyvern_rider", "drider"),
    "firewalkers": ("shadowchaser", "nightsbane", "daybringer", "genie"),
    "feral": ("antelope_folk", "horse_folk", "buffalo_folk", "bear_folk"),
    "amazons": ("charioteer", "battle_rider", "war_driver", "centaur"),
    "undead": ("wraith", "spectre", "ghost", "dracolich"),
}
OF_HEALTH = {race: tuple(f"{race}_{name}" for name in names) for race, names in NAMES.items()}
RED, BLUE, BLACK, GOLD = (f"equipment_small_melee_{element}" for element in ("fire", "air", "death", "earth"))


def army(native: tuple[str, ...] = (), items: tuple[str, ...] = (), **healths: int) -> ArmySheet:
    """Return the sheet of an army: the health of each race, in units of 1 health."""
    races = tuple(RacePoints(race, health, race in native) for race, health in healths.items())
    units = tuple(OF_HEALTH[race][0] for race, health in healths.items() for _ in range(health))
    return ArmySheet(PLACE, races, units=units, items=items)


def of_the_example(native: tuple[str, ...] = ()) -> ArmySheet:
    """Return the army of the worked examples: it has 4 health of red items too."""
    return army(native, (RED,) * 4, dwarves=12, lava_elves=17, firewalkers=11)


def points(sheet: ArmySheet) -> list[int]:
    return [race.total for race in sheet.races]


def refused(sheet: ArmySheet, recruits: Recruits) -> Refusal:
    found = spent(sheet, recruits)
    assert isinstance(found, Refusal)
    return found


def paid(sheet: ArmySheet, recruits: Recruits) -> Spent:
    found = spent(sheet, recruits)
    assert isinstance(found, Spent), found
    return found


# The worked examples


def test_k7_3_points_are_a_quarter_of_the_health_rounded_up():
    """K-X1: 12 Vagha, 17 Mohrel, 11 Firewalkers; items give nothing."""
    assert points(of_the_example()) == [3, 5, 3]


def test_k7_5_points_of_several_races_are_added_and_halved():
    """K-X2: (3 + 5) / 2 = 4 health of Feral; 3 / 2 = 2 health of red or blue items."""
    sheet = of_the_example()
    found = paid(sheet, Recruits(other=(("feral", 4),), items=(RED, BLUE)))
    assert (found.other_health, found.item_points) == (4, 2)
    assert sum(given for _, given in found.other) == 7, "8 points are worth 4, and so are 7"
    assert {race for race, _ in found.other} <= {"dwarves", "lava_elves"}
    assert found.items == (("firewalkers", 3),)
    assert found.total == 10
    assert refused(sheet, Recruits(other=(("feral", 4),), items=(RED, BLUE, RED))).reason == "recruit-items"


def test_k7_6_rounded_points_double_in_a_native_terrain():
    """K-X3: in the highland 6, 10, 3: 17 health are 5 points, which are doubled."""
    assert points(of_the_example(("dwarves", "lava_elves"))) == [6, 10, 3]


def test_k7_6_only_the_native_race_doubles():
    """K-X4: at the coastland 3, 5, 6."""
    assert points(of_the_example(("firewalkers",))) == [3, 5, 6]


# Units of the own race


def test_k7_4_points_pay_for_units_of_the_race_one_to_one():
    sheet = army(dwarves=12, lava_elves=4)
    assert paid(sheet, Recruits(own=(("dwarves", 2), ("dwarves", 1), ("lava_elves", 1)))) == Spent(
        (("dwarves", 3), ("lava_elves", 1))
    )
    values = {"race": "dwarves", "place": PLACE, "health": 4, "points": 3, "bonus": 0}
    assert refused(sheet, Recruits(own=(("dwarves", 4),))) == Refusal("K7.4", "recruit-own", values)


def test_k7_5_points_of_a_race_may_be_split():
    """Q122: 2 of 5 points pay for Vagha, 3 for 2 health of Feral."""
    sheet = army(dwarves=20)
    assert paid(sheet, Recruits((("dwarves", 2),), (("feral", 2),))) == Spent(
        (("dwarves", 2),), other=(("dwarves", 3),), other_health=2
    )
    values = {"place": PLACE, "health": 3, "points": 3, "needed": 5}
    assert refused(sheet, Recruits((("dwarves", 2),), (("feral", 3),))) == Refusal("K7.5", "recruit-other", values)


def test_k7_5_other_races_are_halved_together_not_one_by_one():
    """Q122: 1 + 1 points are worth 1 health; halved one by one they would be worth 2."""
    sheet = army(dwarves=4, lava_elves=4)
    assert paid(sheet, Recruits(other=(("feral", 1),))).total == 1
    assert refused(sheet, Recruits(other=(("feral", 1), ("amazons", 1)))).reason == "recruit-other"
    assert [halved(sum_) for sum_ in range(6)] == [0, 1, 1, 2, 2, 3]
    assert [doubled(worth) for worth in range(4)] == [0, 1, 3, 5]


def test_k7_5_race_does_not_pay_for_its_own_units_among_other_races():
    """The points of the Mohrel pay for Vagha; those of the Vagha do not."""
    sheet = army(dwarves=12, lava_elves=12)
    assert paid(sheet, Recruits(other=(("dwarves", 2),))).other == (("lava_elves", 3),)
    assert refused(sheet, Recruits(other=(("dwarves", 3),))).values["points"] == 3


# Bonus


def test_kp7_1_bonus_pays_for_units_of_the_army_s_races():
    sheet = replace(army(dwarves=12), held=1, city=1)
    assert (sheet.bonus, sheet.total) == (2, 5)
    assert paid(sheet, Recruits(own=(("dwarves", 4), ("dwarves", 1)))).bonus == 2
    assert refused(sheet, Recruits(own=(("dwarves", 4), ("dwarves", 2)))).values["bonus"] == 2


def test_kp7_1_bonus_is_not_spent_on_other_races_or_items():
    sheet = replace(army(dwarves=4), held=1, city=1, abroad=1)
    assert refused(sheet, Recruits(other=(("feral", 2),))).reason == "recruit-other"
    assert refused(sheet, Recruits(items=(RED, RED))).reason == "recruit-items"


def test_kp7_4_bonus_of_the_dead_is_only_for_undead():
    sheet = ArmySheet(PLACE, (RacePoints("undead", 8, dead=2),), units=(OF_HEALTH["undead"][0],) * 8)
    assert sheet.total == 4
    assert paid(sheet, Recruits(own=(("undead", 4),))).total == 4
    assert paid(sheet, Recruits((("undead", 3),), (("feral", 1),))).other == (("undead", 1),)
    assert refused(sheet, Recruits(other=(("feral", 2),))).values["points"] == 2


# Items


def test_k7_5_items_are_carried_by_units_of_the_races_that_pay():
    """Q123: gold items need Vagha; the points of the Firewalkers alone do not bring them."""
    sheet = army(dwarves=4, firewalkers=12)
    assert paid(sheet, Recruits(items=(GOLD, RED))).items == (("dwarves", 1), ("firewalkers", 2))
    found = refused(sheet, Recruits((("dwarves", 1),), items=(GOLD,)))
    assert found == Refusal("K7.5", "recruit-not-carried", {"place": PLACE, "count": 1})


def test_k7_5_race_that_carries_pays_at_least_one_point_of_its_own():
    """The last point of the Vagha cannot both pay for Feral and carry the gold item."""
    sheet = army(dwarves=4, firewalkers=16)
    assert paid(sheet, Recruits(other=(("feral", 2),), items=(GOLD,))) == Spent(
        other=(("firewalkers", 3),), other_health=2, items=(("dwarves", 1),), item_points=1
    )
    assert refused(sheet, Recruits((("dwarves", 1),), (("feral", 1),), (GOLD,))).reason == "recruit-not-carried"
    assert paid(sheet, Recruits(items=(RED, GOLD, RED))).items == (("dwarves", 1), ("firewalkers", 4))


def test_k7_5_units_that_carry_all_they_can_carry_no_more():
    """Q123: 1 unit carries 2 items."""
    one = replace(army(dwarves=12), units=(OF_HEALTH["dwarves"][3],))
    assert paid(one, Recruits(items=(RED, GOLD))).item_points == 2
    assert refused(replace(one, items=(RED,)), Recruits(items=(RED, GOLD))).reason == "recruit-not-carried"
    assert refused(replace(one, items=("medallion_gold",)), Recruits(items=(RED,))).reason == "recruit-not-carried"


def test_k7_5_second_item_of_a_medium_pair_counts_one_point():
    sheet = army(dwarves=20)
    pair = ("equipment_medium_melee_fire", "equipment_medium_save_fire")
    assert paid(sheet, Recruits(items=pair)).item_points == 3


def test_k2_amazons_carry_items_of_every_element():
    assert paid(army(amazons=12), Recruits(items=(BLACK, BLUE))).item_points == 2


def test_k7_5_points_spent_on_other_races_are_not_left_for_items():
    values = {"place": PLACE, "health": 1, "points": 0, "needed": 1}
    assert refused(army(dwarves=4), Recruits(other=(("feral", 1),), items=(RED,))) == Refusal(
        "K7.5", "recruit-items", values
    )


# Whole sheets

TWO_ARMIES = (army(dwarves=12, firewalkers=8), replace(army(feral=5), place="terrain/1"))


def pool(*types: str) -> tuple[PoolDie, ...]:
    dice = catalogue()
    found = []
    for number, kind in enumerate(types):
        unit = dice.units.get(kind)
        found.append(
            PoolDie(number, kind, unit.species, unit.health)
            if unit
            else PoolDie(number, kind, "", dice.item(kind).points)
        )
    return tuple(found)


def test_k7_2_sheet_has_lines_for_each_army():
    sheet = Sheet(pool(OF_HEALTH["dwarves"][0], RED), TWO_ARMIES)
    first, second = ([f"{PLACE}|{word}" for word in ("dwarves", "firewalkers", OTHER, ITEMS)],
                     [f"terrain/1|{word}" for word in ("feral", OTHER, ITEMS)])  # fmt: skip
    assert sheet.buckets == (POOL, *first, *second)
    unit, item = sheet.sources
    assert [sheet.buckets[at] for at in unit.buckets] == [POOL, f"{PLACE}|dwarves", f"{PLACE}|other", "terrain/1|other"]
    assert [sheet.buckets[at] for at in item.buckets] == [POOL, f"{PLACE}|items", "terrain/1|items"]


def test_k7_sheet_is_refused_by_the_first_army_whose_points_do_not_pay():
    sheet = Sheet(pool(*(OF_HEALTH["dwarves"][1],) * 2), TWO_ARMIES)
    shape = Allocation(sheet.sources, sheet.buckets, constraint=sheet)
    refusal = shape.refusal(Allotted(sheet.amounts([1, 1])), "K7.1")
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("K7.4", "recruit-own")
    assert shape.refusal(Allotted(sheet.amounts([1, 3])), "K7.1") is not None, "8 health of Firewalkers are 2 points"
    assert shape.refusal(Allotted(sheet.amounts([1, 0])), "K7.1") is None
    assert shape.refusal(Allotted(sheet.amounts([2, 0])), "K7.1").reason == "points-not-there"


def test_k7_1_sheet_has_one_answer_if_no_die_fits():
    """Q124."""
    large = Sheet(pool(OF_HEALTH["amazons"][3]), (army(feral=5),))
    shape = Allocation(large.sources, large.buckets, constraint=large)
    assert shape.single() == Allotted(((4, 0, 0, 0),))
    small = Sheet(pool(OF_HEALTH["amazons"][0]), (army(feral=5),))
    assert small.single() is None
    assert Sheet((), ()).single() == ()


KINDS = [kind for kinds in OF_HEALTH.values() for kind in kinds] + [RED, BLUE, BLACK, GOLD, "medallion_gold"]
ARMIES = st.builds(
    lambda healths, native, items, held, dead: replace(
        army((native,), items, **healths),
        held=held,
        races=tuple(
            replace(race, dead=min(dead, race.rounded) if race.race == "undead" else 0)
            for race in army((native,), **healths).races
        ),
    ),
    st.dictionaries(st.sampled_from(sorted(OF_HEALTH)), st.integers(1, 20), min_size=1, max_size=3),
    st.sampled_from(["feral", "dwarves", ""]),
    st.sampled_from([(), (RED,), ("medallion_gold",)]),
    st.integers(0, 2),
    st.integers(0, 3),
)
SHEETS = st.builds(
    lambda kinds, armies: Sheet(pool(*kinds), tuple(replace(one, place=str(at)) for at, one in enumerate(armies))),
    st.lists(st.sampled_from(KINDS), max_size=12),
    st.lists(ARMIES, min_size=1, max_size=3),
)


@pytest.mark.long
@given(SHEETS, st.integers(0, 99))
def test_k7_random_sheets_are_legal_and_so_is_every_part_of_them(sheet, seed):
    """K7.7: fewer recruits may be taken."""
    placed = sheet.placed(sheet.sample(Random(seed)))
    shape = Allocation(sheet.sources, sheet.buckets, constraint=sheet)
    assert shape.refusal(Allotted(sheet.amounts(placed)), "") is None
    for index in range(len(placed)):
        less = [bucket * (at != index) for at, bucket in enumerate(placed)]
        assert sheet.refusal(sheet.amounts(less), "") is None


@given(SHEETS)
def test_k7_proposal_is_legal_and_no_other_die_fits_beside_it(sheet):
    """Best first, nothing wasted."""
    placed = filled(sheet)
    assert sheet.refusal(sheet.amounts(placed), "") is None
    for index, bucket in enumerate(placed):
        if not bucket:
            assert all(sheet.with_die(placed, index, more) is None for more in sheet.sources[index].buckets[1:])


def test_k7_proposal_completes_what_a_player_has_chosen():
    sheet = Sheet(pool(*OF_HEALTH["dwarves"], OF_HEALTH["feral"][1]), (army(dwarves=16),))
    assert filled(sheet) == [0, 0, 0, 1, 0]
    assert filled(sheet, [0, 0, 0, 0, 2]) == [1, 0, 0, 0, 2], "2 Feral take 3 of 4 points"


def test_k7_proposal_serves_the_army_with_most_points_first():
    sheet = Sheet(pool(OF_HEALTH["feral"][2]), (army(feral=12), replace(army(feral=16), place="terrain/1")))
    assert filled(sheet) == [4]


@given(ARMIES, st.lists(st.sampled_from(KINDS), max_size=4), st.lists(st.sampled_from(KINDS), max_size=3))
def test_k7_5_dice_are_paid_for_if_some_division_of_the_points_pays_for_them(sheet, own, more):
    """An independent search over all divisions of each race's points agrees (Q122, Q123)."""
    dice = catalogue()
    units = [dice.units[kind] for kind in own if kind in dice.units]
    others = [dice.units[kind] for kind in more if kind in dice.units]
    items = tuple(kind for kind in (*own, *more) if kind not in dice.units)
    races = {race.race for race in sheet.races}
    units = [unit for unit in units if unit.species in races]
    recruits = Recruits(
        tuple((unit.species, unit.health) for unit in units),
        tuple((unit.species, unit.health) for unit in others),
        items,
    )
    assert isinstance(spent(sheet, recruits), Spent) == _payable(sheet, recruits)


def _payable(sheet: ArmySheet, recruits: Recruits) -> bool:
    own = {race.race: sum(health for one, health in recruits.own if one == race.race) for race in sheet.races}
    if sum(max(0, own[race.race] - race.total) for race in sheet.races) > sheet.bonus:
        return False
    left = {race.race: max(0, race.doubled - max(0, own[race.race] - race.dead)) for race in sheet.races}
    worth = sum(catalogue().item(item).points for item in recruits.items)
    health = sum(one for _, one in recruits.other)
    for given_ in product(*(range(points + 1) for points in left.values())):
        to_other = dict(zip(left, given_, strict=True))
        if halved(sum(to_other.values())) < health:
            continue
        wanted = {race for race, _ in recruits.other}
        if any(
            halved(sum(to_other.values()) - to_other.get(race, 0))
            < sum(one for other, one in recruits.other if other == race)
            for race in wanted
        ):
            continue
        payers = {race for race in left if left[race] > to_other[race]}
        enough = halved(sum(left[race] - to_other[race] for race in payers)) >= worth
        if enough and (not recruits.items or _carries(sheet, recruits, payers)):
            return True
    return False


def _carries(sheet: ArmySheet, recruits: Recruits, payers: set[str]) -> bool:
    """Try every way to give items to units, one after the other."""
    dice = catalogue()
    units = [dice.units[unit] for unit in sheet.units]
    loads = [(item, set(OF_HEALTH)) for item in sheet.items] + [(item, payers) for item in recruits.items]
    groups: dict[str, int] = {}
    for unit in units:
        groups[unit.species] = groups.get(unit.species, 0) + 1
    bags: list[tuple[str, tuple[str, ...]]] = [
        (race, ()) for race, count in groups.items() for _ in range(min(count, 7))
    ]

    def place(at: int) -> bool:
        if at == len(loads):
            return True
        item, by = loads[at]
        kind = dice.item(item)
        tried = set()
        for number, (race, bag) in enumerate(bags):
            if race not in by or (race, bag) in tried:
                continue
            tried.add((race, bag))
            elements = set(dice.species[race].elements)
            alone = kind.carried_alone or any(dice.item(one).carried_alone for one in bag)
            fits = not bag if alone else len(bag) < 2 and bool(elements & {*kind.elements, "ivory"})
            if fits:
                bags[number] = (race, (*bag, item))
                if place(at + 1):
                    return True
                bags[number] = (race, bag)
        return False

    return place(0)
