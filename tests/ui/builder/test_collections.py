"""The collections: counted by mouse and by keyboard, boxes, files with mistakes, taking back."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QProgressDialog

from ddtable.forces.boxes import boxes
from ddtable.library import open_library
from tests.ui.builder.conftest import tile_of
from ui.builder.boxes_dialog import BoxesDialog
from ui.builder.collection_list import NameDialog
from ui.builder.collections_window import CollectionsWindow, open_collections
from ui.builder.import_dialog import ImportDialog
from ui.builder.page import BuilderPage
from ui.builder.tile_paint import sign_rects

LEFT = Qt.MouseButton.LeftButton
THUG, SKELETON = "goblins_thug", "undead_skeleton"


@pytest.fixture
def window(page: BuilderPage) -> CollectionsWindow:
    """The collections over a builder; Mira has one, without dice."""
    page.shelf.library.new_collection("Mira")
    return opened(page)


def opened(page: BuilderPage) -> CollectionsWindow:
    window = open_collections(page)
    QApplication.processEvents()
    return window


def find(window: CollectionsWindow, sought: str) -> None:
    QTest.keyClicks(window.panel.search, sought)
    window.panel.seek()


def dialog_of(window: CollectionsWindow, kind: type) -> object:
    QApplication.processEvents()
    return next(one for one in window.findChildren(kind) if one.isVisible())


def owned(window: CollectionsWindow) -> dict[str, int]:
    """What the file holds, seen by another window."""
    with open_library(window.shelf.library.path) as library:
        return library.owned(window.number)


def click_sign(window: CollectionsWindow, die: str, which: int) -> None:
    """Point at a die and click the minus (0) or the plus (1) on it."""
    row = window.view.indexAt(tile_of(window.view, die)).row()
    window.view.hover(row)
    rect = sign_rects(window.view.tile(row))[which]
    QTest.mouseClick(window.view.viewport(), LEFT, pos=rect.center())


# Counting


def test_dice_are_counted_with_the_mouse_and_saved_at_once(window: CollectionsWindow):
    for which in (1, 1, 1, 0):
        click_sign(window, THUG, which)
    assert owned(window) == {THUG: 2}
    assert "2 dice" in window.about.text()
    assert "2 dice" in window.list.rows.item(0).data(Qt.ItemDataRole.AccessibleTextRole)


def test_dice_are_counted_by_keyboard_alone(window: CollectionsWindow):
    window.panel.enter_search()
    QTest.keyClicks(window.panel.search, "thug")
    QTest.keyClick(window.panel.search, Qt.Key.Key_Return)
    assert window.view.hasFocus()
    QTest.keyClicks(window.view, "12")
    assert owned(window) == {THUG: 12}
    QTest.keyClick(window.view, Qt.Key.Key_Plus)
    QTest.keyClick(window.view, Qt.Key.Key_Minus)
    QTest.keyClick(window.view, Qt.Key.Key_Minus)
    assert owned(window) == {THUG: 11}
    QTest.keyClick(window.view, Qt.Key.Key_Delete)
    assert owned(window) == {}


def test_a_digit_at_another_die_begins_another_number(window: CollectionsWindow):
    window.view.setFocus()
    first, second = (row.type_id for row in window.view.rows[:2])
    window.view.setCurrentIndex(window.view.model().index(0, 0))
    QTest.keyClicks(window.view, "4")
    QTest.keyClick(window.view, Qt.Key.Key_Right)
    QTest.keyClicks(window.view, "2")
    assert owned(window) == {first: 4, second: 2}


def test_several_dice_are_counted_together(window: CollectionsWindow):
    find(window, "goblins")
    window.view.setFocus()
    window.view.selectAll()
    QTest.keyClicks(window.view, "3")
    assert set(owned(window).values()) == {3}
    assert len(owned(window)) == 20
    window.undo()
    assert owned(window) == {}


def test_counts_do_not_fall_below_zero(window: CollectionsWindow):
    find(window, "thug")
    window.view.setFocus()
    QTest.keyClick(window.view, Qt.Key.Key_Minus)
    assert owned(window) == {}
    assert not window.undo_button.isEnabled()


def test_only_owned_dice_are_shown_when_asked_for(window: CollectionsWindow, qtbot):
    click_sign(window, THUG, 1)
    window.only.click()
    qtbot.waitUntil(lambda: [row.type_id for row in window.view.rows] == [THUG])
    click_sign(window, THUG, 0)
    assert [row.type_id for row in window.view.rows] == [THUG]  # it does not vanish under the hand
    window.undo()
    assert owned(window) == {THUG: 1}


def test_each_step_can_be_undone(window: CollectionsWindow):
    click_sign(window, THUG, 1)
    click_sign(window, THUG, 1)
    click_sign(window, SKELETON, 1)
    assert "Skeleton" in window.undo_button.toolTip()
    for left in ({THUG: 2}, {THUG: 1}, {}):
        QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert owned(window) == left
    assert not window.undo_button.isEnabled()


def test_page_opens_at_the_first_owned_dice(page: BuilderPage, qtbot):
    number = page.shelf.library.new_collection("Mira").id
    page.shelf.library.own(number, SKELETON, 3)
    window = opened(page)
    row = next(number for number, row in enumerate(window.view.rows) if row.type_id == SKELETON)
    qtbot.waitUntil(lambda: window.view.viewport().rect().intersects(window.view.tile(row)))
    assert window.view.group_words("undead") == "Undead · 1 of 20"


# The collections themselves


def test_without_a_collection_one_is_begun(page: BuilderPage):
    window = opened(page)
    assert window.pages.currentIndex() == 1
    assert not window.boxes.isEnabled()
    window.begin.click()
    dialog = dialog_of(window, NameDialog)
    assert isinstance(dialog, NameDialog)
    assert not dialog.answer.isEnabled()
    QTest.keyClicks(dialog.field, "Bea")
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert window.name == "Bea"
    assert window.pages.currentIndex() == 0


def test_collection_names_are_unique(window: CollectionsWindow):
    window.list.new.click()
    dialog = dialog_of(window, NameDialog)
    assert isinstance(dialog, NameDialog)
    dialog.field.setText("mira")
    dialog.answer.click()
    assert dialog.isVisible()
    assert "mira" in dialog.said.text()
    dialog.field.setText("Ragna")
    dialog.answer.click()
    assert [one.name for one in window.shelf.collections()] == ["Mira", "Ragna"]
    assert window.name == "Ragna"


def test_a_collection_is_renamed_and_has_its_name_back(window: CollectionsWindow):
    QTest.keyClick(window.list.rows, Qt.Key.Key_F2)
    dialog = dialog_of(window, NameDialog)
    assert isinstance(dialog, NameDialog)
    dialog.field.setText("Mira’s shelf")
    dialog.answer.click()
    assert window.name == "Mira’s shelf"
    window.undo()
    assert window.name == "Mira"


def test_removed_collection_is_restored_with_its_dice(window: CollectionsWindow):
    click_sign(window, THUG, 1)
    QTest.keyClick(window.list.rows, Qt.Key.Key_Delete)
    assert window.shelf.collections() == ()
    assert window.pages.currentIndex() == 1
    window.undo_button.click()
    assert window.name == "Mira"
    assert owned(window) == {THUG: 1}


def test_each_collection_has_its_own_dice(window: CollectionsWindow):
    click_sign(window, THUG, 1)
    window.make("Ragna")
    assert owned(window) == {}
    window.list.rows.setCurrentRow(0)
    assert window.counter.count(THUG) == 1


def test_builder_updates_its_counts_after_the_collections_close(page: BuilderPage):
    number = page.shelf.library.new_collection("Mira").id
    page.collections.choose(number, limited=False)
    window = opened(page)
    click_sign(window, THUG, 1)
    window.close_button.click()
    assert page.editor.owned == {THUG: 1}


# Boxes


def test_boxes_are_added_and_undone_in_one_step(window: CollectionsWindow):
    click_sign(window, THUG, 1)
    window.boxes.click()
    dialog = dialog_of(window, BoxesDialog)
    assert isinstance(dialog, BoxesDialog)
    QTest.keyClicks(dialog.search, "monster: goblins")
    assert "Troll" in dialog.picture.accessibleName()
    assert "ten-sided" in dialog.about.text()
    dialog.more.click()
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    box = next(box for box in boxes() if box.lot == "monsters" and box.species == ("goblins",))
    assert owned(window) == {THUG: 1, **{die: 2 * count for die, count in box.dice.items()}}
    row = next(number for number, row in enumerate(window.view.rows) if row.type_id in box.dice)
    assert window.view.viewport().rect().intersects(window.view.tile(row))
    window.undo()
    assert owned(window) == {THUG: 1}


def test_empty_box_or_number_is_not_accepted(window: CollectionsWindow):
    window.ask_box()
    dialog = dialog_of(window, BoxesDialog)
    assert isinstance(dialog, BoxesDialog)
    dialog.times.setText("0")
    assert not dialog.answer.isEnabled()
    assert "99" in dialog.answer.toolTip()
    dialog.times.setText("2")
    dialog.search.setText("teapot")
    assert not dialog.answer.isEnabled()
    dialog.search.clear()
    assert dialog.answer.isEnabled()


# Files


def read(window: CollectionsWindow, path: Path, text: str) -> ImportDialog:
    path.write_text(text)
    window.read_file(path)
    dialog = dialog_of(window, ImportDialog)
    assert isinstance(dialog, ImportDialog)
    return dialog


@pytest.mark.parametrize(
    ("into", "there"), [("add", {THUG: 3, SKELETON: 1}), ("replace", {THUG: 2, SKELETON: 1}), ("new", {THUG: 1})]
)
def test_a_file_is_taken_over_as_it_is_wanted(window: CollectionsWindow, tmp_path: Path, into: str, there: dict):
    click_sign(window, THUG, 1)
    first = window.number
    dialog = read(window, tmp_path / "dice.csv", f"die,count\n{THUG},2\nskeleton,1\n")
    assert not dialog.faults.isVisible()
    dialog.into.buttons[into].click()
    dialog.answer.click()
    assert window.shelf.owned(first) == there
    if into == "new":
        assert (window.name, owned(window)) == ("dice", {THUG: 2, SKELETON: 1})
    window.undo()
    assert window.shelf.owned(first) == {THUG: 1}


def test_broken_file_is_imported_only_if_the_valid_rows_are_wanted(window: CollectionsWindow, tmp_path: Path):
    text = f"die,count\n{THUG},2\nteapot,1\nskeleton,lots\n"
    dialog = read(window, tmp_path / "dice.csv", text)
    told = dialog.faults.toPlainText()
    assert "line 3" in told
    assert "line 4" in told
    assert not dialog.answer.isDefault()
    dialog.close_button.click()
    assert owned(window) == {}
    dialog = read(window, tmp_path / "dice.csv", text)
    dialog.answer.click()
    assert owned(window) == {THUG: 2}


@pytest.mark.parametrize("text", ["", "<b>hello</b>", "{", "name,number\nthug,1\n"])
def test_a_file_without_any_dice_is_refused(window: CollectionsWindow, tmp_path: Path, text: str):
    dialog = read(window, tmp_path / "letter.txt", text)
    assert not dialog.answer.isVisible()
    assert "letter.txt" in dialog.faults.toPlainText()
    dialog.close_button.click()


def test_missing_file_is_refused(window: CollectionsWindow, tmp_path: Path):
    window.read_file(tmp_path / "gone.csv")
    dialog = dialog_of(window, ImportDialog)
    assert isinstance(dialog, ImportDialog)
    assert "gone.csv" in dialog.faults.toPlainText()


def test_a_large_file_can_be_stopped(window: CollectionsWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "dice.csv"
    path.write_text("die,count\n" + f"{THUG},1\n" * 5000)
    monkeypatch.setattr("ui.builder.import_dialog.PAUSE", 0)
    monkeypatch.setattr(QProgressDialog, "wasCanceled", lambda _: True)
    window.read_file(path)
    assert owned(window) == {}
    assert "Nothing" in window.notice.words
    monkeypatch.undo()
    window.read_file(path)
    dialog = dialog_of(window, ImportDialog)
    assert isinstance(dialog, ImportDialog)
    dialog.answer.click()
    assert owned(window) == {THUG: 5000}


@pytest.mark.parametrize("form", ["csv", "json"])
def test_exported_collection_is_imported_again(
    window: CollectionsWindow, tmp_path: Path, form: str, monkeypatch: pytest.MonkeyPatch
):
    click_sign(window, THUG, 1)
    place = tmp_path / "mine"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(place), ""))
    action: Callable[[], None] = window.files.menu.actions()[1 if form == "csv" else 2].trigger
    action()
    path = place.with_suffix(f".{form}")
    assert path.name in window.notice.words
    window.read_file(path)
    dialog = dialog_of(window, ImportDialog)
    assert isinstance(dialog, ImportDialog)
    dialog.answer.click()
    assert owned(window) == {THUG: 2}


def test_disk_error_is_reported(window: CollectionsWindow, tmp_path: Path):
    window.write_file(tmp_path / "no" / "folder.csv", "csv")
    assert "folder.csv" in window.notice.words


def test_another_window_is_followed(window: CollectionsWindow):
    with open_library(window.shelf.library.path) as library:
        library.own(window.number, THUG, 7)
    window.shelf.changed.emit()
    assert window.counter.count(THUG) == 7


def test_missing_library_is_reported_and_counts_do_not_change(window: CollectionsWindow):
    with open_library(window.shelf.library.path) as library:
        library.remove_collection(window.number)
    window.counter.put([THUG])
    assert "no longer in the library" in window.notice.words
    assert window.counter.count(THUG) == 0


def made_of(window: CollectionsWindow, path: Path) -> ImportDialog:
    window.read_file(path)
    dialog = dialog_of(window, ImportDialog)
    assert isinstance(dialog, ImportDialog)
    return dialog


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_other_than_a_file_is_refused_at_once(window: CollectionsWindow, tmp_path: Path):
    os.mkfifo(tmp_path / "pipe.csv")
    (tmp_path / "device.csv").symlink_to("/dev/zero")
    with (tmp_path / "huge.csv").open("wb") as file:
        file.truncate(1 << 40)
    for name, why in (
        ("pipe.csv", "it is a pipe or a device, not a file"),
        ("device.csv", "it is a pipe or a device, not a file"),
        ("huge.csv", "is too large: at most 4 MB"),
        ("x" * 300, "its path is too long"),
        ("zero\0.csv", "its name has an invalid character"),
    ):
        dialog = made_of(window, tmp_path / name)
        assert why in dialog.faults.toPlainText()
        dialog.close_button.click()


@pytest.mark.parametrize("stem", ["\u202e", "x" * 200, os.fsdecode(b"caf\xe9")])
def test_a_file_of_any_name_becomes_a_collection_and_another_one(window: CollectionsWindow, tmp_path: Path, stem: str):
    path = tmp_path / f"{stem}.csv"
    path.write_text(f"die,count\n{THUG},2\n")
    names = set()
    for _ in range(2):
        dialog = made_of(window, path)
        dialog.into.buttons["new"].click()
        dialog.answer.click()
        assert owned(window) == {THUG: 2}
        names.add(window.name)
    assert len(names) == 2
    assert not {"\u202e", "\udce9"} & set("".join(names))


def test_a_die_that_is_in_no_list_is_left_out_of_a_file_and_named(window: CollectionsWindow, tmp_path: Path):
    window.counter.owned = {THUG: 2, "own_lost": 1}
    window.write_file(tmp_path / "mine.csv", "csv")
    assert "1 kind of die was left out: own_lost." in window.notice.words
    assert "own_lost" not in (tmp_path / "mine.csv").read_text()
