"""One pair of games between two computer players: each sees only what its seat may see, as in a game at the window."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

from msgspec import Struct

import ddtable.rules  # noqa: F401  (makes the rule systems known)
from ddtable.engine import kernel
from ddtable.engine.questions import Choice, Question
from ddtable.engine.system import SetUp, system
from ddtable.opponents.players import characters, computers, player
from ddtable.opponents.seated import Computer
from ddtable.tournament.pairings import Pair, set_up

RANDOM = Computer("random")
"""A player that only tournaments have: each answer is drawn by lot."""

MOST_DECISIONS = 20_000  # a longer game is not finished, and counts as a draw
WON, DRAWN, LOST = 1.0, 0.5, 0.0

Choosing = Callable[[Any, Question, Random], Choice]


class Contest(Struct, frozen=True):
    """The two players of a tournament."""

    one: Computer
    other: Computer


class PairPlayed(Struct, frozen=True):
    """A pair of games: the results of the first player, unfinished games, the seconds of each answer of both."""

    worths: tuple[float, ...]
    unfinished: int
    seconds: tuple[tuple[float, ...], tuple[float, ...]]

    @property
    def worth(self) -> float:
        """The score of the first player in both games, from 0 to 1."""
        return sum(self.worths) / len(self.worths)


def known(name: str) -> tuple[Computer, ...]:
    """Return the players that can play a tournament of a rule system: from the weakest to the strongest, characters."""
    every = computers(name)
    minded = [Computer(one.name, one.level, character) for one in every for character in characters(name, one)]
    return (RANDOM, *every, *minded)


def play(contest: Contest, pair: Pair) -> PairPlayed:
    """Play a pair of games: the first player has the first seat, then the second."""
    begun = set_up(pair)
    seconds: tuple[list[float], list[float]] = ([], [])
    choosing = [_choosing(begun.system, asked) for asked in (contest.one, contest.other)]
    found = [_play(begun, choosing, seconds, first) for first in (0, 1)]
    worths = tuple(DRAWN if one is None else one for one in found)
    return PairPlayed(worths, sum(one is None for one in found), (tuple(seconds[0]), tuple(seconds[1])))


def _play(begun: SetUp, choosing: list[Choosing], seconds: tuple[list[float], ...], first: int) -> float | None:
    """Return the result of the first player, who has seat `first`; None if the game did not end."""
    rules = system(begun.system)
    played = kernel.begin(rules, begun)
    for number in range(MOST_DECISIONS):
        if (question := played.question) is None:
            break
        who = (question.seat + first) % 2
        seen = rules.observe(played.position, question.seat)
        asked = kernel.ask(rules, seen) or question
        random = Random(f"{begun.seed}/{number}")
        start = perf_counter()
        choice = choosing[who](seen, asked, random)
        seconds[who].append(perf_counter() - start)
        played = kernel.play(rules, played.position, choice, question)
    result = played.position.result
    if result is None:
        return None
    if len(result.winners) != 1:
        return DRAWN
    return WON if result.winners[0] == first else LOST


def _choosing(name: str, asked: Computer) -> Choosing:
    if asked == RANDOM:
        rules = system(name)
        return lambda _position, question, random: rules.sample(question, random)
    choose = player(name, asked).choose
    return lambda position, question, random: choose(position, question, random)[0]
