"""The chronicle in the window: the picture's cursor, the sentences, the moments they lead to."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from tests.drivers.hands_on import Hands, settle, show
from tests.drivers.playing import game_from
from tests.drivers.sitting import ARMIES
from tests.ui.history.conftest import SEATED
from ui.history.chronicle.dialog import ChronicleDialog
from ui.history.chronicle.lines import ROW, LinesList
from ui.history.chronicle.view import MARGIN, PictureView
from ui.window.acts import of_history


def opened(hands: Hands) -> ChronicleDialog:
    hands.key(Qt.Key.Key_F8)
    settle()
    found = [one for one in hands.window.findChildren(ChronicleDialog) if one.isVisible()]
    assert len(found) == 1
    return found[0]


@pytest.fixture
def dialog(seated: SEATED) -> ChronicleDialog:
    return opened(seated())


def words_of(made: LinesList) -> list[str]:
    return [made.item(row).text() for row in range(made.count())]


def press(view: PictureView, key: Qt.Key) -> None:
    QTest.keyClick(view, key)


def test_key_opens_the_chronicle_with_all_turns(dialog: ChronicleDialog):
    chronicle = dialog.kept.chronicle
    assert dialog.view.turn == chronicle.turns[-1].number == 6
    heads = [row for row in words_of(dialog.lists["turns"]) if row.startswith("Turn ")]
    assert heads
    assert any("loses" in row for row in words_of(dialog.lists["turns"]))
    assert any(row.startswith("Largest loss") for row in words_of(dialog.lists["deeds"]))
    dialog.grab()


def test_table_behind_the_picture_has_each_terrain(dialog: ChronicleDialog):
    rows = words_of(dialog.lists["lands"])
    assert rows.count("Never captured") == sum(set(land.holders) == {-1} for land in dialog.kept.chronicle.lands)
    assert "Health in play:" in rows[-1]
    dialog.parts.buttons["lands"].click()
    assert dialog.pages.currentWidget() is dialog.lists["lands"]
    dialog.grab()


def test_arrows_move_the_cursor_and_its_words_are_read_aloud(dialog: ChronicleDialog):
    view = dialog.view
    press(view, Qt.Key.Key_Left)
    assert (view.turn, view.row) == (5, 0)
    press(view, Qt.Key.Key_Down)
    press(view, Qt.Key.Key_PageUp)
    assert (view.turn, view.row) == (0, 1)
    assert dialog.note.text() == view.accessibleDescription() == view.cursor_words()
    assert view.cursor_words().startswith("The set-up.")
    press(view, Qt.Key.Key_End)
    assert view.turn == 6
    press(view, Qt.Key.Key_Home)
    press(view, Qt.Key.Key_Up)
    assert (view.turn, view.row) == (0, 0)
    assert dialog.view.hasFocus()
    dialog._speak()


def test_return_shows_the_turn_of_the_cursor_in_the_replay(seated: SEATED):
    hands = seated()
    dialog = opened(hands)
    press(dialog.view, Qt.Key.Key_Left)
    step = dialog.kept.chronicle.turns[5].step
    press(dialog.view, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert hands.session.moment == step
    assert hands.page.past.bar.isVisible()


def test_click_on_a_mark_shows_its_moment(seated: SEATED):
    hands = seated()
    dialog = opened(hands)
    row, sign = next((row, row.signs[0]) for row in dialog.view.picture.rows if row.signs)
    at = QPointF(sign.x + MARGIN, row.label.middle + MARGIN).toPoint()
    QTest.mouseMove(dialog.view, at)
    assert dialog.view.row == row.land
    QTest.mouseClick(dialog.view, Qt.MouseButton.LeftButton, pos=at)
    assert hands.session.moment == sign.step


def test_click_beside_the_marks_shows_the_turn(seated: SEATED):
    hands = seated()
    dialog = opened(hands)
    picture = dialog.view.picture
    at = QPoint(round(picture.x(1) + picture.turn_width / 2 + MARGIN), round(picture.chart.middle + MARGIN))
    QTest.mouseClick(dialog.view, Qt.MouseButton.LeftButton, pos=at)
    assert hands.session.moment == dialog.kept.chronicle.turns[1].step


def test_sentence_leads_to_its_moment_and_a_heading_does_not(seated: SEATED):
    hands = seated()
    dialog = opened(hands)
    made = dialog.lists["turns"]
    made.itemClicked.emit(made.item(0))
    assert hands.session.moment is None
    row = next(row for row in range(made.count()) if not made.item(row).data(ROW).heading)
    step = made.item(row).data(ROW).step
    made.itemClicked.emit(made.item(row))
    assert hands.session.moment == step


def test_lines_below_show_the_dead(dialog: ChronicleDialog):
    before = dialog.view.picture.curves
    dialog.figures.buttons["dead"].click()
    assert dialog.view.picture.curves != before
    assert "pool" not in dialog.figures.buttons  # a classic game has none
    dialog.grab()


def test_games_without_a_chronicle_say_why(hands: Hands):
    assert of_history.why_no_chronicle(hands.window) == "No game is open."
    show(hands, game_from(ARMIES))
    assert of_history.why_no_chronicle(hands.window) == ""
