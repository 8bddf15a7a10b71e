"""The virtual screen: its size, its window manager, and its command."""

from __future__ import annotations

import shutil
import sys

import pytest
import virtual_screen
from virtual_screen import USAGE, main, window_manager

xvfb = pytest.mark.skipif(shutil.which("Xvfb") is None, reason="needs Xvfb")
SAY_DISPLAY = "import os, sys; sys.exit(7 if os.environ['DISPLAY'].startswith(':') else 1)"


@pytest.mark.parametrize("arguments", [[], ["1280x800"], ["1280", "true"], ["1280x", "true"], ["true", "1280x800"]])
def test_call_without_size_or_command_is_answered_with_the_usage(arguments: list[str], capsys):
    assert main(arguments) == 2
    assert capsys.readouterr().err.strip() == USAGE


@xvfb
def test_command_runs_on_the_screen_and_its_status_is_returned():
    assert main(["640x480", sys.executable, "-I", "-c", SAY_DISPLAY]) == 7


@xvfb
def test_command_that_does_not_exist_is_named_in_a_line(capsys):
    assert main(["640x480", "no-such-program"]) == 1
    error = capsys.readouterr().err
    assert error.startswith("virtual_screen.py: ")
    assert "no-such-program" in error


def test_missing_window_manager_is_reported_in_one_line(monkeypatch: pytest.MonkeyPatch, capsys):
    monkeypatch.setattr(virtual_screen.shutil, "which", lambda _name: None)
    with window_manager(":7", wanted=True):
        pass
    assert len(capsys.readouterr().out.splitlines()) == 1
    with window_manager(":7", wanted=False):
        pass
    assert capsys.readouterr().out == ""


def test_first_window_manager_that_is_found_is_run_and_ended(monkeypatch: pytest.MonkeyPatch):
    started = []

    class Started:
        def __init__(self, command: list[str], env: dict[str, str], **_kept: object) -> None:
            started.append((command, env["DISPLAY"]))

        def __enter__(self) -> Started:
            return self

        def __exit__(self, *_error: object) -> None:
            assert started[-1] == "ended"

        def terminate(self) -> None:
            started.append("ended")

    monkeypatch.setattr(virtual_screen.shutil, "which", lambda name: f"/bin/{name}" if name == "metacity" else None)
    monkeypatch.setattr(virtual_screen.subprocess, "Popen", Started)
    monkeypatch.setattr(virtual_screen, "MANAGER_STARTS", 0)
    with window_manager(":7", wanted=True):
        assert started == [(["/bin/metacity"], ":7")]
    assert started[-1] == "ended"
