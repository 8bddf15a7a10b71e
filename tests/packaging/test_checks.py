"""The run of all checks: every part runs, the tally adds up, the list of fully covered files is real."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import IO

import checks
import pytest
from checks import Checks, PartFailed, Tally, full_coverage_globs
from set_up import SetUpError

REPORT = '<testsuites><testsuite tests="7" errors="1" failures="1" skipped="2"/></testsuites>'


def test_the_tally_adds_up(tmp_path: Path):
    report = tmp_path / "report.xml"
    report.write_text(REPORT, encoding="utf-8")
    tally = Tally()
    tally.add(report)
    tally.add(report)
    assert str(tally) == "6 passed, 4 failed, 4 skipped"


def test_a_run_without_a_report_counts_as_a_failure(tmp_path: Path):
    tally = Tally()
    tally.add(tmp_path / "none.xml")
    assert str(tally) == "0 passed, 1 failed, 0 skipped"


def test_every_part_runs_and_is_summed_up(tmp_path: Path):
    def fail() -> None:
        raise PartFailed("failed (status 3)")

    run = Checks(tmp_path)
    run.part("First", fail)
    run.part("Second", lambda: None)
    assert [(outcome.name, outcome.failed) for outcome in run.outcomes] == [("First", True), ("Second", False)]
    lines = run.summary().splitlines()
    assert lines[-1] == "0 passed, 0 failed, 0 skipped"
    assert any(line.startswith("FAIL First") and line.endswith("failed (status 3)") for line in lines)


def test_parts_of_a_lane_run_one_after_the_other_and_tell_how_long_they_took(tmp_path: Path, capsys):
    running: list[str] = []

    def part(name: str, log: IO[bytes]) -> str | None:
        running.append(name)
        log.write(f"log of {name}\n".encode())
        time.sleep(0.02)
        assert running[-1] == name, "the next one waits"
        if name == "second":
            raise PartFailed("failed (status 3)")
        return f"{name} is fine"

    run = Checks(tmp_path)
    lane = checks.Lane(run, {name: partial(part, name) for name in ("first", "second", "third")})
    run.part("Beside them", lambda: None)
    lane.tell()
    assert [(outcome.name, outcome.words) for outcome in run.outcomes] == [
        ("Beside them", "passed"),
        ("first", "first is fine"),
        ("second", "failed (status 3)"),
        ("third", "third is fine"),
    ]
    assert [outcome.failed for outcome in run.outcomes] == [False, False, True, False]
    assert all(outcome.seconds >= 0.02 for outcome in run.outcomes[1:]), "the time of the part, not of waiting for it"
    assert "=== second\nlog of second\n" in capsys.readouterr().out


@pytest.mark.parametrize(("none_is_fine", "failed"), [(True, False), (False, True)])
def test_a_mark_that_no_test_carries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, none_is_fine: bool, failed: bool):
    monkeypatch.setattr(checks, "call", lambda *_: checks.PYTEST_FOUND_NONE)
    run = Checks(tmp_path)
    run.part("Random games", lambda: run.pytest("random", [], {}, none_is_fine))
    assert run.outcomes[0].failed is failed


@pytest.mark.parametrize("pattern", full_coverage_globs())
def test_every_glob_of_the_full_coverage_list_matches(pattern: str):
    assert list(checks.PROJECT.glob(pattern))


def test_compiled_modules_are_kept_outside_the_project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    project = tmp_path / "project"
    (project / "tests").mkdir(parents=True)
    (project / "tests" / "test_one.py").write_text("def test_one(): assert True\n", "utf-8")
    monkeypatch.setattr(checks, "PROJECT", project)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", "")  # what the checks set is put back
    assert checks.keep_bytecode(tmp_path / "kept").wait() == 0
    assert "PYTHONDONTWRITEBYTECODE" not in os.environ
    assert list((tmp_path / "kept").rglob("test_one*.pyc"))
    assert not list(project.rglob("*.pyc"))


def building(tmp_path, monkeypatch, status: int) -> checks.Building:
    """A build that says one line and ends with a status; the trial after it is noted."""
    project = tmp_path / "project"
    (project / "packaging").mkdir(parents=True)
    (project / "packaging" / "build.py").write_text(
        f"import sys\nprint('said', flush=True)\nif sys.argv[1:]: open('tried', 'w')\nsys.exit({status})\n", "utf-8"
    )
    monkeypatch.setattr(checks, "PROJECT", project)
    monkeypatch.delenv("CI", raising=False)
    return checks.Building(tmp_path / "log")


@pytest.fixture
def log(tmp_path: Path) -> Iterator[IO[bytes]]:
    """The log of a part that runs beside others."""
    with (tmp_path / "part.log").open("w+b") as opened:
        yield opened


def test_a_program_that_was_built_is_tried(tmp_path, monkeypatch, log):
    assert building(tmp_path, monkeypatch, 0).check(log) == "said"
    log.seek(0)
    assert log.read().startswith(b"said\n"), "the build's own words come first"
    assert (tmp_path / "project" / "tried").exists()


def test_a_build_that_failed_is_not_tried(tmp_path, monkeypatch, log):
    with pytest.raises(PartFailed, match="status 1"):
        building(tmp_path, monkeypatch, 1).check(log)
    assert not (tmp_path / "project" / "tried").exists()


def test_build_without_requirements_is_skipped_except_in_ci(tmp_path, monkeypatch, log):
    made = building(tmp_path, monkeypatch, checks.LACKING)
    assert made.check(log) == "left out: said"
    monkeypatch.setenv("CI", "1")
    with pytest.raises(PartFailed):
        made.check(log)


def screen_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, tuple[list[str], dict[str, str]]]:
    """What pytest is called with for each virtual screen: arguments and variables by the screen's size."""
    called = {}

    @contextmanager
    def shown(size: str, *, managed: bool) -> Iterator[str]:
        yield f"{size} managed" if managed else size

    def note(arguments: list[str], variables: dict[str, str] | None = None, log: IO[bytes] | None = None) -> int:
        assert log is not None
        log.write(b"walked\n")
        if variables is None:
            return 0
        called[variables["DISPLAY"]] = (arguments, variables)
        return checks.PYTEST_FOUND_NONE

    monkeypatch.setattr(checks, "provide_xvfb", lambda: None)
    monkeypatch.setattr(checks, "virtual_screen", shown)
    monkeypatch.setattr(checks, "call", note)
    monkeypatch.setattr(checks, "check_other_pythons", lambda _: "the same games")
    monkeypatch.setattr(checks.Building, "check", lambda _, log: "built")
    checks.beside_tests(Checks(tmp_path), checks.Building.__new__(checks.Building)).tell()
    return called


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the virtual screen is Linux's")
def test_the_walk_is_taken_at_both_scales_with_a_window_manager(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    called = screen_runs(tmp_path, monkeypatch)
    walk = str(checks.WALK / "test_walk.py")
    factors = {size: variables["QT_SCALE_FACTOR"] for size, (paths, variables) in called.items() if walk in paths}
    assert factors == {"1280x800 managed": "1", "2560x1600 managed": "2"}
    shown = capsys.readouterr().out
    assert all(f"=== {name}\nwalked\n" in shown for name in checks.SCREENS), "each log is under its own headline"
    others = str(checks.PROJECT / "tests" / "ui" / "whole" / "test_screen.py")
    assert [size for size, (paths, _) in called.items() if others in paths] == [checks.SCREEN_SIZE]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the virtual screen is Linux's")
def test_a_screen_that_cannot_be_had_fails_in_ci_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def lack() -> None:
        raise SetUpError("there is no Xvfb")

    monkeypatch.setattr(checks, "provide_xvfb", lack)
    walk = checks.SCREENS["The walk at 1280x800"]
    monkeypatch.delenv("CI", raising=False)
    assert checks.check_on_screen(Checks(tmp_path), walk) == "left out: there is no Xvfb"
    monkeypatch.setenv("CI", "true")
    with pytest.raises(PartFailed, match="there is no Xvfb"):
        checks.check_on_screen(Checks(tmp_path), walk)
