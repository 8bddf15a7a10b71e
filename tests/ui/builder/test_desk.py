"""What the builder remembers, read as what a stranger may have made of it: one bad value loses no other."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from pytestqt.qtbot import QtBot

from tests.ui.builder.conftest import Opening
from ui.builder.desk import Desk, DeskFile
from ui.builder.sheet import Sheet
from ui.kit.remembered import MOST_BYTES

WOLVES = structs.replace(Sheet(), force=structs.replace(Sheet().force, name="Wolves", horde=("goblins_thug",) * 3))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "builder.json"


def written(path: Path, **values: object) -> dict[str, Any]:
    """Keep a desk with a force on it, and return it as it lies in the file, with these values changed there."""
    desk = DeskFile(path)
    desk.change(sheet=WOLVES, collection=7, limited=True)
    desk.close(forget=False)
    found = json.loads(path.read_text()) | values
    path.write_text(json.dumps(found))
    return found


BAD = {
    "looking of no kind": {"looking": {"kind": "cards"}},
    "looking that is none": {"looking": 7},
    "shelves without end": {"shelves": [{}] * 1000},
    "a revision below nothing": {"revision": -1},
    "a huge revision": {"revision": 1 << 70},
    "a width that no screen has": {"split": [1 << 40, 3]},
    "kept is a text": {"kept": "yes"},
    "words without end": {"looking": {"words": "x" * 100_000}},
}


@pytest.mark.parametrize("bad", BAD)
def test_invalid_value_gets_its_default_and_the_force_stays(path: Path, bad: str):
    written(path, **BAD[bad])
    desk = DeskFile(path)
    (name,) = BAD[bad]
    assert getattr(desk.value, name) == getattr(Desk(), name)
    assert (desk.value.sheet, desk.value.collection, desk.value.limited) == (WOLVES, 7, True)
    assert path.with_suffix(".broken.json").exists()
    assert desk.set_aside


BAD_SHEETS = {
    "dice without end": {"force": {"horde": ["goblins_thug"] * 5000}},
    "a die of a long name": {"force": {"horde": ["x" * 5000]}},
    "a long name": {"force": {"name": "x" * 5000}},
    "a long note": {"force": {"note": "x" * 50_000}},
    "a long player": {"player": "x" * 5000},
    "tags without end": {"tags": ["x"] * 1000},
    "a huge size": {"health": 1 << 40},
    "no size": {"health": 0},
    "a huge number": {"origin": 1 << 70},
}


@pytest.mark.parametrize("bad", BAD_SHEETS)
def test_invalid_force_is_dropped_and_the_view_stays(path: Path, bad: str):
    sheet = written(path)["sheet"]
    changed = BAD_SHEETS[bad]
    force = sheet["force"] | changed.get("force", {})
    written(path, sheet={**sheet, **changed, "force": force})
    desk = DeskFile(path)
    assert desk.value.sheet in (Sheet(), WOLVES), "the value alone, or a force that no memory bears as a whole"
    assert (desk.value.collection, desk.value.limited) == (7, True)
    assert path.with_suffix(".broken.json").exists()


def test_filters_that_no_catalogue_has_are_dropped(open_builder: Opening, path: Path, qtbot: QtBot):
    filters = {name: ["nonsense"] for name in ("elements", "classes", "sizes", "icons")}
    written(path, looking={**filters, "species": ["goblins", "nonsense"]}, shelves=[{"kind": "dragon", **filters}])
    page = open_builder()
    assert page.catalogue.looking.species == ("goblins",)
    page.catalogue.show_kind("dragon")
    assert page.catalogue.looking.elements == ()


@pytest.mark.parametrize("values", [*BAD.values(), {"collection": 1 << 62}, {"looking": {"species": ["nonsense"]}}])
def test_builder_opens_with_any_content_of_the_file(open_builder: Opening, path: Path, values: dict[str, Any]):
    written(path, **values)
    assert open_builder().editor.sheet.force.name == "Wolves"


@pytest.mark.parametrize(
    "content",
    [b"", b"{nonsense", b"[]", b"\xff", b"[" * 10_000, b'{"sheet": 1, "sheet": 2}', b" " * (MOST_BYTES + 1)],
)
def test_invalid_file_is_set_aside(path: Path, content: bytes):
    path.write_bytes(content)
    desk = DeskFile(path)
    assert desk.value == Desk()
    assert path.with_suffix(".broken.json").read_bytes() == content
    assert desk.change(sheet=WOLVES)
    assert DeskFile(path).path != path, "the first one holds it still"
    desk.close(forget=False)
    assert DeskFile(path).value.sheet == WOLVES


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
@pytest.mark.parametrize("suffix", [".json", ".new"])
def test_pipe_in_its_place_does_not_block(path: Path, suffix: str):
    os.mkfifo(path.with_suffix(suffix))
    desk = DeskFile(path)
    assert desk.value == Desk()
    assert desk.set_aside == (suffix == ".json")
    assert desk.change(sheet=WOLVES)
    desk.close(forget=False)
    assert DeskFile(path).value.sheet == WOLVES


def test_file_is_not_written_through_a_link(path: Path, tmp_path: Path):
    mine = tmp_path / "mine.txt"
    mine.write_text("precious")
    path.with_suffix(".new").symlink_to(mine)
    assert DeskFile(path).change(sheet=WOLVES)
    assert mine.read_text() == "precious"


def test_window_reports_the_file_set_aside(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    from tests.drivers.hands_on import open_window

    window = open_window(qtbot, monkeypatch, tmp_path).window
    window.settings.path.with_name("builder.json").write_text("{nonsense")
    window.run_command("builder")
    assert "builder.broken.json" in window.notice.words
