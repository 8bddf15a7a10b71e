"""Log entries about undo, redo and changes of players."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from operator import attrgetter
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

if TYPE_CHECKING:
    from ddtable.engine.game import Entry, Game
    from ddtable.engine.line import Step
    from ui.session.seats import Handed


class Note(Struct, frozen=True):
    """A log entry besides the game's own entries, at the step `at` of the history.

    `kind`: "undo" or "redo" with the first of `count` entries, and the step `before` it; or the new player of a seat
    ("person" or the name of a computer player), or "conceded".
    """

    kind: str
    at: int
    seat: int
    deed: Entry | None = None
    before: Step | None = None
    count: int = 1


class Notes:
    """The notes of one game, read from its journal entry by entry, and from the changes of players."""

    def __init__(self) -> None:
        self._read = 0
        self._handed = 0
        self._standing: list[Entry] = []
        self._undone: list[tuple[Entry, Step]] = []
        self._undos = 0
        self._run = ""
        self.all: list[Note] = []

    def at(self, step: int) -> list[Note]:
        """Return the notes at a step."""
        first = bisect_left(self.all, step, key=attrgetter("at"))
        return self.all[first : bisect_right(self.all, step, key=attrgetter("at"))]

    def read(self, game: Game, handed: Sequence[Handed]) -> int | None:
        """Read the new journal entries and changes of players; return the first step whose notes have changed."""
        touched: list[int] = []
        journal = game.journal
        for number in range(self._read, len(journal)):
            touched += self._take_seats(number, handed)
            touched += self._take(journal[number], game.taken_back)
        self._read = len(journal)
        touched += self._take_seats(len(journal), handed)
        return min(touched, default=None)

    def _take_seats(self, entries: int, handed: Sequence[Handed]) -> list[int]:
        """Add notes on the changes of players up to this number of journal entries."""
        touched = []
        while self._handed < len(handed) and handed[self._handed].entries <= entries:
            change = handed[self._handed]
            self.all.append(Note(change.how, len(self._standing), change.seat))
            touched.append(len(self._standing))
            self._handed += 1
            self._run = ""
        return touched

    def _take(self, entry: Entry, taken_back: Sequence[Step]) -> list[int]:
        if entry.kind == "undo":
            undone = self._standing.pop(), taken_back[self._undos]
            self._undos += 1
            self._undone.append(undone)
            return self._note_undo(entry, *undone)
        if entry.kind == "redo":
            deed, before = self._undone.pop()
            self._standing.append(deed)
            return self._note_redo(entry, deed, before)
        self._standing.append(entry)
        self._undone.clear()
        self._run = ""
        return []

    def _note_undo(self, entry: Entry, deed: Entry, before: Step) -> list[int]:
        at = entry.at - 1
        # A note at an undone step stays in the log, at the step before it.
        # Notes are in the order of their steps, so only the last ones can be concerned.
        number = len(self.all)
        while number and self.all[number - 1].at > at:
            number -= 1
            self.all[number] = replace(self.all[number], at=at)
        if self.all and self._goes_on("undo", entry):
            last = self.all[-1]
            self.all[-1] = replace(last, deed=deed, before=before, count=last.count + 1)
        else:
            self.all.append(Note("undo", at, entry.seat, deed, before))
        self._run = f"undo {entry.seat}"
        return [at]

    def _note_redo(self, entry: Entry, deed: Entry, before: Step) -> list[int]:
        if self._goes_on("redo", entry):
            self.all[-1] = replace(self.all[-1], count=self.all[-1].count + 1)
        else:
            self.all.append(Note("redo", entry.at, entry.seat, deed, before))
        self._run = f"redo {entry.seat}"
        return [self.all[-1].at]

    def _goes_on(self, kind: str, entry: Entry) -> bool:
        """Return True if an undo or redo directly follows another one of the same player."""
        return self._run == f"{kind} {entry.seat}"
