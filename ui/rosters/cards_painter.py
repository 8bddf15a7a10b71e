"""Painting dice cards to cut out."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF

from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import DragonType, UnitType
from ddtable.rosters.content import elements_of, faces_of
from ddtable.rosters.pages.cards import BAND, FOOT, ICON_NAME, Card, CardsPage
from ddtable.rosters.wording import force_title, heading, named_icon, row_about
from ddtable.words.listed_dice import mark_words
from ddtable.words.sentences import sentence
from ui.art.die_faces import square_at
from ui.art.die_looks import type_look
from ui.art.icons import icon_names
from ui.kit.fonts import MEDIUM
from ui.rosters.lettering import PLAIN, SMALL, plain, serif, shrunk
from ui.rosters.print_dice import paint_body, paint_face, paint_triangle
from ui.rosters.print_icons import paint_icon
from ui.rosters.sheetwork import MIDDLE, RIGHT, Sheetwork, rect_of

NAME_ON_CARD, HEALTH_ON_CARD = 44, 62
RADIUS = 26.0
HEALTH_ROOM = 96.0
SIGN = 34.0


def paint_cards(work: Sheetwork, page: CardsPage) -> None:
    """Paint a page of cards with the marks to cut along."""
    work.painter.setPen(QPen(QColor(work.inks.quiet), 1.4))
    for left, top, right, bottom in page.marks:
        work.painter.drawLine(QPointF(left, top), QPointF(right, bottom))
    for place, card in enumerate(page.cards):
        work.painter.setPen(QPen(QColor(work.inks.hair), 1.0))
        work.painter.setBrush(Qt.BrushStyle.NoBrush)
        work.painter.drawRect(rect_of(card.box))
        _card(work, page, card, page.anchor if place == 0 else "")


def _card(work: Sheetwork, page: CardsPage, card: Card, anchor: str) -> None:
    frame, inks = rect_of(card.frame), work.inks
    elements = elements_of(card.row.type_id)
    outline = QPainterPath()
    outline.addRoundedRect(frame, RADIUS, RADIUS)
    _band(work, frame, outline, elements)
    pen = QPen(QColor(inks.edge(elements[-1])), 2.2 * inks.weight)
    work.painter.strokePath(outline, pen)
    _names(work, card, frame, anchor)
    paint_body(
        work.painter, type_look(card.row.type_id, 7 if card.row.kind == "terrain" else None), rect_of(card.body), inks
    )
    _signs(work, card, elements)
    _faces(work, page, card)
    _foot(work, page, card, frame)


def _band(work: Sheetwork, frame: QRectF, outline: QPainterPath, elements: tuple[str, ...]) -> None:
    """Paint the band of the name in the die's colours, divided by a slanted line; without colour only a line."""
    band = QRectF(frame.left(), frame.top(), frame.width(), BAND)
    if work.inks.colour:
        upper = QPolygonF([band.topLeft(), band.topRight(), QPointF(band.left() + band.width() * 0.36, band.bottom())])
        upper << band.bottomLeft() << band.topLeft()
        whole, part = QPainterPath(), QPainterPath()
        whole.addRect(band)
        part.addPolygon(upper)
        work.painter.fillPath(outline.intersected(whole), QColor(work.inks.tint(elements[-1])))
        work.painter.fillPath(outline.intersected(whole).intersected(part), QColor(work.inks.tint(elements[0])))
    work.line(band.left(), band.right(), band.bottom(), work.inks.edge(elements[-1]), 2.0 * work.inks.weight)


def _names(work: Sheetwork, card: Card, frame: QRectF, anchor: str) -> None:
    """Write the die's name, its race and class, and its health on the right."""
    words, inks, kind = work.words, work.inks, catalogue().die(card.row.type_id)
    health = kind.health if isinstance(kind, UnitType | DragonType) else 0
    room = frame.width() - 44 - (HEALTH_ROOM if health else 0)
    name = words.die_name(card.row.type_id)
    at = QRectF(frame.left() + 22, frame.top() + 12, room, 58)
    font = shrunk(serif(NAME_ON_CARD), name, room, 24)
    if anchor:
        work.write_linked(at, name, font, inks.text, name=anchor)
    else:
        work.write(at, name, font, inks.text)
    about = row_about(words, card.row, of_several_species=True)
    below = QRectF(at.left(), frame.top() + 72, room, 36)
    work.write_whole(below, about, plain(PLAIN - 1, MEDIUM), inks.text, least=18)
    if health:
        cell = QRectF(frame.right() - HEALTH_ROOM - 18, frame.top() + 8, HEALTH_ROOM, 68)
        work.write(cell, str(health), serif(HEALTH_ON_CARD), inks.text, RIGHT)
        caption = words.say("roster-figure", figure="health", amount=health)
        work.write(QRectF(cell.left(), frame.top() + 76, cell.width(), 28), caption, plain(SMALL - 1), inks.text, RIGHT)


def _signs(work: Sheetwork, card: Card, elements: tuple[str, ...]) -> None:
    """Paint the elements beside the die, as sign and word."""
    body, left = rect_of(card.body), rect_of(card.frame).left() + 22
    for number, element in enumerate(dict.fromkeys(elements)):
        top = body.top() + 8 + number * 46
        if f"element_{element}" in icon_names():
            sign = square_at(left + SIGN / 2, top + SIGN / 2, SIGN)
            paint_icon(work.painter, f"element_{element}", sign, QColor(work.inks.edge(element)))
        said = work.words.say("roster-element", element=element)
        at = QRectF(left + SIGN + 8, top, body.left() - left - SIGN - 8, SIGN)
        work.write(at, said, plain(SMALL), work.inks.quiet)


def _faces(work: Sheetwork, page: CardsPage, card: Card) -> None:
    row = card.row
    faces = faces_of(page.sheet.force, row)
    for number, box in enumerate(card.faces):
        look, rect = type_look(row.type_id, number), rect_of(box)
        if row.kind == "terrain":
            look = look if number == len(faces) - 1 else replace(look, icon=faces[number].icon)
            paint_triangle(work.painter, look, rect, number % 2 == 1, work.inks)
        else:
            paint_face(work.painter, look, rect, work.inks)
            name = named_icon(work.words, faces[number].icon)
            below = QRectF(rect.left() - 4, rect.bottom() + 1, rect.width() + 8, ICON_NAME)
            work.write_whole(below, sentence(name), plain(SMALL - 2, MEDIUM), work.inks.text, MIDDLE)


def _foot(work: Sheetwork, page: CardsPage, card: Card, frame: QRectF) -> None:
    """Write army and force, the number among equal dice, and the origin of custom faces."""
    force, words = page.sheet.force, work.words
    number = words.say("roster-card-number", number=card.number, count=card.of) if card.of > 1 else ""
    parts = (mark_words(words, card.row.type_id), heading(words, card.section), force_title(words, force), number)
    at = QRectF(frame.left() + 22, frame.bottom() - FOOT + 6, frame.width() - 44, FOOT - 16)
    work.write(at, " · ".join(filter(None, parts)), plain(SMALL - 2), work.inks.quiet, MIDDLE)
