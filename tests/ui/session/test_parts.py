"""The parts of a session, each made and used without the others."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from ddtable.engine.game import Game
from ddtable.engine.questions import Choice, Picked
from ddtable.saves import SaveError
from ddtable.words.sentences import Table, Words
from tests.drivers.playing import CLASSIC, game_from
from tests.drivers.sitting import ARMIES, MINE, NAMES, casualties
from ui.games.contract import window_of
from ui.session.answer.standing import StandingAnswers
from ui.session.answer_draft import AnswerDraft
from ui.session.moment import Moment
from ui.session.save_guard import SaveGuard
from ui.session.seats import NOBODY, Seats
from ui.session.table_hand import TableHand
from ui.session.undo_policy import UndoPolicy


class Laid:
    """A `TableState` of its own: a game on a table, and a person who answers whatever is asked."""

    asks_person = True

    def __init__(self, game: Game) -> None:
        self.game, self.words = game, Words()
        self.system = window_of(game.set_up.system)
        self.played: list[Choice] = []

    position = property(lambda self: self.game.position)
    question = property(lambda self: self.game.question)
    table = property(lambda self: Table(self.game.position, NAMES))
    ranked = staticmethod(tuple)

    def play(self, choice: Choice) -> bool:
        self.played.append(choice)
        return True


def heard(signal: Any) -> list[Any]:
    found: list[Any] = []
    signal.connect(lambda *values: found.append(values[0] if values else None))
    return found


def draft_of(laid: Laid) -> AnswerDraft:
    return AnswerDraft(laid, StandingAnswers(), laid.play)  # type: ignore[arg-type]


def some_choices(game: Game, count: int) -> Game:
    random = Random(1)
    for _ in range(count):
        game.play(CLASSIC.sample(game.question, random))
    return game


# AnswerDraft


def test_a_draft_passes_on_a_legal_answer_and_keeps_no_other(qtbot: QtBot):
    laid = Laid(game_from(ARMIES))
    draft = draft_of(laid)
    refused = heard(draft.refused)
    draft.pick("terrain/1")
    assert (laid.played, refused) == ([], ["You cannot choose that now (C3.4)"])
    draft.pick("terrain/0")
    assert laid.played == [Picked("terrain/0")]


def test_a_draft_tells_when_dice_are_chosen(qtbot: QtBot):
    laid = Laid(casualties(2))
    draft = draft_of(laid)
    draft.begin()
    changed, die = heard(draft.changed), draft.numbered()[0]
    draft.put([die])
    assert (draft.selection, len(changed)) == ((die,), 1)
    draft.put([die])
    assert (draft.selection, len(changed)) == ((), 2)


def test_a_draft_says_why_it_cannot_be_confirmed(qtbot: QtBot):
    draft = draft_of(Laid(casualties(2)))
    draft.begin()
    assert draft.refusal_now(), "nobody is chosen yet"
    draft.suggest()
    assert draft.refusal_now() is None
    assert draft.as_suggested()


# TableHand


def hand_of(laid: Laid) -> TableHand:
    return TableHand(laid, draft_of(laid), laid.play)  # type: ignore[arg-type]


def test_a_hand_picks_the_option_of_a_clicked_army(qtbot: QtBot):
    laid = Laid(game_from(ARMIES))
    hand_of(laid).activate(MINE[0])
    assert laid.played == [Picked("terrain/0")]


def test_a_hand_refuses_a_drop_with_the_clause(qtbot: QtBot):
    laid = Laid(game_from(ARMIES))
    hand = hand_of(laid)
    refused = heard(hand.refused)
    hand.drop(MINE, "dead@0")
    assert len(refused) == 1
    assert "(C" in refused[0]
    assert laid.played == []


# Moment


def test_a_moment_shows_the_history_up_to_it_and_asks_nothing(qtbot: QtBot):
    game = some_choices(game_from(ARMIES), 3)
    shown = Moment(game)
    moved = heard(shown.moved)
    shown.look_at(1)
    assert (shown.number, len(shown.history), shown.question) == (1, 2, None)
    shown.look_at(1)
    assert len(moved) == 1, "it is the same moment"
    shown.look_at(None)
    assert (shown.number, shown.question, len(moved)) == (None, game.question, 2)


def test_a_moment_outside_the_game_is_the_nearest_one(qtbot: QtBot):
    shown = Moment(some_choices(game_from(ARMIES), 2))
    shown.look_at(99)
    assert shown.number == 2
    shown.look_at(-3)
    assert shown.number == 0


# SaveGuard


def test_an_action_that_the_disk_refuses_waits_until_it_is_tried_again(qtbot: QtBot):
    guard, full, done = SaveGuard(Words()), [True], []

    def act() -> None:
        if full[0]:
            raise SaveError("The disk is full.")
        done.append(True)

    order: list[str] = []
    guard.stopped.connect(lambda: order.append("stopped"))
    guard.trouble.connect(order.append)
    assert not guard.act(act)
    assert order[0] == "stopped", "the table is shown again before the sentence"
    assert len(order) == 2
    assert guard.waits
    full[0] = False
    guard.try_again()
    assert (done, guard.waits, guard.disk_refuses) == ([True], False, False)


def test_a_game_without_a_file_writes_nothing(qtbot: QtBot):
    guard = SaveGuard(Words())
    assert guard.path is None
    assert not guard.file_is_gone
    assert guard.set_without_help(without=True)
    assert guard.without_help


# Seats


def seats_of(game: Game, *kinds: str, read_only: bool = False) -> Seats:
    return Seats(game, Moment(game), SaveGuard(Words(), read_only=read_only), NAMES, kinds)


def test_a_seat_that_is_handed_over_has_another_player(qtbot: QtBot):
    seats = seats_of(game_from(ARMIES), "person", "person")
    told = heard(seats.handed_over)
    seats.hand_over(1, "recruit", conceded=True)
    seats.hand_over(1, "recruit")
    assert (seats.kinds, seats.gave_up(), len(told)) == (("person", "recruit"), {1}, 1)


@pytest.mark.parametrize(("kinds", "asked"), [(("person", "recruit"), True), (("recruit", "person"), False)])
def test_only_a_person_is_asked(qtbot: QtBot, kinds: tuple[str, str], asked: bool):
    assert seats_of(game_from(ARMIES), *kinds).asks_person == asked
    assert not seats_of(game_from(ARMIES), *kinds, read_only=True).asks_person


def test_an_action_is_noted_for_the_person_asked_or_the_first_one(qtbot: QtBot):
    game = game_from(ARMIES)
    assert seats_of(game, "person", "person").acting == 0
    assert seats_of(game, "recruit", "person").acting == 1
    assert seats_of(game, "recruit", "recruit").acting == NOBODY


# UndoPolicy


def policy(game: Game, *kinds: str, practice: bool) -> UndoPolicy:
    guard = SaveGuard(Words(), practice=practice)

    def step(act: Callable[[], object]) -> bool:
        act()
        return True

    return UndoPolicy(game, Seats(game, Moment(game), guard, NAMES, kinds), guard, step)


def test_there_is_nothing_to_undo_before_the_first_choice(qtbot: QtBot):
    assert policy(game_from(ARMIES), "person", "person", practice=True).why_no_undo() == "nothing"


def test_an_undo_without_a_roll_is_free_and_can_be_redone(qtbot: QtBot):
    game = game_from(ARMIES)
    game.play(Picked("terrain/0"))
    undoing = policy(game, "person", "person", practice=False)
    wanted = heard(undoing.wanted)
    undoing.undo()
    assert (len(game.choices), wanted) == (0, [])
    assert undoing.can_redo()
    undoing.redo()
    assert len(game.choices) == 1


def test_an_undo_after_a_roll_wants_the_agreement_of_all_others(qtbot: QtBot):
    random, game = Random(1), game_from(ARMIES)
    while not (game.choices and game.choices[-1].faces):
        game.play(CLASSIC.sample(game.question, random))
    asked = game.question.seat if game.question else NOBODY
    undoing, before = policy(game, "person", "person", practice=False), len(game.choices)
    wanted = heard(undoing.wanted)
    undoing.undo()
    assert (len(game.choices), wanted) == (before, [(1 - asked,)])
    undoing.undo(agreed=True)
    assert len(game.choices) == before - 1
