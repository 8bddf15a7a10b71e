"""Slips of a newcomer's hand: double clicks, a Return too many, dice that are not lit, a pile without room."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ddtable.rules.dragon_dice.editions import known_spells
from ddtable.rules.dragon_dice.events.attacks import SpellsSaved
from ddtable.saves import SaveError
from ddtable.words.sentences import Words
from ddtable.words.spells import spell_brief
from tests.drivers.hands_on import LEFT, NO_KEYS, Hands, open_window, show
from tests.drivers.magic_cases import DEAD_FOOTMAN, MAGIC_CASES
from tests.drivers.playing import game_from
from tests.ui.whole.test_every_question import CASES, at

MANY_DEAD = """
home A: flatland_city 4
home B: flatland_tower 4
frontier: flatland_temple 6
A at frontier: 3 footman, sergeant
A reserve: footman, sergeant
A dead: 5 footman, 3 sergeant, 2 sentry
A buried: 3 sentry
B at frontier: 4 goblins_thug
turn A reinforce
"""


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


def double_click(hands: Hands, widget: QWidget, at: QPoint) -> None:
    """Double-click through the window, as the platform does: the second press goes to what is there then."""
    handle = hands.window.windowHandle()
    QTest.mouseDClick(handle, LEFT, NO_KEYS, widget.mapTo(hands.window, at))
    QApplication.processEvents()


def test_a_double_click_on_a_spell_answers_one_question(hands: Hands):
    show(hands, MAGIC_CASES["spell"].game())
    before = len(hands.session.game.history)
    card = next(card for card in hands.page.bar.own["spells"].cards.values() if card.castable)
    double_click(hands, card, card.rect().center())
    assert len(hands.session.game.history) == before + 1


def test_a_double_click_on_an_answer_answers_one_question(hands: Hands):
    show(hands, CASES["march-first"].game())
    before = len(hands.session.game.history)
    button = hands.page.bar.buttons[0]
    double_click(hands, button, button.rect().center())
    assert len(hands.session.game.history) == before + 1


def test_two_slow_clicks_at_one_point_answer_two_questions(hands: Hands):
    show(hands, CASES["march-first"].game())
    before, handle = len(hands.session.game.history), hands.window.windowHandle()
    button = hands.page.bar.buttons[0]
    for _ in range(2):
        QTest.mouseClick(handle, LEFT, NO_KEYS, button.mapTo(hands.window, button.rect().center()))
    assert len(hands.session.game.history) == before + 2


def test_a_double_click_at_assembly_chooses_one_die(hands: Hands):
    """A die that slides under the pointer is not chosen with it."""
    show(hands, CASES["assemble-home"].game())
    dice = hands.session.draft.numbered()
    die, point = next((die, at) for die in dice for at in points(hands, die) if another_follows(hands, die, at))
    double_click(hands, hands.view_of(die).viewport(), point)
    assert hands.session.selection == (die,)


def points(hands: Hands, die: int) -> list[QPoint]:
    rect = hands.die_rect(die).adjusted(6, 6, -6, -6)
    return [rect.topLeft(), rect.topRight(), rect.center()]


def another_follows(hands: Hands, die: int, point: QPoint) -> bool:
    """Tell whether another die that can be chosen slides to a point of this one when it is chosen."""
    view = hands.view_of(die)
    hands.session.hand.toggle(die)
    QApplication.processEvents()
    under = view.indexAt(point)
    found = under.isValid() and view.shown[under.row()].lit and view.shown[under.row()].die != die
    hands.session.hand.toggle(die)
    QApplication.processEvents()
    return found


def test_undo_may_be_clicked_fast(hands: Hands):
    show(hands, CASES["march-first"].game())
    start = len(hands.session.game.history)
    for _ in range(2):
        hands.session.draft.pick(hands.options()[0].id)
    undo = hands.page.bar.undo
    double_click(hands, undo, undo.rect().center())
    assert len(hands.session.game.history) <= start + 1


@pytest.mark.parametrize("kind", ["resurrect", "bury-dead"])
def test_return_does_not_choose_none(hands: Hands, kind):
    show(hands, MAGIC_CASES[kind].game())
    before, bar = len(hands.session.game.history), hands.page.bar
    assert bar.confirm.keys == "N"
    hands.key(Qt.Key.Key_Return)
    assert len(hands.session.game.history) == before
    assert hands.told == hands.session.words.say("ui-nobody-chosen")
    hands.session.hand.toggle(hands.session.draft.numbered()[0])
    assert bar.confirm.keys == "↵"
    hands.session.hand.toggle(hands.session.selection[0])
    hands.key(Qt.Key.Key_N)
    assert len(hands.session.game.history) == before + 1


def test_click_on_a_disabled_die_shows_the_reason(hands: Hands):
    show(hands, at("reinforce")())
    hands.click_die(14)
    assert hands.told == "That is not your die: drag dice from reserve to a terrain (C12.1)"
    hands.click_die(5)
    assert hands.told == "That does not answer the question: drag dice from reserve to a terrain (C12.1)"


def test_drag_of_a_disabled_die_shows_the_reason(hands: Hands):
    show(hands, at("reinforce")())
    hands.drag([14], "reserve@0")
    assert hands.told == "That is not your die: drag dice from reserve to a terrain (C12.1)"
    show(hands, CASES["casualties"].game())
    hands.drag([5], "dead@1")
    assert hands.told.startswith("You cannot choose these dice here")


def test_the_pile_that_is_asked_about_has_room(hands: Hands):
    show(hands, game_from(MANY_DEAD))
    assert hands.kind == "reinforce"
    assert not hands.view("reserve@0").folded
    assert hands.die_rect(hands.view("reserve@0").shown[0].die).height() >= 20


def test_the_dead_have_room_while_they_are_raised(hands: Hands):
    show(hands, MAGIC_CASES["resurrect"].game())
    assert not hands.view("dead@0").folded
    assert hands.die_rect(DEAD_FOOTMAN).height() >= 20


def test_failed_save_stays_reported(hands: Hands, monkeypatch: pytest.MonkeyPatch):
    def full(*_: object) -> None:
        raise SaveError("The disk is full.")

    show(hands, CASES["march-first"].game())
    monkeypatch.setattr(hands.session.game, "play", full)
    hands.session.draft.pick(hands.options()[0].id)
    assert hands.told == "The disk is full."


def test_spells_on_dead_units_show_the_health():
    briefs = {spell.does: spell_brief(Words(), spell) for spell in known_spells().values()}
    assert briefs["bury"] == "bury 1 health"
    assert briefs["resurrect"] == "return 1 health"


def test_saves_of_spells_are_a_step_of_the_work():
    assert SpellsSaved.about.tray == "result"
    assert Words().say("work-spells_saved", saves=2) == "Spells save 2"
