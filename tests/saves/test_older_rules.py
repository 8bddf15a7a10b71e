"""Saves of older rules: games that the current rules would not start can still be played."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from ddtable.dice.catalogue import catalogue
from ddtable.engine.game import Game
from ddtable.engine.system import SetUp, system
from ddtable.forces.deal import deal_force
from ddtable.saves import create, open_save, show
from tests.saves.games import NOW, SEATS, play_on

CLASSIC = system("classic")


def with_later_dragons(path: Path, dragon: str) -> None:
    """Write a game of the starter species in which each force has a dragon that came after 1995."""
    source = random.Random(3)
    forces = [msgspec.to_builtins(deal_force(catalogue(), 24, source)) | {"dragons": [dragon]} for _ in range(2)]
    with create(path, Game(SetUp("classic", 3, {"species": "all"}, tuple(forces))), SEATS, False, NOW) as save:
        assert save is not None
    opened = open_save(path)
    with opened.save:
        play_on(opened.game, 90)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("""UPDATE game SET rules = 2, set_up = replace(set_up, '{"species":"all"}', '{}')""")
        connection.execute(
            """UPDATE snapshot SET position = replace(position, '"species":"all"', '"species":"starters"')"""
        )


@pytest.mark.parametrize("dragon", ["earth_fire_drake", "ivory_wyrm", "fire_ivory_drake"])
def test_older_game_with_later_dragons_continues(tmp_path: Path, dragon: str):
    """C0.8, H91: it opens unverified where it stood, is played on, and opens again."""
    path = tmp_path / "old.ddtable"
    with_later_dragons(path, dragon)
    before = show(path)
    assert before.set_up.options == {}
    assert CLASSIC.refuse_set_up(before.set_up) is not None
    opened = open_save(path)
    with opened.save:
        assert opened.diverged_at == 0
        assert opened.game.question is not None
        assert opened.game.position.board.options.species == "starters"
        play_on(opened.game, 5)
    again = open_save(path, read_only=True)
    assert again.diverged_at == 0
    assert len(again.game.choices) == 5


def test_a_set_up_without_them_is_left_as_it_is():
    """H91: the present rules begin it as they did."""
    forces = tuple(msgspec.to_builtins(deal_force(catalogue(), 24, random.Random(1))) for _ in range(2))
    set_up = SetUp("classic", 3, {"faces": "printed"}, forces)
    assert CLASSIC.renewed(set_up, 2) is set_up
