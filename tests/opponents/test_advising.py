"""Advice: the best answers with what decides and the line of play, the casualties that cost least, spells."""

from __future__ import annotations

from typing import cast

import pytest
from msgspec.structs import replace

from ddtable.engine.constraints import AtMost, LargestUpTo
from ddtable.engine.questions import Chosen, Picked, Question, Remark, Subset
from ddtable.odds.exchange import Attack, exchange
from ddtable.opponents.advice import has_advice, has_proposal, is_judged
from ddtable.opponents.advising import advise
from ddtable.opponents.dragon_dice.appraisal import chance
from ddtable.opponents.dragon_dice.veteran import WEIGHED
from ddtable.opponents.worker import LENGTH_BYTES, Advice, answer, request_for_advice, unframe
from ddtable.rules.dragon_dice.board import health
from ddtable.rules.dragon_dice.casualties import ask_casualties
from ddtable.words.sentences import Table as Named
from ddtable.words.sentences import Words
from tests.opponents.test_forecasting import game_at
from tests.rules.dragon_dice.by_hand import A, B, Table, board, casting

SKIRMISH = "A at frontier: 3 thug\nB at frontier: 2 guard\noptions species=all\nturn 4 A march 1, act at frontier\n"
MARCH = "A at frontier: 3 thug\nB at frontier: 2 guard\nB at home A: bowman\noptions species=all\nturn 4 A march 1\n"
MIXED = "A at frontier: thug, cutthroat, marauder, troll\nB at frontier: 2 guard\nturn 4 A march 1, act at frontier\n"


def advised(table: Table) -> Advice:
    assert table.question is not None
    return advise(table.position, table.question)


def said(table: Table, remark: Remark) -> str:
    return Words().remark(remark, Named(table.position, ("Ragna", "Mira")))


def test_answers_are_ranked_by_the_chance_of_winning():
    table = board(SKIRMISH)
    found = advised(table)
    weighed = WEIGHED["action"](table.position, table.question)
    assert [one.option for one in found.answers] == sorted(weighed, key=lambda one: -chance(weighed[one]))
    assert all(one.chance == chance(weighed[one.option]) for one in found.answers)
    assert 0 < found.now < 1
    assert found.proposal is None


def test_line_of_play_has_the_exact_losses_and_the_best_reply():
    """C8.2: the same figures as the odds; then what the other side can do best."""
    table = board(SKIRMISH)
    one = next(one for one in advised(table).answers if one.option.startswith("skirmish"))
    told = exchange(table.position, Attack("skirmish", A, "terrain/2", B, "terrain/2"))
    lost = sum(share * health(table.position, dice) for dice, share in told.target.items())
    assert one.play[0].values["done_tenths"] == round(10 * lost)
    assert [step.word for step in one.play] in (["play-attack", "play-reply"], ["play-attack", "play-no-reply"])
    assert said(table, one.play[0]).startswith("Melee with Mira, the frontier")


@pytest.mark.parametrize(
    ("more", "option", "words"),
    [
        (MARCH, "terrain/2", ("play-maneuver", "play-attack")),
        (MARCH, "pass", ("play-pass",)),
        (MARCH + "A reserve: wizard\n", "reserve", ("play-magic",)),
        (SKIRMISH, "none", ("play-nothing",)),
        (MARCH.replace("4 A march 1", "A retreat"), "done", ("play-stay",)),
        (MARCH.replace("4 A march 1", "A retreat"), "thug", ("play-retreat",)),
        (MARCH.replace("4 A march 1", "A reinforce") + "A reserve: wizard\n", "done", ("play-stay",)),
    ],
    ids=("march", "no march", "reserve", "no action", "stay", "retreat", "no reinforcement"),
)
def test_line_of_play_of_each_kind_of_answer(more: str, option: str, words: tuple[str, ...]):
    table = board(more)
    found = {one.option: one for one in advised(table).answers}
    steps = found[str(table.die(A, option)) if option == "thug" else option].play
    assert tuple(step.word for step in steps[: len(words)]) == words
    assert all(said(table, step) for one in found.values() for step in one.play)


def test_line_of_play_after_a_maneuver_and_with_alike_dice_once():
    game = game_at("turn")
    found = advise(game.rules.observe(game.position, game.question.seat), game.question)
    assert {one.option for one in found.answers} == {option.id for option in game.question.shape.options}
    table = board("A at frontier: 3 thug\nB at frontier: 2 guard\nturn A retreat\n")
    assert len(advised(table).answers) == 2, "a thug withdraws, or none"


# Casualties


def test_casualties_are_the_cheapest_and_always_legal():
    """C10.1: for each damage; no legal set leaves dice that roll more."""
    table = board(MIXED)
    place = table.place("frontier")
    for damage in range(1, 12):
        question = ask_casualties(table.position, A, place, damage)
        assert question is not None
        proposal = advise(table.position, question).proposal
        assert proposal is not None
        assert question.refusal(proposal.choice) is None
        assert said(table, proposal.remark)


def test_casualties_with_a_rule_of_their_own_are_legal_too():
    table = board(MIXED)
    question = cast(Question, ask_casualties(table.position, A, table.place("frontier"), 2))
    shape = cast(Subset, question.shape)
    weights = cast(LargestUpTo, shape.constraint).weights
    odd = replace(question, shape=replace(shape, constraint=AtMost(2, weights)))
    proposal = advise(table.position, odd).proposal
    assert proposal is not None
    assert odd.refusal(proposal.choice) is None


def test_reason_names_the_class_that_stays():
    table = board("A at frontier: thug, 2 deadeye\nB at frontier: 2 guard\noptions species=all\nturn 4 A march 1\n")
    question = cast(Question, ask_casualties(table.position, A, table.place("frontier"), 1))
    proposal = advise(table.position, question).proposal
    assert proposal is not None
    assert len(cast(Chosen, proposal.choice).dice) == 1
    assert "average results" in said(table, proposal.remark)


# Spells


def test_lightning_is_proposed_with_its_target_and_its_chance():
    """M21: a unit that saves badly; the player is told how likely it dies."""
    table = casting("air", 5, more="B at home B: warlord, 6 footman\n")
    found = advised(table).proposal
    assert found is not None
    assert found.choice == Picked("lightning_strike")
    assert found.then == {"spell-target": f"die:{table.die(B, 'warlord')}"}
    assert "% to kill" in said(table, found.remark)


def test_no_spell_is_proposed_that_is_not_worth_its_points():
    table = casting("fire", 4, more="B reserve: thug\n")
    found = advised(table).proposal
    assert found is not None
    assert found.choice == Picked("done")
    assert said(table, found.remark) == "no other spell is worth its points"


# The question and the worker


def test_questions_with_advice():
    table = board(SKIRMISH)
    assert is_judged("classic", table.question)
    assert not is_judged("other", table.question)
    question = ask_casualties(table.position, A, table.place("frontier"), 2)
    assert has_proposal("risk", question)
    assert not has_advice("battle_dice", question)
    assert not has_advice("classic", None)


def test_worker_gives_advice():
    table = board(SKIRMISH)
    reply, rest = unframe(answer(request_for_advice(table.position)[LENGTH_BYTES:]))
    assert reply == advised(table)
    assert rest == b""
