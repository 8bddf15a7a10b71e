"""The message catalogues: what every language beside English must keep to, whole or only begun, and which is spoken."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ddtable.texts.messages import Messages, language_for, languages, messages, plain_text
from ddtable.words.sentences import Words

CATALOGUE = Path(__file__).resolve().parent.parent / "resources" / "i18n"
OTHERS = [language for language in languages() if language != "en"]
OF_THE_DATA = {"names.ftl", "clauses.ftl", "rulings.ftl"}  # in English the data give them
OTHER_GRAMMAR = {  # what one language inflects by and another does not
    "ui-table-holds": {"face"},
    "event-rolled_again": {"count"},
    "icon-names": {"icon"},
    "colour-points": {"colour", "element"},
    "event-buried": {"count"},
    "event-returned": {"count"},
    "bd-one": {"kind"},
}
WHOLE = ("en", "da")
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


def walks(language: str) -> Iterator[tuple[str, Walk, Walk]]:
    """Yield each key that a language shares with English, with the English and its own message."""
    for key, english in entries("en").items():
        if key in entries(language):
            yield key, Walk(english), Walk(entries(language)[key])


# The catalogues beside each other


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_no_message_that_english_lacks_but_for_what_the_data_hold(language: str):
    """A key mistyped, or left behind in another file, would never be said."""
    for path in (CATALOGUE / language).glob("*.ftl"):
        if path.name not in OF_THE_DATA:
            assert set(entries(language, path.name)) - set(entries("en", path.name)) == set(), path.name


@pytest.mark.parametrize("language", OTHERS)
def test_messages_are_filled_in_with_the_same_values(language: str):
    other = {key: english.variables ^ own.variables for key, english, own in walks(language)}
    assert {key: names for key, names in other.items() if names - OTHER_GRAMMAR.get(key, set())} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_no_variant_of_a_selector_is_missing(language: str):
    """Numbers and words that a value can be; one and many are each language's own matter."""
    missing = {
        (key, variable, word)
        for key, english, own in walks(language)
        for variable, words in english.variants.items()
        if variable not in OTHER_GRAMMAR.get(key, set())
        for word in words - own.variants[variable] - PLURALS
    }
    assert missing == set()


@pytest.mark.parametrize("language", languages())
def test_a_language_calls_itself_by_a_name_of_its_own(language: str):
    """The settings offer it by that."""
    names = [messages(other).name("ui-language-name", "") for other in languages()]
    assert messages(language).name("ui-language-name", "")
    assert len(set(names)) == len(names)


# Which language


def test_there_is_english_and_danish():
    assert {"da", "en"} <= set(languages())
    assert "pseudo" not in languages()


@pytest.mark.parametrize(
    ("preferred", "language"),
    [
        (["da-DK"], "da"),
        (["da_DK.UTF-8", "en"], "da"),
        (["qaa-SE", "da", "en-GB"], "da"),
        (["en-GB", "da"], "en"),
        (["qaa-SE"], "en"),  # nobody speaks it: the code is set aside for private use
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


@pytest.mark.parametrize("language", [*languages(), "pseudo"])
def test_a_list_of_a_thousand_things_names_them_all(language: str):
    """The dice of a roll at 400 health a side are read aloud one by one."""
    things = [f"thing{number}" for number in range(1000)]
    assert re.findall(r"thing\d+", Words(language).all_of(things)) == things


@pytest.mark.parametrize("language", languages())
def test_a_message_is_said_with_a_value_of_any_length(language: str):
    """Fluent refuses a value of more than 2,500 letters."""
    long, short = "a long list of dice, " * 1000, "a short one"
    said = messages(language).say("list-two", {"first": long, "second": short})
    assert said.startswith(long)
    assert said.endswith(short)


@pytest.mark.parametrize("language", languages())
def test_plain_text_is_what_fluent_makes_of_it(language: str):
    """The start screen is said without Fluent; not one word may differ from what it would say."""
    checked = 0
    for path in sorted((CATALOGUE / language).glob("*.ftl")):
        text = f"\n{path.read_text(encoding='utf-8')}"
        for entry in FluentParser().parse(text).body:
            if not isinstance(entry, ast.Message):
                continue
            found = plain_text(text, entry.id.name)
            elements = entry.value.elements if entry.value else []
            plain = len(elements) == 1 and isinstance(elements[0], ast.TextElement) and "\n" not in elements[0].value
            assert found == (elements[0].value if plain else None), entry.id.name
            checked += plain
    assert checked > (500 if language in WHOLE else 0)


def test_the_first_line_of_a_file_is_a_message_like_any_other(monkeypatch, tmp_path):
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "own.ftl").write_text("ui-new-game = Neu\nui-language-name = { $name }", encoding="utf-8")
    (tmp_path / "xx" / "two.ftl").write_text("dice-count = { $count } D", encoding="utf-8")
    monkeypatch.setattr("ddtable.texts.messages.resource", lambda *parts: tmp_path.joinpath(*parts[1:]))
    made = Messages("xx")
    assert made.say("ui-new-game", {}) == "Neu"
    assert made.say("dice-count", {"count": 3}) == "3 D"


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
    assert pseudo.say("dice-count", count=1) == "⟦1 đîîéé⟧"
    assert pseudo.say("dice-count", count=2) == "⟦2 đîîçéé⟧"
    assert pseudo.die_name("dwarves_wizard") == "⟦Wîîžååŕđ⟧"


@pytest.mark.parametrize("zone", ["/dev/null", ":/dev/null", "/", "nonsense", "UTC+99"])
def test_messages_work_with_an_invalid_time_zone(zone: str):
    """A library of Fluent reads the file of the zone when it is imported."""
    say = "from ddtable.words.sentences import Words; print(Words().say('ui-deciding', player='Mira'))"
    values = {**os.environ, "TZ": zone}
    said = subprocess.run([sys.executable, "-c", say], env=values, capture_output=True, text=True, check=False)
    assert said.stdout == "Mira is deciding\n", said.stderr
