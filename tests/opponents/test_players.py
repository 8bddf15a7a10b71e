"""Computer players by rule system: callers do not name a game."""

from __future__ import annotations

from random import Random

import pytest

from ddtable.engine.system import systems
from ddtable.opponents.dragon_dice import recruit
from ddtable.opponents.players import RECRUIT, choose, names_of, player
from tests.drivers.playing import CLASSIC, at_random, game, set_up


@pytest.mark.parametrize("name", systems())
def test_every_rule_system_has_recruit(name: str):
    assert RECRUIT in names_of(name)
    assert player(name).rounds_before_draw > 0


def test_an_unknown_player_is_an_error():
    assert names_of("chess") == ()
    with pytest.raises(KeyError):
        player("classic", "grandmaster")


def test_a_position_finds_the_player_of_its_own_game():
    for played in game(set_up(5), at_random, most=25):
        if played.question is not None:
            seen = CLASSIC.observe(played.position, played.question.seat)
            assert choose(seen, played.question, Random(1)) == recruit.choose(seen, played.question, Random(1))


def test_a_draw_is_judged_by_the_same_player():
    *_, played = game(set_up(5), at_random, most=10)
    assert player("classic").why_no_draw(played.position, 0) == "early"
