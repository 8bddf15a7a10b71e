"""Seeded classic games for the tests of the save files."""

from __future__ import annotations

import random

import msgspec

import ddtable.rules  # noqa: F401  (makes the rule systems known)
from ddtable.dice.catalogue import catalogue
from ddtable.engine.game import Game
from ddtable.engine.system import SetUp
from ddtable.forces.deal import deal_force
from ddtable.saves import Seat

NOW = "2031-05-04T10:00:00+00:00"
SEATS = (Seat("Ada", "human"), Seat("Grace", "recruit"))


def fresh_game(seed: int = 1, by_hand: bool = False) -> Game:
    """Return a classic game of two dealt forces of 24 health."""
    source = random.Random(seed)
    forces = tuple(msgspec.to_builtins(deal_force(catalogue(), 24, source)) for _ in range(2))
    return Game(SetUp("classic", seed, {}, forces, by_hand))


def play_on(game: Game, count: int, seed: int = 1) -> None:
    """Play so many random choices, or to the end of the game."""
    source = random.Random(seed)
    for _ in range(count):
        if game.question is None:
            return
        game.play(game.rules.sample(game.question, source))
