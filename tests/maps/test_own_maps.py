"""Maps of a user: checked, copied into the folder for maps, never replaced; games on them."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from ddtable.engine.game import Game
from ddtable.engine.system import SetUp, system
from ddtable.files.resources import resource
from ddtable.maps import own
from ddtable.maps.own import known_map, own_maps, take_map
from ddtable.maps.reading import MapError
from ddtable.rules.risk.board import board_of


@pytest.fixture(autouse=True)
def folder(monkeypatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(own, "maps_folder", lambda: tmp_path / "maps")
    known_map.cache_clear()
    return tmp_path


def written(folder: Path, name: str = "My Isles!.ddmap", **changes: object) -> Path:
    """Write a map of one's own: the Four Shores by another name."""
    content = json.loads(resource("maps", "four_shores.ddmap").read_text("utf-8"))
    path = folder / name
    path.write_text(json.dumps({**content, "name": "My Isles", **changes}), "utf-8")
    return path


def test_a_map_is_copied_and_known_by_the_name_of_its_file(folder: Path) -> None:
    found = take_map(written(folder))
    assert found.id == "my_isles"
    assert own_maps() == ("my_isles",)
    assert known_map("my_isles").document.name == "My Isles"
    assert (folder / "maps" / "my_isles.ddmap").is_file()


def test_the_same_map_is_not_copied_twice(folder: Path) -> None:
    assert take_map(written(folder)).id == take_map(written(folder, "again.ddmap")).id
    assert own_maps() == ("my_isles",)


def test_another_map_of_the_same_name_replaces_none(folder: Path) -> None:
    take_map(written(folder))
    other = take_map(written(folder, goals={"two": 16, "more": 13}))
    assert other.id == "my_isles_2"
    assert known_map("my_isles").goal(2) == 17


def test_a_map_of_the_program_is_recognised(folder: Path) -> None:
    path = folder / "x.ddmap"
    path.write_bytes(resource("maps", "world.ddmap").read_bytes())
    assert take_map(path).id == "world"
    assert own_maps() == ()


@pytest.mark.parametrize("content", [b"", b"{}", b"[]", b'{"ddtable": "map", "version": 9}'])
def test_a_broken_file_is_refused_with_a_sentence_and_nothing_is_copied(folder: Path, content: bytes) -> None:
    path = folder / "broken.ddmap"
    path.write_bytes(content)
    with pytest.raises(MapError, match=r"broken\.ddmap"):
        take_map(path)
    assert own_maps() == ()


@pytest.mark.parametrize("name", ["../../etc/passwd", "nowhere", "", "A", "x/y"])
def test_unknown_names_are_no_map(name: str) -> None:
    with pytest.raises(KeyError):
        known_map(name)


def set_up(map_id: str) -> SetUp:
    random = Random(1)
    forces = tuple(system("risk").deal(100, random, {}) for _ in range(2))
    return SetUp("risk", 1, {}, forces, house={"map": map_id, "fingerprint": known_map(map_id).fingerprint})


def test_a_game_is_played_on_an_own_map_and_refused_without_it(folder: Path) -> None:
    game = set_up(take_map(written(folder)).id)
    assert board_of(Game(game).position).map.id == "my_isles"
    (folder / "maps" / "my_isles.ddmap").unlink()
    known_map.cache_clear()
    assert "my_isles" in str(system("risk").refuse_set_up(game))


def test_a_file_that_was_broken_later_is_refused(folder: Path) -> None:
    game = set_up(take_map(written(folder)).id)
    (folder / "maps" / "my_isles.ddmap").write_text("{}")
    known_map.cache_clear()
    assert "my_isles.ddmap" in str(system("risk").refuse_set_up(game))
