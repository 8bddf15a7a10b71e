"""Dragonkin, champions, items and minor terrains: every row against what the sources say of it, and its faces.

docs/dice.md has the rules by which faces that no source lists are reconstructed; they are tested here.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from ddtable.dice.catalogue import Catalogue, published
from ddtable.dice.faces import Face, format_faces
from ddtable.dice.types import ELEMENTS, ItemType, UnitType

DICE: Catalogue = published()
BASIC = ("maneuver", "melee", "missile", "magic", "save")
KIN = {
    "dragontroop": ("Dragontroop", "heavy_melee", 1),
    "dragonhero": ("Dragonhero", "heavy_melee", 2),
    "dragonchamp": ("Dragonchamp", "heavy_melee", 3),
    "dragonscout": ("Dragonscout", "light_melee", 1),
    "dragonsentry": ("Dragonsentry", "light_melee", 2),
    "dragonspy": ("Dragonspy", "light_melee", 3),
    "dragonfoal": ("Dragonfoal", "cavalry", 1),
    "dragonmount": ("Dragonmount", "cavalry", 2),
    "dragonsteed": ("Dragonsteed", "cavalry", 3),
    "champion": ("Dragonkin Champion", "melee", 4),
}
CHAMPIONS = {
    "dragonlord": False,
    "dragonslayer": False,
    "dragoncrusader": False,
    "dragonmaster": True,
    "dragonhunter": True,
    "dragonzealot": True,
}
"""True: one die for each element, False: one with all five."""
EQUIPMENT = {"small": (1, 1, 1), "medium": (2, 1, 2), "large": (2, 2, 3)}
"""Points, points of the second of a pair, and what a face counts."""
SPECIAL = {"melee": "flurry", "missile": "crush", "magic": "attune", "maneuver": "wayfare", "save": "sortie"}
OF_ARTIFACTS = {
    "melee": "decapitate",
    "missile": "impale",
    "magic": "summon_dragon",
    "maneuver": "elevate",
    "save": "sortie",
}
MINORS = {
    "bridge": "id, melee, magic, double_saves, missile, double_maneuvers, double_maneuvers, flood",
    "forest": "id, missile, melee, double_saves, magic, double_maneuvers, double_saves, flanked",
    "knoll": "id, missile, magic, missile, melee, double_maneuvers, double_saves, landslide",
    "village": "id, melee, missile, melee, magic, double_maneuvers, double_saves, revolt",
}
LANDS = {
    "coastland": {"air", "water"},
    "deadland": {"death"},
    "feyland": {"water", "fire"},
    "flatland": {"air", "earth"},
    "highland": {"fire", "earth"},
    "swampland": {"water", "earth"},
    "wasteland": {"air", "fire"},
}


def faces(die: UnitType | ItemType) -> Counter[str]:
    return Counter(map(str, die.faces))


def test_how_many_there_are():
    assert (len(DICE.dragonkin), len(DICE.champions), len(DICE.minor_terrains)) == (50, 18, 28)
    assert Counter(item.form for item in DICE.items.values()) == {
        "equipment": 75,
        "artifact": 25,
        "medallion": 3,
        "relic": 3,
    }
    assert len(DICE.of_campaigns) == 50 + 18 + 106 + 28


def test_none_is_among_the_other_dice():
    """A loop over all units, and the builder, never find one; the species are the twelve."""
    assert not set(DICE.of_campaigns) & set(DICE.dice)
    assert not {"dragonkin", "eldarim"} & set(DICE.species)
    assert DICE.folk["dragonkin"].name == "Dragonkin"


def test_every_die_has_a_family_and_sides():
    families = Counter(DICE.family(die) for die in DICE.of_campaigns)
    assert families == {"dragonkin": 50, "champions": 18, "items": 106, "minor_terrains": 28}
    assert all(DICE.sides(die) == len(kind.faces) for die, kind in DICE.of_campaigns.items())


@pytest.mark.parametrize("key", KIN)
def test_dragonkin_come_in_five_elements_with_the_same_faces(key: str):
    """V15: as many automatic saves as health; one species."""
    name, unit_class, health = KIN[key]
    kin = [DICE.dragonkin[f"dragonkin_{key}_{element}"] for element in ELEMENTS]
    assert {(one.unit_class, one.health, one.automatic_saves, one.species, one.mark) for one in kin} == {
        (unit_class, health, health, "dragonkin", "reconstructed")
    }
    assert [DICE.elements_of(one) for one in kin] == [(element,) for element in ELEMENTS]
    assert [one.name for one in kin] == [f"{element.title()} {name}" for element in ELEMENTS]
    assert len({one.faces for one in kin}) == 1


@pytest.mark.parametrize("key", [key for key in KIN if key != "champion"])
def test_dragonkin_have_the_commonest_faces_of_their_class_and_size(key: str):
    """Published units without bows and magic, with 1 save face; the belly replaces it, the breath a special icon."""
    _, unit_class, health = KIN[key]
    found = []
    for unit in DICE.units.values():
        shown = Counter(face.icon for face in unit.faces)
        special = sum(count for icon, count in shown.items() if icon not in {*BASIC, "id"})
        fits = not shown["missile"] and not shown["magic"] and shown["save"] == 1 and special == (health == 3)
        if (unit.unit_class, unit.health) == (unit_class, health) and fits:
            found.append(tuple(sorted(map(str, unit.faces))))
    model = Counter(found).most_common(1)[0][0]
    wanted = Counter("belly" if one.split()[-1] == "save" else one for one in model)
    if health == 3:
        (special_face,) = (one for one in model if one.split()[-1] not in {*BASIC, "id"})
        wanted = wanted - Counter([special_face]) + Counter(["3 breath"])
    assert faces(DICE.dragonkin[f"dragonkin_{key}_fire"]) == wanted


@pytest.mark.parametrize("unit", [*DICE.dragonkin.values(), *DICE.champions.values()], ids=lambda unit: unit.id)
def test_units_have_one_id_face_worth_their_health(unit: UnitType):
    """C0.3."""
    assert [face.count for face in unit.faces if face.icon == "id"] == [unit.health]
    assert len(unit.faces) == 6


def test_the_dragonkin_champion_has_a_logo():
    assert faces(DICE.dragonkin["dragonkin_champion_air"]) == Counter(
        ["4 id", "4 logo", "4 melee", "4 maneuver", "4 breath", "belly"]
    )


@pytest.mark.parametrize("key", CHAMPIONS)
def test_champions_have_one_or_all_elements(key: str):
    dice = [one for one in DICE.champions.values() if one.listed == f"eldarim_{key}"]
    assert {one.health for one in dice} == {4}
    assert {one.species for one in dice} == {"eldarim"}
    wanted = [(element,) for element in ELEMENTS] if CHAMPIONS[key] else [ELEMENTS]
    assert [DICE.elements_of(one) for one in dice] == wanted
    known = key in ("dragoncrusader", "dragonmaster")
    assert {one.mark for one in dice} == {"" if known else "reconstructed"}


def test_two_champions_have_the_faces_of_their_source():
    assert format_faces(DICE.champions["eldarim_dragoncrusader"].faces) == (
        "4 id, 4 save, 4 bash, 4 fly, 4 sneak_attack, 4 logo"
    )
    assert format_faces(DICE.champions["eldarim_dragonmaster_fire"].faces) == (
        "4 id, 4 smite, 4 fly, 4 sneak_attack, 4 cantrip, 4 logo"
    )


def test_other_champions_have_the_faces_of_the_one_with_their_power():
    """Lord and master tame, crusader and zealot control; slayers have the faces that both share, and a fighting one of
    each."""
    crusader, master = DICE.champions["eldarim_dragoncrusader"], DICE.champions["eldarim_dragonmaster_air"]
    assert faces(DICE.champions["eldarim_dragonlord"]) == faces(master)
    assert faces(DICE.champions["eldarim_dragonzealot_earth"]) == faces(crusader)
    both = (faces(crusader) & faces(master)) + Counter(["4 smite", "4 bash"])
    assert faces(DICE.champions["eldarim_dragonslayer"]) == both
    assert faces(DICE.champions["eldarim_dragonhunter_water"]) == both


@pytest.mark.parametrize("size", EQUIPMENT)
@pytest.mark.parametrize("icon", BASIC)
def test_equipment_shows_one_icon_as_often_as_its_size_counts(size: str, icon: str):
    """V16.4: one icon, no ID; a large one has a face with a special icon."""
    points, second, worth = EQUIPMENT[size]
    for element in ELEMENTS:
        item = DICE.item(f"equipment_{size}_{icon}_{element}")
        assert (item.points, item.second_points, item.form, item.size, item.icon) == (
            points,
            second,
            "equipment",
            size,
            icon,
        )
        assert item.elements == (element,)
        wanted = [Face(icon, worth)] * 4
        assert list(item.faces) == ([*wanted[:3], Face(SPECIAL[icon], worth)] if size == "large" else wanted)
        assert (item.mark, item.carried_alone) == ("reconstructed", False)


@pytest.mark.parametrize("icon", BASIC)
def test_an_artifact_counts_four_on_each_face_and_favours_an_icon(icon: str):
    item = DICE.item(f"artifact_{icon}_death")
    assert (item.points, item.second_points, len(item.faces), item.mark) == (3, 3, 10, "reconstructed")
    assert {face.count for face in item.faces} == {4}
    shown = Counter(face.icon for face in item.faces)
    assert shown == {"id": 1, icon: 3, **dict.fromkeys(set(BASIC) - {icon}, 1), OF_ARTIFACTS[icon]: 2}


def test_icons_that_no_unit_has_are_on_items_and_dragonkin():
    """No list has a die with them, so that they must be here; the relic's and the ruler's are on their own dice."""
    on_units = {face.icon for unit in DICE.units.values() for face in unit.faces}
    here = {face.icon for die in (*DICE.items.values(), *DICE.dragonkin.values()) for face in die.faces}
    special = {key for key, icon in DICE.icons.items() if "special" in icon.kinds}
    on_champions = {face.icon for unit in DICE.champions.values() for face in unit.faces}
    assert special - on_units - here - on_champions == set()


@pytest.mark.parametrize("metal", ["bronze", "silver", "gold"])
def test_a_medallion_is_of_metal_and_has_a_logo(metal: str):
    item = DICE.item(f"medallion_{metal}")
    assert (item.points, item.metal, item.elements, item.carried_alone) == (4, metal, (), True)
    assert faces(item) == Counter(["4 logo", "4 melee", "4 save", "4 maneuver"])


def test_relics_have_a_logo_and_five_faces():
    relic, fang, king = (DICE.item(key) for key in ("relic_elemental_relic", "relic_earthfang", "kings_die"))
    assert faces(relic) == {"4 logo": 1, "4 elemental_relic": 5}
    assert relic.names == ("", *ELEMENTS)
    assert faces(fang) == Counter(["4 logo", *(f"4 {icon}" for icon in BASIC)])
    assert faces(king) == {"4 logo": 1, "4 ruler": 5}
    starters = {key for key, one in DICE.species.items() if one.starter_1995}
    assert set(king.names) == {"", *starters, "amazons"}
    assert {(one.points, one.form, one.mark) for one in (relic, fang, king)} == {(4, "relic", "reconstructed")}


@pytest.mark.parametrize("land", LANDS)
@pytest.mark.parametrize("place", MINORS)
def test_a_minor_terrain_has_the_faces_of_its_place(land: str, place: str):
    minor = DICE.minor_terrains[f"minor_{land}_{place}"]
    assert set(minor.elements) == LANDS[land]
    assert format_faces(minor.faces) == MINORS[place]
    assert minor.name == f"{land.title()} {place.title()}"


def test_the_order_is_that_of_the_data():
    rows = [die.listed for die in DICE.dragonkin.values()]
    assert rows == sorted(rows, key=list(DICE.listed).index)
    assert all(
        ELEMENTS.index(a.elements[0]) < ELEMENTS.index(b.elements[0]) or a.listed != b.listed
        for a, b in pairwise(DICE.dragonkin.values())
    )
