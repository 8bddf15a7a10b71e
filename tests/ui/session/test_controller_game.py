"""A whole game at the controller: whose turn it is to answer, undo, a disk that refuses, what lies as it fell."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from ddtable.engine.game import Entry, Game
from ddtable.engine.questions import Allocation, Pick, Picked
from ddtable.rules.dragon_dice.steps import (
    Act,
    March,
    Reinforce,
    Retreat,
)
from ddtable.saves import SaveError
from tests.drivers.playing import CLASSIC, game_from, play_at_random, set_up
from tests.drivers.sitting import ARMIES, HERE, MINE, THEIRS, Seen, Sit, assert_nothing_happened, casualties
from ui.games.dragon_dice.chains import REST_OF_TURN
from ui.session.session import Session

# Whose hands


def test_a_person_cannot_answer_for_the_computer(sit: Sit, mute: None):
    game = casualties(2)
    seen, before = sit(game, "person", "recruit"), game.last
    controller = seen.controller
    assert not controller.asks_person
    assert controller.liftable() == frozenset()
    assert controller.hand.targets([4]) == {}
    controller.hand.drop([4], "dead@1")
    controller.hand.toggle(4)
    controller.hand.activate(4)
    controller.hand.activate_area("dead@1")
    controller.draft.confirm()
    controller.draft.suggest()
    controller.draft.pick("done")
    assert set(seen.refused) == {
        "Ragna is deciding: please wait (C10.1)",
        "There is nothing to answer now (C2.1)",
    }
    assert_nothing_happened(seen, before)


def test_a_game_opened_for_reading_takes_no_answer(sit: Sit):
    game = game_from(ARMIES)
    seen, before = sit(game, read_only=True), game.last
    controller = seen.controller
    controller.draft.pick("terrain/0")
    controller.hand.activate_area(HERE)
    assert not controller.undoing.can_undo()
    assert not controller.undoing.can_redo()
    assert_nothing_happened(seen, before)


def test_finished_game_is_marked_as_over(sit: Sit):
    game = Game(set_up(4))
    play_at_random(game, 20_000)
    assert game.question is None
    seen = sit(game)
    controller = seen.controller
    assert (controller.asked_seat, controller.asks_person) == (-1, False)
    assert controller.hand.why_not([0], "reserve@0") == "The game is over (C2.1)"
    assert controller.draft.refusal_now() == "The game is over (C2.1)"
    assert controller.draft.progress() == ""
    assert controller.draft.options() == []
    controller.draft.confirm()
    controller.draft.suggest()
    controller.hand.toggle(0)
    controller.hand.activate(0)
    controller.hand.activate_area("reserve@0")
    controller.hand.drop([0], "reserve@0")
    assert controller.draft.default_option() == ""
    assert seen.changes == []


# Every question of a game, whatever it is


def test_every_target_of_a_whole_game_is_legal_and_others_have_no_effect(sit: Sit):
    """Through a whole game: each lit die has a target, what a target means is an answer, no other area takes it."""
    game = Game(set_up(11))
    controller = sit(game).controller
    random = Random(2)
    kinds = set()
    for _ in range(300):
        question = game.question
        if question is None:
            break
        kinds.add(question.kind)
        areas = [area.id for area in CLASSIC.areas(controller.position)]
        for die in sorted(controller.liftable()):
            targets = controller.hand.targets([die])
            assert targets or isinstance(question.shape, Allocation)
            for area, options in targets.items():
                assert controller.hand.why_not([die], area) == ""
                for option in options:
                    assert question.refusal(Picked(option)) is None
        die = random.randrange(len(game.position.dice))
        for area in areas:
            if area not in controller.hand.targets([die]):
                before, chosen = game.last, controller.selection
                with_clause = controller.hand.why_not([die], area)
                assert with_clause.endswith(f"({question.clause})")
                controller.hand.drop([die], area)
                assert game.last is before
                assert controller.selection == chosen
        controller.play(CLASSIC.sample(question, random))
    assert len(kinds) > 10


def test_a_whole_game_can_be_played_by_hints(sit: Sit):
    game = Game(set_up(12))
    seen = sit(game)
    controller = seen.controller
    for _ in range(2000):
        question = controller.question
        if question is None:
            break
        controller.draft.suggest()
        if not isinstance(question.shape, Pick):
            controller.draft.confirm()
    assert game.position.result is not None
    assert seen.refused == []


# Undo


def two_seats_with_computer(sit: Sit) -> Seen:
    """A game in which the test answers for the computer."""
    return sit(Game(set_up(6)), "person", "recruit")


def play_on(controller: Session, until: Callable[[], bool]) -> None:
    random = Random(4)
    while controller.question is not None and not until():
        controller.play(CLASSIC.sample(controller.question, random))


def test_undo_includes_the_computers_answers(sit: Sit, mute: None):
    seen = two_seats_with_computer(sit)
    controller, game = seen.controller, seen.controller.game
    assert not controller.undoing.can_undo()
    play_on(controller, lambda: len(game.choices) >= 8 and game.choices[-1].seat == 1 and controller.asked_seat == 0)
    here = game.last
    last_own = max(number for number, entry in enumerate(game.choices) if entry.seat == 0)
    assert last_own < len(game.choices) - 1
    controller.undoing.undo()
    assert len(game.choices) == last_own
    assert controller.asked_seat == 0
    assert controller.undoing.can_redo()
    controller.undoing.redo()
    assert game.last is here
    assert not controller.undoing.can_redo()


def test_redo_covers_the_last_undo(sit: Sit):
    """One click may answer several questions: it is taken back, and brought again, as one."""
    game = game_from(ARMIES)
    controller = sit(game).controller
    controller.draft.pick("pass", REST_OF_TURN)
    QApplication.processEvents()
    played = len(game.choices)
    assert played > 1
    there = game.last
    controller.undoing.undo()
    assert game.choices == []
    controller.undoing.redo()
    assert (len(game.choices), game.last) == (played, there)


def test_the_same_choice_after_undo_brings_the_same_dice(sit: Sit):
    game = game_from(ARMIES, Act(0, "terrain/0"))
    controller = sit(game).controller
    controller.draft.pick("skirmish:1:terrain/0")
    first = game.last
    controller.undoing.undo()
    assert game.choices == []
    controller.draft.pick("skirmish:1:terrain/0")
    assert game.last == first
    assert not controller.undoing.can_redo()


def test_normal_game_undoes_an_own_choice_without_dice(sit: Sit):
    game = game_from(ARMIES, Reinforce(), Retreat())
    seen = sit(game, practice=False)
    seen.controller.hand.drop([7], "terrain/0@0")
    seen.controller.undoing.undo()
    assert game.choices == []
    assert [entry.seat for entry in game.journal if entry.kind == "undo"] == [0]


def test_normal_game_undoes_rolls_only_by_agreement(sit: Sit):
    game = game_from(ARMIES, Act(0, "terrain/0"))
    seen = sit(game, practice=False)
    asked: list[tuple[int, ...]] = []
    seen.controller.undoing.wanted.connect(asked.append)
    seen.controller.draft.pick("skirmish:1:terrain/0")
    assert game.choices[-1].seat == 0
    assert seen.controller.asked_seat == 1
    seen.controller.undoing.undo()
    assert asked == [(0,)], "who is asked now wants it back: whose choice it was must agree"
    assert len(game.choices) == 1
    seen.controller.undoing.undo(agreed=True)
    assert game.choices == []
    assert game.journal[-1].seat == 1


def test_computer_player_never_agrees_to_undo_in_a_normal_game(sit: Sit, mute: None):
    game = game_from(ARMIES, Act(0, "terrain/0"))
    controller = sit(game, "person", "recruit", practice=False).controller
    controller.draft.pick("skirmish:1:terrain/0")
    assert controller.undoing.why_no_undo() == "computer"
    controller.undoing.undo()
    assert len(game.choices) == 1


def test_undo_clears_the_incomplete_answer(sit: Sit):
    game = game_from(ARMIES, Reinforce(), Retreat())
    controller = sit(game).controller
    controller.hand.drop([7], "terrain/0@0")
    controller.hand.activate(8)
    controller.undoing.undo()
    assert controller.lifted() == ()
    assert controller.selection == ()


# A disk that refuses


class FullDisk:
    """Refuses an entry, as a save on a full disk does."""

    def __init__(self, game: Game) -> None:
        game.before.append(self)

    def __call__(self, _game: Game, _entry: Entry) -> None:
        raise SaveError("Could not save it.ddtable: the disk is full.")


@pytest.mark.parametrize("act", ["pick", "drop several", "undo", "redo"])
def test_failed_save_is_reported_and_the_game_is_unchanged(sit: Sit, act: str):
    game = game_from(ARMIES, Reinforce(), Retreat())
    seen = sit(game)
    controller = seen.controller
    controller.hand.drop([7], "terrain/0@0")
    if act == "redo":
        controller.undoing.undo()
    before, choices = game.last, list(game.choices)
    FullDisk(game)
    acts: dict[str, Callable[[], None]] = {
        "pick": lambda: controller.draft.pick("done"),
        "drop several": lambda: controller.hand.drop([8], "terrain/0@0"),
        "undo": controller.undoing.undo,
        "redo": controller.undoing.redo,
    }
    acts[act]()
    assert seen.trouble == ["Could not save it.ddtable: the disk is full."]
    assert game.last is before
    assert game.choices == choices
    game.before.clear()
    acts[act]()
    assert game.last is not before, "when the disk is free again it can be tried again"


def test_several_dice_stop_at_the_first_that_the_disk_refuses(sit: Sit):
    game = game_from(ARMIES, Reinforce(), Retreat())
    seen = sit(game)
    FullDisk(game)
    seen.controller.hand.drop([7, 8], "terrain/0@0")
    assert len(seen.trouble) == 1
    assert game.choices == []


# What lies as it fell


def test_only_dice_rolled_in_this_march_show_their_faces(sit: Sit):
    game = game_from(ARMIES, Act(0, "terrain/0"), March(2))
    controller = sit(game).controller
    assert not any(controller.shows_face(die) for die in (*MINE, *THEIRS))
    controller.draft.pick("skirmish:1:terrain/0")
    rolled = (*MINE, *THEIRS)
    fallen = [die for die in rolled if controller.position.dice[die].place == "dead"]
    assert [die for die in rolled if not controller.shows_face(die)] == fallen
    assert len(fallen) < len(rolled)
    assert not controller.shows_face(8)
