"""Quake and Monsoon: who rolls, who flees, who is stunned, who dies (K11.3, K11.12)."""

from __future__ import annotations

from by_hand import A, B
from spell_table import army, casting, working

from ddtable.rules.campaign.great_spells.events import ArmyShaken
from ddtable.rules.dragon_dice.events.magic import SpellFailed
from ddtable.rules.dragon_dice.events.units import Moved

ARMIES = "B at frontier: thug, mugger, cutthroat, troll\nA at frontier: wizard\nB at home B: thug\n"
HARPIES = "B at frontier: harpies, thug\nA at frontier: wizard\n"


def test_quake_makes_maneuvers_flee_and_stuns_ids_which_roll_again():
    """K11.3: a maneuver flees, an ID is stunned and rolls again, a second ID dies, anything else stays."""
    table = working(ARMIES, "quake", army(B)).roll("maneuver", "id", "2 id", "4 melee").roll("id", "3 melee")
    assert table.units(B, "reserve") == ["thug"]
    assert table.units(B, "dead") == ["mugger"]
    assert table.units(B, "frontier") == ["cutthroat", "troll"]
    (effect,) = table.position.board.effects
    assert (effect.name, effect.die, effect.seat, effect.ends) == ("stunned", table.die(B, "cutthroat"), B, "start")


def test_unit_stunned_by_a_quake_does_not_roll_with_its_army_until_its_owners_turn():
    """K11.3: until the start of the turn of its owner, not of the caster."""
    table = working("B at frontier: thug, mugger\nA at frontier: footman\nB at home B: thug\n", "quake", army(B))
    table.roll("id", "melee").roll("melee").pick("army", place="frontier").pick("no-maneuver")
    table.pick("skirmish", seat=B).roll("melee")
    assert len(table.question.shape.dice) == 1, "only the mugger saves"
    table.roll("save").pick("no-strike-back").pick("done").pick("done")
    assert table.effects() == [], "B's turn has begun"


def test_special_icon_that_gives_maneuvers_flees_from_a_quake():
    """K11.3: Fly gives maneuvers; an ID is no maneuver here."""
    table = working(HARPIES, "quake", army(B)).roll("4 fly", "melee")
    assert table.units(B, "reserve") == ["harpies"]


def test_dragons_roll_in_a_quake():
    """K11.3, Q132: jaws are an ID, jaws again send the dragon to its pool; a wing flies there."""
    more = "B at frontier: thug, earth_wyrm, air_drake, fire_drake\nA at frontier: wizard\nB at home B: thug\n"
    table = working(more, "quake", army(B)).roll("melee", "jaws", "wing", "jaws").roll("jaws", "claw")
    assert table.units(B, "summoning") == ["air_drake", "earth_wyrm"]
    assert table.units(B, "frontier") == ["fire_drake", "thug"]
    assert table.effects() == [], "dragons are not stunned"


def test_quake_is_aimed_at_each_opposing_army_at_a_terrain_once():
    """K11.3: not at a reserve, not twice at one army, and not at an own one (R96.8)."""
    table = casting(f"{ARMIES}B reserve: thug\n", {"earth": 45}).pick("spell", spell="quake")
    assert table.offered() == {army(B), army(B, "terrain/1")}
    table.pick("spell-at-army", seat=B, place="frontier").pick("spell", spell="quake")
    assert table.offered() == {army(B, "terrain/1")}


def test_units_that_cannot_be_rolled_are_left_alone_by_a_quake():
    """K11.3, C14.4: a unit asleep does not roll, and it does not leave."""
    more = "B at frontier: thug\nA at frontier: wizard\nB at home B: thug\ncast asleep by A on die 3 at frontier\n"
    table = working(more, "quake", army(B))
    assert [event.reason for event in table.happened(SpellFailed)] == ["nobody"]


def test_monsoon_sends_small_units_without_a_maneuver_to_reserve():
    """K11.12, Q76: units of 1 and 2 health roll; 3 health, monsters and dragons do not."""
    more = "B at frontier: thug, mugger, cutthroat, marauder, troll, air_drake\nA at frontier: wizard\n"
    table = working(more, "monsoon", army(B))
    table.roll("maneuver", "melee", "3 maneuver")
    assert table.units(B, "reserve") == ["mugger"]
    assert table.units(B, "frontier") == ["air_drake", "cutthroat", "marauder", "thug", "troll"]


def test_second_roll_decides_in_a_monsoon_for_a_unit_with_an_id():
    """K11.12: an ID again dies, a maneuver stays, anything else goes to reserve; nobody is stunned."""
    table = working("B at frontier: 3 thug, troll\nA at frontier: wizard\n", "monsoon", army(B))
    table.roll("id", "id", "id").roll("id", "maneuver", "melee")
    assert (table.units(B, "dead"), table.units(B, "reserve")) == (["thug"], ["thug"])
    assert table.units(B, "frontier") == ["thug", "troll"]
    assert table.effects() == []
    (event,) = table.happened(ArmyShaken)
    assert (len(event.faces), len(event.again), len(event.fled), len(event.lost)) == (3, 3, 1, 1)


def test_monsoon_fails_if_no_small_unit_is_there():
    """K11.12: only common and uncommon units are affected."""
    table = working("B at frontier: troll\nA at frontier: wizard\n", "monsoon", army(B))
    assert [event.reason for event in table.happened(SpellFailed)] == ["nobody"]


def test_flight_is_stopped_by_a_barrier_but_not_death():
    """Q121: no unit leaves the army; units with two IDs still die."""
    more = (
        "B at frontier: 3 thug\nA at frontier: wizard\nB at home B: thug\ncast barrier by B on B at frontier, since 4\n"
    )
    for spell, flees in (("quake", "maneuver"), ("monsoon", "melee")):
        table = working(more, spell, army(B)).roll(flees, "id", flees).roll("id")
        assert table.units(B, "reserve") == []
        assert table.units(B, "dead") == ["thug"]
        assert table.happened(Moved) == []


def test_last_army_that_flees_leaves_its_owner_in_the_game():
    """K11.12: units in reserve are in play (C2.2)."""
    table = working("B at frontier: thug\nA at frontier: wizard\n", "monsoon", army(B)).roll("melee")
    assert table.result is None
    assert table.asked == (A, "march-second")
