"""The areas of the builder are the sections of the edition: two more by data alone, or one pool alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ddtable.dice.catalogue import catalogue
from ddtable.forces.ddforce import SharedForce, read_ddforce, write_ddforce
from ddtable.forces.force import with_dice
from ddtable.rules.dragon_dice.editions import EditionName
from ddtable.words.verdicts import told
from tests.drivers.more_sections import EMPTY, more_editions
from tests.ui.builder.conftest import LEFT, Opening, drag, tile_of
from ui.builder.page import BuilderPage
from ui.builder.sheet import Sheet, sheet_of

__all__ = ["more_editions"]
CLASSIC = ("home", "campaign", "horde", "dragons", "home_terrain", "frontier")
POOLS = cast(EditionName, "pools")


@pytest.fixture
def pools(more_editions: None, page: BuilderPage) -> BuilderPage:
    """A builder with the edition that has two more sections."""
    page.editor.set_game(edition=POOLS, health=24)
    QApplication.processEvents()
    return page


def inside(page: BuilderPage, area: str) -> bool:
    view = page.areas.views[area]
    return view.isVisible() and page.areas.rect().contains(view.geometry())


# Two more sections


def test_an_edition_has_areas_for_its_sections(pools: BuilderPage):
    assert tuple(pools.areas.views) == (*CLASSIC, "recruiting", "summoning")
    assert all(inside(pools, area) for area in pools.areas.views)
    views = pools.areas.views
    assert views["recruiting"].y() > views["horde"].y()
    assert "Recruiting pool" in views["recruiting"].accessibleName()
    pools.editor.set_game(edition="classic95")
    QApplication.processEvents()
    assert tuple(pools.areas.views) == CLASSIC


def test_dice_are_dragged_into_a_pool_and_out(pools: BuilderPage):
    views, catalogue_view = pools.areas.views, pools.catalogue.view
    assert drag(catalogue_view, ["goblins_marauder"], views["recruiting"])
    assert drag(catalogue_view, ["goblins_marauder"], views["recruiting"])
    assert pools.editor.sheet.force.more == {"recruiting": ("goblins_marauder",) * 2}
    assert drag(views["recruiting"], ["goblins_marauder"], views["horde"])
    assert pools.editor.sheet.force.horde == ("goblins_marauder",) * 2
    assert not pools.editor.sheet.force.more
    assert drag(views["horde"], ["goblins_marauder"], catalogue_view)
    assert pools.editor.sheet.is_bare


def test_a_pool_refuses_dice_that_it_does_not_take(pools: BuilderPage):
    pools.editor.put(["earth_drake"], "summoning")
    assert not drag(pools.areas.views["summoning"], ["earth_drake"], pools.areas.views["recruiting"])
    assert pools.areas.views["recruiting"].refusal == ""  # the drag has left
    assert pools.editor.why_not("recruiting", ["earth_drake"]) == "An army can only contain units"
    assert pools.editor.why_not("summoning", ["flatland_city"]) == "This section does not contain such dice"


def test_a_click_and_a_double_click_fill_a_pool(pools: BuilderPage, qtbot: QtBot):
    pool, view = pools.areas.views["recruiting"], pools.catalogue.view
    QTest.mouseClick(pool.viewport(), LEFT, pos=QPoint(6, pool.viewport().height() - 6))
    assert pools.editor.current == "recruiting"
    qtbot.mouseDClick(view.viewport(), LEFT, pos=tile_of(view, "goblins_thug"))
    assert pools.editor.sheet.dice("recruiting") == ("goblins_thug",)
    point = tile_of(pool, "goblins_thug")
    qtbot.mouseMove(pool.viewport(), point)
    pool.hover(0)
    plus = pool.tile(0).topRight() + QPoint(-14, 14)
    qtbot.mouseClick(pool.viewport(), LEFT, pos=plus)
    assert pools.editor.sheet.dice("recruiting") == ("goblins_thug",) * 2


def test_digits_reach_the_pools(pools: BuilderPage):
    view = pools.catalogue.view
    view.setFocus()
    index = view.indexAt(tile_of(view, "goblins_thug"))
    view.setCurrentIndex(index)
    QTest.keyClick(view, Qt.Key.Key_4)
    assert pools.editor.sheet.dice("recruiting") == ("goblins_thug",)
    pool = pools.areas.views["recruiting"]
    pool.setCurrentIndex(pool.model().index(0, 0))
    QTest.keyClick(pool, Qt.Key.Key_5)
    assert pools.editor.sheet.dice("summoning") == ("goblins_thug",)
    QTest.keyClick(view, Qt.Key.Key_9)
    assert len(pools.editor.sheet.all_dice) == 1


def test_clear_and_undo_of_a_pool(pools: BuilderPage):
    pools.editor.put(["goblins_thug"], "recruiting")
    pools.editor.clear()
    assert pools.editor.sheet.is_bare
    pools.editor.undo()
    assert pools.editor.sheet.dice("recruiting") == ("goblins_thug",)


def test_a_force_with_pools_is_filled_suggested_and_judged(pools: BuilderPage):
    assert not pools.verdict.is_met
    assert pools.fill(["goblins", "dwarves"], owned=False)
    assert pools.verdict.is_met, [told(pools.words, line) for line in pools.verdict.lines if not line.met]
    sheet = pools.editor.sheet
    assert sheet.health_now == 24
    assert sheet.army_health("recruiting") == 12
    taken = sheet.dice("recruiting")[:1]
    pools.editor.take("recruiting", taken)
    pools.verdict.judge()
    lines = {line.key: line for line in pools.verdict.lines if not line.met}
    assert set(lines) == {"health", "part"}
    assert pools.areas.lead_to(lines["part"])
    assert pools.editor.current == "recruiting"
    assert pools.areas.views["recruiting"].at_fault


def test_figures_are_shown_for_a_pool(pools: BuilderPage):
    figures = pools.figures
    assert not figures.choice.buttons["recruiting"].isHidden()
    pools.editor.put(["goblins_thug"] * 2, "recruiting")
    pools.editor.choose("recruiting")
    assert figures.whose == "recruiting"
    figures.reckon()
    assert figures.rows["melee"].one is not None
    assert figures.rows["melee"].one.best > 0
    pools.editor.set_game(edition="classic95")
    pools.editor.take("recruiting", ["goblins_thug"] * 2)
    figures.reckon()
    assert figures.whose == "home"
    assert figures.choice.buttons["recruiting"].isHidden()


def test_pools_are_written_and_opened_with_their_edition(pools: BuilderPage, tmp_path: Path):
    pools.editor.put(["goblins_thug"], "recruiting")
    pools.editor.put(["earth_drake"], "summoning")
    path = tmp_path / "mine.ddforce"
    pools.write_file(path)
    assert read_ddforce(path).edition == "pools"
    pools.editor.clear()
    pools.editor.set_game(edition="classic95")
    pools.open_file(path)
    sheet = pools.editor.sheet
    assert sheet.edition == "pools"
    assert sheet.force.more == {"recruiting": ("goblins_thug",), "summoning": ("earth_drake",)}


def test_library_keeps_a_force_with_its_edition(pools: BuilderPage):
    pools.editor.put(["goblins_thug"], "recruiting")
    pools.editor.rename("War")
    pools.save()
    number = pools.editor.sheet.origin
    pools.begin_new()
    assert pools.editor.sheet.edition == "pools"  # a new force is of the same edition
    pools.editor.set_game(edition="classic95")
    pools.open_force(number)
    assert pools.editor.sheet.edition == "pools"
    assert pools.editor.sheet.dice("recruiting") == ("goblins_thug",)
    assert pools.editor.is_kept


# Sections of another edition


def test_sections_of_another_edition_are_shown_until_they_are_empty(page: BuilderPage, tmp_path: Path):
    force = with_dice(with_dice(EMPTY, "chest", ["goblins_thug"]), "dragons", ["earth_drake"])
    path = tmp_path / "strange.ddforce"
    write_ddforce(path, SharedForce(force, edition="much_later"))
    page.open_file(path)
    QApplication.processEvents()
    assert page.editor.sheet.edition == "classic95"
    assert page.editor.sheet.areas == (*CLASSIC, "chest")
    page.verdict.judge()
    (line,) = (line for line in page.verdict.lines if line.key == "sections")
    assert told(page.words, line) == "This edition does not have chest: move or remove Thug"
    page.editor.choose("chest")
    assert drag(page.areas.views["chest"], ["goblins_thug"], page.areas.views["home"])
    QApplication.processEvents()
    assert tuple(page.areas.views) == CLASSIC
    assert page.editor.current in CLASSIC
    assert page.editor.sheet.force.home == ("goblins_thug",)


def test_an_edition_with_one_pool_has_one_area(more_editions: None, page: BuilderPage):
    page.editor.set_game(edition=cast(EditionName, "single"), health=40)
    QApplication.processEvents()
    assert tuple(page.areas.views) == ("units",)
    assert page.editor.current == "units"
    assert drag(page.catalogue.view, ["goblins_marauder"], page.areas.views["units"])
    assert page.editor.sheet.health_now == catalogue().unit("goblins_marauder").health
    assert page.fill([], owned=False)
    assert page.verdict.is_met


# The edition


def test_edition_is_chosen_in_the_menu_and_remembered(open_builder: Opening, tmp_path: Path):
    """R96.1: one dragon for each 30 health, R96.2: half cap."""
    page = open_builder()
    tools = page.tools
    tools._editions["revised96"].trigger()
    sheet = page.editor.sheet
    assert sheet.edition == "revised96"
    assert tools.rules.text() == "All races, half cap, 1996"
    assert tools._half.isChecked()
    assert not tools._half.isEnabled()
    sizes = {size: action.text() for size, action in tools._sizes.items()}
    assert sizes[25] == "25 health · 1 dragon"
    assert sizes[30] == "30 health · 2 dragons · from here on, one dragon more"
    page.keep_draft()
    assert json.loads((tmp_path / "builder.json").read_text("utf-8"))["sheet"]["edition"] == "revised96"
    page.editor.undo()
    assert tools._editions["classic95"].isChecked()
    assert tools._half.isEnabled()


def test_verdict_and_filling_are_of_the_chosen_edition(page: BuilderPage):
    page.editor.set_game(health=28, edition="revised96")
    assert page.fill(["goblins", "dwarves"], owned=False)
    page.verdict.judge()
    assert page.verdict.is_met
    assert len(page.editor.sheet.force.dragons) == 1
    rules = {line.rule for line in page.verdict.lines}
    assert {"R96.1", "R96.2"} <= rules
    page.editor.set_game(edition="classic95")
    page.verdict.judge()
    (line,) = (line for line in page.verdict.lines if not line.met)
    assert (line.rule, line.key) == ("SU1", "dragons")


def test_a_force_of_1995_names_no_edition():
    assert Sheet().shared().edition == ""
    assert sheet_of(SharedForce(EMPTY, edition="revised96"), Sheet(), 1).edition == "revised96"
    assert sheet_of(SharedForce(EMPTY), Sheet(edition="revised96"), 1).edition == "classic95"
