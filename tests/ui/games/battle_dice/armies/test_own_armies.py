"""A player's own armies in the new game dialog: another name, a copy, a removal taken back, another window."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ddtable.forces.own_armies import OwnArmies
from ddtable.words.sentences import Words
from ui.games.battle_dice.armies.army_card import ArmyCard
from ui.games.battle_dice.armies.own_name import NameDialog
from ui.kit.settings import Settings
from ui.new_game.dialog import NewGameDialog

Made = Callable[..., NewGameDialog]


@pytest.fixture
def dialog(qtbot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Made:
    monkeypatch.setattr(NewGameDialog, "_screen", lambda _: QRect(0, 0, 1280, 800))
    monkeypatch.setattr("ddtable.forces.own_armies.user_data_path", lambda *_, **__: tmp_path)

    def made(language: str = "en") -> NewGameDialog:
        settings = Settings(game="battle_dice")
        shown = NewGameDialog(Words(language), settings, None, Random(5), tmp_path / "none")
        qtbot.addWidget(shown)
        shown.show()
        QApplication.processEvents()
        return shown

    return made


def cards_of(made: NewGameDialog) -> list[ArmyCard]:
    return list(made.page.cards)


def asked(made: NewGameDialog) -> NameDialog:
    return made.findChildren(NameDialog)[-1]


def keep(made: NewGameDialog, seat: int, name: str) -> ArmyCard:
    card = cards_of(made)[seat]
    card.keep_button.click()
    asked(made).field.setText(name)
    asked(made).answer.click()
    return card


def names() -> list[str]:
    return [army.name for army in OwnArmies().armies]


def fill_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_number: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("ddtable.files.whole.os.fsync", full)


def test_an_own_army_gets_another_name(dialog: Made):
    made = dialog()
    assert not cards_of(made)[0].rename_button.isVisible()
    card = keep(made, 0, "Mine")
    card.rename_button.click()
    question = asked(made)
    assert question.field.text() == "Mine"
    assert not question.answer.isEnabled()
    assert question.answer.toolTip() == "That is already its name."
    QTest.keyClicks(question.field, "Yours")
    QTest.keyClick(question.field, Qt.Key.Key_Return)
    assert names() == ["Yours"]
    assert card.army_choice.currentText() == "Yours"
    assert made.said.text() == "Mine was renamed to Yours."
    assert card.undo_button.isEnabled(), "what was done before can still be undone"


def test_copy_is_saved_under_a_new_name(dialog: Made):
    made = dialog()
    card = keep(made, 0, "Mine")
    card.rename_button.click()
    question = asked(made)
    assert question.copy is not None
    assert not question.copy.isEnabled()
    question.field.setText("Second")
    question.copy.click()
    assert names() == ["Second", "Mine"]
    assert card.army_choice.currentText() == "Second"


def test_replacing_another_army_is_shown_before_renaming(dialog: Made):
    made = dialog()
    keep(made, 0, "Mine")
    card = keep(made, 1, "Other")
    card.rename_button.click()
    asked(made).field.setText("mine")
    assert "Saving replaces it" in asked(made).note.text()
    asked(made).answer.click()
    assert names() == ["mine"]
    assert OwnArmies().armies[0].mage == 6


def test_a_removal_is_undone(dialog: Made):
    made = dialog()
    card = keep(made, 0, "Mine")
    card.keep_button.click()
    assert names() == []
    assert "Undo restores it" in made.said.text()
    assert card.army_choice.currentText() == "Mine", "it is not told to be changed"
    card.undo_button.click()
    assert names() == ["Mine"]
    assert card.is_own
    assert made.said.text() == "Mine was restored to your armies."
    card.undo_button.click()
    assert card.army.id == "sample_a", "and what was done before that"


def test_a_removal_is_undone_by_its_key(dialog: Made, qtbot):
    made = dialog()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    card = keep(made, 1, "Mine")
    QApplication.processEvents()
    card.keep_button.click()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    QTest.keyClick(made.focusWidget() or made, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert names() == ["Mine"]


def test_removal_of_an_army_used_twice_is_undone_once(dialog: Made):
    made = dialog()
    first = keep(made, 0, "Mine")
    second = cards_of(made)[1]
    second.army_choice.setCurrentIndex(1)
    assert second.army is first.army
    first.keep_button.click()
    second.undo_button.click()
    assert names() == ["Mine"]
    first.undo_button.click()
    assert names() == ["Mine"]
    assert first.is_own


def test_undo_does_not_take_a_name_used_meanwhile(dialog: Made):
    made = dialog()
    card = keep(made, 0, "Mine")
    card.keep_button.click()
    keep(made, 1, "Mine")
    card.undo_button.click()
    assert [army.mage for army in OwnArmies().armies] == [6]
    assert card.army.size == 20


def test_two_windows_keep_their_armies(dialog: Made):
    one, two = dialog(), dialog()
    keep(one, 0, "From here")
    keep(two, 1, "From there")
    assert names() == ["From there", "From here"]
    texts = [cards_of(two)[0].army_choice.itemText(row) for row in range(3)]
    assert texts == ["MY ARMIES", "From there", "From here"]


def test_an_army_that_cannot_be_read_is_named_and_the_others_play(dialog: Made):
    keep(dialog(), 0, "Mine")
    path = OwnArmies().path
    path.write_text(path.read_text().replace('"armies": [', '"armies": [{"name": "Lost"},'))
    made = dialog()
    assert made.said.text().startswith("Could not read Lost, one of your armies. It remains in the file.")
    assert made.begin.isEnabled()
    keep(made, 1, "Yours")
    assert names() == ["Yours", "Mine"]
    assert '{"name": "Lost"}' in path.read_text()
    assert dialog("da").said.text().startswith("Lost, en af dine hære, kan ikke læses")


def test_full_disk_is_reported_and_nothing_is_lost(dialog: Made, monkeypatch: pytest.MonkeyPatch):
    made = dialog()
    card = keep(made, 0, "Mine")
    fill_disk(monkeypatch)
    card.keep_button.click()
    assert "Could not save" in made.said.text()
    assert card.is_own
    card.rename_button.click()
    asked(made).field.setText("Yours")
    asked(made).answer.click()
    assert "Could not save" in made.said.text()
    assert card.army_choice.currentText() == "Mine"
    made.page.write_army(0, made.page.own.path.with_name("shared.ddarmy"))
    assert "Could not save shared.ddarmy" in made.said.text()
    assert names() == ["Mine"]


def test_failed_undo_is_reported_and_the_army_still_plays(dialog: Made, monkeypatch: pytest.MonkeyPatch):
    made = dialog()
    card = keep(made, 0, "Mine")
    card.keep_button.click()
    fill_disk(monkeypatch)
    card.undo_button.click()
    assert "Could not save" in made.said.text()
    assert card.army.name == "Mine"
    assert made.begin.isEnabled()


@pytest.mark.parametrize("language", ["en", "da", "pseudo"])
@pytest.mark.parametrize("half_built", [False, True])
def test_an_own_army_fits_the_smallest_screen(dialog: Made, language: str, half_built: bool):
    made = dialog(language)
    card = cards_of(made)[0]
    if half_built:
        card.rows["mage"].changed.emit(0)
    keep(made, 0, "Mine")
    QApplication.processEvents()
    assert made.width() <= 1280
    shown = [card.undo_button, card.fill_button if half_built else card.rename_button, card.keep_button]
    for button in shown:
        assert button.isVisible()
        assert made.rect().contains(QRect(button.mapTo(made, QPoint()), button.size()))
        assert language == "pseudo" or button.width() >= button.sizeHint().width(), "its word is whole"
    assert card.rename_button.isVisible() != half_built
