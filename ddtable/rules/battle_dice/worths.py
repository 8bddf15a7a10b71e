"""The worth of each number of a die in a phase, and of a morale check, by the tables of a game (BD1.8, BD8.1)."""

from __future__ import annotations

from typing import Literal, get_args

from ddtable.rules.battle_dice.kinds import Phase
from ddtable.rules.battle_dice.tables import Bands, Morale, Tables

Worth = Literal["", "point", "hit", "kill_monster", "leaves"]
WORTHS: tuple[Worth, ...] = get_args(Worth)[1:]

TABLE_OF_PHASE = {"general": "tactics", "magic": "spells", "maneuver": "maneuver"}
"""The tables on which points are rolled; a monster's table has the name of its type."""


def worth_of(tables: Tables, phase: Phase, number: int) -> Worth:
    """Return the worth of a number, changes included, in the phase of its die."""
    if phase == "monster":
        return _of_monster(number, tables.bands)
    if number < tables.thresholds.get(phase, 0):
        return ""
    return "point" if phase in TABLE_OF_PHASE else "hit"


def _of_monster(number: int, bands: Bands) -> Worth:
    if number >= bands.point:
        return "point"
    if number >= bands.strikes:
        return "kill_monster"
    return "leaves" if number <= bands.leaves else ""


def changed(number: int, more: int) -> int:
    """Return a number with what is added to it, at least 1 (BD1.10)."""
    return max(1, number + more) if more else number


def rout_limit(dice: int, morale: Morale) -> int:
    """Return how many dice of a side must fail for a rout (BD8.1)."""
    return -(-dice // morale.one_in)
