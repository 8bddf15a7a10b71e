"""The key for the next territory that can still do something: it goes round, opens them, and centres a zoomed map."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from ddtable.rules.dragon_dice.places import number_of
from tests.drivers.hands_on import settle
from ui.session.answer import reach

KEY = Qt.Key.Key_X


def press(hands) -> str:
    """Press the key where the focus is; return the open territory."""
    QTest.keyClick(hands.window.focusWidget() or hands.window, KEY)
    settle()
    return hands.table.opened


def sources_of(hands) -> list[str]:
    moves = [move for option in reach.options_of(hands.session.question) for move in option.moves]
    places = {move.source.partition("@")[0] for move in moves}
    return sorted((place for place in places if place.startswith("terrain/")), key=number_of)


@pytest.mark.parametrize("kind", ["action", "free-move"])
def test_key_opens_each_territory_that_can_attack_or_move_and_begins_again(at, kind) -> None:
    hands = at(kind, turn=14)
    wanted = sources_of(hands)
    seen = [press(hands) for _ in range(len(wanted) + 1)]
    assert sorted(seen[:-1], key=number_of) == wanted
    assert seen[-1] == seen[0]


def test_key_opens_territories_that_a_march_could_use(at) -> None:
    hands = at("march-first", turn=14)
    seat, position = hands.session.asked_seat, hands.session.position
    for _ in range(3):
        place = press(hands)
        assert len(position.at(place, seat)) > 1
        assert place == hands.table.pane.current


def test_button_does_the_same_and_shows_its_key(at) -> None:
    hands = at("action", turn=14)
    button = hands.table.pane.next_button
    assert "(X)" in button.toolTip()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert hands.table.opened in sources_of(hands)


def test_zoomed_map_has_the_territory_in_its_middle(at) -> None:
    hands = at("action", turn=14)
    board = hands.table.pane
    board.zoom_by(3.0, QPointF(0, 0))
    place = press(hands)
    seen = board.rect_of(place).center() - QPointF(board.width() / 2, board.height() / 2)
    at_edge = board.camera.seen
    inside = board.camera.map
    assert board.rect().contains(board.rect_of(place).center().toPoint())
    assert seen.manhattanLength() < 60 or not inside.adjusted(1, 1, -1, -1).contains(at_edge)


def test_key_says_so_when_nothing_can_be_done(at) -> None:
    hands = at("turn-in", turn=12)
    before = hands.table.opened
    said: list[str] = []
    hands.session.draft.refused.connect(said.append)
    press(hands)
    assert hands.table.opened == before
    assert said == [hands.session.words.say("ui-risk-next-none")]
