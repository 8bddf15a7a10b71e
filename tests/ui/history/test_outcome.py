"""The card at the end of a battle: told once, when the last dice lie, and out of the way of who looks elsewhere."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ddtable.commands.simulate import deal
from ddtable.engine.game import Game
from tests.drivers.hands_on import NAMES, Hands, settle, show
from tests.drivers.playing import game_from
from tests.ui.history.conftest import SEATED, finished_game
from ui.history.outcome_card import COLUMNS, HEAD
from ui.session.session import Session

TEXT = """
home A: flatland_city 5
home B: flatland_tower 3
frontier: flatland_temple 6
A at home A: 2 thug, cutthroat
A at frontier: marauder
A dead: thug
B at home B: guard, knight
B dead: 2 herald
B buried: herald
turn A march 1
"""


@pytest.fixture
def over(seated: SEATED) -> Hands:
    """Mira (seat 0) and Ragna, who gives up."""
    hands = seated()
    show(hands, game_from(TEXT))
    hands.session.concede(1)
    QApplication.processEvents()
    return hands


def test_outcome_shows_the_winner_and_the_dice_left(over: Hands):
    card = over.page.past.outcome
    assert card.isVisible()
    assert (card.title, card.reason) == (f"{NAMES[0]} wins", "The opponent gives up · in the first round")
    mira, ragna = card.standings
    assert (mira.seat, mira.wins, mira.lost, mira.units) == (0, True, 1, 5)
    assert (ragna.seat, ragna.wins, ragna.lost, ragna.units) == (1, False, 3, 5)
    assert (mira.health, ragna.health) == (7, 3)
    assert mira.luck is None, "nobody has rolled"
    assert f"{NAMES[1]}: Health in play: 3 of" in card.accessibleDescription()
    assert over.page.ribbon.turn.text() == "The game is over"
    card.grab()


def test_escape_gives_the_table_free_and_the_card_stays_away(over: Hands):
    over.key(Qt.Key.Key_Escape)
    assert not over.page.past.outcome.isVisible()
    over.window.resize(1400, 900)
    assert not over.page.past.outcome.isVisible()


def test_the_button_gives_the_table_free(over: Hands):
    over.click(over.page.past.outcome.close_button)
    assert not over.page.past.outcome.isVisible()


def test_click_on_the_card_does_not_reach_dice_below(over: Hands):
    card = over.page.past.outcome
    before = len(over.session.game.history)
    QTest.mouseClick(card, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, card.rect().center())
    assert over.session.selection == ()
    assert len(over.session.game.history) == before


def test_undone_end_hides_the_card_until_the_next_end(over: Hands):
    over.key(Qt.Key.Key_Escape)
    over.session.undoing.undo()
    QApplication.processEvents()
    assert not over.page.past.outcome.isVisible()
    assert over.page.ribbon.turn.text() == f"{NAMES[0]}’s turn"
    over.session.concede(0)
    QApplication.processEvents()
    assert over.page.past.outcome.isVisible()
    assert over.page.past.outcome.title == f"{NAMES[1]} wins"


def test_outcome_waits_until_the_last_dice_have_stopped(over: Hands, monkeypatch: pytest.MonkeyPatch):
    told_in_suspense = []
    card, suspense = over.page.past.outcome, over.page.suspense
    tell = card.tell
    monkeypatch.setattr(card, "tell", lambda: (told_in_suspense.append(suspense.held), tell()))
    over.session.undoing.undo()
    suspense.hold()
    over.session.concede(1)
    over.page.showing.finish()
    assert card.isVisible()
    assert told_in_suspense == [False]


def test_it_is_gone_while_the_table_shows_an_earlier_moment(hands: Hands, qtbot):
    show(hands, finished_game().branch())
    assert hands.page.past.outcome.isVisible()
    hands.page.past.seeker.to_begin()
    assert not hands.page.past.outcome.isVisible()
    hands.page.past.seeker.to_present()
    assert hands.page.past.outcome.isVisible()


def test_a_draw_has_no_winner(seated: SEATED):
    hands = seated()
    show(hands, game_from(TEXT))
    hands.session.agree_to_draw(0)
    QApplication.processEvents()
    card = hands.page.past.outcome
    assert card.title == "A draw"
    assert not any(one.wins for one in card.standings)
    card.grab()


@pytest.mark.parametrize("players", [5, 6])
def test_players_of_a_large_game_are_all_above_the_button(hands: Hands, players: int):
    game = Game(deal("classic", players, 12, 1, 0, {"edition": "revised96"}))
    game.agree_to_draw(0)
    names = tuple(f"Player {number}" for number in range(players))
    hands.window.resize(1100, 700)
    hands.window.show_game(Session(game, names, ["person"] * players))
    settle()
    card = hands.page.past.outcome
    assert card.isVisible()
    assert {one.seat for one in card.standings} == set(range(players))
    assert HEAD + COLUMNS + card._row * players <= card.close_button.y()
    assert all(f"{name}: " in card.accessibleDescription() for name in names)
    card.grab()
