"""The first battle of a new user: a practice game against the computer."""

from __future__ import annotations

from collections.abc import Callable
from random import SystemRandom

import msgspec

from ddtable.engine.system import SetUp
from ddtable.forces.starter import starter_forces
from ddtable.words.sentences import Words
from ui.games.dragon_dice.new_game.own_forces import GAME
from ui.kit.settings import SeatMemory
from ui.new_game.dialog import LARGEST_SEED
from ui.new_game.first_seats import first_seats
from ui.session.library import SeatPlan


def first_battle(words: Words, remember: Callable[..., object]) -> tuple[SetUp, list[SeatPlan]]:
    """Return the set-up and the seats; `remember` takes the settings by which the next new game proposes them again."""
    forces = starter_forces()
    mine = forces[0]
    theirs = next(one for one in forces if one.health == mine.health and not set(one.species) & set(mine.species))
    seats = first_seats(words)
    pairs = zip(seats, (mine, theirs), strict=True)
    memory = tuple(SeatMemory(seat.name, seat.kind, force.id) for seat, force in pairs)
    remember(game=GAME, players=2, health=mine.health, seats=memory, practice=True)
    built = tuple(msgspec.to_builtins(force) for force in (mine, theirs))
    return SetUp(GAME, SystemRandom().randrange(LARGEST_SEED), {}, built), seats
