"""Campaigns without their window: a long save, Recruit's strength and slowest choice, wars of computers; and memory."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

import ddtable.rules  # noqa: F401  (makes the rule systems known)
from benchmarks.apart import NotMeasured, apart, resident
from benchmarks.figures import Figure
from benchmarks.stepping import _close, _opened, _painted
from benchmarks.wars import SEATS, TERRAINS, crowded
from ddtable import saves
from ddtable.commands.simulate import deal
from ddtable.engine import kernel
from ddtable.engine.game import Game
from ddtable.engine.position import Result
from ddtable.engine.system import system
from ddtable.opponents.players import choose

RULES = system("campaign")
SMALL, LARGE = 120, 240
CHOICES, CHOICES_ONCE, MOST_BYTES, MOST_OPENING = 3_000, 500, 3.0, 1.0  # megabytes, seconds
MATCHES, MATCHES_ONCE, LEAST_WON = 40, 2, 0.97  # wars of two in each round
WARS, WARS_ONCE, OF_WAR = 4, 1, 2_200  # of four computers in each round, the most choices of half of them
LONGEST = 20_000
CROWDED, MOST_WAIT = 150, 100.0  # choices on the largest map, milliseconds
STEPS, STEPS_ONCE, MOST_MEMORY = 100, 20, 400.0  # megabytes


def campaigns(rounds: int) -> list[Figure]:
    """Measure all of this."""
    return [*_saved(rounds), *_played(rounds), _slowest(rounds), _memory(rounds)]


def _saved(rounds: int) -> list[Figure]:
    """Measure the file of a war of four with so many choices, and its opening with every choice replayed."""
    with tempfile.TemporaryDirectory(prefix="ddtable-") as folder:
        choices = CHOICES_ONCE if rounds == 1 else CHOICES
        path, war = Path(folder) / f"war{saves.SUFFIX}", _long_war(choices)
        game, seats = Game(war.set_up), tuple(saves.Seat(f"Player {seat}", "recruit") for seat in range(1, 5))
        with saves.create(path, game, seats, False, "2000-01-01T00:00:00+00:00"):
            for entry in war.choices:
                assert entry.choice is not None
                game.play(entry.choice)
        size = path.stat().st_size / 1e6
        opened = median(_processor(partial(saves.open_save, path, read_only=True)) for _ in range(rounds))
    note = f"4 players, {LARGE} health, {len(game.position.dice)} dice"
    return [
        Figure(f"save of a campaign of {choices:,} choices", size, "MB", MOST_BYTES, note=note),
        Figure("the same opened", opened, "s", MOST_OPENING, note="every choice checked; processor time"),
    ]


def _processor(work: Callable[[], object]) -> float:
    """Return the seconds of processor time that one call takes."""
    start = process_time()
    work()
    return process_time() - start


def _long_war(choices: int) -> Game:
    """Return the first war of random players that lasts so many choices."""
    for seed in range(100):
        game, random = Game(deal("campaign", 4, LARGE, seed, 0)), Random(seed)
        while game.question is not None and len(game.choices) < choices:
            game.play(game.rules.sample(game.question, random))
        if game.question is not None:
            return game
    raise LookupError("no war lasts so long")


def _played(rounds: int) -> list[Figure]:
    """Measure Recruit against random players, each side in turn, and wars of four computers."""
    matches, count = (MATCHES_ONCE, WARS_ONCE) if rounds == 1 else (MATCHES * rounds, WARS * rounds)
    won = [_war(2, seed, (seed % 2,))[0] == (seed % 2,) for seed in range(matches)]
    wars = [_war(4, seed, (0, 1, 2, 3)) for seed in range(count)]
    choices = sorted(count for _, count, _ in wars)
    turns = median(turn for *_, turn in wars)
    note = f"{turns:.0f} turns; {choices[0]:,} to {choices[-1]:,} choices in {len(wars)} wars"
    return [
        Figure("campaigns won by Recruit against random play", sum(won) / len(won), "", LEAST_WON, True, f"{len(won)}"),
        Figure("choices of a campaign of four computers", median(choices), "", OF_WAR, note=note),
    ]


def _war(seats: int, seed: int, clever: tuple[int, ...]) -> tuple[tuple[int, ...], int, int]:
    """Play a war in which some seats are Recruit and the others random; return the winners, choices and turns."""
    played, random, choices = kernel.begin(RULES, deal("campaign", seats, SMALL, seed, 1)), Random(seed), 0
    while (question := played.question) is not None and choices < LONGEST:
        if question.seat in clever:
            choice = choose(RULES.observe(played.position, question.seat), question, random)[0]
        else:
            choice = RULES.sample(question, random)
        played, choices = kernel.play(RULES, played.position, choice, question), choices + 1
    result: Result | None = played.position.result
    return () if result is None else result.winners, choices, played.position.board.turn


def _slowest(rounds: int) -> Figure:
    """Measure Recruit's slowest choice with armies of six players at each of 16 terrains."""
    slowest, dice = (0.0, ""), 0
    for seed in range(1, rounds + 1):
        game, random = crowded(seed), Random(seed)
        dice = len(game.position.dice)
        for _ in range(CROWDED):
            if (question := game.question) is None:
                break
            seen, start = RULES.observe(game.position, question.seat), process_time()
            choice = choose(seen, question, random)[0]
            slowest = max(slowest, (process_time() - start, question.kind))
            game.play(choice)
    note = f"{SEATS} seats, {TERRAINS} terrains, {dice} dice: {slowest[1]}"
    return Figure("Recruit's slowest choice in a campaign", 1e3 * slowest[0], "ms", MOST_WAIT, note=note)


def _memory(rounds: int) -> Figure:
    """Measure the memory of a window with the largest map, in a separate process."""
    name, steps = "memory with the largest campaign open", STEPS_ONCE if rounds == 1 else STEPS
    try:
        (used,) = apart("benchmarks.campaigns", str(steps))
    except NotMeasured as why:
        return Figure(name, None, "", note=str(why))
    return Figure(name, used, "MB", MOST_MEMORY, note=f"{SEATS} seats, {TERRAINS} terrains, {steps} choices painted")


def remember(folder: Path, steps: int) -> float:
    """Play and paint, and return the megabytes of this process."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    window, session = _opened(folder, crowded(1), SEATS)
    random = Random(1)
    for _ in range(steps):
        if session.game.question is None:
            break
        session.play(session.game.rules.sample(session.game.question, random))
        _painted()
    used = resident()
    _close(window)
    return used


if __name__ == "__main__":
    print(remember(Path(sys.argv[1]), int(sys.argv[2])))
