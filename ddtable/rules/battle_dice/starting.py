"""The set-up of a game of Battle Dice that starts from a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import asdict

from ddtable.engine.start import starting_at
from ddtable.engine.system import SetUp
from ddtable.forces.battle_army import BattleArmy
from ddtable.rules.battle_dice.board import BattlePosition
from ddtable.rules.battle_dice.house import default_tables, encoded
from ddtable.rules.battle_dice.impossible import impossible
from ddtable.rules.battle_dice.kinds import MONSTERS, TROOPS
from ddtable.rules.battle_dice.notation.turns import turn_words
from ddtable.rules.battle_dice.notation.usual import SEATS
from ddtable.rules.battle_dice.notation.writing import USUAL


def set_up_at(position: BattlePosition) -> SetUp:
    """Return the set-up of a game that starts from a position: the armies that began, the options and the tables."""
    board, usual = position.board, asdict(USUAL)
    options = {name: value for name, value in asdict(board.options).items() if value != usual[name]}
    armies: tuple[Mapping[str, Any], ...] = tuple(msgspec.to_builtins(army_of(position, seat)) for seat in SEATS)
    house = UNSET if board.tables == default_tables() else encoded(board.tables)
    chance = position.chance
    return starting_at(SetUp(position.system, chance.seed, options, armies, chance.by_hand, house=house), position)


def army_of(position: BattlePosition, seat: int) -> BattleArmy:
    """Return the dice with which a seat began, as an army."""
    starts, monster = position.board.starts, position.board.monsters[seat]
    first = seat * starts[0]
    counts = Counter(die.type for die in position.dice[first : first + starts[seat]])
    troops: dict[str, Any] = {troop: counts[troop] for troop in TROOPS}
    return BattleArmy("", "", monster, monsters=sum(counts[kind] for kind in MONSTERS), **troops)


def first_impossible(position: BattlePosition) -> str | None:
    """Return a sentence for the first thing that is impossible in a position between two steps, or None."""
    if not turn_words(position):
        return None
    return next((found.said for found in impossible(position)), None)
