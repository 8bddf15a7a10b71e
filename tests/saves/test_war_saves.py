"""Saves of campaigns: in the middle of all that takes several choices, at every kind of question, and damaged ones."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ddtable.dice.catalogue import catalogue
from ddtable.engine.game import Game
from ddtable.engine.position import Position
from ddtable.engine.questions import Allotted
from ddtable.rules.campaign.board import RECRUITING
from ddtable.rules.campaign.sheets import ArmySheet, PoolDie, RacePoints, Sheet
from ddtable.rules.dragon_dice.places import numbered
from ddtable.saves import create, open_save
from ddtable.saves.records import LONGEST_CHOICE
from tests.rules.campaign.war import set_up
from tests.rules.digests.seeded_games import at_random
from tests.saves.games import NOW, SEATS
from tests.saves.judging import judge_damaged
from tests.saves.reopening import check_crash, check_every_question, check_undo_and_redo, samples_of, saved
from tests.saves.wars import WAYS, war_at, war_game

SHORT = ("sheets", "reserves", "spells")
EACH = 60  # choices at which a game is opened again
MOST = 150


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "war.ddtable"


@pytest.mark.parametrize("moment", WAYS)
def test_war_is_undone_and_redone_exactly_through_a_saved_file(path, moment):
    check_undo_and_redo(path, war_at(moment), WAYS[moment].is_there)


@pytest.mark.parametrize("moment", WAYS)
def test_crash_in_the_middle_leaves_every_choice_in_the_file(path, moment):
    game = war_at(moment)
    check_crash(path, game, war_game(game.set_up.seed), moment)


def test_sheets_of_others_stay_sealed_in_a_game_that_was_opened_again(path):
    """Q124: the first sheet is in the file, and the second player does not see it."""
    game = war_at("sheets")
    opened = saved(path, game)
    with opened.save:
        position: Position = opened.game.position
        first, second = position.agenda[-1].filed[0].seat, opened.game.question.seat
        assert position.agenda[-1].filed[0].placed != ()
        assert opened.game.rules.observe(position, second).agenda[-1].filed[0].placed == ()
        assert opened.game.rules.observe(position, first).agenda[-1].filed[0].placed != ()
        opened.game.undo()
        assert opened.game.question.seat == first, "the first player fills in the sheet again"
        assert position.at(RECRUITING, first) == opened.game.position.at(RECRUITING, first)


def test_largest_recruiting_sheet_fits_into_a_save():
    """K1, K7.2: 180 units of 1 health in the pool; an army of all races at each of 16 terrains and in reserve."""
    races = tuple(RacePoints(race, 4) for race in (*catalogue().species, "eldarim"))
    armies = tuple(ArmySheet(numbered(at), races) for at in range(17))
    sheet = Sheet(tuple(PoolDie(die, "goblins_thug", "goblins", 1) for die in range(180)), armies)
    assert len(msgspec.json.encode(Allotted(sheet.amounts([0] * 180)))) < LONGEST_CHOICE


@pytest.mark.parametrize("by_hand", [False, True])
def test_save_of_a_war_reopens_at_the_same_question_of_any_kind(path, by_hand):
    game, seats = Game(set_up(3, 3, by_hand=by_hand)), (*SEATS, SEATS[1])
    with create(path, game, seats, False, NOW):
        met = check_every_question(game, at_random, EACH, MOST, lambda _game: open_save(path, read_only=True))
    assert met >= {"pick-home", "march-first", "advance", "retreat", "casualties"}
    assert ("faces" in met) == by_hand


def test_damaged_save_of_a_war_is_refused_or_true(path, mutations):
    """`--mutations` sets the number of files: half as many as of the samples."""
    samples = samples_of(path, [war_at(moment) for moment in SHORT])
    judge_damaged(path, samples, range(mutations // 2), "war")
