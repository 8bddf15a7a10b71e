"""The catalogue narrowed by words and filters, in its orders, and counted against a collection."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, QPoint, QPointF, Qt
from PySide6.QtGui import QCursor, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ddtable.dice.catalogue import catalogue, use_own_dice
from ddtable.dice.faces import parse_faces
from ddtable.dice.types import OwnDie
from ddtable.library import open_library
from ddtable.words.sentences import Words
from tests.drivers.painted import Painted
from tests.ui.builder.conftest import LEFT
from ui.builder.catalogue_model import DieRow, about_die, group_of, tile_words
from ui.builder.catalogue_view import CatalogueView
from ui.builder.page import BuilderPage


def shown(page: BuilderPage) -> list[str]:
    page.catalogue.seek()
    return [row.type_id for row in page.catalogue.view.rows]


SCROLLS: dict[str, Callable[[CatalogueView, QtBot], object]] = {
    "wheel": lambda view, _: turn_wheel(view),
    "bar": lambda view, _: view.verticalScrollBar().setValue(200),
    "keys": lambda view, qtbot: qtbot.keyClick(view, Qt.Key.Key_End),
}


def turn_wheel(view: CatalogueView) -> None:
    """Turn the wheel down by one notch over the middle of a view."""
    at = QPointF(view.viewport().rect().center())
    glob, none = QPointF(view.viewport().mapToGlobal(at)), Qt.KeyboardModifier.NoModifier
    phase = Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(at, glob, QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton, none, phase, False)
    QApplication.sendEvent(view.viewport(), event)


@pytest.mark.parametrize("scroll", SCROLLS)
def test_all_dice_in_sight_are_repainted_after_scrolling(page: BuilderPage, qtbot: QtBot, scroll: str):
    """Old dice stayed on the screen: QListView does not repaint where its own layout is empty."""
    view = page.catalogue.view
    view.setFocus(Qt.FocusReason.TabFocusReason)
    painted = Painted(view.viewport())
    SCROLLS[scroll](view, qtbot)
    assert view.verticalScrollBar().value() > 0
    assert painted.covers(view.viewport().rect())


def test_tile_under_the_pointer_is_highlighted_after_scrolling(page: BuilderPage, monkeypatch: pytest.MonkeyPatch):
    view = page.catalogue.view
    at = view.tile(6).center()
    view.hover(6)
    monkeypatch.setattr(QCursor, "pos", lambda: view.viewport().mapToGlobal(at))
    view.verticalScrollBar().setValue(view.tile(16).center().y() - at.y())
    assert view.tile(view.hovered).contains(at)
    assert view.hovered != 6


def test_filters_narrow_and_chips_take_them_away(page: BuilderPage, qtbot: QtBot):
    panel = page.catalogue
    panel.look(species=("goblins", "undead"), sizes=("monster",))
    assert shown(page) == [
        unit.id for folk in ("goblins", "undead") for unit in catalogue().units_of(folk) if unit.size == "monster"
    ]
    assert [chip.text() for chip in panel.chips.chips] == ["Goblins", "Undead", "Monster"]
    assert panel.filters["species"].lit
    qtbot.mouseClick(panel.chips.chips[0], LEFT)
    assert {catalogue().unit(die).species for die in shown(page)} == {"undead"}
    qtbot.mouseClick(panel.chips.clear_all, LEFT)
    assert len(shown(page)) == len(catalogue().units)
    assert panel.chips.isHidden()


def test_filters_are_ticked_in_a_list_that_stays_open(page: BuilderPage, qtbot: QtBot):
    button = page.catalogue.filters["icons"]
    qtbot.mouseClick(button, LEFT)
    ticks = button.list
    assert ticks.isVisible()
    by_word = {cell.text(): cell for cell in ticks.cells}
    for word in ("Smite", "Rend"):
        qtbot.mouseClick(by_word[word], LEFT)
        assert ticks.isVisible()
        assert by_word[word].isChecked()
    found = shown(page)
    assert found
    assert all({"smite", "rend"} & {face.icon for face in catalogue().unit(die).faces} for die in found)
    qtbot.keyClick(ticks, Qt.Key.Key_Escape)
    assert not ticks.isVisible()


def test_filters_are_ticked_by_keys(page: BuilderPage, qtbot: QtBot):
    button = page.catalogue.filters["elements"]
    qtbot.keyClick(button, Qt.Key.Key_Return)
    ticks = button.list
    assert ticks.cells[0].hasFocus()
    qtbot.keyClick(ticks.cells[0], Qt.Key.Key_Down)
    assert ticks.cells[1].hasFocus()
    qtbot.keyClick(ticks.cells[1], Qt.Key.Key_Space)
    (element,) = page.catalogue.looking.elements
    ticks.close()
    assert all(element in catalogue().elements_of(catalogue().unit(die)) for die in shown(page))


def test_every_order_shows_every_die_once(page: BuilderPage):
    every = sorted(catalogue().units)
    for order in ("name", "health", "class", "species"):
        page.catalogue.look(sort=order)
        assert sorted(shown(page)) == every
        rows = page.catalogue.view.model()
        from_model = [rows.index(row, 0).data(Qt.ItemDataRole.UserRole + 1) for row in range(rows.rowCount())]
        assert from_model == shown(page)


def test_an_order_by_name_has_no_headings(page: BuilderPage):
    page.catalogue.look(sort="name")
    initials = [page.words.die_name(die)[0] for die in shown(page)]
    assert initials == sorted(initials)
    assert page.catalogue.view.placed
    assert page.catalogue.view._groups == []


def test_each_line_of_a_species_has_the_same_classes(page: BuilderPage):
    dice = [die for die in shown(page) if catalogue().unit(die).species == "goblins"]
    lines = [dice[first : first + 5] for first in range(0, 20, 5)]
    classes = [[catalogue().unit(die).unit_class for die in line] for line in lines[:3]]
    assert classes[0] == classes[1] == classes[2]
    assert [catalogue().unit(line[0]).size for line in lines] == ["common", "uncommon", "rare", "monster"]


def test_empty_search_shows_a_message(page: BuilderPage):
    page.catalogue.search.setText("xyzzy")
    assert shown(page) == []
    QApplication.processEvents()
    assert page.catalogue.view.placed.tiles == []


def test_a_selection_survives_a_filter(page: BuilderPage):
    view = page.catalogue.view
    row = next(number for number, row in enumerate(view.rows) if row.type_id == "undead_wight")
    view.setCurrentIndex(view.model().index(row, 0))
    page.catalogue.look(species=("undead",))
    assert "undead_wight" in shown(page)
    assert view.chosen_dice() == ["undead_wight"]


def test_owned_and_used_counts_are_shown(page: BuilderPage):
    page.editor.use_collection({"goblins_thug": 3}, limited=False)
    page.editor.put(["goblins_thug"] * 2, "home")
    assert page.catalogue.view.dice.stock_words("goblins_thug") == "3 owned · 2 used"
    assert page.catalogue.view.dice.stock_words("undead_wight") == "none owned"
    page.editor.put(["undead_wight"], "horde")
    assert page.catalogue.view.dice.stock_words("undead_wight") == "0 owned · 1 used"


def test_a_limited_builder_uses_no_more_than_is_owned(page: BuilderPage, qtbot: QtBot):
    page.editor.use_collection({"goblins_thug": 2}, limited=True)
    said: list[str] = []
    page.editor.refused.connect(said.append)
    assert page.editor.put(["goblins_thug"], "home")
    assert page.editor.put(["goblins_thug"], "horde")
    assert not page.editor.put(["goblins_thug"], "horde")
    assert not page.editor.put(["undead_wight"], "horde")
    assert page.editor.move("home", "campaign", ["goblins_thug"])
    assert page.editor.sheet.used == {"goblins_thug": 2}
    assert "All 2" in said[0]
    assert "not in the collection" in said[1]


def test_dice_of_the_force_that_are_not_owned_are_marked(page: BuilderPage):
    page.editor.put(["goblins_thug"] * 3, "home")
    page.editor.put(["undead_wight"], "horde")

    def not_owned() -> list[str]:
        return [row.text() for row in page.verdict.rows if row.line is not None and row.line.key == "owned"]

    page.editor.use_collection({"goblins_thug": 2}, limited=False)
    assert not_owned() == []
    page.editor.use_collection({"goblins_thug": 2}, limited=True)
    (said,) = not_owned()
    for part in ("2 dice are not in the collection", "Thug", "Wight"):
        assert part in said
    assert page.areas.views["horde"].at_fault
    page.editor.take("home", ["goblins_thug"])
    page.editor.take("horde", ["undead_wight"])
    assert "owned" not in {line.key for line in page.verdict.lines}


def test_the_die_in_hand_shows_its_faces(page: BuilderPage, qtbot: QtBot):
    view = page.catalogue.view
    row = next(number for number, row in enumerate(view.rows) if row.type_id == "goblins_troll")
    view.scrollTo(view.model().index(row, 0))
    qtbot.mouseMove(view.viewport(), view.tile(row).center())
    view.hover(row)
    assert page.catalogue.strip.type_id == "goblins_troll"
    said = page.catalogue.strip.accessibleName()
    assert "Troll" in said
    assert "4 smite" in said
    view.hover(-1)
    assert page.catalogue.strip.type_id == "goblins_troll"


def test_view_and_draft_are_restored_the_next_day(open_builder, qtbot: QtBot):
    page = open_builder()
    page.catalogue.look(species=("goblins",), sort="health", words="thug")
    page.editor.put(["goblins_thug"], "horde")
    page.editor.rename("Mire wolves")
    page.window().close()
    again = open_builder()
    assert again.editor.sheet.force.name == "Mire wolves"
    assert again.editor.sheet.force.horde == ("goblins_thug",)
    assert again.catalogue.looking.species == ("goblins",)
    assert again.catalogue.search.text() == ""  # a search of yesterday would hide most dice
    assert again.head.name.text() == "Mire wolves"


def test_a_desk_that_cannot_be_read_is_set_aside(open_builder, tmp_path):
    (tmp_path / "builder.json").write_text("{nonsense")
    page = open_builder()
    assert page.editor.sheet.is_bare
    assert (tmp_path / "builder.broken.json").read_text() == "{nonsense"


def test_each_shelf_keeps_its_filters_and_its_search(open_builder, qtbot: QtBot):
    page = open_builder()
    panel = page.catalogue
    panel.look(species=("undead",), words="wight")
    panel.seek()
    panel.show_kind("dragon")
    assert (panel.search.text(), panel.looking.species) == ("", ())
    panel.look(elements=("fire",))
    panel.seek()
    panel.show_kind("unit")
    assert panel.search.text() == "wight"
    assert panel.looking.species == ("undead",)
    assert shown(page) == ["undead_wight"]
    page.close_up()
    page.window().close()
    again = open_builder()
    assert again.catalogue.looking.species == ("undead",)
    again.catalogue.show_kind("dragon")
    assert again.catalogue.looking.elements == ("fire",)


def test_scroll_position_of_a_shelf_is_restored(page: BuilderPage):
    bar = page.catalogue.view.verticalScrollBar()
    bar.setValue(700)
    page.catalogue.show_kind("terrain")
    page.catalogue.seek()
    assert bar.value() == 0
    page.catalogue.show_kind("unit")
    page.catalogue.seek()
    assert bar.value() == 700


def test_a_click_on_a_die_of_an_army_leaves_the_catalogue_as_it_is(page: BuilderPage, qtbot: QtBot):
    page.editor.put(["goblins_thug"], "horde")
    page.catalogue.show_kind("terrain")
    page.catalogue.look(words="tower")
    horde = page.areas.views["horde"]
    qtbot.mouseClick(horde.viewport(), LEFT, pos=horde.tile(0).center())
    assert page.editor.current == "horde"
    assert (page.catalogue.looking.kind, page.catalogue.search.text()) == ("terrain", "tower")
    qtbot.mouseClick(horde.viewport(), LEFT, pos=QPoint(6, horde.viewport().height() - 6))
    assert page.catalogue.looking.kind == "unit"


def test_dragons_and_terrains_are_in_order_of_their_kinds(page: BuilderPage):
    assert page.catalogue.sort.text() == "By race"
    page.catalogue.show_kind("terrain")
    page.catalogue.seek()
    assert page.catalogue.sort.text() == "By kind"
    lines = page.catalogue.view.placed.lines
    assert {len(line) for line in lines} <= {4, 8}


def test_terrains_outside_the_game_are_pale_with_the_reason(page: BuilderPage):
    page.catalogue.show_kind("terrain")
    page.catalogue.seek()
    told = {row.type_id: index.data(Qt.ItemDataRole.ToolTipRole) for row, index in rows_of(page)}
    faint = {type_id for type_id, words in told.items() if "not one of the 16 terrains of 1995" in words}
    assert len(set(told) - faint) == 16
    assert "flatland_city" not in faint
    assert "feyland_city" in faint


def rows_of(page: BuilderPage) -> Iterator[tuple[DieRow, QModelIndex]]:
    view = page.catalogue.view
    yield from ((row, view.model().index(number, 0)) for number, row in enumerate(view.rows))


def test_the_views_grow_with_the_window(open_builder):
    small, large = open_builder(size=(1280, 800)), open_builder(size=(1920, 1050))
    assert large.catalogue.view.die > small.catalogue.view.die
    for page in (small, large):
        view = page.catalogue.view
        assert all(view.tile(row).right() < view.viewport().width() for row in range(len(view.rows)))
        lines = view.placed.lines
        assert {len(line) for line in lines[:3]} == {5}
        assert view.indexAt(QPoint(-5, -5)).row() == -1


# The player's own dice


OWN = OwnDie(
    "own_bog_king",
    "Bog King",
    "unit",
    parse_faces("3 id, 3 melee, 3 save, 2 smite, 3 maneuver, 3 melee"),
    species="goblins",
    unit_class="heavy_melee",
    health=3,
    mark="reconstructed",
)


@pytest.fixture
def own_die(tmp_path: Path) -> Iterator[None]:
    with open_library(tmp_path / "library.ddlibrary", "2026-01-01T00:00:00+00:00") as library:
        library.keep_die(OWN)
    yield
    use_own_dice(())


@pytest.mark.usefixtures("own_die")
def test_own_dice_are_listed_with_their_race_and_mark(open_builder):
    page = open_builder()
    page.shelf.wake()
    page.catalogue.look(species=("goblins",))
    assert OWN.id in shown(page)
    row = shown(page).index(OWN.id)
    said = page.catalogue.view.model().index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "Bog King" in said
    assert "reconstructed" in said
    assert "reconstructed" in page.catalogue.view.rows[row].lines[1]
    assert page.editor.put([OWN.id], "home")
    assert "allowed" in {line.key for line in page.verdict.lines if not line.met}


@pytest.mark.usefixtures("own_die")
def test_own_dice_are_loaded_after_the_first_painting(open_builder, qtbot: QtBot):
    page = open_builder()
    qtbot.waitUntil(lambda: any(row.type_id == OWN.id for row in page.catalogue.view.rows), timeout=30_000)
    page.close_up()


@pytest.mark.usefixtures("own_die")
def test_an_own_die_that_is_gone_leaves_the_catalogue_and_stays_in_the_force(open_builder):
    page = open_builder()
    page.shelf.wake()
    page.editor.put([OWN.id], "home")
    page.shelf.library.remove_die(OWN.id)
    page.shelf.use_own_dice()
    assert OWN.id not in shown(page)
    QApplication.processEvents()
    assert page.editor.sheet.force.home == (OWN.id,)
    assert page.areas.views["home"].stacks.rowCount() == 1


# What the faces do


def test_face_shows_its_effect(page: BuilderPage, qtbot: QtBot):
    strip = page.catalogue.strip
    strip.show_die("goblins_troll")
    number, _, name = next(face for face in strip.faces if "smite" in face[2])
    told = strip.told(number, name)
    assert told.startswith("4 smite")
    assert "that cannot be saved" in told
    qtbot.waitUntil(lambda: "that cannot be saved" in strip.accessibleDescription())
    place = strip.faces.index((number, *strip.faces[[face[0] for face in strip.faces].index(number)][1:]))
    left, wide = strip._spans()[0][place]
    assert strip.face_at(QPoint(int(left + wide / 2), 50)) == place
    assert strip.face_at(QPoint(3, 50)) == -1


@pytest.mark.parametrize("type_id", ["earth_drake", "flatland_city", "undead_lich"])
def test_faces_of_dragons_and_terrains_show_their_effect(page: BuilderPage, type_id: str):
    strip = page.catalogue.strip
    strip.show_die(type_id)
    assert any("\n" in strip.told(number, name) for number, _, name in strip.faces)


@pytest.mark.parametrize(
    ("die", "about", "group"),
    [
        ("dragonkin_dragonhero_fire", "Heavy · 2, 2 automatic saves, faces reconstructed", "dragonkin"),
        ("eldarim_dragonmaster_fire", "Melee · 4", "eldarim"),
        ("medallion_gold", "medallion, 4 points, faces reconstructed", "item-medallion"),
        ("minor_deadland_knoll", "minor terrain", "minor-deadland"),
    ],
)
def test_dice_of_campaigns_have_a_description_and_a_group(die: str, about: str, group: str):
    words = Words()
    assert about_die(words, die) == about
    name, below = tile_words(words, die)
    assert name == words.die_name(die)
    assert about.startswith(below)
    assert group_of(die) == group


def test_the_builder_of_1995_offers_no_dice_of_campaigns(page: BuilderPage):
    for kind in ("unit", "dragon", "terrain"):
        page.catalogue.show_kind(kind)
        page.catalogue.look(words="dragon")
        page.catalogue.seek()
        assert {row.type_id for row in page.catalogue.view.rows} <= set(catalogue().dice)
