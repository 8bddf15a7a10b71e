"""The set-up, the checks and the build import no module from the current folder."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from pathlib import Path

import build
import checks
import other_pythons
import pytest
import try_wheel
from set_up import SetUpError, command
from set_up.environment import Environment, create_environment, install_lock, link_project

from benchmarks import apart, window
from tests.drivers.planting import PROJECT, Planted

HERE = sys.version_info[:2]
BASE = getattr(sys, "_base_executable", sys.executable)
SOURCES = ("benchmarks", "ddtable", "packaging", "ui")
MARKS = ("random_games", "long", "screen")


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Planted:
    """A folder of planted modules, in which this process stands; an empty entry of PYTHONPATH leads there too."""
    made = Planted(tmp_path / "downloads")
    monkeypatch.chdir(made.folder)
    monkeypatch.delenv("PYTHONSAFEPATH", raising=False)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    return made


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Environment:
    """An environment whose Python is the one that runs the tests."""
    monkeypatch.setattr(Environment, "python", Path(sys.executable))
    return Environment(tmp_path / "project", f"{HERE[0]}.{HERE[1]}", tmp_path)


@pytest.fixture
def made(planted: Planted, tmp_path: Path) -> Environment:
    """An environment made while standing in the planted folder."""
    made = create_environment(tmp_path / "project")
    assert planted.imported == []
    return made


def test_making_and_filling_the_environment_ignores_planted_modules(
    planted: Planted, made: Environment, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("PYTHONPATH", os.pathsep)
    lock = tmp_path / "lock.txt"
    lock.write_text(f"nothing==1 --hash=sha256:{'0' * 64}\n", encoding="utf-8")
    with pytest.raises(SetUpError, match="No matching distribution found for nothing"):
        install_lock(made, lock)
    assert planted.imported == []


@pytest.mark.skipif(sys.platform == "win32", reason="the launcher is a shell script")
def test_the_launcher_ignores_planted_modules_and_python_path(planted: Planted, tmp_path: Path):
    """The launcher of a real environment that has this one's packages."""
    project = tmp_path / "project"
    subprocess.run([sys.executable, "-I", "-m", "venv", "--without-pip", project / ".venv"], check=True)
    packages = project / ".venv" / "lib" / f"python{HERE[0]}.{HERE[1]}" / "site-packages"
    made = Environment(project, f"{HERE[0]}.{HERE[1]}", packages)
    link_project(made)
    (packages / "of_the_tests.pth").write_text(f"{sysconfig.get_path('platlib')}\n{PROJECT}\n", encoding="utf-8")
    done = planted.run([made.launcher, "--version"], {"PYTHONPATH": os.pathsep, "PYTHONHOME": "/nowhere"})
    assert planted.imported == []
    assert done.stdout.startswith(b"ddtable "), done.stderr.decode()


@pytest.mark.skipif(sys.platform == "win32", reason="nothing takes the place of a process there")
@pytest.mark.parametrize("start", [command.play, command.test])
def test_processes_of_start_py_ignore_planted_modules_and_python_path(
    planted: Planted, here: Environment, monkeypatch: pytest.MonkeyPatch, start
):
    taken: list[tuple[Sequence[str], dict[str, str]]] = []
    monkeypatch.setenv("PYTHONPATH", os.pathsep)
    monkeypatch.setattr(command, "provide_libraries", lambda *_: None)
    monkeypatch.setattr(os, "execve", lambda _, words, variables: taken.append((words, variables)))
    here.project.mkdir()
    start(here, ["--version"])
    done = planted.run(taken[0][0], variables=taken[0][1])
    assert planted.imported == []
    assert done.returncode == 0, done.stderr.decode()


def test_the_checks_ignore_planted_modules(planted: Planted, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(checks, "PROJECT", planted.folder)
    monkeypatch.setattr(checks, "FULL_COVERAGE_LIST", planted.folder / "full_coverage.txt")
    (planted.folder / "full_coverage.txt").touch()
    assert checks.Checks(tmp_path).pytest("tests", ["--version"], {}, True) is None
    checks.python_part(*checks.MODULE, "ruff", "--version")()
    with pytest.raises(checks.PartFailed):
        checks.check_full_coverage()  # there is nothing to report on
    assert planted.imported == []


def test_a_build_ignores_planted_modules(
    planted: Planted, here: Environment, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Whatever PyInstaller found there would even be shipped."""
    monkeypatch.setattr(build, "ready_environment", lambda *_: here)
    monkeypatch.setattr(build, "install_lock", lambda *_: None)
    monkeypatch.setattr(build, "install_or_ask", lambda *_: None)
    build.build_environment()
    assert planted.imported == []
    for name in ("DIST", "WORK", "PACKAGING"):
        monkeypatch.setattr(build, name, tmp_path)
    (tmp_path / "ddtable.spec").touch()
    real = PROJECT / "build" / "whole"
    kept = real.is_file()
    with pytest.raises(SetUpError):
        build.build(here)
    assert real.is_file() == kept  # else the check builds the program twice
    assert planted.imported == []


def test_the_trial_of_the_wheel_ignores_planted_modules(planted: Planted, tmp_path: Path):
    try_wheel.pip("--version")
    with pytest.raises(try_wheel.Unwell):
        try_wheel.install(tmp_path / "ddtable-1-py3-none-any.whl", tmp_path, False)
    assert planted.imported == []


def test_the_games_on_other_pythons_ignore_planted_modules(
    planted: Planted, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    assert other_pythons._version(BASE) == f"{HERE[0]}.{HERE[1]}"
    monkeypatch.setattr(other_pythons, "PROJECT", planted.folder)
    with pytest.raises(other_pythons.GamesDiffer, match="pip install"):
        other_pythons._check("3", BASE, tmp_path, None)
    assert planted.imported == []


def test_the_benchmarks_ignore_planted_modules(planted: Planted, monkeypatch: pytest.MonkeyPatch):
    with pytest.raises(apart.NotMeasured, match="no_such_figure"):
        apart.apart("benchmarks.no_such_figure")
    window.starting(1)
    assert planted.imported == []


# The rule for whatever is started in times to come


def starts_of_python(tree: ast.AST) -> Iterator[tuple[int, list[str]]]:
    """Yield the line and the words of each row of words in which Python may be started: a list, a tuple, a call."""
    for node in ast.walk(tree):
        row = node.elts if isinstance(node, ast.List | ast.Tuple) else node.args if isinstance(node, ast.Call) else []
        words = [word.value if isinstance(word, ast.Constant) else ast.unparse(word) for word in row]
        if "-m" in words or "-c" in words:
            yield row[0].lineno, words


def is_isolated(words: list[str]) -> bool:
    at = words.index("-m" if "-m" in words else "-c")
    before, after = words[at - 1] if at else "", words[at + 1] if len(words) > at + 1 else ""
    selects_tests = at == 0 and after.split()[-1] in MARKS  # pytest's own -m
    return before in ("-I", "-P", "isolation()", "sh") or selects_tests


def test_every_start_of_python_in_the_sources_is_isolated():
    """Python puts the current folder on the module path of -m and -c, unless -I or -P stands before them."""
    unsafe = [
        f"{path.relative_to(PROJECT)}:{line}: {' '.join(words)}"
        for folder in SOURCES
        for path in sorted((PROJECT / folder).rglob("*.py"))
        for line, words in starts_of_python(ast.parse(path.read_text(encoding="utf-8")))
        if not is_isolated(words)
    ]
    assert unsafe == []


def test_a_start_of_python_without_isolation_is_seen():
    code = "run([python, '-m', 'pip']); start('-c', CODE); run([python, '-I', '-m', 'pip']); tests(['-m', 'screen'])"
    assert [is_isolated(words) for _, words in starts_of_python(ast.parse(code))] == [False, False, True, True]
