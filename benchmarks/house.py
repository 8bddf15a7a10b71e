"""The size of the window's source, and its imports: those that go up between rooms, and circles of many files."""

from __future__ import annotations

from configparser import ConfigParser
from pathlib import Path

import grimp

from benchmarks.figures import Figure

PROJECT = Path(__file__).resolve().parent.parent
MOST_LINES = 42_000
CONTRACT = "importlinter:contract:rooms"


def house(_rounds: int) -> list[Figure]:
    """Count the lines of `ui/` and the imports that go up when a module loads."""
    files = sorted((PROJECT / "ui").rglob("*.py"))
    lines = sum(file.read_text("utf-8").count("\n") for file in files)
    return [
        Figure("lines of ui/", lines, "", MOST_LINES, note=f"{len(files)} files"),
        Figure("imports that go up between its rooms, at load", _upward(), "", 0),
    ]


def _upward() -> int:
    """Return the number of imports against the layers of .importlinter_at_load."""
    read = ConfigParser()
    read.read(PROJECT / ".importlinter_at_load", "utf-8")
    graph = grimp.build_graph("ddtable", "ui", exclude_type_checking_imports=True, cache_dir=None)
    layers = [line.strip("() ").split(" : ") for line in read[CONTRACT]["layers"].split("\n") if line.strip()]
    level = {
        module: number
        for number, rooms in enumerate(layers)
        for module in graph.modules
        if any(module == room or module.startswith(f"{room}.") for room in rooms)
    }
    return sum(
        level.get(imported, number) < number
        for module, number in level.items()
        for imported in graph.find_modules_directly_imported_by(module)
    )
