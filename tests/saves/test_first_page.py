"""A schema that would take SQLite too much time or memory is refused before SQLite reads it."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path

import pytest

from ddtable import library, saves
from ddtable.saves.first_page import is_schema_small

SAMPLE = Path(__file__).parent / "samples" / "v1-finished.ddtable"
NOW = "2031-05-04T10:00"

Entry = tuple[str, str, str, int, str]


def view(name: str, body: str) -> Entry:
    return "view", name, name, 0, f"CREATE VIEW {name} AS SELECT {body}"


def many_views() -> list[Entry]:
    return [view(f"v{number}", "1") for number in range(20_000)]


def one_long_view() -> list[Entry]:
    return [view("v", ",".join(["+".join("1" * 400)] * 500))]


def a_few_views() -> list[Entry]:
    return [view(f"v{number}", "1") for number in range(20)]


BOMBS = [many_views, one_long_view, a_few_views]


def plant(path: Path, entries: Iterable[Entry]) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA writable_schema=ON")
        connection.executemany(
            "INSERT INTO sqlite_master(type, name, tbl_name, rootpage, sql) VALUES (?,?,?,?,?)", entries
        )


@pytest.fixture
def unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail where SQLite is asked at all."""

    def refuse(*_: object, **__: object) -> None:
        pytest.fail("SQLite was given the file")

    monkeypatch.setattr(sqlite3, "connect", refuse)


@pytest.mark.parametrize("bomb", BOMBS)
@pytest.mark.parametrize("read_only", [True, False])
def test_a_save_with_a_large_schema_never_reaches_sqlite(
    tmp_path: Path, bomb: Callable[[], list[Entry]], read_only: bool, request: pytest.FixtureRequest
) -> None:
    path = tmp_path / "game.ddtable"
    shutil.copy(SAMPLE, path)
    plant(path, bomb())
    before = path.read_bytes()
    request.getfixturevalue("unseen")
    with pytest.raises(saves.SaveError, match="has tables, views or triggers that do not belong to a ddtable save"):
        saves.open_save(path, read_only=read_only)
    with pytest.raises(saves.SaveError, match="do not belong to a ddtable save"):
        saves.show(path, prove=True)
    assert path.read_bytes() == before


@pytest.mark.parametrize("bomb", BOMBS)
def test_a_library_with_a_large_schema_never_reaches_sqlite(
    tmp_path: Path, bomb: Callable[[], list[Entry]], request: pytest.FixtureRequest
) -> None:
    path = tmp_path / "library.ddlibrary"
    library.open_library(path, NOW).close()
    plant(path, bomb())
    request.getfixturevalue("unseen")
    for look in (library.read_library, library.open_library):
        with pytest.raises(library.LibraryError, match="tables"):
            look(path)


@pytest.mark.parametrize("size", [512, 1024, 65536])
def test_a_schema_fits_on_a_page_of_any_size(tmp_path: Path, size: int) -> None:
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA page_size={size}")
        connection.execute("CREATE TABLE one (a)")
        connection.commit()
    assert is_schema_small(path.read_bytes())
    plant(path, [view("v", ",".join("1" * size))])
    assert not is_schema_small(path.read_bytes())


def test_a_file_without_a_sound_first_page_is_left_to_sqlite() -> None:
    sound = SAMPLE.read_bytes()
    assert is_schema_small(sound)
    assert is_schema_small(sound[:3000])  # cut off
    assert is_schema_small(sound[:100] + b"\x07" + sound[101:])  # no page of a table
    assert is_schema_small(sound[:16] + b"\0\2"[::-1] + sound[18:])  # pages of two bytes


def test_a_place_beyond_the_page_is_read_as_sqlite_reads_it(tmp_path: Path) -> None:
    path = tmp_path / "game.ddtable"
    shutil.copy(SAMPLE, path)
    plant(path, one_long_view())
    data = bytearray(path.read_bytes())
    for at in range(108, 116, 2):
        data[at] |= 0x10  # 4096 more
    assert not is_schema_small(bytes(data))


def test_a_length_without_end_is_refused() -> None:
    data = bytearray(SAMPLE.read_bytes())
    at = int.from_bytes(data[108:110], "big")
    data[at : at + 9] = b"\xff" * 9
    assert not is_schema_small(bytes(data))
