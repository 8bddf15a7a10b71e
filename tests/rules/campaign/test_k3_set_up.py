"""The set-up of a war: order of play, the common pool, homes and frontier, placement (K3, K4, K5, KP6.0)."""

from __future__ import annotations

from random import Random

import msgspec
from war import WAR, A, B, WarTable, play, set_up

from ddtable.engine.game import Game
from ddtable.engine.questions import Faces, Picked, Shown
from ddtable.rules.campaign.board import POOL, RECRUITING, board_of, living
from ddtable.rules.campaign.events import ArmiesRevealed, PoolFormed, TerrainPicked
from ddtable.rules.dragon_dice.board import DEAD, FORCE, NOBODY, distance, everyones, terrain_places
from ddtable.rules.dragon_dice.events.set_up import DistanceRolled, OrderSet
from ddtable.rules.dragon_dice.events.turns import TurnBegan
from ddtable.rules.dragon_dice.places import numbered


def until(game: Game, *kinds: str) -> Game:
    for _ in play(game, Random(4), lambda now: now.question.kind in kinds):
        pass
    return game


def happened(game: Game, kind: type) -> list:
    return [event for played in game.history for event in played.events if isinstance(event, kind)]


def test_k3_hordes_roll_before_terrains_are_picked():
    game = until(Game(set_up(2, 3)), "pick-home")
    assert len(happened(game, ArmiesRevealed)) == 3
    (pool,) = happened(game, PoolFormed)
    assert (pool.terrains, pool.goal) == (8, 5)
    (order,) = happened(game, OrderSet)
    assert game.position.board.order == order.order
    assert board_of(game.position).map == ()
    assert game.question.seat == order.order[0]


def test_k3_higher_horde_roll_plays_first_and_ties_roll_again():
    game = until(Game(set_up(2, 2, by_hand=True)), "faces")
    rolls = 0
    while isinstance(game.question.shape, Faces):
        rolls += 1
        count = len(game.question.shape.dice)
        game.play(Shown((0,) * count))  # the first face of a die is its ID: the totals are those of health
        if game.question.kind != "faces":
            break
        assert rolls < 20
    (order,) = happened(game, OrderSet)
    totals = {event.seat: event for event in happened(game, OrderSet.__mro__[1]) if hasattr(event, "sums")}
    first, second = order.order
    assert totals[first].sums[0].total >= totals[second].sums[0].total


def test_k4_each_player_picks_a_home_in_order_and_the_first_the_frontier():
    game = until(Game(set_up(6, 3)), "pick-home")
    order = game.position.board.order
    picked = []
    for seat in order:
        assert (game.question.seat, game.question.kind) == (seat, "pick-home")
        picked.append(game.question.shape.options[0].values["terrain"])
        (move,) = game.question.shape.options[0].moves
        assert move.source == f"{POOL}@{NOBODY}"
        game.play(Picked(game.question.shape.options[0].id))
    assert (game.question.seat, game.question.kind) == (order[0], "pick-frontier")
    picked.append(game.question.shape.options[0].values["terrain"])
    game.play(Picked(game.question.shape.options[0].id))
    assert len({*picked}) == 4
    assert [event.terrain for event in happened(game, TerrainPicked)] == picked
    assert len(game.position.at(POOL, NOBODY)) == 8 - 4
    places = board_of(game.position).map
    assert [place.home for place in places] == [*order, NOBODY]
    frontier = numbered(3)
    assert [place.links for place in places] == [(frontier,)] * 3 + [tuple(numbered(at) for at in range(3))]
    assert WAR.problems(game.position) == []


def test_k5_distances_of_7_and_8_are_rolled_again():
    for seed in range(6):
        game = until(Game(set_up(seed, 4)), "march-first", "reinforce", "city")
        again = [event for event in happened(game, DistanceRolled) if event.number in (7, 8)]
        assert all(distance(game.position, place) < 7 for place in terrain_places(game.position))
        if again:
            return
    raise AssertionError("no seed has shown a 7 or an 8")


def test_k5_home_armies_are_at_home_and_hordes_at_other_homes():
    game = until(Game(set_up(6, 4)), "march-first")
    assert [event.seat for event in happened(game, TurnBegan)] == [game.position.board.order[0]]
    for place in board_of(game.position).map:
        if place.home != NOBODY:
            assert game.position.at(place.id, place.home)
    assert WAR.problems(game.position) == []


def test_secrets_of_the_set_up_are_hidden():
    """SU2, SU10: others see the units of a force, not its armies."""
    game = until(Game(set_up(2)), "assemble-campaign")
    seen = WAR.observe(game.position, B)
    assert {die.place for die in seen.dice if die.owner == A and die.place not in (RECRUITING, "summoning")} == {FORCE}
    assert {die.place for die in game.position.dice if die.owner == A} > {FORCE, "home"}


def test_dragons_wait_in_the_summoning_pool_and_not_among_the_dead():
    """K1, Q109."""
    game = until(Game(set_up(2)), "march-first")
    assert everyones(game.position, DEAD) == ()
    table = WarTable(game.last)
    assert len(table.units(A, "summoning")) == 3
    assert "dragons" not in [phase.word for phase in WAR.phases(game.position)]


def test_first_and_last_player_are_living_ones():
    """Q112."""
    game = until(Game(set_up(2, 3)), "march-first")
    board = game.position.board
    out = msgspec.structs.replace(game.position, board=msgspec.structs.replace(board, out=(board.order[0],)))
    assert living(out) == board.order[1:]
