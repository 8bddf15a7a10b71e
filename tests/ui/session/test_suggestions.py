"""H proposes an answer and says why, whatever is asked."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from ddtable.engine.game import Game
from ddtable.engine.system import SetUp, system
from ddtable.forces.battle_armies import battle_armies
from ddtable.words.sentences import Table, Words
from tests.drivers.at_questions import set_up
from ui.session.answer.hints import suggestion

MOST = 600
NAMES = ("Mira", "Ragna", "Tove", "Aksel")


def games() -> list[SetUp]:
    classic = system("classic")
    dealt = [
        SetUp("classic", seed, options, tuple(classic.deal(30, Random(seed * 10 + seat), options) for seat in range(2)))
        for seed in range(4)
        for options in ({}, {"species": "all"})
    ]
    armies = tuple(msgspec.to_builtins(army) for army in battle_armies()[:2])
    battles = [SetUp("battle_dice", seed, {}, armies) for seed in range(3)]
    by_hand = [replace(one, by_hand=True) for one in (dealt[0], battles[0])]
    return [set_up(), *dealt, *battles, *by_hand]


@pytest.mark.parametrize("begun", games(), ids=lambda one: f"{one.system}-{one.seed}-{one.by_hand}")
def test_each_suggestion_has_its_reason(begun, sit):
    """In every question of games that are played half by suggestions, half at random."""
    game, words, random = Game(begun), Words(), Random(begun.seed)
    untold = set()
    for _ in range(MOST):
        question = game.question
        if question is None:
            break
        if begun.by_hand and type(question.shape).__name__ == "Faces":
            game.play(game.rules.sample(question, random))
            continue
        choice, reason = suggestion(game, question)
        if not words.remark(reason, Table(game.position, NAMES[: game.position.seats])):
            untold.add((question.kind, reason.word))
        game.play(choice if random.random() < 0.5 else game.rules.sample(question, random))
    assert untold == set()


def test_dice_rolled_for_the_player_are_marked(sit):
    game = Game(replace(set_up(), by_hand=True))
    while type(game.question.shape).__name__ != "Faces":
        game.play(suggestion(game, game.question)[0])
    session = sit(game).session
    session.draft.suggest()
    assert "rolled by the program" in session.draft.suggested()


@pytest.mark.parametrize("kind", ["assemble-home", "assemble-campaign", "terrain-home", "terrain-frontier"])
def test_the_plan_of_a_force_is_named_as_the_reason(kind, sit):
    game = Game(set_up())
    while game.question.kind != kind:
        game.play(suggestion(game, game.question)[0])
    session = sit(game).session
    session.draft.suggest()
    assert "your force" in session.draft.suggested()
