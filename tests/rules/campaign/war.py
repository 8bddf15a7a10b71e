"""A driver for campaigns: wars with dealt forces, answered at random or up to a wanted question."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from seeded_games import eager

from ddtable.engine import system as systems
from ddtable.engine.game import Game
from ddtable.engine.system import SetUp
from ddtable.rules.campaign.system import Campaign

WAR = Campaign()
SMALL = 120


def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the rule system known to the program."""
    monkeypatch.setitem(systems._SYSTEMS, "campaign", Campaign)
    monkeypatch.setitem(systems._LOADED, "campaign", WAR)


def set_up(seed: int, seats: int = 2, size: int = SMALL, **options: Any) -> SetUp:
    """Return a set-up with dealt forces; the same seed deals the same."""
    random = Random(seed)
    return SetUp("campaign", seed, options, tuple(WAR.deal(size, random, options) for _ in range(seats)))


def play(game: Game, random: Random, until: Callable[[Game], bool] = lambda _game: False) -> Iterator[Game]:
    """Play on at random to the end, or until the game is as wanted; yield the game at each question."""
    while game.question is not None and not until(game):
        yield game
        game.play(eager(game, game.question, random))
    yield game
