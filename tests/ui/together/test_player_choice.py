"""The choice of a seat's player: a person or the computer, and the list of computer players."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ddtable.words.sentences import Words
from ui.kit.choice import BESIDE
from ui.together.player_choice import NARROWEST, PlayerChoice


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def pick(choice: PlayerChoice, word: str) -> None:
    """Choose a computer player in the list, as a click does."""
    row = choice.players.findData(word)
    choice.players.setCurrentIndex(row)
    choice.players.activated.emit(row)


def test_the_list_has_all_computer_players_of_the_game(parent: QWidget):
    choice = PlayerChoice(Words("en"), "classic", parent)
    listed = [choice.players.itemText(row) for row in range(choice.players.count())]
    assert listed[:5] == ["Beginner", "Novice", "Recruit", "Veteran", "Warlord"]
    assert listed[5:7] == ["Bold Veteran", "Careful Veteran"]
    assert len(listed) == 13
    assert choice.players.isHidden()
    told: list[str] = []
    choice.chosen.connect(told.append)
    choice.buttons["recruit"].click()
    assert not choice.players.isHidden()
    pick(choice, "recruit:1")
    assert "first game" in choice.players.toolTip()
    pick(choice, "warlord:bold")
    choice.buttons["person"].click()
    assert choice.players.isHidden()
    assert told == ["recruit", "recruit:1", "warlord:bold", "person"]


def test_the_names_of_all_players_fit_into_a_narrow_card(parent: QWidget):
    players = PlayerChoice(Words("en"), "classic", parent).players
    longest = max(QFontMetricsF(players.font()).horizontalAdvance(players.itemText(at)) for at in range(13))
    assert longest <= NARROWEST - BESIDE


@pytest.mark.parametrize(
    ("value", "chosen"),
    [
        ("veteran:careful", "veteran:careful"),
        ("veteran:sly", "veteran"),
        ("recruit:2", "recruit:2"),
        ("human", "person"),
    ],
)
def test_a_remembered_player_or_the_nearest_one_is_chosen(parent: QWidget, value: str, chosen: str):
    choice = PlayerChoice(Words("da"), "classic", parent)
    choice.choose(value)
    assert choice.value == chosen


@pytest.mark.parametrize(
    ("game", "listed"),
    [
        ("battle_dice", ["Beginner", "Novice", "Recruit", "Veteran"]),
        (
            "risk",
            [
                *("Beginner", "Novice", "Recruit", "Veteran", "Warlord"),
                *("Bold Veteran", "Careful Veteran", "Magical Veteran", "Raiding Veteran"),
            ],
        ),
    ],
)
def test_each_game_has_its_own_levels_and_characters(parent: QWidget, game: str, listed: list[str]):
    choice = PlayerChoice(Words("en"), game, parent)
    assert [choice.players.itemText(row) for row in range(choice.players.count())] == listed
    choice.choose("recruit:1")
    assert choice.value == "recruit:1"
    assert not choice.players.isHidden()


def test_the_tooltip_says_what_a_character_likes_in_this_game(parent: QWidget):
    tips = []
    for game in ("classic", "risk", "campaign"):
        choice = PlayerChoice(Words("en"), game, parent)
        choice.choose("veteran:raider")
        tips.append(choice.players.toolTip())
    assert len({*tips}) == 3
    assert "continents" in tips[1]


def test_a_player_of_a_later_version_stays_chosen(parent: QWidget):
    choice = PlayerChoice(Words("en"), "classic", parent, "overlord:2:bold")
    assert choice.value == "overlord:2:bold"
    pick(choice, "veteran")
    assert choice.value == "veteran"
