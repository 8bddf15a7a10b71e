"""The lines of a map as paths: territories from shared arcs, what is at a point, where borders are crossed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from ddtable.maps.reading import built_in, built_in_map
from ui.games.risk.board.land_paint import compass_place, lanes
from ui.games.risk.board.shapes import SEA, Shapes, shapes_of

MAPS = sorted(built_in())


@pytest.mark.parametrize("fine", [False, True])
@pytest.mark.parametrize("name", MAPS)
def test_label_of_each_territory_is_found_in_its_land(qapp, name, fine) -> None:
    shapes = shapes_of(built_in_map(name), fine)
    found = [shapes.at(shapes.label(number)) for number in range(len(shapes.lands))]
    assert found == list(range(len(shapes.lands)))


@pytest.mark.parametrize("name", MAPS)
def test_neighbours_share_each_point_of_their_border(qapp, name) -> None:
    shapes = shapes_of(built_in_map(name), fine=True)
    for path, (one, other) in shapes.arcs:
        if other == SEA:
            continue
        middle = path.pointAtPercent(0.5)
        around = [
            shapes.lands[number].contains(middle + QPointF(x, y))
            for number in (one, other)
            for x in (-2, 2)
            for y in (-2, 2)
        ]
        assert any(around[:4])
        assert any(around[4:])


def test_outline_of_several_territories_has_no_line_between_them(qapp) -> None:
    world = shapes_of(built_in_map("world"))
    number = world.map.number
    together = frozenset({number["alberta"], number["ontario"]})
    outline, inner = world.edge(together)
    apart = sum(world.edge(frozenset({one}))[0].length() for one in together)
    assert outline.length() + 2 * inner.length() == pytest.approx(apart)
    assert inner.length() > 0


def test_point_beside_an_island_counts_as_on_it_and_open_sea_does_not(qapp) -> None:
    world = shapes_of(built_in_map("world"))
    iceland = world.map.number["iceland"]
    left = QPointF(world.bounds[iceland].left() - 3, world.bounds[iceland].center().y())
    assert world.at(left) == SEA
    assert world.near(left, 6.0) == iceland
    assert world.near(QPointF(30, 300), 6.0) == SEA


def test_border_by_land_is_crossed_on_it_and_one_over_the_sea_has_no_such_point(qapp) -> None:
    world = shapes_of(built_in_map("world"))
    number = world.map.number
    crossing = world.crossing(number["ukraine"], number["ural"])
    assert crossing is not None
    both = world.bounds[number["ukraine"]].intersected(world.bounds[number["ural"]].adjusted(-1, -1, 1, 1))
    assert both.adjusted(-1, -1, 1, 1).contains(crossing)
    assert world.crossing(number["alaska"], number["kamchatka"]) is None


def test_border_around_the_world_has_a_line_at_both_sides_of_the_map(qapp) -> None:
    world = built_in_map("world")
    wide = world.document.size[0]
    beyond = [lane for lane in lanes(world) if lane.x1() < 0 or lane.x2() > wide]
    assert len(beyond) == 2


@pytest.mark.parametrize("name", MAPS)
def test_compass_is_in_the_sea_clear_of_the_dice(qapp, name) -> None:
    board_map = built_in_map(name)
    place = compass_place(board_map)
    assert place is not None
    assert Shapes(board_map, 1).near(place, 20.0) == SEA
    assert all((QPointF(*one.die) - place).manhattanLength() > 50 for one in board_map.continents)
