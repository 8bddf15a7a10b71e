"""All checks of the project, one after the other, with a summary: run by `python3 packaging/start.py test`.

Run with the Python of the environment. Every part runs even if an earlier one failed; the status is 1 if any failed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock
from typing import IO
from xml.etree import ElementTree

from build import LACKING
from other_pythons import GamesDiffer, check_other_pythons
from set_up import SetUpError
from set_up.debian import install_or_ask
from set_up.for_checks import screen_packages
from set_up.qt_libraries import provide_libraries
from virtual_screen import SCREEN_SIZE, NoScreen, virtual_screen

PROJECT = Path(__file__).resolve().parent.parent
WALK = PROJECT / "tests" / "ui" / "walk"
FULL_COVERAGE_LIST = PROJECT / "tests" / "full_coverage.txt"
PYTEST_FOUND_NONE = 5
COVERED = ("engine", "rules", "saves", "library")  # the folders of tests that cover what must be
# As many as the cores; what they leave idle is used by the lane beside them. Stealing goes on where a crash takes a
# worker, and neighbours mostly share a worker.
CORES = ("-n", "2", "--dist", "worksteal")
PART_LIMIT = 30 * 60  # seconds; the longest part needs some nine minutes on two cores
SLOWEST = "--durations=12"
PROVIDING = Lock()  # two package managers at once get in each other's way
HANGING = ("-o", "faulthandler_timeout=900", "-o", "faulthandler_exit_on_timeout=true")  # it tells where, and ends
MODULE = ("-P", "-m")  # not -I, which ignores the PYTHON variables that a developer may have set
LINT_IMPORTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"


@dataclass
class Tally:
    """The numbers of tests in all runs of pytest."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0
    _lock: Lock = field(default_factory=Lock)

    def add(self, report: Path) -> None:
        """Count the tests of a JUnit report; a missing report counts as one failure."""
        with self._lock:  # two runs may end at once
            self._add(report)

    def _add(self, report: Path) -> None:
        if not report.is_file():
            self.failed += 1
            return
        for suite in ElementTree.parse(report).getroot().iter("testsuite"):
            tests, errors, failures, skipped = (
                int(suite.get(name, "0")) for name in ("tests", "errors", "failures", "skipped")
            )
            self.failed += errors + failures
            self.skipped += skipped
            self.passed += tests - errors - failures - skipped

    def __str__(self) -> str:
        return f"{self.passed} passed, {self.failed} failed, {self.skipped} skipped"


@dataclass
class Outcome:
    """The result of one part, e.g. `passed`, and its duration in seconds."""

    name: str
    failed: bool
    words: str
    seconds: float


@dataclass(frozen=True)
class Timed:
    """What a part said, or how it failed, and the seconds that it took."""

    said: str | PartFailed | None
    seconds: float


@dataclass
class Checks:
    """The whole run: the folder of reports, the numbers of tests, the outcome of each part."""

    reports: Path
    tally: Tally = field(default_factory=Tally)
    outcomes: list[Outcome] = field(default_factory=list)

    def part(self, name: str, check: Callable[[], Timed | str | None]) -> None:
        """Run one part under a heading. The check returns None or a remark, and raises PartFailed if it fails.

        A part that ran beside others returns what it said then and how long it took.
        """
        print(f"\n=== {name}", flush=True)
        start = time.monotonic()
        try:
            said: Timed | str | PartFailed | None = check()
        except PartFailed as failure:
            said = failure
        done = said if isinstance(said, Timed) else Timed(said, time.monotonic() - start)
        failed = isinstance(done.said, PartFailed)
        words = str(done.said or "passed")
        if failed:
            print(words, flush=True)
        self.outcomes.append(Outcome(name, failed, words, done.seconds))

    def pytest(
        self,
        name: str,
        arguments: Sequence[str],
        variables: Mapping[str, str],
        none_is_fine: bool,
        log: IO[bytes] | None = None,
    ) -> str | None:
        """Run pytest and count its tests; with `none_is_fine` a run without tests passes."""
        report = self.reports / f"{name}.xml"
        status = call([*MODULE, "pytest", f"--junit-xml={report}", SLOWEST, *HANGING, *arguments], variables, log)
        if status == PYTEST_FOUND_NONE and none_is_fine:
            return "no test carries the mark"
        self.tally.add(report)
        if status:
            raise PartFailed(f"failed (pytest's status {status})")
        return None

    def summary(self) -> str:
        """Return one line for each part, and the numbers of tests as the last line, which programs can parse."""
        width = max(len(outcome.name) for outcome in self.outcomes)
        lines = [
            f"{'FAIL' if outcome.failed else 'ok':4} {outcome.name:{width}} {outcome.seconds:6.1f} s  {outcome.words}"
            for outcome in self.outcomes
        ]
        return "\n".join(["", "=== Summary", *lines, "", str(self.tally)])


class PartFailed(Exception):
    """A part of the checks failed; the text says how."""


def call(arguments: Sequence[str], variables: Mapping[str, str] | None = None, log: IO[bytes] | None = None) -> int:
    """Run Python in the project folder, with its output shown or written to a log, and return the exit status.

    Raises PartFailed if it does not end in time, so that the next parts still run.
    """
    environment = {**os.environ, **(variables or {})}
    output = None if log is None else subprocess.STDOUT
    command = [sys.executable, *arguments]
    try:
        return subprocess.call(command, cwd=PROJECT, env=environment, timeout=PART_LIMIT, stdout=log, stderr=output)
    except subprocess.TimeoutExpired as late:
        raise PartFailed(f"stopped after {PART_LIMIT // 60} minutes") from late


def python_part(*arguments: str) -> Callable[..., None]:
    """Return a check that runs Python with these arguments and fails if Python fails; it takes a log for the output."""

    def check(log: IO[bytes] | None = None) -> None:
        if status := call(arguments, log=log):
            raise PartFailed(f"failed (status {status})")

    return check


def full_coverage_globs() -> list[str]:
    """Return the globs of the files that must stay fully covered."""
    lines = FULL_COVERAGE_LIST.read_text(encoding="utf-8").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


def check_full_coverage() -> None:
    """Raise PartFailed if no test ran some line of a file in the list."""
    report = ["--show-missing", "--skip-covered", "--fail-under=100", "--include", ",".join(full_coverage_globs())]
    if call([*MODULE, "coverage", "report", *report]):
        raise PartFailed(f"a file of {FULL_COVERAGE_LIST.relative_to(PROJECT)} is not fully covered")


def provide_xvfb() -> None:
    """Install Xvfb, its programs and the libraries of Qt's X11 plugin if they are missing. Raises SetUpError."""
    if packages := screen_packages():
        install_or_ask("The tests on a screen need a virtual screen and programs on it", packages)
    provide_libraries(Path(sysconfig.get_path("platlib")), "xcb")


class Lane:
    """Parts that run one after the other beside other work. Each writes to a log, which is printed when it is told."""

    def __init__(self, checks: Checks, parts: Mapping[str, Callable[[IO[bytes]], str | None]]) -> None:
        self._checks = checks
        self._logs = ExitStack()
        self._lane = ThreadPoolExecutor(1)
        self._running = []
        for name, part in parts.items():
            log = self._logs.enter_context((checks.reports / f"{name}.log").open("w+b"))
            self._running.append((name, log, self._lane.submit(timed, part, log)))

    def tell(self) -> None:
        """Wait for the parts; print the log of each under its headline, and note its outcome."""
        with self._logs, self._lane:
            for name, log, part in self._running:
                self._checks.part(name, partial(self._told, part, log))

    def _told(self, part: Future[Timed], log: IO[bytes]) -> Timed:
        done = part.result()
        log.seek(0)
        print(log.read().decode(errors="replace"), flush=True)
        return done


def timed(part: Callable[[IO[bytes]], str | None], log: IO[bytes]) -> Timed:
    """Run a part, and return its remark or failure with the seconds that it took."""
    start = time.monotonic()
    try:
        said: str | PartFailed | None = part(log)
    except PartFailed as failure:
        said = failure
    return Timed(said, time.monotonic() - start)


def check_on_screen(checks: Checks, shown: Screen, log: IO[bytes] | None = None) -> str | None:
    """Run the tests marked `screen` under Xvfb. If it is missing they are left out, except in CI."""
    if not sys.platform.startswith("linux"):
        return "left out: they need the virtual screen of Linux"
    try:
        with PROVIDING:
            provide_xvfb()
    except SetUpError as problem:
        if os.environ.get("CI"):
            raise PartFailed(str(problem)) from problem
        print(problem)
        return f"left out: {problem}"
    try:
        with virtual_screen(shown.size, managed=shown.managed) as display:
            variables = {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "QT_SCALE_FACTOR": shown.factor}
            files = [path for path in files_with("screen") if (WALK in Path(path).parents) == shown.managed]
            return checks.pytest(shown.report, ["-m", "screen", *files], variables, True, log)
    except NoScreen as problem:
        raise PartFailed(str(problem)) from problem


@dataclass(frozen=True)
class Screen:
    """A virtual screen with its tests: with a window manager (`managed`) the walk, else all the others."""

    report: str
    size: str = SCREEN_SIZE
    factor: str = "1"
    managed: bool = False


SCREENS = {
    "Tests: on a screen": Screen("screen"),
    "The walk at 1280x800": Screen("walk", "1280x800", managed=True),
    "The walk at 200 %": Screen("walk-200", "2560x1600", "2", managed=True),
}


class Building:
    """The released program, built in parallel with parts that use one core, then tried."""

    def __init__(self, log: Path) -> None:
        self._log = log
        with log.open("wb") as output:
            command = [sys.executable, str(PROJECT / "packaging" / "build.py")]
            self._process = subprocess.Popen(command, cwd=PROJECT, stdout=output, stderr=subprocess.STDOUT)

    def check(self, log: IO[bytes]) -> str:
        """Wait for the build and try it. Outside CI it is left out, with a line that says so, if it cannot be built."""
        status = self._process.wait()
        told = self._log.read_text(encoding="utf-8", errors="replace").strip()
        log.write(f"{told}\n".encode())
        log.flush()
        last = told.splitlines()[-1] if told else "nothing"
        if status == LACKING and not os.environ.get("CI"):
            return f"left out: {last}"
        if status:
            raise PartFailed(f"the build failed (status {status})")
        python_part("packaging/build.py", "--kept", "--try")(log)
        return last


def keep_bytecode(folder: Path) -> subprocess.Popen[bytes]:
    """Let every Python of the checks keep compiled modules in a folder outside the project; begin to fill it.

    Pytest rewrites the asserts of all tests, which takes longer than to import them: one process does it, while the
    parts that use one core run, and the workers of every later run read it.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(folder)
    command = [sys.executable, *MODULE, "pytest", "--collect-only", "-q", "tests"]
    offscreen = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.Popen(command, cwd=PROJECT, env=offscreen, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def same_games(log: IO[bytes]) -> str:
    """Play the sample games on the other Python versions of this computer."""
    try:
        return check_other_pythons(log)
    except GamesDiffer as difference:
        raise PartFailed(str(difference)) from difference


def files_with(mark: str) -> list[str]:
    """Return the test files that contain a mark, so that pytest need not import all others."""
    tests = sorted((PROJECT / "tests").rglob("test_*.py"))
    return [str(path) for path in tests if f"mark.{mark}" in path.read_text(encoding="utf-8")]


def run_tests(checks: Checks) -> None:
    """Run the tests that measure coverage, which takes three times as long, then all others, then long tests."""
    offscreen = {"QT_QPA_PLATFORM": "offscreen"}
    fixed = ["-m", "not screen and not random_games and not long", *CORES]
    traced = [f"--cov=ddtable/{folder}" for folder in COVERED]  # what no line is promised of runs at full speed
    covered = [*fixed, *(f"tests/{folder}" for folder in COVERED), *traced, "--cov-report="]
    others = [*fixed, "tests", *(f"--ignore=tests/{folder}" for folder in COVERED)]
    long = ["-m", "random_games or long", *CORES, *sorted({*files_with("random_games"), *files_with("long")})]
    checks.part("Tests: the rules, with coverage", lambda: checks.pytest("covered", covered, offscreen, False))
    checks.part("Full coverage where it is promised", check_full_coverage)
    checks.part("Tests: all around them", lambda: checks.pytest("others", others, offscreen, False))
    checks.part("Tests: random games and others that take long", lambda: checks.pytest("long", long, offscreen, True))


def check_imports(log: IO[bytes]) -> None:
    """Check the contracts of all imports, then those at load: one after the other, because they share a cache."""
    for contracts in ((), ("--config", ".importlinter_at_load")):
        python_part("-P", "-c", LINT_IMPORTS, "--no-logo", *contracts)(log)


def beside_tests(checks: Checks, building: Building) -> Lane:
    """Check types and imports, try wheel, other Pythons and the program, test on screens, run the benchmarks.

    These wait for downloads and for what a screen shows: beside the tests they take time that nobody uses. The
    benchmarks come last: they measure ratios, and are only to be seen to run.
    """
    parts: dict[str, Callable[[IO[bytes]], str | None]] = {
        "Types (mypy --strict)": python_part(*MODULE, "mypy"),
        "Imports (import-linter)": check_imports,
        "The wheel": python_part("packaging/try_wheel.py"),
        "Kept games on other Pythons": same_games,
    }
    parts |= {name: partial(check_on_screen, checks, shown) for name, shown in SCREENS.items()}
    parts["The program that ships"] = building.check
    parts["Benchmarks, once"] = python_part(*MODULE, "benchmarks", "--once")
    return Lane(checks, parts)


def main() -> int:
    """Run every part and print the summary; returns the exit status."""
    with TemporaryDirectory(prefix="ddtable-checks-") as reports:
        checks = Checks(Path(reports))
        compiling = keep_bytecode(Path(reports) / "bytecode")
        building = Building(Path(reports) / "build.log")
        beside = beside_tests(checks, building)
        checks.part("Lint (ruff check)", python_part(*MODULE, "ruff", "check", "."))
        checks.part("Format (ruff format)", python_part(*MODULE, "ruff", "format", "--check", "."))
        compiling.wait()
        run_tests(checks)
        beside.tell()
    print(checks.summary(), flush=True)
    return int(any(outcome.failed for outcome in checks.outcomes))


if __name__ == "__main__":
    sys.exit(main())
