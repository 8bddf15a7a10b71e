"""`ddtable simulate`: random games, counted.

Answers are uniform random, except that a step of many small moves ends with chance one half. A decision is an answer
that was not forced. A roll is one throw of one side's dice: where two armies roll at once, these are two.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice, repeat
from random import Random
from time import perf_counter
from typing import Any, cast

import msgspec
from msgspec import Struct

import ddtable.rules  # noqa: F401  (makes the rule systems known)
from ddtable.commands import BAD, GOOD, CommandError
from ddtable.commands.terminal import status
from ddtable.engine import kernel
from ddtable.engine.draft import AnyDraft
from ddtable.engine.position import Roll
from ddtable.engine.system import RuleSystem, SetUp, system, systems
from ddtable.processes import isolated_spawning

MOST_DECISIONS = 50_000
LARGEST = 400  # size of a force: several times what is ever played, and a game of it still ends within seconds
NO_SHARED_MEMORY = "ddtable: This system has no shared memory (/dev/shm), so the games are played in one process."
CHECK_EVERY = 100  # decisions between two looks at the position's soundness

Options = Mapping[str, bool | int | str]
Played = Callable[["Tally"], object]


class Tally(Struct, frozen=True):
    """What one game came to. `winners` is None where it was given up, and empty at a draw."""

    decisions: int
    rolls: int
    dice: int
    winners: tuple[int, ...] | None
    problems: tuple[str, ...]


class Report(Struct, frozen=True):
    """The JSON object: counts over all games, `wins` a seat, `shortest` and `longest` finished game in decisions."""

    system: str
    players: int
    games: int
    finished: int
    decisions: int
    rolls: int
    dice: int
    seconds: float
    wins: tuple[int, ...]
    shortest: int
    longest: int
    problems: int


class _Counting:
    """A rule system that counts how often dice are thrown."""

    def __init__(self, rules: RuleSystem) -> None:
        self._rules = rules
        self.rolls = 0
        # Bound once, since the kernel calls them without end.
        self.ask, self.proceed, self.answer = rules.ask, rules.proceed, rules.answer
        self.sides, self.sample = rules.sides, rules.sample

    def rolled(self, draft: AnyDraft, roll: Roll, faces: tuple[int, ...]) -> None:
        self.rolls += len(roll.parties)
        self._rules.rolled(draft, roll, faces)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)


def deal(name: str, players: int, size: int, seed: int, index: int, options: Options | None = None) -> SetUp:
    """Return the set-up of game number `index`; each game has its own seed, whatever process plays it.

    ValueError says why no force of this size can be dealt.
    """
    random, options = Random(f"{name}/{seed}/{index}"), options or {}
    forces = tuple(system(name).deal(size, random, options) for _ in range(players))
    return SetUp(name, random.getrandbits(63), options, forces)


def play_game(
    name: str, players: int, size: int, seed: int, index: int, most: int = 0, options: Options | None = None
) -> Tally:
    """Play one random game to its end, or for `most` decisions if that is not nothing."""
    most = most or MOST_DECISIONS
    set_up = deal(name, players, size, seed, index, options)
    counting = _Counting(system(name))
    rules = cast(RuleSystem, counting)
    random = Random(set_up.seed)
    played = kernel.begin(rules, set_up)
    decisions, dice = 0, len(played.faces)
    problems: list[str] = []
    while (question := played.question) is not None and decisions < most:
        played = kernel.play(rules, played.position, rules.sample(question, random), question)
        decisions += 1
        dice += len(played.faces)
        if decisions % CHECK_EVERY == 0:
            problems += rules.problems(played.position)
    problems += rules.problems(played.position)
    result = played.position.result
    return Tally(decisions, counting.rolls, dice, None if result is None else result.winners, tuple(problems))


def play_games(
    name: str,
    players: int,
    size: int,
    games: int,
    seed: int,
    jobs: int = 1,
    options: Options | None = None,
    played: Played = lambda _tally: None,
) -> tuple[list[Tally], float]:
    """Play games, in `jobs` processes; return their tallies in order and the seconds they took together.

    `played` is called with each tally as soon as it and those before it are there.
    """
    start = perf_counter()
    tallies = None
    if jobs > 1:
        with isolated_spawning():
            tallies = _play_in_processes((name, players, size, seed), games, min(jobs, games), options, played)
    if tallies is None:
        each = (play_game(name, players, size, seed, index, options=options) for index in range(games))
        tallies = _collected(each, played)
    return tallies, perf_counter() - start


def _collected(each: Iterable[Tally], played: Played) -> list[Tally]:
    tallies = []
    for tally in each:
        tallies.append(tally)
        played(tally)
    return tallies


def _play_in_processes(
    game: tuple[str, int, int, int], games: int, jobs: int, options: Options | None, told: Played
) -> list[Tally] | None:
    """Play the games in processes; return None, with a sentence, if the system has no shared memory for their locks."""
    try:
        # Spawned on every system, so that it works alike on all.
        pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=_leave_interrupts_to_parent)
    except (ImportError, NotImplementedError, OSError):
        print(NO_SHARED_MEMORY, file=sys.stderr)
        return None
    chunk = max(1, min(8, games // (4 * jobs)))  # short, since Ctrl-C waits for the chunks in hand
    try:
        with _interrupts_held_back():
            plan = (*(repeat(part) for part in game), range(games), repeat(0), repeat(options))
            played = pool.map(play_game, *plan, chunksize=chunk)
        return _collected(played, told)
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Spawn processes that are born deaf to Ctrl-C, which reaches all of a terminal's; here it is heard afterwards."""
    if sys.platform == "win32":  # no signal can wait there: one that comes meanwhile is lost
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)
        return
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)


def hear_interrupts() -> None:
    """Let Ctrl-C end the command even if a shell started it in the background, where it is ignored by default."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def summed(name: str, players: int, tallies: Iterable[Tally], seconds: float) -> Report:
    """Add tallies up."""
    tallies = list(tallies)
    finished = [one for one in tallies if one.winners is not None]
    lengths = [one.decisions for one in finished] or [0]
    return Report(
        name,
        players,
        len(tallies),
        len(finished),
        sum(one.decisions for one in tallies),
        sum(one.rolls for one in tallies),
        sum(one.dice for one in tallies),
        round(seconds, 3),
        tuple(sum(seat in (one.winners or ()) for one in finished) for seat in range(players)),
        min(lengths),
        max(lengths),
        sum(len(one.problems) for one in tallies),
    )


def simulate(
    name: str, players: int, size: int, games: int, seed: int, jobs: int, as_json: bool, wishes: Iterable[str] = ()
) -> int:
    """Play and print; 1 where a game did not end or a position was unsound. Raises CommandError.

    `size` 0 is the first of those that are good to play with; `wishes` are house options as NAME=VALUE. Ctrl-C prints
    the totals of the games played so far before it ends the program.
    """
    size = size or known(name).sizes[0]
    options = read_options(name, wishes)
    _refuse(name, players, size, seed, options)
    tallies: list[Tally] = []
    hear_interrupts()

    def played(tally: Tally) -> None:
        tallies.append(tally)
        status(f"{len(tallies)} of {games} games")

    def show(seconds: float) -> Report:
        status()
        report = summed(name, players, tallies, seconds)
        print(msgspec.json.encode(report).decode() if as_json else describe(report))
        return report

    start = perf_counter()
    try:
        play_games(name, players, size, games, seed, jobs, options, played)
    except KeyboardInterrupt:
        if tallies:
            show(perf_counter() - start)
        raise
    report = show(perf_counter() - start)
    for problem in islice((problem for one in tallies for problem in one.problems), 1):
        print(f"ddtable: {report.problems} defects of positions were found, the first one: {problem}.", file=sys.stderr)
    return GOOD if report.finished == report.games and not report.problems else BAD


def known(name: str) -> RuleSystem:
    """Return a rule system that was asked for by name. Raises CommandError where there is none."""
    if name not in systems():
        raise CommandError(f"There is no rule system {name!r}; ddtable knows {', '.join(systems())}.")
    return system(name)


def read_options(name: str, wishes: Iterable[str]) -> Options:
    """Return house options that were asked for as NAME=VALUE. Raises CommandError for what a rule system has not."""
    specs = {spec.name: {_written(value): value for value in spec.values} for spec in system(name).option_specs()}
    options: dict[str, bool | int | str] = {}
    for wish in wishes:
        option, _, value = wish.partition("=")
        if option not in specs:
            raise CommandError(f"The {name} game has no house option {option!r}; it has {', '.join(specs)}.")
        if value not in specs[option]:
            raise CommandError(f"The house option {option} is {' or '.join(specs[option])}, not {value!r}.")
        options[option] = specs[option][value]
    return options


def _written(value: bool | int | str) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _refuse(name: str, players: int, size: int, seed: int, options: Options) -> None:
    """Raise CommandError where no such game can begin."""
    fewest, most = system(name).players
    if not fewest <= players <= most:
        many = f"{fewest}" if fewest == most else f"{fewest} to {most}"
        raise CommandError(f"The {name} game is for {many} players, not {players}.")
    if size > LARGEST:
        raise CommandError(f"No force here is larger than {LARGEST}; {size} was asked for.")
    try:
        defect = system(name).refuse_set_up(deal(name, players, size, seed, 0, options))
    except ValueError as error:
        defect = f"No force of size {size} can be dealt: {error}"
    if defect:
        raise CommandError(defect)


def describe(report: Report) -> str:
    """Return a report in lines for people."""
    lines = [
        ("games", f"{report.games} of {report.system} for {report.players} players, {report.finished} finished"),
        ("decisions", f"{report.decisions}, {report.decisions / max(report.seconds, 0.001):.0f} a second"),
        ("rolls", f"{report.rolls} of {report.dice} dice"),
        ("length", f"{report.shortest} to {report.longest} decisions"),
        ("wins", ", ".join(f"seat {seat} {wins}" for seat, wins in enumerate(report.wins, 1))),
        ("problems", str(report.problems)),
    ]
    return "\n".join(f"{word:<10}{text}" for word, text in lines)
