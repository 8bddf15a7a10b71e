"""The result of a game of Dragon Dice Risk: who has most territories, which decide at a standstill."""

from __future__ import annotations

from ddtable.rules.risk.board import owned
from ddtable.summaries.risk.standings import PARTS, standings
from ddtable.words.sentences import Words
from tests.rules.risk.world import random_game


def test_result_has_the_territories_of_each_player_and_begins_with_the_winner():
    game = random_game(5, 3)
    found = standings(Words(), game.position, game.history)
    assert {one.seat for one in found} == {0, 1, 2}
    assert [one.wins for one in found] == [one.seat in game.position.result.winners for one in found]
    assert found[0].wins
    for one in found:
        assert one.land == len(owned(game.position, one.seat))
        assert len(one.figures) == len(PARTS)
        assert one.figures[0] == f"{one.land} of 24"
        assert one.figures[1] == f"{one.health} of {one.whole}"
    losers = [one.land for one in found if not one.wins]
    assert losers == sorted(losers, reverse=True)
