"""Invalid and damaged libraries: refused with a sentence, unchanged, set aside only by choice; backups."""

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
from sqlalchemy import Connection

from ddtable import library
from ddtable.library import migrations, opening, schema
from ddtable.library.exchange import export_library
from ddtable.library.records import Row
from ddtable.words.sentences import Words
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
    ("a counter of words", by_sql("UPDATE library SET counter = 'many'"), "Expected `int`"),
]


@pytest.mark.parametrize(("change", "words"), [row[1:] for row in BROKEN], ids=[row[0] for row in BROKEN])
def test_invalid_library_is_refused_and_unchanged(full, change, words):
    change(full)
    before = full.read_bytes() if full.is_file() else None
    sentence = said(library.open_library, full)
    assert words in sentence
    assert said(library.read_library, full) == sentence
    assert Words("da").trouble(sentence) != sentence
    assert before is None or full.read_bytes() == before
    assert [one.name for one in full.parent.iterdir()] == [full.name]


def test_broken_link_is_not_written_through(path):
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


def test_hot_journal_is_set_aside_too(full):
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


# One bad row hides nothing else

ODD = [
    (
        "a name of bytes",
        "UPDATE force SET name = x'41ff00' WHERE id = 9",
        "Could not read the force A�: Expected `str`",
    ),
    ("a name too long", "UPDATE force SET name = printf('%.*c', 900, 'x') WHERE id = 9", "…: Expected"),
    ("a long time", "UPDATE force SET changed = printf('%.*c', 65, 'x') WHERE id = 9", "Could not read the force Odd"),
    ("tags of no JSON", "UPDATE force SET tags = '[' WHERE id = 9", "Could not read the force Odd"),
    ("deep tags", "UPDATE force SET tags = printf('%.*c', 8000, '[') WHERE id = 9", "Could not read the force Odd"),
    ("no revision", "UPDATE force SET revision = 'many' WHERE id = 9", "Could not read the force Odd"),
    ("no text", "UPDATE force SET note = CAST(x'ff' AS TEXT) WHERE id = 9", "Could not read the force Odd"),
    ("an id below nothing", "UPDATE force SET id = -9 WHERE id = 9", "Could not read the force Odd"),
    ("a count of words", "INSERT INTO owned VALUES (2, 'goblins_troll', 'many')", "a count of goblins_troll in a"),
    ("a count of nothing", "INSERT INTO owned VALUES (2, 'goblins_troll', 0)", "a count of goblins_troll in a"),
    ("a lost collection", "INSERT INTO owned VALUES (77, 'goblins_troll', 1)", "a count of goblins_troll in a"),
    ("a collection of bytes", "INSERT INTO collection VALUES (8, x'41')", "Could not read the collection A"),
    (
        "a die of no place",
        "INSERT INTO own_die VALUES ('own_odd', 'here', '{}')",
        "The custom die own_odd cannot be used",
    ),
]


@pytest.mark.parametrize(("change", "words"), [row[1:] for row in ODD], ids=[row[0] for row in ODD])
def test_invalid_row_is_named_and_the_others_are_used(full, change, words):
    if "force" in change:
        by_sql(
            "INSERT INTO force SELECT 9, 1, system, 'Odd', player, health, tags, note, changed, document"
            " FROM force WHERE id = 1"
        )(full)
    by_sql(change)(full)
    for door in (library.open_library, library.read_library):
        with door(full) as shelf:
            (problem,) = shelf.problems()
            assert words in problem
            assert Words("da").trouble(problem) != problem
            assert export_library(shelf).left == (problem,)
            assert [entry.name for entry in shelf.forces()] == ["Reef Guard"]
            assert [(one.name, one.dice) for one in shelf.collections()] == [("Mira", 3)]
            assert shelf.own_dice() == (RING,)
            assert bool(shelf.unread_dice()) == ("own_die" in change)
            assert len(shelf.unread_forces()) == ("force" in change)
            assert '"Reef Guard"' in export_library(shelf).text
            told = [(entry.name, found) for entry, found in shelf.each_force()]
            assert [name for name, found in told if not isinstance(found, library.LibraryError)] == ["Reef Guard"]
            unread = [found.sentence for _, found in told if isinstance(found, library.LibraryError)]
            assert len(unread) == ("force" in change)
            assert all("Could not read" in sentence for sentence in unread)
    library.back_up(full, date(2031, 5, 4))
    with library.open_library(full) as shelf:
        shelf.keep(GUARD, NOW)
        shelf.own(shelf.collections()[0].id, "goblins_thug", 5)
        shelf.new_collection("A")
        assert len(shelf.forces()) == 2
        assert shelf.problems() == (problem,), "what cannot be read stays as it is"


def test_shown_force_has_no_control_characters(full):
    by_sql("UPDATE force SET changed = 'a' || char(27) || ']0;b' || char(8238), system = 'c' || char(7) || 'd'")(full)
    with library.open_library(full) as shelf:
        (entry,) = shelf.forces()
    assert (entry.changed, entry.system) == ("a ]0;b", "c d")


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


@pytest.mark.long
def test_any_damaged_library_is_refused_with_a_sentence(full):
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


@pytest.mark.skipif(os.name != "posix", reason="an open file can be moved on Unix only")
@pytest.mark.parametrize("open_it", [library.open_library, library.read_library])
def test_library_that_disappears_while_opened_is_a_sentence(full, monkeypatch, open_it):
    def read(connection: Connection, path: Path) -> dict[str, list[Row]]:
        found = migrations.read(connection, path)
        full.unlink(missing_ok=True)
        return found

    monkeypatch.setattr(opening, "read", read)
    assert "does not exist" in said(open_it, full)


def test_library_set_aside_in_two_windows_replaces_no_file(path, monkeypatch):
    """The other window is quicker by a moment, and has made a new library by then."""
    path.parent.mkdir(parents=True)
    path.write_text("the old one")
    moments = [None]

    def other_window() -> None:
        if moments:
            moments.clear()
            library.set_aside(path)
            path.write_text("the new one")

    def before(real: Callable[..., object]) -> Callable[..., object]:
        def act(*given: object) -> object:
            other_window()
            return real(*given)

        return act

    monkeypatch.setattr(Path, "rename", before(Path.rename))
    monkeypatch.setattr(Path, "replace", before(Path.replace))
    library.set_aside(path)
    assert sorted(one.read_text() for one in path.parent.iterdir()) == ["the new one", "the old one"]


def test_failed_set_aside_leaves_no_file(path):
    path.parent.mkdir(parents=True)
    assert "does not exist" in said(library.set_aside, path)
    assert list(path.parent.iterdir()) == []


def test_a_folder_in_the_place_of_the_library_is_set_aside_whole(path):
    path.mkdir(parents=True)
    (path / "mine.txt").write_text("mine")
    aside = library.set_aside(path)
    assert (aside / "mine.txt").read_text() == "mine"
    assert not path.exists()
