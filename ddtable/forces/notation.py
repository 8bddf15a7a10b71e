"""The notation of dice of a force: `"2 Thug, Marauder"`, or for several races `"Goblins: 2 Thug; Dwarves: Footman"`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from ddtable.dice.catalogue import Catalogue
from ddtable.forces.force import ForceError

_COUNTED = re.compile(r"(?:(\d+)\s+)?(\S.*)", re.ASCII | re.DOTALL)
_MOST = 99


def slug(name: str) -> str:
    """Return the id form of a name: `"Crack-Shot"` gives `"crack_shot"`, `"Dragon's Lair"` `"dragons_lair"`."""
    return re.sub(r"[^a-z0-9]+", "_", re.sub(r"['’]", "", name.lower())).strip("_")


def parse_units(catalogue: Catalogue, text: str, species: str = "") -> tuple[str, ...]:
    """Return the unit ids in `text`, in order; `species` is the race of names without one.

    Raises ForceError if a race, a unit or a number is wrong.
    """
    units: list[str] = []
    for group in filter(str.strip, text.split(";")):
        owner, colon, names = group.rpartition(":")
        folk = _species(catalogue, owner) if colon else species
        for count, name in _counted(names):
            if not folk:
                raise ForceError(f"{name!r} stands without its species, which is written like 'Goblins: 2 Thug'")
            unit = f"{folk}_{slug(name)}"
            if unit not in catalogue.army_units:
                raise ForceError(f"{catalogue.folk[folk].name} have no die called {name!r}")
            units += [unit] * count
    return tuple(units)


def parse_dragons(catalogue: Catalogue, text: str) -> tuple[str, ...]:
    """Return the dragon ids in `text`, e.g. `"2 Water Wyrm, Air Drake"`. Raises ForceError for a wrong one."""
    dragons: list[str] = []
    for count, name in _counted(text):
        if slug(name) not in catalogue.dragons:
            raise ForceError(f"no dragon is called {name!r}")
        dragons += [slug(name)] * count
    return tuple(dragons)


def parse_terrain(catalogue: Catalogue, text: str) -> str:
    """Return the id of the terrain in `text`, e.g. `"Coastland Temple"`. Raises ForceError for a wrong one."""
    if slug(text) not in catalogue.terrains:
        raise ForceError(f"no terrain is called {text!r}")
    return slug(text)


def parse_dice(catalogue: Catalogue, text: str, species: str = "") -> tuple[str, ...]:
    """Return the ids of dice of any sort: units with their race, other dice by their names alone.

    E.g. `"Goblins: 2 Thug; Air Drake, Coastland Temple"`. A name alone that is neither is a unit of `species`. Raises
    ForceError for a wrong one.
    """
    found: list[str] = []
    for group in filter(str.strip, text.split(";")):
        if ":" in group:
            found += parse_units(catalogue, group)
            continue
        for count, name in _counted(group):
            named = slug(name)
            others = any(named in kinds for kinds in (catalogue.dragons, catalogue.terrains, catalogue.of_campaigns))
            found += [slug(name)] * count if others else parse_units(catalogue, f"{count} {name}", species)
    return tuple(found)


def parse_species(catalogue: Catalogue, text: str) -> str:
    """Return the id of the race in `text`, "" for an empty text. Raises ForceError for a wrong one."""
    return _species(catalogue, text) if text.strip() else ""


def format_units(catalogue: Catalogue, units: Iterable[str]) -> str:
    """Return the notation of units in groups by race, equal dice together."""
    groups: dict[str, list[str]] = {}
    for unit, count in Counter(units).items():
        die = catalogue.unit(unit)
        name = _alone(catalogue, unit).removeprefix("Eldarim ") if unit in catalogue.champions else die.name
        groups.setdefault(die.species, []).append(_write(count, name))
    return "; ".join(f"{catalogue.folk[folk].name}: {', '.join(names)}" for folk, names in groups.items())


def format_dragons(catalogue: Catalogue, dragons: Iterable[str]) -> str:
    """Return the notation of dragons."""
    return ", ".join(_write(count, catalogue.dragon(dragon).name) for dragon, count in Counter(dragons).items())


def format_dice(catalogue: Catalogue, dice: Iterable[str]) -> str:
    """Return the notation of dice of any sort, the units first."""
    counts = Counter(dice)
    units = [die for die in counts.elements() if die in catalogue.army_units]
    others = [_write(count, _alone(catalogue, die)) for die, count in counts.items() if die not in catalogue.army_units]
    return "; ".join(filter(None, (format_units(catalogue, units), ", ".join(others))))


def _alone(catalogue: Catalogue, die: str) -> str:
    """Return the name of a die without a race; dice that only campaigns use are named by the words of their id."""
    return die.replace("_", " ").title() if die in catalogue.of_campaigns else catalogue.die(die).name


def _species(catalogue: Catalogue, text: str) -> str:
    if slug(text) not in catalogue.folk:
        raise ForceError(f"no species is called {text.strip()!r}")
    return slug(text)


def _counted(text: str) -> Iterator[tuple[int, str]]:
    """Yield number and name of each part between commas; nothing for an empty text."""
    if not text.strip():
        return
    for part in text.split(","):
        match = _COUNTED.fullmatch(part.strip())
        if match is None:
            raise ForceError("two commas stand without a die between them")
        figures, name = match.groups(default="1")
        # The length is checked first: Python refuses to convert thousands of digits.
        if len(figures) > 4 or not 1 <= int(figures) <= _MOST:
            raise ForceError(f"the number before {name!r} must be from 1 to {_MOST}")
        yield int(figures), name


def _write(count: int, name: str) -> str:
    return name if count == 1 else f"{count} {name}"
