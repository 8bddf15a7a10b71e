"""The roster of a game shows the armies that its players formed, as far as they are visible."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

import ddtable.rules  # noqa: F401  (makes the rule systems known)
from ddtable.engine.game import Game
from ddtable.engine.questions import Chosen, Picked, Subset
from ddtable.engine.system import SetUp
from ddtable.forces.starter import starter_forces
from ddtable.rules.dragon_dice.rosters import played_force
from tests.drivers.playing import begin_at

NOBODY = -1
REEF_GUARD = next(force for force in starter_forces() if force.id == "reef_guard")
HOMES = ("highland_city", "flatland_temple")


def begun(**options: str) -> Game:
    """A game of two Reef Guards, planned with the same dice in other armies."""
    return Game(SetUp("classic", 1, options, (msgspec.to_builtins(REEF_GUARD),) * 2))


def answer(game: Game) -> None:
    """Form a home army of the first two dice and a campaign army of the last; pick terrains."""
    question = game.question
    assert question is not None
    if isinstance(question.shape, Subset):
        dice = question.shape.dice
        game.play(Chosen(dice[:2] if question.kind == "assemble-home" else dice[-1:]))
    else:
        game.play(Picked(HOMES[question.kind == "terrain-frontier"]))


def test_the_armies_are_those_that_were_made():
    """SU2, SU4, SU5."""
    game = begun()
    first = [die.type for die in game.position.dice if die.owner == 0 and die.type in REEF_GUARD.units]
    while game.question is not None and game.question.sealed:
        answer(game)
    found = played_force(game, 0, NOBODY)
    assert (found.home, found.campaign) == (tuple(first[:2]), tuple(first[-1:]))
    assert found.home != REEF_GUARD.home
    assert Counter(found.units) == Counter(REEF_GUARD.units)
    assert (found.home_terrain, found.frontier, found.made) == (*HOMES, "revealed")


def test_later_losses_do_not_change_them():
    game = begun()
    while game.question is not None and game.question.sealed:
        answer(game)
    before = played_force(game, 1, NOBODY)
    for _ in range(30):
        if game.question is not None:
            game.play(game.rules.sample(game.question, Random(4)))
    assert played_force(game, 1, NOBODY) == before


def test_before_the_reveal_only_the_player_sees_his_armies():
    """SU2, SU10."""
    game = begun()
    for _ in range(3):
        answer(game)
    mine, theirs = played_force(game, 0, 0), played_force(game, 0, 1)
    assert (len(mine.home), len(mine.campaign), len(mine.horde)) == (2, 1, len(REEF_GUARD.units) - 3)
    assert (mine.home_terrain, mine.frontier, mine.made) == (HOMES[0], "", "secret")
    assert (theirs.home, theirs.campaign, theirs.horde) == ((), (), ())
    assert (theirs.home_terrain, theirs.frontier) == ("", "")
    assert Counter(theirs.units) == Counter(mine.units) == Counter(REEF_GUARD.units)


def test_the_plan_is_shown_if_a_game_no_longer_contains_the_reveal():
    """A save that continues from a snapshot after the reveal."""
    game = begun()
    while game.question is not None and game.question.sealed:
        answer(game)
    begin_at(game, replace(game.last, events=()))
    found = played_force(game, 0, NOBODY)
    assert (found.made, found.home, found.home_terrain) == ("unknown", REEF_GUARD.home, HOMES[0])


@pytest.mark.parametrize("faces", ["by_number", "printed"])
def test_terrains_are_read_as_the_game_does(faces: str):
    """Q4."""
    assert played_force(begun(faces=faces), 0, 0).faces == faces
