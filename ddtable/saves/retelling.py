"""Playing a save's journal again through the present rules, and going on where it no longer fits them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

import msgspec
from msgspec import Struct

from ddtable.engine import kernel
from ddtable.engine.game import Diverged, Game
from ddtable.engine.kernel import Played
from ddtable.engine.line import Line
from ddtable.engine.system import AnyPosition, RuleSystem, SetUp, system
from ddtable.saves.records import RESUMED, Contents, JournalRow, decoded, standing

MOST_STEPS = 1000  # on the agenda of a position: no game of ours has a tenth of it

Progress = Callable[[int, int], object]


class Retold(Game):
    """A game told again from its set-up, or from a position on which `standing` choices had been made before."""

    def __init__(self, set_up: SetUp, rules: RuleSystem, start: AnyPosition | None = None, standing: int = 0) -> None:
        super().__init__(set_up, rules)
        self._standing = standing
        if start is not None:
            self._line = Line(rules, Played(start, (), (), kernel.ask(rules, start)))

    def tell(self, row: JournalRow) -> None:
        """Play one journal row. Raises Diverged where the rules refuse it."""
        try:
            entry = row.entry()
            if self._standing:
                entry = msgspec.structs.replace(entry, at=entry.at - self._standing)
            self._replay(entry)
        except Diverged:
            raise
        except Exception as error:  # an entry or a beginning that somebody made up can break any rule that reads it
            raise Diverged(len(self.journal), repr(error)) from error


class Told(Struct, frozen=True):
    """A game told again. `diverged_at` numbers the row that does not fit; `resumed`: its journal must say so yet.

    `unread` are the numbers of the snapshots on the way that cannot be read under the present rules.
    """

    game: Game
    diverged_at: int | None = None
    resumed: bool = False
    unread: tuple[int, ...] = ()


def retell(contents: Contents, progress: Progress | None = None) -> Told:
    """Return the game of a save. Raises ValueError with the reason where there is no way to go on with it.

    `progress` is told, before each entry, how many have been played and how many there are.
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
    """Return the contents with a set-up that the present rules can begin; the positions kept show what has changed."""
    try:
        return msgspec.structs.replace(contents, set_up=rules.renewed(contents.set_up, contents.row.rules))
    except Exception as error:  # a set-up that somebody made up can break any rule that reads it
        raise ValueError(f"its set-up makes no sense ({error!r})") from error


def _tell(game: Retold, contents: Contents, begin: int, progress: Progress | None, unread: list[int]) -> int | None:
    """Play the rows after `begin`; return the number of the first that the rules or a snapshot contradict.

    The numbers of snapshots that cannot be read come into `unread`: they contradict nothing and show nothing.
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
    """Return a game that begins where the last snapshot, and the choices after it that still fit, lead to."""
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
    """Return a snapshot's position. Raises ValueError unless the present rules can go on from it.

    Whoever takes anything from a snapshot reads it here: the game that goes on from it, and the list that shows it.
    """
    try:
        position: AnyPosition = decoded(contents.snapshots[number], rules.position_type)
    except ValueError as error:
        raise ValueError(f"its last snapshot cannot be read: {error}") from error
    if len(contents.set_up.forces) != position.seats or position.system != rules.name:
        raise ValueError("its last snapshot is of another game")
    try:
        defects = rules.problems(position) or _strange(contents.set_up, rules, position)
    except Exception as error:  # a made-up position can break any rule that reads it
        raise ValueError(f"its last snapshot makes no sense ({error!r})") from error
    if defects:
        raise ValueError(f"its last snapshot makes no sense: {defects[0]}")
    return position


def _strange(set_up: SetUp, rules: RuleSystem, position: AnyPosition) -> list[str]:
    """Name what in a position, sound in itself, cannot have come of this set-up."""
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
