"""A whole game of Dragon Dice Risk on the smaller board by the mouse alone, and its opening by the keyboard alone."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ddtable.engine.game import Game
from ddtable.engine.system import SetUp, system
from ddtable.opponents.players import choose
from ddtable.rules.risk.board import board_of
from tests.drivers.hands_on import NAMES, open_window, settle, show
from tests.drivers.risk_hands import RiskHands

SEED = 8  # two forces on the Four Shores come to an end after some 200 choices
MOST = 400
ASKED = {"claim", "cover", "deploy", "recruit", "march-first", "action", "muster", "move-in", "casualties"}
Key = Qt.Key


def four_shores() -> tuple[Game, Random]:
    """A game of two forces at its first question, and the chance by which Recruit plays on."""
    random, rules = Random(SEED), system("risk")
    forces = tuple(rules.deal(100, random, {}) for _ in range(2))
    return Game(SetUp("risk", SEED, {"goal": "domination"}, forces, house={"map": "four_shores"})), random


@pytest.fixture
def hands(qtbot, monkeypatch, tmp_path) -> RiskHands:
    return RiskHands(open_window(qtbot, monkeypatch, tmp_path).window)


def test_small_world_is_played_to_victory_by_clicks(hands) -> None:
    game, random = four_shores()
    show(hands, game)
    asked = set()
    while (question := game.question) is not None:
        stood = len(game.choices)
        assert stood < MOST
        asked.add(question.kind)
        choice, _ = choose(game.rules.observe(game.position, question.seat), question, random)
        hands.page.past.card.hide()  # what happened since: it covers dice
        hands.answer(choice)
        assert len(game.choices) > stood, (question.kind, choice, hands.told)
        assert game.choices[stood].choice == choice
    assert asked >= ASKED
    (winner,) = game.position.result.winners
    assert hands.page.bar.sentence.text().startswith(f"{NAMES[winner]} wins")
    assert hands.page.bar.again.isVisible()


def press(hands, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key where the focus is."""
    QTest.keyClick(QApplication.focusWidget() or hands.window, key, held)
    settle()


def test_opening_is_played_by_keys(hands, qtbot) -> None:
    """X goes to a territory and Return claims or covers it; Ctrl+Return proposes units and places them."""
    game, _ = four_shores()
    show(hands, game)
    asked: list[str] = []
    while hands.kind != "march-first":
        assert len(asked) < MOST
        asked.append(hands.kind)
        if hands.kind in ("claim", "cover"):
            press(hands, Key.Key_X)
            press(hands, Key.Key_Return)
        elif hands.table.placing.rest.way:
            qtbot.wait(20)
            asked.pop()
        elif asked.count("recruit") > 1:  # all recruits are placed
            press(hands, Key.Key_Return)
        else:
            seat, kind, control = hands.session.asked_seat, hands.kind, Qt.KeyboardModifier.ControlModifier
            press(hands, Key.Key_Return, control)
            press(hands, Key.Key_Return, control)
            qtbot.waitUntil(
                lambda seat=seat, kind=kind: hands.session.asked_seat != seat or hands.kind != kind or not left(hands)
            )
    assert set(asked) >= {"claim", "cover", "deploy", "recruit"}
    assert all(
        hands.session.position.at(place.id, 0) or hands.session.position.at(place.id, 1)
        for place in board_of(game.position).territories
    )


def left(hands) -> int:
    """Return the health that is left to place."""
    return int(hands.session.question.values.get("left", 0))
