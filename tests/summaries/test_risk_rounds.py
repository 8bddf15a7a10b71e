"""The rounds of a game of Dragon Dice Risk, and the luck of each player in each."""

from __future__ import annotations

import pytest

from ddtable.engine.game import Game
from ddtable.engine.line import happened
from ddtable.odds.luck import luck
from ddtable.rules.dragon_dice.events.rolls import Rolled
from ddtable.rules.dragon_dice.events.turns import TurnBegan
from ddtable.summaries.risk.rounds import luck_by_round, rounds
from tests.rules.risk.world import random_game, set_up
from ui.games.contract import rounds_of


@pytest.fixture(scope="module")
def game() -> Game:
    """A random game of three to its end."""
    return random_game(5, 3)


def test_a_round_is_as_many_turns_as_players_at_the_start():
    """As in the ribbon and on the card of the end, also after a player is out."""
    events = [TurnBegan(seat, number) for number, seat in enumerate((2, 0, 1, 2, 0, 2, 0), 1)]
    found = [[event.seat for event in events if isinstance(event, TurnBegan)] for events in rounds(events, 3)]
    assert found == [[], [2, 0, 1], [2, 0, 2], [0]]
    for number, turn in ((1, 1), (1, 3), (2, 4), (3, 7)):
        assert rounds_of("risk", turn, 3) == number


def test_results_of_all_rounds_are_those_of_the_game(game: Game):
    types = [die.type for die in game.position.dice]
    by_round = luck_by_round(game.history)
    for whole, mine in zip(luck(list(happened(game.history)), types, 3), by_round, strict=True):
        assert sum(one.got for one in mine) == sum(kind.got for kind in whole.kinds)
        assert sum(one.expected for one in mine) == pytest.approx(sum(kind.expected for kind in whole.kinds))
        numbers = [int(one.name) for one in mine]
        assert numbers == sorted({*numbers})
        assert numbers[0] >= 1


def test_a_round_without_a_roll_is_left_out(game: Game):
    rolled = {
        (event.seat, number)
        for number, events in enumerate(rounds(happened(game.history), 3))
        for event in events
        if isinstance(event, Rolled) and event.faces
    }
    for seat, mine in enumerate(luck_by_round(game.history)):
        assert {(seat, int(one.name)) for one in mine} >= {pair for pair in rolled if pair[0] == seat}


def test_before_the_first_turn_there_is_no_round():
    game = Game(set_up(5, 3))
    assert luck_by_round(game.history) == ((), (), ())
