"""Finding dice: by typed words, by filters, in several orders."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.dice.entered import entered_id
from ddtable.dice.faces import Face
from ddtable.dice.seeking import ORDERS, Said, Seeker, Wish, by_value
from ddtable.dice.types import ELEMENTS as FIVE
from ddtable.dice.types import OwnDie
from ddtable.odds.expected import of_units
from ddtable.words.sentences import Words

ELEMENTS = {"death": "død sort", "earth": "jord guld", "fire": "ild rød", "air": "luft blå", "water": "vand grøn"}
SIZES = {"common": "almindelig", "uncommon": "ualmindelig", "rare": "sjælden", "monster": "monster"}


def says(what: Said, thing: str) -> str:
    """Return the English name from the data."""
    return catalogue().die(thing).name if what == "die" else thing.replace("_", " ")


def says_in_danish(what: Said, thing: str) -> str:
    words = Words("da")
    if what == "die":
        return words.die_name(thing)
    if what == "class":
        return words.say("unit-class", **{"class": thing})
    if what in ("size", "element"):
        return (SIZES | ELEMENTS).get(thing, thing)
    return words.species(thing) if what == "species" else words.icon(thing)


SEEKER = Seeker(catalogue(), says)
DANISH = Seeker(catalogue(), says_in_danish)


def found(words: str = "", seeker: Seeker = SEEKER, **filters: tuple[str, ...]) -> tuple[str, ...]:
    return seeker.find(Wish(words, **filters))  # type: ignore[arg-type]


def test_nothing_asked_finds_every_die_in_the_order_of_the_data():
    assert found() == (*catalogue().dice, *catalogue().of_campaigns)
    assert found(kinds=("unit", "dragon", "terrain")) == tuple(catalogue().dice)


@pytest.mark.parametrize(
    ("typed", "dice"),
    [
        ("gob thu", {"goblins_thug"}),
        ("Gob THU ", {"goblins_thug"}),
        ("crack shot", {"dwarves_crack_shot"}),
        ("crack-sh", {"dwarves_crack_shot"}),
        ("marauder goblins rare heavy smite death", {"goblins_marauder"}),
        ("thug dwarves", set()),
        ("xyzzy", set()),
    ],
)
def test_each_typed_word_begins_a_word_of_the_die(typed: str, dice: set[str]):
    """Its name, species, class, size, elements, special icons, in any order."""
    assert set(found(typed)) == dice


def test_a_few_letters_find_the_middle_of_a_name_too():
    """Many languages write compounds as one word."""
    assert set(found("kæmpe", DANISH, kinds=("unit",))) == {"coral_elves_coral_giant", "swamp_stalkers_swamp_giant"}
    assert "goblins_thug" not in found("ug")
    assert "goblins_thug" in found("hug")


def test_letters_without_their_signs_will_do():
    assert found("ornerid", DANISH) == found("ØRNERID", DANISH) == ("coral_elves_eagle_knight",)
    assert found("kaempe", DANISH) == found("kæmpe", DANISH)


def test_another_language_finds_the_names_of_the_data_as_well():
    assert "Troll" not in Words("da").die_name("goblins_troll")
    assert found("troll", DANISH)[0] == "goblins_troll"
    assert "goblins_troll" in found("trold", DANISH)


def test_dice_whose_name_was_typed_come_first():
    """The icon of that name is on dice that are earlier in the data."""
    assert found("sh")[0] == "coral_elves_sharpshooter"
    hits = found("fire")
    names = ["fire" in catalogue().die(type_id).name.lower() for type_id in hits]
    assert names == sorted(names, reverse=True)
    assert True in names
    assert False in names


def test_the_icons_on_half_of_all_dice_are_no_search_words():
    assert "goblins_thug" not in found("maneuver")
    assert "goblins_marauder" in found("smite")


def test_any_of_one_filter_and_all_filters_together():
    both = found(species=("goblins", "undead"), sizes=("rare",))
    assert {catalogue().units[unit].species for unit in both} == {"goblins", "undead"}
    assert {catalogue().units[unit].health for unit in both} == {3}
    assert len(both) == 10
    assert set(found(icons=("smite",), kinds=("unit",), species=("goblins",))) == {
        unit.id for unit in catalogue().units_of("goblins") if any(face.icon == "smite" for face in unit.faces)
    }
    assert found("thug", species=("dwarves",)) == ()


def test_elements_are_those_of_the_species_and_of_dragons_and_terrains():
    hits = found(elements=("death",))
    assert {"goblins_thug", "undead_zombie", "death_wyrm"} <= set(hits)
    assert set(found(elements=("water",), kinds=("terrain",))) == {
        terrain.id for terrain in catalogue().terrains.values() if "water" in terrain.elements
    }
    assert "coral_elves_guard" not in hits
    assert set(found(elements=("death",), kinds=("dragon",))) == {
        dragon.id for dragon in catalogue().dragons.values() if "death" in dragon.elements
    }


@pytest.mark.parametrize("kind", ["unit", "dragon", "terrain"])
def test_a_kind_of_die_is_all_of_them(kind: str):
    assert set(found(kinds=(kind,))) == set(getattr(catalogue(), f"{kind}s"))


def test_orders():
    goblins = Wish(species=("goblins",), kinds=("unit",))
    names = [catalogue().units[unit].name for unit in SEEKER.find(goblins, "name")]
    assert names == sorted(names)
    assert SEEKER.find(Wish("oak", species=("treefolk",)), "name")[:2] == ("treefolk_oak", "treefolk_oak_lord")
    health = [catalogue().units[unit].health for unit in SEEKER.find(goblins, "health")]
    assert health == sorted(health, reverse=True)
    classes = [catalogue().units[unit].unit_class for unit in SEEKER.find(goblins, "class")]
    assert len([one for one, other in pairwise(classes) if one != other]) == 5


def test_danish_names_are_in_the_order_of_danish_names():
    goblins = Wish(species=("goblins",), kinds=("unit",))
    first, *_ = DANISH.find(goblins, "name")
    assert Words("da").die_name(first) == min(Words("da").die_name(unit) for unit in SEEKER.find(goblins))


def test_by_value_the_best_come_first_and_equals_stay():
    commons = SEEKER.find(Wish(species=("goblins",), sizes=("common",)))
    ranked = by_value(commons, lambda unit: of_units([unit]).melee)
    assert ranked[0] == "goblins_thug"
    assert by_value(commons, lambda _unit: 0) == commons


@given(st.text(max_size=20), st.sampled_from(ORDERS))
def test_whatever_is_typed_finds_some_dice_or_none_each_once(typed: str, order: str):
    hits = SEEKER.find(Wish(typed), order)  # type: ignore[arg-type]
    assert len(hits) == len(set(hits))
    assert set(hits) <= {*catalogue().dice, *catalogue().of_campaigns}
    assert set(hits) == set(SEEKER.find(Wish(typed)))


@given(st.text(max_size=12), st.text(max_size=6))
def test_typing_on_never_finds_more(typed: str, more: str):
    assert set(SEEKER.find(Wish(typed + more))) <= set(SEEKER.find(Wish(typed))) or " " in more or len(typed) < 3


@pytest.mark.parametrize(
    ("typed", "kind", "dice"),
    [
        ("dragonspy water", "dragonkin", {"dragonkin_dragonspy_water"}),
        ("heavy fire dragonhero", "dragonkin", {"dragonkin_dragonhero_fire"}),
        ("dragonzealot", "champion", {f"eldarim_dragonzealot_{one}" for one in FIVE}),
        ("medallion", "item", {"medallion_bronze", "medallion_silver", "medallion_gold"}),
        ("king", "item", {"kings_die"}),
        ("flurry earth", "item", {"equipment_large_melee_earth"}),
        ("deadland village", "minor", {"minor_deadland_village"}),
    ],
)
def test_campaign_dice_are_found_by_kind(typed: str, kind: str, dice: set[str]):
    assert set(found(typed)) == set(found(typed, kinds=(kind,))) == dice
    assert found(typed, kinds=("unit",)) == ()


def test_campaign_dice_are_found_in_danish():
    assert found("dragedræber", DANISH) == ("eldarim_dragonslayer",)
    assert found("lille nærkampsudstyr ild", DANISH) == ("equipment_small_melee_fire",)


def test_campaign_dice_of_highest_points_come_first():
    assert SEEKER.find(Wish(kinds=("item",)), "health")[0] in ("medallion_bronze", "kings_die", "relic_earthfang")
    assert SEEKER.find(Wish(kinds=("item",)), "health")[-1].startswith("equipment_small")


def test_entered_faces_are_found_under_the_id_that_has_them():
    faces = tuple(Face("id" if number == 0 else "wither") for number in range(6))
    own = OwnDie("own_kin", "Kin", "dragonkin", faces, elements=("air",), unit_class="heavy_melee", health=1)
    own = replace(own, listed="dragonkin_dragontroop")
    seeker = Seeker(catalogue().with_own([own]), lambda _what, thing: thing)
    hits = seeker.find(Wish("wither", kinds=("dragonkin",)))
    assert hits == tuple(entered_id(f"dragonkin_dragontroop_{one}", faces) for one in FIVE)


def test_own_units_are_found_among_the_others():
    faces = tuple(Face("id" if number == 0 else "melee") for number in range(6))
    own = OwnDie("own_rat_king", "Rat King", "unit", faces, species="goblins", unit_class="light_melee", health=1)
    seeker = Seeker(catalogue().with_own([own]), lambda _what, thing: thing)
    assert seeker.find(Wish("rat king")) == ("own_rat_king",)
    assert "own_rat_king" in seeker.find(Wish(species=("goblins",), classes=("light_melee",)))
