"""Lands, the places on them, and the links between places. Only this module knows how their ids are written.

A land is a terrain die on the table, with the seat that has captured it. Armies and dragons are at places. A place is
on one land; several places may share a land. Links say which places are next to each other: range is counted on them.
The game of 1995 has the first graph: one place on each land, and a link between each home and the frontier.

Some ids name several places at once, and may be asked like a place. A group is all places on a land. A front is the
attack on a place: for its defender that place, for the attacker the armies that attack it, wherever they stand.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from ddtable.engine.value import PlainValue

_NOBODY = -1
MOST_KNOWN = 64  # graphs, each of one board
KEPT = 4096  # places of which the kind is known

_PLACE, _LAIR, _TABLE, _LAND, _FRONT = "terrain/", "dragons/", "table/", "land/", "front/"


class Land(PlainValue, frozen=True):
    """A terrain die on the table, and the seat that has captured it.

    `home` is for the first graph alone, which is made from it: the seat whose home it is (-1: the frontier).
    """

    die: int
    home: int = _NOBODY
    holder: int = _NOBODY


class Place(PlainValue, frozen=True):
    """A place for armies and dragons: the index of its land, the seat whose home it is, and the places next to it."""

    id: str
    land: int
    home: int = _NOBODY
    links: tuple[str, ...] = ()


# Ids


@cache
def numbered(number: int) -> str:
    """Return the id of the place with a number; in the first graph that is the index of its land."""
    return f"{_PLACE}{number}"


@cache
def number_of(place: str) -> int:
    """Return the number of a place. Raises ValueError if it has none."""
    return int(place.removeprefix(_PLACE))


@lru_cache(KEPT)
def is_terrain(place: str) -> bool:
    """Return True if a place is at a terrain: not the reserve, a pile or the dragons' place."""
    return place.startswith(_PLACE)


@cache
def lair(place: str) -> str:
    """Return the place of the dragons at a terrain; they do not belong to any army there (C0.8)."""
    return _LAIR + behind(place).removeprefix(_PLACE)


@lru_cache(KEPT)
def is_lair(place: str) -> bool:
    """Return True if a place is that of the dragons at a terrain."""
    return place.startswith(_LAIR)


def place_of_lair(place: str) -> str:
    """Return the place at which dragons are; any other place is returned unchanged."""
    return _PLACE + place.removeprefix(_LAIR) if is_lair(place) else place


@cache
def table_of(land: int) -> str:
    """Return the place of a land's die on the table."""
    return f"{_TABLE}{land}"


def land_on(table: str) -> int:
    """Return the index of the land whose die is at a place of the table; -1 for any other place."""
    number = table.removeprefix(_TABLE)
    return int(number) if number != table and number.isdecimal() else -1


@cache
def group(land: int) -> str:
    """Return the id of the group of all places on a land."""
    return f"{_LAND}{land}"


@lru_cache(KEPT)
def is_group(place: str) -> bool:
    """Return True if an id is that of all places on a land."""
    return place.startswith(_LAND)


@cache
def front(place: str) -> str:
    """Return the id of the front at a place that is attacked."""
    return _FRONT + place.removeprefix(_PLACE)


@lru_cache(KEPT)
def is_front(place: str) -> bool:
    """Return True if an id is that of a front."""
    return place.startswith(_FRONT)


@lru_cache(KEPT)
def behind(place: str) -> str:
    """Return the place that is attacked at a front; any other place is returned unchanged."""
    return _PLACE + place.removeprefix(_FRONT) if is_front(place) else place


@lru_cache(KEPT)
def is_joint(place: str) -> bool:
    """Return True if an id may name several places at once: a group or a front."""
    return is_group(place) or is_front(place)


# Graphs


class Graph:
    """All places of a board with their links. What may be asked of a place may be asked of a group too."""

    def __init__(self, places: Sequence[Place]) -> None:
        self.places = {place.id: place for place in places}
        self.ids = tuple(self.places)
        self._on_land: dict[int, tuple[str, ...]] = {}
        for place in places:
            self._on_land[place.land] = (*self._on_land.get(place.land, ()), place.id)
        self.lands = {self._named(land): land for land in sorted(self._on_land)}
        self.land_of = {place.id: place.land for place in places} | {group(land): land for land in self._on_land}
        self.land_of |= {front(place.id): place.land for place in places}
        self._grounds = {place: self._named(land) for place, land in self.land_of.items()}
        self._within: dict[tuple[str, int], tuple[str, ...]] = {}

    def _named(self, land: int) -> str:
        """Return the id by which a land is named: its only place, or the group of its places."""
        there = self._on_land[land]
        return there[0] if len(there) == 1 else group(land)

    def ground(self, place: str) -> str:
        """Return the id by which the land of a place is named, with all places on it."""
        return self._grounds[place]

    def ground_or_place(self, place: str) -> str:
        """Return the id of the land of a place; a place that is on no land, such as the reserve, is its own."""
        return self._grounds.get(place, place)

    def members(self, place: str) -> tuple[str, ...]:
        """Return the places of a group, the place that is attacked at a front; a place is its own only member."""
        return self._on_land[self.land_of[place]] if is_group(place) else (behind(place),)

    def within(self, place: str, hops: int = 1) -> tuple[str, ...]:
        """Return the other places that are `hops` links away or fewer, in the order of the board."""
        key = (place, hops)
        if key not in self._within:
            near = here = {*self.members(place)}
            for _ in range(hops):
                near = near | {link for one in near for link in self.places[one].links}
            self._within[key] = tuple([one for one in self.ids if one in near and one not in here])
        return self._within[key]

    def problems(self, seats: int, lands: int) -> list[str]:
        """Return every defect of the places: unknown lands, seats or links, links in one direction only."""
        found = []
        for place in self.places.values():
            if not is_terrain(place.id):
                found.append(f"{place.id!r} is not a place")
            if not 0 <= place.land < lands:
                found.append(f"{place.id} is on land {place.land}")
            if not _NOBODY <= place.home < seats:
                found.append(f"{place.id} is the home of seat {place.home}")
            for link in place.links:
                if link == place.id or link not in self.places or place.id not in self.places[link].links:
                    found.append(f"{place.id} is linked to {link}, but not the other way")
        return found


@lru_cache(maxsize=MOST_KNOWN)
def first_graph(homes: tuple[int, ...]) -> Graph:
    """Return the graph of 1995: a place for each land, and a link between each home and each frontier (C7.1)."""
    return Graph(
        [
            Place(
                numbered(land),
                land,
                home,
                tuple(numbered(at) for at, other in enumerate(homes) if (home == _NOBODY) != (other == _NOBODY)),
            )
            for land, home in enumerate(homes)
        ]
    )


_KNOWN: dict[int, tuple[tuple[Place, ...], Graph]] = {}


def graph_of(places: tuple[Place, ...]) -> Graph:
    """Return the graph of some places; it is kept, because boards share their places."""
    known = _KNOWN.get(id(places))
    if known is None or known[0] is not places:
        if len(_KNOWN) >= MOST_KNOWN:
            _KNOWN.clear()
        known = _KNOWN[id(places)] = places, Graph(places)
    return known[1]
