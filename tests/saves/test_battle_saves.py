"""Saves of Battle Dice: at every step, with real dice, on quests, with the players' own tables; and damaged ones."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ddtable.engine.game import Game
from ddtable.engine.questions import Faces
from ddtable.engine.system import SetUp, system
from ddtable.rules.battle_dice.board import PARTY
from ddtable.rules.battle_dice.house import default_tables
from ddtable.saves import create, open_save, show
from tests.saves.games import NOW, SEATS, play_on
from tests.saves.judging import judge_damaged

NAME = "battle_dice"
DAMAGED = 60


def battle(seed: int = 1, by_hand: bool = False, house: dict[str, Any] | None = None, **options: bool | str) -> Game:
    """Return a game of Battle Dice between two dealt armies of twelve dice."""
    source = random.Random(seed)
    forces = tuple(system(NAME).deal(12, source, options) for _ in range(2))
    return Game(SetUp(NAME, seed, options, forces, by_hand, msgspec.UNSET if house is None else house))


def own_tables() -> dict[str, Any]:
    """Return tables of the players' own: everybody hits more often, and one result has another name."""
    tables: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(default_tables()))
    tables["thresholds"]["melee"] = 4
    tables["results"]["tactics"][5]["name"] = "Over the hill"
    return tables


def stages(game: Game) -> Iterator[str]:
    """Yield the kind of question after each random choice, to the end."""
    source = random.Random(game.set_up.seed)
    while game.question is not None:
        yield game.question.kind
        game.play(game.rules.sample(game.question, source))
    yield "over"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "battle.ddtable"


@pytest.mark.long
@pytest.mark.parametrize("pace", ["at_once", "by_turns"])
@pytest.mark.parametrize("by_hand", [False, True])
def test_save_reopens_at_the_same_question_of_any_kind(path, by_hand, pace):
    met: set[str] = set()
    for seed in range(3):
        game = battle(seed, by_hand, quest_pace=pace)
        with create(path, game, SEATS, False, NOW):
            for kind in stages(game):
                if kind in met and len(game.choices) % 25:
                    continue
                met.add(kind)
                opened = open_save(path, read_only=True)
                assert opened.verified
                assert opened.game.position == game.position
                assert opened.game.question == game.question
                assert opened.game.history == game.history
        path.unlink()
    assert met >= {"quest", "roster", "losses", "reroll", "over"}
    assert ("faces" in met) == by_hand


def test_a_game_with_a_party_away_is_played_on_and_ends_the_same(path):
    whole = battle(2)
    play_on(whole, 10_000)
    away = next(
        number
        for number, played in enumerate(whole.history)
        if any(die.place == PARTY for die in played.position.dice) and played.question is not None
    )
    game = battle(2)
    with create(path, game, SEATS, False, NOW):
        for entry in whole.choices[: away + 1]:
            game.play(entry.choice)
    opened = open_save(path)
    with opened.save:
        for entry in whole.choices[away + 1 :]:
            opened.game.play(entry.choice)
    assert opened.game.history == whole.history
    assert show(path).result == whole.position.result is not None
    assert show(path).turn == whole.position.board.turn > 0


def test_it_is_continued_in_the_middle_of_a_roll(path):
    game = battle(3, by_hand=True)
    with create(path, game, SEATS, False, NOW):
        play_on(game, 12)
        while not isinstance(game.question.shape, Faces):
            play_on(game, 1)
    opened = open_save(path)
    assert opened.verified
    with opened.save:
        choice = game.rules.sample(game.question, random.Random(1))
        assert opened.game.play(choice) == game.play(choice)


def test_undo_survives(path):
    game = battle(4)
    with create(path, game, SEATS, True, NOW):
        play_on(game, 20)
        for _ in range(5):
            assert game.undo()
        assert game.redo()
    opened = open_save(path)
    assert opened.verified
    assert opened.game.position == game.position
    with opened.save:
        assert opened.game.redo()


def test_the_players_own_tables_are_kept(path):
    game = battle(5, house=own_tables())
    assert game.position.board.house
    with create(path, game, SEATS, False, NOW):
        play_on(game, 30)
    opened = open_save(path, read_only=True)
    assert opened.verified
    assert opened.game.set_up == game.set_up
    assert opened.game.position.board.tables == game.position.board.tables != default_tables()
    assert opened.game.position.board.tables.results["tactics"][5].name == "Over the hill"


def test_default_tables_are_not_written(path):
    with create(path, battle(5), SEATS, False, NOW):
        pass
    assert open_save(path, read_only=True).game.set_up.house is msgspec.UNSET


def test_army_texts_of_a_file_have_no_control_characters(path):
    """The name and the note of an army may come from a stranger."""
    with create(path, battle(7), SEATS, False, NOW):
        pass
    with closing(sqlite3.connect(path)) as connection, connection:
        for word in ("name", "note"):
            connection.execute(
                f"UPDATE game SET set_up = json_set(set_up, '$.forces[0].{word}', ?)", ("<b>\x1b[31m\nhi",)
            )
    for army in (show(path).set_up.forces[0], open_save(path, read_only=True).game.set_up.forces[0]):
        for word in ("name", "note"):
            assert army[word].isprintable() or "\u2060" in army[word]
            assert "<b>" not in army[word]
            assert "\x1b" not in army[word]


@pytest.mark.long
def test_a_damaged_save_is_refused_or_true(path):
    samples = []
    for seed, house in ((1, None), (6, own_tables())):
        game = battle(seed, by_hand=seed == 6, house=house)
        with create(path, game, SEATS, False, NOW):
            play_on(game, 40)
        samples.append(path.read_bytes())
        path.unlink()
    judge_damaged(path, samples, range(DAMAGED))
