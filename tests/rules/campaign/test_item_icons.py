"""Elevate, Attune, Wayfare and the Elemental Relic in the armies of a war (KP10.5, H103)."""

from __future__ import annotations

from random import Random

import pytest
from test_k10_dice import BARRIER, FRONTIER, LANDS, conjuring, fighting
from war import A, B, WarTable, war

from ddtable.engine.arithmetic import Face
from ddtable.opponents.campaign import recruit
from ddtable.rules.campaign.events import ItemUsed
from ddtable.rules.campaign.item_icons import gains
from ddtable.rules.campaign.wayfaring import carriers
from ddtable.rules.dragon_dice.board import RESERVE
from ddtable.rules.dragon_dice.effects import Effect
from ddtable.rules.dragon_dice.events.attacks import Damaged
from ddtable.rules.dragon_dice.events.units import Promoted, Returned
from ddtable.rules.dragon_dice.steps import IconAct, IconWork
from ddtable.words.sentences import Table, Words
from tests.words.test_words import RAW_ID

ROD, CLOAK = "artifact_maneuver_air", "artifact_maneuver_death"


def told(table: WarTable) -> list[str]:
    """Return the last event of an item in both languages."""
    event = table.happened(ItemUsed)[-1]
    said = [Words(code).event(event, Table(table.position, ("Anna", "Bo"))) for code in ("en", "da")]
    assert all(one and not RAW_ID.search(one) for one in said)
    return [str(one) for one in said]


# Elevate


def test_kp10_5_elevate_doubles_the_missiles_of_the_best_unit():
    """V4 leaves the choice to its owner; the unit with most missiles is the best one (H103)."""
    table = fighting(f"A at 2: bowman, archer, sharpshooter, {ROD}\nB at 2: 6 thug\nB at 1: thug", "missile", 5)
    table.roll("missile", "2 missile", "3 missile", "4 elevate")
    assert [(event.dice, event.points) for event in table.happened(ItemUsed)] == [((table.die(A, "sharpshooter"),), 3)]
    table.roll(*["melee"] * 6)
    assert table.happened(Damaged)[0].hits == 1 + 2 + 3 + 3
    assert told(table)[0].endswith("3 more")


def test_kp10_5_second_elevate_doubles_another_unit():
    """H103: one doubling for each result."""
    table = fighting(f"A at 2: bowman, archer, {ROD}, {ROD}\nB at 2: 6 thug\nB at 1: thug", "missile", 5)
    table.roll("missile", "3 missile", "4 elevate", "4 elevate").roll(*["melee"] * 6)
    assert [event.points for event in table.happened(ItemUsed)] == [3, 1]
    assert table.happened(Damaged)[0].hits == 8
    none = fighting(f"A at 2: bowman, archer, {ROD}, {ROD}\nB at 2: 6 thug\nB at 1: thug", "missile", 5)
    none.roll("missile", "2 melee", "4 elevate", "4 elevate")
    assert [event.points for event in none.happened(ItemUsed)] == [1], "the other unit has none"


def test_kp10_5_elevate_doubles_the_saves_of_a_unit_against_melee():
    """An ID counts; in a charge it does not, as its owner decides later what it gives."""
    units = f"A at 2: 6 guard\nB at 2: death_mage, thug, {CLOAK}\nB at 1: thug"
    table = fighting(units).roll("melee").roll("3 id", "melee", "4 elevate")
    assert table.totals("save_melee")["save"] == 6
    charge = fighting(units, "charge").roll(*["melee"] * 6, "3 id", "save", "4 elevate")
    assert [event.points for event in charge.happened(ItemUsed)] == [1]


def test_kp10_5_elevate_gives_maneuvers_and_nothing_against_missiles():
    units = f"A at 2: 2 bowman\nB at 2: death_mage, {CLOAK}\nB at 1: thug"
    table = fighting(units, "missile", 5).roll("missile").roll("3 id", "4 elevate")
    assert table.totals("save")["save"] == 3
    assert table.happened(ItemUsed) == []


def gained(units: str, result: str, faces: dict[str, tuple[str, int]], kind: str, **board) -> dict[str, int]:
    """Return what units of A would gain from Elevate, by their names."""
    table = war(f"{units}\nB at 1: thug", *LANDS, **board)
    shown = tuple(Face(table.die(A, name), *face) for name, face in faces.items())
    step = IconWork(A, FRONTIER, kind, (IconAct("elevate", 4, (0,)),), B, FRONTIER)
    found = gains(table.position, step, result, shown)
    return {name: found[table.die(A, name)] for name in faces if table.die(A, name) in found}


def test_kp10_5_elevate_counts_what_a_race_counts_as_the_result():
    """C13.1: maneuvers of coral elves at a coastland are saves; special icons are doubled too, items are not."""
    units = f"A at 2: guard, thug, knight, {ROD}"
    shown = {"guard": ("maneuver", 1), "thug": ("maneuver", 1), "knight": ("fly", 3), ROD: ("save", 4)}
    at_coast = war(f"{units}\nB at 1: thug", *LANDS[:2], "coastland_tower 6")
    faces = tuple(Face(at_coast.die(A, name), *face) for name, face in shown.items())
    step = IconWork(A, FRONTIER, "save_melee", (IconAct("elevate", 4, (0,)),), B, FRONTIER)
    found = gains(at_coast.position, step, "save", faces)
    assert found == {at_coast.die(A, name): points for name, points in (("guard", 1), ("thug", 0), ("knight", 3))}


def test_kp10_5_elevate_doubles_the_half_that_frost_leaves():
    """M14: special icons are not halved."""
    frost = {"effects": (Effect("frost", A, "start", 1, FRONTIER, A),)}
    shown = {"marksman": ("missile", 3), "knight": ("fly", 3)}
    assert gained(
        "A at 2: marksman, knight", "save", {"knight": ("fly", 3), "marksman": ("save", 3)}, "save_melee", **frost
    ) == {
        "knight": 3,
        "marksman": 1,
    }
    assert gained("A at 2: marksman, knight", "missile", shown, "missile")["marksman"] == 3


def test_kp10_5_elevate_finds_results_that_are_doubled_already():
    """H103: by the eighth face, a trumpet, a minor terrain."""
    held = war("A at 2: guard\nB at 1: thug", *LANDS[:2], "highland_tower 8 A")
    step = IconWork(A, FRONTIER, "save_melee", (IconAct("elevate", 4, (0,)),), B, FRONTIER)
    assert gains(held.position, step, "save", (Face(held.die(A, "guard"), "save", 1),)) == {}
    feral = {"leopard_folk": ("save", 1), "guard": ("save", 1), "elephant_folk": ("trumpet", 4)}
    assert gained("A at 2: leopard_folk, guard, elephant_folk", "save", feral, "save_melee") == {"guard": 1}


# Attune

ORB = "equipment_large_magic_air"


def test_kp10_5_attune_is_magic_of_any_colour():
    table = conjuring(f"A at 2: conjurer, {ORB}\nB at 1: thug").roll("2 melee", "3 attune")
    assert table.asked == (A, "magic-colours")
    assert [points for points, colours in table.colour_sources() if len(colours) == 5] == [3]


def test_kp10_5_attune_turns_the_magic_of_a_unit_to_the_same_colour():
    table = conjuring(f"A at 2: conjurer, {ORB}\nB at 1: thug").roll("2 magic", "3 attune")
    assert (table.asked, table.words()) == ((A, "attune"), ["attune-unit", "attune-none"])
    table.pick("attune-unit")
    assert (table.asked, len(table.words())) == ((A, "attune-colour"), 5)
    table.pick("attune-colour", colour="death")
    assert table.pool() == {"death": 5}
    assert told(table)[0].endswith("to black")


def test_kp10_5_attune_may_turn_no_unit():
    table = conjuring(f"A at 2: conjurer, {ORB}\nB at 1: thug").roll("2 magic", "3 attune").pick("attune-none")
    assert sorted(len(colours) for _, colours in table.colour_sources()) == [2, 5]


def test_kp10_5_two_items_attune_different_units():
    table = conjuring(f"A at 2: 2 conjurer, {ORB}, {ORB}\nB at 1: thug").roll(
        "2 magic", "2 magic", "3 attune", "3 attune"
    )
    table.pick("attune-unit", die=table.die(A, "conjurer")).pick("attune-colour", colour="fire")
    assert table.words() == ["attune-unit", "attune-none"], "the other conjurer"
    table.pick("attune-unit").pick("attune-colour", colour="earth")
    assert table.pool() == {"fire": 5, "earth": 5}


# Wayfare

BOOTS = "equipment_large_maneuver_air"


def marching(units: str, **more) -> WarTable:
    table = war(f"{units}\nB at 2: 2 thug\nB at 1: thug", *LANDS, **more)
    return table.pick("army", place="frontier").pick("maneuver").pick("oppose")


def test_kp10_5_wayfare_gives_maneuvers_or_leaves_with_a_unit():
    """The unit's own result still counts; that of the item does not (H103)."""
    units = f"A at 2: 2 guard, thug, {BOOTS}"
    stays = marching(units).roll("maneuver", "melee", "melee", "3 wayfare", "melee", "melee")
    assert stays.asked == (A, "wayfare")
    stays.pick("wayfare-stay")
    assert stays.came_to("maneuver", A)["maneuver"] == 4
    goes = marching(units).roll("maneuver", "melee", "melee", "3 wayfare", "melee", "melee")
    goes.pick("icon-move", place="home A")
    assert (goes.asked, len(goes.words())) == ((A, "wayfare-unit"), 2), "a thug cannot carry it"
    goes.pick("wayfare-unit", die=goes.die(A, "guard"))
    assert goes.came_to("maneuver", A)["maneuver"] == 1
    assert goes.units(A, "home A") == [BOOTS, "guard"]
    goes.sound()


def test_kp10_5_wayfare_leads_into_the_reserve_too_and_for_the_opponent():
    units = "A at 2: guard\nB at 2: bladesman, equipment_large_maneuver_fire"
    table = marching(units).roll("melee", "melee", "3 wayfare", "melee", "melee")
    assert table.asked == (B, "wayfare")
    table.pick("icon-move", place=RESERVE)
    assert table.units(B, RESERVE) == ["bladesman", "equipment_large_maneuver_fire"]
    assert table.came_to("maneuver", B) == {}


def test_kp10_5_wayfare_of_several_items_is_asked_one_after_the_other():
    units = f"A at 2: 3 guard, {BOOTS}, {BOOTS}"
    table = marching(units).roll("melee", "melee", "melee", "3 wayfare", "3 wayfare", "melee", "melee")
    table.pick("wayfare-stay")
    assert table.asked == (A, "wayfare")
    table.pick("wayfare-stay")
    assert table.came_to("maneuver", A)["maneuver"] == 6


@pytest.mark.parametrize(
    ("units", "more"),
    [
        (f"A at 2: guard, {BOOTS}", {}),
        (f"A at 2: 2 guard, {BOOTS}", {"effects": (BARRIER,)}),
    ],
)
def test_kp10_5_wayfare_only_gives_maneuvers_if_nobody_can_go(units, more):
    """H103: the last unit stays; Barrier (Q121) and what holds units stop it."""
    table = war(f"{units}\nB at 2: 2 thug\nB at 1: thug", *LANDS, **more)
    table.pick("army", place="frontier").pick("maneuver").pick("oppose")
    faces = [
        ("3 wayfare" if "equipment" in table.position.dice[die].type else "melee")
        for party in table.position.agenda[-1].parties
        for die in party.dice
    ]
    table.roll(*faces)
    assert table.came_to("maneuver", A)["maneuver"] == 3


def test_kp10_5_items_are_left_out_that_no_unit_is_left_for():
    """The first one leaves with a guard; the last guard stays with the two others."""
    units = f"A at 2: 2 guard, {BOOTS}, {BOOTS}, {BOOTS}"
    table = marching(units).roll("melee", "melee", "3 wayfare", "3 wayfare", "3 wayfare", "melee", "melee")
    table.pick("icon-move", place="home A").pick("wayfare-unit", die=table.die(A, "guard"))
    assert table.came_to("maneuver", A)["maneuver"] == 6


def test_kp10_5_held_unit_does_not_leave_by_wayfare():
    units = f"A at 2: 2 guard, {BOOTS}\nB at 1: thug"
    table = war(units, *LANDS, effects=(Effect("netted", B, "start", 1, FRONTIER, die=0),))
    assert carriers(table.position, table.die(A, BOOTS)) == (1,)


# The Elemental Relic

RELIC = "relic_elemental_relic"
DRAW = {"air": 2, "water": 3, "fire": 4, "earth": 5, "death": 6}


def relic(units: str, attack: str = "skirmish") -> WarTable:
    return fighting(f"{units}\nB at 2: 6 thug\nB at 1: thug", attack)


def test_kp10_5_relic_rolls_units_of_its_element_again():
    """Up to 4 health, and the new face replaces the old one; thugs have no air."""
    table = relic(f"A at 2: 3 guard, knight, thug, {RELIC}").roll(
        "maneuver", "melee", "melee", "2 save", "melee", DRAW["air"]
    )
    assert table.asked == (A, "relic-again")
    assert len(table.question.shape.dice) == 4
    assert table.refuses(lambda: table.choose("guard", "guard", "guard", "knight")) == "too-much"
    table.choose("guard", "knight").roll("melee", "3 melee")
    assert table.totals("melee")["melee"] == 1 + 1 + 1 + 3 + 1
    assert told(table)[0].endswith("roll again")


def test_kp10_5_relic_of_another_element_does_nothing():
    table = relic(f"A at 2: 2 guard, {RELIC}").roll("maneuver", "melee", DRAW["earth"])
    assert table.asked == (B, "faces")


def test_kp10_5_rest_of_the_relics_points_recruits_and_promotes():
    """A point for each health, all at once: dead units of the element only."""
    units = f"A at 2: 2 guard, {RELIC}\nA dead: 2 bowman, archer, thug, troll"
    table = relic(units).roll("melee", "melee", DRAW["air"]).choose()
    assert table.asked == (A, "relic")
    assert sorted(set(table.words())) == ["done", "promote", "recruit"]
    assert table.words().count("recruit") == 2, "no thug"
    table.pick("recruit", die=table.die(A, "bowman")).pick("recruit", die=table.die(A, "bowman", 1))
    assert table.happened(Returned) == [], "all at once"
    assert "recruit" not in table.words()
    table.promote("archer", "guard")
    assert table.asked == (B, "faces"), "1 point is left, and no unit for it"
    assert len(table.happened(Returned)) == len(table.happened(Promoted)) == 1
    assert table.units(A, "frontier").count("bowman") == 2
    table.sound()


def test_kp10_5_relics_points_are_shared():
    """3 health roll again, so that 1 point is left."""
    units = f"A at 2: 2 guard, knight, {RELIC}\nA dead: 2 bowman"
    table = (
        relic(units).roll("melee", "melee", "2 save", DRAW["air"]).choose("knight", "guard").roll("melee", "3 melee")
    )
    assert (table.asked, table.question.values["points"]) == ((A, "relic"), 1)
    table.pick("recruit", die=table.die(A, "bowman"))
    assert table.asked == (B, "faces"), "no point is left"
    done = relic(units).roll("melee", "melee", "2 save", DRAW["air"]).choose("knight").roll("3 melee").pick("done")
    assert done.happened(Returned) == []


def test_kp10_5_two_relics_of_one_element_cancel_each_other():
    units = f"A at 2: 2 guard, {RELIC}, {RELIC}\nA dead: bowman"
    table = relic(units).roll("melee", "melee", DRAW["air"], DRAW["air"])
    assert table.asked == (B, "faces")
    other = relic(units).roll("melee", "melee", DRAW["air"], DRAW["earth"])
    assert other.asked == (A, "relic-again")


def test_kp10_5_die_that_a_relic_rolls_again_may_roll_on():
    """C14: rend is rolled again here too, and both faces count."""
    table = relic(f"A at 2: guard, roc, {RELIC}").roll("melee", "4 fly", DRAW["earth"]).choose("roc")
    table.roll("4 rend").roll("4 melee")
    assert table.totals("melee")["melee"] == 1 + 4 + 4


def test_kp10_5_barrier_stops_recruits_of_a_relic():
    """Q121."""
    table = fighting(f"A at 2: guard, {RELIC}\nA dead: bowman\nB at 2: 6 thug\nB at 1: thug", effects=(BARRIER,))
    table.roll("melee", DRAW["air"]).choose()
    assert table.asked == (B, "faces")


# Recruit


def test_recruit_leaves_rolls_as_they_are_and_takes_what_a_relic_gives():
    units = f"A at 2: 2 guard, {RELIC}\nA dead: 2 bowman"
    table = relic(units).roll("melee", "melee", DRAW["air"])
    for word in ("reason-war-items", "reason-one-more", "reason-one-more"):
        choice, remark = recruit.choose(table.position, table.question, Random(1))
        assert remark.word == word
        table.play(choice)
    assert table.units(A, "frontier").count("bowman") == 2
    stays = marching(f"A at 2: 2 guard, {BOOTS}").roll("melee", "melee", "3 wayfare", "melee", "melee")
    assert recruit.choose(stays.position, stays.question, Random(1))[0].option == "stay"
