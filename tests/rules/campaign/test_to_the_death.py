"""To the Death: skirmish after skirmish until one army is gone (K11.20)."""

from __future__ import annotations

from by_hand import A, B
from msgspec.structs import replace
from spell_table import WarTable, army, casting, position, working

from ddtable.rules.campaign.events import LogoUsed
from ddtable.rules.campaign.great_spells.events import FightOver, FoughtOn
from ddtable.rules.campaign.great_spells.steps import ToTheDeath
from ddtable.rules.dragon_dice.events.attacks import Routed
from ddtable.rules.dragon_dice.events.magic import SpellFailed
from ddtable.rules.dragon_dice.steps import Charge, March

ARMIES = "A at home A: 3 oracle\nA at frontier: 2 footman\nB at frontier: 2 thug\nB at home B: thug\n"
FIFTY = {"earth": 30, "air": 20}


def fight(units: str = ARMIES, **on) -> WarTable:
    return working(units, "to_the_death", army(B), at="terrain/0", **on)


def test_target_strikes_first_and_then_both_in_turn_until_one_army_is_gone():
    """K11.20: each attack is a skirmish without a strike back; then the turn goes to the reserves phase."""
    table = fight()
    assert [party.seat for party in table.position.agenda[-1].parties] == [B]
    table.roll("melee", "melee").roll("save", "melee").choose("footman")
    table.roll("melee").roll("melee", "melee").choose("thug")
    table.roll("save").roll("melee").roll("melee").roll("maneuver")
    assert [event.seat for event in table.happened(FoughtOn)] == [B, A, B, A]
    (event,) = table.happened(FightOver)
    assert (event.fought, event.idle) == (4, 0)
    assert table.units(B, "frontier") == []
    assert table.asked == (A, "advance"), "the second march is spent"


def test_nobody_routs_in_a_fight_to_the_death():
    """K11.20: an army with more IDs than saves fights on."""
    table = fight().roll("melee", "save").roll("id", "melee")
    assert table.happened(Routed) == []
    assert table.asked == (A, "faces")


def test_charge_icon_makes_no_charge_in_a_fight_to_the_death():
    """K11.20: each attack is a skirmish; outside of it the icon works (C14.4)."""
    units = "A at frontier: 2 footman\nB at frontier: behemoth\nB at home B: thug\n"
    table = working(units, "to_the_death", army(B), at="terrain/2").roll("4 charge").roll("save")
    assert not any(isinstance(step, Charge) for step in table.position.agenda)
    begun = [step for step in position(units).agenda if not isinstance(step, March)]
    assert begun
    table = WarTable(position(units.replace("B at frontier: behemoth", "A at frontier: behemoth\nB at frontier: thug")))
    table.pick("army", place="frontier").pick("no-maneuver").pick("skirmish", seat=B).roll("melee", "melee", "4 charge")
    assert any(isinstance(step, Charge) for step in table.position.agenda)


def test_fight_without_a_kill_ends_after_10_skirmishes():
    """Q138: in a row; the second march is spent all the same."""
    table = fight()
    for _ in range(10):
        table.roll("save").roll("save")
    assert table.happened(FightOver)[0].idle == 10
    assert table.units(B, "frontier") == ["thug", "thug"]
    assert table.asked == (A, "advance")


def test_kill_begins_the_count_of_skirmishes_anew():
    """Q138: only skirmishes in a row without a kill count."""
    table = WarTable(position(ARMIES, (ToTheDeath(B, A, "terrain/2", left=4, idle=9, fought=9),)))
    assert table.happened(FightOver)[0].idle == 10
    table = WarTable(position(ARMIES, (ToTheDeath(B, A, "terrain/2", left=5, idle=9, fought=9),)))
    assert table.happened(FightOver) == []


def test_spell_is_aimed_at_opponents_where_an_own_army_is_on_melee_or_eight():
    """K11.20, Q78: the magic may come from another army; the terrain must show melee or its eighth face."""
    for face, legal in (("flatland_temple 6", True), ("flatland_temple 8", True), ("flatland_temple 3", False)):
        table = casting(ARMIES, FIFTY, at="terrain/0", f=face)
        assert ("to_the_death" in table.castable()) == legal
    table.pick("done")
    table = casting(f"{ARMIES}A at home B: thug\n", FIFTY, at="terrain/0", b="flatland_tower 6")
    assert table.pick("spell", spell="to_the_death").offered() == {army(B), army(B, "terrain/1")}


def test_spell_is_the_only_one_of_an_action_in_the_first_march():
    """K11.20: 50 points of any colours, before any other spell, not by a Cantrip, not in the second march."""
    assert "to_the_death" in casting(ARMIES, FIFTY, at="terrain/0").castable()
    assert "to_the_death" not in casting(ARMIES, {"earth": 49}, at="terrain/0").castable()
    assert "to_the_death" not in casting(ARMIES, FIFTY, at="terrain/0", action=False).castable()
    second = casting(ARMIES, {"earth": 60}, at="terrain/0").position
    later = WarTable(replace(second, agenda=tuple(step for step in second.agenda if not isinstance(step, March))))
    assert "to_the_death" not in later.castable()
    table = casting(ARMIES, {"earth": 60}, at="terrain/0").announce("stoneskin", A, "frontier")
    assert "to_the_death" not in table.castable()
    table = casting(ARMIES, {"earth": 50, "air": 20}, at="terrain/0").pick("spell", spell="to_the_death")
    table.pick("spell-at-army", seat=B, place="frontier").allot((50, 0, 0, 0, 0))
    assert table.asked == (B, "faces"), "no other spell is asked for, and the fight begins"


def test_fight_without_an_own_army_there_fails():
    """M4: it may be gone before the spell takes effect."""
    table = working("A at home A: wizard\nB at frontier: thug\n", "to_the_death", army(B), at="terrain/0")
    assert [event.reason for event in table.happened(SpellFailed)] == ["no-army-there"]


def test_dragons_breathe_after_each_blow_of_a_fight_to_the_death():
    """K11.20, KP9.2: all that a skirmish has is in effect; a red dragon burns 5 health."""
    units = "A at home A: 3 oracle\nA at frontier: 7 footman\nB at frontier: 2 thug, fire_drake\nB at home B: thug\n"
    table = fight(units).roll("save", "save", "breath").roll("save")
    assert table.asked[1] == "breath-flame"
    table.choose(*["footman"] * 5)
    assert table.units(A, "buried") == ["footman"] * 5
    assert [event.seat for event in table.happened(FoughtOn)] == [B, A]


def test_champions_act_once_for_the_whole_fight():
    """KP10.2, KP10.4: one dragon is called, and stays tamed, until the action is over."""
    pool = "B summoning: 2 fire_drake\n"
    armies = "A at frontier: 4 footman, dragonlord\nB at frontier: 2 thug, champion_fire\n"
    table = fight(f"A at home A: 3 oracle\n{armies}B at home B: thug\n{pool}").roll("save", "save", "4 logo")
    table.pick("logo-call", die=table.die(B, "fire_drake")).roll(*["save"] * 4, "4 id")
    table.roll(*["save"] * 4, "4 logo")
    assert [event.deed for event in table.happened(LogoUsed)] == ["call", "tame"]
    assert len(table.position.agenda[-1].parties[0].dice) == 3, "the dragon does not save"
    table.roll("save", "save", "4 id")
    table.roll("save", "save", "4 logo")
    assert table.came_to("melee", B)["melee"] == 4, "an ID: no second dragon is called"
    assert len(table.happened(LogoUsed)) == 2
