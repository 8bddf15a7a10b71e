"""Saves made to fill the memory: each is opened in a separate process, whose memory is measured."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from ddtable import saves
from ddtable.library import open_library
from ddtable.saves.rollback_journal import MAGIC
from ddtable.saves.schema import LARGEST
from tests.saves.games import NOW, SEATS, fresh_game, play_on

MOST = 500 << 10  # kilobytes, promised in docs/security.md
VALUE = (8 << 20) - 100  # bytes of the longest text that is read
LOOKS = 15  # a list of games looks at 24 files
LOOK = """
import gc, resource, sys
from contextlib import suppress
from pathlib import Path
import ddtable.rules
from ddtable import library, saves
from ddtable.library import LibraryError
from ddtable.saves import SaveError
path = Path(sys.argv[1])
gc.disable()  # it may not come by for long: nothing large may wait for it
for _ in range(int(sys.argv[2])):
    with suppress(SaveError):
        saves.show(path)
try:
    if path.suffix == ".ddtable":
        print(saves.show(path, prove=True).proven)
    else:
        library.read_library(path).close()
        print("read")
except (LibraryError, SaveError) as error:
    print(type(error).__name__)
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="memory is measured by getrusage")


@pytest.fixture
def save(tmp_path: Path) -> Path:
    path, game = tmp_path / "bomb.ddtable", fresh_game()
    with saves.create(path, game, SEATS, False, NOW):
        play_on(game, 40)
    return path


def looked_at(path: Path, times: int = 0) -> tuple[str, int]:
    """Return what looking at a file comes to, after so many other looks, and the most kilobytes that all took."""
    command = [sys.executable, "-P", "-c", LOOK, path, str(times)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    verdict, memory = done.stdout.split()
    return verdict, int(memory)


def wide(connection: sqlite3.Connection) -> None:
    """Write texts in which one sign makes every other one take four bytes in memory."""
    rows = [(number, "\N{GAME DIE}" + "x" * VALUE) for number in range(3)]
    connection.executemany("INSERT OR REPLACE INTO snapshot VALUES (?, ?)", rows)


def plain(connection: sqlite3.Connection) -> None:
    """Write as many bytes of texts that nothing is wrong with but their size."""
    rows = [(number, "x" * VALUE) for number in range(3)]
    rows.append((3, "x" * (7 << 20)))
    connection.executemany("INSERT OR REPLACE INTO snapshot VALUES (?, ?)", rows)


def counted(connection: sqlite3.Connection) -> None:
    """Write remarks of very many short values, which take ten times their length when they are decoded."""
    remark = json.dumps({"word": "x", "values": {f"{number:x}": 1 for number in range(600_000)}}, separators=(",", ":"))
    connection.execute("UPDATE journal SET remark = ? WHERE number <= 5", (remark,))


def journalled(path: Path) -> None:
    """Write a journal beside a database that takes nothing back, but holds every page."""
    data = path.read_bytes()
    size = int.from_bytes(data[16:18], "big")
    count = len(data) // size
    numbers = b"".join(number.to_bytes(4, "big") for number in (count, 0, count, 512, size))
    with path.with_name(path.name + "-journal").open("wb") as journal:
        journal.write((MAGIC + numbers).ljust(512, b"\0"))
        for number in range(count):
            page = data[number * size : (number + 1) * size]
            journal.write((number + 1).to_bytes(4, "big") + page + sum(page[size - 200 : 0 : -200]).to_bytes(4, "big"))


@pytest.mark.long
@pytest.mark.parametrize("beside", [False, True])
@pytest.mark.parametrize("bomb", [wide, plain, counted])
def test_no_save_takes_more_memory_than_is_promised(
    save: Path, bomb: Callable[[sqlite3.Connection], None], beside: bool
):
    with closing(sqlite3.connect(save)) as connection:
        bomb(connection)
        connection.commit()
    assert 24 << 20 < save.stat().st_size <= LARGEST, "or it is no attack"
    if beside:
        journalled(save)
    assert looked_at(save)[1] < MOST


def test_many_large_saves_one_after_the_other_take_no_more_memory_than_is_promised(save: Path):
    with closing(sqlite3.connect(save)) as connection:
        plain(connection)
        connection.commit()
    assert save.stat().st_size <= LARGEST, "or it is no attack"
    assert looked_at(save, LOOKS)[1] < MOST


def test_a_save_of_an_ordinary_game_is_still_read(save: Path):
    assert looked_at(save)[0] == "True"


def test_a_remark_with_very_many_values_is_not_taken_for_one_of_ours(save: Path):
    remark = json.dumps({"word": "x", "values": {f"{number}": 1 for number in range(1000)}})
    with closing(sqlite3.connect(save)) as connection:
        connection.execute("UPDATE journal SET remark = ? WHERE number = 7", (remark,))
        connection.commit()
    assert saves.open_save(save, read_only=True).diverged_at == 7


@pytest.mark.long
@pytest.mark.parametrize("beside", [False, True])
def test_no_library_takes_more_memory_than_is_promised(tmp_path: Path, beside: bool):
    path = tmp_path / "bomb.ddlibrary"
    open_library(path, NOW).close()
    with closing(sqlite3.connect(path)) as connection:
        text = "\N{GAME DIE}" + "x" * 65_000
        rows = [(number, 0, "classic", "A", "", 0, "[]", "", NOW, text) for number in range(900)]
        connection.executemany("INSERT INTO force VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)
        connection.commit()
    if beside:
        journalled(path)
    verdict, memory = looked_at(path)
    assert verdict == "LibraryError"
    assert memory < MOST
