"""The Die tab in a war: dragons are members of armies."""

from __future__ import annotations

from tests.rules.campaign.war import A, WarTable, war
from ui.games.inspector_values import Sheet

LANDS = ("flatland_city 4", "flatland_temple 4", "highland_tower 6")
UNITS = "A at 2: 2 guard, fire_drake\nB at 2: 2 thug"


def sheet(lay, begun: WarTable, kind: str) -> Sheet:
    session = lay(begun).session
    number = next(at for at, die in enumerate(begun.position.dice) if die.owner == A and die.type == kind)
    return session.system.sheet(session, number)


def test_kp9_2_dragon_of_an_army_is_described_by_the_rolls_of_its_army(lay) -> None:
    """KP9.1, KP9.4: no attack of its own, 5 saves, breath after the action, wing back to the pool."""
    said = sheet(lay, war(UNITS, *LANDS), "fire_drake").spoken()
    assert "No player controls it" not in said
    assert "Attacking an army" not in said
    assert "It rolls with the army of its player and stays at its terrain." in said
    assert "Melee roll: jaws: 10 hits; claw · ×4: 5 hits; tail · ×2: 3 hits, rolls again and adds." in said
    assert "Maneuver roll: jaws: 5 maneuvers; wing · ×2: 5 maneuvers." in said
    assert "Breath: 5 health die and are buried, after the action" in said
    assert "Wing: after an attack its owner may return it to the summoning pool" in said


def test_notes_of_a_dragon_name_their_clauses(lay) -> None:
    """KP9.1 to KP9.4."""
    notes = sheet(lay, war(UNITS, *LANDS), "fire_drake").notes
    assert [note.clause for note in notes] == ["KP9.1", "KP9.2", "KP9.4", "KP9.1"]
    assert all(note.tip for note in notes)


def test_kp10_8_dragonkin_give_nothing_in_missiles_and_magic(lay) -> None:
    said = sheet(
        lay, war(UNITS.replace("fire_drake", "dragonkin_dragonmount_fire"), *LANDS), "dragonkin_dragonmount_fire"
    )
    missiles, magic = (line for line in said.spoken().splitlines() if line.startswith(("Missile", "Magic")))
    assert "ID" not in missiles
    assert "ID" not in magic
    assert "Melee roll: 2 ID: 2 hits" in said.spoken()


def test_r96_5_terrain_of_a_war_doubles_the_magic_of_ids_only(lay) -> None:
    begun = war(UNITS, *LANDS)
    session = lay(begun).session
    land = session.system.sheet(session, begun.position.board.lands[0].die)
    assert "Magic of IDs in blue and gold counts twice for an army that casts here." in land.spoken()
