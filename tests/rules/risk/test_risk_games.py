"""Random games of Dragon Dice Risk to their end: no die is lost or doubled, saves and undo are exact."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from seeded_games import all_options, at_random, eager
from world import RISK, SIZES

from ddtable.engine.game import Game
from ddtable.engine.kernel import IllegalChoice
from ddtable.engine.questions import Allotted, Chosen, Picked, Shown
from ddtable.engine.system import SetUp

pytestmark = pytest.mark.random_games

FORGED = (Picked("forged"), Picked("skirmish:1:terrain/99"), Chosen((9999,)), Allotted(((99,),)), Shown((99,)))
GAMES_OF_A_WORLD = 25  # classic games that take as long as one on the map
LONGEST = 200_000  # choices; one of 1,000 random games of six players had 78,250
MAPS = ("world", "four_shores")


def check(game: Game, random: Random, every: int = 24) -> None:
    """Play a game to its end and check it on the way, every few positions in every way."""
    encoder, decoder = msgspec.json.Encoder(), msgspec.json.Decoder(RISK.position_type)
    brought = [(die.type, die.owner) for die in game.position.dice]
    player = eager if random.random() < 0.8 else at_random
    while game.question is not None:
        assert len(game.choices) < LONGEST, "the game does not end"
        if len(game.choices) % every == 0:
            position = game.position
            assert [(die.type, die.owner) for die in position.dice] == brought, "no die is added or lost"
            assert RISK.problems(position) == []
            assert decoder.decode(encoder.encode(position)) == position
            for forged in FORGED:
                with pytest.raises(IllegalChoice):
                    game.play(forged)
            assert game.position is position
            take_back(game)
        game.play(player(game, game.question, random))
    assert game.position.result is not None
    assert RISK.problems(game.position) == []
    assert Game.replay(game.set_up, game.journal).position == game.position


def take_back(game: Game) -> None:
    """Undo the last choice and make it again: the same position, the same dice."""
    if game.choices:
        position, entry = game.position, game.choices[-1]
        assert entry.choice is not None
        assert game.undo()
        game.play(entry.choice)
        assert game.position == position


def begun(seed: int, seats: int, board_map: str, by_hand: bool, options: dict[str, Any]) -> Game:
    random = Random(seed)
    forces = tuple(RISK.deal(SIZES[seats], random, options) for _ in range(seats))
    return Game(SetUp("risk", seed, options, forces, by_hand, {"map": board_map}))


def test_worlds_are_sound(request: pytest.FixtureRequest):
    """The long form: `--games 25000` plays 1,000 of them."""
    games = max(1, request.config.getoption("--games") // GAMES_OF_A_WORLD)

    @settings(max_examples=games, deadline=None)
    @given(
        st.integers(0, 1 << 40),
        st.sampled_from(sorted(SIZES)),
        st.sampled_from(MAPS),
        st.booleans(),
        st.sampled_from(all_options("risk")),
    )
    def run(seed: int, seats: int, board_map: str, by_hand: bool, options: dict[str, Any]) -> None:
        check(begun(seed, seats, board_map, by_hand, options), Random(seed))

    run()
