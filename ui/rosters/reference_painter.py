"""Painting the reference of icons and spells."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPen

from ddtable.rosters.wording import force_title
from ui.art.die_faces import square_at
from ui.art.icons import icon_names
from ui.art.palette import ink_on
from ui.kit.fonts import BOLD, MEDIUM
from ui.rosters.lettering import ARMY, NAME, PLAIN, REGULAR, SMALL, plain, serif, shrunk, wide
from ui.rosters.print_icons import paint_icon
from ui.rosters.reference import NAME_LINE, SIGN_ROOM, TEXT_LINE, Placed, ReferencePage
from ui.rosters.sheetwork import MIDDLE, Sheetwork, rect_of

TITLE = 62
SIGN, DISC = 56.0, 50.0


def paint_reference(work: Sheetwork, page: ReferencePage) -> None:
    """Paint a page of the reference."""
    force, words, inks, rect = page.sheet.force, work.words, work.inks, rect_of(page.heading)
    name = words.say("roster-reference-title", force=force_title(words, force))
    if page.again:
        name = words.say("roster-title-again", force=name)
        work.write(QRectF(rect.left(), rect.top() - 10, rect.width(), 52), name, serif(ARMY - 6), inks.quiet)
        work.line(rect.left(), rect.right(), rect.top() + 50, inks.hair, 2)
    else:
        font = shrunk(serif(TITLE), name, rect.width(), TITLE - 26)
        at = QRectF(rect.left(), rect.top(), rect.width(), 84)
        if page.anchor:
            work.write_linked(at, name, font, inks.text, name=page.anchor)
        else:
            work.write(at, name, font, inks.text)
        work.line(rect.left(), rect.right(), rect.bottom() - 44, inks.rule, 3)
    painters = {"head": _head, "icon": _icon, "spell": _spell, "note": _note}
    for placed in page.placed:
        painters[placed.item.kind](work, placed)


def _head(work: Sheetwork, placed: Placed) -> None:
    rect, item, inks = rect_of(placed.box), placed.item, work.inks
    left = rect.left()
    if item.icon:
        paint_icon(work.painter, item.icon, square_at(left + 20, rect.top() + 26, 40), QColor(inks.edge(item.colour)))
        left += 54
    work.write(QRectF(left, rect.top(), rect.right() - left, 54), item.text, serif(ARMY - 4), inks.text)
    work.line(rect.left(), rect.right(), rect.top() + 58, inks.hair, 2)


def _icon(work: Sheetwork, placed: Placed) -> None:
    """Paint the icon, its name, its face, and its effects."""
    rect, item, inks = rect_of(placed.box), placed.item, work.inks
    if item.icon in icon_names():
        paint_icon(work.painter, item.icon, square_at(rect.left() + SIGN / 2, rect.top() + 34, SIGN), QColor(inks.text))
    _name(work, placed, item.note)


def _spell(work: Sheetwork, placed: Placed) -> None:
    """Paint the cost on a disc of the spell's colour, its name, and its effect."""
    rect, item, inks = rect_of(placed.box), placed.item, work.inks
    disc = square_at(rect.left() + SIGN / 2, rect.top() + 30, DISC)
    ground = inks.body(item.colour)
    work.painter.setPen(QPen(QColor(inks.edge(item.colour)), 2.2))
    work.painter.setBrush(QColor(ground))
    work.painter.drawEllipse(disc)
    work.write(disc, item.note, plain(NAME - 3, BOLD), ink_on(ground) if inks.colour else inks.text, MIDDLE)
    _name(work, placed, "")


def _name(work: Sheetwork, placed: Placed, note: str) -> None:
    rect, item, inks = rect_of(placed.box), placed.item, work.inks
    left = rect.left() + SIGN_ROOM
    font = plain(PLAIN + 4, BOLD)
    room = min(wide(item.text, font) + 2, rect.right() - left)
    work.write(QRectF(left, rect.top(), room, NAME_LINE), item.text, font, inks.text)
    beside = QRectF(left + room + 16, rect.top() + 2, rect.right() - left - room - 16, NAME_LINE)
    if note and beside.width() > 60:
        work.write(beside, note, plain(SMALL, MEDIUM), inks.quiet)
    work.lines(left, rect.top() + NAME_LINE, TEXT_LINE, item.lines, plain(PLAIN - 1, REGULAR), inks.text)


def _note(work: Sheetwork, placed: Placed) -> None:
    rect = rect_of(placed.box)
    left = rect.left() + SIGN_ROOM
    work.lines(left, rect.top(), TEXT_LINE, placed.item.lines, plain(PLAIN - 1, REGULAR), work.inks.quiet)
