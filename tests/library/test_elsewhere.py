"""Two windows on one library, a moved file, a failing disk."""

from __future__ import annotations

import os
import shutil
import sqlite3
import threading
from contextlib import closing

import pytest
from msgspec.structs import replace

from ddtable import library
from ddtable.library import ChangedElsewhere
from ddtable.library import store as store_module
from ddtable.library.library import Library
from tests.library.shelf import GUARD, LATER, NOW, RING, called, said


@pytest.fixture
def other(path, shelf):
    """A second window's library."""
    with library.open_library(path) as made:
        yield made


def test_windows_see_forces_saved_by_each_other(shelf: Library, other: Library):
    assert not other.changed_elsewhere()
    kept = shelf.keep(GUARD, NOW)
    assert other.changed_elsewhere()
    assert not other.changed_elsewhere(), "told once"
    assert not shelf.changed_elsewhere(), "its own writing is none"
    assert other.forces() == (kept,)
    other.own(other.new_collection("Mira").id, "goblins_thug", 1)
    other.keep_die(RING)
    assert shelf.changed_elsewhere()
    assert [one.dice for one in shelf.collections()] == [1]
    assert shelf.own_dice() == (RING,)


def test_a_force_changed_in_both_windows_is_refused_and_can_be_kept_as_a_copy(shelf: Library, other: Library):
    kept = shelf.keep(GUARD, NOW)
    theirs = other.keep(called("Theirs"), NOW, other.entry(kept.id))
    with pytest.raises(ChangedElsewhere, match="Reef Guard was also changed in another window"):
        shelf.keep(called("Mine"), LATER, kept)
    assert shelf.forces() == (theirs,)
    copy = shelf.keep(called("Mine"), LATER)
    assert [entry.name for entry in shelf.forces()] == ["Mine", "Theirs"]
    assert copy.id != kept.id
    assert shelf.keep(called("Mine too"), LATER, shelf.entry(kept.id)).name == "Mine too"


def test_force_removed_in_another_window_is_reported(shelf: Library, other: Library):
    kept = shelf.keep(GUARD, NOW)
    gone = other.remove(kept.id)
    with pytest.raises(ChangedElsewhere, match="was removed in another window"):
        shelf.keep(called("Mine"), LATER, kept)
    assert said(shelf.remove, kept.id) == "This force is no longer in the library."
    other.put_back(gone)
    assert shelf.keep(called("Mine"), LATER, kept).id == kept.id, "nobody has changed it"


def test_window_waits_for_the_write_of_another(shelf: Library, path):
    with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as busy:
        busy.execute("BEGIN IMMEDIATE")
        soon = threading.Timer(0.3, busy.execute, ["COMMIT"])
        soon.start()
        kept = shelf.keep(GUARD, NOW)
        soon.join()
    assert shelf.forces() == (kept,)


def test_window_that_waits_too_long_can_try_again(shelf: Library, path, monkeypatch):
    store_module.driver(shelf._connection).execute("PRAGMA busy_timeout=1").close()
    with closing(sqlite3.connect(path, isolation_level=None)) as busy:
        busy.execute("BEGIN IMMEDIATE")
        assert "another window is saving it" in said(shelf.keep, GUARD, NOW)
        assert shelf.forces() == (), "reading goes on"
        busy.execute("ROLLBACK")
    assert shelf.keep(GUARD, NOW)


def test_moved_library_is_not_written(shelf: Library, path):
    path.rename(path.with_name("elsewhere"))
    assert "was moved, removed or replaced" in said(shelf.keep, GUARD, NOW)
    with library.open_library(path, LATER) as new:
        assert "was moved, removed or replaced" in said(shelf.new_collection, "Mira")
        assert new.forces() == ()


def test_a_full_disk_leaves_all_as_it_was(shelf: Library, path):
    kept = shelf.keep(GUARD, NOW)
    pages = store_module.driver(shelf._connection).execute("PRAGMA page_count").fetchone()[0]
    store_module.driver(shelf._connection).execute(f"PRAGMA max_page_count={pages}").close()
    dice = {f"goblins_{name}": 1 for name in ("thug", "cutthroat", "marauder")}
    mira = shelf.new_collection("Mira").id
    large = replace(GUARD, force=replace(GUARD.force, note="a note of many words " * 90))
    assert "the disk is full" in said(lambda: [shelf.keep(large, NOW) for _ in range(100)])
    assert kept in shelf.forces()
    assert shelf.problems() == ()
    shelf.own_many(mira, dice)


def test_change_by_another_program_is_an_error_sentence(shelf: Library, path):
    kept = shelf.keep(GUARD, NOW)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE force SET health = 'many'")
    assert "Could not read" in said(shelf.entry, kept.id)


def test_two_windows_that_make_the_library_at_once_share_it(path, tmp_path, monkeypatch):
    with library.open_library(tmp_path / "first", NOW) as first:
        first.keep(GUARD, NOW)
    link = os.link

    def a_moment_too_late(fresh, target):
        shutil.copy(tmp_path / "first", path)
        link(fresh, target)

    monkeypatch.setattr(os, "link", a_moment_too_late)
    with library.open_library(path, LATER) as second:
        assert [entry.name for entry in second.forces()] == ["Reef Guard"]
    assert [file.name for file in path.parent.iterdir()] == [path.name]


@pytest.mark.parametrize("there", [False, True])
def test_a_file_system_without_links_will_do(path, monkeypatch, there):
    def refuse(_: object, target: object) -> None:
        if there:
            path.write_text("another's")
        raise OSError("no links here")

    monkeypatch.setattr(os, "link", refuse)
    if there:
        assert "not a ddtable library" in said(library.open_library, path)
        assert path.read_text() == "another's"
    else:
        with library.open_library(path, NOW) as shelf:
            assert shelf.keep(GUARD, NOW)
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_folder_that_cannot_be_made_is_a_sentence(tmp_path):
    (tmp_path / "file").write_text("in the way")
    assert "Could not create" in said(library.open_library, tmp_path / "file" / "library.ddlibrary")
