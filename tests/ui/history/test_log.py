"""The log: by turn, filtered, explained; what is taken back stands in it; a click shows the moment."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ddtable.engine.game import Game
from ddtable.engine.questions import Picked, Remark
from ddtable.rules.classic.events import Killed, Rolled
from ddtable.rules.classic.steps import Announced, Spell
from ddtable.rules.clauses import clause
from ddtable.words import Words, merged, told_sums
from tests.playing import CLASSIC, at_random, game_from, set_up
from tests.ui.hands_on import NAMES, Hands, show
from tests.ui.history.conftest import SEATED
from tests.ui.sitting import ARMIES, TABLE
from ui.shell.library import SeatPlan
from ui.shell.log_model import KIND, ROW
from ui.shell.log_rows import Row
from ui.shell.settings import SettingsFile
from ui.standing import INTENDED

LEFT, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def rows(hands: Hands) -> list[Row]:
    """The rows that are shown."""
    shown = hands.page.log.shown
    return [shown.index(number, 0).data(ROW) for number in range(shown.rowCount())]


def said(hands: Hands) -> list[str]:
    return [row.words for row in rows(hands)]


def click(hands: Hands, row: Row) -> None:
    """Click a row where it is seen."""
    listed, shown = hands.page.log.list, hands.page.log.shown
    index = shown.mapFromSource(hands.page.log.entries.index(hands.page.log.entries.rows.index(row)))
    assert index.isValid()
    listed.scrollTo(index)
    QApplication.processEvents()
    QTest.mouseClick(listed.viewport(), LEFT, NO_KEYS, listed.visualRect(index).center())
    QApplication.processEvents()


def heard(hands: Hands, row: Row) -> str:
    """What a screen reader says of a row."""
    shown = hands.page.log.shown
    return shown.index(rows(hands).index(row), 0).data(Qt.ItemDataRole.AccessibleTextRole)


def test_the_log_begins_with_the_house_options(hands: Hands):
    options = {"must_turn": True, "bullseye_again": True}
    plain = game_from(ARMIES)
    show(hands, Game(plain.set_up))
    assert not any("House rules" in words for words in said(hands))
    show(hands, Game(type(plain.set_up)(plain.set_up.system, 1, options, plain.set_up.forces)))
    assert said(hands)[0].startswith("House rules of this game: ")
    assert said(hands)[0].count(";") == 1


def test_a_game_with_real_dice_says_so(hands: Hands):
    show(hands, Game(set_up(3, by_hand=True)))
    assert said(hands)[0] == "Real dice are thrown in this game"
    show(hands, Game(set_up(3)))
    assert not any("Real dice" in words for words in said(hands))


def test_equal_entries_are_counted(hands: Hands):
    cast = Announced("stoneskin", "army:0:terrain/0", times=2)
    show(hands, game_from(ARMIES, Spell(0, "terrain/0", cast)))
    assert any("Stoneskin lies on" in words and words.endswith("(×2)") for words in said(hands))


def test_the_log_says_every_event_and_what_is_waited_for(seated: SEATED):
    hands = seated()
    controller = hands.controller
    words, table = controller.words, controller.table
    everything = [row.words for row in hands.page.log.entries.rows]
    happened = [event for played in controller.game.history for event in played.events]
    expected = [sentence for event in happened if (sentence := words.event(event, table))]
    assert [one for one in everything if one in expected] == expected
    assert hands.page.log.entries.index(len(everything) - 1).data(KIND) == "waiting"
    assert controller.names[controller.asked_seat] in everything[-1]


def test_turns_are_headings_and_old_ones_are_folded(seated: SEATED):
    hands = seated()
    headings = [row.words for row in rows(hands) if row.kind == "turn"]
    assert headings[0] == "Set-up"
    assert [words.split(":")[0] for words in headings[1:]] == [f"Turn {number}" for number in range(1, 7)]
    assert {row.turn for row in rows(hands) if row.kind != "turn"} <= {4, 5, 6}
    assert {row.turn for row in rows(hands) if row.kind != "turn"} >= {5}


def test_a_click_on_a_heading_unfolds_its_turn_and_folds_it_again(seated: SEATED):
    hands = seated()
    heading = next(row for row in rows(hands) if row.kind == "turn" and row.turn == 1)
    assert heard(hands, heading) == f"{heading.words}, folded"
    click(hands, heading)
    assert heard(hands, heading) == heading.words
    assert any(row.turn == 1 and row.kind != "turn" for row in rows(hands))
    assert hands.controller.moment is None
    click(hands, heading)
    assert not any(row.turn == 1 and row.kind != "turn" for row in rows(hands))


def test_a_folded_turn_says_what_was_lost_in_it(seated: SEATED):
    hands = seated()
    words, table = hands.controller.words, hands.controller.table
    lost: dict[int, int] = {}
    for row in hands.page.log.entries.rows:
        if isinstance(row.event, Killed):
            lost[row.turn] = lost.get(row.turn, 0) + words.health(row.event.dice, table)
    assert lost
    for turn in range(7):
        assert hands.page.log.entries.lost_in(turn) == lost.get(turn, 0)


def test_the_heading_stays_at_the_top_while_its_entries_are_seen(seated: SEATED):
    hands = seated()
    listed = hands.page.log.list
    hands.page.log.shown.fold_all(False)
    QApplication.processEvents()
    listed.verticalScrollBar().setValue(listed.verticalScrollBar().maximum() // 2)
    top = listed.row_at(listed.indexAt(listed.viewport().rect().topLeft()))
    assert listed.sticky.isVisible()
    assert listed.sticky.row is not None
    assert top is not None
    assert listed.sticky.row.turn == top.turn
    QTest.mouseClick(listed.sticky, LEFT)
    assert listed.row_at(listed.indexAt(listed.viewport().rect().topLeft() + listed.rect().topLeft())).kind == "turn"
    listed.verticalScrollBar().setValue(0)
    assert not listed.sticky.isVisible()
    assert not listed.fade.isVisible()


def test_what_is_brought_into_view_lies_below_the_heading_at_the_top(seated: SEATED):
    hands = seated()
    listed = hands.page.log.list
    hands.page.log.shown.fold_all(False)
    QApplication.processEvents()
    listed.scrollToBottom()
    for number in range(listed.shown.rowCount() - 1, -1, -7):
        index = listed.shown.index(number, 0)
        listed.scrollTo(index)
        if listed.sticky.isVisible():
            assert listed.fade.isVisible()
            assert listed.fade.geometry().top() == listed.sticky.geometry().bottom() + 1
            assert listed.visualRect(index).top() >= listed.sticky.geometry().bottom()


def test_left_and_right_fold_and_unfold_by_key(seated: SEATED):
    hands = seated()
    listed = hands.page.log.list
    listed.setFocus()
    QTest.keyClick(listed, Qt.Key.Key_Left, SHIFT)
    assert all(row.kind in ("turn", "waiting") for row in rows(hands))
    QTest.keyClick(listed, Qt.Key.Key_Home)
    QTest.keyClick(listed, Qt.Key.Key_Right)
    assert any(row.turn == 0 and row.kind != "turn" for row in rows(hands))
    QTest.keyClick(listed, Qt.Key.Key_Left)
    assert all(row.kind in ("turn", "waiting") for row in rows(hands))
    QTest.keyClick(listed, Qt.Key.Key_Right, SHIFT)
    assert len(rows(hands)) == len(hands.page.log.entries.rows)


def test_a_click_on_an_entry_shows_its_moment_with_the_dice_where_they_were(seated: SEATED):
    hands = seated()
    hands.page.log.shown.fold_all(False)
    game = hands.controller.game
    row = next(row for row in rows(hands) if isinstance(row.event, Killed) and row.event.dice)
    dead = row.event.dice
    before = next(row for row in rows(hands) if isinstance(row.event, Rolled) and row.event.kind != "horde")
    click(hands, before)
    assert hands.controller.moment == before.step
    for number, die in enumerate(game.history[before.step].position.dice):
        assert hands.controller.position.dice[number] == die
    for die in dead:
        where = game.history[before.step].position.dice[die]
        assert hands.view_of(die).area == f"{where.place}@{where.owner}"
    click(hands, row)
    assert hands.controller.moment == row.step


def test_a_click_on_what_happened_last_leaves_the_present(seated: SEATED):
    hands = seated()
    row = [row for row in rows(hands) if row.kind != "waiting"][-1]
    click(hands, row)
    assert hands.controller.moment is None
    assert hands.page.bar.isVisible()


def test_a_click_on_what_is_waited_for_leads_back(seated: SEATED):
    hands = seated()
    hands.controller.look_at(3)
    click(hands, hands.page.log.entries.rows[-1])
    assert hands.controller.moment is None


def test_an_entry_explains_itself_line_by_line_with_each_clause(seated: SEATED):
    hands = seated()
    hands.page.log.shown.fold_all(False)
    words = Words()
    row = next(row for row in rows(hands) if isinstance(row.event, Rolled) and any(one.lines for one in row.event.sums))
    told = hands.page.log.entries.reasons(row)
    sums = told_sums(row.event.sums)
    lines = [line for total in sums for line in merged(total.lines)]
    assert [one.clause for one in told if one.clause] == [line.clause for line in lines]
    for one, line in zip([one for one in told if one.clause], lines, strict=True):
        assert str(abs(line.change)) in one.words
    assert {one.text for one in told if one.text} == {clause(line.clause).text for line in lines}
    totals = [one.words for one in told if not one.clause]
    assert totals == [f"= {one.total} {words.result(one)}" for one in sums if one.lines]
    listed, index = hands.page.log.list, hands.page.log.entries.rows.index(row)
    at = hands.page.log.shown.mapFromSource(hands.page.log.entries.index(index))
    low = listed.visualRect(at).height()
    click(hands, row)
    at = hands.page.log.shown.mapFromSource(hands.page.log.entries.index(index))
    assert listed.visualRect(at).height() > low + 15 * len(told)
    assert listed.viewport().rect().contains(listed.visualRect(at))
    listed.viewport().grab()


def test_an_entry_without_arithmetic_names_its_clause(seated: SEATED):
    hands = seated()
    row = next(row for row in hands.page.log.entries.rows if type(row.event).__name__ == "Marched")
    (told,) = hands.page.log.entries.reasons(row)
    assert (told.clause, told.text) == ("C3.4", clause("C3.4").text)
    assert "C3.4" in hands.page.log.entries.tip(row)


def test_return_in_the_list_shows_the_moment_and_answers_nothing(seated: SEATED):
    hands = seated()
    listed, game = hands.page.log.list, hands.controller.game
    deeds = len(game.choices)
    listed.setFocus()
    QTest.keyClick(listed, Qt.Key.Key_Home)
    QTest.keyClick(listed, Qt.Key.Key_Right)
    for _ in range(4):
        QTest.keyClick(listed, Qt.Key.Key_Down)
    row = listed.row_at(listed.currentIndex())
    assert listed.painter.opened is row
    assert hands.controller.moment is None
    hands.key(Qt.Key.Key_Return)
    assert hands.controller.moment == row.step
    assert len(game.choices) == deeds


def test_the_log_marks_the_moment_that_the_table_shows(seated: SEATED):
    hands = seated()
    hands.controller.look_at(4)
    QApplication.processEvents()
    listed, entries = hands.page.log.list, hands.page.log.entries
    assert listed.painter.moment == 4
    at = hands.page.log.shown.mapFromSource(entries.index(entries.row_of(4)))
    assert listed.viewport().rect().intersects(listed.visualRect(at))
    hands.controller.look_at(None)
    QApplication.processEvents()
    assert listed.painter.moment == -1
    assert listed.verticalScrollBar().value() == listed.verticalScrollBar().maximum()


# What was taken back


def test_the_log_grows_and_goes_back_without_a_reset(seated: SEATED, qtbot):
    hands = seated()
    entries, controller = hands.page.log.entries, hands.controller
    before = [row.words for row in entries.rows if row.kind != "waiting"]
    with qtbot.assertNotEmitted(entries.modelReset):
        controller.game.play(at_random(controller.game.position, controller.game.question, Random(1)))
        controller.start()
        grown = [row.words for row in entries.rows if row.kind != "waiting"]
        assert grown[: len(before)] == before
        assert len(grown) > len(before)
        controller.undo()
    after = [row.words for row in entries.rows if row.kind not in ("waiting", "note")]
    assert after == before


def test_an_undo_and_a_redo_stand_in_the_log(hands: Hands):
    show(hands, game_from(ARMIES))
    controller, entries = hands.controller, hands.page.log.entries
    controller.pick(controller.options()[0][0])
    controller.undo()
    notes = [row.words for row in entries.rows if row.kind == "note"]
    assert notes == ["Mira takes back: Mira’s home (Flatland)"]
    controller.redo()
    notes = [row.words for row in entries.rows if row.kind == "note"]
    assert notes[1] == "Mira makes it again: Mira’s home (Flatland)"
    assert entries.rows[-1].kind == "waiting"
    # what was made again stands below the two notes
    kinds = [row.kind for row in entries.rows if row.step > 0 or row.kind == "note"]
    assert kinds.index("event") > max(at for at, kind in enumerate(kinds) if kind == "note")


def test_several_steps_taken_back_at_once_are_one_line(hands: Hands):
    show(hands, game_from(ARMIES), kinds=["person", "person"])
    controller, entries = hands.controller, hands.page.log.entries
    game = controller.game
    game.play(Picked(controller.options()[0][0]))
    game.play(game.rules.sample(game.question, Random(1)))
    game.undo(0)
    game.undo(0)
    controller.start()
    notes = [row.words for row in entries.rows if row.kind == "note"]
    assert notes == ["Mira takes back: Mira’s home (Flatland), and what followed"]


def test_a_note_stays_when_more_is_taken_back(hands: Hands):
    show(hands, game_from(ARMIES))
    controller, entries = hands.controller, hands.page.log.entries
    controller.pick(controller.options()[0][0])
    second = controller.options()[-1][0]
    controller.pick(second)
    controller.undo()
    controller.pick(second)
    controller.undo()
    controller.undo()
    notes = [row for row in entries.rows if row.kind == "note"]
    assert len(notes) == 2
    assert {note.step for note in notes} == {0}
    assert notes[0].words == "Mira takes back: Stay", "it is named still when its question is gone"
    assert notes[1].words == "Mira takes back: Mira’s home (Flatland), and what followed"


def test_a_secret_answer_is_not_told_when_it_is_taken_back(hands: Hands):
    show(hands, Game(game_from(ARMIES).set_up))
    controller = hands.controller
    assert controller.question is not None
    assert controller.question.sealed
    controller.suggest()
    controller.confirm()
    controller.undo()
    (note,) = [row.words for row in hands.page.log.entries.rows if row.kind == "note"]
    assert note.endswith("takes back: a secret choice")


def test_real_dice_giving_up_and_a_draw_are_told(hands: Hands):
    show(hands, game_from(ARMIES))
    hands.controller.take_up_dice(True)
    hands.controller.take_up_dice(False)
    hands.controller.concede(1)
    told = said(hands)
    for words in ("From here on real dice are thrown", "From here on the program throws the dice", "Ragna gives up"):
        assert words in told
    assert told.index("Ragna gives up") < len(told) - 1  # the end of the battle is told after it
    show(hands, game_from(ARMIES))
    hands.controller.agree_to_draw(0)
    assert "Mira offered a draw, and Ragna agreed" in said(hands)


def test_a_standing_answer_is_marked(hands: Hands, qtbot):
    show(hands, game_from(ARMIES))
    controller = hands.controller
    controller.standing.set(0, "march-first", "pass")
    controller.start()
    qtbot.waitUntil(lambda: len(controller.game.choices) == 1)
    assert "Mira, as always: No march" in said(hands)


def test_what_followed_from_the_choice_before_has_no_line_of_its_own(hands: Hands):
    game = game_from(ARMIES)
    game.play(Picked("pass"), INTENDED)
    show(hands, game)
    assert not [row for row in hands.page.log.entries.rows if row.kind == "remark"]


def test_the_same_reason_twice_with_nothing_between_is_told_once(hands: Hands):
    game, reason = Game(set_up(3)), Remark("reason-balanced")
    for _ in range(2):  # a person's two armies are laid out one after the other, and nobody sees it
        game.play(CLASSIC.sample(game.question, Random(1)), reason)
    show(hands, game)
    assert len([row for row in hands.page.log.entries.rows if row.kind == "remark"]) == 1


def test_a_seat_that_changes_hands_is_told(hands: Hands, mute: None):
    show(hands, game_from(ARMIES))
    hands.controller.hand_over(1, "recruit")
    assert "The computer plays for Ragna from here on" in said(hands)
    hands.controller.hand_over(1, "person")
    assert "Ragna takes the seat back from the computer" in said(hands)


def test_who_gives_up_among_three_is_told_with_who_plays_on(hands: Hands, mute: None):
    show(hands, Game(set_up(3, 3)))
    hands.controller.hand_over(1, "recruit", conceded=True)
    assert "Ragna gives up, and the computer plays on in this seat" in said(hands)
    assert not [words for words in said(hands) if words.startswith("The computer plays for")]


def test_a_seat_that_changes_hands_between_two_undos_keeps_its_line(hands: Hands):
    show(hands, game_from(ARMIES))
    controller = hands.controller
    controller.pick(controller.options()[0][0])
    controller.pick(controller.options()[-1][0])
    controller.undo()
    controller.hand_over(1, "recruit", conceded=True)
    controller.undo()
    notes = [row.words for row in hands.page.log.entries.rows if row.kind == "note"]
    assert len(notes) == 3
    assert notes[1] == "Ragna gives up, and the computer plays on in this seat"


def test_a_game_opened_again_tells_at_the_same_places_who_played(hands: Hands, mute: None):
    seats = [SeatPlan(name, "person") for name in NAMES[:3]]
    hands.window.show_game(hands.window.library.new(set_up(3, 3, 24), seats, practice=True))
    controller = hands.controller

    def play(answers: int) -> None:
        for _ in range(answers):
            controller.suggest()
            controller.confirm()

    controller.hand_over(2, "recruit")
    controller.hand_over(2, "person")
    play(8)
    controller.hand_over(0, "recruit", conceded=True)
    controller.hand_over(0, "person")
    play(3)
    controller.undo()
    controller.hand_over(1, "recruit")
    before = [(row.step, row.words) for row in hands.page.log.entries.rows if row.kind != "waiting"]
    assert {0, 8, 10} <= {step for step, _ in before}
    path = controller.path
    hands.window.show_start()
    hands.window.open_path(path)
    assert hands.controller is not controller
    after = [(row.step, row.words) for row in hands.page.log.entries.rows if row.kind != "waiting"]
    assert after == before


# Filters


def choose(hands: Hands, value: str) -> None:
    box = hands.page.log.filter
    box.setCurrentIndex(box.findData(value))


@pytest.mark.parametrize(
    ("value", "fits"),
    [
        ("rolls", lambda row: "roll" in type(row.event).__name__.lower() or type(row.event).__name__ == "SavedAlone"),
        ("weighty", lambda row: row.kind == "weighty"),
        ("seat-1", lambda row: row.seat == 1),
    ],
)
def test_a_filter_shows_its_entries_of_all_turns_and_nothing_else(seated: SEATED, value: str, fits):
    hands = seated()
    wanted = [row for row in hands.page.log.entries.rows if row.kind not in ("turn", "waiting") and fits(row)]
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
    assert hands.controller.moment == heading.step


def test_one_person_alone_can_see_his_own(seated: SEATED, mute: None):
    hands = seated(kinds=["recruit", "person"])
    choose(hands, "own")
    own = [row for row in rows(hands) if row.kind not in ("turn", "waiting")]
    assert own
    assert all(row.seat == 1 for row in own)


def test_words_are_looked_for_in_all_turns(seated: SEATED):
    hands = seated()
    hands.key(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert hands.page.log.search.hasFocus()
    deeds = len(hands.controller.game.choices)
    for letter in "LOSES":
        QTest.keyClick(hands.page.log.search, letter)
    found = [row for row in rows(hands) if row.kind not in ("turn", "waiting")]
    assert found == [row for row in hands.page.log.entries.rows if "loses" in row.words.lower()]
    assert found
    QTest.keyClick(hands.page.log.search, Qt.Key.Key_Return)
    assert hands.page.log.list.hasFocus()
    assert len(hands.controller.game.choices) == deeds
    hands.page.log.look_for()
    QTest.keyClick(hands.page.log.search, Qt.Key.Key_Escape)
    assert hands.page.log.search.text() == ""
    assert len(rows(hands)) > len(found)


def test_what_is_found_nowhere_is_said(seated: SEATED):
    hands = seated()
    hands.page.log.search.setText("xyzzy")
    assert [row.kind for row in rows(hands)] == ["waiting"]


def test_new_entries_pass_the_filter(hands: Hands):
    show(hands, game_from(ARMIES))
    choose(hands, "seat-0")
    controller = hands.controller
    controller.pick(controller.options()[0][0])
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


def test_the_log_stays_at_its_end_when_its_rows_wrap_anew(seated: SEATED):
    hands = seated()
    listed = hands.page.log.list
    for size in ((1920, 1080), (1280, 800), (1700, 820)):
        hands.window.resize(*size)
        QApplication.processEvents()
        last = listed.visualRect(listed.shown.index(listed.shown.rowCount() - 1, 0))
        assert last.bottom() <= listed.viewport().height()
        assert listed.verticalScrollBar().value() == listed.verticalScrollBar().maximum()


def test_a_moment_stands_amid_what_came_before_and_after(seated: SEATED):
    hands = seated()
    log = hands.page.log
    history = hands.controller.game.history
    for moment in (len(history) // 3, len(history) * 3 // 4):
        hands.controller.look_at(moment)
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
