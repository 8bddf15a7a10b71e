"""The table of the set-up, by the number of players (RK1.1)."""

from __future__ import annotations

import tomllib
from functools import cache

import msgspec
from msgspec import Struct

from ddtable.files.resources import resource


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """The limits of a force, and the health that is placed at the start.

    `dice`: the least number of unit dice. `health`: the most of all units. `initial`: placed at the start. `dragons`
    and `minors`: the most of them. `terrains`: the number of terrain dice.
    """

    players: int
    dice: int
    health: int
    initial: int
    dragons: int
    terrains: int
    minors: int


@cache
def rows() -> dict[int, Row]:
    """Return the rows by the number of players."""
    text = resource("risk", "set_up.toml").read_text("utf-8")
    found = [msgspec.convert(one, Row) for one in tomllib.loads(text)["row"]]
    return {one.players: one for one in found}


def row(players: int) -> Row:
    """Return the row of a number of players (RK1.1)."""
    return rows()[players]
