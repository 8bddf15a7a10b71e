"""A file that changes, disappears or changes its type while opened: refused, or read correctly."""

from __future__ import annotations

import errno
import os
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

import pytest

from ddtable import saves
from ddtable.files.regular import open_regular
from ddtable.saves import Opened, SaveError, left_as, opening, store
from ddtable.saves.left_as import LeftAs
from tests.saves.games import NOW, SEATS, fresh_game, play_on

pytestmark = pytest.mark.skipif(os.name != "posix", reason="an open file can be moved on Unix only")

OPENINGS = 150
CHOICES = (5, 20)


@pytest.fixture
def games(tmp_path: Path) -> tuple[bytes, ...]:
    """The bytes of two games."""
    for number, choices in enumerate(CHOICES):
        game = fresh_game(number)
        with saves.create(tmp_path / f"{number}.ddtable", game, SEATS, False, NOW):
            play_on(game, choices)
    return tuple((tmp_path / f"{number}.ddtable").read_bytes() for number in range(len(CHOICES)))


def moved(path: Path) -> None:
    path.unlink()


def linked_to_itself(path: Path) -> None:
    path.unlink()
    path.symlink_to(path)


@pytest.mark.parametrize("change", [moved, linked_to_itself])
def test_file_that_disappears_while_opened_is_a_sentence(tmp_path, games, monkeypatch, change):
    path = tmp_path / "game.ddtable"
    path.write_bytes(games[0])

    def retell(*_: object) -> object:
        change(path)
        return told(*_)

    told = opening._retell
    monkeypatch.setattr(opening, "_retell", retell)
    with pytest.raises(SaveError):
        saves.open_save(path)


@pytest.mark.parametrize("change", [moved, linked_to_itself])
def test_file_that_disappears_while_made_is_a_sentence(tmp_path, monkeypatch, change):
    path = tmp_path / "game.ddtable"

    def lock(place: Path) -> object:
        locked = real(place)
        change(place)
        return locked

    real = store.lock
    monkeypatch.setattr(store, "lock", lock)
    with pytest.raises(SaveError):
        saves.create(path, fresh_game(), SEATS, False, NOW)
    monkeypatch.undo()
    with saves.create(path, fresh_game(), SEATS, False, NOW) as save:
        assert not save.is_gone


def test_disk_that_fails_while_a_save_is_made_leaves_no_open_file(tmp_path, monkeypatch):
    opened: list[BinaryIO] = []

    def kept(path: Path) -> BinaryIO:
        opened.append(open_regular(path))
        return opened[-1]

    def failed(left: LeftAs) -> bytes:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(left_as, "open_regular", kept)
    monkeypatch.setattr(LeftAs, "_digest", failed)
    with pytest.raises(SaveError):
        saves.create(tmp_path / "game.ddtable", fresh_game(), SEATS, False, NOW)
    assert [file.closed for file in opened] == [True]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("change", [moved, linked_to_itself])
def test_file_that_disappears_during_play_is_reported_as_gone(tmp_path, games, change):
    path = tmp_path / "game.ddtable"
    path.write_bytes(games[0])
    opened = saves.open_save(path)
    assert opened.save is not None
    with opened.save as save:
        change(path)
        assert save.is_gone
        with pytest.raises(SaveError):
            play_on(opened.game, 1)


def played(folder: Path, games: tuple[bytes, ...]) -> tuple[Path, Opened]:
    """A save that is open for playing."""
    path = folder / "game.ddtable"
    path.write_bytes(games[0])
    return path, saves.open_save(path)


def copied_over(path: Path, other: bytes) -> None:
    with path.open("r+b") as file:
        file.truncate(0)
        file.write(other)


def written_into(path: Path, other: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 2)
        file.write(b"damage")


def emptied(path: Path, other: bytes) -> None:
    os.truncate(path, 0)


@pytest.mark.parametrize("change", [copied_over, written_into, emptied])
def test_a_file_that_another_program_writes_while_it_is_played_is_left_alone(tmp_path, games, change):
    """`cp other.ddtable played.ddtable`: choices were shown as saved, and the file held neither of the two games."""
    path, opened = played(tmp_path, games)
    elsewhere = tmp_path / "elsewhere.ddtable"
    assert opened.save is not None
    with opened.save as save:
        play_on(opened.game, 3)
        journal = list(opened.game.journal)
        change(path, games[1])
        there = path.read_bytes()
        assert save.is_gone
        for _ in range(2):
            with pytest.raises(SaveError, match=r"Another program has changed game\.ddtable"):
                play_on(opened.game, 1)
    assert path.read_bytes() == there, "nothing of the game is mixed into it"
    assert opened.game.journal == journal
    with saves.create(elsewhere, opened.game, SEATS, False, NOW):
        play_on(opened.game, 1)
    assert len(saves.open_save(elsewhere, read_only=True).game.journal) == len(journal) + 1


def test_a_change_of_the_same_size_and_time_is_noticed(tmp_path, games):
    """`cp -p` and `rsync --times` set the time of the file that they copied."""
    path, opened = played(tmp_path, games)
    assert opened.save is not None
    with opened.save as save:
        play_on(opened.game, 3)
        status = path.stat()
        written_into(path, games[1])
        os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))
        assert save.is_gone
        with pytest.raises(SaveError, match="Another program has changed"):
            play_on(opened.game, 1)


def test_a_change_while_the_file_is_remembered_is_noticed(tmp_path, games, monkeypatch):
    path, opened = played(tmp_path, games)
    assert opened.save is not None
    with opened.save as save:
        digest = LeftAs._digest

        def disturbed(left: LeftAs) -> bytes:
            found = digest(left)
            written_into(path, games[1])
            return found

        with monkeypatch.context() as meanwhile:
            meanwhile.setattr(LeftAs, "_digest", disturbed)
            play_on(opened.game, 1)
        assert save.is_gone


def test_a_file_that_only_gets_another_time_is_played_on(tmp_path, games):
    path, opened = played(tmp_path, games)
    assert opened.save is not None
    with opened.save:
        for moment in (1, 2):
            os.utime(path, (moment, moment))
            play_on(opened.game, 1)
        assert saves.in_use(path), "looking at it has not dropped the lock"
    assert len(saves.open_save(path, read_only=True).game.journal) == CHOICES[0] + 2


def swapping(path: Path, games: tuple[bytes, ...], source: random.Random) -> None:
    """Let something else be at the path."""
    beside = path.with_name("next")
    for leftover in (path, beside):
        if leftover.is_dir() and not leftover.is_symlink():
            leftover.rmdir()
        elif source.random() < 0.5:
            leftover.unlink(missing_ok=True)
    ways: list[Callable[[], object]] = [
        lambda: beside.write_bytes(source.choice(games)),
        lambda: os.mkfifo(beside),
        lambda: beside.symlink_to("/dev/zero"),
        lambda: beside.symlink_to(path),
        path.mkdir,
        lambda: os.truncate(path, source.randrange(40_000)),
        lambda: os.truncate(path, 1 << 32),
    ]
    source.choice(ways[:1] * 9 + ways)()
    os.replace(beside, path)


@pytest.fixture
def swapped(tmp_path: Path, games: tuple[bytes, ...]) -> Iterator[Path]:
    """A path at which there is something else at every moment."""
    path, source, over = tmp_path / "swapped.ddtable", random.Random(4), threading.Event()

    def swap() -> None:
        while not over.is_set():
            with suppress(OSError):
                swapping(path, games, source)
            time.sleep(source.random() / 40)

    thread = threading.Thread(target=swap)
    thread.start()
    yield path
    over.set()
    thread.join()


def test_a_file_that_is_another_at_every_moment_is_refused_or_read_right(swapped):
    found, refused = set(), list[str]()
    for number in range(OPENINGS):
        try:
            opened = saves.open_save(swapped, read_only=number % 2 == 0)
            if opened.save is not None:
                opened.save.close()
            found.add(len(opened.game.journal))
            found.add(saves.show(swapped, prove=True).entries)
        except SaveError as error:
            refused.append(error.sentence)
    assert all(refused)
    assert found <= set(CHOICES)  # none at all on a machine that is too busy to read one in time
