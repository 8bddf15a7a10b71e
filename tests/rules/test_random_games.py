"""Random games: no defect in any position, every kind of question and event reached, the same seed the same game."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from seeded_games import HERE, KEPT, TRANSCRIPT, all_options, digest, kept_game, play_out, set_up, transcript

from ddtable.engine.game import Game
from ddtable.engine.kernel import IllegalChoice
from ddtable.engine.position import Roll
from ddtable.engine.questions import Allotted, Chosen, Faces, Picked, Shown
from ddtable.rules.classic import notation
from ddtable.rules.classic.events import Event
from ddtable.rules.classic.system import ASK

pytestmark = pytest.mark.random_games

# Every kind of question of the classic game. A new kind stands here as soon as a random game has asked it.
KINDS = {
    "assemble-home", "assemble-campaign", "terrain-home", "terrain-frontier", "frontier",
    "place-home", "place-horde", "place-campaign", "march-first", "march-second", "maneuver", "oppose", "turn",
    "action", "pursuit-action", "casualties", "strike-back", "charge-ids", "pursue", "reinforce", "retreat",
}  # fmt: skip
FORGED = (Picked("forged"), Chosen((9999,)), Allotted(((99,),)), Shown((99,)))
ENDS = {"capture", "elimination"}

sizes = st.sampled_from([(2, 24)] * 6 + [(2, 36), (2, 60), (3, 24), (4, 24)])


def check(game: Game, random: Random, every: int = 1) -> None:
    """Play a game to its end and look at it after each choice; every few positions also as text and by undo.

    No die is lost or doubled, no position has a problem, what is refused changes nothing, what is written can be read,
    undo and the same choice bring the same dice, and the journal tells the same game again.
    """
    encoder, decoder = msgspec.json.Encoder(), msgspec.json.Decoder(game.rules.position_type)
    brought = [(die.type, die.owner) for die in game.position.dice]
    for count, _ in enumerate(play_out(game, random)):
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
    assert Game.replay(game.set_up, game.journal).position == game.position


def take_back(game: Game) -> None:
    """Undo the last choice and make it again: the same position, the same dice."""
    if game.choices:
        position, entry = game.position, game.choices[-1]
        assert game.undo()
        game.play(entry.choice)
        assert game.position == position
        assert game.choices[-1] == entry


def test_random_games_are_sound(games):
    """The number of games is asked for by `--games`."""

    @settings(max_examples=games, deadline=None)
    @given(seed=st.integers(0, (1 << 63) - 1), size=sizes, options=st.sampled_from(all_options("classic")))
    def play(seed: int, size: tuple[int, int], options: dict[str, Any]) -> None:
        check(Game(set_up("classic", seed, *size, options)), Random(seed), every=16)

    play()


def test_every_position_of_a_game_can_be_written_and_read():
    for seed in range(4):
        check(Game(set_up("classic", seed, 2 + seed % 3, 15, all_options("classic")[seed * 5])), Random(seed))


@pytest.fixture(scope="module")
def reached() -> dict[str, Counter[str]]:
    """Which steps asked, kinds of question, events and ends some dozens of random games came to."""
    found: dict[str, Counter[str]] = {"steps": Counter(), "kinds": Counter(), "events": Counter(), "ends": Counter()}
    options = all_options("classic")
    for seed in range(36):
        seats = {0: 3, 1: 4}.get(seed % 7, 2)
        game = Game(set_up("classic", seed, seats, 12, options[seed % len(options)]))
        for _ in play_out(game, Random(seed)):
            if game.question is not None:
                found["kinds"][game.question.kind] += 1
                found["steps"][type(game.position.agenda[-1]).__name__] += 1
            for event in game.last.events:
                found["events"][type(event).__name__] += 1
                if type(event).__name__ == "Forced":
                    found["kinds"][event.question] += 1
        found["ends"][game.position.result.reason] += 1
    return found


def test_random_games_ask_every_kind_of_question(reached):
    """A kind that no game reaches, or that this table does not know, is named."""
    asked = set(reached["kinds"])
    assert not KINDS - asked, f"no random game asks {sorted(KINDS - asked)}"
    assert not asked - KINDS, f"{sorted(asked - KINDS)} are missing in the table of kinds"


def test_random_games_stop_at_every_step_that_asks(reached):
    missing = {kind.__name__ for kind in ASK} - set(reached["steps"])
    assert not missing, f"no random game stops at {sorted(missing)}"


def test_random_games_bring_every_event(reached):
    events = {kind.__name__ for kind in get_args(Event)}
    assert not events - set(reached["events"]), f"no random game brings {sorted(events - set(reached['events']))}"


def test_random_games_end_in_every_way(reached):
    """C2.1, C2.2: a draw is too rare to wait for; its test is in the chapter on victory."""
    assert set(reached["ends"]) - {"draw"} == ENDS


def test_real_dice_ask_for_every_kind_of_roll():
    """C6.1: where dice are thrown by hand each roll is asked for, with the number of dice on the table."""
    purposes: Counter[str] = Counter()
    for seed in range(3):
        begin = set_up("classic", seed, 2, 12, {})
        game = Game(type(begin)(begin.system, begin.seed, begin.options, begin.forces, by_hand=True))
        for _ in play_out(game, Random(seed)):
            if game.question is not None and isinstance(game.question.shape, Faces):
                roll = game.position.agenda[-1]
                assert isinstance(roll, Roll)
                party = roll.parties[len(roll.shown)]
                assert (game.question.seat, game.question.shape.dice) == (party.seat, party.dice)
                purposes[roll.purpose] += 1
    assert set(purposes) == {"horde", "distance", "maneuver", "attack", "save", "charge"}


@pytest.mark.parametrize("number", range(len(KEPT)), ids=[name for name, *_ in KEPT])
def test_the_same_seed_is_the_same_game(number):
    """A change of the rules that is meant is written by `python tests/rules/digests/seeded_games.py`."""
    assert digest(kept_game(number)) == (HERE / f"{KEPT[number][0]}.txt").read_text(encoding="utf-8")


def test_the_transcript_of_a_whole_game():
    """A rule that plays otherwise shows here as lines of a game's log."""
    assert transcript() == TRANSCRIPT.read_text(encoding="utf-8")


def test_pythons_own_random_draws_as_it_did():
    """The kept games are dealt and played with these methods: a Python that changes one is told apart from a rule."""
    random = Random(20)
    order = list(range(8))
    random.shuffle(order)
    drawn = (random.randint(1, 1000), random.randrange(1000), random.choice("abcdefgh"), random.getrandbits(32))
    assert order == [1, 4, 3, 6, 0, 5, 7, 2]
    assert drawn == (28, 421, "g", 4268501763)
    assert sorted(random.sample(range(100), 5)) == [9, 13, 16, 40, 60]
    assert repr(random.random()) == "0.9500391079535002"
