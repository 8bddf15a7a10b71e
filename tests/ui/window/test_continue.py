"""Closing the window in the middle and going on: the same question, the same table, the computer player again."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from ddtable.engine.questions import Subset
from ddtable.opponents.dragon_dice.recruit import choose
from tests.drivers.hands_on import Hands, open_window
from tests.drivers.playing import set_up
from ui.session.library import SeatPlan

PROJECT = Path(__file__).resolve().parents[3]
MILLISECONDS = 20_000
SEATS = [SeatPlan("Mira", "person"), SeatPlan("Recruit", "recruit")]
TURNS = 2
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def opened(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """Open a window on the same folder each time it is called."""
    monkeypatch.chdir(PROJECT)  # the computer player's process is started from the tree
    return lambda: open_window(qtbot, monkeypatch, tmp_path)


def begin(hands: Hands, seats: list[SeatPlan] = SEATS, practice: bool = True) -> None:
    hands.window.show_game(hands.window.library.new(set_up(1, health=24), seats, practice))


def play_to(qtbot: QtBot, hands: Hands, kind: str) -> None:
    """Answer for the person by mouse, wait for the computer, until the person is asked this in a later turn."""
    game = hands.session.game
    for _ in range(400):
        qtbot.waitUntil(lambda: hands.session.asks_person or game.question is None, timeout=MILLISECONDS)
        question = game.question
        assert question is not None, "the game ended before"
        if question.kind == kind and game.position.board.turn >= TURNS:
            return
        seen = game.rules.observe(game.position, question.seat)
        hands.answer(choose(seen, question, Random(len(game.choices)))[0])
    raise AssertionError(f"nobody is asked {kind}")


def test_game_against_the_computer_continues_at_the_same_question(qtbot: QtBot, opened):
    hands = opened()
    begin(hands)
    play_to(qtbot, hands, "casualties")
    game, log = hands.session.game, told(hands)
    assert any(entry.seat == 1 for entry in game.choices)
    assert isinstance(game.question.shape, Subset)
    die = min(hands.session.liftable())
    hands.click_die(die)
    rules = (hands.session.draft.refusal_now(), hands.session.liftable(), hands.session.draft.progress())
    hands.window.close()
    assert hands.window.page is None

    again = opened()
    assert "Mira" in again.window.start.newest.text()
    again.click(again.window.start.go_on)
    session = again.session
    assert session.game is not game
    assert session.game.position == game.position
    assert session.question == game.question
    assert session.selection == ()
    assert session.asks_person
    assert told(again) == log
    again.click_die(die)
    assert (session.draft.refusal_now(), session.liftable(), session.draft.progress()) == rules
    play_to_the_next_turn(qtbot, again)


def told(hands: Hands) -> list[str]:
    """What the log tells of the game; the computer's reasons are no part of a save."""
    return [row.words for row in hands.page.log.entries.rows if row.kind != "remark"]


def play_to_the_next_turn(qtbot: QtBot, hands: Hands) -> None:
    """The game goes on, the computer player too."""
    game = hands.session.game
    stood, turn = len(game.choices), game.position.board.turn
    hands.session.hand.cancel_lift()
    hands.click_die(hands.session.selection[0])
    while game.question is not None and game.position.board.turn < turn + 2:
        qtbot.waitUntil(lambda: hands.session.asks_person or game.question is None, timeout=MILLISECONDS)
        if game.question is not None:
            seen = game.rules.observe(game.position, game.question.seat)
            hands.answer(choose(seen, game.question, Random(0))[0])
    assert {entry.seat for entry in game.choices[stood:]} == {0, 1}


def test_window_closed_while_the_computer_thinks_continues_with_its_answer(qtbot: QtBot, opened):
    hands = opened()
    begin(hands)
    while hands.session.asks_person:
        question = hands.session.question
        hands.answer(choose(hands.session.position, question, Random(1))[0])
    stood = len(hands.session.game.choices)
    worker = hands.session.computers.opponent
    hands.window.close()
    qtbot.wait(1)  # whatever was queued when the window closed
    assert not isValid(worker)
    again = opened()
    again.click(again.window.start.go_on)
    qtbot.waitUntil(lambda: len(again.session.game.choices) > stood, timeout=MILLISECONDS)


# Undo and redo


PERSONS = [SeatPlan("Mira", "person"), SeatPlan("Ragna", "person")]


def answer_some(hands: Hands, count: int) -> None:
    for number in range(count):
        question = hands.session.question
        hands.answer(choose(hands.session.position, question, Random(number))[0])


def test_buttons_and_keys_take_back_and_bring_again(opened):
    hands = opened()
    begin(hands, PERSONS)
    bar, game = hands.page.bar, hands.session.game
    assert bar.undo.isVisible()
    assert not bar.undo.isEnabled()
    answer_some(hands, 3)
    after = game.position
    hands.click(bar.undo)
    assert len(game.choices) == 2
    assert bar.redo.isEnabled()
    hands.click(bar.redo)
    assert game.position == after
    hands.key(Qt.Key.Key_Z, CONTROL)
    hands.key(Qt.Key.Key_Z, CONTROL)
    assert len(game.choices) == 1
    hands.key(Qt.Key.Key_Y, CONTROL)
    hands.key(Qt.Key.Key_Z, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert game.position == after
    assert not bar.redo.isEnabled(), "it stays where it is, so that no other button comes under the pointer"
    answer_some(hands, 1)
    assert not bar.redo.isEnabled()


def test_undone_choices_stay_undone_after_closing(opened):
    hands = opened()
    begin(hands, PERSONS)
    answer_some(hands, 4)
    hands.key(Qt.Key.Key_Z, CONTROL)
    before = hands.session.game.position
    hands.window.close()
    again = opened()
    again.click(again.window.start.go_on)
    assert again.session.game.position == before
    assert again.session.undoing.can_undo()


def test_normal_game_undoes_choices_without_later_actions(opened):
    hands = opened()
    begin(hands, PERSONS, practice=False)
    answer_some(hands, 2)
    game, before = hands.session.game, hands.session.game.position
    hands.key(Qt.Key.Key_Z, CONTROL)
    assert len(game.choices) == 1
    hands.key(Qt.Key.Key_Y, CONTROL)
    assert game.position == before
    while not game.choices[-1].faces:  # until dice have fallen
        answer_some(hands, 1)
    before = game.position
    hands.key(Qt.Key.Key_Z, CONTROL)
    assert game.position == before, "the other player has not agreed yet"


def test_undo_goes_back_to_the_persons_last_question_over_the_computers(qtbot: QtBot, opened):
    hands = opened()
    begin(hands)
    play_to(qtbot, hands, "march-first")
    game = hands.session.game
    question, persons = game.question, sum(entry.seat == 0 for entry in game.choices)
    hands.click(hands.page.bar.undo)
    assert hands.session.asks_person
    assert sum(entry.seat == 0 for entry in game.choices) == persons - 1
    hands.click(hands.page.bar.redo)
    assert game.question == question
