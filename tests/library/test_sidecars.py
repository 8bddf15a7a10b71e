"""Files beside the library are checked before SQLite uses them; reading a library changes nothing."""

from __future__ import annotations

import argparse
import faulthandler
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import date
from pathlib import Path
from random import Random

import pytest

from ddtable import library
from ddtable.commands import CommandError
from ddtable.commands.asking_library import add_library
from ddtable.library import LibraryError
from ddtable.rosters.kept import kept_forces
from tests.library.shelf import GUARD, NOW, RING, called, said
from tests.saves.sidecars import (
    GROW_LIBRARY,
    HARMLESS,
    HOSTILE,
    JOURNAL,
    LOG,
    PAGE,
    beside,
    cut_short,
    header,
    lay,
    named,
    naming,
    pages_of,
    precious,
    record,
    seen,
)

TODAY = date(2031, 5, 4)
PATIENCE = 60  # seconds: only what hangs takes so long


@pytest.fixture(autouse=True)
def hangs_are_errors() -> Iterator[None]:
    """End the run with a traceback where SQLite waits for a pipe: no signal reaches it there."""
    faulthandler.dump_traceback_later(PATIENCE, exit=True)
    yield
    faulthandler.cancel_dump_traceback_later()


@pytest.fixture
def full(path: Path) -> Path:
    with library.open_library(path, NOW) as shelf:
        shelf.keep(GUARD, NOW)
        shelf.own(shelf.new_collection("Mira").id, "goblins_thug", 3)
        shelf.keep_die(RING)
    precious(path).write_text("mine")
    (path.parent / library.BACKUPS).mkdir()
    return path


def put(path: Path, name: str) -> None:
    try:
        lay(path, named(name, path, Random(name)))
    except (OSError, AttributeError) as error:
        pytest.skip(f"this cannot be made here: {error}")


def run(path: Path, *words: str) -> int:
    top = argparse.ArgumentParser(exit_on_error=False)
    add_library(top.add_subparsers())
    asked = top.parse_args(["library", "--file", str(path), *words])
    return asked.command(asked, None)


LOOKS: dict[str, Callable[[Path], object]] = {
    "read": library.read_library,
    "opened": library.open_library,
    "kept": lambda path: library.back_up(path, TODAY),
    "forces": kept_forces,
    "checked by the command": lambda path: run(path, "check"),
    "listed by the command": lambda path: run(path, "forces"),
    "exported by the command": lambda path: run(path, "export", "-"),
}


@pytest.mark.long
@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_file_beside_a_library_is_refused_unchanged(full, name):
    put(full, name)
    before = seen(full.parent)
    for look in LOOKS.values():
        with pytest.raises((LibraryError, CommandError), match="Nothing has changed"):
            look(full)
        assert seen(full.parent) == before
    library.use_library_dice(full)
    assert seen(full.parent) == before


@pytest.mark.long
@pytest.mark.parametrize("name", HARMLESS)
def test_harmless_journal_is_ignored(full, name):
    put(full, name)
    before = seen(full.parent)
    with library.read_library(full) as shelf:
        assert [entry.name for entry in shelf.forces()] == ["Reef Guard"]
    assert run(full, "check") == 0
    assert seen(full.parent) == before
    with library.open_library(full) as shelf:
        shelf.keep(called("Later"), NOW)
        assert len(shelf.forces()) == 2
    assert sorted(seen(full.parent)) == [library.BACKUPS, full.name, "precious.txt"]


@pytest.mark.parametrize("name", ["journal that names a super-journal", "another's journal", "pipe", "log"])
def test_hostile_file_beside_an_open_library_stops_reading_and_writing(full, name):
    with library.open_library(full) as shelf:
        put(full, name)
        before = seen(full.parent)
        for deed in (shelf.forces, shelf.collections, shelf.changed_elsewhere, lambda: shelf.keep(called("More"), NOW)):
            assert "Nothing has changed" in said(deed)
        assert seen(full.parent) == before
        for ending in (JOURNAL, LOG, "-shm"):
            beside(full, ending).unlink(missing_ok=True)
        shelf.keep(called("More"), NOW)
        assert len(shelf.forces()) == 2


def test_power_cut_is_undone_in_the_copy_and_later_in_the_file(full):
    database, journal = cut_short(full, GROW_LIBRARY)
    full.write_bytes(database)
    beside(full, JOURNAL).write_bytes(journal)
    before = seen(full.parent)
    with library.read_library(full) as shelf:
        assert len(shelf.forces()) == 1
    assert run(full, "check") == 0
    assert seen(full.parent) == before, "looking touches nothing"
    with library.open_library(full) as shelf:
        assert len(shelf.forces()) == 1
    assert sorted(seen(full.parent)) == [library.BACKUPS, full.name, "precious.txt"]


def test_a_window_that_was_killed_is_undone_while_another_has_the_library_open(full):
    with library.open_library(full) as shelf:
        database, journal = cut_short(full, GROW_LIBRARY)
        with full.open("r+b") as file:  # in place, as the killed window did
            file.write(database)
        beside(full, JOURNAL).write_bytes(journal)
        assert len(shelf.forces()) == 1
        shelf.keep(called("More"), NOW)
        assert len(shelf.forces()) == 2


def another(folder: Path, name: str, made: str = NOW) -> Path:
    """Return another library that was made, and changed as often, in the same way."""
    other = folder / "other.ddlibrary"
    with library.open_library(other, made) as shelf:
        shelf.keep(called(name), NOW)
        shelf.own(shelf.new_collection("Mira").id, "goblins_thug", 3)
        shelf.keep_die(RING)
    return other


CHANGES = (GROW_LIBRARY, "UPDATE library SET counter = counter + 1", "DELETE FROM own_die", "DELETE FROM force")


@pytest.mark.long
@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("counted", [False, True])
def test_the_journal_of_another_library_is_not_rolled_back_into_this_one(full, tmp_path, change, counted):
    """Neither as it is, nor if the library happens to count one change more than the other."""
    if counted:
        with library.open_library(full) as shelf:
            shelf.own(2, "goblins_thug", 4)
    other = another(tmp_path, "A stranger's", "2031-05-04T10:01")
    journal = cut_short(other, change, spilled=False)[1]
    pages = {page: other.read_bytes()[(page - 1) * PAGE : page * PAGE] for page in range(1, pages_of(other) + 1)}
    records = b"".join(record(number, page) for number, page in pages.items())
    for strange in (b"\xd9" + journal[1:], header(len(pages), len(pages)) + records):
        beside(full, JOURNAL).write_bytes(strange)
        before = seen(full.parent)
        assert "is not the journal of" in said(library.open_library, full)
        assert seen(full.parent) == before


def test_unacknowledged_change_before_a_power_cut_is_undone(full):
    """The unacknowledged change is complete in the file, and its journal is still there."""
    first = full.read_bytes()
    with library.open_library(full) as shelf:
        shelf.keep(called("Later"), NOW)
    pages = [first[at : at + PAGE] for at in range(0, len(first), PAGE)]
    records = b"".join(record(number, page) for number, page in enumerate(pages, 1))
    beside(full, JOURNAL).write_bytes(header(len(pages), len(pages)) + records)
    with library.read_library(full) as shelf:
        assert [entry.name for entry in shelf.forces()] == ["Reef Guard"]
    with library.open_library(full) as shelf:
        assert [entry.name for entry in shelf.forces()] == ["Reef Guard"]
    assert full.read_bytes() == first


def test_looking_neither_makes_nor_renews_nor_locks_a_library(full, path):
    missing = path.with_name("missing.ddlibrary")
    assert "There is no library" in said(library.read_library, missing)
    assert not missing.exists()
    with library.read_library(full) as shelf:
        assert "Could not save" in said(shelf.keep, GUARD, NOW)
        assert "Could not save" in said(shelf.remove, 1)
        with library.open_library(full) as other:
            other.keep(called("Later"), NOW)
        assert len(shelf.forces()) == 1, "it shows what there was"
        assert not shelf.changed_elsewhere()
        full.unlink()
        assert len(shelf.forces()) == 1


def test_a_new_library_takes_no_journal_that_waits_for_it(path):
    path.parent.mkdir()
    beside(path, JOURNAL).write_bytes(naming(header(1), precious(path)))
    precious(path).write_text("mine")
    before = seen(path.parent)
    assert "names" not in said(library.open_library, path)
    assert seen(path.parent) == before


def test_journal_is_set_aside_with_its_library(full):
    for ending in (JOURNAL, LOG, "-shm"):
        beside(full, ending).write_bytes(b"a stranger's")
    assert library.set_aside(full).name == "library.ddlibrary.aside"
    with library.open_library(full, NOW) as shelf:
        assert shelf.forces() == ()
    aside = full.with_name("library.ddlibrary.aside")
    assert [beside(aside, ending).read_bytes() for ending in (JOURNAL, LOG, "-shm")] == [b"a stranger's"] * 3


def test_broken_link_is_not_a_free_name(full):
    full.with_name("library.ddlibrary.aside").symlink_to("nothing")
    assert library.set_aside(full).name == "library.ddlibrary.aside-2"


def test_an_older_copy_with_a_stranger_beside_it_is_not_restored(full):
    library.back_up(full, TODAY)
    (copy,) = library.copies(full)
    put(copy.path, "journal that names a super-journal")
    precious(copy.path).write_text("mine")
    before = seen(full.parent)
    assert "Nothing has changed" in said(library.restore, copy, full)
    assert seen(full.parent) == before


@pytest.mark.skipif(os.name != "posix", reason="another limit holds there")
def test_a_path_that_sqlite_cannot_open_is_named(full, tmp_path):
    folder = tmp_path
    while len(os.fsencode(folder)) < 520:
        folder = folder / ("d" * 100)
    folder.mkdir(parents=True)
    assert "its path is too long" in said(library.open_library, folder / library.NAME, NOW)
    assert list(folder.iterdir()) == []
    shutil.copy(full, folder / library.NAME)
    assert "its path is too long" in said(library.open_library, folder / library.NAME, NOW)
    with library.read_library(folder / library.NAME) as shelf:
        assert len(shelf.forces()) == 1


def test_sqlite_would_delete_the_file_named_by_a_super_journal(full):
    put(full, "journal that names a super-journal")
    with closing(sqlite3.connect(full)) as connection:
        connection.execute("SELECT count(*) FROM library").fetchone()
    assert not precious(full).exists()
