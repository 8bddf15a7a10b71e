"""The board by keys alone: arrows and Tab walk, Return acts, letters find, and the list does the same in words."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ddtable.engine.questions import Picked
from tests.ui.games.risk.board.conftest import opened_by

Key = Qt.Key


def focused(view):
    """Give the board the focus."""
    view.window().activateWindow()
    view.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    return view


def test_focus_begins_at_a_lit_place(board) -> None:
    view = focused(board("claim", skip=3))
    assert f"{view.current}@-1" in view.hand.lit
    assert view.accessibleName().startswith(view.facts.spots[int(view.current.rpartition("/")[2])].name)


def test_tab_goes_through_the_lit_places(board) -> None:
    view = focused(board("action", turn=14))
    lit = sorted({one.partition("@")[0] for one in view.hand.lit}, key=lambda one: int(one.rpartition("/")[2]))
    seen = [view.current]
    for _ in lit[1:]:
        QTest.keyClick(view, Key.Key_Tab)
        seen.append(view.current)
    assert seen == lit


def test_arrow_goes_to_the_neighbour_in_its_direction(board) -> None:
    view = focused(board("march-first"))
    number = view.scene.map.number
    view.go_to(f"terrain/{number['alaska']}")
    QTest.keyClick(view, Key.Key_Right)
    assert view.current in {f"terrain/{number[one]}" for one in ("northwest_territory", "alberta")}


def test_return_claims_the_place_with_the_focus(board) -> None:
    view = focused(board("claim", skip=3))
    place = view.current
    QTest.keyClick(view, Key.Key_Return)
    assert view.hand.session.game.choices[-1].choice == Picked(place)


def test_space_takes_up_an_army_and_return_puts_it_down(board) -> None:
    view = focused(board("free-move", turn=14))
    question = view.hand.session.question
    move = max((move for option in question.shape.options for move in option.moves), key=lambda one: len(one.dice))
    source, target = (area.partition("@")[0] for area in (move.source, move.target))
    view.go_to(source)
    QTest.keyClick(view, Key.Key_Space)
    assert view.hand.carried == move.dice
    view.go_to(target)
    QTest.keyClick(view, Key.Key_Return)
    assert all(view.hand.session.position.dice[die].place == target for die in move.dice)


@pytest.mark.parametrize("typed", ["/ukr", "/Ural"])
def test_typed_name_finds_its_territory(board, typed) -> None:
    view = focused(board("march-first"))
    QTest.keyClicks(view, typed)
    name = view.facts.spots[int(view.current.rpartition("/")[2])].name
    assert name.casefold().startswith(typed[1:].casefold())
    assert int(view.current.rpartition("/")[2]) in view.marks.found


def test_return_after_a_name_acts_there(board) -> None:
    view = focused(board("claim", skip=3))
    free = next(spot for spot in view.facts.spots if spot.owner < 0 and spot.name == "Japan")
    QTest.keyClicks(view, "/jap")
    QTest.keyClick(view, Key.Key_Return)
    assert view.hand.session.game.choices[-1].choice == Picked(free.place)
    assert not view.finder.active


def test_escape_ends_a_name_and_backspace_takes_off_a_letter(board) -> None:
    view = focused(board("march-first"))
    QTest.keyClicks(view, "/alx")
    assert not view.marks.found
    QTest.keyClick(view, Key.Key_Backspace)
    assert view.marks.found
    QTest.keyClick(view, Key.Key_Escape)
    assert not view.finder.active
    assert not view.marks.found


def test_zoom_keys_zoom_at_the_open_territory_and_fit(board) -> None:
    view = focused(board("march-first"))
    view.current = "terrain/12"
    middle = view.scene.middle("terrain/12")
    QTest.keyClick(view, Key.Key_Plus)
    QTest.keyClick(view, Key.Key_Plus)
    assert view.camera.zoom > 1.4
    assert (view.scene.middle("terrain/12") - middle).manhattanLength() < 2
    QTest.keyClick(view, Key.Key_Minus)
    assert view.camera.zoom == pytest.approx(1.2)
    QTest.keyClick(view, Key.Key_0)
    assert view.camera.zoom == 1.0


def test_shift_and_arrows_move_a_zoomed_map(board) -> None:
    view = focused(board("march-first"))
    view.zoom_by(3.0, QPointF(400, 250))
    left = view.camera.left
    QTest.keyClick(view, Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert view.camera.left > left


def test_list_has_a_row_for_each_territory_and_continent_in_words(board) -> None:
    view = focused(board("claim", skip=3))
    QTest.keyClick(view, Key.Key_M)
    rows = [view.places.item(row).text() for row in range(view.places.count())]
    assert len(rows) == 42 + 6
    alaska = next(row for row in rows if row.startswith("Alaska"))
    assert "in North America" in alaska
    assert "Kamchatka" in alaska
    assert "Alberta" in alaska


def test_return_in_the_list_claims(board) -> None:
    view = focused(board("claim", skip=3))
    QTest.keyClick(view, Key.Key_M)
    free = next(spot for spot in view.facts.spots if spot.owner < 0)
    view.places.go_to(free.place)
    QTest.keyClick(view.places, Key.Key_Return)
    assert view.hand.session.game.choices[-1].choice == Picked(free.place)


def test_escape_in_the_list_goes_back_to_the_board(board) -> None:
    view = focused(board("march-first"))
    QTest.keyClick(view, Key.Key_M)
    QTest.keyClick(view.places, Key.Key_Escape)
    assert view.places.isHidden()
    assert not opened_by(view)


@pytest.mark.parametrize("notches", [1, -1])
def test_wheel_over_the_list_scrolls_it_and_never_zooms_the_map(board, notches: int) -> None:
    view = focused(board("action", turn=14))
    view.toggle_list()
    places = view.places
    bar = places.verticalScrollBar()
    for _ in range(60):
        middle = QPointF(places.viewport().rect().center())
        turned = QPoint(0, 120 * notches)
        no_buttons, no_keys = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
        phase = Qt.ScrollPhase.NoScrollPhase
        across = QPointF(places.viewport().mapToGlobal(middle.toPoint()))
        event = QWheelEvent(middle, across, QPoint(), turned, no_buttons, no_keys, phase, False)
        QApplication.sendEvent(places.viewport(), event)
        assert event.isAccepted(), "Qt gives it to the map otherwise"
    assert bar.value() == (bar.minimum() if notches > 0 else bar.maximum())
