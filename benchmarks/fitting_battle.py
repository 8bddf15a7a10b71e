"""Fit the weights of the appraisal of Battle Dice; the output is `resources/opponents/appraisal_battle_dice.toml`.

Recruit plays against itself with armies that are dealt, with some answers by lot so that worse positions occur too. The
armies are measured before each round, with the result of the game, as in `benchmarks.fitting`.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from random import Random

import ddtable.rules  # noqa: F401  (makes the rule systems known)
from benchmarks.fitted_games import winners_of
from benchmarks.fitting import Row, fit, loss
from ddtable.engine.questions import Question
from ddtable.engine.system import SetUp, system
from ddtable.opponents.battle_dice.appraisal import FITTED, compared
from ddtable.opponents.players import RECRUIT
from ddtable.rules.battle_dice.board import BattlePosition

NAME = "battle_dice"
SIZES = (20, 10, 15, 20)
MOST_DECISIONS = 20_000
BY_LOT = 0.15  # of all answers, except parties: most of these lose at once


def positions(games: int, seed: int) -> tuple[list[Row], list[float]]:
    """Return the measures of seat 0 before each round of so many games, each with the result for that seat."""
    rows: list[Row] = []
    results: list[float] = []
    rules = system(NAME)
    for number in range(games):
        random = Random(f"{seed}/{number}")
        armies = tuple(rules.deal(SIZES[number % len(SIZES)], random, {}) for _ in range(2))
        set_up = SetUp(NAME, random.getrandbits(63), {}, armies)
        measured: dict[int, Row] = {}
        look = partial(_measure, measured)
        winners = winners_of(set_up, random, look, _by_lot, RECRUIT, MOST_DECISIONS) or ()
        rows += measured.values()
        results += [0.5 if len(winners) != 1 else float(winners[0] == 0)] * len(measured)
    return rows, results


def _measure(measured: dict[int, Row], position: BattlePosition, _question: Question) -> None:
    """Measure a position at the first question of a turn."""
    turn = position.board.turn
    if turn and turn not in measured:
        found = compared(position, 0)
        measured[turn] = tuple(found[name] for name in FITTED)


def _by_lot(question: Question) -> float:
    return 0.0 if question.kind == "quest" else BY_LOT


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
