"""Random games: no defect in any position, and the same seed gives the same game."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest
from battles import battle
from hypothesis import given, settings
from hypothesis import strategies as st
from seeded_games import (
    HERE,
    KEPT,
    TOLD,
    TRANSCRIPTS,
    all_options,
    at_random,
    digest,
    eager,
    kept_game,
    play_out,
    set_up,
    transcript,
)

from ddtable.engine.game import Game
from ddtable.engine.kernel import IllegalChoice
from ddtable.engine.position import Roll
from ddtable.engine.questions import Allotted, Chosen, Faces, Picked, Shown
from ddtable.engine.system import fixed_options, system
from ddtable.rules.dragon_dice import notation
from ddtable.rules.dragon_dice.editions import PRINTINGS
from ddtable.rules.dragon_dice.system import CHAPTERS

pytestmark = pytest.mark.random_games

# Battles in which units roll alone for every possible reason.
ALONE_BY_HAND = [
    "rolled for replanting",
    "rolled for rise_from_the_ashes",
    "power rapid_growth",
    "rolled for rise_from_the_ashes",
    "power magic_negation",
    "rolled for rise_from_the_ashes",
    "icon dispel_magic",
]
FORGED = (Picked("forged"), Chosen((9999,)), Allotted(((99,),)), Shown((99,)))

ENOUGH = 5_000  # choices: two eager players with a few units each may turn their terrains away from 8 again and again

sizes = st.sampled_from([(2, 12)] * 3 + [(2, 24)] * 3 + [(2, 36), (3, 15), (3, 24), (4, 15)])


def check(game: Game, random: Random, every: int = 1) -> None:
    """Play a game to its end and check it after each choice; every few positions also as text and by undo.

    No die is lost or doubled, no position has a problem, a refusal changes nothing, encoding can be decoded, undo and
    the same choice give the same dice, real dice can be switched on and off, and the journal replays to the same game.
    """
    encoder, decoder = msgspec.json.Encoder(), msgspec.json.Decoder(game.rules.position_type)
    brought = [(die.type, die.owner) for die in game.position.dice]
    player = eager if random.random() < 0.8 else at_random
    for count, _ in enumerate(play_out(game, random, player)):
        position = game.position
        assert [(die.type, die.owner) for die in position.dice[: len(brought)]] == brought
        assert game.rules.problems(position) == []
        assert decoder.decode(encoder.encode(position)) == position
        for forged in FORGED:
            with pytest.raises(IllegalChoice):
                game.play(forged)
        assert game.position is position
        if count % every == 0:
            assert notation.read(notation.write(position)) == position
            take_back(game)
            if game.question is not None and random.random() < 0.2:
                game.take_up_dice(not game.position.chance.by_hand)
                take_back(game)
        if count == ENOUGH:
            break
    assert Game.replay(game.set_up, game.journal).position == game.position


def take_back(game: Game) -> None:
    """Undo the last deed and redo it: the same position, the same dice."""
    if game.choices:
        position, entry = game.position, game.choices[-1]
        assert game.undo()
        if entry.choice is None:
            game.take_up_dice(entry.kind == "by_hand")
        else:
            game.play(entry.choice)
        assert game.position == position
        assert game.choices[-1] == entry


def play_soundly(games: int, first: int) -> None:
    """Play this many random games with seeds from `first` on, and check each of their positions."""

    @settings(max_examples=max(1, games), deadline=None)
    @given(
        seed=st.integers(first, first + (1 << 62) - 1),
        size=sizes,
        options=st.sampled_from(all_options("classic")),
        species=st.sampled_from(("starters", "starters", "all")),
        edition=st.sampled_from(PRINTINGS),
    )
    def play(seed: int, size: tuple[int, int], options: dict[str, Any], species: str, edition: str) -> None:
        options = {**options, "species": species, "edition": edition}
        for fixed in fixed_options(system("classic").option_specs(), options):
            del options[fixed]
        check(Game(set_up("classic", seed, *size, options)), Random(seed), every=16)

    play()


def test_random_games_are_sound(games):
    """`--games` sets the number of games; the last test plays the other half of them, for the other core."""
    play_soundly(games - games // 2, 0)


def test_whole_games_of_1996_are_sound(games):
    """R96.1, R96.5, R96.7, R96.8: no die is lost or doubled, all positions are sound, with both sets of races."""
    for seed in range(max(2, games // 12)):
        options = {"edition": "revised96", "species": ("starters", "all")[seed % 2]}
        game = Game(set_up("classic", seed, 2 + seed % 2, 30, options))
        check(game, Random(seed), every=12)


def test_every_position_of_a_game_can_be_written_and_read(games):
    options = all_options("classic")
    for seed in range(max(3, games // 12)):
        check(Game(set_up("classic", seed, 2 + seed % 3, 15, options[seed * 5 % len(options)])), Random(seed))


def test_real_dice_ask_for_every_kind_of_roll():
    """C6.1: with real dice each roll is asked for, with the right number of dice."""
    purposes: Counter[str] = Counter()
    games = []
    for seed in (14, 25, 36):
        begin = set_up("classic", seed, 2, 36, {})
        game = Game(type(begin)(begin.system, begin.seed, begin.options, begin.forces, by_hand=True))
        games.append(play_out(game, Random(seed)))
    for seed in range(80):
        wishes = ALONE_BY_HAND[seed % 2 :: 2]  # phoenixes in battles of their own, so that enough of them are buried
        games.append(islice(play_out(battle(seed, wishes, by_hand=True), Random(seed)), 120))
    for played in games:
        for game in played:
            if game.question is not None and isinstance(game.question.shape, Faces):
                roll = game.position.agenda[-1]
                assert isinstance(roll, Roll)
                party = roll.parties[len(roll.shown)]
                assert (game.question.seat, game.question.shape.dice) == (party.seat, party.dice)
                purposes[roll.purpose] += 1
    assert set(purposes) == set(CHAPTERS.rolled)


def test_battles_of_all_species_are_sound(games):
    """C14.4, C13.1: icons, powers and states in combination; each position is checked as text, as bytes and by undo."""
    for seed in range(max(4, games // 6)):
        game = battle(seed, ALONE_BY_HAND)
        for _ in islice(play_out(game, Random(seed)), 60):
            # the armies are not legal forces: all else must be sound
            assert [
                one for one in game.rules.problems(game.position) if "dragons" not in one and "health" not in one
            ] == []
            assert notation.read(notation.write(game.position)) == game.position
            take_back(game)


def test_whole_games_of_all_species_are_sound(games):
    """H44: two, three and four forces of any units, with monsters."""
    for seed in range(max(3, games // 8)):
        check(Game(set_up("classic", seed, 2 + seed % 3, 24, {"species": "all"})), Random(seed), every=12)


@pytest.mark.parametrize("number", range(len(KEPT)), ids=[name for name, *_ in KEPT])
def test_the_same_seed_is_the_same_game(number):
    """`python tests/rules/digests/seeded_games.py` writes an intended change of the rules."""
    assert digest(kept_game(number)) == (HERE / f"{KEPT[number][0]}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", TOLD)
def test_the_transcript_of_a_whole_game(name):
    """A changed rule is visible here as changed lines of a game's log."""
    assert transcript(*TOLD[name]) == (TRANSCRIPTS / f"{name}.txt").read_text(encoding="utf-8")


def test_pythons_own_random_draws_as_it_did():
    """The stored games use these methods: this tells a change in Python from a change of the rules."""
    random = Random(20)
    order = list(range(8))
    random.shuffle(order)
    drawn = (random.randint(1, 1000), random.randrange(1000), random.choice("abcdefgh"), random.getrandbits(32))
    assert order == [1, 4, 3, 6, 0, 5, 7, 2]
    assert drawn == (28, 421, "g", 4268501763)
    assert sorted(random.sample(range(100), 5)) == [9, 13, 16, 40, 60]
    assert repr(random.random()) == "0.9500391079535002"


def test_more_random_games_are_sound(games):
    """See `test_random_games_are_sound`."""
    play_soundly(games // 2, 1 << 62)
