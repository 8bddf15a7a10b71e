"""The new game dialog: two to four players, forces of one size, the house options, what it remembers."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QWidget

from ddtable.engine.game import Game
from ddtable.engine.system import OptionSpec, system
from ddtable.forces.starter import starter_forces
from ddtable.rules.rulings import ruling
from ddtable.words.sentences import Words
from ui.games.dragon_dice.new_game.page import PLAYERS, RULES
from ui.kit.settings import SeatMemory, Settings, SettingsFile
from ui.new_game.dialog import NewGameDialog
from ui.new_game.house_options import HouseOptions

Made = Callable[..., NewGameDialog]
SCREEN = (1280, 760)  # the smallest screen less a window's frame
NUMBERS = ("2", "3", "4")
HALF_CAP = OptionSpec("half_cap", (False, True), "Q1")


@pytest.fixture
def dialog(qtbot, monkeypatch: pytest.MonkeyPatch) -> Made:
    """The dialog on the smallest screen that is asked for; the platform of the tests has a smaller one."""
    monkeypatch.setattr(NewGameDialog, "_screen", lambda _: QRect(0, 0, 1280, 800))

    def made(settings: Settings | None = None) -> NewGameDialog:
        shown = NewGameDialog(Words(), settings or Settings(), None, Random(5))
        qtbot.addWidget(shown)
        return shown

    return made


def refused(made: NewGameDialog) -> str | None:
    return system("classic").refuse_set_up(made.set_up())


@pytest.mark.parametrize("number", NUMBERS)
def test_the_dialog_as_it_opens_is_a_legal_game(dialog: Made, number):
    made = dialog()
    made.page.numbers.buttons[number].click()
    assert len(made.set_up().forces) == len(made.seats()) == int(number)
    assert refused(made) is None
    assert Game(made.set_up()).question is not None
    assert made.begin.isEnabled()
    assert made.defect.isHidden()


@pytest.mark.parametrize("health", [23, 24, 25, 30, 36, 50, 60])
def test_forces_of_one_size_and_different_races_are_offered(dialog: Made, health):
    made = dialog()
    made.page.numbers.buttons["4"].click()
    made.page.sizes.buttons[str(health)].click()
    forces = [form.force for form in made.page.forms]
    assert {force.health for force in forces} == {health}
    assert len({force.species for force in forces}) == 4
    assert refused(made) is None


def test_every_size_is_offered_once(dialog: Made):
    sizes = [int(size) for size in dialog().page.sizes.buttons]
    assert sizes == sorted(set(sizes))
    assert {force.health for force in starter_forces()} < set(sizes)


def test_a_force_is_dealt_for_one_player_and_for_all(dialog: Made):
    made = dialog()
    before = [form.force for form in made.page.seat_forms]
    made.page.forms[0].deal_button.click()
    dealt = made.page.forms[0].force
    assert (dealt.health, made.page.forms[1].force) == (24, before[1])
    assert "at random" in made.page.forms[0].force_choice.currentText()
    made.page.forms[0].deal_button.click()
    assert made.page.forms[0].force != dealt
    offered = [made.page.forms[0].force_choice.itemText(row) for row in range(made.page.forms[0].force_choice.count())]
    assert len([text for text in offered if "at random" in text]) == 1
    made.page.deal_all.click()
    assert made.page.forms[1].force not in starter_forces()
    assert refused(made) is None


def test_options_seed_and_seats_are_taken_over(dialog: Made):
    made = dialog()
    made.page.house.choices["must_turn"].buttons["other"].click()
    made.seed.setText("42")
    made.practice_switch.click()
    made.page.forms[1].kind_choice.buttons["recruit"].click()
    made.page.forms[0].name_edit.setText("  Jo   Ann ")
    assert (made.set_up().seed, dict(made.set_up().options)) == (42, {"must_turn": True})
    assert not made.practice
    assert [(seat.name, seat.kind) for seat in made.seats()] == [("Jo Ann", "person"), ("Ragna", "recruit")]


def test_a_game_with_real_dice_begins_with_the_printed_icons(dialog: Made):
    """C5.1, Q4: that is what the dice on the table show; the page of rules shows it, and Begin means it."""
    made = dialog()
    made.dice_switch.click()
    assert dict(made.set_up().options) == {"faces": "printed"}
    assert made.page.house.choices["faces"].value == "other"
    assert Game(made.set_up()).position.board.options.faces == "printed"
    made.dice_switch.click()
    assert dict(made.set_up().options) == {}
    assert made.page.house.choices["faces"].value == "default"


def test_players_choice_of_faces_is_kept_with_real_dice(dialog: Made):
    """C5.1, Q4: by the number in spite of real dice, and printed icons without them."""
    made = dialog()
    made.dice_switch.click()
    made.page.house.choices["faces"].buttons["default"].click()
    assert dict(made.set_up().options) == {}
    made.dice_switch.click()
    made.page.house.choices["faces"].buttons["other"].click()
    made.dice_switch.click()
    made.dice_switch.click()
    assert dict(made.set_up().options) == {"faces": "printed"}


def test_faces_set_by_real_dice_are_not_remembered(dialog: Made, tmp_path):
    """C5.1, Q4: the next game without them goes by the number; a choice against it is remembered."""
    made = dialog()
    made.dice_switch.click()
    assert made.memory()["options"] == {}
    made.page.house.choices["faces"].buttons["default"].click()
    SettingsFile(tmp_path / "settings.json").change(**made.memory())
    again = dialog(SettingsFile(tmp_path / "settings.json").value)
    assert not again.dice_switch.isChecked(), "real dice do not stay on for the next game"
    again.dice_switch.click()
    assert dict(again.set_up().options) == {}


def test_back_to_the_rules_of_1995_means_the_number_with_real_dice_too(dialog: Made):
    """C5.1, Q4: the button does what it says."""
    made = dialog()
    made.dice_switch.click()
    made.page.house.reset_button.click()
    assert dict(made.set_up().options) == {}
    assert not made.page.house.reset_button.isEnabled()


def test_a_seed_out_of_range_is_refused_in_words(dialog: Made):
    made = dialog()
    made.seed.setText("9" * 19)
    assert "seed" in made.defect.text().lower()
    assert not made.begin.isEnabled()
    assert made.ready.isHidden()


@pytest.mark.parametrize("name", ["", "Ragna"])
def test_players_need_different_names(dialog: Made, name):
    made = dialog()
    made.page.forms[0].name_edit.setText(name)
    assert not made.begin.isEnabled()
    assert made.defect.text()


def test_names_of_seats_that_do_not_play_are_not_asked_for(dialog: Made):
    made = dialog()
    made.page.seat_forms[3].name_edit.setText("")
    assert made.begin.isEnabled()
    made.page.numbers.buttons["4"].click()
    assert not made.begin.isEnabled()


def test_the_dialog_remembers_the_last_game(dialog: Made, tmp_path):
    first = dialog()
    first.page.numbers.buttons["3"].click()
    first.page.sizes.buttons["36"].click()
    first.page.forms[0].force_choice.setCurrentIndex(1)
    first.page.forms[1].deal_button.click()
    first.page.forms[2].kind_choice.buttons["recruit"].click()
    first.page.forms[0].name_edit.setText("Jo")
    first.page.house.choices["faces"].buttons["other"].click()
    SettingsFile(tmp_path / "settings.json").change(**first.memory())
    again = dialog(SettingsFile(tmp_path / "settings.json").value)
    assert again.memory() == first.memory()
    assert again.page.forms[0].force == first.page.forms[0].force
    assert again.page.players == 3


@pytest.mark.parametrize(
    "settings",
    [
        Settings(players=9, health=7, options={"faces": 3, "no such": True}),
        Settings(players=-1, health=-1, seats=(SeatMemory(force="gone"),)),
        Settings(health=23, seats=(SeatMemory(name="Mira", force="reef_guard"),) * 6),
    ],
)
def test_invalid_remembered_values_are_ignored(dialog: Made, settings):
    made = dialog(settings)
    assert made.page.players == 2
    assert made.page.house.values() == {}
    assert refused(made) is None


# The house options


def test_every_house_option_has_its_words():
    words = Words()
    for spec in system("classic").option_specs():
        assert words.has(f"house-option-{spec.name}")
        assert words.has(f"ui-option-{spec.name}-tip")
        for value in spec.values:
            assert words.has(f"ui-option-{spec.name}-{spec.ending(value)}")
        for value in spec.values[1:]:
            assert words.has(f"house-option-{spec.name}-{spec.ending(value)}")


class CampaignWords(Words):
    """Words that also name a third edition."""

    def say(self, key: str, /, **values: Any) -> str:
        """Return the message of a key."""
        return "campaign" if key.endswith("edition-campaign") else super().say(key, **values)


def test_a_third_value_of_an_option_has_a_button_of_its_own(qtbot):
    """A third edition is chosen, fixes other options, and is remembered like the second one."""
    editions = ("classic95", "revised96", "campaign")
    specs = (OptionSpec("edition", editions, "H97", fixes={"campaign": {"half_cap": True}}), HALF_CAP)
    parent = QWidget()
    qtbot.addWidget(parent)
    made = HouseOptions(CampaignWords(), specs, parent)
    buttons = made.choices["edition"].buttons
    assert [button.text() for button in buttons.values()][2] == "campaign"
    buttons["campaign"].click()
    assert made.values() == made.remembered() == {"edition": "campaign"}
    assert made.choices["half_cap"].value == "other"
    assert not made.choices["half_cap"].isEnabled()
    made.show_values({"edition": "revised96"})
    assert made.choices["edition"].value == "other"
    made.choose("edition", "campaign")
    assert made.choices["edition"].value == "campaign"
    made.reset_button.click()
    assert made.values() == {}


def test_the_way_of_1995_is_marked_and_gone_back_to(dialog: Made):
    made = dialog()
    assert all("1995" in choice.buttons["default"].text() for choice in made.page.house.choices.values())
    assert not made.page.house.reset_button.isEnabled()
    for choice in made.page.house.choices.values():
        choice.buttons["other"].click()
    chosen = set(made.set_up().options)
    assert chosen == {spec.name for spec in system("classic").option_specs()} - {"faces", "half_cap"}  # fixed in 1996
    assert str(len(chosen)) in made.page.page_choice.buttons[RULES].text()
    assert refused(made) is None
    made.page.house.reset_button.click()
    assert made.set_up().options == {}
    assert "as in 1995" in made.page.page_choice.buttons[RULES].text()


def test_an_edition_fixes_options_and_leaves_them_when_it_is_gone(dialog: Made):
    """R96.2, R96.3: they show the edition's value, cannot be changed, and are not options of the game."""
    made = dialog()
    made.page.house.choices["half_cap"].buttons["default"].click()
    made.page.house.choices["edition"].buttons["other"].click()
    for name in ("faces", "half_cap"):
        assert made.page.house.choices[name].value == "other"
        assert not made.page.house.choices[name].isEnabled()
        assert made.page.house.choices[name].toolTip() == Words().say("ui-option-fixed")
    assert made.set_up().options == {"edition": "revised96"}
    assert made.memory()["options"] == {"edition": "revised96"}
    made.page.house.choices["edition"].buttons["default"].click()
    assert made.page.house.choices["half_cap"].value == "default"
    assert made.page.house.choices["half_cap"].isEnabled()
    assert made.set_up().options == {}


def test_a_random_force_has_the_dragons_of_the_edition(dialog: Made):
    """R96.1: at 50 health a force is dealt again with 2 dragons instead of 3."""
    made = dialog(Settings(health=50))
    made.page.deal_all.click()
    assert [form.force.dragon_slots for form in made.page.forms] == [3, 3]
    made.page.house.choices["edition"].buttons["other"].click()
    assert [form.force.dragon_slots for form in made.page.forms] == [2, 2]
    assert refused(made) is None


def test_every_option_shows_its_ruling(dialog: Made):
    tips = {label.text(): label.toolTip() for label in dialog().page.house.findChildren(type(dialog().defect))}
    for spec in system("classic").option_specs():
        assert ruling(spec.clause).ruling in tips[spec.clause]


def test_option_is_validated_at_once(dialog: Made, monkeypatch: pytest.MonkeyPatch):
    made = dialog()
    monkeypatch.setattr("ui.new_game.dialog.system", lambda _: Refusing())
    made.page.house.choices["half_cap"].buttons["other"].click()
    assert made.defect.text() == "No."
    assert not made.begin.isEnabled()


class Refusing:
    def refuse_set_up(self, _set_up: object) -> str:
        return "No."


# By keys, on the smallest screen


@pytest.mark.parametrize("number", NUMBERS)
def test_texts_fit_on_the_smallest_screen(dialog: Made, number):
    made = dialog(Settings(players=int(number), health=60))
    made.show()
    for page in (PLAYERS, RULES):
        made.page.page_choice.buttons[page].click()
        QApplication.processEvents()
        assert made.width() <= SCREEN[0]
        assert made.height() <= SCREEN[1]
        for widget in [
            *made.page.pages.currentWidget().findChildren(QLineEdit),
            made.begin,
            made.seed,
            made.page.deal_all,
        ]:
            if widget.isVisible():
                assert made.rect().contains(QRect(widget.mapTo(made, QPoint()), widget.size()))


def test_dialog_keeps_its_place_when_the_number_of_players_changes(dialog: Made):
    made = dialog()
    made.show()
    QApplication.processEvents()
    place = made.geometry()
    for number in ("3", "4", "2"):
        made.page.numbers.buttons[number].click()
        for _ in range(3):
            QApplication.processEvents()
        assert made.geometry() == place, number
        assert [form.isVisible() for form in made.page.seat_forms] == [seat < int(number) for seat in range(6)]


@pytest.mark.parametrize("third", ["", "reef_guard", "mire_wolves"])
def test_added_seat_gets_an_unused_force(dialog: Made, third: str):
    """Even where the last game's players hold what it would have had."""
    seats = (SeatMemory("Mira", "person", "mire_wolves"), SeatMemory("Ragna", "recruit", "reef_guard"))
    made = dialog(Settings(players=2, seats=(*seats, SeatMemory("Tove", "recruit", third))))
    for number in ("3", "4"):
        made.page.numbers.buttons[number].click()
        held = [form.force.id for form in made.page.forms]
        assert held[:2] == ["mire_wolves", "reef_guard"]
        assert len(set(held)) == int(number), held
        assert len({form.force.species for form in made.page.forms}) == int(number)


def test_the_edition_of_1996_seats_6_players_and_that_of_1995_4(dialog: Made):
    """SU1, R96.1."""
    made = dialog()
    made.show()
    assert [number for number, button in made.page.numbers.buttons.items() if button.isVisible()] == ["2", "3", "4"]
    made.page.house.choose("edition", "revised96")
    made.page.numbers.buttons["6"].click()
    assert [seat.name for seat in made.seats()] == ["Mira", "Ragna", "Tove", "Aksel", "Signe", "Bjarke"]
    assert len({form.mark.number for form in made.page.forms}) == 6
    assert refused(made) is None
    remembered = made.memory()
    made.page.house.choose("edition", "classic95")
    assert made.page.players == 4
    assert refused(made) is None
    again = dialog(Settings(players=6, seats=remembered["seats"], options=remembered["options"]))
    assert again.page.players == 6
    assert dialog(Settings(players=6)).page.players == 4


def test_two_players_may_choose_the_same_force(dialog: Made):
    seats = (SeatMemory("Mira", "person", "mire_wolves"), SeatMemory("Ragna", "recruit", "mire_wolves"))
    made = dialog(Settings(players=2, seats=seats))
    assert [form.force.id for form in made.page.forms] == ["mire_wolves"] * 2


def test_a_game_of_four_is_set_up_by_keys_alone(dialog: Made, qtbot):
    made = dialog()
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)

    def press(wanted) -> None:
        """Walk with Tab to a widget and press it with Space."""
        for _ in range(80):
            if QApplication.focusWidget() is wanted:
                QTest.keyClick(wanted, Qt.Key.Key_Space)
                return
            QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        raise AssertionError(f"the Tab key never comes to {wanted}")

    assert QApplication.focusWidget() is made.page.forms[0].name_edit
    QTest.keyClicks(QApplication.focusWidget(), "Jo")
    press(made.page.forms[0].deal_button)
    press(made.page.numbers.buttons["2"])
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
    press(QApplication.focusWidget())
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
    press(QApplication.focusWidget())
    assert made.page.players == 4
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab, Qt.KeyboardModifier.ControlModifier)
    assert made.page.pages.currentWidget() is made.page.house
    press(made.page.house.choices["faces"].buttons["default"])
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
    press(QApplication.focusWidget())
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert made.result() == QDialog.DialogCode.Accepted
    assert made.set_up().options == {"faces": "printed"}
    assert [seat.name for seat in made.seats()] == ["Jo", "Ragna", "Tove", "Aksel"]


@pytest.mark.parametrize("height", [800, 600])
@pytest.mark.parametrize("number", ["2", "4"])
def test_the_dialog_stays_on_the_screen_with_its_buttons_in_sight(dialog: Made, monkeypatch, qtbot, number, height):
    screen = QRect(0, 0, 1280, height)
    monkeypatch.setattr(NewGameDialog, "_screen", lambda _: screen)
    made = dialog()
    made.page.numbers.buttons[number].click()
    made.show()
    qtbot.waitExposed(made)
    made.move(0, 162)
    for page in (RULES, PLAYERS):
        made.page.page_choice.buttons[page].click()
        QApplication.processEvents()
        frame = made.geometry().adjusted(0, 0, 0, 40)
        assert made.height() + 40 <= height
        assert page == RULES or screen.contains(frame) or made.y() == 162
        for button in (made.begin, made.cancel):
            assert made.rect().contains(button.geometry())
    assert made.begin.visibleRegion().boundingRect() == made.begin.rect()


@pytest.mark.parametrize("number", ["3", "4"])
def test_seats_are_stacked_and_scroll_on_a_narrow_screen(dialog: Made, monkeypatch, qtbot, number):
    screen = QRect(0, 0, 1024, 768)
    monkeypatch.setattr(NewGameDialog, "_screen", lambda _: screen)
    made = dialog()
    made.show()
    size = made.size()
    made.page.numbers.buttons[number].click()
    qtbot.waitUntil(lambda: len({form.mapTo(made, QPoint()).x() for form in made.page.forms}) == 1)
    QApplication.processEvents()
    assert screen.contains(QRect(made.pos(), made.size()))
    for form in made.page.forms:
        made.body.ensureWidgetVisible(form.force_choice, 0, 0)
        QApplication.processEvents()
        assert form.force_choice.visibleRegion().boundingRect() == form.force_choice.rect()
    made.page.numbers.buttons["2"].click()
    qtbot.waitUntil(lambda: made.size() == size)
    assert len({form.mapTo(made, QPoint()).y() for form in made.page.forms}) == 1


def test_the_dialog_opens_in_the_middle_of_the_screen(dialog: Made, monkeypatch):
    screen = QRect(0, 0, 1280, 800)
    monkeypatch.setattr(NewGameDialog, "_screen", lambda _: screen)
    made = dialog()
    made.show()
    assert made.pos().y() >= 0
    assert made.pos().y() + made.height() + 40 <= 800
