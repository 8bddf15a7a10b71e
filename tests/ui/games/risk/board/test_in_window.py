"""The board in the whole window: letters of a name are no shortcuts, and other keys still are."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from tests.drivers.hands_on import settle

Key = Qt.Key


def type_in(hands, letters: str) -> None:
    for letter in letters:
        QTest.keyClick(hands.window.focusWidget() or hands.window, letter)
        settle()


def test_letters_of_a_name_do_not_answer_the_question(at) -> None:
    hands = at("march-first", turn=14)
    board, before = hands.table.pane, len(hands.session.game.choices)
    board.setFocus(Qt.FocusReason.TabFocusReason)
    type_in(hands, "/new")
    assert board.facts.spots[int(board.current.rpartition("/")[2])].name == "New Guinea"
    assert len(hands.session.game.choices) == before


def test_letter_without_a_key_of_its_own_begins_a_name(at) -> None:
    hands = at("march-first", turn=14)
    board = hands.table.pane
    board.setFocus(Qt.FocusReason.TabFocusReason)
    type_in(hands, "siam")
    assert board.facts.spots[int(board.current.rpartition("/")[2])].name == "Siam"


def test_key_of_the_question_answers_while_no_name_is_typed(at) -> None:
    hands = at("march-first", turn=14)
    before = len(hands.session.game.choices)
    hands.table.pane.setFocus(Qt.FocusReason.TabFocusReason)
    type_in(hands, "n")
    assert len(hands.session.game.choices) > before


def test_name_can_be_typed_while_the_bar_has_the_focus(at) -> None:
    """As when a game begins, and after an answer by a button."""
    hands = at("claim", skip=3)
    hands.page.bar.setFocus()
    type_in(hands, "/brazil")
    board = hands.table.pane
    assert board.facts.spots[int(board.current.rpartition("/")[2])].name == "Brazil"
    assert board.hasFocus()


def test_key_of_the_next_lit_place_moves_the_focus_to_the_board(at) -> None:
    hands = at("claim", skip=3)
    hands.page.bar.setFocus()
    type_in(hands, "g")
    assert hands.table.pane.hasFocus()


def test_claiming_by_keys_alone(at) -> None:
    hands = at("claim", skip=3)
    board = hands.table.pane
    for name in ("jap", "siam"):
        board.setFocus(Qt.FocusReason.TabFocusReason)
        type_in(hands, f"/{name}")
        QTest.keyClick(hands.window.focusWidget(), Key.Key_Return)
        settle()
    claimed = [spot.name for spot in board.facts.spots if spot.claimed]
    assert {"Japan", "Siam"} <= set(claimed)


def test_g_goes_to_the_board_if_a_place_of_it_is_an_answer(at) -> None:
    hands = at("march-first", turn=14)
    hands.page.bar.setFocus(Qt.FocusReason.TabFocusReason)
    type_in(hands, "g")
    assert hands.table.pane.hasFocus()
    assert hands.table.pane.is_lit()


def test_return_gives_the_answer_of_the_bar_while_the_board_has_the_focus(at) -> None:
    """A place that is no answer does not take the key that the bar shows."""
    hands = at("oppose", turn=5)
    board = hands.table.pane
    board.setFocus(Qt.FocusReason.TabFocusReason)
    board.go_to("terrain/11")
    before = len(hands.session.game.choices)
    hands.key(Key.Key_Return)
    assert len(hands.session.game.choices) > before


def test_space_opens_the_territory_with_the_focus_when_no_army_may_move(at) -> None:
    hands = at("oppose", turn=5)
    board = hands.table.pane
    board.setFocus(Qt.FocusReason.TabFocusReason)
    board.go_to("terrain/11")
    hands.key(Key.Key_Space)
    assert hands.table.opened == "terrain/11"


def test_click_on_land_that_is_lit_for_dice_opens_it(at) -> None:
    hands = at("free-move", turn=5)
    board = hands.table.pane
    place = next(one for one in board.scene.places()[:42] if board._is_lit(one) and one != hands.table.opened)
    land = next(
        point
        for x in range(-60, 60, 6)
        for y in range(-40, 40, 6)
        if board.scene.place_at(point := board.scene.middle(place) + QPointF(x, y)) == place
        and not board.scene.badge_at(point)
    )
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=land.toPoint())
    settle()
    assert hands.table.opened == place
