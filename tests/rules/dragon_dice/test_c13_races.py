"""The powers of all species (C13.1): those of Amazons and, by our rulings, of seven others (H45 to H51, H56)."""

import pytest
from by_hand import A, B, Table, board

from ddtable.rules.dragon_dice.editions import edition
from ddtable.rules.dragon_dice.events.attacks import Damaged
from ddtable.rules.dragon_dice.events.powers import PowerRolled, PowerUsed, PowerWorked
from ddtable.rules.dragon_dice.events.units import Moved, Promoted, Returned
from ddtable.rules.dragon_dice.powers import coffin, land_of

ALL = "options species=all\n"


def races(text: str, **on: str) -> Table:
    return board(text + ALL, **on)


def attack(mine: str, theirs: str, kind: str = "skirmish", more: str = "", f: str = "flatland_city 6") -> Table:
    """Return the table where A's army at the frontier attacks B's there."""
    table = races(f"A at frontier: {mine}\nB at frontier: {theirs}\n{more}turn 4 A march 1, act at frontier\n", f=f)
    return table.pick(kind, seat=B, place="frontier")


# The table


def test_the_starter_species_keep_their_powers_of_1995_and_no_other():
    """C13.1, H45: with all species or without."""
    starters = {"coral_elves", "lava_elves", "dwarves", "goblins"}
    assert {species for folk in edition().powers_by_land.values() for species in folk} == starters
    for (land, effect), folk in edition(races="all").powers_by_land.items():
        assert folk & starters == edition().powers_by_land.get((land, effect), frozenset())


def test_every_species_has_a_power_and_each_power_a_land():
    """H45: only powers without an element also work in reserve."""
    species = {power.species for power in edition().rows}
    assert len(species) == 12
    for power in edition().rows:
        assert power.lands
        assert ("" in power.lands) == (not power.terrain and not power.elements)


def test_a_game_of_the_starter_species_has_no_phase_for_races():
    """H47: it comes between the eighth faces and the marches."""
    assert "species" not in board("A at home A: thug\nB at home B: thug\n").position.board.edition.phases
    found = races("A at home A: thug\nB at home B: thug\n").position.board.edition.phases
    assert tuple(found)[2:4] == ("eighth_face", "species")


def test_the_land_where_a_power_may_work():
    """C13.1: a kind of terrain, or the reserve; no power works among the dead."""
    position = races("A at home A: thug\nB at home B: thug\n", a="highland_city 4").position
    assert [land_of(position, place) for place in ("terrain/0", "reserve", "dead")] == ["highland", "", None]


# Icons that count as other results


def test_amazons_shoot_with_maneuvers_from_flatland():
    """C13.1: their maneuvers count as missiles when their army makes a missile attack from flatland."""
    table = attack("2 amazons_runner, thug", "3 thug", "missile", f="flatland_city 3")
    table.roll("2 maneuver", "missile", "maneuver")
    assert table.totals("missile")["missile"] == 3
    table = attack("2 amazons_runner", "3 thug", "missile", f="highland_city 3").roll("2 maneuver", "missile")
    assert table.totals("missile")["missile"] == 1


def test_fog_reduces_amazons_maneuvers_after_their_missiles():
    """C13.1, M16: it is a penalty on the missile results of the roll."""
    fog = "cast wall_of_fog by B at frontier\n"
    table = attack("2 amazons_runner", "3 thug", "missile", fog, f="flatland_city 3").roll("2 maneuver", "missile")
    assert table.totals("missile")["missile"] == 2


def test_feral_stampede_when_they_strike_back_on_flatland():
    """C13.1, H51: their maneuvers count as melee in a strike back, not when they attack."""
    table = attack("3 thug", "2 feral_antelope_folk, thug").roll("maneuver").roll("save")
    table.pick("strike-back").roll("2 maneuver", "melee", "maneuver")
    assert table.totals("melee")["melee"] == 3
    table = attack("2 feral_antelope_folk", "3 thug").roll("2 maneuver", "melee")
    assert table.totals("melee")["melee"] == 1


def test_feral_stampede_when_they_meet_a_charge():
    """C13.1, C8.3, H51: the only roll of a charge's target is its strike back and its save roll."""
    table = attack("3 sentry", "2 feral_antelope_folk, thug", "charge")
    table.roll("missile", "missile", "missile", "2 maneuver", "melee", "maneuver")
    assert table.totals("charge_defence") == {"save": 0, "melee": 3, "maneuver": 2}
    assert table.happened(Damaged)[1].damage == 3


def test_penalties_of_a_charges_target_may_be_taken_from_maneuvers_that_strike():
    """C13.1, DA-G, H51: a palsy removes one of three points of melee, of which two are maneuvers."""
    more = "cast palsy by A on B at frontier\ncast palsy by A on B at frontier\n"
    table = attack("3 sentry", "2 feral_antelope_folk, thug", "charge", more)
    table.roll("missile", "missile", "missile", "2 maneuver", "melee", "save")
    assert table.asked == (B, "penalties")
    assert table.question.shape.most == (1, 3)
    table.allot((0, 2))
    assert table.totals("charge_defence") == {"save": 1, "melee": 1, "maneuver": 1}


def test_feral_stampede_only_on_land_of_earth_and_air():
    """C13.1: highland has earth but not air."""
    table = attack("3 thug", "2 feral_antelope_folk", f="highland_city 6").roll("maneuver").roll("save")
    table.pick("strike-back").roll("2 maneuver")
    assert table.totals("melee")["melee"] == 0


def test_flaming_shields_strike_on_fire_but_not_back():
    """C13.1, H51: saves of Firewalkers count as melee in an attack on a land of fire."""
    table = attack("2 firewalkers_guardian, thug", "3 thug", f="highland_city 6").roll("save", "2 melee", "save")
    assert table.totals("melee")["melee"] == 3
    table = attack("3 thug", "2 firewalkers_guardian", f="highland_city 6").roll("maneuver").roll("save")
    table.pick("strike-back").roll("save", "melee")
    assert table.totals("melee")["melee"] == 1


def test_flaming_shields_hit_in_a_charge():
    """C8.3, H51: in addition to melee and maneuvers."""
    table = attack("2 firewalkers_guardian", "3 thug", "charge", f="highland_city 6")
    table.roll("save", "melee", *["maneuver"] * 3)
    assert table.totals("charge")["charge"] == 2


def test_scorching_touch_damages_attackers():
    """C13.1, H51: each save of Scalders, IDs too, does one damage to attackers, but not in their own strike back."""
    table = attack("3 thug", "scalders_dragonne_tender, scalders_sparker, thug", f="highland_city 6")
    table.roll("maneuver").roll("id", "save", "save")
    assert table.totals("save_melee") == {"save": 3, "thrown_back": 2}
    assert table.asked == (A, "casualties")
    table = attack("2 scalders_dragonne_tender", "3 thug", f="highland_city 6").roll("maneuver").roll("save")
    table.pick("strike-back").roll("maneuver").roll("save")
    assert "thrown_back" not in table.came_to("save_melee", A)


def test_scorching_touch_in_a_charge_counts_the_ids_that_save():
    """C8.3, H51: an ID used as melee does not also do this damage."""
    table = attack("3 thug", "2 scalders_dragonne_tender", "charge", f="highland_city 6")
    table.roll(*["maneuver"] * 3, "id", "save").allot((1, 0))
    assert table.totals("charge_defence")["thrown_back"] == 2


def test_intangible_scalders_dodge_missiles_alone():
    """C13.1, H51: on a land of water their maneuvers count as saves against missiles, not against melee."""
    table = attack("3 guard", "2 scalders_glower", "missile", f="swampland_city 3").roll("maneuver")
    table.roll("maneuver")
    assert table.totals("save")["save"] == 2
    table = attack("3 thug", "2 scalders_glower", f="swampland_city 6").roll("maneuver").roll("maneuver")
    assert table.totals("save_melee")["save"] == 0


def test_born_of_the_swamp():
    """C13.1: maneuvers of Swamp Stalkers count as saves where there is water, alone too."""
    table = attack("3 thug", "2 swamp_stalkers_bog_runner", f="coastland_city 6").roll("maneuver").roll("2 maneuver")
    assert table.totals("save_melee")["save"] == 4
    table = attack("3 thug", "2 swamp_stalkers_bog_runner", f="highland_city 6").roll("maneuver").roll("2 maneuver")
    assert table.totals("save_melee")["save"] == 0


# At the start of a turn


def begin(text: str, **on: str) -> Table:
    """Return the table where A's turn begins."""
    return races(f"{text}turn 4 A begin\n", **on)


def test_feralization_recruits_or_promotes_in_each_army():
    """C13.1, H47: a dead Feral of one health is recruited, or one is promoted; both are optional."""
    units = "A at home A: feral_lynx_folk\nA at frontier: feral_hound_folk\nA dead: feral_weasel_folk, feral_fox_folk\n"
    table = begin(f"{units}B at home B: 2 thug\n")
    assert table.asked == (A, "feralize")
    assert sorted(table.words()) == ["power-unused", "promote", "recruit"]
    table.pick("promote")
    assert table.happened(Promoted, cause="feralization")
    assert table.asked == (A, "feralize")
    table.pick("recruit", die=table.die(A, "weasel_folk"))
    assert table.units(A, "frontier") == ["hound_folk", "weasel_folk"]
    assert table.happened(Returned, cause="feralization")
    assert table.asked == (A, "march-first")


def test_feralization_is_for_feral_alone():
    """C13.1: a dead Goblin cannot be recruited."""
    table = begin("A at home A: feral_lynx_folk\nA dead: thug\nB at home B: 2 thug\n")
    assert table.asked == (A, "march-first")


def test_winters_fortitude_raises_one_buried_frostwing_to_the_dead():
    """C13.1, H47: if a Frostwing is on a land of air; it is optional."""
    units = "A at home A: frostwings_advocate\nA buried: frostwings_magus, thug\nB at home B: 2 thug\n"
    table = begin(units)
    assert table.asked == (A, "fortify")
    assert table.words() == ["fortify", "power-unused"]
    table.pick("fortify")
    assert (table.units(A, "dead"), table.units(A, "buried")) == (["magus"], ["thug"])
    assert table.happened(PowerWorked, power="winters_fortitude")
    assert begin(units, a="highland_city 4").asked == (A, "march-first"), "no air there"
    assert begin(units).pick("power-unused").units(A, "buried") == ["magus", "thug"]


def test_mutate_takes_units_out_of_a_reserve_and_grows_by_them():
    """C13.1, H46, H47: one per dead Swamp Stalker, at most one per 24 health; the killed health lets an army grow."""
    units = (
        "A at home A: swamp_stalkers_bog_runner\nA dead: 2 swamp_stalkers_striker\n"
        "B at home B: 2 thug\nB reserve: marauder, thug\nhealth 24\n"
    )
    table = begin(units).pick("mutate-victim", seat=B)
    assert table.asked == (A, "mutate")
    assert table.refuses(lambda: table.choose("marauder", "thug")) == "too-many-dice"
    table.choose("marauder").roll("2 maneuver")
    assert table.units(B, "dead") == ["marauder"]
    assert table.asked == (A, "evolve")
    assert table.question.values["count"] == 3
    table.pick("recruit", die=table.die(A, "striker")).pick("recruit", die=table.die(A, "striker", 1))
    assert table.units(A, "home A") == ["bog_runner", "striker", "striker"]
    assert table.asked == (A, "march-first")


def test_mutate_needs_dead_swamp_stalkers_and_a_reserve():
    """C13.1, H47."""
    living = "A at home A: swamp_stalkers_bog_runner\nB at home B: 2 thug\n"
    assert begin(f"{living}B reserve: thug\nhealth 24\n").asked == (A, "march-first")
    assert begin(f"{living}A dead: swamp_stalkers_striker\nhealth 24\n").asked == (A, "march-first")
    table = begin(f"{living}A dead: swamp_stalkers_striker\nB reserve: thug\nhealth 24\n").pick("power-unused")
    assert table.happened(PowerUsed, power="mutate", used=False)
    saved = begin(f"{living}A dead: swamp_stalkers_striker\nB reserve: thug\nhealth 24\n")
    saved.pick("mutate-victim", seat=B).roll("save")
    assert (saved.asked, saved.units(B, "reserve")) == ((A, "march-first"), ["thug"])


def test_mutate_asks_which_of_two_armies_grows_and_promotes():
    """C13.1, H47: one army, health by health, as far as the player wants."""
    units = (
        "A at home A: swamp_stalkers_bog_runner\nA at frontier: swamp_stalkers_bog_adept\n"
        "A dead: swamp_stalkers_marsh_mage\nB at home B: 2 thug\nB reserve: marauder\nhealth 24\n"
    )
    table = begin(units).pick("mutate-victim", seat=B).roll("2 maneuver")
    assert table.asked == (A, "evolve-place")
    table.pick("army", place="frontier").pick("promote")
    assert table.units(A, "frontier") == ["marsh_mage"]
    assert table.asked == (A, "march-first"), "nobody is left to join or to rise"
    left = begin(units).pick("mutate-victim", seat=B).roll("2 maneuver").pick("done")
    assert left.units(A, "dead") == ["marsh_mage"]


def test_mutate_does_not_count_exchanged_undead():
    """V8.9, H47, H49: it was not killed."""
    units = (
        "A at home A: swamp_stalkers_bog_runner\nA dead: swamp_stalkers_striker\n"
        "B at home B: 2 thug\nB reserve: undead_wight\nB dead: undead_zombie\nhealth 24\n"
    )
    table = begin(units).pick("mutate-victim", seat=B).roll("2 melee").pick("step-down")
    assert (table.units(B, "reserve"), table.asked) == (["zombie"], (A, "march-first"))


def test_a_unit_replaced_by_mutate_is_not_recruited_by_it():
    """C10.4, V8.7, H47."""
    units = (
        "A at home A: swamp_stalkers_bog_runner\nA dead: swamp_stalkers_marsh_mage\n"
        "B at home B: 2 thug\nB reserve: marauder\nhealth 24\n"
    )
    table = begin(units).pick("mutate-victim", seat=B).roll("2 maneuver").pick("promote")
    assert (table.units(A, "dead"), table.asked) == (["bog_runner"], (A, "march-first"))


# Moving and maneuvering


def test_firewalkers_fly_between_lands_of_air_with_firewalkers():
    """C13.1, H56: while units retreat, each once; not to a land without air or without Firewalkers."""
    table = races(
        "A at home A: 2 firewalkers_guardian\nA at frontier: firewalkers_explorer\nB at home B: 2 thug\n"
        "turn 4 A retreat\n",
        f="coastland_city 4",
        b="highland_city 4",
    )
    assert set(table.places("flight")) == {table.place("home A"), table.place("frontier")}
    table.move("flight", "guardian", "frontier")
    assert table.units(A, "frontier") == ["explorer", "guardian"]
    assert table.happened(Moved, cause="air_flight")
    flown = [option for option in table.question.shape.options if option.word == "flight"]
    assert table.die(A, "guardian") not in {option.values["die"] for option in flown}, "each flies once"
    retreating = {option.values["die"] for option in table.question.shape.options if option.word == "retreat"}
    assert table.die(A, "guardian") not in retreating, "and does not retreat as well"


def test_flights_begin_at_the_one_terrain_of_the_option():
    """C13.1, Q91, H56."""
    text = "A at home A: 2 firewalkers_guardian\nA at frontier: 2 firewalkers_explorer\nB at home B: 2 thug\n"
    options = "options species=all one_terrain\nturn 4 A retreat\n"
    table = board(f"{text}{options}", f="coastland_city 4").move("flight", "guardian", "frontier")
    left = {option.values["die"] for option in table.question.shape.options if option.word in ("flight", "retreat")}
    assert left == {table.die(A, "guardian", 1)}


def test_treefolk_grow_when_they_oppose_a_maneuver_on_earth():
    """C13.1, H48, C4.3: any of those without a special icon are rerolled once; the new result counts."""
    table = races(
        "A at frontier: 2 thug\nB at frontier: 2 treefolk_willowling, treefolk_noble_willow\n"
        "turn 4 A march 1, maneuver at frontier\n",
        f="swampland_city 4",
    )
    table.pick("maneuver").pick("oppose")
    table.roll("id", "id", "save", "maneuver", "4 wild_growth")
    assert table.asked == (B, "rapid-growth")
    assert len(table.question.shape.dice) == 2, "the one with the special icon stays"
    table.choose("willowling").roll("maneuver")
    assert table.came_to("maneuver", B) == {"maneuver": 2}
    assert table.asked == (A, "turn"), "two to two: a tie is the marcher's"


def test_rapid_growth_is_optional_and_needs_its_land():
    """C13.1, H48: coastland has no earth."""
    units = "A at frontier: 2 thug\nB at frontier: treefolk_willowling\nturn 4 A march 1, maneuver at frontier\n"
    table = races(units, f="swampland_city 4").pick("maneuver").pick("oppose").roll("save", "save", "maneuver")
    assert table.choose().came_to("maneuver", B) == {"maneuver": 1}
    table = races(units, f="coastland_city 4").pick("maneuver").pick("oppose").roll("save", "save", "maneuver")
    assert table.asked != (B, "rapid-growth")


# Death


def kill(mine: str, theirs: str, hits: str, more: str = "", f: str = "swampland_city 6") -> Table:
    """Return the table where A's army has hit B's, which saves nothing."""
    return attack(mine, theirs, more=more, f=f).roll(hits)


def test_replanting_sends_treefolk_that_show_an_id_to_reserve():
    """C13.1, H49: on a land of water; they were not killed, the others were."""
    table = kill("2 thug", "2 treefolk_oakling, thug", "melee").roll("melee").choose("oakling", "oakling")
    table.roll("id", "melee")
    assert (table.units(B, "reserve"), table.units(B, "dead")) == (["oakling"], ["oakling"])
    assert [len(event.kept) for event in table.happened(PowerRolled, power="replanting")] == [1]
    dry = kill("2 thug", "2 treefolk_oakling, thug", "melee", f="highland_city 6").roll("melee")
    dry.choose("oakling", "oakling")
    assert dry.units(B, "dead") == ["oakling", "oakling"], "no water there"


def test_the_last_unit_that_is_replanted_keeps_its_player_in_the_game():
    """C2.2, H49: it did not die."""
    table = kill("2 thug", "treefolk_oakling", "melee").roll("melee").roll("id")
    assert table.result is None
    assert table.units(B, "reserve") == ["oakling"]


def test_stepped_damage_lets_a_smaller_undead_take_the_place_of_a_dying_one():
    """C13.1, H49: a unit that died earlier, of less health; the dying one is then dead."""
    table = kill("2 thug", "undead_wight, 2 thug", "melee", "B dead: undead_zombie, undead_revenant, thug\n")
    table.roll("2 melee", "melee", "melee").choose("wight")
    assert table.asked == (B, "step-down")
    assert len(table.words()) == 2, "the zombie, or nobody"
    table.pick("step-down")
    assert table.units(B, "frontier") == ["thug", "thug", "zombie"]
    assert table.units(B, "dead") == ["revenant", "thug", "wight"]
    assert table.happened(Promoted, cause="stepped_damage")


def test_stepped_damage_is_optional_and_uses_each_dead_unit_once():
    """C13.1, H49."""
    table = kill("2 thug", "2 undead_zombie, undead_wight", "2 melee", "B dead: undead_ghoul\n")
    table.roll("melee", "melee", "2 melee")
    assert table.asked == (B, "step-down")
    table.pick("done")
    assert table.units(B, "dead") == ["ghoul", "wight", "zombie", "zombie"]


def test_a_phoenix_that_shows_its_icon_goes_to_reserve():
    """C14.4, H49: it rolls when it is killed, and again when it would be buried."""
    table = kill("2 thug", "phoenix, thug", "2 melee").roll("4 seize", "melee").roll("4 rise_from_the_ashes")
    assert table.units(B, "reserve") == ["phoenix"]
    assert table.happened(PowerRolled, power="rise_from_the_ashes")
    burnt = attack("nightmare", "phoenix, thug", f="swampland_city 6").roll("4 firebreath")
    burnt.roll("4 seize").roll("4 rise_from_the_ashes")
    assert burnt.units(B, "reserve") == ["phoenix"]


@pytest.mark.parametrize("rises", [True, False])
def test_a_dead_phoenix_that_is_buried_rolls_too(rises: bool):
    """C14.4, H49, M16: Dust to Dust, and any other burial."""
    units = "A at frontier: 2 wizard\nA at home A: thug\nB at home B: thug\nB dead: phoenix, thug\n"
    table = races(f"{units}turn 5 A march 1, act at frontier\n", f="coastland_temple 1").pick("magic").roll("4 magic")
    table.colours({"earth": 4}, {"earth": 4}).pick("spell", spell="dust_to_dust").pick("spell", spell="dust_to_dust")
    table.pick("spell", spell="dust_to_dust").pick("spell", spell="dust_to_dust").choose("phoenix")
    table.roll("4 rise_from_the_ashes" if rises else "4 id")
    assert table.units(B, "reserve" if rises else "buried") == ["phoenix"]
    assert len(table.happened(PowerRolled, power="rise_from_the_ashes")) == 1


def test_an_open_grave_comes_before_powers_at_death():
    """M23, H49: units that it takes to reserve do not roll."""
    grave = "cast open_grave by B on B at frontier\n"
    table = kill("2 thug", "treefolk_oakling, thug", "melee", grave).roll("melee")
    assert table.units(B, "reserve") == ["oakling", "thug"]
    assert not table.happened(PowerRolled)


# Magic


def test_bone_magic_adds_one_for_each_undead_that_shows_magic_up_to_the_dead():
    """C13.1, H46: an ID does not count; four dead per 24 health, and no more than there are."""
    units = "A at frontier: 3 undead_apparition\nA dead: 2 undead_zombie, thug\nB at home B: thug\nhealth 24\n"
    table = races(f"{units}turn 5 A march 1, act at frontier\n", f="coastland_temple 1").pick("magic")
    table.roll("2 magic", "magic", "id")
    assert table.totals("magic")["magic"] == 2 + 1 + 1 + 2
    assert table.pool() == {"death": 6}


def test_frostwings_reduce_magic_of_opponents_at_their_terrain():
    """C13.1, H46, H50: they roll alone, up to their dead; the caster chooses the points to lose."""
    units = (
        "A at frontier: 2 enchanter\nB at frontier: 2 frostwings_apprentice, thug\n"
        "B dead: 3 frostwings_advocate\nhealth 24\n"
    )
    table = races(f"{units}turn 5 A march 1, act at frontier\n", f="highland_temple 1").pick("magic").roll("4 magic")
    table.roll("2 magic", "2 magic")
    assert table.happened(PowerWorked, power="magic_negation")[0].points == 3
    table.colours({"air": 4}, {"air": 4})
    assert table.pool() == {"air": 5}


def test_magic_negation_needs_dead_frostwings_and_the_same_ground():
    """C13.1, H46, H50."""
    units = "A at frontier: 2 enchanter\nB at frontier: 2 frostwings_apprentice\nhealth 24\n"
    table = races(f"{units}turn 5 A march 1, act at frontier\n", f="highland_temple 1").pick("magic").roll("4 magic")
    assert not table.happened(PowerWorked)
    apart = units.replace("B at frontier", "B at home B") + "B dead: frostwings_advocate\n"
    table = races(f"{apart}turn 5 A march 1, act at frontier\n", f="highland_temple 1").pick("magic").roll("4 magic")
    assert not table.happened(PowerWorked)


@pytest.mark.parametrize(("health", "reach"), [(12, 4), (24, 4), (25, 6), (48, 6)])
def test_how_far_the_dead_count(health: int, reach: int):
    """H46: four per 24 health or part of it, of six dead."""
    table = races(f"A at home A: undead_ghoul\nA dead: 6 undead_zombie\nB at home B: thug\nhealth {health}\n")
    assert coffin(table.position, A, "bone_magic") == reach


def test_amazons_cast_colours_of_the_land_and_none_in_reserve():
    """C13.1: the terrain's colours, doubled only on standing stones."""
    table = races(
        "A at frontier: amazons_seer\nB at home B: thug\nturn 5 A march 1, act at frontier\n", f="coastland_temple 1"
    )
    table.pick("magic").roll("2 magic")
    assert table.colour_sources() == [(2, ("air", "water"))]
    table = races("A reserve: amazons_seer\nA at home A: thug\nB at home B: thug\nturn 5 A march 1, act at reserve\n")
    table.pick("magic").roll("2 magic")
    assert table.asked != (A, "magic-colours")
