"""Seeded games for the tests: dealt forces, random answers, every step of the game on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import msgspec
from msgspec.structs import replace

import ddtable.rules  # noqa: F401  (registers the rule systems)
from ddtable.dice.catalogue import catalogue
from ddtable.dice.playable import Allowed
from ddtable.engine import kernel
from ddtable.engine.draft import Draft
from ddtable.engine.game import Game
from ddtable.engine.kernel import Played
from ddtable.engine.line import Line
from ddtable.engine.questions import Choice, Question
from ddtable.engine.system import AnyPosition, SetUp, system
from ddtable.forces.deal import deal_force
from ddtable.rules.dragon_dice import notation
from ddtable.rules.dragon_dice.steps import EndTurn, Step

CLASSIC = system("classic")
MOST_CHOICES = 20_000

Answering = Callable[[AnyPosition, Question, Random], Choice]


def set_up(seed: int, seats: int = 2, health: int = 12, by_hand: bool = False, **options: bool | str) -> SetUp:
    """Return a set-up with dealt forces; the same seed deals the same."""
    random = Random(seed)
    allowed: Allowed = "all" if options.get("species") == "all" else "starters"
    forces = tuple(msgspec.to_builtins(deal_force(catalogue(), health, random, None, allowed)) for _ in range(seats))
    return SetUp("classic", seed, options, forces, by_hand)


def at_random(_position: AnyPosition, question: Question, random: Random) -> Choice:
    """Answer like nobody in particular."""
    return CLASSIC.sample(question, random)


def game(begin: SetUp, *answering: Answering, most: int = MOST_CHOICES) -> Iterator[Played]:
    """Play a game and yield every step, the beginning first; one `answering` a seat, the last one for all others."""
    players = answering or (at_random,)
    random = Random(begin.seed)
    played = kernel.begin(CLASSIC, begin)
    yield played
    for _ in range(most):
        question = played.question
        if question is None:
            return
        player = players[min(question.seat, len(players) - 1)]
        choice = player(CLASSIC.observe(played.position, question.seat), question, random)
        played = kernel.play(CLASSIC, played.position, choice, question)
        yield played


def game_from(text: str, *steps: Step) -> Game:
    """Return a game that stands in a position told by notation; `steps` are what its march still has to do."""
    position = notation.read(text)
    if steps:
        position = replace(position, agenda=(EndTurn(), *reversed(steps)))
    begun = Game(set_up(1, position.seats))
    begin_at(begun, kernel._carry_on(CLASSIC, Draft(position)))
    return begun


def begin_at(begun: Game, played: Played) -> None:
    """Let a game begin with this step, whatever its set-up says."""
    begun._line = Line(begun.rules, played)


def play_at_random(begun: Game, choices: int, seed: int = 1) -> None:
    """Play some random choices, or to the end if that comes first."""
    random = Random(seed)
    for _ in range(choices):
        if begun.question is None:
            return
        begun.play(CLASSIC.sample(begun.question, random))
