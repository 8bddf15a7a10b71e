"""Items, dragonkin and promotional dice in the armies of a war: carrying, logos, medallions, the King's Die (K10)."""

from __future__ import annotations

from typing import Any

import pytest
from war import A, B, WarTable, war

from ddtable.dice.campaigns import points_of
from ddtable.dice.catalogue import catalogue
from ddtable.odds.of_recipe import of_army
from ddtable.rules.campaign.board import SUMMONING
from ddtable.rules.campaign.events import ItemsBuried, ItemsMoved, LogoUsed
from ddtable.rules.campaign.steps import DropItem, Reserves
from ddtable.rules.dragon_dice.board import BURIED, RESERVE
from ddtable.rules.dragon_dice.effects import Effect
from ddtable.rules.dragon_dice.events.attacks import Damaged
from ddtable.rules.dragon_dice.events.held import HeldLeft
from ddtable.rules.dragon_dice.events.rolls import Rolled
from ddtable.rules.dragon_dice.events.units import Returned
from ddtable.rules.dragon_dice.held import with_held
from ddtable.rules.dragon_dice.meaning import meaning
from ddtable.rules.dragon_dice.places import numbered
from ddtable.rules.dragon_dice.points import colours_of
from ddtable.rules.dragon_dice.rolling import army_roll
from ddtable.rules.dragon_dice.steps import March

FRONTIER, HOME = numbered(2), numbered(0)
LANDS = ("flatland_city 4", "flatland_temple 4", "highland_tower 6")
SWORD, FIRE = "equipment_small_melee_air", "equipment_small_melee_fire"


BARRIER = Effect("barrier", B, "start", 1, FRONTIER, A)


def fighting(units: str, attack: str = "skirmish", number: int = 6, **board: Any) -> WarTable:
    """Return a table at the roll of an attack of A's army at the frontier."""
    lands = (*LANDS[:2], f"highland_tower {number}")
    table = war(units, *lands, **board).pick("army", place="frontier").pick("no-maneuver")
    table.pick(attack, seat=B, place="frontier")
    return table


def rolling(units: str, kind: str = "melee") -> list[str]:
    """Return the dice that A's army at the frontier rolls."""
    table = war(f"{units}\nB at 1: thug", *LANDS)
    return sorted(table.position.dice[die].type for die in army_roll(table.position, A, FRONTIER, kind).dice)


# Items


def test_k10_items_roll_with_units_that_can_carry_them():
    assert rolling(f"A at 2: guard, {SWORD}") == ["coral_elves_guard", SWORD]
    table = fighting(f"A at 2: guard, {SWORD}\nB at 2: 3 thug").roll("melee", "melee")
    assert table.totals("melee")["melee"] == 2


def test_k10_dragonkin_add_nothing_to_missiles_and_magic():
    """KP10.8: a face means nothing in a roll that the die is not part of."""
    table = war("A at 2: 2 guard, dragonspy_fire\nB at 1: thug", *LANDS)
    die = table.die(A, "dragonspy_fire")
    for kind, counts in (("melee", True), ("missile", False), ("magic", False)):
        found = [meaning(table.position, die, at, kind) for at in range(6)]
        assert any(one.counts for one in found) is counts
        assert counts or {one.clauses for one in found} == {("C6.1",)}


def test_k10_item_does_not_roll_if_only_other_units_roll():
    """A thug cannot carry an item of air."""
    units = f"A at 2: guard, thug, {SWORD}\nB at 1: thug"
    table = war(units, *LANDS)
    assert len(army_roll(table.position, A, FRONTIER, "melee").dice) == 3
    thug = table.die(A, "thug")
    assert with_held(table.position, A, FRONTIER, "melee", (thug,)) == (thug,)


def test_k10_items_of_dead_units_are_buried():
    """V4: no unit is left that can carry them."""
    units = f"A at 2: 4 guard\nB at 2: bladesman, {FIRE}\nB at 1: thug"
    table = fighting(units).roll("melee").roll("melee", "melee")
    (event,) = table.happened(ItemsBuried)
    assert (event.seat, event.place) == (B, FRONTIER)
    assert table.lies(event.dice[0]) == BURIED
    table.sound()


def test_k10_owner_chooses_the_item_that_is_buried():
    """One unit is left, which carries 2 of 3 items."""
    items = "equipment_small_melee_fire, equipment_small_save_fire, artifact_save_fire"
    table = fighting(f"A at 2: 2 guard\nB at 2: 2 bladesman, {items}").roll("melee")
    table.roll("melee", "melee", "melee", "save", "4 melee").choose("bladesman")
    assert table.asked == (B, "drop-item")
    assert len(table.question.shape.options) == 3
    table.pick("drop-item", die=table.die(B, "artifact_save_fire"))
    assert table.lies(table.die(B, "artifact_save_fire")) == BURIED
    assert table.happened(ItemsBuried)
    table.sound()


def reserves(units: str) -> WarTable:
    table = war(f"{units}\nB at 1: thug", *LANDS).pick("no-march")
    return table.pick("no-march") if table.asked[1] == "march-second" else table


def test_k10_items_go_along_with_units_that_leave_if_the_others_cannot_carry_them():
    table = reserves(f"A at 2: guard, thug, {SWORD}")
    table.pick("advance", die=table.die(A, "guard"), place="home A")
    (event,) = table.happened(ItemsMoved)
    assert (event.source, event.target) == (FRONTIER, HOME)
    assert SWORD in table.units(A, "home A")
    table.sound()


def test_k10_whole_army_takes_its_items_into_the_reserve():
    table = reserves(f"A at 2: 2 guard, {SWORD}, {SWORD}, medallion_gold\nA at 0: guard").pick("done")
    table.pick("retreat-all", place="frontier")
    assert sorted(table.units(A, RESERVE))[:2] == [SWORD, SWORD]
    assert len(table.position.at(RESERVE, A)) == 5, "1 guard carries the medallion, the other both swords"


def test_k10_item_stays_if_the_others_can_carry_it():
    table = reserves(f"A at 2: 2 guard, {SWORD}")
    table.pick("advance", die=table.die(A, "guard"), place="home A")
    assert table.happened(ItemsMoved) == []
    assert SWORD in table.units(A, "frontier")


# Medallions, the King's Die, other logos


def test_kp10_6_ruler_is_an_id_in_an_army_of_its_race():
    """The first ruler is of the coral elves; a logo counts in every army."""
    king = "A at 2: {unit}, kings_die\nB at 2: 3 thug"
    for unit, hits in {"guard": 5, "thug": 1}.items():
        assert fighting(king.format(unit=unit)).roll("melee", 2).totals("melee")["melee"] == hits, unit
    assert fighting(king.format(unit="thug")).roll("melee", 1).totals("melee")["melee"] == 5


def test_kp10_6_kings_die_is_an_item_of_4_points():
    king = catalogue().item("kings_die")
    assert points_of([king]) == 4


def test_kp10_7_logo_without_a_dragon_is_an_id_worth_the_health():
    table = fighting("A at 2: guard, dragonslayer\nB at 2: 3 thug").roll("maneuver", "4 logo")
    assert table.totals("melee")["melee"] == 4


def test_kp10_5_bronze_logo_casts_in_other_rolls():
    table = fighting("A at 2: guard, medallion_bronze\nB at 2: 3 thug").roll("maneuver", "4 logo")
    assert table.asked == (A, "magic-colours")
    assert sum(source.points for source in table.question.shape.sources) == 4
    assert len(colours_of(table.position, A, FRONTIER, table.die(A, "medallion_bronze"))) == 5


def test_kp10_5_gold_logo_returns_dead_units():
    """Up to 4 health."""
    table = fighting("A at 2: guard, medallion_gold\nA dead: 3 archer\nB at 2: 3 thug").roll("maneuver", "4 logo")
    assert table.asked == (A, "icon-returns")
    assert table.refuses(lambda: table.choose("archer", "archer", "archer")) == "too-much"
    table.choose("archer", "archer")
    assert table.units(A, "frontier").count("archer") == 2
    assert len(table.happened(Returned)) == 1
    table.sound()


def test_kp10_5_silver_logo_brings_an_item_or_a_dragonkin():
    buried, waiting = f"A buried: {SWORD}, {FIRE}", "A summoning: dragontroop_air, dragonhero_air"
    units = f"A at 2: 2 guard, medallion_silver\n{buried}\n{waiting}\nB at 2: 3 thug"
    begun = fighting(units).roll("maneuver", "maneuver", "4 logo")
    assert begun.asked == (A, "silver-logo")
    assert sorted(begun.words()) == ["silver-item", "silver-kin", "silver-none"], "no guard carries an item of fire"
    item = WarTable(begun.played).pick("silver-item")
    assert SWORD in item.units(A, "frontier")
    kin = WarTable(begun.played).pick("silver-kin")
    assert "dragonkin_dragontroop_air" in [kin.position.dice[die].type for die in kin.position.at(FRONTIER, A)]
    assert [event.deed for event in kin.happened(LogoUsed)] == ["silver"]
    kin.sound()
    none = WarTable(begun.played).pick("silver-none")
    assert none.happened(LogoUsed) == []


def test_kp10_4_barrier_lets_no_called_dragon_in():
    """Q121: the logo is an ID."""
    units = "A at 2: 2 guard, champion_fire\nA summoning: fire_drake\nB at 2: 3 thug"
    table = fighting(units, effects=(BARRIER,)).roll("melee", "melee", "4 logo")
    assert table.happened(LogoUsed) == []
    assert "fire_drake" not in table.units(A, "frontier")


def test_kp10_5_barrier_lets_nothing_in_that_a_silver_logo_brings():
    """Q121."""
    units = "A at 2: 2 guard, medallion_silver\nA summoning: dragontroop_air\nB at 2: 3 thug"
    table = fighting(units, effects=(BARRIER,)).roll("maneuver", "maneuver", "4 logo")
    assert table.happened(LogoUsed) == []


def test_k10_items_that_no_unit_can_carry_along_are_buried():
    """The unit that leaves carries no item of air either."""
    table = reserves(f"A at 2: guard, thug, {SWORD}, {SWORD}, {SWORD}")
    table.pick("advance", die=table.die(A, "thug"), place="home A")
    assert table.happened(ItemsMoved) == []


def test_kp10_5_medallions_do_nothing_without_use():
    for medal in ("medallion_silver", "medallion_gold"):
        table = fighting(f"A at 2: 2 guard, {medal}\nB at 2: 3 thug").roll("maneuver", "maneuver", "4 logo")
        assert table.asked == (B, "faces")


def test_kp10_5_special_icons_of_items_give_results():
    table = fighting("A at 2: guard, equipment_large_melee_air\nB at 2: 3 thug").roll("melee", "3 flurry")
    assert table.asked == (A, "faces"), "it is rolled again"
    table.roll("3 melee")
    assert table.totals("melee")["melee"] == 7


# Champions

DRAKE = "A at 2: 2 guard, {champion}\nB at 2: 6 thug, {dragon}\nB at 1: thug"


def test_kp10_1_slayer_slays_a_dragon_before_the_damage():
    table = fighting(DRAKE.format(champion="dragonslayer", dragon="air_drake")).roll("melee", "melee", "4 logo")
    (left,) = table.happened(HeldLeft)
    assert (left.reason, left.seat) == ("slain", B)
    assert table.lies(left.dice[0]) == SUMMONING
    table.roll("melee")
    assert table.totals("save_melee")["save"] == 0, "it does not save"
    table.sound()


def test_kp10_1_hunter_reaches_only_dragons_of_its_element():
    table = fighting(DRAKE.format(champion="dragonhunter_fire", dragon="air_drake")).roll("melee", "melee", "4 logo")
    assert table.happened(HeldLeft) == []
    assert table.totals("melee")["melee"] == 6, "the logo is an ID"


def test_kp10_1_second_logo_finds_no_dragon_left():
    table = fighting(DRAKE.format(champion="2 dragonslayer", dragon="air_drake"))
    table.roll("melee", "melee", "4 logo", "4 logo")
    assert len(table.happened(HeldLeft)) == 1
    table.sound()


def test_k10_army_that_can_carry_its_items_buries_none():
    agenda = (DropItem(A, FRONTIER), March(1), March(2), Reserves())
    table = war(f"A at 2: guard, {SWORD}\nB at 1: thug", *LANDS, agenda=agenda)
    assert table.asked == (A, "march-first")


def test_kp10_1_roller_chooses_among_several_dragons():
    both = DRAKE.format(champion="dragonslayer", dragon="air_drake, fire_drake")
    table = fighting(both).roll("melee", "melee", "4 logo")
    assert table.asked == (A, "logo-dragon")
    table.pick("logo-slay", die=table.die(B, "fire_drake"))
    assert table.lies(table.die(B, "fire_drake")) == SUMMONING


def test_kp10_2_tamed_dragon_does_not_save():
    table = fighting(DRAKE.format(champion="dragonlord", dragon="air_drake")).roll("melee", "melee", "4 logo")
    assert [event.deed for event in table.happened(LogoUsed)] == ["tame"]
    table.roll("melee")
    assert table.totals("save_melee")["save"] == 0
    assert "air_drake" in table.units(B, "frontier")


def test_kp10_3_controlled_dragon_rolls_for_the_attack():
    table = fighting(DRAKE.format(champion="dragoncrusader", dragon="air_drake")).roll("melee", "melee", "4 logo")
    assert table.asked == (A, "faces")
    table.roll("tail").roll("claw").roll("melee")
    assert table.asked == (B, "casualties")
    assert table.question.values["damage"] == 2 + 3 + 5


@pytest.mark.parametrize("champion", ["dragonmaster_fire", "dragonzealot_fire"])
def test_kp10_2_kp10_3_champions_of_an_element_reach_only_its_dragons(champion):
    """KP10.2, KP10.3: otherwise the logo is an ID (KP10.7)."""
    other = fighting(DRAKE.format(champion=champion, dragon="air_drake")).roll("melee", "melee", "4 logo")
    assert other.happened(LogoUsed) == []
    assert other.totals("melee")["melee"] == 6
    own = fighting(DRAKE.format(champion=champion, dragon="fire_drake")).roll("melee", "melee", "4 logo")
    assert len(own.happened(LogoUsed)) == 1


def test_kp10_charge_takes_a_dragon_out_of_its_roll():
    """A slain dragon no longer counts, a controlled one counts for the other side."""
    for champion, damage in (("dragonslayer", 2), ("dragoncrusader", 2 + 10)):
        table = fighting(DRAKE.format(champion=champion, dragon="air_drake"), "charge")
        table.roll("melee", "melee", "4 logo", *["maneuver"] * 6, "jaws")
        assert [event.damage for event in table.happened(Damaged)] == [damage, 0]


def test_kp10_4_dragonkin_champion_calls_a_dragon_of_its_element():
    units = "A at 2: 2 guard, champion_fire\nA summoning: fire_drake\nB at 2: 3 thug"
    table = fighting(units).roll("melee", "melee", "4 logo")
    assert [event.deed for event in table.happened(LogoUsed)] == ["call"]
    assert table.units(A, "frontier").count("fire_drake") == 1
    table.sound()
    none = fighting("A at 2: 2 guard, champion_fire\nB at 2: 3 thug").roll("melee", "melee", "4 logo")
    assert none.totals("melee")["melee"] == 6, "no dragon of fire waits: an ID"


def test_kp10_2_tamed_dragon_does_not_strike_back_either():
    """KP10.2: it does not roll in the whole action."""
    units = DRAKE.format(champion="dragonlord", dragon="air_drake")
    table = fighting(units).roll("melee", "melee", "4 logo").roll("save")
    table.pick("strike-back")
    assert len(table.position.agenda[-1].parties[0].dice) == 6, "the thugs alone"
    table.roll("maneuver")
    table.sound()


def test_kp10_4_army_calls_one_dragon_in_an_action():
    """KP10.4: the second logo is an ID."""
    units = "A at 2: 2 guard, 2 champion_fire\nA summoning: 3 fire_drake\nB at 2: 3 thug\nB at 1: thug"
    table = fighting(units).roll("melee", "melee", "4 logo", "4 logo")
    table.pick("logo-call", die=table.die(A, "fire_drake"))
    assert [event.deed for event in table.happened(LogoUsed)] == ["call"]
    assert table.totals("melee")["melee"] == 2 + 4
    back = "A at 2: 4 guard\nB at 2: 6 thug, 2 champion_fire\nB summoning: 3 fire_drake\nB at 1: thug"
    struck = fighting(back, "charge").roll(*["maneuver"] * 4, *["melee"] * 6, "4 logo", "4 logo")
    struck.pick("logo-call", die=struck.die(B, "fire_drake"))
    assert len(struck.happened(LogoUsed)) == 1


SAVING = "A at 2: 2 guard, {dragon}\nB at 2: 6 thug, {champion}\nB at 1: thug"


def saved(champion: str, shown: str = "claw", dragon: str = "air_drake") -> WarTable:
    """Return a table after an attack with a dragon on a champion whose save roll has its logo."""
    table = fighting(SAVING.format(dragon=dragon, champion=champion)).roll("melee", "melee", shown)
    return table.roll(*["melee"] * 6, "4 logo")


def test_kp10_1_slayer_of_the_attacked_army_slays_a_dragon_before_the_damage():
    """H102: of 2 and 5 hits those of the dragon are gone, and its breath too."""
    table = saved("dragonslayer")
    assert [event.damage for event in table.happened(Damaged)] == [2]
    assert table.totals("save_melee")["save"] == 0, "the logo acts, and is no ID"
    assert table.lies(table.die(A, "air_drake")) == SUMMONING
    breath = saved("dragonslayer", "breath")
    breath.choose("thug", "thug")
    assert breath.units(B, "frontier").count("thug") == 4, "no unit was lost to a breath"
    breath.sound()


def test_kp10_2_dragon_that_the_attacked_army_tames_does_not_hit():
    """H102."""
    table = saved("dragonlord")
    assert [event.damage for event in table.happened(Damaged)] == [2]
    assert "air_drake" in table.units(A, "frontier")


def test_kp10_3_dragon_that_the_attacked_army_controls_saves_for_it():
    """H102, Q126: with its 5 saves, none with belly."""
    table = fighting(SAVING.format(dragon="air_drake", champion="dragoncrusader").replace("2 guard", "4 guard"))
    table.roll("melee", "melee", "melee", "melee", "claw").roll(*["melee"] * 6, "4 logo")
    assert [(event.hits, event.saves) for event in table.happened(Damaged)] == [(4, 5)]
    assert [(event.hits, event.saves) for event in saved("dragoncrusader", "belly").happened(Damaged)] == [(2, 0)]


def test_kp10_7_logo_in_a_save_roll_is_an_id_without_a_dragon_that_it_reaches():
    """KP10.7, KP10.4: a Dragonkin Champion calls in no save roll."""
    assert saved("dragonhunter_fire").totals("save_melee")["save"] == 4
    units = "A at 2: 2 guard\nB at 2: 2 thug, champion_fire\nB summoning: fire_drake\nB at 1: thug"
    table = fighting(units).roll("melee").roll("melee", "melee", "4 logo")
    assert table.totals("save_melee")["save"] == 4 + 4, "and its automatic saves"
    assert table.happened(LogoUsed) == []


def test_kp10_7_logos_are_ids_against_missiles_and_magic():
    """H102: they act in melee only."""
    units = SAVING.format(dragon="air_drake", champion="dragonslayer")
    table = fighting(units, "missile", 5).roll("maneuver", "maneuver", "jaws").roll(*["melee"] * 6, "4 logo")
    assert table.totals("save")["save"] == 4


# The artifact that summons

ORB = "A at 2: guard, artifact_magic_air\nA summoning: {dragons}\nB at 1: thug"


def conjuring(units: str, place: str = "frontier", **more: Any) -> WarTable:
    table = war(units, *LANDS[:2], "highland_tower 1", **more).pick("army", place=place)
    if place != RESERVE:
        table.pick("no-maneuver")
    return table.pick("magic")


def test_kp10_5_summon_dragon_calls_a_dragon_of_its_element_and_is_rolled_again():
    """H103: in a magic action at a terrain the own dragon joins the army; the second face is added."""
    table = conjuring(ORB.format(dragons="air_drake, air_fire_wyrm, fire_drake")).roll("melee", "4 summon_dragon")
    table.roll("4 magic")
    assert table.asked == (A, "logo-dragon")
    assert table.offered() == {"A air_drake", "A air_fire_wyrm"}
    table.pick("logo-summon", die=table.die(A, "air_drake"))
    assert table.units(A, "frontier").count("air_drake") == 1
    assert [event.deed for event in table.happened(LogoUsed)] == ["summon"]
    assert table.pool() == {"air": 4}
    table.sound()


def test_kp10_5_summon_dragon_is_magic_without_a_dragon_or_in_reserve():
    """H103, KP9.6, Q121: as in V4 in a reserve."""
    for units, place, more in (
        (ORB.format(dragons="3 fire_drake"), "frontier", {}),
        (ORB.format(dragons="air_drake"), "frontier", {"effects": (BARRIER,)}),
        (ORB.format(dragons="air_drake").replace("at 2", "reserve") + "\nA at 0: thug", RESERVE, {}),
    ):
        table = conjuring(units, place, **more).roll("melee", "4 summon_dragon")
        assert table.pool() == {"air": 4}, place
        assert table.happened(LogoUsed) == []


# Dragonkin


def test_kp10_8_dragonkin_do_not_roll_for_missiles_and_magic():
    units = "A at 2: guard, dragonhero_fire"
    assert rolling(units, "melee") == ["coral_elves_guard", "dragonkin_dragonhero_fire"]
    for kind in ("missile", "magic"):
        assert rolling(units, kind) == ["coral_elves_guard"]


def test_kp10_8_dragonkin_add_their_health_to_saves_unless_they_show_belly():
    units = "A at 2: 6 guard\nB at 2: 2 thug, dragonchamp_fire"
    table = fighting(units).roll("melee").roll("melee", "melee", "2 maneuver")
    assert table.totals("save_melee")["save"] == 3
    bare = fighting(units).roll("melee").roll("melee", "melee", "belly")
    assert bare.totals("save_melee")["save"] == 0


def test_kp10_8_breath_of_dragonkin_kills_after_the_action():
    table = fighting("A at 2: 2 guard, dragonchamp_fire\nB at 2: 4 thug, marauder")
    table.roll("maneuver", "maneuver", "3 breath").roll(*["melee"] * 4, "3 id")
    assert table.asked == (A, "kin-breath")
    table.choose("marauder")
    assert table.units(B, "frontier") == ["thug"] * 4
    assert table.units(B, "dead") == ["marauder"]


def test_kp10_8_dead_dragonkin_return_to_the_pool():
    units = "A at 2: 4 guard\nB at 2: thug, dragonchamp_fire\nB at 1: thug"
    table = fighting(units).roll("melee").roll("melee", "belly")
    kin = table.die(B, "dragonchamp_fire")
    assert table.lies(kin) == SUMMONING
    table.sound()


def test_kp10_6_chances_count_rulers_and_logos():
    table = war("A at 2: guard, kings_die\nB at 1: thug", *LANDS)
    party = army_roll(table.position, A, FRONTIER, "save")
    found = of_army(table.position, A, "save", FRONTIER, party.dice, ("save",))
    mean = sum(points * chance for (points,), chance in found.items())
    assert mean == pytest.approx(1 / 6 + 4 * 2 / 6), "logo and the ruler of the coral elves"
    assert table.happened(Rolled) == []
