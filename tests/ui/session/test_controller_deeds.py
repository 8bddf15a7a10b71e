"""What a controller does beside answering: real dice, looking back, standing answers, the curtain, an agreed end."""

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
    controller = seen.controller
    told = controller.draft.faces
    assert told is not None
    assert controller.liftable() == frozenset()
    controller.draft.confirm()
    assert seen.changes == [], "not before all dice are told"
    for _ in told.told:
        controller.draft.tell(lambda faces: faces.tell(2))
    assert not told.missing
    controller.draft.confirm()
    choice = controller.game.choices[-1].choice
    assert isinstance(choice, Shown)
    assert set(choice.faces) == {2}


def test_the_program_throws_for_those_without_dice(sit: Sit):
    controller = sit(real_dice_game()).controller
    controller.draft.suggest()
    assert controller.draft.faces is not None
    assert not controller.draft.faces.missing
    before = len(controller.game.choices)
    controller.draft.confirm()
    assert len(controller.game.choices) == before + 1


def test_real_dice_of_a_computer_player_are_entered_by_the_person(sit: Sit, mute: None):
    game = real_dice_game()
    asked = game.question.seat if game.question else 0
    kinds = ["person", "person"]
    kinds[asked] = "recruit"
    controller = sit(game, *kinds).controller
    assert controller.asks_person
    assert controller.draft.faces is not None


def test_real_dice_are_turned_on_and_off_during_a_game(sit: Sit):
    game = game_from(ARMIES, Act(0, "terrain/0"))
    controller = sit(game).controller
    controller.take_up_dice(True)
    assert controller.real_dice
    controller.draft.pick("skirmish:1:terrain/0")
    assert controller.draft.faces is not None
    controller.take_up_dice(False)
    assert controller.draft.faces is None
    assert not controller.real_dice
    assert game.last.faces, "the roll that waited was thrown"
    assert [entry.kind for entry in game.choices] == ["by_hand", "choice", "by_draw"]


# Looking back


def test_earlier_moment_is_shown_without_a_question(sit: Sit):
    game = game_from(ARMIES, Reinforce(), Retreat())
    seen = sit(game)
    controller = seen.controller
    controller.hand.drop([7], "terrain/0@0")
    controller.shown.look_at(0)
    assert controller.position.dice[7].place == "reserve"
    assert controller.question is None
    assert not controller.asks_person
    assert controller.liftable() == frozenset()
    controller.draft.pick("done")
    assert len(game.choices) == 1
    controller.shown.look_at(None)
    assert controller.position.dice[7].place == "terrain/0"
    assert controller.asks_person


def test_undo_returns_to_the_present(sit: Sit):
    game = game_from(ARMIES, Reinforce(), Retreat())
    controller = sit(game).controller
    controller.hand.drop([7], "terrain/0@0")
    controller.hand.drop([8], "terrain/0@0")
    controller.shown.look_at(0)
    controller.undoing.undo()
    assert controller.moment is None
    assert len(game.choices) == 1


# Standing answers, the curtain


def test_standing_answer_is_given_but_asked_once_after_undo(sit: Sit, qtbot: QtBot):
    game = game_from(ARMIES, Reinforce(), Retreat())
    controller = sit(game).controller
    controller.standing.set(0, "reinforce", "done")
    controller.start()
    qtbot.waitUntil(lambda: bool(game.choices))
    assert game.choices[0].remark == STANDING
    controller.draft.pick("done")
    controller.undoing.undo()
    assert controller.question is not None
    assert controller.question.kind == "retreat"
    controller.undoing.undo()
    assert game.choices[-1:] != [STANDING]


def test_sealed_question_is_asked_behind_the_curtain(sit: Sit):
    game = Game(set_up(3))
    controller = sit(game).controller
    controller.seats.curtain = True
    controller.start()
    first = controller.seats.behind_curtain
    assert first == controller.asked_seat
    assert not controller.asks_person
    hidden = {die.place for die in controller.position.dice if die.owner == first}
    assert hidden <= {"force", "dead"}
    controller.seats.sit_down(1 - first)
    assert not controller.asks_person, "only the one whose turn it is sits down"
    controller.seats.sit_down(first)
    assert controller.asks_person
    while game.question is not None and game.question.seat == first:
        controller.draft.suggest()
        controller.draft.confirm()
    assert controller.seats.behind_curtain == 1 - first
    assert {die.place for die in controller.position.dice if die.owner == first} <= {"force", "dead"}


def test_one_person_needs_no_curtain(sit: Sit, mute: None):
    controller = sit(Game(set_up(3)), "person", "recruit").controller
    controller.seats.curtain = True
    controller.start()
    assert controller.seats.behind_curtain == -1


# The end that players agree on


def test_concession_ends_a_game_of_two_and_can_be_undone_in_practice(sit: Sit):
    game = game_from(ARMIES)
    controller = sit(game).controller
    controller.concede(0)
    assert game.position.result == Result((1,), "concession")
    assert controller.question is None
    controller.undoing.undo()
    assert game.position.result is None


def test_a_seat_is_handed_over(sit: Sit, mute: None):
    controller = sit(game_from(ARMIES)).controller
    controller.seats.hand_over(0, "recruit")
    assert controller.kinds[0] == "recruit"
    assert not controller.asks_person
    controller.seats.hand_over(0, "person")
    assert controller.asks_person
