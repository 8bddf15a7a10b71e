"""Painting a table of contents."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from ddtable.rosters.pages.contents import CONTENTS_LINE, CONTENTS_TITLE, ContentsPage
from ddtable.rosters.pages.layout import ABOVE, SIDE
from ddtable.rosters.wording import force_title, species_names
from ui.kit.fonts import BOLD
from ui.rosters.lettering import PLAIN, plain, serif, shrunk, wide
from ui.rosters.sheetwork import RIGHT, Sheetwork

HEADING = 66
NUMBER = 110.0


def paint_contents(work: Sheetwork, page: ContentsPage) -> None:
    """Paint the heading, and each force with its races and page."""
    left, right, words, inks = SIDE, page.paper.width - SIDE, work.words, work.inks
    font = shrunk(serif(HEADING), page.heading, right - left, HEADING - 26)
    work.write(QRectF(left, ABOVE, right - left, 84), page.heading, font, inks.text)
    work.line(left, right, ABOVE + CONTENTS_TITLE - 40, inks.rule, 3)
    for number, line in enumerate(page.lines):
        top = ABOVE + CONTENTS_TITLE + number * CONTENTS_LINE
        force = line.sheet.force
        name = force_title(words, force)
        bold = plain(PLAIN + 5, BOLD)
        room = min(wide(name, bold) + 2, (right - left) * 0.5)
        work.write_linked(QRectF(left, top, room, CONTENTS_LINE), name, bold, inks.text, to=line.anchor)
        said = " · ".join(
            filter(
                None,
                (
                    line.sheet.player,
                    words.say("roster-health-of", health=force.health),
                    species_names(words, force.units),
                ),
            )
        )
        about = QRectF(left + room + 30, top, right - left - room - 30 - NUMBER, CONTENTS_LINE)
        work.write(about, said, plain(PLAIN), inks.quiet)
        at = QRectF(right - NUMBER, top, NUMBER, CONTENTS_LINE)
        work.write(at, str(line.number), bold, inks.text, RIGHT)
        work.line(left, right, top + CONTENTS_LINE, inks.hair, 1.4)
