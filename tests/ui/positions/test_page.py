"""A position set up as a player does it: by dragging, by clicking and by typing, with Undo, text and files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from ddtable.opponents.players import RECRUIT
from tests.drivers.setting_desk import SettingDesk, opened_desk, settle
from tests.ui.builder.conftest import LEFT, drag, drag_into, tile_of
from ui.builder.mime import mime_of
from ui.games.dragon_dice.positions import KIT
from ui.positions import desk as desks
from ui.positions.desk import DeskFile, sheet_of, text_of
from ui.positions.effect_dialog import EffectDialog

Key = Qt.Key
READY = """home A: coastland_city 3
home B: highland_tower 6
frontier: flatland_temple 5
A at frontier: 2 guard
A dragons at frontier: air_drake
B at frontier: 2 thug
B dead: thug
turn 3 B march 1
"""


class Desk(SettingDesk):
    """The page of the classic game."""

    def begin(self, text: str = READY) -> None:
        super().begin(text)


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    """One window for all tests here; each begins with a position of its own."""
    yield from opened_desk(KIT, tmp_path_factory.mktemp("desk"), Desk)


@pytest.fixture
def desk(opened: Desk) -> Desk:
    opened.begin()
    opened.page.catalogue.search.setFocus()
    return opened


def shown(desk: Desk, kind: str) -> None:
    desk.page.catalogue.show_kind(kind)  # type: ignore[arg-type]
    desk.page.catalogue.seek()


def test_position_is_set_up_by_dragging_and_starts(desk: Desk, qtbot: QtBot):
    page, views = desk.page, desk.page.places.views
    page.act("clear")
    assert not page.buttons["start"].isEnabled()
    assert {row.text() for row in page.verdict.rows if not row.isHidden()} >= {
        "Mira has no units at a terrain or in reserve, and would be out of the game (C2.3).",
    }
    shown(desk, "unit")
    assert drag(page.catalogue.view, ["goblins_thug"], views["terrain/2@0"])
    assert drag(page.catalogue.view, ["undead_wight"], views["reserve@1"])
    shown(desk, "dragon")
    assert drag(page.catalogue.view, ["fire_wyrm"], views["terrain/2@1"])
    shown(desk, "terrain")
    assert drag(page.catalogue.view, ["swampland_city"], views["table/0"])
    assert drag(views["terrain/2@0"], ["goblins_thug"], views["terrain/1@1"])
    assert drag(views["terrain/1@1"], ["goblins_thug"], views["terrain/1@0"])
    assert desk.sheet.dice("terrain/1@0") == ("goblins_thug",)
    assert desk.sheet.dice("table/0") == ("swampland_city",)
    assert page.verdict.heading.text() == "Ready to start"
    qtbot.mouseClick(page.buttons["start"], LEFT)
    assert desk.wanted == ["start"]
    assert drag(views["reserve@1"], ["undead_wight"], page.catalogue.view), "dropped on the catalogue it is gone"
    assert "undead_wight" not in desk.sheet.used


def test_refused_drag_shows_the_reason(desk: Desk):
    views = desk.page.places.views
    wrong = {
        "reserve@0": ("fire_wyrm", "A dragon can only be at a terrain or among the dead."),
        "terrain/0@0": ("coastland_city", "A terrain die can only be the die of a terrain."),
        "table/1": ("goblins_thug", "Only a terrain die can be here."),
        "dead@1": ("kings_die", "King's Die is not a die of this game."),
    }
    for area, (die, reason) in wrong.items():
        assert drag_into(views[area].viewport(), mime_of([die])) == (False, False)
        assert views[area].refusal == reason
        views[area]._show_drag(False, "")


def test_keys_put_move_count_and_remove_dice(desk: Desk, qtbot: QtBot):
    page, views = desk.page, desk.page.places.views
    shown(desk, "unit")
    tile = page.catalogue.view
    qtbot.mouseClick(tile.viewport(), LEFT, pos=tile_of(tile, "goblins_mugger"))
    QTest.keyClick(tile, Key.Key_3)
    assert desk.sheet.dice("terrain/1@0") == ("goblins_mugger",)
    QTest.keyClick(tile, Key.Key_Return)
    assert desk.sheet.dice("terrain/1@0") == ("goblins_mugger",) * 2
    army = views["terrain/1@0"]
    qtbot.mouseClick(army.viewport(), LEFT, pos=tile_of(army, "goblins_mugger"))
    QTest.keyClick(army, Key.Key_7)
    assert desk.sheet.dice("reserve@0") == ("goblins_mugger",) * 2
    pile = views["reserve@0"]
    qtbot.mouseClick(pile.viewport(), LEFT, pos=tile_of(pile, "goblins_mugger"))
    QTest.keyClick(pile, Key.Key_Minus)
    QTest.keyClick(pile, Key.Key_Plus)
    QTest.keyClick(pile, Key.Key_Delete)
    assert desk.sheet.dice("reserve@0") == ()
    shown(desk, "dragon")
    qtbot.mouseClick(tile.viewport(), LEFT, pos=tile_of(tile, "fire_drake"))
    QTest.keyClick(tile, Key.Key_1)
    assert desk.sheet.dice("terrain/0@0") == ("fire_drake",)
    QTest.keyClick(tile, Key.Key_Minus)
    assert desk.sheet.dice("terrain/0@0") == ()
    shown(desk, "terrain")
    qtbot.mouseClick(tile.viewport(), LEFT, pos=tile_of(tile, "swampland_tower"))
    QTest.keyClick(tile, Key.Key_3)
    assert desk.sheet.dice("table/2") == ("swampland_tower",)
    for key, dice in ((Key.Key_Z, "flatland_temple"), (Key.Key_Y, "swampland_tower")):
        QTest.keyClick(page, key, Qt.KeyboardModifier.ControlModifier)
        assert desk.sheet.dice("table/2") == (dice,)


def test_tab_leads_from_the_catalogue_through_all_areas_to_the_turn(desk: Desk):
    page = desk.page
    for count in (2, 3, 2):
        page.players._counted(str(count))
        settle()
        widget, met = page.catalogue.view, []
        for _ in range(60):
            widget = widget.nextInFocusChain()  # type: ignore[assignment]
            if widget in page.places.in_order:
                met.append(widget)
            if widget is page.turn.seat:
                break
        assert met == page.places.in_order


def test_terrains_turn_and_players_are_chosen(desk: Desk, qtbot: QtBot):
    page = desk.page
    face = page.places.cards[2].face
    assert [face.itemText(row) for row in (0, 7, 8, 9)] == ["Face 1", "Face 8", "8, held: Mira", "8, held: Ragna"]
    pick(face, 9)
    assert desk.sheet.position.board.lands[2].holder == 1
    pick(face, 3)
    assert (desk.sheet.position.board.lands[2].holder, face.currentText()) == (-1, "Face 4")
    pick(page.turn.seat, 0)
    pick(page.turn.number, 6)
    pick(page.turn.step, 2)
    board = desk.sheet.position.board
    assert (board.seat, board.turn, desk.sheet.step) == (0, 7, "march 2")
    pick(page.turn.edition, 1)
    assert desk.sheet.edition == "revised96"
    qtbot.mouseClick(page.players.count.buttons["3"], LEFT)
    settle()
    assert len(page.places.cards) == 4
    assert "terrain/3@2" in page.places.views
    row = page.players.rows[2]
    row.name.setText("Signe")
    QTest.keyClick(row.name, Key.Key_Return)
    pick(row.player, row.player.findData(RECRUIT.word))
    assert (desk.sheet.names[2], desk.sheet.players[2]) == ("Signe", RECRUIT.word)
    assert [row.player.itemText(number) for number in (0, -1 + row.player.count())] == ["Person", "Raiding Warlord"]
    row.name.setText("  ")
    row.name.editingFinished.emit()
    assert row.name.text() == "Signe"
    for _ in range(9):
        page.editor.undo()
    settle()
    assert text_of(desk.sheet) == READY
    assert (len(page.places.cards), page.undo.isEnabled()) == (3, False)


def pick(choice, row: int) -> None:
    """Choose a row as a click in the list of a box does."""
    choice.setCurrentIndex(row)
    choice.activated.emit(row)
    settle()


def test_effects_are_added_and_removed(desk: Desk, qtbot: QtBot):
    card = desk.page.effects
    qtbot.mouseClick(card.add, LEFT)
    dialog = next(one for one in desk.page.window().findChildren(EffectDialog) if one.isVisible())
    dialog.effect.setCurrentIndex(dialog.effect.findData("palsy"))
    assert [dialog.target.itemText(row) for row in range(2)] == [
        "Army of Mira at Frontier",
        "Army of Ragna at Frontier",
    ]
    dialog.seat.setCurrentIndex(1)
    dialog.since.setCurrentIndex(1)
    qtbot.mouseClick(dialog.answer, LEFT)
    (effect,) = desk.sheet.position.board.effects
    assert (effect.name, effect.owner, effect.seat, effect.since) == ("palsy", 0, 1, 2)
    first = card.model.index(0, 0)
    assert first.data() == "Palsy: Army of Mira at Frontier, by Ragna, since turn 2"
    card.list.setCurrentIndex(first)
    QTest.keyClick(card.list, Key.Key_Delete)
    assert desk.sheet.position.board.effects == ()
    desk.page.editor.undo()
    card.list.setCurrentIndex(card.model.index(0, 0))
    qtbot.mouseClick(card.remove, LEFT)
    assert card.none.isVisible()


def test_effects_on_dice_and_terrains_have_names(desk: Desk):
    text = READY + "cast burning_hands by A on die 3\ncast ash_storm by B at frontier\ncast bare by B on die 99\n"
    desk.begin(text.replace("turn 3 B march 1\n", "") + "turn 3 B march 1\n")
    card = desk.page.effects
    assert [card.about(effect) for effect in card.model.rows] == [
        "Guard of Mira at Frontier, by Mira",
        "Frontier, by Ragna",
        "A missing die of  in reserve, by Ragna",
    ]
    assert desk.page.verdict.heading.text() == "1 thing is impossible"


def test_line_of_the_verdict_leads_to_its_area(desk: Desk, qtbot: QtBot):
    desk.begin(READY.replace("temple 5", "temple 8, held by A").replace("A at frontier: 2 guard", "A reserve: guard"))
    page = desk.page
    (row,) = [row for row in page.verdict.rows if not row.isHidden()]
    assert row.text() == "Mira holds the frontier without an army there (C11.2)."
    assert page.places.views["table/2"].at_fault
    qtbot.mouseClick(row, LEFT)
    settle()
    assert page.editor.current == "table/2"
    assert page.catalogue.looking.kind == "terrain"
    page.places.lead_to("")
    page.act("start")
    assert desk.said == ["Mira holds the frontier without an army there (C11.2)."]
    assert desk.wanted == []


def test_copied_text_is_pasted_and_broken_text_refused_with_its_line(desk: Desk):
    page = desk.page
    QTest.keyClick(page, Key.Key_C, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert QGuiApplication.clipboard().text() == READY
    page.act("clear")
    QTest.keyClick(page, Key.Key_V, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert text_of(desk.sheet) == READY
    assert desk.said == ["Position copied as text.", "Position read from the copied text."]
    broken = {
        READY.replace("2 guard", "2 gard"): "Line 4: there is no die “gard”.",
        "": "Line 1: the text has no dice.",
        READY + "E reserve: thug\n": "Line 1: the position has 5 players; this page sets up 2 to 4.",
        "x" * 100_001: "Line 1: the text is longer than 100,000 characters.",
        READY + "agenda " + "[" * 5000 + "\n": "Line 9:",
    }
    for text, reason in broken.items():
        QGuiApplication.clipboard().setText(text)
        page.act("paste")
        assert desk.said[-1].startswith(reason)
        assert text_of(desk.sheet) == READY


def test_files_are_saved_and_opened(desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    page, path = desk.page, tmp_path / "siege.ddposition"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(tmp_path / "siege"), ""))
    page.act("export")
    assert path.read_text("utf-8") == READY
    page.act("clear")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_, **__: (str(path), ""))
    page.act("import")
    assert text_of(desk.sheet) == READY
    assert not page.open_file(tmp_path / "gone.ddposition")
    path.write_bytes(b"\xff\xfe")
    assert not page.open_file(path)
    assert not page.write_file(tmp_path / "no" / "folder.ddposition")
    assert [said.partition(":")[0] for said in desk.said[-3:]] == [
        "Could not read gone.ddposition",
        "Could not read siege.ddposition",
        "Could not save folder.ddposition",
    ]
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_, **__: ("", ""))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: ("", ""))
    page.act("import")
    page.act("export")
    assert text_of(desk.sheet) == READY


def test_position_of_the_table_is_taken(desk: Desk):
    page = desk.page
    page.act("table")
    assert desk.said == ["There is no game."]
    assert not page.buttons["table"].isEnabled()
    page._table = lambda: sheet_of(READY.replace("guard", "herald"), ("Mira", "Ragna"), ("person", "person"))
    page.show_table()
    page.act("table")
    assert desk.sheet.used["coral_elves_herald"] == 2
    page._table = lambda: "There is no game."


def test_last_position_is_remembered(desk: Desk, tmp_path: Path):
    file = DeskFile(tmp_path / desks.NAME)
    assert file.sheet() is None
    file.keep(desk.sheet)
    again = DeskFile(file.path).sheet()
    assert again == desk.sheet
    file.keep(desk.sheet)
    file.path.write_text('{"text": "home A: nowhere 3"}')
    assert DeskFile(file.path).sheet() is None
    file.path.write_text("[")
    assert DeskFile(file.path).sheet() is None
    assert not file.path.exists(), "set aside"
    blocked = DeskFile(tmp_path / desks.NAME / "below" / desks.NAME)
    (tmp_path / desks.NAME).write_text("a file, not a folder")
    blocked.keep(desk.sheet)
    assert blocked.sheet() == desk.sheet


def test_page_remembers_when_it_is_hidden(desk: Desk):
    desk.page.act("clear")
    desk.page.hide()
    assert DeskFile(desk.page.desk.path).sheet() == desk.sheet
    desk.page.show()


def test_signs_and_clicks_choose_the_area_for_new_dice(desk: Desk, qtbot: QtBot):
    page, views = desk.page, desk.page.places.views
    view = views["buried@1"]
    qtbot.mouseClick(view.viewport(), LEFT, pos=QPoint(6, view.viewport().height() - 6))
    shown(desk, "unit")
    qtbot.mouseDClick(page.catalogue.view.viewport(), LEFT, pos=tile_of(page.catalogue.view, "goblins_thug"))
    assert desk.sheet.dice("buried@1") == ("goblins_thug",)
    assert "Ragna: buried" in page.undo.toolTip()
