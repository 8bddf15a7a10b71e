"""Painting the recruiting sheet of a campaign."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from ddtable.rosters.pages.layout import ABOVE, SIDE
from ddtable.rosters.pages.recruiting import COLUMN_HEAD, RULE_LINE, SHEET_TITLE, WRITING_LINE, RecruitingPage
from ddtable.rosters.recruiting import RecruitingLine, recruiting_columns
from ddtable.rosters.wording import force_title
from ui.kit.fonts import BOLD
from ui.rosters.lettering import FORCE, PLAIN, SMALL, plain, serif, shrunk
from ui.rosters.sheetwork import Sheetwork, rect_of

PAD = 12.0
TITLE = FORCE - 24


def paint_recruiting(work: Sheetwork, page: RecruitingPage) -> None:
    """Paint a page of the sheet: title, rules of thumb, and lines to write on."""
    words, inks = work.words, work.inks
    title = words.say("roster-recruiting-title", force=force_title(words, page.sheet.force))
    room = QRectF(SIDE, ABOVE, page.table.width, SHEET_TITLE - 20)
    work.write(room, title, shrunk(serif(TITLE), title, room.width(), TITLE - 24), inks.text)
    work.lines(SIDE, ABOVE + SHEET_TITLE, RULE_LINE, page.rules, plain(PLAIN), inks.text)
    top = page.table.top
    for box, said in zip(page.columns(top, COLUMN_HEAD), recruiting_columns(words), strict=True):
        work.write(rect_of(box).adjusted(0, 0, -PAD, 0), said, plain(SMALL), inks.quiet)
    top += COLUMN_HEAD
    work.line(page.table.left, page.table.right, top, inks.rule, 3)
    before = ""
    for line in page.lines:
        _line(work, page, line, top, new_army=line.army != before)
        before, top = line.army, top + WRITING_LINE


def _line(work: Sheetwork, page: RecruitingPage, line: RecruitingLine, top: float, *, new_army: bool) -> None:
    """Paint one line; the army is named on its first line."""
    inks, boxes = work.inks, page.columns(top, WRITING_LINE)
    said = (line.army if new_army else "", line.race, line.health, line.points)
    for number, (box, part) in enumerate(zip(boxes, said, strict=False)):
        font = plain(PLAIN, BOLD) if number in (0, 3) else plain(PLAIN)
        work.write_whole(rect_of(box).adjusted(0, 0, -PAD, 0), part, font, inks.text, least=20)
    for box, part in zip(boxes, (*said, ""), strict=True):
        colour = inks.hair if part else inks.rule
        work.line(box.left, box.right - PAD, box.bottom - 8, colour, 1.6)
