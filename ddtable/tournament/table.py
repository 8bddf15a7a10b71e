"""The result of a tournament as text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ddtable.opponents.seated import Computer
from ddtable.tournament.contest import Contest, PairPlayed
from ddtable.tournament.pairings import Pairing, forces
from ddtable.tournament.sequential import DECIDED, EQUAL
from ddtable.tournament.series import Series, decisive, share_of
from ddtable.tournament.share import shown

NAMES = 50  # characters of the column of forces
HEAD = f"{'forces':<{NAMES}}{'size':>5}{'games':>7}{'score in 100 games':>20}{'2:0':>6}{'1:1':>6}{'0:2':>6}"


def table(contest: Contest, of: Sequence[Pairing], series: Series) -> Iterator[str]:
    """Yield the lines of a series: a row for each pair of forces, the sum, and what the pairs prove."""
    yield HEAD
    for pairing in of:
        if played := series.pairs(pairing):
            yield _row(named(pairing), str(pairing.size), played)
    every = series.pairs()
    yield _row("all", "", every)
    pairs = decisive(every)
    yield f"decisive pairs   {pairs.games} of {len(every)}, of 100 {contest.one.word} wins {shown(pairs)}"
    yield f"sequential test  {contest.one.word} is {_worded(series)}"
    thinking = (f"{one.word} {1000 * series.thinking(who):.1f} ms" for who, one in enumerate(players(contest)))
    yield f"thinking         median {', '.join(thinking)}"
    if series.unfinished:
        yield f"unfinished       {series.unfinished} games, counted as draws"


def _worded(series: Series) -> str:
    figures = f"{100 * EQUAL:.0f} against {100 * series.aim:g} of 100, {series.likelihood:+.2f} of {DECIDED:.2f}"
    words = {"stronger": "stronger", "not stronger": "not stronger by that much", "undecided": "neither yet"}
    return f"{words[series.verdict]} ({figures})"


def players(contest: Contest) -> tuple[Computer, Computer]:
    """Return the players of a contest in their order."""
    return contest.one, contest.other


def named(pairing: Pairing) -> str:
    """Return the names of the two forces of a pairing."""
    names = " v ".join(str(force.get("name", "?")) for force in forces(pairing))
    return names if len(names) < NAMES else names[: NAMES - 2] + "…"


def _row(name: str, size: str, played: Sequence[PairPlayed]) -> str:
    share, pairs = share_of(played), decisive(played)
    won = round(pairs.wins)
    counts = (won, len(played) - pairs.games, pairs.games - won)
    return f"{name:<{NAMES}}{size:>5}{share.games:>7}{shown(share):>20}" + "".join(f"{count:>6}" for count in counts)


def conclusion(contest: Contest, first: Series, fresh: Series) -> str:
    """Return what both series prove together."""
    one, other = contest.one.word, contest.other.word
    if fresh.is_clear and first.verdict == "stronger":
        return f"{one} is stronger than {other}: confirmed on fresh seeds."
    if fresh.is_clear:
        return f"{one} is stronger than {other} on fresh seeds; the first series did not decide it."
    if first.verdict == "stronger":
        return f"Not confirmed: the interval on fresh seeds has 50, so {one} may be no stronger than {other}."
    return f"It is not proved that {one} is stronger than {other}."
