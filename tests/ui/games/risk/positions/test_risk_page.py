"""A position of Dragon Dice Risk set up as a player does it: on the map, by dragging, clicking and typing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from ddtable.maps.reading import MapError, built_in_map
from ddtable.rules.dragon_dice.places import group, numbered
from tests.drivers.setting_desk import SettingDesk, opened_desk, settle
from tests.ui.builder.conftest import LEFT, drag
from ui.builder.mime import mime_of
from ui.games.risk.positions.board import PositionBoard
from ui.games.risk.positions.cards import CardDialog
from ui.games.risk.positions.page import KIT, TEXTS
from ui.games.risk.positions.sheet import text_of
from ui.positions.desk import DeskFile

Key = Qt.Key
READY = """game risk
map four_shores
north: flatland_city 4
ember: flatland_temple 3
green: highland_city 2
salt: coastland_city 1
A at frostgate: 2 guard, herald
B at oakholm: 3 thug
turn 3 B first march
cards A: frostgate
"""
OAKHOLM, HOARFELL = 13, 1


class Desk(SettingDesk):
    """The page of Risk, with the spots of its map."""

    def spot(self, number: int) -> QPoint:
        found: QPoint = self.page.board.scene.middle(numbered(number)).toPoint()
        return found

    def begin(self, text: str = READY) -> None:
        super().begin(text)


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    """One window for all tests here; each begins with a position of its own."""
    yield from opened_desk(KIT, tmp_path_factory.mktemp("desk"), Desk)


@pytest.fixture
def desk(opened: Desk) -> Desk:
    opened.begin()
    return opened


def pick(choice: Any, value: object) -> None:
    """Choose the row of a value as a click in the list of a box does."""
    row = choice.findData(value)
    choice.setCurrentIndex(row)
    choice.activated.emit(row)
    settle()


def dropped(board: PositionBoard, dice: list[str], at: QPoint) -> bool:
    """Drop dice of the catalogue on the map; return whether they were taken."""
    action, none, mime = Qt.DropAction.MoveAction, Qt.KeyboardModifier.NoModifier, mime_of(dice)
    QApplication.sendEvent(board, QDragEnterEvent(at, action, mime, LEFT, none))
    move = QDragMoveEvent(at, action, mime, LEFT, none)
    QApplication.sendEvent(board, move)
    if not move.isAccepted():
        QApplication.sendEvent(board, QDragLeaveEvent())
        return False
    drop = QDropEvent(at.toPointF(), action, mime, LEFT, none)
    QApplication.sendEvent(board, drop)
    return drop.isAccepted()


def test_click_on_the_map_shows_the_territory_and_its_continent(desk: Desk, qtbot: QtBot):
    page = desk.page
    qtbot.mouseClick(page.board, LEFT, pos=desk.spot(OAKHOLM))
    assert desk.sheet.chosen == OAKHOLM
    assert page.editor.current == "terrain/13@1", "new dice go to its owner"
    assert page.places.views["terrain/13@1"].accessibleName().startswith("Ragna: Oakholm")
    assert page.places.cards[0].index == 2
    assert page.territory.currentText() == "Oakholm – Ragna, 3"
    qtbot.mouseClick(page.board, LEFT, pos=page.board.scene.middle(group(3)).toPoint())
    assert desk.sheet.slots == ("table/3",)
    pick(page.territory, 0)
    assert page.editor.current == "terrain/0@0"
    assert page.territory.itemText(0) == "The North", "a heading"
    QTest.keyClick(page.board, Key.Key_Right)
    assert desk.sheet.chosen != 0
    assert not page.undo.isEnabled(), "a look at a territory is not a change"


def test_dice_are_dropped_on_the_map_and_into_areas(desk: Desk, qtbot: QtBot):
    page = desk.page
    assert dropped(page.board, ["coral_elves_herald"], desk.spot(HOARFELL))
    assert not dropped(page.board, ["highland_city"], desk.spot(HOARFELL)), "a terrain die is on a continent"
    assert not dropped(page.board, ["coral_elves_herald"], QPoint(1, 1)), "by sea"
    settle()
    assert desk.sheet.owner_of(HOARFELL) == 0, "of the player of the current area"
    page.editor.choose_territory(HOARFELL)
    settle()
    assert drag(page.places.views["terrain/1@0"], ["coral_elves_herald"], page.places.views["terrain/1@1"])
    assert desk.sheet.owner_of(HOARFELL) == 1
    assert "Hoarfell" in page.undo.toolTip()
    page.act("undo")
    assert desk.sheet.owner_of(HOARFELL) == 0
    page.act("redo")
    assert desk.sheet.owner_of(HOARFELL) == 1
    assert not page.editor.move("terrain/1@1", "table/0", ["coral_elves_herald"])
    assert desk.said == ["Only a terrain die can be here."]
    assert not page.editor.put(["air_drake"], "recruiting@0")
    assert desk.said[-1] == "A dragon can only be on a territory or among the dead."


def test_line_of_the_verdict_leads_to_its_territory(desk: Desk, qtbot: QtBot):
    desk.begin(READY.replace("2 guard", "2 guard\nA at oakholm: guard").replace("highland_city 2", "highland_city 8"))
    page = desk.page
    rows = [row for row in page.verdict.rows if not row.isHidden()]
    assert [row.text() for row in rows] == [
        "Mira and Ragna both have units on Oakholm (RK4.8).",
        "The die of The Green Isle shows the eighth face, but no player holds it (RK4.10).",
    ]
    assert page.board.faults == {OAKHOLM}
    assert not page.buttons["start"].isEnabled()
    qtbot.mouseClick(rows[0], LEFT)
    assert (desk.sheet.chosen, page.editor.current) == (OAKHOLM, "terrain/13@1")
    page.editor.choose_territory(0)
    qtbot.mouseClick(rows[1], LEFT)
    assert page.editor.current == "table/2"
    desk.begin(READY.replace("A: frostgate", "A: frostgate; B: frostgate"))
    qtbot.mouseClick(page.verdict.rows[0], LEFT)
    assert page.hands.add.hasFocus()


def test_cards_sets_goal_turn_and_players_are_changed(desk: Desk, qtbot: QtBot):
    page, hands = desk.page, desk.page.hands
    qtbot.mouseClick(hands.add, LEFT)
    dialog = next(one for one in page.window().findChildren(CardDialog) if one.isVisible())
    assert dialog.card.findData(0) < 0, "Mira has it"
    dialog.card.setCurrentIndex(dialog.card.findData(24))
    dialog.holder.setCurrentIndex(1)
    qtbot.mouseClick(dialog.answer, LEFT)
    page.editor.add_card(5, -1)
    assert [hands.model.index(row, 0).data().partition(": ")[2] for row in range(3)] == ["Mira", "Ragna", "turned in"]
    hands.list.setCurrentIndex(hands.model.index(0, 0))
    QTest.keyClick(hands.list, Key.Key_Delete)
    hands.list.setCurrentIndex(hands.model.index(1, 0))
    qtbot.mouseClick(hands.remove, LEFT)
    assert (desk.sheet.board.hands, desk.sheet.board.discards) == (((), (24,)), ())
    pick(hands.sets, 3)
    pick(page.map.goal, "world")
    pick(page.turn.step, "free move")
    assert page.turn.step.itemText(0) == "At the start of the turn"
    assert page.turn.step.currentText() == "Before: Free move"
    qtbot.mouseClick(page.players.count.buttons["3"], LEFT)
    settle()
    assert "terrain/0@2" in page.places.views
    text = text_of(desk.sheet)
    assert {"options goal=world", "sets 3", "turn 3 B free move", "players 3"} <= {*text.splitlines()}


def test_map_is_changed_and_a_broken_one_refused(desk: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    page = desk.page
    pick(page.map.map, "world")
    assert (len(page.board.facts.spots), page.board.scene.map.id) == (42, "world")
    assert desk.sheet.dice("recruiting@1") == ("goblins_thug",) * 3
    monkeypatch.setattr("ui.games.risk.positions.cards.take_map", lambda _path: built_in_map("four_shores"))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(tmp_path / "a.ddmap"), ""))
    page.map.map.setCurrentIndex(page.map.map.count() - 1)
    page.map._map_chosen(0)
    assert desk.sheet.board.map.id == "four_shores"

    def torn(_path: Path) -> object:
        raise MapError("The map is torn.")

    monkeypatch.setattr("ui.games.risk.positions.cards.take_map", torn)
    page.map.take_file(tmp_path)
    assert desk.said == ["The map is torn."]
    monkeypatch.setattr("ui.games.risk.positions.cards.own_maps", lambda: ("torn_map",))
    monkeypatch.setattr("ui.games.risk.positions.cards.known_map", torn)
    page.map._list_maps()
    assert page.map.map.findData("torn_map") >= 0
    monkeypatch.undo()
    page.map._list_maps()


def test_texts_are_copied_and_pasted_and_those_of_another_game_sent_on(desk: Desk, qtbot: QtBot):
    page = desk.page
    page.act("copy")
    assert QGuiApplication.clipboard().text() == READY
    page.act("clear")
    page.act("paste")
    assert text_of(desk.sheet) == READY
    assert desk.said == ["Position copied as text.", "Position read from the copied text."]
    QGuiApplication.clipboard().setText(READY.replace("2 guard", "2 gard"))
    page.act("paste")
    assert desk.said[-1] == "Line 7: there is no die “gard”."
    QGuiApplication.clipboard().setText("game classic\nhome A: nowhere 3\n")
    page.act("paste")
    assert desk.elsewhere == [("classic", "game classic\nhome A: nowhere 3\n")]
    qtbot.mouseClick(page.games.buttons["classic"], LEFT)
    assert (desk.elsewhere[-1], page.games.value) == (("classic", ""), "risk")
    page.keep()
    assert DeskFile(page.desk.path, TEXTS).sheet() == desk.sheet.choose(0)


def test_map_is_zoomed_moved_and_pointed_at(desk: Desk, qtbot: QtBot):
    board = desk.page.board
    QTest.keyClick(board, Key.Key_Plus)
    assert board.scene.camera.zoom > 1
    before = board.scene.camera
    QTest.mousePress(board, LEFT, pos=QPoint(200, 100))
    QTest.mouseMove(board, QPoint(160, 90))
    QTest.mouseRelease(board, LEFT, pos=QPoint(160, 90))
    assert board.scene.camera != before
    assert desk.sheet.chosen == 0, "a drag is not a click"
    QTest.keyClick(board, Key.Key_0)
    assert board.scene.camera.zoom == 1
    QTest.mouseMove(board, desk.spot(OAKHOLM))
    settle()
    assert board.pointed == numbered(OAKHOLM)
    assert board.words_of(numbered(OAKHOLM)).startswith("Oakholm, ")
    assert board.words_of(group(0)).startswith("The North, ")
