"""A board with places of its own is a map: a plate for each place, links between them, the open card beside it."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage

from ddtable.rules.dragon_dice.board import land_at
from tests.drivers.ringed import CIRCLE, RING, Advance, ringed
from ui.areas.dice import DiceModel
from ui.games.dragon_dice.table.map_layout import MapLayout, cell_size, charted, drawn, map_room, open_room
from ui.games.dragon_dice.table.table import TableView
from ui.session.session import Session

LEFT = Qt.MouseButton.LeftButton
ROOM = QRect(12, 110, 972, 398)
SIZES = ((996, 520), (1620, 800))
HERE = "terrain/3"
RING_LINKS = tuple(((at - 1) % 16, (at + 1) % 16) for at in range(16))


@st.composite
def islands(draw) -> list[tuple[int, ...]]:
    """The links of an island that has grown: each node but the first is linked to one or two earlier ones."""
    links: list[list[int]] = [[]]
    for node in range(1, draw(st.integers(1, 20))):
        for other in draw(st.sets(st.integers(0, node - 1), min_size=1, max_size=2)):
            while len(links) <= node:
                links.append([])
            links[node].append(other)
            links[other].append(node)
    return [tuple(near) for near in links]


@given(links=islands())
def test_a_new_node_moves_no_old_one(links) -> None:
    for count in range(1, len(links)):
        earlier = tuple(tuple(other for other in near if other < count) for near in links[:count])
        assert drawn(earlier).spots == drawn(tuple(links)).spots[:count]
    assert len(set(drawn(tuple(links)).spots)) == len(links)


def plates_of(links, room: QRect = ROOM) -> list[QRect]:
    chart = drawn(links)
    return list(MapLayout(chart, (100, 70)).places(len(links), room).cards)


def test_up_to_16_nodes_keep_their_pixels_while_the_island_grows() -> None:
    whole = plates_of(RING_LINKS)
    for count in range(2, 16):
        links = tuple(tuple(other for other in near if other < count) for near in RING_LINKS[:count])
        assert plates_of(links) == whole[:count]


@pytest.mark.parametrize("chart", [drawn(RING_LINKS), charted(tuple(CIRCLE.values()))], ids=["links", "coordinates"])
@pytest.mark.parametrize("room", [ROOM, QRect(12, 160, 1596, 628), QRect(0, 0, 600, 700)])
def test_plates_and_open_card_stay_in_the_room_and_apart(chart, room: QRect) -> None:
    cell = cell_size(chart, map_room(room))
    places = MapLayout(chart, (cell.width() - 10, min(70, cell.height() - 6))).places(16, room)
    assert all(room.contains(place) for place in (*places.cards, places.opened))
    assert not any(one.intersects(other) for one, other in combinations((*places.cards, places.opened), 2))


def test_coordinates_in_any_unit_fill_the_map() -> None:
    chart = charted([(100.0, -5.0), (300.0, -5.0), (200.0, 15.0)])
    first, second, third = MapLayout(chart, (100, 70), opens=False).places(3, ROOM).cards
    assert (first.left(), second.right()) == (ROOM.left(), ROOM.right())
    assert first.top() == second.top() == ROOM.top()
    assert third.bottom() == ROOM.bottom()
    assert third.center().x() == ROOM.center().x()


def test_42_places_of_a_world_stay_on_the_map() -> None:
    spots = [(number * 37 % 101 * 1.0, number * 53 % 89 * 1.0) for number in range(42)]
    cell = cell_size(charted(spots), ROOM)
    places = MapLayout(charted(spots), (cell.width() - 10, 50), opens=False).places(42, ROOM)
    assert all(ROOM.contains(plate) for plate in places.cards)
    assert not any(one.intersects(other) for one, other in combinations(places.cards, 2))


def test_map_of_one_place_is_in_the_middle() -> None:
    (plate,) = MapLayout(charted([(3.0, 4.0)]), (100, 70), opens=False).places(1, ROOM).cards
    assert abs(plate.center().x() - ROOM.center().x()) <= 1


def test_a_narrow_map_is_above_its_open_card() -> None:
    narrow = QRect(0, 0, 500, 600)
    assert map_room(narrow).bottom() < open_room(narrow).top()
    assert open_room(narrow).bottom() == narrow.bottom()


# In the widget


def plates(table: TableView) -> list[QRect]:
    return [(card if card.folded else table.tab).geometry() for card in table.cards]


def seen(table: TableView) -> QImage:
    return table.grab().toImage()


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("size", SIZES)
def test_ring_of_16_places_has_a_plate_for_each(lay, seats: int, size: tuple[int, int]) -> None:
    table = lay(ringed(Advance(HERE), seats=seats), size)
    assert [card.place for card in table.cards] == list(RING)
    (opened,) = [card for card in table.cards if not card.folded]
    assert opened.place == HERE
    boxes = [*plates(table), opened.geometry(), *(panel.geometry() for panel in table.panels)]
    assert all(table.rect().contains(box) for box in boxes)
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))
    for card in table.cards:
        for view in card.areas:
            assert not view.isVisible() or card.rect().contains(view.geometry())


def test_places_on_one_land_show_its_die(lay) -> None:
    table = lay(ringed(Advance(HERE)))
    first, second, third = table.cards[:3]
    assert first.die_view.area == second.die_view.area
    assert first.die == second.die == land_at(table.session.position, RING[1]).die
    assert third.die != second.die
    assert [first.home, second.home, third.home] == [0, -1, 1]
    facts = table.session.system.sheet(table.session, first.die).facts
    assert facts[0] == first.title()


def test_linked_places_are_named_for_screen_readers(lay) -> None:
    table = lay(ringed(Advance(HERE)))
    said = table.cards[1].accessibleName()
    assert said.endswith("linked to Mira’s home (Flatland) and Ragna’s home (Highland)"), said


def test_lines_join_linked_places_and_no_others(lay) -> None:
    table = lay(ringed(Advance(HERE)), (1620, 800))
    picture, boxes = seen(table), plates(table)
    ground = picture.pixelColor(boxes[0].right() + 4, boxes[0].top() + 4)

    def is_joined(one: QRect, other: QRect) -> bool:
        x, y = one.right() + 1, one.center().y()
        return any(
            abs(picture.pixelColor(at, y).lightness() - ground.lightness()) > 24 for at in range(x, other.left())
        )

    rows = [(a, b) for a in range(16) for b in range(16) if boxes[a].top() == boxes[b].top()]
    beside = [(a, b) for a, b in rows if 0 < boxes[b].left() - boxes[a].right() < 80]
    assert beside
    for a, b in beside:
        assert is_joined(boxes[a], boxes[b]) == (b in RING_LINKS[a]), (a, b)


def test_a_click_on_a_plate_opens_it_and_the_others_stay(lay, qtbot) -> None:
    table = lay(ringed(Advance(HERE)))
    before = plates(table)
    qtbot.mouseClick(table.cards[9], LEFT, pos=QPoint(table.cards[9].width() - 5, 8))
    assert [card.number for card in table.cards if not card.folded] == [9]
    assert table.tab.geometry() == before[9]
    assert plates(table) == before


def test_a_table_with_coordinates_puts_the_places_there(lay, qtbot) -> None:
    session = Session(ringed(Advance(HERE)), ("Mira", "Ragna", "Tove"), ["person"] * 3)
    table = TableView(session, DiceModel(session, session), spots=CIRCLE)
    session.setParent(table)
    qtbot.addWidget(table)
    table.resize(1620, 800)
    table.show()
    east, south, west, north = (plates(table)[at].center() for at in (0, 4, 8, 12))
    assert west.x() < north.x() < east.x()
    assert abs(south.x() - north.x()) < 80
    assert north.y() < east.y() < south.y()


def test_an_army_is_dragged_to_a_linked_place_and_to_no_other(lay, hands, qtbot) -> None:
    table = lay(ringed(Advance(HERE)))
    session, seat = table.session, 0
    army = [die.die for die in hands.area(table, f"{HERE}@{seat}").shown]
    table.hand.take(army)
    taking = [
        view.area
        for card in table.cards
        for view in card.areas
        if view.isVisible() and view.seat == seat and hands.drag_over(view.viewport(), army) == (True, True)
    ]
    assert sorted(taking) == [f"terrain/2@{seat}", f"terrain/4@{seat}"]
    target = hands.area(table, f"terrain/4@{seat}")
    assert table.cards[4].folded
    hands.drag_over(target.viewport(), army)
    hands.drop_on(target.viewport(), army)
    qtbot.waitUntil(lambda: session.position.dice[army[0]].place == "terrain/4")
    table.hand.release(dropped=True)
    assert [card.place for card in table.cards if not card.folded] == ["terrain/4"], "the next question is there"
    assert {die.die for die in hands.area(table, f"terrain/4@{seat}").shown} >= set(army)


def test_a_plate_takes_an_army_anywhere(lay, hands, qtbot) -> None:
    table = lay(ringed(Advance(HERE)))
    army = tuple(die.die for die in hands.area(table, f"{HERE}@0").shown)
    table.hand.take(army)
    taking = [card.place for card in table.cards if hands.drag_over(card, list(army)) == (True, True)]
    assert taking == ["terrain/2", "terrain/4"]
    hands.drop_on(table.cards[2], list(army))
    qtbot.waitUntil(lambda: table.session.position.dice[army[0]].place == "terrain/2")
    table.hand.release(dropped=True)
    source = hands.area(table, "terrain/2@0")
    qtbot.mouseClick(source.viewport(), LEFT, pos=source.visualRect(source.model().index(0, 0)).center())
    qtbot.mouseClick(table.cards[1], LEFT, pos=QPoint(table.cards[1].width() - 6, 6))
    assert table.session.position.dice[army[0]].place == "terrain/1"


def test_an_army_is_clicked_to_a_linked_place(lay, hands, qtbot) -> None:
    table = lay(ringed(Advance(HERE)))
    source = hands.area(table, f"{HERE}@0")
    qtbot.mouseClick(source.viewport(), LEFT, pos=source.visualRect(source.model().index(0, 0)).center())
    assert table.hand.lit == {"terrain/2@0", "terrain/4@0"}
    qtbot.mouseClick(hands.area(table, "terrain/2@0").viewport(), LEFT, pos=QPoint(4, 4))
    assert table.session.question.place == "terrain/2"  # type: ignore[union-attr]


def test_a_place_that_comes_gets_a_plate_and_one_that_goes_loses_it(lay) -> None:
    table = lay(ringed(Advance(HERE), places=15))
    before, cards = plates(table), list(table.cards)
    grown, session = ringed(Advance(HERE)), table.session
    table.session._position = grown.position
    table._show_parts()
    assert len(table.cards) == 16
    assert plates(table)[:15] == before
    session._position = ringed(Advance(HERE), places=15).position
    table._show_parts()
    assert table.cards == cards
