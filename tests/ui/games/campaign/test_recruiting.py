"""The recruiting sheet: dice of the pool on the lines of armies, by dragging, clicking and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from ddtable.rules.campaign.sheets import ITEMS, OTHER
from ddtable.rules.campaign.steps import Recruiting
from ddtable.rules.dragon_dice.places import numbered
from tests.drivers.dragging import drag_over, drop_on
from tests.rules.campaign.war import A, war
from ui.games.campaign.recruits.bonus_line import BonusLine

LEFT = Qt.MouseButton.LeftButton
HOME_A = numbered(0)
ARMIES = """
A at 0: 4 guard, 3 thug
A recruiting: 3 guard, knight, 2 thug
B at 1: thug
"""


@pytest.fixture
def board(lay):
    """The sheet of A: elves and goblins at home, both in the pool."""
    table = lay(war(ARMIES, agenda=(Recruiting(),)), (996, 640))
    assert table.session.question.kind == "recruits"
    assert table.recruiting.isVisible()
    return table.recruiting


def line(board, word: str, place: str = HOME_A):
    """Return the line of a race, of other races or of items."""
    bucket = board.half.sheet.buckets.index(f"{place}|{word}")
    return next(one for card in board.cards for one in card.lines if one.bucket == bucket)


def numbers(board, kind: str) -> list[int]:
    return [number for number, die in enumerate(board.half.sheet.dice) if die.type.endswith(kind)]


def tile(board, number: int):
    return next(tile for tile in board.pool.tiles if number in tile.numbers)


def click(qtbot, widget) -> None:
    qtbot.mouseClick(widget, LEFT, pos=QPoint(widget.width() // 2, widget.height() // 2))


def test_line_shows_its_points_with_their_arithmetic(board) -> None:
    guards = line(board, "coral_elves")
    assert guards.name == "Coral Elves"
    assert guards.arithmetic() == "4 ÷ 4 → 1"
    assert guards.points() == (0, 1)
    assert "0 of 1 used" in guards.words()
    assert [one.bucket for one in board.cards[0].lines if board.half.line(one.bucket)[1] == ITEMS] == []


def test_die_is_dragged_to_the_line_of_its_race_and_others_say_why(board, qtbot) -> None:
    (guard, *_), thugs = numbers(board, "guard"), numbers(board, "thug")
    die = board.half.sheet.dice[guard].die
    board.hold(guard)
    assert line(board, "coral_elves").lit
    assert not line(board, "goblins").lit
    assert "another line" in line(board, "goblins").words()
    assert drag_over(line(board, "coral_elves"), [die]) == (True, True)
    assert drag_over(line(board, "goblins"), [die]) == (False, False)
    drop_on(line(board, "coral_elves"), [die])
    qtbot.waitUntil(lambda: board.half.placed[guard] == line(board, "coral_elves").bucket)
    board.released(dropped=True)
    assert line(board, "coral_elves").points() == (1, 1)
    assert board.half.used(0) == 1
    assert thugs


def test_die_that_the_points_do_not_pay_for_stays_and_the_line_says_why(board, qtbot) -> None:
    told: list[str] = []
    board.session.draft.refused.connect(told.append)
    (knight,) = numbers(board, "knight")
    click(qtbot, tile(board, knight))
    assert board.held == knight
    assert "too few points" in line(board, "coral_elves").words()
    click(qtbot, line(board, "coral_elves"))
    assert board.half.placed[knight] == 0
    assert "K7.4" in told[-1]


def test_die_is_put_on_a_line_with_two_clicks_and_back_with_two_more(board, qtbot) -> None:
    guard = numbers(board, "guard")[0]
    click(qtbot, tile(board, guard))
    click(qtbot, line(board, "coral_elves"))
    assert board.half.placed[guard]
    (placed,) = line(board, "coral_elves").tiles
    click(qtbot, placed)
    assert board.held == guard
    qtbot.mouseClick(board.pool, LEFT, pos=QPoint(4, board.pool.height() - 2))
    assert board.half.placed[guard] == 0


def test_die_goes_to_a_line_by_keys(board, qtbot) -> None:
    guard = numbers(board, "guard")[0]
    stack = tile(board, guard)
    stack.setFocus()
    qtbot.keyClick(stack, Qt.Key.Key_Return)
    assert board.held == guard
    wanted = line(board, "coral_elves")
    wanted.setFocus()
    assert wanted.takes_return()
    qtbot.keyClick(wanted, Qt.Key.Key_Return)
    assert board.half.placed[guard] == wanted.bucket
    qtbot.keyClick(stack, Qt.Key.Key_Escape)
    assert board.held == -1


def test_number_key_moves_a_die_to_its_next_line_that_pays(board) -> None:
    guard = numbers(board, "guard")[0]
    board.session.hand.toggle(board.half.sheet.dice[guard].die)
    assert board.half.placed[guard] == line(board, "coral_elves").bucket
    (knight,) = numbers(board, "knight")
    board.session.hand.toggle(board.half.sheet.dice[knight].die)
    assert board.half.placed[knight] == 0, "no line pays for it"


def test_points_of_a_race_are_halved_for_another(board, qtbot) -> None:
    """K7.5: 1 point of Coral Elves and 1 of Goblins pay for 1 health of either as another race."""
    guard = numbers(board, "guard")[0]
    board.half.put(guard, line(board, OTHER).bucket)
    assert board.half.used(0) == 1
    assert "half is 1 health of other races" in board.so_far.halves.text()
    assert line(board, OTHER).points() == (1, 0)


def test_verdict_tells_points_pool_and_what_would_be_lost(board) -> None:
    whole = board.half.total
    assert board.so_far.points.text() == f"0 of {whole} points spent"
    assert "would be lost" in board.so_far.verdict[2].text()
    board.half.fill()
    assert board.half.used_in_all == whole
    assert board.so_far.verdict[2].text() == ""
    assert f"{board.half.left_in_pool} health stays" in board.so_far.verdict[1].text()


def test_fill_completes_the_sheet_clear_empties_it_and_suggest_fills_it_too(board, qtbot) -> None:
    click(qtbot, board.fill)
    filled = board.half.placed
    assert any(filled)
    click(qtbot, board.empty)
    assert not any(board.half.placed)
    board.session.draft.suggest()
    assert board.half.placed == filled


def test_sheet_is_sent_and_the_next_player_gets_one_of_their_own(board, qtbot) -> None:
    session = board.session
    board.half.fill()
    placed = [board.half.sheet.dice[number].die for number, at in enumerate(board.half.placed) if at]
    session.draft.confirm()
    assert session.question is None or session.question.kind != "recruits" or session.question.seat != A
    assert all(session.position.dice[die].place == HOME_A for die in placed)


def test_plates_tell_who_has_filled_in_a_sheet(played) -> None:
    table = played("recruits")
    session = table.session
    first = session.asked_seat
    assert {plate._status() for plate in table.panels} == {"ui-war-choosing"}
    session.draft.confirm()
    QApplication.processEvents()
    assert table.panels[first]._status() == "ui-war-ready"
    assert table.recruiting.half.sheet.dice, "another player's sheet is there now"


def test_map_is_back_after_the_last_sheet(played) -> None:
    table = played("recruits")
    while table.session.question.kind == "recruits":
        assert not table.pane.isVisible()
        table.session.draft.confirm()
    assert table.pane.isVisible()
    assert not table.recruiting.isVisible()
    assert table.card is not None
    assert table.card.isVisible()


@pytest.fixture
def rewarded(lay):
    """The sheet of A, who holds the city at home: 1 point for the terrain and 1 for the city."""
    return lay(war(ARMIES, "flatland_city 8 A", agenda=(Recruiting(),)), (1200, 700)).recruiting


def bonus(board) -> BonusLine:
    return next(one for card in board.cards for one in card.lines if isinstance(one, BonusLine))


def test_bonus_has_a_line_with_its_arithmetic(rewarded, board) -> None:
    assert bonus(rewarded).words() == "Bonus, 1 held + 1 city, 0 of 2 used"
    assert not any(isinstance(one, BonusLine) for card in board.cards for one in card.lines), "without a bonus"


def test_bonus_is_lit_for_a_die_that_it_pays_and_takes_it(rewarded, qtbot) -> None:
    knight = numbers(rewarded, "knight")[0]
    race = line(rewarded, "coral_elves")
    rewarded.hold(knight)
    assert bonus(rewarded).lit
    die = rewarded.half.sheet.dice[knight]
    drop_on(bonus(rewarded), (die.die,))
    qtbot.waitUntil(lambda: rewarded.half.on_line(race.bucket) == [knight])
    assert bonus(rewarded).points() == (die.health - race.points()[1], 2)
    assert die.health > race.points()[1]


def test_bonus_says_that_it_is_not_needed(rewarded, qtbot) -> None:
    thug = numbers(rewarded, "thug")[0]
    rewarded.hold(thug)
    assert line(rewarded, "goblins").lit
    assert not bonus(rewarded).lit
    assert bonus(rewarded).words().endswith("its race pays")
    click(qtbot, line(rewarded, "goblins"))
    assert bonus(rewarded).points() == (0, 2)


def test_dice_of_the_sheet_grow_on_a_large_screen(board) -> None:
    """At 3840 x 2160; a line that takes one is as high."""
    guard = numbers(board, "guard")[0]
    small, row = tile(board, guard).width(), line(board, "coral_elves").height()
    board.resize(3600, 1900)
    QApplication.processEvents()
    assert tile(board, guard).width() >= 1.5 * small
    assert line(board, "coral_elves").height() >= 1.5 * row
    board.half.fill()
    QApplication.processEvents()
    assert all(one.height() == card_line.height() for card_line in board.cards[0].lines for one in card_line.tiles)
    assert board.cards[0].lines[0].geometry().bottom() < board.cards[0].lines[1].geometry().top() + 1
