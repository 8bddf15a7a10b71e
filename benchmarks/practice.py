"""Practice: the speed of odds, of computer players and of the review, in one table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from statistics import median
from time import perf_counter, process_time

from msgspec.structs import replace

from benchmarks.figures import Figure
from ddtable.commands.simulate import deal
from ddtable.engine import kernel
from ddtable.engine.game import Game
from ddtable.engine.system import system
from ddtable.odds.exchange import Attack, exchange
from ddtable.odds.expected import gives, shown
from ddtable.odds.of_recipe import of_army
from ddtable.odds.rout_risk import save_roll
from ddtable.opponents.forecasting import forecasts
from ddtable.opponents.players import computers, player
from ddtable.opponents.seated import Computer
from ddtable.rules.dragon_dice import notation
from ddtable.rules.dragon_dice.board import ClassicPosition
from ddtable.summaries.review import Reviewer

RULES = system("classic")
FRONTIER = "terrain/2"
TABLE = "home A: flatland_city 4\nhome B: flatland_tower 4\nfrontier: flatland_temple 6\n"
TEN = "3 thug, 2 mugger, 2 cutthroat, 2 pelter, leopard_rider", "3 guard, 2 trooper, 2 archer, 2 knight, eagle_knight"
TWENTY = "5 thug, 5 guard, 5 trooper, 5 knight"
FORTY = "6 thug, 6 mugger, 6 cutthroat, 6 pelter, 8 leopard_rider, 8 wolf_rider"
TWENTIES = "5 thug, 5 mugger, 5 cutthroat, 5 pelter", "5 guard, 5 trooper, 5 archer, 5 knight"
ROLLING_AGAIN = "5 mugger, 5 cutthroat, 5 leopard_rider, 5 wolf_rider", "5 guard, 5 knight, 5 eagle_knight, 5 trooper"
CORES, GAMES, CHOICES = 2, 100, 600
ANSWERED = count(100)
THINKING = {"recruit": 20.0, "veteran": 150.0, "warlord": 1000.0}  # milliseconds
QUESTIONS, LONGEST = 40, 1.0  # answers measured of each player and round, seconds after which no more are


def practice(rounds: int) -> list[Figure]:
    """Return the figures of practice beside their targets."""
    ten, forty = _position(*TEN), _position(FORTY, "thug")
    blow = Attack("skirmish", 0, FRONTIER, 1, FRONTIER)
    dice = forty.at(FRONTIER, 0)
    joint = (
        _typical(lambda: of_army(forty, 0, "melee", FRONTIER, dice, ("melee", "smite")), rounds),
        _typical(lambda: save_roll(forty, 0, FRONTIER, dice, "save_melee"), rounds),
    )
    return [
        _oracle(rounds),
        Figure("odds of 40 dice, a joint roll", 1000 * max(joint), "ms", 16, note="hits with Smite, saves with routs"),
        Figure("a joint exchange of 10 dice on 10", 1000 * _typical(lambda: exchange(ten, blow), rounds), "ms", 5),
        Figure(
            "odds of all answers, 20 dice on 20", _panel(rounds, *TWENTIES), "ms", 16, note="skirmish, charge, none"
        ),
        Figure("the same with dice that roll again", _panel(rounds, *ROLLING_AGAIN), "ms", None, note="Trample, Rend"),
        *_played(rounds),
        *(_thinking(rounds, Computer(name)) for name in dict.fromkeys(one.name for one in computers("classic"))),
    ]


def _typical(work: Callable[[], object], rounds: int) -> float:
    """Return the median seconds of processor time of several calls, after one call to warm up."""
    work()
    times = []
    for _ in range(rounds):
        start = process_time()
        work()
        times.append(process_time() - start)
    return median(times)


def _panel(rounds: int, mine: str, theirs: str) -> float:
    """Return the milliseconds of the odds of all answers to the question which action an army takes."""
    position = _position(mine, theirs)
    question = kernel.ask(RULES, position)
    assert question is not None
    found = forecasts(position, question, 0, 1)
    assert not any(one.tries for one in found), "all are exact"
    return 1000 * _typical(lambda: forecasts(_asked_anew(position), question, 0, 1), rounds)


def _asked_anew(position: ClassicPosition) -> ClassicPosition:
    """Return a position that counts as another one, so that its odds are worked out again."""
    return replace(position, answered=next(ANSWERED))


def _position(mine: str, theirs: str) -> ClassicPosition:
    text = f"{TABLE}A at frontier: {mine}\nB at frontier: {theirs}\nturn 4 A march 1, act at frontier\n"
    return notation.read(text)


def _oracle(rounds: int) -> Figure:
    """Return how many times as fast as icepool the chances of 20 dice are; it only adds the dice."""
    name = "20 dice, for each distribution by icepool"
    try:
        from icepool import Die  # a package of the checks: the program does without it
    except ModuleNotFoundError:
        return Figure(name, None, "", 20, least=True, note="icepool is not installed")
    view = _position(TWENTY, "thug")
    dice = view.at(FRONTIER, 0)
    kinds = Counter(view.dice[die].type for die in dice)

    def by_icepool() -> object:
        total = Die([0])
        for kind, number in kinds.items():
            total += number @ Die([gives(icon, count, "melee", "melee") for icon, count in shown(kind)])
        return total

    theirs = _typical(by_icepool, 10 * rounds)
    return Figure(name, theirs / _typical(lambda: _of_twenty(view, dice), 40 * rounds), "", 20, least=True)


def _of_twenty(view: ClassicPosition, dice: tuple[int, ...]) -> object:
    return of_army(view, 0, "melee", FRONTIER, dice, ("melee",))


def _played(rounds: int) -> Iterator[Figure]:
    """Yield the time of games of Veterans, and of the review of a game of Recruits, scaled from a few."""
    veterans = [_game(seed, Computer("veteran"))[1] for seed in range(1, 1 + (rounds + 1) // 2)]
    scaled = GAMES * sum(veterans) / len(veterans) / CORES
    yield Figure(f"{GAMES} games of Veteran on {CORES} cores", scaled, "s", 300, note=f"scaled from {len(veterans)}")
    game, _ = _game(1, Computer("recruit"))
    reviewer, start = Reviewer(game), process_time()
    while reviewer.step():
        pass
    spent = process_time() - start
    yield Figure(
        f"a game of {CHOICES} choices reviewed",
        spent / len(game.choices) * CHOICES,
        "s",
        60,
        note=f"scaled from {len(game.choices)}",
    )


def _game(seed: int, asked: Computer) -> tuple[Game, float]:
    """Play a game of one computer player against itself; return it, and the seconds of processor time."""
    random, start = Random(seed), process_time()
    game = Game(deal("classic", 2, 24, seed, 0))
    choose = player("classic", asked).choose
    while game.question is not None:
        game.play(*choose(RULES.observe(game.position, game.question.seat), game.question, random))
    return game, process_time() - start


def _thinking(rounds: int, asked: Computer) -> Figure:
    """Return the median time of an answer, in positions of a game of Recruits."""
    random, choose = Random(1), player("classic", asked).choose
    times: list[float] = []
    recruit = player("classic", Computer("recruit")).choose
    played = kernel.begin(RULES, deal("classic", 2, 36, 3, 0))
    begun = perf_counter()
    while (question := played.question) is not None and len(times) < QUESTIONS * rounds:
        seen = RULES.observe(played.position, question.seat)
        start = process_time()
        choose(seen, question, random)
        times.append(process_time() - start)
        if perf_counter() - begun > LONGEST * rounds:
            break
        played = kernel.play(RULES, played.position, recruit(seen, question, random)[0], question)
    target = THINKING.get(asked.name)
    return Figure(f"median answer of {asked.name}", 1000 * median(times), "ms", target, note=f"{len(times)} answers")
