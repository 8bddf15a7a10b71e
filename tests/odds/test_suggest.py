"""Suggestions: they complete a force legally, add what it lacks, and give a reason."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import ddtable.rules  # noqa: F401  (registers the rule systems)
from ddtable.dice.campaigns import may_carry
from ddtable.dice.catalogue import catalogue
from ddtable.engine.system import system
from ddtable.forces.deal import deal_force
from ddtable.forces.force import ARMY_NAMES, Force, ForceError
from ddtable.odds.expected import of_units
from ddtable.odds.suggest import Suggestion, completed, suggest
from ddtable.rules.campaign.board import campaign_options
from ddtable.rules.campaign.forces import refuse_forces
from ddtable.rules.dragon_dice.board import Options
from ddtable.rules.dragon_dice.verdict import fits
from ddtable.texts.trouble import Trouble
from ddtable.words.sentences import Words
from ddtable.words.verdicts import reason
from tests.words.test_words import RAW_ID

EMPTY = Force("mine", "Mine", (), (), (), (), "", "")
ALL = Options(species="all")
THUG = "goblins_thug"


def half_of(force: Force, seed: int) -> Force:
    random = Random(seed)
    armies = {name: tuple(unit for unit in force.army(name) if random.random() < 0.4) for name in ARMY_NAMES}
    return replace(
        force,
        **armies,
        dragons=force.dragons[: random.randint(0, 2)],
        home_terrain=random.choice(["", force.home_terrain]),
        frontier=random.choice(["", force.frontier]),
    )


@settings(max_examples=60, deadline=None)
@given(
    health=st.integers(3, 60),
    seed=st.integers(0, 2**32),
    allowed=st.sampled_from(["starters", "all"]),
    cap=st.booleans(),
)
def test_a_half_built_force_is_completed_lawfully_and_nothing_moves(health: int, seed: int, allowed: Any, cap: bool):
    options = Options(species=allowed, half_cap=cap)
    begun = half_of(deal_force(catalogue(), health, Random(seed), None, allowed), seed)
    suggestions = suggest(begun, health, options)
    force = completed(begun, suggestions)
    assert fits(force, health, options)
    for name in ARMY_NAMES:
        assert force.army(name)[: len(begun.army(name))] == begun.army(name)
    assert suggest(begun, health, options) == suggestions, "the same force is suggested the same"
    assert suggest(force, health, options) == ()


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 2**32), cap=st.booleans())
def test_only_owned_dice_are_suggested(seed: int, cap: bool):
    random = Random(seed)
    owned = {unit: random.randint(0, 3) for unit in random.sample(sorted(catalogue().units), 30)}
    try:
        force = completed(EMPTY, suggest(EMPTY, 24, replace(ALL, half_cap=cap), owned))
    except ForceError as error:
        assert isinstance(error.args[0], Trouble)  # noqa: PT017  (some collections are too small)
        return
    assert fits(force, 24, replace(ALL, half_cap=cap))
    assert all(owned[unit] >= count for unit, count in force.counts.items())


def test_a_force_of_few_owned_dice_of_many_species_is_completed():
    """With a limit on armies, taking the best die first may leave dice that do not fit: then they are drawn."""
    random = Random(40)
    owned = {unit: random.randint(1, 2) for unit in random.sample(sorted(catalogue().units), 16)}
    capped = replace(ALL, half_cap=True)
    suggestions = suggest(EMPTY, 12, capped, owned)
    assert {one.key for one in suggestions if one.part == "horde"} == {"suggest-fits"}
    assert fits(completed(EMPTY, suggestions), 12, capped)


def test_owned_dragons_and_terrains_are_suggested():
    owned = {THUG: 99, "fire_wyrm": 1, "swampland_temple": 1, "coastland_tower": 1}
    force = completed(EMPTY, suggest(EMPTY, 24, ALL, owned))
    assert force.dragons == ("fire_wyrm",)
    assert {force.home_terrain, force.frontier} == {"swampland_temple", "coastland_tower"}


@pytest.mark.parametrize(
    ("owned", "health", "sentence"),
    [
        ({THUG: 99, "fire_wyrm": 1}, 50, "2 more dragons are needed than are available."),
        ({THUG: 99, "swampland_temple": 1}, 24, "1 more terrain is needed, but none is available."),
        ({THUG: 9}, 24, "The available dice cannot add up to the missing 24 health."),
    ],
)
def test_a_force_that_cannot_be_completed_raises_a_sentence(owned: dict[str, int], health: int, sentence: str):
    with pytest.raises(ForceError) as caught:
        suggest(EMPTY, health, ALL, owned)
    assert (str(caught.value.args[0]), type(caught.value.args[0])) == (sentence, Trouble)


def test_too_many_dragons_are_reported():
    with pytest.raises(ForceError, match="1 dragon too many"):
        suggest(replace(EMPTY, dragons=("fire_drake", "fire_drake")), 24, ALL)


def test_unknown_dice_are_reported():
    with pytest.raises(ForceError, match=r"an unknown die goblins_thgu"):
        suggest(replace(EMPTY, home=("goblins_thgu",)), 24, ALL)


# Sensible suggestions


def of_part(part: str, suggestions: tuple[Suggestion, ...]) -> list[Suggestion]:
    return [one for one in suggestions if one.part == part]


def test_an_army_that_saves_nothing_is_given_saves():
    """Four Pelters shoot; their missing results come first."""
    begun = replace(EMPTY, home=("goblins_deadeye",) * 3, campaign=(THUG,) * 12, horde=(THUG,) * 10)
    first = of_part("home", suggest(begun, 36, Options()))[0]
    assert first.key in ("suggest-lacks", "suggest-colour")
    assert first.values["kind"] != "missile"
    after = of_units([*begun.home, first.die])
    kind = str(first.values["kind"])
    assert first.values["before"] == round(10 * getattr(of_units(begun.home), kind))
    assert first.values["after"] == round(10 * getattr(after, kind))


def test_a_completed_army_rolls_something_of_everything():
    for folk in ("goblins", "dwarves", "coral_elves", "lava_elves"):
        force = completed(EMPTY, suggest(EMPTY, 36, Options(), species=(folk,)))
        assert force.species == (folk,)
        for name in ARMY_NAMES:
            rolled = of_units(force.army(name))
            assert min(rolled.melee, rolled.save, rolled.maneuver) > 1.5, (folk, name, rolled)
        assert of_units(force.units).magic > 3


def test_dice_are_mixed():
    force = completed(EMPTY, suggest(EMPTY, 36, ALL, species=("goblins", "undead")))
    assert max(Counter(force.units).values()) <= 3
    assert {catalogue().units[unit].health for unit in force.units} >= {1, 2, 3}


def test_two_species_make_an_army_each():
    force = completed(EMPTY, suggest(EMPTY, 36, ALL, species=("goblins", "undead")))
    assert (force.army_species("home"), force.army_species("campaign")) == (("goblins",), ("undead",))


def test_the_species_of_the_force_are_kept_to():
    begun = replace(EMPTY, home=(THUG,), horde=("undead_zombie",))
    assert set(completed(begun, suggest(begun, 36, ALL, species=("dwarves",))).species) == {"goblins", "undead"}


def test_an_empty_force_suits_the_terrain_that_is_picked():
    begun = replace(EMPTY, home_terrain="highland_city")
    force = completed(begun, suggest(begun, 24, Options()))
    home = catalogue().species[force.army_species("home")[0]]
    assert set(home.elements) & set(catalogue().terrains["highland_city"].elements)


def test_an_empty_force_is_of_the_species_of_which_most_is_owned():
    owned = {unit.id: 9 for unit in catalogue().units_of("undead")} | {THUG: 3}
    assert completed(EMPTY, suggest(EMPTY, 24, ALL, owned)).species[0] == "undead"


def test_the_home_terrain_gives_the_home_army_its_power():
    """C13: Goblins double their maneuvers on swampland."""
    (home,) = of_part("home_terrain", suggest(replace(EMPTY, home=(THUG,)), 24, Options()))
    assert (home.die, home.key, home.values["species"]) == ("swampland_city", "suggest-power", "goblins")


def test_dragons_are_of_the_colours_of_the_magic():
    """M8: the caster summons dragons of the colour that they cast."""
    begun = replace(EMPTY, home=("goblins_death_mage",) * 3)
    for one in of_part("dragons", suggest(begun, 50, Options())):
        assert set(catalogue().dragons[one.die].elements) <= set(catalogue().species["goblins"].elements)
        assert one.key == "suggest-dragon"


def test_magic_of_the_home_terrains_colours_is_suggested_for_that():
    """M7: points of a colour of the terrain count double."""
    begun = replace(EMPTY, home=(THUG,), home_terrain="swampland_city")
    coloured = [one for one in suggest(begun, 36, Options()) if one.key == "suggest-colour"]
    assert {one.part for one in coloured} == {"home"}
    for one in coloured:
        assert one.values["element"] in catalogue().terrains["swampland_city"].elements


# Medallions


def test_medallions_of_the_size_are_suggested_for_the_largest_army_that_can_carry_them():
    """K1, K2: different ones first; armies of 1995 carry none."""
    war = campaign_options({})
    begun = msgspec.convert(system("campaign").deal(240, Random(1), {"known_faces": True}), Force)
    found = [one for one in suggest(begun, 240, war, medallions=2) if one.key == "suggest-medallion"]
    largest = max(("home", "campaign", "horde"), key=lambda army: len(begun.army(army)))
    assert [one.part for one in found] == [f"{largest}_items"] * 2
    assert len({one.die for one in found}) == 2
    done = completed(begun, found)
    assert not [one for one in suggest(done, 240, war, medallions=2) if one.key == "suggest-medallion"]
    alone = dict.fromkeys(begun.units, 9) | {"medallion_gold": 1}
    owned = [one.die for one in suggest(begun, 240, war, alone, medallions=2) if one.key == "suggest-medallion"]
    assert owned == ["medallion_gold"]
    dealt = deal_force(catalogue(), 36, Random(1), None, "all")
    assert not [one for one in suggest(dealt, 36, ALL, medallions=2) if one.key == "suggest-medallion"]


# Items


def of_items(found) -> list[Suggestion]:
    return [one for one in found if one.key == "suggest-item"]


@pytest.mark.parametrize("species", [("goblins", "undead"), ("amazons",), ("treefolk", "feral")])
def test_items_are_suggested_with_a_unit_of_their_army_that_can_carry_them(species):
    """K2: 2 of its own colours; the half in play has its points exactly (Q109)."""
    war = campaign_options({})
    found = suggest(EMPTY, 360, war, None, species, items=9)
    whole = completed(EMPTY, found)
    items = of_items(found)
    assert sum(catalogue().item(one.die).points for one in items) == 9
    for one in items:
        assert one.values["unit"] in whole.dice_in(one.part.removesuffix("_items"))
        assert may_carry(catalogue(), catalogue().unit(one.values["unit"]), (catalogue().item(one.die),))
    assert refuse_forces([whole, whole], war) is None


def test_only_owned_items_are_suggested_from_a_collection_with_items():
    war = campaign_options({})
    owned = dict.fromkeys(catalogue().units, 40) | {"equipment_small_melee_death": 1}
    found = suggest(EMPTY, 120, war, owned, ("goblins", "undead"), items=3)
    assert [one.die for one in of_items(found)] == ["equipment_small_melee_death"]
    assert refuse_forces([completed(EMPTY, found)] * 2, war) is None


# In words


def test_every_reason_is_said_in_both_languages():
    keys = set()
    for seed in range(12):
        for species in (("goblins", "undead"), ("amazons",), ("treefolk", "feral")):
            owned = {unit.id: 1 for unit in catalogue().units.values()} if seed % 2 else None
            begun = half_of(deal_force(catalogue(), 36, Random(seed), species, "all"), seed)
            for one in suggest(begun, 36, ALL, owned):
                keys.add(one.key)
                for language in ("en", "da"):
                    sentence = reason(Words(language), one)
                    assert not RAW_ID.search(sentence), sentence
                    assert sentence[0].isupper() or sentence[0].isdigit(), sentence
    assert keys >= {f"suggest-{word}" for word in ("first", "lacks", "colour", "power", "dragon", "any-dragon")}


@pytest.mark.parametrize(
    ("suggestion", "english", "danish"),
    [
        (
            Suggestion(THUG, "home", "suggest-lacks", {"kind": "save", "before": 23, "after": 40}),
            "Saves, which the home army lacks: from 2.3 to 4 on average",
            "Skjolde, som hjemmehæren mangler: fra 2,3 til 4 i gennemsnit",
        ),
        (
            Suggestion("death_drake", "dragons", "suggest-dragon", {"element": "death"}),
            "Most of your magic is black, so you can summon it",
            "Det meste af din magi er sort, så du kan hidkalde den",
        ),
        (
            Suggestion("swampland_city", "home_terrain", "suggest-power", {"species": "goblins", "eighth": "city"}),
            "Goblins can use their power there; a city recruits and promotes",
            "Gobliner kan bruge deres evne der; en by rekrutterer og forfremmer",
        ),
        (
            Suggestion("medallion_gold", "horde_items", "suggest-medallion"),
            "This size may have another medallion, which any unit can carry",
            "Størrelsen tillader en medaljon mere, som enhver enhed kan bære",
        ),
        (
            Suggestion(
                "equipment_small_melee_death",
                "horde_items",
                "suggest-item",
                {"kind": "melee", "army": "horde", "unit": THUG},
            ),
            "Melee for the horde; Thug can carry it",
            "Nærkamp til horden; Bølle kan bære det",
        ),
        (
            Suggestion(THUG, "horde", "suggest-fits", {"health": 1}),
            "1 of the missing health",
            "1 af de manglende hp",
        ),
    ],
)
def test_a_reason_in_words(suggestion: Suggestion, english: str, danish: str):
    assert reason(Words(), suggestion) == english
    assert reason(Words("da"), suggestion) == danish
