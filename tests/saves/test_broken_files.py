"""Broken saves by name: each is refused with a sentence, or continues as an unverified game."""

from __future__ import annotations

from pathlib import Path

import pytest

from ddtable.commands import CommandError
from ddtable.commands.save import check
from ddtable.saves import SaveError, create, open_save, show
from tests.saves.broken import DIVERGED, REFUSED
from tests.saves.games import NOW, SEATS, fresh_game, play_on

LONGEST = 400  # signs of a sentence


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Return a save of 120 choices with snapshots at 0, 50, 100 and 120."""
    path = tmp_path_factory.mktemp("sound") / "game.ddtable"
    game = fresh_game()
    with create(path, game, SEATS, False, NOW):
        play_on(game, 120)
    return path.read_bytes()


@pytest.fixture
def path(tmp_path: Path, sound: bytes) -> Path:
    path = tmp_path / "game.ddtable"
    path.write_bytes(sound)
    return path


def test_each_broken_file_is_listed_once():
    names = [name for name, _, _ in (*REFUSED, *DIVERGED)]
    assert len(names) == len(set(names)) >= 25


@pytest.mark.parametrize(("damage", "words"), [one[1:] for one in REFUSED], ids=[one[0] for one in REFUSED])
def test_a_broken_file_is_refused_with_a_sentence_and_left_alone(path, damage, words):
    damage(path)
    before = path.read_bytes()
    with pytest.raises(SaveError, match=words) as refused:
        open_save(path)
    with pytest.raises(SaveError, match=words):
        open_save(path, read_only=True)
    with pytest.raises(CommandError, match=words):
        check(path)
    said = str(refused.value)
    assert "game.ddtable" in said
    assert said.endswith(".")
    assert said.isprintable()
    assert len(said) < LONGEST
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir()] == [path.name]


@pytest.mark.long
@pytest.mark.parametrize(("damage", "number"), [one[1:] for one in DIVERGED], ids=[one[0] for one in DIVERGED])
def test_altered_game_names_the_entry_and_continues_unverified(path, damage, number):
    whole = open_save(path, read_only=True).game
    damage(path)
    opened = open_save(path, read_only=True)
    assert (opened.verified, opened.diverged_at) == (False, number)
    assert opened.game.position == whole.position
    with pytest.raises(CommandError, match=f"from entry {number} of its journal"):
        check(path)
    assert show(path).entries == 120
