"""Open Grave and Soiled Ground: the places of killed units (M16, M23, C11.6)."""

import pytest
from by_hand import A, B, Table, board, casting

from ddtable.rules.dragon_dice.events.rolls import SavedAlone

GRAVE = "cast open_grave by B on B at frontier\n"
SOIL = "cast soiled_ground by A at frontier\n"


def beaten(spells: str, f: str = "flatland_city 6") -> Table:
    """Return a table where A's three melee have killed one of B's two thugs without a save."""
    table = board(
        f"A at frontier: footman\nB at frontier: 2 thug\n{spells}turn 5 A march 1, act at frontier", f=f
    ).pick("skirmish", seat=B)
    return table.roll("melee").roll("melee", "melee").choose("thug")


def test_open_grave_sends_the_killed_to_reserve():
    """M23: instead of the dead area, after a save roll."""
    table = beaten(GRAVE)
    assert (table.units(B, "reserve"), table.units(B, "dead")) == (["thug"], [])
    assert beaten("cast open_grave by A on A at frontier\n").units(B, "dead") == ["thug"]


def test_open_grave_saves_units_without_a_save_roll():
    """M23: a Finger of Death kills without one."""
    table = casting("death", 4, "B at home B: 2 thug\ncast open_grave by B on B at home B, since 4\n")
    table.announce("finger_of_death", die=table.die(B, "thug")).pick("done")
    assert (table.units(B, "reserve"), table.units(B, "dead")) == (["thug"], [])


def test_open_grave_saves_from_flame():
    """M23, DA-D3: five health hit by red breath are neither dead nor buried."""
    table = board(
        "A at frontier: 2 footman\nB at home B: thug\nB dragons at frontier: fire_wyrm\n"
        "cast open_grave by B on A at frontier, since 4\nturn 5 A begin"
    )
    table.roll("breath", "save", "save")
    assert table.units(A, "reserve") == ["footman", "footman"]
    assert table.units(A, "buried") == []


@pytest.mark.parametrize(("face", "where"), [("melee", "buried"), ("save", "dead"), ("id", "dead")])
def test_soiled_ground_makes_the_killed_roll(face, where):
    """M16: units without a save are buried; their owner rolls."""
    table = beaten(SOIL)
    assert table.asked == (B, "faces")
    table.roll(face)
    assert table.units(B, where) == ["thug"]


def test_a_dead_unit_rolls_against_its_burial_without_the_power_of_its_race():
    """C6.2, C13.1, Q85: on coastland a knight's maneuver saves it in an army, but a dead knight is in no army."""
    table = board(
        f"A at frontier: trooper\nB at frontier: knight, 2 thug\n{SOIL}turn 5 A march 1, act at frontier",
        f="coastland_city 6",
    ).pick("skirmish", seat=B)
    table.roll("3 melee").roll("2 melee", "melee", "melee").choose("knight", "thug").roll("3 maneuver", "save")
    assert table.units(B, "buried") == ["knight"]


def test_a_dead_unit_rolls_against_its_burial_without_frost():
    """C6.2, DA-D4, Q85: frost is on the army that the unit has left: one save is one save."""
    table = beaten(f"{SOIL}cast frost by B on B at frontier\n")
    table.roll("save")
    assert table.units(B, "dead") == ["thug"]


def test_soiled_ground_is_the_terrains():
    """M16, M13: the caster's own dead roll too, but only at that terrain."""
    assert beaten("cast soiled_ground by B at frontier\n").asked == (B, "faces")
    assert beaten("cast soiled_ground by A at home B\n").asked != (B, "faces")


def test_open_grave_spares_soiled_ground():
    """M23, H30: units that go to reserve do not roll."""
    table = beaten(SOIL + GRAVE)
    assert table.units(B, "reserve") == ["thug"]
    assert not table.happened(SavedAlone)


def test_two_soiled_grounds_roll_once():
    """M16: the second has no effect."""
    table = beaten(SOIL + "cast soiled_ground by B at frontier\n").roll("save")
    assert len(table.happened(SavedAlone)) == 1
