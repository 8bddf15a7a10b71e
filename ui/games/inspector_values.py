"""The inspector's content for a die as values: the sheet and its parts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ui.art.looks import AnyLook


@dataclass(frozen=True)
class Effect:
    """An effect on the die, its army or its terrain: the icon on its element's disc, short and full text."""

    icon: str
    element: str
    words: str
    tip: str


@dataclass(frozen=True)
class FaceRow:
    """One kind of face: its look, its name with the number of them, its meaning and clauses.

    `up`: it is the present face, as the name says; `counts`: it has an effect.
    """

    look: AnyLook
    name: str
    means: str
    clauses: tuple[tuple[str, str], ...]
    up: bool = False
    counts: bool = True


@dataclass(frozen=True)
class Cell:
    """The result of a face in one kind of roll: number, icon for a special result, short and full text."""

    text: str
    icon: str
    words: str
    tip: str


@dataclass(frozen=True)
class Grid:
    """The results of each kind of face in each kind of roll, and the averages below."""

    kinds: tuple[tuple[str, str], ...]
    rows: tuple[tuple[AnyLook, str, tuple[Cell, ...]], ...]
    means: tuple[Cell, ...]
    mean: str
    nothing: str


@dataclass(frozen=True)
class Note:
    """A line beside the faces, with its clause and the clause's text; "" for none."""

    words: str
    clause: str = ""
    tip: str = ""


@dataclass(frozen=True)
class Sheet:
    """The inspector's content for a die; the fact with index `owned` has the mark of the seat."""

    look: AnyLook
    name: str
    seat: int
    facts: tuple[str, ...]
    effects: tuple[Effect, ...]
    faces: tuple[tuple[AnyLook, str], ...]
    up: int
    lies: str
    heading: str = ""
    prospect: str = ""
    rows: tuple[FaceRow, ...] = ()
    change: str = ""
    changes: tuple[Note, ...] = ()
    grid: Grid | None = None
    notes: tuple[Note, ...] = ()
    owned: int = 1

    def spoken(self) -> str:
        """Return the whole content in sentences for screen readers."""
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        yield ", ".join(self.facts)
        if self.lies:
            yield self.lies
        yield from (effect.tip for effect in self.effects)
        if self.heading:
            yield ": ".join(part for part in (self.heading, self.prospect) if part)
        for row in self.rows:
            clauses = ", ".join(clause for clause, _ in row.clauses)
            yield f"{row.name}: {row.means} ({clauses})"
        if self.changes:
            yield f"{self.change}: {'; '.join(f'{note.words} ({note.clause})' for note in self.changes)}"
        if self.grid is not None:
            for number, (_, told) in enumerate(self.grid.kinds):
                given = [f"{name}: {cells[number].words}" for _, name, cells in self.grid.rows if cells[number].text]
                mean = self.grid.means[number].words
                yield f"{told}: {'; '.join(given) or self.grid.nothing}. {mean}"
        yield from (note.words for note in self.notes)
