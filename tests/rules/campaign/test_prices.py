"""The price of the campaign's spells: races, several colours, burying (M3, M9, K11)."""

from __future__ import annotations

import pytest
from by_hand import A, B
from spell_table import casting, war

from ddtable.rules.dragon_dice.editions import edition
from ddtable.rules.dragon_dice.events.magic import Announcement

HOME = "A at frontier: wizard\nB at home B: thug\nB at frontier: thug\n"
OF_AMAZONS = {"barrier": ("earth", 5), "levitate": ("air", 6), "faerie_fire": ("fire", 2)}
TWENTY = {
    "barrier": 5,
    "quake": 15,
    "conjure_titan": 25,
    "levitate": 6,
    "chain_lightning": 15,
    "create_void": 25,
    "faerie_fire": 2,
    "fire_of_wrath": 15,
    "parch_land": 25,
    "washout": 4,
    "monsoon": 15,
    "flood_waters": 25,
    "channel_dead": 3,
    "wings_of_death": 15,
    "ragnarok": 20,
    "gates_of_the_underworld": 25,
    "monster_summoning": 10,
    "deattune": 20,
    "to_the_death": 50,
}


def test_campaign_has_its_20_spells_and_those_of_1996():
    """K11: Summon Dragon in each colour, 19 new ones; the others at the costs of 1996 (R96.6)."""
    spells, revised = edition("campaign", "all").spells, edition("revised96").spells
    assert {name: spells[name].cost for name in TWENTY} == TWENTY
    kept = [name for name in revised if revised[name].does != "summon"]
    assert [spells[name] for name in kept] == [revised[name] for name in kept]
    of_race = {name for name, spell in spells.items() if spell.race == "amazons"}
    assert of_race == {"barrier", "levitate", "faerie_fire", "washout", "channel_dead", "deattune"}


@pytest.mark.parametrize("spell", OF_AMAZONS)
def test_only_points_of_amazons_pay_for_their_spells(spell):
    """K11: other points of the colour do not."""
    colour, cost = OF_AMAZONS[spell]
    assert spell not in casting(HOME, {colour: 20}).castable()
    assert spell not in casting(HOME, {colour: 20}, {"amazons": {colour: cost - 1}}).castable()
    assert spell in casting(HOME, {colour: 20}, {"amazons": {colour: cost}}).castable()


def test_points_of_amazons_are_spent_last_on_other_spells():
    """K11: 9 gold points, 5 of Amazons: 2 Stoneskins for 4 leave enough for a Barrier."""
    table = casting(HOME.replace("wizard", "wizard, seer"), {"earth": 9}, {"amazons": {"earth": 5}})
    table.announce("stoneskin", A, "frontier").announce("stoneskin", A, "frontier")
    assert "barrier" in table.castable()
    table.announce("barrier", B, "frontier")
    assert table.happened(Announcement)[-1].left == 0


def test_points_of_the_roll_are_those_of_the_race_that_rolled_them():
    """K11, M2: an oracle's points on highland are red or gold, and doubled ones are its own too."""
    units = "A at frontier: oracle, wizard\nB at home B: thug\n"
    table = war(units, f="highland_temple 1").pick("army", place="frontier").pick("no-maneuver").pick("magic")
    table.roll("5 magic", "4 magic").colours({"earth": 5}, {"earth": 4})
    assert {"barrier", "stoneskin"} <= table.castable()
    table = war(units, f="highland_temple 1").pick("army", place="frontier").pick("no-maneuver").pick("magic")
    table.roll("4 magic", "4 magic").colours({"earth": 4}, {"earth": 4})
    assert "barrier" not in table.castable(), "8 gold points, but 4 of the Amazon"


def test_channel_dead_is_paid_by_others_in_an_army_with_amazons():
    """K11.14: no land has black, so others of the army may pay if Amazons made magic too."""
    assert "channel_dead" not in casting(HOME, {"death": 9}).castable()
    assert "channel_dead" in casting(HOME, {"death": 9, "earth": 1}, {"amazons": {"earth": 1}}).castable()


def test_caster_chooses_the_colours_of_a_mixed_price():
    """K11.19: 20 points of any colours, of Amazons alone; nothing is asked if all are spent."""
    own = {"amazons": {"earth": 15, "air": 10}}
    table = casting(HOME, {"earth": 16, "air": 10, "death": 9}, own).pick("spell", spell="deattune")
    table.pick("spell-at-terrain", place="frontier")
    assert (table.asked, table.question.shape.most) == ((A, "spell-price"), (15, 10, 0, 0, 0))
    table.allot((10, 10, 0, 0, 0))
    assert "quake" not in table.castable()
    assert "barrier" in table.castable(), "5 gold points of Amazons are left"
    every = casting(HOME, {"earth": 10, "air": 10}, {"amazons": {"earth": 10, "air": 10}})
    every.pick("spell", spell="deattune").pick("spell-at-terrain", place="frontier")
    assert every.effects() != [], "all points are spent, and no spell is left"


def test_black_points_of_a_mixed_price_may_be_doubled():
    """M9: 45 points and 5 dead health make To the Death."""
    units = "A at frontier: 3 footman\nB at frontier: thug\nB at home B: thug\nB dead: troll, thug\n"
    table = casting(units, {"earth": 40, "death": 5}).pick("spell", spell="to_the_death")
    table.pick("spell-at-army", seat=B, place="frontier")
    assert table.units(B, "buried") == ["thug", "troll"], "both are needed"
