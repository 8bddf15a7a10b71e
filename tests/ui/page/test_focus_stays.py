"""The keyboard stays where it answers: a part that goes away hands it to the table or the bar, never to the log."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ddtable.engine.game import Game
from tests.drivers.hands_on import Hands, open_window, show
from tests.ui.games.battle_dice.field.field_hands import dealt, field_of, until
from tests.ui.whole.test_every_question import CASES


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


def assert_the_log_is_left_alone(hands: Hands) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    assert not hands.page.side.isAncestorOf(focused)
    assert hands.session.moment is None


def at_the_roster(hands: Hands) -> Game:
    game = until("roster")
    show(hands, game)
    return game


def test_return_still_answers_after_the_roster_with_two_players(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    """What the curtain has covered comes last in the order of the Tab key: the log lay next to the box (BQ3)."""
    hands = open_window(qtbot, monkeypatch, tmp_path, curtain=True)
    show(hands, dealt())
    hands.key(Qt.Key.Key_Return)
    question = hands.session.question
    assert question is not None
    dice = hands.session.position.dice
    units = [die for die in question.shape.dice if dice[die].type in ("archer", "infantry")]  # type: ignore[union-attr]
    for die in units[:3]:
        hands.click_die(die)
    hands.key(Qt.Key.Key_Return)  # she is called
    hands.key(Qt.Key.Key_Return)
    hands.key(Qt.Key.Key_N)
    assert hands.kind == "roster"
    view = field_of(hands).box.view
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, view.height() - 4))
    assert QApplication.focusWidget() is view
    hands.session.draft.suggest()
    hands.key(Qt.Key.Key_Return)
    assert hands.kind == "losses"
    assert QApplication.focusWidget() is hands.page.table
    hands.key(Qt.Key.Key_Return)
    assert_the_log_is_left_alone(hands)


def test_hidden_box_gives_its_focus_to_the_table(hands: Hands):
    """Return, with which every answer is confirmed, must not open the past (BQ3)."""
    at_the_roster(hands)
    view = field_of(hands).box.view
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, view.height() - 4))
    assert QApplication.focusWidget() is view
    hands.session.draft.suggest()
    hands.key(Qt.Key.Key_Return)
    assert hands.kind != "roster"
    assert_the_log_is_left_alone(hands)
    hands.key(Qt.Key.Key_Return)
    assert_the_log_is_left_alone(hands)


def test_hidden_stepper_gives_its_focus_to_the_table(hands: Hands):
    at_the_roster(hands)
    stepper = next(iter(field_of(hands).box.steppers.values()))
    stepper.setFocus(Qt.FocusReason.TabFocusReason)
    hands.session.draft.suggest()
    hands.session.draft.confirm()
    QApplication.processEvents()
    assert_the_log_is_left_alone(hands)


def test_a_panel_that_is_closed_leaves_the_keyboard_in_the_bar(hands: Hands):
    show(hands, CASES["casualties"].game())
    panel = hands.page.bar.panel
    panel.show()
    panel.setFocus(Qt.FocusReason.TabFocusReason)
    button = next(part for part in panel.findChildren(object) if getattr(part, "setFocus", None))
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert panel.isAncestorOf(QApplication.focusWidget())
    panel.hide()
    assert QApplication.focusWidget() is hands.page.bar


def test_hidden_log_does_not_give_its_focus_to_the_bar(hands: Hands):
    """A search that is closed gives the keyboard back to the log."""
    show(hands, CASES["casualties"].game())
    hands.page.log.list.setFocus(Qt.FocusReason.TabFocusReason)
    hands.page.log.list.hide()
    assert QApplication.focusWidget() is not hands.page.bar


def test_return_without_a_default_explains_and_gives_only_a_suggestion(hands: Hands):
    """Nothing is given away by a Return too many; after H it gives the answer that is gold (BD1.3)."""
    show(hands, until("reroll"))
    asked = hands.session.question
    hands.key(Qt.Key.Key_Return)
    assert hands.session.question is asked
    assert hands.told
    assert_the_log_is_left_alone(hands)
    hands.key(Qt.Key.Key_H)
    wanted = hands.session.draft.default_option()
    assert wanted
    hands.key(Qt.Key.Key_Return)
    assert hands.session.game.journal[-1].choice.option == wanted  # type: ignore[union-attr]


@pytest.mark.parametrize("game", ["battle_dice", "classic"])
def test_a_click_on_empty_table_brings_the_keyboard_back(hands: Hands, game: str):
    show(hands, until("reroll") if game == "battle_dice" else CASES["casualties"].game())
    hands.page.log.list.setFocus(Qt.FocusReason.TabFocusReason)
    table = hands.page.table
    corner = QPoint(3, 3)
    assert table.childAt(corner) is None
    QTest.mouseClick(table, Qt.MouseButton.LeftButton, pos=corner)
    assert QApplication.focusWidget() is table
    hands.key(Qt.Key.Key_Return)
    assert_the_log_is_left_alone(hands)


def test_a_click_on_a_card_brings_the_keyboard_back(hands: Hands):
    show(hands, until("reroll"))
    field = field_of(hands)
    hands.page.log.list.setFocus(Qt.FocusReason.TabFocusReason)
    card = next(card for card in (field.choices, field.story, field.prize) if card.isVisible())
    QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert_the_log_is_left_alone(hands)
