"""The printed pages of a chronicle, and its PDF file."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor

from ddtable import __version__
from ddtable.rosters.about_file import AboutFile
from ddtable.rosters.chronicle import Kept, chronicle_title, land_name
from ddtable.rosters.pages.chronicle import (
    INDENT,
    LINE,
    Placed,
    Text,
    lay_out_chronicle,
    picture_on,
)
from ddtable.rosters.pages.layout import PAPERS, SIDE, Header, Paper
from ddtable.rosters.wanted import Wanted
from ddtable.rosters.wording import day_words
from ddtable.summaries.chronicle.picture import Picture
from ddtable.summaries.chronicle.sentences import Told, deeds_told, told
from ddtable.words.sentences import Words
from ui.art.palette import LIGHT, mix
from ui.art.typefaces import load_fonts
from ui.history.chronicle.painting import Look, Names, paint_picture
from ui.kit.fonts import BOLD
from ui.rosters.inks import WHITE
from ui.rosters.lettering import PLAIN, REGULAR, SMALL, lines_of, plain, serif, shrunk
from ui.rosters.output import pdf_of
from ui.rosters.sheetwork import PaintedPage, Sheetwork, rect_of

TITLE_FONT, HEAD_FONT = 62, 42
MOST_LINES = 12
GREYS = ("#1a1a1a", "#6e6e6e", "#a5a5a5", "#3f3f3f", "#c8c8c8", "#868686")
UNIT, PATTERN = 2.2, 3.4  # tenths of a millimetre of a thin line, and of a pixel of a pattern


def chronicle_pages(words: Words, kept: Kept, wanted: Wanted) -> list[PaintedPage]:
    """Return the pages of a chronicle."""
    paper = PAPERS[wanted.paper]
    picture = picture_on(kept.chronicle, paper)
    names = Names(
        tuple(land_name(words, kept, land) for land in kept.chronicle.lands),
        kept.players,
        tuple(land.home for land in kept.chronicle.lands),
    )
    day = day_words(words, wanted.day) if wanted.day else ""
    title = chronicle_title(words, kept)
    laid = lay_out_chronicle(_texts(words, kept, paper), paper, picture.height)
    return [
        PaintedPage(
            paper=paper,
            title=words.say("chronicle-title"),
            header=Header("" if not number else title, day),
            paint=partial(_paint, placed, picture, names),
            said=tuple(line for one in placed for line in one.text.lines),
        )
        for number, placed in enumerate(laid)
    ]


def chronicle_pdf(words: Words, kept: Kept, wanted: Wanted) -> bytes:
    """Return the PDF file of a chronicle."""
    load_fonts()
    title = chronicle_title(words, kept)
    about = AboutFile(
        title=title,
        author=words.all_of(kept.players),
        subject=words.say("chronicle-title"),
        keywords=("Dragon Dice", *dict.fromkeys(kept.players)),
        language=words.language,
        program=f"ddtable {__version__}",
    )
    return pdf_of(words, chronicle_pages(words, kept, wanted), about, wanted)


def _texts(words: Words, kept: Kept, paper: Paper) -> Iterator[Text]:
    """Yield the title, the picture, the great deeds, then the turns."""
    say, chronicle = words.say, kept.chronicle
    width = paper.width - 2 * SIDE - INDENT
    yield Text("title", (chronicle_title(words, kept),))
    yield Text("lead", (say("chronicle-now", turn=chronicle.turns[-1].number),))
    if chronicle.lands:
        yield Text("picture", (say("chronicle-picture"),))
    deeds = [
        say("chronicle-in-turn", turn=one.turn, words=one.words) for one in deeds_told(words, kept.table, chronicle)
    ]
    for part, sentences in (("deeds", deeds), ("turns", [])):
        yield Text("head", (say("chronicle-part", part=part),))
        for sentence in sentences:
            yield Text("sentence", lines_of(sentence, plain(PLAIN, REGULAR), width, MOST_LINES))
    yield from _turns(words, kept, width)


def _turns(words: Words, kept: Kept, width: float) -> Iterator[Text]:
    """Yield the turns with something to say, each with its sentences."""
    by_turn: dict[int, list[Told]] = {}
    for one in told(words, kept.table, kept.chronicle):
        by_turn.setdefault(one.turn, []).append(one)
    for turn in kept.chronicle.turns:
        if turn.number in by_turn:
            player = words.player(turn.seat, kept.table)
            yield Text("turn", (words.say("chronicle-moment", turn=turn.number, player=player),), turn.seat)
            for one in by_turn[turn.number]:
                yield Text("sentence", lines_of(one.words, plain(PLAIN, REGULAR), width, MOST_LINES))


def _paint(placed: tuple[Placed, ...], picture: Picture, names: Names, work: Sheetwork) -> None:
    for one in placed:
        rect, inks, line = rect_of(one.box), work.inks, one.text.lines[0]
        if one.text.kind == "title":
            font = shrunk(serif(TITLE_FONT), line, rect.width(), 30)
            work.write(rect, line, font, inks.text)
        elif one.text.kind == "lead":
            work.write(rect, line, plain(PLAIN), inks.quiet)
        elif one.text.kind == "picture":
            _paint_picture(work, rect, picture, names)
        elif one.text.kind == "head":
            work.write(
                rect.adjusted(0, 20, 0, 0),
                line,
                serif(HEAD_FONT),
                inks.text,
            )
        elif one.text.kind == "turn":
            _paint_turn(work, rect, line, one.text.seat)
        else:
            work.lines(rect.left() + INDENT, rect.top(), LINE, one.text.lines, plain(PLAIN, REGULAR), inks.text)


def _players(work: Sheetwork) -> tuple[str, ...]:
    return LIGHT.players if work.inks.colour else GREYS


def _paint_turn(work: Sheetwork, rect: QRectF, line: str, seat: int) -> None:
    players = _players(work)
    if seat >= 0:
        work.painter.setPen(Qt.PenStyle.NoPen)
        work.painter.setBrush(QColor(players[seat % len(players)]))
        work.painter.drawEllipse(QPointF(rect.left() + 14, rect.center().y() + 4), 10, 10)
    work.write(rect.adjusted(INDENT - 12, 8, 0, 0), line, plain(PLAIN, BOLD), work.inks.text)


def _paint_picture(work: Sheetwork, rect: QRectF, picture: Picture, names: Names) -> None:
    inks = work.inks
    band = mix(WHITE, inks.band, 0.5) if inks.colour else WHITE
    look = Look(
        inks.text, inks.quiet, inks.hair, band, _players(work), plain(PLAIN), plain(SMALL), unit=UNIT, pattern=PATTERN
    )
    work.painter.save()
    work.painter.translate(rect.topLeft())
    paint_picture(work.painter, picture, names, look)
    work.painter.restore()
