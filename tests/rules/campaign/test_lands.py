"""Parch Land and Flood Waters: the maneuver roll, the choice of the land, its distance, what ends (K11.10, K11.13)."""

from __future__ import annotations

from by_hand import A, B, C
from spell_table import casting, war, working

from ddtable.rules.campaign.events import TerrainTraded
from ddtable.rules.campaign.great_spells.events import LandRolled
from ddtable.rules.campaign.great_spells.steps import LandTrade
from ddtable.rules.dragon_dice.events.magic import EffectEnded, SpellFailed
from ddtable.rules.dragon_dice.events.turns import ControlLost

HOME = "A at home A: wizard\nB at home B: thug\n"
COAST, FLAT = "coastland_temple 6", "flatland_temple 6"


def parch(units: str, pool: str = "flatland_temple, flatland_city", f: str = COAST, **on):
    return working(f"{units}{HOME}pool: {pool}\n", "parch_land", "terrain/2", f=f, **on)


def flood(units: str, pool: str, f: str = FLAT, **on):
    return working(f"{units}{HOME}pool: {pool}\n", "flood_waters", "terrain/2", f=f, **on)


def reasons(table) -> list[str]:
    return [event.reason for event in table.happened(SpellFailed)]


def land(table, words: str = "frontier") -> str:
    return table.position.dice[table.terrain(words).die].type


def test_terrain_with_water_becomes_flatland_with_the_same_eighth_face():
    """K11.10: traded with the pool; a roll of 5 is distance 3, and the old die goes to the pool."""
    table = parch("").roll(5)
    assert (land(table), table.number("frontier")) == ("flatland_temple", 3)
    assert sorted(die.type for die in table.position.dice if die.place == "pool") == [
        "coastland_temple",
        "flatland_city",
    ]
    assert [event.place for event in table.happened(TerrainTraded)] == ["terrain/2"]


def test_distance_is_half_of_the_roll_rounded_up_and_8_is_rolled_again():
    """K11.10: 1, 1, 2, 2, 3, 3, 4 for 1 to 7."""
    for thrown, number in enumerate((1, 1, 2, 2, 3, 3, 4), 1):
        table = parch("").roll(8).roll(thrown)
        assert table.number("frontier") == number
        assert [event.number for event in table.happened(LandRolled)] == [8, thrown]


def test_any_army_may_roll_and_12_maneuvers_stop_the_spell():
    """K11.10: it is not compulsory; each army alone must come to 12, and its own maneuvers are doubled by its race."""
    table = parch("B at frontier: 3 wolf_rider\n", f="swampland_temple 6")
    assert table.asked == (B, "land-oppose")
    table.pick("land-oppose").roll("3 maneuver", "3 maneuver", "2 id")
    assert reasons(table) == ["land-held"], "goblins double in swampland: 6 are 12"
    assert land(table) == "swampland_temple"
    table = parch("B at frontier: 3 wolf_rider\n").pick("land-oppose").roll("3 maneuver").roll(2)
    assert land(table) == "flatland_temple", "9 are not enough"
    assert parch("B at frontier: 3 wolf_rider\n").pick("no-land-oppose").roll(2).number("frontier") == 1


def test_army_of_the_caster_may_roll_too_and_is_asked_last():
    """K11.10, H99: all armies at the terrain may roll; the first answer offered to the caster is not to."""
    units = "A at frontier: 4 wolf_rider\nB at frontier: thug\n"
    table = parch(units)
    assert table.asked == (B, "land-oppose")
    table.pick("no-land-oppose")
    assert table.asked == (A, "land-oppose")
    assert [option.id for option in table.question.shape.options] == ["let", "oppose"]
    table.pick("land-oppose").roll("3 maneuver")
    assert reasons(table) == ["land-held"], "3 maneuvers of 4 units are 12"
    assert land(parch(units).pick("no-land-oppose").pick("no-land-oppose").roll(2)) == "flatland_temple"


def test_each_army_alone_must_come_to_12():
    """K11.10: any army rolls 12 or more; 9 of one army and 3 of the other are not enough."""
    units = "A at frontier: wolf_rider\nB at frontier: 3 wolf_rider\n"
    table = parch(units).pick("land-oppose").pick("land-oppose").roll("3 maneuver").roll(2)
    assert land(table) == "flatland_temple"


def test_ids_and_special_icons_do_not_count_against_the_spell():
    """K11.10: 12 points of Fly and IDs stop nothing; neither do Fly icons of Levitate."""
    table = parch("B at frontier: 2 harpies, 4 thug\n").pick("land-oppose").roll("4 fly", "4 fly", *["id"] * 4).roll(2)
    assert land(table) == "flatland_temple"
    units = "B at frontier: 5 wolf_rider\ncast levitate by B on B at frontier, since 4\n"
    assert land(parch(units).pick("land-oppose").roll("3 maneuver").roll(2)) == "flatland_temple"


def test_eighth_face_doubles_the_maneuvers_against_the_spell():
    """K11.10: 6 maneuvers of the army that holds the terrain are 12."""
    units = "B at frontier: 2 wolf_rider\n"
    table = parch(units, f="coastland_temple 8, held by B").pick("land-oppose").roll("3 maneuver")
    assert reasons(table) == ["land-held"]


def test_army_that_may_only_roll_saves_is_not_asked():
    """DA-D2: a paralysed army cannot roll maneuvers."""
    table = parch("B at frontier: thug\ncast paralysis by B on B at frontier, since 4\n")
    assert table.asked == (A, "faces")


def test_spell_fails_without_a_flatland_in_the_pool():
    """K11.10: it may be cast, and fails by itself."""
    assert reasons(parch("", pool="highland_city")) == ["no-land-left"]


def test_caster_picks_the_die_if_none_has_the_same_eighth_face():
    """K11.10: a matching one must be taken if available, otherwise the caster chooses."""
    table = parch("", pool="flatland_city, flatland_tower, flatland_city")
    assert table.asked == (A, "land-die")
    assert [option.values["terrain"] for option in table.question.shape.options] == ["flatland_city", "flatland_tower"]
    table.pick("land-die", terrain="flatland_tower").roll(4)
    assert land(table) == "flatland_tower"


def test_flood_asks_for_the_kind_first_and_then_a_matching_die_binds():
    """K11.13, Q137: coastland or swampland as the caster chooses, then the same eighth face if the pool has one."""
    table = flood("", "coastland_city, coastland_temple, swampland_city")
    assert (table.asked, table.question.clause) == ((A, "land-kind"), "K11.13")
    table.pick("land-kind", land="coastland").roll(6)
    assert (land(table), table.number("frontier")) == ("coastland_temple", 3)
    other = flood("", "coastland_temple, swampland_city, swampland_tower").pick("land-kind", land="swampland")
    assert other.asked == (A, "land-die")
    assert flood("", "coastland_city").roll(2).number("frontier") == 1, "one kind is left, and one die"
    assert reasons(flood("", "highland_city, flatland_city")) == ["no-land-left"]


def test_trade_ends_a_capture_and_what_lay_on_the_terrain():
    """Q118, Q137: control counts down at once; effects on the terrain end, those on armies stay; the home stays."""
    units = (
        "cast gates_of_the_underworld by A at frontier, since 4\ncast ash_storm by B at frontier, since 4\n"
        "B at frontier: thug\ncast stoneskin by B on B at frontier, since 4\n"
    )
    table = parch(units, f="coastland_temple 8, held by B").pick("no-land-oppose").roll(2)
    assert table.holder("frontier") == -1
    assert [event.seat for event in table.happened(ControlLost)] == [B]
    assert [name for name, _, _ in table.effects()] == ["stoneskin"]
    assert {event.reason for event in table.happened(EffectEnded)} == {"traded"}


def test_home_stays_a_home():
    """Q118: the place keeps its owner, its links and its armies."""
    table = working(f"{HOME}pool: flatland_tower\n", "parch_land", "terrain/1", f=FLAT, b="coastland_tower 4")
    table.pick("no-land-oppose").roll(7)
    place = table.position.board.map[1]
    assert (place.home, place.links, land(table, "home B")) == (B, ("terrain/2",), "flatland_tower")
    assert table.units(B, "home B") == ["thug"]


def test_targets_are_lands_with_water_and_flatlands():
    """K11.10, K11.13: coastland and swampland have water; each spell once in an action."""
    lands = {"a": "coastland_city 4", "b": "swampland_tower 4", "f": FLAT}
    table = casting(f"{HOME}pool: coastland_city\n", {"fire": 50, "water": 50}, **lands).pick(
        "spell", spell="parch_land"
    )
    assert table.offered() == {"terrain/0", "terrain/1"}
    table.pick("spell-at-terrain", place="home A")
    assert "parch_land" not in table.castable()
    assert table.pick("spell", spell="flood_waters").offered() == {"terrain/2"}


def test_land_that_has_changed_meanwhile_is_no_target_any_more():
    """M4: a target that is gone is not replaced; here a land without water."""
    assert reasons(parch("", f=FLAT)) == ["gone"]


def test_spell_of_a_caster_who_is_out_changes_nothing():
    """C2.3: nobody chooses the land any more."""
    step = LandTrade(C, "flood_waters", "terrain/3", ())
    table = war(f"{HOME}pool: coastland_city, swampland_city\ngone C\n", step, seats=3, f=FLAT)
    assert reasons(table) == ["no-land-left"]
    assert land(table) == "flatland_temple"
