"""The review of a game that was played: the chance of winning at each turn, the dearest decisions, and the luck.

The chances are those of the judge of the game (opponents/judging.py), and a decision costs what the judge sees. What
is left of the way from the first turn to the result is luck.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal

from msgspec import Struct
from msgspec.structs import replace

from ddtable.opponents.judging import has_judge, judge, written
from ddtable.opponents.seated import is_person

if TYPE_CHECKING:
    from ddtable.engine.game import Game
    from ddtable.engine.kernel import Played
    from ddtable.engine.questions import Choice, Question
    from ddtable.engine.system import AnyPosition

LEAST_COST = 0.02
"""The chance of winning that a decision must cost to be listed."""
DEGREES = (0.04, 0.08, 0.16)
"""The costs from which a decision is dear, a mistake, a blunder."""
WARNED_FROM = DEGREES[1]
"""The cost from which the tutor objects."""
LUCKY = 0.08
"""The luck from which a turn is a turning point of the dice."""
MOST_SWINGS = 3
DECIDED = 0.7
"""A game is decided from the turn on from which its winner's chance is never lower."""
ALIKE = 0.05
"""The difference below which players gave about as much away."""
BY_PLAYERS = ("concession", "agreement")
"""The reasons of results that players agree on."""
FORMULA = ("=", "+", "-", "@", "\t", "\r")  # a spreadsheet would calculate a text that begins so
COLUMNS = ("choice", "turn", "player", "question", "chosen", "better", "points")


class Point(Struct, frozen=True):
    """The chances of all seats after so many entries, as a turn of `seat` begins or at the end; -1 before the first."""

    entry: int
    turn: int
    chances: tuple[float, ...]
    seat: int = -1


class Decision(Struct, frozen=True):
    """A choice that cost something: answers as `judging.written`, and the chance of winning that it cost."""

    entry: int
    turn: int
    seat: int
    kind: str
    chosen: str
    better: str
    cost: float

    @property
    def degree(self) -> int:
        """Return 0 for a small cost, 1 for a dear one, 2 for a mistake, 3 for a blunder."""
        return sum(self.cost >= least for least in DEGREES)


class Account(Struct, frozen=True):
    """One seat's way from an even chance to the result: the parts add up to it.

    `start`: what the forces, the set-up and the roll for the first turn were worth. `own` and `others`: the costs of
    decisions, each from the point of view of this seat; giving up and agreeing to a draw are decisions too. `good` of
    `weighed` decisions were the best or nearly so.
    """

    seat: int
    even: float
    start: float
    own: float
    others: float
    luck: float
    result: float
    weighed: int = 0
    good: int = 0

    @property
    def choices(self) -> float:
        """The worth of all decisions together to this seat."""
        return self.own + self.others

    def points(self) -> tuple[int, int, int, int, int, int]:
        """Return even chance, start, own choices, others' choices, luck and result in whole points that add up."""
        parts = [round(100 * one) for one in (self.even, self.start, self.own, self.others)]
        result = round(100 * self.result)
        return parts[0], parts[1], parts[2], parts[3], result - sum(parts), result


class Swing(Struct, frozen=True):
    """A turn in which the dice moved a seat's chance much: from this point of the line to the next one."""

    point: int
    seat: int
    luck: float


class Conclusion(Struct, frozen=True):
    """The part that decided a game for its winner; `alike`: all gave about as much away. "given": another gave up.

    `swing`: the luckiest turn of the winner, if the dice decided.
    """

    part: Literal["luck", "choices", "start", "given", "draw"]
    seat: int = -1
    alike: bool = False
    swing: Swing | None = None


class Review(Struct, frozen=True):
    """The review: the chances over the game, all decisions that cost something, the dearest first, and accounts.

    `swings`: turning points of the dice, the largest first. `winners` is empty for a game that is not over. `given`:
    what giving up, or agreeing to a draw, was worth to each seat.
    """

    line: tuple[Point, ...]
    decisions: tuple[Decision, ...]
    accounts: tuple[Account, ...]
    swings: tuple[Swing, ...] = ()
    winners: tuple[int, ...] = ()
    given: tuple[float, ...] = ()

    def of(self, seats: Sequence[int]) -> tuple[Decision, ...]:
        """Return the decisions of some seats that cost enough to be listed."""
        return tuple(one for one in self.decisions if one.seat in seats and one.cost >= LEAST_COST)

    @property
    def decided(self) -> int:
        """The point of the line from which on the winner's chance was 70 % or more; -1 if only the end decided."""
        if len(self.winners) != 1:
            return -1
        found = len(self.line)
        while found and self.line[found - 1].chances[self.winners[0]] >= DECIDED:
            found -= 1
        return found if found < len(self.line) - 1 else -1

    def conclusion(self) -> Conclusion | None:
        """Return what decided the game; None if it is not over."""
        if len(self.winners) != 1:
            return Conclusion("draw") if self.winners else None
        mine = self.accounts[self.winners[0]]
        given = self.given[mine.seat] if self.given else 0.0
        worth: dict[Literal["luck", "choices", "start", "given"], float] = {
            "luck": mine.luck,
            "choices": mine.choices - given,
            "start": mine.start,
            "given": given,
        }
        part = max(worth, key=lambda one: worth[one])
        lucky = [one for one in self.swings if one.seat == mine.seat]
        swing = lucky[0] if lucky and part == "luck" else None
        return Conclusion(part, mine.seat, abs(mine.choices - given) < ALIKE, swing)


def may_review(system: str) -> bool:
    """Return True if the games of a rule system can be reviewed."""
    return has_judge(system)


class Reviewer:
    """Works a review out, one entry of the game at each `step`, so that a window can show progress and stop."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._turn = -1
        self._line: list[Point] = []
        self._costs: list[Decision] = []
        self._weighed: list[int] = []
        self.done = 0

    @property
    def every(self) -> int:
        """The number of steps."""
        return len(self._game.history)

    def step(self) -> bool:
        """Look at the next entry; return False when there is none."""
        if self.done >= self.every:
            return False
        history, entry = self._game.history, self.done
        played = history[entry]
        turn = played.position.board.turn
        if turn != self._turn or entry == self.every - 1:
            self._turn = turn
            self._line.append(
                Point(
                    entry, turn, chances(played), judge(played.position.system).moves(played.position) if turn else -1
                )
            )
        if entry < len(self._game.choices):
            self._judge(entry, played)
        self.done += 1
        return True

    def _judge(self, entry: int, played: Played) -> None:
        """Note what a choice cost, if the judge weighs its question."""
        question, choice = played.question, self._game.choices[entry].choice
        if question is None or choice is None:
            return
        found = judged(self._game.rules.observe(played.position, question.seat), question, choice)
        if found is None:
            return
        self._weighed.append(question.seat)
        if found.cost > 0:
            self._costs.append(replace(found, entry=entry))

    def review(self) -> Review:
        """Return the review; call it after the last step."""
        decisions = tuple(sorted(self._costs, key=lambda one: -one.cost))
        result = self._game.position.result
        over = () if result is None else result.winners or tuple(range(self._seats))
        given = self._given()
        accounts = tuple(self._account(seat, given[seat]) for seat in range(self._seats))
        return Review(tuple(self._line), decisions, accounts, self._swings(given), over, given)

    @property
    def _seats(self) -> int:
        return self._game.position.seats

    @property
    def _begun(self) -> int:
        """The point at which the first turn begins; the last one in a game that has not come so far."""
        return next((number for number, one in enumerate(self._line) if one.turn), len(self._line) - 1)

    def _given(self) -> tuple[float, ...]:
        """Return what the players' own end of the game was worth to each seat; nothing if the dice ended it."""
        result = self._game.position.result
        if result is None or result.reason not in BY_PLAYERS:
            return (0.0,) * self._seats
        before = chances(self._game.history[-2])
        return tuple(end - one for one, end in zip(before, self._line[-1].chances, strict=True))

    def _account(self, seat: int, given: float) -> Account:
        even, result = 1 / self._seats, self._line[-1].chances[seat]
        start = self._line[self._begun].chances[seat] - even
        own, others = _gained(self._costs, seat, self._seats)
        own, others = own + min(0.0, given), others + max(0.0, given)
        luck = result - even - start - own - others
        good = self._weighed.count(seat) - sum(one.seat == seat and one.cost >= LEAST_COST for one in self._costs)
        return Account(seat, even, start, own, others, luck, result, self._weighed.count(seat), good)

    def _swings(self, given: Sequence[float]) -> tuple[Swing, ...]:
        """Return the turns of most luck: the way to the next point without the decisions on it."""
        found = []
        for number in range(self._begun, len(self._line) - 1):
            one, two = self._line[number], self._line[number + 1]
            costs = [cost for cost in self._costs if one.entry <= cost.entry < two.entry]
            lucks = [
                two.chances[seat] - one.chances[seat] - sum(_gained(costs, seat, self._seats))
                for seat in range(self._seats)
            ]
            if two is self._line[-1]:
                lucks = [luck - end for luck, end in zip(lucks, given, strict=True)]
            seat = max(range(self._seats), key=lambda seat: lucks[seat])
            if lucks[seat] >= LUCKY:
                found.append(Swing(number, seat, lucks[seat]))
        return tuple(sorted(found, key=lambda one: -one.luck)[:MOST_SWINGS])


def _gained(costs: Sequence[Decision], seat: int, seats: int) -> tuple[float, float]:
    """Return what decisions were worth to a seat: its own, and those of others, whose costs all others share."""
    own = -sum(one.cost for one in costs if one.seat == seat)
    return own, sum(one.cost for one in costs if one.seat != seat) / max(1, seats - 1)


def judged(seen: AnyPosition, question: Question, choice: Choice) -> Decision | None:
    """Return what an answer costs beside the best one, in a position as its seat sees it.

    None if the judge does not weigh the question. The number of the entry is that of the choices so far.
    """
    return weighed(seen, question, choice, judge(seen.system).values(seen, question, choice))


def weighed(seen: AnyPosition, question: Question, choice: Choice, worth: Mapping[str, float]) -> Decision | None:
    """Return what an answer costs, as `judged` does, from the values of all answers; None if there are none."""
    if not worth:
        return None
    best, given = max(worth, key=lambda one: worth[one]), written(choice)
    cost = worth[best] - worth[given]
    return Decision(seen.answered, seen.board.turn, question.seat, question.kind, given, best, cost)


def chances(played: Played) -> tuple[float, ...]:
    """Return the chance of winning of each seat; after the end 1 for the winner, and equal parts for a draw."""
    position = played.position
    seats, result = range(position.seats), position.result
    if result is not None:
        won = result.winners or tuple(seats)
        return tuple((seat in won) / len(won) for seat in seats)
    alive = judge(position.system).chances(position)
    return tuple(one / sum(alive) for one in alive)


def persons_of(kinds: Sequence[str]) -> tuple[int, ...]:
    """Return the seats of persons, or all seats if only computer players played."""
    found = tuple(seat for seat, kind in enumerate(kinds) if is_person(kind))
    return found or tuple(range(len(kinds)))


def review_csv(rows: Sequence[tuple[Decision, str, str, str]]) -> str:
    """Return decisions as CSV, each with the player's name, the chosen answer and the better one in words."""
    out = io.StringIO()
    lines = csv.writer(out, lineterminator="\n")
    lines.writerow(COLUMNS)
    for one, name, chosen, better in rows:
        texts = [f"'{text}" if text.startswith(FORMULA) else text for text in (name, one.kind, chosen, better)]
        lines.writerow([one.entry + 1, one.turn, *texts, round(100 * one.cost, 1)])
    return out.getvalue()
