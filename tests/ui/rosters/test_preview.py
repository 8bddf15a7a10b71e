"""The preview: forces are ticked, pages turned and looked at from near, and what is seen is what is saved."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QLineEdit, QProgressDialog, QWidget
from pytestqt.qtbot import QtBot

from ddtable.forces.starter import starter_forces
from ddtable.words.sentences import Words
from tests.rosters.forces_to_print import STARTERS
from tests.ui.rosters.papers import colourful, opened, pictures, texts
from ui.kit.settings import SettingsFile
from ui.kit.theme import Theme
from ui.rosters import pages_dialog, saving
from ui.rosters.preview import RosterDialog, roster_dialog
from ui.rosters.printing import paper_of_the_country

WORDS = Words()
Key = Qt.Key


@pytest.fixture
def settings(tmp_path: Path) -> SettingsFile:
    return SettingsFile(tmp_path / "settings.json")


@pytest.fixture
def shown(qtbot: QtBot, settings: SettingsFile):
    """Open the preview of Ragna's and Mira's forces and all starter forces; Ragna's is ticked unless told otherwise."""
    parent = QWidget()
    qtbot.addWidget(parent)
    Theme("dark", parent)

    def open_it(*chosen: int) -> RosterDialog:
        forces = [("Ragna", STARTERS["mire_wolves"]), ("Mira", STARTERS["free_coast"])]
        forces += [("", force) for force in starter_forces()]
        dialog = roster_dialog(WORDS, parent, settings, forces, chosen or (0,), date(1995, 8, 31))
        qtbot.addWidget(dialog)
        dialog.resize(1180, 760)
        dialog.show()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return open_it


def click_row(qtbot: QtBot, dialog: RosterDialog, row: int) -> None:
    item = dialog.list.item(row)
    dialog.list.scrollToItem(item)
    middle = dialog.list.visualItemRect(item).center()
    qtbot.mouseClick(dialog.list.viewport(), Qt.MouseButton.LeftButton, pos=middle)


def names_on(dialog: RosterDialog) -> list[str]:
    return [page.sheet.force.name for page in dialog.pages]


def test_the_chosen_forces_are_on_the_pages(shown):
    assert names_on(shown(0, 1)) == ["Mire Wolves", "The Free Coast", "The Free Coast"]


def test_a_click_and_the_space_bar_tick_a_force(shown, qtbot: QtBot):
    dialog = shown()
    click_row(qtbot, dialog, 1)
    assert names_on(dialog) == ["Mire Wolves", "The Free Coast", "The Free Coast"]
    click_row(qtbot, dialog, 0)
    assert names_on(dialog) == ["The Free Coast"] * 2
    qtbot.keyClick(dialog.list, Key.Key_Down)  # from the row clicked last, the first one
    qtbot.keyClick(dialog.list, Key.Key_Space)
    assert names_on(dialog) == []
    qtbot.keyClick(dialog.list, Key.Key_Down)
    qtbot.keyClick(dialog.list, Key.Key_Space)
    assert names_on(dialog) == [starter_forces()[0].name]


def test_search_shows_forces_with_every_word(shown, qtbot: QtBot):
    dialog = shown()
    qtbot.keyClick(dialog, Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert dialog.search.hasFocus()
    qtbot.keyClicks(dialog.search, "goblins 24")
    left = [item.text() for item in dialog.list.items_shown()]
    assert left == ["Mire Wolves", "Mire Wolves", "Bog Lanterns"]
    assert dialog.chosen[0][0] == "Ragna"
    qtbot.keyClicks(dialog.search, " nobody")
    assert dialog.list.items_shown() == []
    assert dialog.none_found.isVisible()


def test_figures_typed_into_the_search_do_not_zoom(shown, qtbot: QtBot):
    dialog = shown()
    before = dialog.view.desk.scale
    dialog.search.setFocus()
    qtbot.keyClicks(dialog.search, "+0-")
    assert dialog.search.text() == "+0-"
    assert dialog.view.desk.scale == before


def test_paper_ink_and_faces_change_the_pages_and_are_remembered(shown, settings: SettingsFile, qtbot: QtBot):
    dialog = shown()
    choices = dialog.choices
    for button in (choices.paper.buttons["letter"], choices.ink.buttons["grey"], choices.faces, choices.boxes):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(20, 12))
    assert {page.paper.name for page in dialog.pages} == {"letter"}
    assert {page.size for page in dialog.pages} == {0.0}
    assert {page.boxes for page in dialog.pages} == {False}
    again = SettingsFile(settings.path).value
    assert (again.roster_paper, again.roster_colour, again.roster_faces) == ("letter", False, False)
    assert not again.roster_boxes
    assert shown().wanted == dialog.wanted


def test_parts_are_ticked_and_remembered(shown, settings: SettingsFile, qtbot: QtBot):
    dialog = shown()
    for part, pages in (("armies", 4), ("list", 5), ("cards", 7), ("reference", 8), ("whole", 7)):
        qtbot.mouseClick(dialog.choices.parts[part], Qt.MouseButton.LeftButton, pos=QPoint(20, 12))
        assert len(dialog.pages) == pages
    assert SettingsFile(settings.path).value.roster_parts == ("armies", "list", "cards", "reference")
    assert shown().wanted.parts == ("armies", "list", "cards", "reference")


def test_buttons_explain_that_no_part_is_ticked(shown, qtbot: QtBot):
    dialog = shown()
    qtbot.keyClick(dialog.choices.parts["whole"], Key.Key_Space)
    assert dialog.pages == ()
    reason = WORDS.say("roster-no-part")
    for button in (dialog.save_button, dialog.print_button, dialog.copy_button):
        assert not button.isEnabled()
        assert button.toolTip() == button.accessibleDescription() == reason
    assert dialog.note.text() == reason


def test_parts_of_another_version_are_passed_over(shown, settings: SettingsFile):
    settings.change(roster_parts=("posters", "list"))
    assert shown().wanted.parts == ("list",)
    settings.change(roster_parts=("posters",))
    assert shown().wanted.parts == ("whole",)


def test_date_is_in_the_headings(shown):
    assert {page.header.right for page in shown(0, 1).pages} == {"31 August 1995"}


def test_the_preview_in_black_and_white_has_no_colour(shown, qtbot: QtBot):
    dialog = shown()

    def on_paper() -> int:
        rect = dialog.view.desk.page_rect(0).toRect().adjusted(2, 2, -2, -2)
        return colourful(
            dialog.view.desk.grab(rect).toImage().convertToFormat(dialog.grab().toImage().Format.Format_RGB888)
        )

    assert on_paper() > 500
    qtbot.mouseClick(dialog.choices.ink.buttons["grey"], Qt.MouseButton.LeftButton)
    assert on_paper() == 0


def test_keys_zoom_and_fit(shown, qtbot: QtBot):
    dialog = shown()
    whole = dialog.view.desk.scale
    qtbot.keyClick(dialog.list, Key.Key_Plus)
    assert dialog.view.desk.scale == pytest.approx(whole * 1.25)
    qtbot.keyClick(dialog.list, Key.Key_Minus)
    qtbot.keyClick(dialog.list, Key.Key_Minus)
    assert dialog.view.desk.scale == pytest.approx(whole / 1.25)
    qtbot.keyClick(dialog.list, Key.Key_0)
    assert dialog.view.desk.scale == pytest.approx(whole)
    qtbot.keyClick(dialog.list, Key.Key_0)  # once more: the whole width
    assert dialog.view.desk.width() == pytest.approx(dialog.view.viewport().width(), abs=2)


def test_the_wheel_zooms_with_ctrl(shown, qtbot: QtBot):
    dialog = shown()
    before = dialog.view.desk.scale
    middle = QPointF(dialog.view.viewport().rect().center())
    wheel = QWheelEvent(
        middle,
        dialog.view.viewport().mapToGlobal(middle),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    dialog.view.wheelEvent(wheel)
    assert dialog.view.desk.scale == pytest.approx(before * 1.25)


def test_page_keys_turn_the_pages(shown, qtbot: QtBot):
    dialog = shown(0, 1)
    assert dialog.place.text() == "Page 1 of 3"
    for key, page in (
        (Key.Key_PageDown, 2),
        (Key.Key_PageDown, 3),
        (Key.Key_PageUp, 2),
        (Key.Key_End, 3),
        (Key.Key_Home, 1),
    ):
        qtbot.keyClick(dialog.view, key)
        assert dialog.place.text() == f"Page {page} of 3"


def test_two_pages_are_side_by_side(shown, qtbot: QtBot):
    dialog = shown(0, 1)
    qtbot.mouseClick(dialog.columns.buttons["2"], Qt.MouseButton.LeftButton)
    first, second, third = (dialog.view.desk.page_rect(number) for number in range(3))
    assert first.top() == second.top() < third.top()
    assert first.right() < second.left()


def test_previewed_pages_are_saved(shown, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    dialog = shown(0, 1)
    path = tmp_path / "both.pdf"
    monkeypatch.setattr(RosterDialog, "ask_path", lambda _: path)
    qtbot.mouseClick(dialog.choices.ink.buttons["grey"], Qt.MouseButton.LeftButton)
    qtbot.keyClick(dialog, Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    content = path.read_bytes()
    with opened(content) as document:
        assert len(document) == len(dialog.pages) == 3
    assert "Player: Ragna" in texts(content)[0]
    assert sum(colourful(picture) for picture in pictures(content, 40)) == 0
    assert str(path) in dialog.note.text()


def test_file_dialog_opens_in_the_last_folder(
    shown, qtbot: QtBot, settings: SettingsFile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("ui.kit.open_folder.user_documents_path", lambda: tmp_path / "documents")
    (tmp_path / "documents").mkdir()
    (tmp_path / "other").mkdir()
    asked = []

    def answer(dialog: QFileDialog) -> int:
        asked.append((Path(dialog.directory().absolutePath()), Path(dialog.selectedFiles()[0]).name))
        assert "…" not in dialog.windowTitle()
        dialog.selectFile(str(tmp_path / "other" / "mine.pdf"))
        return 1

    monkeypatch.setattr(QFileDialog, "exec", answer)
    dialog = shown(0, 1)
    for _ in range(2):
        qtbot.mouseClick(dialog.save_button, Qt.MouseButton.LeftButton)
    assert asked == [(tmp_path / "documents", "Ragna – Mira rosters.pdf"), (tmp_path / "other", asked[0][1])]
    assert (tmp_path / "other" / "mine.pdf").exists()
    assert SettingsFile(settings.path).value.roster_folder == str(tmp_path / "other")


def test_each_force_gets_a_file_in_the_folder(
    shown, qtbot: QtBot, settings: SettingsFile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """What is there already is not written over."""
    dialog = shown(0, 1)
    (tmp_path / "Mire Wolves.md").write_text("mine", encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    for button in (dialog.choices.form.buttons["markdown"], dialog.choices.each):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(20, 12))
    assert dialog.save_button.text() == "Save Markdown…"
    qtbot.keyClick(dialog, Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert (tmp_path / "Mire Wolves.md").read_text(encoding="utf-8") == "mine"
    assert (tmp_path / "Mire Wolves (2).md").read_text(encoding="utf-8").startswith("# Mire Wolves\n")
    assert (tmp_path / "The Free Coast.md").read_text(encoding="utf-8").startswith("# The Free Coast\n")
    assert dialog.note.text() == f"2 files saved in {tmp_path}."
    again = SettingsFile(settings.path).value
    assert (again.roster_form, again.roster_each, again.roster_folder) == ("markdown", True, str(tmp_path))


def test_saving_many_files_can_be_stopped(shown, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    dialog = shown(0, 1, 2)
    monkeypatch.setattr(QProgressDialog, "wasCanceled", lambda progress: progress.value() == 1)
    dialog.save_each(tmp_path)
    assert len(list(tmp_path.glob("*.pdf"))) == 1
    assert dialog.note.text() == "Stopped after 1 file of 3."


def test_read_only_folder_is_reported(shown, tmp_path: Path):
    dialog = shown(0, 1)
    dialog.save_each(tmp_path / "nowhere")
    assert "Could not save Mire Wolves.pdf" in dialog.note.text()
    assert "saved in" not in dialog.note.text()


def test_a_file_that_cannot_be_written_is_named_and_the_others_are_written(
    shown, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    dialog = shown(0, 1, 2)
    writes = saving.write_whole

    def write(path: Path, content: bytes) -> None:
        if path.name == "The Free Coast.pdf":
            raise OSError(36, "File name too long")
        writes(path, content)

    monkeypatch.setattr(saving, "write_whole", write)
    dialog.save_each(tmp_path)
    assert len(list(tmp_path.glob("*.pdf"))) == 2
    assert dialog.note.text().startswith("Could not save The Free Coast.pdf: File name too long. 2 files saved in ")


def test_one_force_needs_no_folder(shown, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    dialog = shown(0)
    each = dialog.choices.each
    assert not each.isEnabled()
    assert each.toolTip() == each.accessibleDescription() == WORDS.say("roster-each-one")
    click_row(qtbot, dialog, 1)
    assert each.isEnabled()


@pytest.mark.parametrize(("form", "begins"), [("pdf", "MIRE WOLVES\n"), ("markdown", "# Mire"), ("html", "<!doctype")])
def test_the_rosters_can_be_copied(form: str, begins: str, shown, qtbot: QtBot):
    dialog = shown()
    qtbot.mouseClick(dialog.choices.form.buttons[form], Qt.MouseButton.LeftButton)
    qtbot.keyClick(dialog.list, Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    copied = QGuiApplication.clipboard().text()
    assert copied.startswith(begins)
    assert "31 August 1995" in copied
    assert dialog.note.text() == WORDS.say("roster-copied")


def test_a_page_for_browsers_is_saved(shown, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    dialog = shown()
    path = tmp_path / "wolves.html"
    monkeypatch.setattr(RosterDialog, "ask_path", lambda _: path)
    qtbot.mouseClick(dialog.choices.form.buttons["html"], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(dialog.save_button, Qt.MouseButton.LeftButton)
    assert path.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_failed_write_is_reported(shown, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    dialog = shown()
    monkeypatch.setattr(RosterDialog, "ask_path", lambda _: tmp_path / "nowhere" / "roster.pdf")
    qtbot.mouseClick(dialog.save_button, Qt.MouseButton.LeftButton)
    assert "Could not save roster.pdf" in dialog.note.text()


def test_button_explains_a_missing_printer(shown, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pages_dialog, "printing_trouble", lambda: "no-printer")
    dialog = shown()
    assert not dialog.print_button.isEnabled()
    assert dialog.save_button.isEnabled()
    reason = WORDS.say("roster-no-printer")
    assert dialog.print_button.toolTip() == dialog.print_button.accessibleDescription() == dialog.note.text() == reason


def test_with_a_printer_the_pages_go_to_it(shown, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch):
    asked = []
    monkeypatch.setattr(pages_dialog, "printing_trouble", lambda: "")
    monkeypatch.setattr(pages_dialog, "ask_and_print", lambda *given: asked.append(given) or True)
    dialog = shown()
    qtbot.keyClick(dialog, Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert asked[0][2] == dialog.pages
    assert dialog.note.text() == WORDS.say("roster-printed")


def test_both_buttons_explain_that_no_force_is_ticked(shown, qtbot: QtBot):
    dialog = shown()
    click_row(qtbot, dialog, 0)
    assert dialog.pages == ()
    for button in (dialog.save_button, dialog.copy_button, dialog.print_button):
        assert not button.isEnabled()
        assert button.toolTip() == WORDS.say("roster-nothing")
    assert dialog.place.text() == "No page"
    dialog.grab()  # an empty desk can be painted
    click_row(qtbot, dialog, 0)
    assert dialog.save_button.isEnabled()


def test_every_control_has_a_name_and_the_pages_can_be_heard(shown):
    dialog = shown()
    controls = [*dialog.findChildren(QAbstractButton), *dialog.findChildren(QLineEdit), dialog.list, dialog.view]
    nameless = [
        one for one in controls if one.isVisible() and not (one.accessibleName() or getattr(one, "text", str)())
    ]
    assert nameless == []
    heard = dialog.view.desk.accessibleDescription()
    for said in ("Mire Wolves", "Home army", "2× Wolf Rider", "6.2 melee", "Death Drake", "3 rend"):
        assert said in heard


def test_escape_closes(shown, qtbot: QtBot):
    dialog = shown()
    qtbot.keyClick(dialog, Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.parametrize(
    ("locale", "paper"), [("en_US", "letter"), ("en_GB", "a4"), ("da_DK", "a4"), ("fr_CA", "letter")]
)
def test_the_paper_is_that_of_the_country(locale: str, paper: str):
    assert paper_of_the_country(QLocale(locale)) == paper
