"""Recruit's use of the great spells: what they are worth, and what can be cast together."""

from __future__ import annotations

import pytest

from ddtable.opponents.dragon_dice.castings import MIXED, Casting, Worth, by_thrift, cheapest_row, spent
from ddtable.opponents.dragon_dice.field import Field
from ddtable.opponents.dragon_dice.weights import castings
from ddtable.rules.dragon_dice.editions import edition
from tests.opponents.advice import names, picks, rows
from tests.rules.campaign.spell_table import army, casting, war, working
from tests.rules.dragon_dice.by_hand import A, B

SPELLS = edition("campaign", "all").spells
RICH = {"earth": 60, "air": 60, "fire": 60, "water": 60, "death": 60}
FACING = "A at frontier: 4 oracle\nB at frontier: 3 thug, 2 marauder, troll\nB at home B: thug\n"


def found(units: str, spell: str, points: dict[str, int] | None = None, **on) -> dict[str, float]:
    """Return the value of each target of a spell for A."""
    table = casting(units, points or RICH, {"amazons": RICH, "feral": RICH}, **on)
    step = table.position.agenda[-1]
    return {one.target: one.value for one in castings(Field(table.position), step, [spell], list(step.pool))}


@pytest.mark.parametrize(
    ("spell", "target"),
    [
        ("quake", army(B)),
        ("monsoon", army(B)),
        ("fire_of_wrath", army(B)),
        ("savage", army(B)),
    ],
)
def test_spells_that_harm_are_worth_most_at_opponents(spell, target):
    values = found(FACING, spell)
    assert values[target] > 0
    assert army(A) not in values
    assert max(values, key=lambda one: values[one]) == target


def test_blasts_at_a_terrain_are_for_those_with_opponents_and_few_own_units():
    away = "A at home A: 4 oracle\nB at frontier: 3 thug, 2 marauder, troll\nB at home B: thug\n"
    for spell in ("create_void", "conjure_titan"):
        assert found(away, spell, at="terrain/0")["terrain/2"] > 0
        assert "terrain/0" not in found(away, spell, at="terrain/0")
        assert "terrain/2" not in found(FACING, spell), "the own army there would lose as much"


def test_titan_and_other_land_are_worth_most_where_an_opponent_holds_a_terrain():
    units = "A at home A: 4 oracle\nB at frontier: troll\nB at home B: thug\npool: flatland_city, coastland_city\n"
    held = found(units, "conjure_titan", at="terrain/0", f="highland_city 8, held by B")
    free = found(units, "conjure_titan", at="terrain/0", f="highland_city 7")
    assert held["terrain/2"] > free["terrain/2"]
    assert found(units, "parch_land", at="terrain/0", f="coastland_city 8, held by B") == {"terrain/2": 6.0}
    assert found(units, "parch_land", at="terrain/0", f="coastland_city 7") == {}
    without = units.replace("flatland_city, ", "")
    assert found(without, "parch_land", at="terrain/0", f="coastland_city 8, held by B") == {}


def test_own_change_of_the_land_is_not_opposed():
    """H99: the caster's army is asked too; Recruit lets its own spell work."""
    units = "A at frontier: 8 wolf_rider\nB at home B: thug\npool: flatland_city\n"
    table = working(units, "parch_land", "terrain/2", f="coastland_city 4")
    assert picks(table) == "let"


def test_lightning_prefers_dear_units():
    values = found(FACING, "chain_lightning")
    table = casting(FACING, RICH)
    assert max(values, key=lambda one: values[one]) == f"die:{table.die(B, 'marauder')}"


def test_fight_to_the_death_is_begun_only_by_a_clearly_stronger_army():
    strong = "A at frontier: 4 warlord\nB at frontier: 2 thug\nB at home B: thug\n"
    weak = "A at frontier: 2 theurgist\nB at frontier: 4 marauder\nB at home B: thug\n"
    assert found(strong, "to_the_death")[army(B)] > 0
    assert found(weak, "to_the_death") == {}


def test_the_dead_are_worth_a_spell_that_buries_those_of_others():
    units = f"{FACING}B dead: 3 marauder\nA dead: thug\n"
    assert found(units, "wings_of_death")["dead"] > 0
    assert found(f"{FACING}A dead: 3 marauder\n", "wings_of_death") == {}
    assert found(f"{FACING}A dead: 4 warlord\nB dead: 3 trickster\n", "ragnarok")["dead:1"] > 0
    assert found(f"{FACING}A dead: trickster\nB dead: 3 marauder\n", "ragnarok") == {}
    strong = "A at frontier: 5 warlord\nB at frontier: thug\nB at home B: thug\n"
    assert found(strong, "gates_of_the_underworld")["terrain/2"] > 0


def test_dice_that_join_the_army_are_worth_their_points():
    units = f"{FACING}A summoning: earth_drake\nA dead: behemoth\n"
    assert list(found(units, "call_earth_dragon").values()) == [10.0]
    assert len(found(units, "monster_summoning")) == 1


def test_spells_that_help_are_for_own_armies():
    assert army(B) not in found(f"{FACING}A dead: warlord\n", "channel_dead")
    assert found(f"{FACING}A dead: warlord\n", "channel_dead")[army(A)] > 0
    assert found(FACING, "levitate")[army(A)] > 0
    assert army(A) not in found(FACING, "faerie_fire")
    assert found(FACING, "hide") == {}


def test_spells_of_a_race_need_its_points():
    table = casting(FACING, RICH, {"amazons": {"earth": 4}})
    step = table.position.agenda[-1]
    assert castings(Field(table.position), step, ["barrier", "levitate"], list(step.pool)) == []


def test_points_of_several_colours_come_from_those_with_the_most():
    assert cheapest_row([3, 10, 0, 9, 1], 20) == (1, 10, 0, 9, 0)
    assert cheapest_row([3, 3, 3, 3, 3], 20) == ()


def test_spells_that_exclude_each_other_are_not_planned_together():
    lone = Casting(SPELLS["to_the_death"], army(B), 1, 100.0)
    stone = Casting(SPELLS["stoneskin"], army(A), 1, 1.0)
    void = Casting(SPELLS["create_void"], "terrain/2", 1, 9.0)
    other = Casting(SPELLS["create_void"], "terrain/1", 1, 8.0)
    points = [60, 60, 0, 0, 0]
    assert spent(by_thrift([stone, lone]), points) == [lone]
    assert spent([void, other, stone], points) == [void, stone]
    assert lone.colour == MIXED
    assert Worth([stone, lone]).of(points) == 100.0
    assert Worth([stone, lone]).of([20, 0, 0, 0, 0]) == 1.0


# Answers


def test_mixed_price_is_paid_with_the_colours_that_have_the_most():
    table = casting(FACING, {"earth": 25, "air": 3, "fire": 5}, {"amazons": {"earth": 25, "air": 3, "fire": 5}})
    table.pick("spell", spell="deattune").pick("spell-at-terrain", place="frontier")
    assert rows(table) == ((20, 0, 0, 0, 0),)


def test_pair_of_colours_is_the_one_with_the_most_points():
    table = casting(f"{FACING}A dead: hydra\n", {"earth": 6, "air": 5, "fire": 9}).pick(
        "spell", spell="monster_summoning"
    )
    table.pick("spell-at-die", die=table.die(A, "hydra"))
    assert picks(table) == "5+0+5+0+0"


@pytest.mark.parametrize(
    ("units", "face", "answer"),
    [
        ("B at frontier: 6 wolf_rider\n", "coastland_city 6", "oppose"),
        ("B at frontier: 2 thug\n", "coastland_city 6", "let"),
        ("B at frontier: 6 wolf_rider\n", "coastland_city 8, held by A", "let"),
    ],
)
def test_army_resists_another_land_if_it_may_succeed_and_is_not_for_others(units, face, answer):
    units = f"A at frontier: wizard\n{units}B at home B: thug\npool: flatland_city\n"
    assert picks(working(units, "parch_land", "terrain/2", f=face)) == answer


def test_first_land_is_taken():
    units = "A at home A: wizard\nB at home B: thug\npool: coastland_city, swampland_city, swampland_tower\n"
    table = working(units, "flood_waters", "terrain/2")
    assert picks(table) == "coastland"
    assert picks(table.pick("land-kind", land="swampland")).isdecimal()


def test_lightning_gets_the_cheapest_unit_next():
    units = "A at frontier: wizard\nB at frontier: thug, marauder, cutthroat\nB at home B: thug\n"
    table = working(units, "chain_lightning", "die:5").roll("4 melee")
    assert picks(table) == f"die:{table.die(B, 'thug')}".removeprefix("die:")


def test_units_that_save_best_roll_in_a_void():
    units = "A at home A: wizard\nB at frontier: 3 death_knight, 3 lich\nB at home B: thug\n"
    table = working(units, "create_void", "terrain/2", at="terrain/0")
    assert names(table).count("undead_death_knight") == 3


def test_dead_that_help_in_a_roll_are_channelled():
    units = "A at frontier: footman\nA at home A: thug\nA dead: bowman, warlord\nB at frontier: 3 thug\n"
    table = war(f"{units}cast channel_dead by A on A at frontier, since 5\n").pick("army", place="frontier")
    table.pick("no-maneuver").pick("skirmish", seat=B)
    assert names(table) == ["dwarves_warlord"]


def test_best_fighters_turn_savage():
    table = working("B at frontier: 2 thug, pelter\nA at frontier: wizard\nB at home B: thug\n", "savage", army(B))
    assert names(table) == ["goblins_thug"]


def test_as_much_dragonkin_as_possible_is_called():
    kin = "A summoning: dragonkin_dragontroop_fire, dragonkin_dragonhero_fire\n"
    table = working(f"A at frontier: wizard\nB at home B: thug\n{kin}", "summon_fire_dragonkin", "summoning", times=2)
    assert names(table) == ["dragonkin_dragonhero_fire"]
    assert found(f"{FACING}{kin}", "summon_fire_dragonkin")["summoning"] > 0


def test_washout_is_for_a_minor_terrain_that_helps_an_opponent():
    """K11.11: an own one stays."""
    units = (
        "A at frontier: 4 oracle, minor_feyland_bridge\nB at frontier: thug, minor_flatland_knoll\nB at home B: thug\n"
    )
    die = war(units).die(B, "minor_flatland_knoll")
    assert found(units, "washout") == {f"die:{die}": 1.5}
