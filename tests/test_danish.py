"""Danish says all that English says, in Danish, and every sentence of the games can be said in it."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.dice.playable import dragons_1995, playable_units, starter_species, terrains_1995
from ddtable.engine.questions import Remark
from ddtable.forces.starter import starter_forces
from ddtable.messages import Messages, language_for, languages, messages, plain_text
from ddtable.rules.classic.spells import spells
from ddtable.rules.clauses import clause, clauses
from ddtable.rules.rulings import ruling, rulings, sections
from ddtable.words import Table, Words
from tests.test_words import NAMES, RAW_ID, played, sentences
from ui.shell.inspector_words import result

CATALOGUE = Path(__file__).resolve().parent.parent / "resources" / "i18n"
OF_THE_DATA = {"names.ftl", "clauses.ftl", "rulings.ftl"}  # in English the data give them
OTHER_GRAMMAR = {  # what one of the languages inflects by and the other does not
    "ui-table-holds": {"face"},
    "event-rolled_again": {"count"},
    "icon-names": {"icon"},
    "colour-points": {"colour", "element"},
    "event-buried": {"count"},
    "event-returned": {"count"},
}
ALIKE = {  # words that are the same in both languages
    "ui-name-1",
    "ui-name-2",
    "ui-name-3",
    "ui-name-4",
    "ui-kind-person",
    "ui-kind-recruit",
    "ui-about-ddtable",
    "ui-about-python",
    "ui-about-qt",
    "ui-about-system",
    "ui-colour-3",
    "ui-log",
    "effect-frost",
    "option-promote",
    "option-spell",
    "roster-author",
    "roster-paper-letter",
    "roster-program",
    "ui-menu-motion-normal",
    "ui-menu-side-log",
    "ui-settings-language-da",
    "ui-settings-language-en",
    "ui-settings-motion-normal",
    "ui-table-part-horde",
    "ui-window-title",
}
ENGLISH = re.compile(
    r"\b(the|and|of|with|your|you|are|is|this|(?<!dragon )dice|army|health|units?|spell|which|choose)\b", re.IGNORECASE
)
ONE = re.compile(r"\b1 (terninger|træffere|skjolde|enheder|missiler|manøvrer|resultater)\b")
PLURALS = {"zero", "one", "two", "few", "many", "other"}


@cache
def entries(language: str, name: str = "*.ftl") -> dict[str, ast.Message]:
    """Every message of a language by its key; a text that Fluent cannot read fails."""
    found: dict[str, ast.Message] = {}
    for path in sorted((CATALOGUE / language).glob(name)):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                found[entry.id.name] = entry
    return found


class Walk(Visitor):
    """What a message refers to, the variants of its selectors, and its bare text."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.variants: dict[str, set[str]] = defaultdict(set)
        self.texts: list[str] = []
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value.strip())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in node.variants}
        if isinstance(node.selector, ast.VariableReference):
            self.variants[node.selector.id.name] |= keys
        self.generic_visit(node)


def walks() -> Iterator[tuple[str, Walk, Walk]]:
    """Yield each key of both languages with the English and the Danish message."""
    for key, english in entries("en").items():
        if key in entries("da"):
            yield key, Walk(english), Walk(entries("da")[key])


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


def test_messages_are_filled_in_with_the_same_values():
    other = {key: english.variables ^ danish.variables for key, english, danish in walks()}
    assert {key: names for key, names in other.items() if names and names != OTHER_GRAMMAR.get(key)} == {}


def test_no_variant_of_a_selector_is_missing():
    """Numbers and words that a value can be; one and many are each language's own matter."""
    missing = {
        (key, variable, word)
        for key, english, danish in walks()
        for variable, words in english.variants.items()
        if variable not in OTHER_GRAMMAR.get(key, set())
        for word in words - danish.variants[variable] - PLURALS
    }
    assert missing == set()


def test_nothing_is_left_in_english():
    same = {
        key
        for key, english, danish in walks()
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
    known |= {f"spell-name-{spell}" for spell in spells()}
    known |= {f"force-{part}-{force.id}" for force in starter_forces() for part in ("name", "note")}
    assert set(entries("da", "names.ftl")) - known == set()


def test_all_that_is_played_with_has_a_danish_name(danish: Words):
    """Monsters of the kicker packs may keep the name on their box."""
    wanted = {f"species-name-{folk.id}" for folk in starter_species(catalogue())}
    wanted |= {f"unit-name-{unit.id}" for unit in playable_units(catalogue())}
    wanted |= {f"dragon-name-{dragon.id}" for dragon in dragons_1995(catalogue())}
    wanted |= {f"spell-name-{spell}" for spell in spells()}
    wanted |= {f"force-{part}-{force.id}" for force in starter_forces() for part in ("name", "note")}
    assert wanted - set(entries("da", "names.ftl")) == set()
    assert {danish.terrain(terrain.id) for terrain in terrains_1995(catalogue())} >= {"Kyst med tempel", "Sump med by"}


def test_no_two_units_of_a_species_share_a_name(danish: Words):
    for species in catalogue().species:
        names = [danish.die_name(unit.id) for unit in catalogue().units.values() if unit.species == species]
        assert len(set(names)) == len(names), species


def test_spells_of_one_colour_have_different_names(danish: Words):
    names = [(spell.colour, danish.spell_name(spell.id)) for spell in spells().values()]
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
    assert danish.clause("C4.2") == "En manøvre, som ingen står imod, lykkes uden slag."
    assert Words().clause("C4.2") == clause("C4.2").text
    assert danish.ruling(ruling("Q3")) == replace(
        ruling("Q3"),
        question="Skal en vellykket manøvre vende terrænet?",
        ruling="Nej.",
        reason="S3 tillader det og kræver det ikke; V4 kræver det.",
    )


# The games in Danish


def said(danish: Words) -> Iterator[tuple[str, str]]:
    """Yield (key, sentence) of what the games tell, ask, refuse and give reasons for."""
    yield from sentences(danish)
    steps = [step for step in played() if step.question is not None]
    table = Table(steps[0].position, NAMES)
    for key in entries("da", "recruit.ftl"):
        if key not in ("reason", "reason-better-roll", "reason-most-to-win", "reason-needed-there"):
            yield key, danish.remark(Remark(key, {"tenths": 15}), table)
    for before, after in pairwise(steps):
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
    assert expected == "regner med at vinde omkring 1,3 hp"


def test_things_are_counted_in_danish(danish: Words):
    assert [danish.face("save", count) for count in (1, 2)] == ["skjold", "2 skjolde"]
    assert [danish.face("melee", count) for count in (1, 2)] == ["nærkamp", "2 nærkamp"]
    assert [danish.say("dice-count", count=count) for count in (1, 4)] == ["én terning", "4 terninger"]


def test_an_average_of_the_inspector_has_a_comma(danish: Words):
    assert result(danish, "save", 2.333) == "2,3 skjolde"
    assert result(Words(), "save", 2.333) == "2.3 saves"
    assert result(danish, "save", 1) == "1 skjold"


def test_points_of_magic_agree_with_their_number(danish: Words):
    assert danish.points((0, 1, 1, 0, 1)) == "1 blåt, 1 rødt og 1 sort"
    assert danish.points((2, 0, 3, 4, 5)) == "2 guld, 3 røde, 4 grønne og 5 sorte"


def test_a_date_has_its_stop(danish: Words):
    assert danish.say("ui-when-date", day="21", month="november", year="1995") == "21. november 1995"


def test_a_land_is_written_small_in_a_sentence(danish: Words):
    step = next(step for step in played() if len(step.position.board.terrains) == 3)
    assert re.fullmatch(r"Miras hjem \([a-zø]+\)", danish.place("terrain/0", Table(step.position, NAMES)))


# Which language


def test_there_is_english_and_danish():
    assert {"da", "en"} <= set(languages())
    assert "pseudo" not in languages()


@pytest.mark.parametrize(
    ("preferred", "language"),
    [
        (["da-DK"], "da"),
        (["da_DK.UTF-8", "en"], "da"),
        (["sv-SE", "da", "en-GB"], "da"),
        (["en-GB", "da"], "en"),
        (["sv-SE"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_language_of_a_locale(preferred: list[str], language: str):
    assert language_for(preferred) == language


def test_a_message_that_a_language_lacks_is_said_in_english():
    """A new sentence may wait for its translation, but the window must not fall over it."""
    assert Messages("no-such-language").say("ui-new-game", {}) == messages("en").say("ui-new-game", {})
    assert Messages("no-such-language").has("ui-new-game")
    with pytest.raises(KeyError):
        Messages("no-such-language").say("no-such-key", {})


@pytest.mark.parametrize("language", ["en", "da"])
def test_plain_text_is_what_fluent_makes_of_it(language: str):
    """The start screen is said without Fluent; not one word may differ from what it would say."""
    checked = 0
    for path in sorted((CATALOGUE / language).glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if not isinstance(entry, ast.Message):
                continue
            found = plain_text(text, entry.id.name)
            elements = entry.value.elements if entry.value else []
            plain = len(elements) == 1 and isinstance(elements[0], ast.TextElement) and "\n" not in elements[0].value
            assert found == (elements[0].value if plain else None), entry.id.name
            checked += plain
    assert checked > 500


def test_only_a_message_of_one_line_is_plain_text():
    more_lines = "two = Two\n    lines\nfour =\n    Four\nfive = 5\n\n    more\n"
    text = f"# head\none = One \n{more_lines}three = {{ $count }} dice\nsix = 6"
    said = {key: plain_text(text, key) for key in ("one", "two", "three", "four", "five", "six", "seven")}
    assert {key: words for key, words in said.items() if words is not None} == {"one": "One", "six": "6"}


def test_a_message_said_again_has_its_own_values():
    """What was said is remembered: neither another value nor a value of another kind may get the old words."""
    words = Words("en")
    said = [words.say("dice-count", count=count) for count in (1, 2, 1, 12)]
    assert said[0] == said[2]
    assert len(set(said)) == 3
    assert [words.say("die-times", count=count, name="Mira") for count in (2, "2", 2.5, True)] == [
        Messages("en").say("die-times", {"count": count, "name": "Mira"}) for count in (2, "2", 2.5, True)
    ]


# The language of the tests


def test_the_pseudo_language_is_longer_in_brackets_and_keeps_values_and_patterns():
    pseudo = Words("pseudo")
    assert pseudo.say("place-home", player="Mira", terrain="Kyst") == "⟦Mira’š ĥööméé (Kyst)⟧"
    assert pseudo.say("ui-menu-new").startswith("⟦&Ñ")
    assert "(*.ddtable)" in pseudo.say("ui-file-filter")
    plain, longer = (Words(language).say("ui-tagline") for language in ("en", "pseudo"))
    assert 1.25 * len(plain) < len(longer) < 1.6 * len(plain)


def test_the_pseudo_language_changes_every_variant_and_every_name():
    pseudo = Words("pseudo")
    assert pseudo.say("dice-count", count=1) == "⟦ööñéé đîîéé⟧"
    assert pseudo.say("dice-count", count=2) == "⟦2 đîîçéé⟧"
    assert pseudo.die_name("dwarves_wizard") == "⟦Wîîžååŕđ⟧"
