"""A proposal of placement: it is shown, units move between territories by clicks, keys and drags, then it is placed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from ddtable.dice.catalogue import catalogue
from ddtable.rules.dragon_dice.board import units_at
from tests.drivers import dragging
from tests.drivers.hands_on import settle

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier


def strength(hands, place: str, seat: int) -> int:
    position = hands.session.game.position
    return sum(catalogue().units[position.dice[die].type].health for die in units_at(position, seat, place))


def is_placing(hands) -> bool:
    """Whether units are still placed without a question that only a player can end."""
    question = hands.session.question
    if question is None or question.kind not in ("deploy", "deploy-second", "recruit"):
        return False
    return question.kind != "recruit" or bool(hands.table.placing.rest.way)


def proposal(at, qtbot, kind: str = "deploy", **more):
    hands = at(kind, **more)
    hands.page.past.card.hide()
    hands.click(hands.table.placing.edit_button)
    settle()
    assert hands.table.placing.plan.editing
    return hands


def two_places(hands) -> tuple[str, str]:
    """Return a territory with units in the proposal, and another lit one."""
    planned = hands.table.placing.plan.health()
    source = next(iter(planned))
    return source, next(place for place in sorted(hands.places_of()) if place != source)


def test_proposal_places_all_health_and_nothing_yet(at, qtbot) -> None:
    hands = at("deploy", seats=2)
    left, before = int(hands.session.question.values["left"]), len(hands.session.game.choices)
    hands.click(hands.table.placing.edit_button)
    planned = hands.table.placing.plan.health()
    assert sum(planned.values()) == left
    assert len(hands.session.game.choices) == before
    number = int(next(iter(planned)).rpartition("/")[2])
    badge = hands.table.pane.scene.badges[number]
    assert badge.strength == f"{badge.health}+{badge.more}"


def test_clicks_move_a_unit_to_another_territory(at, qtbot) -> None:
    hands = proposal(at, qtbot)
    source, target = two_places(hands)
    plan = hands.table.placing.plan
    before = plan.health()
    hands.click_place(source)
    (die,) = hands.session.lifted()
    hands.click_place(target)
    assert plan.places[die] == target
    assert plan.health().get(target, 0) > before.get(target, 0)
    assert sum(plan.health().values()) == sum(before.values())


def test_keys_move_a_unit_and_escape_drops_the_proposal(at, qtbot) -> None:
    hands = proposal(at, qtbot)
    source, target = two_places(hands)
    board, plan = hands.table.pane, hands.table.placing.plan
    board.setFocus(Qt.FocusReason.TabFocusReason)
    board.go_to(source)
    QTest.keyClick(board, Key.Key_Space)
    (die,) = hands.session.lifted()
    board.go_to(target)
    QTest.keyClick(board, Key.Key_Return)
    assert plan.places[die] == target
    hands.key(Key.Key_Escape)
    assert not plan.editing
    assert not any(badge.more for badge in board.scene.badges)


def test_unit_is_dragged_to_another_territory(at, qtbot) -> None:
    hands = proposal(at, qtbot)
    source, target = two_places(hands)
    board, plan = hands.table.pane, hands.table.placing.plan
    die = next(die for die, place in plan.places.items() if place == source)
    dragging.drop_on(board, (die,), board.rect_of(target).center().toPoint())
    qtbot.waitUntil(lambda: plan.places[die] == target)


@pytest.mark.parametrize(("kind", "more"), [("recruit", {"turn": 9}), ("deploy", {"seats": 2})])
def test_confirmed_proposal_is_placed_as_shown(at, qtbot, kind, more) -> None:
    hands = proposal(at, qtbot, kind, **more)
    seat, plan = hands.session.asked_seat, hands.table.placing.plan
    wanted = {place: strength(hands, place, seat) + health for place, health in plan.health().items()}
    hands.key(Key.Key_Return, CONTROL)
    if kind == "deploy":
        qtbot.waitUntil(lambda: hands.session.asked_seat != seat, timeout=5000)
        hands.click(hands.table.placing.buttons["proposed"])
    qtbot.waitUntil(lambda: not is_placing(hands), timeout=20000)
    assert {place: strength(hands, place, seat) for place in wanted} == wanted


def test_recruits_that_belong_elsewhere_are_refused(at, qtbot) -> None:
    """A proposal that the rules do not allow is refused with its reason, and stays as it was."""
    hands = proposal(at, qtbot, "recruit", turn=9)
    plan = hands.table.placing.plan
    before = dict(plan.places)
    said: list[str] = []
    hands.session.draft.refused.connect(said.append)
    foreign = next(
        place
        for place in hands.session.position.board.graph.ids
        if not hands.session.position.at(place, hands.session.asked_seat)
    )
    hands.table.placing.put_planned((next(iter(before)),), foreign)
    assert plan.places == before
    assert said == [hands.session.words.say("ui-risk-plan-refused")]


def test_choice_by_hand_ends_the_proposal(at, qtbot) -> None:
    hands = proposal(at, qtbot)
    hands.session.draft.pick(hands.session.question.shape.options[0].id)
    settle()
    assert not hands.table.placing.plan.editing
