"""Terrains captured and lost: C11.1, C11.2. The powers are in test_c11_powers.py."""

from by_hand import A, B, C, board

from ddtable.rules.dragon_dice.events.turns import Captured, ControlLost, TerrainTurned

NOBODY = -1


def test_turning_the_die_to_eight_captures():
    """C11.1: by maneuver, with opponents at the terrain or not."""
    table = board("A at frontier: thug\nB at frontier: thug\nturn A march 1, turn die at frontier", f="flatland_city 7")
    table.pick("turn-up")
    assert table.holder("frontier") == A
    assert table.happened(Captured) == [Captured(A, "terrain/2")]


def test_moving_onto_an_empty_eight_captures():
    """C11.1: the first unit that reinforces takes it."""
    table = board("A reserve: 2 thug\nB at home B: thug\nturn A reinforce", f="flatland_city 8")
    table.move("reinforce", "thug", "frontier")
    assert table.holder("frontier") == A
    table.move("reinforce", "thug", "frontier")
    assert table.happened(Captured) == [Captured(A, "terrain/2")]


def test_moving_onto_an_eight_that_another_holds_takes_nothing():
    """C11.1: this only captures a terrain without an army."""
    table = board("A reserve: thug\nB at frontier: thug\nturn A reinforce", f="flatland_city 8, held by B")
    table.move("reinforce", "thug", "frontier")
    assert table.holder("frontier") == B


def test_joining_an_own_army_on_seven_takes_nothing():
    """C11.1: the die has to show eight."""
    table = board("A reserve: thug\nB at home B: thug\nturn A reinforce", f="flatland_city 7")
    table.move("reinforce", "thug", "frontier")
    assert table.holder("frontier") == NOBODY


def test_control_ends_when_the_die_is_turned():
    """C11.2: another player's maneuver down."""
    table = board(
        "A at frontier: thug\nB at frontier: thug\nturn A march 1, turn die at frontier", f="flatland_city 8, held by B"
    ).pick("turn-down")
    assert table.holder("frontier") == NOBODY
    assert table.number("frontier") == 7
    assert table.happened(ControlLost) == [ControlLost(B, "terrain/2")]


def test_the_holder_leaves_an_empty_terrain_which_stays_on_eight():
    """C11.2: with the last unit, not before; the next army to arrive may capture it (Q8)."""
    table = board(
        "A at frontier: 2 thug\nA at home A: thug\nB reserve: thug\nturn A retreat", f="flatland_city 8, held by A"
    )
    table.move("retreat", "thug", "frontier")
    assert table.holder("frontier") == A
    table.move("retreat", "thug", "frontier")
    assert table.holder("frontier") == NOBODY
    assert table.number("frontier") == 8
    table.pick("done").pick("no-march").pick("no-march").move("reinforce", "thug", "frontier")
    assert table.holder("frontier") == B


def test_the_holder_leaves_others_behind_and_the_die_goes_to_seven():
    """C11.2: Q8, other armies do not take over the eight."""
    table = board("A at frontier: thug\nB at frontier: thug\nturn A retreat", f="flatland_city 8, held by A")
    table.move("retreat", "thug", "frontier")
    assert (table.holder("frontier"), table.number("frontier")) == (NOBODY, 7)
    assert table.happened(TerrainTurned) == [TerrainTurned("terrain/2", 8, 7, "control")]


def test_the_holders_army_is_destroyed():
    """C11.2: by the army that stays, on seven; C13.1 plays no part."""
    table = board(
        "A at frontier: thug\nA at home A: thug\nB at frontier: thug\nturn B march 1, act at frontier",
        f="flatland_city 8, held by A",
    )
    table.pick("skirmish", seat=A).roll("melee").roll("melee")
    assert (table.holder("frontier"), table.number("frontier")) == (NOBODY, 7)


def test_both_armies_destroyed_leave_an_empty_eight():
    """C11.2: a charge kills holder and challenger."""
    table = board(
        "A at frontier: thug\nA at home A: thug\nB at frontier: thug\nB at home B: thug\n"
        "turn B march 1, act at frontier",
        f="flatland_city 8, held by A",
    )
    table.pick("charge", seat=A).roll("melee", "melee")
    assert (table.holder("frontier"), table.number("frontier")) == (NOBODY, 8)


def test_a_third_army_remains_where_two_destroy_each_other():
    """C11.2: C is there, so the die goes to seven."""
    table = board(
        "A at frontier: thug\nA at home A: thug\nB at frontier: thug\nB at home B: thug\nC at frontier: thug\n"
        "turn B march 1, act at frontier",
        seats=3,
        f="flatland_city 8, held by A",
    )
    table.pick("charge", seat=A).roll("melee", "melee")
    assert (table.holder("frontier"), table.number("frontier")) == (NOBODY, 7)
    assert table.units(C, "frontier") == ["thug"]
