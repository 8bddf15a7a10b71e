"""Setting up, SU1 to SU10."""

import pytest
from by_hand import CLASSIC, A, B, C, D, Table, forces
from msgspec.structs import replace

from ddtable.dice.catalogue import use_own_dice
from ddtable.dice.faces import parse_faces
from ddtable.dice.types import OwnDie
from ddtable.engine import kernel
from ddtable.engine.questions import Chosen
from ddtable.engine.system import SetUp
from ddtable.rules.dragon_dice.events.set_up import (
    Assembled,
    DistanceRolled,
    FrontierSet,
    HordesTied,
    OrderSet,
    Placed,
    Revealed,
)
from ddtable.rules.dragon_dice.events.turns import TurnBegan

GOBLINS = "2 thug, mugger, wardog_rider"
DWARVES = "2 footman, sentry, pony_rider"


def assembled(*units: str, **options: object) -> Table:
    """Return a game whose seats have formed armies of two, one and one unit, and picked terrains."""
    table = Table.new_game(*(units or (GOBLINS, DWARVES)), **options)
    for seat in range(table.position.seats):
        first, second = ("thug", "mugger") if table.units(seat, "force").count("thug") else ("footman", "sentry")
        table.choose(first, first).choose(second)
        table.pick("terrain", terrain="flatland_city")
        table.pick("terrain", terrain="flatland_tower" if seat else "flatland_temple")
    return table


def test_two_to_four_players_with_equal_forces():
    """SU1, SU9: two to four players, all forces of the same health."""
    refuse = CLASSIC.refuse_set_up
    for seats, word in ((1, "not 1"), (5, "not 5")):
        assert word in (refuse(SetUp("classic", 1, {}, forces(*[GOBLINS] * seats))) or "")
    assert refuse(SetUp("classic", 1, {}, forces(GOBLINS, DWARVES))) is None
    assert "must be equal" in (refuse(SetUp("classic", 1, {}, forces(GOBLINS, "3 footman"))) or "")


@pytest.mark.parametrize(("health", "dragons"), [(23, 1), (24, 1), (25, 2), (49, 2), (50, 3)])
def test_one_dragon_and_one_more_for_each_full_25_health(health, dragons):
    """SU1: 23 health bring one dragon, 50 bring three; neither fewer nor more."""
    for count in range(1, 5):
        brought = forces(f"{health} thug", f"{health} footman", dragons=("air_drake",) * count)
        refusal = CLASSIC.refuse_set_up(SetUp("classic", 1, {}, brought))
        assert (refusal is None) == (count == dragons)


@pytest.mark.parametrize(
    ("changes", "word"),
    [
        ({"home": ["thugs"]}, "unknown die"),
        ({"dragons": ["thug"]}, "unknown die"),
        ({"home": ["goblins_troll"]}, "starter race"),
        ({"home": ["goblins_marauder", "goblins_thug"]}, "at least 3"),
        ({"home": 7}, "Could not read"),
    ],
)
def test_forces_that_cannot_play(changes, word):
    """SU1, SU2: unknown dice, dice that are not played yet, too few units for three armies."""
    first, second = forces(GOBLINS, DWARVES)
    other = {**second, **changes}
    refusal = CLASSIC.refuse_set_up(SetUp("classic", 1, {}, (first, other)))
    assert refusal is not None
    assert word in refusal
    with pytest.raises(ValueError, match=word):
        kernel.begin(CLASSIC, SetUp("classic", 1, {}, (first, other)))


def test_with_all_species_any_unit_plays_and_monsters_have_a_race():
    """SU2, C0.9, H44: the option of the set-up; the other rules are unchanged."""
    theirs = forces("goblins_troll, 2 goblins_thug", "firewalkers_phoenix, undead_zombie, amazons_seer")
    assert CLASSIC.refuse_set_up(SetUp("classic", 1, {}, theirs)) is not None
    assert CLASSIC.refuse_set_up(SetUp("classic", 1, {"species": "all"}, theirs)) is None
    few = forces("goblins_troll, thug", "goblins_troll, thug")
    assert CLASSIC.refuse_set_up(SetUp("classic", 1, {"species": "all"}, few)) is not None
    assert CLASSIC.refuse_set_up(SetUp("classic", 1, {"species": "humans"}, theirs)) is not None


def test_a_game_cannot_begin_with_forces_that_cannot_be_read():
    """SU1: even if the check is skipped."""
    with pytest.raises(ValueError, match="Could not read"):
        CLASSIC.begin(SetUp("classic", 1, {}, ({"home": 7},)))


@pytest.mark.parametrize(
    ("options", "seed", "word"),
    [({"faces": "odd"}, 1, "house rules"), ({"magic": True}, 1, "magic"), ({}, -1, "seed"), ({}, 1 << 63, "seed")],
)
def test_options_and_seed_are_checked(options, seed, word):
    assert word in (CLASSIC.refuse_set_up(SetUp("classic", seed, options, forces(GOBLINS, DWARVES))) or "")


def test_home_and_campaign_army_of_one_race_each_and_a_unit_in_every_army():
    """SU2: one race in the home and in the campaign army, at least one unit in all three."""
    table = Table.new_game("2 thug, mugger, footman", DWARVES)
    assert table.asked == (A, "assemble-home")
    assert table.refuses(lambda: table.choose("thug", "footman")) == "army-mixed"
    assert table.refuses(table.choose) == "army-empty"
    assert table.refuses(lambda: table.choose("thug", "thug", "mugger")) == "army-takes-all"
    table.choose("thug")
    assert table.asked == (A, "assemble-campaign")
    assert table.refuses(lambda: table.choose("mugger", "footman")) == "army-mixed"
    table.choose("mugger", "thug")
    assert table.units(A, "home") == ["thug"]
    assert table.units(A, "campaign") == ["mugger", "thug"]
    assert table.units(A, "horde") == ["footman"]


def test_home_and_campaign_army_may_be_of_the_same_race():
    """SU2: a force of one race is split."""
    table = assembled()
    (shown,) = table.happened(Revealed, seat=A)
    assert (len(shown.home), len(shown.campaign), len(shown.horde)) == (2, 1, 1)


def test_no_army_over_half_of_the_force_with_the_option():
    """SU2: Q1, off in 1995: without the option an army may contain nearly everything."""
    free = Table.new_game("3 thug, 3 mugger", "6 footman")
    free.choose("thug", "thug", "thug", "mugger")
    table = Table.new_game("3 thug, 3 mugger", "6 footman", half_cap=True)
    assert table.refuses(lambda: table.choose("thug", "thug", "thug", "mugger")) == "army-too-big"
    table.choose("thug")
    assert table.refuses(lambda: table.choose("mugger")) == "army-rest-too-big"
    table.choose("mugger", "mugger")
    lone = SetUp("classic", 1, {"half_cap": True}, forces("marauder, thug, mugger", "warlord, footman, sentry"))
    assert "more than half" in (CLASSIC.refuse_set_up(lone) or "")


def test_dragons_begin_among_their_owners_dead():
    """SU3: before any casualty, each in its owner's dead unit area."""
    table = Table.new_game(GOBLINS, DWARVES, dragons=("death_wyrm",))
    assert table.units(A, "dead") == table.units(B, "dead") == ["death_wyrm"]


def test_any_of_the_sixteen_terrains_twice_included():
    """SU4: home and proposal are free picks from sixteen dice."""
    table = Table.new_game(GOBLINS, DWARVES).choose("thug").choose("thug")
    assert table.asked == (A, "terrain-home")
    assert len(table.words()) == 16
    table.pick("terrain", terrain="swampland_city")
    assert table.asked == (A, "terrain-frontier")
    assert len(table.words()) == 16
    table.pick("terrain", terrain="swampland_city")
    assert table.asked == (B, "assemble-home")
    assert table.happened(Assembled) == [Assembled(A)]


def test_armies_and_terrain_picks_are_secret_until_all_are_shown():
    """SU2, SU10: the other seat sees neither armies nor picks; the owner sees their own."""
    table = Table.new_game(GOBLINS, DWARVES).choose("thug").choose("thug")
    table.pick("terrain", terrain="swampland_city").pick("terrain", terrain="highland_city")
    other, own = CLASSIC.observe(table.position, B), CLASSIC.observe(table.position, A)
    assert {die.place for die in other.dice if die.owner == A} == {"force", "dead"}
    assert other.board.picks[A].home == other.board.picks[A].frontier == ""
    assert own.dice == table.position.dice
    assert own.board.picks == table.position.board.picks
    assert other.chance.seed == own.chance.seed == 0
    assert not table.happened(Revealed)
    shown = assembled()
    assert [event.home_terrain for event in shown.happened(Revealed)] == ["flatland_city"] * 2
    assert CLASSIC.observe(shown.position, B) == replace(shown.position, chance=replace(shown.position.chance, seed=0))


def test_the_horde_with_most_maneuvers_plays_first_and_picks_the_frontier():
    """SU5: order by maneuver results, then the first player picks a proposal and the others leave the game."""
    table = assembled(GOBLINS, DWARVES, GOBLINS)
    assert table.asked == (A, "faces")
    table.roll("melee", "id", "2 maneuver")
    assert table.happened(OrderSet) == [OrderSet((C, B, A))]
    assert table.asked == (C, "frontier")
    table.pick("proposal", seat=B)
    assert table.happened(FrontierSet) == [FrontierSet(C, B, "flatland_tower")]
    assert table.position.dice[table.terrain("frontier").die].owner == B
    assert table.units(A, "out") == ["flatland_temple"]
    assert table.units(C, "out") == ["flatland_tower"]


def test_ties_roll_again_among_the_tied_only():
    """SU5: two pairs of ties are broken pair by pair, and a tie of all by all."""
    table = assembled(GOBLINS, DWARVES, GOBLINS, DWARVES)
    table.roll("2 maneuver", "melee", "2 maneuver", "melee")
    assert table.happened(HordesTied) == [HordesTied((A, C)), HordesTied((B, D))]
    table.roll("melee", "maneuver")
    table.roll("maneuver", "maneuver")
    assert table.happened(HordesTied)[2:] == [HordesTied((B, D))]
    table.roll("maneuver", "2 maneuver")
    assert table.happened(OrderSet) == [OrderSet((C, A, D, B))]


def test_a_tie_of_all_is_recorded_and_rolled_again():
    """SU5: with two players a tie involves both."""
    table = assembled().roll("maneuver", "maneuver")
    assert table.happened(HordesTied) == [HordesTied((A, B))]
    table.roll("melee", "maneuver")
    assert table.happened(OrderSet) == [OrderSet((B, A))]


def test_no_terrain_helps_the_horde_roll():
    """SU5: no terrain applies, an ID counts, dwarves double nothing."""
    table = assembled(GOBLINS, DWARVES).roll("id", "2 maneuver")
    assert table.happened(OrderSet) == [OrderSet((B, A))]


def test_home_at_home_horde_at_another_home_campaign_anywhere_else():
    """SU6: in the order of play; with two players the campaign army must go to the frontier."""
    table = assembled().roll("maneuver", "2 maneuver").pick("proposal", seat=B)
    places = [(event.seat, event.part, event.place) for event in table.happened(Placed)]
    assert places == [
        (B, "home", "terrain/1"),
        (B, "horde", "terrain/0"),
        (B, "campaign", "terrain/2"),
        (A, "home", "terrain/0"),
        (A, "horde", "terrain/1"),
        (A, "campaign", "terrain/2"),
    ]


def four_players() -> Table:
    """Return a game of four whose order of play is A, B, C, D, before the first army is placed."""
    table = assembled(GOBLINS, GOBLINS, GOBLINS, GOBLINS)
    table.roll("2 maneuver", "2 maneuver", "maneuver", "melee").roll("2 maneuver", "maneuver")
    assert table.happened(OrderSet) == [OrderSet((A, B, C, D))]
    return table.pick("proposal", seat=A)


def test_three_armies_at_most_with_the_slot_of_the_home_army_kept():
    """SU6: two armies at D's home fill it until D has placed the home army."""
    table = four_players()
    table.pick("place", place="home D").pick("place", place="frontier")
    table.pick("place", place="home D")
    assert table.asked == (B, "place-campaign")
    assert table.places("place") == ["terrain/0", "terrain/2", "terrain/4"]
    table.pick("place", place="frontier")
    assert table.asked == (C, "place-horde")
    assert table.places("place") == ["terrain/0", "terrain/1"], "D's home is full: two armies and D's own to come"


def test_the_limit_does_not_apply_if_no_place_is_left():
    """SU6: if every home of the others is full, the last horde may go to any of them."""
    table = four_players()
    for horde, campaign in (("home B", "home C"), ("home A", "home C"), ("home B", "home A")):
        table.pick("place", place=horde).pick("place", place=campaign)
    assert table.asked == (D, "place-horde")
    assert table.places("place") == ["terrain/0", "terrain/1", "terrain/2"], "all three hold three armies"


def test_everyone_rolls_his_home_the_first_player_the_frontier_and_eights_again():
    """SU7, SU8: an eight is rolled again; then the first player's turn begins."""
    table = assembled().roll("maneuver", "2 maneuver").pick("proposal", seat=B)
    table.roll(8, 3, 8)
    assert not table.happened(TurnBegan)
    table.roll(8, 7)
    table.roll(1)
    assert [(event.seat, event.number) for event in table.happened(DistanceRolled)] == [
        (A, 8), (B, 3), (B, 8), (A, 8), (B, 7), (A, 1),
    ]  # fmt: skip
    assert [table.number(place) for place in ("home A", "home B", "frontier")] == [1, 3, 7]
    assert table.happened(TurnBegan) == [TurnBegan(B, 1)]
    assert table.asked == (B, "march-first")


def test_copies_of_one_die_are_not_limited():
    """SU9: a force may contain any number of the same die."""
    assert CLASSIC.refuse_set_up(SetUp("classic", 1, {}, forces("24 thug", "24 footman"))) is None


def test_a_forged_army_is_refused():
    """SU2: dice of another seat, or the same die twice, are refused."""
    table = Table.new_game(GOBLINS, DWARVES)
    theirs = next(at for at, die in enumerate(table.position.dice) if die.owner == B)
    for dice in ((theirs,), (0, 0), (99,), (1, 0)):
        assert table.refuses(lambda dice=dice: table.play(Chosen(dice))) == "not-these-dice"


def test_areas_of_the_set_up():
    """SU2, SU6: there is an area wherever dice wait."""
    table = Table.new_game(GOBLINS, DWARVES)
    before = {area.id for area in CLASSIC.areas(table.position)}
    assert {"force@0", "home@0", "campaign@0", "horde@1", "dead@1"} <= before
    table = assembled().roll("maneuver", "2 maneuver")
    during = {area.id for area in CLASSIC.areas(table.position)}
    assert {"home@0", "horde@1", "proposal@0", "frontier@-1", "terrain/0@1"} <= during


def test_a_players_own_dice_do_not_play():
    """SU2: a die of the player's own is not a published one, whatever it is; the refusal names it."""
    own = OwnDie("own_guard", "Cave Guard", "unit", parse_faces("id, melee, save, melee, save, melee"), "goblins")
    brought = forces(GOBLINS, DWARVES)
    brought[0]["horde"] = [*brought[0]["horde"], own.id]
    use_own_dice([replace(own, unit_class="melee", health=1)])
    try:
        for species in ("starters", "all"):
            refusal = CLASSIC.refuse_set_up(SetUp("classic", 1, {"species": species}, brought))
            assert "Cave Guard, a custom die" in (refusal or "")
    finally:
        use_own_dice(())
