"""A save of an older version: migrated to the current one on a copy, and kept unchanged."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ddtable.saves import SaveError, copy, migrations, open_save, renewing, schema, show
from ddtable.saves.access import let_go, lock
from tests.saves.games import play_on
from tests.saves.make_samples import SAMPLES

NOTE = "CREATE TABLE note (number INTEGER PRIMARY KEY, words TEXT NOT NULL)"


def add_notes(connection) -> None:
    """Make version 1 a version 2 that was never released: its games have notes."""
    connection.exec_driver_sql(NOTE)
    connection.exec_driver_sql("UPDATE game SET program = program || ' and later'")


@pytest.fixture
def old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a save of version 1 in a program that knows a version 2."""
    monkeypatch.setitem(schema.SCHEMAS, 2, {**schema.SCHEMAS[1], "note": NOTE})
    monkeypatch.setattr(schema, "VERSION", 2)
    monkeypatch.setitem(migrations.STEPS, 1, add_notes)
    return Path(shutil.copy(SAMPLES / "v1-in-a-roll.ddtable", tmp_path / "old.ddtable"))


def version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("PRAGMA user_version").fetchone()[0]


def names(path: Path) -> list[str]:
    return sorted(file.name for file in path.parent.iterdir())


def test_every_version_but_the_last_has_a_step():
    assert sorted(migrations.STEPS) == list(range(1, schema.VERSION))
    assert sorted(schema.SCHEMAS) == list(range(1, schema.VERSION + 1))


def test_an_older_save_is_played_on_in_the_new_version_and_kept_in_the_old(old):
    before = old.read_bytes()
    opened = open_save(old)
    with opened.save:
        assert opened.verified
        play_on(opened.game, 2)
    assert version(old) == 2
    assert names(old) == ["old.ddtable", "old.ddtable.v1"]
    assert old.with_name("old.ddtable.v1").read_bytes() == before
    again = open_save(old, read_only=True)
    assert again.game.position == opened.game.position
    assert show(old).program.endswith("and later")


def test_an_older_save_is_read_and_copied_without_being_changed(old, tmp_path):
    before = old.read_bytes()
    assert open_save(old, read_only=True).verified
    assert show(old).program.endswith("and later")
    copy(old, tmp_path / "copy.ddtable")
    assert version(tmp_path / "copy.ddtable") == 1
    assert old.read_bytes() == before
    assert names(old) == ["copy.ddtable", "old.ddtable"]


def test_older_kept_file_is_not_replaced(old):
    first = old.with_name("old.ddtable.v1")
    first.write_bytes(b"precious")
    open_save(old).save.close()
    assert first.read_bytes() == b"precious"
    assert names(old) == ["old.ddtable", "old.ddtable.v1", "old.ddtable.v1-2"]


def test_an_older_save_that_another_window_plays_is_only_read(old):
    connection, _ = lock(old)
    opened = open_save(old)
    let_go(connection)
    assert (opened.save, opened.verified) == (None, True)
    assert version(old) == 1
    assert names(old) == ["old.ddtable"]


@pytest.mark.parametrize("failing", ["fsync", "replace"])
def test_older_save_is_read_only_if_its_copy_cannot_be_written(old, failing, monkeypatch):
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, failing, full)
    opened = open_save(old)
    assert (opened.save, opened.verified) == (None, True)
    assert version(old) == 1
    assert names(old) == ["old.ddtable"]


def test_an_older_save_that_is_written_at_the_last_moment_is_not_replaced(old, monkeypatch):
    put = renewing._put_in_place

    def a_moment_later(fresh, kept, path, *rest):
        os.utime(path, ns=(1, 1))
        return put(fresh, kept, path, *rest)

    monkeypatch.setattr(renewing, "_put_in_place", a_moment_later)
    assert open_save(old).save is None
    assert version(old) == 1
    assert names(old) == ["old.ddtable"]


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        ("CREATE TABLE note (id)", "has tables, views or triggers"),
        ("UPDATE game SET seats = '[]'", "names 0 seats"),
        (f"PRAGMA user_version={2**31 - 1}", "newer version of ddtable"),
    ],
)
def test_an_older_save_that_is_not_sound_is_refused_and_left_alone(old, damage, words):
    with closing(sqlite3.connect(old, isolation_level=None)) as connection:
        connection.execute(damage)
    before = old.read_bytes()
    with pytest.raises(SaveError, match=words):
        open_save(old)
    with pytest.raises(SaveError, match=words):
        open_save(old, read_only=True)
    assert old.read_bytes() == before
    assert names(old) == ["old.ddtable"]


def test_a_step_that_fails_leaves_the_save_alone(old, monkeypatch):
    monkeypatch.setitem(migrations.STEPS, 1, lambda connection: connection.exec_driver_sql("DROP TABLE nothing"))
    with pytest.raises(SaveError, match="Could not read"):
        open_save(old)
    assert version(old) == 1
    assert names(old) == ["old.ddtable"]
