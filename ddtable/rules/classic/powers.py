"""Racial powers of 1995: what a species' maneuver icons do on its own terrain (C13.1)."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Literal

import msgspec
from msgspec import Struct

from ddtable.resources import resource

PowerKind = Literal["maneuver_doubled", "maneuver_as_save"]


class Power(Struct, frozen=True):
    """What one species can do at one kind of terrain."""

    species: str
    terrain: str
    effect: PowerKind


@cache
def powers() -> dict[tuple[str, PowerKind], frozenset[str]]:
    """Return the species that have an effect at a kind of terrain (C13.1)."""
    with resource("powers", "1995.toml").open("rb") as file:
        rows = msgspec.convert(tomllib.load(file)["power"], list[Power])
    found: dict[tuple[str, PowerKind], frozenset[str]] = {}
    for row in rows:
        key = (row.terrain, row.effect)
        found[key] = found.get(key, frozenset()) | {row.species}
    return found
