"""Saves of Dragon Dice Risk: amid what takes several choices, at every kind of question, damaged ones."""

from __future__ import annotations

import random
import shutil
from contextlib import suppress
from pathlib import Path

import pytest

from ddtable.engine.game import Game
from ddtable.rules.risk.board import HIDDEN_CARD
from ddtable.saves import Opened, SaveError, create, open_save, show
from tests.rules.risk.world import eager
from tests.saves.games import NOW, SEATS, play_on
from tests.saves.mutations import mutate
from tests.saves.test_mutations import judge, opened_or_refused
from tests.saves.worlds import MOMENTS, world_at, world_game

pytestmark = pytest.mark.long

TAKEN_BACK = 12
SHORT = ("claims", "muster", "cards")
EACH = 90  # choices at which a game is opened again
MOST = 1_000


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "world.ddtable"


def saved(path: Path, game: Game) -> Opened:
    """Save a game, close the file, and return what it opens as."""
    create(path, game, SEATS, True, NOW).close()
    return open_save(path)


@pytest.mark.parametrize("moment", MOMENTS)
def test_world_is_undone_and_redone_exactly_through_a_saved_file(path: Path, moment: str):
    game = world_at(moment)
    before = [played.position for played in game.history]
    opened = saved(path, game)
    assert opened.save is not None
    with opened.save:
        assert opened.verified
        assert opened.game.history == game.history
        assert MOMENTS[moment](opened.game)
        for back in range(1, TAKEN_BACK):
            assert opened.game.undo()
            assert opened.game.position == before[-1 - back]
    later = open_save(path)
    assert later.save is not None
    with later.save:
        for forward in range(1, TAKEN_BACK):
            assert later.game.redo()
            assert later.game.position == before[forward - TAKEN_BACK]
        assert later.game.question == game.question


@pytest.mark.parametrize("moment", SHORT)
def test_crash_in_the_middle_leaves_every_choice_in_the_file(path: Path, moment: str, tmp_path: Path):
    """The file is as a killed program leaves it: never closed, without a snapshot of its end."""
    game = world_at(moment)
    playing, source = world_game(game.set_up.seed), random.Random(moment)
    with create(path, playing, SEATS, False, NOW):
        for entry in game.choices:
            assert entry.choice is not None
            playing.play(entry.choice)
        left = Path(shutil.copy(path, tmp_path / "left.ddtable"))
    opened = open_save(left)
    assert opened.save is not None
    assert game.question is not None
    with opened.save:
        assert opened.verified
        assert opened.game.history == game.history
        answer = game.rules.sample(game.question, source)
        assert opened.game.play(answer) == game.play(answer), "it goes on as it would have"


def test_cards_of_others_stay_hidden_in_a_game_that_was_opened_again(path: Path):
    """RK4.5."""
    game = world_at("cards")
    opened = saved(path, game)
    assert opened.save is not None
    with opened.save:
        position = opened.game.position
        for seat in range(2):
            hands = opened.game.rules.observe(position, seat).board.hands
            assert hands[seat] == position.board.hands[seat]
            assert set(hands[1 - seat]) == {HIDDEN_CARD}
            assert len(hands[1 - seat]) == len(position.board.hands[1 - seat])


@pytest.mark.parametrize("by_hand", [False, True])
def test_every_kind_of_question_is_the_same_in_a_game_that_was_opened_again(path: Path, by_hand: bool):
    game, source, met = world_game(3, by_hand), random.Random(3), set[str]()
    while game.question is not None and len(game.choices) < MOST:
        new = game.question.kind not in met
        met.add(game.question.kind)
        if new or len(game.choices) % EACH == 0:
            path.unlink(missing_ok=True)
            opened = saved(path, game)
            assert opened.save is not None
            with opened.save:
                assert opened.verified
                assert opened.game.question == game.question
                assert opened.game.position == game.position
        game.play(eager(game, game.question, source))
    assert met >= {"claim", "cover", "recruit", "march-first", "muster", "move-in", "free-move", "retreat"}
    assert ("faces" in met) == by_hand


def test_damaged_save_of_a_world_is_refused_or_true(path: Path, mutations: int):
    """`--mutations` sets the number of files: half as many as of the samples."""
    samples = []
    for moment in SHORT:
        opened = saved(path, world_at(moment))
        assert opened.save is not None
        opened.save.close()
        samples.append(path.read_bytes())
        path.unlink()
    for seed in range(mutations // 2):
        source = random.Random(f"world {seed}")
        path.write_bytes(source.choice(samples))
        done = mutate(path, source)
        try:
            found = opened_or_refused(path)
            if found is not None:
                judge(found, path)
                play_on(found.game, 5, seed)
            with suppress(SaveError):
                show(path)
        except Exception as error:
            raise AssertionError(f"mutation {seed}: {done}") from error
