"""Widgets repaint only what has changed: the window always looks like one that is painted anew."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from ddtable.commands.simulate import deal
from ddtable.engine.game import Game
from tests.drivers.hands_on import Hands, open_window, settle, show
from tests.drivers.playing import set_up
from ui.session.answer.hints import suggestion

STEPS = 40


def begun(name: str) -> Game:
    return Game(set_up(1, 4, 24)) if name == "four" else Game(deal(name, 2, 24, 1, 0))


def on_screen(hands: Hands) -> QImage:
    return hands.window.screen().grabWindow(hands.window.winId()).toImage().convertToFormat(QImage.Format.Format_RGB32)


def painted_anew(hands: Hands) -> QImage:
    return hands.window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def assert_up_to_date(qtbot: QtBot, hands: Hands, what: str) -> None:
    qtbot.waitUntil(lambda: not hands.page.showing.busy, timeout=10_000)
    settle()
    assert on_screen(hands) == painted_anew(hands), what


@pytest.mark.parametrize("name", ["classic", "battle_dice", "four"])
def test_the_window_looks_like_one_painted_anew(
    name: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    hands = open_window(qtbot, monkeypatch, tmp_path)
    show(hands, begun(name))
    session, random = hands.session, Random(1)
    session.seats.curtain = False
    session.start()
    assert_up_to_date(qtbot, hands, "at the start")
    for number in range(STEPS):
        question = session.game.question
        assert question is not None
        if number % 9 == 5 and session.liftable():
            session.hand.activate(min(session.liftable()))
            assert_up_to_date(qtbot, hands, f"{number}: a die is clicked, {question.kind}")
            session.hand.cancel_lift()
        if number % 11 == 4:
            session.draft.suggest()
            assert_up_to_date(qtbot, hands, f"{number}: an answer is suggested, {question.kind}")
        if number % 13 == 7:
            session.undoing.undo(agreed=True)
            assert_up_to_date(qtbot, hands, f"{number}: undone before {question.kind}")
        if number % 17 == 9:
            session.shown.look_at(len(session.game.history) - 4)
            assert_up_to_date(qtbot, hands, f"{number}: an earlier moment")
            session.shown.look_at(None)
            assert_up_to_date(qtbot, hands, f"{number}: the present again")
        question = session.game.question
        assert question is not None
        wise = suggestion(session.game, question)[0]
        session.play(wise if number % 2 else session.game.rules.sample(question, random))
        assert_up_to_date(qtbot, hands, f"{number}: {question.kind}")
