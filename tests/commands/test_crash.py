"""Reports of unexpected errors. No content of their folder stops the window from starting."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from ddtable.commands import crash
from ddtable.words.sentences import Words

PATIENCE = 60  # seconds until a test that waits for a pipe is ended

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(crash, "folder", lambda: tmp_path)
    before = signal.signal(signal.SIGALRM, _waited)
    signal.alarm(PATIENCE)
    yield tmp_path
    crash.stop_watching()
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


def _waited(*_: object) -> None:
    raise AssertionError("it waits")


def test_a_hard_crash_becomes_a_report(folder: Path):
    (folder / crash.HARD).write_text("Fatal Python error: Segmentation fault")
    crash.watch_hard_crashes()
    report = crash.pending()
    assert report is not None
    assert "Segmentation fault" in crash.read(report)
    assert (folder / crash.HARD).read_text() == ""


def test_pipe_in_place_of_the_hard_crash_file_does_not_block(folder: Path):
    os.mkfifo(folder / crash.HARD)
    crash.watch_hard_crashes()
    assert (folder / crash.HARD).is_file()
    assert crash.pending() is None


def test_a_link_in_the_place_of_the_last_hard_crash_is_not_written_through(folder: Path):
    mine = folder / "mine.txt"
    mine.write_text("precious")
    (folder / crash.HARD).symlink_to(mine)
    crash.watch_hard_crashes()
    assert mine.read_text() == "precious"


def test_only_regular_files_count_as_reports(folder: Path):
    os.mkfifo(folder / "crash-20990101-000000.txt")
    (folder / "crash-20980101-000000.txt").mkdir()
    (folder / "crash-20970101-000000.txt").symlink_to("/dev/zero")
    assert crash.pending() is None
    crash.forget()
    sentence = crash.report(["play"], ValueError("odd"))
    report = crash.pending()
    assert report is not None
    assert str(report) in sentence
    assert "ValueError: odd" in crash.read(report)


def test_a_report_without_end_is_cut(folder: Path):
    path = folder / "crash-20310504-100000.txt"
    with path.open("wb") as file:
        file.truncate(1 << 34)
    assert len(crash.read(path)) == crash.LONGEST


def test_a_name_that_is_not_utf_8_can_be_reported(folder: Path):
    crash.report(["play"], ValueError(os.fsdecode(b"caf\xe9")))
    report = crash.pending()
    assert report is not None
    assert r"caf\udce9" in crash.read(report)


def test_window_shows_why_a_report_is_unreadable(folder: Path):
    from ui.window.crash_offer import read_report

    os.mkfifo(folder / "crash-20310504-100000.txt")
    said = read_report(Words(), folder / "crash-20310504-100000.txt")
    assert said == "Could not read crash-20310504-100000.txt: it is a pipe or a device, not a file."
