"""The outputs of a command: a failing error output ends neither a command nor the window."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]
PROGRAM = [sys.executable, "-P", "-m", "ddtable"]
NOT_FOUND, NO_WINDOW = 2, 2
SECONDS = 60

pytestmark = pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")


@pytest.fixture(params=["full", "unread"])
def errors(request: pytest.FixtureRequest) -> Iterator[int]:
    """An error output on a full disk, or one that nobody reads any more."""
    if request.param == "full":
        output = os.open("/dev/full", os.O_WRONLY)
    else:
        unread, output = os.pipe()
        os.close(unread)
    yield output
    os.close(output)


def run(errors: int, folder: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    homes = {name: str(folder) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME")}
    return subprocess.run(
        [*PROGRAM, *arguments],
        cwd=PROJECT,
        env={**os.environ, **homes, **variables},
        stdout=subprocess.PIPE,
        stderr=errors,
        text=True,
        timeout=SECONDS,
        check=False,
    )


def test_refusal_with_closed_output_keeps_its_exit_code(errors: int, tmp_path: Path):
    assert run(errors, tmp_path, "save", "check", "gone.ddtable").returncode == NOT_FOUND


def test_the_window_opens_though_its_warnings_are_not_taken(errors: int, tmp_path: Path):
    (tmp_path / "ddtable").mkdir()
    (tmp_path / "ddtable" / "settings.json").write_text("damaged")
    invalid = {"QT_SCALE_FACTOR": "nan", "QT_QPA_PLATFORM": "offscreen", "DDTABLE_QUIT_AFTER_PAINT": "1"}
    assert run(errors, tmp_path, **invalid).returncode == 0


def test_a_window_that_cannot_open_ends_without_an_abort(errors: int, tmp_path: Path):
    assert run(errors, tmp_path, QT_QPA_PLATFORM="nonsense").returncode == NO_WINDOW


def test_message_goes_to_the_error_output_that_is_open(tmp_path: Path):
    out = tmp_path / "said"
    with out.open("w") as errors:
        run(errors.fileno(), tmp_path, "save", "check", "gone.ddtable")
    assert "gone.ddtable" in out.read_text()
