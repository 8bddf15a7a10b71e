"""The cost of larger armies, and the growth of memory over 1,000 games."""

from __future__ import annotations

import gc
import sys
from functools import partial
from random import Random
from statistics import median
from time import process_time

from benchmarks.apart import NotMeasured, apart, resident
from benchmarks.figures import Figure
from ddtable.commands.simulate import deal, play_game
from ddtable.engine import kernel
from ddtable.engine.system import SetUp
from ddtable.engine.system import system as rule_system

SMALL = 24  # health a side
LARGER = ((60, 75, 0.5), (360, 20, 0.4))  # health a side, games, the least decisions for each with small armies
CAMPAIGN = (360, 10, 0.4)  # likewise, of the Conquest of Esfah
GAMES, DECISIONS = 75, 80
LONG_RUN = 1000  # games, after those in which what is kept is filled: whole ones come to more of it
WARM, WARM_WHOLE = 100, 500
BROKEN_OFF = 40  # decisions of each, where they are not played to the end
MOST_GROWN = 5.0  # megabytes; the interpreter by itself keeps up to 4.5 of freed tuples
MOST_ALIVE = 90  # blocks, a tenth of one for each game


def growing(rounds: int) -> list[Figure]:
    """Measure the same opening decisions with small and large armies, and those of a campaign, alternately."""
    rows = [("classic", *row) for row in LARGER] + [("campaign", *CAMPAIGN)]
    for system, health, games, _ in (("classic", SMALL, GAMES, 0), *rows):
        _rate(system, health, 99, games)
    rates = [
        (_rate("classic", SMALL, number, GAMES), [_rate(*row[:2], number, row[2]) for row in rows])
        for number in range(rounds)
    ]
    figures = []
    for at, (system, health, _, least) in enumerate(rows):
        what = "campaign decisions" if system == "campaign" else "decisions"
        name = f"{what} with {health} health a side, for each with {SMALL}"
        note = f"{median(large[at] for _, large in rates):,.0f} a second"
        ratio = median(large[at] / small for small, large in rates)
        figures.append(Figure(name, ratio, "", least, least=True, note=note))
    return figures


def _rate(system: str, health: int, seed: int, games: int) -> float:
    """Return the decisions per second of processor time in the first part of some games, without dealing."""
    dealt = [deal(system, 2, health, seed, index) for index in range(games)]
    start = process_time()
    decisions = sum(_decided(set_up) for set_up in dealt)
    return decisions / (process_time() - start)


def _decided(set_up: SetUp) -> int:
    """Play the first part of a random game; return the number of decisions."""
    rules, random, decisions = rule_system(set_up.system), Random(set_up.seed), 0
    played = kernel.begin(rules, set_up)
    while (question := played.question) is not None and decisions < DECISIONS:
        played = kernel.play(rules, played.position, rules.sample(question, random), question)
        decisions += 1
    return decisions


def remembering(rounds: int) -> list[Figure]:
    """Measure the growth of a process in 1,000 games.

    With one round each game ends in its opening battle, because whole games take minutes.
    """
    names = (f"memory grown over {LONG_RUN:,} games", "blocks of memory in use, grown likewise")
    most = BROKEN_OFF if rounds == 1 else 0
    try:
        before, after, alive, alive_after = apart("benchmarks.growing", str(most))
    except NotMeasured as why:
        return [Figure(name, None, "", note=str(why)) for name in names]
    games = f"{most} decisions each" if most else "whole random games"
    note = f"{games}: {before:.1f} to {after:.1f} MB"
    return [
        Figure(names[0], after - before, "MB", MOST_GROWN, note=note),
        Figure(names[1], alive_after - alive, "", MOST_ALIVE, note=f"{alive:,.0f} to {alive_after:,.0f}"),
    ]


def remember(most: int) -> tuple[float, float, int, int]:
    """Play, and return the megabytes of this process before and after the long run, and its memory blocks."""
    play = partial(play_game, "classic", 2, SMALL, 0, most=most)
    warm = WARM if most else WARM_WHOLE
    for index in range(warm):
        play(index)
    alive, before = _alive(), resident()
    for index in range(warm, warm + LONG_RUN):
        play(index)
    alive_after = _alive()
    return before, resident(), alive, alive_after


def _alive() -> int:
    """Return the number of memory blocks in use after garbage collection."""
    gc.collect()
    return sys.getallocatedblocks()


if __name__ == "__main__":
    print(*remember(int(sys.argv[2])))
