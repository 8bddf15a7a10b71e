"""Dragon Dice Risk without its window: its speed beside the classic game, Recruit's strength and slowest choice."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import median
from time import process_time

import ddtable.rules  # noqa: F401  (makes the rule systems known)
from benchmarks.figures import Figure
from ddtable.commands.simulate import deal, play_game
from ddtable.engine import kernel
from ddtable.engine.system import system
from ddtable.opponents.players import choose

RULES = system("risk")
HEALTH = {2: 100, 3: 90, 6: 80}
CLASSIC_HEALTH, CLASSIC_GAMES, OPENING = 36, 40, 120  # the openings that `playing` measures
LEAST_RATE = 1 / 3
MATCHES, MATCHES_ONCE, LEAST_WON = 40, 8, 0.95  # games of two in each round
WORLDS, WORLDS_ONCE, OF_WORLD = 4, 1, 2_000  # of three computers in each round, the most choices of half of them
LONGEST = 20_000
MOST_WAIT = 100.0  # milliseconds


def worlds(rounds: int) -> list[Figure]:
    """Measure all of this."""
    return [_speed(rounds), *_played(rounds)]


def _speed(rounds: int) -> Figure:
    """Measure random games of six players and openings of the classic game alternately."""
    _rate("classic", 2, CLASSIC_HEALTH, 1, OPENING)
    ratios = []
    for seed in range(rounds):
        classic = _rate("classic", 2, CLASSIC_HEALTH, CLASSIC_GAMES, OPENING, seed)
        ratios.append(_rate("risk", 6, HEALTH[6], 1, LONGEST, seed) / classic)
    note = f"6 players on the world map, whole games; classic openings with {CLASSIC_HEALTH} health a side"
    return Figure("Risk decisions for each classic one in the same time", median(ratios), "", LEAST_RATE, True, note)


def _rate(name: str, seats: int, health: int, games: int, most: int, seed: int = 99) -> float:
    """Return the decisions in a second of processor time."""
    start = process_time()
    decisions = sum(play_game(name, seats, health, seed, index, most).decisions for index in range(games))
    return decisions / (process_time() - start)


def _played(rounds: int) -> list[Figure]:
    """Measure Recruit against random players, each side in turn, and games of three computers."""
    pairs, threes = (MATCHES_ONCE, WORLDS_ONCE) if rounds == 1 else (MATCHES * rounds, WORLDS * rounds)
    matches = [_world(2, seed, (seed % 2,)) for seed in range(pairs)]
    won = [winners == (seed % 2,) for seed, (winners, _, _) in enumerate(matches)]
    played = [_world(3, seed, (0, 1, 2)) for seed in range(threes)]
    choices = sorted(count for _, count, _ in played)
    slowest = max(waited for *_, waited in (*matches, *played))
    note = f"{choices[0]:,} to {choices[-1]:,} choices in {len(played)} games"
    return [
        Figure("Risk won by Recruit against random play", sum(won) / len(won), "", LEAST_WON, True, f"{len(won)}"),
        Figure("choices of a game of Risk of three computers", median(choices), "", OF_WORLD, note=note),
        Figure("Recruit's slowest choice in Risk", 1e3 * slowest, "ms", MOST_WAIT, note="in all these games"),
    ]


def _world(seats: int, seed: int, clever: Sequence[int]) -> tuple[tuple[int, ...], int, float]:
    """Play a game in which some seats are Recruit and the others random; return the winners, choices, longest wait."""
    played, random = kernel.begin(RULES, deal("risk", seats, HEALTH[seats], seed, 1)), Random(seed)
    choices, longest = 0, 0.0
    while (question := played.question) is not None and choices < LONGEST:
        if question.seat in clever:
            seen, start = RULES.observe(played.position, question.seat), process_time()
            choice = choose(seen, question, random)[0]
            longest = max(longest, process_time() - start)
        else:
            choice = RULES.sample(question, random)
        played, choices = kernel.play(RULES, played.position, choice, question), choices + 1
    result = played.position.result
    return () if result is None else result.winners, choices, longest
