"""The pieces in the data, chapter C0."""

import pytest
from by_hand import A, B, board

from ddtable.dice.catalogue import catalogue
from ddtable.dice.playable import dragons_1995, playable_units, starter_species, terrains_1995
from ddtable.dice.types import HEALTH_OF_SIZE
from ddtable.rules.dragon_dice.events.rolls import Rolled
from ddtable.rules.dragon_dice.rolls import faces_of


def test_six_sided_units_have_one_to_three_health_and_monsters_four():
    """C0.1: six faces for 1, 2, 3 health, ten for a monster of 4."""
    for unit in catalogue().units.values():
        assert unit.health == HEALTH_OF_SIZE[unit.size]
        assert len(unit.faces) == (10 if unit.health == 4 else 6)
    assert {unit.health for unit in playable_units(catalogue())} == {1, 2, 3}


def test_every_copy_of_an_icon_is_one_result():
    """C0.2: a face of two melee gives two results, one melee gives one."""
    table = board("A at frontier: thug, footman\nB at frontier: guard\nturn A march 1, act at frontier")
    table.pick("skirmish", seat=B).roll("2 melee", "melee")
    assert table.happened(Rolled, kind="melee")[0].sums[0].total == 3


def test_an_id_is_worth_the_health_of_its_unit_in_any_roll():
    """C0.3: IDs count as melee here and as saves there, as many as the unit has health."""
    table = board("A at frontier: thug, cutthroat\nB at frontier: herald\nturn A march 1, act at frontier")
    table.pick("skirmish", seat=B).roll("id", "2 id").roll("3 id")
    hits, saves = table.happened(Rolled)
    assert (hits.sums[0].result, hits.sums[0].total) == ("melee", 3)
    assert (saves.sums[0].result, saves.sums[0].total) == ("save", 3)


def test_elements_and_starter_species():
    """C0.4, C0.5: five elements; the four starter races with the two elements of each."""
    found = {species.id: set(species.elements) for species in starter_species(catalogue())}
    assert found == {
        "coral_elves": {"air", "water"},
        "dwarves": {"earth", "fire"},
        "goblins": {"earth", "death"},
        "lava_elves": {"fire", "death"},
    }
    assert catalogue().species["amazons"].elements == ("ivory",)


def test_five_kinds_of_troop_in_three_sizes():
    """C0.6: heavy, light, cavalry, missile and magic, each as common, uncommon and rare die."""
    kinds = {"heavy_melee", "light_melee", "cavalry", "missile", "magic"}
    for species in starter_species(catalogue()):
        mine = playable_units(catalogue(), [species.id])
        assert {(unit.unit_class, unit.health) for unit in mine} == {(kind, n) for kind in kinds for n in (1, 2, 3)}


def test_sixteen_terrain_dice_of_two_elements():
    """C0.7: four kinds by four eighth faces, eight faces each, two elements each."""
    terrains = terrains_1995(catalogue())
    assert len(terrains) == 16
    assert len({(terrain.kind, terrain.eighth_face) for terrain in terrains}) == 16
    assert all(len(terrain.faces) == 8 for terrain in terrains)
    assert {terrain.kind: set(terrain.elements) for terrain in terrains} == {
        "flatland": {"air", "earth"},
        "coastland": {"air", "water"},
        "highland": {"earth", "fire"},
        "swampland": {"earth", "water"},
    }


def test_dragons_are_twelve_sided_and_no_part_of_an_army():
    """C0.8: five health, five automatic saves, one element, drake or wyrm; a dragon never marches."""
    dragons = dragons_1995(catalogue())
    assert {(dragon.health, dragon.automatic_saves, len(dragon.faces), len(dragon.elements)) for dragon in dragons} == {
        (5, 5, 12, 1)
    }
    assert {dragon.form for dragon in dragons} == {"drake", "wyrm"}
    table = board("A at frontier: thug\nA dead: air_drake\nB at home B: thug\nturn A march 1")
    assert table.places("army") == ["terrain/2"]


def test_monsters_belong_to_a_species():
    """C0.9: each monster counts as a race of its elements."""
    monsters = [unit for unit in catalogue().units.values() if unit.is_monster]
    assert all(unit.species in catalogue().species for unit in monsters)
    assert catalogue().units["goblins_troll"].species == "goblins"


@pytest.mark.parametrize(("face", "icon", "count"), [("3 id", "id", 3), ("4 counter", "counter", 4)])
def test_the_face_of_a_die(face, icon, count):
    """C0.2, C0.3: a face is an icon and a number."""
    table = board(f"A at frontier: herald ({face})\nB at home B: thug\nturn A march 1")
    (shown,) = faces_of(table.position, (3,))
    assert (shown.icon, shown.count) == (icon, count)
    assert table.units(A, "frontier") == ["herald"]
