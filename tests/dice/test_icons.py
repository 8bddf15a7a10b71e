"""The icons, and how many dice carry each special one."""

from __future__ import annotations

from collections import Counter

from ddtable.dice.catalogue import catalogue

SIX_SIDED = {
    "bullseye": 9,
    "cantrip": 12,
    "coil": 1,
    "convert": 1,
    "counter": 9,
    "double_strike": 1,
    "flaming_arrow": 1,
    "fly": 16,
    "poison": 1,
    "rend": 3,
    "scare": 1,
    "smite": 10,
    "trample": 2,
    "vanish": 1,
    "volley": 2,
    "wild_growth": 1,
    "wither": 1,
}
MONSTERS = {
    "bash": 1,
    "bullseye": 1,
    "cantrip": 7,
    "charge": 1,
    "charm": 1,
    "choke": 1,
    "cloak": 1,
    "coil": 1,
    "confuse": 4,
    "counter": 5,
    "create_fireminions": 1,
    "dispel_magic": 5,
    "double_strike": 5,
    "entangle": 1,
    "ferry": 1,
    "firebreath": 1,
    "firecloud": 1,
    "firewalking": 2,
    "flame": 4,
    "fly": 15,
    "frost_breath": 1,
    "galeforce": 1,
    "gore": 1,
    "hoof": 1,
    "howl": 1,
    "hug": 1,
    "hypnotic_glare": 1,
    "illusion": 2,
    "kick": 1,
    "net": 1,
    "plague": 1,
    "poison": 4,
    "regenerate": 1,
    "rend": 9,
    "rise_from_the_ashes": 1,
    "roar": 3,
    "screech": 2,
    "seize": 3,
    "slay": 1,
    "sleep": 2,
    "smite": 14,
    "smother": 4,
    "stomp": 1,
    "stone": 2,
    "stun": 2,
    "surprise": 6,
    "swallow": 3,
    "tail": 2,
    "teleport": 1,
    "trample": 10,
    "trumpet": 1,
    "volley": 2,
    "wave": 2,
    "web": 2,
    "wild_growth": 1,
}
READ_NO_COUNT = {
    "gore",
    "galeforce",
    "slay",
    "plague",
    "tail",
    "flame",
    "trumpet",
    "illusion",
    "swallow",
    "charge",
    "hypnotic_glare",
    "impale",
    "sleep",
    "double_strike",
    "surprise",
    "dispel_magic",
    "frost_breath",
    "belly",
    "decapitate",
}


def test_special_icons_on_six_sided_dice() -> None:
    assert _carriers(monster=False) == SIX_SIDED


def test_special_icons_on_monsters() -> None:
    assert _carriers(monster=True) == MONSTERS


def _carriers(*, monster: bool) -> dict[str, int]:
    """Number of dice that show each special icon."""
    dice = catalogue()
    return Counter(
        icon
        for unit in dice.units.values()
        if unit.is_monster == monster
        for icon in {face.icon for face in unit.faces}
        if "special" in dice.icons[icon].kinds
    )


def test_icons_by_kind() -> None:
    icons = catalogue().icons.values()
    assert Counter(kind for icon in icons for kind in icon.kinds) == {
        "basic": 6,
        "special": 75,
        "eighth_face": 8,
        "dragon": 7,
        "minor": 6,
    }
    assert [icon.id for icon in icons if "basic" in icon.kinds] == [
        "id",
        "melee",
        "missile",
        "magic",
        "maneuver",
        "save",
    ]


def test_an_icon_can_be_on_units_and_on_dragons() -> None:
    both = [icon.id for icon in catalogue().icons.values() if set(icon.kinds) == {"special", "dragon"}]
    assert both == ["belly", "breath", "tail"]


def test_which_effects_read_a_count() -> None:
    special = [icon for icon in catalogue().icons.values() if "special" in icon.kinds]
    assert {icon.id for icon in special if icon.reads_count is False} == READ_NO_COUNT
    assert {icon.id for icon in special if icon.reads_count is None} == {
        "firecloud",
        "logo",
        "ferry",
        "firebreath",
        "ruler",
    }
