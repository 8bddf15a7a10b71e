"""Random wars to their end: no die is lost or doubled, saves and undo are exact, and no position has a problem."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from seeded_games import all_options, at_random, eager
from war import WAR, set_up

from ddtable.engine.game import Game
from ddtable.engine.kernel import IllegalChoice
from ddtable.engine.questions import Allotted, Choice, Chosen, Picked, Shown
from ddtable.opponents.players import choose
from ddtable.rules.campaign.board import board_of

pytestmark = pytest.mark.random_games

FORGED = (Picked("forged"), Picked("advance:0:terrain/99"), Chosen((9999,)), Allotted(((99,),)), Shown((99,)))
GAMES_OF_A_WAR = 25  # classic games that take as long as a war
LONGEST = 1_500  # choices of random players, who may fight on for 50,000; then Recruit plays every seat
MOST = 30_000


def check(game: Game, random: Random, every: int = 24) -> None:
    """Play a war to its end and check it on the way, every few positions in every way.

    Random players begin it; in a long war Recruit takes all seats, and ends it.
    """
    encoder, decoder = msgspec.json.Encoder(), msgspec.json.Decoder(WAR.position_type)
    brought = [(die.type, die.owner) for die in game.position.dice]
    player = eager if random.random() < 0.8 else at_random
    while game.question is not None:
        assert len(game.choices) < MOST, "the war does not end"
        if len(game.choices) % every == 0:
            position = game.position
            assert [(die.type, die.owner) for die in position.dice] == brought, "no die is added or lost"
            assert WAR.problems(position) == []
            assert decoder.decode(encoder.encode(position)) == position
            for forged in FORGED:
                with pytest.raises(IllegalChoice):
                    game.play(forged)
            assert game.position is position
            take_back(game)
        game.play(player(game, game.question, random) if len(game.choices) < LONGEST else by_recruit(game, random))
    assert game.position.result is not None
    assert WAR.problems(game.position) == []
    assert Game.replay(game.set_up, game.journal).position == game.position
    if game.position.result.reason == "capture":
        board = board_of(game.position)
        assert sum(land.holder == game.position.result.winners[0] for land in board.lands) >= board.size.goal


def by_recruit(game: Game, random: Random) -> Choice:
    """Return Recruit's answer to the question of a game."""
    assert game.question is not None
    return choose(WAR.observe(game.position, game.question.seat), game.question, random)[0]


def take_back(game: Game) -> None:
    """Undo the last choice and make it again: the same position, the same dice."""
    if game.choices:
        position, entry = game.position, game.choices[-1]
        assert entry.choice is not None
        assert game.undo()
        game.play(entry.choice)
        assert game.position == position


def play_soundly(wars: int, size: int, first: int) -> None:
    """Play this many wars of 2, 4 and 6 players, with seeds from `first` on."""

    @settings(max_examples=max(1, wars), deadline=None)
    @given(
        seed=st.integers(first, first + (1 << 61)),
        seats=st.sampled_from((2, 4, 6)),
        options=st.sampled_from(all_options("campaign")),
    )
    def play(seed: int, seats: int, options: dict[str, Any]) -> None:
        options = {**options, "crowded": "warn"}
        check(Game(set_up(seed, seats, size, **options)), Random(seed))

    play()


@pytest.mark.parametrize(("seats", "war_end"), [(2, 0), (4, 3), (6, 3)])
def test_war_at_120_health_is_sound_to_its_end(seats, war_end):
    """K0, K1: each number of players once; random players of many would fight for very long (Q107)."""
    game = Game(set_up(seats, seats, war_end=war_end))
    check(game, Random(seats))


def test_wars_at_120_health_are_sound(games):
    """`--games` sets their number: one war for every 25 classic games."""
    play_soundly(games // GAMES_OF_A_WAR, 120, 0)


def test_larger_wars_are_sound(games):
    """K1: more terrains, a larger goal."""
    play_soundly(games // GAMES_OF_A_WAR // 4, 240, 1 << 62)
