"""The review of a game that was played: the chance of winning at each turn, the dearest decisions, and the luck.

The chances are the appraisal of Veteran, and a decision costs what Veteran sees: it looks one exchange ahead. What is
left of the way from the first chance to the result is luck.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from ddtable.engine.questions import Pick, Picked
from ddtable.opponents.seated import is_person

if TYPE_CHECKING:
    from ddtable.engine.game import Game
    from ddtable.engine.kernel import Played
    from ddtable.engine.questions import Question
    from ddtable.engine.system import AnyPosition

SYSTEMS = ("classic",)
LEAST_COST = 0.02
"""The chance of winning that a decision must cost to be listed."""
DEGREES = (0.04, 0.08, 0.16)
"""The costs from which a decision is dear, a mistake, a blunder."""
WARNED_FROM = DEGREES[1]
"""The cost from which the tutor objects."""
COLUMNS = ("choice", "turn", "player", "question", "chosen", "better", "points")


class Point(Struct, frozen=True):
    """The chances of all seats after so many entries, as a turn begins or at the end."""

    entry: int
    turn: int
    chances: tuple[float, ...]


class Decision(Struct, frozen=True):
    """A choice that cost something: the options by their ids, and the chance of winning that it cost."""

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
    """One seat's way from the first chance to the result: the parts add up to it."""

    seat: int
    start: float
    own: float
    others: float
    luck: float
    result: float


class Review(Struct, frozen=True):
    """The review: the chances over the game, all decisions that cost something, the dearest first, and accounts."""

    line: tuple[Point, ...]
    decisions: tuple[Decision, ...]
    accounts: tuple[Account, ...]

    def of(self, seats: Sequence[int]) -> tuple[Decision, ...]:
        """Return the decisions of some seats that cost enough to be listed."""
        return tuple(one for one in self.decisions if one.seat in seats and one.cost >= LEAST_COST)


def may_review(system: str) -> bool:
    """Return True if the games of a rule system can be reviewed."""
    return system in SYSTEMS


class Reviewer:
    """Works a review out, one entry of the game at each `step`, so that a window can show progress and stop."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._turn = -1
        self._line: list[Point] = []
        self._costs: list[Decision] = []
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
            self._line.append(Point(entry, turn, chances(played)))
        if entry < len(self._game.choices):
            self._judge(entry, played)
        self.done += 1
        return True

    def _judge(self, entry: int, played: Played) -> None:
        """Note what a choice cost, if Veteran weighs its question."""
        question, choice = played.question, self._game.choices[entry].choice
        if question is None or not isinstance(choice, Picked):
            return
        found = judged(self._game.rules.observe(played.position, question.seat), question, choice.option)
        if found is not None and found.cost > 0:
            self._costs.append(replace(found, entry=entry))

    def review(self) -> Review:
        """Return the review; call it after the last step."""
        decisions = tuple(sorted(self._costs, key=lambda one: -one.cost))
        seats = range(len(self._line[0].chances))
        return Review(tuple(self._line), decisions, tuple(self._account(seat) for seat in seats))

    def _account(self, seat: int) -> Account:
        start, result = self._line[0].chances[seat], self._line[-1].chances[seat]
        own = -sum(one.cost for one in self._costs if one.seat == seat)
        others = sum(one.cost for one in self._costs if one.seat != seat) / max(1, len(self._line[0].chances) - 1)
        return Account(seat, start, own, others, result - start - own - others, result)


def judged(seen: AnyPosition, question: Question, option: str) -> Decision | None:
    """Return what an answer costs beside the best one, in a position as its seat sees it.

    None if Veteran does not weigh the question. The number of the entry is that of the choices so far.
    """
    from ddtable.opponents.dragon_dice.appraisal import chance
    from ddtable.opponents.dragon_dice.veteran import WEIGHED

    weigh = WEIGHED.get(question.kind)
    found = weigh(seen, question) if weigh is not None and isinstance(question.shape, Pick) else {}
    if option not in found:
        return None
    worth = {one: chance(measures) for one, measures in found.items()}
    best = max(worth, key=lambda one: worth[one])
    cost = worth[best] - worth[option]
    return Decision(seen.answered, seen.board.turn, question.seat, question.kind, option, best, cost)


def chances(played: Played) -> tuple[float, ...]:
    """Return the chance of winning of each seat; after the end 1 for the winner, and equal parts for a draw."""
    from ddtable.opponents.dragon_dice.appraisal import chance, compared
    from ddtable.opponents.dragon_dice.field import Field

    position = played.position
    seats, result = range(position.seats), position.result
    if result is not None:
        won = result.winners or tuple(seats)
        return tuple((seat in won) / len(won) for seat in seats)
    field = Field(position)
    alive = [0.0 if seat in position.board.out else chance(compared(field, seat)) for seat in seats]
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
        lines.writerow([one.entry + 1, one.turn, name, one.kind, chosen, better, round(100 * one.cost, 1)])
    return out.getvalue()
