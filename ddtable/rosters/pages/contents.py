"""A table of contents before the rosters of several forces; in a PDF file each line leads to its force."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ddtable.rosters.content import Sheet
from ddtable.rosters.pages.layout import ABOVE, AnyPage, Paper

FEWEST = 3  # forces that need a table of contents
CONTENTS_TITLE, CONTENTS_LINE = 176.0, 64.0


@dataclass(frozen=True)
class ContentsLine:
    """A force in the contents: the number of its first page, and the anchor of its link."""

    sheet: Sheet
    number: int
    anchor: str


@dataclass(frozen=True, kw_only=True)
class ContentsPage(AnyPage):
    """A page of contents."""

    heading: str
    lines: tuple[ContentsLine, ...]


def lines_a_page(sheet: Sheet, paper: Paper) -> int:
    """Return the number of forces on a page of contents."""
    page = ContentsPage(paper=paper, sheet=sheet, heading="", lines=())
    return int((page.footer.top - ABOVE - CONTENTS_TITLE) / CONTENTS_LINE)


def contents_of(sheets: Sequence[Sheet], counts: Sequence[int], paper: Paper, heading: str) -> tuple[ContentsPage, ...]:
    """Return the contents of forces with these numbers of pages; () for few forces."""
    if len(sheets) < FEWEST:
        return ()
    a_page = lines_a_page(sheets[0], paper)
    first = -(-len(sheets) // a_page) + 1
    lines = [
        ContentsLine(sheet, first + sum(counts[:place]), f"force-{place + 1}") for place, sheet in enumerate(sheets)
    ]
    return tuple(
        ContentsPage(paper=paper, sheet=sheets[0], heading=heading, lines=tuple(lines[start : start + a_page]))
        for start in range(0, len(lines), a_page)
    )
