"""Whatever the game can ask, tell or refuse has a sentence, and no sentence waits for something that never comes."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.engine.arithmetic import Face, Line, Sum
from ddtable.engine.kernel import Forced, Played
from ddtable.engine.position import area_of
from ddtable.engine.questions import Allocation, Choice, Pick, Question, Remark
from ddtable.engine.refusal import Refusal
from ddtable.engine.system import AnyPosition
from ddtable.opponents.dragon_dice.recruit import choose
from ddtable.rules.dragon_dice.action import BY_NUMBER
from ddtable.rules.dragon_dice.board import BURIED, CAMPAIGN, DEAD, FORCE, HOME, HORDE, OUT, PROPOSAL, RESERVE
from ddtable.rules.dragon_dice.editions import edition
from ddtable.rules.dragon_dice.effects import BREATHS
from ddtable.rules.dragon_dice.events import EVENTS
from ddtable.rules.dragon_dice.events.attacks import Damaged, Routed
from ddtable.rules.dragon_dice.events.magic import Backlashed, PointsColoured
from ddtable.rules.dragon_dice.events.rolls import Rolled
from ddtable.rules.dragon_dice.events.set_up import OrderSet
from ddtable.rules.dragon_dice.events.turns import Ended, TurnBegan
from ddtable.rules.dragon_dice.roll_kinds import COUNTED
from ddtable.rules.dragon_dice.spells import COLOURS
from ddtable.rules.dragon_dice.steps import Announced, Spell
from ddtable.rules.dragon_dice.system import CHAPTERS
from ddtable.words.sentences import Table, Words
from tests.drivers.playing import at_random, game, game_from, play_at_random, set_up

PROJECT = Path(__file__).resolve().parents[2]
ENGLISH = PROJECT / "resources" / "i18n" / "en"
NAMES = ("Mira", "Ragna", "Oskar", "Tuva")
PLANS = {  # each option away from its default in some game; every number of seats; real dice
    "two": {"seed": 1},
    "two, printed faces": {"seed": 2, "faces": "printed"},
    "two, narrow options": {"seed": 3, "half_cap": True, "must_turn": True, "one_terrain": True},
    "two, dice by hand": {"seed": 4, "by_hand": True},
    "three": {"seed": 5, "seats": 3},
    "four": {"seed": 6, "seats": 4, "faces": "printed"},
    "four, large": {"seed": 7, "seats": 4, "health": 24},
}
MAGIC_GAMES = 20
SPECIES_GAMES = 24
# Dragons at two terrains: those of one colour attack, those of several fight each other.
DRAGONS = """
home A: flatland_city 8, held by A
home B: highland_tower 4
frontier: coastland_standing_stones 5
A at home A: 3 guard, 3 protector, 2 herald, enchanter, sharpshooter, conjurer
A dead: 2 trooper, guard
A dragons at home A: {colour}_wyrm
A at frontier: horseman, archer
A dragons at frontier: fire_drake
B dragons at home A: {colour}_drake
B dragons at frontier: water_wyrm, air_drake
B at home A: leopard_rider
B at frontier: 2 goblins_thug
B at home B: 4 goblins_thug
dice seed {seed}
cast palsy by B on A at home A
cast frost by A on A at frontier
turn A begin
"""
FLOOD = """
home A: flatland_city 4
home B: highland_tower 4
frontier: coastland_standing_stones 3
A at home A: 3 enchanter, conjurer
A dead: fire_drake
B at frontier: 2 goblins_thug
B at home B: goblins_thug
dice seed {seed}
turn A march 1, act at home A
"""
TROLLS = """
home A: flatland_city 6
home B: highland_tower 4
frontier: coastland_standing_stones 3
options species=all
A at home A: 6 guard
B at home A: 6 troll
B dead: 3 goblins_thug
dice seed {seed}
turn A march 1, act at home A
"""
REMARKS: dict[str, set[str]] = defaultdict(set)
ONE = re.compile(r"\b1 (dice|hits|saves|units|results|IDs)\b")
RAW_ID = re.compile(r"[a-z]+/\d|@|[a-z]_[a-z]|\{|\}|\[|\bNone\b|\bTrue\b|\bFalse\b")


def recruit(position: AnyPosition, question: Question, random: Random) -> Choice:
    choice, remark = choose(position, question, random)
    REMARKS[remark.word].add(Words().remark(remark, Table(position, NAMES)))
    return choice


@cache
def played() -> tuple[Played, ...]:
    """Steps of random games, of games of Recruit and of both against each other."""
    steps: list[Played] = []
    for plan in PLANS.values():
        for players in ((at_random,), (recruit,), (recruit, at_random)):
            steps += game(set_up(**plan), *players, most=600)  # type: ignore[arg-type]
    for seed in range(MAGIC_GAMES):
        options = {"bullseye_again": seed % 3 == 0, "four_times": seed % 5 == 0, "path_anywhere": seed % 4 == 0}
        steps += game(set_up(100 + seed, 2 + seed % 3, health=36, **options), at_random, most=600)
    for seed in range(SPECIES_GAMES):
        plan = set_up(200 + seed, 2 + seed % 3, health=48, species="all")
        steps += game(plan, *((at_random,) if seed % 2 else (recruit, at_random)), most=1200)
    for seed in range(60):
        begun = game_from(DRAGONS.format(colour=COLOURS[seed % 5], seed=seed))
        play_at_random(begun, 16, seed)
        steps += begun.history
    for seed in range(6):
        begun = game_from(TROLLS.format(seed=seed))
        play_at_random(begun, 12, seed)
        steps += begun.history
    cast = Announced("flash_flood", "terrain/2")
    for seed in range(6):
        begun = game_from(FLOOD.format(seed=seed), Spell(0, "terrain/0", cast))
        play_at_random(begun, 3, seed)
        steps += begun.history
    return tuple(steps)


@pytest.fixture(scope="module")
def words() -> Words:
    return Words()


def sentences(words: Words, steps: Iterable[Played]) -> Iterator[tuple[str, str]]:
    """Yield (kind, sentence) of all that these steps show."""
    for step in steps:
        table = Table(step.position, NAMES)
        for event in step.events:
            told = words.event(event, table)
            tag = event.__struct_config__.tag
            if told is not None:
                yield f"event-{tag}", told
            if words.has(f"work-{tag}") and (work := words.work(event, table)):
                yield f"work-{tag}", work
        question = step.question
        if question is None:
            continue
        yield f"question-{question.kind}", words.question(question, table)
        yield f"hint-{question.kind}", words.hint(question, table)
        if isinstance(question.shape, Pick):
            for option in question.shape.options:
                yield f"option-{option.word}", words.option(option, table)


@pytest.fixture(scope="module")
def told(words: Words) -> dict[str, set[str]]:
    """Every sentence of the games by its key, remarks included."""
    found: dict[str, set[str]] = defaultdict(set)
    for key, sentence in sentences(words, played()):
        found[key].add(sentence)
    return found | REMARKS


def catalogue_keys(name: str) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", (ENGLISH / name).read_text(encoding="utf-8"), re.MULTILINE))


def every_key() -> set[str]:
    """Return the keys of what is told and asked."""
    return set().union(*(catalogue_keys(f"{name}.ftl") for name in ("game", "questions", "icons", "powers")))


@cache
def strings_of_the_source() -> frozenset[str]:
    """Every quoted word in the code of the game and the window."""
    files = [path for top in ("ddtable", "ui") for path in (PROJECT / top).rglob("*.py")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in files)
    return frozenset(re.findall(r"[\"']([\w-]+)[\"']", code))


# What there is a sentence for


def test_games_tell_of_every_event(told: dict[str, set[str]]):
    """Only what the kernel answers by itself is for the record alone; only campaigns have the spell Backlash."""
    tags = {event.__struct_config__.tag for event in EVENTS if event not in (Forced, Backlashed)}
    assert {f"event-{tag}" for tag in tags} == {key for key in told if key.startswith("event-")}


def test_a_forced_answer_is_no_sentence(words: Words):
    forced = [(event, step) for step in played() for event in step.events if isinstance(event, Forced)]
    assert forced
    assert words.event(forced[0][0], Table(forced[0][1].position, NAMES)) is None


def test_every_question_has_a_sentence_and_a_hint(told: dict[str, set[str]]):
    """The games reach each kind that the catalogue has words for, and no other."""
    asked = {key.removeprefix("question-") for key in told if key.startswith("question-")}
    assert {f"question-{kind}" for kind in asked} == {k for k in every_key() if k.startswith("question-")}
    assert {f"hint-{kind}" for kind in asked} == {k for k in every_key() if k.startswith("hint-")}


def test_the_games_reach_every_step_that_asks():
    asked = {type(step.position.agenda[-1]) for step in played() if step.question is not None}
    assert set(CHAPTERS.asking) - asked == set()


def test_every_option_has_words(told: dict[str, set[str]]):
    known = {key for key in every_key() if key.startswith("option-")}
    assert {key for key in told if key.startswith("option-")} == known - strings_of_the_source()


def test_every_reason_that_the_engine_refuses_with_has_words(words: Words):
    code = "\n".join(path.read_text(encoding="utf-8") for path in (PROJECT / "ddtable").rglob("*.py"))
    window = "\n".join(path.read_text(encoding="utf-8") for path in (PROJECT / "ui").rglob("*.py"))
    reasons = {
        word
        for text in re.findall(r"Refusal\(([^()]*)", code + window)
        for word in re.findall(r"\"([a-z]+(?:-[a-z]+)+)\"", text)
    }
    assert reasons >= {"wrong-shape", "too-much", "too-little", "army-mixed", "no-such-face", "not-yours"}
    keys = {word: (f"refusal-{word}", f"bd-refusal-{word}") for word in reasons}
    assert {word for word, known in keys.items() if not any(map(words.has, known))} == set()


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (
            Refusal("C10.1", "too-much", {"total": 5, "needed": 4}),
            "5 health is too much: choose 4 (C10.1)",
        ),
        (Refusal("C10.1", "too-little", {"total": 3, "needed": 4}), "3 of 4 health chosen (C10.1)"),
        (Refusal("SU2", "army-takes-all", {"leave": 1}), "Leave at least 1 unit for the other armies (SU2)"),
        (Refusal("SU2", "army-takes-all", {"leave": 2}), "Leave at least 2 units for the other armies (SU2)"),
        (Refusal("C6.1", "no-such-face", {"face": 9, "sides": 6}), "A die with 6 faces has no face 9 (C6.1)"),
        (Refusal("SU4", "no-such-option", {"option": "moon"}), "You cannot choose that now (SU4)"),
    ],
)
def test_a_refusal_names_its_clause(words: Words, refusal: Refusal, sentence: str):
    assert words.refusal(refusal, Table(played()[0].position, NAMES)) == sentence


def test_wrong_answers_in_the_games_are_refused_in_words(words: Words):
    """An answer to one question, given to the next that refuses it."""
    reasons = set()
    for before, after in pairwise(played()):
        if before.question is None or after.question is None:
            continue
        wrong = before.question.shape.sample(Random(1))
        refusal = after.question.refusal(wrong)
        if refusal is not None:
            reasons.add(refusal.reason)
            assert not RAW_ID.search(words.refusal(refusal, Table(after.position, NAMES)))
    assert reasons >= {"wrong-shape", "no-such-option", "not-these-dice"}


def test_every_reason_of_recruit_is_given_in_some_game(told: dict[str, set[str]]):
    assert set(REMARKS) >= {f"reason-{word}" for word in ("most-to-win", "expects", "least-worth", "balanced")}
    opponents = PROJECT / "ddtable" / "opponents"
    files = (opponents / "minds.py", *(opponents / "dragon_dice").glob("*.py"))
    source = "\n".join(path.read_text("utf-8") for path in files)
    assert set(re.findall(r"\"(reason-[\w-]+)\"", source)) == {
        key for key in catalogue_keys("recruit.ftl") if key.startswith("reason-")
    }
    assert set(REMARKS) <= catalogue_keys("recruit.ftl")


# How the sentences read


def test_no_sentence_shows_an_id_or_a_placeholder(told: dict[str, set[str]]):
    ids = {*catalogue().units, *catalogue().terrains, *catalogue().species} - {"humans", "dwarves", "goblins"}
    bad = {
        (key, sentence)
        for key, found in told.items()
        for sentence in found
        if RAW_ID.search(sentence) or any(word in ids for word in sentence.split())
    }
    assert bad == set()


def test_one_of_a_thing_is_no_plural(told: dict[str, set[str]]):
    assert {sentence for found in told.values() for sentence in found if ONE.search(sentence)} == set()


def test_sentences_are_short_and_without_double_blanks(told: dict[str, set[str]]):
    lists = ("event-rolled", "event-saved_alone", "event-power_rolled", "event-dragons_fight")  # of dice, of dragons
    texts = {sentence for key, found in told.items() for sentence in found if key not in lists}
    assert {text for text in texts if "  " in text or text != text.strip() or not text or len(text) > 200} == set()


def test_events_and_options_begin_with_a_capital_letter(told: dict[str, set[str]]):
    spoken = [text for key, found in told.items() if key.startswith(("event-", "option-")) for text in found]
    assert {text for text in spoken if text[0].islower()} == set()


def rolled(kind: str, *sums: Sum) -> Rolled:
    return Rolled(0, kind, "terrain/0", (Face(3, "id", 1),), sums)


ROLLS, MAKES = "Mira rolls 1 die", "Mira gets 4 red and 2 black"


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Damaged(0, "terrain/0", 1, 0, 1), "Mira takes 1 damage: 1 hit less no saves"),
        (Damaged(0, "terrain/0", 5, 1, 4), "Mira takes 4 damage: 5 hits less 1 save"),
        (Damaged(0, "terrain/0", 1, 3, 0), "Mira takes no damage: 1 hit against 3 saves"),
        (Ended((1,), "capture"), "Ragna wins by capturing 2 terrains"),
        (Ended((0, 1), "elimination"), "Mira and Ragna win: no opponent has units left"),
        (Ended((), "draw"), "The game ends in a draw: the last units died at the same time"),
        (TurnBegan(1, 1092), "Turn 1092: Ragna"),
        (Routed(1, "reserve", 1, 0), "Ragna routs at reserve: 1 die shows an ID against no save icons"),
        (OrderSet((1, 2, 0)), "Order of play: Ragna, then Oskar, then Mira"),
        (OrderSet((1, 0)), "Order of play: Ragna, then Mira"),
        (
            rolled("horde", Sum("maneuver", (Line("maneuver", 7, ""),), 7)),
            f"{ROLLS} in the horde roll: 7 maneuver results",
        ),
        (
            rolled("maneuver", Sum("maneuver", (Line("id", 1, ""),), 1)),
            f"{ROLLS} for maneuvers: 1 ID = 1 maneuver result",
        ),
        (rolled("charge", Sum("charge", (), 0)), f"{ROLLS} in the charge: 0 hits"),
        (
            rolled("save", Sum("save", (Line("save", 2, ""), Line("id", 1, "")), 3)),
            f"{ROLLS} for saves: 2 saves + 1 ID = 3 saves",
        ),
        (
            PointsColoured(0, "terrain/0", (0, 0, 4, 0, 2), (0, 0, 8, 0, 2)),
            f"{MAKES}; after doubling by the terrain: 8 red and 2 black",
        ),
        (
            PointsColoured(0, "terrain/0", (0, 0, 4, 0, 2), (0, 0, 3, 0, 2)),
            f"{MAKES}; after losses: 3 red and 2 black",
        ),
        (
            PointsColoured(0, "terrain/0", (0, 0, 4, 0, 2), (0, 0, 8, 0, 1)),
            f"{MAKES}; after losses and doubling by the terrain: 8 red and 1 black",
        ),
    ],
)
def test_an_event_in_words(words: Words, event: Any, sentence: str):
    step = next(step for step in played() if step.position.board.revealed)
    assert words.event(event, Table(step.position, NAMES)) == sentence


def test_a_place_fits_into_the_middle_of_a_sentence(words: Words):
    step = next(step for step in played() if len(step.position.board.lands) == 3)
    table = Table(step.position, NAMES)
    assert re.fullmatch(r"Mira’s home \([A-Z][a-z]+land\)", words.place("terrain/0", table))
    assert re.fullmatch(r"the frontier \([A-Z][a-z]+land\)", words.place("terrain/2", table))
    assert words.place("dragons/2", table) == words.place("terrain/2", table)
    assert re.fullmatch(r"[A-Z][a-z]+land", words.place("land/2", table))


def test_dice_are_counted(words: Words):
    position = played()[0].position
    guard = position.dice[0]
    table = Table(replace(position, dice=(guard,) * 3), NAMES)
    name = catalogue().die(guard.type).name
    assert words.dice((0, 1, 2), table) == f"3× {name}"


def test_every_die_and_every_area_has_a_name(words: Words):
    """For the eye and the screen reader: each type with each face, each place where a die can lie."""
    for type_id, kind in catalogue().dice.items():
        for face in range(len(kind.faces)):
            name = words.die_type(type_id, face)
            assert name
            assert not RAW_ID.search(name), name
    table = Table(next(step for step in played() if step.position.board.lands).position, NAMES)
    for place in (FORCE, HOME, CAMPAIGN, HORDE, RESERVE, DEAD, BURIED, PROPOSAL, OUT, "table/0", "terrain/0"):
        assert words.where(f"{place}@0", table)
    assert words.where("frontier@-1", table) == "the frontier"


def test_every_area_where_a_die_lies_in_the_games_has_a_name(words: Words):
    for step in played()[::7]:
        table = Table(step.position, NAMES)
        for area in {area_of(die) for die in step.position.dice}:
            assert not RAW_ID.search(words.where(area, table))


@pytest.mark.parametrize("kind", [*COUNTED, "horde", "distance"])
def test_what_is_rolled_for_has_a_name(words: Words, kind: str):
    said = words.say("roll-kind", kind=kind)
    assert said
    assert "_" not in said


@pytest.mark.parametrize("word", [*edition(races="all").phases, "set_up"])
def test_a_phase_has_a_name(words: Words, word: str):
    assert words.say("phase", word=word) != word


def test_every_icon_and_every_terrain_has_a_name(words: Words):
    icons = {face.icon for kind in catalogue().dice.values() for face in kind.faces} | set(BY_NUMBER)
    shown = {icon: words.say("icon-name", icon=icon) for icon in icons}
    assert {icon for icon, name in shown.items() if "_" in name} == set()
    for terrain in catalogue().terrains:
        assert not RAW_ID.search(words.terrain(terrain))


def test_ids_that_may_not_be_split_are_told_so(words: Words):
    asked = [step for step in played() if step.question and isinstance(step.question.shape, Allocation)]
    assert asked
    assert words.refusal(Refusal("C8.3", "points-not-split", {"points": 2}), Table(asked[0].position, NAMES)) == (
        "The 2 points of one ID cannot be divided (C8.3)"
    )


def test_an_unknown_key_is_an_error_and_so_is_a_missing_value(words: Words):
    with pytest.raises((KeyError, LookupError)):
        words.say("no-such-key")
    with pytest.raises(KeyError):
        words.say("place-home", player="Mira")


def test_a_remark_rounds_to_tenths(words: Words):
    table = Table(played()[0].position, NAMES)
    assert words.remark(Remark("reason-expects", {"tenths": 13}), table) == "expecting to win about 1.3 health"


# Nothing is kept that nobody says


def test_no_key_of_the_game_is_dead(told: dict[str, set[str]], words: Words):
    """A key is said in a game, or a file of the program names it, or it is built from a word that one does."""
    quoted = strings_of_the_source()
    places = {"home", "frontier", RESERVE, DEAD}
    reached = set(told) | {f"place-{place}" for place in places} | {f"hint-{key[9:]}" for key in told}
    reached |= {f"where-{place}" for place in quoted | {"table"}}
    reached |= {f"refusal-{reason}" for reason in quoted} | {f"effect-{name}" for name in BREATHS}
    dead = {key for key in catalogue_keys("game.ftl") | catalogue_keys("recruit.ftl") if key not in reached | quoted}
    assert dead == set()


def test_every_key_of_the_window_is_named_in_the_code_or_built_there():
    code = "\n".join(path.read_text("utf-8") for top in ("ddtable", "ui") for path in (PROJECT / top).rglob("*.py"))
    named = set(re.findall(r"[\"'`]([a-z][\w-]*)[\"'`]", code))
    patterns = (re.split(r"\{.*?\}", text) for text in re.findall(r"f\"(ui-(?:[\w-]|\{[^{}\"]*\})*)\"", code))
    built = [re.compile(r"[\w-]+".join(map(re.escape, parts))) for parts in patterns]
    texts = [path.read_text(encoding="utf-8") for path in ENGLISH.glob("*.ftl")]
    keys = {key for text in texts for key in re.findall(r"^(ui-[\w-]+) =", text, re.MULTILINE)}
    named |= {key for text in texts for key in re.findall(r"\{ (ui-[\w-]+) \}", text)}  # said within another message
    dead = {key for key in keys - named if key.removesuffix("-tip") not in named}
    assert {key for key in dead if not any(pattern.fullmatch(key) for pattern in built)} == set()


def test_no_key_stands_twice():
    keys = [
        key
        for path in sorted(ENGLISH.glob("*.ftl"))
        for key in re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    assert {key for key in keys if keys.count(key) > 1} == set()


def test_one_function_makes_a_capital_first_letter():
    copies = [
        path.relative_to(PROJECT).as_posix()
        for folder in ("ddtable", "ui")
        for path in (PROJECT / folder).rglob("*.py")
        if re.search(r"\[:1\]\.upper\(\)\s*(\+|\})", path.read_text(encoding="utf-8"))
    ]
    assert copies == ["ddtable/words/sentences.py"]
