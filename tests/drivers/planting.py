"""A folder full of modules that nobody may import: it shows whether a process takes code from its current folder."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
PACKAGES = (
    "PyInstaller",
    "benchmarks",
    "coverage",
    "ddtable",
    "msgspec",
    "mypy",
    "pip",
    "pytest",
    "ruff",
    "set_up",
    "ui",
)
BEFORE_FILES = {"encodings"}  # imported before a process can write a note
AT_START = ("sitecustomize", "usercustomize")
SECONDS = 120


class Planted:
    """A folder with a module of every name that a process could ask for; each one notes that it was imported."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._note = folder.parent / f"{folder.name}-imported"
        folder.mkdir()
        # Closed at once, since a test run counts a file that is left open as a defect.
        code = f"with open({str(self._note)!r}, 'a') as note: note.write(__name__ + '\\n')\n"
        for name in (*sys.stdlib_module_names - BEFORE_FILES, *AT_START):
            (folder / f"{name}.py").write_text(code, encoding="utf-8")
        for name in PACKAGES:
            (folder / name).mkdir()
            for file in ("__init__.py", "__main__.py"):
                (folder / name / file).write_text(code, encoding="utf-8")

    @property
    def imported(self) -> list[str]:
        """The planted modules that were imported, in order."""
        return self._note.read_text(encoding="utf-8").split() if self._note.exists() else []

    def run(
        self,
        command: Sequence[str | Path],
        more: Mapping[str, str] | None = None,
        asked: bytes = b"",
        variables: Mapping[str, str] = os.environ,
    ) -> subprocess.CompletedProcess[bytes]:
        """Run a command in the folder, with `asked` as its input, and return what it said."""
        variables = {name: value for name, value in variables.items() if name != "PYTHONSAFEPATH"}
        return subprocess.run(
            list(map(str, command)),
            cwd=self.folder,
            env={**variables, "QT_QPA_PLATFORM": "offscreen", **(more or {})},
            input=asked,
            capture_output=True,
            timeout=SECONDS,
            check=False,
        )
