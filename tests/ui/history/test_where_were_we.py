"""The card on opening a saved game."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.drivers.hands_on import Hands, settle
from tests.ui.history.conftest import old_game
from ui.session.library import SeatPlan

SEATS = [SeatPlan("Mira", "person"), SeatPlan("Ragna", "person")]


@pytest.fixture
def path(hands: Hands) -> Path:
    """A saved game some turns old that is not on the table."""
    game = old_game(6)
    session = hands.window.library.new(game.set_up, SEATS, True)
    for entry in game.choices:
        session.game.play(entry.choice)
    session.guard.close()
    assert session.guard.path is not None
    return session.guard.path


def test_opened_game_says_where_it_was_until_the_card_is_closed(hands: Hands, path: Path):
    hands.window.settings.change(curtain=False)
    hands.window.open_path(path)
    settle()
    card = hands.page.past.card
    assert card.isVisible()
    assert card.accessibleName() == "Where were we"
    assert card.lines[0].words.startswith("Round 3, turn 6: ")
    assert card.lines[-1].words.startswith("The next decision, ")
    card.grab()
    hands.click(card.close_button)
    assert not card.isVisible()


def test_settings_without_summaries_switch_the_card_off(hands: Hands, path: Path):
    hands.window.settings.change(recaps=False)
    hands.window.open_path(path)
    settle()
    assert not hands.page.past.card.isVisible()
