"""Finding dice in the catalogue by typed words and by filters, in several orders."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Mapping
from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

from ddtable.dice.catalogue import Catalogue
from ddtable.dice.types import DieType, DragonType, Element, ItemType, Size, TerrainType, UnitClass, UnitType

DieKind: TypeAlias = Literal["unit", "dragon", "terrain", "dragonkin", "champion", "item", "minor"]
Order: TypeAlias = Literal["species", "name", "health", "class"]
Said: TypeAlias = Literal["die", "species", "class", "size", "icon", "element"]
Source: TypeAlias = Literal["published", "entered", "reconstructed"]
"""The source of a die's faces."""

Says: TypeAlias = Callable[[Said, str], str]
"""The words for a thing, by its kind and its id; a thing may have several."""

ORDERS: Final[tuple[Order, ...]] = get_args(Order)
KINDS: Final[tuple[DieKind, ...]] = get_args(DieKind)
SOURCES: Final[tuple[Source, ...]] = get_args(Source)
_INSIDE: Final = 3  # minimum letters for a match inside a name: many languages write compounds as one word
_LETTERS: Final = str.maketrans({"æ": "ae", "ø": "o", "œ": "oe", "ł": "l", "-": " ", "'": "", "’": ""})
_CLASSES: Final[tuple[UnitClass, ...]] = get_args(UnitClass)


class Wish(Struct, frozen=True):
    """A search. A die must match every filter; a filter accepts any of its values, and an empty filter all dice.

    `words`: each must start a word of the die: of its name, species, class, size, elements or special icons. A word of
    three or more letters may also occur anywhere in its name.
    """

    words: str = ""
    kinds: tuple[DieKind, ...] = ()
    species: tuple[str, ...] = ()
    elements: tuple[Element, ...] = ()
    classes: tuple[UnitClass, ...] = ()
    sizes: tuple[Size, ...] = ()
    icons: tuple[str, ...] = ()
    sources: tuple[Source, ...] = ()


class _Entry(Struct, frozen=True):
    """A die prepared for the search: its words, each after a space, and the values that filters compare."""

    id: str
    words: str
    name: str
    facets: frozenset[tuple[str, str]]


class Seeker:
    """A search index of all dice of a catalogue, own units included, in the words of one language.

    Listed dice whose faces the player has entered have them in their id (`Catalogue.as_entered`).
    """

    def __init__(self, catalogue: Catalogue, says: Says) -> None:
        dice: list[DieType] = [*catalogue.dice.values(), *catalogue.own_units.values()]
        dice += [catalogue.die(catalogue.as_entered(die)) for die in catalogue.of_campaigns]
        self._entries = [_entry(catalogue, die, says) for die in dice]
        shown = {die.id: says("die", die.id).casefold() for die in dice}
        names = {die: number for number, die in enumerate(sorted(shown, key=lambda die: shown[die]))}
        health = {die.id: -_worth(die) for die in dice}
        classes = {
            die.id: _CLASSES.index(die.unit_class) if isinstance(die, UnitType) else len(_CLASSES) for die in dice
        }
        self._keys: dict[Order, Callable[[str], tuple[int, ...]]] = {
            "name": lambda die: (names[die],),
            "health": lambda die: (health[die], names[die]),
            "class": lambda die: (classes[die], health[die], names[die]),
        }

    def find(self, wish: Wish, order: Order = "species") -> tuple[str, ...]:
        """Return the ids of the dice that match, by species in the order of the data, or in another order.

        By species, dice that match by name come first.
        """
        words, asked = _folded(wish.words).split(), _asked(wish)
        found = [entry for entry in self._entries if _matches(entry, words, asked)]
        if order == "species":
            found.sort(key=lambda entry: not all(f" {word}" in entry.name for word in words))
            return tuple(entry.id for entry in found)
        return tuple(sorted((entry.id for entry in found), key=self._keys[order]))


def by_value(ids: Iterable[str], value: Callable[[str], float]) -> tuple[str, ...]:
    """Return dice sorted by their value for a purpose, the highest first; dice of equal value keep their order."""
    return tuple(sorted(ids, key=lambda die: -value(die)))


def _matches(entry: _Entry, words: list[str], asked: list[frozenset[tuple[str, str]]]) -> bool:
    said = all(f" {word}" in entry.words or (len(word) >= _INSIDE and word in entry.name) for word in words)
    return said and not any(entry.facets.isdisjoint(any_of) for any_of in asked)


def _asked(wish: Wish) -> list[frozenset[tuple[str, str]]]:
    filters = {
        "kind": wish.kinds,
        "species": wish.species,
        "element": wish.elements,
        "class": wish.classes,
        "size": wish.sizes,
        "icon": wish.icons,
        "source": wish.sources,
    }
    return [frozenset((name, value) for value in values) for name, values in filters.items() if values]


def _entry(catalogue: Catalogue, die: DieType, says: Says) -> _Entry:
    elements = catalogue.elements_of(die) if isinstance(die, UnitType) else die.elements
    icons = dict.fromkeys(face.icon for face in die.faces)
    facets = {("element", element) for element in elements} | {("icon", icon) for icon in icons}
    name = f"{says('die', die.id)} {die.name}"
    words = [name, *(says("element", element) for element in elements)]
    special = [icon for icon in icons if "special" in catalogue.icons[icon].kinds]  # the others are on half of all dice
    words += [says("icon", icon) for icon in special]
    if isinstance(die, UnitType):
        facets |= {("species", die.species), ("class", die.unit_class), ("size", die.size)}
        words += [says("species", die.species), says("class", die.unit_class), says("size", die.size)]
    facets |= {("kind", kind_of(die)), ("source", getattr(die, "mark", "") or "published")}
    return _Entry(die.id, f" {_folded(' '.join(words))}", f" {_folded(name)}", frozenset(facets))


def kind_of(die: DieType) -> DieKind:
    """Return the kind of a die."""
    if isinstance(die, UnitType):
        listed: Mapping[str, DieKind] = {"dragonkin": "dragonkin", "eldarim": "champion"}
        return listed[die.species] if die.listed else "unit"
    if isinstance(die, DragonType):
        return "dragon"
    if isinstance(die, ItemType):
        return "item"
    return "terrain" if isinstance(die, TerrainType) else "minor"


def _worth(die: DieType) -> int:
    """Return the health of a die, the points of an item, 0 for a terrain."""
    if isinstance(die, ItemType):
        return die.points
    return die.health if isinstance(die, UnitType | DragonType) else 0


def _folded(text: str) -> str:
    """Return a text in the form used for comparing: lower case, without accents and without signs inside a word."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in parts if not unicodedata.combining(sign)).translate(_LETTERS)
