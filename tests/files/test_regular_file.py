"""A stranger's file is read only if it is a regular file of a bearable size."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ddtable.files.regular import FileTooLarge, NotRegularFile, open_regular, read_regular


def test_content_is_returned_up_to_the_limit(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"12345")
    assert read_regular(tmp_path / "file", 5) == b"12345"


def test_larger_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"123456")
    with pytest.raises(FileTooLarge) as refusal:
        read_regular(tmp_path / "file", 5)
    assert refusal.value.most == 5


def test_huge_sparse_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    with (tmp_path / "file").open("wb") as file:
        file.truncate(1 << 40)
    with pytest.raises(FileTooLarge):
        read_regular(tmp_path / "file", 5)


def test_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NotRegularFile):
        read_regular(tmp_path, 5)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_pipe_is_refused_without_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(NotRegularFile):
        read_regular(tmp_path / "pipe", 5)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="this system has no devices by name")
def test_device_is_refused() -> None:
    with pytest.raises(NotRegularFile):
        read_regular(Path("/dev/zero"), 5)


def test_link_is_followed_unless_forbidden(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"12345")
    (tmp_path / "link").symlink_to(tmp_path / "file")
    assert read_regular(tmp_path / "link", 5) == b"12345"
    with pytest.raises(NotRegularFile):
        open_regular(tmp_path / "link", follow_links=False)


def test_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_regular(tmp_path / "none", 5)
