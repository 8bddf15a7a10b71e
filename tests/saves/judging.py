"""The judgement of damaged saves: each is refused with a sentence, or is what its journal says."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing, suppress
from pathlib import Path

import msgspec

from ddtable.engine.game import Entry, Game
from ddtable.engine.questions import Choice
from ddtable.engine.system import SetUp, system
from ddtable.saves import Opened, SaveError, open_save, show
from tests.saves.games import play_on
from tests.saves.mutations import mutate

LONGEST = 400  # signs of a sentence


def told(path: Path) -> Game:
    """Return the game that the journal of a file tells, by the rules alone."""
    with closing(sqlite3.connect(path)) as connection:
        written, version = connection.execute("SELECT set_up, rules FROM game").fetchone()
        rows = connection.execute("SELECT kind, at, seat, choice, faces FROM journal ORDER BY number").fetchall()
    entries = [
        Entry(
            kind,
            at,
            seat,
            None if choice is None else msgspec.json.decode(choice, type=Choice),
            msgspec.json.decode(faces, type=tuple[int, ...]),
        )
        for kind, at, seat, choice, faces in rows
    ]
    set_up = msgspec.json.decode(written, type=SetUp)
    return Game.replay(system(set_up.system).renewed(set_up, version), entries)


def opened_or_refused(path: Path) -> Opened | None:
    """Open a file for reading; None where a sentence refuses it. Any other error is a failure of the test."""
    try:
        return open_save(path, read_only=True)
    except SaveError as refused:
        said = str(refused)
    assert len(said) < LONGEST
    assert "\n" not in said
    return None


def judge(opened: Opened, path: Path) -> None:
    """Fail where a file that was accepted lies."""
    game = opened.game
    assert game.rules.problems(game.position) == []
    if opened.verified:
        assert game.position == told(path).position
    assert all(seat.name.isprintable() or "<" in seat.name for seat in opened.seats)


def judge_damaged(path: Path, samples: Sequence[bytes], seeds: Iterable[int], name: str = "") -> None:
    """Damage a sample for each seed, differently for each `name`, and judge the file as it is opened and listed."""
    for seed in seeds:
        source = random.Random(f"{name} {seed}" if name else seed)
        path.write_bytes(source.choice(samples))
        done = mutate(path, source)
        try:
            opened = opened_or_refused(path)
            if opened is not None:
                judge(opened, path)
                play_on(opened.game, 5, seed)
            with suppress(SaveError):
                show(path)
        except Exception as error:
            raise AssertionError(f"mutation {seed}: {done}") from error
