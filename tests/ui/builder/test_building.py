"""Forces built as a player builds them: by mouse alone, by keyboard alone, with mistakes that are mended."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QDragLeaveEvent, QFontMetrics
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ddtable.dice.catalogue import catalogue
from ddtable.rules.dragon_dice.board import Options
from ddtable.rules.dragon_dice.forces import refuse_forces
from tests.ui.builder.conftest import LEFT, drag, drag_into, drag_over, tile_of
from ui.builder.editor import Editor
from ui.builder.figures import Figure, figures
from ui.builder.forces_dialog import ForcesDialog
from ui.builder.mime import mime_of
from ui.builder.page import BuilderPage
from ui.builder.sheet import Area, Sheet, put
from ui.builder.verdict_panel import INSET, MARK

Key = Qt.Key


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def drag_in(page: BuilderPage, dice: Sequence[str], area: Area) -> bool:
    """Drag dice from the catalogue into an area."""
    return drag(page.catalogue.view, dice, page.areas.views[area])


def lawful(sheet: Sheet) -> bool:
    return refuse_forces([sheet.force, sheet.force], Options(half_cap=sheet.half_cap, species=sheet.species)) is None


def unmet(page: BuilderPage) -> set[str]:
    return {line.key for line in page.verdict.lines if not line.met}


# By mouse alone


def test_a_whole_force_is_built_by_dragging(page: BuilderPage):
    goblins = {1: "goblins_thug", 2: "goblins_cutthroat", 3: "goblins_marauder"}
    for _ in range(4):
        assert drag_in(page, [goblins[3]], "home")
        assert drag_in(page, ["undead_mummy"], "campaign")
    for _ in range(4):
        assert drag_in(page, [goblins[1], goblins[2]], "horde")
    page.areas.views["dragons"].viewport().setFocus()
    click(page, page.areas.views["dragons"])
    settle()
    assert drag_in(page, ["earth_drake"], "dragons")
    assert drag_in(page, ["death_wyrm"], "dragons")
    click(page, page.areas.views["frontier"])
    settle()
    assert drag_in(page, ["flatland_city"], "home_terrain")
    assert drag_in(page, ["highland_tower"], "frontier")
    sheet = page.editor.sheet
    assert sheet.health_now == sheet.health == 36
    assert page.verdict.is_met
    assert lawful(sheet)


def click(page: BuilderPage, view: QWidget) -> None:
    from PySide6.QtTest import QTest

    QTest.mouseClick(view.viewport(), LEFT, pos=QPoint(6, view.viewport().height() - 6))


def test_double_click_adds_a_die_to_the_right_area(page: BuilderPage, qtbot: QtBot):
    view = page.catalogue.view
    qtbot.mouseDClick(view.viewport(), LEFT, pos=tile_of(view, "goblins_thug"))
    assert page.editor.sheet.force.home == ("goblins_thug",)
    click(page, page.areas.views["horde"])
    qtbot.mouseDClick(view.viewport(), LEFT, pos=tile_of(view, "goblins_thug"))
    assert page.editor.sheet.force.horde == ("goblins_thug",)


def test_the_signs_on_a_tile_count_up_and_down(page: BuilderPage, qtbot: QtBot):
    view = page.catalogue.view
    point = tile_of(view, "goblins_thug")
    qtbot.mouseMove(view.viewport(), point)
    view.hover(view.indexAt(point).row())
    rect = view.tile(view.hovered)
    plus, minus = rect.topRight() + QPoint(-14, 14), rect.topLeft() + QPoint(14, 14)
    for _ in range(3):
        qtbot.mouseClick(view.viewport(), LEFT, pos=plus)
    assert page.editor.sheet.used["goblins_thug"] == 3
    qtbot.mouseClick(view.viewport(), LEFT, pos=minus)
    assert page.editor.sheet.used["goblins_thug"] == 2


def test_dice_are_dragged_between_armies_and_back_into_the_box(page: BuilderPage):
    page.editor.put(["goblins_thug", "goblins_thug", "goblins_mugger"], "home")
    home, horde = page.areas.views["home"], page.areas.views["horde"]
    assert drag(home, ["goblins_thug"], horde)
    assert page.editor.sheet.force.horde == ("goblins_thug", "goblins_thug")
    assert drag(horde, ["goblins_thug"], page.catalogue.view)
    assert page.editor.sheet.all_dice == ("goblins_mugger",)


def test_several_dice_are_dragged_together(page: BuilderPage):
    assert drag_in(page, ["goblins_thug", "goblins_mugger", "undead_wight"], "horde")
    assert sorted(page.editor.sheet.force.horde) == ["goblins_mugger", "goblins_thug", "undead_wight"]


def test_refused_drag_shows_the_reason(page: BuilderPage):
    expected = {"home": "An army can only", "dragons": "Only dragons", "frontier": "Only a terrain"}
    wrong = {"home": "earth_drake", "dragons": "goblins_thug", "frontier": "earth_drake"}
    for area, words in expected.items():
        view = page.areas.views[area]
        assert drag_into(view.viewport(), mime_of([wrong[area]])) == (False, False)
        assert view.refusal.startswith(words)
        QApplication.sendEvent(view.viewport(), QDragLeaveEvent())
        assert view.refusal == "", "it is said for as long as the dice hang over the area"
    assert page.editor.sheet.is_bare


def test_drag_from_another_program_is_ignored(page: BuilderPage):
    from PySide6.QtCore import QMimeData

    mime = QMimeData()
    mime.setText("goblins_thug")
    broken = QMimeData()
    broken.setData("application/x-ddtable-kinds", b'{"dice": 7}')
    for load in (mime, broken):
        assert drag_over(page.areas.views["home"].viewport(), load) == (False, False)


# By keyboard alone


def test_a_whole_force_is_built_by_keys(page: BuilderPage, qtbot: QtBot):
    search, view = page.catalogue.search, page.catalogue.view

    def find(words: str) -> None:
        qtbot.keyClick(page, Key.Key_F, Qt.KeyboardModifier.ControlModifier)
        search.selectAll()
        qtbot.keyClicks(search, words)
        qtbot.keyClick(search, Key.Key_Return)
        settle()
        assert view.hasFocus()

    def press(key: Qt.Key, times: int = 1) -> None:
        for _ in range(times):
            qtbot.keyClick(view, key)

    find("marauder")
    press(Key.Key_1, 4)
    find("mummy")
    press(Key.Key_2, 4)
    find("thug")
    press(Key.Key_3, 12)
    page.areas.views["dragons"].setFocus(Qt.FocusReason.TabFocusReason)
    settle()
    find("earth drake")
    press(Key.Key_Return)
    press(Key.Key_Plus)
    page.areas.views["home_terrain"].setFocus(Qt.FocusReason.TabFocusReason)
    settle()
    find("flatland city")
    press(Key.Key_1)
    press(Key.Key_2)
    assert page.verdict.is_met, unmet(page)
    assert lawful(page.editor.sheet)


def test_typing_in_the_catalogue_searches(page: BuilderPage, qtbot: QtBot):
    view = page.catalogue.view
    view.setFocus()
    qtbot.keyClick(view, Key.Key_T)
    assert page.catalogue.search.hasFocus()
    qtbot.keyClicks(page.catalogue.search, "hug")
    settle()
    assert [row.type_id for row in view.rows][:1] == ["goblins_thug"]


def test_arrows_move_between_dice_and_a_selection_is_added_together(page: BuilderPage, qtbot: QtBot):
    view = page.catalogue.view
    view.setFocus()
    view.setCurrentIndex(view.wanted.index(0, 0))
    qtbot.keyClick(view, Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(view, Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    chosen = view.chosen_dice()
    assert len(chosen) > 2
    qtbot.keyClick(view, Key.Key_3)
    assert list(page.editor.sheet.force.horde) == chosen


def test_delete_plus_and_minus_count_the_dice_of_an_army(page: BuilderPage, qtbot: QtBot):
    page.editor.put(["goblins_thug", "goblins_mugger"], "horde")
    view = page.areas.views["horde"]
    view.setFocus(Qt.FocusReason.TabFocusReason)
    view.choose_dice(["goblins_thug"])
    qtbot.keyClick(view, Key.Key_Plus)
    qtbot.keyClick(view, Key.Key_Plus)
    assert page.editor.sheet.used["goblins_thug"] == 3
    qtbot.keyClick(view, Key.Key_Minus)
    assert page.editor.sheet.used["goblins_thug"] == 2
    qtbot.keyClick(view, Key.Key_1)
    assert page.editor.sheet.force.home == ("goblins_thug", "goblins_thug")
    view.choose_dice(["goblins_mugger"])
    qtbot.keyClick(view, Key.Key_Delete)
    assert page.editor.sheet.force.horde == ()


def test_tab_reaches_every_area(page: BuilderPage, qtbot: QtBot):
    page.catalogue.view.setFocus(Qt.FocusReason.TabFocusReason)
    met: list[str] = []
    for _ in range(40):
        qtbot.keyClick(QApplication.focusWidget(), Key.Key_Tab)
        met.append(str(QApplication.focusWidget().property("area")))
    found = [area for area in met if area != "None"]
    assert found[:6] == ["home", "campaign", "horde", "dragons", "home_terrain", "frontier"]


# Mistakes


def test_three_broken_rules_are_fixed_from_the_verdict(page: BuilderPage, qtbot: QtBot):
    editor = page.editor
    editor.put(["goblins_marauder"] * 4, "home")
    editor.put(["undead_mummy"] * 4, "campaign")
    editor.put(["goblins_thug"] * 12, "horde")
    editor.put(["earth_drake", "earth_drake"])
    editor.put(["flatland_city"])
    editor.put(["flatland_city"])
    assert page.verdict.is_met
    editor.put(["undead_wight"], "home")  # another race in the home army, and too much health
    editor.put(["earth_drake"])  # a dragon too many
    editor.take("home_terrain", ["flatland_city"])
    assert unmet(page) == {"health", "species_home", "dragons", "home_terrain"}
    rows = {row.line.key: row for row in page.verdict.rows if row.line is not None and not row.line.met}
    assert "Wight" in rows["species_home"].text()
    qtbot.mouseClick(rows["species_home"], LEFT)
    home = page.areas.views["home"]
    assert home.hasFocus()
    assert home.stacks.dice_of(home.chosen_rows) == ["undead_wight"]
    qtbot.keyClick(home, Key.Key_Delete)
    rows = {row.line.key: row for row in page.verdict.rows if row.line is not None and not row.line.met}
    assert set(rows) == {"dragons", "home_terrain"}
    qtbot.mouseClick(rows["dragons"], LEFT)
    dragons = page.areas.views["dragons"]
    qtbot.keyClick(dragons, Key.Key_Minus)
    rows = {row.line.key: row for row in page.verdict.rows if row.line is not None and not row.line.met}
    qtbot.mouseClick(rows["home_terrain"], LEFT)
    settle()
    assert page.catalogue.looking.kind == "terrain"
    view = page.catalogue.view
    qtbot.mouseDClick(view.viewport(), LEFT, pos=tile_of(view, "flatland_city"))
    assert page.verdict.is_met
    assert lawful(editor.sheet)


def test_verdict_line_filters_for_the_missing_dice(page: BuilderPage, qtbot: QtBot):
    editor, view = page.editor, page.catalogue.view
    editor.put(["goblins_thug"], "home")
    for key, kind, area in (("dragons", "dragon", "dragons"), ("frontier", "terrain", "frontier")):
        row = next(row for row in page.verdict.rows if row.line is not None and row.line.key == key)
        qtbot.mouseClick(row, LEFT)
        assert page.catalogue.looking.kind == kind
        assert view.hasFocus()
        qtbot.keyClick(view, Key.Key_Return)
        assert len(editor.sheet.dice(area)) == 1
    row = next(row for row in page.verdict.rows if row.line is not None and row.line.key == "health")
    qtbot.mouseClick(row, LEFT)
    assert view.hasFocus()


def test_undo_and_redo_are_exact(page: BuilderPage, qtbot: QtBot):
    editor = page.editor
    states = [editor.sheet]
    deeds = [
        lambda: editor.put(["goblins_thug"], "home"),
        lambda: editor.put(["goblins_thug", "undead_wight"], "horde"),
        lambda: editor.move("horde", "campaign", ["undead_wight"]),
        lambda: editor.rename("Mire wolves"),
        lambda: editor.annotate("Careful with the dragon", ["fast", "fast", ""], "Mira"),
        lambda: editor.set_game(health=24),
        lambda: editor.take("home", ["goblins_thug"]),
        editor.clear,
    ]
    for deed in deeds:
        assert deed()
        states.append(editor.sheet)
    for state in reversed(states[:-1]):
        qtbot.keyClick(page, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert editor.sheet == state
    assert not page.tools.undo.isEnabled()
    assert page.tools.undo.toolTip()
    for state in states[1:]:
        qtbot.keyClick(page, Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
        assert editor.sheet == state


def test_change_without_effect_is_not_an_undo_step(page: BuilderPage):
    editor: Editor = page.editor
    editor.rename("")
    editor.take("home", ["goblins_thug"])
    editor.set_game(health=36)
    assert editor.undoes == ""


# What is seen of it


def test_the_figures_follow_the_current_army(page: BuilderPage):
    page.editor.put(["goblins_thug"] * 3, "home")
    page.editor.put(["undead_wight"], "campaign")
    settle()
    assert page.figures.whose == "home"
    row = page.figures.rows["melee"]
    assert row.one is not None
    assert abs(sum(row.one.chances) - 1) < 1e-9
    assert row.one.low <= row.one.mean <= row.one.high <= row.one.best
    before = row.one.mean
    page.editor.choose("campaign")
    settle()
    assert page.figures.whose == "campaign"
    assert page.figures.rows["melee"].one.mean != before
    assert "on average" in page.figures.rows["melee"].accessibleName()


def test_two_armies_are_compared(page: BuilderPage):
    page.editor.put(["goblins_thug"] * 3, "home")
    page.editor.put(["undead_wight"], "horde")
    settle()
    compare = page.figures.compare.menu.actions()[3]
    compare.trigger()
    row = page.figures.rows["save"]
    assert row.other is not None
    assert "Compared" in row.accessibleName()
    page.figures.chart._point_at(1)
    assert "the other" in page.figures.chart.told()


def test_army_is_compared_with_none_or_another_but_not_itself(page: BuilderPage):
    page.editor.put(["goblins_thug"] * 3, "home")
    page.editor.put(["undead_wight"], "horde")
    settle()
    figures = page.figures
    offered = [action.text() for action in figures.compare.menu.actions() if action.isVisible()]
    assert offered[:4] == ["with nothing", "with campaign", "with horde", "with all"]
    figures._armies["horde"].trigger()
    assert figures.compare.text() == "with horde"
    page.editor.choose("horde")
    settle()
    assert figures.rows["melee"].other is None
    assert figures.compare.text() == "Compare"
    page.editor.choose("home")
    settle()
    assert figures.rows["melee"].other is not None
    figures._armies["none"].trigger()
    assert figures.rows["melee"].other is None


def test_an_army_is_compared_with_the_same_one_of_a_force_of_the_library(page: BuilderPage):
    page.editor.put(["undead_wight"] * 2, "home")
    page.editor.rename("Grey & low")
    page.save()
    page.begin_new()
    page.editor.put(["goblins_thug"] * 3, "home")
    settle()
    compare = page.figures.compare
    compare.opened.emit()
    action, _, another = page.figures.forces.actions()
    assert another.text() == "Other force…"
    assert action.text() == "Grey && low"
    action.trigger()
    row = page.figures.rows["save"]
    assert row.other is not None
    assert row.other.chances == figures_of(["undead_wight"] * 2, "save").chances
    assert compare.text() == "with Grey & low"


def test_an_army_is_compared_with_any_force(page: BuilderPage, qtbot: QtBot):
    """The menu lists only the latest forces: every other one, and the starter forces, are found by searching."""
    for number in range(25):
        page.begin_new()
        page.editor.put(["undead_wight"] * 2, "home")
        page.editor.rename(f"Grey n{number:02}")
        page.save()
    page.begin_new()
    page.editor.put(["goblins_thug"] * 3, "home")
    settle()
    figures = page.figures
    for sought, named, units in (("grey n03", "Grey n03", ["undead_wight"] * 2), ("mire wolves", "Mire Wolves", None)):
        figures.compare.opened.emit()
        figures.forces.actions()[-1].trigger()
        (dialog,) = [one for one in page.findChildren(ForcesDialog) if one.isVisible()]
        assert dialog.remove.isHidden()
        qtbot.keyClicks(dialog.search, sought)
        qtbot.mouseClick(dialog.open_button, LEFT)
        assert figures.compare.text() == f"with {named}"
        if units:
            assert figures.rows["save"].other.chances == figures_of(units, "save").chances


def test_a_force_of_the_library_is_listed_with_its_races(page: BuilderPage):
    page.editor.put(["undead_wight"] * 2, "home")
    page.editor.put(["goblins_thug"], "horde")
    page.save()
    page.act("open")
    dialog = page.window().findChild(ForcesDialog)
    assert "Undead and Goblins" in dialog.list.item(0).data(Qt.ItemDataRole.AccessibleTextRole)
    dialog.done(0)


def test_sizes_show_their_number_of_dragons(page: BuilderPage):
    """SU1."""
    sizes = {size: action.text() for size, action in page.tools._sizes.items()}
    assert sizes[23] == "23 health · 1 dragon · the size that the rules recommend"
    assert sizes[24] == "24 health · 1 dragon"
    assert sizes[25] == "25 health · 2 dragons · from here on, one dragon more"
    assert sizes[60] == "60 health · 3 dragons"


def figures_of(units: Sequence[str], kind: str) -> Figure:
    return next(figure for figure in figures(units) if figure.kind == kind)


def test_each_bar_ends_at_its_own_best_faces(page: BuilderPage):
    page.editor.put(["goblins_thug"] * 8, "home")
    settle()
    rows = page.figures.rows
    assert rows["melee"].most == rows["melee"].one.best
    assert rows["missile"].most == rows["missile"].one.best < rows["melee"].most


def test_results_beyond_the_best_faces_are_announced(page: BuilderPage):
    again = [die for die in catalogue().units if any(figure.has_more for figure in figures([die]))]
    assert again, "some dice are rolled again"
    page.editor.put(again[:1], "home")
    settle()
    for row in page.figures.rows.values():
        told = "or more with rerolls" in row.accessibleName()
        assert told == row.one.has_more == (row.one.best < row.one.span()[1])


def test_a_long_line_of_the_verdict_is_not_cut(page: BuilderPage):
    page.editor.put(["swampland_standing_stones"], "frontier")
    settle()
    row = next(row for row in page.verdict.rows if row.line is not None and row.line.key == "frontier")
    assert row.line is not None
    assert row.line.met
    lines = QFontMetrics(row._font).horizontalAdvance(row.text()) / (row.width() - MARK - INSET)
    assert lines > 1
    assert row.height() >= 2 * QFontMetrics(row._font).height()


def test_screen_reader_announces_tiles_and_areas(page: BuilderPage):
    page.editor.put(["goblins_thug"] * 2, "home")
    view = page.catalogue.view
    row = next(number for number, row in enumerate(view.rows) if row.type_id == "goblins_thug")
    said = view.model().index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    for part in ("Thug", "Goblins", "Heavy", "1", "2 used"):
        assert part in said
    assert "2 health" in page.areas.views["home"].accessibleName()
    for button in (*page.findChildren(type(page.tools.undo)), page.head.more, page.tools.rules):
        assert button.accessibleName() or button.text()


def test_a_screen_reader_finds_every_tile(page: BuilderPage):
    page.editor.put(["goblins_thug", "goblins_thug", "undead_wight"], "horde")
    for view, count in ((page.catalogue.view, len(catalogue().units)), (page.areas.views["horde"], 2)):
        reader = QAccessible.queryAccessibleInterface(view)
        assert reader.text(QAccessible.Text.Name)
        assert reader.childCount() == count
        names = [reader.child(number).text(QAccessible.Text.Name) for number in range(count)]
        assert all(names)
        assert any("Thug" in name for name in names)


def test_dice_that_are_not_on_the_list_are_shown_and_can_be_taken_out(open_builder, qtbot: QtBot):
    from ui.builder.sheet import with_dice

    page = open_builder(put(with_dice(Sheet(), "home", ["lost_die"]), "home", ["goblins_thug"]))
    assert "unknown" in unmet(page)
    row = next(row for row in page.verdict.rows if row.line is not None and row.line.key == "unknown")
    qtbot.mouseClick(row, LEFT)
    qtbot.keyClick(page.areas.views["home"], Key.Key_Delete)
    assert page.editor.sheet.force.home == ("goblins_thug",)


def test_whole_catalogue_is_listed(page: BuilderPage):
    shown = set()
    for kind in ("unit", "dragon", "terrain"):
        page.catalogue.show_kind(kind)
        page.catalogue.seek()
        shown |= {row.type_id for row in page.catalogue.view.rows}
    assert shown == set(catalogue().dice)
