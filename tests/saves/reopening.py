"""Checks that a saved game is opened as it was: after undo, after a crash, at every kind of question."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path

from ddtable.engine.game import Game
from ddtable.saves import Opened, create, open_save
from tests.saves.games import NOW, SEATS
from tests.saves.moments import Answer, IsThere

TAKEN_BACK = 12


def saved(path: Path, game: Game) -> Opened:
    """Save a game in a new file, close it, and return what it opens as."""
    path.unlink(missing_ok=True)
    create(path, game, SEATS, True, NOW).close()
    return open_save(path)


def samples_of(path: Path, games: Sequence[Game]) -> list[bytes]:
    """Return the files of some games."""
    found = []
    for game in games:
        opened = saved(path, game)
        assert opened.save is not None
        opened.save.close()
        found.append(path.read_bytes())
        path.unlink()
    return found


def check_undo_and_redo(path: Path, game: Game, is_there: IsThere) -> None:
    """Go back over many choices in one sitting, forward in the next: each position and each roll is as it was."""
    before = [played.position for played in game.history]
    assert is_there(game)
    opened = saved(path, game)
    assert opened.save is not None
    with opened.save:
        assert opened.verified
        assert opened.game.history == game.history
        assert is_there(opened.game)
        for back in range(1, TAKEN_BACK):
            assert opened.game.undo()
            assert opened.game.position == before[-1 - back]
    later = open_save(path)
    assert later.save is not None
    with later.save:
        assert later.verified
        for forward in range(1, TAKEN_BACK):
            assert later.game.redo()
            assert later.game.position == before[forward - TAKEN_BACK]
        assert later.game.redoable is None
        assert later.game.history == game.history
        assert later.game.question == game.question


def check_crash(path: Path, game: Game, playing: Game, name: str) -> None:
    """Open a file as a killed program leaves it: never closed, without a snapshot of its end.

    `playing`: the game at its beginning, which is played again up to `game`.
    """
    source = random.Random(name)
    with create(path, playing, SEATS, False, NOW):
        for entry in game.choices:
            assert entry.choice is not None
            playing.play(entry.choice)
        left = Path(shutil.copy(path, path.with_name("left.ddtable")))
    opened = open_save(left)
    assert opened.save is not None
    assert game.question is not None
    with opened.save:
        assert opened.verified
        assert opened.game.history == game.history
        answer = game.rules.sample(game.question, source)
        assert opened.game.play(answer) == game.play(answer), "it goes on as it would have"


def check_every_question(
    game: Game, answer: Answer, each: int, most: int, reopened: Callable[[Game], Opened]
) -> set[str]:
    """Play on; open the game again at each new kind of question and after `each` choices. Return the kinds met."""
    met: set[str] = set()
    source = random.Random(3)
    while game.question is not None and len(game.choices) < most:
        if game.question.kind not in met or len(game.choices) % each == 0:
            met.add(game.question.kind)
            opened = reopened(game)
            assert opened.verified
            assert opened.game.history == game.history
            assert opened.game.question == game.question
            assert opened.game.position == game.position
            if opened.save is not None:
                opened.save.close()
        game.play(answer(game, game.question, source))
    return met
