"""Pages with a title, a picture and sentences under headings: those of chronicles and reviews."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor

from ddtable import __version__
from ddtable.rosters.about_file import AboutFile
from ddtable.rosters.pages.chronicle import INDENT, LINE, Placed
from ddtable.rosters.pages.layout import PAPERS, Header
from ddtable.rosters.wanted import Wanted
from ddtable.rosters.wording import day_words
from ddtable.words.sentences import Words
from ui.art.palette import LIGHT
from ui.kit.fonts import BOLD
from ui.rosters.lettering import PLAIN, REGULAR, plain, serif, shrunk
from ui.rosters.output import pdf_of
from ui.rosters.sheetwork import PaintedPage, Sheetwork, rect_of

TITLE_FONT, HEAD_FONT = 62, 42
GREYS = ("#1a1a1a", "#6e6e6e", "#a5a5a5", "#3f3f3f", "#c8c8c8", "#868686")


class Heading(NamedTuple):
    """The heading of a told game, for its pages and its file."""

    kind: str  # the usual name of such pages
    title: str
    players: tuple[str, ...]


def told_pages(
    words: Words,
    heading: Heading,
    laid: Iterable[tuple[Placed, ...]],
    wanted: Wanted,
    picture: Callable[[Sheetwork, QRectF], None],
) -> list[PaintedPage]:
    """Return the pages with these texts; all but the first repeat the title, and `picture` paints the picture."""
    day = day_words(words, wanted.day) if wanted.day else ""
    return [
        PaintedPage(
            paper=PAPERS[wanted.paper],
            title=heading.kind,
            header=Header("" if not number else heading.title, day),
            paint=partial(paint_told, placed, picture),
            said=tuple(line for one in placed for line in one.text.lines),
        )
        for number, placed in enumerate(laid)
    ]


def told_pdf(words: Words, heading: Heading, pages: list[PaintedPage], wanted: Wanted) -> bytes:
    """Return the PDF file of such pages."""
    about = AboutFile(
        title=heading.title,
        author=words.all_of(heading.players),
        subject=heading.kind,
        keywords=("Dragon Dice", *dict.fromkeys(heading.players)),
        language=words.language,
        program=f"ddtable {__version__}",
    )
    return pdf_of(words, pages, about, wanted)


def players_on(work: Sheetwork) -> tuple[str, ...]:
    """Return the colours of the players on a page: greys without colour."""
    return LIGHT.players if work.inks.colour else GREYS


def paint_told(placed: tuple[Placed, ...], picture: Callable[[Sheetwork, QRectF], None], work: Sheetwork) -> None:
    """Paint the texts of a page; `picture` paints its picture into a rectangle."""
    for one in placed:
        rect, inks, line = rect_of(one.box), work.inks, one.text.lines[0]
        if one.text.kind == "title":
            font = shrunk(serif(TITLE_FONT), line, rect.width(), 30)
            work.write(rect, line, font, inks.text)
        elif one.text.kind == "lead":
            work.write(rect, line, plain(PLAIN), inks.quiet)
        elif one.text.kind == "picture":
            picture(work, rect)
        elif one.text.kind == "head":
            work.write(rect.adjusted(0, 20, 0, 0), line, serif(HEAD_FONT), inks.text)
        elif one.text.kind == "turn":
            _paint_turn(work, rect, line, one.text.seat)
        else:
            work.lines(rect.left() + INDENT, rect.top(), LINE, one.text.lines, plain(PLAIN, REGULAR), inks.text)


def _paint_turn(work: Sheetwork, rect: QRectF, line: str, seat: int) -> None:
    players = players_on(work)
    if seat >= 0:
        work.painter.setPen(Qt.PenStyle.NoPen)
        work.painter.setBrush(QColor(players[seat % len(players)]))
        work.painter.drawEllipse(QPointF(rect.left() + 14, rect.center().y() + 4), 10, 10)
    work.write(rect.adjusted(INDENT - 12, 8, 0, 0), line, plain(PLAIN, BOLD), work.inks.text)
