"""Fit the weights of the appraisal of campaigns; the output is `resources/opponents/appraisal_campaign.toml`.

Veteran plays against itself in wars of two to four players with forces that are dealt, in part of them with some
answers by lot so that worse positions occur too. Positions are measured for each player who is left, with the result.
The chances of two players are in the ratio of the exponentials of their scores, so each player who is left is compared
with the winner, as in `benchmarks.fitting`. Every fifth game is held back for the figures.
"""

from __future__ import annotations

import argparse
import sys
from math import log
from random import Random

from msgspec import Struct

import ddtable.rules  # noqa: F401  (makes the rule systems known)
from benchmarks.fitted_games import winners_of
from benchmarks.fitting import Row, fit, misjudged
from ddtable.engine.questions import Question
from ddtable.engine.system import SetUp, system
from ddtable.opponents.campaign.appraisal import FITTED, alive, fitted, measures, score, shared
from ddtable.opponents.dragon_dice.field import Field
from ddtable.opponents.players import VETERAN
from ddtable.rules.dragon_dice.board import ClassicPosition

NAME = "campaign"
SEATS = (2, 2, 3, 2, 4)
SIZES = (120, 180)
BY_LOT = (0.0, 0.02, 0.08)  # of all answers of a game
EVERY, MOST = 0.06, 30  # of the questions whose position is measured; the most positions of a game
ASKED = ("march-first", "march-second", "maneuver", "turn", "action", "advance", "retreat", "reinforce")
MOST_DECISIONS = 6_000
PENALTY = 6.0


class Measured(Struct, frozen=True):
    """A position of a game: the measures of each seat that is left, and the parts that each of them won."""

    rows: dict[int, Row]
    won: dict[int, float]


def games(count: int, seed: int) -> list[list[Measured]]:
    """Return the measured positions of so many games."""
    found = []
    for number in range(count):
        found.append(_game(Random(f"{seed}/{number}"), SEATS[number % len(SEATS)], SIZES[number % len(SIZES)]))
        if number % 20 == 0:
            print(f"{number} of {count} games", file=sys.stderr)
    return found


def _game(random: Random, seats: int, size: int) -> list[Measured]:
    rules, by_lot = system(NAME), random.choice(BY_LOT)
    forces = tuple(rules.deal(size, random, {}) for _ in range(seats))
    set_up = SetUp(NAME, random.getrandbits(63), {}, forces)
    measured: list[dict[int, Row]] = []

    def look(position: ClassicPosition, question: Question) -> None:
        if question.kind in ASKED and random.random() < EVERY:
            field = Field(position)
            each = {seat: measures(field, seat) for seat in alive(position)}
            measured.append({seat: tuple(one[name] for name in FITTED) for seat, one in each.items()})

    winners = winners_of(set_up, random, look, lambda _: by_lot, VETERAN, MOST_DECISIONS)
    if winners is None:
        return []
    winners = winners or tuple(range(seats))
    kept = random.sample(measured, min(MOST, len(measured)))
    return [Measured(rows, {seat: (seat in winners) / len(winners) for seat in rows}) for rows in kept]


def pairs(of: list[list[Measured]]) -> tuple[list[Row], list[float]]:
    """Return the winner's measures less those of each other player, and the winner's part of what both won."""
    rows, results = [], []
    for one in (one for game in of for one in game):
        best = max(one.won, key=lambda seat: one.won[seat])
        for seat, row in one.rows.items():
            if seat != best:
                rows.append(tuple(mine - theirs for mine, theirs in zip(one.rows[best], row, strict=True)))
                results.append(one.won[best] / (one.won[best] + one.won[seat]))
    return rows, results


def judged(weights: dict[str, float], of: list[list[Measured]]) -> tuple[float, float, int]:
    """Return the average surprise in bits, by how much chances are off, and the number of positions."""
    guesses: list[float] = []
    results: list[float] = []
    surprise, count = 0.0, 0
    for one in (one for game in of for one in game):
        found = shared({seat: score(dict(zip(FITTED, row, strict=True)), weights) for seat, row in one.rows.items()})
        guesses += found.values()
        results += one.won.values()
        surprise -= sum(part * log(max(1e-9, found[seat]), 2) for seat, part in one.won.items())
        count += 1
    return surprise / count, misjudged(guesses, results), count


def main(arguments: list[str] | None = None) -> int:
    """Play, fit, and print the file of weights."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fitting_campaign", description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", action="store_true", help="measure the weights in use instead of fitting others")
    asked = parser.parse_args(arguments)
    played = games(asked.games, asked.seed)
    if asked.check:
        bits, off, count = judged({**fitted()}, played)
        print(f"{count} positions: {bits:.4f} bits of surprise, off by {100 * off:.1f} points.")
        return 0
    trained = fit(*pairs([game for number, game in enumerate(played) if number % 5]), penalty=PENALTY)
    bits, off, _ = judged(dict(zip(FITTED, trained, strict=True)), played[::5])
    weights = fit(*pairs(played), penalty=PENALTY)
    print(f"# Fitted by python -m benchmarks.fitting_campaign --games {asked.games} --seed {asked.seed}:")
    print(f"# {sum(map(len, played))} positions. Held back, a fifth of the games: {bits:.4f} bits of surprise;")
    print(f"# the chances were off by {100 * off:.1f} points.\n\n[measures]")
    for name, weight in zip(FITTED, weights, strict=True):
        print(f"{name} = {weight:.4f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
