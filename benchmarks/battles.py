"""Battle Dice: the speed of random games, and the results of Recruit against random play."""

from __future__ import annotations

import sys
from random import Random
from statistics import median

from benchmarks.figures import Figure, seconds
from ddtable.commands.simulate import MOST_DECISIONS, deal
from ddtable.engine import kernel
from ddtable.engine.system import SetUp, system
from ddtable.opponents.players import choose

NAME = "battle_dice"
SIZE = 20
GAMES = 40
MIRRORED, MIRRORED_ONCE = 400, 60  # games, each army once on either side
LEAST_RATE = 5000
LEAST_WON = 0.8
MOST_DICE = 12.0  # times as many as the players brought, in a game that anybody would play to its end
RULES = system(NAME)


def battles(rounds: int) -> list[Figure]:
    """Measure random games, then games of Recruit."""
    _random_games(99)
    rates, most = [], 0.0
    for number in range(rounds):
        played: list[tuple[int, int]] = []
        taken = seconds(lambda number=number, played=played: played.extend(_random_games(number)))  # type: ignore[misc]
        rates.append(sum(decisions for decisions, _ in played) / taken)
        most = max(most, *(dice / (2 * SIZE) for _, dice in played))
    games = MIRRORED_ONCE if rounds == 1 else MIRRORED
    won = mirrored(games)
    return [
        Figure(
            "Battle Dice decisions, random games",
            median(rates),
            "a second",
            LEAST_RATE,
            least=True,
            note="20 dice a side",
        ),
        Figure(
            "dice at the end of the longest, for each brought", most, "", MOST_DICE, note="table dice are used again"
        ),
        Figure("won by Recruit against random play", won, "", LEAST_WON, least=True, note=f"{games} mirrored games"),
    ]


def _random_games(seed: int) -> list[tuple[int, int]]:
    """Play random games; return the decisions and the dice at the end of each."""
    return [_random_game(deal(NAME, 2, SIZE, seed, index)) for index in range(GAMES)]


def _random_game(set_up: SetUp) -> tuple[int, int]:
    random, decisions = Random(set_up.seed), 0
    played = kernel.begin(RULES, set_up)
    while (question := played.question) is not None and decisions < MOST_DECISIONS:
        played = kernel.play(RULES, played.position, RULES.sample(question, random), question)
        decisions += 1
    return decisions, len(played.position.dice)


def mirrored(games: int) -> float:
    """Return the share of games that Recruit wins against random play; a draw counts as half a game.

    Each pair of games has the same armies and the same seed; Recruit has the first seat in one of them.
    """
    return sum(fought(deal(NAME, 2, SIZE, 1, number // 2), number % 2) for number in range(games)) / games


def fought(set_up: SetUp, recruit: int) -> float:
    """Return the result of Recruit at this seat in one game against random play: 1, 0 or 0.5."""
    random = Random(set_up.seed)
    played = kernel.begin(RULES, set_up)
    while (question := played.question) is not None:
        if question.seat == recruit:
            seen = RULES.observe(played.position, recruit)
            choice = choose(seen, question, random)[0]
        else:
            choice = RULES.sample(question, random)
        played = kernel.play(RULES, played.position, choice, question)
    result = played.position.result
    if result is None or not result.winners:
        return 0.5
    return float(recruit in result.winners)


if __name__ == "__main__":
    print(mirrored(int(sys.argv[1]) if len(sys.argv) > 1 else MIRRORED))
