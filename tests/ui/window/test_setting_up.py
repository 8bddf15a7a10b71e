"""The set-up of a position in the window: opened over a game, started as a practice game, remembered."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QGuiApplication

from ddtable.engine.position import Result
from ddtable.engine.start import reseeded
from ddtable.rules.dragon_dice import notation
from ddtable.rules.dragon_dice.system import Classic
from ddtable.rules.risk.notation import read as read_risk
from ddtable.rules.risk.system import Risk
from ddtable.words.sentences import Words
from tests.drivers.hands_on import open_window
from ui.positions.desk import text_of
from ui.session.library import SeatPlan
from ui.window.positions import why_not_edited

PERSONS = [SeatPlan("Mira", "person"), SeatPlan("Ragna", "person")]
TEXT = """home A: coastland_city 3
home B: highland_tower 6
frontier: flatland_temple 5
A at frontier: 2 guard
B at frontier: 2 thug
turn 3 B march 1
"""


@pytest.fixture
def hands(qtbot, monkeypatch, tmp_path):
    return open_window(qtbot, monkeypatch, tmp_path)


def test_position_on_the_table_is_edited_started_and_played_again(hands):
    window = hands.window
    assert "no game" in window.run_command("edit-position").lower()
    assert window.new_games.start(Classic().set_up_at(reseeded(notation.read(TEXT), 3)), PERSONS)
    assert window.run_command("edit-position") == ""
    page = window.set_up_position().page
    assert text_of(page.editor.sheet) == TEXT
    assert page.editor.sheet.names == ("Mira", "Ragna")
    for command in ("undo", "concede", "edit-position"):
        assert "set-up of the position" in window.run_command(command)
    window.say_trouble("A reason")
    page.editor.put(["coral_elves_herald"], "reserve@0")
    page.act("start")
    assert not window.is_setting_up
    game = hands.session.game
    assert (game.position.board.turn, game.question.kind, len(game.journal)) == (3, "march-first", 0)
    assert game.position.at("reserve", 0)
    assert hands.session.guard.practice
    game.play(game.rules.sample(game.question, Random(1)))
    hands.session.undoing.undo()
    assert game.position == game.history[0].position
    window.new_games.rematch(swap=True)
    again = hands.session
    assert list(again.names) == ["Ragna", "Mira"], "the players change places, since the forces are in the position"
    assert again.game.set_up.forces == game.set_up.forces
    assert again.game.position.board == game.position.board
    assert again.game.set_up.seed != game.set_up.seed


RISK = """game risk
map four_shores
north: flatland_city 4
ember: flatland_temple 3
green: highland_city 2
salt: coastland_city 1
A at frostgate: 2 guard
B at oakholm: 3 thug
turn 3 B first march
"""


def test_position_of_risk_is_edited_on_its_page_and_started(hands):
    window = hands.window
    window.run_command("position")
    setting_up = window.set_up_position()
    assert setting_up.page.game == "classic"
    assert window.new_games.start(Risk().set_up_at(reseeded(read_risk(RISK), 3)), PERSONS)
    assert window.run_command("edit-position") == ""
    page = setting_up.page
    assert (page.game, page.texts.write(page.editor.sheet)) == ("risk", RISK)
    QGuiApplication.clipboard().setText(TEXT)
    page.act("paste")
    assert setting_up.page is page, "a text without its game is read as one of the page"
    QGuiApplication.clipboard().setText("game classic\n" + TEXT)
    page.act("paste")
    assert (setting_up.page.game, text_of(setting_up.page.editor.sheet)) == ("classic", TEXT)
    setting_up.page.act("table")
    assert setting_up.page is page
    page.editor.put(["coral_elves_herald"], "terrain/1@0")
    page.act("start")
    game = hands.session.game
    assert (game.set_up.system, game.position.board.turn, window.is_setting_up) == ("risk", 3, False)
    assert game.position.at("terrain/1", 0)
    assert hands.session.guard.practice


BATTLE = """game battle_dice
A army: 2 archer (8), general
B army: 3 infantry (6)
turn 4 missile
"""


def test_position_of_battle_dice_is_edited_on_its_page_and_started(hands):
    window = hands.window
    setting_up = window.set_up_position()
    QGuiApplication.clipboard().setText(BATTLE)
    setting_up.page.act("paste")
    page = setting_up.page
    assert (page.game, page.texts.write(page.editor.sheet)) == ("battle_dice", BATTLE)
    page.editor.put(["mage"], "army@0")
    page.act("start")
    session = hands.session
    assert (session.game.question.kind, session.guard.practice) == ("losses", True)
    assert window.run_command("edit-position") == ""
    assert setting_up.page is page
    assert page.texts.write(page.editor.sheet) == BATTLE.replace("general", "general, mage")
    page.act("start")
    window.new_games.rematch()
    assert hands.session.game.question.kind == "losses"


WAR = """game campaign
home A: coastland_city 3, next to land 2
home B: highland_tower 6, next to land 2
land 2: flatland_temple 5, next to home A, home B
A at land 2: 2 guard
A recruiting: guard
B at land 2: 2 thug
turn 3 B first march
"""


def test_position_of_a_campaign_is_edited_on_its_page_and_started(hands):
    window = hands.window
    setting_up = window.set_up_position()
    QGuiApplication.clipboard().setText(WAR)
    setting_up.page.act("paste")
    page = setting_up.page
    assert (page.game, page.texts.write(page.editor.sheet)) == ("campaign", WAR)
    page.editor.put(["coral_elves_herald"], "reserve@0")
    page.act("start")
    session = hands.session
    assert (session.game.question.kind, session.guard.practice) == ("march-first", True)
    assert window.run_command("edit-position") == ""
    assert setting_up.page is page
    assert "A reserve: herald\n" in page.texts.write(page.editor.sheet)


def test_positions_that_cannot_be_edited_have_a_reason():
    words, position = Words("en"), notation.read(TEXT)

    def why(system: str, shown: object) -> str:
        game = SimpleNamespace(set_up=SimpleNamespace(system=system), history=[SimpleNamespace(position=shown)])
        past = SimpleNamespace(seeker=SimpleNamespace(moment=0))
        return why_not_edited(words, SimpleNamespace(session=SimpleNamespace(game=game), past=past))

    assert why("classic", position) == ""
    assert "cannot be set up" in why("chess", position)
    assert why("campaign", replace(position, seats=6)) == ""
    assert "not placed yet" in why("classic", replace(position, board=position.board.changed(turn=0)))
    assert "game is over" in why("classic", replace(position, result=Result((0,), "capture")))
    assert "2 to 4 players" in why("classic", replace(position, seats=6))
    assert why("risk", replace(position, seats=6)) == ""


def test_set_up_is_left_and_remembered(hands):
    window = hands.window
    assert window.run_command("position") == ""
    assert window.is_setting_up
    page = window.set_up_position().page
    page.editor.put(["goblins_thug"], "reserve@1")
    assert window.run_command("builder") == ""
    assert window.is_building
    assert window.run_command("position") == ""
    assert window.run_command("position") == "", "the same key leaves it"
    assert window.start.isVisible()
    assert window.run_command("position") == ""
    assert window.run_command("leave") == ""
    assert window.start.isVisible()
    window.close()
    kept = window.settings.path.with_name("position.json").read_text("utf-8")
    assert "B reserve: thug" in kept


def test_position_that_ends_at_once_is_refused_with_the_reason(hands, monkeypatch):
    window = hands.window
    monkeypatch.setattr("ui.window.setting_up.SystemRandom", lambda: SimpleNamespace(randrange=lambda _most: 1))
    text = TEXT.replace("A at frontier: 2 guard", "A at frontier: guard\nA dragons at frontier: 3 fire_wyrm")
    text = text.replace("B at frontier", "B at home A").replace("B march 1", "A begin")
    from ui.positions.desk import sheet_of

    page = window.set_up_position().page
    page.editor.begin(sheet_of(text, ("Mira", "Ragna"), ("person", "person")), "")
    page.act("start")
    assert window.is_setting_up
    assert "before the first decision" in window.notice.words
