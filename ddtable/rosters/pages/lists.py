"""The layout of compact lists: names and counts in 3 columns, legible at arm's length.

Two forces share a page if both fit in large type. A force with a page of its own uses the largest type that fits.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ddtable.rosters.content import Row, Section, Sheet
from ddtable.rosters.pages.layout import ABOVE, SIDE, AnyPage, Box, Paper

COLUMNS, COLUMN_SPACE = 3, 54.0
LIST_TITLE = 186.0
LIST_HEAD, LIST_ROW, LIST_GAP = 72.0, 56.0, 34.0  # at scale 1, which is the smallest
SCALES = (1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1.0)
ARMS_LENGTH = 1.4  # names larger than 13 points
CUT = 76.0  # between two lists on a page, with a line to cut along in its middle


@dataclass(frozen=True)
class ListLine:
    """The heading of a section, or a row of it. `again`: a heading that is repeated."""

    box: Box
    section: Section
    row: Row | None = None
    again: bool = False


@dataclass(frozen=True)
class ForceList:
    """A force's list, or a part of it, at a scale. `again`: a continued page."""

    sheet: Sheet
    title: Box
    lines: tuple[ListLine, ...]
    again: bool = False
    scale: float = 1.0


@dataclass(frozen=True, kw_only=True)
class ListPage(AnyPage):
    """A page with one or two lists; `cut` is the y of the line to cut along, 0 for none."""

    lists: tuple[ForceList, ...]
    cut: float = 0.0


def _height(section: Section, scale: float) -> float:
    return (LIST_HEAD + LIST_ROW * len(section.rows)) * scale


def _columns(sections: Sequence[Section], room: float, scale: float) -> list[list[Section]] | None:
    """Return the sections in columns: an army in each, the others in the emptiest; None if they do not fit."""
    columns: list[list[Section]] = [[] for _ in range(COLUMNS)]
    filled = [0.0] * COLUMNS
    for number, section in enumerate(sections):
        first_free = number if number < COLUMNS and section.expected is not None else -1
        at = first_free if first_free >= 0 else filled.index(min(filled))
        filled[at] += _height(section, scale) + (LIST_GAP * scale if columns[at] else 0.0)
        columns[at].append(section)
        if filled[at] > room:
            return None
    return columns


def _placed(
    columns: Sequence[Sequence[Section]], left: float, top: float, width: float, scale: float
) -> Iterator[ListLine]:
    for number, sections in enumerate(columns):
        x, y = left + number * (width + COLUMN_SPACE), top
        for section in sections:
            yield ListLine(Box(x, y, width, LIST_HEAD * scale), section)
            y += LIST_HEAD * scale
            for row in section.rows:
                yield ListLine(Box(x, y, width, LIST_ROW * scale), section, row)
                y += LIST_ROW * scale
            y += LIST_GAP * scale


def _largest(sections: Sequence[Section], room: float) -> tuple[float, list[list[Section]]] | None:
    """Return the largest scale at which the sections fit into columns of this height, and the columns; or None."""
    tries = ((scale, _columns(sections, room, scale)) for scale in SCALES)
    return next(((scale, columns) for scale, columns in tries if columns is not None), None)


def _flowed(sections: Sequence[Section], left: float, top: float, width: float, room: float) -> list[list[ListLine]]:
    """Return pages of lines that continue from column to column with repeated headings."""
    pages: list[list[ListLine]] = [[]]
    column, y = 0, 0.0

    def go_on() -> None:
        nonlocal column, y
        column, y = column + 1, 0.0
        if column == COLUMNS:
            column = 0
            pages.append([])

    def put(height: float, section: Section, row: Row | None, again: bool = False) -> None:
        nonlocal y
        box = Box(left + column * (width + COLUMN_SPACE), top + y, width, height)
        pages[-1].append(ListLine(box, section, row, again))
        y += height

    for section in sections:
        y += LIST_GAP if y else 0.0
        if y + LIST_HEAD + LIST_ROW > room:
            go_on()
        put(LIST_HEAD, section, None)
        for row in section.rows:
            if y + LIST_ROW > room:
                go_on()
                put(LIST_HEAD, section, None, again=True)
            put(LIST_ROW, section, row)
    return pages


def lay_out_lists(sheets: Sequence[Sheet], paper: Paper) -> tuple[ListPage, ...]:
    """Return the pages of the lists of some forces."""
    room = ListPage(paper=paper, sheet=sheets[0], lists=()).footer.top - ABOVE if sheets else 0.0
    half = (room - CUT) / 2
    pages: list[ListPage] = []
    left = list(sheets)
    while left:
        pair = [_on_a_part(sheet, paper, half, part) for part, sheet in enumerate(left[:2])]
        upper, lower = (*pair, None)[:2]
        if upper is not None and lower is not None:
            cut = ABOVE + half + CUT / 2
            pages.append(ListPage(paper=paper, sheet=left[0], lists=(upper, lower), cut=cut))
            left = left[2:]
        else:
            pages += _alone(left[0], paper, room)
            left = left[1:]
    return tuple(pages)


def _title(paper: Paper, top: float) -> Box:
    return Box(SIDE, top, paper.width - 2 * SIDE, LIST_TITLE)


def _column_width(paper: Paper) -> float:
    return (paper.width - 2 * SIDE - COLUMN_SPACE * (COLUMNS - 1)) / COLUMNS


def _on_a_part(sheet: Sheet, paper: Paper, height: float, part: int = 0) -> ForceList | None:
    """Return a force's list in a part of a page of this height; None if it would not be legible at arm's length."""
    found = _largest(sheet.sections, height - LIST_TITLE)
    if found is None or found[0] < ARMS_LENGTH:
        return None
    return _list_at(sheet, paper, ABOVE + part * (height + CUT), *found)


def _list_at(sheet: Sheet, paper: Paper, top: float, scale: float, columns: Sequence[Sequence[Section]]) -> ForceList:
    lines = _placed(columns, SIDE, top + LIST_TITLE, _column_width(paper), scale)
    return ForceList(sheet, _title(paper, top), tuple(lines), scale=scale)


def _alone(sheet: Sheet, paper: Paper, room: float) -> Iterator[ListPage]:
    """Yield the pages of a force that shares none: one page in the largest type that fits, or several."""
    if found := _largest(sheet.sections, room - LIST_TITLE):
        yield ListPage(paper=paper, sheet=sheet, lists=(_list_at(sheet, paper, ABOVE, *found),))
        return
    flowed = _flowed(sheet.sections, SIDE, ABOVE + LIST_TITLE, _column_width(paper), room - LIST_TITLE)
    for number, lines in enumerate(flowed):
        part = ForceList(sheet, _title(paper, ABOVE), tuple(lines), again=number > 0)
        yield ListPage(paper=paper, sheet=sheet, lists=(part,))
