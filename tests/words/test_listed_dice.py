"""Names and descriptions of the dice of campaigns, and the words for reconstructed faces."""

from __future__ import annotations

import pytest

from ddtable.dice.catalogue import catalogue, published
from ddtable.dice.entered import entered_id
from ddtable.dice.faces import parse_faces
from ddtable.dice.types import ItemType, MinorTerrainType
from ddtable.words.listed_dice import about_other, carried_by, mark_words, named_face
from ddtable.words.sentences import Words
from ddtable.words.telling.dragon_dice import ClassicSpeech

ENGLISH, DANISH = Words("en"), Words("da")
ENTERED = entered_id("dragonkin_dragontroop_fire", parse_faces("id, 2 melee, melee, melee, maneuver, belly"))


def test_english_names_are_those_of_the_data():
    dice = [die for die in catalogue().of_campaigns.values() if not isinstance(die, MinorTerrainType)]
    assert [ENGLISH.die_name(die.id) for die in dice] == [die.name for die in dice]


def test_every_danish_name_is_another():
    names = [DANISH.die_name(die) for die in catalogue().of_campaigns]
    assert len(set(names)) == len(names)
    assert DANISH.die_name("dragonkin_dragontroop_fire") == "Dragekriger (ild)"
    assert DANISH.die_name("medallion_gold") == "Guldmedaljon"
    assert DANISH.die_name("minor_deadland_forest") == "Dødeland med skov"


@pytest.mark.parametrize(
    ("die", "about"),
    [
        ("equipment_small_melee_fire", "small equipment, 1 point"),
        ("artifact_save_air", "artifact, 3 points"),
        ("medallion_gold", "medallion, 4 points"),
        ("kings_die", "relic, 4 points"),
        ("minor_flatland_knoll", "minor terrain"),
    ],
)
def test_a_short_description(die: str, about: str):
    kind = catalogue().die(die)
    assert isinstance(kind, ItemType | MinorTerrainType)
    assert about_other(ENGLISH, kind) == about


def test_who_carries_an_item():
    """K2."""
    assert carried_by(ENGLISH, published().item("medallion_gold")) == "any unit may carry it, alone"
    carried = carried_by(ENGLISH, published().item("equipment_small_melee_fire"))
    assert carried == "a unit of fire may carry it and 1 more"


def test_faces_say_what_they_name():
    relic, king = catalogue().die("relic_elemental_relic"), catalogue().die("kings_die")
    assert named_face(ENGLISH, relic, 0) == "4 logo"
    assert named_face(ENGLISH, relic, 2) == "4 elemental relic of water"
    assert named_face(ENGLISH, king, 3) == "4 ruler of Goblins"


def test_the_source_of_faces_is_said():
    assert mark_words(ENGLISH, "kings_die") == "faces reconstructed"
    assert mark_words(ENGLISH, ENTERED) == "faces entered by the owner"
    assert mark_words(ENGLISH, "eldarim_dragonmaster_air") == mark_words(ENGLISH, "goblins_thug") == ""
    assert mark_words(ENGLISH, "minor_flatland_knoll") == mark_words(ENGLISH, "air_drake") == ""


@pytest.mark.parametrize(
    ("die", "face", "told"),
    [
        (
            "dragonkin_dragontroop_fire",
            1,
            "Fire Dragontroop, Dragonkin, heavy, 1 health, shows 2 melee, faces reconstructed",
        ),
        ("eldarim_dragonmaster_air", 1, "Air Dragonmaster, Eldarim, melee, 4 health, shows 4 smite"),
        ("kings_die", 1, "King's Die, relic, 4 points, shows 4 ruler of Coral Elves, faces reconstructed"),
        ("minor_flatland_knoll", 7, "Flatland with knoll, minor terrain, shows dust storm"),
    ],
)
def test_a_die_on_the_table_in_words(die: str, face: int, told: str):
    assert ClassicSpeech().shown(ENGLISH, die, face) == told


def test_every_face_of_every_die_has_words_in_both_languages():
    for words in (ENGLISH, DANISH):
        for die, kind in catalogue().of_campaigns.items():
            for face in range(len(kind.faces)):
                assert "_" not in ClassicSpeech().shown(words, die, face)
