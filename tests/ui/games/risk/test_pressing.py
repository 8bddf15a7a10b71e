"""Pressing an attack: skirmishes follow each other without a question, until too few attackers are left."""

from __future__ import annotations

from PySide6.QtTest import QTest

from ddtable.rules.dragon_dice.places import group
from ddtable.rules.risk.board import board_of
from tests.drivers.hands_on import settle
from tests.rules.risk.world import world

LIMIT = 60


def wait(hands, least: int) -> None:
    """Wait until the game asks for something else than another exchange with at least so many attackers."""
    for _ in range(LIMIT):
        QTest.qWait(20)
        settle()
        if hands.kind != "fight-on" or hands.table.pressing.left < least:
            return
    raise AssertionError("the attack does not go on")


def test_each_exchange_is_asked_about_at_first(at) -> None:
    hands = at("fight-on")
    before = len(hands.session.game.choices)
    QTest.qWait(200)
    settle()
    assert hands.table.card.press.isVisible()
    assert len(hands.session.game.choices) == before


def test_the_attack_goes_on_to_the_end(at) -> None:
    hands = at("fight-on")
    before = len(hands.session.game.choices)
    hands.click(hands.table.card.press.choice.buttons["1"])
    wait(hands, 1)
    assert hands.session.game.choices[before].choice.option == "skirmish"


def test_too_few_attackers_are_left_to_the_player(at) -> None:
    hands = at("fight-on")
    before = len(hands.session.game.choices)
    assert hands.table.pressing.left < 8
    hands.click(hands.table.card.press.choice.buttons["8"])
    QTest.qWait(200)
    settle()
    assert len(hands.session.game.choices) == before


def test_the_next_attack_is_asked_about_again(at) -> None:
    hands = at("fight-on")
    hands.click(hands.table.card.press.choice.buttons["1"])
    wait(hands, 1)
    while board_of(hands.session.position).attack is not None:
        hands.session.draft.suggest()
        hands.session.draft.confirm()
        settle()
    assert hands.table.pressing.least == 0


def test_a_skirmish_becomes_a_charge_before_the_dice_are_rolled(lay) -> None:
    units = "A ural: 3 guard\nB afghanistan: thug"
    hands = lay(world(units, shown={"asia": "flatland_city 5"}))
    hands.click_button(group(4))
    hands.click_button("skip")
    place = world(units).place("afghanistan")
    hands.click_place(place)
    press = hands.table.card.press
    assert press.way.value == "skirmish"
    chosen = hands.session.selection
    hands.click(press.way.buttons["charge"])
    assert hands.kind == "muster"
    assert hands.session.question.values["kind"] == "charge"
    assert hands.session.selection == chosen
    assert press.way.value == "charge"
