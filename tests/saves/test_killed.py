"""A program that is killed at any moment loses nothing that it has acknowledged."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ddtable.engine.game import Game
from ddtable.saves import open_save
from tests.saves.killed import begun_game, do_something
from tests.saves.sidecars import seen

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="the games are played by forked processes")
PROJECT = Path(__file__).resolve().parents[2]
SEED = 5


@pytest.fixture
def killed(tmp_path: Path, kills: int):
    """The kills as they happen: file, seed of its game, entries acknowledged before, whether a commit was cut."""
    command = [sys.executable, "-m", "tests.saves.killed", str(tmp_path), str(kills), str(SEED)]
    with subprocess.Popen(command, cwd=PROJECT, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        yield (line.split() for line in program.stdout)
    assert program.returncode == 0


def test_acknowledged_choices_are_in_the_file_after_a_kill(killed, tmp_path, kills):
    """All kills come first: what is opened for play between two kills is mended by that."""
    acknowledged: dict[str, tuple[int, int]] = {}
    seen = hot = 0
    for name, seed, last, cut in killed:
        before = acknowledged.get(name, (0, -1))[1]
        acknowledged[name] = int(seed), max(int(last), before)
        assert int(last) == -1 or int(last) >= before, "what the child opened was all there"
        seen, hot = seen + 1, hot + int(cut)
    assert seen == kills
    print(f"{seen} kills, {hot} of them within a commit, {sum(last for _, last in acknowledged.values())} entries")
    for name, (seed, last) in acknowledged.items():
        check(tmp_path / name, seed, last)


def check(path: Path, seed: int, last: int) -> None:
    """The file opens for writing, verified, as the very game that was played, at or after the last acknowledged."""
    if last < 0:
        return  # killed while it was made: there was no game as yet
    before = seen(path.parent)
    looked = open_save(path, read_only=True)
    assert looked.verified
    assert looked.game.journal == played(seed, len(looked.game.journal)).journal
    assert seen(path.parent) == before, "looking touches nothing"
    opened = open_save(path)
    assert opened.game.journal == looked.game.journal
    assert opened.save is not None
    with opened.save:
        assert opened.verified
        assert len(opened.game.journal) >= last
        assert opened.game.journal == played(seed, len(opened.game.journal)).journal
        do_something(opened.game, seed)


def played(seed: int, entries: int) -> Game:
    game = begun_game(seed)
    while len(game.journal) < entries:
        do_something(game, seed)
    return game
