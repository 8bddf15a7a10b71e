"""A whole game at the session: whose turn it is to answer, undo, a disk that refuses, what lies as it fell."""

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
    session = seen.session
    assert not session.asks_person
    assert session.liftable() == frozenset()
    assert session.hand.targets([4]) == {}
    session.hand.drop([4], "dead@1")
    session.hand.toggle(4)
    session.hand.activate(4)
    session.hand.activate_area("dead@1")
    session.draft.confirm()
    session.draft.suggest()
    session.draft.pick("done")
    assert set(seen.refused) == {
        "Ragna is deciding: please wait (C10.1)",
        "There is nothing to answer now (C2.1)",
    }
    assert_nothing_happened(seen, before)


def test_a_game_opened_for_reading_takes_no_answer(sit: Sit):
    game = game_from(ARMIES)
    seen, before = sit(game, read_only=True), game.last
    session = seen.session
    session.draft.pick("terrain/0")
    session.hand.activate_area(HERE)
    assert not session.undoing.can_undo()
    assert not session.undoing.can_redo()
    assert_nothing_happened(seen, before)


def test_finished_game_is_marked_as_over(sit: Sit):
    game = Game(set_up(4))
    play_at_random(game, 20_000)
    assert game.question is None
    seen = sit(game)
    session = seen.session
    assert (session.asked_seat, session.asks_person) == (-1, False)
    assert session.hand.why_not([0], "reserve@0") == "The game is over (C2.1)"
    assert session.draft.refusal_now() == "The game is over (C2.1)"
    assert session.draft.progress() == ""
    assert session.draft.options() == []
    session.draft.confirm()
    session.draft.suggest()
    session.hand.toggle(0)
    session.hand.activate(0)
    session.hand.activate_area("reserve@0")
    session.hand.drop([0], "reserve@0")
    assert session.draft.default_option() == ""
    assert seen.changes == []


# Every question of a game, whatever it is


def test_every_target_of_a_whole_game_is_legal_and_others_have_no_effect(sit: Sit):
    """Through a whole game: each lit die has a target, what a target means is an answer, no other area takes it."""
    game = Game(set_up(11))
    session = sit(game).session
    random = Random(2)
    kinds = set()
    for _ in range(300):
        question = game.question
        if question is None:
            break
        kinds.add(question.kind)
        areas = [area.id for area in CLASSIC.areas(session.position)]
        for die in sorted(session.liftable()):
            targets = session.hand.targets([die])
            assert targets or isinstance(question.shape, Allocation)
            for area, options in targets.items():
                assert session.hand.why_not([die], area) == ""
                for option in options:
                    assert question.refusal(Picked(option)) is None
        die = random.randrange(len(game.position.dice))
        for area in areas:
            if area not in session.hand.targets([die]):
                before, chosen = game.last, session.selection
                with_clause = session.hand.why_not([die], area)
                assert with_clause.endswith(f"({question.clause})")
                session.hand.drop([die], area)
                assert game.last is before
                assert session.selection == chosen
        session.play(CLASSIC.sample(question, random))
    assert len(kinds) > 10


def test_a_whole_game_can_be_played_by_hints(sit: Sit):
    game = Game(set_up(12))
    seen = sit(game)
    session = seen.session
    for _ in range(2000):
        question = session.question
        if question is None:
            break
        session.draft.suggest()
        if not isinstance(question.shape, Pick):
            session.draft.confirm()
    assert game.position.result is not None
    assert seen.refused == []


# Undo


def two_seats_with_computer(sit: Sit) -> Seen:
    """A game in which the test answers for the computer."""
    return sit(Game(set_up(6)), "person", "recruit")


def play_on(session: Session, until: Callable[[], bool]) -> None:
    random = Random(4)
    while session.question is not None and not until():
        session.play(CLASSIC.sample(session.question, random))


def test_undo_includes_the_computers_answers(sit: Sit, mute: None):
    seen = two_seats_with_computer(sit)
    session, game = seen.session, seen.session.game
    assert not session.undoing.can_undo()
    play_on(session, lambda: len(game.choices) >= 8 and game.choices[-1].seat == 1 and session.asked_seat == 0)
    here = game.last
    last_own = max(number for number, entry in enumerate(game.choices) if entry.seat == 0)
    assert last_own < len(game.choices) - 1
    session.undoing.undo()
    assert len(game.choices) == last_own
    assert session.asked_seat == 0
    assert session.undoing.can_redo()
    session.undoing.redo()
    assert game.last is here
    assert not session.undoing.can_redo()


def test_redo_covers_the_last_undo(sit: Sit):
    """One click may answer several questions: it is taken back, and brought again, as one."""
    game = game_from(ARMIES)
    session = sit(game).session
    session.draft.pick("pass", REST_OF_TURN)
    QApplication.processEvents()
    played = len(game.choices)
    assert played > 1
    there = game.last
    session.undoing.undo()
    assert game.choices == []
    session.undoing.redo()
    assert (len(game.choices), game.last) == (played, there)


def test_the_same_choice_after_undo_brings_the_same_dice(sit: Sit):
    game = game_from(ARMIES, Act(0, "terrain/0"))
    session = sit(game).session
    session.draft.pick("skirmish:1:terrain/0")
    first = game.last
    session.undoing.undo()
    assert game.choices == []
    session.draft.pick("skirmish:1:terrain/0")
    assert game.last == first
    assert not session.undoing.can_redo()


def test_normal_game_undoes_an_own_choice_without_dice(sit: Sit):
    game = game_from(ARMIES, Reinforce(), Retreat())
    seen = sit(game, practice=False)
    seen.session.hand.drop([7], "terrain/0@0")
    seen.session.undoing.undo()
    assert game.choices == []
    assert [entry.seat for entry in game.journal if entry.kind == "undo"] == [0]


def test_normal_game_undoes_rolls_only_by_agreement(sit: Sit):
    game = game_from(ARMIES, Act(0, "terrain/0"))
    seen = sit(game, practice=False)
    asked: list[tuple[int, ...]] = []
    seen.session.undoing.wanted.connect(asked.append)
    seen.session.draft.pick("skirmish:1:terrain/0")
    assert game.choices[-1].seat == 0
    assert seen.session.asked_seat == 1
    seen.session.undoing.undo()
    assert asked == [(0,)], "who is asked now wants it back: whose choice it was must agree"
    assert len(game.choices) == 1
    seen.session.undoing.undo(agreed=True)
    assert game.choices == []
    assert game.journal[-1].seat == 1


def test_computer_player_never_agrees_to_undo_in_a_normal_game(sit: Sit, mute: None):
    game = game_from(ARMIES, Act(0, "terrain/0"))
    session = sit(game, "person", "recruit", practice=False).session
    session.draft.pick("skirmish:1:terrain/0")
    assert session.undoing.why_no_undo() == "computer"
    session.undoing.undo()
    assert len(game.choices) == 1


def test_undo_clears_the_incomplete_answer(sit: Sit):
    game = game_from(ARMIES, Reinforce(), Retreat())
    session = sit(game).session
    session.hand.drop([7], "terrain/0@0")
    session.hand.activate(8)
    session.undoing.undo()
    assert session.lifted() == ()
    assert session.selection == ()


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
    session = seen.session
    session.hand.drop([7], "terrain/0@0")
    if act == "redo":
        session.undoing.undo()
    before, choices = game.last, list(game.choices)
    FullDisk(game)
    acts: dict[str, Callable[[], None]] = {
        "pick": lambda: session.draft.pick("done"),
        "drop several": lambda: session.hand.drop([8], "terrain/0@0"),
        "undo": session.undoing.undo,
        "redo": session.undoing.redo,
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
    seen.session.hand.drop([7, 8], "terrain/0@0")
    assert len(seen.trouble) == 1
    assert game.choices == []


# What lies as it fell


def test_only_dice_rolled_in_this_march_show_their_faces(sit: Sit):
    game = game_from(ARMIES, Act(0, "terrain/0"), March(2))
    session = sit(game).session
    assert not any(session.shows_face(die) for die in (*MINE, *THEIRS))
    session.draft.pick("skirmish:1:terrain/0")
    rolled = (*MINE, *THEIRS)
    fallen = [die for die in rolled if session.position.dice[die].place == "dead"]
    assert [die for die in rolled if not session.shows_face(die)] == fallen
    assert len(fallen) < len(rolled)
    assert not session.shows_face(8)
