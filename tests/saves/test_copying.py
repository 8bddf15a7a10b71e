"""A copy of a save has the same game, also while a window plays the original."""

from __future__ import annotations

from pathlib import Path

import pytest

from ddtable.saves import SaveError, copy, create, open_save
from tests.saves.games import NOW, SEATS, fresh_game, play_on


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "a game, 50% & #1?.ddtable"


def test_the_copy_of_a_game_in_play_is_the_same_game(path, tmp_path):
    game = fresh_game()
    target = tmp_path / "copy of it?.ddtable"
    with create(path, game, SEATS, True, NOW):
        play_on(game, 30)
        copy(path, target)
        stood = game.position
        play_on(game, 5, seed=2)  # the original is still ours to write
        with open_save(target).save as copied:
            assert copied is not None
        opened = open_save(target, read_only=True)
        assert (opened.game.position, opened.seats, opened.verified) == (stood, SEATS, True)
    assert open_save(path, read_only=True).game.position == game.position
    assert sorted(one.name for one in tmp_path.iterdir()) == sorted([path.name, target.name])


def test_copy_replaces_an_existing_file(path, tmp_path):
    with create(path, fresh_game(), SEATS, True, NOW):
        pass
    target = tmp_path / "old.ddtable"
    target.write_text("something else")
    copy(path, target)
    assert open_save(target, read_only=True).seats == SEATS


def test_game_cannot_be_copied_to_itself(path):
    with create(path, fresh_game(), SEATS, True, NOW):
        pass
    before = path.read_bytes()
    with pytest.raises(SaveError, match="own file"):
        copy(path, path)
    assert path.read_bytes() == before


def test_invalid_save_is_not_copied(path, tmp_path):
    path.write_text("no save")
    with pytest.raises(SaveError, match="not a ddtable save"):
        copy(path, tmp_path / "copy.ddtable")
    assert not (tmp_path / "copy.ddtable").exists()


def test_missing_folder_is_a_sentence(path, tmp_path):
    with create(path, fresh_game(), SEATS, True, NOW):
        pass
    with pytest.raises(SaveError, match=r"^Could not save copy\.ddtable: "):
        copy(path, tmp_path / "nowhere" / "copy.ddtable")
