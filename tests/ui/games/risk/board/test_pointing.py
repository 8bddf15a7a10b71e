"""The board by mouse: clicks answer or open, the wheel zooms, the sea moves the map, armies are dragged."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QNativeGestureEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ddtable.engine.questions import Picked
from ddtable.rules.risk.board import board_of, owned
from tests.ui.games.risk.board.conftest import (
    LEFT,
    MIDDLE,
    SIZE,
    carry_to,
    click,
    click_at,
    drop_on,
    opened_by,
    wheel,
)
from ui.games.risk.board import board_view
from ui.games.risk.board.realm_paint import chips_of

SEA = QPointF(60, 40)  # left of Alaska, above it


def land_point(board, place: str) -> QPointF:
    """Return a point of a territory away from its badge and name."""
    number = int(place.rpartition("/")[2])
    bounds = board.scene.shapes.bounds[number]
    for step in range(1, 20):
        for row in range(1, 20):
            point = QPointF(bounds.left() + bounds.width() * step / 20, bounds.top() + bounds.height() * row / 20)
            view = board.camera.to_view(point)
            if board.scene.shapes.at(point) == number and not board.scene.badge_at(view):
                return view
    raise AssertionError("the badge covers all of it")


def movable_die(board) -> tuple[int, str, set[str]]:
    """Return a die that may move now, its territory, and the territories that it may go to."""
    question = board.hand.session.question
    moves = [move for option in question.shape.options for move in option.moves if len(move.dice) == 1]
    die = moves[0].dice[0]
    goals = {move.target.partition("@")[0] for move in moves if move.dice == (die,)}
    return die, moves[0].source.partition("@")[0], goals


# Clicks


@pytest.mark.parametrize("where", ["badge", "land"])
def test_click_on_a_lit_territory_claims_it(board, where) -> None:
    view = board("claim", skip=3)
    session = view.hand.session
    place = sorted(one.partition("@")[0] for one in view.hand.lit)[5]
    click_at(view, land_point(view, place) if where == "land" else view.rect_of(place).center())
    assert session.game.choices[-1].choice == Picked(place)
    assert view.facts.spots[int(place.rpartition("/")[2])].claimed


def test_claimed_territory_is_not_lit_and_a_click_opens_it(board) -> None:
    view = board("claim", skip=3)
    before = view.hand.session.position.answered
    taken = next(spot.place for spot in view.facts.spots if spot.claimed)
    assert int(taken.rpartition("/")[2]) not in view.marks.lit
    click(view, taken)
    assert opened_by(view) == [taken]
    assert view.hand.session.position.answered == before


def test_click_on_the_die_of_a_continent_marches_there(board) -> None:
    view = board("march-first", turn=14)
    land = sorted(one.partition("@")[0] for one in view.hand.lit if one.startswith("land/") and "#" not in one)[0]
    click(view, land)
    assert view.hand.session.game.choices[-1].choice == Picked(land)


def test_click_on_a_number_beside_a_die_marches_and_turns_it(board) -> None:
    view = board("march-first", turn=14)
    number, look = next((number, look) for number, look in enumerate(view.scene.looks) if look.faces)
    now = view.facts.realms[number].number
    other = next(face for face, _ in look.faces if face != now)
    chip = chips_of(look)[[face for face, _ in look.faces].index(other)]
    click_at(view, view.scene.middle(f"land/{number}") + chip.center())
    said = [one.choice for one in view.hand.session.game.choices[-3:]]
    assert Picked(f"land/{number}") in said
    assert Picked("maneuver") in said


def test_click_on_the_sea_puts_held_dice_back(board) -> None:
    view = board("free-move", turn=14)
    die, _, _ = movable_die(view)
    view.hand.session.hand.activate(die)
    assert view.hand.carried == (die,)
    click_at(view, SEA)
    assert view.hand.carried == ()


def test_army_is_taken_up_by_its_badge_and_put_down_on_a_lit_neighbour(board) -> None:
    view = board("free-move", turn=14)
    question = view.hand.session.question
    move = max((move for option in question.shape.options for move in option.moves), key=lambda one: len(one.dice))
    source, target = (area.partition("@")[0] for area in (move.source, move.target))
    click(view, source)
    assert view.hand.carried == move.dice
    assert int(target.rpartition("/")[2]) in view.marks.lit
    click(view, target)
    position = view.hand.session.position
    assert all(position.dice[die].place == target for die in move.dice)


# Drags


def test_dragged_die_goes_to_a_neighbour_that_takes_it(board) -> None:
    view = board("free-move", turn=14)
    die, _, goals = movable_die(view)
    goal = sorted(goals)[0]
    drop_on(view, (die,), goal)
    assert view.hand.session.position.dice[die].place == goal


def test_drag_to_another_territory_is_refused_with_the_reason(board, monkeypatch) -> None:
    view = board("free-move", turn=14)
    die, source, goals = movable_die(view)
    far = next(spot.place for spot in view.facts.spots if spot.place not in goals | {source} and spot.owner >= 0)
    shown: list[str] = []
    monkeypatch.setattr(board_view, "show_tip", lambda text, *_: shown.append(text))
    assert not carry_to(view, (die,), far)
    assert shown
    assert shown[-1] == view.hand.session.hand.why_not((die,), view.area)
    assert view.property("area").partition("@")[0] == far


def test_territories_that_take_the_held_die_are_lit(board) -> None:
    view = board("free-move", turn=14)
    die, _, goals = movable_die(view)
    view.hand.session.hand.activate(die)
    assert {f"terrain/{number}" for number in view.marks.lit} == goals


# Zoom and pan


def test_wheel_zooms_at_the_pointer(board) -> None:
    view = board("march-first")
    place = view.facts.spots[10].place
    point = view.scene.middle(place)
    wheel(view, point, 3)
    assert view.camera.zoom > 1.5
    assert (view.scene.middle(place) - point).manhattanLength() < 1.5


def test_pinch_zooms_at_the_fingers(board) -> None:
    view = board("march-first")
    point = QPointF(400, 250)
    before = view.camera.to_map(point)
    event = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture,
        QPointingDevice.primaryPointingDevice(),
        2,
        point,
        point,
        QPointF(view.mapToGlobal(point)),
        0.5,
        QPointF(0, 0),
    )
    QApplication.sendEvent(view, event)
    assert view.camera.zoom == pytest.approx(1.5)
    assert (view.camera.to_map(point) - before).manhattanLength() < 0.5


@pytest.mark.parametrize("button", [LEFT, MIDDLE])
def test_zoomed_map_is_moved_by_its_sea(board, button) -> None:
    view = board("march-first")
    view.zoom_by(2.0, QPointF(SIZE[0] / 2, SIZE[1] / 2))
    start = next(
        QPointF(x, y) for x in range(40, 900, 20) for y in range(60, 400, 20) if not view.scene.place_at(QPointF(x, y))
    )
    here = view.camera.to_map(start)
    QTest.mousePress(view, button, pos=start.toPoint())
    QTest.mouseMove(view, (start + QPointF(15, 10)).toPoint())
    QTest.mouseMove(view, (start + QPointF(30, 20)).toPoint())
    QTest.mouseRelease(view, button, pos=(start + QPointF(30, 20)).toPoint())
    assert (view.camera.to_view(here) - start).manhattanLength() > 15
    assert not opened_by(view)


def test_place_out_of_sight_is_shown(board) -> None:
    view = board("march-first")
    view.zoom_by(4.0, QPointF(0, 0))
    far = view.facts.spots[-1].place
    assert not QRectF(view.rect()).contains(view.rect_of(far))
    view.show_place(far)
    assert QRectF(view.rect()).contains(view.rect_of(far))


def test_badges_grow_less_than_the_land(board, qtbot) -> None:
    view = board("march-first")
    before = view.rect_of(view.facts.spots[0].place)
    view.zoom_by(3.0, QPointF(400, 200))
    qtbot.waitUntil(lambda: view.scene.shown_growth == view.scene.growth)
    after = view.rect_of(view.facts.spots[0].place)
    assert 1.2 * before.height() < after.height() < 2.5 * before.height()


# What is shown at the pointer


def test_neighbours_of_the_territory_at_the_pointer_are_marked(board) -> None:
    view = board("march-first")
    QTest.mouseMove(view, view.rect_of("terrain/10").center().toPoint())
    assert view.marks.hovered == 10
    assert view.marks.near == frozenset(view.scene.map.neighbours[10])
    QTest.mouseMove(view, QPoint(int(SEA.x()), int(SEA.y())))
    assert view.marks.hovered == -1


def test_possible_attack_at_the_pointer_has_an_arrow_from_each_territory_that_reaches_it(board) -> None:
    view = board("action", turn=14)
    question = view.hand.session.question
    option = max(question.shape.options, key=lambda one: len(one.moves))
    target = option.moves[0].target.partition("@")[0]
    QTest.mouseMove(view, view.rect_of(target).center().toPoint())
    sources = {f"terrain/{arrow.source}" for arrow in view.arrows}
    assert sources == {move.source.partition("@")[0] for move in option.moves}


def test_arrow_of_a_muster_goes_when_its_dice_stay(board) -> None:
    view = board("muster", turn=14)
    session = view.hand.session
    assert view.arrows
    places = {session.position.dice[die].place for die in session.selection}
    assert {f"terrain/{arrow.source}" for arrow in view.arrows} == places
    for die in session.selection:
        session.hand.toggle(die)
    assert not view.arrows


def test_click_on_the_badge_of_an_attacker_leaves_its_army_at_home_and_the_next_one_takes_it_along(board) -> None:
    view = board("muster", turn=14)
    session = view.hand.session
    source = session.position.dice[session.selection[0]].place
    mine = {die for die in session.selection if session.position.dice[die].place == source}
    click(view, source)
    assert not mine & set(session.selection)
    click(view, source)
    assert len([die for die in session.selection if session.position.dice[die].place == source]) == len(mine)
    assert not opened_by(view)


def test_threats_show_what_opponents_could_attack_next(board) -> None:
    view = board("march-first", turn=14)
    seat = view.hand.session.asked_seat
    assert not view.dangers
    QTest.mouseClick(view.threats_button, LEFT)
    assert view.dangers
    assert set(view.dangers) <= set(owned(view.hand.session.position, seat))
    threat = next(iter(view.dangers.values()))[0]
    assert threat.seat != seat
    assert threat.health == sum(health for _, health in threat.sources)
    QTest.mouseClick(view.threats_button, LEFT)
    assert not view.dangers


def test_each_continent_shows_its_die_and_name(board) -> None:
    view = board("march-first", turn=14)
    lands = board_of(view.hand.session.position).lands
    assert [realm.number for realm in view.facts.realms] == [
        view.hand.session.position.dice[land.die].face + 1 for land in lands
    ]
    assert view.facts.realms[2].name == "Europe"


def test_board_with_another_number_of_continents_is_shown(board) -> None:
    view = board("march-first", seats=2, turn=8, name="four_shores")
    assert len(view.scene.looks) == len(view.scene.map.continents) != 6
    assert len(view.places.parent().rows) == len(view.scene.map.territories) + len(view.scene.map.continents)
