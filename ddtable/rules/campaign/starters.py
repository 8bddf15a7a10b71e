"""The starter forces of a campaign: two starter races each, filled for each size, always in the same way (K1, K2)."""

from __future__ import annotations

from functools import cache
from random import Random

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ddtable.dice.catalogue import published
from ddtable.files.resources import resource
from ddtable.forces.filling import fill
from ddtable.forces.force import Force
from ddtable.rules.dragon_dice.editions import edition


class Starter(Struct, frozen=True, forbid_unknown_fields=True):
    """One of `resources/campaign/starters.toml`."""

    name: str
    note: str
    races: tuple[str, str]


@cache
def starters() -> dict[str, Starter]:
    """Return the starter forces by id, before they are filled."""
    text = resource("campaign", "starters.toml").read_text("utf-8")
    return msgspec.toml.decode(text, type=dict[str, Starter])


@cache
def war_forces(health: int) -> tuple[Force, ...]:
    """Return the starter forces of a size of the edition, of six-sided dice whose faces are all known."""
    rules = edition("campaign", "all")
    return tuple(
        replace(
            fill(
                published(),
                Force(name, about.name, (), (), (), (), "", "", about.note),
                health,
                Random(f"{name}/{health}"),
                species=about.races,
                allowed="starters",
                half_cap=True,
                dragons=rules.dragons_due(health),
                rows=rules.sections,
            ),
            id=name,
        )
        for name, about in starters().items()
    )
