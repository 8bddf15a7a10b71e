"""Fewer choices by hand in a war: one Done for the reserves phase, an action at once, proposed casualties."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from ddtable.engine.game import Game
from ddtable.engine.position import area
from ddtable.engine.questions import Picked
from ddtable.opponents.players import choose
from ddtable.rules.dragon_dice.action import action_there
from ddtable.rules.dragon_dice.board import DEAD, NOBODY, distance
from gallery.wars import war
from tests.drivers.hands_on import Hands, show
from tests.ui.games.campaign.conftest import answers
from ui.session.answer.standing import INTENDED, OFTEN, ONLY, ONLY_IN_TURN, StandingAnswers

RETURN, K = Qt.Key.Key_Return, Qt.Key.Key_K


def cell(hands: Hands, place: str, number: int):
    return hands.cell(area(f"{place}#{number}", NOBODY))


@pytest.mark.parametrize("key", [RETURN, Qt.Key.Key_N, Qt.Key.Key_E])
def test_done_ends_all_parts_of_the_reserves_phase(at, key) -> None:
    hands = at("advance", 8)
    before, turn = len(hands.session.game.choices), hands.session.position.board.turn
    hands.key(key)
    assert set(answers(hands, before)) == {"done"}
    assert len(answers(hands, before)) > 1
    assert hands.session.position.board.turn == turn + 1


def test_end_of_the_turn_has_no_button_beside_done(at) -> None:
    hands = at("advance", 8)
    assert "end-turn" not in [answer.id for answer in hands.page.bar._shown]


@pytest.mark.parametrize("practice", [True, False])
def test_undo_takes_the_end_of_the_phase_back_at_once(at, practice) -> None:
    hands = at("advance", 8, practice=practice)
    position = hands.session.game.position
    hands.key(RETURN)
    answers(hands, 0)
    hands.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert hands.session.game.position == position


@cache
def before_magic() -> Game:
    """A war in which an army marches at a terrain that shows magic; the question is about its maneuver."""
    game = war(4, "maneuver", turn=6).branch()
    while game.question.kind != "maneuver" or not shows_magic(game):
        seen = game.rules.observe(game.position, game.question.seat)
        game.play(*choose(seen, game.question, Random(game.position.answered)))
    return game


def shows_magic(game: Game) -> bool:
    place = game.question.place
    return action_there(game.position, place, distance(game.position, place)) == "magic"


def test_k_stays_and_takes_the_only_action(at) -> None:
    hands = at("maneuver", 6)
    show(hands, before_magic().branch())
    game = hands.session.game
    before = len(game.choices)
    assert "Stay: magic" in [answer.words for answer in hands.page.bar._shown]
    hands.key(K)
    assert answers(hands, before) == ["skip", "magic"]
    assert [entry.remark for entry in game.choices[before:]] == [None, INTENDED]


@cache
def before_a_pursuit() -> Game:
    """A war in which an army may pursue another one and then has one action besides none."""
    game = war(4, "pursue", turn=6).branch()
    while game.question.kind != "pursue" or len(actions_of_pursuit(game)) != 1:
        seen = game.rules.observe(game.position, game.question.seat)
        game.play(*choose(seen, game.question, Random(game.position.answered)))
    return game


def actions_of_pursuit(game: Game) -> list[str]:
    after = game.branch()
    after.play(Picked("pursue"))
    if after.question.kind != "pursuit-action":
        return []
    return [option.id for option in after.question.shape.options if not option.word.startswith("no-")]


def test_k_pursues_and_takes_the_only_action(at) -> None:
    hands = at("maneuver", 6)
    show(hands, before_a_pursuit().branch())
    game = hands.session.game
    before, (action,) = len(game.choices), actions_of_pursuit(game)
    assert "Pursue: missiles" in [answer.words for answer in hands.page.bar._shown]
    hands.key(K)
    assert answers(hands, before) == ["pursue", action]


def test_pursuit_that_leads_to_a_fight_asks_how(at) -> None:
    """Skirmish or charge is the player's choice."""
    hands = at("pursue")
    session = hands.session
    ids = [chain.id for chain in session.system.chains(session)]
    place = session.question.place
    shows = action_there(session.position, place, distance(session.position, place) - 1)
    assert ("pursue" in ids) == (shows != "melee")


def test_action_is_asked_if_there_are_several(at) -> None:
    hands = at("action", 8)
    game = hands.session.game
    while sum(not option.word.startswith("no-") for option in game.question.shape.options) < 2:
        hands = at("action", hands.session.position.board.turn + 1)
        game = hands.session.game
    game.undo()
    while game.question.kind != "maneuver":
        game.undo()
    hands.session.start()
    hands.key(K)
    answers(hands, 0)
    assert hands.kind == "action"


def test_click_on_the_present_distance_marches_and_acts(at) -> None:
    hands = at("maneuver", 6)
    game, place = before_magic().branch(), before_magic().question.place
    game.undo()
    show(hands, game)
    before = len(game.choices)
    hands.page.table.open_place(place)
    QApplication.processEvents()
    present = cell(hands, place, distance(game.position, place))
    assert present.cursor().shape() == Qt.CursorShape.PointingHandCursor
    hands.click(present)
    assert answers(hands, before) == [place, "skip", "magic"]


def test_casualties_are_proposed_and_return_accepts_them(at) -> None:
    hands = at("casualties", 6)
    session = hands.session
    chosen = session.selection
    assert chosen
    assert session.draft.refusal_now() is None
    seat = session.asked_seat
    hands.key(RETURN)
    assert all(session.position.dice[die].place == DEAD for die in chosen)
    assert session.position.dice[chosen[0]].owner == seat


def test_proposed_casualties_can_be_changed(at) -> None:
    hands = at("casualties", 6)
    session = hands.session
    chosen = session.selection
    hands.key(Qt.Key.Key_1 + session.draft.numbered().index(chosen[0]))
    assert session.selection == chosen[1:]


def test_standing_answer_is_offered_after_equal_ones_and_taken_by_a_click(at) -> None:
    hands = at("oppose", 6)
    session, chips = hands.session, hands.page.bar.chips
    seat = session.asked_seat
    assert not chips.offer.isVisible()
    for _ in range(OFTEN):
        session.standing.count(session.question, Picked("oppose"))
    chips.show_answers()
    assert chips.offer.text() == "Always oppose maneuvers?"
    hands.click(chips.offer)
    assert session.standing.of(seat) == {"oppose": "oppose"}


def test_other_answer_ends_the_count_of_equal_ones(at) -> None:
    session = at("oppose", 6).session
    for option in ("oppose", "let"):
        session.standing.count(session.question, Picked(option))
    assert session.standing.offered(session.question) == ""


@pytest.mark.parametrize(("asked", "acts"), [(("maneuver", "turn"), True), (("maneuver",), False)])
def test_action_follows_at_once_only_if_the_die_was_turned(at, asked, acts) -> None:
    hands = at("magic-colours", 8)
    game = hands.session.game
    while game.question.kind != "action":
        game.undo()
    action, standing = game.question, StandingAnswers()
    standing.intend(action, {"maneuver": "maneuver", "turn": "up", "action": ONLY_IN_TURN})
    for kind in asked:
        standing.given(replace(action, kind=kind))
    assert standing._intends(action) == (ONLY if acts else "")


def test_key_that_turns_a_terrain_takes_the_only_action_there(at) -> None:
    hands = at("maneuver", 6)
    chains = {chain.id: chain.then for chain in hands.session.system.chains(hands.session)}
    assert all(then["action"] == ONLY_IN_TURN for name, then in chains.items() if name.startswith("maneuver+"))
    areas = hands.session.system.said_by_area(hands.session.position, hands.session.question)
    assert {then["action"] for _, then in areas.values()} == {ONLY, ONLY_IN_TURN}
