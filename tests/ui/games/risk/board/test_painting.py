"""The painting of the board: owners differ by more than colour, only squares that differ are painted again."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from ddtable.maps.reading import built_in_map
from tests.ui.games.risk.board.conftest import Board
from ui.art.palette import CONTRAST, DARK, LIGHT
from ui.games.risk.board.arrows import body, curve, half_width, way_over
from ui.games.risk.board.badge import Badge, badge_picture, plate_of, whole_of
from ui.games.risk.board.land_colours import PATTERNS, pattern
from ui.games.risk.board.land_tiles import Level, Sheet
from ui.games.risk.board.shapes import shapes_of


def a_badge(**changes: object) -> Badge:
    values = {"name": "Alaska", "player": "Mira", "owner": 0, "health": 12, "units": 5, "dragons": (), "state": "plain"}
    return Badge(**{**values, "bare": False, "growth": 1.0, "palette": DARK, **changes})  # type: ignore[arg-type]


def pixels(picture: QPixmap) -> bytes:
    return bytes(picture.toImage().constBits())


def test_each_player_has_a_pattern_of_their_own_even_in_one_colour(qapp) -> None:
    assert len({pixels(pattern(owner, "#808080", 200, 16)) for owner in range(PATTERNS)}) == PATTERNS


def test_badges_of_two_players_differ_without_colour(qapp) -> None:
    grey = [badge_picture(a_badge(player=player), 1.0).toImage() for player in ("Mira", "Ragna")]
    assert grey[0] != grey[1]


def test_badge_has_room_for_large_numbers_and_its_name(qapp) -> None:
    small, large = plate_of(a_badge(health=1, units=1)), plate_of(a_badge(health=148, units=61))
    assert large.width() > small.width()
    assert whole_of(a_badge(name="Western United States")).width() > large.width()
    assert plate_of(a_badge(bare=True)).width() < plate_of(a_badge()).width()


def test_square_is_painted_again_only_if_an_owner_in_it_changes(qapp) -> None:
    world = built_in_map("world")
    level = Level("world", 0.9, 0.9, 1.0, DARK, 1.0, 1.0)
    sheet, owners = Sheet(level, shapes_of(world)), (0,) * len(world.territories)
    whole = QRectF(0, 0, 1000, 530)
    for square in sheet.missing(whole, owners):
        sheet.render(square, owners)
    assert not sheet.missing(whole, owners)
    alaska = world.number["alaska"]
    changed = tuple(1 if number == alaska else owner for number, owner in enumerate(owners))
    stale = sheet.missing(whole, changed)
    assert stale
    assert len(stale) < len(sheet.squares(whole)) / 2
    assert all(
        sheet.part(square).intersects(shapes_of(world).bounds[alaska].adjusted(-40, -40, 40, 40)) for square in stale
    )


def test_part_of_the_board_that_is_painted_again_meets_the_rest(board: Board, qtbot: QtBot) -> None:
    shown = board("action", seats=6, turn=14)
    shown.zoom_by(2.2, QPointF(700, 200))
    qtbot.waitUntil(lambda: shown.is_sharp)
    assert shown.marks.lit
    whole = shown.grab().toImage()
    for corner in (QPoint(137, 61), QPoint(511, 103)):
        part = QRect(corner, corner + QPoint(255, 255))
        again, before = shown.grab(part).toImage(), whole.copy(part)
        pairs = zip(bytes(again.constBits()), bytes(before.constBits()), strict=True)
        assert max(abs(one - other) for one, other in pairs) < 40  # only smooth edges are rounded in another way


def test_land_differs_by_owner_and_theme(qapp) -> None:
    world = built_in_map("world")
    found = set()
    for palette in (DARK, LIGHT, CONTRAST):
        for owner in (-1, 0, 1):
            sheet = Sheet(Level("world", 0.9, 0.9, 1.0, palette, 1.0, 1.0), shapes_of(world))
            sheet.render((0, 0), (owner,) * len(world.territories))
            found.add(pixels(sheet.pictures[0, 0][1]))
    assert len(found) == 9


def test_arrow_is_wider_with_more_health_and_clear_of_both_badges(qapp) -> None:
    start, end = QPointF(0, 0), QPointF(120, 0)
    points = curve(start, end, QPointF(60, 10), 1.0)
    assert points[0].x() > 10
    assert points[-1].x() < 110
    assert half_width(20, 1.0) > half_width(2, 1.0)
    assert body(points, 4.0).boundingRect().right() <= points[-1].x() + 1


def test_arrow_begins_and_ends_beside_the_badges_however_wide_they_are(qapp) -> None:
    start, end = QPointF(0, 0), QPointF(160, 0)
    badges = QRectF(-40, -10, 80, 35), QRectF(130, -10, 60, 35)
    for crossing in (QPointF(80, 10), QPointF(60, -40), QPointF(80, 60)):
        points = curve(start, end, crossing, 1.0, badges)
        assert not any(badge.contains(point) for badge in badges for point in (points[0], points[-1]))


def test_arrow_over_the_sea_is_bent_around_a_badge_on_its_way(qapp) -> None:
    start, end, island = QPointF(0, 0), QPointF(200, 0), QRectF(70, -50, 60, 45)
    for badge in (island, island.translated(0, 55)):
        points = curve(start, end, way_over(start, end, 1.0, [badge]), 1.0)
        assert not any(badge.contains(point) for point in points)
