"""The results of ended games as a person's record: by opponent, by force and by game, with streaks of wins."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import UNSET, Meta, Struct

from ddtable.opponents.seated import is_person

if TYPE_CHECKING:
    from ddtable.engine.game import Game

Outcome = Literal["won", "drawn", "lost"]
Line = Annotated[str, Meta(max_length=1000)]
Lines = Annotated[tuple[Line, ...], Meta(min_length=1, max_length=8)]
Seat = Annotated[int, Meta(ge=0, le=7)]
COLUMNS = ("day", "game", "player", "force", "opponents", "result", "turns", "reason")


class EndedGame(Struct, frozen=True):
    """A game that has ended: its id, the day (2026-11-27), the rule system, all seats, the winners (none for a draw).

    `kinds`: "person" or a computer player for each seat. The id is the seed, so that a game that ends twice, because
    its end was undone, counts once.
    """

    id: Line
    day: Line
    game: Line
    names: Lines
    kinds: Lines
    forces: Lines
    winners: Annotated[tuple[Seat, ...], Meta(max_length=8)]
    turns: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    reason: Line = ""

    def outcome(self, seat: int) -> Outcome:
        """Return the outcome for a seat; winners that share a game with all others have drawn."""
        if not self.winners or len(self.winners) == len(self.names):
            return "drawn"
        return "won" if seat in self.winners else "lost"


class Record(Struct):
    """The games that a person has won, drawn and lost against one opponent, with one force, or in one game.

    `first` and `last` are the days of the first and the last one.
    """

    name: str
    won: int = 0
    drawn: int = 0
    lost: int = 0
    first: str = ""
    last: str = ""

    @property
    def games(self) -> int:
        """The number of games."""
        return self.won + self.drawn + self.lost

    @property
    def share(self) -> float:
        """The share of games won; a draw is half a win."""
        return (self.won + self.drawn / 2) / self.games

    def count(self, outcome: Outcome, day: str) -> None:
        """Count one game, in the order of the games."""
        setattr(self, outcome, getattr(self, outcome) + 1)
        self.first, self.last = self.first or day, day


class Streaks(Struct, frozen=True):
    """The last outcome with the number of games in a row that had it, and the most wins in a row."""

    last: Outcome
    length: int
    longest: int


def ended_game(game: Game, names: Sequence[str], kinds: Sequence[str], day: str, turns: int) -> EndedGame | None:
    """Return a game that is over as it is kept.

    None without a result, if no person played, or if the game started from a position: one side may have been ahead.
    """
    result, begun = game.position.result, game.set_up
    if result is None or not any(map(is_person, kinds)) or begun.start is not UNSET:
        return None
    forces = tuple(str(force.get("name", "")) for force in begun.forces)
    return EndedGame(
        id_of(game), day, begun.system, tuple(names), tuple(kinds), forces, result.winners, turns, result.reason
    )


def id_of(game: Game) -> str:
    """Return the id of a game's result."""
    return f"{game.set_up.seed:016x}"


def persons(games: Iterable[EndedGame]) -> list[str]:
    """Return the persons who have played, those with most games first."""
    count: dict[str, int] = {}
    for one in games:
        for name in {name for name, kind in zip(one.names, one.kinds, strict=False) if is_person(kind)}:
            count[name] = count.get(name, 0) + 1
    return sorted(count, key=lambda name: (-count[name], name))


def with_force(games: Iterable[EndedGame], person: str, force: str) -> list[EndedGame]:
    """Return the games that a person has played with a force."""
    return [one for one in games if any(_force(one, seat) == force for seat, _ in _seats_of(one, person))]


def in_game(games: Iterable[EndedGame], game: str) -> list[EndedGame]:
    """Return the games of a rule system."""
    return [one for one in games if one.game == game]


def by_opponent(games: Iterable[EndedGame], person: str) -> list[Record]:
    """Return a person's record against each opponent: a computer player by its word, another person by name."""

    def opponents(one: EndedGame, seat: int) -> list[str]:
        others = [number for number in range(len(one.names)) if number != seat]
        return [one.names[other] if is_person(one.kinds[other]) else f"computer/{one.kinds[other]}" for other in others]

    return _records(games, person, opponents)


def by_force(games: Iterable[EndedGame], person: str) -> list[Record]:
    """Return a person's record with each force."""
    return _records(games, person, lambda one, seat: [_force(one, seat)] if seat < len(one.forces) else [])


def by_game(games: Iterable[EndedGame], person: str) -> list[Record]:
    """Return a person's record in each rule system."""
    return _records(games, person, lambda one, _seat: [one.game])


def streaks(games: Iterable[EndedGame], person: str) -> Streaks | None:
    """Return a person's streaks, in the order of the games; None without a game."""
    found = [outcome for one in games for _, outcome in _seats_of(one, person)]
    if not found:
        return None
    length = next((number for number, outcome in enumerate(reversed(found)) if outcome != found[-1]), len(found))
    longest = run = 0
    for outcome in found:
        run = run + 1 if outcome == "won" else 0
        longest = max(longest, run)
    return Streaks(found[-1], length, longest)


def results_csv(games: Iterable[EndedGame]) -> str:
    """Return all results as CSV: a line for each person in each game."""
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(COLUMNS)
    for one in games:
        for seat, (name, kind) in enumerate(zip(one.names, one.kinds, strict=False)):
            if is_person(kind):
                others = ", ".join(other for number, other in enumerate(one.names) if number != seat)
                row = (one.day, one.game, name, _force(one, seat), others, one.outcome(seat), one.turns, one.reason)
                rows.writerow([_safe(cell) if isinstance(cell, str) else cell for cell in row])
    return out.getvalue()


def _safe(cell: str) -> str:
    """Return text that no spreadsheet takes for a formula."""
    return f"'{cell}" if cell[:1] in ("=", "+", "-", "@", "\t", "\r") else cell


def _force(one: EndedGame, seat: int) -> str:
    return one.forces[seat] if seat < len(one.forces) else ""


def _seats_of(one: EndedGame, person: str) -> list[tuple[int, Outcome]]:
    named = zip(one.names, one.kinds, strict=False)
    return [(seat, one.outcome(seat)) for seat, (name, kind) in enumerate(named) if name == person and is_person(kind)]


def _records(games: Iterable[EndedGame], person: str, names: Callable[[EndedGame, int], Sequence[str]]) -> list[Record]:
    """Return the records by name, those with most games first."""
    found: dict[str, Record] = {}
    for one in games:
        for seat, outcome in _seats_of(one, person):
            for name in names(one, seat):
                found.setdefault(name, Record(name)).count(outcome, one.day)
    return sorted(found.values(), key=lambda record: (-record.games, record.name))
