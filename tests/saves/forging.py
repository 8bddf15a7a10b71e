"""Checks that forged choices and forged files are refused, and that nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ddtable.engine.game import Game
from ddtable.engine.kernel import IllegalChoice
from ddtable.engine.questions import Choice
from ddtable.saves import SaveError, create, open_save
from tests.saves.broken import Damage, both, entry, in_json
from tests.saves.games import NOW, SEATS


def check_forged_choice(path: Path, game: Game, forge: Callable[[Game], Choice], clause: str, reason: str) -> None:
    """Check that a choice is refused with its clause, and that neither the game nor its file changes."""
    with create(path, game, SEATS, False, NOW):
        position, journal, written = game.position, game.journal, path.read_bytes()
        with pytest.raises(IllegalChoice) as refused:
            game.play(forge(game))
        assert (refused.value.refusal.clause, refused.value.refusal.reason) == (clause, reason)
        assert game.position is position
        assert game.journal == journal
        assert path.read_bytes() == written


def sound_save(path: Path, game: Game) -> bytes:
    """Return the content of a sound save of a game."""
    create(path, game, SEATS, False, NOW).close()
    assert open_save(path, read_only=True).verified
    return path.read_bytes()


def snapshot(change: Callable[[Any], object]) -> Damage:
    """Forge the last snapshot, in a file that does not replay: the game could only go on from it."""
    last = "entries = (SELECT max(entries) FROM snapshot)"
    return both(in_json("snapshot", "position", last, change), entry(5, choice='{"type":"pick","option":"?"}'))


def check_forged_file(path: Path, sound: bytes, damage: Damage, said: str) -> None:
    """Check that a damaged save is refused with a sentence, for reading and for playing, and stays as it is."""
    path.write_bytes(sound)
    damage(path)
    before = path.read_bytes()
    for read_only in (True, False):
        with pytest.raises(SaveError) as refused:
            open_save(path, read_only=read_only)
        assert said in str(refused.value)
    assert path.read_bytes() == before
    assert [one.name for one in path.parent.iterdir()] == [path.name]
