"""The examples in the pictures of the primer of Dragon Dice Risk agree with the rules."""

from __future__ import annotations

from ddtable.rules.risk.cards import is_set
from ui.games.risk.primer.more import ATTACKERS, SETS, TARGET
from ui.games.risk.primer.pictures import HELD, OWN, recruits_of_example
from ui.games.risk.primer.sketch import number_of, world


def test_rk4_5_sets_of_the_picture_are_three_alike_one_of_each_and_two_with_a_wild_card():
    signs = [[world().territories[number_of(one)].card if one else "wild" for one in cards] for _, cards in SETS]
    assert all(is_set(shown) for shown in signs)
    assert [len(set(shown)) for shown in signs] == [1, 3, 3]
    assert "wild" in signs[2]


def test_rk4_1_sum_of_the_picture_is_13_health():
    """14 territories give 4, Australia 2, its die on 8 gives 3, the first set of the game 4."""
    assert recruits_of_example() == [("base", 4), ("continent", 2), ("eighth", 3), ("set", 4), ("total", 13)]


def test_players_of_the_first_picture_have_a_third_of_the_world_each():
    shares = [names.split() for names in OWN.values()]
    assert [len(set(share)) for share in shares] == [HELD, HELD]
    assert not set(shares[0]) & set(shares[1])
    assert len(world().territories) == 3 * HELD


def test_rk4_2c_attackers_of_the_picture_are_in_the_continent_of_their_target():
    continents = {world().continent_of[number_of(place)] for place in (TARGET, *dict(ATTACKERS))}
    assert len(continents) == 1
