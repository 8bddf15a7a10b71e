"""Saves of every version that was released: each must open as long as there are players who have one."""

from __future__ import annotations

import shutil

import pytest

from ddtable.engine.questions import Faces
from ddtable.saves import open_save, show
from ddtable.saves.schema import SCHEMAS
from tests.saves.games import play_on
from tests.saves.make_samples import SAMPLES

PATHS = sorted(SAMPLES.iterdir())


def sample(name: str):
    return next(path for path in PATHS if path.name == name)


def test_there_are_samples_of_every_version():
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


def test_the_finished_sample_is_over_and_says_who_won():
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


def test_the_resumed_sample_names_where_it_diverged():
    assert open_save(sample("v1-resumed.ddtable"), read_only=True).diverged_at == 30
