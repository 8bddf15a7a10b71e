"""Players arrange the map: places are dragged by their plates, stay when new ones come, and are kept in the save."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt

from ddtable.rules.campaign.steps import Reserves
from ddtable.rules.dragon_dice.places import numbered
from gallery.wars import NAMES
from tests.rules.campaign.war import set_up, war
from tests.ui.games.campaign.conftest import game_of
from ui.games.campaign.map.island import HOMES, island
from ui.session.library import SeatPlan
from ui.session.session import Session
from ui.window.main_window import MainWindow
from ui.window.saved_games import Games

HOME_A, HOME_B, FRONTIER = (numbered(at) for at in range(3))
LEFT = Qt.MouseButton.LeftButton
BODY = QPoint(12, 30)  # on a plate, beside all chips


def laid(lay):
    return lay(war("A at 0: 2 guard\nB at 1: 2 thug", agenda=(Reserves(),)))


def drag(qtbot, node, by: QPoint) -> None:
    """Drag a place by its plate with the mouse."""
    goal = node.mapTo(node.parentWidget(), BODY) + by
    qtbot.mousePress(node, LEFT, pos=BODY)
    for part in (0.2, 0.6, 1.0):
        start = goal - by * (1 - part)
        qtbot.mouseMove(node, node.mapFrom(node.parentWidget(), start))
    qtbot.mouseRelease(node, LEFT, pos=node.mapFrom(node.parentWidget(), goal))


def middles(pane) -> dict[str, QPointF]:
    return {place: pane.middle_of(place) for place in pane.nodes}


def test_place_is_dragged_by_its_plate_and_all_others_stay(lay, qtbot) -> None:
    pane = laid(lay).pane
    before = middles(pane)
    drag(qtbot, pane.nodes[FRONTIER], QPoint(30, 90))
    after = middles(pane)
    way = after[FRONTIER] - before[FRONTIER]
    assert abs(way.x() - 30) < 3
    assert abs(way.y() - 90) < 3
    assert all((after[place] - before[place]).manhattanLength() < 3 for place in (HOME_A, HOME_B))


def test_click_on_a_plate_opens_the_place_and_moves_nothing(lay, qtbot) -> None:
    table = laid(lay)
    before = middles(table.pane)
    qtbot.mouseClick(table.pane.nodes[HOME_B], LEFT, pos=BODY)
    assert table.card.place == HOME_B
    assert middles(table.pane) == before
    assert not table.arranged


def test_place_is_dragged_neither_onto_another_one_nor_off_the_map(lay, qtbot) -> None:
    pane = laid(lay).pane
    for by in (QPoint(-3000, -3000), QPoint(3000, 0), QPoint(0, 3000)):
        drag(qtbot, pane.nodes[FRONTIER], by)
        assert pane.rect().contains(pane.nodes[FRONTIER].plate.translated(pane.nodes[FRONTIER].pos()).toRect())
    drag(qtbot, pane.nodes[FRONTIER], (pane.middle_of(HOME_A) - pane.middle_of(FRONTIER)).toPoint())
    plates = [node.plate.translated(node.pos()) for node in pane.nodes.values()]
    assert not any(one.intersects(other) for one, other in combinations(plates, 2))


def test_keys_with_alt_move_the_place_that_has_the_focus(lay, qtbot) -> None:
    pane = laid(lay).pane
    node, before = pane.nodes[FRONTIER], pane.middle_of(FRONTIER)
    node.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    node.setFocus()
    qtbot.keyClick(node, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert node.hasFocus()
    assert pane.middle_of(FRONTIER).y() > before.y() + 5
    assert abs(pane.middle_of(FRONTIER).x() - before.x()) < 2


def test_map_can_be_reset(lay, qtbot) -> None:
    table = laid(lay)
    before = middles(table.pane)
    drag(qtbot, table.pane.nodes[FRONTIER], QPoint(20, 80))
    assert table.arranged
    table.reset_arrangement()
    assert not table.arranged
    assert middles(table.pane) == before


def test_command_resets_the_map_and_says_why_it_cannot(window) -> None:
    window.show_game(Session(game_of(war("A at 0: 2 guard\nB at 1: 2 thug")), NAMES[:2], ["person"] * 2))
    assert "moved" in window.run_command("map-reset")
    window.page.table.pane.moving.step(FRONTIER, 0, 1)
    assert window.run_command("map-reset") == ""
    assert not window.page.table.arranged


def test_arranged_map_is_kept_in_the_save(tmp_path, qtbot) -> None:
    games = Games(tmp_path / "games")
    begun = games.new(set_up(1, 2), [SeatPlan(name, "person") for name in NAMES[:2]], True)
    begun.guard.set_view({FRONTIER: (12, 150)})
    path = begun.guard.path
    practice = games.branch(begun, 0)
    assert practice.guard.view == begun.guard.view
    practice.close()
    begun.close()
    other = MainWindow(games)
    qtbot.addWidget(other)
    other.open_path(path)
    qtbot.waitUntil(lambda: other.page is not None)
    assert other.page.session.guard.view == {FRONTIER: (12, 150)}


@pytest.mark.parametrize("at", [(0.0, -1.6), (-1.4, 0.3)])
def test_new_place_moves_no_place_of_an_arranged_map_and_keeps_off_them(at) -> None:
    links = ((4,), (4,), (4,), (4,), (0, 1, 2, 3))
    arranged = tuple((number, float(x), float(y)) for number, (x, y) in enumerate(HOMES[4]))
    pinned = (*arranged, (4, *at))
    before = island(links, 4, 12, pinned)
    more = ((4, 5), *links[1:], (0,))
    after = island(more, 4, 12, pinned)
    assert after.spots[:5] == before.spots
    assert after.bounds == before.bounds
    new = after.spots[5]
    assert all(abs(new[0] - x) > 0.6 or abs(new[1] - y) > 0.6 for x, y in after.spots[:5])
