"""The side panel of a campaign folds into a narrow column where the map needs the room, and remembers it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from gallery.wars import NAMES
from tests.rules.campaign.war import war
from tests.ui.games.campaign.conftest import game_of
from ui.kit.side_rail import WIDE
from ui.session.session import Session

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(window):
    """The page of a campaign in a window of 1280 pixels."""
    return show(window)


def show(window, width: int = 1280):
    window.resize(width, 800)
    session = Session(game_of(war("A at 0: 2 guard\nB at 1: 2 thug")), NAMES[:2], ["person"] * 2)
    window.show_game(session)
    session.seats.curtain = False
    session.start()
    QApplication.processEvents()
    return window.page


def test_side_panel_is_folded_in_a_narrow_window_and_opens_with_its_handle(page, qtbot) -> None:
    assert page.side.folded
    assert page.side.width() == WIDE
    before = page.table.width()
    qtbot.mouseClick(page.side.rail.handle, LEFT)
    QApplication.processEvents()
    assert not page.side.folded
    assert page.log.isVisible()
    assert page.table.width() < before
    qtbot.mouseClick(page.side.handle, LEFT)
    QApplication.processEvents()
    assert page.side.folded
    assert not page.log.isVisible()
    assert page.table.width() == before


def test_name_of_a_page_opens_the_folded_panel_at_it(page, qtbot) -> None:
    qtbot.mouseClick(page.side.rail.tabs[1], LEFT)
    QApplication.processEvents()
    assert not page.side.folded
    assert page.die.isVisible()


def test_choice_is_remembered_for_the_next_game_and_every_width(page, window, qtbot) -> None:
    qtbot.mouseClick(page.side.rail.handle, LEFT)
    window.show_start()
    assert not show(window).side.folded
    window.run_command("side-fold")
    window.show_start()
    assert show(window, 1700).side.folded


def test_wide_window_shows_the_panel_at_first(window) -> None:
    assert not show(window, 1700).side.folded


def test_key_of_the_log_opens_the_folded_panel_with_the_focus_in_it(page, window) -> None:
    window.run_command("side-log")
    assert not page.side.folded
    assert page.side.isAncestorOf(window.focusWidget())


def test_focus_stays_in_the_panel_when_it_is_folded_by_key(page, window) -> None:
    window.run_command("side-log")
    window.run_command("side-fold")
    assert window.focusWidget() is page.side.rail.handle


def test_card_over_the_folded_panel_keeps_its_width(page) -> None:
    page.past.card.tell("Since your last turn", [])
    card = page.past.card.geometry()
    assert card.width() > 250
    assert page.rect().contains(card)
    assert card.right() == page.side.geometry().right()


def test_side_panel_of_the_classic_game_has_no_handle(window, playing) -> None:
    window.resize(1280, 800)
    window.show_game(playing("march-first"))
    assert window.page.side.rail is None
    assert "Conquest of Esfah" in window.menus.actions["side-fold"].toolTip()
