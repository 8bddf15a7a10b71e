"""Summon Dragon, Monster Summoning, Summon Dragonkin, and the spells of the Feral (K11.1, K11.18, K11.21)."""

from __future__ import annotations

from by_hand import A, B
from spell_table import army, casting, war, working

from ddtable.engine.questions import Chosen
from ddtable.rules.campaign.great_spells.events import DragonCalled
from ddtable.rules.dragon_dice.editions import edition
from ddtable.rules.dragon_dice.events.attacks import Damaged
from ddtable.rules.dragon_dice.events.magic import Backlashed, SpellFailed
from ddtable.rules.dragon_dice.events.units import Returned

HOME = "A at frontier: wizard\nB at home B: thug\n"
POOLS = "A summoning: 2 earth_drake, fire_wyrm, earth_fire_drake\nB summoning: earth_drake\n"


def test_summon_dragon_adds_an_own_dragon_of_its_colour_to_the_casting_army():
    """K11.1: from the own summoning pool; no opponent's dragon, and none at a terrain."""
    units = f"{HOME}B at frontier: thug, earth_wyrm\nA at home A: thug, earth_wyrm\n{POOLS}"
    table = casting(units, {"earth": 24}).pick("spell", spell="call_earth_dragon")
    assert table.offered() == {"A earth_drake", "A earth_fire_drake"}
    die = table.die(A, "earth_drake")
    table.pick("spell-at-die", die=die).pick("spell", spell="call_earth_dragon")
    assert f"die:{die}" not in [option.id for option in table.question.shape.options], "one dragon for each casting"
    table.pick("back").pick("done")
    assert table.lies(die) == "at frontier"
    assert [event.dice for event in table.happened(DragonCalled)] == [(die,)]


def test_summon_dragon_costs_12_and_replaces_the_normal_spell():
    """K11.1: of one colour; the spell for 7 is not in the campaign."""
    spells = edition("campaign", "all").spells
    assert [spell.cost for spell in spells.values() if spell.does == "call_dragon"] == [12] * 5
    assert not [spell for spell in spells.values() if spell.does == "summon"]
    assert "call_earth_dragon" not in casting(f"{HOME}{POOLS}", {"earth": 11, "fire": 11}).castable()


def test_reserve_army_summons_no_dragon():
    """KP9.6: reserves fight nobody."""
    units = f"A reserve: wizard\nA at home A: thug\nB at home B: thug\n{POOLS}"
    table = casting(units, {"earth": 14}, at="reserve")
    assert "call_earth_dragon" not in table.castable()


def test_dragon_stays_in_the_pool_if_the_casting_army_is_gone():
    """M4: nothing is left that it could join."""
    table = working(f"A at home A: thug\nB at home B: thug\n{POOLS}", "call_earth_dragon", "die:5")
    assert [event.reason for event in table.happened(SpellFailed)] == ["no-army-there"]


DEAD = "A dead: behemoth, troll, hydra, skeletal_steed, warlord\nB dead: roc\n"


def test_monster_costs_5_points_of_each_colour_of_its_race():
    """K11.18: dwarves gold and red, goblins gold and black; only own monsters in the dead unit area."""
    table = casting(f"{HOME}{DEAD}", {"earth": 5, "fire": 5}).pick("spell", spell="monster_summoning")
    assert table.offered() == {"A amazons_hydra", "A dwarves_behemoth"}
    troll = casting(f"{HOME}{DEAD}", {"earth": 5, "death": 5}).pick("spell", spell="monster_summoning")
    assert troll.offered() == {"A goblins_troll", "A undead_skeletal_steed"}


def test_monster_returns_to_the_casting_army_after_the_action():
    """K11.18, M20: with the points of its two colours spent."""
    table = casting(f"{HOME}{DEAD}", {"earth": 7, "fire": 5}).pick("spell", spell="monster_summoning")
    table.pick("spell-at-die", die=table.die(A, "behemoth"))
    assert table.castable() == {"stoneskin"}
    table.pick("done")
    assert table.units(A, "frontier") == ["behemoth", "wizard"]
    assert [event.place for event in table.happened(Returned)] == ["terrain/2"]


def test_monster_that_is_no_longer_dead_is_not_summoned():
    """M4: another spell of the action has brought it back."""
    table = working(f"{HOME}A at home A: behemoth\n", "monster_summoning", "die:2")
    assert [event.reason for event in table.happened(SpellFailed)] == ["gone"]


def test_amazon_and_undead_monsters_ask_for_the_colours():
    """K11.18: Amazons any two colours but black, Undead black and any other one."""
    points = {"earth": 5, "air": 5, "fire": 5, "death": 5}
    table = casting(f"{HOME}{DEAD}", points).pick("spell", spell="monster_summoning")
    table.pick("spell-at-die", die=table.die(A, "hydra"))
    assert table.asked == (A, "spell-pair")
    assert [option.values["pair"] for option in table.question.shape.options] == [
        "earth+air",
        "earth+fire",
        "air+fire",
    ]
    table.pick("spell-price", pair="air+fire").pick("spell", spell="monster_summoning")
    assert table.offered() == {"A goblins_troll", "A undead_skeletal_steed"}
    table.pick("spell-at-die", die=table.die(A, "skeletal_steed"))
    assert table.asked[1] != "spell-pair", "only gold is left beside black"


def test_black_points_of_a_monster_may_be_doubled():
    """M9: burying dead units adds what is missing."""
    table = casting(f"{HOME}{DEAD}", {"earth": 5, "death": 3}).pick("spell", spell="monster_summoning")
    table.pick("spell-at-die", die=table.die(A, "troll"))
    assert table.asked == (A, "spell-bury")
    table.choose("warlord")
    assert table.units(A, "frontier") == ["troll", "wizard"]


def test_monster_that_is_buried_meanwhile_does_not_return():
    """M4: a target that is gone is not replaced."""
    table = working(f"{HOME}A buried: behemoth\n", "monster_summoning", "die:5")
    assert [event.reason for event in table.happened(SpellFailed)] == ["gone"]


def test_monster_without_an_army_to_join_stays_dead():
    """M4: the casting army is gone."""
    table = working("A at home A: thug\nA dead: behemoth\nB at home B: thug\n", "monster_summoning", "die:4")
    assert [event.reason for event in table.happened(SpellFailed)] == ["no-army-there"]


# The Feral


def test_hidden_unit_is_not_affected_and_makes_no_rolls():
    """K11.21: castings must reach its health; it is no casualty and no target, and makes no roll."""
    units = "A at frontier: badger_folk\nB at frontier: 2 thug\nB at home B: thug\ncast hide by B on die 4, since 4\n"
    table = war(units).pick("army", place="frontier").pick("no-maneuver").pick("skirmish", seat=B).roll("3 melee")
    assert len(table.question.shape.dice) == 1
    table.roll("melee")
    assert table.units(B, "frontier") == ["thug"], "2 damage find one unit"
    lightning = casting(units, {"air": 15}).pick("spell", spell="chain_lightning")
    assert len(lightning.question.shape.options) == 3, "the other thug, that at home, and back"


def test_hide_needs_as_many_castings_as_the_unit_has_health():
    """K11.21: 1 health for each casting."""
    units = "A at frontier: badger_folk\nB at home B: thug\n"
    table = working(units, "hide", "die:3")
    assert [event.reason for event in table.happened(SpellFailed)] == ["too-few"]
    table = working(units, "hide", "die:3", times=2)
    assert table.effects() == [("hide", A, 5)]
    assert table.position.board.effects[0].ends == "end"


def test_hide_is_aimed_at_own_units_by_feral_magic():
    """K11.21: points of other races do not pay for it."""
    units = "A at frontier: badger_folk\nA reserve: thug\nB at home B: thug\n"
    assert "hide" not in casting(units, {"earth": 4}).castable()
    table = casting(units, {"earth": 4}, {"feral": {"earth": 2}}).pick("spell", spell="hide")
    assert table.offered() == {"A feral_badger_folk", "A goblins_thug"}
    table.pick("spell-at-die", die=table.die(A, "thug"))
    assert "hide" not in table.castable(), "the Feral's points are spent"
    assert "stoneskin" in table.castable()


def test_savage_units_attack_their_own_army():
    """K11.21: the caster picks health of the army, one for each casting; the rest may save."""
    table = working(f"B at frontier: 3 thug, troll\n{HOME}", "savage", army(B), times=2)
    assert table.asked == (A, "savage")
    table.choose("thug", "thug").roll("2 melee", "melee").roll("melee", "4 save")
    assert [event.damage for event in table.happened(Damaged)] == [0]
    table = working(f"B at frontier: troll\n{HOME}", "savage", army(B))
    assert table.asked == (A, "march-second"), "no unit is that small"


def test_army_that_casts_on_a_terrain_under_backlash_takes_the_points_it_spent():
    """K11.21: after its spells, and it may save; a Cantrip is cast there too."""
    units = f"{HOME}B at frontier: thug\ncast backlash by B at frontier, since 4\n"
    table = casting(units, {"earth": 12}).announce("stoneskin", A, "frontier").announce("stoneskin", A, "frontier")
    table.pick("done").roll("2 melee")
    assert [event.points for event in table.happened(Backlashed)] == [4]
    assert [event.damage for event in table.happened(Damaged)] == [2], "2 Stoneskins save 2 of 4"
    assert casting(units, {"earth": 12}).pick("done").happened(Backlashed) == []


KIN = "dragonkin_dragontroop_fire, dragonkin_dragonhero_fire, dragonkin_dragontroop_earth"


def test_dragonkin_of_the_colour_join_the_casting_army():
    """K11.21: one health for each casting, from the own pool; none for a reserve army."""
    units = f"{HOME}A summoning: {KIN}, fire_drake\n"
    table = casting(units, {"fire": 5}).pick("spell", spell="summon_fire_dragonkin").pick("spell-at-pool")
    table.pick("spell", spell="summon_fire_dragonkin").pick("spell-at-pool")
    assert table.asked == (A, "call-kin")
    types = [table.position.dice[die].type for die in table.question.shape.dice]
    assert types == ["dragonkin_dragontroop_fire", "dragonkin_dragonhero_fire"]
    table.play(Chosen((table.question.shape.dice[1],)))
    (event,) = table.happened(DragonCalled)
    assert [table.position.dice[die].place for die in event.dice] == ["terrain/2"]
    assert "summon_fire_dragonkin" not in casting(units, {"fire": 4}, at="reserve").castable()
    none = working(units, "summon_fire_dragonkin", "summoning").play(Chosen(()))
    assert none.happened(DragonCalled) == []


def test_dragonkin_that_have_left_the_pool_are_not_called():
    """M4: nothing is left to choose."""
    assert working(HOME, "summon_fire_dragonkin", "summoning").asked == (A, "march-second")
