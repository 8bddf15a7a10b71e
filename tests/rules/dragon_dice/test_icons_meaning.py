"""The meaning of a face for a unit that an icon makes roll alone (C6.2, C14.4)."""

import pytest
from icon_rolls import B, fight, shown

from ddtable.rules.dragon_dice.meaning import ALONE, meaning, roll_in_hand
from ddtable.rules.dragon_dice.rolls import face_of


@pytest.mark.parametrize(
    ("die", "icon", "saved_by"),
    [
        ("shambler", "smother", {"3 id", "2 maneuver"}),
        ("drider", "web", {"3 id", "3 melee", "4 melee"}),
        ("death_naga", "poison", {"3 id", "3 save"}),
        ("minor_death", "slay", {"3 id"}),
        ("death_knight", "scare", {"3 save"}),
        ("centaur", "kick", {"3 id", "3 save"}),
        ("bear_folk", "hug", set()),
        ("rhino_folk", "gore", {"3 id", "3 save", "3 melee", "4 melee", "2 maneuver", "4 smite"}),
    ],
)
def test_faces_that_save_a_marauder(die, icon, saved_by):
    """C14.4: a maneuver saves from smother, melee from web, an ID from slay; two damage do not kill it."""
    table = fight(die, "marauder, thug").roll(shown(die, icon))
    while table.asked[1] != "faces":
        table.choose("marauder")
    unit = table.die(B, "marauder")
    assert roll_in_hand(table.position, unit) == ALONE
    found = set()
    for index in range(6):
        name, count = face_of("goblins_marauder", index)
        if meaning(table.position, unit, index, ALONE).word == "lives":
            found.add(f"{count} {name}")
    assert found == saved_by
