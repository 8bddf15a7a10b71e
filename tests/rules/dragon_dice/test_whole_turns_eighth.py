"""Whole turns around an eighth face: frost, racial powers, Path, tower, temple, city."""

import pytest
from acting import BLACK, GOLD, acting, cast, ended
from by_hand import A, B, Table, board

from ddtable.rules.dragon_dice.events.magic import SpellWorked
from ddtable.rules.dragon_dice.events.rolls import SavedAlone
from ddtable.rules.dragon_dice.events.turns import Captured
from ddtable.rules.dragon_dice.events.units import Buried


@pytest.mark.parametrize(
    ("options", "faces", "total"),
    [
        ("", ("2 maneuver", "2 maneuver", "maneuver"), 5 // 2 * 2),
        ("options four_times", ("2 maneuver", "2 maneuver", "maneuver"), (2 + 2) * 2),
        ("options four_times", ("2 maneuver", "melee", "maneuver"), (1 + 1) * 2),
        ("options four_times", ("melee", "melee", "maneuver"), 0),
    ],
)
def test_frost_the_eighth_face_and_a_race_in_one_roll(options, faces, total):
    """C6.1, DA-D4, C11.3, C13.1, M14, Q5: halved first, rounded down, then doubled once, or twice by an option."""
    table = acting(
        "2 pony_rider, thug",
        "B at frontier: thug",
        "B at home B: thug",
        "cast frost by A on A at frontier, since 5",
        options,
        f="highland_temple 8, held by A",
        turn="turn 5 A march 1",
    )
    table.pick("army", place="frontier").pick("maneuver").pick("oppose").roll(*faces, "melee")
    assert table.came_to("maneuver", A).get("maneuver", 0) == total


def test_a_path_onto_an_empty_eight_wins():
    """C11.1, C2.1, M22, Q95: the second captured terrain ends the game before the other spells are resolved."""
    table = acting(
        "2 wizard, footman",
        "B at home B: thug",
        "options path_anywhere",
        a="coastland_city 8",
        f="coastland_temple 8, held by A",
    )
    table.pick("magic").roll("4 magic", "4 magic", "melee").colours(GOLD, {"fire": 4})
    table.pick("spell", spell="path").pick("spell-at-die", die=table.die(A, "footman"))
    table.pick("spell-to", place="home A")
    table.pick("spell", spell="flashfire").pick("spell-at-army", seat=B, place="home B").pick("done")
    table.pick("spell-next", spell="path")
    assert [event.place for event in table.happened(Captured)] == ["terrain/0"]
    assert ended(table) == ((A,), "capture")
    assert not table.happened(SpellWorked, spell="flashfire")
    assert not table.position.agenda


def test_a_path_of_the_last_holder_onto_an_empty_eight_does_not_win():
    """C11.1, C11.2, C2.1: one terrain is captured at the moment in which the other is lost."""
    table = acting(
        "wizard",
        "B at home B: thug",
        "options path_anywhere",
        a="coastland_city 8",
        f="coastland_temple 8, held by A",
    )
    table.pick("magic").roll("4 magic").colours(GOLD)
    cast(table, "path", table.die(A, "wizard"), "home A")
    assert (table.holder("home A"), table.holder("frontier")) == (A, -1)
    assert table.number("frontier") == 8, "nobody is there: the die stays"
    assert ended(table) is None


def test_a_wall_of_fog_and_a_tower():
    """C7.2, C11.7, M16: fog at the target's terrain counts; fog at the tower does not hinder shots from it."""
    army = ("2 deadeye", "B at home B: 2 marauder", "A at home A: thug", "B at home A: thug")
    tower = {"f": "flatland_tower 8, held by A"}

    def shot(fog: str) -> dict[str, int]:
        table = acting(*army, fog, **tower).pick("missile", seat=B, place="home B")
        return table.roll("4 missile", "4 missile").came_to("missile", A)

    assert shot("") == {"missile": 8}
    assert shot("cast wall_of_fog by A at frontier, since 4") == {"missile": 8}
    assert shot("cast wall_of_fog by B at home B, since 4") == {"missile": 2}
    two = "cast wall_of_fog by B at home B, since 4\ncast wall_of_fog by B at home B, since 4"
    assert shot(two) == {}


BLACKS = {"palsy", "finger_of_death", "open_grave", "soiled_ground"}


def black_magic(holder: int, more: str = "") -> Table:
    """Return the table where A's Death Mages in reserve have black magic, and the frontier is a captured temple."""
    lines = f"A reserve: 3 death_mage\nA at frontier: 2 thug\nB at frontier: 2 thug\nB at home B: thug\n{more}"
    frontier = f"flatland_temple 8, held by {'AB'[holder]}"
    table = board(f"{lines}\nturn 5 A march 1, act at reserve", f=frontier).pick("magic")
    return table.roll("4 magic", "4 magic", "4 magic").colours(BLACK, BLACK, BLACK)


def test_a_temple_and_black_magic_on_its_own_players_army():
    """C11.6, M18, M13: Open Grave may target its caster's own army in a temple; Finger and Palsy need opponents."""
    table = black_magic(A)
    assert table.castable() >= BLACKS
    table.pick("spell", spell="open_grave")
    assert "army:0:terrain/2" in table.offered()
    table.pick("back").pick("spell", spell="palsy")
    assert table.offered() == {"army:1:terrain/2", "army:1:terrain/1"}
    table.pick("back").pick("spell", spell="finger_of_death")
    assert table.offered() == {"B goblins_thug"}


@pytest.mark.parametrize(("caster", "buried"), [("A", True), ("B", False)])
def test_soiled_ground_below_a_temple(caster, buried):
    """C11.6, M8: its holder's own black ground affects their dead, an opponent's does not."""
    table = acting(
        "2 thug",
        "A at home A: thug",
        "B at frontier: 2 marauder",
        "B at home B: thug",
        f"cast soiled_ground by {caster} at frontier, since 4",
        f="flatland_temple 8, held by A",
    )
    table.pick("skirmish", seat=B).roll("maneuver").roll("3 save").pick("strike-back").roll("4 melee").roll("maneuver")
    if buried:
        table.roll("melee")
    assert bool(table.happened(SavedAlone)) is buried
    assert bool(table.happened(Buried)) is buried
    assert table.asked == (A, "march-second"), "no more rolls"
    assert table.units(A, "buried" if buried else "dead") == ["thug", "thug"]


@pytest.mark.parametrize(
    ("units", "asked"),
    [("3 thug", False), ("marauder, thug", False), ("cutthroat", True), ("2 duelist", False)],
)
def test_a_city_with_dead_of_three_health(units, asked):
    """C11.4, C10.5, C10.3: no unit to recruit; only a unit of 2 health of their race can be promoted."""
    table = acting(
        units,
        "A dead: 2 marauder, air_drake",
        "B at home B: thug",
        f="flatland_city 8, held by A",
        turn="turn 5 A eighth face",
    )
    assert table.asked == (A, "city" if asked else "march-first")
