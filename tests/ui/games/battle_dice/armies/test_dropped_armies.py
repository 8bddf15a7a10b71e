"""Armies, forces and tables that somebody has sent are dropped on the window: a new game begins with them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, QTimer
from PySide6.QtWidgets import QApplication

from ddtable.forces.battle_armies import battle_armies
from ddtable.forces.battle_army import BattleArmy
from ddtable.forces.ddarmy import encode_all, write_ddarmy
from ddtable.forces.ddforce import SharedForce, write_ddforce
from ddtable.forces.starter import starter_forces
from ddtable.rules.battle_dice.house import default_tables
from ddtable.rules.battle_dice.tables_file import write_tables_file
from ddtable.words.sentences import Words
from tests.drivers.dropping import carry, carry_away, drop, middle_of, mime_of
from tests.drivers.hands_on import Hands, open_window
from ui.kit.settings import Settings
from ui.new_game.dialog import NewGameDialog

Made = Callable[..., NewGameDialog]
HERE = QPoint(60, 60)
HATS = BattleArmy("army", "Hats", "giant", general=2, mage=14, monsters=4)
HORSES = BattleArmy("army", "Horses", "warrior", cavalry=16, monsters=4)
HOST = BattleArmy("army", "Host", "dragon", infantry=26, monsters=4)


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("ddtable.forces.own_armies.user_data_path", lambda *_, **__: tmp_path / "data")


@pytest.fixture
def hands(qtbot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


@pytest.fixture
def dialog(qtbot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Made:
    monkeypatch.setattr(NewGameDialog, "_screen", lambda _: QRect(0, 0, 1280, 800))

    def made(game: str = "battle_dice", language: str = "en") -> NewGameDialog:
        settings = Settings(game=game)
        shown = NewGameDialog(Words(language), settings, None, Random(5), tmp_path / "none")
        qtbot.addWidget(shown)
        shown.show()
        QApplication.processEvents()
        return shown

    return made


def filed(folder: Path, army: BattleArmy) -> Path:
    path = folder / f"{army.name.lower()}.ddarmy"
    write_ddarmy(path, army)
    return path


def told_dialog(hands: Hands, *paths: Path) -> list[NewGameDialog]:
    """Drop files on the window; return the dialog that comes up, shut again by Escape's button."""
    seen: list[NewGameDialog] = []

    def look() -> None:
        found = QApplication.activeModalWidget()
        if isinstance(found, NewGameDialog):
            seen.append(found)
            assert found.isVisible()
            found.begin.click() if found.begin.isEnabled() else found.cancel.click()

    assert drop(hands.window, HERE, *paths)
    QTimer.singleShot(0, hands.window, look)
    QApplication.processEvents()
    return seen


def begun(hands: Hands) -> list[str]:
    return [force["name"] for force in hands.session.game.set_up.forces]


# On the window


def test_an_army_dropped_on_the_start_screen_plays_for_player_1(hands: Hands, tmp_path: Path):
    assert told_dialog(hands, filed(tmp_path, HATS))
    assert hands.session.game.set_up.system == "battle_dice"
    assert begun(hands)[0] == "Hats"
    assert hands.session.game.set_up.forces[0]["mage"] == 14


def test_an_army_dropped_on_a_game_begins_another_one(hands: Hands, tmp_path: Path):
    assert told_dialog(hands, filed(tmp_path, HATS))
    first = hands.session.guard.path
    assert told_dialog(hands, filed(tmp_path, HORSES))
    assert begun(hands)[0] == "Horses"
    assert hands.session.guard.path != first


def test_two_armies_play_against_each_other(hands: Hands, tmp_path: Path):
    assert told_dialog(hands, filed(tmp_path, HATS), filed(tmp_path, HORSES))
    assert begun(hands) == ["Hats", "Horses"]


def test_tables_come_along_with_an_army(hands: Hands, tmp_path: Path):
    usual = default_tables()
    path = tmp_path / "ours.ddtables"
    write_tables_file(path, replace(usual, thresholds={**usual.thresholds, "missile": 5}))
    assert told_dialog(hands, path, filed(tmp_path, HATS))
    assert hands.session.game.set_up.house["thresholds"]["missile"] == 5
    assert begun(hands)[0] == "Hats"


def test_a_force_brings_its_own_game_along(hands: Hands, tmp_path: Path):
    path = tmp_path / "wolves.ddforce"
    force = next(force for force in starter_forces() if force.health == 36)
    write_ddforce(path, SharedForce(force, "Jo", ""))
    hands.window.change_settings(game="battle_dice")
    assert told_dialog(hands, path)
    assert hands.session.game.set_up.system == "classic"
    assert hands.session.game.set_up.forces[0]["name"] == force.name


def test_a_double_clicked_army_is_taken_too(hands: Hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    asked = []
    monkeypatch.setattr(hands.window.new_games, "ask", asked.append)
    hands.window.open_path(filed(tmp_path, HATS))
    QApplication.processEvents()
    assert len(asked) == 1


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "bad.ddarmy"),
        (b"{", "is not valid JSON"),
        (b"\xff\xfe", "is not text"),
        (b"x" * 70_000, "is too large"),
        (encode_all([HATS]).encode(), "is not an army file"),
        (b'{"ddtable": "army", "version": 9}', "newer version"),
        (b'{"ddtable": "army", "version": 1, "name": "None", "monster": "orc", "dice": {}}', "monster"),
    ],
)
def test_broken_army_is_reported_on_the_start_screen(hands: Hands, tmp_path: Path, content: bytes, said: str):
    path = tmp_path / "bad.ddarmy"
    path.write_bytes(content)
    assert told_dialog(hands, path) == []
    assert said in hands.window.start.trouble.text()
    assert hands.window.page is None


def test_folder_with_the_name_of_an_army_is_refused(hands: Hands, tmp_path: Path):
    path = tmp_path / "folder.ddarmy"
    path.mkdir()
    assert told_dialog(hands, path) == []
    assert "Could not read folder.ddarmy: it is a folder" in hands.window.start.trouble.text()


def test_question_bar_shows_why_a_drop_is_refused(hands: Hands, tmp_path: Path):
    told_dialog(hands, filed(tmp_path, HATS))
    path = tmp_path / "bad.ddarmy"
    path.write_text("{}")
    assert told_dialog(hands, path) == []
    assert "bad.ddarmy is not an army file" in hands.told


def test_of_a_sound_and_a_broken_army_the_sound_one_plays(hands: Hands, tmp_path: Path):
    path = tmp_path / "bad.ddarmy"
    path.write_text("{}")
    (shown,) = told_dialog(hands, path, filed(tmp_path, HATS))
    assert "bad.ddarmy is not an army file" in shown.said.text()
    assert begun(hands)[0] == "Hats"


def test_mixed_files_are_not_accepted(hands: Hands, tmp_path: Path):
    army, other = filed(tmp_path, HATS), tmp_path / "game.ddtable"
    other.write_text("no game")
    assert not drop(hands.window, HERE, army, other)
    assert not drop(hands.window, HERE, *[army] * 9)


# On the dialog


def test_an_army_dropped_on_a_players_side_is_that_players(dialog: Made, tmp_path: Path):
    made = dialog()
    cards = made.page.cards
    assert drop(made, middle_of(cards[1]), filed(tmp_path, HATS))
    assert [card.army.name for card in cards] == ["Sample army A", "Hats"]
    assert drop(made, middle_of(cards[0]), filed(tmp_path, HORSES))
    assert [card.army.name for card in cards] == ["Horses", "Hats"]
    assert made.begin.isEnabled()
    cards[0].undo_button.click()
    assert cards[0].army.name == "Sample army A"


def test_a_path_dropped_on_a_name_is_an_army_and_no_name(dialog: Made, tmp_path: Path):
    made = dialog()
    card = made.page.cards[1]
    assert drop(made, middle_of(card.name_edit), filed(tmp_path, HATS))
    assert (card.name, card.army.name) == ("Ragna", "Hats")


def test_two_armies_dropped_on_a_side_start_with_that_side(dialog: Made, tmp_path: Path):
    made = dialog()
    cards = made.page.cards
    assert drop(made, middle_of(cards[1]), filed(tmp_path, HATS), filed(tmp_path, HORSES))
    assert [card.army.name for card in cards] == ["Horses", "Hats"]


def test_third_army_is_refused(dialog: Made, tmp_path: Path):
    made = dialog()
    assert drop(made, HERE, *(filed(tmp_path, army) for army in (HATS, HORSES, HOST)))
    assert [card.army.name for card in made.page.cards] == ["Hats", "Horses"]
    assert made.said.text() == "This game has only 2 players. The other files were ignored."


def test_the_side_below_the_pointer_is_edged(dialog: Made, tmp_path: Path):
    made = dialog()
    cards = made.page.cards
    mime = mime_of(filed(tmp_path, HATS))
    carry(made, middle_of(cards[1]), mime)
    assert [card.is_pointed for card in cards] == [False, True]
    carry(made, middle_of(cards[0].name_edit), mime)
    assert [card.is_pointed for card in cards] == [True, False]
    carry_away(made)
    assert [card.is_pointed for card in cards] == [False, False]
    drop(made, middle_of(cards[1]), filed(tmp_path, HATS))
    assert [card.is_pointed for card in cards] == [False, False]


def test_larger_army_raises_the_size_of_the_game_with_a_message(dialog: Made, tmp_path: Path):
    """BD1.3: both sides have as many dice."""
    made = dialog()
    assert drop(made, middle_of(made.page.cards[1]), filed(tmp_path, HOST))
    assert made.said.text() == "Host has 30 dice. The game now has that many dice a side."
    assert [card.army.size for card in made.page.cards] == [30, 30]
    assert made.begin.isEnabled()


def test_a_half_built_army_leaves_the_size_to_be_filled_up(dialog: Made, tmp_path: Path):
    made = dialog()
    card = made.page.cards[0]
    assert drop(made, HERE, filed(tmp_path, replace(HATS, mage=11)))
    assert made.defect.text() == "Mira has 17 of 20 dice."
    card.fill_button.click()
    assert made.begin.isEnabled()


def test_armies_of_two_sizes_show_the_difference(dialog: Made, tmp_path: Path):
    made = dialog()
    drop(made, HERE, filed(tmp_path, HATS), filed(tmp_path, HOST))
    assert [card.army.name for card in made.page.cards] == ["Hats", "Host"]
    assert made.defect.text() == "Ragna has 30 of 20 dice."


def test_a_broken_army_leaves_the_one_in_hand(dialog: Made, tmp_path: Path):
    made = dialog()
    path = tmp_path / "bad.ddarmy"
    path.write_text("[]")
    assert drop(made, middle_of(made.page.cards[1]), path)
    assert "bad.ddarmy is not an army file" in made.said.text()
    assert made.page.cards[1].army is battle_armies()[1]


def test_a_game_is_not_dropped_on_the_dialog(dialog: Made, tmp_path: Path):
    path = tmp_path / "game.ddtable"
    path.write_text("no game")
    assert not drop(dialog(), HERE, path)


def test_a_force_dropped_on_a_seat_is_that_players(dialog: Made, tmp_path: Path):
    made = dialog("classic")
    force = starter_forces()[3]
    path = tmp_path / "some.ddforce"
    write_ddforce(path, SharedForce(replace(force, name="Sent"), "", ""))
    assert drop(made, middle_of(made.page.seat_cards[1]), path)
    assert made.page.seat_cards[1].force.name == "Sent"
    assert made.page.seat_cards[0].force.name != "Sent"


def test_an_army_dropped_on_the_other_game_brings_its_game(dialog: Made, tmp_path: Path):
    made = dialog("classic")
    assert drop(made, middle_of(made.page.seat_cards[1]), filed(tmp_path, HATS))
    assert made.set_up().system == "battle_dice"
    assert made.page.cards[1].army.name == "Hats"


def test_an_army_from_a_file_keeps_its_name(dialog: Made, tmp_path: Path):
    """It is not told to be changed: not on the card, not in the game, not in the next file."""
    made = dialog()
    card = made.page.cards[0]
    made.page.read_army(0, filed(tmp_path, HATS))
    assert card.army_choice.currentText() == "Hats"
    assert made.set_up().forces[0]["name"] == "Hats"
    made.page.write_army(0, tmp_path / "again.ddarmy")
    made.page.read_army(1, tmp_path / "again.ddarmy")
    assert made.page.cards[1].army.name == "Hats"
