"""Marches on the board: the continent, the target, the dice that go, moving in, the moves at the end of the turn."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from ddtable.engine.position import area
from ddtable.engine.questions import Picked
from ddtable.rules.dragon_dice.places import group
from ddtable.rules.risk.attacks import strongest
from ddtable.rules.risk.board import board_of
from ddtable.rules.risk.steps import FreeMove, ReservesIn, ReservesOut
from tests.rules.risk.world import A, B, world

ASIA = """
A ural: 3 guard
A siberia: 2 guard
B afghanistan: thug
A reserve: 2 thug
"""
STRONG = {"asia": "flatland_city 5"}


def test_a_click_on_a_continent_marches_there(at) -> None:
    hands = at("march-first", turn=14)
    land = next(one.id for one in hands.session.question.shape.options if one.id.startswith("land/"))
    hands.click_place(land)
    assert hands.kind == "maneuver"
    assert hands.session.question.place == land


def test_a_click_on_a_lit_territory_attacks_it_with_all_that_may_go(lay) -> None:
    hands = lay(world(ASIA, shown=STRONG))
    place = world(ASIA).place("afghanistan")
    hands.click_button(group(4))
    hands.click_button("skip")
    assert hands.kind == "action"
    assert area(place, B) in hands.table.hand.lit
    hands.click_place(place)
    assert hands.kind == "muster"
    assert hands.table.opened == place
    assert hands.session.selection == strongest(hands.session.position, hands.session.question)
    assert len(hands.session.selection) == 3, "one die stays on each territory"
    hands.key(Qt.Key.Key_Return)
    assert board_of(hands.session.position).attack is not None or hands.kind != "muster"


def test_the_open_territory_shows_the_attackers_and_the_die_that_stays(lay) -> None:
    hands = lay(world(ASIA.replace("3 guard", "guard, thug"), shown=STRONG))
    table = hands.session
    hands.click_button(group(4))
    hands.click_button("skip")
    hands.click_place(world(ASIA).place("afghanistan"))
    card = hands.table.card
    shown = [view.area for view in card.areas if view.isVisible()]
    assert [one.partition("@")[0] for one in shown] == [
        world(ASIA).place(one) for one in ("afghanistan", "ural", "siberia")
    ]
    player = table.names[A]
    heading = next(view for view in card.areas if view.area == area(world(ASIA).place("ural"), A)).heading()
    assert (heading.name, heading.owner) == ("Ural", player), "the initial is the player's"
    guard, thug = table.position.at(world(ASIA).place("ural"), A)
    assert guard in table.selection
    assert thug not in table.selection, "it stays"
    hands.click_die(guard)
    hands.click_die(thug)
    assert guard not in table.selection
    assert thug in table.selection


def test_the_whole_end_of_the_turn_is_one_edit_of_the_board(lay) -> None:
    """The free move is passed by a move from reserve, and Done ends all that follows."""
    hands = lay(world(ASIA, agenda=(FreeMove(), ReservesIn(), ReservesOut())))
    assert hands.kind == "free-move"
    ural, reserve = world(ASIA).place("ural"), hands.session.position.at("reserve", A)
    hands.session.hand.lift(reserve[:1])
    assert area(ural, A) in hands.table.hand.lit
    hands.click_place(ural)
    while hands.session.automatic._standing_answer() is not None:
        hands.key(Qt.Key.Key_F24)
    assert reserve[0] in hands.session.position.at(ural, A)
    assert hands.kind == "reinforce"
    hands.key(Qt.Key.Key_Return)
    while hands.session.automatic._standing_answer() is not None:
        hands.key(Qt.Key.Key_F24)
    assert hands.session.game.choices[-1].choice == Picked("done")
    assert hands.session.position.board.seat == B


def test_a_maneuver_to_eight_is_offered_only_to_who_controls_the_continent(lay) -> None:
    hands = lay(world(ASIA, shown={"asia": "flatland_city 7"}))
    hands.click_button(group(4))
    chains = [chain.then for chain in hands.session.system.chains(hands.session)]
    assert {"turn": "down"} in chains
    assert {"turn": "up"} not in chains


@pytest.mark.parametrize("kind", ["march-first", "action", "claim"])
def test_return_does_not_begin_anything_by_accident(at, kind) -> None:
    hands = at(kind, turn=0 if kind == "claim" else 14)
    before = len(hands.session.game.choices)
    hands.key(Qt.Key.Key_Return)
    assert len(hands.session.game.choices) == before


def test_escape_closes_the_open_territory_and_the_board_has_its_room(at) -> None:
    hands = at("march-first", turn=14)
    before = hands.table.pane.width()
    place = board_of(hands.session.position).territories[0].id
    hands.table.open_place(place)
    assert hands.table.pane.width() < before
    hands.table.setFocus()
    hands.key(Qt.Key.Key_Escape)
    assert hands.table.card is None
    assert hands.table.pane.width() == before


def test_many_attacks_are_on_the_board_and_in_the_list_but_not_on_buttons(at) -> None:
    hands = at("action", turn=14)
    attacks = [option for option in hands.options() if option.moves]
    assert len(attacks) > 4
    shown = {answer.option for answer in hands.page.bar._shown}
    assert not shown & {option.id for option in attacks}
    assert hands.page.bar.more.isVisible()
    before = len(hands.session.game.choices)
    hands.key(Qt.Key.Key_1)
    assert len(hands.session.game.choices) == before, "a digit that is nowhere to be seen gives no answer"
    hands.click_button(attacks[-1].id)
    assert hands.last == Picked(attacks[-1].id)


def test_many_targets_of_a_spell_are_on_the_board_and_in_the_list_but_not_on_buttons(at) -> None:
    """Their names were cut to letters on the buttons."""
    hands = at("spell-target", turn=3)
    targets = [option for option in hands.options() if option.area]
    assert len(targets) > 4
    shown = {answer.option for answer in hands.page.bar._shown}
    assert not shown & {option.id for option in targets}
    assert hands.page.bar.more.isVisible()
    hands.click_place(targets[0].area.partition("@")[0])
    assert hands.last == Picked(targets[0].id)


def test_hint_for_turning_a_die_names_the_numbers_on_the_board(at) -> None:
    hands = at("turn", turn=3)
    assert hands.told == "click a number at the continent’s die"


def test_destinations_of_a_spell_are_on_the_board_if_there_are_many(at) -> None:
    hands = at("spell-destination", turn=3)
    places = [option for option in hands.options() if option.area]
    assert len(places) > 4
    shown = {answer.option for answer in hands.page.bar._shown}
    assert not shown & {option.id for option in places}
    hands.click_place(places[0].area.partition("@")[0])
    assert hands.last == Picked(places[0].id)


def test_click_on_an_army_lets_the_returned_unit_join_it(at) -> None:
    """M20: one of the armies that cast the spell."""
    hands = at("join", turn=3)
    place = sorted(option.id for option in hands.options())[-1]
    assert hands.table.pane._is_lit(place)
    hands.click_place(place)
    assert hands.last == Picked(place)


def test_free_move_to_land_that_does_not_take_it_is_refused_with_the_reason(at) -> None:
    hands = at("free-move", turn=5)
    source = next(option.moves[0].source.partition("@")[0] for option in hands.options() if option.moves)
    hands.click_place(source)
    held = hands.session.lifted()
    assert held
    goals = {area.partition("@")[0] for area in hands.session.hand.targets(held)}
    other = next(one for one in hands.table.pane.scene.places()[:42] if one not in {*goals, source})
    hands.click_place(other)
    assert hands.told == "A free move goes to a neighbour that is yours or empty, and on to one more (RK4.7)"
