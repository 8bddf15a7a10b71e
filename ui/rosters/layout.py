"""Where everything stands on the pages of a roster: pure geometry in tenths of a millimetre.

An army stays on one page where it fits on one; a row is never cut, and headings are repeated where an army goes on.
Dice are drawn as large as they can be without another page.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, NamedTuple, TypeAlias

from ui.rosters.content import Row, Section, Sheet

PaperName: TypeAlias = Literal["a4", "letter"]


class Paper(NamedTuple):
    """A kind of paper, upright."""

    name: PaperName
    width: float
    height: float


class Box(NamedTuple):
    """A rectangle on a page."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.top + self.height


PAPERS: Mapping[PaperName, Paper] = MappingProxyType(
    {"a4": Paper("a4", 2100, 2970), "letter": Paper("letter", 2159, 2794)}
)

SIDE, ABOVE, BELOW = 130.0, 120.0, 90.0  # the margins; most printers reach no further than 50
FOOTER = 56.0  # the last line of a page
NOTE_LINE, FOOTNOTE_LINE = 40.0, 29.0
TITLE, RUNNING_TITLE = 158.0, 78.0
ARMY_HEAD, OTHER_HEAD = 140.0, 78.0
BETWEEN = 36.0  # from one section to the next

FACE_SIZES = (124.0, 118.0, 112.0, 106.0, 100.0, 94.0, 88.0, 82.0, 76.0)
SMALL_DIE = 66.0  # where the faces are left out
LARGEST_OF_TWELVE = 84.0  # twelve faces of a dragon stand in one line
ROW_PAD = 7.0
FACE_GAP, COLUMN_GAP = 8.0, 26.0
COUNT_WIDTH, HEALTH_WIDTH = 66.0, 84.0
TICK, TICK_GAP, TICKS_A_LINE = 42.0, 10.0, 5
FACES_A_LINE = 6
TERRAIN_FACES = 8


class RowPlan(NamedTuple):
    """Where the parts of a row stand. `faces` and `ticks` are one box for each face and each unit."""

    die: Box
    times: Box
    name: Box
    health: Box
    faces: tuple[Box, ...]
    ticks: tuple[Box, ...]


@dataclass(frozen=True)
class Block:
    """Something on a page. `again`: a heading that is repeated."""

    kind: Literal["title", "head", "row"]
    box: Box
    section: Section | None = None
    row: Row | None = None
    again: bool = False


@dataclass(frozen=True)
class Page:
    """A page of one force's roster. `size` is that of unit faces, 0 where faces are left out."""

    sheet: Sheet
    paper: Paper
    size: float
    blocks: tuple[Block, ...]
    footnote: Box
    footer: Box

    @property
    def column(self) -> Box:
        """What lies between the margins, above the footnote."""
        return Box(SIDE, ABOVE, self.paper.width - 2 * SIDE, self.footnote.top - ABOVE)


def row_height(row: Row, size: float) -> float:
    """Return the height of a row with faces of this size."""
    ticked = -(-row.boxes // TICKS_A_LINE) * (TICK + TICK_GAP) - TICK_GAP if row.boxes else 0.0
    if not size:
        return max(SMALL_DIE, ticked) + 2 * ROW_PAD
    if row.kind == "terrain":
        return _triangle_height(size) + 2 * ROW_PAD
    lines = -(-row.faces // FACES_A_LINE) if row.kind == "unit" else 1
    return max(lines * (size + FACE_GAP) - FACE_GAP, ticked) + 2 * ROW_PAD


def _triangle_side(size: float) -> float:
    return 1.45 * size


def _triangle_height(size: float) -> float:
    return _triangle_side(size) * 3**0.5 / 2


def plan_row(row: Row, box: Box, size: float) -> RowPlan:
    """Return where the parts of a row stand in its box."""
    inner = Box(box.left, box.top + ROW_PAD, box.width, box.height - 2 * ROW_PAD)
    middle = inner.top + inner.height / 2
    side = size or SMALL_DIE
    die = Box(box.left, middle - side / 2, side, side)
    times = Box(die.right + 10, inner.top, COUNT_WIDTH, inner.height)
    ticks = _ticks(row, inner)
    faces = _faces(row, inner, size)
    first_tick = box.right - (TICKS_A_LINE * (TICK + TICK_GAP) - TICK_GAP)
    health_right = faces[0].left if faces else first_tick
    health_width = HEALTH_WIDTH if row.kind == "unit" else 0.0
    health = Box(health_right - COLUMN_GAP - health_width, inner.top, health_width, inner.height)
    name = Box(times.right, inner.top, health.left - COLUMN_GAP - times.right, inner.height)
    return RowPlan(die, times, name, health, faces, ticks)


def _ticks(row: Row, inner: Box) -> tuple[Box, ...]:
    pitch = TICK + TICK_GAP
    left = inner.right - (TICKS_A_LINE * pitch - TICK_GAP)
    high = -(-row.boxes // TICKS_A_LINE) * pitch - TICK_GAP
    top = inner.top + (inner.height - high) / 2
    places = (divmod(number, TICKS_A_LINE) for number in range(row.boxes))
    return tuple(Box(left + across * pitch, top + down * pitch, TICK, TICK) for down, across in places)


def faces_left(width: float, size: float) -> float:
    """Return how far from the row's left edge the faces of units begin: the table's columns stand under each other."""
    ticks = TICKS_A_LINE * (TICK + TICK_GAP) - TICK_GAP
    return width - ticks - COLUMN_GAP - (FACES_A_LINE * (size + FACE_GAP) - FACE_GAP)


def _faces(row: Row, inner: Box, size: float) -> tuple[Box, ...]:
    if not size:
        return ()
    if row.kind == "terrain":
        side = _triangle_side(size)
        left = inner.right - side * (TERRAIN_FACES + 1) / 2
        return tuple(Box(left + n * side / 2, inner.top, side, inner.height) for n in range(TERRAIN_FACES))
    if row.kind == "dragon":
        side = min(size, LARGEST_OF_TWELVE)
        left = inner.right - (row.faces * (side + FACE_GAP) - FACE_GAP)
        top = inner.top + (inner.height - side) / 2
        return tuple(Box(left + n * (side + FACE_GAP), top, side, side) for n in range(row.faces))
    pitch = size + FACE_GAP
    left = inner.left + faces_left(inner.width, size)
    lines = -(-row.faces // FACES_A_LINE)
    a_line = -(-row.faces // lines)
    top = inner.top + (inner.height - lines * pitch + FACE_GAP) / 2
    places = (divmod(number, a_line) for number in range(row.faces))
    return tuple(Box(left + across * pitch, top + down * pitch, size, size) for down, across in places)


class _Filling:
    """Pages of one sheet while they are filled."""

    def __init__(self, sheet: Sheet, paper: Paper, size: float, note_lines: int, footnote_lines: int) -> None:
        self._sheet, self._paper, self._size = sheet, paper, size
        self._width = paper.width - 2 * SIDE
        footer_top = paper.height - BELOW - FOOTER
        self._footer = Box(SIDE, footer_top, self._width, FOOTER)
        high = footnote_lines * FOOTNOTE_LINE + (10 if footnote_lines else 0)
        self._footnote = Box(SIDE, footer_top - high, self._width, high)
        self.pages: list[Page] = []
        self._blocks: list[Block] = []
        self._top = ABOVE
        self._add(Block("title", self._next(TITLE + note_lines * NOTE_LINE)))

    def _next(self, height: float) -> Box:
        box = Box(SIDE, self._top, self._width, height)
        self._top += height
        return box

    def _add(self, block: Block) -> None:
        self._blocks.append(block)

    def _room(self) -> float:
        return self._footnote.top - self._top

    def _empty(self) -> bool:
        return all(block.kind == "title" for block in self._blocks)

    def _break(self) -> None:
        page = Page(self._sheet, self._paper, self._size, tuple(self._blocks), self._footnote, self._footer)
        self.pages.append(page)
        self._blocks = []
        self._top = ABOVE
        self._add(Block("title", self._next(RUNNING_TITLE), again=True))

    def add_section(self, section: Section) -> None:
        """Add a section, on a page of its own where that keeps it together."""
        head = OTHER_HEAD if section.expected is None else ARMY_HEAD
        heights = [row_height(row, self._size) for row in section.rows]
        whole = head + sum(heights)
        fresh = self._footnote.top - ABOVE - RUNNING_TITLE
        gap = 0.0 if self._empty() else BETWEEN
        least = gap + head + sum(heights[: min(2, len(heights))])
        if gap + whole > self._room() and not self._empty() and (whole <= fresh or least > self._room()):
            self._break()
            gap = 0.0
        self._top += gap
        self._add(Block("head", self._next(head), section))
        for row, height in zip(section.rows, heights, strict=True):
            if height > self._room():
                self._break()
                self._add(Block("head", self._next(head), section, again=True))
            self._add(Block("row", self._next(height), section, row))

    def done(self) -> list[Page]:
        """Return the pages."""
        self._break()
        return self.pages


def _pages(sheet: Sheet, paper: Paper, size: float, note_lines: int, footnote_lines: int) -> list[Page]:
    filling = _Filling(sheet, paper, size, note_lines, footnote_lines)
    for section in sheet.sections:
        filling.add_section(section)
    return filling.done()


def lay_out(
    sheet: Sheet, paper: Paper, *, faces: bool = True, note_lines: int = 0, footnote_lines: int = 0
) -> tuple[Page, ...]:
    """Return the pages of a roster; `note_lines` and `footnote_lines` say how much room these texts need."""
    if not faces:
        return tuple(_pages(sheet, paper, 0.0, note_lines, footnote_lines))
    tries = [_pages(sheet, paper, size, note_lines, footnote_lines) for size in FACE_SIZES]
    fewest = len(tries[-1])
    return tuple(next(pages for pages in tries if len(pages) == fewest))


def lay_out_all(
    sheets: Sequence[Sheet], paper: Paper, *, faces: bool, note_lines: Sequence[int], footnote_lines: int
) -> tuple[Page, ...]:
    """Return the pages of several rosters, each force beginning on a page of its own."""
    laid = (
        lay_out(sheet, paper, faces=faces, note_lines=lines, footnote_lines=footnote_lines)
        for sheet, lines in zip(sheets, note_lines, strict=True)
    )
    return tuple(page for pages in laid for page in pages)
