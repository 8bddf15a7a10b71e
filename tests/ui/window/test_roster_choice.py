"""Which forces and armies the rosters offer when some that the player keeps are damaged."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtWidgets import QApplication

from ddtable import library
from ddtable.forces.battle_army import BattleArmy
from ddtable.forces.own_armies import OwnArmies
from tests.drivers.hands_on import Hands, open_window
from tests.library.shelf import NOW, called, damage
from ui.games.battle_dice.armies import paper_choice
from ui.games.battle_dice.armies.paper_dialog import ArmyPaperDialog
from ui.rosters.pages_dialog import PagesDialog
from ui.rosters.preview import RosterDialog
from ui.window.roster_choice import forces_to_show, open_rosters

Dialog = TypeVar("Dialog", bound=PagesDialog)


@pytest.fixture
def hands(qtbot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    monkeypatch.setattr("ddtable.library.user_data_path", lambda *_, **__: tmp_path / "data")
    monkeypatch.setattr("ddtable.forces.own_armies.user_data_path", lambda *_, **__: tmp_path / "data")
    return open_window(qtbot, monkeypatch, tmp_path)


def test_a_damaged_force_is_named_and_the_others_are_offered(hands: Hands):
    with library.open_library(None, NOW) as shelf:
        for name in ("One", "Two", "Three"):
            shelf.keep(called(name), NOW)
    damage(library.library_path(), "Two")
    window = hands.window
    assert [force.name for _, force in forces_to_show(window.words, None).forces][:2] == ["Three", "One"]
    open_rosters(window, window.words, window.settings, None, window.say)
    dialog = shown(hands, RosterDialog)
    assert dialog.note.text().startswith("Could not read the force Two: ")
    assert dialog.note.isVisible()
    dialog.close()


def test_a_damaged_army_is_named_and_the_others_are_offered(hands: Hands):
    own = OwnArmies()
    own.keep(BattleArmy("made", "Hats", "giant", mage=16))
    own.path.write_text(own.path.read_text().replace('"armies": [', '"armies": [{"name": "Lost"},'))
    window = hands.window
    paper_choice.open_rosters(window.words, window.settings, window, None)
    dialog = shown(hands, ArmyPaperDialog)
    assert dialog.note.text().startswith("Could not read Lost, one of your armies")
    assert any("Hats" in switch.text() for switch in dialog.armies)
    dialog.close()


def shown(hands: Hands, kind: type[Dialog]) -> Dialog:
    QApplication.processEvents()
    return next(one for one in hands.window.findChildren(kind) if one.isVisible())
