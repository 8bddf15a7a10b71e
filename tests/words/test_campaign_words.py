"""Whatever a campaign can ask, tell or refuse has a sentence in English and in Danish."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

import ddtable.rules  # noqa: F401  (registers the rule systems)
from ddtable.engine import kernel
from ddtable.engine.draft import Draft
from ddtable.engine.kernel import Played
from ddtable.engine.position import area_of
from ddtable.engine.questions import Pick
from ddtable.engine.refusal import Refusal
from ddtable.engine.system import SetUp
from ddtable.opponents.campaign import recruit
from ddtable.rules.campaign.board import POOL
from ddtable.rules.campaign.events import EVENTS, TerrainTraded
from ddtable.rules.campaign.places import trade
from ddtable.rules.campaign.steps import Reserves
from ddtable.rules.dragon_dice.board import NOBODY, Effect
from ddtable.rules.dragon_dice.control import settle
from ddtable.rules.dragon_dice.events.turns import Ended
from ddtable.rules.dragon_dice.places import numbered
from ddtable.rules.dragon_dice.steps import EighthFace, March
from ddtable.words.sentences import Table, Words
from tests.rules.campaign.war import WAR, war
from tests.words.test_words import ONE, PROJECT, RAW_ID, catalogue_keys

NAMES = ("Mira", "Ragna", "Oskar", "Tuva", "Signe", "Knud")
GAMES, MOST = 8, 700
REASONS = ("elimination", "capture", "war-end", "war-draw", "concession", "agreement", "draw")


def game(seed: int, seats: int, **options: bool | int | str) -> Iterator[Played]:
    """Play a war with Recruit in every other seat, and others at random."""
    random = Random(seed)
    forces = tuple(WAR.deal(120, random, options) for _ in range(seats))
    step = kernel.begin(WAR, SetUp("campaign", seed, options, forces))
    yield step
    while (question := step.question) is not None:
        seen = WAR.observe(step.position, question.seat)
        clever = (question.seat + seed) % 2
        choice = recruit.choose(seen, question, random)[0] if clever else WAR.sample(question, random)
        step = kernel.play(WAR, step.position, choice, question)
        yield step


@cache
def played() -> tuple[Played, ...]:
    steps: list[Played] = []
    for seed in range(GAMES):
        options: dict[str, bool | int | str] = {"blazing": "chosen"} if seed % 3 == 2 else {}
        options |= {"flight": "v4", "war_end": 3} if seed % 4 == 3 else {}
        steps += islice(game(seed, (2, 3, 5)[seed % 3], **options), MOST)
    return (*steps, *_powers_of_several_terrains(), _traded())


def _powers_of_several_terrains() -> list[Played]:
    lands = ("flatland_city 8 A", "flatland_temple 4", "flatland_temple 8 A")
    units = "A at 0: 2 guard\nA at 2: 2 guard\nA dead: guard\nB at 1: thug\nB dead: thug"
    chosen = {"blazing": "chosen"}
    agenda = (EighthFace(), March(1), March(2), Reserves())
    return (
        [war(units, *lands, agenda=agenda, options=given).played for given in ({}, chosen)]
        + [
            war(units, *lands, agenda=agenda, options=given).pick("power-expansion", place="0").played
            for given in ({}, chosen)
        ]
        + [war(units, *lands, agenda=agenda).pick("power-expansion", place="0").pick("no-expansion").played]
    )


def _traded() -> Played:
    """Return a step in which a terrain die with an effect was traded."""
    step = next(step for step in played_at_the_table() if step.position.at(POOL, NOBODY))
    board = step.position.board
    effect = Effect("ash_storm", 0, "start", 0, numbered(0))
    draft = Draft(replace(step.position, board=replace(board, effects=(effect,))))
    trade(draft, numbered(0), draft.at(POOL, NOBODY)[0], 3)
    settle(draft)
    return replace(step, position=draft.freeze(), events=tuple(draft.events), question=None)


@cache
def played_at_the_table() -> tuple[Played, ...]:
    return tuple(step for step in islice(game(0, 3), 60) if step.position.board.turn)


@pytest.fixture(scope="module", params=["en", "da"])
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param)


@pytest.fixture
def told(words: Words) -> dict[str, set[str]]:
    return told_by(words)


@cache
def told_by(words: Words) -> dict[str, set[str]]:
    """Return every sentence of the games by its key."""
    found: dict[str, set[str]] = defaultdict(set)
    for step in played():
        table = Table(step.position, NAMES)
        for event in step.events:
            if said := words.event(event, table):
                found[f"event-{event.__struct_config__.tag}"].add(said)
        if (question := step.question) is None:
            continue
        found[f"question-{question.kind}"].add(words.question(question, table))
        found[f"hint-{question.kind}"].add(words.hint(question, table))
        if isinstance(question.shape, Pick):
            for option in question.shape.options:
                found[f"option-{option.word}"].add(words.option(option, table))
    return found


def test_games_tell_of_every_event_of_a_campaign(told: dict[str, set[str]]):
    """Dealt forces have no items and champions, and no minor terrains; two other tests tell of theirs.

    These are test_held_wars.py and test_minor_terrains.py.
    """
    of_items = {"event-items_moved", "event-items_buried", "event-logo_used", "event-item_used"}
    of_minors = {"event-minor_came", "event-minor_rolled", "event-minor_left", "event-minors_back"}
    assert {f"event-{event.__struct_config__.tag}" for event in EVENTS} - of_items - of_minors <= set(told)


@pytest.mark.parametrize("family", ["question", "hint", "option", "event"])
def test_games_reach_every_sentence_of_the_catalogue(told: dict[str, set[str]], family: str):
    known = {key.removeprefix("war-") for key in catalogue_keys("campaign.ftl") if key.startswith(f"war-{family}-")}
    assert known <= set(told)


def test_no_sentence_shows_an_id_or_a_placeholder(told: dict[str, set[str]]):
    assert {(key, said) for key, found in told.items() for said in found if RAW_ID.search(said)} == set()


def test_sentences_of_a_campaign_are_short_and_counted_well(told: dict[str, set[str]]):
    own = {key.removeprefix("war-") for key in catalogue_keys("campaign.ftl")}
    texts = {said for key, found in told.items() if key in own for said in found}
    assert {said for said in texts if "  " in said or ONE.search(said)} == set()
    assert {said for said in texts if len(said) > 400} == set()


def test_every_area_where_a_die_is_has_a_name(words: Words):
    for step in played()[::40]:
        table = Table(step.position, NAMES)
        areas = {area_of(die) for die in step.position.dice} | {area.id for area in WAR.areas(step.position)}
        for area in areas:
            assert not RAW_ID.search(words.where(area, table)), area


def test_terrains_are_named_by_home_frontier_or_their_die():
    step = next(step for step in reversed(played()) if len(step.position.board.map) > step.position.seats + 2)
    table, words = Table(step.position, NAMES), Words()
    names = [words.place(place.id, table) for place in step.position.board.map]
    homes = [name for name in names if name.endswith(")") and "home" in name]
    assert len(homes) == step.position.seats - len(step.position.board.out)
    assert sum(name.startswith("the frontier") for name in names) == 1
    assert len({*names}) == len(names)
    assert re.fullmatch(r"[A-Z][a-z]+land with [a-z ]+", names[-1])


@pytest.mark.parametrize("reason", REASONS)
def test_end_of_a_war_has_a_sentence(words: Words, reason: str):
    table = Table(played_at_the_table()[0].position, NAMES)
    said = words.event(Ended((0,), reason), table)
    assert said
    if reason not in ("war-draw", "agreement", "draw"):
        assert said.startswith("Mira")
    if reason == "capture":
        assert str(table.view.board.goal) in said


def test_bar_and_card_say_how_a_war_ended(words: Words):
    """Not with the two terrains of the battle of 1995; an agreed end is no draw of the last units."""
    table = Table(played_at_the_table()[0].position, NAMES)
    values = {"winners": "Mira", "count": 1, "rounds": 3}
    for key in ("ui-over", "ui-outcome-why"):
        said = {reason: words.own(key, table, reason=reason, **values) for reason in REASONS}
        assert "2" not in said["capture"]
        assert said["war-end"] != said["draw"] != said["war-draw"]
    assert len({words.own("ui-over", table, reason=reason, **values) for reason in REASONS}) == len(REASONS)


@pytest.mark.parametrize(
    ("reason", "values"),
    [
        ("unit-held", {"die": 0}),
        ("moved-already", {"die": 0}),
        ("barred", {"place": numbered(0)}),
        ("not-linked", {"source": numbered(0), "place": numbered(1)}),
        ("no-army-there", {"place": numbered(1)}),
        ("cannot-fly", {"die": 0}),
    ],
)
def test_refusals_of_the_reserves_phase_have_words(words: Words, reason: str, values: dict[str, int | str]):
    table = Table(played_at_the_table()[0].position, NAMES)
    said = words.refusal(Refusal("K6", reason, values), table)
    assert not RAW_ID.search(said)
    assert said.endswith("(K6)")


def test_house_rules_of_a_campaign_have_words(words: Words):
    for spec in WAR.option_specs():
        assert words.say(f"house-option-{spec.name}")
        assert words.say(f"ui-option-{spec.name}-tip")
        for value in spec.values:
            assert words.say(f"ui-option-{spec.name}-{spec.ending(value)}")
        for value in spec.values[1:]:
            assert words.say(f"house-option-{spec.name}-{spec.ending(value)}")


def test_every_reason_of_recruit_for_a_war_is_given_by_it():
    folder = PROJECT / "ddtable" / "opponents" / "campaign"
    source = "\n".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    files = ("campaign.ftl", "campaign_recruits.ftl", "campaign_dice.ftl", "minor_terrains.ftl")
    mine = {key for name in files for key in catalogue_keys(name) if key.startswith("reason-")}
    assert mine == set(re.findall(r"\"(reason-war-[\w-]+)\"", source))


def test_trade_names_the_new_die():
    step = _traded()
    (event,) = [event for event in step.events if isinstance(event, TerrainTraded)]
    said = Words().event(event, Table(step.position, NAMES))
    assert said is not None
    assert said.endswith("at distance 3")
    assert msgspec.json.decode(msgspec.json.encode(event), type=TerrainTraded) == event
