"""`ddtable simulate`: play random games and count.

Answers are uniform random, except that a step of many small moves ends with chance 1/2. A decision is an answer that
was not forced. A roll is one throw of the dice of one side: if 2 armies roll at once, they are 2 rolls.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from itertools import islice
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
from ddtable.parallel import hear_interrupts, in_order

MOST_DECISIONS = 200_000  # a random game of six players of Risk had 78,250, until nothing changed any more (Q162)
LARGEST = 400  # size of a force: several times the usual, and a game still takes only seconds
CHECK_EVERY = 100  # decisions between checks of the position

Options = Mapping[str, bool | int | str]
Played = Callable[["Tally"], object]


class Tally(Struct, frozen=True):
    """The counts of one game. `winners` is None if it was not finished, and empty for a draw."""

    decisions: int
    rolls: int
    dice: int
    winners: tuple[int, ...] | None
    problems: tuple[str, ...]


class Report(Struct, frozen=True):
    """The JSON object: counts over all games, `wins` by seat, `shortest` and `longest` finished game in decisions."""

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
    """A rule system that counts the rolls."""

    def __init__(self, rules: RuleSystem) -> None:
        self._rules = rules
        self.rolls = 0
        # Bound once, because the kernel calls them very often.
        self.ask, self.proceed, self.answer = rules.ask, rules.proceed, rules.answer
        self.sides, self.sample = rules.sides, rules.sample

    def rolled(self, draft: AnyDraft, roll: Roll, faces: tuple[int, ...]) -> None:
        self.rolls += len(roll.parties)
        self._rules.rolled(draft, roll, faces)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)


def deal(name: str, players: int, size: int, seed: int, index: int, options: Options | None = None) -> SetUp:
    """Return the set-up of game number `index`. Its seed depends on the number, not on the process that plays it.

    Raises ValueError if no force of this size can be dealt.
    """
    random, options = Random(f"{name}/{seed}/{index}"), options or {}
    forces = tuple(system(name).deal(size, random, options) for _ in range(players))
    return SetUp(name, random.getrandbits(63), options, forces)


def play_game(
    name: str, players: int, size: int, seed: int, index: int, most: int = 0, options: Options | None = None
) -> Tally:
    """Play one random game to its end, or for `most` decisions if that is not 0."""
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
    """Play games in `jobs` processes; return their tallies in order and the seconds that they took together.

    `played` is called with each tally in order, as soon as possible.
    """
    start = perf_counter()
    chunk = max(1, min(8, games // (4 * jobs)))  # short, because Ctrl-C waits until the chunks are played
    work = partial(play_game, name, players, size, seed, options=options)
    tallies = []
    for tally in in_order(work, range(games), min(jobs, games), chunk):
        tallies.append(tally)
        played(tally)
    return tallies, perf_counter() - start


def summed(name: str, players: int, tallies: Iterable[Tally], seconds: float) -> Report:
    """Return the sum of tallies."""
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
    """Play and print; return 1 if a game did not end or a position was invalid. Raises CommandError.

    `size` 0 is the first size of the rule system with which so many may play; `wishes` are house options as NAME=VALUE.
    After Ctrl-C it prints the totals of the games played so far.
    """
    options = read_options(name, wishes)
    size = size or _first_size(name, players, seed, options)
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
        print(f"ddtable: {report.problems} defects of positions were found. The first one: {problem}.", file=sys.stderr)
    return GOOD if report.finished == report.games and not report.problems else BAD


def known(name: str) -> RuleSystem:
    """Return the rule system of this name. Raises CommandError if there is none."""
    if name not in systems():
        raise CommandError(f"There is no rule system {name!r}; ddtable has {', '.join(systems())}.")
    return system(name)


def read_options(name: str, wishes: Iterable[str]) -> Options:
    """Return house options from NAME=VALUE. Raises CommandError for an unknown name or value."""
    specs = {spec.name: {_written(value): value for value in spec.values} for spec in system(name).option_specs()}
    options: dict[str, bool | int | str] = {}
    for wish in wishes:
        option, _, value = wish.partition("=")
        if option not in specs:
            raise CommandError(f"The {name} game has no house option {option!r}; it has {', '.join(specs)}.")
        if value not in specs[option]:
            raise CommandError(f"The house option {option} must be {' or '.join(specs[option])}, not {value!r}.")
        options[option] = specs[option][value]
    return options


def _written(value: bool | int | str) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _first_size(name: str, players: int, seed: int, options: Options) -> int:
    """Return the first size with which so many players may play; the first of all if there is none."""
    sizes, fewest_and_most = known(name).sizes, system(name).players_with(options)
    if not fewest_and_most[0] <= players <= fewest_and_most[1]:
        return sizes[0]
    fitting = (size for size in sizes if not system(name).refuse_set_up(deal(name, players, size, seed, 0, options)))
    return next(fitting, sizes[0])


def _refuse(name: str, players: int, size: int, seed: int, options: Options) -> None:
    """Raise CommandError if a game cannot start with these values."""
    fewest, most = system(name).players_with(options)
    if not fewest <= players <= most:
        many = f"{fewest}" if fewest == most else f"{fewest} to {most}"
        raise CommandError(f"The {name} game is for {many} players, not {players}.")
    if size > LARGEST:
        raise CommandError(f"A force has at most {LARGEST} health, not {size}.")
    try:
        defect = system(name).refuse_set_up(deal(name, players, size, seed, 0, options))
    except ValueError as error:
        defect = f"Could not deal a force of {size} health: {error}"
    if defect:
        raise CommandError(defect)


def describe(report: Report) -> str:
    """Return a report as text."""
    lines = [
        ("games", f"{report.games} of {report.system} for {report.players} players, {report.finished} finished"),
        ("decisions", f"{report.decisions}, {report.decisions / max(report.seconds, 0.001):.0f} a second"),
        ("rolls", f"{report.rolls} of {report.dice} dice"),
        ("length", f"{report.shortest} to {report.longest} decisions"),
        ("wins", ", ".join(f"seat {seat} {wins}" for seat, wins in enumerate(report.wins, 1))),
        ("problems", str(report.problems)),
    ]
    return "\n".join(f"{word:<10}{text}" for word, text in lines)
