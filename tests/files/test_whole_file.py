"""Files are written whole or not at all."""

from __future__ import annotations

import contextlib
import errno
import os
import socket
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ddtable.files.locks import is_taken
from ddtable.files.regular import NotRegularFile
from ddtable.files.whole import PATIENCE, alone, write_whole

RESERVED = 0x4000_0001  # the byte that a writer of SQLite locks


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_file_is_written_and_written_over(tmp_path: Path):
    path = tmp_path / "force.txt"
    write_whole(path, b"one")
    write_whole(path, b"two")
    assert (path.read_bytes(), names(tmp_path)) == (b"two", ["force.txt"])


def test_the_folder_of_all_folders_is_not_written_over():
    with pytest.raises(IsADirectoryError):
        write_whole(Path("/"), b"one")


def test_what_is_there_stays_unless_it_may_be_written_over(tmp_path: Path):
    path = tmp_path / "force.txt"
    write_whole(path, b"one", overwrite=False)
    with pytest.raises(FileExistsError):
        write_whole(path, b"two", overwrite=False)
    assert (path.read_bytes(), names(tmp_path)) == (b"one", ["force.txt"])


@pytest.mark.parametrize("failing", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_file_and_nothing_else(
    failing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path = tmp_path / "force.txt"
    path.write_bytes(b"one")

    def full(*_arguments: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, failing, full)
    with pytest.raises(OSError, match="No space left"):
        write_whole(path, b"two")
    assert (path.read_bytes(), names(tmp_path)) == (b"one", ["force.txt"])


def test_a_link_stays_a_link(tmp_path: Path):
    kept, link = tmp_path / "kept.txt", tmp_path / "link.txt"
    kept.write_bytes(b"one")
    link.symlink_to(kept)
    write_whole(link, b"two")
    assert (link.is_symlink(), kept.read_bytes()) == (True, b"two")


def test_a_folder_that_is_missing_or_a_place_that_is_a_folder_is_an_error(tmp_path: Path):
    taken = tmp_path / "taken"
    taken.mkdir()
    for path in (tmp_path / "missing" / "force.txt", taken):
        with pytest.raises(OSError, match=r"No such file|[Ii]s a directory"):
            write_whole(path, b"one")
    assert names(tmp_path) == ["taken"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in folders")
def test_a_pipe_or_a_device_is_written_into_and_stays_one(tmp_path: Path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        write_whole(pipe, b"one")
        assert os.read(reading, 9) == b"one"
    finally:
        os.close(reading)
    assert (pipe.is_fifo(), names(tmp_path)) == (True, ["pipe"])


# What somebody else may have laid in its way


def test_the_name_of_the_new_file_cannot_be_foreseen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A link that was laid in its way is not written through, and the names of two writings differ."""
    precious, path, seen = tmp_path / "precious.txt", tmp_path / "force.txt", []
    precious.write_bytes(b"mine")
    (tmp_path / f"force.txt.{os.getpid()}.new").symlink_to(precious)
    replace = os.replace
    monkeypatch.setattr(os, "replace", lambda fresh, place: (seen.append(str(fresh)), replace(fresh, place)))
    write_whole(path, b"one")
    write_whole(path, b"two")
    assert (path.read_bytes(), precious.read_bytes()) == (b"two", b"mine")
    assert len(set(seen)) == 2


def test_a_link_in_the_way_is_an_error_and_not_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    precious = tmp_path / "precious.txt"
    precious.write_bytes(b"mine")
    monkeypatch.setattr("ddtable.files.whole.secrets.token_hex", lambda size: "0" * 2 * size)
    (tmp_path / f".ddtable-{'0' * 16}.new").symlink_to(precious)
    with pytest.raises(FileExistsError):
        write_whole(tmp_path / "force.txt", b"one")
    assert precious.read_bytes() == b"mine"


def test_a_name_of_the_longest_is_written(tmp_path: Path):
    path = tmp_path / ("é" * 127)
    write_whole(path, b"one")
    write_whole(path, b"two")
    assert path.read_bytes() == b"two"


def test_a_file_that_comes_at_the_last_moment_is_not_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path, sync = tmp_path / "force.txt", os.fsync

    def meanwhile(number: int) -> None:
        path.write_bytes(b"another's")
        sync(number)

    monkeypatch.setattr(os, "fsync", meanwhile)
    with pytest.raises(FileExistsError):
        write_whole(path, b"one", overwrite=False)
    assert (path.read_bytes(), names(tmp_path)) == (b"another's", ["force.txt"])


def test_a_file_system_without_links_is_written_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", refuse)
    path = tmp_path / "force.txt"
    write_whole(path, b"one", overwrite=False)
    with pytest.raises(FileExistsError):
        write_whole(path, b"two", overwrite=False)
    assert (path.read_bytes(), names(tmp_path)) == (b"one", ["force.txt"])


def test_leftovers_of_killed_writers_are_swept(tmp_path: Path):
    """Only those that are an hour old: a younger one may still be written. Nothing else is touched."""
    old, young = tmp_path / f".ddtable-{'a' * 16}.new", tmp_path / f".ddtable-{'b' * 16}.new"
    other, link, kept = tmp_path / "mine.new", tmp_path / f".ddtable-{'c' * 16}.new", tmp_path / "kept.txt"
    for path in (old, young, other, kept):
        path.write_bytes(b"cut short")
    link.symlink_to(kept)
    for path in (old, other, kept):
        os.utime(path, ns=(1, 1))
    write_whole(tmp_path / "force.txt", b"one")
    assert names(tmp_path) == sorted([young.name, link.name, "force.txt", "kept.txt", "mine.new"])


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in folders")
def test_a_pipe_that_nobody_reads_is_an_error_and_not_waited_for(tmp_path: Path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(OSError, match="No such device"):
        write_whole(pipe, b"one")
    assert (pipe.is_fifo(), names(tmp_path)) == (True, ["pipe"])


@pytest.mark.skipif(sys.platform == "win32", reason="this system has no sockets in folders")
def test_a_socket_is_refused_and_stays_one(tmp_path: Path):
    with contextlib.closing(socket.socket(socket.AF_UNIX)) as made:
        made.bind(str(tmp_path / "s"))
        with pytest.raises(NotRegularFile):
            write_whole(tmp_path / "s", b"one")
        assert (tmp_path / "s").is_socket()


@pytest.mark.skipif(not Path("/dev/null").is_char_device(), reason="this system has no such device")
def test_a_character_device_is_written_into(tmp_path: Path):
    link = tmp_path / "link"
    link.symlink_to("/dev/null")
    write_whole(link, b"one")
    assert (link.is_symlink(), Path("/dev/null").is_char_device(), names(tmp_path)) == (True, True, ["link"])


@pytest.mark.skipif(sys.platform == "win32", reason="a block device of our own is made by a system call of Unix")
def test_a_disk_is_refused(tmp_path: Path):
    disk = tmp_path / "disk"
    try:
        os.mknod(disk, stat.S_IFBLK | 0o600, os.makedev(259, 1_048_000))
    except OSError:
        pytest.skip("only the administrator makes devices")
    with pytest.raises(NotRegularFile):
        write_whole(disk, b"one")


# One window at a time


def hold(path: Path) -> subprocess.Popen[str]:
    """Return a program that holds the lock of a file until its input ends."""
    code = "import sys; from pathlib import Path; from ddtable.files.whole import alone\n"
    code += "with alone(Path(sys.argv[1])): print(flush=True); sys.stdin.read()"
    command = [sys.executable, "-c", code, str(path)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def test_the_lock_of_another_program_is_waited_for_and_dies_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    waited: list[float] = []
    with hold(tmp_path / "armies.json") as program:
        assert program.stdout is not None
        program.stdout.readline()
        monkeypatch.setattr("ddtable.files.whole.sleep", lambda seconds: (waited.append(seconds), program.kill()))
        with alone(tmp_path / "armies.json"):
            assert waited


def test_a_window_that_does_not_let_go_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    waited: list[float] = []
    monkeypatch.setattr("ddtable.files.whole.sleep", waited.append)
    with alone(tmp_path / "armies.json"), alone(tmp_path / "armies.json"):
        assert sum(waited) == pytest.approx(PATIENCE)


def lay_link(path: Path) -> None:
    path.symlink_to(path.with_name("precious"))


LAID = [lay_link, Path.mkdir] + ([os.mkfifo] if hasattr(os, "mkfifo") else [])


@pytest.mark.parametrize("lay", LAID, ids=["link", "folder", "pipe"][: len(LAID)])
def test_what_lies_in_the_place_of_the_lock_is_left_alone(tmp_path: Path, lay: Callable[[Path], None]):
    """SQLite, which held this lock before, also deletes a file that is named in a journal beside it."""
    place = tmp_path / "armies.json.lock"
    (tmp_path / "precious").write_bytes(b"mine")
    lay(place)
    kind = stat.S_IFMT(os.lstat(place).st_mode)
    with alone(tmp_path / "armies.json"):
        assert stat.S_IFMT(os.lstat(place).st_mode) == kind
    assert (tmp_path / "precious").read_bytes() == b"mine"


def test_nothing_beside_the_lock_is_touched(tmp_path: Path):
    for ending in ("-journal", "-wal", "-shm"):
        (tmp_path / f"armies.json.lock{ending}").write_bytes(b"mine")
    (tmp_path / "armies.json.lock").touch()
    with alone(tmp_path / "armies.json"):
        pass
    assert [path.read_bytes() for path in tmp_path.glob("*.lock-*")] == [b"mine"] * 3


def test_a_lock_of_another_program_is_seen_and_that_of_none_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "any"
    path.write_bytes(b"")
    code = "import sys, sqlite3; c = sqlite3.connect(sys.argv[1], isolation_level=None); c.execute('BEGIN IMMEDIATE')"
    command = [sys.executable, "-c", code + "; print(flush=True); sys.stdin.read()", str(path)]
    with path.open("rb") as file:
        assert not is_taken(file.fileno(), RESERVED)
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        program.stdout.readline()
        with path.open("rb") as file:
            assert is_taken(file.fileno(), RESERVED)
            assert not is_taken(file.fileno(), RESERVED + 1000)
        program.kill()
    with path.open("rb") as file:
        assert not is_taken(file.fileno(), RESERVED)

        def refuse(*_: object) -> None:
            raise OSError(errno.ENOLCK, "No locks available")

        monkeypatch.setattr("ddtable.files.locks._try", refuse)
        assert not is_taken(file.fileno(), RESERVED)
