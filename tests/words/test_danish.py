"""Danish says all that English says, in Danish, and every sentence of the games can be said in it."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from itertools import islice, pairwise
from random import Random

import pytest
from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.dice.own import templates
from ddtable.dice.playable import dragons_1995, playable_units, starter_species, terrains_1995
from ddtable.engine.questions import Remark
from ddtable.forces.battle_armies import battle_armies
from ddtable.forces.deal import deal_force
from ddtable.forces.starter import starter_forces
from ddtable.rules.battle_dice.armies import deal_army
from ddtable.rules.campaign.starters import starters
from ddtable.rules.clauses import clause, clauses
from ddtable.rules.dragon_dice.editions import EDITIONS, edition, known_spells
from ddtable.rules.rulings import ruling, rulings, sections
from ddtable.words.faces import result
from ddtable.words.names import DEALT_ARMIES
from ddtable.words.sentences import Table, Words
from tests.test_languages import CATALOGUE, OF_THE_DATA, Walk, entries, walks
from tests.words.test_words import NAMES, RAW_ID, played, sentences

ALIKE = {  # words that are the same in both languages
    "position-game",
    "primer-war-die-champion",
    "primer-war-die-kin",
    "ui-name-1",
    "ui-name-2",
    "ui-name-3",
    "ui-name-4",
    "ui-name-5",
    "ui-name-6",
    "ui-kind-person",
    "ui-kind-computer",
    "ui-about-ddtable",
    "ui-about-python",
    "ui-about-qt",
    "ui-about-system",
    "ui-colour-3",
    "ui-game-risk",
    "ui-log",
    "effect-frost",
    "option-promote",
    "option-spell",
    "option-stop-attack",
    "roster-author",
    "roster-form-html",
    "roster-form-markdown",
    "roster-form-pdf",
    "roster-paper-letter",
    "roster-program",
    "roster-stop",
    "ui-menu-motion-normal",
    "ui-menu-side-log",
    "ui-settings-motion-normal",
    "ui-table-part-horde",
    "ui-window-title",
    "army-paper-file",
    "ui-game-classic",
    "ui-game-battle_dice",
}
ENGLISH = re.compile(
    r"\b(the|and|of|with|your|you|are|is|this|(?<!dragon )(?<!battle )dice|army|health|units?|spell|which|choose)\b",
    re.IGNORECASE,
)
ONE = re.compile(r"\b1 (terninger|træffere|skjolde|enheder|missiler|manøvrer|resultater)\b")


@pytest.fixture(scope="module")
def danish() -> Words:
    return Words("da")


# The catalogues beside each other


@pytest.mark.parametrize("name", sorted(path.name for path in (CATALOGUE / "en").glob("*.ftl")))
def test_a_file_has_the_same_keys_in_both_languages(name: str):
    assert set(entries("da", name)) == set(entries("en", name))


def test_danish_has_no_file_that_english_lacks_but_for_what_the_data_hold():
    files = {language: {path.name for path in (CATALOGUE / language).glob("*.ftl")} for language in ("en", "da")}
    assert files["da"] - files["en"] == OF_THE_DATA


def test_nothing_is_left_in_english():
    same = {
        key
        for key, english, danish in walks("da")
        if english.texts == danish.texts and re.search("[a-z]{2}", " ".join(english.texts)) and key not in ALIKE
    }
    assert same == set()


def test_no_english_word_stands_in_a_danish_message():
    texts = {(key, text) for key, message in entries("da").items() for text in Walk(message).texts}
    assert {(key, text) for key, text in texts if ENGLISH.search(text)} == set()


# Names


def test_every_danish_name_is_of_something():
    known = {f"species-name-{species}" for species in catalogue().species}
    known |= {f"unit-name-{unit}" for unit in catalogue().units}
    known |= {f"dragon-name-{dragon}" for dragon in catalogue().dragons}
    known |= {f"template-name-{template.id}" for template in templates()}
    known |= {f"spell-name-{spell}" for spell in known_spells()}
    known |= {
        f"force-{part}-{force.id}" for force in (*starter_forces(), *battle_armies()) for part in ("name", "note")
    }
    known |= {f"force-{part}-{name}" for part in ("name", "note") for name in starters()}
    known |= {f"force-name-dealt_{troops.lower()}" for troops in DEALT_ARMIES}
    assert set(entries("da", "names.ftl")) - known == set()


def test_all_that_is_played_with_has_a_danish_name(danish: Words):
    """Monsters of the kicker packs may keep the name on their box."""
    wanted = {f"species-name-{folk.id}" for folk in starter_species(catalogue())}
    wanted |= {f"unit-name-{unit.id}" for unit in playable_units(catalogue())}
    wanted |= {f"dragon-name-{dragon.id}" for dragon in dragons_1995(catalogue())}
    wanted |= {f"spell-name-{spell}" for spell in known_spells()}
    wanted |= {
        f"force-{part}-{force.id}" for force in (*starter_forces(), *battle_armies()) for part in ("name", "note")
    }
    assert wanted - set(entries("da", "names.ftl")) == set()
    assert {danish.terrain(terrain.id) for terrain in terrains_1995(catalogue())} >= {"Kyst med tempel", "Sump med by"}


def test_no_two_units_of_a_species_share_a_name(danish: Words):
    for species in catalogue().species:
        names = [danish.die_name(unit.id) for unit in catalogue().units.values() if unit.species == species]
        assert len(set(names)) == len(names), species


def test_spells_of_one_colour_have_different_names(danish: Words):
    for name in EDITIONS:
        names = [(spell.colour, danish.spell_name(spell.id)) for spell in edition(name, "all").spells.values()]
        assert len(set(names)) == len(names)


def test_a_name_without_a_message_is_that_of_the_data(danish: Words):
    assert danish.die_name("coral_elves_tako") == catalogue().units["coral_elves_tako"].name == "Tako"
    assert Words().die_name("dwarves_wizard") == "Wizard"
    assert danish.die_name("dwarves_wizard") == "Troldmand"


def test_every_clause_and_every_ruling_is_in_danish(danish: Words):
    keys = {f"clause-{one.id.replace('.', '_')}" for one in clauses()}
    assert set(entries("da", "clauses.ftl")) == keys
    parts = {f"ruling-{part}-{one.id}" for one in rulings() for part in ("question", "answer", "reason")}
    assert set(entries("da", "rulings.ftl")) == parts | {f"ruling-section-{section}" for section in sections()}
    assert danish.clause("C4.2") == "En manøvre, som ingen prøver at stoppe, lykkes uden slag."
    assert Words().clause("C4.2") == clause("C4.2").text
    assert danish.ruling(ruling("Q3")) == replace(
        ruling("Q3"),
        question="Skal en vellykket manøvre vende terrænet?",
        ruling="Nej.",
        reason="S3 tillader det, men kræver det ikke; V4 kræver det.",
    )


# The games in Danish


def said(danish: Words) -> Iterator[tuple[str, str]]:
    """Yield (key, sentence) of what the games tell, ask, refuse and give reasons for, of a part of their steps."""
    yield from sentences(danish, played()[::3])
    steps = [step for step in played() if step.question is not None]
    table = Table(steps[0].position, NAMES)
    for key in entries("da", "recruit.ftl"):
        if key not in ("reason", "reason-better-roll", "reason-most-to-win", "reason-needed-there"):
            values = {"tenths": 15, "gain": 3, "first": "health", "second": "terrain"}
            yield key, danish.remark(Remark(key, values), table)
    for before, after in islice(pairwise(steps), 0, None, 3):
        assert before.question is not None
        assert after.question is not None
        if refusal := after.question.refusal(before.question.shape.sample(Random(1))):
            yield f"refusal-{refusal.reason}", danish.refusal(refusal, Table(after.position, NAMES))


@pytest.fixture(scope="module")
def told(danish: Words) -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for key, sentence in said(danish):
        found[key].add(sentence)
    return found


def test_the_games_can_be_told_in_danish(told: dict[str, set[str]]):
    kinds = {key.split("-")[0] for key in told}
    assert kinds == {"event", "work", "question", "hint", "option", "refusal", "reason"}
    texts = {text for found in told.values() for text in found}
    assert {text for text in texts if RAW_ID.search(text) or "  " in text or text != text.strip() or not text} == set()
    assert {text for text in texts if ENGLISH.search(text)} == set()
    assert {text for text in texts if ONE.search(text)} == set()


def test_danish_sentences_begin_with_a_capital_letter(told: dict[str, set[str]]):
    spoken = [text for key, found in told.items() if key.startswith(("event-", "option-")) for text in found]
    assert {text for text in spoken if text[0].islower()} == set()


# What differs from English


@pytest.mark.parametrize(
    ("name", "owned"), [("Mira", "Miras hær"), ("Lars", "Lars’ hær"), ("Max", "Max’ hær"), ("Aksel", "Aksels hær")]
)
def test_the_genitive_of_a_name(danish: Words, name: str, owned: str):
    assert danish.say("where-army", player=name, place="grænsen") == f"{owned} ved grænsen"


def test_lists_and_decimals(danish: Words):
    assert danish.all_of(["en by", "et tårn", "et tempel"]) == "en by, et tårn og et tempel"
    table = Table(played()[0].position, NAMES)
    expected = danish.remark(Remark("reason-expects", {"tenths": 13}), table)
    assert expected == "vi venter at vinde omkring 1,3 hp"


def test_things_are_counted_in_danish(danish: Words):
    assert [danish.face("save", count) for count in (1, 2)] == ["skjold", "2 skjolde"]
    assert [danish.face("melee", count) for count in (1, 2)] == ["nærkamp", "2 nærkamp"]
    assert [danish.say("dice-count", count=count) for count in (1, 4)] == ["1 terning", "4 terninger"]


def test_an_average_of_the_inspector_has_a_comma(danish: Words):
    assert result(danish, "save", 2.333) == "2,3 skjolde"
    assert result(Words(), "save", 2.333) == "2.3 saves"
    assert result(danish, "save", 1) == "1 skjold"


def test_points_of_magic_agree_with_their_number(danish: Words):
    assert danish.points((0, 1, 1, 0, 1)) == "1 blåt, 1 rødt og 1 sort"
    assert danish.points((2, 0, 3, 4, 5)) == "2 guld, 3 røde, 4 grønne og 5 sorte"


def test_a_date_has_its_stop(danish: Words):
    told = danish.say("ui-when-date", day="21", month="november", year="1995", hour="14", minute="05")
    assert told == "21. november 1995 kl. 14.05"


def test_the_chance_of_a_total_in_the_tables_is_of_more_not_of_a_count(danish: Words):
    assert danish.say("table-chance", percent="50") == "eller mere: 50 % af slagene"


def test_a_land_is_written_small_in_a_sentence(danish: Words):
    step = next(step for step in played() if len(step.position.board.lands) == 3)
    assert re.fullmatch(r"Miras hjem \([a-zø]+\)", danish.place("terrain/0", Table(step.position, NAMES)))


@pytest.mark.parametrize("seed", range(6))
def test_a_dealt_force_has_danish_names(danish: Words, seed: int):
    force = deal_force(catalogue(), 24, Random(seed))
    folk = dict.fromkeys((force.army_species("home")[0], force.army_species("campaign")[0]))
    assert danish.force_name(force.id, force.name) == " + ".join(map(danish.species, folk))
    assert Words().force_name(force.id, force.name) == force.name
    army = deal_army(20, Random(seed))
    names = {"dragon": "Drager", "giant": "Kæmper", "warrior": "Krigere", "archmage": "Ærkemagikere"}
    assert danish.force_name(army.id, army.name) == (names[army.monster] if army.monsters else "Soldater")


def test_a_dealt_force_keeps_a_name_of_the_player(danish: Words):
    assert danish.force_name("dealt_00000001", "My Own + Dwarves") == "My Own + Dværge"
    assert danish.force_name("dealt", "") == "Tilfældigt trukket"
