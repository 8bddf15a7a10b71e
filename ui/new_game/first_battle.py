"""The first battle of a new user: a practice game against the computer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import SystemRandom
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from ddtable.engine.system import SetUp
from ddtable.forces.battle_armies import battle_armies
from ddtable.forces.starter import starter_forces
from ddtable.opponents.players import RECRUIT
from ddtable.opponents.seated import PERSON
from ui.kit.settings import BattleMemory, SeatMemory
from ui.new_game.dialog import LARGEST_SEED, SYSTEM
from ui.session.library import SeatPlan

if TYPE_CHECKING:
    from ui.window.main_window import MainWindow

BATTLE_DICE = "battle_dice"


def first_battle(window: MainWindow) -> tuple[SetUp, list[SeatPlan]]:
    """Return the set-up and the seats of a classic game, which the next new game proposes again."""
    forces = starter_forces()
    mine = forces[0]
    theirs = next(one for one in forces if one.health == mine.health and not set(one.species) & set(mine.species))
    seats = _seats(window)
    pairs = zip(seats, (mine, theirs), strict=True)
    memory = tuple(SeatMemory(seat.name, seat.kind, force.id) for seat, force in pairs)
    window.change_settings(game=SYSTEM, players=2, health=mine.health, seats=memory, practice=True)
    built = tuple(msgspec.to_builtins(force) for force in (mine, theirs))
    return SetUp(SYSTEM, SystemRandom().randrange(LARGEST_SEED), {}, built), seats


def first_battle_of_armies(window: MainWindow) -> tuple[SetUp, list[SeatPlan]]:
    """Return the same for Battle Dice: the two sample armies of the rules (BD1.3)."""
    armies = [replace(army, name=window.words.force_name(army.id, army.name)) for army in battle_armies()[:2]]
    seats, built = _seats(window), tuple(msgspec.to_builtins(army) for army in armies)
    memory = tuple(SeatMemory(seat.name, seat.kind, army.id) for seat, army in zip(seats, armies, strict=True))
    last = BattleMemory(size=armies[0].size, seats=memory, armies=built)
    window.change_settings(game=BATTLE_DICE, battle=last, practice=True)
    return SetUp(BATTLE_DICE, SystemRandom().randrange(LARGEST_SEED), {}, built), seats


def _seats(window: MainWindow) -> list[SeatPlan]:
    """Return the seats of a person and the computer."""
    say = window.words.say
    return [SeatPlan(say("ui-name-1"), PERSON), SeatPlan(say("ui-name-2"), RECRUIT.word)]


FIRST_BATTLES: Mapping[str, Callable[[MainWindow], tuple[SetUp, list[SeatPlan]]]] = {
    SYSTEM: first_battle,
    BATTLE_DICE: first_battle_of_armies,
}
"""The function for the first battle of each rule system."""
