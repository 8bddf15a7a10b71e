"""Cards: the hand at a question for a set, the value of a set, Return turns it in, N keeps the cards."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from ddtable.maps.reading import built_in_map
from ddtable.rules.risk.board import board_of
from ddtable.rules.risk.cards import value_of
from ddtable.rules.risk.steps import Trade
from tests.rules.risk.world import A, world
from ui.areas.surfaces import width_of
from ui.games.risk.cards.card_row import WIDE, title_lines
from ui.kit.fonts import title_font

INFANTRY = (0, 3, 6)
"""Territories whose cards have one sign; they are read from the map."""


def three_alike() -> tuple[int, ...]:
    rules = board_of(world("A alaska: 2 thug").position).map
    return tuple(card for card, sign in enumerate(rules.cards) if sign == "infantry")[:3]


def at_trade(lay, hand: tuple[int, ...], **more):
    return lay(world("A alaska: 2 thug\nA recruiting: 3 thug", agenda=(Trade(),), hands=(hand, ()), **more))


def test_the_best_set_is_chosen_and_return_turns_it_in(lay) -> None:
    cards = three_alike()
    hands = at_trade(lay, (*cards, 1 if 1 not in cards else 2))
    panel = hands.page.bar.own["cards"]
    assert panel.isVisible()
    assert len(panel.row.chosen) == 3
    value = value_of(hands.session.position, panel.row.chosen)
    assert f"{value}" in panel.turn_in.text()
    hands.key(Qt.Key.Key_Return)
    assert len(board_of(hands.session.position).hands[A]) == 1
    assert board_of(hands.session.position).traded == 1


def test_cards_that_are_not_a_set_cannot_be_turned_in(lay) -> None:
    cards = three_alike()
    hands = at_trade(lay, (*cards, 1 if 1 not in cards else 2))
    panel = hands.page.bar.own["cards"]
    panel.row.choose(())
    assert not panel.turn_in.isEnabled()
    before = len(hands.session.game.choices)
    for number in (1, 2):
        hands.key(Qt.Key(ord(str(number))))
    assert len(panel.row.chosen) == 2
    hands.key(Qt.Key.Key_Return)
    assert board_of(hands.session.position).traded == 0
    assert len(hands.session.game.choices) == before


def test_n_keeps_the_cards(lay) -> None:
    hands = at_trade(lay, three_alike())
    hands.key(Qt.Key.Key_N)
    assert board_of(hands.session.position).traded == 0
    assert hands.kind == "recruit"


def test_five_cards_must_be_turned_in(lay) -> None:
    hands = at_trade(lay, (*three_alike(), 42, 43))
    assert all(button.isHidden() for button in hands.page.bar.buttons), "there is no answer that keeps them"
    assert hands.page.bar.own["cards"].turn_in.isEnabled()


def test_a_card_shows_its_territory_its_sign_and_whose_it_is(lay) -> None:
    hands = at_trade(lay, three_alike())
    row = hands.page.bar.own["cards"].row
    assert "infantry" in row.cards[0].accessibleName()
    assert any(name in row.cards[0].accessibleName() for name in ("yours", *hands.session.names))


def test_the_own_cards_are_seen_with_the_pools_at_any_time(lay) -> None:
    hands = lay(world("A alaska: 2 thug\nA recruiting: 3 thug", hands=(three_alike(), ())))
    view = hands.table.cards_of
    assert not view.isVisible()
    hands.key(Qt.Key.Key_1, Qt.KeyboardModifier.ShiftModifier)
    assert view.isVisible()
    assert len(view.row.cards) == 3
    hands.key(Qt.Key.Key_Escape)
    assert not view.isVisible()


def test_the_cards_of_others_stay_hidden(lay) -> None:
    hands = lay(world("A alaska: 2 thug\nB ural: thug\nA recruiting: 3 thug", hands=((), three_alike())))
    hands.key(Qt.Key.Key_2, Qt.KeyboardModifier.ShiftModifier)
    assert not hands.table.drawer.isHidden()
    assert not hands.table.cards_of.isVisible()
    assert hands.table.panels[1].figures.cards == 3


@pytest.mark.parametrize("language", ["en", "da"])
def test_every_name_of_both_maps_is_whole_on_its_card(qapp, language) -> None:
    room = WIDE - 14.0
    for board in ("world", "four_shores"):
        for territory in built_in_map(board).territories:
            name = territory.in_language(language)
            lines, size = title_lines(name, room)
            assert " ".join(lines) == name
            assert all(width_of(line, title_font(size)) <= room for line in lines), name


def test_panel_is_as_wide_as_its_hand(lay) -> None:
    three = at_trade(lay, three_alike()).page.bar.own["cards"]
    assert three.row.width() - three.row.cards[-1].geometry().right() < WIDE / 2
    narrow = three.sizeHint().width()
    assert at_trade(lay, (*three_alike(), 42)).page.bar.own["cards"].sizeHint().width() - narrow > WIDE
