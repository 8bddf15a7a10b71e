"""Saves of Dragon Dice Risk: amid what takes several choices, at every kind of question, damaged ones."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from ddtable.rules.risk.board import HIDDEN_CARD
from tests.rules.risk.world import eager
from tests.saves.judging import judge_damaged
from tests.saves.reopening import check_crash, check_every_question, check_undo_and_redo, samples_of, saved
from tests.saves.worlds import MOMENTS, world_at, world_game

pytestmark = pytest.mark.long

SHORT = ("claims", "muster", "cards")
EACH = 90  # choices at which a game is opened again
MOST = 1_000


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "world.ddtable"


@pytest.mark.parametrize("moment", MOMENTS)
def test_world_is_undone_and_redone_exactly_through_a_saved_file(path: Path, moment: str):
    check_undo_and_redo(path, world_at(moment), MOMENTS[moment])


@pytest.mark.parametrize("moment", SHORT)
def test_crash_in_the_middle_leaves_every_choice_in_the_file(path: Path, moment: str):
    game = world_at(moment)
    check_crash(path, game, world_game(game.set_up.seed), moment)


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
    met = check_every_question(world_game(3, by_hand), eager, EACH, MOST, partial(saved, path))
    assert met >= {"claim", "cover", "recruit", "march-first", "muster", "move-in", "free-move", "retreat"}
    assert ("faces" in met) == by_hand


def test_damaged_save_of_a_world_is_refused_or_true(path: Path, mutations: int):
    """`--mutations` sets the number of files: half as many as of the samples."""
    samples = samples_of(path, [world_at(moment) for moment in SHORT])
    judge_damaged(path, samples, range(mutations // 2), "world")
