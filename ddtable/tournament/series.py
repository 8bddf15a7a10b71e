"""A series of pairs of games: it is played until it is long enough or the sequential test has decided."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from statistics import median

from ddtable.tournament.contest import Contest, PairPlayed, play
from ddtable.tournament.executors import Executor
from ddtable.tournament.pairings import Pair, Pairing, pairs
from ddtable.tournament.sequential import Verdict, likelihood, verdict
from ddtable.tournament.share import Share, wilson


class Series:
    """The pairs played so far, with what they show."""

    def __init__(self, aim: float) -> None:
        self.aim = aim
        self.played: list[tuple[Pairing, PairPlayed]] = []

    def add(self, pairing: Pairing, pair: PairPlayed) -> None:
        """Add a pair of games."""
        self.played.append((pairing, pair))

    def pairs(self, pairing: Pairing | None = None) -> list[PairPlayed]:
        """Return the pairs of a pairing, or of all."""
        return [pair for of, pair in self.played if pairing in (None, of)]

    @property
    def worths(self) -> list[float]:
        """The first player's score of each pair."""
        return [pair.worth for _, pair in self.played]

    @property
    def likelihood(self) -> float:
        """The figure of the sequential test."""
        return likelihood(self.worths, self.aim)

    @property
    def verdict(self) -> Verdict:
        """The verdict of the sequential test."""
        return verdict(self.worths, self.aim)

    @property
    def is_clear(self) -> bool:
        """True if the whole interval of the score is above one half."""
        return wilson(share_of(self.pairs()))[0] > 1 / 2

    @property
    def unfinished(self) -> int:
        """The number of games that did not end."""
        return sum(pair.unfinished for _, pair in self.played)

    def thinking(self, who: int) -> float:
        """Return the median seconds of an answer of the first player (0) or of the other (1); 0 without answers."""
        seconds = [one for _, pair in self.played for one in pair.seconds[who]]
        return median(seconds) if seconds else 0.0


def share_of(played: Sequence[PairPlayed]) -> Share:
    """Return the first player's share of the games of some pairs."""
    worths = [worth for pair in played for worth in pair.worths]
    return Share(sum(worths), len(worths))


def decisive(played: Sequence[PairPlayed]) -> Share:
    """Return the first player's share of decisive pairs: of those in which one player won both games."""
    won, lost = (sum(set(pair.worths) == {worth} for pair in played) for worth in (1.0, 0.0))
    return Share(won, won + lost)


def run(
    contest: Contest,
    of: Sequence[Pairing],
    games: int,
    number: int,
    into: Series,
    execute: Executor,
    until_decided: bool,
    told: Callable[[int], object],
) -> None:
    """Play series number `number` into `into`; `told` is called with the number of games after each pair."""
    todo: list[Pair] = list(pairs(of, games, number))
    with closing(execute(partial(play, contest), todo)) as results:
        for pair, played in zip(todo, results, strict=False):
            into.add(pair.pairing, played)
            told(2 * len(into.played))
            if until_decided and into.verdict != "undecided":
                return
