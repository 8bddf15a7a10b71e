"""Fit the weights of the appraisal of Battle Dice; the output is `resources/opponents/appraisal_battle_dice.toml`.

Recruit plays against itself with armies that are dealt, with some answers by lot so that worse positions occur too. The
armies are measured before each round, with the result of the game, as in `benchmarks.fitting`.
"""

from __future__ import annotations

import argparse
import sys
from random import Random

import ddtable.rules  # noqa: F401  (makes the rule systems known)
from benchmarks.fitting import Row, fit, loss
from ddtable.engine import kernel
from ddtable.engine.system import SetUp, system
from ddtable.opponents.battle_dice.appraisal import FITTED, compared
from ddtable.opponents.players import choose

NAME = "battle_dice"
SIZES = (20, 10, 15, 20)
BY_LOT = 0.15  # of all answers, except parties: most of these lose at once


def positions(games: int, seed: int) -> tuple[list[Row], list[float]]:
    """Return the measures of seat 0 before each round of so many games, each with the result for that seat."""
    rows: list[Row] = []
    results: list[float] = []
    rules = system(NAME)
    for number in range(games):
        random = Random(f"{seed}/{number}")
        armies = tuple(rules.deal(SIZES[number % len(SIZES)], random, {}) for _ in range(2))
        played, turn = kernel.begin(rules, SetUp(NAME, random.getrandbits(63), {}, armies)), 0
        measured: list[Row] = []
        while (question := played.question) is not None:
            position = played.position
            if position.board.turn > turn:
                turn, found = position.board.turn, compared(position, 0)
                measured.append(tuple(found[name] for name in FITTED))
            if question.kind != "quest" and random.random() < BY_LOT:
                choice = rules.sample(question, random)
            else:
                choice, _ = choose(rules.observe(position, question.seat), question, random)
            played = kernel.play(rules, position, choice, question)
        result = played.position.result
        winners = result.winners if result is not None else ()
        rows += measured
        results += [0.5 if len(winners) != 1 else float(winners[0] == 0)] * len(measured)
    return rows, results


def main(arguments: list[str] | None = None) -> int:
    """Play, fit, and print the file of weights."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fitting_battle", description=__doc__)
    parser.add_argument("--games", type=int, default=8000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    rows, results = positions(asked.games, asked.seed)
    held_back = len(rows) // 5
    weights = fit(rows[held_back:], results[held_back:])
    surprise = loss(weights, rows[:held_back], results[:held_back])
    print(f"# Fitted by python -m benchmarks.fitting_battle --games {asked.games} --seed {asked.seed}:")
    print(f"# {len(rows)} positions; {surprise:.4f} bits of surprise on those that were held back, of 1.\n\n[measures]")
    for name, weight in zip(FITTED, weights, strict=True):
        print(f"{name} = {weight:.4f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
