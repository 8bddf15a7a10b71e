"""`ddtable tournament`: measure which of two computer players is stronger.

Each seed is played twice, the second time with the players swapped. The first series ends as soon as a sequential test
has decided. A second series always follows, on fresh seeds and of fixed length, because what looks strong on the
seeds that chose it often is not on others.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ddtable.commands import GOOD, CommandError
from ddtable.commands.simulate import known as rules_of
from ddtable.commands.terminal import status
from ddtable.engine.system import SetUp
from ddtable.opponents.seated import Computer, computer_in
from ddtable.parallel import hear_interrupts
from ddtable.tournament.contest import Contest, known
from ddtable.tournament.executors import Executor, ExecutorGone, on_this_machine
from ddtable.tournament.pairings import FEWEST_FORCE_PAIRS, SEATS, WITH_MAPS, Pairing, forces, house, pairings
from ddtable.tournament.series import Series, run
from ddtable.tournament.table import conclusion, table

INTERRUPTED = 130  # the usual exit code after Ctrl-C
LARGEST = 400
LEAST_AIM, MOST_AIM = 0.51, 0.95
TITLES = ("First series", "Fresh seeds")


class Plan(Struct, frozen=True):
    """The arguments of the command: players and sizes as written, games of each series, the score that is aimed at.

    `map`: the id of a map, for a game that has maps; "" for that of the game.
    """

    one: str
    other: str
    system: str = "classic"
    sizes: str = ""
    force_pairs: int = FEWEST_FORCE_PAIRS
    games: int = 1000
    aim: float = 0.55
    seed: int = 1
    map: str = ""


def tournament(plan: Plan, execute: Executor) -> int:
    """Play both series and print their tables; a partial one after Ctrl-C, with 130. Raises CommandError."""
    contest, of = read(plan)
    hear_interrupts()
    series = (Series(plan.aim), Series(plan.aim))
    about = f"{plan.system}, {len(of)} pairs of forces, seed {plan.seed}"
    print(f"{contest.one.word} against {contest.other.word}: {about}.")
    for number, one in enumerate(series):
        code = _run(plan, contest, of, number, one, execute)
        if code != GOOD:
            return code
    print(f"\n{conclusion(contest, *series)}")
    return GOOD


def executor(jobs: int | None, scheduler: str) -> Executor:
    """Return the executor that the arguments name: processes of this machine, or a scheduler. Raises CommandError."""
    if not scheduler:
        return on_this_machine(jobs or 1)
    if jobs is not None:
        raise CommandError("The workers of a scheduler play the games: give --jobs or --scheduler, not both.")
    from ddtable.tournament.cluster import NoCluster, on_cluster

    try:
        return on_cluster(scheduler)
    except NoCluster as none:
        raise CommandError(str(none)) from none


def _run(plan: Plan, contest: Contest, of: Sequence[Pairing], number: int, series: Series, execute: Executor) -> int:
    """Play and print one series; return the exit code."""
    title, code, trouble = TITLES[number], GOOD, ""

    def told(games: int) -> None:
        status(f"{title}: {games} of {plan.games} games")

    told(0)
    try:
        run(contest, of, plan.games, number, series, execute, number == 0, told)
    except KeyboardInterrupt:
        code = INTERRUPTED
    except ExecutorGone as gone:
        code = INTERRUPTED
        trouble = str(gone)
    status()
    print(f"\n{title}: {2 * len(series.played)} of {plan.games} games{_why_ended(code, trouble, plan, series)}")
    if series.played:
        print("\n".join(table(contest, of, series)), flush=True)
    if trouble:
        raise CommandError(trouble, code)
    return code


def _why_ended(code: int, trouble: str, plan: Plan, series: Series) -> str:
    if trouble:
        return ", ended by an error."
    if code == INTERRUPTED:
        return ", interrupted."
    return ", enough for the sequential test." if 2 * len(series.played) < plan.games else "."


def read(plan: Plan) -> tuple[Contest, list[Pairing]]:
    """Return the players and the pairs of forces of a plan. Raises CommandError for what cannot be played."""
    fewest, _ = rules_of(plan.system).players_with({})
    if fewest > SEATS:
        raise CommandError(f"A tournament is for 2 players; the {plan.system} game is for {fewest} or more.")
    contest = Contest(_player(plan.system, plan.one), _player(plan.system, plan.other))
    if contest.one == contest.other:
        raise CommandError(f"A tournament needs 2 different players; {contest.one.word} cannot beat itself.")
    if plan.force_pairs < FEWEST_FORCE_PAIRS:
        raise CommandError(f"A tournament needs at least {FEWEST_FORCE_PAIRS} pairs of forces, not {plan.force_pairs}.")
    if plan.games % 2:
        raise CommandError(
            f"The number of games must be even, because each is played from both sides; {plan.games} is odd."
        )
    if not LEAST_AIM <= plan.aim <= MOST_AIM:
        raise CommandError(f"The aim is a score from {LEAST_AIM} to {MOST_AIM}, not {plan.aim:g}.")
    if plan.map and plan.system not in WITH_MAPS:
        raise CommandError(f"The {plan.system} game has no maps to choose from; {' and '.join(WITH_MAPS)} has.")
    of = pairings(plan.system, _sizes(plan), plan.force_pairs, plan.seed, plan.map)
    for pairing in of:
        _refuse(pairing)
    return contest, of


def _player(name: str, word: str) -> Computer:
    found = computer_in(word)
    if found not in known(name) or found.word != word:
        every = ", ".join(one.word for one in known(name))
        raise CommandError(f"There is no computer player {word!r} of {name}; there are {every}.")
    return found


def _sizes(plan: Plan) -> list[int]:
    """Return the sizes of forces; without any that are asked for, the first 2 of the game."""
    if not plan.sizes:
        return list(rules_of(plan.system).sizes[:2])
    parts = plan.sizes.split(",")
    if not all(part.isascii() and part.isdigit() and 0 < int(part[:6]) <= LARGEST for part in parts):
        raise CommandError(f"Sizes are whole numbers from 1 to {LARGEST} with commas between them, not {plan.sizes!r}.")
    return list(dict.fromkeys(int(part) for part in parts))


def _refuse(pairing: Pairing) -> None:
    """Raise CommandError if a game of these forces cannot start."""
    try:
        dealt = forces(pairing)
    except ValueError as error:
        raise CommandError(f"Could not deal a force of {pairing.size}: {error}") from error
    begun = SetUp(pairing.system, pairing.seed, {}, dealt, house=house(pairing))
    if defect := rules_of(pairing.system).refuse_set_up(begun):
        raise CommandError(defect)
