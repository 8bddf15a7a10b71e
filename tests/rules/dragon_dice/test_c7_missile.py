"""Missile attacks, chapter C7."""

import pytest
from by_hand import A, B, C, D, board

from ddtable.engine.questions import Picked
from ddtable.rules.dragon_dice.events.attacks import Attacked, Damaged, Routed
from ddtable.rules.dragon_dice.events.units import Killed

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


CROWD = """
A at home A: 2 bowman
A at frontier: bowman
B at home B: thug
B at home A: thug
C at home C: thug
C at home B: thug
C at frontier: thug
D at home D: thug
D reserve: thug
"""
EVERYONE = {
    (B, "terrain/0"), (B, "terrain/1"), (C, "terrain/1"), (C, "terrain/2"), (C, "terrain/4"), (D, "terrain/3"),
}  # fmt: skip


@pytest.mark.parametrize(
    ("ground", "targets"),
    [
        ("flatland_tower 8, held by A", EVERYONE),
        ("flatland_city 8, held by A", {(B, "terrain/0"), (C, "terrain/4")}),
        ("flatland_tower 4", {(B, "terrain/0"), (C, "terrain/4")}),
    ],
)
def test_a_captured_tower_shoots_at_any_terrain(ground, targets):
    """C7.2, C11.7, C7.1: every army of every opponent at any terrain; no reserve. Only a captured tower."""
    table = board(f"{CROWD}turn A march 1, act at home A", seats=4, a=ground)
    assert {(seat, where) for word, seat, where in table.targets() if word == "missile"} == targets
    forged = Picked("missile:3:reserve")
    assert table.refuses(lambda: table.play(forged)) == "no-such-option"


def test_a_tower_only_helps_the_army_on_it():
    """C7.2, C11.8: the holder's other armies have their usual range; a guest's army does too."""
    tower = "flatland_tower 8, held by A"
    table = board(f"{CROWD}turn A march 1, act at frontier", seats=4, a=tower, f="flatland_city 4")
    homes = {(seat, where) for seat, where in EVERYONE if where != "terrain/4"}
    assert table.targets() == {("missile", seat, where) for seat, where in homes | {(C, "terrain/4")}}
    guest = board(f"{CROWD}turn B march 1, act at home A", seats=4, a=tower)
    assert {word for word, _, _ in guest.targets()} == {"skirmish", "charge"}


def test_a_shot_from_a_tower_causes_no_rout_elsewhere():
    """C7.2, C7.4: the target may be at a distant home terrain; it saves by its own terrain."""
    table = board("A at home A: bowman\nB at home B: 2 guard\nturn A march 1, act at home A",
                  a="flatland_tower 8, held by A", b="coastland_city 4")  # fmt: skip
    table.pick("missile", seat=B, place="home B").roll("2 missile").roll("id", "maneuver")
    assert table.happened(Damaged) == [Damaged(B, "terrain/1", 2, 2, 0)]
    assert not table.happened(Routed)
    assert table.asked == (A, "retreat")


def test_an_own_army_is_not_a_target():
    """C7.1: a target is another player's army."""
    table = board("A at home A: bowman\nA at frontier: bowman\nB at home B: thug\nturn A march 1, maneuver at home A")
    table.pick("no-maneuver")
    assert table.asked == (A, "march-second")


def test_hits_less_saves_kill():
    """C7.3: four missiles, one save, three damage; no army shoots back."""
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
    """C7.3: damage is never below 0, and no unit dies."""
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


def test_fog_takes_missiles_off_before_halving_and_additions():
    """C7.3, C6.1, M16: eight minus six is two, halved one; Fiery Weapon's two remain."""
    for more, total in (("", 2), ("cast frost by A on A at frontier, since 1\n", 1),
                        ("cast fiery_weapon by A on A at frontier\n", 4)):  # fmt: skip
        text = f"A at frontier: 4 bowman\nB at home B: 9 thug\ncast wall_of_fog by B at home B\n{more}"
        table = board(f"{text}turn 2 A march 1, act at frontier", f="flatland_city 3")
        table.pick("missile", seat=B, place="home B").roll("2 missile")
        assert table.came_to("missile", A) == {"missile": total}
