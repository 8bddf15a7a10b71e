"""The data of the dice: counts, rules for all dice, and some dice face by face."""

from __future__ import annotations

from collections import Counter

import pytest

from ddtable.dice.catalogue import Catalogue, catalogue, load_catalogue
from ddtable.dice.errors import CatalogueError
from ddtable.dice.faces import format_faces
from ddtable.dice.playable import dragons_1995, playable_species, playable_units, starter_species, terrains_1995
from ddtable.dice.types import HEALTH_OF_SIZE
from ddtable.files.resources import resource


@pytest.fixture(scope="module")
def dice() -> Catalogue:
    return catalogue()


def test_how_many_there_are(dice: Catalogue) -> None:
    assert (len(dice.units), len(dice.terrains), len(dice.dragons), len(dice.species)) == (240, 48, 44, 12)
    assert len(dice.dice) == 240 + 48 + 44


def test_twenty_units_a_species(dice: Catalogue) -> None:
    for species in dice.species:
        assert Counter(unit.size for unit in dice.units_of(species)) == dict.fromkeys(HEALTH_OF_SIZE, 5)


def test_c0_1_health_follows_size(dice: Catalogue) -> None:
    assert {(unit.size, unit.health, len(unit.faces)) for unit in dice.units.values()} == {
        ("common", 1, 6),
        ("uncommon", 2, 6),
        ("rare", 3, 6),
        ("monster", 4, 10),
    }


def test_c0_3_one_id_face_worth_the_health(dice: Catalogue) -> None:
    for unit in dice.units.values():
        assert [face.count for face in unit.faces if face.icon == "id"] == [unit.health], unit.id


def test_a_monsters_icon_is_worth_four_and_a_flame_two(dice: Catalogue) -> None:
    faces = {face for unit in dice.units.values() if unit.is_monster for face in unit.faces}
    assert {face.count for face in faces if face.icon != "flame"} == {4}
    assert {face.count for face in faces if face.icon == "flame"} == {2}


def test_icons_beside_the_id(dice: Catalogue) -> None:
    usual = {"common": 6, "uncommon": 12, "rare": 16}
    unusual = {
        unit.id: total
        for unit in dice.units.values()
        if not unit.is_monster and (total := sum(face.count for face in unit.faces) - unit.health) != usual[unit.size]
    }
    assert unusual == {"lava_elves_conqueror": 15, "feral_wolf_folk": 15}


def test_c0_5_starter_species(dice: Catalogue) -> None:
    assert {species.id: (species.other_name, set(species.elements)) for species in starter_species(dice)} == {
        "coral_elves": ("Selumari", {"air", "water"}),
        "dwarves": ("Vagha", {"earth", "fire"}),
        "goblins": ("Trogs", {"earth", "death"}),
        "lava_elves": ("Morehl", {"fire", "death"}),
    }
    assert dice.species["amazons"].elements == ("ivory",)


def test_c0_6_five_troop_types_in_three_sizes(dice: Catalogue) -> None:
    classes = ("cavalry", "heavy_melee", "light_melee", "magic", "missile")
    units = playable_units(dice)
    assert len(units) == 60
    assert Counter((unit.species, unit.unit_class) for unit in units) == {
        (species.id, unit_class): 3 for species in starter_species(dice) for unit_class in classes
    }


def test_playable_units_of_chosen_species(dice: Catalogue) -> None:
    assert {unit.species for unit in playable_units(dice, ["goblins", "undead"])} == {"goblins"}
    assert playable_units(dice, []) == ()


def test_all_units_of_all_species_may_play_with_the_option(dice: Catalogue) -> None:
    """H44: 20 per species, 5 of them monsters."""
    assert len(playable_units(dice, allowed="all")) == 240
    assert len(playable_species(dice, "all")) == 12
    undead = playable_units(dice, ["undead"], "all")
    assert len(undead) == 20
    assert sum(unit.is_monster for unit in undead) == 5


def test_c0_7_sixteen_terrains(dice: Catalogue) -> None:
    assert {(terrain.kind, terrain.eighth_face) for terrain in terrains_1995(dice)} == {
        (kind, eighth)
        for kind in ("coastland", "flatland", "highland", "swampland")
        for eighth in ("city", "standing_stones", "temple", "tower")
    }
    assert len(terrains_1995(dice)) == 16


@pytest.mark.parametrize(
    ("kind", "elements", "faces"),
    [
        ("coastland", {"air", "water"}, "magic, missile, missile, missile, missile, melee, melee"),
        ("flatland", {"air", "earth"}, "magic, missile, missile, missile, melee, melee, melee"),
        ("highland", {"fire", "earth"}, "magic, magic, magic, missile, missile, melee, melee"),
        ("swampland", {"water", "earth"}, "magic, magic, missile, missile, melee, melee, melee"),
    ],
)
def test_c5_printed_faces(dice: Catalogue, kind: str, elements: set[str], faces: str) -> None:
    for terrain in terrains_1995(dice):
        if terrain.kind == kind:
            assert format_faces(terrain.faces[:7]) == faces
            assert terrain.faces[7].icon == terrain.eighth_face
            assert set(terrain.elements) == elements


def test_an_advanced_terrain_has_the_faces_of_its_eighth(dice: Catalogue) -> None:
    lairs = [terrain for terrain in dice.terrains.values() if terrain.eighth_face == "dragons_lair"]
    assert len(lairs) == 6
    assert {format_faces(lair.faces) for lair in lairs} == {
        "magic, missile, melee, melee, melee, melee, melee, dragons_lair"
    }
    assert all(lair.advanced for lair in lairs)
    assert lairs[0].name == "Coastland Dragon's Lair"


def test_c0_8_dragons(dice: Catalogue) -> None:
    assert Counter((dragon.form, dragon.kind) for dragon in dice.dragons.values()) == {
        (form, kind): count
        for form in ("drake", "wyrm")
        for kind, count in (("elemental", 5), ("hybrid", 10), ("ivory", 1), ("ivory_hybrid", 5), ("white", 1))
    }
    assert len(dragons_1995(dice)) == 10
    for dragon in dragons_1995(dice):
        assert (dragon.health, dragon.automatic_saves, dragon.slots, len(dragon.elements)) == (5, 5, 1, 1)


def test_dragon_faces(dice: Catalogue) -> None:
    shared = {"jaws": 1, "breath": 1, "claw": 4, "belly": 2}
    for dragon in dice.dragons.values():
        own = {"wing": 2, "tail": 2} if dragon.form == "drake" else {"tail": 3, "treasure": 1}
        assert Counter(face.icon for face in dragon.faces) == shared | own


def test_a_white_dragon_counts_twice(dice: Catalogue) -> None:
    white = dice.dragon("white_wyrm")
    assert (white.health, white.automatic_saves, white.slots) == (10, 5, 2)
    assert set(white.elements) == {"air", "water", "fire", "earth", "death"}
    assert dice.dragon("earth_fire_drake").name == "Earth-Fire Drake"


@pytest.mark.parametrize(
    ("unit_id", "unit_class", "faces"),
    [
        ("coral_elves_horseman", "cavalry", "id, maneuver, melee, 2 maneuver, melee, missile"),
        ("coral_elves_enchanter", "magic", "3 id, 2 save, 4 magic, 3 melee, 3 magic, 4 cantrip"),
        ("dwarves_warlord", "heavy_melee", "3 id, 3 save, 3 melee, 4 smite, 3 melee, 3 melee"),
        ("goblins_pelter", "missile", "id, save, missile, save, 2 missile, maneuver"),
        ("lava_elves_infiltrator", "light_melee", "3 id, 5 melee, 5 maneuver, melee, maneuver, 4 counter"),
        ("treefolk_oak_lord", "heavy_melee", "3 id, 3 melee, 3 smite, 3 melee, 3 smite, 4 save"),
        ("undead_apparition", "heavy_magic", "id, 2 magic, melee, magic, melee, save"),
        (
            "lava_elves_hell_hound",
            "monster",
            "4 id, 4 maneuver, 4 melee, 4 save, 2 flame, 4 melee, 2 flame, 4 melee, 4 maneuver, 4 save",
        ),
    ],
)
def test_some_dice_face_by_face(dice: Catalogue, unit_id: str, unit_class: str, faces: str) -> None:
    unit = dice.unit(unit_id)
    assert (unit.unit_class, format_faces(unit.faces)) == (unit_class, faces)


def test_c14_special_icons_of_the_starter_rares(dice: Catalogue) -> None:
    carried: dict[str, set[str]] = {}
    for unit in playable_units(dice):
        for face in unit.faces:
            if "special" in dice.icons[face.icon].kinds:
                assert unit.health == 3
                carried.setdefault(face.icon, set()).add(unit.name)
    assert carried == {
        "bullseye": {"Sharpshooter", "Crack-Shot", "Deadeye", "Assassin"},
        "cantrip": {"Enchanter", "Wizard", "Death Mage", "Necromancer"},
        "counter": {"Herald", "Skirmisher", "Filcher", "Infiltrator"},
        "fly": {"Eagle Knight", "Wyvern Rider"},
        "rend": {"Leopard Rider"},
        "smite": {"Protector", "Warlord", "Marauder", "Conqueror"},
        "trample": {"Mammoth Rider"},
    }


def test_die_finds_every_kind_of_die(dice: Catalogue) -> None:
    assert dice.die("goblins_thug") is dice.unit("goblins_thug")
    assert dice.die("coastland_city") is dice.terrain("coastland_city")
    assert dice.die("air_wyrm") is dice.dragon("air_wyrm")
    with pytest.raises(CatalogueError, match="no die is called 'goblins_thugg'"):
        dice.die("goblins_thugg")
    with pytest.raises(CatalogueError, match="no unit is called 'coastland_city'"):
        dice.unit("coastland_city")


def test_loading_twice_gives_equal_dice(dice: Catalogue) -> None:
    assert load_catalogue(resource("dice")) == dice
