"""A game with its journal: undo, redo, branch, replay, listeners."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from small_game import Go, Points, SmallGame

from ddtable.engine import kernel
from ddtable.engine.chance import Chance
from ddtable.engine.game import Diverged, Entry, Game
from ddtable.engine.kernel import IllegalChoice
from ddtable.engine.position import Die, Party, Position, Result, Roll
from ddtable.engine.questions import Picked, Shown
from ddtable.engine.system import SetUp, register, system, systems

ROLL, STAY = Picked("roll"), Picked("stay")
RULES = SmallGame()
SET_UP = SetUp("small", 5, {}, ({}, {}))


def game(*choices: Picked | Shown, by_hand: bool = False) -> Game:
    found = Game(SetUp("small", 5, {}, ({}, {}), by_hand), RULES)
    for choice in choices:
        found.play(choice)
    return found


def test_undo_gives_the_same_position_and_the_same_dice():
    one = game(STAY)
    before = one.position
    after = one.play(ROLL)
    assert one.undo()
    assert one.position == before
    assert one.play(ROLL) == after


def test_nothing_to_undo_or_redo():
    one = game()
    assert not one.undo()
    assert not one.redo()
    assert one.redoable is None
    assert one.journal == []


def test_redo_brings_the_choice_again():
    one = game(ROLL, STAY)
    last, after = one.last, one.position
    one.undo()
    assert one.redoable is not None
    assert one.redo()
    assert (one.last, one.position) == (last, after)
    assert [entry.kind for entry in one.journal] == ["choice", "choice", "undo", "redo"]


def test_another_choice_clears_the_redo_list():
    one = game(ROLL, STAY)
    one.undo()
    one.play(ROLL)
    assert one.redoable is None
    assert len(one.choices) == 2
    assert len(one.history) == 3


def test_a_branch_goes_its_own_way():
    one = game(ROLL, STAY)
    one.undo()
    other = one.branch()
    assert other.position == one.position
    assert other.redoable is None
    other.play(ROLL)
    assert len(one.choices) == 1
    assert [entry.kind for entry in other.journal] == ["choice", "choice"]
    assert Game.replay(SET_UP, other.journal, RULES).position == other.position


def test_a_refused_choice_is_not_in_the_journal():
    one = game()
    refusal = one.refusal(Picked("fly"))
    assert refusal is not None
    assert refusal.reason == "no-such-option"
    assert one.refusal(ROLL) is None
    with pytest.raises(IllegalChoice):
        one.play(Picked("fly"))
    assert one.journal == []


def test_a_finished_game_takes_no_choice():
    one = game(ROLL, Shown((5,)), STAY, ROLL, Shown((5,)), by_hand=True)
    assert one.question is None
    refusal = one.refusal(ROLL)
    assert refusal is not None
    assert refusal.reason == "game-over"
    with pytest.raises(IllegalChoice, match="game-over"):
        one.play(ROLL)


def test_faces_of_real_dice_are_in_the_journal():
    one = game(ROLL, Shown((3,)), by_hand=True)
    assert one.journal[-1] == Entry("choice", 1, 0, Shown((3,)), (3,))
    assert Game.replay(one.set_up, one.journal, RULES).position == one.position


@given(st.lists(st.sampled_from(["play", "play", "undo", "redo"]), max_size=25), st.integers(0, 999))
def test_any_journal_replays_to_the_same_game(acts, seed):
    one, random = game(), Random(seed)
    for act in acts:
        if act == "play" and one.question is not None:
            one.play(RULES.sample(one.question, random))
        elif act != "play":
            getattr(one, act)()
    again = Game.replay(SET_UP, one.journal, RULES)
    assert again.position == one.position
    assert again.journal == one.journal
    assert again.history == one.history
    assert again.redoable == one.redoable


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (Entry("choice", 1, 0, STAY), "out of order"),
        (Entry("choice", 0, 0, Picked("fly")), "no-such-option"),
        (Entry("choice", 0, 1, STAY), "another seat"),
        (Entry("choice", 0, 0, ROLL, (9,)), "other dice"),
        (Entry("undo", 0), "no undo is possible"),
        (Entry("redo", 0), "no redo is possible"),
        (Entry("dance", 0), "no dance is possible"),
        (Entry("choice", 0, 0), "no choice is possible"),
    ],
)
def test_a_journal_that_does_not_replay(entry, why):
    with pytest.raises(Diverged, match=why) as diverged:
        Game.replay(SET_UP, [entry], RULES)
    assert diverged.value.at == 0


def test_a_journal_that_goes_on_after_the_end():
    one = game(ROLL, Shown((5,)), STAY, ROLL, Shown((5,)), by_hand=True)
    with pytest.raises(Diverged, match="game-over") as diverged:
        Game.replay(one.set_up, [*one.journal, Entry("choice", 5, -1, STAY)], RULES)
    assert diverged.value.at == 5


def test_listeners_are_called_before_and_after():
    one, told = game(), []
    one.before.append(lambda game, entry: told.append(("before", entry.kind, game.position.answered)))
    one.after.append(lambda game, entry: told.append(("after", entry.kind, game.position.answered)))
    one.play(STAY)
    one.undo()
    one.redo()
    assert told == [
        ("before", "choice", 0), ("after", "choice", 1), ("before", "undo", 1), ("after", "undo", 0),
        ("before", "redo", 0), ("after", "redo", 1),
    ]  # fmt: skip


@pytest.mark.parametrize("act", ["play", "undo", "redo"])
def test_a_listener_that_fails_before_prevents_the_entry(act):
    one = game(STAY, STAY)
    one.undo()

    def full(game, entry):
        raise OSError("disk full")

    one.before.append(full)
    position, journal = one.position, list(one.journal)
    with pytest.raises(OSError, match="disk full"):
        one.play(STAY) if act == "play" else getattr(one, act)()
    assert (one.position, one.journal) == (position, journal)
    assert one.redoable is not None


def test_the_registry_knows_rule_systems_by_name(monkeypatch):
    monkeypatch.setattr("ddtable.engine.system._SYSTEMS", {})
    monkeypatch.setattr("ddtable.engine.system._LOADED", {})
    register("small", SmallGame)
    assert systems() == ("small",)
    assert system("small") is system("small")
    assert Game(SET_UP).rules is system("small")
    with pytest.raises(KeyError):
        system("large")


# Deeds that are not choices


def test_real_dice_can_be_taken_up_in_the_middle_of_a_game():
    one = game(STAY)
    one.take_up_dice(True, seat=1)
    one.play(ROLL)
    assert one.question is not None
    assert one.question.kind == "faces"
    one.play(Shown((3,)))
    assert one.position.board.points == (0, 4)


def test_a_roll_that_waits_for_real_dice_is_thrown_when_they_are_laid_down():
    one = game(ROLL, by_hand=True)
    played = one.take_up_dice(False)
    assert len(played.faces) == 1
    assert one.position.board.points[0] == played.faces[0] + 1
    assert one.journal[-1].faces == played.faces


def test_entered_dice_count_after_switching_real_dice_off():
    dice = (Die("cube", 0, "hand"), Die("cube", 1, "hand"))
    parties = (Party(0, (0,), "race"), Party(1, (1,), "race"))
    roll = Roll("race", parties, ((4,),))
    position = Position("small", 2, dice, Points(), (Go(0), roll), Chance(5, 0, by_hand=True))
    played = kernel.take_up_dice(RULES, position, by_hand=False)
    assert played.position.board.points[0] == 5, "the first party told a five"
    assert len(played.faces) == 1, "only the second party's die was thrown"


def test_dice_are_not_taken_up_twice():
    one = game()
    with pytest.raises(IllegalChoice, match="dice-so-already"):
        one.take_up_dice(False)
    assert one.journal == []


def test_resigning_loses_and_can_be_undone():
    one = game(STAY)
    one.concede(0)
    assert one.position.result == Result((1,), "concession")
    assert one.question is None
    with pytest.raises(IllegalChoice, match="game-over"):
        one.concede(1)
    one.undo(0)
    assert one.question is not None


def test_a_draw_that_all_agree_to_has_no_winner():
    one = game(STAY)
    one.agree_to_draw(1)
    assert one.position.result == Result((), "agreement")


def test_a_journal_replays_every_deed():
    one = game(STAY)
    one.take_up_dice(True, 0)
    one.play(ROLL)
    one.take_up_dice(False, 1)
    one.undo(1)
    one.redo(0)
    one.agree_to_draw(0)
    again = Game.replay(SET_UP, one.journal, RULES)
    assert again.journal == one.journal
    assert again.position == one.position


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (Entry("by_draw", 0), "dice-so-already"),
        (Entry("by_hand", 0, 7), "no by_hand is possible"),
        (Entry("concession", 0), "no concession is possible"),
        (Entry("undo", 0, -4), "no undo is possible"),
        (Entry("by_hand", 0, 0, faces=(3,)), "other dice"),
    ],
)
def test_deeds_that_cannot_be_are_refused(entry: Entry, why: str):
    with pytest.raises(Diverged, match=why):
        Game.replay(SET_UP, [entry], RULES)


def test_a_branch_can_begin_at_an_earlier_moment():
    one = game(ROLL, STAY, ROLL)
    other = one.branch(1)
    assert other.position == one.history[1].position
    assert len(other.choices) == 1
    other.play(ROLL)
    assert len(one.choices) == 3
