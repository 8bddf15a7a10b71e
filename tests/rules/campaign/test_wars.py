"""Random wars to their end."""

from __future__ import annotations

from random import Random

import pytest
from war import WAR, known, play, set_up

from ddtable.engine.game import Game


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_war_is_sound_to_its_end_when_it_is_played_at_random(monkeypatch, seats):
    known(monkeypatch)
    game = Game(set_up(seats, seats))
    for at, now in enumerate(play(game, Random(seats))):
        if at % 40 == 0:
            assert WAR.problems(now.position) == []
    assert game.position.result is not None
