"""The lines of the lists of lessons and puzzles."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import Qt

from ui.art.die import DieLook
from ui.kit.rows_model import AnyIndex, RowsModel

Role = Qt.ItemDataRole


class LessonRow(Struct, frozen=True):
    """A lesson, or the heading of a group if `id` is empty. `share` is the part done, from 0 to 1."""

    id: str
    title: str
    about: str
    look: DieLook | None = None
    minutes: str = ""
    share: float = 0.0
    state: str = ""


class PuzzleRow(Struct, frozen=True):
    """A puzzle: the dice of its card, its difficulty from 1 to 4, and its state in words."""

    id: str
    title: str
    about: str
    looks: tuple[DieLook, ...]
    difficulty: int
    level: str
    state: str
    solved: bool


class LessonModel(RowsModel):
    """The lessons under the headings of their groups."""

    def told(self, number: int, row: LessonRow) -> dict[Role, str | None]:
        """Return a lesson as one text."""
        del number
        parts = (row.title, row.about, row.minutes, row.state)
        return {Role.DisplayRole: ", ".join(part for part in parts if part)}

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        """Return the flags of a line; headings cannot be chosen."""
        row: LessonRow | None = self.rows[index.row()] if index.isValid() else None
        if row is None or not row.id:
            return Qt.ItemFlag.ItemIsEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class PuzzleModel(RowsModel):
    """The puzzles as cards."""

    def told(self, number: int, row: PuzzleRow) -> dict[Role, str | None]:
        """Return a puzzle as one text."""
        del number
        return {
            Role.DisplayRole: f"{row.title}. {row.about} {row.level}, {row.state}",
            Role.ToolTipRole: row.about,
        }
