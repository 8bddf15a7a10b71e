"""A stranger's library, or a damaged one: refused in a sentence, left as it is; set aside by choice; older copies."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest

from ddtable import library
from ddtable.library import schema
from ddtable.words import Words
from tests.library.shelf import GUARD, NOW, RING, called, said

TODAY = date(2031, 5, 4)


@pytest.fixture
def full(path: Path) -> Path:
    """A library with something of everything in it."""
    with library.open_library(path, NOW) as shelf:
        shelf.keep(GUARD, NOW)
        shelf.own(shelf.new_collection("Mira").id, "goblins_thug", 3)
        shelf.keep_die(RING)
    return path


def by_sql(*statements: str) -> Callable[[Path], None]:
    def change(path: Path) -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            for statement in statements:
                connection.execute(statement)

    return change


def by_bytes(at: int, data: bytes) -> Callable[[Path], None]:
    def change(path: Path) -> None:
        content = bytearray(path.read_bytes())
        content[at : at + len(data)] = data
        path.write_bytes(content)

    return change


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:5000])


def folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def far_too_large(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(schema.LARGEST + 1)


BROKEN = [
    ("text", lambda path: path.write_text("my dice\n" * 100), "is not a ddtable library"),
    ("empty", lambda path: path.write_bytes(b""), "is not a ddtable library"),
    ("a folder", folder, "is not a file"),
    ("cut off", cut, "damaged"),
    ("another program's", by_sql("PRAGMA application_id=7"), "a database of another program"),
    ("a saved game", by_bytes(68, (0x64645462).to_bytes(4, "big")), "a database of another program"),
    ("write-ahead", by_bytes(18, b"\2\2"), "a database of another program"),
    ("newer", by_sql("PRAGMA user_version=9"), "a newer version of ddtable (library format 9)"),
    ("of no version", by_sql("PRAGMA user_version=0"), "library format 0, which no version"),
    ("large", far_too_large, "too large for a library"),
    ("with a trigger", by_sql("CREATE TRIGGER t AFTER INSERT ON force BEGIN DELETE FROM force; END"), "triggers"),
    ("with a view", by_sql("DROP TABLE owned", "CREATE VIEW owned AS SELECT 1"), "tables, views or triggers"),
    ("without a table", by_sql("DROP TABLE owned"), "tables, views or triggers"),
    ("with an index", by_sql("CREATE INDEX i ON force (name)"), "tables, views or triggers"),
    ("two libraries", by_sql("DELETE FROM library"), "describes 0 libraries"),
    ("a counter behind", by_sql("UPDATE library SET counter = 0"), "counter is behind"),
    ("a name of bytes", by_sql("UPDATE force SET name = x'ff00'"), "row 1 of its table 'force'"),
    ("a name too long", by_sql("UPDATE force SET name = printf('%.*c', 900, 'x')"), "row 1 of its table 'force'"),
    ("tags of no JSON", by_sql("UPDATE force SET tags = '['"), "row 1 of its table 'force'"),
    ("deep tags", by_sql("UPDATE force SET tags = printf('%.*c', 8000, '[')"), "row 1 of its table 'force'"),
    ("a count of words", by_sql("UPDATE owned SET count = 'many'"), "row 1 of its table 'owned'"),
    ("a count of nothing", by_sql("UPDATE owned SET count = 0"), "row 1 of its table 'owned'"),
    ("a lost collection", by_sql("DELETE FROM collection"), "a collection that is not there"),
    ("text that is no text", by_sql("UPDATE force SET note = CAST(x'ff' AS TEXT)"), "Could not read"),
]


@pytest.mark.parametrize(("change", "words"), [row[1:] for row in BROKEN], ids=[row[0] for row in BROKEN])
def test_what_is_no_sound_library_is_refused_and_left_as_it_is(full, change, words):
    change(full)
    before = full.read_bytes() if full.is_file() else None
    sentence = said(library.open_library, full)
    assert words in sentence
    assert said(library.read_library, full) == sentence
    assert Words("da").trouble(sentence) != sentence
    assert before is None or full.read_bytes() == before
    assert [one.name for one in full.parent.iterdir()] == [full.name]


def test_a_link_to_nothing_is_not_written_through(path):
    path.parent.mkdir()
    path.symlink_to(path.with_name("nowhere"))
    assert "There is no library" in said(library.open_library, path)
    assert not path.with_name("nowhere").exists()


def test_far_too_many_rows_are_refused(full, monkeypatch):
    monkeypatch.setattr("ddtable.library.records.MOST_ROWS", 0)
    assert "far more rows" in said(library.open_library, full)


def test_a_damaged_library_is_set_aside_by_choice_and_a_new_one_made(full):
    full.write_text("broken")
    assert library.set_aside(full).name == "library.ddlibrary.aside"
    with library.open_library(full, NOW) as shelf:
        assert shelf.forces() == ()
    full.write_text("broken again")
    assert library.set_aside(full).name == "library.ddlibrary.aside-2"
    assert full.with_name("library.ddlibrary.aside").read_text() == "broken"
    assert "Could not save" in said(library.set_aside, full)


def test_what_was_cut_short_in_it_is_set_aside_too(full):
    """SQLite would roll the journal of the old file back into the new one."""
    full.with_name("library.ddlibrary-journal").write_bytes(b"cut short")
    full.write_text("broken")
    library.set_aside(full)
    assert full.with_name("library.ddlibrary.aside-journal").read_bytes() == b"cut short"
    with library.open_library(full, NOW) as shelf:
        assert shelf.forces() == ()


# Older copies


def test_an_older_copy_is_kept_and_can_take_the_place_of_a_damaged_library(full):
    assert library.back_up(full, TODAY)
    assert not library.back_up(full, TODAY), "nothing has changed"
    with library.open_library(full) as shelf:
        shelf.keep(called("Later"), NOW)
        assert library.back_up(full, TODAY + timedelta(1)), "while a window has it open"
    newest, oldest = library.copies(full)
    full.write_text("broken")
    library.restore(newest, full)
    with library.open_library(full) as shelf:
        assert [entry.name for entry in shelf.forces()] == ["Later", "Reef Guard"]
    library.restore(oldest, full)
    with library.open_library(full) as shelf:
        assert [entry.name for entry in shelf.forces()] == ["Reef Guard"]
    assert len(list(full.parent.glob("*.aside*"))) == 2, "what was there is kept"
    full.unlink()
    library.restore(oldest, full)
    assert full.exists()


def test_the_copies_are_thinned(full):
    for day in range(20):
        with library.open_library(full) as shelf:
            shelf.keep(called(f"Day {day}"), NOW)
        assert library.back_up(full, TODAY + timedelta(day))
        os.utime(full, ns=(day, day))
    days = [(TODAY + timedelta(19) - one.day).days for one in library.copies(full)]
    assert days[:7] == list(range(7))
    assert len(days) <= 14


def test_a_damaged_library_is_not_copied_over_sound_copies(full):
    library.back_up(full, TODAY)
    full.write_text("broken")
    assert "is not a ddtable library" in said(library.back_up, full, TODAY)
    assert len(library.copies(full)) == 1
    with pytest.raises(library.LibraryError, match="is not a ddtable library"):
        library.restore(library.Backup(full, 1, TODAY), full)


def test_a_copy_that_cannot_be_put_in_place_is_a_sentence(full, monkeypatch):
    library.back_up(full, TODAY)
    monkeypatch.setattr(library, "put", lambda *_: os.rmdir(full.with_name("nothing")))
    assert "Could not save" in said(library.restore, library.copies(full)[0], full)


def test_the_copies_of_the_users_library(monkeypatch, tmp_path):
    monkeypatch.setattr("ddtable.library.user_data_path", lambda *_, **__: tmp_path)
    assert library.copies() == []
    with library.open_library(now=NOW):
        pass
    assert library.back_up(None, TODAY)
    (copy,) = library.copies()
    assert copy.path.suffix == ".ddlibrary"
    library.restore(copy)
    assert library.set_aside().exists()


# What is sound as a file, and yet does not fit


def test_everything_strange_is_named(full):
    document = '{"id": "own_ring", "name": "Ring", "kind": "item", "faces": []}'
    by_sql(
        "INSERT INTO force SELECT 50, 1, system, name, player, health, tags, note, changed, 'no JSON' FROM force",
        "INSERT INTO force SELECT 51, 1, system, 'Other', player, health, tags, note, changed, document"
        " FROM force WHERE id = 1",
        "INSERT INTO owned VALUES (2, 'elves_of_old', 1)",
        f"INSERT INTO own_die VALUES ('own_odd', 9, '{document}')",
        "INSERT INTO own_die SELECT 'own_named', 10, document FROM own_die WHERE id = 'own_ring'",
        "INSERT INTO own_die VALUES ('own_text', 11, 'no JSON')",
        "INSERT INTO own_die VALUES ('own_deep', 12, printf('%.*c', 9000, '['))",
    )(full)
    with library.open_library(full) as shelf:
        assert shelf.own_dice() == (RING,), "the sound ones are there all the same"
        found = "\n".join(shelf.problems())
        assert "is not valid JSON" in said(shelf.force, 50)
    for words in (
        "Could not read the force Reef Guard",
        "The library entry of Other does not match the force",
        "The collection Mira contains an unknown die elves_of_old",
        "The custom die own_odd cannot be used: Could not save Ring",
        "The custom die own_named cannot be used",
        "The custom die own_text cannot be used",
        "The custom die own_deep cannot be used",
    ):
        assert words in found
    assert len(found.splitlines()) == 7


def test_whatever_is_damaged_nothing_but_a_sentence_comes_of_it(full):
    """Bytes anywhere in the file, as a disk or a stranger leaves them."""
    sound, source = full.read_bytes(), Random(11)
    refused = 0
    for _ in range(200):
        content = bytearray(sound)
        for _ in range(source.choice((1, 1, 3, 20))):
            content[source.randrange(len(content))] = source.randrange(256)
        full.write_bytes(content)
        try:
            with library.open_library(full) as shelf:
                for entry in shelf.forces():
                    with contextlib.suppress(library.LibraryError):
                        shelf.force(entry.id)
                assert len(shelf.own_dice()) + len(shelf.collections()) < 9
                shelf.problems()
        except library.LibraryError as error:
            refused += bool(error.sentence)
    assert refused > 20
