"""The sample games on other Python versions: the same seed must give the same game on every version."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO

PROJECT = Path(__file__).resolve().parent.parent
LOCK = PROJECT / "packaging" / "requirements-dev.txt"
VERSIONS = ("3.11", "3.12", "3.13")
# What the rules and their words need: no window, no saves.
NEEDED = ("attrs", "babel", "fluent-runtime", "fluent-syntax", "msgspec", "platformdirs", "pytz", "typing-extensions")


class GamesDiffer(Exception):
    """A game is different on another Python version, or could not be played there; the text names the version."""


def other_pythons() -> dict[str, str]:
    """Return the program of each other Python version found on the path or in pyenv."""
    own = f"{sys.version_info.major}.{sys.version_info.minor}"
    found = {}
    for version in VERSIONS:
        kept = sorted((Path.home() / ".pyenv" / "versions").glob(f"{version}.*/bin/python"))
        programs = [*map(str, kept), shutil.which(f"python{version}")]
        working = [program for program in programs if program and _version(program) == version]
        if working and version != own:
            found[version] = working[0]
    return found


def _version(program: str) -> str:
    code = "import sys; print('%d.%d' % sys.version_info[:2])"
    told = subprocess.run([program, "-I", "-c", code], capture_output=True, text=True, check=False)
    return told.stdout.strip()


def needed_lines(lock: str) -> str:
    """Return the lines of a hashed lock file for the packages needed here."""
    blocks = lock.replace("\n    ", "\0").splitlines()
    kept = [block for block in blocks if block.partition("==")[0] in NEEDED]
    return "\n".join(kept).replace("\0", "\n    ") + "\n"


def check_other_pythons(log: IO[bytes] | None = None) -> str:
    """Play the sample games on every other Python found and return a summary. Raises GamesDiffer.

    The output is shown, or written to a log.
    """
    found = other_pythons()
    for version, program in found.items():
        with TemporaryDirectory(prefix=f"ddtable-{version}-") as folder:
            _check(version, program, Path(folder), log)
    return f"the same games on {', '.join(found)}" if found else "no other Python is here"


def _check(version: str, program: str, folder: Path, log: IO[bytes] | None) -> None:
    lock = folder / "requirements.txt"
    lock.write_text(needed_lines(LOCK.read_text(encoding="utf-8")), encoding="utf-8")
    python = folder / "environment" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    pip = ["-I", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes", "-r", str(lock)]
    steps = (
        [program, "-I", "-m", "venv", str(folder / "environment")],
        [str(python), *pip],
        [str(python), "-B", "tests/rules/digests/seeded_games.py", "--check"],
    )
    for step in steps:
        environment = {**os.environ, "PYTHONPATH": str(PROJECT)}
        output = None if log is None else subprocess.STDOUT
        if subprocess.call(step, cwd=PROJECT, env=environment, stdout=log, stderr=output):
            raise GamesDiffer(f"failed on Python {version}: {' '.join(step[1:])}")
