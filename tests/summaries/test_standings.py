"""The result of a player in numbers: the winners first, dice left, dice lost."""

from __future__ import annotations

from ddtable.rules.campaign.notation import read
from ddtable.summaries.dragon_dice.standings import standings
from ddtable.words.sentences import Words
from tests.drivers.playing import game_from

TEXT = """
home A: flatland_city 5
home B: flatland_tower 3
frontier: flatland_temple 6
A at home A: 2 thug, cutthroat
A at frontier: marauder
A dead: thug
B at home B: guard, knight
B dead: 2 herald
B buried: herald
turn A march 1
"""


def test_standings_begin_with_the_winner_and_count_health_and_lost_units():
    game = game_from(TEXT)
    game.concede(0)
    ragna, mira = standings(Words(), game.position, game.history)
    assert (ragna.seat, ragna.wins, ragna.health, ragna.lost, ragna.units) == (1, True, 3, 3, 5)
    assert (mira.seat, mira.wins, mira.health, mira.lost, mira.units) == (0, False, 7, 1, 5)


def test_units_that_wait_to_be_recruited_are_not_lost():
    position = read(
        "game campaign\nhome A: coastland_city 3\nA at home A: thug\nA dead: thug\nA recruiting: 3 thug\nturn 1 A\n"
    )
    (mine,) = standings(Words(), position, ())
    assert (mine.health, mine.lost, mine.units) == (1, 1, 5)


def test_standings_have_no_luck_before_a_roll():
    game = game_from(TEXT)
    assert {one.figures[-1] for one in standings(Words(), game.position, game.history)} == {"–"}
    assert [one.luck for one in standings(Words(), game.position, game.history)] == [None, None]
