"""Campaigns for the tests of the save files, played up to a moment in the middle of something long.

Both sides are armies of magicians, so that the dearest spells come early. The same answers are given each time: one
that is wished for if it is offered, else to pass, else at random.
"""

from __future__ import annotations

from functools import cache, partial
from itertools import chain
from random import Random

from msgspec import Struct, to_builtins

from ddtable.engine.game import Game
from ddtable.engine.questions import Choice, Pick, Picked, Question
from ddtable.engine.system import SetUp
from ddtable.forces.force import Force
from ddtable.rules.campaign.board import RECRUITING, SUMMONING
from ddtable.rules.campaign.great_spells.steps import DeadCharge, ToTheDeath
from tests.rules.campaign.war import WAR
from tests.saves.moments import IsThere, first_at

IDLE = ("pass", "none", "skip", "let", "done", "stay")
IDLENESS = 0.3
LONGEST = 400  # choices
SEEDS = range(1, 60)
MAGICIANS = Force(
    "ash",
    "Ash",
    home=("lava_elves_necromancer",) * 20,
    campaign=("lava_elves_warlock",) * 15,
    horde=("goblins_wolf_rider",) * 15,
    dragons=(),
    home_terrain="",
    frontier="",
    sections={RECRUITING: ("lava_elves_beholder",) * 15 + ("goblins_troll",) * 15, SUMMONING: ("air_drake",) * 5},
)
"""A force of 240 health, 90 of them magicians in play."""


class Way(Struct, frozen=True):
    """A moment, and the answers on the way to it: options with these words, then the idle ones, else any.

    `first`: a seed that comes to it soon, if the rules are as they were.
    """

    first: int
    wanted: tuple[str, ...]
    is_there: IsThere
    idle: float = 1.0


def _kind(game: Game) -> str:
    assert game.question is not None
    return game.question.kind


def _between_sheets(game: Game) -> bool:
    return _kind(game) == "recruits" and bool(game.position.agenda[-1].filed)


def _after_an_advance(game: Game) -> bool:
    return _kind(game) == "advance" and len(game.position.agenda[-1].forth) > 1


def _among_spells(game: Game) -> bool:
    return _kind(game) == "spell" and len(game.position.agenda[-1].announced) > 1


def _in_a_duel(game: Game) -> bool:
    return any(isinstance(step, ToTheDeath) and step.fought > 2 for step in game.position.agenda)


def _among_the_dead(game: Game) -> bool:
    return any(isinstance(step, DeadCharge) for step in game.position.agenda)


WAYS = {
    "sheets": Way(1, (), _between_sheets),
    "reserves": Way(1, ("advance",), _after_an_advance),
    "expansion": Way(1, ("army", "maneuver", "turn-up", "blaze"), lambda game: _kind(game) == "split-army"),
    "spells": Way(3, ("army", "magic", "spell"), _among_spells),
    "to_the_death": Way(32, ("to_the_death", "army", "magic"), _in_a_duel),
    "ragnarok": Way(13, ("ragnarok", "spell"), _among_the_dead, IDLENESS),
}


def war_game(seed: int = 1, by_hand: bool = False) -> Game:
    """Return a campaign of two armies of magicians."""
    set_up = SetUp("campaign", seed, {}, (to_builtins(MAGICIANS),) * 2, by_hand)
    assert WAR.refuse_set_up(set_up) is None
    return Game(set_up)


def answer(way: Way, game: Game, question: Question, random: Random) -> Choice:
    """Return the next answer on a way."""
    if isinstance(question.shape, Pick):
        options = question.shape.options
        for word in way.wanted:
            if found := [one.id for one in options if word in (one.word, one.id)]:
                return Picked(random.choice(found))
        idle = [one.id for one in options if one.id in IDLE]
        if idle and random.random() < way.idle:
            return Picked(idle[0])
    return game.rules.sample(question, random)


def war_at(name: str) -> Game:
    """Return a campaign of its own at a moment of `WAYS`."""
    return _found(name).branch()


@cache
def _found(name: str) -> Game:
    way = WAYS[name]
    games = ((war_game(seed), Random(name)) for seed in chain((way.first,), SEEDS))
    return first_at(games, way.is_there, partial(answer, way), LONGEST)
