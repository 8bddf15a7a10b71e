"""The curtain falls on nothing that is everybody's to see, and calls the second of two who answer in secret."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ddtable.engine.game import Game
from ddtable.engine.questions import Choice
from ddtable.rules.battle_dice.events import ArtifactWon
from tests.drivers.hands_on import NAMES, Hands, open_window, show
from tests.rules.battle_dice.battle_by_hand import BATTLE
from tests.ui.games.battle_dice.field.field_hands import dealt, field_of
from tests.ui.together.test_curtain import texts


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path, curtain=True)


def before_a_secret(*, prize: bool) -> tuple[Game, Choice]:
    """A game in which the next answer brings a secret question; that answer wins an artifact, or no quest ends."""
    for seed in range(1, 200):
        game, random = dealt(seed=seed), Random(seed)
        while game.question is not None:
            asked, question = game.branch(), game.question
            choice = BATTLE.sample(question, random)
            game.play(choice)
            won = any(isinstance(event, ArtifactWon) for event in game.history[-1].events)
            sealed = game.question is not None and game.question.sealed
            if sealed and not question.sealed and won == prize and game.history[-1].faces:
                return asked, choice
    raise ValueError("no such game")


def come_to_a_secret(hands: Hands, *, prize: bool, motion: str = "off") -> None:
    game, choice = before_a_secret(prize=prize)
    hands.window.change_settings(motion=motion)
    show(hands, game)
    QApplication.processEvents()
    while hands.page.curtain.isVisible():
        hands.key(Qt.Key.Key_Return)
    hands.session.draft.answer(choice)
    QApplication.processEvents()


@pytest.mark.parametrize("by", ["key", "click"])
def test_curtain_waits_until_all_have_seen_the_prize(hands: Hands, qtbot: QtBot, by: str):
    """BQ7: also with motion off; the press that goes on does not draw the curtain too."""
    come_to_a_secret(hands, prize=True)
    prize, curtain = field_of(hands).prize, hands.page.curtain
    qtbot.wait(50)
    assert prize.isVisible()
    assert curtain.isHidden()
    assert NAMES[hands.session.seats.behind_curtain] in hands.page.bar.sentence.text()
    prize.grab()
    if by == "key":
        hands.key(Qt.Key.Key_Return)
    else:
        QTest.mouseClick(hands.page.table, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    qtbot.waitUntil(curtain.isVisible)
    assert hands.session.seats.behind_curtain >= 0
    hands.key(Qt.Key.Key_Return)
    assert curtain.isHidden()
    assert hands.session.asks_person


def test_no_question_or_secret_is_shown_while_the_curtain_waits(hands: Hands):
    come_to_a_secret(hands, prize=True)
    deeds = len(hands.session.game.journal)
    assert not hands.session.asks_person
    for key in (Qt.Key.Key_H, Qt.Key.Key_1, Qt.Key.Key_N):
        hands.key(key)
    assert len(hands.session.game.journal) == deeds


def test_curtain_waits_for_the_walk_through_phases(hands: Hands, qtbot: QtBot):
    """BD1.3: what was rolled is everybody's."""
    come_to_a_secret(hands, prize=False, motion="slow")
    assert hands.page.showing.busy
    assert hands.page.curtain.isHidden()
    hands.key(Qt.Key.Key_F8)
    qtbot.waitUntil(hands.page.curtain.isVisible)
    assert not hands.page.showing.busy


def test_curtain_is_immediate_without_anything_to_show(hands: Hands):
    come_to_a_secret(hands, prize=False)
    assert hands.page.curtain.isVisible()


def first_has_chosen(hands: Hands) -> None:
    """The first of two answers the quest's question in secret (BQ1)."""
    show(hands, dealt())
    assert hands.page.curtain.heading.text() == f"For {NAMES[0]}’s eyes only"
    hands.key(Qt.Key.Key_Return)
    hands.session.hand.activate(_first_unit(hands))
    hands.key(Qt.Key.Key_Return)


def _first_unit(hands: Hands) -> int:
    question = hands.session.question
    assert question is not None
    return question.shape.dice[0]  # type: ignore[union-attr,no-any-return]


@pytest.mark.parametrize("by", ["key", "click"])
def test_card_calls_the_second_player_back_to_the_screen(hands: Hands, by: str):
    """H: only the first one's answer is hidden, but she has been told to look away (BQ1)."""
    first_has_chosen(hands)
    curtain = hands.page.curtain
    assert curtain.isVisible()
    assert curtain.accessibleName() == f"{NAMES[1]}: your turn"
    assert "decided in secret" in texts(hands.page)
    assert not hands.page.table.isVisible()
    hands.key(Qt.Key.Key_1)
    assert curtain.isVisible()
    if by == "key":
        hands.key(Qt.Key.Key_Return)
    else:
        QTest.mouseClick(curtain, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
        QApplication.processEvents()
    assert curtain.isHidden()
    assert hands.session.asks_person
    assert hands.session.asked_seat == 1


def test_a_click_beside_the_sign_does_not_draw_a_curtain_that_hides_a_secret(hands: Hands):
    show(hands, dealt())
    QTest.mouseClick(hands.page.curtain, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert hands.page.curtain.isVisible()


def test_undo_behind_the_call_shows_the_first_curtain_again(hands: Hands):
    first_has_chosen(hands)
    hands.session.undoing.undo()
    QApplication.processEvents()
    assert hands.page.curtain.isVisible()
    assert hands.page.curtain.seat == 0
    assert hands.page.curtain.accessibleName() == f"For {NAMES[0]}’s eyes only"


def test_no_call_with_a_computer_player_or_without_a_curtain(hands: Hands):
    hands.window.change_settings(curtain=False)
    show(hands, dealt())
    hands.session.hand.activate(_first_unit(hands))
    hands.key(Qt.Key.Key_Return)
    assert hands.session.asked_seat == 1
    assert hands.page.curtain.isHidden()
    assert hands.session.asks_person
