"""Fit the weights of the appraisal of Dragon Dice Risk; the output is `resources/opponents/appraisal_risk.toml`.

A computer player plays all seats, 2 to 6 of them, on both maps, with forces that are dealt and some answers by lot so
that worse positions occur too. Some positions of each game are kept in a file, with the winners (`--play FILE`). Then
the weights are fitted to one or more such files: the chances of the players are in proportion to the powers of their
sums, with a small penalty so that weights of measures that go together stay small. A weight whose sign is against the
rules is 0: more territories, recruits and cards are never worse. A draw is won in equal parts.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from itertools import count
from math import log
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct

import ddtable.rules  # noqa: F401  (makes the rule systems known)
from benchmarks.fitted_games import winners_of
from benchmarks.fitting import solved
from ddtable.engine.questions import Question
from ddtable.engine.system import SetUp, system
from ddtable.opponents.risk.appraisal import FITTED, fitted, measures, shares
from ddtable.opponents.risk.judged_answers import WEIGHED
from ddtable.opponents.risk.survey import Survey, survey
from ddtable.opponents.seated import Computer, computer_in
from ddtable.rules.dragon_dice.board import ClassicPosition
from ddtable.rules.risk.table import row

SEATS = (2, 3, 4, 2, 5, 3, 6, 2)
ON_SMALL_MAP = 4  # players; the world has room for all
BY_LOT = 0.03  # of all answers
EACH = 12  # positions of a game
MOST_DECISIONS = 9_000
PENALTY = 4.0
ROUNDS = 40
HARMFUL = ("danger", "shaky", "inland", "single", "wait")
"""The measures of which more is worse."""
HELD_BACK = 4  # every fourth game


class Measured(Struct, frozen=True):
    """The kept positions of a game, with the part of it that each seat won."""

    positions: tuple[Survey, ...]
    won: tuple[float, ...]


class Row(Struct, frozen=True):
    """A position as measures of each player in the game, with what they won, and the number of its game."""

    game: int
    seats: tuple[tuple[float, ...], ...]
    won: tuple[float, ...]


# Playing


def game(random: Random, seats: int, board: str, who: Computer) -> Measured | None:
    """Play a game; None if it did not end. Every position at a question that is weighed may be kept."""
    rules = system("risk")
    forces = tuple(rules.deal(row(seats).health, random, {}) for _ in range(seats))
    set_up = SetUp("risk", random.getrandbits(63), {}, forces, house={"map": board})
    kept: list[Survey] = []
    seen = count(1)

    def look(position: ClassicPosition, question: Question) -> None:
        if position.board.turn and question.kind in WEIGHED:
            number = next(seen)
            at = len(kept) if len(kept) < EACH else random.randrange(number)
            if at < EACH:
                kept[at : at + 1] = [survey(position)]

    winners = winners_of(set_up, random, look, lambda _: BY_LOT, who, MOST_DECISIONS)
    if winners is None:
        return None
    winners = winners or tuple(range(seats))
    return Measured(tuple(kept), tuple((seat in winners) / len(winners) for seat in range(seats)))


def play(games: int, seed: int, who: Computer, path: Path) -> None:
    """Play so many games; the file has a line for each."""
    with path.open("wb") as file:
        for number in range(games):
            random = Random(f"risk/{seed}/{number}")
            seats = SEATS[number % len(SEATS)]
            board = "world" if seats > ON_SMALL_MAP or random.random() < 1 / 2 else "four_shores"
            found = game(random, seats, board, who)
            if found is not None:
                file.write(msgspec.json.encode(found) + b"\n")
            if number % 20 == 0:
                file.flush()
                print(f"{number} of {games} games", file=sys.stderr)


def rows_of(paths: Sequence[Path]) -> list[Row]:
    """Return the rows of the games of some files."""
    found: list[Row] = []
    lines = [line for path in paths for line in path.read_bytes().splitlines()]
    for number, line in enumerate(lines):
        one = msgspec.json.decode(line, type=Measured)
        for position in one.positions:
            of_each = measures(position)
            seats = tuple(tuple(mine[name] for name in FITTED) for mine in of_each.values())
            found.append(Row(number, seats, tuple(one.won[seat] for seat in of_each)))
    return found


# Fitting


def guesses(weights: Sequence[float], one: Row) -> list[float]:
    """Return the chance of each player of a row."""
    table = dict(zip(FITTED, weights, strict=True))
    found = {at: dict(zip(FITTED, mine, strict=True)) for at, mine in enumerate(one.seats)}
    return shares(found, len(one.seats), table)


def fit(rows: Sequence[Row], penalty: float = PENALTY) -> list[float]:
    """Return the weights; those with a sign against the rules are 0: the worst first, then the others fit again."""
    free = [*range(len(FITTED))]
    while True:
        found = _newton(rows, free, penalty)
        signs = {at: found[at] * (-1 if FITTED[at] in HARMFUL else 1) for at in free}
        worst = min(free, key=lambda at: signs[at])
        if signs[worst] >= 0:
            return found
        free.remove(worst)


def _newton(rows: Sequence[Row], free: Sequence[int], penalty: float) -> list[float]:
    """Return the weights of some measures, by Newton's method; the others are 0."""
    width, weights = len(free), [0.0] * len(FITTED)
    for _ in range(ROUNDS):
        slope = [-penalty * weights[at] for at in free]
        curve = [[penalty * (at == to) for to in range(width)] for at in range(width)]
        for one in rows:
            for share, won, mine in _from_average(weights, one, free):
                for at, value in enumerate(mine):
                    slope[at] += (won - share) * value
                    line, scaled = curve[at], share * value
                    for to in range(at + 1):
                        line[to] += scaled * mine[to]
        for at in range(width):
            for to in range(at):
                curve[to][at] = curve[at][to]
        step = solved(curve, slope)
        for at, more in zip(free, step, strict=True):
            weights[at] += max(-1.0, min(1.0, more))
        if max(map(abs, step)) < 1e-5:
            break
    return weights


def _from_average(weights: Sequence[float], one: Row, free: Sequence[int]) -> list[tuple[float, float, list[float]]]:
    """Return for each player the chance, what was won, and the measures less their average by the chances."""
    won = guesses(weights, one)
    average = [sum([share * mine[at] for share, mine in zip(won, one.seats, strict=True)]) for at in free]
    return [
        (share, result, [mine[at] - middle for at, middle in zip(free, average, strict=True)])
        for share, result, mine in zip(won, one.won, one.seats, strict=True)
    ]


# Checking


def loss(weights: Sequence[float], rows: Sequence[Row]) -> float:
    """Return the average surprise of results in bits."""
    total = 0.0
    for one in rows:
        for share, won in zip(guesses(weights, one), one.won, strict=True):
            total -= won * log(max(1e-9, share), 2)
    return total / len(rows)


def even(rows: Sequence[Row]) -> float:
    """Return the surprise if all players of a row had the same chance."""
    return sum(sum(one.won) * log(len(one.seats), 2) for one in rows) / len(rows)


def off_by(weights: Sequence[float], rows: Sequence[Row]) -> float:
    """Return by how much chances differ from what was won, in ten classes of them (root mean square)."""
    classes: dict[int, list[tuple[float, float]]] = {}
    for one in rows:
        for share, won in zip(guesses(weights, one), one.won, strict=True):
            classes.setdefault(min(9, int(10 * share)), []).append((share, won))
    squares = sum(sum(share - won for share, won in found) ** 2 / len(found) for found in classes.values())
    return float((squares / sum(map(len, classes.values()))) ** 0.5)


def told(weights: Sequence[float], rows: Sequence[Row]) -> str:
    """Return the check of weights in words."""
    return (
        f"{len(rows)} positions: {loss(weights, rows):.3f} bits of surprise, {even(rows):.3f} with even chances; "
        f"off by {100 * off_by(weights, rows):.1f} points"
    )


def table(weights: Sequence[float]) -> Mapping[str, float]:
    """Return the weights by their measures."""
    return dict(zip(FITTED, weights, strict=True))


def main(arguments: list[str] | None = None) -> int:
    """Play games into a file, or fit and print the file of weights, or check the weights in use."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fitting_risk", description=__doc__)
    parser.add_argument("files", nargs="*", type=Path, help="files of games to fit to")
    parser.add_argument("--play", type=Path, help="play games into this file")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--player", default="recruit")
    parser.add_argument("--check", action="store_true", help="measure the weights in use")
    asked = parser.parse_args(arguments)
    if asked.play is not None:
        play(asked.games, asked.seed, computer_in(asked.player), asked.play)
        return 0
    rows = rows_of(asked.files)
    if asked.check:
        print(told([fitted()[name] for name in FITTED], rows))
        return 0
    held = [one for one in rows if one.game % HELD_BACK == 0]
    weights = fit([one for one in rows if one.game % HELD_BACK])
    print("# Fitted by python -m benchmarks.fitting_risk (docs/opponents.md, “The judge of Dragon Dice Risk”).")
    print(f"# Held back, every {HELD_BACK}th game, {told(weights, held)}.\n\n[measures]")
    for name, weight in table(weights).items():
        print(f"{name} = {weight:.4f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
