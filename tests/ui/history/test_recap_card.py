"""The card of the recap at the start of a turn: shown once, and out of the way with any answer."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from ddtable.engine.game import Game
from ddtable.summaries.dragon_dice.recap import lines, since_last_turn
from tests.drivers.hands_on import Hands, show
from tests.drivers.playing import set_up
from tests.ui.history.conftest import SEATED


def to_a_recap(hands: Hands) -> None:
    """Play until a recap is told."""
    session = hands.session
    for _ in range(400):
        if hands.page.past.card.isVisible() or session.question is None:
            break
        session.draft.suggest()
        if session.draft.half_made() is not None:
            session.draft.confirm()
        QApplication.processEvents()
    assert hands.page.past.card.isVisible()


def test_card_is_shown_from_the_start_of_a_turn_to_the_first_answer(seated: SEATED):
    hands = seated(turns=2)
    to_a_recap(hands)
    session, card = hands.session, hands.page.past.card
    seat = session.asked_seat
    assert session.position.board.seat == seat
    assert card.accessibleName() == f"{session.names[seat]}, since your last turn"
    since = since_last_turn(session.game.history, seat)
    assert since is not None
    assert card.lines[0].words in [line.words for line in lines(session.words, session.table, since, seat)]
    assert not card.isAncestorOf(QApplication.focusWidget()) if QApplication.focusWidget() else True
    card.grab()
    session.draft.suggest()
    if session.draft.half_made() is not None:
        session.draft.confirm()
    assert not card.isVisible()


def test_recap_before_the_first_own_turn_covers_the_first_player(hands: Hands):
    """A new player may lose much before the first own turn, and nothing had told of it."""
    show(hands, Game(set_up(3, 2, 24)))
    session = hands.session
    to_a_recap(hands)
    assert session.position.board.turn == 2
    assert session.asked_seat == session.position.board.seat
    card = hands.page.past.card
    assert card.isVisible()
    assert card.accessibleName() == f"{session.names[session.asked_seat]}, before your first turn"
    assert card.lines


def test_escape_only_closes_the_card(seated: SEATED):
    hands = seated(turns=2)
    to_a_recap(hands)
    deeds = len(hands.session.game.choices)
    hands.key(Qt.Key.Key_Escape)
    assert not hands.page.past.card.isVisible()
    assert len(hands.session.game.choices) == deeds


def test_show_me_steps_through_it(seated: SEATED):
    hands = seated(turns=2)
    to_a_recap(hands)
    hands.click(hands.page.past.card.show_me)
    assert hands.session.moment is not None
    assert hands.page.past.seeker.playing
    assert not hands.page.past.card.isVisible()
    hands.key(Qt.Key.Key_Escape)
    assert not hands.page.past.seeker.playing
    assert not hands.page.past.card.isVisible()  # told once


def test_the_settings_switch_it_off(seated: SEATED):
    hands = seated(turns=2)
    to_a_recap(hands)
    game = hands.session.game
    hands.window.settings.change(recaps=False)
    show(hands, game.branch())
    hands.session.start()
    assert not hands.page.past.card.isVisible()


def test_computer_player_gets_no_recap(seated: SEATED, mute: None):
    hands = seated(turns=2)
    to_a_recap(hands)
    game, asked = hands.session.game, hands.session.asked_seat
    kinds = ["recruit" if seat == asked else "person" for seat in range(2)]
    show(hands, game.branch(), kinds=kinds)
    assert not hands.page.past.card.isVisible()
