"""The first battle of a new user: a practice game of the two sample armies of the rules (BD1.3)."""

from __future__ import annotations

from collections.abc import Callable
from random import SystemRandom

import msgspec
from msgspec.structs import replace

from ddtable.engine.system import SetUp
from ddtable.forces.battle_armies import battle_armies
from ddtable.words.sentences import Words
from ui.games.battle_dice.armies.army_card import GAME
from ui.kit.settings import BattleMemory, SeatMemory
from ui.new_game.dialog import LARGEST_SEED
from ui.new_game.first_seats import first_seats
from ui.session.library import SeatPlan


def first_battle(words: Words, remember: Callable[..., object]) -> tuple[SetUp, list[SeatPlan]]:
    """Return the set-up and the seats; `remember` takes the settings by which the next new game proposes them again."""
    armies = [replace(army, name=words.force_name(army.id, army.name)) for army in battle_armies()[:2]]
    seats, built = first_seats(words), tuple(msgspec.to_builtins(army) for army in armies)
    memory = tuple(SeatMemory(seat.name, seat.kind, army.id) for seat, army in zip(seats, armies, strict=True))
    last = BattleMemory(size=armies[0].size, seats=memory, armies=built)
    remember(game=GAME, battle=last, practice=True)
    return SetUp(GAME, SystemRandom().randrange(LARGEST_SEED), {}, built), seats
