"""A new game of Battle Dice: two armies of one size, built here, kept, shared; options; what is remembered."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from ddtable.engine.game import Game
from ddtable.engine.system import system
from ddtable.forces.battle_armies import battle_armies
from ddtable.forces.battle_army import BattleArmy
from ddtable.forces.starter import starter_forces
from ddtable.words.sentences import Words
from ui.games.battle_dice.armies.battle_page import BattlePage
from ui.games.battle_dice.armies.own_name import NameDialog
from ui.games.battle_dice.armies.stepper import Stepper
from ui.games.dragon_dice.new_game.page import take_force
from ui.kit.settings import BattleMemory, SeatMemory, Settings, SettingsFile
from ui.new_game.dialog import NewGameDialog

Made = Callable[..., NewGameDialog]
SAMPLE_A, SAMPLE_B = battle_armies()[:2]
BATTLE = Settings(game="battle_dice")


@pytest.fixture
def dialog(qtbot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Made:
    """The dialog on the smallest screen, with the player's own armies in a folder of the test."""
    monkeypatch.setattr(NewGameDialog, "_screen", lambda _: QRect(0, 0, 1280, 800))
    monkeypatch.setattr("ddtable.forces.own_armies.user_data_path", lambda *_, **__: tmp_path)

    def made(settings: Settings = BATTLE) -> NewGameDialog:
        shown = NewGameDialog(Words(), settings, None, Random(5), tmp_path / "none.ddlibrary")
        qtbot.addWidget(shown)
        return shown

    return made


def page_of(made: NewGameDialog) -> BattlePage:
    assert isinstance(made.page, BattlePage)
    return made.page


def step(stepper: Stepper, by: int, times: int = 1) -> None:
    """Click on the minus or the plus."""
    knob = stepper.knobs[0 if by < 0 else 1].center()
    for _ in range(times):
        QTest.mouseClick(stepper, Qt.MouseButton.LeftButton, pos=QPointF(knob).toPoint())


def armies(made: NewGameDialog) -> list[BattleArmy]:
    return [msgspec.convert(force, BattleArmy) for force in made.set_up().forces]


# Which game


def test_the_game_is_chosen_at_the_top(dialog: Made):
    made = dialog(Settings())
    classic = made.page
    assert made.set_up().system == "classic"
    made.game_choice.buttons["battle_dice"].click()
    assert made.set_up().system == "battle_dice"
    assert isinstance(made.page, BattlePage)
    assert classic.isHidden()
    assert classic.head.isHidden()
    made.game_choice.buttons["classic"].click()
    assert made.set_up().system == "classic"
    assert made.page is classic
    assert not classic.head.isHidden()
    assert made.begin.isEnabled()


def test_the_game_played_last_is_proposed_again(dialog: Made, tmp_path: Path):
    file = SettingsFile(tmp_path / "settings.json")
    file.change(**dialog().memory())
    assert dialog(SettingsFile(file.path).value).set_up().system == "battle_dice"
    file.change(**dialog(Settings()).memory())
    assert dialog(SettingsFile(file.path).value).set_up().system == "classic"


def test_a_classic_force_from_the_builder_brings_its_game_along(dialog: Made):
    made = dialog()
    take_force(starter_forces()[0], "Jo", "classic95", made)
    assert made.set_up().system == "classic"
    assert made.seats()[0].name == "Jo"


def test_it_opens_as_a_legal_game_of_the_sample_armies(dialog: Made):
    """BD1.3: the two sample armies of the rules."""
    made = dialog()
    assert [force["name"] for force in made.set_up().forces] == ["Sample army A", "Sample army B"]
    assert made.begin.isEnabled()
    assert Game(made.set_up()).question is not None
    assert made.set_up().house is msgspec.UNSET
    assert made.set_up().options == {}


# Armies


def test_an_army_is_built_by_plus_and_minus(dialog: Made):
    made = dialog()
    card = page_of(made).cards[0]
    step(card.rows["cavalry"], -1, 3)
    assert card.sum.text() == "17 of 20"
    assert card.why.text() == "3 to add"
    assert not made.begin.isEnabled()
    assert made.defect.text() == "Mira has 17 of 20 dice."
    step(card.rows["mage"], 1, 4)
    assert card.why.text() == "1 too many"
    step(card.rows["mage"], -1)
    assert made.begin.isEnabled()
    built = armies(made)[0]
    assert (built.cavalry, built.mage, built.size) == (1, 5, 20)
    assert card.army_choice.currentText() == built.name == "Sample army A, changed"


def test_counts_are_stepped_and_typed_by_key(dialog: Made):
    card = page_of(dialog()).cards[0]
    row = card.rows["archer"]
    QTest.keyClick(row, Qt.Key.Key_Up)
    QTest.keyClick(row, Qt.Key.Key_Right)
    assert (row.value, card.army.archer) == (6, 6)
    QTest.keyClick(row, Qt.Key.Key_Minus)
    assert card.army.archer == 5
    QTest.keyClicks(row, "12")
    assert card.army.archer == 12
    QTest.keyClick(row, Qt.Key.Key_Home)
    QTest.keyClick(row, Qt.Key.Key_Left)
    assert card.army.archer == 0
    assert row.accessibleName() == "Archers: 0"


def test_every_change_can_be_undone(dialog: Made):
    made = dialog()
    page = page_of(made)
    card = page.cards[0]
    assert not card.undo_button.isEnabled()
    step(card.rows["mage"], -1)
    card.monster.buttons["giant"].click()
    card.fill_button.click()
    card.deal_button.click()
    for _ in range(4):
        card.undo_button.click()
    assert card.army is SAMPLE_A
    assert not card.undo_button.isEnabled()


def test_ctrl_z_undoes_the_change_made_last(dialog: Made, qtbot):
    made = dialog()
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    card = page_of(made).cards[1]
    card.rows["mage"].setFocus()
    QTest.keyClick(card.rows["mage"], Qt.Key.Key_Up)
    assert card.army.mage == 7
    QTest.keyClick(card.rows["mage"], Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert card.army is SAMPLE_B


def test_missing_dice_are_filled_at_random(dialog: Made):
    made = dialog()
    card = page_of(made).cards[0]
    assert not card.fill_button.isEnabled()
    step(card.rows["monsters"], -1, 4)
    step(card.rows["archer"], -1, 4)
    card.fill_button.click()
    assert card.army.size == 20
    assert card.army.infantry >= 4
    assert made.begin.isEnabled()


def test_a_monster_type_is_chosen_for_all_monsters(dialog: Made):
    made = dialog()
    page_of(made).cards[0].monster.buttons["warrior"].click()
    assert armies(made)[0].kinds().count("warrior") == 4


def test_both_armies_are_drawn_at_random(dialog: Made):
    made = dialog()
    page_of(made).deal_all.click()
    assert [army.size for army in armies(made)] == [20, 20]
    assert [army.name for army in armies(made)] == ["Dealt at random"] * 2
    assert made.begin.isEnabled()


def test_a_built_army_with_the_dice_of_a_preset_is_that_preset(dialog: Made):
    card = page_of(dialog()).cards[0]
    step(card.rows["mage"], 1)
    step(card.rows["mage"], -1)
    assert card.army is SAMPLE_A


@pytest.mark.parametrize("size", [10, 30])
def test_presets_of_the_size_come_for_those_of_another(dialog: Made, size: int):
    made = dialog()
    page = page_of(made)
    page.sizes.buttons[str(size)].click()
    assert [army.size for army in armies(made)] == [size, size]
    assert len({army.name for army in armies(made)}) == 2
    assert made.begin.isEnabled()
    offered = [page.cards[0].army_choice.itemText(row) for row in range(page.cards[0].army_choice.count())]
    assert "Sample army A" not in offered


def test_any_size_can_be_played(dialog: Made):
    made = dialog()
    page = page_of(made)
    page.number.setFocus()
    QTest.keyClicks(page.number, "17")
    assert page.sizes.value == "other"
    assert made.defect.text() == "Mira has 20 of 17 dice."
    page.deal_all.click()
    assert [army.size for army in armies(made)] == [17, 17]
    assert Game(made.set_up()).question is not None


@pytest.mark.parametrize(
    ("typed", "size"), [("61", 60), ("99", 60), ("100", 60), ("12345678", 60), ("0", 1), ("007", 7)]
)
def test_a_size_that_is_too_large_is_the_largest(dialog: Made, typed: str, size: int):
    """And never one of the figures that were typed."""
    made = dialog()
    page = page_of(made)
    page.number.setFocus()
    QTest.keyClicks(page.number, typed)
    assert page.dice_a_side == size
    assert page.number.accessibleName() == f"Dice a side: {size}"
    refused = int(typed) != size
    assert (made.said.text() == "Choose 1 to 60 dice a side.") == refused


def test_stepping_beyond_the_largest_size_shows_the_limit(dialog: Made):
    made = dialog()
    page = page_of(made)
    QTest.keyClick(page.number, Qt.Key.Key_End)
    assert made.said.text() == ""
    step(page.number, +1)
    assert made.said.text() == "Choose 1 to 60 dice a side."
    step(page.number, -1)
    assert (page.dice_a_side, made.said.text()) == (59, "")


def test_a_typed_size_is_corrected(dialog: Made, qtbot):
    """By the key that takes a figure back; after a pause another number begins."""
    page = page_of(dialog())
    QTest.keyClicks(page.number, "15")
    QTest.keyClick(page.number, Qt.Key.Key_Backspace)
    assert page.dice_a_side == 1
    QTest.keyClicks(page.number, "2")
    assert page.dice_a_side == 12
    page.number.pause.start(1)
    qtbot.waitUntil(lambda: not page.number.pause.isActive())
    QTest.keyClicks(page.number, "34")
    assert page.dice_a_side == 34
    QTest.keyClick(page.number, Qt.Key.Key_Up)
    QTest.keyClick(page.number, Qt.Key.Key_Backspace)
    assert page.dice_a_side == 3, "of the number that stands there"


def test_superscript_digit_is_not_a_number(dialog: Made):
    page = page_of(dialog())
    QTest.sendKeyEvent(QTest.KeyAction.Click, page.number, Qt.Key.Key_twosuperior, "²", Qt.KeyboardModifier.NoModifier)
    assert page.dice_a_side == 20


def test_names_are_needed_and_differ(dialog: Made):
    made = dialog()
    cards = page_of(made).cards
    cards[0].name_edit.setText("Ragna")
    assert not made.begin.isEnabled()
    cards[0].name_edit.setText("  Jo   Ann ")
    cards[1].kind_choice.buttons["recruit"].click()
    assert [(seat.name, seat.kind) for seat in made.seats()] == [("Jo Ann", "person"), ("Ragna", "recruit")]
    assert made.begin.isEnabled()


def test_refusal_of_the_rules_is_shown(dialog: Made):
    made = dialog()
    made.seed.setText("9" * 19)
    assert made.defect.text() == system("battle_dice").refuse_set_up(made.set_up())
    assert not made.begin.isEnabled()


# Options, and what is remembered


def test_options_go_into_the_game(dialog: Made):
    made = dialog()
    options = page_of(made).options
    options.pace.buttons["by_turns"].click()
    assert made.set_up().options == {"quest_pace": "by_turns"}
    options.wiped_out.buttons["draw"].click()
    assert made.set_up().options == {"quest_pace": "by_turns", "wiped_out": "draw"}
    options.quests.buttons["without"].click()
    assert made.set_up().options == {"quests": False}
    assert not options.pace.buttons["at_once"].isEnabled()
    assert options.pace.buttons["at_once"].toolTip() == "This game has no quests."
    assert not options.wiped_out.buttons["draw"].isEnabled()
    assert made.begin.isEnabled()


def test_the_dialog_remembers_the_last_game(dialog: Made, tmp_path: Path):
    first = dialog()
    page = page_of(first)
    step(page.cards[0].rows["mage"], 1)
    step(page.cards[0].rows["general"], -1)
    page.cards[1].army_choice.setCurrentIndex(3)
    page.cards[1].kind_choice.buttons["recruit"].click()
    page.cards[0].name_edit.setText("Jo")
    page.options.pace.buttons["by_turns"].click()
    page.options.wiped_out.buttons["draw"].click()
    first.dice_switch.click()
    file = SettingsFile(tmp_path / "settings.json")
    file.change(**first.memory())
    again = dialog(SettingsFile(file.path).value)
    assert again.memory() == {**first.memory(), "by_hand": False}  # real dice are chosen for one game
    assert armies(again) == armies(first)
    assert again.set_up().options == {"quest_pace": "by_turns", "wiped_out": "draw"}


def test_dealt_armies_are_dealt_again_in_the_next_dialog(dialog: Made, tmp_path: Path):
    first = dialog()
    page_of(first).deal_all.click()
    file = SettingsFile(tmp_path / "settings.json")
    file.change(**first.memory())
    again = dialog(SettingsFile(file.path).value)
    assert [army.name for army in armies(again)] == ["Dealt at random"] * 2
    assert again.begin.isEnabled()


@pytest.mark.parametrize(
    "battle",
    [
        BattleMemory(size=0, armies=({"id": "x"}, {"name": 3}), options={"quests": "maybe", "quest_pace": 7}),
        BattleMemory(size=999, seats=(SeatMemory(force="gone"),) * 5, tables={"thresholds": {}}),
        BattleMemory(armies=({"id": "x", "name": "X", "monster": "orc", "mage": 20},) * 2),
    ],
)
def test_invalid_remembered_values_are_ignored(dialog: Made, battle: BattleMemory):
    made = dialog(Settings(game="battle_dice", battle=battle))
    assert made.begin.isEnabled()
    assert Game(made.set_up()).question is not None
    assert dialog(Settings(game="chess")).set_up().system == "classic"


def test_players_have_colours_and_swap_them(dialog: Made):
    made = dialog(Settings(game="battle_dice", colours=(3, 5)))
    cards = page_of(made).cards
    assert [card.mark.number for card in cards] == [3, 5]
    cards[0].mark.wanted.emit(5)
    assert [card.mark.number for card in cards] == [5, 3]
    assert made.memory()["colours"][:2] == (5, 3)


# The player's own, and files


def keep(made: NewGameDialog, seat: int, name: str) -> None:
    card = page_of(made).cards[seat]
    card.keep_button.click()
    asked = made.findChildren(NameDialog)[-1]
    asked.field.setText(name)
    QTest.keyClick(asked.field, Qt.Key.Key_Return)


def test_saved_army_is_listed_the_next_time(dialog: Made):
    made = dialog()
    card = page_of(made).cards[0]
    step(card.rows["mage"], 1)
    step(card.rows["infantry"], -1)
    keep(made, 0, "Hats and horses")
    assert card.army_choice.currentText() == "Hats and horses"
    assert "Hats and horses" in made.said.text()
    again = page_of(dialog()).cards[1]
    texts = [again.army_choice.itemText(row) for row in range(again.army_choice.count())]
    assert texts[:3] == ["MY ARMIES", "Hats and horses", "INCLUDED ARMIES"]
    again.army_choice.setCurrentIndex(1)
    assert again.army.mage == 3


def test_focus_is_in_the_card_of_the_saved_army(dialog: Made, qtbot):
    made = dialog()
    cards = page_of(made).cards
    cards[1].deal_button.setFocus()
    qtbot.mouseClick(cards[0].keep_button, Qt.MouseButton.LeftButton)
    asked = made.findChildren(NameDialog)[-1]
    asked.field.setText("Mine")
    QTest.keyClick(asked.field, Qt.Key.Key_Return)
    focused = made.focusWidget()
    assert focused is not None
    assert cards[0].isAncestorOf(focused)
    cards[0].deal_button.setFocus()
    qtbot.mouseClick(cards[0].keep_button, Qt.MouseButton.LeftButton)
    assert made.focusWidget() is cards[0].deal_button, "it stays where it was in the card"


def test_an_own_army_can_be_removed_and_is_still_played(dialog: Made):
    made = dialog()
    keep(made, 0, "Mine")
    card = page_of(made).cards[0]
    assert card.keep_button.text() == "Remove"
    card.keep_button.click()
    assert page_of(made).own.armies == ()
    assert armies(made)[0].size == 20
    assert card.keep_button.text() == "Save…"


def test_taken_name_is_shown_before_saving(dialog: Made):
    made = dialog()
    keep(made, 0, "Mine")
    page_of(made).cards[1].keep_button.click()
    asked = made.findChildren(NameDialog)[-1]
    asked.field.setText(" ")
    assert not asked.answer.isEnabled()
    asked.field.setText("mine")
    assert "Saving replaces it" in asked.note.text()
    asked.answer.click()
    assert len(page_of(made).own.armies) == 1


def test_broken_file_of_own_armies_is_reported_and_unchanged(dialog: Made, tmp_path: Path):
    (tmp_path / "battle_armies.json").write_text("{")
    made = dialog()
    assert "battle_armies.json" in made.said.text()
    keep(made, 0, "Mine")
    assert "battle_armies.json" in made.said.text()
    assert (tmp_path / "battle_armies.json").read_text() == "{"


def test_army_is_exported_and_imported_as_a_file(dialog: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "shared.ddarmy"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path.with_suffix("")), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    made = dialog()
    cards = page_of(made).cards
    cards[1].share_button.click()
    assert path.name in made.said.text()
    cards[0].file_button.click()
    assert (cards[0].army.mage, cards[0].army.name) == (6, "Sample army B")
    path.write_text('{"ddtable": "army"}')
    cards[0].file_button.click()
    assert "is missing" in made.said.text()
    assert cards[0].army.mage == 6


# On the smallest screen, by keys


@pytest.mark.parametrize("language", ["en", "da", "pseudo"])
def test_it_fits_the_smallest_screen(dialog: Made, monkeypatch: pytest.MonkeyPatch, language: str, qtbot):
    made = NewGameDialog(Words(language), BATTLE, None, Random(5))
    qtbot.addWidget(made)
    made.show()
    QApplication.processEvents()
    assert made.width() <= 1280
    assert made.height() <= 760
    page = page_of(made)
    widgets = [card.keep_button for card in page.cards] + [made.begin, made.seed, page.deal_all, page.tables_button]
    for widget in widgets:
        assert made.rect().contains(QRect(widget.mapTo(made, QPoint()), widget.size()))


@pytest.mark.parametrize("size", [(1024, 768), (1280, 600)])
def test_on_a_smaller_screen_the_buttons_stay_in_sight(dialog: Made, monkeypatch: pytest.MonkeyPatch, size):
    monkeypatch.setattr(NewGameDialog, "_screen", lambda _: QRect(0, 0, *size))
    made = dialog()
    made.show()
    QApplication.processEvents()
    assert made.width() <= size[0]
    assert made.height() + 40 <= size[1]
    for button in (made.begin, made.cancel):
        assert made.rect().contains(button.geometry())


def test_tab_reaches_every_count_and_return_starts_the_game(dialog: Made, qtbot):
    made = dialog()
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    cards = page_of(made).cards
    assert QApplication.focusWidget() is cards[0].name_edit
    wanted = [*cards[0].rows.values(), *cards[1].rows.values()]
    met = []
    for _ in range(60):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        met.append(QApplication.focusWidget())
    assert [widget for widget in met if widget in wanted][: len(wanted)] == wanted
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert made.result() == 1
