"""The spell book: spells and targets as one list, edited by clicks and keys, given at once, taken back together."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from ddtable.rules.dragon_dice.casting import DONE
from ddtable.summaries.dragon_dice.casting import SpellState, casting
from gallery.wars import OF_SPELLS
from tests.drivers.hands_on import Hands, settle
from tests.drivers.war_hands import click_spell as click
from tests.ui.games.campaign.conftest import answers
from ui.games.campaign.spells.book import SpellBook
from ui.games.campaign.spells.book_list import STATE
from ui.games.campaign.spells.rehearsal import Wish
from ui.session.answer.standing import INTENDED

RETURN, N, ESC = Qt.Key.Key_Return, Qt.Key.Key_N, Qt.Key.Key_Escape
TARGET = "army:2:terrain/2"


@pytest.fixture
def hands(at) -> Hands:
    return at("spell", 10, seed=OF_SPELLS)


@pytest.fixture
def book(hands) -> SpellBook:
    return hands.page.bar.own["spells"]


def target_of(book: SpellBook) -> str:
    """The first army that the open line may have as its target."""
    return book._trial.asks.shape.options[0].id


def area_of(target: str) -> str:
    _, seat, place = target.split(":")
    return f"{place}@{seat}"


def test_book_covers_the_log_and_neither_map_nor_tray(hands, book) -> None:
    assert book.isVisible()
    side = hands.page.side.geometry()
    assert side.contains(book.geometry())
    assert not book.geometry().intersects(hands.page.table.geometry())


def test_folded_side_panel_opens_for_the_book_and_folds_again(hands, book) -> None:
    assert not hands.page.side.folded
    hands.key(Qt.Key.Key_D)
    settle()
    assert not book.isVisible()
    assert hands.page.side.folded


def test_spells_that_can_be_cast_are_first_with_their_cost_in_numbers(hands, book) -> None:
    able = {one.id for one in hands.session.question.shape.options}
    colour: dict[str, list[bool]] = {}
    for state in (book.list.item(row).data(STATE) for row in range(book.list.count())):
        if isinstance(state, SpellState):
            colour.setdefault(state.spell.colour, []).append(state.spell.id not in able)
    assert all(lacking == sorted(lacking) for lacking in colour.values())
    assert [all(lacking) for lacking in colour.values()] == sorted(all(lacking) for lacking in colour.values())
    assert len(book.list.spells()) == len(hands.session.position.board.edition.spells)


def test_search_field_finds_spells_by_name(hands, book, qtbot) -> None:
    book.search.setFocus()
    qtbot.keyClicks(book.search, "finger")
    assert book.list.spells() == ["finger_of_death"]
    assert hands.kind == "spell"
    book.search.clear()
    assert len(book.list.spells()) > 20


def test_spell_is_aimed_by_a_click_on_the_table_and_cast_with_done(hands, book) -> None:
    game, before = hands.session.game, len(hands.session.game.choices)
    click(book, "palsy")
    assert [wish.spell for wish in book.wishes] == ["palsy"]
    assert len(game.choices) == before
    target = next(
        option.id for option in book._trial.asks.shape.options if option.area in {view.area for view in hands.views()}
    )
    hands.click_area(area_of(target))
    assert book.wishes == (Wish("palsy", target),)
    assert len(game.choices) == before
    hands.key(N)
    assert answers(hands, before)[:3] == ["palsy", target, DONE]


def test_line_without_a_target_is_not_given(hands, book) -> None:
    before = len(hands.session.game.choices)
    click(book, "palsy")
    hands.key(N)
    assert len(hands.session.game.choices) == before
    assert "choose its target first" in hands.told
    hands.key(ESC)
    assert book.wishes == ()


def test_lines_are_edited_before_they_are_given(hands, book) -> None:
    click(book, "palsy")
    line = book.lines[0]
    hands.click(line.target)
    (action, *_) = line.menu.actions()
    action.trigger()
    line.menu.close()
    target = book.wishes[0].target
    hands.click(line.more)
    assert book.wishes == (Wish("palsy", target, times=2),)
    hands.click(line.more)
    assert "enough for 2" in hands.told or book.wishes[0].times == 3
    hands.click(line.fewer)
    other = next(pick for _, pick in book.aims(0) if pick != target)
    book.aim_line(0, other)
    assert book.wishes[0].target == other
    hands.click(line.away)
    assert book.wishes == ()
    assert not line.isVisible()


def test_list_is_filled_by_suggest_and_given_by_return(hands, book) -> None:
    game, before = hands.session.game, len(hands.session.game.choices)
    hands.key(Qt.Key.Key_H)
    assert book.wishes
    assert len(game.choices) == before
    count = sum(wish.times for wish in book.wishes)
    assert [answer.words for answer in hands.page.bar._shown] == [f"Cast {count} spells"]
    hands.page.bar.setFocus()
    hands.key(RETURN)
    answers(hands, before)
    assert hands.kind not in ("spell", "spell-order")
    assert all(entry.remark == INTENDED for entry in game.choices[before + 1 : before + 2 * count])


def test_return_in_the_book_gives_a_list_that_was_suggested(hands, book) -> None:
    """After an arrow key it adds the spell on which the keys are, as before."""
    assert hands.window.focusWidget() is book.list
    hands.key(Qt.Key.Key_H)
    before = len(hands.session.game.history)
    QTest.keyClick(book.list, Qt.Key.Key_Down)
    QTest.keyClick(book.list, RETURN)
    settle()
    assert len(hands.session.game.history) == before
    book.empty.click()
    hands.key(Qt.Key.Key_H)
    QTest.keyClick(book.list, RETURN)
    settle()
    assert len(hands.session.game.history) > before


def test_undo_takes_the_whole_list_back(hands, book) -> None:
    position, before = hands.session.game.position, len(hands.session.game.choices)
    hands.key(Qt.Key.Key_H)
    hands.key(N)
    answers(hands, before)
    hands.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert hands.session.game.position == position
    assert book.isVisible()
    assert book.wishes == ()


def test_keys_add_spells_and_count_castings(hands, book) -> None:
    book.list.setFocus()
    QTest.keyClick(book.list, RETURN)
    settle()
    (wish,) = book.wishes
    assert wish.spell == book.list.current_spell()
    book.take(target_of(book), {})
    QTest.keyClick(book.list, Qt.Key.Key_Plus)
    assert book.wishes[0].times == 2
    QTest.keyClick(book.list, Qt.Key.Key_Minus)
    QTest.keyClick(book.list, Qt.Key.Key_Minus)
    assert book.wishes == ()


def test_spell_that_lacks_points_says_so(hands, book) -> None:
    click(book, "ragnarok")
    assert "short" in hands.told
    assert book.wishes == ()


def test_dead_units_that_are_buried_can_be_changed(hands, book) -> None:
    hands.key(Qt.Key.Key_H)
    number = next(number for number, wish in enumerate(book.wishes) if wish.buried)
    dead = book.wishes[number].buried
    other = next(pick for _, pick in book.aims(number) if pick.startswith("bury:") and pick != f"bury:{dead[0]}")
    book.aim_line(number, other)
    assert book.wishes[number].buried != dead


def test_order_of_the_list_is_the_order_of_the_effects(hands, book) -> None:
    hands.key(Qt.Key.Key_H)
    first, second = book.wishes[:2]
    hands.click(book.lines[1].earlier)
    assert [(wish.spell, wish.target) for wish in book.wishes[:2]] == [
        (second.spell, second.target),
        (first.spell, first.target),
    ]
    hands.key(N)
    answers(hands, 0)
    announced = casting(hands.session.game.position)
    assert announced is None or announced.in_order
