"""The page that says what the dice did."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from ddtable.odds.luck import luck
from tests.drivers.hands_on import Hands, show
from tests.drivers.playing import game_from
from tests.drivers.sitting import ARMIES
from tests.ui.history.conftest import SEATED

PAGE = 2


def open_page(hands: Hands):
    hands.click(hands.page.side.tabs[PAGE])
    QApplication.processEvents()
    return hands.page.side.pages.widget(PAGE)


def test_every_player_every_kind_of_roll_and_every_icon_has_a_line(seated: SEATED):
    hands = seated()
    page = open_page(hands)
    session = hands.session
    said = [page.lines.index(row).data() for row in range(page.lines.rowCount())]
    types = [die.type for die in session.position.dice]
    events = [event for played in session.game.history for event in played.events]
    for one in luck(events, types, 2):
        assert f"{session.names[one.seat]}, {one.thrown} dice rolled" in said
        for tally in (*one.kinds, *one.icons):
            figures = f"{tally.got} / {round(tally.expected, 1):.1f}"
            assert any(line.endswith(f": {figures}") for line in said), (tally, said)
    heard = [page.lines.index(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(page.lines.rowCount())]
    assert any("expected" in line for line in heard)
    page.grab()


def test_it_counts_up_to_the_moment_that_the_table_shows(seated: SEATED):
    hands = seated()
    page = open_page(hands)
    whole = page.lines.rows
    hands.session.shown.look_at(0)
    assert len(page.lines.rows) < len(whole)
    hands.session.shown.look_at(None)
    assert page.lines.rows == whole


def test_luck_page_before_the_first_roll_shows_a_message(hands: Hands):
    show(hands, game_from(ARMIES))
    page = open_page(hands)
    assert [page.lines.index(row).data() for row in range(page.lines.rowCount())] == ["No unit has rolled yet."]


def test_its_lines_can_be_reached_by_key(seated: SEATED):
    hands = seated()
    page = open_page(hands)
    page.setFocus()
    hands.key(Qt.Key.Key_Down)
    assert page.currentIndex().isValid()
