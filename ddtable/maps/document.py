"""The map file, `.ddmap`: JSON with the names, the continents, the links and the shores of a map.

docs/map-format.md describes it, resources/schemas/ddmap-1.json is its schema; a test compares them. Lengths are in the
units of `size`, from the upper left corner. What the fields mean together is checked in `checking.py`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

SUFFIX: Final = ".ddmap"
VERSION: Final = 1
LARGEST_FILE: Final = 1 << 20
"""The most bytes of a file; the world needs about 40,000."""
LONGEST_NAME: Final = 40
MOST_LANGUAGES: Final = 40
MOST_TERRITORIES: Final = 120
MOST_CONTINENTS: Final = 8
"""Each continent has a terrain die; the fewest that players bring together are 8 (RK1.1)."""
MOST_ARCS: Final = 2_000
MOST_POINTS: Final = 20_000
LONGEST_SIDE: Final = 10_000
MOST_BONUS: Final = 20

_ID: Final = r"^[a-z][a-z0-9_]{0,39}$"
_Id: TypeAlias = Annotated[str, Meta(pattern=_ID)]
_Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
_Names: TypeAlias = Annotated[
    dict[Annotated[str, Meta(pattern=r"^[a-z]{2,3}$")], _Name], Meta(max_length=MOST_LANGUAGES)
]
_Side: TypeAlias = Annotated[int, Meta(ge=100, le=LONGEST_SIDE)]
_Length: TypeAlias = Annotated[float, Meta(ge=0, le=LONGEST_SIDE)]
Point: TypeAlias = tuple[_Length, _Length]
CardSign: TypeAlias = Literal["infantry", "cavalry", "artillery"]


class Named(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A thing with a name; `names` has it in other languages, by their codes."""

    name: _Name
    names: _Names = {}

    def in_language(self, code: str) -> str:
        """Return the name in a language, or the name of the file if it has none in that language."""
        return self.names.get(code, self.name)


class Continent(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A group of territories that share a terrain die: its bonus for recruits, and where its die lies."""

    id: _Id
    bonus: Annotated[int, Meta(ge=0, le=MOST_BONUS)]
    die: Point


class Territory(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A territory: its continent, the middle of its label, the sign on its card. `short` is its name on the map."""

    id: _Id
    continent: _Id
    label: Point
    card: CardSign
    short: _Name | UnsetType = UNSET
    shorts: _Names = {}


class Link(Struct, frozen=True, forbid_unknown_fields=True):
    """A border over the sea between two territories.

    `line`: both ends of its line on the map. A link without a line leaves the map at one side and comes back at the
    other.
    """

    between: tuple[_Id, _Id]
    line: tuple[_Length, _Length, _Length, _Length] | UnsetType = UNSET


class Arc(Struct, frozen=True, forbid_unknown_fields=True):
    """A line that two neighbours share, or a shore of one territory; `points`: x, y, x, y and so on."""

    between: Annotated[list[_Id], Meta(min_length=1, max_length=2)]
    points: Annotated[list[_Length], Meta(min_length=4)]


class Goals(Struct, frozen=True, forbid_unknown_fields=True):
    """The number of territories that wins: for two players, and for more (Q161)."""

    two: Annotated[int, Meta(ge=1)]
    more: Annotated[int, Meta(ge=1)]


class MapDocument(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The whole file."""

    ddtable: Literal["map"]
    version: Literal[1]
    size: tuple[_Side, _Side]
    goals: Goals
    continents: Annotated[list[Continent], Meta(min_length=2, max_length=MOST_CONTINENTS)]
    territories: Annotated[list[Territory], Meta(min_length=12, max_length=MOST_TERRITORIES)]
    links: Annotated[list[Link], Meta(max_length=MOST_TERRITORIES * 4)] = []
    arcs: Annotated[list[Arc], Meta(max_length=MOST_ARCS)]


FIELDS: Final = {
    "$": tuple(MapDocument.__struct_fields__),
    "$.goals": tuple(Goals.__struct_fields__),
    "$.continents[...]": tuple(Continent.__struct_fields__),
    "$.territories[...]": tuple(Territory.__struct_fields__),
    "$.links[...]": tuple(Link.__struct_fields__),
    "$.arcs[...]": tuple(Arc.__struct_fields__),
}


def schema() -> dict[str, Any]:
    """Return the JSON schema of the file."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(MapDocument)}
