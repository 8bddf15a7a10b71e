"""The verdict on a force in words: what is wrong, where, and what to do."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.forces.deal import deal_force
from ddtable.forces.force import Force
from ddtable.forces.starter import starter_forces
from ddtable.rules.dragon_dice.board import Options
from ddtable.rules.dragon_dice.verdict import verdict
from ddtable.words.sentences import Words
from ddtable.words.verdicts import told
from tests.words.test_words import RAW_ID

WOLVES = next(force for force in starter_forces() if force.id == "mire_wolves")
CAPPED = Options(half_cap=True)
ALL = Options(species="all")
NOTHING = Force("", "", (), (), (), (), "", "")


def said(force: Force, key: str, health: int = 24, options: Options = CAPPED, language: str = "en") -> str:
    return next(told(Words(language), line) for line in verdict(force, health, options) if line.key == key)


@pytest.mark.parametrize(
    ("key", "sentence"),
    [
        ("health", "Exactly 24 health"),
        ("armies", "Each army has a unit"),
        ("species_home", "The home army is of one race: Goblins"),
        ("half", "No army has more than half of the force, 12 health"),
        ("dragons", "1 dragon, right for the size"),
        ("home_terrain", "Home terrain: Swampland with city"),
        ("allowed", "All units are of the starter races of 1995"),
    ],
)
def test_what_is_met_is_said_quietly(key: str, sentence: str):
    assert said(WOLVES, key) == sentence


@pytest.mark.parametrize(
    ("force", "key", "sentence"),
    [
        (
            replace(WOLVES, home=(*WOLVES.home, "goblins_marauder")),
            "health",
            "3 health too much (27 of 24): remove 3",
        ),
        (replace(WOLVES, horde=()), "health", "6 health missing (18 of 24): add 6"),
        (replace(WOLVES, horde=()), "armies", "No unit in the horde: add one"),
        (NOTHING, "armies", "No unit in the home army, the campaign army and the horde: add one to each"),
        (NOTHING, "species_campaign", "The campaign army may be of any one race"),
        (
            replace(WOLVES, home=(*WOLVES.home, "undead_zombie", "dwarves_footman")),
            "species_home",
            "The home army mixes Goblins, Undead and Dwarves: move Zombie and Footman to the horde, or remove the other"
            " race",
        ),
        (
            replace(WOLVES, horde=("goblins_thug",) * 15),
            "half",
            "More than half of the force in the horde: move 3 health to another army",
        ),
        (replace(WOLVES, dragons=()), "dragons", "1 dragon missing (0 of 1): add 1"),
        (replace(WOLVES, dragons=("white_drake",)), "dragons", "1 dragon too many (2 of 1): remove 1"),
        (NOTHING, "home_terrain", "No home terrain: pick one"),
        (
            replace(WOLVES, frontier="feyland_grove"),
            "frontier",
            "Proposed frontier: Feyland with grove is not one of the 16 of 1995; pick another",
        ),
        (
            replace(WOLVES, horde=("goblins_troll", "undead_zombie")),
            "allowed",
            "Not of the starter races of 1995: Troll and Zombie; remove them, or allow all races",
        ),
        (
            replace(WOLVES, dragons=("earth_fire_drake", "ivory_wyrm")),
            "dragon_kinds",
            "Not dragons of a single colour, as in 1995: Earth-Fire Drake and Ivory Wyrm; remove them, or allow all"
            " races",
        ),
        (replace(WOLVES, horde=("goblins_thgu",)), "unknown", "Unknown die goblins_thgu: remove it from the horde"),
        (replace(WOLVES, horde=("earth_drake",)), "misplaced", "Earth Drake cannot be in the horde: remove it"),
    ],
)
def test_what_is_unmet_says_what_to_do(force: Force, key: str, sentence: str):
    assert said(force, key) == sentence


def test_many_dice_at_fault_are_not_all_named():
    force = replace(WOLVES, horde=tuple(unit.id for unit in catalogue().units_of("undead")))
    assert said(force, "allowed") == (
        "Not of the starter races of 1995: Wraith, Spectre, Ghost and 17 more; remove them, or allow all races"
    )


def test_every_line_is_said_in_both_languages_without_ids():
    for seed in range(60):
        random = Random(seed)
        force = deal_force(catalogue(), random.choice([6, 24, 50]), random, None, "all")
        for changed in (force, replace(force, home=force.horde, dragons=(), frontier=""), NOTHING):
            for health, options in ((24, CAPPED), (50, ALL), (3, ALL)):
                for line in verdict(changed, health, options):
                    for language in ("en", "da"):
                        sentence = told(Words(language), line)
                        assert not RAW_ID.search(sentence), sentence
                        assert sentence[0].isupper() or sentence[0].isdigit(), sentence
                        assert "  " not in sentence
                        assert len(sentence) < 220, sentence


def test_danish_says_what_to_do():
    mixed = replace(WOLVES, home=(*WOLVES.home, "undead_zombie"))
    assert said(mixed, "species_home", language="da") == (
        "Hjemmehæren blander Gobliner og Udøde: flyt Zombie til horden, eller fjern den anden race"
    )
    assert said(WOLVES, "health", 36, language="da") == "Der mangler 12 hp (24 af 36): tilføj 12"


def test_a_strangers_id_steers_no_screen():
    assert said(replace(WOLVES, horde=("\x1b[2J\u202eo",)), "unknown") == "Unknown die [2Jo: remove it from the horde"
