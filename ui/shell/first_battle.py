"""The first battle of somebody who wants to see the game at once: practice, against the computer."""

from __future__ import annotations

from random import SystemRandom
from typing import TYPE_CHECKING

import msgspec

from ddtable.engine.system import SetUp
from ddtable.forces.starter import starter_forces
from ui.shell.library import SeatPlan
from ui.shell.new_game import LARGEST_SEED, SYSTEM
from ui.shell.settings import SeatMemory

if TYPE_CHECKING:
    from ui.shell.window import MainWindow


def first_battle(window: MainWindow) -> tuple[SetUp, list[SeatPlan]]:
    """Return the set-up and who sits where, which the next new game proposes again."""
    forces = starter_forces()
    mine = forces[0]
    theirs = next(one for one in forces if one.health == mine.health and not set(one.species) & set(mine.species))
    say = window.words.say
    seats = [SeatPlan(say("ui-name-1"), "person"), SeatPlan(say("ui-name-2"), "recruit")]
    pairs = zip(seats, (mine, theirs), strict=True)
    memory = tuple(SeatMemory(seat.name, seat.kind, force.id) for seat, force in pairs)
    window.change_settings(game=SYSTEM, players=2, health=mine.health, seats=memory, practice=True)
    built = tuple(msgspec.to_builtins(force) for force in (mine, theirs))
    return SetUp(SYSTEM, SystemRandom().randrange(LARGEST_SEED), {}, built), seats
