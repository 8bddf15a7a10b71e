"""The tables of Battle Dice in their editor: changed by hand, brought back, refused where they cannot be, shared."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QLabel

from ddtable.engine.game import Game
from ddtable.rules.battle_dice.house import default_tables, read_tables
from ddtable.rules.battle_dice.tables import DOES, TABLES, Bands, Result, Tables
from ddtable.words.sentences import Words
from ui.games.battle_dice.armies.battle_page import BattlePage
from ui.games.battle_dice.armies.tables_dialog import NUMBERS, TablesDialog
from ui.kit.settings import Settings
from ui.new_game.dialog import NewGameDialog

Made = Callable[..., TablesDialog]


@pytest.fixture
def dialog(qtbot, monkeypatch: pytest.MonkeyPatch) -> Made:
    monkeypatch.setattr(TablesDialog, "_screen", lambda _: QRect(0, 0, 1280, 800))

    def made(tables: Tables | None = None, language: str = "en", **wanted: bool) -> TablesDialog:
        shown = TablesDialog(Words(language), tables or default_tables(), None, **wanted)
        qtbot.addWidget(shown)
        return shown

    return made


def pick(choice: QComboBox, value: str) -> None:
    choice.setCurrentIndex(choice.findData(value))


def used(made: TablesDialog, qtbot) -> Tables:
    with qtbot.waitSignal(made.taken) as told:
        made.use.click()
    assert told.args is not None
    tables = told.args[0]
    assert isinstance(tables, Tables)
    return tables


def words_of(made: TablesDialog) -> list[str]:
    return [found.text() for found in made.findChildren(QLabel)]


def test_it_opens_with_the_proposals_marked_as_house_tables(dialog: Made, qtbot):
    made = dialog()
    assert "default" in made.mark.words
    assert any("The original tables are lost" in text for text in words_of(made))
    assert not made.reset.isEnabled()
    assert not made.reset_all.isEnabled()
    assert used(made, qtbot) == default_tables()


def test_a_threshold_is_changed(dialog: Made, qtbot):
    """Q62: thresholds are data."""
    made = dialog()
    QTest.keyClick(made.numbers.form.steppers["missile"], Qt.Key.Key_Down)
    assert "25% of rolls" in " ".join(words_of(made))
    assert "•" in made.choice.buttons[NUMBERS].text()
    assert "edited" in made.mark.words
    assert used(made, qtbot).thresholds == {**default_tables().thresholds, "missile": 7}


def test_the_morale_check_is_changed(dialog: Made, qtbot):
    """Q63: which numbers count, and how many of the dice rout an army."""
    made = dialog()
    numbers = made.numbers.form.numbers
    numbers.selectAll()
    QTest.keyClicks(numbers, "1, 2,3")
    QTest.keyClick(made.numbers.form.part, Qt.Key.Key_Up)
    tables = used(made, qtbot)
    assert (tables.morale.numbers, tables.morale.one_in) == ((1, 2, 3), 3)


def test_a_morale_check_without_numbers_is_refused(dialog: Made):
    made = dialog()
    made.numbers.form.numbers.selectAll()
    QTest.keyClick(made.numbers.form.numbers, Qt.Key.Key_Delete)
    assert "morale check" in made.note.text()
    assert not made.use.isEnabled()
    assert made.use.toolTip() == made.note.text()


def test_a_result_gets_another_name_and_deed(dialog: Made, qtbot):
    made = dialog()
    row = made.lines["tactics"].rows[0]
    row.name.selectAll()
    QTest.keyClicks(row.name, "Great clamour")
    pick(row.does, "kill")
    QTest.keyClick(row.count, Qt.Key.Key_Up)
    pick(row.of, "cavalry")
    QTest.keyClick(row.otherwise, Qt.Key.Key_Up)
    assert row.told.text() == "Effect: destroys 2 cavalry of the enemy, otherwise 1 enemy unit."
    result = used(made, qtbot).results["tactics"][0]
    assert (result.name, result.does, result.count, result.of, result.otherwise) == (
        "Great clamour",
        "kill",
        2,
        "cavalry",
        1,
    )


def test_fields_of_another_deed_are_left_behind(dialog: Made):
    made = dialog()
    row = made.lines["warrior"].rows[5]  # a monster, or else two units
    pick(row.does, "hold")
    row.among.marks["mage"].click()
    assert (row.result.of, row.result.otherwise, row.result.among) == ("", 0, ("infantry", "mage"))
    pick(row.does, "feint")
    assert row.result.among == ()


@pytest.mark.parametrize("does", DOES)
def test_every_deed_can_be_chosen_and_is_played(dialog: Made, does: str, qtbot):
    made = dialog()
    row = made.lines["giant"].rows[2]
    pick(row.does, does)
    assert made.note.text() == ""
    tables = used(made, qtbot)
    assert tables.results["giant"][2].does == does
    assert read_tables(msgspec.to_builtins(tables)) == tables
    assert not row.told.text().endswith(": .")


def test_the_spell_table_offers_no_roll_on_itself(dialog: Made):
    made = dialog()
    assert made.lines["spells"].rows[0].does.findData("spell") < 0
    assert made.lines["dragon"].rows[0].does.findData("spell") >= 0


def test_a_result_without_a_name_is_refused(dialog: Made):
    made = dialog()
    name = made.lines["spells"].rows[3].name
    name.selectAll()
    QTest.keyClick(name, Qt.Key.Key_Delete)
    assert made.note.text() == "Result 4 of the spell table needs a name of 1 to 40 characters."
    assert not made.use.isEnabled()


def test_a_result_may_hold_a_unit_of_any_class(dialog: Made):
    made = dialog()
    row = made.lines["giant"].rows[0]
    row.among.marks["infantry"].click()
    assert row.told.text() == "Effect: 1 enemy unit does not act in later phases."
    assert made.use.isEnabled()


def test_a_known_name_stays_a_word_of_the_catalogue(dialog: Made, qtbot):
    made = dialog(language="da")
    name = made.lines["dragon"].rows[5].name
    before = name.text()
    QTest.keyClicks(name, "x")
    QTest.keyClick(name, Qt.Key.Key_Backspace)
    assert name.text() == before
    assert made.tables.results["dragon"][5].name in ("breath", before)


def test_one_table_or_all_are_brought_back(dialog: Made, qtbot):
    made = dialog()
    pick(made.lines["tactics"].rows[0].does, "heal")
    pick(made.lines["giant"].rows[0].does, "heal")
    QTest.keyClick(made.numbers.form.steppers["melee"], Qt.Key.Key_Down)
    made.choice.buttons["giant"].click()
    made.reset.click()
    assert made.tables.results["giant"] == default_tables().results["giant"]
    assert made.tables.results["tactics"] != default_tables().results["tactics"]
    made.reset_all.click()
    assert made.tables == default_tables()
    assert used(made, qtbot) == default_tables()


@pytest.mark.parametrize("button", ["reset", "reset_all"])
def test_return_uses_the_tables_after_a_reset_to_default(dialog: Made, qtbot, button: str):
    """The button in focus switches itself off: no other one than the one with the sign of Return may take over."""
    made = dialog()
    QTest.keyClick(made.numbers.form.steppers["melee"], Qt.Key.Key_Down)
    again = getattr(made, button)
    again.setFocus()
    QTest.keyClick(again, Qt.Key.Key_Space)
    assert made.focusWidget() is made.use
    with qtbot.waitSignal(made.taken):
        QTest.keyClick(made.focusWidget(), Qt.Key.Key_Return)


def test_file_dialog_opens_in_an_existing_folder(dialog: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    asked: list[str] = []
    monkeypatch.setattr("ui.kit.open_folder.user_documents_path", lambda: tmp_path / "none")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *given: (asked.append(given[2]), ("", ""))[1])
    made = dialog()
    made.read.click()
    (tmp_path / "none").mkdir()
    made.read.click()
    assert asked == [str(tmp_path), str(tmp_path / "none")]


def test_tables_go_to_another_table_as_a_file(dialog: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot):
    path = tmp_path / "ours.ddtables"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path.with_suffix("")), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    first, second = dialog(), dialog()
    pick(first.lines["archmage"].rows[0].does, "summon")
    first.write.click()
    second.read.click()
    assert path.name in second.note.text()
    assert second.tables == first.tables
    path.write_text(path.read_text().replace('"melee": 6', '"melee": 7'))
    second.read.click()
    assert "must be 1 to 6, not 7" in second.note.text()
    assert used(second, qtbot) == first.tables


def test_tables_of_a_game_are_read_only(dialog: Made):
    made = dialog(read_only=True)
    made.show()
    assert not made.use.isVisible()
    assert not made.reset.isVisible()
    assert not made.numbers.form.isEnabled()
    assert all(not page.rows for page in made.lines.values())
    assert "destroys 6 enemy units" in words_of(made)


@pytest.mark.parametrize("language", ["en", "da", "pseudo"])
def test_every_page_fits_the_smallest_screen(dialog: Made, language: str):
    made = dialog(language=language)
    made.show()
    for name in (NUMBERS, *TABLES):
        made.choice.buttons[name].click()
        QApplication.processEvents()
        assert made.width() <= 1280
        assert made.height() <= 760
        for button in (made.use, made.cancel, made.write, made.choice.buttons["archmage"]):
            assert made.rect().contains(QRect(button.mapTo(made, QPoint()), button.size()))


def test_tables_of_their_own_go_into_the_game_and_are_remembered(
    qtbot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.setattr("ddtable.forces.own_armies.user_data_path", lambda *_, **__: tmp_path)

    def new_game(settings: Settings) -> NewGameDialog:
        shown = NewGameDialog(Words(), settings, None, library=tmp_path / "none.ddlibrary")
        qtbot.addWidget(shown)
        return shown

    made = new_game(Settings(game="battle_dice"))
    page = made.page
    assert isinstance(page, BattlePage)
    assert page.tables_button.text() == "Tables…"
    page.tables_button.click()
    editor = made.findChild(TablesDialog)
    assert editor is not None
    QTest.keyClick(editor.numbers.form.steppers["general"], Qt.Key.Key_Down)
    editor.use.click()
    assert page.tables_button.text() == "Tables: custom…"
    game = Game(made.set_up())
    assert game.position.board.tables.thresholds["general"] == 2
    assert game.position.board.house
    again = new_game(Settings(game="battle_dice", battle=made.memory()["battle"])).page  # type: ignore[arg-type]
    assert isinstance(again, BattlePage)
    assert again.tables.thresholds["general"] == 2
    page.take_tables(default_tables())
    assert made.set_up().house is msgspec.UNSET


def type_numbers(made: TablesDialog, text: str) -> None:
    made.numbers.form.numbers.selectAll()
    QTest.keyClicks(made.numbers.form.numbers, text)


@pytest.mark.parametrize("text", ["2, x", "2 and 3", "2; 3", "x"])
def test_invalid_list_of_numbers_is_refused(dialog: Made, text: str):
    """Q63: it is not read as the numbers that are in it."""
    made = dialog()
    type_numbers(made, text)
    assert text in made.note.text()
    assert "not a list of numbers" in made.note.text()
    assert not made.use.isEnabled()
    assert not made.write.isEnabled()
    made.reset.click()
    assert made.numbers.form.numbers.text() == "2, 3"
    assert made.use.isEnabled()


def test_monster_bands_can_be_changed(dialog: Made, qtbot):
    """BD1.8, H95: all three bands; it is marked, and the tables of the monsters say it."""
    made = dialog()
    steppers = made.numbers.form.band_steppers
    QTest.keyClick(steppers["leaves"], Qt.Key.Key_Up)
    QTest.keyClick(steppers["strikes"], Qt.Key.Key_Down)
    QTest.keyClick(steppers["point"], Qt.Key.Key_Down)
    assert made.numbers.form.bands_mark.text() == "differs from the published rules"
    assert "shows 16 to 20" in made.lines["giant"].when.text()
    assert used(made, qtbot).bands == Bands(3, 12, 16)


def test_bands_that_leave_no_number_are_refused(dialog: Made):
    made = dialog(replace(default_tables(), bands=Bands(2, 16, 17)))
    QTest.keyClick(made.numbers.form.band_steppers["strikes"], Qt.Key.Key_Up)
    assert "at least one number" in made.note.text()
    assert not made.use.isEnabled()


@pytest.mark.parametrize("language", ["en", "da"])
def test_differences_from_published_rules_are_marked(dialog: Made, language: str):
    """H95: Summon on 6, the numbers of the morale check, monsters' numbers."""
    made = dialog(language=language)
    say = Words(language).say
    assert made.numbers.form.morale_mark.text() == made.numbers.form.bands_mark.text() == say("table-published")
    marked = [row for row in made.lines["spells"].rows if say("table-published") in row.told.text()]
    assert marked == made.lines["spells"].rows[5:]
    pick(marked[0].does, "kill")
    assert say("bd-unpublished") in marked[0].told.text()
    type_numbers(made, "1, 2")
    assert made.numbers.form.morale_mark.text() == say("bd-unpublished")


def test_game_with_another_summon_marks_it_in_its_tables(dialog: Made):
    """H95: in the tables that are only looked at."""
    results = (*default_tables().results["spells"][:5], Result("Doom", "kill", 3))
    own = replace(default_tables(), results={**default_tables().results, "spells": results})
    made = dialog(own, read_only=True)
    assert any("differs from the published rules" in text for text in words_of(made))
    assert not any("differs from the published rules" in text for text in words_of(dialog(read_only=True)))


def test_reset_buttons_name_the_values_they_restore(dialog: Made):
    made = dialog()
    assert (made.reset.text(), made.reset_all.text()) == ("Reset table", "Reset all tables")
