"""What the inspector tells of a die, before it is painted or spoken: one value, the sheet, and its parts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ui.art.looks import AnyLook


@dataclass(frozen=True)
class Effect:
    """Something in force on the die, its army or its terrain: the icon on its element's disc, in short and in full."""

    icon: str
    element: str
    words: str
    tip: str


@dataclass(frozen=True)
class FaceRow:
    """One kind of face: how it looks, its name with how many there are, what it means and by which clauses.

    `up`: it lies up, and the name says so; `counts`: it does something.
    """

    look: AnyLook
    name: str
    means: str
    clauses: tuple[tuple[str, str], ...]
    up: bool = False
    counts: bool = True


@dataclass(frozen=True)
class Cell:
    """What a face gives in one kind of roll: in a figure, with an icon for what is no number, in words, in full."""

    text: str
    icon: str
    words: str
    tip: str


@dataclass(frozen=True)
class Grid:
    """What each kind of face gives in each kind of roll, and the averages below."""

    kinds: tuple[tuple[str, str], ...]
    rows: tuple[tuple[AnyLook, str, tuple[Cell, ...]], ...]
    means: tuple[Cell, ...]
    mean: str
    nothing: str


@dataclass(frozen=True)
class Note:
    """A line beside the faces, with its clause and what that says; "" for none."""

    words: str
    clause: str = ""
    tip: str = ""


@dataclass(frozen=True)
class Sheet:
    """All that the inspector tells of a die; the fact of number `owned` bears the mark of the seat."""

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
        """Return the whole in sentences, for a screen reader."""
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
