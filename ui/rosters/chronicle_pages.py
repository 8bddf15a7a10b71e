"""The printed pages of a chronicle, and its PDF file."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QRectF

from ddtable.rosters.chronicle import Kept, chronicle_title, land_name
from ddtable.rosters.pages.chronicle import INDENT, Text, lay_out_chronicle, picture_on
from ddtable.rosters.pages.layout import PAPERS, SIDE, Paper
from ddtable.rosters.wanted import Wanted
from ddtable.summaries.chronicle.picture import Picture
from ddtable.summaries.chronicle.sentences import Told, deeds_told, told
from ddtable.words.sentences import Words
from ui.art.palette import mix
from ui.art.typefaces import load_fonts
from ui.history.chronicle.painting import Look, Names, paint_picture
from ui.rosters.inks import WHITE
from ui.rosters.lettering import PLAIN, REGULAR, SMALL, lines_of, plain
from ui.rosters.sheetwork import PaintedPage, Sheetwork
from ui.rosters.told_pages import Heading, players_on, told_pages, told_pdf

MOST_LINES = 12
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
    laid = lay_out_chronicle(_texts(words, kept, paper), paper, picture.height)
    return told_pages(words, _heading(words, kept), laid, wanted, partial(_paint_picture, picture, names))


def chronicle_pdf(words: Words, kept: Kept, wanted: Wanted) -> bytes:
    """Return the PDF file of a chronicle."""
    load_fonts()
    return told_pdf(words, _heading(words, kept), chronicle_pages(words, kept, wanted), wanted)


def _heading(words: Words, kept: Kept) -> Heading:
    return Heading(words.say("chronicle-title"), chronicle_title(words, kept), kept.players)


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


def _paint_picture(picture: Picture, names: Names, work: Sheetwork, rect: QRectF) -> None:
    inks = work.inks
    band = mix(WHITE, inks.band, 0.5) if inks.colour else WHITE
    look = Look(
        inks.text, inks.quiet, inks.hair, band, players_on(work), plain(PLAIN), plain(SMALL), unit=UNIT, pattern=PATTERN
    )
    work.painter.save()
    work.painter.translate(rect.topLeft())
    paint_picture(work.painter, picture, names, look)
    work.painter.restore()
