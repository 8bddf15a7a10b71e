"""Whatever the great spells ask, tell or refuse has a sentence in English and in Danish."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from ddtable.engine import kernel
from ddtable.engine.events import key_of, of
from ddtable.engine.kernel import Played
from ddtable.engine.questions import Faces, Pick, Question, Shown
from ddtable.rules.campaign.great_spells.events import SPELL_EVENTS
from ddtable.rules.dragon_dice.editions import edition
from ddtable.words.sentences import Table, Words
from tests.rules.campaign.spell_table import WAR, army, casting, war, working
from tests.rules.dragon_dice.by_hand import A, B
from tests.words.test_words import ONE, RAW_ID, catalogue_keys

NAMES = ("Mira", "Ragna", "Oskar")
FILE = "great_spells.ftl"
TRIES = 20
RICH = {"earth": 60, "air": 60, "fire": 60, "water": 60, "death": 60}
UNITS = (
    "A at frontier: wizard, oracle, wolverine_folk\nA at home A: 3 footman\nB at frontier: 6 wolf_rider, 2 spy, mummy\n"
    "B at home B: thug\nA dead: warlord, behemoth, hydra, 2 footman\nB dead: troll, 3 thug\n"
    "A summoning: fire_drake, dragonkin_dragontroop_fire, dragonkin_dragonhero_fire\n"
    "pool: flatland_city, flatland_tower, coastland_city, swampland_city, swampland_tower\n"
)
WORKING = (
    ("quake", army(B), {}),
    ("monsoon", army(B), {}),
    ("conjure_titan", "terrain/2", {}),
    ("conjure_titan", "terrain/2", {"f": "highland_city 8, held by B"}),
    ("chain_lightning", "die:9", {}),
    ("create_void", "terrain/2", {}),
    ("fire_of_wrath", army(B), {}),
    ("parch_land", "terrain/2", {"f": "coastland_temple 6"}),
    ("flood_waters", "terrain/2", {}),
    ("flood_waters", "terrain/2", {"f": "coastland_temple 6"}),
    ("wings_of_death", "dead", {}),
    ("ragnarok", "dead:1", {}),
    ("gates_of_the_underworld", "terrain/2", {}),
    ("to_the_death", army(B), {}),
    ("call_fire_dragon", "die:28", {}),
    ("summon_fire_dragonkin", "summoning", {}),
    ("savage", army(B), {}),
    ("hide", "die:3", {}),
    ("deattune", "terrain/2", {}),
    ("barrier", army(B), {}),
)
IN_FORCE = (
    "cast backlash by B at frontier, since 4\ncast gates_of_the_underworld by B at frontier, since 4\n"
    "cast channel_dead by A on A at frontier, since 5\ncast channel_dead by A on A at frontier, since 5\n"
    "cast levitate by A on A at frontier, since 4\ncast faerie_fire by A on B at frontier, since 4\n"
)


def beginnings() -> Iterator[Played]:
    """Yield positions where each spell takes effect, where all can be cast, and where some are in force."""
    for spell, target, on in WORKING:
        for times in (1, 2):
            yield working(UNITS, spell, target, times, **on).played
    yield working(UNITS.replace("A at home A", f"{IN_FORCE}A at home A"), "fire_of_wrath", army(B)).played
    for more in ("", IN_FORCE):
        yield casting(f"{UNITS}{more}", RICH, {"amazons": RICH, "feral": RICH}).played
        yield war(f"{UNITS}{more}").played
    yield casting(UNITS, RICH).pick("spell", spell="ragnarok").played
    pair = casting(UNITS, RICH).pick("spell", spell="monster_summoning")
    yield pair.pick("spell-at-die", die=pair.die(A, "hydra")).played
    barred = "cast barrier by B on A at frontier, since 4\n"
    yield working(f"{UNITS}{barred}", "call_fire_dragon", "die:28").played
    yield working(UNITS.partition("pool:")[0], "parch_land", "terrain/2", f="coastland_temple 6").played


def answered(question: Question, random: Random):
    """Return a random answer; dice of a question of real dice are drawn too."""
    shape = question.shape
    if isinstance(shape, Faces):
        return Shown(tuple(random.randrange(sides) for sides in shape.sides))
    return WAR.sample(question, random)


@cache
def played() -> tuple[Played, ...]:
    """Return the steps of short games after each beginning, played at random."""
    steps = []
    for at, begun in enumerate(beginnings()):
        for number in range(3 if at < 2 * len(WORKING) else 8):
            random, step = Random(31 * at + number), begun
            steps.append(step)
            for _ in range(TRIES):
                if step.question is None:
                    break
                step = kernel.play(WAR, step.position, answered(step.question, random), step.question)
                steps.append(step)
    return tuple(steps)


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
