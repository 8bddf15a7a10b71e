"""The kernel: its questions, its forced answers, its refusals."""

import pytest
from msgspec.structs import replace
from small_game import Go, Pause, Scored, SmallGame

from ddtable.engine import kernel
from ddtable.engine.chance import Chance, draw
from ddtable.engine.draft import Draft
from ddtable.engine.kernel import Forced, IllegalChoice
from ddtable.engine.position import Result, area, area_of
from ddtable.engine.questions import Faces, Picked, Shown
from ddtable.engine.system import SetUp

RULES = SmallGame()
ROLL, STAY = Picked("roll"), Picked("stay")


def begin(seed: int = 1, by_hand: bool = False) -> kernel.Played:
    return kernel.begin(RULES, SetUp("small", seed, {}, ({}, {}), by_hand))


def test_an_invalid_set_up():
    with pytest.raises(ValueError, match="Two players"):
        kernel.begin(RULES, SetUp("small", 1, {}, ({},)))


def test_steps_that_ask_nothing_are_resolved_on_the_way():
    played = begin()
    assert played.question is not None
    assert (played.question.seat, played.question.kind) == (0, "go")
    assert played.position.agenda == (Go(0),)
    assert kernel.ask(RULES, played.position) == played.question


def test_a_roll_is_drawn_from_the_position():
    played = kernel.play(RULES, begin(7).position, ROLL)
    face = draw(7, 0, 6)
    assert played.faces == (face,)
    assert played.position.dice[0].face == face
    assert played.position.chance == Chance(7, 1)
    assert Scored(0, face + 1) in played.events
    assert played.position.answered == 1


def test_the_same_position_and_choice_give_the_same():
    first = begin(7)
    assert kernel.play(RULES, first.position, ROLL) == kernel.play(RULES, first.position, ROLL, first.question)


def test_a_refused_choice_changes_nothing():
    played = begin()
    before = played.position
    for choice in (Picked("fly"), Shown((1,))):
        with pytest.raises(IllegalChoice) as refused:
            kernel.play(RULES, played.position, choice)
        assert refused.value.refusal.clause == "C3"
    assert played.position == before


def test_real_dice_are_asked_for():
    played = kernel.play(RULES, begin(by_hand=True).position, ROLL)
    assert played.question is not None
    assert played.question.shape == Faces((0,), (6,))
    assert played.question.values == {"purpose": "race"}
    assert kernel.ask(RULES, played.position) == played.question
    with pytest.raises(IllegalChoice):
        kernel.play(RULES, played.position, Shown((6,)))
    after = kernel.play(RULES, played.position, Shown((2,)))
    assert after.events == (Scored(0, 3),)
    assert after.faces == ()
    assert after.position.chance.counter == 0
    assert after.position.dice[0].face == 2


def test_a_question_with_one_answer_is_answered_by_the_kernel():
    played = kernel.play(RULES, begin(by_hand=True).position, ROLL)
    played = kernel.play(RULES, played.position, Shown((5,)))
    assert played.events == (Scored(0, 6), Forced(0, "rest", Picked("rest")))
    assert played.position.answered == 2, "what the kernel answers is no choice of a player"


def test_an_answer_to_an_earlier_question_is_stale():
    played = begin()
    for at in (played.position.answered - 1, played.position.answered + 1):
        with pytest.raises(IllegalChoice, match="stale"):
            kernel.play(RULES, played.position, ROLL, at=at)
    assert kernel.play(RULES, played.position, ROLL, at=played.position.answered) == kernel.play(
        RULES, played.position, ROLL
    )


def test_a_game_that_is_over():
    played = begin(by_hand=True)
    for choice in (ROLL, Shown((5,)), STAY, ROLL, Shown((5,))):
        played = kernel.play(RULES, played.position, choice)
    assert played.position.result == Result((0,), "race")
    assert played.position.agenda == ()
    assert played.question is None
    assert kernel.ask(RULES, played.position) is None
    with pytest.raises(IllegalChoice, match="game-over"):
        kernel.play(RULES, played.position, ROLL)


def test_a_draft_reads_like_a_position_and_freezes_to_one():
    position = begin().position
    draft = Draft(position)
    assert draft.freeze() == position
    draft.push(Pause(), Go(1))
    assert draft.agenda[-2:] == [Go(1), Pause()]
    draft.become(Go(0), Pause())
    assert draft.agenda[-3:] == [Go(1), Pause(), Go(0)]
    draft.put((1,), "away")
    draft.show(1, 3)
    assert area_of(draft.dice[1]) == area("away", 1)
    assert draft.freeze().dice[1].face == 3
    assert position.dice[1].place == "hand", "the position itself has not changed"


def test_a_draft_and_its_position_have_the_same_dice_by_area():
    position = begin().position
    mine = [number for number, die in enumerate(position.dice) if die.owner == 0]
    assert list(position.at("hand", 0)) == mine
    draft = Draft(position)
    draft.put(mine[:1], "away")
    added = draft.add(position.dice[mine[0]])
    assert draft.dice[added] == position.dice[mine[0]], "the die added lies in the hand"
    for view in (draft, draft.freeze(), replace(draft.freeze(), answered=7)):
        assert list(view.at("away", 0)) == mine[:1]
        assert list(view.at("hand", 0)) == [*mine[1:], added]
        assert not view.at("nowhere", 0)
    assert list(position.at("hand", 0)) == mine, "the position itself has not changed"
    fresh = Draft(replace(position, answered=7))
    fresh.put(mine[:1], "away")
    assert list(fresh.at("hand", 0)) == mine[1:], "nobody had asked before"
