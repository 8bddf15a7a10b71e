"""The command that goes to a person's next decision: no animation and no stop on the way, and a recap after it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from gallery.wars import war
from tests.drivers.hands_on import Hands, open_window, show

F5 = Qt.Key.Key_F5


@pytest.fixture
def hands(qtbot, monkeypatch, tmp_path) -> Hands:
    """A war in the turn of a computer player; the player of the next seat is a person."""
    found = open_window(qtbot, monkeypatch, tmp_path)
    found.window.settings.change(motion="slow", stops="rolls", recaps=True)
    game = war(4, "march-first", turn=10).branch()
    board = game.position.board
    person = board.order[(board.order.index(board.seat) + 1) % 4]
    show(found, game, kinds=["person" if seat == person else "recruit" for seat in range(4)])
    return found


def test_key_hurries_to_the_next_decision_and_tells_what_happened(hands, qtbot) -> None:
    page, before = hands.page, len(hands.session.game.choices)
    assert not page.motion.off
    hands.key(F5)
    assert page.hurry.on
    assert page.motion.off
    qtbot.waitUntil(lambda: not page.hurry.on, timeout=60_000)
    assert hands.session.asks_person
    assert len(hands.session.game.choices) > before
    assert not page.motion.off
    assert page.past.card.isVisible()
    assert hands.window.menus.run(_command("hurry")) == "It is your decision now."


def test_same_key_stops_the_hurry(hands) -> None:
    page = hands.page
    hands.key(F5)
    hands.key(F5)
    assert not page.hurry.on
    assert not page.motion.off


def test_hurry_returns_from_an_earlier_moment_first(hands) -> None:
    session = hands.session
    session.shown.look_at(3)
    QApplication.processEvents()
    hands.key(F5)
    assert session.moment is None


def test_game_without_persons_or_that_is_over_gives_the_reason(qtbot, monkeypatch, tmp_path) -> None:
    hands = open_window(qtbot, monkeypatch, tmp_path)
    show(hands, war(4, "march-first", turn=10).branch(), kinds=["recruit"] * 4)
    assert hands.page.hurry.why_not() == "nobody"
    hands.session.computers.close()
    show(hands, war(4, "march-first", turn=10).branch())
    assert hands.page.hurry.why_not() == "yours"
    hands.session.game.agree_to_draw(0)
    assert hands.page.hurry.why_not() == "over"


def _command(name: str):
    from ui.window.commands import all_commands

    return next(command for _, command in all_commands() if command.id == name)
