"""What comes before a battle, in a language of tests: every word is from the catalogue, and longer words have room."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QWidget

from gallery.armies import new_battle, paper, tables
from tests.drivers.hands_on import Hands
from tests.ui.whole import test_pseudo_locale as pseudo
from ui.games.battle_dice.armies.own_name import NameDialog
from ui.new_game.dialog import NewGameDialog

hands, painted = pseudo.hands, pseudo.painted


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("ddtable.forces.own_armies.user_data_path", lambda *_, **__: tmp_path)


def judge(dialog: QWidget, painted: list[str]) -> None:
    assert isinstance(dialog, QDialog)
    dialog.show()
    pseudo.assert_all_from_the_catalogue(dialog, painted)
    assert pseudo.cut_off(dialog) == set()
    dialog.close()


@pytest.mark.parametrize(
    "scene",
    [
        new_battle,
        partial(new_battle, building=True),
        *(partial(tables, name) for name in ("numbers", "tactics", "maneuver", "warrior")),
        partial(tables, "spells", read_only=True),
        paper,
    ],
)
def test_a_page(scene, hands: Hands, painted: list[str]):
    judge(scene(hands.window), painted)


def test_the_name_of_an_own_army(hands: Hands, painted: list[str]):
    dialog = new_battle(hands.window)
    assert isinstance(dialog, NewGameDialog)
    dialog.show()
    dialog.page.cards[0].keep_button.click()
    asked = dialog.findChild(NameDialog)
    assert asked is not None
    judge(asked, painted)
    dialog.close()
