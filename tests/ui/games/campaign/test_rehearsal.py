"""The list of spells on trial: what it costs, what can be cast after it, and that the game makes the same of it."""

from __future__ import annotations

from functools import cache

import pytest

from ddtable.engine.questions import Picked
from ddtable.rules.dragon_dice.casting import DONE
from ddtable.summaries.dragon_dice.casting import announced, casting
from gallery.wars import OF_SPELLS, war
from ui.games.campaign.spells.rehearsal import Rehearsal, Wish, ending, merged, rehearse, suggested


@cache
def magic(turn: int = 10):
    """A war at the choice of spells."""
    return war(4, "spell", OF_SPELLS, turn)


def castable(trial: Rehearsal) -> list[str]:
    return [option.id for option in trial.question.shape.options if option.id != DONE]


def give(game, trial: Rehearsal) -> None:
    """Give the answers of a list to a game."""
    for kind, choice in trial.answers:
        assert game.question.kind == kind
        game.play(choice)


def test_empty_list_leaves_all_spells() -> None:
    game = magic()
    trial = rehearse(game.position, ())
    assert trial.question == game.question
    assert (trial.answers, trial.open) == ((), -1)


def test_spell_without_its_target_is_open_and_asks_for_it() -> None:
    game = magic()
    trial = rehearse(game.position, (Wish("palsy"),))
    assert trial.open == 0
    assert trial.asks.kind == "spell-target"
    assert castable(trial) == castable(rehearse(game.position, ()))


def test_game_makes_the_same_of_the_answers() -> None:
    game = magic().branch()
    target = rehearse(game.position, (Wish("palsy"),)).asks.shape.options[0].id
    trial = rehearse(game.position, (Wish("palsy", target, times=2),))
    assert trial.open == -1
    give(game, trial)
    assert announced(game.position) == announced(trial.position)
    assert casting(game.position).pool == casting(trial.position).pool
    assert game.question == trial.question


def test_spell_that_cannot_be_paid_is_open_without_a_question() -> None:
    game = magic()
    target = rehearse(game.position, (Wish("palsy"),)).asks.shape.options[0].id
    trial = rehearse(game.position, (Wish("palsy", target, times=99),))
    assert (trial.open, trial.asks) == (0, None)
    assert trial.answers == ()


@pytest.mark.parametrize("turn", [10])
def test_suggested_list_is_castable_to_its_end(turn: int) -> None:
    game = magic(turn).branch()
    wishes = suggested(game.position, ())
    trial = rehearse(game.position, wishes)
    assert wishes
    assert trial.open == -1
    give(game, trial)
    for kind, choice in ending(trial):
        assert game.question.kind == kind
        game.play(choice)
    assert game.question.kind not in ("spell", "spell-order")


def test_equal_lines_become_one() -> None:
    assert merged((Wish("palsy", "a"), Wish("path", "b"), Wish("palsy", "a"))) == (
        Wish("palsy", "a", times=2),
        Wish("path", "b"),
    )


def test_lines_that_bury_stay_apart() -> None:
    lines = (Wish("palsy", "a", buried=(1,)), Wish("palsy", "a", buried=(2,)))
    assert merged(lines) == lines


def test_end_is_told_if_more_could_be_cast_and_the_order_if_there_are_several() -> None:
    position = magic().position
    targets = [option.id for option in rehearse(position, (Wish("palsy"),)).asks.shape.options]
    one = (Wish("palsy", targets[0]),)
    assert ending(rehearse(position, one)) == (("spell", Picked(DONE)),)
    both = rehearse(position, (*one, Wish("palsy", targets[1])))
    assert [kind for kind, _ in ending(both)][-1] == "spell-order"
