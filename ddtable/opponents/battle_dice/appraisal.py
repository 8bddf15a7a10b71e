"""The chance that a seat wins Battle Dice between two rounds: a few measures of both armies, with fitted weights.

The weights come from games that Recruit played against itself (`python -m benchmarks.fitting_battle`), by the tables
that come with the game. Under tables of the players they are an estimate. Both armies see all that is measured.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import exp, log, sqrt

import msgspec

from ddtable.files.resources import resource
from ddtable.opponents.battle_dice.scene import rout_chance
from ddtable.rules.battle_dice.board import ARMY, PARTY, BattlePosition
from ddtable.rules.battle_dice.fighting import units_at
from ddtable.rules.battle_dice.kinds import CLASSES, class_of

Measures = dict[str, float]

PARTS, ROOTS = (tuple(f"{kind}_{name}" for name in CLASSES) for kind in ("part", "root"))
FITTED = ("lead", "steady", *PARTS, *ROOTS)


@cache
def fitted() -> Mapping[str, float]:
    """Return the weights of the measures."""
    written = resource("opponents", "appraisal_battle_dice.toml").read_bytes()
    found = msgspec.toml.decode(written, type=dict[str, dict[str, float]])["measures"]
    return {name: found[name] for name in FITTED}


def chance(position: BattlePosition, seat: int) -> float:
    """Return the chance of winning of a seat, from 0 to 1; 0 or 1 if one side has no units, and 1/2 if none has any."""
    mine, theirs = (kinds_of(position, of) for of in (seat, 1 - seat))
    if not mine or not theirs:
        return 0.5 if not mine and not theirs else float(bool(mine))
    table, found = fitted(), compared(position, seat)
    return 1 / (1 + exp(-sum([table[name] * value for name, value in found.items()])))


def compared(position: BattlePosition, seat: int) -> Measures:
    """Return the measures of a seat's army less those of the other one.

    "lead": the logarithm of the numbers of units. "steady": the chance that the other army routs in a check, less
    that of the own one. "part" of a class: its units, as a part of all units; "root": the square root of their number.
    """
    tables = position.board.tables
    mine, theirs = (kinds_of(position, of) for of in (seat, 1 - seat))
    every = len(mine) + len(theirs) + 1
    found = {
        "lead": log((len(mine) + 0.5) / (len(theirs) + 0.5)),
        "steady": rout_chance(theirs, tables) - rout_chance(mine, tables),
    }
    one, other = _by_class(mine), _by_class(theirs)
    for name, kept, against in zip(PARTS, one, other, strict=True):
        found[name] = (kept - against) / every
    for name, kept, against in zip(ROOTS, one, other, strict=True):
        found[name] = sqrt(kept) - sqrt(against)
    return found


def kinds_of(position: BattlePosition, seat: int) -> list[str]:
    """Return the kinds of a seat's units, with those that are on a quest."""
    return [position.dice[die].type for place in (ARMY, PARTY) for die in units_at(position, seat, place)]


def _by_class(kinds: Sequence[str]) -> list[int]:
    classes = [class_of(kind) for kind in kinds]
    return [classes.count(name) for name in CLASSES]
