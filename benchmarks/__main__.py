"""Measure everything, or some parts, and print one table; `--once` measures each figure once, not five times."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

try:
    from benchmarks.battles import battles
    from benchmarks.boards import boards
    from benchmarks.builder import building
    from benchmarks.campaigns import campaigns
    from benchmarks.collecting import collecting
    from benchmarks.figures import Figure, table
    from benchmarks.growing import growing, remembering
    from benchmarks.house import house
    from benchmarks.large import thinking
    from benchmarks.motion import moving
    from benchmarks.opening import opening
    from benchmarks.pace import pace
    from benchmarks.playing import playing, position
    from benchmarks.practice import practice
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
Part = Callable[[int], list[Figure]]

TIMED: tuple[Part, ...] = (
    *(playing, growing, thinking, position, long_games, saving, opening),
    *(painting, stepping, wars, campaigns, worlds, pace, moving, boards, starting),
    *(battles, practice, reckoning, building, collecting, printing),
)
COUNTED: tuple[Part, ...] = (remembering, staying, house)
"""What counts bytes, lines and imports, not seconds: no matter how busy the machine is."""
PARTS: dict[str, Part] = {part.__name__: part for part in (*TIMED, turns, *COUNTED)}


def main(arguments: list[str] | None = None) -> int:
    """Print the table and return 0, even if a target is missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("part", nargs="*", metavar="PART", help=f"only these: {', '.join(PARTS)}")
    parser.add_argument("--once", action="store_true", help="one round instead of the median of five")
    asked = parser.parse_args(arguments)
    if unknown := [name for name in asked.part if name not in PARTS]:
        parser.error(f"no part is called {unknown[0]}")
    rounds = 1 if asked.once else ROUNDS
    print(table(some(asked.part, rounds) if asked.part else everything(rounds)))
    return 0


def some(names: list[str], rounds: int) -> list[Figure]:
    """Measure some parts, one after the other."""
    return [figure for name in names for figure in PARTS[name](rounds)]


def everything(rounds: int) -> list[Figure]:
    """Measure all parts; those that count run beside the last one that is timed by key presses."""
    figures = [figure for part in TIMED for figure in part(rounds)]
    with ThreadPoolExecutor() as beside:
        counted = [beside.submit(part, rounds) for part in COUNTED]
        keys = turns(rounds)
        return figures + [figure for part in counted for figure in part.result()] + keys


if __name__ == "__main__":
    sys.exit(main())
