"""The log: by turn, explained; a click shows the moment."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ddtable.engine.game import Game
from ddtable.engine.system import SetUp, system
from ddtable.rules.battle_dice.house import default_tables, encoded
from ddtable.rules.clauses import clause
from ddtable.rules.dragon_dice.editions import edition
from ddtable.rules.dragon_dice.events.rolls import Rolled
from ddtable.rules.dragon_dice.events.units import Killed
from ddtable.rules.dragon_dice.steps import Announced, Spell
from ddtable.words.sentences import Words, merged, told_sums
from tests.drivers.hands_on import Hands, show
from tests.drivers.playing import game_from, set_up
from tests.drivers.sitting import ARMIES
from tests.ui.history.conftest import SEATED
from tests.ui.history.reading_log import LEFT, SHIFT, click, event_of, heard, rows, said
from ui.page.log_model import KIND


def test_the_log_begins_with_the_house_options(hands: Hands):
    options = {"must_turn": True, "bullseye_again": True}
    plain = game_from(ARMIES)
    show(hands, Game(plain.set_up))
    assert not any("House rules" in words for words in said(hands))
    show(hands, Game(type(plain.set_up)(plain.set_up.system, 1, options, plain.set_up.forces)))
    assert said(hands)[0].startswith("House rules of this game: ")
    assert said(hands)[0].count(";") == 1
    show(hands, Game(type(plain.set_up)(plain.set_up.system, 1, {"edition": "revised96"}, plain.set_up.forces)))
    assert said(hands)[0] == "House rules of this game: the revised rules of 1996"


def test_a_battle_begun_under_former_rules_has_no_edited_tables(hands: Hands):
    """H94: it goes on with the default tables of its time; tables that the players agreed on are told."""
    army = {"id": "a", "name": "A", "monster": "giant", "archer": 2, "mage": 2, "monsters": 1}
    rules, new = system("battle_dice"), SetUp("battle_dice", 1, {}, (army, army))
    show(hands, Game(rules.renewed(new, 1)))
    assert "This game uses edited tables" not in said(hands)
    own = replace(default_tables(), thresholds={**default_tables().thresholds, "melee": 5})
    show(hands, Game(replace(new, house=encoded(own))))
    assert "This game uses edited tables" in said(hands)


def test_log_names_a_game_with_real_dice(hands: Hands):
    show(hands, Game(set_up(3, by_hand=True)))
    assert said(hands)[0] == "This game uses real dice"
    show(hands, Game(set_up(3)))
    assert not any("Real dice" in words for words in said(hands))


def test_equal_entries_are_counted(hands: Hands):
    cast = Announced("stoneskin", "army:0:terrain/0", times=2)
    show(hands, game_from(ARMIES, Spell(0, "terrain/0", cast)))
    assert any("Stoneskin affects" in words and words.endswith("(×2)") for words in said(hands))


def test_log_has_every_event_and_the_current_question(seated: SEATED):
    hands = seated()
    session = hands.session
    words, table = session.words, session.table
    everything = [row.words for row in hands.page.log.entries.rows]
    happened = [event for played in session.game.history for event in played.events]
    expected = [sentence for event in happened if (sentence := words.event(event, table))]
    assert [one for one in everything if one in expected] == expected
    assert hands.page.log.entries.index(len(everything) - 1).data(KIND) == "waiting"
    assert session.names[session.asked_seat] in everything[-1]


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
    assert heard(hands, heading) == f"{heading.words}, collapsed"
    click(hands, heading)
    assert heard(hands, heading) == heading.words
    assert any(row.turn == 1 and row.kind != "turn" for row in rows(hands))
    assert hands.session.moment is None
    click(hands, heading)
    assert not any(row.turn == 1 and row.kind != "turn" for row in rows(hands))


def test_folded_turn_shows_its_losses(seated: SEATED):
    hands = seated()
    words, table = hands.session.words, hands.session.table
    lost: dict[int, int] = {}
    for row in hands.page.log.entries.rows:
        if isinstance(event := event_of(hands, row), Killed):
            lost[row.turn] = lost.get(row.turn, 0) + words.health(event.dice, table)
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


def test_scrolled_entry_is_below_the_heading(seated: SEATED):
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
    game = hands.session.game
    told = [(row, event_of(hands, row)) for row in rows(hands)]
    row, dead = next((row, event.dice) for row, event in told if isinstance(event, Killed) and event.dice)
    before = next(row for row, event in told if isinstance(event, Rolled) and event.kind != "horde")
    click(hands, before)
    assert hands.session.moment == before.step
    for number, die in enumerate(game.history[before.step].position.dice):
        assert hands.session.position.dice[number] == die
    for die in dead:
        where = game.history[before.step].position.dice[die]
        assert hands.view_of(die).area == f"{where.place}@{where.owner}"
    click(hands, row)
    assert hands.session.moment == row.step


def test_click_on_the_last_event_stays_in_the_present(seated: SEATED):
    hands = seated()
    row = [row for row in rows(hands) if row.kind != "waiting"][-1]
    click(hands, row)
    assert hands.session.moment is None
    assert hands.page.bar.isVisible()


def test_click_on_the_current_question_returns_to_the_present(seated: SEATED):
    hands = seated()
    hands.session.shown.look_at(3)
    click(hands, hands.page.log.entries.rows[-1])
    assert hands.session.moment is None


def test_an_entry_explains_itself_line_by_line_with_each_clause(seated: SEATED):
    hands = seated()
    hands.page.log.shown.fold_all(False)
    words = Words()
    rolled = ((row, event) for row in rows(hands) if isinstance(event := event_of(hands, row), Rolled))
    row, sums = next((row, told_sums(event.sums)) for row, event in rolled if any(one.lines for one in event.sums))
    told = hands.page.log.entries.reasons(row)
    lines = [line for total in sums for line in merged(total.lines)]
    assert [one.clause for one in told if one.clause] == [line.clause for line in lines]
    for one, line in zip([one for one in told if one.clause], lines, strict=True):
        assert str(abs(line.change)) in one.words
    assert {one.text for one in told if one.text} == {clause(line.clause).text for line in lines}
    totals = [one.words for one in told if not one.clause]
    assert totals == [f"= {one.total} {words.result(one, edition().point_words)}" for one in sums if one.lines]
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
    row = next(row for row in hands.page.log.entries.rows if type(event_of(hands, row)).__name__ == "Marched")
    (told,) = hands.page.log.entries.reasons(row)
    assert (told.clause, told.text) == ("C3.4", clause("C3.4").text)
    assert "C3.4" in hands.page.log.entries.tip(row)


def test_return_in_the_list_shows_the_moment_without_an_answer(seated: SEATED):
    hands = seated()
    listed, game = hands.page.log.list, hands.session.game
    deeds = len(game.choices)
    listed.setFocus()
    QTest.keyClick(listed, Qt.Key.Key_Home)
    QTest.keyClick(listed, Qt.Key.Key_Right)
    for _ in range(4):
        QTest.keyClick(listed, Qt.Key.Key_Down)
    row = listed.row_at(listed.currentIndex())
    assert listed.painter.opened is row
    assert hands.session.moment is None
    hands.key(Qt.Key.Key_Return)
    assert hands.session.moment == row.step
    assert len(game.choices) == deeds


def test_the_log_marks_the_moment_that_the_table_shows(seated: SEATED):
    hands = seated()
    hands.session.shown.look_at(4)
    QApplication.processEvents()
    listed, entries = hands.page.log.list, hands.page.log.entries
    assert listed.painter.moment == 4
    at = hands.page.log.shown.mapFromSource(entries.index(entries.row_of(4)))
    assert listed.viewport().rect().intersects(listed.visualRect(at))
    hands.session.shown.look_at(None)
    QApplication.processEvents()
    assert listed.painter.moment == -1
    assert listed.verticalScrollBar().value() == listed.verticalScrollBar().maximum()
