"""Drafting at the screen: by keys, behind the curtain, and into the new game without being seen."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ddtable.dice.catalogue import catalogue
from ddtable.engine.system import system
from ddtable.forces import drafting
from ddtable.words.sentences import Words
from ui.games.dragon_dice.new_game.draft import DraftDialog
from ui.kit.confirm import Confirmation
from ui.kit.settings import Settings
from ui.new_game.dialog import NewGameDialog
from ui.session.library import SeatPlan

PERSON, COMPUTER = "person", "recruit"


@pytest.fixture
def draft_of(qtbot: QtBot):
    def made(*kinds: str, health: int = 12) -> DraftDialog:
        names = ("Mira", "Ragna", "Tove", "Aksel")
        seats = [SeatPlan(name, kind) for name, kind in zip(names, kinds, strict=False)]  # type: ignore[arg-type]
        dialog = DraftDialog(Words(), seats, health, Random(1))
        qtbot.addWidget(dialog)
        dialog.show()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return made


def key(dialog: DraftDialog, pressed: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or dialog, pressed)
    QApplication.processEvents()


def pick_all(dialog: DraftDialog) -> int:
    """Keep the first die of each pack; return how many keys it took."""
    keys = 0
    while dialog.pages.currentWidget() is dialog.packs:
        key(dialog, Qt.Key.Key_1)
        keys += 1
        assert keys < 60
    return keys


def test_a_force_is_drafted_by_keys_alone(draft_of):
    dialog = draft_of(PERSON, COMPUTER)
    assert dialog.pages.currentWidget() is dialog.packs, "one person needs no curtain"
    first = drafting.pack(catalogue(), dialog.draft)
    assert first is not None
    key(dialog, Qt.Key.Key_4)
    assert dialog.draft.units == (first.dice[3],)
    pick_all(dialog)
    assert dialog.pages.currentWidget() is dialog.done_page
    key(dialog, Qt.Key.Key_Return)
    assert dialog.result() == 1
    assert [force.health for force in dialog.forces] == [12, 12]


def test_every_person_drafts_behind_the_curtain(draft_of):
    dialog = draft_of(PERSON, PERSON)
    for player in ("Mira", "Ragna"):
        assert dialog.pages.currentWidget() is dialog.cloth
        assert player in dialog.cloth.accessibleName()
        key(dialog, Qt.Key.Key_1)
        assert dialog.pages.currentWidget() is dialog.cloth, "only Return draws it"
        key(dialog, Qt.Key.Key_Return)
        assert dialog.heading.text() == f"{player} drafts"
        assert dialog.kept.accessibleName() == "No dice kept yet", "nothing of the other's is left"
        pick_all(dialog)
        key(dialog, Qt.Key.Key_Return)
    assert dialog.result() == 1


def test_the_last_pick_is_put_back(draft_of):
    dialog = draft_of(PERSON, COMPUTER)
    assert not dialog.back.isEnabled()
    before = [card.type for card in dialog.cards]
    key(dialog, Qt.Key.Key_2)
    key(dialog, Qt.Key.Key_Backspace)
    assert dialog.draft.units == ()
    assert [card.type for card in dialog.cards] == before, "the same pack, no better one"


def test_rest_of_the_draft_can_be_filled(draft_of):
    dialog = draft_of(PERSON, COMPUTER)
    key(dialog, Qt.Key.Key_3)
    kept = dialog.draft.units
    key(dialog, Qt.Key.Key_F)
    assert dialog.pages.currentWidget() is dialog.done_page
    assert dialog.draft.units[:1] == kept


def test_totals_show_the_chosen_dice(draft_of):
    dialog = draft_of(PERSON, COMPUTER, health=25)
    die = dialog.cards[0].type
    key(dialog, Qt.Key.Key_1)
    unit = catalogue().unit(die)
    assert f"{25 - unit.health} of 25" in dialog.left.text()
    assert str(unit.health) in dialog.so_far.text()
    assert Words().die_name(die) in dialog.kept.accessibleName()


def test_cards_announce_their_faces_to_screen_readers(draft_of):
    dialog = draft_of(PERSON, COMPUTER)
    assert dialog.cards
    for card in dialog.cards:
        assert Words().die_name(card.type) in card.accessibleName()
        assert card.accessibleDescription()


def test_drafted_force_is_played_and_not_shown(qtbot: QtBot):
    new_game = NewGameDialog(Words(), Settings(), random=Random(2))
    qtbot.addWidget(new_game)
    new_game.show()
    for form in new_game.page.forms:
        form.kind_choice.choose("person")
    QTest.mouseClick(new_game.page.draft, Qt.MouseButton.LeftButton)
    dialog = new_game.findChild(DraftDialog)
    assert dialog is not None
    for _ in new_game.page.forms:
        dialog._show_pack()
        dialog._fill_rest()
        dialog._handed_over()
    QApplication.processEvents()
    begun = new_game.set_up()
    assert all(force["id"].startswith("drafted_") for force in begun.forces)
    assert system("classic").refuse_set_up(begun) is None
    assert new_game.begin.isEnabled()
    names = {catalogue().die(die).name for force in begun.forces for die in (*force["home"], *force["campaign"])}
    for form in new_game.page.forms:
        said = form.picture.accessibleName() + form.force_choice.currentText() + form.note.text()
        assert not any(name in said for name in names)


def test_computer_players_alone_draft_without_dialogs(qtbot: QtBot):
    new_game = NewGameDialog(Words(), Settings(), random=Random(2))
    qtbot.addWidget(new_game)
    for form in new_game.page.forms:
        form.kind_choice.choose("recruit")
    new_game.page.draft.click()
    assert all(force["id"].startswith("drafted_") for force in new_game.set_up().forces)
    assert new_game.page.defect() == ""
    assert [plan.kind for plan in new_game.seats()] == ["recruit", "recruit"], "a game to watch"


def test_colours_are_swapped_so_that_no_two_are_alike_and_remembered(qtbot: QtBot):
    new_game = NewGameDialog(Words(), Settings(colours=(3, 1)), random=Random(2))
    qtbot.addWidget(new_game)
    assert [form.mark.number for form in new_game.page.seat_forms] == [3, 1, 0, 2, 4, 5]
    new_game.page.seat_forms[0].mark.menu.actions()[1].trigger()
    assert new_game.memory()["colours"] == (1, 3, 0, 2, 4, 5)
    assert "Red" in new_game.page.seat_forms[0].mark.accessibleName()


def test_real_dice_are_chosen_at_the_new_game(qtbot: QtBot):
    new_game = NewGameDialog(Words(), Settings(), random=Random(2))
    qtbot.addWidget(new_game)
    assert not new_game.set_up().by_hand
    new_game.dice_switch.click()
    assert new_game.set_up().by_hand
    assert new_game.memory()["by_hand"] is True


def test_title_names_the_drafting_player(draft_of):
    dialog = draft_of(PERSON, PERSON)
    assert dialog.windowTitle() == "Mira drafts"
    key(dialog, Qt.Key.Key_Return)
    key(dialog, Qt.Key.Key_F)
    key(dialog, Qt.Key.Key_Return)
    assert dialog.windowTitle() == "Ragna drafts"


def leaving() -> Confirmation | None:
    found = QApplication.activeModalWidget()
    return found if isinstance(found, Confirmation) else None


def test_a_draft_in_which_something_was_kept_is_not_given_up_by_one_key(draft_of):
    """Neither the own picks nor, worse, the force that another player has finished."""
    dialog = draft_of(PERSON, PERSON)
    dialog._show_pack()
    dialog._fill_rest()
    first = dialog.draft
    dialog._handed_over()
    dialog._show_pack()
    key(dialog, Qt.Key.Key_Escape)
    asked = leaving()
    assert asked is not None
    key(dialog, Qt.Key.Key_Escape)
    assert leaving() is None
    assert dialog.isVisible()
    assert dialog.drafts[0] == first
    key(dialog, Qt.Key.Key_Escape)
    asked = leaving()
    assert asked is not None
    QTest.mouseClick(asked.yes, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert not dialog.isVisible()


def test_empty_draft_is_cancelled_without_a_question(draft_of):
    dialog = draft_of(PERSON, COMPUTER)
    key(dialog, Qt.Key.Key_Escape)
    assert leaving() is None
    assert not dialog.isVisible()


def test_the_last_page_names_the_player_and_lets_dice_go_back(draft_of):
    dialog = draft_of(PERSON, PERSON)
    dialog._show_pack()
    pick_all(dialog)
    full = dialog.draft
    assert "Mira" in dialog.done_heading.text()
    assert dialog.done_dot.seat == 0
    key(dialog, Qt.Key.Key_Backspace)
    assert dialog.pages.currentWidget() is dialog.packs
    assert dialog.draft != full
    pick_all(dialog)
    QTest.mouseClick(dialog.done_back, Qt.MouseButton.LeftButton)
    assert dialog.pages.currentWidget() is dialog.packs


def test_finished_draft_is_kept_when_another_player_cancels(qtbot: QtBot):
    new_game = NewGameDialog(Words(), Settings(), random=Random(2))
    qtbot.addWidget(new_game)
    new_game.show()
    for form in new_game.page.forms:
        form.kind_choice.choose("person")
    new_game.page.draft.click()
    begun = new_game.findChild(DraftDialog)
    assert begun is not None
    begun._show_pack()
    begun._fill_rest()
    kept = begun.draft
    begun._handed_over()
    begun._show_pack()
    begun._keep(0)
    begun.reject()
    asked = leaving()
    assert asked is not None
    QTest.mouseClick(asked.yes, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    new_game.page.draft.click()
    again = new_game.findChildren(DraftDialog)[-1]
    assert again is not begun
    assert again.seat == 1, "the first player is not asked again"
    assert again.drafts[0] == kept
    assert not again.drafts[1].units
    again._show_pack()
    again._fill_rest()
    again._handed_over()
    assert [force["id"].startswith("drafted_") for force in new_game.set_up().forces] == [True, True]
    new_game.page.draft.click()
    assert new_game.findChildren(DraftDialog)[-1].seat == 0, "a draft that was finished begins anew"
