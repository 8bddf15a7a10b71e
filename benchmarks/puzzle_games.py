"""Positions of games between computer players, in which puzzles are looked for."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import partial
from itertools import islice
from random import Random

from msgspec import Struct
from msgspec.structs import replace

import ddtable.rules  # noqa: F401  (makes the rule systems known)
from benchmarks.small_wars import small_wars
from ddtable.dice.catalogue import catalogue
from ddtable.dice.playable import playable_dragons
from ddtable.engine import kernel
from ddtable.engine.chance import Chance
from ddtable.engine.kernel import Played
from ddtable.engine.position import Die
from ddtable.engine.questions import Question
from ddtable.engine.system import AnyPosition, SetUp, system
from ddtable.guides.puzzles.notations import position_in, text_of
from ddtable.opponents.players import RECRUIT, VETERAN, choose, nearest
from ddtable.opponents.seated import Computer
from ddtable.rules.dragon_dice.board import DEAD, RESERVE, has_army, terrain_places
from ddtable.rules.dragon_dice.places import is_terrain, lair

BY_LOT = 0.08  # of all answers, so that odd positions occur too
HALF = 0.5
MOST_OF_GAME = 36  # positions of one game that are looked at
COMMON = {"spell": 0.5, "oppose": 0.2, "maneuver": 0.6, "advance": 0.6}
"""The parts of questions that are asked often which are looked at."""
CAMPAIGN = 120  # the health of a campaign's forces: the smallest size
FEW = 26  # dice in armies and reserves of a campaign's puzzle
LAST_TURN = 6  # of a small war that is looked at; it begins in turn 5


class Asked(Struct, frozen=True):
    """A position and its question."""

    position: AnyPosition
    question: Question


class Looking(Struct, frozen=True):
    """The games that are looked through: their system, the kinds of questions, the seed, and the game of 1995.

    `sizes`: of its forces. `dragons`: they are brought in when turn 2 begins.
    """

    system: str
    kinds: Collection[str]
    seed: int
    sizes: tuple[int, ...] = (7, 9, 12)
    dragons: bool = False


def positions(looking: Looking) -> Iterator[Asked]:
    """Yield positions of games in which a question of these kinds is asked, without end."""
    number = 0
    while True:
        random = Random(f"puzzles/{looking.system}/{looking.seed}/{number}")
        number += 1
        for position, question in islice(_of_game(looking, number, random), MOST_OF_GAME):
            seen = tidied(system(looking.system).observe(position, question.seat), question)
            yield Asked(as_text(seen), question)


def tidied(position: AnyPosition, question: Question) -> AnyPosition:
    """Return a position without what is no part of a puzzle: the dice drawn so far, old faces of units elsewhere."""
    units = catalogue().army_units
    dice = [replace(die, face=0) if die.type in units and die.place != question.place else die for die in position.dice]
    return replace(position, dice=tuple(dice), chance=Chance(0), answered=0)


def as_text(position: AnyPosition) -> AnyPosition:
    """Return a position as the file of a puzzle has it."""
    return position_in(position.system, text_of(position))


def _of_game(looking: Looking, number: int, random: Random) -> Iterator[tuple[AnyPosition, Question]]:
    """Yield the positions of one game in which a question of these kinds is asked."""
    rules = system(looking.system)
    played = _begin(looking, number, random)
    brought = not looking.dragons
    while (question := played.question) is not None:
        position = played.position
        if not brought and question.kind == "march-first" and position.board.turn > 1:
            brought = True
            played = kernel.begin(rules, rules.set_up_at(with_dragons(position, random)))
            continue
        if looking.system == "risk" and position.board.turn > LAST_TURN:
            return
        wanted = question.kind in looking.kinds and position.board.turn > 1 and brought and _is_small(position)
        if wanted and random.random() < COMMON.get(question.kind, 1):
            yield position, question
        by_lot = random.random() < BY_LOT
        seen = rules.observe(position, question.seat)
        choice = (
            rules.sample(question, random) if by_lot else choose(seen, question, random, _player(looking, random))[0]
        )
        played = kernel.play(rules, position, choice, question)


def _player(looking: Looking, random: Random) -> Computer:
    """Return who answers next: Recruit, which plays fast, in larger games also Veteran, which ends them."""
    return RECRUIT if looking.system == "classic" else nearest(looking.system, random.choice((RECRUIT, VETERAN)))


def _begin(looking: Looking, number: int, random: Random) -> Played:
    """Begin a game of two players with dealt forces, or a small war."""
    rules = system(looking.system)
    if looking.system == "risk":
        return small_wars(random, recruits="recruit" in looking.kinds)
    size = CAMPAIGN if looking.system == "campaign" else looking.sizes[number % len(looking.sizes)]
    forces = tuple(rules.deal(size, random, {}) for _ in range(2))
    return kernel.begin(rules, SetUp(looking.system, random.getrandbits(62), {}, forces))


def _is_small(position: AnyPosition) -> bool:
    """Return True if a person can take a position in: a late one of a campaign; all of other games."""
    if position.system != "campaign":
        return True
    return sum(is_terrain(die.place) or die.place == RESERVE for die in position.dice) <= FEW


def with_dragons(position: AnyPosition, random: Random) -> AnyPosition:
    """Return a position with the dragons that wait in the pool at terrains with an army, in half of all with 2 more.

    In half of all they are at one terrain, where they fight each other.
    """
    armies = [place for place in terrain_places(position) if any(map(partial(has_army, position), (0, 1), [place] * 2))]
    if not armies:
        return position
    one, together = random.choice(armies), random.random() < HALF
    dragons = playable_dragons(catalogue(), "starters")
    more = [Die(random.choice(dragons).id, seat, DEAD) for seat in range(2) if random.random() < HALF]
    dice = [
        replace(die, place=lair(one if together else random.choice(armies)))
        if die.type in catalogue().dragons and die.place == DEAD
        else die
        for die in (*position.dice, *more)
    ]
    return replace(position, dice=tuple(dice))
