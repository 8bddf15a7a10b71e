"""Types of dice. Every value is read from `resources/dice` and never changes."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from ddtable.dice.faces import Face

Element: TypeAlias = Literal["air", "water", "fire", "earth", "death", "ivory"]
"""The elements: blue, green, red, gold and black, and ivory for none (C0.4)."""

Size: TypeAlias = Literal["common", "uncommon", "rare", "monster"]

UnitClass: TypeAlias = Literal[
    "cavalry",
    "heavy_melee",
    "light_melee",
    "melee",
    "missile",
    "heavy_missile",
    "light_missile",
    "magic",
    "heavy_magic",
    "light_magic",
    "monster",
]
"""The five troop classes of the starter species (C0.6), the variations of the other species, and monsters."""

IconKind: TypeAlias = Literal["basic", "special", "eighth_face", "dragon", "minor"]

Mark: TypeAlias = Literal["", "entered", "reconstructed"]
"""The source of a die's faces: published lists, the player who owns it, or a reconstruction that may be wrong."""

OwnKind: TypeAlias = Literal["unit", "champion", "dragonkin", "eldarim", "item"]

Family: TypeAlias = Literal["units", "terrains", "dragons", "dragonkin", "champions", "items", "minor_terrains"]
"""The families of dice that may be in a game."""

ItemForm: TypeAlias = Literal["", "equipment", "artifact", "medallion", "relic"]

ItemSize: TypeAlias = Literal["", "small", "medium", "large"]

Metal: TypeAlias = Literal["", "bronze", "silver", "gold"]
"""The metal of a die without an element, for its drawing; relics are drawn in silver."""

HEALTH_OF_SIZE: Final[dict[Size, int]] = {"common": 1, "uncommon": 2, "rare": 3, "monster": 4}
"""Health by size of die (C0.1)."""

SIDES_OF_SIZE: Final[dict[Size, int]] = {"common": 6, "uncommon": 6, "rare": 6, "monster": 10}

SIZE_OF_HEALTH: Final[dict[int, Size]] = {1: "common", 2: "uncommon", 3: "rare", 4: "rare"}
"""Size by health of a six-sided die; a champion counts as rare."""

ELEMENTS: Final[tuple[Element, ...]] = ("air", "water", "fire", "earth", "death")
"""The five elements that a die may have alone."""

SIDES_OF_FORM: Final[dict[ItemForm, int]] = {"equipment": 4, "medallion": 4, "relic": 6, "artifact": 10}

HEALTH_OF_KIND: Final[dict[OwnKind, range]] = {
    "unit": range(1, 5),
    "champion": range(4, 5),
    "dragonkin": range(1, 5),
    "eldarim": range(1, 4),
}


class Icon(msgspec.Struct, frozen=True):
    """An icon on faces.

    `reads_count`: its effect depends on the number of icons; None if no text of it is available.
    """

    id: str
    name: str
    kinds: tuple[IconKind, ...]
    reads_count: bool | None = None


class Species(msgspec.Struct, frozen=True):
    """A species of units (C0.5). `starter_1995`: its six-sided dice are in the first starter sets."""

    id: str
    name: str
    other_name: str
    elements: tuple[Element, ...]
    starter_1995: bool


class UnitType(msgspec.Struct, frozen=True):
    """A unit die (C0.1 to C0.3) with 6 faces, or 10 for a monster; `note` says where published lists disagree.

    `elements` is set only if they differ from those of the species; see `Catalogue.elements_of`. `listed` is the row of
    the lists of campaign dice that the die comes from (`ddtable.dice.listed`); `automatic_saves`: those of dragonkin.
    """

    id: str
    species: str
    name: str
    unit_class: UnitClass
    size: Size
    health: int
    faces: tuple[Face, ...]
    note: str = ""
    mark: Mark = ""
    elements: tuple[Element, ...] = ()
    automatic_saves: int = 0
    listed: str = ""

    @property
    def is_monster(self) -> bool:
        """True if it is a ten-sided die of a kicker pack."""
        return self.size == "monster"


class TerrainType(msgspec.Struct, frozen=True):
    """A terrain die (C0.7). `faces[n - 1]` is the icon printed on face n; the eighth is `eighth_face`."""

    id: str
    name: str
    kind: str
    elements: tuple[Element, ...]
    eighth_face: str
    advanced: bool
    original_1995: bool
    faces: tuple[Face, ...]


class DragonType(msgspec.Struct, frozen=True):
    """A dragon die (C0.8) of 12 faces. `slots`: the number of dragons of a force that it counts as."""

    id: str
    name: str
    form: str
    kind: str
    elements: tuple[Element, ...]
    health: int
    automatic_saves: int
    slots: int
    faces: tuple[Face, ...]
    note: str = ""


class ItemType(msgspec.Struct, frozen=True):
    """A magic item: equipment, an artifact, a medallion or a relic.

    `icon` is its usual icon, empty for none. `second_points`: the points of the second item of each pair. `names`: what
    each face names, an element or a race, if its icon does so; empty if none does. `listed` as for units.
    """

    id: str
    name: str
    form: ItemForm
    size: ItemSize
    icon: str
    points: int
    second_points: int
    elements: tuple[Element, ...]
    faces: tuple[Face, ...]
    metal: Metal = ""
    names: tuple[str, ...] = ()
    note: str = ""
    mark: Mark = ""
    listed: str = ""

    @property
    def carried_alone(self) -> bool:
        """True for a die that any unit may carry, but no other item with it (K2)."""
        return not self.elements


class MinorTerrainType(msgspec.Struct, frozen=True):
    """A minor terrain die of 8 faces; `place` is what its ID shows. A spell of the campaign knows these dice."""

    id: str
    name: str
    kind: str
    elements: tuple[Element, ...]
    place: str
    faces: tuple[Face, ...]


class OwnDie(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A die that no published list contains, entered by its owner; `own.own_die_problems` returns its errors.

    `species` is used for units, `elements` for all other dice. An item has no `unit_class` and `health`; only an item
    has `form` and `points` (its value in a force). `listed` is the row of the lists of campaign dice whose faces its
    faces replace, empty for none.
    """

    id: str
    name: str
    kind: OwnKind
    faces: tuple[Face, ...]
    species: str = ""
    elements: tuple[Element, ...] = ()
    unit_class: Literal[""] | UnitClass = ""
    form: ItemForm = ""
    health: int = 0
    points: int = 0
    note: str = ""
    mark: Mark = "entered"
    listed: str = ""

    @property
    def folk(self) -> str:
        """The species that the die counts as; empty for an item."""
        return {"unit": self.species, "item": "", "dragonkin": "dragonkin"}.get(self.kind, "eldarim")


DieType: TypeAlias = UnitType | TerrainType | DragonType | ItemType | MinorTerrainType
