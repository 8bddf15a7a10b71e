"""Files are written whole or not at all."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from ddtable.whole_file import write_whole


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_file_is_written_and_written_over(tmp_path: Path):
    path = tmp_path / "force.txt"
    write_whole(path, b"one")
    write_whole(path, b"two")
    assert (path.read_bytes(), names(tmp_path)) == (b"two", ["force.txt"])


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
