"""Missile attacks, chapter C7."""

import pytest
from by_hand import A, B, C, board

from ddtable.rules.classic.events import Attacked, Damaged, Killed, Routed

EVERYWHERE = """
A at home A: bowman
A at home B: bowman
A at frontier: bowman
B at home A: thug
B at home B: thug
B at frontier: thug
B reserve: thug
C at home C: thug
C at frontier: thug
"""


@pytest.mark.parametrize(
    ("place", "targets"),
    [
        ("home A", {(B, "terrain/0"), (B, "terrain/3"), (C, "terrain/3")}),
        ("home B", {(B, "terrain/1"), (B, "terrain/3"), (C, "terrain/3")}),
        ("frontier", {(B, "terrain/0"), (B, "terrain/1"), (B, "terrain/3"), (C, "terrain/2"), (C, "terrain/3")}),
    ],
)
def test_range(place, targets):
    """C7.1: the same terrain, home to frontier, frontier to any home; never home to home, never a reserve."""
    table = board(f"{EVERYWHERE}turn A march 1, act at {place}", seats=3, f="flatland_city 4")
    assert table.targets() == {("missile", seat, where) for seat, where in targets}


def test_an_own_army_is_no_target():
    """C7.1: another player's army."""
    table = board("A at home A: bowman\nA at frontier: bowman\nB at home B: thug\nturn A march 1, maneuver at home A")
    table.pick("no-maneuver")
    assert table.asked == (A, "march-second")


def test_hits_less_saves_kill():
    """C7.3: four missiles, one save, three damage; nobody shoots back."""
    table = board(
        "A at frontier: 2 bowman\nB at home B: 4 thug\nturn A march 1, act at frontier", f="flatland_city 3"
    ).pick("missile", seat=B, place="home B")
    assert table.happened(Attacked) == [Attacked(A, "terrain/2", "missile", B, "terrain/1")]
    table.roll("2 missile").roll("save", "melee", "melee", "melee")
    assert table.happened(Damaged) == [Damaged(B, "terrain/1", 4, 1, 3)]
    assert table.asked == (B, "casualties")
    table.choose("thug", "thug", "thug")
    assert table.units(B, "home B") == ["thug"]
    assert table.units(B, "dead") == ["thug"] * 3
    assert table.asked == (A, "retreat"), "no counter-attack"


def test_saves_beyond_the_hits_are_lost():
    """C7.3: damage never falls below nothing, and nobody dies."""
    table = board("A at frontier: bowman\nB at home B: 2 thug\nturn A march 1, act at frontier", f="flatland_city 3")
    table.pick("missile", seat=B, place="home B").roll("missile").roll("save")
    assert table.happened(Damaged) == [Damaged(B, "terrain/1", 1, 2, 0)]
    assert not table.happened(Killed)


def test_no_rout_over_a_distance():
    """C7.4, C9.2: the same roll routs the army at the shooter's terrain, not one elsewhere."""
    units = "A at frontier: bowman\nB at home B: 2 thug\nB at frontier: 2 thug\nturn A march 1, act at frontier"
    far = board(units, f="flatland_city 3").pick("missile", seat=B, place="home B").roll("melee").roll("id")
    assert not far.happened(Routed)
    assert far.asked == (A, "retreat")
    near = board(units, f="flatland_city 3").pick("missile", seat=B, place="frontier").roll("melee").roll("id")
    assert near.happened(Routed) == [Routed(B, "terrain/2", 2, 0)]
    assert near.asked == (A, "pursue")
