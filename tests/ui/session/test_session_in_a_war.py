"""What a session does in a campaign beside answering: earlier moments, practice, standing answers, real dice, ends."""

from __future__ import annotations

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from ddtable.engine.game import Game
from ddtable.engine.kernel import IllegalChoice
from ddtable.engine.position import Result
from ddtable.engine.questions import Faces, Shown
from ddtable.rules.campaign.board import RECRUITING
from tests.drivers.sitting import Sit
from tests.rules.campaign.war import WAR, set_up
from tests.saves.wars import WAYS, war_at
from ui.session.answer.standing import STANDING


@pytest.fixture(scope="module")
def of_four() -> Game:
    """A war of four in its first turns; tests play on in branches of it."""
    game, random = Game(set_up(2, 4)), Random(2)
    while game.question is not None and game.position.board.turn < 3:
        game.play(game.rules.sample(game.question, random))
    return game


@pytest.mark.parametrize("moment", WAYS)
def test_earlier_moments_of_a_war_are_shown_and_left_again(sit: Sit, moment: str):
    """Replay: every position from the middle of a fight, a sheet or a list of spells back to the start."""
    game = war_at(moment)
    session = sit(game).session
    for at in range(len(game.history) - 1, -1, -9):
        session.shown.look_at(at)
        assert session.position.board == game.history[at].position.board
        assert session.question is None
    session.shown.look_at(None)
    assert session.question is game.question


@pytest.mark.parametrize("moment", WAYS)
def test_practice_from_the_middle_of_a_war_leaves_the_war_as_it_is(moment: str):
    """The branch goes on with the same dice if the same is chosen, and with others if not."""
    game, random = war_at(moment), Random(1)
    journal, position = list(game.journal), game.position
    practice = game.branch()
    assert practice.question == game.question
    for _ in range(20):
        if practice.question is not None:
            practice.play(WAR.sample(practice.question, random))
    assert game.journal == journal
    assert game.position is position
    earlier = game.branch(len(game.choices) - 5)
    for entry in game.choices[-5:]:
        earlier.play(entry.choice)
    assert earlier.position == position


def test_standing_answer_ends_the_parts_of_the_reserves_phase(sit: Sit, qtbot: QtBot):
    game = war_at("reserves")
    session = sit(game).session
    seat = session.asked_seat
    session.standing.set(seat, "retreat", "done")
    session.draft.pick("done")
    qtbot.waitUntil(lambda: game.question is not None and game.question.kind not in ("advance", "retreat"))
    assert STANDING in [entry.remark for entry in game.choices[-2:]]


def test_real_dice_are_taken_up_in_the_middle_of_a_fight_to_the_death(sit: Sit):
    """K11.20: the chained fight goes on with faces that are told, then with the program's again."""
    game = war_at("to_the_death").branch()
    session, random = sit(game).session, Random(1)
    session.take_up_dice(True)
    while not isinstance(game.question.shape, Faces):
        game.play(WAR.sample(game.question, random))
    told = game.play(WAR.sample(game.question, random))
    assert isinstance(game.choices[-1].choice, Shown)
    assert told.position.chance.by_hand
    session.take_up_dice(False)
    assert not session.real_dice
    assert WAR.problems(game.position) == []
    assert Game.replay(game.set_up, game.journal).position == game.position


def test_sheet_that_was_sealed_is_taken_back_and_filled_in_again(sit: Sit):
    """Q124: until another player has recruited the sheet is the player's own."""
    game = war_at("sheets").branch()
    session = sit(game).session
    first = game.position.agenda[-1].filed[0].seat
    assert session.undoing.undo_is_free()
    session.undoing.undo()
    assert session.asked_seat == first
    assert game.position.agenda[-1].filed == ()
    session.undoing.redo()
    assert game.position.agenda[-1].filed[0].seat == first
    assert len(game.position.at(RECRUITING, first)) == 30


def test_war_of_two_ends_by_concession(sit: Sit):
    """K0: the other player wins; in practice it can be undone."""
    game = war_at("reserves").branch()
    session = sit(game).session
    session.concede(1)
    assert game.position.result == Result((0,), "concession")
    session.undoing.undo()
    assert game.position.result is None
    assert WAYS["reserves"].is_there(game)


def test_war_of_four_ends_as_a_draw_that_all_agreed_on_but_nobody_concedes_for_others(of_four: Game):
    """K0: one who gives up hands the armies to a computer player instead."""
    game = of_four.branch()
    with pytest.raises(IllegalChoice):
        game.concede(2)
    game.agree_to_draw(2)
    assert game.position.result == Result((), "agreement")
    assert Game.replay(game.set_up, game.journal).position == game.position


def test_seat_in_a_war_is_handed_over_while_others_recruit(sit: Sit, mute: None):
    """A computer player takes the seat in the middle of recruiting."""
    game = war_at("sheets").branch()
    session = sit(game).session
    seat = session.asked_seat
    session.seats.hand_over(seat, "recruit")
    assert session.kinds[seat] == "recruit"
    assert not session.asks_person
