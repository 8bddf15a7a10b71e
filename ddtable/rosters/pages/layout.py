"""The layout of the pages of a roster: pure geometry in tenths of a millimetre.

An army stays on one page if it fits; a row is never split, and headings are repeated when an army continues. Dice are
as large as possible without another page.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Literal, NamedTuple, TypeAlias

from ddtable.rosters.content import Row, Section, Sheet
from ddtable.rosters.wanted import PaperName

Leaf: TypeAlias = Literal["whole", "army", "armies"]
"""The pages of a whole force, of one army, of the small armies of a map."""


class Paper(NamedTuple):
    """A paper format, upright."""

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
FOOTER = 56.0  # height of the last line of a page
NOTE_LINE, FOOTNOTE_LINE = 40.0, 29.0
TITLE, RUNNING_TITLE = 158.0, 78.0
ARMY_HEAD, OTHER_HEAD = 140.0, 78.0  # the head of an army among many is as low as that of other dice
BETWEEN, CLOSE = 36.0, 14.0  # between two sections, between two of many armies

FACE_SIZES = (124.0, 118.0, 112.0, 106.0, 100.0, 94.0, 88.0, 82.0, 76.0)
SMALL_DIE = 66.0  # without faces
LARGEST_OF_TWELVE = 84.0  # the 12 faces of a dragon are in one line
ROW_PAD = 7.0
FACE_GAP, COLUMN_GAP = 8.0, 26.0
COUNT_WIDTH, HEALTH_WIDTH = 66.0, 84.0
TICK, TICK_GAP = 52.0, 14.0  # more than 5 mm: room for a cross with a pencil
PAIRS_A_LINE, PAIRS_WITHOUT_FACES = 3, 6  # pairs of boxes, for dead and buried; there is less room beside faces
NOTES_HEAD, NOTES_LEAST = 56.0, 330.0  # the lines to write on below an army
FACES_A_LINE = 6
TERRAIN_FACES = 8


class RowPlan(NamedTuple):
    """The places of a row's parts. `faces` has a box for each face, `ticks` two for each unit: dead, buried."""

    die: Box
    times: Box
    name: Box
    health: Box
    faces: tuple[Box, ...]
    ticks: tuple[Box, ...]


@dataclass(frozen=True)
class Block:
    """A block of a page. `again`: a repeated heading."""

    kind: Literal["title", "head", "row", "notes"]
    box: Box
    section: Section | None = None
    row: Row | None = None
    again: bool = False


class Header(NamedTuple):
    """The first line of a page: force and game on the left, the date on the right."""

    left: str = ""
    right: str = ""


NO_HEADER = Header()


@dataclass(frozen=True, kw_only=True)
class BarePage:
    """A page of any game. `title` is in its last line; `anchor` is the target of links, or ""."""

    paper: Paper
    title: str = ""
    header: Header = NO_HEADER
    anchor: str = ""

    @property
    def footer(self) -> Box:
        """The last line of the page."""
        return Box(SIDE, self.paper.height - BELOW - FOOTER, self.paper.width - 2 * SIDE, FOOTER)


@dataclass(frozen=True, kw_only=True)
class AnyPage(BarePage):
    """A page of a force."""

    sheet: Sheet


@dataclass(frozen=True, kw_only=True)
class Page(AnyPage):
    """A page of a force's dice, or of those of one army.

    `size` is that of unit faces, 0 without faces; `boxes`: units have boxes for losses.
    """

    size: float
    blocks: tuple[Block, ...]
    footnote: Box
    boxes: bool = True
    leaf: Leaf = "whole"

    @property
    def column(self) -> Box:
        """The area between the margins, above the footnote."""
        return Box(SIDE, ABOVE, self.paper.width - 2 * SIDE, self.footnote.top - ABOVE)


def _pairs_a_line(size: float) -> int:
    return PAIRS_A_LINE if size else PAIRS_WITHOUT_FACES


def _losses_width(size: float) -> float:
    return _pairs_a_line(size) * (2 * TICK + TICK_GAP) - TICK_GAP


def _losses_height(row: Row, size: float, boxes: bool) -> float:
    lines = -(-row.boxes // _pairs_a_line(size)) if boxes else 0
    return lines * (TICK + TICK_GAP) - TICK_GAP if lines else 0.0


def row_height(row: Row, size: float, boxes: bool = True) -> float:
    """Return the height of a row with faces of this size."""
    ticked = _losses_height(row, size, boxes)
    if not size:
        return max(SMALL_DIE, ticked) + 2 * ROW_PAD
    if row.kind == "terrain":
        return _triangle_height(size) + 2 * ROW_PAD
    lines = 1 if row.kind == "dragon" else -(-row.faces // FACES_A_LINE)
    return max(lines * (size + FACE_GAP) - FACE_GAP, ticked) + 2 * ROW_PAD


def _triangle_side(size: float) -> float:
    return 1.45 * size


def _triangle_height(size: float) -> float:
    return _triangle_side(size) * 3**0.5 / 2


def plan_row(row: Row, box: Box, size: float, boxes: bool = True) -> RowPlan:
    """Return the places of a row's parts in its box."""
    inner = Box(box.left, box.top + ROW_PAD, box.width, box.height - 2 * ROW_PAD)
    middle = inner.top + inner.height / 2
    side = size or SMALL_DIE
    die = Box(box.left, middle - side / 2, side, side)
    times = Box(die.right + 10, inner.top, COUNT_WIDTH, inner.height)
    ticks = _ticks(row, inner, size) if boxes else ()
    faces = _faces(row, inner, size, boxes)
    first_tick = box.right - _losses_width(size) if boxes else box.right + COLUMN_GAP
    health_right = faces[0].left if faces else first_tick
    health_width = HEALTH_WIDTH if row.kind == "unit" else 0.0
    health = Box(health_right - COLUMN_GAP - health_width, inner.top, health_width, inner.height)
    name = Box(times.right, inner.top, health.left - COLUMN_GAP - times.right, inner.height)
    return RowPlan(die, times, name, health, faces, ticks)


def _ticks(row: Row, inner: Box, size: float) -> tuple[Box, ...]:
    """Return 2 boxes for each unit, side by side."""
    a_line, pitch = _pairs_a_line(size), 2 * TICK + TICK_GAP
    left = inner.right - _losses_width(size)
    top = inner.top + (inner.height - _losses_height(row, size, True)) / 2
    places = (divmod(number, a_line) for number in range(row.boxes))
    pairs = ((left + across * pitch, top + down * (TICK + TICK_GAP)) for down, across in places)
    return tuple(Box(x + half * TICK, y, TICK, TICK) for x, y in pairs for half in (0, 1))


def faces_left(width: float, size: float, boxes: bool = True) -> float:
    """Return the left edge of the faces of units, relative to the row; the columns of all rows are aligned."""
    losses = _losses_width(size) + COLUMN_GAP if boxes else 0.0
    return width - losses - (FACES_A_LINE * (size + FACE_GAP) - FACE_GAP)


def _faces(row: Row, inner: Box, size: float, boxes: bool) -> tuple[Box, ...]:
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
    left = inner.left + faces_left(inner.width, size, boxes)
    lines = -(-row.faces // FACES_A_LINE)
    a_line = -(-row.faces // lines)
    top = inner.top + (inner.height - lines * pitch + FACE_GAP) / 2
    places = (divmod(number, a_line) for number in range(row.faces))
    return tuple(Box(left + across * pitch, top + down * pitch, size, size) for down, across in places)


@dataclass(frozen=True)
class Style:
    """The layout options of dice pages; `note_lines` and `footnote_lines` are the lengths of these texts."""

    paper: Paper
    faces: bool = True
    boxes: bool = True
    note_lines: int = 0
    footnote_lines: int = 0
    leaf: Leaf = "whole"


class _Filling:
    """The pages of one sheet under construction."""

    def __init__(self, sheet: Sheet, style: Style, size: float) -> None:
        self._sheet, self._style, self._size = sheet, style, size
        paper = style.paper
        self._width = paper.width - 2 * SIDE
        high = style.footnote_lines * FOOTNOTE_LINE + (10 if style.footnote_lines else 0)
        self._footnote = Box(SIDE, paper.height - BELOW - FOOTER - high, self._width, high)
        self.pages: list[Page] = []
        self._blocks: list[Block] = []
        self._top = ABOVE
        self._add(Block("title", self._next(TITLE + style.note_lines * NOTE_LINE)))

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

    def _end_page(self) -> None:
        style = self._style
        page = Page(
            paper=style.paper,
            sheet=self._sheet,
            size=self._size,
            blocks=tuple(self._blocks),
            footnote=self._footnote,
            boxes=style.boxes,
            leaf=style.leaf,
        )
        self.pages.append(page)

    def _break(self) -> None:
        self._end_page()
        self._blocks = []
        self._top = ABOVE
        self._add(Block("title", self._next(RUNNING_TITLE), again=True))

    def add_section(self, section: Section) -> None:
        """Add a section, on a new page if that keeps it together."""
        many = self._style.leaf == "armies"
        head = OTHER_HEAD if section.expected is None or many else ARMY_HEAD
        heights = [row_height(row, self._size, self._style.boxes) for row in section.rows]
        whole = head + sum(heights)
        fresh = self._footnote.top - ABOVE - RUNNING_TITLE
        gap = 0.0 if self._empty() else CLOSE if many else BETWEEN
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

    def add_notes(self) -> None:
        """Add lines to write on if there is room."""
        room = self._room() - BETWEEN
        if room >= NOTES_LEAST:
            self._top += BETWEEN
            self._add(Block("notes", self._next(room)))

    def done(self) -> list[Page]:
        """Return the pages."""
        self._end_page()
        return self.pages


def _pages(sheet: Sheet, style: Style, size: float) -> list[Page]:
    filling = _Filling(sheet, style, size)
    for section in sheet.sections:
        filling.add_section(section)
    if style.leaf == "army":
        filling.add_notes()
    return filling.done()


def lay_out(sheet: Sheet, style: Style) -> tuple[Page, ...]:
    """Return the pages of a force's dice."""
    if not style.faces:
        return tuple(_pages(sheet, style, 0.0))
    tries = [_pages(sheet, style, size) for size in FACE_SIZES]
    fewest = len(tries[-1])
    return tuple(next(pages for pages in tries if len(pages) == fewest))


def army_sheets(sheet: Sheet) -> tuple[Sheet, ...]:
    """Return a sheet for each army of a force; one for all of a map."""
    if sheet.is_spread:
        return (replace(sheet, sections=sheet.armies),)
    return tuple(replace(sheet, sections=(section,)) for section in sheet.armies)
