"""Whatever the great spells ask, tell or refuse has a sentence in English and in Danish."""

from __future__ import annotations

from collections import defaultdict

import pytest

from ddtable.engine.events import key_of, of
from ddtable.engine.questions import Pick
from ddtable.rules.campaign.great_spells.events import SPELL_EVENTS
from ddtable.rules.dragon_dice.editions import edition
from ddtable.words.sentences import Table, Words
from tests.rules.campaign.spell_games import played
from tests.words.test_words import ONE, RAW_ID, catalogue_keys

NAMES = ("Mira", "Ragna", "Oskar")
FILE = "great_spells.ftl"


@pytest.fixture(scope="module", params=["en", "da"])
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param)


@pytest.fixture(scope="module")
def told(words: Words) -> dict[str, set[str]]:
    """Every sentence of the games by its key."""
    found: dict[str, set[str]] = defaultdict(set)
    for step in played():
        table = Table(step.position, NAMES)
        for event in step.events:
            if said := words.event(event, table):
                found[f"event-{key_of(event)}"].add(said)
            if of(event, event.about.tray) in ("plain", "result"):
                found[f"work-{key_of(event)}"].add(words.work(event, table))
        if (question := step.question) is None:
            continue
        found[f"question-{question.kind}"].add(words.question(question, table))
        found[f"hint-{question.kind}"].add(words.hint(question, table))
        if isinstance(question.shape, Pick):
            for option in question.shape.options:
                found[f"option-{option.word}"].add(words.option(option, table))
    return found


def test_games_tell_of_every_event_of_the_great_spells(told: dict[str, set[str]]):
    assert {f"event-{event.__struct_config__.tag}" for event in SPELL_EVENTS} - set(told) == set()


@pytest.mark.parametrize("family", ["question", "hint", "option", "event", "work"])
def test_games_reach_every_sentence_of_the_great_spells(told: dict[str, set[str]], family: str):
    assert {key for key in catalogue_keys(FILE) if key.startswith(f"{family}-")} - set(told) == set()


def test_no_sentence_of_the_great_spells_shows_an_id(told: dict[str, set[str]]):
    assert {(key, said) for key, found in told.items() for said in found if RAW_ID.search(said)} == set()


def test_sentences_of_the_great_spells_are_counted_well(told: dict[str, set[str]]):
    own = catalogue_keys(FILE)
    texts = {said for key, found in told.items() if key in own for said in found}
    assert {said for said in texts if "  " in said or ONE.search(said)} == set()


def test_every_spell_of_the_campaign_is_told_whole(words: Words):
    from ddtable.words.spells import spell_brief, spell_price, spell_text

    for spell in edition("campaign", "all").spells.values():
        for text in (spell_brief(words, spell), spell_price(words, spell), spell_text(words, spell)):
            assert text
            assert not RAW_ID.search(text), (spell.id, text)
