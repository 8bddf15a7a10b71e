"""The 20 artifacts and the effect of each number of their d4, from `artifacts.toml` (BA1, BA9, BA10)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Literal

import msgspec
from msgspec import Struct

from ddtable.files.resources import resource
from ddtable.rules.battle_dice.kinds import ARTIFACTS, TROOPS
from ddtable.rules.battle_dice.tables import TABLES

NUMBERS = (1, 2, 3, 4)
SHIELDED = ("infantry", "archer")
"""The classes of enemy units that a shield can be used against."""

Work = Literal["nothing", "hire", "hire_any", "return", "bonus", "penalty", "rally", "orb", "kill", "discard"]
Group = Literal["cache", "scroll", "wand", "sword", "shield", "bow", "staff", "wings", "crown", "banner", "orb"]


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """The effect of an artifact on one of `numbers`; `word` is its name, "" if it has no effect.

    For hiring, `amount` is the number of units, or the number of dice with `sides` sides to roll for it.
    """

    numbers: tuple[int, ...]
    word: str = ""
    does: Work = "nothing"
    amount: int = 0
    sides: Literal[0, 4, 6] = 0


class Artifact(Struct, frozen=True, forbid_unknown_fields=True):
    """An artifact: a unit uses at most one of a `group` (BA12), and an artifact needs a unit of the class `needs`.

    `table` is the table that an orb shifts.
    """

    group: Group
    lines: tuple[Line, ...]
    needs: str = ""
    table: str = ""


@cache
def artifacts() -> dict[str, Artifact]:
    """Return every artifact by its kind, in the order of the table for quest rewards (BQ7)."""
    return read_artifacts(resource("battle_dice", "artifacts.toml").read_bytes())


def read_artifacts(data: bytes) -> dict[str, Artifact]:
    """Return the artifacts of a file. Raises ValueError with the error in it."""
    found = msgspec.toml.decode(data, type=dict[str, Artifact])
    if tuple(found) != ARTIFACTS:
        raise ValueError("the artifacts are not the twenty of the table, in its order")
    for kind, artifact in found.items():
        if Counter(number for line in artifact.lines for number in line.numbers) != Counter(NUMBERS):
            raise ValueError(f"{kind}: its lines are not one for each of the numbers 1 to 4")
        if artifact.needs not in ("", *TROOPS) or artifact.table not in ("", *TABLES):
            raise ValueError(f"{kind}: it needs no such class, or shifts no such table")
        if any(bool(line.word) != (line.does != "nothing") for line in artifact.lines):
            raise ValueError(f"{kind}: a line has a word where it does something, and only there")
    return found


def line_of(kind: str, number: int) -> Line:
    """Return the effect of an artifact for a number. Raises KeyError if the kind is not an artifact."""
    return next(line for line in artifacts()[kind].lines if number in line.numbers)


def amount_of(line: Line) -> int:
    """Return the amount as shown to players: negative for a shield, 0 if it is still to be rolled."""
    return -line.amount if line.does == "penalty" else 0 if line.sides else line.amount


def meets(kind: str, of: str) -> bool:
    """Return True if an artifact may be used on or against a unit of this class (BA2, BA11).

    Shields are used against enemy infantry and archers, other artifacts on an own unit of the class that they need.
    """
    artifact = artifacts()[kind]
    return of in SHIELDED if artifact.group == "shield" else of == artifact.needs
