"""Dragon Dice Risk in the new game dialog: players, forces by the table, the map, house rules, what it remembers."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest

from ddtable.dice.catalogue import catalogue
from ddtable.engine.game import Game
from ddtable.engine.system import system
from ddtable.files.resources import resource
from ddtable.maps import own
from ddtable.maps.document import MOST_TERRITORIES
from ddtable.rules.risk.board import board_of
from ddtable.rules.risk.table import initial_health, rows
from ddtable.words.sentences import Words
from tests.drivers.island_maps import islands
from ui.games.dragon_dice.new_game.force_picture import NARROWEST, ROW, SMALLEST, WIDE_HEADING
from ui.games.risk.new_game.page import RiskPage
from ui.kit.settings import Settings
from ui.new_game.dialog import NewGameDialog

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., RiskPage]:
    monkeypatch.setattr(NewGameDialog, "_screen", lambda _: QRect(0, 0, 1280, 800))

    def made(settings: Settings | None = None) -> RiskPage:
        dialog = NewGameDialog(Words("en"), settings or Settings(game="risk"), None, Random(5), tmp_path / "none")
        qtbot.addWidget(dialog)
        assert isinstance(dialog.page, RiskPage)
        return dialog.page

    return made


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_forces_are_dealt_by_the_table_for_each_number_of_players(page, players) -> None:
    shown = page()
    QTest.mouseClick(shown.numbers.buttons[str(players)], LEFT)
    limits = rows()[players]
    assert str(limits.health) in shown.terms.text()
    assert len(shown.forms) == players
    game = shown.set_up(3, by_hand=False)
    assert system("risk").refuse_set_up(game) is None
    assert Game(game).position.seats == players


def test_picture_of_a_force_shows_its_terrain_dice_and_a_pool_that_fits(page) -> None:
    picture = page().forms[0].picture
    picture.resize(NARROWEST, picture.height())
    rows = picture.rows(picture.force)
    pool, terrains = rows[0][2], rows[-1][2]
    assert set(terrains) <= set(catalogue().terrains)
    assert picture.height() >= len(rows) * ROW, "each row has room"
    stacks = picture.stacks(pool)
    assert sum(count for _, count in stacks) == len(pool)
    assert len(stacks) * SMALLEST <= picture.width() - WIDE_HEADING


def test_another_map_is_played_on(page) -> None:
    shown = page()
    QTest.mouseClick(shown.maps.buttons["four_shores"], LEFT)
    assert "24 territories" in shown.terms.text()
    board = board_of(Game(shown.set_up(3, by_hand=False)).position)
    assert len(board.territories) == 24
    assert len(board.lands) == 4


def test_the_goal_is_told(page) -> None:
    shown = page()
    QTest.mouseClick(shown.numbers.buttons["3"], LEFT)
    assert "24 of 42 territories win" in shown.terms.text()
    shown.house.choose("goal", "captured")
    assert "captured continents" in shown.terms.text()


def test_dealt_territories_are_an_option(page) -> None:
    shown = page()
    shown.house.choose("start", "deal")
    game = Game(shown.set_up(3, by_hand=False))
    assert game.question is not None
    assert game.question.kind == "cover"


def test_map_players_and_rules_are_remembered(page) -> None:
    shown = page()
    QTest.mouseClick(shown.numbers.buttons["5"], LEFT)
    QTest.mouseClick(shown.maps.buttons["four_shores"], LEFT)
    shown.house.choose("sets", "flat")
    again = page(Settings(game="risk", games=shown.memory()["games"]))
    assert again.players == 5
    assert again.maps.value == "four_shores"
    assert again.house.values() == {"sets": "flat"}
    assert system("risk").refuse_set_up(again.set_up(1, by_hand=False)) is None


def test_an_own_map_is_taken_from_its_file_and_proposed_again(page, tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(own, "maps_folder", lambda: tmp_path / "maps")
    content = json.loads(resource("maps", "four_shores.ddmap").read_text("utf-8"))
    path = tmp_path / "isles.ddmap"
    path.write_text(json.dumps({**content, "name": "My Isles"}), "utf-8")
    shown = page()
    shown.take_files([path], 0)
    assert shown.maps.value == "isles"
    assert shown.maps.buttons["isles"].text() == "My Isles"
    assert board_of(Game(shown.set_up(3, by_hand=False)).position).map.id == "isles"
    again = page(Settings(game="risk", games=shown.memory()["games"]))
    assert again.maps.value == "isles"


@pytest.mark.parametrize("players", [2, 3, 6])
def test_forces_are_dealt_again_for_a_map_that_they_cannot_cover(page, tmp_path, monkeypatch, players) -> None:
    """Q141: the game can begin, whether the map or the number of players is chosen first."""
    monkeypatch.setattr(own, "maps_folder", lambda: tmp_path / "maps")
    path = tmp_path / "chain.ddmap"
    path.write_bytes(islands(MOST_TERRITORIES))
    shown = page()
    QTest.mouseClick(shown.numbers.buttons[str(players)], LEFT)
    shown.take_files([path], 0)
    assert system("risk").refuse_set_up(shown.set_up(3, by_hand=False)) is None
    initial = initial_health(players, MOST_TERRITORIES)
    assert f"{initial} health is placed at the start" in shown.terms.text()
    QTest.mouseClick(shown.numbers.buttons["5"], LEFT)
    assert system("risk").refuse_set_up(shown.set_up(3, by_hand=False)) is None
    again = page(Settings(game="risk", games=shown.memory()["games"]))
    assert again.maps.value == "chain"
    assert system("risk").refuse_set_up(again.set_up(3, by_hand=False)) is None


def test_forces_stay_as_they_are_if_they_cover_the_other_map_too(page) -> None:
    shown = page()
    dealt = [form.force for form in shown.forms]
    QTest.mouseClick(shown.maps.buttons["four_shores"], LEFT)
    assert [form.force for form in shown.forms] == dealt


def test_a_broken_map_is_refused_with_its_error(page, tmp_path) -> None:
    path = tmp_path / "broken.ddmap"
    path.write_text("{}", "utf-8")
    shown, said = page(), []
    shown.said.connect(lambda sentence, refused: said.append((sentence, refused)))
    shown.take_files([path], 0)
    assert said == [("broken.ddmap is not a map file of ddtable.", True)]
    assert shown.maps.value == "world"
