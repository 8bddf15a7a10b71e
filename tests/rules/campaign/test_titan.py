"""Conjure Titan: two throws, one damage to every army, and the die goes down (K11.4)."""

from __future__ import annotations

import pytest
from by_hand import A, B, C
from spell_table import casting, working

from ddtable.rules.campaign.great_spells.events import TitanHeld, TitanStruck
from ddtable.rules.dragon_dice.events.attacks import Damaged
from ddtable.rules.dragon_dice.events.turns import TerrainTurned

HIGH, EIGHT = "highland_temple 6", "highland_temple 8"
BOTH = "A at frontier: 3 footman\nB at frontier: 3 thug\nB at home B: thug\n"


def titan(units: str, first: int, second: int, f: str = HIGH, **on):
    table = working(units, "conjure_titan", "terrain/2", f=f, **on)
    return table.roll(first).roll(second)


@pytest.mark.parametrize(("first", "second", "each"), [(3, 8, 7), (1, 2, 5), (8, 8, 12), (2, 2, 2), (7, 6, 21)])
def test_numbers_are_multiplied_with_1_and_8_as_5_and_divided_evenly(first, second, each):
    """K11.4: 3 and 8 are 3 x 5 = 15, 7 for each of two armies; fractions are dropped."""
    (event,) = titan(BOTH, first, second).happened(TitanStruck)
    assert (event.damage, event.armies) == (each, 2)


def test_armies_save_at_once_and_their_dead_leave_together():
    """K11.4: the saves of each army reduce its own damage; owners choose their dead (C10.1)."""
    table = titan(BOTH, 2, 2).roll(*["melee"] * 2, "save", *["save"] * 2, "melee")
    assert [(event.seat, event.damage) for event in table.happened(Damaged)] == [(A, 1), (B, 0)]
    assert table.asked == (A, "casualties")
    table.choose("footman")
    assert len(table.units(A, "frontier")) == 2
    assert table.number("frontier") == 5


def test_racial_and_eighth_face_saves_count_but_no_icon_acts():
    """K11.4: Lava Elves on highland save with maneuvers, on eight twice; a Cantrip casts nothing, Counter saves."""
    units = "A at frontier: spy, infiltrator, necromancer\nB at home B: thug\n"
    table = titan(units, 3, 3, f="highland_temple 8, held by A").roll("4 maneuver", "4 counter", "4 cantrip")
    assert table.happened(Damaged)[0].saves == 12
    assert table.happened(Damaged)[0].damage == 0


def test_spells_on_an_army_save_too():
    """K11.4: it is a save roll of the army (M16)."""
    table = titan(f"{BOTH}cast wall_of_ice by B on B at frontier, since 4\n", 2, 2).roll("melee")
    assert [event.damage for event in table.happened(Damaged)] == [2, 0]


def test_die_goes_one_below_the_number_before_the_spell():
    """K11.4, Q49: 6 to 5, and 1 stays 1, whatever was thrown."""
    for face, after in (("highland_temple 6", 5), ("highland_temple 2", 1), ("highland_temple 1", 1)):
        table = titan("A at home A: footman\nB at home B: thug\n", 7, 8, f=face)
        assert table.number("frontier") == after
        assert table.happened(TitanStruck)[0].armies == 0, "no army is needed (Q140)"
    assert table.happened(TerrainTurned) == []


def test_capture_ends_if_the_army_does_not_roll_8_maneuvers():
    """K11.4: from eight to seven; with 8 maneuvers on the dice of its save roll the die stays."""
    units = "A at frontier: wizard\nB at home B: thug\nB at frontier: 4 cutthroat\n"
    for faces, number in ((["3 maneuver"] * 3 + ["2 save"], 8), (["3 maneuver"] * 2 + ["2 save"] * 2, 7)):
        table = titan(units, 2, 2, f="highland_temple 8, held by B").roll("4 magic", *faces)
        if table.asked[1] == "casualties":
            table.choose(*["cutthroat"] * (table.question.shape.constraint.best() // 2))
        assert table.number("frontier") == number
        assert table.holder("frontier") == (B if number == 8 else -1)
        assert bool(table.happened(TitanHeld)) == (number == 8)


def test_die_goes_to_seven_if_the_capturing_army_is_killed():
    """Q140: whatever it rolled."""
    units = "A at home A: footman\nA at frontier: footman\nB at home B: thug\nB at frontier: cutthroat\n"
    table = titan(units, 7, 7, f="highland_temple 8, held by B").roll("melee", "3 maneuver")
    assert (table.number("frontier"), table.holder("frontier")) == (7, -1)
    table = titan(
        "A at home A: footman\nB at home B: thug\nB at frontier: cutthroat\n", 7, 7, f="highland_temple 8, held by B"
    )
    table.roll("3 maneuver")
    assert table.units(B, "dead") == ["cutthroat"]
    assert (table.number("frontier"), table.holder("frontier")) == (7, -1)


def test_titan_needs_earth_and_comes_once_in_an_action():
    """K11.4: highland, flatland and swampland have earth, coastland has not."""
    units = "A at frontier: wizard\nB at home B: thug\nC at home C: thug\n"
    lands = {"a": "coastland_city 4", "b": "flatland_tower 4", "c": "swampland_city 4", "f": HIGH}
    table = casting(units, {"earth": 50}, seats=3, at="terrain/3", **lands).pick("spell", spell="conjure_titan")
    assert table.offered() == {"terrain/1", "terrain/2", "terrain/3"}
    table.pick("spell-at-terrain", place="home C")
    assert "conjure_titan" not in table.castable()
    assert C == 2
