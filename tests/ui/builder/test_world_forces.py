"""Forces for Dragon Dice Risk in the builder: the edition of the rules menu, the limits of the table, Fill."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest

from ddtable.words.verdicts import told
from tests.ui.builder.conftest import LEFT
from ui.builder.page import BuilderPage
from ui.builder.suggest_dialog import SuggestDialog


def action(page: BuilderPage, words: str) -> QAction:
    """Return the entry of the rules menu with these words."""
    (found,) = [one for one in page.tools.rules.menu.actions() if one.text() == words]
    return found


@pytest.fixture
def world(page: BuilderPage) -> BuilderPage:
    """The page for a force of 100 health on the world map."""
    action(page, "Dragon Dice Risk").trigger()
    page.editor.set_game(health=100)
    return page


def unmet(page: BuilderPage) -> dict[str, str]:
    """Return the words of the lines of the verdict that are not met, by their keys."""
    page.verdict.judge()
    return {line.key: told(page.words, line) for line in page.verdict.lines if not line.met}


def test_verdict_names_the_limits_of_the_table(world: BuilderPage):
    """RK1.1, Q141."""
    assert world.editor.sheet.edition == "risk"
    assert {*unmet(world)} == {"limits_units", "limits_cover", "limits_terrains"}
    world.editor.put(["goblins_thug"] * 50, "recruiting")
    assert unmet(world) == {
        "limits_terrains": "4 terrain dice missing (0, at least 4 with 2 players): add 4",
    }


@pytest.mark.parametrize("health", [100, 90, 80])
def test_fill_makes_a_force_that_is_fit(world: BuilderPage, health: int):
    """RK1.1."""
    world.editor.set_game(health=health)
    assert world.fill(["goblins", "dwarves"], owned=False)
    assert unmet(world) == {}
    assert world.editor.sheet.health_now == health
    assert world.verdict.is_met


@pytest.mark.parametrize("health", [100, 80])
def test_suggested_dice_make_a_force_that_is_fit(world: BuilderPage, health: int):
    """RK1.1."""
    world.editor.set_game(health=health)
    world.act("suggest")
    (dialog,) = world.window().findChildren(SuggestDialog)
    QTest.mouseClick(dialog.all, LEFT)
    assert unmet(world) == {}
