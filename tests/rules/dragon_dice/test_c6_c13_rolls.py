"""The order of steps in a roll, chapter C6, and the racial powers, C13."""

import pytest
from by_hand import A, B, board

from ddtable.engine.arithmetic import Line
from ddtable.rules.dragon_dice.events.rolls import Rolled
from ddtable.rules.dragon_dice.events.turns import ManeuverEnded
from ddtable.rules.dragon_dice.powers import among


def maneuver(units: str, *faces: str, terrain: str) -> tuple[int, tuple[Line, ...]]:
    """Return the total and the lines of an army's maneuver roll against one guard that shows nothing."""
    table = board(f"A at frontier: {units}\nB at frontier: guard\nturn A march 1, maneuver at frontier", f=terrain)
    table.pick("maneuver").pick("oppose").roll(*faces, "melee")
    (sums,) = [event.sums for event in table.happened(Rolled, seat=A)]
    assert table.happened(ManeuverEnded)[0].total == sums[0].total
    return sums[0].total, sums[0].lines


def saves(units: str, *faces: str, terrain: str) -> tuple[int, tuple[Line, ...]]:
    """Return the total and the lines of an army's save roll against one guard."""
    table = board(f"B at frontier: guard\nA at frontier: {units}\nturn B march 1, act at frontier", f=terrain)
    table.pick("skirmish", seat=A).roll("melee").roll(*faces)
    (sums,) = [event.sums for event in table.happened(Rolled, kind="save_melee")]
    return sums[0].total, sums[0].lines


def test_every_roll_counts_only_its_own_icons():
    """C6.1: a melee roll counts melee and IDs, a save roll saves and IDs; other icons give nothing."""
    table = board("A at frontier: 2 thug, deadeye\nB at frontier: 3 thug\nturn A march 1, act at frontier")
    table.pick("skirmish", seat=B).roll("2 melee", "id", "4 bullseye").roll("save", "maneuver", "id")
    hits, answer = table.happened(Rolled)
    assert hits.sums[0].lines == (Line("melee", 2, "C8.2"), Line("id", 1, "C8.2"))
    assert answer.sums[0].lines == (Line("save", 1, "C6.3"), Line("id", 1, "C6.3"))


def test_a_save_roll_is_made_against_no_hits():
    """C6.3: the rout check needs it: no damage, yet the army routs."""
    table = board("A at frontier: thug\nB at frontier: thug\nturn A march 1, act at frontier")
    table.pick("skirmish", seat=B).roll("save")
    assert table.asked == (B, "faces")
    table.roll("id")
    assert table.units(B, "frontier") == ["thug"]
    assert table.asked == (A, "pursue")


@pytest.mark.parametrize(
    ("units", "terrain"), [("footman, patroller", "highland_city 6"), ("thug, cutthroat", "swampland_city 6")]
)
def test_dwarves_and_goblins_double_their_maneuvers_at_home(units, terrain):
    """C13.1, C6.1: Dwarves on highland, Goblins on swampland."""
    face = "2 maneuver" if "patroller" in units else "3 maneuver"
    value = int(face[0])
    total, lines = maneuver(units, "melee", face, terrain=terrain)
    assert total == 2 * value
    assert lines == (Line("maneuver", value, "C4.3"), Line("doubled", value, "C13.1"))


def test_results_of_ids_are_doubled_in_a_maneuver_roll():
    """C6.1, C13.1: step 7 doubles what step 4 counted, IDs included."""
    total, lines = maneuver("footman, sergeant", "id", "2 maneuver", terrain="highland_city 6")
    assert total == 6
    assert lines[-1] == Line("doubled", 3, "C13.1")


@pytest.mark.parametrize("terrain", ["flatland_city 6", "coastland_city 6", "swampland_city 6"])
def test_dwarves_elsewhere_double_nothing(terrain):
    """C13.1: only at that terrain."""
    assert maneuver("sergeant", "2 maneuver", terrain=terrain)[0] == 2


def test_only_that_race_in_a_mixed_army():
    """C13.1: the goblin in the dwarf's army counts once on highland."""
    assert maneuver("sergeant, cutthroat", "2 maneuver", "3 maneuver", terrain="highland_city 6")[0] == 2 * 2 + 3


@pytest.mark.parametrize(
    ("units", "terrain", "total"),
    [
        ("guard, fighter", "coastland_city 6", 2),
        ("guard, fighter", "highland_city 6", 0),
        ("scout, spider_rider", "highland_city 6", 2),
        ("scout, spider_rider", "coastland_city 6", 0),
        ("sentry, pony_rider", "highland_city 6", 0),
    ],
)
def test_elves_save_with_maneuvers_on_their_terrain(units, terrain, total):
    """C13.1: Coral Elves on coastland, Lava Elves on highland; Dwarves never save with them."""
    assert saves(units, "maneuver", "maneuver", terrain=terrain)[0] == total


def test_maneuvers_that_count_as_saves_are_named_in_the_sum():
    """C6.1, C13.1: step 8 comes after the icons and IDs."""
    total, lines = saves("guard, trooper", "maneuver", "2 save", terrain="coastland_city 6")
    assert total == 3
    assert lines == (Line("save", 2, "C6.3"), Line("maneuver-as-save", 1, "C13.1"))


def test_the_terrain_of_the_army_counts_not_that_of_the_shooter():
    """C13.1: elves on their coast save with maneuvers although the shooter is on flatland."""
    table = board(
        "A at frontier: 2 bowman\nB at home B: guard\nturn A march 1, act at frontier",
        b="coastland_city 2",
        f="flatland_city 3",
    )
    table.pick("missile", seat=B, place="home B").roll("2 missile").roll("maneuver")
    assert table.happened(Rolled, kind="save")[0].sums[0].total == 1


def test_no_racial_power_in_reserve():
    """C13.1: a power belongs to a terrain."""
    table = board("A at frontier: guard\nA reserve: guard\nB at home B: thug\nturn A march 1", f="coastland_city 6")
    for place, dice in (("terrain/2", (3,)), ("reserve", ())):
        assert among(table.position, place, (3,), "maneuver_as_save") == dice
    assert among(table.position, "terrain/0", (3,), "maneuver_as_save") == ()


def test_several_roll_types_of_one_game():
    """C6.1: the log distinguishes the kinds of roll."""
    table = board("A at frontier: thug\nB at frontier: thug\nturn A march 1, act at frontier")
    table.pick("charge", seat=B).roll("melee", "save")
    assert [event.kind for event in table.happened(Rolled)] == ["charge", "charge_defence"]
