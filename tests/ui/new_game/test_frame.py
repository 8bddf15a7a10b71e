"""The frame of the new game dialog with the page of one more game: its own folder and one line are enough."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QVBoxLayout, QWidget

from ddtable.engine import system as systems
from ddtable.engine.system import SetUp
from ddtable.forces.starter import starter_forces
from ddtable.rules.dragon_dice.system import Classic
from ddtable.words.sentences import Words
from ui.games import contract
from ui.games.brought import Brought
from ui.games.contract import register
from ui.kit.settings import Settings, SettingsFile
from ui.new_game.dialog import NewGameDialog
from ui.new_game.files import game_of
from ui.new_game.page import NewGamePage
from ui.new_game.seat_card import SeatCard


class Skirmish(Classic):
    name = "skirmish"


class SkirmishCard(SeatCard):
    def __init__(self, words: Words, seat: int, parent: QWidget) -> None:
        super().__init__(words, "skirmish", seat, parent)
        column = QVBoxLayout(self)
        for part in (self.mark, self.name_edit, self.kind_choice):
            column.addWidget(part)


class SkirmishPage(NewGamePage):
    """Two players, the first two starter forces, and one choice."""

    system = "skirmish"

    def __init__(self, words: Words, settings: Settings, parent: QWidget) -> None:
        super().__init__(words, settings, parent)
        self.night = QCheckBox("At night", self)
        self.night.setChecked(settings.games.get(self.system, {}).get("night") is True)
        self.night.toggled.connect(self.changed)
        self.read: list[tuple[Path, int]] = []
        self.seat_cards = [SkirmishCard(words, seat, self) for seat in range(2)]
        column = QVBoxLayout(self)
        for card in self.seat_cards:
            card.fill_player("", "person")
            card.changed.connect(self.changed)
            column.addWidget(card)
        column.addWidget(self.night)
        self.show_colours(settings.colours)

    def about(self) -> str:
        return "The first player begins."

    def take_files(self, paths: Sequence[Path], seat: int) -> None:
        self.read += [(path, seat) for path in paths]
        self.say("Loaded.", refused=False)

    def set_up(self, seed: int, by_hand: bool) -> SetUp:
        return SetUp(self.system, seed, {}, tuple(map(msgspec.to_builtins, starter_forces()[:2])), by_hand)

    def values(self) -> dict[str, Any]:
        return {"night": self.night.isChecked()}


class SkirmishWords(Words):
    def say(self, key: str, **values: Any) -> str:
        return "Skirmish" if key == "ui-game-skirmish" else super().say(key, **values)


@pytest.fixture
def opened(qtbot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """Return a function that opens the dialog with the game in it."""
    monkeypatch.setattr("ddtable.forces.own_armies.user_data_path", lambda *_, **__: tmp_path)
    monkeypatch.setattr(systems, "_SYSTEMS", {**systems._SYSTEMS, "skirmish": Skirmish})
    monkeypatch.setattr(systems, "_LOADED", {})
    monkeypatch.setattr(contract, "_WINDOWS", dict(contract._WINDOWS))
    register(
        "skirmish",
        Brought(
            Skirmish,
            new_game=lambda words, settings, _random, parent, _library: SkirmishPage(words, settings, parent),
            files={".skirmish": Path.read_bytes},
        ),
    )

    def made(settings: Settings | None = None) -> NewGameDialog:
        shown = NewGameDialog(SkirmishWords(), settings or Settings(), None, Random(5), tmp_path / "none")
        qtbot.addWidget(shown)
        return shown

    return made


def test_registered_game_is_offered_after_the_others(opened):
    made = opened()
    assert [button.text() for button in made.game_choice.buttons.values()][-1] == "Skirmish"
    made.game_choice.buttons["skirmish"].click()
    assert isinstance(made.page, SkirmishPage)
    assert made.ready.text() == "The first player begins."
    assert (made.set_up().system, made.rules.name) == ("skirmish", "skirmish")
    assert [seat.name for seat in made.seats()] == ["Mira", "Ragna"]
    assert made.begin.isEnabled()


def test_frame_shows_the_page_of_the_chosen_game_only(opened):
    made = opened()
    made.show()
    pages = []
    for button in made.game_choice.buttons.values():
        button.click()
        pages.append(made.page)
        assert [page.isVisible() for page in pages] == [page is made.page for page in pages]
    made.game_choice.buttons["classic"].click()
    assert made.page is pages[0]


def test_set_up_has_seed_and_real_dice_of_the_frame(opened):
    made = opened(Settings(game="skirmish", practice=False))
    made.seed.setText("42")
    made.dice_switch.click()
    assert (made.set_up().seed, made.set_up().by_hand, made.practice) == (42, True, False)


def test_values_of_the_page_are_remembered_beside_those_of_other_games(opened, tmp_path: Path):
    made = opened(Settings(game="skirmish", players=4, games={"siege": {"walls": 3}}))
    made.page.night.click()
    made.page.cards[0].mark.wanted.emit(3)
    settings = SettingsFile(tmp_path / "settings.json")
    settings.change(players=4, games={"siege": {"walls": 3}})
    settings.change(**made.memory())
    kept = SettingsFile(settings.path).value
    assert (kept.game, kept.players, kept.games) == (
        "skirmish",
        4,
        {"siege": {"walls": 3}, "skirmish": {"night": True}},
    )
    again = opened(kept)
    assert again.page.night.isChecked()
    assert [card.mark.number for card in again.page.cards] == [3, 1]


def test_same_name_twice_is_refused_on_any_page(opened):
    made = opened(Settings(game="skirmish"))
    made.page.cards[1].name_edit.setText("Mira")
    assert not made.begin.isEnabled()
    assert made.ready.isHidden()
    made.page.cards[1].name_edit.setText("Jo")
    assert made.begin.isEnabled()


def test_file_of_a_registered_suffix_goes_to_its_page(opened):
    made = opened()
    assert game_of([Path("a.Skirmish")]) == "skirmish"
    assert game_of([Path("a.skirmish"), Path("b.ddforce")]) == game_of([Path("a.txt")]) == ""
    made.take_files([Path("a.skirmish")], 1)
    assert made.page.read == [(Path("a.skirmish"), 1)]
    assert made.said.text() == "Loaded."
    made.page.night.click()
    assert made.said.text() == "", "a message stays until the next change"


@pytest.mark.parametrize("game", ["classic", "battle_dice", "skirmish"])
def test_tab_goes_from_the_choice_of_the_game_to_the_page_to_the_switches_to_start(opened, qtbot, game: str):
    made = opened()
    for other in ("skirmish", "battle_dice", "classic", game):
        made.choose_game(other)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    choice = made.game_choice.buttons[game]
    choice.setFocus()
    walked: list[QWidget] = []
    while QApplication.focusWidget() not in walked:
        walked.append(QApplication.focusWidget())
        QTest.keyClick(walked[-1], Qt.Key.Key_Tab)
    places = [walked.index(one) for one in (choice, made.page.cards[0].name_edit, made.practice_switch, made.begin)]
    assert places == sorted(places)
    assert places[0] == 0
    assert walked[-1] is made.begin
    assert all(one.isVisible() for one in walked)
