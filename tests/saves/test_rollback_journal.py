"""A rollback journal is applied as SQLite would do it, and refused if it belongs to another file."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from ddtable.saves.rollback_journal import MAGIC, Foreign, is_hot, names_another, undo
from tests.saves.sidecars import JOURNAL, PAGE, beside, header, naming, record


def filled(path: Path, page: int) -> Path:
    """Return a database with some rows in it, changed several times."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA page_size={page}")
        connection.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, word TEXT)")
        for _ in range(5):
            connection.execute(
                "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 40)"
                " INSERT INTO t (word) SELECT hex(zeroblob(i * 7)) FROM n"
            )
    return path


CHANGES = (
    "UPDATE t SET word = word || 'x' WHERE id % {n} = 0",
    "DELETE FROM t WHERE id % {n} = 0",
    "INSERT INTO t (word) SELECT word || word FROM t WHERE id % {n} = 1",
    "UPDATE t SET word = hex(randomblob({n} * 900)) WHERE id < {n}",
    "CREATE TABLE more{n} AS SELECT * FROM t",
)


@pytest.mark.long
@pytest.mark.parametrize("page", [512, 1024, 4096, 32768, 65536])
def test_it_is_undone_to_the_byte_as_sqlite_does(tmp_path, page):
    """Changes cut short at random, most of them within the writing of the file, some with journals in many parts."""
    hot = parts = 0
    for seed in range(12):
        random = Random(f"{page} {seed}")
        folder = tmp_path / str(seed)
        folder.mkdir()
        whole, cut = filled(folder / "whole", page), folder / "cut"
        with closing(sqlite3.connect(whole, isolation_level=None)) as connection:
            connection.execute(f"PRAGMA cache_size={random.choice((1, 3, 10))}")
            connection.execute("BEGIN IMMEDIATE")
            for _ in range(random.randrange(1, 4)):
                connection.execute(random.choice(CHANGES).format(n=random.randrange(2, 9)).replace("more", f"more{_}"))
            shutil.copy(whole, cut)
            journal = beside(whole, JOURNAL).read_bytes()
        if not is_hot(journal):
            continue
        beside(cut, JOURNAL).write_bytes(journal)
        before = cut.read_bytes()
        with closing(sqlite3.connect(cut)) as connection:
            connection.execute("SELECT count(*) FROM t").fetchone()
        assert not beside(cut, JOURNAL).exists()
        assert undo(before, journal) == cut.read_bytes()
        hot, parts = hot + (before != cut.read_bytes()), parts + (journal.count(MAGIC) > 1)
    assert hot > 3
    assert parts or page > 4096


@pytest.fixture
def database(tmp_path: Path) -> bytes:
    return filled(tmp_path / "whole", PAGE).read_bytes()


def count(database: bytes) -> int:
    return len(database) // PAGE


def first(database: bytes, at: int, new: bytes) -> bytes:
    """Return the first page with other bytes in it."""
    return database[:at] + new + database[at + len(new) : PAGE]


def test_journal_without_records_changes_nothing(database):
    assert undo(database, header(count(database))) == database


def test_pages_come_back_and_those_that_are_new_go(database):
    page = b"\x0d" + bytes(PAGE - 1)
    journal = header(count(database) - 1, 1) + record(3, page)
    expected = database[: 2 * PAGE] + page + database[3 * PAGE : -PAGE]
    assert undo(database, journal) == expected


def test_bytes_after_the_counted_records_are_ignored(database):
    assert undo(database, header(count(database)) + record(2, bytes(PAGE)) + b"more") == database


def test_the_parts_of_a_journal_begin_at_whole_sectors(database):
    journal = (header(count(database), 1) + record(2, bytes(PAGE))).ljust(512 + PAGE + 512, b"\0")
    journal += header(count(database), 1) + record(3, bytes(PAGE))
    assert undo(database, journal) == database[:PAGE] + bytes(2 * PAGE) + database[3 * PAGE :]


FOREIGN = {
    "nothing": lambda _: b"",
    "cut in the header": lambda database: header(count(database))[:27],
    "another magic": lambda database: b"\xd8" + header(count(database))[1:],
    "no pages": lambda database: header(0),
    "more pages": lambda database: header(count(database) + 1),
    "other page size": lambda database: header(1, page=512),
    "sector of nothing": lambda database: header(1, sector=0),
    "sector of three": lambda database: header(1, sector=96),
    "huge sector": lambda database: header(1, sector=1 << 17),
    "record missing": lambda database: header(count(database), 1),
    "record cut off": lambda database: header(count(database), 1) + record(2, bytes(PAGE))[:-1],
    "records without number": lambda database: header(count(database), 0xFFFFFFFF) + record(2, bytes(PAGE)),
    "wrong checksum": lambda database: header(count(database), 1) + record(2, bytes(PAGE))[:-1] + b"x",
    "page of number nought": lambda database: header(count(database), 1) + record(0, bytes(PAGE)),
    "page beyond the end": lambda database: header(count(database), 1) + record(count(database) + 1, bytes(PAGE)),
    "header of another application": lambda database: (
        header(count(database), 1) + record(1, first(database, 68, b"else"))
    ),
    "header of another version": lambda database: header(count(database), 1) + record(1, first(database, 60, b"\1")),
    "header of a log": lambda database: header(count(database), 1) + record(1, first(database, 18, b"\2\2")),
    "header of two changes ago": lambda database: (
        header(count(database), 1)
        + record(1, first(database, 24, (int.from_bytes(database[24:28], "big") - 2).to_bytes(4, "big")))
    ),
    "header of another number of pages": lambda database: (
        header(count(database) - 1, 1) + record(1, first(database, 0, b""))
    ),
    "parts of two journals": lambda database: (
        (header(count(database), 1) + record(2, bytes(PAGE))).ljust(512 + PAGE + 512, b"\0") + header(1)
    ),
}


@pytest.mark.parametrize("make", FOREIGN.values(), ids=FOREIGN)
def test_a_journal_of_anything_else_is_foreign(database, make):
    with pytest.raises(Foreign):
        undo(database, make(database))


def test_whether_it_is_hot():
    assert [is_hot(journal) for journal in (b"", b"\0more", header(1), b"x")] == [False, False, True, True]


def test_a_name_is_looked_for_at_the_very_end():
    """As SQLite does: in the last eight bytes, whatever the first ones are."""
    named = naming(header(1), Path("/any"))
    assert names_another(named)
    assert names_another(named[-8:])
    assert not names_another(named + b"\0")
    assert not names_another(named[:-1])
