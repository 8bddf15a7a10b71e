"""Saves of campaigns: in the middle of all that takes several choices, at every kind of question, and damaged ones."""

from __future__ import annotations

import random
import shutil
from contextlib import suppress
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
from ddtable.saves import Opened, SaveError, create, open_save, show
from ddtable.saves.records import LONGEST_CHOICE
from tests.rules.campaign.war import set_up
from tests.saves.games import NOW, SEATS, play_on
from tests.saves.mutations import mutate
from tests.saves.test_mutations import judge, opened_or_refused
from tests.saves.wars import WAYS, war_at, war_game

TAKEN_BACK = 12
SHORT = ("sheets", "reserves", "spells")
EACH = 60  # choices at which a game is opened again
MOST = 150


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "war.ddtable"


def saved(path: Path, game: Game) -> Opened:
    """Save a game, close the file, and return what it opens as."""
    create(path, game, SEATS, True, NOW).close()
    return open_save(path)


@pytest.mark.parametrize("moment", WAYS)
def test_war_is_undone_and_redone_exactly_through_a_saved_file(path, moment):
    """Back over many choices in one sitting, forward in the next; each position and each roll is as it was."""
    game = war_at(moment)
    before = [played.position for played in game.history]
    assert WAYS[moment].is_there(game)
    opened = saved(path, game)
    with opened.save:
        assert opened.verified
        assert opened.game.history == game.history
        assert WAYS[moment].is_there(opened.game)
        for back in range(1, TAKEN_BACK):
            assert opened.game.undo()
            assert opened.game.position == before[-1 - back]
    later = open_save(path)
    with later.save:
        assert later.verified
        for forward in range(1, TAKEN_BACK):
            assert later.game.redo()
            assert later.game.position == before[forward - TAKEN_BACK]
        assert later.game.redoable is None
        assert later.game.history == game.history
        assert later.game.question == game.question


@pytest.mark.parametrize("moment", WAYS)
def test_crash_in_the_middle_leaves_every_choice_in_the_file(path, moment, tmp_path):
    """The file is as a killed program leaves it: never closed, without a snapshot of its end."""
    game = war_at(moment)
    playing, source = war_game(game.set_up.seed), random.Random(moment)
    with create(path, playing, SEATS, False, NOW):
        for entry in game.choices:
            playing.play(entry.choice)
        left = shutil.copy(path, tmp_path / "left.ddtable")
    opened = open_save(left)
    with opened.save:
        assert opened.verified
        assert opened.game.history == game.history
        answer = game.rules.sample(game.question, source)
        assert opened.game.play(answer) == game.play(answer), "it goes on as it would have"


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
    met: set[str] = set()
    game, source = Game(set_up(3, 3, by_hand=by_hand)), random.Random(3)
    with create(path, game, (*SEATS, SEATS[1]), False, NOW):
        while game.question is not None and len(game.choices) < MOST:
            if game.question.kind not in met or len(game.choices) % EACH == 0:
                met.add(game.question.kind)
                opened = open_save(path, read_only=True)
                assert opened.verified
                assert opened.game.history == game.history
                assert opened.game.question == game.question
            game.play(game.rules.sample(game.question, source))
    assert met >= {"pick-home", "march-first", "advance", "retreat", "casualties"}
    assert ("faces" in met) == by_hand


def test_damaged_save_of_a_war_is_refused_or_true(path, mutations):
    """`--mutations` sets the number of files: half as many as of the samples."""
    samples = []
    for moment in SHORT:
        saved(path, war_at(moment)).save.close()
        samples.append(path.read_bytes())
        path.unlink()
    for seed in range(mutations // 2):
        source = random.Random(f"war {seed}")
        path.write_bytes(source.choice(samples))
        done = mutate(path, source)
        try:
            opened = opened_or_refused(path)
            if opened is not None:
                judge(opened, path)
                play_on(opened.game, 5, seed)
            with suppress(SaveError):
                show(path)
        except Exception as error:
            raise AssertionError(f"mutation {seed}: {done}") from error
