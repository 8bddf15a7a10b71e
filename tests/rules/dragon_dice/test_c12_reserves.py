"""The reserves phase, chapter C12."""

from by_hand import CLASSIC, A, B, board

from ddtable.rules.dragon_dice.events.units import Moved

UNITS = "A reserve: thug, mugger\nA at home A: cutthroat\nA at frontier: 2 footman\nB at home B: thug\n"


def test_reinforcements_are_split_freely():
    """C12.1: to any terrains, joining an army or forming a new one."""
    table = board(f"{UNITS}turn A reinforce")
    assert set(table.places("reinforce")) == {"terrain/0", "terrain/1", "terrain/2"}
    table.move("reinforce", "thug", "home B").move("reinforce", "mugger", "home A")
    assert table.units(A, "home B") == ["thug"]
    assert table.units(A, "home A") == ["cutthroat", "mugger"]
    assert [event.source for event in table.happened(Moved)] == ["reserve", "reserve"]
    assert table.asked == (A, "retreat"), "nothing is left in reserve"


def test_reinforcing_is_optional():
    """C12.1: any number of units, none included."""
    table = board(f"{UNITS}turn A reinforce").pick("done")
    assert table.units(A, "reserve") == ["mugger", "thug"]


def test_retreat_from_any_terrains_and_the_rest_may_stay():
    """C12.2: one unit here, one there."""
    table = board(f"{UNITS}turn A retreat")
    assert sorted(table.places("retreat")) == ["terrain/0", "terrain/2", "terrain/2"]
    table.move("retreat", "footman", "frontier").move("retreat", "cutthroat", "home A").pick("done")
    assert table.units(A, "reserve") == ["cutthroat", "footman", "mugger", "thug"]
    assert table.units(A, "frontier") == ["footman"]
    assert table.asked[0] == B


def test_units_that_reinforced_may_retreat_again():
    """C12.2: in the same turn."""
    table = board(f"{UNITS}turn A reinforce").move("reinforce", "thug", "home B").pick("done")
    table.move("retreat", "thug", "home B")
    assert table.units(A, "reserve") == ["mugger", "thug"]


def test_one_terrain_each_with_the_option():
    """C12.1, C12.2: Q91, the first unit decides which terrain."""
    table = board(f"options one_terrain\n{UNITS}turn A reinforce").move("reinforce", "thug", "home B")
    assert set(table.places("reinforce")) == {"terrain/1"}
    table.pick("done").move("retreat", "footman", "frontier")
    assert set(table.places("retreat")) == {"terrain/2"}
    table.move("retreat", "footman", "frontier")
    assert table.asked[0] == B, "that terrain has no more units of A"


def test_units_in_reserve_have_their_own_area():
    """C12.4: one for each player."""
    table = board(f"{UNITS}turn A reinforce")
    assert {"reserve@0", "reserve@1"} <= {area.id for area in CLASSIC.areas(table.position)}


def test_no_other_players_units_move():
    """C12.2: only the player's own units."""
    table = board(f"{UNITS}turn A retreat")
    moved = {die for move, _ in table.question.moves() for die in move.dice}
    assert {table.position.dice[die].owner for die in moved} == {A}
