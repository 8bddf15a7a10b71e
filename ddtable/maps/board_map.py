"""A map that has been checked: territories and continents by number, their borders and outlines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256

import msgspec

from ddtable.maps.document import Continent, Link, MapDocument, Territory
from ddtable.maps.outlines import Ring, rings

FINGERPRINT = 16  # characters; enough to tell two maps of one name apart


@dataclass(frozen=True, eq=False)
class BoardMap:
    """A map. A territory and a continent are named by their index in the file; `id` is the name of its file."""

    id: str
    document: MapDocument

    @property
    def territories(self) -> Sequence[Territory]:
        """All territories, in the order of the file."""
        return self.document.territories

    @property
    def continents(self) -> Sequence[Continent]:
        """All continents, in the order of the file."""
        return self.document.continents

    @cached_property
    def number(self) -> dict[str, int]:
        """The number of each territory, by its id."""
        return {territory.id: number for number, territory in enumerate(self.territories)}

    @cached_property
    def continent_of(self) -> tuple[int, ...]:
        """The continent of each territory."""
        known = {continent.id: number for number, continent in enumerate(self.continents)}
        return tuple(known[territory.continent] for territory in self.territories)

    @cached_property
    def within(self) -> tuple[tuple[int, ...], ...]:
        """The territories of each continent, in ascending order."""
        numbers = range(len(self.territories))
        return tuple(
            tuple(number for number in numbers if self.continent_of[number] == continent)
            for continent in range(len(self.continents))
        )

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """The territories on the other side of each territory's borders, by land and over the sea, ascending."""
        found: list[set[int]] = [set() for _ in self.territories]
        for one, other in borders(self.document):
            found[self.number[one]].add(self.number[other])
            found[self.number[other]].add(self.number[one])
        return tuple(tuple(sorted(near)) for near in found)

    @cached_property
    def borders(self) -> tuple[tuple[int, int], ...]:
        """Every pair of neighbours once, the lower number first."""
        return tuple((one, other) for one, near in enumerate(self.neighbours) for other in near if one < other)

    @property
    def links(self) -> Sequence[Link]:
        """The borders over the sea."""
        return self.document.links

    @cached_property
    def outlines(self) -> tuple[tuple[Ring, ...], ...]:
        """The closed lines around each territory: islands, and lakes within it."""
        return tuple(rings(arcs_of(self.document, territory.id)) for territory in self.territories)

    def goal(self, players: int) -> int:
        """Return the number of territories that wins a game of so many players (Q161)."""
        return self.document.goals.two if players == 2 else self.document.goals.more

    @cached_property
    def fingerprint(self) -> str:
        """A short text that differs for maps by which a game would go on differently."""
        goals = self.document.goals
        ruled = (
            [territory.id for territory in self.territories],
            [territory.card for territory in self.territories],
            self.continent_of,
            [(continent.id, continent.bonus) for continent in self.continents],
            self.borders,
            (goals.two, goals.more),
        )
        return sha256(msgspec.json.encode(ruled)).hexdigest()[:FINGERPRINT]


def borders(document: MapDocument) -> Iterator[tuple[str, str]]:
    """Yield the two territories of each border: those that share an arc, and those with a link over the sea."""
    for arc in document.arcs:
        if len(arc.between) == 2:
            yield arc.between[0], arc.between[1]
    for link in document.links:
        yield link.between


def arcs_of(document: MapDocument, territory: str) -> list[Ring]:
    """Return the points of the arcs around a territory."""
    return [
        tuple(zip(arc.points[::2], arc.points[1::2], strict=True)) for arc in document.arcs if territory in arc.between
    ]
