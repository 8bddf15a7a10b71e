"""Badges on a crowded map are apart from each other and on their land; names are below them, or above if need be."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec import UNSET
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF

from ddtable.maps.board_map import BoardMap
from ddtable.maps.reading import built_in, built_in_map
from ddtable.rules.dragon_dice.places import group, numbered
from tests.ui.games.risk.board.test_painting import a_badge
from ui.areas.chips import Chip
from ui.art.die import DieLook
from ui.art.palette import DARK
from ui.games.dragon_dice.die_words import type_look
from ui.games.risk.board.badge import name_of, plate_of
from ui.games.risk.board.facts import BoardFacts, Realm, Spot
from ui.games.risk.board.placing_badges import FAR, Place, Size, places_of
from ui.games.risk.board.realm_paint import whole_of as whole_realm
from ui.games.risk.board.scene import Scene
from ui.games.risk.board.shapes import SEA

MAPS = sorted(built_in())
SMALL, LARGE = (1280, 800), (1920, 1080)
BOARDS = {SMALL: ((860, 418), (1208, 418)), LARGE: ((1330, 690), (1848, 690))}  # of the windows: with a card, alone
ASHORE = 0.02  # of the room of a continent's die and words, which may be on land
PALSY = Chip("melee", "#203040", "#ffffff", "#808080", ("Palsy",), 1, "")


def facts(board_map: BoardMap, language: str, owner: int, health: int, units: int) -> BoardFacts:
    """Return a board on which all territories have these numbers."""
    spots = []
    for number, land in enumerate(board_map.territories):
        name = land.in_language(language)
        short = land.shorts.get(language, name if land.short is UNSET else land.short)
        realm = board_map.continent_of[number]
        spots.append(Spot(numbered(number), name, short, realm, owner, health, units, (), False, False, ()))
    realms = [
        Realm(group(number), one.in_language(language), "4 missile · +5", None, 4, 5, -1, False, ())
        for number, one in enumerate(board_map.continents)
    ]
    return BoardFacts(tuple(spots), tuple(realms))


def a_scene(board_map: BoardMap, size: tuple[int, int], shown: BoardFacts) -> Scene:
    scene = Scene(board_map)
    scene.camera = scene.camera.resized((float(size[0]), float(size[1])))
    return dressed(scene, shown)


def dressed(scene: Scene, shown: BoardFacts) -> Scene:
    scene.shown_growth = scene.growth
    scene.dress(shown, ("Mira", "Ragna", "Tove", "Aksel"), {}, {}, DARK, {})
    return scene


def parts_of(scene: Scene) -> list[tuple[str, QRectF]]:
    """Return the plates and the names of all territories."""
    parts: list[tuple[str, QRectF]] = []
    for number, badge in enumerate(scene.badges):
        middle, name = scene.middle(numbered(number)), scene.map.territories[number].id
        if badge.has_plate:
            parts.append((name, plate_of(badge).translated(middle)))
        parts.append((name, name_of(badge).translated(middle)))
    return parts


def overlapping(scene: Scene) -> set[tuple[str, str]]:
    """Return the pairs of territories of which a plate or a name covers one of the other."""
    pairs = combinations(parts_of(scene), 2)
    return {(one, other) for (one, rect), (other, beside) in pairs if one != other and rect.intersects(beside)}


@pytest.mark.parametrize("language", ["en", "da"])
@pytest.mark.parametrize("window", [SMALL, LARGE])
@pytest.mark.parametrize("name", MAPS)
def test_no_badge_covers_another_with_usual_numbers(qapp, name, window, language) -> None:
    board_map = built_in_map(name)
    for size in BOARDS[window]:
        for owner, health, units in ((-1, 0, 0), (0, 1, 1), (2, 12, 5), (3, 88, 8), (1, 21, 14)):
            assert not overlapping(a_scene(board_map, size, facts(board_map, language, owner, health, units)))


@pytest.mark.parametrize("name", MAPS)
def test_no_badge_covers_another_when_the_map_is_zoomed(qapp, name) -> None:
    board_map = built_in_map(name)
    shown = facts(board_map, "en", 0, 12, 5)
    scene = a_scene(board_map, BOARDS[SMALL][0], shown)
    for _ in range(8):
        scene.camera = scene.camera.zoomed(1.2, QPointF(430, 200))
        assert not overlapping(dressed(scene, shown))


def test_no_badge_covers_another_with_dragons_and_effects_here_and_there(qapp) -> None:
    world = built_in_map("world")
    plain = facts(world, "en", 0, 12, 5)
    dragon: DieLook = type_look("air_drake")
    spots = list(plain.spots)
    for number in range(0, len(spots), 6):
        spots[number] = replace(spots[number], dragons=(dragon,))
        spots[number + 1] = replace(spots[number + 1], effects=(PALSY,))
    assert not overlapping(a_scene(world, BOARDS[SMALL][0], replace(plain, spots=tuple(spots))))


@pytest.mark.parametrize("language", ["en", "da"])
@pytest.mark.parametrize("name", MAPS)
def test_die_and_words_of_a_continent_are_at_sea_beside_no_badge(qapp, name, language) -> None:
    board_map = built_in_map(name)
    for size in (*BOARDS[SMALL], *BOARDS[LARGE]):
        scene = a_scene(board_map, size, facts(board_map, language, 0, 88, 8))
        parts, plan = parts_of(scene), scene.shapes.plan
        for number, look in enumerate(scene.looks):
            whole = whole_realm(look).translated(scene.middle(group(number)))
            assert not any(whole.intersects(part) for _, part in parts)
            assert QRectF(0, 0, *size).contains(whole)
            corner, end = (scene.camera.to_map(point) for point in (whole.topLeft(), whole.bottomRight()))
            rows = plan[int(corner.y()) : int(end.y())]
            lands = [land for row in rows for land in row[int(corner.x()) : int(end.x())]]
            assert sum(land != SEA for land in lands) <= len(lands) * ASHORE


@pytest.mark.parametrize("name", MAPS)
def test_badges_are_near_their_labels_and_never_on_the_land_of_others(qapp, name) -> None:
    board_map = built_in_map(name)
    scene = a_scene(board_map, BOARDS[SMALL][0], facts(board_map, "en", 0, 12, 5))
    moved = 0
    for number, _ in enumerate(board_map.territories):
        middle, label = scene.camera.to_map(scene.middle(numbered(number))), scene.shapes.label(number)
        assert scene.shapes.at(middle) in (number, SEA)
        assert max(abs(middle.x() - label.x()), abs(middle.y() - label.y())) <= FAR
        moved += (middle - label).manhattanLength() > 1
    assert moved < len(board_map.territories) / 2


def test_badges_stay_where_they_are_when_numbers_change(qapp) -> None:
    world = built_in_map("world")
    scene = a_scene(world, BOARDS[SMALL][0], facts(world, "en", 0, 1, 1))
    before = [scene.middle(place) for place in scene.places()]
    dressed(scene, facts(world, "en", 2, 14, 7))
    assert [scene.middle(place) for place in scene.places()] == before


def test_name_is_above_a_badge_if_another_badge_is_below_it(qapp) -> None:
    world = built_in_map("world")
    venezuela, peru = world.number["venezuela"], world.number["peru"]
    sizes = [Size((1.0, 1.0), (1.0, 1.0))] * len(world.territories)
    sizes[venezuela] = Size((60.0, 20.0), (60.0, 16.0))
    below = world.territories[venezuela].label[1] + 10
    left = world.territories[venezuela].label[0] - 30
    places = places_of(world, tuple(sizes), ((left, below, left + 60, below + 8),))
    assert places[venezuela] == Place(0.0, 0.0, above=True)
    assert places[peru] == Place()


def test_name_of_free_land_is_in_its_middle(qapp) -> None:
    free = a_badge(owner=-1, health=0, units=0)
    assert name_of(free).center() == QPointF(0, 0)
    assert name_of(a_badge()).top() >= plate_of(a_badge()).bottom()
    assert name_of(a_badge(above=True)).bottom() <= plate_of(a_badge()).top()


def test_badges_stay_at_their_labels_on_a_board_that_has_no_size_yet() -> None:
    """A board gets its size after it is made: until then no place is looked for, which took seconds."""
    world = built_in_map("world")
    shown = facts(world, "en", 0, 10, 3)
    scene = a_scene(world, (100, 30), shown)
    assert [scene.middle(numbered(number)) for number in range(len(shown.spots))] == [
        scene.camera.to_view(QPointF(*land.label)) for land in world.territories
    ]
