"""The first war of a new user: a practice game against the computer, of the smallest size."""

from __future__ import annotations

from collections.abc import Callable
from random import SystemRandom

import msgspec

from ddtable.engine.system import SetUp
from ddtable.rules.campaign.starters import war_forces
from ddtable.rules.dragon_dice.editions import edition
from ddtable.words.sentences import Words
from ui.games.campaign.new_game.war_seat import GAME
from ui.new_game.dialog import LARGEST_SEED
from ui.new_game.first_seats import first_seats
from ui.session.library import SeatPlan


def first_battle(words: Words, remember: Callable[..., object]) -> tuple[SetUp, list[SeatPlan]]:
    """Return the set-up and the seats; `remember` takes the settings by which the next new game proposes this game."""
    forces = war_forces(edition(GAME, "all").sizes[0].health)[:2]
    remember(game=GAME, practice=True)
    built = tuple(msgspec.to_builtins(force) for force in forces)
    return SetUp(GAME, SystemRandom().randrange(LARGEST_SEED), {}, built), first_seats(words)
