"""Where the terrains lie: a row, rows of folded cards or of tiles; nothing overlaps, nothing leaves the room."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect

from benchmarks.large import large
from ddtable.engine.game import Game
from tests.drivers.playing import begin_at, set_up
from ui.games.dragon_dice.table.layouts import CARD_WIDTH, TILE_WIDTH, Folded, Layout, Row, column_width, rows_for
from ui.games.dragon_dice.table.table import TableView

LAYOUTS = (Row(), Folded(1, 90), Folded(3, 80))


@given(
    count=st.integers(1, 24),
    width=st.integers(900, 3600),
    layout=st.sampled_from(LAYOUTS),
)
def test_cards_stay_in_the_room_and_apart(count: int, width: int, layout: Layout) -> None:
    room = QRect(12, 70, width, 500)
    places = layout.places(count, room)
    assert len(places.cards) == count
    whole = [*places.cards, places.opened] if not places.opened.isNull() else [*places.cards]
    assert all(room.contains(place) for place in whole)
    assert not any(one.intersects(other) for one, other in combinations(whole, 2))


@pytest.mark.parametrize(("count", "rows"), [(3, 1), (5, 1), (8, 1), (9, 2), (16, 2), (24, 3)])
def test_there_are_as_few_rows_as_leave_cards_or_tiles_wide_enough(count: int, rows: int) -> None:
    """A window of 1280 pixels has 972 for the terrains."""
    assert rows_for(count, 972) == rows
    assert column_width(count, rows, 972) >= (CARD_WIDTH if count <= 7 else TILE_WIDTH)


@pytest.fixture
def table(lay) -> TableView:
    """Six players and sixteen terrains, with an army of everybody at nearly each, in a window of 1280x800."""
    game = Game(set_up(1, 4))
    begin_at(game, large(6, 16, 100))
    return lay(game, (996, 520))


def test_sixteen_terrains_and_six_players_are_all_in_sight(table: TableView) -> None:
    folded = [card for card in table.cards if card.folded]
    assert len(folded) == 15
    for card in folded:
        armies = [view for view in card.areas if view.isVisible()]
        assert {view.area for view in armies} >= {view.area for view in card.areas if view.shown}
        for view in armies:
            assert view.width() >= 30
            assert view.height() >= 18
            assert card.rect().contains(view.geometry())
        assert not any(one.geometry().intersects(other.geometry()) for one, other in combinations(armies, 2))


def test_a_tile_opens_on_a_click_and_the_others_stay_in_their_places(table: TableView) -> None:
    before = {card.number: card.pos() for card in table.cards if card.folded}
    table._open_card(12)
    assert not table.cards[12].folded
    assert table.tab.pos() == before[12]
    assert all(card.pos() == before[card.number] for card in table.cards if card.folded and card.number in before)
    assert table.tab.joined
    table._open_card(3)
    assert not table.tab.joined, "a row of tiles lies between it and the open card"
    assert table.tab.geometry().bottom() < table.cards[12].y()
