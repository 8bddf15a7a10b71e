"""Saves of every released version must still open."""

from __future__ import annotations

import shutil

import pytest

from ddtable.engine.questions import Faces
from ddtable.saves import open_save, show
from ddtable.saves.schema import SCHEMAS
from tests.saves.games import play_on
from tests.saves.make_samples import SAMPLES, in_secret

PATHS = sorted(SAMPLES.iterdir())


def sample(name: str):
    return next(path for path in PATHS if path.name == name)


def test_every_version_has_samples():
    assert {path.name.partition("-")[0] for path in PATHS} == {f"v{version}" for version in SCHEMAS}


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_sample_opens_as_it_was_left_and_can_be_played_on(path, tmp_path):
    mine = shutil.copy(path, tmp_path / path.name)
    opened = open_save(mine)
    with opened.save:
        assert opened.verified == ("resumed" not in path.stem)
        assert len(opened.game.choices) == show(path).choices
        over = opened.game.question is None
        play_on(opened.game, 3)
    assert show(mine).choices == show(path).choices + (0 if over else 3)


def test_finished_sample_has_a_winner():
    opened = open_save(sample("v1-finished.ddtable"), read_only=True)
    assert opened.game.question is None
    assert show(sample("v1-finished.ddtable")).result == opened.game.position.result
    assert len(opened.game.position.result.winners) == 1


@pytest.mark.parametrize("name", ["v1-in-a-roll.ddtable", "v1-real-dice.ddtable"])
def test_a_sample_with_real_dice_asks_for_them(name):
    opened = open_save(sample(name), read_only=True)
    assert opened.game.position.chance.by_hand
    assert any(isinstance(played.question and played.question.shape, Faces) for played in opened.game.history)


def test_the_sample_in_a_roll_waits_for_its_faces():
    opened = open_save(sample("v1-in-a-roll.ddtable"), read_only=True)
    assert isinstance(opened.game.question.shape, Faces)
    assert [entry.kind for entry in opened.game.journal[-2:]] == ["undo", "redo"]


def test_the_sample_of_a_battle_waits_in_the_middle_of_a_secret_choice():
    """BD1.5: losses are chosen at once; BQ3: a party is away; Q62: the tables are the players' own."""
    opened = open_save(sample("v1-battle-in-secret.ddtable"), read_only=True)
    game = opened.game
    assert game.set_up.system == "battle_dice"
    assert in_secret(game)
    assert [seat for seat in (0, 1) if game.rules.observe(game.position, seat) != game.position] == [0, 1]
    hidden = game.rules.observe(game.position, game.question.seat)
    assert hidden.agenda != game.position.agenda, "what the other has chosen is not told"
    assert sum(played.question is not None and played.question.kind == "assign" for played in game.history) >= 11
    assert game.position.board.house
    assert game.position.board.tables.results["tactics"][5].name == "Over the hill"
    assert game.position.board.quests


def test_the_sample_of_a_battle_is_played_on_to_the_same_end(tmp_path):
    """The same answers bring the same dice, to the last one."""
    whole = open_save(sample("v1-battle-finished.ddtable"), read_only=True).game
    mine = shutil.copy(sample("v1-battle-in-secret.ddtable"), tmp_path / "mine.ddtable")
    opened = open_save(mine)
    game = opened.game
    begun = len(game.choices)
    assert begun == 74
    assert game.history == whole.history[: len(game.history)]
    with opened.save:
        for entry in whole.choices[begun:]:
            game.play(entry.choice)
    assert game.question is None
    assert game.history == whole.history
    assert show(mine).result == whole.position.result
    assert (game.position.board.turn, len(whole.choices)) == (14, 98)


def test_resumed_sample_names_its_divergence():
    assert open_save(sample("v1-resumed.ddtable"), read_only=True).diverged_at == 30
