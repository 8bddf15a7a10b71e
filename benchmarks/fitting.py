"""Fit the weights of an appraisal to games; the output is a file such as `resources/opponents/appraisal_1995.toml`.

Recruit, or another player, plays against itself in forces that are dealt, with some answers by lot so that worse
positions occur too. Some positions of each game are measured, with the result of the game: a logistic regression with a
small penalty, so that weights of measures that go together stay small. The penalty may be on the difference from the
weights of a file instead, for few games. A game that ends as a draw counts as half a win.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import exp, log
from random import Random

import ddtable.rules  # noqa: F401  (makes the rule systems known)
from benchmarks.fitted_games import winners_of
from ddtable.engine.questions import Question
from ddtable.engine.system import SetUp, system
from ddtable.opponents.dragon_dice.appraisal import FITTED, compared, fitted
from ddtable.opponents.dragon_dice.field import Field
from ddtable.opponents.seated import Computer, computer_in
from ddtable.rules.dragon_dice.board import ClassicPosition

SIZES = (24, 36)
BY_LOT = 0.05  # of all answers
EVERY = 0.18  # of the questions whose position may be measured
ASKED = ("march-first", "march-second", "action", "turn", "retreat", "reinforce")
MOST_DECISIONS = 3_000
PENALTY = 2.0
ROUNDS = 12

Row = tuple[float, ...]


def positions(games: int, seed: int, who: Computer) -> tuple[list[Row], list[float]]:
    """Return measured positions of so many games, each with the result for the seat whose measures they are."""
    rows: list[Row] = []
    results: list[float] = []
    for number in range(games):
        for seat, row, won in _game(Random(f"{seed}/{number}"), SIZES[number % len(SIZES)], who):
            del seat
            rows.append(row)
            results.append(won)
        if number % 100 == 0:
            print(f"{number} of {games} games", file=sys.stderr)
    return rows, results


def _game(random: Random, size: int, who: Computer) -> list[tuple[int, Row, float]]:
    rules = system("classic")
    forces = tuple(rules.deal(size, random, {}) for _ in range(2))
    set_up = SetUp("classic", random.getrandbits(63), {}, forces)
    measured: list[tuple[int, Row]] = []

    def look(position: ClassicPosition, question: Question) -> None:
        if question.kind in ASKED and random.random() < EVERY:
            found = compared(Field(position), question.seat)
            measured.append((question.seat, tuple(found[name] for name in FITTED)))

    winners = winners_of(set_up, random, look, lambda _: BY_LOT, who, MOST_DECISIONS)
    if winners is None:
        return []
    return [(seat, row, 0.5 if len(winners) != 1 else float(winners[0] == seat)) for seat, row in measured]


def fit(
    rows: Sequence[Row], results: Sequence[float], towards: Sequence[float] = (), penalty: float = PENALTY
) -> list[float]:
    """Return the weights of a logistic regression without a constant, by Newton's method.

    The penalty is on the square of the difference from `towards`, by default 0.
    """
    width = len(rows[0])
    aims = [*towards] or [0.0] * width
    weights = [*aims]
    for _ in range(ROUNDS):
        slope = [-penalty * (one - aim) for one, aim in zip(weights, aims, strict=True)]
        curve = [[penalty * (at == to) for to in range(width)] for at in range(width)]
        for row, result in zip(rows, results, strict=True):
            guess = 1 / (1 + exp(-sum(map(float.__mul__, weights, row))))
            wrong, bend = result - guess, guess * (1 - guess)
            for at, value in enumerate(row):
                if value:
                    slope[at] += wrong * value
                    line, scaled = curve[at], bend * value
                    for to in range(at + 1):
                        line[to] += scaled * row[to]
        for at in range(width):
            for to in range(at):
                curve[to][at] = curve[at][to]
        step = solved(curve, slope)
        weights = [one + more for one, more in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-6:
            break
    return weights


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution of linear equations, by elimination."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda line: abs(rows[line][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for line in range(size):
            if line != at and rows[line][at]:
                times = rows[line][at] / rows[at][at]
                rows[line] = [one - times * other for one, other in zip(rows[line], rows[at], strict=True)]
    return [rows[at][size] / rows[at][at] for at in range(size)]


def loss(weights: Sequence[float], rows: Sequence[Row], results: Sequence[float]) -> float:
    """Return the average surprise of results, in bits: 1 for a coin."""
    total = 0.0
    for row, result in zip(rows, results, strict=True):
        guess = 1 / (1 + exp(-sum(map(float.__mul__, weights, row))))
        guess = min(1 - 1e-9, max(1e-9, guess))
        total -= result * log(guess, 2) + (1 - result) * log(1 - guess, 2)
    return total / len(rows)


def off_by(weights: Sequence[float], rows: Sequence[Row], results: Sequence[float]) -> float:
    """Return by how much the chance of winning differs from what was won, in ten classes of it (root mean square)."""
    return misjudged([1 / (1 + exp(-sum(map(float.__mul__, weights, row)))) for row in rows], results)


def misjudged(guesses: Sequence[float], results: Sequence[float]) -> float:
    """Return the same for chances that are known."""
    classes: dict[int, list[tuple[float, float]]] = {}
    for guess, result in zip(guesses, results, strict=True):
        classes.setdefault(min(9, int(10 * guess)), []).append((guess, result))
    squares = 0.0
    for found in classes.values():
        guessed, won = (sum(column) for column in zip(*found, strict=True))
        squares += (guessed - won) ** 2 / len(found)
    return float((squares / len(guesses)) ** 0.5)


def main(arguments: list[str] | None = None) -> int:
    """Play, fit, and print the file of weights."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fitting", description=__doc__)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--player", default="recruit")
    parser.add_argument("--check", action="store_true", help="measure the weights in use instead of fitting others")
    parser.add_argument("--towards", default="", help="the weights of a file, such as 1995")
    parser.add_argument("--penalty", type=float, default=PENALTY)
    asked = parser.parse_args(arguments)
    towards = [fitted(asked.towards)[name] for name in FITTED] if asked.towards else []
    rows, results = positions(asked.games, asked.seed, computer_in(asked.player))
    if asked.check:
        used = [fitted()[name] for name in FITTED]
        print(f"{len(rows)} positions: off by {100 * off_by(used, rows, results):.1f} points.")
        return 0
    held_back = len(rows) // 5
    weights = fit(rows[held_back:], results[held_back:], towards, asked.penalty)
    surprise = loss(weights, rows[:held_back], results[:held_back])
    print(
        f"# Fitted by python -m benchmarks.fitting --games {asked.games} --seed {asked.seed} --player {asked.player}:"
    )
    print(f"# {len(rows)} positions; {surprise:.4f} bits of surprise on those that were held back, of 1.\n\n[measures]")
    for name, weight in zip(FITTED, weights, strict=True):
        print(f"{name} = {weight:.4f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
