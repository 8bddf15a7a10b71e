"""Forces of a campaign in the builder: their areas, their sizes, dice that only campaigns use."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ddtable.dice.catalogue import catalogue
from ddtable.forces.ddforce import read_ddforce
from ddtable.forces.documents import force_document
from ddtable.words.verdicts import told
from tests.ui.builder.conftest import LEFT, Opening, drag, tile_of
from ui.builder.catalogue_model import group_of
from ui.builder.page import BuilderPage
from ui.builder.sheet import Sheet
from ui.builder.suggest_dialog import SuggestDialog

AREAS = ("home", "campaign", "horde", "recruiting", "summoning")
SWORD, BLUE, GOLD = "equipment_small_melee_death", "equipment_small_melee_air", "medallion_gold"
KIN = "dragonkin_dragonfoal_fire"


def action(page: BuilderPage, words: str) -> QAction:
    """Return the entry of the menu of rules with these words."""
    return next(one for one in page.tools.rules.menu.actions() if one.text() == words)


@pytest.fixture
def war(page: BuilderPage) -> BuilderPage:
    """A builder with a campaign, chosen in the menu of rules."""
    action(page, "The Conquest of Esfah").trigger()
    QApplication.processEvents()
    return page


def unmet(page: BuilderPage) -> dict[str, str]:
    page.verdict.judge()
    return {line.key: told(page.words, line) for line in page.verdict.lines if not line.met}


def kinds(page: BuilderPage) -> list[str]:
    return [kind for kind, button in page.catalogue.kinds.buttons.items() if not button.isHidden()]


def test_campaign_has_armies_and_two_pools(war: BuilderPage):
    assert tuple(war.areas.views) == AREAS
    assert war.tools.rules.text() == "The Conquest of Esfah"
    assert not action(war, "No army may have more than half of the force").isEnabled()
    assert not action(war, "The 4 starter races of 1995").isEnabled()
    pool, horde = war.areas.views["recruiting"], war.areas.views["horde"]
    assert pool.height() > horde.height()


def test_sizes_of_a_campaign_are_those_of_the_table(war: BuilderPage):
    assert war.editor.sheet.health == 120, "36 health is no size of a war"
    actions = war.tools.size_button.menu.actions()
    assert [one.text().split()[0] for one in actions] == ["120", "180", "240", "300", "360"]
    assert actions[2].text() == "240 health · 120 in play, 120 in the pool · 5 dragons"
    actions[2].trigger()
    assert war.editor.sheet.health == 240
    action(war, "The rules of 1995").trigger()
    assert war.editor.sheet.health == 36, "an empty force starts with the usual size"
    assert war.tools.size_button.menu.actions()[-1].text() == "Other size…"


def test_catalogue_shows_the_dice_that_the_edition_uses(war: BuilderPage):
    assert kinds(war) == ["unit", "dragon", "dragonkin", "champion", "item"]
    QTest.mouseClick(war.catalogue.kinds.buttons["item"], LEFT)
    QApplication.processEvents()
    assert {row.kind for row in war.catalogue.view.rows} == {"item"}
    action(war, "The revised rules of 1996").trigger()
    QApplication.processEvents()
    assert kinds(war) == ["unit", "dragon", "terrain"]
    assert {row.kind for row in war.catalogue.view.rows} == {"unit"}


def test_search_finds_items_by_their_words(war: BuilderPage, qtbot: QtBot):
    war.catalogue.show_kind("item")
    qtbot.keyClicks(war.catalogue.search, "fire artifact magic")
    qtbot.waitUntil(lambda: [row.type_id for row in war.catalogue.view.rows] == ["artifact_magic_fire"])


def test_items_are_dragged_to_the_army_that_carries_them(war: BuilderPage):
    war.editor.put(["undead_zombie"], "home")
    war.catalogue.show_kind("item")
    war.catalogue.seek()
    assert drag(war.catalogue.view, [SWORD], war.areas.views["home"])
    assert war.editor.sheet.force.dice_in("home_items") == (SWORD,)
    assert war.editor.sheet.dice("home") == ("undead_zombie", SWORD)
    assert war.areas.views["home"].detail() == "2 health · 2 dice"
    assert drag(war.areas.views["home"], [SWORD], war.areas.views["recruiting"])
    assert war.editor.sheet.force.more == {"recruiting": (SWORD,)}
    assert not drag(war.areas.views["recruiting"], [SWORD], war.areas.views["summoning"])
    war.editor.undo()
    assert war.editor.sheet.force.more == {"home_items": (SWORD,)}


def test_areas_refuse_dice_with_their_reason(war: BuilderPage):
    assert war.editor.why_not("home", [KIN]) == "Only units and items can be placed here"
    assert war.editor.why_not("summoning", [SWORD]) == "Only dragons and dragonkin can be placed here"
    assert war.editor.why_not("summoning", [KIN, "fire_drake"]) == ""


def test_a_double_click_and_a_digit_put_items(war: BuilderPage, qtbot: QtBot):
    war.catalogue.show_kind("item")
    war.catalogue.seek()
    view = war.catalogue.view
    war.editor.choose("horde")
    qtbot.mouseDClick(view.viewport(), LEFT, pos=tile_of(view, BLUE))
    assert war.editor.sheet.force.dice_in("horde_items") == (BLUE,)
    view.setCurrentIndex(view.indexAt(tile_of(view, BLUE)))
    QTest.keyClick(view, Qt.Key.Key_4)
    assert war.editor.sheet.dice("recruiting") == (BLUE,)


def test_verdict_names_carriers_medallions_and_dragonkin(war: BuilderPage):
    war.editor.put(["undead_zombie", BLUE], "home")
    war.editor.put([GOLD, GOLD], "recruiting")
    war.editor.put([KIN] * 21, "summoning")
    lines = unmet(war)
    assert lines["carried"].startswith("The units in the home army cannot carry Air Small Melee Equipment")
    assert lines["medallions"] == "1 medallion too many (2 of at most 1): remove 1"
    assert lines["dragonkin"].startswith("1 health too much of dragonkin (21 of at most 20)")
    assert war.areas.views["home"].at_fault
    assert war.areas.views["summoning"].detail() == "no dragons, 21 health of dragonkin"
    line = next(line for line in war.verdict.lines if line.key == "carried")
    assert war.areas.lead_to(line)
    assert war.editor.current == "home"


def test_dice_with_reconstructed_faces_can_be_left_out(war: BuilderPage, qtbot: QtBot):
    war.editor.put(["undead_zombie", SWORD], "home")
    war.catalogue.show_kind("item")
    war.catalogue.seek()
    assert len(war.catalogue.view.rows) > 100
    allowed = action(war, "Dice with reconstructed faces")
    assert allowed.isVisible()
    assert allowed.isChecked()
    allowed.trigger()
    qtbot.waitUntil(lambda: not war.catalogue.view.rows)
    assert "Faces reconstructed: Death Small Melee Equipment" in unmet(war)["reconstructed"]
    action(war, "The rules of 1995").trigger()
    assert not allowed.isVisible()


def test_force_is_filled_with_dragonkin_and_suggested(war: BuilderPage):
    war.editor.put([GOLD], "home")
    assert war.fill(["undead", "goblins"], owned=False)
    assert unmet(war) == {}
    assert war.verdict.is_met
    sheet = war.editor.sheet
    assert sheet.health_now == 120
    assert sheet.army_health("recruiting") == 60
    assert war.areas.views["summoning"].detail() == "3 dragons, 20 health of dragonkin"
    war.editor.clear()
    war.editor.set_game(reconstructed=False)
    assert war.fill(["undead", "goblins"], owned=False)
    assert unmet(war) == {}
    assert len(war.editor.sheet.dice("summoning")) == 3
    war.editor.clear()
    war.act("suggest")
    (dialog,) = war.window().findChildren(SuggestDialog)
    QTest.mouseClick(dialog.all, LEFT)
    assert unmet(war) == {}


def suggested(war: BuilderPage) -> SuggestDialog:
    """Return the dialog of Suggest for the force."""
    war.act("suggest")
    return war.window().findChildren(SuggestDialog)[-1]


def test_suggestions_name_a_unit_that_carries_each_item(war: BuilderPage):
    """K2: items of 3 points for 120 health; taken one by one they stay with their army, and the force is whole."""
    dialog = suggested(war)
    items = [row for row in dialog.rows if row.suggestion.key == "suggest-item"]
    assert items
    for row in items:
        assert "can carry it" in row.accessibleName()
    QTest.mouseClick(dialog.all, LEFT)
    force = war.editor.sheet.force
    held = [die for army in ("home", "campaign", "horde") for die in force.dice_in(f"{army}_items")]
    assert sum(catalogue().item(die).points for die in held if not die.startswith("medallion")) == 3
    assert unmet(war) == {}
    assert war.editor.sheet.health_now == 120


def test_items_are_suggested_only_with_their_faces_and_for_armies_without_any(war: BuilderPage):
    """Q110: reconstructed faces may be left out; items that the player has put in are enough."""
    war.editor.set_game(reconstructed=False)
    assert not [row for row in suggested(war).rows if row.suggestion.key == "suggest-item"]
    war.editor.set_game(reconstructed=True)
    war.editor.put(["undead_zombie", SWORD], "home")
    assert not [row for row in suggested(war).rows if row.suggestion.key == "suggest-item"]


def test_force_is_kept_in_the_library_and_in_a_file(war: BuilderPage, tmp_path: Path):
    war.editor.put(["undead_zombie", SWORD], "home")
    war.editor.rename("War")
    war.save()
    number = war.editor.sheet.origin
    path = tmp_path / "war.ddforce"
    war.write_file(path)
    assert read_ddforce(path).edition == "campaign"
    war.begin_new()
    assert war.editor.sheet.edition == "campaign"
    action(war, "The rules of 1995").trigger()
    war.open_force(number)
    assert war.editor.sheet.edition == "campaign"
    assert war.editor.sheet.dice("home") == ("undead_zombie", SWORD)
    assert war.editor.is_kept


def test_force_of_a_toml_file_is_opened_with_its_edition(war: BuilderPage, tmp_path: Path):
    war.editor.put(["undead_zombie", SWORD], "home")
    assert war.fill(["undead", "goblins"], owned=False)
    path = tmp_path / "war.toml"
    path.write_text(force_document(structs.replace(war.force, name="War")), "utf-8")
    war.save()
    war.begin_new()
    action(war, "The rules of 1995").trigger()
    war.open_file(path)
    sheet = war.editor.sheet
    assert (sheet.edition, sheet.health) == ("campaign", 120)
    assert SWORD in sheet.dice("home")
    assert unmet(war) == {}


def test_collection_counts_the_dice_of_campaigns(war: BuilderPage):
    made = war.shelf.library.new_collection("Mira")
    war.shelf.library.own_many(made.id, {SWORD: 1, "undead_zombie": 2})
    war.collections.choose(made.id, limited=True)
    assert war.editor.put([SWORD], "home")
    assert not war.editor.put([SWORD], "home")
    assert war.editor.put([KIN], "summoning"), "a collection without any dragonkin never counted them"


def test_force_of_a_campaign_shows_its_items_in_other_editions(open_builder: Opening):
    sheet = Sheet(edition="campaign", health=120)
    page = open_builder(sheet)
    page.editor.put(["undead_zombie", SWORD], "home")
    action(page, "The rules of 1995").trigger()
    QApplication.processEvents()
    assert "home_items" in page.areas.views
    assert page.areas.views["home_items"].accessibleName() == "Items of the home army: 1 health · 1 die"
    assert unmet(page)["sections"].startswith("This edition does not have the items of the home army: move or remove")


@pytest.mark.parametrize("language", ["en", "da"])
def test_builder_of_a_campaign_opens_in_each_language(open_builder: Opening, language: str):
    page = open_builder(Sheet(edition="campaign", health=180), language=language)
    page.catalogue.show_kind("item")
    page.catalogue.seek()
    view = page.catalogue.view
    heads = {view.group_words(group_of(row.type_id)) for row in view.rows}
    small = {"en": "Small equipment", "da": "Lille udstyr"}[language]
    assert small in heads
    assert len(heads) == 6
