"""Where everything stands in compact lists: names and counts in three columns, two forces on a page where they fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ddtable.rosters.content import Row, Section, Sheet
from ui.rosters.layout import ABOVE, SIDE, AnyPage, Box, Paper

COLUMNS, COLUMN_SPACE = 3, 54.0
LIST_TITLE = 186.0
LIST_HEAD, LIST_ROW, LIST_GAP = 72.0, 56.0, 34.0
CUT = 76.0  # between two lists on a page, with the line to cut along in its middle


@dataclass(frozen=True)
class ListLine:
    """The heading of a section, or a row of it. `again`: a heading that is repeated."""

    box: Box
    section: Section
    row: Row | None = None
    again: bool = False


@dataclass(frozen=True)
class ForceList:
    """A force's list, or a part of it: its title and its lines. `again`: what goes on from the page before."""

    sheet: Sheet
    title: Box
    lines: tuple[ListLine, ...]
    again: bool = False


@dataclass(frozen=True, kw_only=True)
class ListPage(AnyPage):
    """A page of one list or of two; `cut` is where to cut between or below them, 0 for nowhere."""

    lists: tuple[ForceList, ...]
    cut: float = 0.0


def _height(section: Section) -> float:
    return LIST_HEAD + LIST_ROW * len(section.rows)


def _columns(sections: Sequence[Section], room: float) -> list[list[Section]] | None:
    """Return the sections in columns, an army in each, the others where there is most room; None if they do not fit."""
    columns: list[list[Section]] = [[] for _ in range(COLUMNS)]
    filled = [0.0] * COLUMNS
    for number, section in enumerate(sections):
        first_free = number if number < COLUMNS and section.expected is not None else -1
        at = first_free if first_free >= 0 else filled.index(min(filled))
        filled[at] += _height(section) + (LIST_GAP if columns[at] else 0.0)
        columns[at].append(section)
        if filled[at] > room:
            return None
    return columns


def _placed(columns: Sequence[Sequence[Section]], left: float, top: float, width: float) -> Iterator[ListLine]:
    for number, sections in enumerate(columns):
        x, y = left + number * (width + COLUMN_SPACE), top
        for section in sections:
            yield ListLine(Box(x, y, width, LIST_HEAD), section)
            y += LIST_HEAD
            for row in section.rows:
                yield ListLine(Box(x, y, width, LIST_ROW), section, row)
                y += LIST_ROW
            y += LIST_GAP


def _flowed(sections: Sequence[Section], left: float, top: float, width: float, room: float) -> list[list[ListLine]]:
    """Return pages of lines that run on from column to column, the headings repeated."""
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
    pages: list[ListPage] = []
    wide = paper.width - 2 * SIDE
    width = (wide - COLUMN_SPACE * (COLUMNS - 1)) / COLUMNS
    whole = ListPage(paper=paper, sheet=sheets[0], lists=()).footer.top - ABOVE if sheets else 0.0
    half = (whole - CUT) / 2
    cut = ABOVE + half + CUT / 2
    waiting: ForceList | None = None

    def title(top: float) -> Box:
        return Box(SIDE, top, wide, LIST_TITLE)

    for sheet in sheets:
        columns = _columns(sheet.sections, half - LIST_TITLE)
        if columns is not None:
            top = ABOVE if waiting is None else ABOVE + half + CUT
            found = ForceList(sheet, title(top), tuple(_placed(columns, SIDE, top + LIST_TITLE, width)))
            if waiting is None:
                waiting = found
            else:
                pages.append(ListPage(paper=paper, sheet=waiting.sheet, lists=(waiting, found), cut=cut))
                waiting = None
            continue
        if waiting is not None:
            pages.append(ListPage(paper=paper, sheet=waiting.sheet, lists=(waiting,), cut=cut))
            waiting = None
        top = ABOVE + LIST_TITLE
        for number, lines in enumerate(_flowed(sheet.sections, SIDE, top, width, whole - LIST_TITLE)):
            part = ForceList(sheet, title(ABOVE), tuple(lines), again=number > 0)
            pages.append(ListPage(paper=paper, sheet=sheet, lists=(part,)))
    if waiting is not None:
        pages.append(ListPage(paper=paper, sheet=waiting.sheet, lists=(waiting,), cut=cut))
    return tuple(pages)
