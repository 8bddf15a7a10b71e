"""Replaying a save's journal with the current rules, and continuing if it no longer fits them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

import msgspec
from msgspec import Struct

from ddtable.engine import kernel
from ddtable.engine.game import Diverged, Game
from ddtable.engine.kernel import Played
from ddtable.engine.line import Line
from ddtable.engine.start import MOST_STEPS
from ddtable.engine.system import AnyPosition, RuleSystem, SetUp, system
from ddtable.saves.records import RESUMED, Contents, JournalRow, decoded, standing

Progress = Callable[[int, int], object]


class Retold(Game):
    """A game replayed from its set-up, or from a later position after `standing` choices."""

    def __init__(self, set_up: SetUp, rules: RuleSystem, start: AnyPosition | None = None, standing: int = 0) -> None:
        super().__init__(set_up, rules)
        self._standing = standing
        if start is not None:
            self._line = Line(rules, Played(start, (), (), kernel.ask(rules, start)))

    def tell(self, row: JournalRow) -> None:
        """Play one journal row. Raises Diverged if the rules refuse it."""
        try:
            entry = row.entry()
            if self._standing:
                entry = msgspec.structs.replace(entry, at=entry.at - self._standing)
            self._replay(entry)
        except Diverged:
            raise
        except Exception as error:  # a forged entry or start can break any rule that reads it
            raise Diverged(len(self.journal), repr(error)) from error


class Told(Struct, frozen=True):
    """A replayed game. `diverged_at` is the row that does not fit; `resumed`: the journal does not say so yet.

    `unread` are the numbers of the snapshots that cannot be read under the current rules.
    """

    game: Game
    diverged_at: int | None = None
    resumed: bool = False
    unread: tuple[int, ...] = ()


def retell(contents: Contents, progress: Progress | None = None) -> Told:
    """Return the game of a save. Raises ValueError with the reason if it cannot be continued.

    `progress` is called before each entry with the number of entries replayed and their total.
    """
    try:
        rules = system(contents.set_up.system)
    except KeyError:
        raise ValueError(f"this version knows no game called {contents.set_up.system!r}") from None
    contents = _renewed(contents, rules)
    resumptions = [row for row in contents.journal if row.kind == RESUMED]
    begin = resumptions[-1].number if resumptions else 0
    start = position_in(contents, begin, rules) if resumptions else None
    game, unread = Retold(contents.set_up, rules, start), list[int]()
    failed = _tell(game, contents, begin, progress, unread)
    first = resumptions[0].at if resumptions else None
    if failed is None:
        return Told(game, first, unread=tuple(unread))
    return Told(_resume(contents, rules), failed if first is None else first, True, tuple(unread))


def _renewed(contents: Contents, rules: RuleSystem) -> Contents:
    """Return the contents with a set-up for the current rules; the saved positions show changes of the rules."""
    try:
        return msgspec.structs.replace(contents, set_up=rules.renewed(contents.set_up, contents.row.rules))
    except Exception as error:  # a forged set-up can break any rule that reads it
        raise ValueError(f"its set-up makes no sense ({error!r})") from error


def _tell(game: Retold, contents: Contents, begin: int, progress: Progress | None, unread: list[int]) -> int | None:
    """Play the rows after `begin`; return the number of the first one that the rules or a snapshot contradict, or None.

    Numbers of unreadable snapshots are added to `unread`: they contradict nothing.
    """
    decoder = msgspec.json.Decoder(game.rules.position_type)

    def differs(number: int) -> bool:
        try:
            return bool(decoder.decode(contents.snapshots[number]) != game.position)
        except (msgspec.MsgspecError, RecursionError):
            unread.append(number)
            return False

    if not begin and 0 in contents.snapshots and differs(0):
        return 0
    for row in contents.journal[begin:]:
        if progress is not None:
            progress(row.number - 1, len(contents.journal))
        try:
            game.tell(row)
        except Diverged:
            return row.number
        if row.number in contents.snapshots and differs(row.number):
            return row.number
    return None


def _resume(contents: Contents, rules: RuleSystem) -> Game:
    """Return a game that starts from the last snapshot and the choices after it that still fit."""
    last = max(contents.snapshots)
    start = position_in(contents, last, rules)
    game = Retold(contents.set_up, rules, start, standing(contents.journal[:last]))
    _tell_what_fits(game, contents.journal[last:])
    return Retold(contents.set_up, rules, game.position)


def _tell_what_fits(game: Retold, rows: Sequence[JournalRow]) -> None:
    for row in rows:
        try:
            game.tell(row)
        except Diverged:
            return


def position_in(contents: Contents, number: int, rules: RuleSystem) -> AnyPosition:
    """Return the position of a snapshot. Raises ValueError unless the current rules can continue from it.

    Every use of a snapshot goes through this check: the game that continues from it, and the list of games.
    """
    try:
        position: AnyPosition = decoded(contents.snapshots[number], rules.position_type)
    except ValueError as error:
        raise ValueError(f"its last snapshot cannot be read: {error}") from error
    if len(contents.set_up.forces) != position.seats or position.system != rules.name:
        raise ValueError("its last snapshot is of another game")
    try:
        defects = rules.problems(position) or _strange(contents.set_up, rules, position)
    except Exception as error:  # a forged position can break any rule that reads it
        raise ValueError(f"its last snapshot makes no sense ({error!r})") from error
    if defects:
        raise ValueError(f"its last snapshot makes no sense: {defects[0]}")
    return position


def _strange(set_up: SetUp, rules: RuleSystem, position: AnyPosition) -> list[str]:
    """Return the reasons why a valid position cannot come from this set-up."""
    found = []
    brought = Counter((die.type, die.owner) for die in kernel.begin(rules, set_up).position.dice)
    if brought - Counter((die.type, die.owner) for die in position.dice):
        found.append("dice of the forces are missing")
    if position.chance.seed != set_up.seed:
        found.append("its dice fall by another seed")
    if len(position.agenda) > MOST_STEPS:
        found.append("far too much is left to do")
    if position.result is not None and not set(position.result.winners) <= set(range(position.seats)):
        found.append("a player who does not sit there has won")
    if position.result is None and kernel.ask(rules, position) is None:
        found.append("nothing is asked")
    return found
