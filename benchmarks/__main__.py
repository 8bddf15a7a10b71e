"""Measure everything and print one table; `--once` measures each figure once instead of taking the median of five."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

try:
    from benchmarks.battles import battles
    from benchmarks.builder import building
    from benchmarks.campaigns import campaigns
    from benchmarks.collecting import collecting
    from benchmarks.figures import Figure, table
    from benchmarks.growing import growing, remembering
    from benchmarks.large import thinking
    from benchmarks.motion import moving
    from benchmarks.opening import opening
    from benchmarks.pace import pace
    from benchmarks.playing import playing, position
    from benchmarks.reckoning import reckoning
    from benchmarks.remembering import long_games
    from benchmarks.rosters import printing
    from benchmarks.saving import saving
    from benchmarks.staying import staying
    from benchmarks.stepping import stepping
    from benchmarks.turns import turns
    from benchmarks.wars import wars
    from benchmarks.window import painting, starting
    from benchmarks.worlds import worlds
except ModuleNotFoundError as error:
    if (error.name or "").partition(".")[0] in ("benchmarks", "ddtable", "ui"):
        raise  # a defect of this project
    sys.exit(
        f"The benchmarks want the packages of the checks, {error.name} among them: .venv/bin/python -m benchmarks,"
        " once packaging/start.py test has set them up."
    )

ROUNDS = 5


def main(arguments: list[str] | None = None) -> int:
    """Print the table and return 0, even if a target is missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--once", action="store_true", help="one round instead of the median of five")
    rounds = 1 if parser.parse_args(arguments).once else ROUNDS
    timed: list[Callable[[int], list[Figure]]] = [playing, growing, thinking, position, long_games, saving, opening]
    timed += [painting, stepping, wars, campaigns, worlds, pace, moving, starting]
    timed += [battles, reckoning, building, collecting, printing]
    figures = [figure for part in timed for figure in part(rounds)]
    with ThreadPoolExecutor() as beside:  # what counts bytes, not seconds, is no matter how busy the machine is
        counted = [beside.submit(part, rounds) for part in (remembering, staying)]
        keys = turns(rounds)
        figures += [figure for part in counted for figure in part.result()] + keys
    print(table(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
