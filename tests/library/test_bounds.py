"""The library can read everything that it writes, and a large one stays within its memory limit."""

from __future__ import annotations

import json
import sqlite3
import tracemalloc
from contextlib import closing

import msgspec
import pytest
from msgspec.structs import replace

from ddtable import library
from ddtable.forces.ddforce import encode
from ddtable.library.exchange import export_library, import_library
from ddtable.saves import database
from tests.library.shelf import GUARD, NOW, RING, called, said


def noted(number: int) -> dict[str, object]:
    """A force whose note takes four bytes of memory for each sign."""
    force = replace(GUARD.force, name=f"Guard {number}", note="😀" + "x" * 1999)
    return {"force": json.loads(encode(replace(GUARD, force=force)))}


def test_an_import_after_which_the_library_could_not_be_read_is_refused(path, shelf, monkeypatch):
    monkeypatch.setattr(database, "_MOST_TEXT", 1 << 20)
    shelf.keep(GUARD, NOW)
    file = {"ddtable": "library", "version": 1, "forces": [noted(number) for number in range(80)]}
    assert "would become too large" in said(import_library, shelf, json.dumps(file).encode(), "many.json")
    assert len(shelf.forces()) == 1
    library.read_library(path).close()
    file["forces"] = file["forces"][:20]
    assert import_library(shelf, json.dumps(file).encode(), "some.json").forces == 20
    library.read_library(path).close()


def test_a_force_more_than_can_be_read_is_refused(path, shelf, monkeypatch):
    monkeypatch.setattr(database, "_MOST_TEXT", 100_000)
    kept: list[object] = []

    def fill() -> None:
        for number in range(200):
            kept.append(shelf.keep(called(f"Guard {number}"), NOW))

    assert "would become too large" in said(fill)
    assert len(kept) > 10
    with library.read_library(path) as seen:
        assert len(seen.forces()) == len(kept)


def test_exported_note_keeps_its_line_breaks(shelf):
    shelf.keep(called("One"), NOW)
    shelf.keep(called("Two"), NOW)
    text = export_library(shelf).text
    assert text == json.dumps(json.loads(text), ensure_ascii=False, indent=1) + "\n"
    assert [one["force"]["name"] for one in json.loads(text)["forces"]] == ["One", "Two"]


@pytest.mark.long
def test_exporting_takes_little_more_memory_than_its_text(path):
    library.open_library(path, NOW).close()
    dice = {f"own_{number}": 1 for number in range(300)}
    armies = dict.fromkeys(("home", "campaign", "horde"), dice)
    document = json.dumps({"ddtable": "force", "version": 1, "name": "Wide", "armies": armies})
    with closing(sqlite3.connect(path)) as connection, connection:
        rows = ((number, number, document) for number in range(1, 41))
        connection.executemany("INSERT INTO force VALUES (?, ?, 'classic', 'Wide', '', 0, '[]', '', '', ?)", rows)
        connection.execute("UPDATE library SET counter = 9999")
        ring = msgspec.json.encode(RING).decode()
        dice_rows = [(die, place, ring.replace(RING.id, die)) for place, die in enumerate(dice)]
        connection.executemany("INSERT INTO own_die VALUES (?, ?, ?)", dice_rows)
    with library.read_library(path) as shelf:
        shelf.forces()
        tracemalloc.start()
        try:
            text = export_library(shelf).text
            _, most = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
    assert len(json.loads(text)["forces"]) == 40
    assert most < 8 * len(text)
