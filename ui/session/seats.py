"""The seats: their players, whose secrets the screen may show, and the curtain for changes between persons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from ddtable.engine.game import Entry, Game
from ddtable.engine.questions import Faces, Question
from ddtable.opponents.seated import kind_in

if TYPE_CHECKING:
    from ddtable.saves import Origin, Seat
    from ui.session.moment import Moment
    from ui.session.save_guard import SaveGuard

NOBODY = -1


class Handed(Struct, frozen=True):
    """A change of a seat's player: the number of journal entries before it, the seat, the new player, and why."""

    entries: int
    seat: int
    kind: str
    conceded: bool = False

    @property
    def how(self) -> str:
        """The word for the change: the new player, or that the player gave up."""
        return "conceded" if self.conceded else self.kind


def handed_of(seats: Iterable[Seat]) -> list[Handed]:
    """Return the changes of the seats' players in a save, in order."""
    changes = [
        Handed(change.entries, number, kind_in(change.kind), change.conceded)
        for number, seat in enumerate(seats)
        for change in seat.handed
    ]
    return sorted(changes, key=lambda change: change.entries)


def seats_with(
    names: Sequence[str],
    kinds: Sequence[str],
    handed: Iterable[Handed],
    guide: str = "",
    *,
    without_help: bool = False,
    origin: Origin | None = None,
    view: Mapping[str, tuple[int, int]] | None = None,
) -> list[Seat]:
    """Return the seats for a save: their present players, and their changes.

    The first seat is the newcomer's if the game is a guided battle, and keeps where a practice game comes from, and how
    the map is arranged.
    """
    from ddtable.saves import Seat

    seats = [Seat(name, kind) for name, kind in zip(names, kinds, strict=True)]
    for change in handed:
        seat = seats[change.seat].hand_over(change.entries, change.kind, change.conceded)
        seats[change.seat] = replace(seat, kind=kinds[change.seat])
    seats[0] = replace(seats[0], guide=guide, without_help=without_help, origin=origin, view=dict(view or {}))
    return seats


def handed_until(handed: Iterable[Handed], journal: Sequence[Entry], deeds: int) -> list[Handed]:
    """Return the changes of players before this number of entries, counted in a journal with only these entries."""
    found = []
    for change in handed:
        stood = sum(-1 if entry.kind == "undo" else 1 for entry in journal[: change.entries])
        if stood <= deeds:
            found.append(replace(change, entries=stood))
    return sorted(found, key=lambda change: change.entries)


class Seats(QObject):
    """The players of the game, and the person at the screen.

    `kinds` has for each seat "person" or the name of a computer player. `handed`: the changes of players, the latest
    last. `curtain`: a curtain covers secret questions. `handed_over`: a seat has another player. `seated`: the person
    of a secret question is at the screen.
    """

    handed_over = Signal()
    seated = Signal()

    def __init__(
        self,
        game: Game,
        shown: Moment,
        guard: SaveGuard,
        names: Sequence[str],
        kinds: Sequence[str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game, self._shown, self._guard = game, shown, guard
        self.names, self.kinds = tuple(names), tuple(kinds)
        self.handed: list[Handed] = []
        self.curtain = False
        self._sitter = NOBODY

    @property
    def state(self) -> tuple[object, ...]:
        """The players, their number of changes, and the person at the screen."""
        return (self.kinds, len(self.handed), self._sitter, self.behind_curtain)

    @property
    def asks_person(self) -> bool:
        """True if a person at this screen is asked."""
        return self._asks_here(self._shown.question)

    @property
    def acting(self) -> int:
        """The seat that is noted for actions outside questions: the person asked, else the first person."""
        question = self._shown.question
        return question.seat if question is not None and self.asks_person else next(iter(self.persons()), NOBODY)

    def is_person(self, seat: int) -> bool:
        """Return True if a person plays this seat."""
        return 0 <= seat < len(self.kinds) and self.kinds[seat] == "person"

    def eye(self) -> int:
        """Return the seat whose secrets the screen may show at the moment shown."""
        return self._eye(self._shown.question)

    def persons(self) -> tuple[int, ...]:
        """Return the seats of the persons at this screen."""
        return tuple(seat for seat, kind in enumerate(self.kinds) if kind == "person")

    @property
    def hands_went_on(self) -> bool:
        """True if the last entry was made by a person at the screen, not by a computer player or a standing answer."""
        last = self._game.journal[-1] if self._game.journal else None
        if last is None or last.choice is None or self.behind_curtain != NOBODY:
            return True
        return self.kinds[last.seat] == "person" and last.remark is None

    def hand_over(self, seat: int, kind: str, conceded: bool = False) -> None:
        """Change a seat's player: "person", or a computer player by its name."""
        if kind == self.kinds[seat]:
            return
        kinds = tuple(kind if other == seat else known for other, known in enumerate(self.kinds))
        again = partial(self.hand_over, seat, kind, conceded)
        if self._guard.write_seat(seat, kind, conceded, again):
            self.kinds = kinds
            self.handed.append(Handed(len(self._game.journal), seat, kind, conceded))
            self.handed_over.emit()

    def gave_up(self) -> frozenset[int]:
        """Return the seats whose players have given up and not returned."""
        last = {change.seat: change for change in self.handed}
        return frozenset(seat for seat, change in last.items() if change.conceded)

    @property
    def behind_curtain(self) -> int:
        """The seat whose secret question waits behind the curtain, or NOBODY."""
        question = self._game.question
        if question is None or not self.curtain or self._guard.read_only or self._shown.number is not None:
            return NOBODY
        secret = question.sealed or self._follows_a_secret(question)
        hangs = secret and self.kinds[question.seat] == "person" and len(self.persons()) > 1
        return question.seat if hangs and question.seat != self._sitter else NOBODY

    @property
    def hands_over(self) -> bool:
        """True if the curtain only calls the next player, because the question before was secret."""
        question = self._game.question
        return self.behind_curtain != NOBODY and question is not None and not question.sealed

    def _follows_a_secret(self, question: Question) -> bool:
        """Return True if another person has just answered the same question in secret."""
        before = self.answered
        if before is None or not before.sealed or self.kinds[before.seat] != "person":
            return False
        return before.kind == question.kind and before.seat != question.seat

    @property
    def answered(self) -> Question | None:
        """The question before the current one."""
        history = self._game.history
        return history[-2].question if len(history) > 1 else None

    def sit_down(self, seat: int) -> None:
        """Open the curtain: only `seat` is at the screen."""
        if seat == self.behind_curtain:
            self._sitter = seat
            self.seated.emit()

    def rise(self) -> None:
        """Clear the seated player when another seat is asked, so that an undone secret is hidden again."""
        question = self._game.question
        secret = question is not None and (question.sealed or self._follows_a_secret(question))
        if question is None or not secret or question.seat != self._sitter:
            self._sitter = NOBODY

    def _asks_here(self, question: Question | None) -> bool:
        """Return True if a person at this screen answers.

        Persons answer their own questions, and enter the faces of real dice for everybody.
        """
        if question is None or self._guard.read_only or self.behind_curtain != NOBODY:
            return False
        return self.kinds[question.seat] == "person" or (isinstance(question.shape, Faces) and bool(self.persons()))

    def _eye(self, question: Question | None) -> int:
        """Return the seat whose secrets the screen may show: the person asked, else the only person, else NOBODY."""
        if question is not None and self._asks_here(question) and self.kinds[question.seat] == "person":
            return question.seat
        persons = self.persons()
        return persons[0] if len(persons) == 1 else NOBODY

    def open_seats(self) -> tuple[int, ...]:
        """Return the seats whose forces the screen may show; all of them after the armies are revealed."""
        if self._game.position.board.revealed:
            return tuple(range(len(self.kinds)))
        eye = self._eye(self._game.question if self._shown.number is None else None)
        return (eye,) if eye != NOBODY else ()
