"""The rules of the house: what may import what, which versions are locked, and that the README's commands exist."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PROJECT = Path(__file__).resolve().parent.parent
LOCKS = {
    name: PROJECT / "packaging" / name for name in ("requirements.txt", "requirements-dev.txt", "requirements-pip.txt")
}
OURS = ("ddtable", "ui", "tests", "resources", "docs", "packaging", "benchmarks")
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", re.MULTILINE)
PRINTED_COMMAND = re.compile(r"^\s*(?:\$ )?(python3?|ddtable)\s+(.*?)\s*(?:#.*)?$")

VOID_CALLS = """
from PySide6.QtCore import QPoint
point = QPoint()
for number in range(200_000):
    point.setX(number)
print(point.x())
"""
IMPORT_ALL = """
import importlib, pkgutil, sys
import ddtable
for module in pkgutil.walk_packages(ddtable.__path__, "ddtable."):
    if module.name != "ddtable.__main__":
        importlib.import_module(module.name)
print(sorted({name.partition(".")[0] for name in sys.modules} & {"PySide6", "shiboken6", "ui"}))
"""
LINT_IMPORTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"


def run_python(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments], cwd=PROJECT, capture_output=True, text=True, timeout=120, check=False
    )


def project_table() -> dict:
    return tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def pins(lock: Path) -> dict[str, str]:
    return {canonicalize_name(name): version for name, version in PIN.findall(lock.read_text(encoding="utf-8"))}


def readme_commands() -> list[tuple[str, str]]:
    """The (program, arguments) of every command line in the README's code blocks."""
    readme = (PROJECT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```[^\n]*\n(.*?)^```", readme, re.MULTILINE | re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines()]
    return [(found[1], found[2]) for line in lines if (found := PRINTED_COMMAND.match(line))]


def test_qt_survives_two_hundred_thousand_void_calls():
    """One release of PySide6 lost a reference to None at each void call and aborted after some thousands."""
    outcome = run_python("-c", VOID_CALLS)
    assert (outcome.returncode, outcome.stdout.strip()) == (0, "199999"), outcome.stderr


def test_import_contracts_hold():
    outcome = run_python("-c", LINT_IMPORTS, "--no-logo", "--no-cache")
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr


@pytest.mark.parametrize(
    ("games", "file", "named"),
    [
        ("ddtable/rules", ".importlinter", "ddtable.rules.{}"),
        ("ui/games", ".importlinter", "ui.games.{}"),
        ("ui/games", ".importlinter_at_load", "ui.games -> ui.games.{}.game"),
    ],
)
def test_contracts_name_every_game(games: str, file: str, named: str):
    contracts = (PROJECT / file).read_text(encoding="utf-8").splitlines()
    folders = [folder.parent.name for folder in (PROJECT / games).glob("*/__init__.py")]
    assert folders
    assert [name for name in folders if f"    {named.format(name)}" not in contracts] == []


def test_the_game_loads_neither_qt_nor_the_window():
    outcome = run_python("-c", IMPORT_ALL)
    assert outcome.stdout.strip() == "[]", outcome.stderr


@pytest.mark.parametrize(("lock", "extra"), [("requirements.txt", None), ("requirements-dev.txt", "dev")])
def test_the_lock_satisfies_the_project_file(lock: str, extra: str | None):
    table = project_table()
    wanted = table["dependencies"] + (table["optional-dependencies"][extra] if extra else [])
    locked = pins(LOCKS[lock])
    for requirement in map(Requirement, wanted):
        version = locked.get(canonicalize_name(requirement.name))
        assert version is not None, f"{requirement.name} is missing from {lock}: make the lock anew"
        assert requirement.specifier.contains(version, prereleases=True), f"{requirement} against {version} in {lock}"


def test_both_locks_pin_the_game_alike():
    game, development, pip = (pins(lock) for lock in LOCKS.values())
    assert list(pip) == ["pip"]
    assert game.items() <= development.items()


@pytest.mark.parametrize("lock", LOCKS)
def test_every_locked_package_has_hashes_and_no_address(lock: str):
    text = LOCKS[lock].read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"^\s*-(?!-hash=sha256:)", text, re.MULTILINE), "an option other than a hash"
    packages = [entry for entry in re.split(r"^(?=\S)", text, flags=re.MULTILINE) if entry.strip()]
    for entry in packages:
        assert PIN.match(entry), entry
        assert "--hash=sha256:" in entry, entry


def test_qt_is_held_below_the_unsound_release():
    dependencies = [Requirement(line) for line in project_table()["dependencies"]]
    (qt,) = [requirement for requirement in dependencies if requirement.name == "PySide6-Essentials"]
    assert not qt.specifier.contains("6.12.0")


def test_the_readme_names_the_two_commands():
    assert ("python3", "packaging/start.py") in readme_commands()
    assert ("python3", "packaging/start.py test") in readme_commands()


def test_the_readmes_scripts_exist():
    scripts = {arguments.split()[0] for program, arguments in readme_commands() if program != "ddtable" and arguments}
    missing = [script for script in scripts if script.endswith(".py") and not (PROJECT / script).is_file()]
    assert missing == []


def test_the_readmes_ddtable_commands_exist():
    words = {arguments.split()[0] for program, arguments in readme_commands() if program == "ddtable" and arguments}
    for word in sorted(word for word in words if word.isidentifier()):
        outcome = run_python("-m", "ddtable", word, "--help")
        assert outcome.returncode == 0, f"ddtable {word}: {outcome.stderr}"


@pytest.mark.parametrize("page", ["README.md", "docs/architecture.md", "docs/newcomers.md"])
def test_every_file_that_a_page_names_exists(page: str):
    text = (PROJECT / page).read_text(encoding="utf-8")
    named = {name.lstrip("/") for name in re.findall(r"[\w./-]+\.(?:py|toml|ftl|md|svg|png)\b", text)}
    there = [path.relative_to(PROJECT).as_posix() for top in OURS for path in (PROJECT / top).rglob("*.*")]
    there += [path.name for path in PROJECT.iterdir()]
    example = re.compile(r"[A-Z]{3}")  # NAME.svg: what the reader is to put there
    lost = {name for name in named if not any(f"/{path}".endswith(f"/{name}") for path in there)}
    assert {name for name in lost if not example.search(name)} == set()
