"""The force of a player in a game as on cards: one for each territory, pool and pile (RK1.7)."""

from __future__ import annotations

from random import Random

import pytest
from world import A, play, set_up

from ddtable.engine.game import Game
from ddtable.rules.dragon_dice.places import numbered
from ddtable.rules.risk.board import owned
from ddtable.rules.risk.rosters import NOWHERE, WorldForce, force_in_game


@pytest.fixture(scope="module")
def game() -> Game:
    """A game in its first turns."""
    found = Game(set_up(5, 3))
    for _ in play(found, Random(5), lambda game: game.position.board.turn > 3):
        pass
    return found


@pytest.fixture(scope="module")
def force(game: Game) -> WorldForce:
    return force_in_game(game, A, A)


def test_rk1_7_each_territory_has_its_own_card_and_all_dice_of_the_player_are_on_one(game: Game, force: WorldForce):
    position = game.position
    mine = [post for post in force.posts if post.kind == "territory"]
    assert [numbered(post.territory) for post in mine] == owned(position, A)
    for post in mine:
        assert post.map == "world"
        assert post.dice == tuple(position.dice[die].type for die in position.at(numbered(post.territory), A))
    brought = [die.type for die in position.dice if die.owner == A and not die.place.startswith(("table/", "out"))]
    assert sorted(force.dice) == sorted(brought)
    assert all(post.dice for post in force.posts), "no empty card"


def test_rk1_7_units_of_a_roster_are_those_on_the_map_and_in_reserve(force: WorldForce):
    there = [die for post in force.posts if post.kind in ("territory", "reserve") for die in post.dice]
    assert list(force.units) == there
    waiting = [post for post in force.posts if post.kind == "recruiting"]
    assert [post.territory for post in waiting] == [NOWHERE]


def test_roster_has_the_turn_and_the_territories_that_win(game: Game, force: WorldForce):
    """Q161: 24 of three players; with the goal of the whole world all 42."""
    assert (force.turn, force.territories, force.goal) == (game.position.board.turn, len(owned(game.position, A)), 24)
    assert force.cards == len(game.position.board.hands[A])
    whole = Game(set_up(5, 3, goal="world"))
    assert force_in_game(whole, A, A).goal == 42
