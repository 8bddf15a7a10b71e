"""The maps that can be played on: those of the program, and files in this user's folder for maps.

A map of a user is checked, copied into the folder and named after its file; it never replaces another one, because
saved games name their map.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from platformdirs import user_data_path

from ddtable.files.unread import unread
from ddtable.files.whole import write_whole
from ddtable.maps.board_map import BoardMap
from ddtable.maps.document import SUFFIX
from ddtable.maps.reading import MapError, built_in, built_in_map, read_map

MOST = 30  # own maps that are offered
_ID = re.compile(r"[a-z0-9_]{1,40}")
_OTHER = re.compile(r"[^a-z0-9]+")


def maps_folder() -> Path:
    """Return the folder with this user's maps."""
    return user_data_path("ddtable", appauthor=False) / "maps"


def own_maps() -> tuple[str, ...]:
    """Return the ids of this user's maps; none if the folder cannot be read."""
    try:
        found = sorted(path.stem for path in maps_folder().glob(f"*{SUFFIX}"))
    except OSError:
        return ()
    return tuple(one for one in found if _ID.fullmatch(one) and one not in built_in())[:MOST]


@cache
def known_map(map_id: str) -> BoardMap:
    """Return a map of the program or of this user. Raises KeyError for an unknown one, MapError for a broken file."""
    if map_id in built_in():
        return built_in_map(map_id)
    if not _ID.fullmatch(map_id) or not (path := maps_folder() / f"{map_id}{SUFFIX}").is_file():
        raise KeyError(map_id)
    return read_map(path)


def take_map(path: Path) -> BoardMap:
    """Check a file, copy it into the folder for maps, and return its map. Raises MapError.

    A map that is there already is not copied again.
    """
    found = read_map(path)
    for one in (*built_in(), *own_maps()):
        if _is_same(one, found):
            return known_map(one)
    name = _free_id(found.id)
    target = maps_folder() / f"{name}{SUFFIX}"
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        write_whole(target, path.read_bytes(), overwrite=False)
    except OSError as error:
        raise MapError(unread(target, error)) from error
    return known_map(name)


def _is_same(map_id: str, other: BoardMap) -> bool:
    try:
        return known_map(map_id).document == other.document
    except MapError:
        return False


def _free_id(wanted: str) -> str:
    """Return an id like the name of a file that no map has."""
    base = _OTHER.sub("_", wanted.lower()).strip("_")[:32] or "map"
    taken = {*built_in(), *(path.stem for path in maps_folder().glob(f"*{SUFFIX}"))}
    names = (base, *(f"{base}_{number}" for number in range(2, 1000)))
    return next(name for name in names if name not in taken)
