"""Playing a save's journal again through the present rules, and going on where it no longer fits them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

import msgspec
from msgspec import Struct

from ddtable.engine import kernel
from ddtable.engine.game import Diverged, Game
from ddtable.engine.kernel import Played
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
            self._line = [Played(start, (), (), kernel.ask(rules, start))]

    def tell(self, row: JournalRow) -> None:
        """Play one journal row. Raises Diverged where the rules refuse it."""
        try:
            entry = row.entry()
            self._replay(msgspec.structs.replace(entry, at=entry.at - self._standing))
        except Diverged:
            raise
        except Exception as error:  # an entry or a beginning that somebody made up can break any rule that reads it
            raise Diverged(len(self.journal), repr(error)) from error


class Told(Struct, frozen=True):
    """A game told again. `diverged_at` numbers the row that does not fit; `resumed`: its journal must say so yet."""

    game: Game
    diverged_at: int | None = None
    resumed: bool = False


def retell(contents: Contents, progress: Progress | None = None) -> Told:
    """Return the game of a save. Raises ValueError with the reason where there is no way to go on with it.

    `progress` is told, before each entry, how many have been played and how many there are.
    """
    try:
        rules = system(contents.set_up.system)
    except KeyError:
        raise ValueError(f"this version knows no game called {contents.set_up.system!r}") from None
    resumptions = [row for row in contents.journal if row.kind == RESUMED]
    begin = resumptions[-1].number if resumptions else 0
    start = _snapshot(contents, begin, rules) if resumptions else None
    game = Retold(contents.set_up, rules, start)
    failed = _tell(game, contents, begin, progress)
    first = resumptions[0].at if resumptions else None
    if failed is None:
        return Told(game, first)
    return Told(_resume(contents, rules), failed if first is None else first, True)


def _tell(game: Retold, contents: Contents, begin: int, progress: Progress | None) -> int | None:
    """Play the rows after `begin`; return the number of the first that the rules or a snapshot contradict."""
    decoder = msgspec.json.Decoder(game.rules.position_type)
    if not begin and _differs(decoder, contents.snapshots.get(0, ""), game.position):
        return 0
    for row in contents.journal[begin:]:
        if progress is not None:
            progress(row.number - 1, len(contents.journal))
        try:
            game.tell(row)
        except Diverged:
            return row.number
        kept = contents.snapshots.get(row.number)
        if kept is not None and _differs(decoder, kept, game.position):
            return row.number
    return None


def _differs(decoder: msgspec.json.Decoder[AnyPosition], kept: str, position: AnyPosition) -> bool:
    """Tell whether a snapshot shows another position; one that older rules wrote in another form shows nothing."""
    try:
        return decoder.decode(kept) != position
    except (msgspec.MsgspecError, RecursionError):
        return False


def _resume(contents: Contents, rules: RuleSystem) -> Game:
    """Return a game that begins where the last snapshot, and the choices after it that still fit, lead to."""
    last = max(contents.snapshots)
    start = _snapshot(contents, last, rules)
    game = Retold(contents.set_up, rules, start, standing(contents.journal[:last]))
    _tell_what_fits(game, contents.journal[last:])
    return Retold(contents.set_up, rules, game.position)


def _tell_what_fits(game: Retold, rows: Sequence[JournalRow]) -> None:
    for row in rows:
        try:
            game.tell(row)
        except Diverged:
            return


def _snapshot(contents: Contents, number: int, rules: RuleSystem) -> AnyPosition:
    """Return a snapshot's position. Raises ValueError unless the present rules can go on from it."""
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
    if position.result is None and kernel.ask(rules, position) is None:
        found.append("nothing is asked")
    return found
