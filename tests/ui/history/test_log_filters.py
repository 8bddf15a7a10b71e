"""The log filtered and searched, and where it stands then."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.drivers.hands_on import Hands, show
from tests.drivers.playing import game_from
from tests.drivers.sitting import ARMIES, TABLE
from tests.ui.history.conftest import SEATED
from tests.ui.history.reading_log import click, event_of, rows, said
from ui.kit.settings import SettingsFile


def choose(hands: Hands, value: str) -> None:
    box = hands.page.log.filter
    box.setCurrentIndex(box.findData(value))


@pytest.mark.parametrize(
    ("value", "fits"),
    [
        ("rolls", lambda row, event: "roll" in event.lower() or event == "SavedAlone"),
        ("weighty", lambda row, event: row.kind == "weighty"),
        ("seat-1", lambda row, event: row.seat == 1),
    ],
)
def test_filter_shows_only_its_entries_of_all_turns(seated: SEATED, value: str, fits):
    hands = seated()
    told = [row for row in hands.page.log.entries.rows if row.kind not in ("turn", "waiting")]
    wanted = [row for row in told if fits(row, type(event_of(hands, row)).__name__)]
    choose(hands, value)
    assert [row for row in rows(hands) if row.kind not in ("turn", "waiting")] == wanted
    assert wanted
    assert {row.turn for row in rows(hands) if row.kind == "turn"} == {row.turn for row in wanted}
    choose(hands, "")
    assert len(rows(hands)) > 0


def test_turns_only_and_a_click_leads_to_the_turn(seated: SEATED):
    hands = seated()
    choose(hands, "turns")
    assert [row.kind for row in rows(hands)] == ["turn"] * 7 + ["waiting"]
    heading = rows(hands)[3]
    click(hands, heading)
    assert hands.session.moment == heading.step


def test_single_person_can_filter_own_entries(seated: SEATED, mute: None):
    hands = seated(kinds=["recruit", "person"])
    choose(hands, "own")
    own = [row for row in rows(hands) if row.kind not in ("turn", "waiting")]
    assert own
    assert all(row.seat == 1 for row in own)


def test_words_are_looked_for_in_all_turns(seated: SEATED):
    hands = seated()
    hands.key(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert hands.page.log.search.hasFocus()
    deeds = len(hands.session.game.choices)
    for letter in "LOSES":
        QTest.keyClick(hands.page.log.search, letter)
    found = [row for row in rows(hands) if row.kind not in ("turn", "waiting")]
    assert found == [row for row in hands.page.log.entries.rows if "loses" in row.words.lower()]
    assert found
    QTest.keyClick(hands.page.log.search, Qt.Key.Key_Return)
    assert hands.page.log.list.hasFocus()
    assert len(hands.session.game.choices) == deeds
    hands.page.log.look_for()
    QTest.keyClick(hands.page.log.search, Qt.Key.Key_Escape)
    assert hands.page.log.search.text() == ""
    assert len(rows(hands)) > len(found)


def test_empty_search_shows_a_message(seated: SEATED):
    hands = seated()
    hands.page.log.search.setText("xyzzy")
    assert [row.kind for row in rows(hands)] == ["waiting"]


def test_new_entries_pass_the_filter(hands: Hands):
    show(hands, game_from(ARMIES))
    choose(hands, "seat-0")
    session = hands.session
    session.draft.pick(session.draft.options()[0][0])
    assert any("Mira marches first" in words for words in said(hands))


def test_the_filter_is_remembered(seated: SEATED):
    hands = seated()
    choose(hands, "rolls")
    assert SettingsFile(hands.window.settings.path).value.log_filter == "rolls"
    show(hands, game_from(TABLE + "A at home A: thug\nB at home B: thug\nturn A march 1"))
    assert hands.page.log.filter.currentData() == "rolls"


def test_after_a_search_is_given_up_the_log_is_at_its_end(seated: SEATED):
    hands = seated()
    log = hands.page.log
    log.look_for()
    for word in ("no such words", "maneuver"):
        QTest.keyClicks(log.search, word)
        QApplication.processEvents()
        QTest.keyClick(log.search, Qt.Key.Key_Escape)
        QApplication.processEvents()
        bar = log.list.verticalScrollBar()
        assert bar.maximum() > 0
        assert bar.value() == bar.maximum()
        log.look_for()


def test_log_stays_at_its_end_after_rewrapping(seated: SEATED):
    hands = seated()
    listed = hands.page.log.list
    for size in ((1920, 1080), (1280, 800), (1700, 820)):
        hands.window.resize(*size)
        QApplication.processEvents()
        last = listed.visualRect(listed.shown.index(listed.shown.rowCount() - 1, 0))
        assert last.bottom() <= listed.viewport().height()
        assert listed.verticalScrollBar().value() == listed.verticalScrollBar().maximum()


def test_moment_is_shown_with_entries_before_and_after(seated: SEATED):
    hands = seated()
    log = hands.page.log
    history = hands.session.game.history
    for moment in (len(history) // 3, len(history) * 3 // 4):
        hands.session.shown.look_at(moment)
        QApplication.processEvents()
        rect = log.list.visualRect(log.shown.mapFromSource(log.entries.index(log.entries.row_of(moment))))
        assert rect.top() > 60
        assert rect.bottom() < log.list.viewport().height() - 40


def test_the_heading_at_the_top_is_that_of_the_topmost_entry_seen(seated: SEATED):
    """Where the next turn's heading comes up to it, it gives way; it never covers that heading."""
    hands = seated()
    listed = hands.page.log.list
    hands.page.log.shown.fold_all(False)
    QApplication.processEvents()
    bar = listed.verticalScrollBar()
    for value in range(0, bar.maximum() + 1, 5):
        bar.setValue(value)
        for number in range(listed.shown.rowCount()):
            index = listed.shown.index(number, 0)
            row, rect = listed.row_at(index), listed.visualRect(index)
            if listed.sticky.isVisible() and row.kind == "turn" and rect.bottom() > 0:
                assert not (0 < rect.top() < listed.sticky.height()), (value, row.words)


@pytest.mark.parametrize(("key", "page"), [(Qt.Key.Key_1, "log"), (Qt.Key.Key_3, "luck")])
def test_the_key_of_a_page_puts_the_keyboard_into_it(seated: SEATED, key: Qt.Key, page: str):
    hands = seated()
    QTest.keyClick(hands.window, key, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    focused = QApplication.focusWidget()
    shown = hands.page.side.pages.currentWidget()
    assert focused is not None
    assert focused is shown or shown.isAncestorOf(focused)
    if page == "log":
        before = hands.page.log.list.currentIndex().row()
        QTest.keyClick(focused, Qt.Key.Key_Up)
        assert hands.page.log.list.currentIndex().row() == before - 1
