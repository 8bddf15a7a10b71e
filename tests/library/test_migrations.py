"""A library of an older version: migrated with Alembic's operations on a checked copy, and kept unchanged."""

from __future__ import annotations

import compileall
import importlib
import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from ddtable import library
from ddtable.files.resources import resources_root
from ddtable.library import migrations, schema
from ddtable.saves.database import connect
from tests.library.shelf import GUARD, LATER, NOW, said

PROJECT = Path(__file__).resolve().parent.parent.parent
OF_THE_TESTS = {"pytest", "_pytest", "hypothesis"}  # what the frozen program lacks and this test's own modules need
NOTELESS = (
    "CREATE TABLE force (id INTEGER PRIMARY KEY, revision INTEGER NOT NULL, system TEXT NOT NULL,"
    " name TEXT NOT NULL, owner TEXT, health INTEGER NOT NULL, tags TEXT NOT NULL,"
    " changed TEXT NOT NULL, document TEXT NOT NULL)"
)


def add_notes(op) -> None:
    """Make version 0, which was never released, version 1: players are called so, and forces have notes."""
    import sqlalchemy

    with op.batch_alter_table("force") as force:
        force.alter_column("owner", new_column_name="player", existing_type=sqlalchemy.Text(), nullable=False)
        force.add_column(sqlalchemy.Column("note", sqlalchemy.Text(), nullable=False, server_default=""))
    op.drop_table("shelf")
    op.create_table(
        "own_die",
        sqlalchemy.Column("id", sqlalchemy.Text(), primary_key=True),
        sqlalchemy.Column("place", sqlalchemy.Integer(), nullable=False),
        sqlalchemy.Column("document", sqlalchemy.Text(), nullable=False),
    )


def know_version_0(setitem) -> None:
    """Let the program know a version before the first."""
    tables = {name: sql for name, sql in schema.SCHEMAS[1].items() if name != "own_die"}
    setitem(schema.SCHEMAS, 0, {**tables, "force": NOTELESS, "shelf": "CREATE TABLE shelf (number INTEGER)"})
    setitem(migrations.REVISIONS, 0, add_notes)


def make_old(path: Path) -> None:
    """Make a library of version 0 with a force in it."""
    with library.open_library(path, NOW) as shelf:
        shelf.keep(GUARD, NOW)
    columns = "id, revision, system, name, player, health, tags, changed, document"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript(
            f"ALTER TABLE force RENAME TO later; {NOTELESS};"
            f" INSERT INTO force SELECT {columns} FROM later; DROP TABLE later;"
            " DROP TABLE own_die; CREATE TABLE shelf (number INTEGER); PRAGMA user_version=0; VACUUM"
        )


@pytest.fixture
def old(path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    make_old(path)
    know_version_0(monkeypatch.setitem)
    return path


def names(path: Path) -> list[str]:
    return sorted(file.name for file in path.parent.iterdir())


def version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("PRAGMA user_version").fetchone()[0]


def test_every_version_but_the_last_has_a_revision():
    assert sorted(migrations.KIND.steps) == list(range(1, schema.VERSION))
    assert len(migrations.KIND.steps) == schema.VERSION - 1
    assert sorted(schema.SCHEMAS) == list(range(1, schema.VERSION + 1))


def test_the_tables_are_those_that_the_code_reads():
    for name, sql in schema.SCHEMAS[schema.VERSION].items():
        for column in schema.TABLES[name].columns:
            assert column.name in sql
    assert set(schema.TABLES) == set(schema.SCHEMAS[schema.VERSION])


@pytest.mark.long
def test_an_older_library_is_brought_on_and_kept_as_it_was(old):
    before = old.read_bytes()
    with library.open_library(old) as shelf:
        (entry,) = shelf.forces()
        assert (entry.name, entry.player, entry.note) == ("Reef Guard", "Mira", "")
        assert shelf.force(entry.id).force.units == GUARD.force.units
        shelf.keep(GUARD, LATER)
    assert version(old) == 1
    assert names(old) == ["library.ddlibrary", "library.ddlibrary.v0"]
    assert old.with_name("library.ddlibrary.v0").read_bytes() == before
    with library.open_library(old) as shelf:
        assert len(shelf.forces()) == 2, "it is a library like any other now"


def test_the_schema_is_that_of_the_version_to_the_letter(old):
    library.open_library(old).close()
    with closing(sqlite3.connect(old)) as connection:
        found = dict(connection.execute("SELECT name, sql FROM sqlite_master").fetchall())
    assert found == schema.SCHEMAS[1]


def test_a_revision_that_fails_in_the_middle_leaves_the_library_alone(old, monkeypatch):
    def fail(op) -> None:
        add_notes(op)
        op.execute("INSERT INTO nothing VALUES (1)")

    monkeypatch.setitem(migrations.REVISIONS, 0, fail)
    before = old.read_bytes()
    assert "Could not read" in said(library.open_library, old)
    assert old.read_bytes() == before
    assert names(old) == ["library.ddlibrary"]


def test_revision_with_an_invalid_result_leaves_the_library_unchanged(old, monkeypatch):
    def spoil(op) -> None:
        add_notes(op)
        op.execute("UPDATE library SET counter = 0")

    monkeypatch.setitem(migrations.REVISIONS, 0, spoil)
    before = old.read_bytes()
    assert "its counter is behind its forces" in said(library.open_library, old)
    assert old.read_bytes() == before
    assert names(old) == ["library.ddlibrary"]


def test_a_copy_that_cannot_be_written_leaves_the_library_alone(old, monkeypatch):
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    before = old.read_bytes()
    assert "Could not update" in said(library.open_library, old)
    assert old.read_bytes() == before
    assert names(old) == ["library.ddlibrary"]


def test_while_another_window_writes_it_waits_for_another_time(old):
    with closing(connect(old, "rw")) as busy:
        busy.begin()
        assert "Could not update" in said(library.open_library, old)
    library.open_library(old).close()
    assert version(old) == 1


def test_an_older_copy_of_an_older_version_is_restored(old):
    from datetime import date

    assert library.back_up(old, date(2031, 5, 4))
    old.write_text("broken")
    library.restore(library.copies(old)[0], old)
    with library.open_library(old) as shelf:
        assert [entry.name for entry in shelf.forces()] == ["Reef Guard"]


ELSEWHERE = """
import sys
from pathlib import Path


class LeftOut:
    def find_spec(self, name, path=None, target=None):
        if any(name == one or name.startswith(one + ".") for one in sys.argv[2].split()):
            raise ModuleNotFoundError(name, name=name)


sys.meta_path.insert(0, LeftOut())
import ddtable.library.migrations as migrations
assert not Path(migrations.__file__.removesuffix("c")).exists(), "only what was compiled is here"
from compiled_test import know_version_0
know_version_0(lambda table, key, value: table.__setitem__(key, value))
from ddtable import library
with library.open_library(Path(sys.argv[1])) as shelf:
    print(shelf.forces()[0].name)
"""


@pytest.mark.long
def test_migration_works_without_source_files(path, tmp_path, monkeypatch):
    """As in the frozen program: modules compiled, no folder of scripts, and without what that program leaves out."""
    monkeypatch.syspath_prepend(PROJECT / "packaging")
    left_out = [name for name in importlib.import_module("shipping.contents").EXCLUDED if name not in OF_THE_TESTS]
    make_old(path)
    home = tmp_path / "frozen"
    shutil.copytree(PROJECT / "ddtable", home / "ddtable", ignore=shutil.ignore_patterns("__pycache__"))
    (home / "tests").mkdir()
    shutil.copytree(PROJECT / "tests" / "library", home / "tests" / "library")
    shutil.copy(__file__, home / "compiled_test.py")
    (home / "resources").symlink_to(resources_root(), target_is_directory=True)
    compileall.compile_dir(home, quiet=1, legacy=True, maxlevels=6)
    for source in home.rglob("*.py"):
        if source.parent != home / "resources":
            source.unlink()
    told = subprocess.run(
        [sys.executable, "-P", "-c", ELSEWHERE, str(path), " ".join(left_out)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(home)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (told.stdout, told.stderr) == ("Reef Guard\n", "")
