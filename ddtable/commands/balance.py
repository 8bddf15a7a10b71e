"""`ddtable balance`: measure the balance of the tables of Battle Dice in games of the computer player.

The games of a series are mirrored: each seed is played twice, the second time with the sides swapped. A draw counts as
half a win. Each share is printed with its 95% interval after Wilson.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any
from zlib import crc32

from msgspec import Struct

from ddtable.commands import GOOD, CommandError
from ddtable.commands.balance_games import MIXED, PARTIES, POLICIES, ROSTERS, SINGLE, Kind, Match, play
from ddtable.commands.terminal import status
from ddtable.forces.force import ForceError
from ddtable.parallel import hear_interrupts, in_order
from ddtable.rules.battle_dice.house import encoded
from ddtable.rules.battle_dice.tables_file import read_tables_file
from ddtable.tournament.share import Share, shown
from ddtable.words.sentences import Words

INTERRUPTED = 130  # the usual exit code after Ctrl-C
NEVER = "never"
SEEDS = 100_000  # seeds of one series, distinct from those of the others
CHUNK = 8  # games: Ctrl-C waits until a process has played its chunk


class Series(Struct, frozen=True):
    """The 2 sides of a series of games: 2 armies, a roster and a party, or a quest policy and an army."""

    kind: Kind
    one: str
    other: str


def all_series() -> list[Series]:
    """Return every series, the armies first."""
    singles, mixed = list(SINGLE), list(MIXED)
    return [
        *(Series("armies", one, other) for one, other in combinations([*singles, *mixed], 2)),
        *(Series("roster", roster, party) for roster in ROSTERS for party in PARTIES),
        *(Series("quests", policy, army) for policy in POLICIES if policy != NEVER for army in mixed),
    ]


def matches(series: Series, games: int, seed: int) -> Iterator[Match]:
    """Yield the games of a series: each seed twice, with the sides swapped. No other series has the same seeds."""
    first = (crc32(f"{series.kind}/{series.one}/{series.other}/{seed}".encode()) + 1) * SEEDS
    for number in range(games):
        yield Match(series.kind, series.one, series.other, first + number // 2, bool(number % 2))


def balance(tables: Path | None, games: int, jobs: int, seed: int, only: Kind | None = None) -> int:
    """Play all series, or those of one kind, and print the shares; return 130 after Ctrl-C. Raises CommandError."""
    house = _read(tables)
    if games % 2:
        raise CommandError(f"The number of games must be even, because each is played from both sides; {games} is odd.")
    hear_interrupts()
    wanted = [series for series in all_series() if only in (None, series.kind)]
    todo = [match for series in wanted for match in matches(series, games, seed)]
    found: dict[Series, Share] = {}
    code = GOOD
    status(f"0 of {len(todo)} games")
    worths = in_order(partial(play, house=house), todo, jobs, CHUNK)
    try:
        for number, (match, worth) in enumerate(zip(todo, worths, strict=False), 1):
            series = Series(match.kind, match.one, match.other)
            found[series] = found.get(series, Share()).plus(Share(worth, 1))
            status(f"{number} of {len(todo)} games")
    except KeyboardInterrupt:
        code = INTERRUPTED
    status()
    whose = "the tables that come with the game" if tables is None else f"the tables of {tables.name}"
    print(f"Battle Dice, {whose}: {games} mirrored games a series, seed {seed}.")
    if code == INTERRUPTED:
        print(f"Interrupted after {sum(share.games for share in found.values())} of {len(todo)} games.")
    print("\n".join(report(found, only)))
    return code


def _read(tables: Path | None) -> Mapping[str, Any]:
    """Return the tables of a file as a set-up holds them; empty if there is no file. Raises CommandError."""
    if tables is None:
        return {}
    try:
        return encoded(read_tables_file(tables))
    except ForceError as error:
        raise CommandError(Words("en").trouble(error.args[0])) from error


# The report


def report(found: Mapping[Series, Share], only: Kind | None = None) -> Iterator[str]:
    """Yield the lines of all tables, or of the tables of one kind."""
    tables: dict[Kind, Callable[[Mapping[Series, Share]], Iterator[str]]]
    tables = {"armies": _of_armies, "roster": _of_rosters, "quests": _of_quests}
    for kind, lines in tables.items():
        if only in (None, kind):
            yield ""
            yield from lines(found)


def _of_armies(found: Mapping[Series, Share]) -> Iterator[str]:
    yield "Armies of 20 dice: wins in 100 games against the 9 armies of one class, then against each mixed army"
    yield _row("", ["one class", *MIXED])
    for army in (*SINGLE, *MIXED):
        rivals = [rival for rival in SINGLE if rival != army]
        shares = [_sum(_against(found, army, rival) for rival in rivals)]
        yield _row(army, [shown(one) for one in (*shares, *(_against(found, army, mix) for mix in MIXED))])


def _of_rosters(found: Mapping[Series, Share]) -> Iterator[str]:
    yield "Rosters against parties of 8: wins of the roster in 100 quests, against all parties and against each"
    yield _row("", ["all parties", *PARTIES])
    for roster in ROSTERS:
        each = [found.get(Series("roster", roster, party), Share()) for party in PARTIES]
        yield _row(roster, [shown(one) for one in (_sum(each), *each)])


def _of_quests(found: Mapping[Series, Share]) -> Iterator[str]:
    yield "Quest policies: wins in 100 games against the same army whose player never sends a party"
    yield _row("", ["all armies", *MIXED])
    for policy in POLICIES:
        if policy != NEVER:
            each = [found.get(Series("quests", policy, army), Share()) for army in MIXED]
            yield _row(policy, [shown(one) for one in (_sum(each), *each)])


def _against(found: Mapping[Series, Share], one: str, other: str) -> Share:
    """Return the share of an army against another; an empty share against itself."""
    if (series := Series("armies", one, other)) in found:
        return found[series]
    return found.get(Series("armies", other, one), Share()).turned


def _sum(shares: Iterable[Share]) -> Share:
    total = Share()
    for share in shares:
        total = total.plus(share)
    return total


def _row(name: str, cells: Iterable[str]) -> str:
    return f"{name:<28}" + "".join(f"{cell:>18}" for cell in cells)
