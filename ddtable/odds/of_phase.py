"""Exact chances of the rolls of Battle Dice: what a phase brings a side, and whether it routs (BD1.8, BD8.1).

A roll of Battle Dice adds no icons up: each number of a die has a worth, by the same table as in the game. So its
recipe counts faces of one worth each, and the chances are those of any recipe (of_recipe.py). Rolls on tables are one
die each, with one result for each number; their sequence depends on choices of the players, and is no roll.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ddtable.engine.arithmetic import Count, Face, Recipe
from ddtable.odds.of_recipe import chances
from ddtable.odds.plans import Sides, Totals
from ddtable.rules.battle_dice.kinds import Phase, sides_of
from ddtable.rules.battle_dice.tables import Tables
from ddtable.rules.battle_dice.worths import WORTHS, changed, rout_limit, worth_of

PHASE: Recipe = tuple(Count(worth, worth, "BD1.8") for worth in WORTHS)
FAILS = "fails"
MORALE: Recipe = (Count(FAILS, FAILS, "BD8.1"),)


def of_phase(
    tables: Tables, phase: Phase, kinds: Sequence[str], results: Sequence[str], added: Mapping[int, int] | None = None
) -> dict[Totals, float]:
    """Return the chance of each combination of numbers of dice with these worths, before the roll of a phase's dice.

    `added`: what is added to the numbers of some dice, by their index in `kinds` (BD1.10).
    """
    more = added or {}
    dice = [
        tuple(
            Face(at, worth_of(tables, phase, changed(number, more.get(at, 0))), 1)
            for number in range(1, sides_of(kind) + 1)
        )
        for at, kind in enumerate(kinds)
    ]
    return chances(PHASE, dice, results)


def of_morale(tables: Tables, kinds: Sequence[str]) -> dict[Totals, float]:
    """Return the chance of each number of dice that fail in a morale check (BD8.1)."""
    return chances(MORALE, [_checked(tables, at, kind) for at, kind in enumerate(kinds)], [FAILS])


def rout_chance(tables: Tables, kinds: Sequence[str], rallied: int = 0) -> float:
    """Return the chance that a side of these dice routs; `rallied`: the failures that do not count (BD8.1)."""
    limit = rout_limit(len(kinds), tables.morale)
    return sum(share for (failed,), share in of_morale(tables, kinds).items() if max(0, failed - rallied) >= limit)


def _checked(tables: Tables, at: int, kind: str) -> Sides:
    numbers = range(1, sides_of(kind) + 1)
    return tuple(Face(at, FAILS if number in tables.morale.numbers else "", 1) for number in numbers)
