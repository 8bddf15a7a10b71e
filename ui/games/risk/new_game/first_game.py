"""The first full game of a new user: a practice game of three on the world map, against two computers."""

from __future__ import annotations

from collections.abc import Callable
from random import SystemRandom

import msgspec

from ddtable.engine.system import SetUp
from ddtable.opponents.players import RECRUIT
from ddtable.rules.risk.forces import deal
from ddtable.rules.risk.table import row
from ddtable.words.sentences import Words
from ui.games.risk.new_game.risk_seat import GAME
from ui.new_game.dialog import LARGEST_SEED
from ui.new_game.first_seats import first_seats
from ui.session.library import SeatPlan

PLAYERS = 3


def first_game(words: Words, remember: Callable[..., object]) -> tuple[SetUp, list[SeatPlan]]:
    """Return the set-up and the seats; `remember` takes the settings by which the next new game proposes this game."""
    random = SystemRandom()
    forces = tuple(msgspec.to_builtins(deal(row(PLAYERS).health, random)) for _ in range(PLAYERS))
    remember(game=GAME, practice=True)
    seats = [*first_seats(words), SeatPlan(words.say("ui-name-3"), RECRUIT.word)]
    return SetUp(GAME, random.randrange(LARGEST_SEED), {}, forces), seats
