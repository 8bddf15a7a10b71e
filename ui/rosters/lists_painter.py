"""Painting compact lists."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPen

from ddtable.dice.catalogue import catalogue
from ddtable.rosters.content import Row, Section, elements_of
from ddtable.rosters.pages.layout import SIDE
from ddtable.rosters.pages.lists import ForceList, ListLine, ListPage
from ddtable.rosters.wording import figures_of, force_title, has_marks, heading, marked_name, species_names
from ddtable.words.sentences import Words
from ui.art.die_faces import square_at
from ui.art.icons import icon_names
from ui.kit.fonts import BOLD
from ui.rosters.lettering import PLAIN, plain, serif, shrunk, wide
from ui.rosters.print_icons import paint_icon
from ui.rosters.sheetwork import RIGHT, Sheetwork, rect_of

NAME_OF_FORCE, HEAD, NAME_OF_DIE = 66, 44, 34  # font sizes at scale 1
LEAST_HEAD, LEAST_NAME = 36, 24
COUNT = 66.0
SIGN, SIGN_PITCH, NAME_SPACE, HEALTH = 30.0, 34.0, 6.0, 30.0  # HEALTH: the room for a number on the right
DASHES = (9.0, 7.0)  # in pen widths


def paint_lists(work: Sheetwork, page: ListPage) -> None:
    """Paint a page of lists, with a line to cut along between two."""
    for number, one in enumerate(page.lists):
        _title(work, one, page.anchor if number == 0 else "")
        for line in one.lines:
            (_head if line.row is None else _row)(work, line, one.scale)
    if page.cut:
        pen = QPen(QColor(work.inks.quiet), 1.6)
        pen.setDashPattern(DASHES)
        work.painter.setPen(pen)
        work.painter.drawLine(QPointF(SIDE, page.cut), QPointF(page.paper.width - SIDE, page.cut))


def _title(work: Sheetwork, one: ForceList, anchor: str) -> None:
    force, words, inks, rect = one.sheet.force, work.words, work.inks, rect_of(one.title)
    name = force_title(words, force)
    name = words.say("roster-title-again", force=name) if one.again else name
    at = QRectF(rect.left(), rect.top(), rect.width(), 78)
    font = shrunk(serif(NAME_OF_FORCE), name, rect.width(), NAME_OF_FORCE - 26)
    if anchor:
        work.write_linked(at, name, font, inks.text, name=anchor)
    else:
        work.write(at, name, font, inks.text)
    sums = [
        f"{amount} {words.say('roster-figure', figure=figure, amount=amount)}" for figure, amount in figures_of(force)
    ]
    player = words.say("roster-player", player=one.sheet.player) if one.sheet.player else ""
    marks = words.say("roster-marked-why") if has_marks(force) else ""
    said = " · ".join(filter(None, (player, species_names(words, force.units), *sums, marks)))
    work.write(QRectF(rect.left(), rect.top() + 82, rect.width(), 40), said, plain(PLAIN + 3), inks.quiet)
    work.line(rect.left(), rect.right(), rect.top() + 142, inks.rule, 3)


def _head(work: Sheetwork, line: ListLine, scale: float) -> None:
    """Write the name of an army and its health; below the name if this leaves too little room for it."""
    rect, inks = rect_of(line.box), work.inks
    name = heading(work.words, line.section)
    name = work.words.say("roster-army-again", army=name) if line.again else name
    room, upper = rect.width(), rect
    if line.section.units:
        said = work.words.say("roster-health-of", health=line.section.health)
        font = plain(round(PLAIN * scale))
        room -= wide(said, font) + 16
        if wide(name, shrunk(serif(round(HEAD * scale)), name, room, LEAST_HEAD)) > room:
            room, upper = rect.width(), QRectF(rect.left(), rect.top(), rect.width(), rect.height() * 0.54)
            lower = QRectF(rect.left(), upper.bottom(), rect.width(), rect.height() * 0.4)
            work.write(lower, said, plain(round(PLAIN * scale * 0.85)), inks.quiet)
        else:
            work.write(rect, said, font, inks.quiet, RIGHT)
    font = shrunk(serif(round(HEAD * scale)), name, room, LEAST_HEAD)
    work.write(QRectF(upper.left(), upper.top(), room, upper.height()), name, font, inks.text)
    work.line(rect.left(), rect.right(), rect.bottom() - 3, inks.hair, 2)


def _row(work: Sheetwork, line: ListLine, scale: float) -> None:
    """Write number, signs of the elements, and name; the health of a unit on the right."""
    row, rect, words, inks = line.row, rect_of(line.box), work.words, work.inks
    assert row is not None
    bold = plain(round(NAME_OF_DIE * scale), BOLD)
    if row.count > 1:
        count = words.say("roster-count", count=row.count)
        work.write_whole(QRectF(rect.left(), rect.top(), (COUNT - 8) * scale, rect.height()), count, bold, inks.text)
    left = rect.left() + _count_width(line.section, scale)
    for element in _signs(row):
        sign = square_at(left + SIGN * scale / 2, rect.center().y(), SIGN * scale)
        paint_icon(work.painter, f"element_{element}", sign, QColor(inks.edge(element)))
        left += SIGN_PITCH * scale
    left += NAME_SPACE * scale
    if row.kind == "unit":
        health = str(catalogue().unit(row.type_id).health)
        work.write(rect, health, bold, inks.quiet, RIGHT)
    room = rect.right() - left - (HEALTH * scale if row.kind == "unit" else 0.0)
    font = _name_font(words, line, scale)
    work.write(QRectF(left, rect.top(), room, rect.height()), marked_name(words, row.type_id), font, inks.text)


def _count_width(section: Section, scale: float) -> float:
    return COUNT * scale if any(row.count > 1 for row in section.rows) else 0.0


def _signs(row: Row) -> list[str]:
    return [element for element in dict.fromkeys(elements_of(row.type_id)) if f"element_{element}" in icon_names()]


def _name_font(words: Words, line: ListLine, scale: float) -> QFont:
    """Return one font for all names of a section, small enough for the longest one."""
    font = plain(round(NAME_OF_DIE * scale), QFont.Weight.DemiBold)
    fonts = []
    for row in line.section.rows:
        taken = len(_signs(row)) * SIGN_PITCH + NAME_SPACE + (HEALTH if row.kind == "unit" else 0.0)
        room = line.box.width - _count_width(line.section, scale) - taken * scale
        fonts.append(shrunk(font, marked_name(words, row.type_id), room, LEAST_NAME))
    return min(fonts, key=QFont.pixelSize)
