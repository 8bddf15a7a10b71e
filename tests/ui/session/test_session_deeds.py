"""What a session does beside answering: real dice, looking back, standing answers, the curtain, an agreed end."""

from __future__ import annotations

from random import Random

from pytestqt.qtbot import QtBot

from ddtable.engine.game import Game
from ddtable.engine.position import Result
from ddtable.engine.questions import Shown
from ddtable.rules.dragon_dice.steps import Act, Reinforce, Retreat
from tests.drivers.playing import CLASSIC, game_from, set_up
from tests.drivers.sitting import ARMIES, Sit
from ui.session.answer.standing import STANDING

# Real dice


def real_dice_game() -> Game:
    """A game with real dice that waits for the first roll to be told."""
    game = Game(set_up(5, by_hand=True))
    random = Random(1)
    while game.question is not None and game.question.kind != "faces":
        game.play(CLASSIC.sample(game.question, random))
    return game


def test_real_dice_are_entered_one_by_one_and_confirmed(sit: Sit):
    seen = sit(real_dice_game())
    session = seen.session
    told = session.draft.faces
    assert told is not None
    assert session.liftable() == frozenset()
    session.draft.confirm()
    assert seen.changes == [], "not before all dice are told"
    for _ in told.told:
        session.draft.tell(lambda faces: faces.tell(2))
    assert not told.missing
    session.draft.confirm()
    choice = session.game.choices[-1].choice
    assert isinstance(choice, Shown)
    assert set(choice.faces) == {2}


def test_the_program_throws_for_those_without_dice(sit: Sit):
    session = sit(real_dice_game()).session
    session.draft.suggest()
    assert session.draft.faces is not None
    assert not session.draft.faces.missing
    before = len(session.game.choices)
    session.draft.confirm()
    assert len(session.game.choices) == before + 1


def test_real_dice_of_a_computer_player_are_entered_by_the_person(sit: Sit, mute: None):
    game = real_dice_game()
    asked = game.question.seat if game.question else 0
    kinds = ["person", "person"]
    kinds[asked] = "recruit"
    session = sit(game, *kinds).session
    assert session.asks_person
    assert session.draft.faces is not None


def test_real_dice_are_turned_on_and_off_during_a_game(sit: Sit):
    game = game_from(ARMIES, Act(0, "terrain/0"))
    session = sit(game).session
    session.take_up_dice(True)
    assert session.real_dice
    session.draft.pick("skirmish:1:terrain/0")
    assert session.draft.faces is not None
    session.take_up_dice(False)
    assert session.draft.faces is None
    assert not session.real_dice
    assert game.last.faces, "the roll that waited was thrown"
    assert [entry.kind for entry in game.choices] == ["by_hand", "choice", "by_draw"]


# Looking back


def test_earlier_moment_is_shown_without_a_question(sit: Sit):
    game = game_from(ARMIES, Reinforce(), Retreat())
    seen = sit(game)
    session = seen.session
    session.hand.drop([7], "terrain/0@0")
    session.shown.look_at(0)
    assert session.position.dice[7].place == "reserve"
    assert session.question is None
    assert not session.asks_person
    assert session.liftable() == frozenset()
    session.draft.pick("done")
    assert len(game.choices) == 1
    session.shown.look_at(None)
    assert session.position.dice[7].place == "terrain/0"
    assert session.asks_person


def test_undo_returns_to_the_present(sit: Sit):
    game = game_from(ARMIES, Reinforce(), Retreat())
    session = sit(game).session
    session.hand.drop([7], "terrain/0@0")
    session.hand.drop([8], "terrain/0@0")
    session.shown.look_at(0)
    session.undoing.undo()
    assert session.moment is None
    assert len(game.choices) == 1


# Standing answers, the curtain


def test_standing_answer_is_given_but_asked_once_after_undo(sit: Sit, qtbot: QtBot):
    game = game_from(ARMIES, Reinforce(), Retreat())
    session = sit(game).session
    session.standing.set(0, "reinforce", "done")
    session.start()
    qtbot.waitUntil(lambda: bool(game.choices))
    assert game.choices[0].remark == STANDING
    session.draft.pick("done")
    session.undoing.undo()
    assert session.question is not None
    assert session.question.kind == "retreat"
    session.undoing.undo()
    assert game.choices[-1:] != [STANDING]


def test_sealed_question_is_asked_behind_the_curtain(sit: Sit):
    game = Game(set_up(3))
    session = sit(game).session
    session.seats.curtain = True
    session.start()
    first = session.seats.behind_curtain
    assert first == session.asked_seat
    assert not session.asks_person
    hidden = {die.place for die in session.position.dice if die.owner == first}
    assert hidden <= {"force", "dead"}
    session.seats.sit_down(1 - first)
    assert not session.asks_person, "only the one whose turn it is sits down"
    session.seats.sit_down(first)
    assert session.asks_person
    while game.question is not None and game.question.seat == first:
        session.draft.suggest()
        session.draft.confirm()
    assert session.seats.behind_curtain == 1 - first
    assert {die.place for die in session.position.dice if die.owner == first} <= {"force", "dead"}


def test_one_person_needs_no_curtain(sit: Sit, mute: None):
    session = sit(Game(set_up(3)), "person", "recruit").session
    session.seats.curtain = True
    session.start()
    assert session.seats.behind_curtain == -1


# The end that players agree on


def test_concession_ends_a_game_of_two_and_can_be_undone_in_practice(sit: Sit):
    game = game_from(ARMIES)
    session = sit(game).session
    session.concede(0)
    assert game.position.result == Result((1,), "concession")
    assert session.question is None
    session.undoing.undo()
    assert game.position.result is None


def test_a_seat_is_handed_over(sit: Sit, mute: None):
    session = sit(game_from(ARMIES)).session
    session.seats.hand_over(0, "recruit")
    assert session.kinds[0] == "recruit"
    assert not session.asks_person
    session.seats.hand_over(0, "person")
    assert session.asks_person
