"""The same table on a small screen and on a large one: dice grow, cards fold and open, nothing loses its owner."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from ui.art.palette import DARK
from ui.table.table import TableView


def largest_die(table: TableView) -> int:
    """The side in pixels of the largest die of an army."""
    return max(
        box.side for card in table.cards for view in card.areas if view.isVisible() for box in view.arrangement.boxes
    )


def test_dice_grow_with_the_screen(table_at) -> None:
    small = largest_die(table_at("march-first", size=(1000, 560)))
    middle = largest_die(table_at("march-first", size=(1600, 800)))
    large = largest_die(table_at("march-first", size=(3500, 1900)))
    assert small < middle < large
    assert large >= 2 * small


@pytest.mark.parametrize(
    ("players", "size", "opened"),
    [(2, (1000, 560), 3), (4, (1000, 560), 1), (4, (1600, 800), 1), (4, (3500, 1900), 5), (3, (2600, 1300), 4)],
)
def test_cards_stand_open_where_there_is_room(table_at, players: int, size: tuple[int, int], opened: int) -> None:
    table = table_at("march-first", players=players, size=size)
    assert sum(not card.folded for card in table.cards) == opened
    asked = [card for card in table.cards if card.asked]
    assert all(not card.folded for card in asked)


def test_a_larger_army_gets_more_of_the_row(table_at) -> None:
    table = table_at("march-first", players=4, size=(1600, 800))
    opened = next(card for card in table.cards if not card.folded)
    far = [view for view in opened.areas if view.isVisible() and view.seat != table.near_seat]
    for one in far:
        for other in far:
            if len(one.shown) > len(other.shown):
                assert one.width() > other.width()


def test_a_folded_home_shows_its_owner_where_the_words_do_not_fit(table_at) -> None:
    table = table_at("march-first", players=4, size=(1000, 560))
    folded = next(card for card in table.cards if card.folded and card.terrain.home >= 0)
    picture = folded.grab().toImage()
    owner = QColor(DARK.players[folded.terrain.home])
    right = range(picture.width() * 2 // 3, picture.width() - 10)
    assert any(picture.pixelColor(x, y) == owner for x in right for y in range(10, 34))


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("height", "least"), [(410, 20), (500, 32), (560, 36)])
def test_armies_on_a_low_open_card_show_their_dice(table_at, players: int, height: int, least: int) -> None:
    """A screen of 1280x800, and one of 1920x1080 at 150 %."""
    table = table_at("march-first", players=players, size=(990, height))
    opened = next(card for card in table.cards if not card.folded)
    armies = [view for view in opened.areas if view.isVisible() and view.shown]
    assert armies
    for view in armies:
        assert min(box.side for box in view.arrangement.boxes) >= least, view.area
        assert not view.geometry().intersects(opened.die_view.geometry())
