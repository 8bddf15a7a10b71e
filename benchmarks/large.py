"""Positions larger than the game of 1995 allows: more seats, more terrains, larger forces; Recruit's slowest choice."""

from __future__ import annotations

from random import Random
from time import process_time

from benchmarks.figures import Figure
from ddtable.commands.simulate import deal
from ddtable.dice.catalogue import catalogue
from ddtable.engine import kernel
from ddtable.engine.chance import Chance
from ddtable.engine.kernel import Played
from ddtable.engine.position import Die, Position
from ddtable.engine.system import system
from ddtable.opponents.players import choose
from ddtable.rules.dragon_dice.board import DEAD, NOBODY, RESERVE, Board, ClassicPosition, Options, terrain_places
from ddtable.rules.dragon_dice.places import Land, table_of
from ddtable.rules.dragon_dice.steps import Turn

RULES = system("classic")
SEATS, TERRAINS, HEALTH = 6, 16, 100
CHOICES = 400
MOST_WAIT = 100.0  # milliseconds


def thinking(rounds: int) -> list[Figure]:
    """Measure the slowest choice of Recruit in the first part of such a game."""
    slowest = [_slowest(number) for number in range(1, rounds + 1)]
    note = f"{SEATS} seats, {TERRAINS} terrains, {HEALTH} health: {max(slowest)[1]}"
    return [Figure("Recruit's slowest choice, many armies", 1000 * max(slowest)[0], "ms", MOST_WAIT, note=note)]


def _slowest(seed: int) -> tuple[float, str]:
    """Let Recruit play every seat; return the seconds and the question of the choice that takes longest."""
    played, random, slowest = large(SEATS, TERRAINS, HEALTH, seed), Random(seed), (0.0, "")
    for _ in range(CHOICES):
        if (question := played.question) is None:
            break
        seen, start = RULES.observe(played.position, question.seat), process_time()
        choice = choose(seen, question, random)[0]
        slowest = max(slowest, (process_time() - start, question.kind))
        played = kernel.play(RULES, played.position, choice, question)
    return slowest


def large(seats: int, terrains: int, health: int, seed: int = 1) -> Played:
    """Return the beginning of the first turn of a game with armies of every player at most terrains.

    Each seat has a home; the other terrains are frontiers.
    """
    random = Random(seed)
    kinds = list(catalogue().terrains)
    dice = [Die(random.choice(kinds), max(0, at), table_of(at), random.randrange(7)) for at in range(terrains)]
    board = Board(
        Options(species="all"),
        health,
        tuple(range(seats)),
        NOBODY,
        lands=tuple(Land(at, at if at < seats else NOBODY) for at in range(terrains)),
        revealed=True,
    )
    places = (*terrain_places(Position("classic", seats, (), board, (), Chance(seed, 0))), RESERVE)
    for seat in range(seats):
        force = deal("classic", 2, health, seed, seat, {"species": "all"}).forces[0]
        units = (*force["home"], *force["campaign"], *force["horde"])
        dice += [Die(kind, seat, places[(seat + number) % len(places)]) for number, kind in enumerate(units)]
        dice += [Die(kind, seat, DEAD) for kind in force["dragons"]]
    waiting: ClassicPosition = Position("classic", seats, tuple(dice), board, (Turn(0),), Chance(seed, 0, by_hand=True))
    return kernel.take_up_dice(RULES, waiting, by_hand=False)  # which resolves the steps up to the first question
