"""A position of the campaign set up as a player does it: the map, the pools, the turn, with Undo, text and a game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ddtable.dice.catalogue import catalogue
from ddtable.engine.game import Game
from ddtable.engine.start import reseeded
from ddtable.engine.system import SetUp, system
from ddtable.rules.campaign.board import board_of
from tests.drivers.setting_desk import NAMES, PERSONS, SettingDesk, opened_desk, settle
from tests.rules.digests.seeded_games import eager
from tests.ui.builder.conftest import LEFT, drag, drag_into, tile_of
from ui.builder.mime import mime_of
from ui.games.campaign.positions.cards import ExpansionDialog, RulesDialog, TerrainDialog
from ui.games.campaign.positions.page import KIT
from ui.games.campaign.positions.sheet import WarSheet, adopted, empty, sheet_of, text_of

Key = Qt.Key
READY = """game campaign
home A: coastland_city 3, next to land 2
home B: highland_tower 8, held by B, next to land 2
land 2: flatland_temple 5, next to home A, home B, land 3
land 3: highland_city 4, next to land 2
A at land 2: 3 guard
A recruiting: 6 guard
A summoning: air_drake
B at home B: 4 thug
pool: flatland_city, coastland_temple
turn 4 A first march
"""


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SettingDesk]:
    """One window for all tests here; each begins with a position of its own."""
    yield from opened_desk(KIT, tmp_path_factory.mktemp("desk"), SettingDesk)


@pytest.fixture
def desk(opened: SettingDesk) -> SettingDesk:
    opened.begin(READY)
    return opened


def pick(choice: Any, value: object) -> None:
    choice.setCurrentIndex(choice.findData(value))
    choice.activated.emit(choice.currentIndex())


def shown(desk: SettingDesk, kind: str) -> None:
    desk.page.catalogue.show_kind(kind)
    desk.page.catalogue.seek()


def names(desk: SettingDesk) -> list[str]:
    card = desk.page.lands
    return [card.name_of(row) for row in card.model.rows]


def test_dice_of_all_sorts_are_dragged_to_armies_and_pools(desk: SettingDesk, qtbot: QtBot):
    page, views = desk.page, desk.page.places.views
    assert desk.faults == []
    shown(desk, "unit")
    assert drag(page.catalogue.view, ["amazons_seer"], views["terrain/3@0"])
    assert drag(views["recruiting@0"], ["coral_elves_guard"], views["terrain/0@0"])
    assert len(desk.sheet.dice("terrain/0@0")) == 6
    shown(desk, "dragonkin")
    kin = page.catalogue.view.rows[0].type_id
    assert drag(page.catalogue.view, [kin], views["summoning@1"])
    shown(desk, "item")
    item = page.catalogue.view.rows[0].type_id
    assert drag_into(views["summoning@1"].viewport(), mime_of([item])) == (False, False)
    assert views["summoning@1"].refusal == "Only dragons, dragonkin and minor terrains can be summoned."
    views["summoning@1"]._show_drag(False, "")
    shown(desk, "terrain")
    assert drag(page.catalogue.view, ["swampland_city"], views["table/3"])
    assert names(desk)[3] == "Swampland with city"
    assert not page.editor.put(["hydra"], "reserve@0")
    assert not page.editor.put(["air_drake"], "recruiting@1")
    assert desk.said == ["hydra is not a die of this game.", "Only units, champions and items can be recruited."]
    qtbot.mouseClick(page.buttons["start"], LEFT)
    assert desk.wanted == ["start"]
    page.act("clear")
    assert desk.sheet.pool == ("flatland_city", "coastland_temple")
    assert "Mira has no units at a terrain or in reserve, and would be out of the game (C2.3)." in desk.faults
    for _ in range(5):
        page.editor.undo()
    assert desk.text == READY


def test_terrain_is_added_to_the_map_and_removed(desk: SettingDesk, qtbot: QtBot):
    page, card = desk.page, desk.page.lands
    assert names(desk) == ["Mira: home", "Ragna: home", "Frontier", "Highland with city"]
    assert card.model.index(3, 0).data() == "Highland with city: next to Frontier"
    qtbot.mouseClick(card.add, LEFT)
    dialog = next(one for one in page.window().findChildren(TerrainDialog) if one.isVisible())
    dialog.die.setCurrentIndex(dialog.die.findData("flatland_city"))
    dialog.near.setCurrentIndex(dialog.near.findData(3))
    qtbot.mouseClick(dialog.answer, LEFT)
    settle()
    assert (names(desk)[4], desk.sheet.pool) == ("Flatland with city", ("coastland_temple",))
    assert "terrain/4@1" in page.places.views
    assert "land 4: flatland_city 4, next to land 3" in desk.text
    page.editor.add_land("highland_city", 4)
    assert names(desk)[3::2] == ["Highland with city (4)", "Highland with city (6)"]
    page.editor.undo()
    page.editor.put(["goblins_thug"], "terrain/4@1")
    page.editor.put(["fire_wyrm"], "terrain/3@1")
    card.list.setCurrentIndex(card.model.index(3, 0))
    QTest.keyClick(card.list, Key.Key_Delete)
    assert (names(desk)[3], desk.sheet.dice("terrain/3@1")) == ("Flatland with city", ("goblins_thug",))
    assert desk.sheet.dice("dead@1") == ("fire_wyrm",)
    assert desk.faults == ["No other terrain is next to this one: Flatland with city (K8)."]
    card.list.setCurrentIndex(card.model.index(2, 0))
    qtbot.mouseClick(card.remove, LEFT)
    assert desk.said == ["Homes and the frontier stay on the map."]


def test_pool_size_turn_and_players_are_changed(desk: SettingDesk, qtbot: QtBot):
    page = desk.page
    qtbot.mouseClick(page.pool.add, LEFT)
    dialog = next(one for one in page.window().findChildren(TerrainDialog) if one.isVisible())
    qtbot.mouseClick(dialog.answer, LEFT)
    assert len(desk.sheet.pool) == 3
    page.pool.list.setCurrentIndex(page.pool.model.index(0, 0))
    qtbot.mouseClick(page.pool.remove, LEFT)
    assert desk.sheet.pool[0] == "coastland_temple"
    for _ in range(6):
        page.editor.add_to_pool("highland_city")
    assert desk.faults == ["There are 12 terrain dice; a game of this size has at most 8 (K4)."]
    page.verdict.rows[0].click()
    assert page.pool.add.hasFocus()
    pick(page.lands.scale, 240)
    assert desk.faults == []
    assert "size 240\n" in desk.text
    qtbot.mouseClick(page.lands.rules, LEFT)
    asked = next(one for one in page.window().findChildren(RulesDialog) if one.isVisible())
    asked.options.choose("war_end", 4)
    qtbot.mouseClick(asked.answer, LEFT)
    assert "options war_end=4\nsize 240\n" in desk.text
    pick(page.turn.step, "reserves")
    assert page.turn.step.currentText() == "Before: Reserves"
    pick(page.turn.number, 12)
    assert (desk.sheet.board.turns, desk.sheet.board.recruitings) == ((12, 11), 2)
    qtbot.mouseClick(page.players.count.buttons["3"], LEFT)
    settle()
    assert names(desk)[2:4] == ["Tove: home", "Frontier"] or names(desk)[3] == "Frontier"
    assert desk.faults == [
        f"{desk.sheet.names[2]} has no units at a terrain or in reserve, and would be out of the game (C2.3)."
    ]
    qtbot.mouseClick(page.players.count.buttons["2"], LEFT)
    assert names(desk) == ["Mira: home", "Ragna: home", "Frontier", "Highland with city"]
    page.lead_to("reserve@1")
    assert page.editor.current == "reserve@1"


def test_expansions_are_added_and_removed(desk: SettingDesk, qtbot: QtBot):
    card = desk.page.expansions
    for _ in range(2):
        qtbot.mouseClick(card.add, LEFT)
        dialog = next(one for one in desk.page.window().findChildren(ExpansionDialog) if one.isVisible())
        dialog.seat.setCurrentIndex(1)
        dialog.land.setCurrentIndex(1)
        qtbot.mouseClick(dialog.answer, LEFT)
        settle()
    assert [card.model.index(row, 0).data() for row in range(2)] == ["Ragna: home: Ragna"] * 2
    assert desk.faults == ["A player has expanded twice from one terrain (K8)."]
    card.list.setCurrentIndex(card.model.index(0, 0))
    QTest.keyClick(card.list, Key.Key_Delete)
    assert desk.faults == []
    assert desk.text == READY + "expansions B at home B\n"


def test_keys_put_dice_into_the_pool_that_takes_them(desk: SettingDesk, qtbot: QtBot):
    page = desk.page
    assert page.catalogue.kinds.isHidden()
    pick(page.catalogue.sorts, "dragon")
    page.catalogue.seek()
    tiles = page.catalogue.view
    page.editor.choose("table/0")
    qtbot.mouseClick(tiles.viewport(), LEFT, pos=tile_of(tiles, "fire_wyrm"))
    QTest.keyClick(tiles, Key.Key_Return)
    assert desk.sheet.dice("summoning@0") == ("air_drake", "fire_wyrm")
    assert desk.sheet.home_of("reserve@1", "coastland_city") == "table/3"


def changed(sheet: WarSheet, random: Random) -> WarSheet:
    """Return the sheet with one change at random."""
    dice = ("goblins_thug", "coral_elves_guard", "air_drake", "coastland_city", next(iter(catalogue().champions)))
    area, other, land = random.choice(sheet.areas), random.choice(sheet.areas), random.randrange(len(sheet.places))
    way = random.randrange(7)
    if way < 2:
        return sheet.put(area, random.choices(dice, k=3))
    if way == 2:
        return sheet.take(area, sheet.dice(area)[:1]) if sheet.dice(area)[1:] else sheet
    if way == 3:
        return sheet.move(area, other, sheet.dice(area)[:2])
    if way == 4:
        return sheet.with_land("highland_city", land)
    if way == 5:
        return sheet.without_land(land) if sheet.may_go(land) else sheet
    return sheet.with_turn(random.randrange(2), random.randrange(1, 20), "reserves")


def test_any_change_keeps_the_text_exact_and_a_sound_position_starts():
    random, started = Random(4), 0
    sheet = sheet_of(READY, NAMES, PERSONS).with_size(360)
    for number in range(60):
        sheet = changed(sheet, random)
        assert sheet.settled() == sheet
        assert sheet_of(text_of(sheet), sheet.names, sheet.players) == sheet, number
        if started < 4 and not sheet.faults():
            started += Game(sheet.set_up(reseeded(sheet.position, 2))).question is not None
    assert started == 4
    grown = sheet.with_seats(4, NAMES, "person").with_turn(3, 2, "expire")
    assert sheet_of(text_of(grown), grown.names, grown.players) == grown
    assert grown.with_seats(2, NAMES, "person").board.map == sheet.board.map
    assert empty(NAMES, PERSONS).with_size(360).board.size.terrains == 16


def test_position_of_a_war_goes_back_to_the_beginning_of_its_phase():
    war, random = system("campaign"), Random(1)
    forces = tuple(war.deal(120, random, {}) for _ in range(2))
    game = Game(SetUp("campaign", 1, {}, forces))
    steps = set[str]()
    for number in range(150):
        position = game.position
        if position.board.turn and number % 6 == 0:
            sheet = adopted(position, NAMES, PERSONS)
            assert isinstance(sheet, WarSheet)
            assert sheet.faults() == []
            assert sheet_of(text_of(sheet), sheet.names, sheet.players) == sheet
            assert sorted((die.type, die.owner, die.place) for die in sheet.position.dice) == sorted(
                (die.type, die.owner, die.place) for die in position.dice
            )
            steps.add(sheet.step)
            assert board_of(sheet.position).size.health == 120
        assert game.question is not None
        game.play(eager(game, game.question, random))
    assert len(steps) >= 3
