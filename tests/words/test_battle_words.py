"""Whatever Battle Dice can ask, tell or refuse has a sentence in English and in Danish."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import ddtable.rules  # noqa: F401  (registers the rule systems)
from ddtable.engine import kernel
from ddtable.engine.draft import Draft
from ddtable.engine.kernel import Forced, Played
from ddtable.engine.position import Die, area_of
from ddtable.engine.questions import Option, Pick, Question
from ddtable.engine.refusal import Refusal
from ddtable.engine.system import SetUp, system
from ddtable.rules.battle_dice import events, misuse
from ddtable.rules.battle_dice.artifacts import artifacts
from ddtable.rules.battle_dice.board import ARMY, OUT, TABLE
from ddtable.rules.battle_dice.house import former_tables, once_default
from ddtable.rules.battle_dice.kinds import ARTIFACTS, CLASSES, MONSTERS, PHASES, TABLE_DICE, UNITS, sides_of
from ddtable.rules.battle_dice.system import CHAPTERS
from ddtable.rules.battle_dice.tables import DOES, TABLES, Result
from ddtable.words.sentences import Table, Words
from ddtable.words.telling import speech_of
from ddtable.words.telling.battle_words import cause, counted, deed, line_name, result_name, table_name
from tests.words.test_danish import ENGLISH as ENGLISH_WORD
from tests.words.test_words import PROJECT, RAW_ID, catalogue_keys

BATTLE = system("battle_dice")
NAMES = ("Mira", "Ragna")
GAMES = 36
SIZES = (20, 10, 6, 30)
LANGUAGES = ("en", "da")
ONE = re.compile(r"\b1 (dice|hits|losses|units|turns|terninger|træffere|enheder|ture)\b")
WHOLE_ROLLS = ("event-bd_rolled", "event-bd_counted", "event-bd_quest_over")


def begun(seed: int) -> Played:
    """Return the beginning of a game; in every other one each side has some artifacts already."""
    random = Random(seed)
    size = SIZES[seed % len(SIZES)]
    options: dict[str, bool | int | str] = {"quest_pace": "by_turns"} if seed % 5 == 0 else {}
    forces = tuple(BATTLE.deal(size, random, options) for _ in range(2))
    position = BATTLE.begin(SetUp("battle_dice", seed, options, forces, by_hand=seed % 9 == 8))
    if seed % 2:
        wands = ("wand_death", "wand_resurrection") * 2 if seed % 3 == 0 else ()
        found = tuple(Die(kind, seat, ARMY) for seat in (0, 1) for kind in (*wands, *random.sample(ARTIFACTS, 8)))
        position = replace(position, dice=(*position.dice, *found))
    return kernel._carry_on(BATTLE, Draft(position))


@cache
def played() -> tuple[Played, ...]:
    """Steps of random games."""
    steps = []
    for seed in range(GAMES):
        random, step = Random(seed), begun(seed)
        steps.append(step)
        while step.question is not None:
            step = kernel.play(BATTLE, step.position, BATTLE.sample(step.question, random), step.question)
            steps.append(step)
    return tuple(steps)


@pytest.fixture(scope="module", params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param)


def sentences(words: Words) -> Iterator[tuple[str, str]]:
    """Yield (key, sentence) of all that the games show."""
    for step in played():
        table = Table(step.position, NAMES)
        for event in step.events:
            if told := words.event(event, table):
                yield f"event-{event.__struct_config__.tag}", told
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
    """Every sentence of the games by its key."""
    found: dict[str, set[str]] = defaultdict(set)
    for key, sentence in sentences(words):
        found[key].add(sentence)
    return found


def table_of(seat_turn: int = 0) -> Table:
    """Return a table in the middle of a game, with artifacts on it."""
    steps = [step for step in played() if step.position.board.battle and step.position.board.turn > 1]
    return Table(steps[seat_turn].position, NAMES)


def with_dice(*kinds: str) -> Table:
    """Return a table on which these dice lie, those of Mira first: one half of them each."""
    position = table_of().view
    half = len(kinds) / 2
    dice = tuple(Die(kind, int(number >= half), ARMY) for number, kind in enumerate(kinds))
    return Table(replace(position, dice=dice), NAMES)  # type: ignore[type-var]


# What there is a sentence for


def test_games_tell_of_every_event(told: dict[str, set[str]]):
    tags = {event.__struct_config__.tag for event in events.EVENTS if event is not Forced}
    assert {key.removeprefix("event-") for key in told if key.startswith("event-")} == tags


def test_the_games_reach_every_step_that_asks_and_every_deed_that_does():
    assert set(CHAPTERS.asking) <= {type(step.position.agenda[-1]) for step in played() if step.question is not None}


@pytest.mark.parametrize("family", ["question", "hint", "option"])
def test_the_games_reach_every_sentence_of_the_catalogue(told: dict[str, set[str]], family: str):
    known = {key.removeprefix("bd-") for key in catalogue_keys("battle_dice.ftl") if key.startswith(f"bd-{family}-")}
    assert known <= set(told)


def test_every_reason_that_artifacts_are_refused_with_has_words(words: Words):
    source = Path(misuse.__file__).read_text("utf-8") + (PROJECT / "ddtable/engine/constraints.py").read_text("utf-8")
    reasons = set(re.findall(r"\"((?:party|artifact|shield|wand|unit|roster)-[a-z-]+)\"", source))
    assert len(reasons) > 15
    table = with_dice("sword_1", "infantry", "archer", "mage")
    values = {"artifact": 0, "die": 2, "of": "infantry", "group": "sword", "count": 2, "leave": 1, "most": 1}
    for reason in reasons:
        said = words.refusal(Refusal("BA2", reason, values), table)
        assert words.has(f"bd-refusal-{reason}"), reason
        assert not RAW_ID.search(said), said


def test_wrong_answers_in_the_games_are_refused_in_words(words: Words):
    """An answer to one question, given to the next that refuses it."""
    reasons = set()
    for before, after in pairwise(played()):
        if before.question is None or after.question is None:
            continue
        refusal = after.question.refusal(before.question.shape.sample(Random(1)))
        if refusal is not None:
            reasons.add(refusal.reason)
            assert not RAW_ID.search(words.refusal(refusal, Table(after.position, NAMES)))
    assert reasons >= {"wrong-shape", "no-such-option", "not-these-dice"}


def test_every_trouble_with_armies_and_tables_has_words():
    """Their sentences are made where they are found: a missing one would raise there."""
    folder = PROJECT / "ddtable" / "rules" / "battle_dice"
    source = "\n".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    keys = set(re.findall(r"trouble\(\s*\"([\w-]+)\"", source))
    assert keys
    assert {key for key in keys if not Words().has(f"trouble-{key}")} == set()


# How the sentences read


def test_no_sentence_shows_an_id_or_a_placeholder(told: dict[str, set[str]]):
    assert {text for found in told.values() for text in found if RAW_ID.search(text)} == set()


def test_sentences_are_clean(told: dict[str, set[str]]):
    every = {text for found in told.values() for text in found}
    assert {text for text in every if "  " in text or text != text.strip() or not text} == set()
    assert {text for text in every if ONE.search(text)} == set()
    short = {text for key, found in told.items() if key not in WHOLE_ROLLS for text in found}
    assert {text for text in short if len(text) > 200} == set()


def test_events_and_options_begin_with_a_capital_letter(told: dict[str, set[str]]):
    spoken = [text for key, found in told.items() if key.startswith(("event-", "option-")) for text in found]
    assert {text for text in spoken if text[0].islower()} == set()


def test_no_english_word_is_left_in_a_danish_game():
    danish = {sentence for _, sentence in sentences(Words("da"))}
    assert {text for text in danish if ENGLISH_WORD.search(text)} == set()


def counted_event(phase: Any, threshold: int, *dice: tuple[int, int, int, str]) -> events.PhaseCounted:
    return events.PhaseCounted(0, ARMY, phase, threshold, tuple(events.Counted(*one) for one in dice))


def on_table(table: str, rolled: int, plus: int, shift: int, result: Result) -> events.TableRolled:
    return events.TableRolled(0, ARMY, table, 0, rolled, plus, shift, rolled + plus + shift, result)


CHECKED = events.MoraleChecked(0, ARMY, tuple(range(6)), (2, 3, 2, 3, 1, 4), 4, 0, 3, routs=True)
HALF = ("archer", "archer", "archer", "dragon", "dragon", "dragon")
"""Dice 0 to 5; those from 3 on are Ragna's."""


@pytest.mark.parametrize(
    ("kinds", "event", "sentence"),
    [
        (
            ("archer", "archer", "archer"),
            counted_event("missile", 7, (0, 3, 0, ""), (1, 7, 1, "hit"), (2, 8, -1, "hit")),
            "Mira’s archers: 7 + 1, 8 − 1, 3, so 2 hits (7 or more)",
        ),
        (("archer",), counted_event("missile", 7, (0, 6, 0, "")), "Mira’s archer: 6, so no hit (7 or more)"),
        (("mage",), counted_event("magic", 10, (0, 12, 0, "point")), "1 roll on the spell table (10 or more)"),
        (
            ("dragon", "dragon", "dragon", "dragon"),
            counted_event(
                "monster", 0, (0, 2, 0, "leaves"), (1, 14, 0, "kill_monster"), (2, 18, 0, "point"), (3, 7, 0, "")
            ),
            "14 destroys 1 enemy monster; 18 rolls on the dragon table; 2 leaves the field; 7 does nothing",
        ),
        (
            ("general",),
            on_table("tactics", 4, 0, 1, Result("feint", "feint")),
            "Mira rolls 4 + 1 from an orb = 5 on the tactics table: Feint (1 enemy die is rerolled for later phases)",
        ),
        (
            ("archmage",),
            on_table("spells", 4, 1, 0, Result("fireball", "kill")),
            "Mira rolls 4 + 1 = 5 on the spell table: Fireball (destroys 1 enemy unit)",
        ),
        (("dragon",), on_table("dragon", 1, 0, 0, Result("nothing")), "Mira rolls 1 on the dragon table: Nothing"),
        (
            ("warrior",),
            on_table("warrior", 6, 0, 0, Result("slayer", "kill", of="monster", otherwise=2)),
            "Slayer (destroys 1 monster of the enemy, otherwise 2 enemy units)",
        ),
        (
            HALF,
            events.UnitsLost(1, ARMY, "missile", (3, 4), ("hit", "fireball")),
            "Ragna loses 2 dragons in the missile phase: hits and Fireball",
        ),
        (HALF, events.UnitsLost(0, ARMY, "missile", (0,), ("hit",)), "Mira loses 1 archer in the missile phase"),
        (HALF, events.Left(1, ARMY, (3, 4)), "2 of Ragna’s dragons leave the field and count as destroyed"),
        (
            HALF,
            events.UnitsSpared(1, "monster", "monster", 1),
            "Ragna has no more monsters: 1 loss is ignored (monsters)",
        ),
        (
            ("sword_2", "infantry", "shield_1", "archer"),
            events.Assigned(0, 0, 1, 2),
            "Mira gives the Sword +2 to 1 infantry: +2",
        ),
        (
            ("shield_1", "infantry", "archer", "archer"),
            events.Assigned(0, 0, 2, -1),
            "Mira uses the Shield +1 against Ragna’s archer: −1",
        ),
        (
            ("wand_death", "mage"),
            events.ArtifactRead(0, 0, 2, "no_charges", 0),
            "Mira’s Wand of Death shows 2: No Charges Left",
        ),
        (
            ("shield_2", "mage"),
            events.ArtifactRead(0, 0, 4, "magic_defense", -2),
            "Mira’s Shield +2 shows 4: Magic Defense (−2 for 1 enemy unit)",
        ),
        (("sword_3", "mage"), events.ArtifactRead(0, 0, 1, "", 0), "Mira’s Sword +3 shows 1: No Effect"),
        (
            ("banner", "mage"),
            events.ArtifactRead(0, 0, 4, "inspire", 2),
            "Mira’s Banner of Bravery shows 4: Inspire (2 dice fewer count in a morale check)",
        ),
        (
            ("archer", "archer"),
            events.Rerolled(0, 1, 8, 2, "feint"),
            "Mira rerolls Ragna’s archer (Feint): 8 becomes 2",
        ),
        (
            ("archer", "archer", "infantry", "shield_2", "infantry", "infantry"),
            events.DiceRolled(0, ARMY, (0, 1, 2, 3), (4, 8, 6, 1)),
            "Mira rolls 3 units and 1 artifact: archers 8 4; infantry 6; Shield +2: 1",
        ),
        (
            HALF,
            replace(CHECKED, counted=0, limit=1, routs=False),
            "Mira checks morale with 6 dice: none shows 2 or 3; it takes 1 to rout. The army holds",
        ),
        (HALF, CHECKED, "Mira checks morale with 6 dice: 4 show 2 or 3; it takes 3 to rout. The army routs"),
        (
            HALF,
            replace(CHECKED, rallied=3, routs=False, place="party"),
            "Mira checks morale with 6 dice: 4 show 2 or 3, minus 3 rallied is 1; it takes 3 to rout. The party holds",
        ),
        (
            ("archer", "sword_1", "archer", "archer"),
            events.QuestEnded(0, "won", "rout", (0, 1), ()),
            "Mira’s quest is won: the roster routs. 1 archer and Sword +1 return",
        ),
        (
            ("sword_1", "wings", "archer", "archer"),
            events.QuestEnded(0, "lost", "destroyed", (), (0, 1)),
            "The party is destroyed. No dice return; lost with the party: Sword +1 and Wings of the Pegasii",
        ),
        (HALF, events.TurnBegan(12), "Turn 12"),
        (HALF, events.RoundBegan(2, 1), "Ragna’s quest, round 2"),
        (HALF, events.Ended((1,), "rout"), "Ragna wins: the other army routs"),
        (HALF, events.Ended((1,), "questing"), "Ragna wins: the other army is wiped out while its party is away"),
        (HALF, events.Ended((), "rout_both"), "The game ends in a draw: both armies rout"),
        (HALF, events.Ended((), "destroyed_both"), "The game ends in a draw: both armies are destroyed"),
        (HALF, events.Ended((0,), "concession"), "Mira wins: the opponent gives up"),
        (HALF, events.Ended((), "agreement"), "The game ends in a draw: both players agreed"),
    ],
)
def test_an_event_in_words(kinds: tuple[str, ...], event: Any, sentence: str):
    """The sentence holds the arithmetic that explains what came of it."""
    said = Words().event(event, with_dice(*kinds))
    assert said is not None
    assert said.lower().endswith(sentence.lower())


def test_what_says_nothing_is_not_told():
    table = with_dice("archer", "archer")
    assert Words().event(counted_event("missile", 7), table) is None
    assert Words().event(events.RoundBegan(12, -1), table) is None
    assert Words().event(events.UnitsLost(0, ARMY, "melee", (), ()), table) is None
    assert Words().event(events.Cancelled(0, ARMY, "melee", 0, ()), table) is None


def test_a_die_is_named_with_what_it_shows_only_where_it_was_rolled(words: Words):
    table = next(
        Table(step.position, NAMES)
        for step in played()
        if step.position.board.battle and step.position.board.battle.sides[0].rolled
    )
    rolled = table.view.board.battle.sides[0].rolled[0]
    number = table.view.dice[rolled].face + 1
    assert words.option(Option("x", "die", {"die": rolled}), table).endswith(f"({number})")
    unrolled = next(die for die, one in enumerate(table.view.dice) if die not in table.view.board.battle.sides[0].rolled
                    and die not in table.view.board.battle.sides[1].rolled)  # fmt: skip
    assert "(" not in words.option(Option("x", "die", {"die": unrolled}), table)


@pytest.mark.parametrize(
    ("language", "count", "of", "said"),
    [
        ("en", 1, "monster", "Choose 1 monster to lose in the melee phase"),
        ("en", 2, "", "Choose 2 units to lose in the melee phase"),
        ("da", 1, "monster", "Vælg 1 monster, som du mister i nærkampsfasen"),
        ("da", 1, "", "Vælg 1 enhed, som du mister i nærkampsfasen"),
    ],
)
def test_a_loss_names_what_must_go(language: str, count: int, of: str, said: str):
    question = Question(0, "losses", "BD1.4", Pick(()), {"phase": "melee", "count": count, "of": of})
    assert Words(language).question(question, table_of()) == said


# Names


def test_every_kind_has_a_name_of_its_own_and_one_for_many(words: Words):
    table = table_of()
    names = [words.kind(kind, table) for kind in (*UNITS, *ARTIFACTS, *TABLE_DICE, "monster")]
    assert len(set(names)) == len(names)
    assert not [name for name in names if RAW_ID.search(name)]
    for kind in (*UNITS, "monster"):
        assert re.fullmatch(r"3 \w+", counted(words, [kind] * 3))
        assert counted(words, [kind]).split()[0] == "1"
    for kind in ARTIFACTS:
        assert counted(words, [kind, kind]) == f"2× {words.kind(kind, table)}"


def test_a_monster_is_neuter_in_danish():
    assert counted(Words("da"), ["monster", "dragon", "dragon"]) == "1 monster og 2 drager"


def test_every_face_can_be_said(words: Words):
    table = table_of()
    for kind in (*UNITS, *ARTIFACTS, *TABLE_DICE):
        for face in range(sides_of(kind)):
            assert words.shown(kind, face, table).endswith(str(face + 1))


def test_every_result_of_the_tables_has_a_name_and_tells_what_it_does(words: Words):
    for table, results in [entry for tables in once_default() for entry in tables.results.items()]:
        assert table_name(words, table)
        for result in results:
            assert result_name(words, result.name) != result.name, result.name
            assert not RAW_ID.search(deed(words, result)), result
    assert {result.does for results in former_tables().results.values() for result in results} == set(DOES)


def test_a_players_own_result_is_said_as_it_stands(words: Words):
    assert result_name(words, "Wild boars") == "Wild boars"
    assert result_name(words, "boars") == "boars"
    assert cause(words, "Wild \u202eboars") == "Wild boars"
    assert cause(words, "sword_1") == words.kind("sword_1", table_of())


@pytest.mark.parametrize(
    ("result", "said"),
    [
        (Result("x", "cancel", 2, phase="melee"), "prevents 2 losses in the melee phase"),
        (Result("x", "kill", 2, of="archer"), "destroys 2 archers of the enemy"),
        (Result("x", "cancel"), "prevents 1 loss in the rest of this turn"),
        (
            Result("x", "reroll", but=("general", "mage")),
            "1 of your dice is rerolled for later phases, but no general or mage",
        ),
        (Result("x", "feint"), "1 enemy die is rerolled for later phases"),
        (
            Result("x", "hold", among=("infantry", "archer")),
            "1 enemy infantry or archer does not act in later phases",
        ),
        (Result("x", "hold"), "1 enemy unit does not act in later phases"),
        (Result("x", "bonus", 2, of="infantry"), "1 infantry gets +2"),
        (Result("x", "heal", 2), "2 units lost this turn return"),
        (Result("x", "summon"), "1 new unit of any class joins"),
        (Result("x", "spell", 1), "a roll on the spell table with +1"),
        (Result("x", "rally", 2), "2 dice fewer count in the morale check"),
    ],
)
def test_what_a_result_does(result: Result, said: str):
    assert deed(Words(), result) == said


def test_every_line_of_an_artifact_has_a_name(words: Words):
    lines = {line.word for artifact in artifacts().values() for line in artifact.lines}
    named = {word: line_name(words, word) for word in lines}
    assert len(set(named.values())) == len(lines)
    assert not [name for name in named.values() if RAW_ID.search(name)]


def test_every_phase_table_and_area_has_a_name(words: Words):
    table = table_of()
    for phase in PHASES:
        assert words.phase(phase, table) not in ("", phase)
        assert len(words.say("bd-phase-tip", word=phase)) > 30
    assert len({words.phase(phase, table) for phase in PHASES}) == len(PHASES)
    assert len({words.say("bd-table-title", table=name) for name in (*TABLES, "artifacts")}) == len(TABLES) + 1
    for area in BATTLE.areas(table.view):
        said = words.where(area.id, table)
        assert said
        assert not RAW_ID.search(said)
        assert words.place(area.place, table)
    for place in (OUT, TABLE):
        assert words.where(f"{place}@0", table)
        assert words.place(place, table)


def test_every_area_where_a_die_lies_in_the_games_has_a_name(words: Words):
    for step in played()[::29]:
        table = Table(step.position, NAMES)
        for area in {area_of(die) for die in step.position.dice}:
            assert not RAW_ID.search(words.where(area, table))


def test_classes_are_causes(words: Words):
    for kind in (*CLASSES, *MONSTERS):
        assert cause(words, kind)


def test_a_game_that_nobody_speaks_of_is_an_error():
    with pytest.raises(KeyError):
        speech_of("chess")


def every_table() -> list[tuple[Result, ...]]:
    """Return the results of all tables that come with the game, those of former rules too."""
    return [results for tables in once_default() for results in tables.results.values()]


def test_no_key_of_battle_dice_is_dead(told: dict[str, set[str]]):
    """A key is said in a game, or a file of the program names it, or it is built from a word of the data."""
    code = "\n".join(path.read_text("utf-8") for top in ("ddtable", "ui") for path in (PROJECT / top).rglob("*.py"))
    text = (PROJECT / "resources/i18n/en/battle_dice.ftl").read_text("utf-8")
    named = set(re.findall(r"[\"']([\w-]+)[\"']", code)) | set(re.findall(r"\{ ([a-z][\w-]+) \}", text))
    built = {f"bd-{key}" for key in told}
    built |= {f"bd-result-{one.name.replace('_', '-')}" for every in every_table() for one in every}
    built |= {f"bd-{family}-{word}" for family in ("refusal", "place", "where", "number") for word in named}
    built |= {f"trouble-{word}" for word in named} | {f"bd-{word}" for word in named}
    keys = {key for key in catalogue_keys("battle_dice.ftl") if "-option-" not in key or key.startswith("bd-")}
    assert {key for key in keys if key not in named | built} == set()
