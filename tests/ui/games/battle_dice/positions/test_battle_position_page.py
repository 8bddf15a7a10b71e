"""A position of Battle Dice set up as a player does it: by dragging, by clicking and by typing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ddtable.engine.game import Game
from tests.drivers.setting_desk import SettingDesk, opened_desk, settle
from tests.rules.digests.seeded_games import set_up
from tests.ui.builder.conftest import LEFT, drag, drag_into, tile_of
from ui.builder.mime import mime_of
from ui.games.battle_dice.positions.page import KIT
from ui.games.battle_dice.positions.sheet import adopted, kind_of

Key = Qt.Key
READY = """game battle_dice
A army: 2 general, 3 infantry, sword_1
A lost: archer
B army: 4 archer, giant, mage
turn 4 roll
"""


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SettingDesk]:
    """One window for all tests here; each begins with a position of its own."""
    yield from opened_desk(KIT, tmp_path_factory.mktemp("desk"), SettingDesk)


@pytest.fixture
def desk(opened: SettingDesk) -> SettingDesk:
    opened.begin(READY)
    return opened


def pick(choice: Any, row: int) -> None:
    choice.setCurrentIndex(row)
    choice.activated.emit(row)


def test_armies_are_set_up_by_dragging_and_start(desk: SettingDesk, qtbot: QtBot):
    page, views = desk.page, desk.page.places.views
    page.act("clear")
    assert not page.buttons["start"].isEnabled()
    assert desk.faults[0] == "Mira has no units in the army and would have lost (BD1.1)."
    tiles = page.catalogue.view
    assert drag(tiles, ["general", "infantry", "crown"], views["army@0"])
    assert drag(tiles, ["warrior"], views["army@1"])
    assert drag(tiles, ["mage"], views["lost@1"])
    assert drag(views["army@0"], ["infantry"], views["party@0"])
    assert desk.faults == ["Mira has a party on a quest, but Ragna has no roster against it (BQ3)."]
    assert drag(tiles, ["archer"], views["roster@1"])
    assert page.verdict.heading.text() == "Ready to start"
    assert [view.detail() for view in (views["army@0"], views["party@0"])] == ["1 unit and 1 artifact", "1 unit"]
    assert desk.text == (
        "game battle_dice\nA army: general, crown\nA party: infantry\nB army: warrior\nB lost: mage\n"
        "B roster: archer\nturn 4 roll\n"
    )
    qtbot.mouseClick(page.buttons["start"], LEFT)
    assert desk.wanted == ["start"]
    page.editor.undo()
    assert desk.faults


def test_keys_put_count_move_and_remove_dice(desk: SettingDesk, qtbot: QtBot):
    page, views, tiles = desk.page, desk.page.places.views, desk.page.catalogue.view
    qtbot.mouseClick(tiles.viewport(), LEFT, pos=tile_of(tiles, "cavalry"))
    QTest.keyClick(tiles, Key.Key_2)
    QTest.keyClick(tiles, Key.Key_Plus)
    assert desk.sheet.dice("army@1").count("cavalry") == 2
    army = views["army@1"]
    qtbot.mouseClick(army.viewport(), LEFT, pos=tile_of(army, "cavalry"))
    QTest.keyClick(army, Key.Key_Minus)
    QTest.keyClick(army, Key.Key_8)
    assert desk.sheet.dice("lost@1") == ("cavalry",)
    lost = views["lost@1"]
    qtbot.mouseClick(lost.viewport(), LEFT, pos=tile_of(lost, "cavalry"))
    QTest.keyClick(lost, Key.Key_Delete)
    assert desk.text == READY
    QTest.keyClick(tiles, Key.Key_Return)
    assert desk.sheet.dice("lost@1") == ("cavalry",), "the area that was used last"
    page.act("search")
    assert tiles.hasFocus()
    tiles.setCurrentIndex(tiles.model().index(0, 0))
    assert page.catalogue.name.text() == "General, d4"
    page.catalogue.show_die("orb_kings")
    assert page.catalogue.note.text().startswith("1")
    page.catalogue.show_die("")
    assert page.catalogue.name.text().startswith("Orb of Kings")


def test_refused_drag_shows_the_reason(desk: SettingDesk):
    view = desk.page.places.views["lost@0"]
    for die, reason in (
        ("sword_1", "An artifact can only be with an army or a party."),
        ("goblins_thug", "Thug is not a die of this game."),
    ):
        assert drag_into(view.viewport(), mime_of([die])) == (False, False)
        assert view.refusal == reason
        view._show_drag(False, "")
    assert not desk.page.editor.put(["orb_kings"], "roster@0")
    assert desk.said == ["An artifact can only be with an army or a party."]


def test_numbers_are_set_and_rolled_after_the_roll(desk: SettingDesk, qtbot: QtBot):
    page, views = desk.page, desk.page.places.views
    assert page.numbers.isHidden()
    turn = page.turn
    assert (turn.seat.isHidden(), turn.step.currentText(), turn.number.currentText()) == (
        True,
        "Before the roll",
        "Turn 4",
    )
    pick(turn.step, turn.step.findData("magic"))
    settle()
    assert page.numbers.isVisible()
    assert not page.numbers.number.isEnabled()
    army = views["army@1"]
    qtbot.mouseClick(army.viewport(), LEFT, pos=army.tile(0).center())
    assert page.numbers.about.text() == "Archer: number on top"
    pick(page.numbers.number, 6)
    assert sorted(desk.sheet.dice("army@1"))[:4] == ["archer:1"] * 3 + ["archer:7"]
    page.numbers.show_die("army@1", "mage:1")
    pick(page.numbers.number, 11)
    assert page.numbers.number.currentText() == "12", "the only one of its kind stays chosen"
    assert desk.text.endswith("B army: archer (7), 3 archer, giant, mage (12)\nturn 4 magic\n")
    qtbot.mouseClick(page.numbers.roll, LEFT)
    assert [kind_of(die) for die in desk.sheet.dice("army@1")] == ["archer"] * 4 + ["giant", "mage"]
    page.editor.undo()
    assert page.undo.isEnabled()
    assert desk.sheet.rolled(Random(1)) != desk.sheet
    assert page.editor.move("army@1", "party@1", ["archer:7"])
    assert desk.sheet.dice("party@1") == ("archer",)
    game = Game(desk.sheet.set_up(desk.sheet.position)) if not desk.faults else None
    assert game is None, "a roster is missing"


def test_battle_so_far_is_changed(desk: SettingDesk):
    page, card = desk.page, desk.page.battle
    assert [choice.currentText() for choice in card.monsters] == ["Monsters: dragons", "Monsters: giants"]
    pick(card.monsters[1], 3)
    assert desk.sheet.dice("army@1")[-1] == "mage"
    assert "archmage" in desk.sheet.dice("army@1")
    assert (card.start.currentText(), card.hired.isHidden()) == ("Each army began with 6 dice", True)
    pick(card.start, 3)
    assert desk.sheet.board.starts == (4, 4)
    assert card.hired.text() == "Mira has hired 2 more dice. Ragna has hired 2 more dice."
    page.editor.put(["mage"], "party@1")
    page.editor.put(["mage"], "roster@0")
    assert card.rounds[1].currentText() == "Quest of Ragna: not fought yet"
    pick(card.rounds[1], 2)
    assert [(quest.seat, quest.rounds) for quest in desk.sheet.board.quests] == [(1, 2)]
    pick(page.turn.step, page.turn.step.findData("quest B"))
    assert page.turn.step.currentText() == "Quest of Ragna"
    assert desk.faults == []
    pick(page.rules.choices["quest_pace"], 1)
    assert "options quest_pace=by_turns\n" in desk.text
    pick(page.rules.choices["quests"], 1)
    assert desk.faults == ["Ragna has a party, but this game is played without quests (H72)."]
    page.editor.take("party@1", ["mage"])
    assert (desk.sheet.words, desk.sheet.board.quests) == ("begin", ()), "there is no quest any more"
    pick(page.turn.number, 0)
    assert desk.sheet.position.board.turn == 0


def test_text_is_pasted_copied_and_refused(desk: SettingDesk):
    page = desk.page
    page.act("copy")
    assert QGuiApplication.clipboard().text() == READY
    QGuiApplication.clipboard().setText(READY.replace("archer", "hydra"))
    page.act("paste")
    assert desk.said[-1] == "Line 3: there is no die “hydra”."
    QGuiApplication.clipboard().setText("game classic\nA reserve: thug\n")
    page.act("paste")
    assert desk.elsewhere[-1][0] == "classic"
    page.keep()
    assert page.desk.sheet() == desk.sheet


def test_position_in_the_middle_of_a_step_goes_back_to_its_beginning():
    seen = set[str]()
    for seed in range(3):
        game, random = Game(set_up("battle_dice", seed, 2, 8, {})), Random(seed)
        while game.question is not None:
            sheet = adopted(game.position, ("Mira", "Ragna"), ("person",))
            assert sheet.faults() == []
            assert KIT.texts.read(KIT.texts.write(sheet), sheet.names, sheet.players) == sheet
            seen.add(sheet.words)
            game.play(game.rules.sample(game.question, random))
    assert {"begin", "roll", "quest A", "monster"} <= seen
