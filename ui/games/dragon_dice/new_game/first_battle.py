"""The first battle of a new user: a practice game against the computer."""

from __future__ import annotations

from random import SystemRandom
from typing import TYPE_CHECKING

import msgspec

from ddtable.engine.system import SetUp
from ddtable.forces.starter import starter_forces
from ui.games.dragon_dice.new_game.seat_form import GAME
from ui.kit.settings import SeatMemory
from ui.new_game.dialog import LARGEST_SEED
from ui.new_game.first_seats import first_seats
from ui.session.library import SeatPlan

if TYPE_CHECKING:
    from ui.window.main_window import MainWindow


def first_battle(window: MainWindow) -> tuple[SetUp, list[SeatPlan]]:
    """Return the set-up and the seats, which the next new game proposes again."""
    forces = starter_forces()
    mine = forces[0]
    theirs = next(one for one in forces if one.health == mine.health and not set(one.species) & set(mine.species))
    seats = first_seats(window.words)
    pairs = zip(seats, (mine, theirs), strict=True)
    memory = tuple(SeatMemory(seat.name, seat.kind, force.id) for seat, force in pairs)
    window.change_settings(game=GAME, players=2, health=mine.health, seats=memory, practice=True)
    built = tuple(msgspec.to_builtins(force) for force in (mine, theirs))
    return SetUp(GAME, SystemRandom().randrange(LARGEST_SEED), {}, built), seats
