"""The layout of the recruiting sheet of a campaign: rules of thumb, then lines to write on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ddtable.rosters.content import Sheet
from ddtable.rosters.pages.layout import ABOVE, SIDE, AnyPage, Box, Paper
from ddtable.rosters.recruiting import EMPTY, RecruitingLine

SHEET_TITLE, RULE_LINE, RULES_GAP = 110.0, 38.0, 26.0
COLUMN_HEAD, WRITING_LINE = 48.0, 62.0
WIDTHS: Final = (0.30, 0.17, 0.08, 0.17, 0.28)
"""The parts of the width of the columns: army, race, health, points, recruits."""


@dataclass(frozen=True, kw_only=True)
class RecruitingPage(AnyPage):
    """A page of the sheet; `rules` are the lines of the rules of thumb, on the first page."""

    rules: tuple[str, ...]
    lines: tuple[RecruitingLine, ...]

    @property
    def table(self) -> Box:
        """The box of the lines below the rules, with the headings of the columns."""
        top = ABOVE + SHEET_TITLE + (len(self.rules) * RULE_LINE + RULES_GAP if self.rules else 0.0)
        return Box(SIDE, top, self.paper.width - 2 * SIDE, COLUMN_HEAD + len(self.lines) * WRITING_LINE)

    def columns(self, top: float, height: float) -> tuple[Box, ...]:
        """Return the boxes of the columns in a line."""
        left, found = self.table.left, []
        for part in WIDTHS:
            width = self.table.width * part
            found.append(Box(left, top, width, height))
            left += width
        return tuple(found)


def lay_out_recruiting(
    sheet: Sheet, rules: Sequence[str], lines: Sequence[RecruitingLine], paper: Paper
) -> tuple[RecruitingPage, ...]:
    """Return the pages of the sheet of a force; the last one is filled up with empty lines."""
    pages: list[RecruitingPage] = []
    left, told = list(lines), tuple(rules)
    while left:
        page = RecruitingPage(paper=paper, sheet=sheet, rules=told, lines=())
        room = page.footer.top - page.table.top - COLUMN_HEAD
        fits = max(1, int(room / WRITING_LINE))
        shown = [*left[:fits], *[EMPTY] * (fits - len(left))]
        pages.append(RecruitingPage(paper=paper, sheet=sheet, rules=told, lines=tuple(shown)))
        left, told = left[fits:], ()
    return tuple(pages)
