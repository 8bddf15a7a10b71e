"""The printed pages of a review, and its PDF file."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QRectF

from ddtable.rosters.pages.chronicle import INDENT, Text, lay_out_chronicle
from ddtable.rosters.pages.layout import PAPERS, SIDE
from ddtable.rosters.review import account_words, review_title, seed_words
from ddtable.rosters.wanted import Wanted
from ddtable.summaries.review_chart import Sizes, lay_out_chart
from ddtable.summaries.review_words import (
    Reviewed,
    about_words,
    basis_words,
    conclusion_words,
    swing_words,
    title_words,
    told,
)
from ddtable.words.sentences import Words
from ui.art.typefaces import load_fonts
from ui.history.review.painting import Look, paint_chart
from ui.kit.fonts import BOLD
from ui.rosters.inks import WHITE
from ui.rosters.lettering import PLAIN, REGULAR, SMALL, lines_of, plain
from ui.rosters.sheetwork import PaintedPage, Sheetwork
from ui.rosters.told_pages import Heading, players_on, told_pages, told_pdf

HIGH = 620.0
UNIT = 2.4  # tenths of a millimetre of a thin line
SIZES = Sizes(right=110, below=74, edge=14, mark=24, stem=64, apart=86, initial=60)
MOST_LINES = 12


def review_pages(words: Words, reviewed: Reviewed, wanted: Wanted) -> list[PaintedPage]:
    """Return the pages of a review."""
    paper = PAPERS[wanted.paper]
    laid = lay_out_chronicle(_texts(words, reviewed, paper.width - 2 * SIDE - INDENT), paper, HIGH)
    return told_pages(words, _heading(words, reviewed), laid, wanted, partial(_paint_chart, words, reviewed))


def review_pdf(words: Words, reviewed: Reviewed, wanted: Wanted) -> bytes:
    """Return the PDF file of a review."""
    load_fonts()
    return told_pdf(words, _heading(words, reviewed), review_pages(words, reviewed, wanted), wanted)


def _heading(words: Words, reviewed: Reviewed) -> Heading:
    return Heading(words.say("review"), review_title(words, reviewed), reviewed.players)


def _texts(words: Words, reviewed: Reviewed, width: float) -> Iterator[Text]:
    """Yield the title, the chart, what decided, the decisions, then luck and decisions of each player."""
    say, font = words.say, plain(PLAIN, REGULAR)

    def sentence(said: str) -> Text:
        return Text("sentence", lines_of(said, font, width, MOST_LINES))

    yield Text("title", (review_title(words, reviewed),))
    result = title_words(words, reviewed) if reviewed.review.winners else ""
    yield Text("lead", (" · ".join(filter(None, (result, about_words(words, reviewed)))),))
    yield Text("picture", (say("review-chart"),))
    if conclusion := conclusion_words(words, reviewed):
        yield sentence(conclusion)
    turning = _turning_points(words, reviewed)
    if turning:
        yield Text("head", (say("review-column", column="note"),))
    yield from (sentence(one) for one in turning)
    yield Text("head", (say("review-decisions" if reviewed.shown else "review-no-decisions"),))
    for number, one in enumerate(reviewed.shown, 1):
        mine = told(words, reviewed, one)
        parts = (f"{number}. {mine.turn}", reviewed.players[one.seat], mine.degree_word, mine.points)
        yield Text("turn", (", ".join(filter(None, parts)),), one.seat)
        yield sentence(f"{mine.asked} · {mine.chosen} · {mine.better}")
    yield Text("head", (say("review-accounts"),))
    for account in reviewed.review.accounts:
        yield Text("turn", (reviewed.players[account.seat],), account.seat)
        yield sentence(account_words(words, reviewed, account))
    yield from (
        Text("lead", (line,)) for line in lines_of(basis_words(words, reviewed), plain(PLAIN), width, MOST_LINES)
    )
    yield Text("lead", (seed_words(words, reviewed),))


def _turning_points(words: Words, reviewed: Reviewed) -> list[str]:
    """Return what the dice did and when it was decided, in the order of the turns."""
    review = reviewed.review
    found = [(swing.point, swing_words(words, reviewed, swing.seat, swing.luck)) for swing in review.swings]
    if review.decided >= 0:
        found.append((review.decided, words.say("review-decided", player=reviewed.players[review.winners[0]])))
    return [f"{words.say('review-turn', turn=review.line[point].turn)}: {said}" for point, said in sorted(found)]


def _paint_chart(words: Words, reviewed: Reviewed, work: Sheetwork, rect: QRectF) -> None:
    inks = work.inks
    look = Look(
        text=inks.text,
        quiet=inks.quiet,
        hair=inks.hair,
        ground=WHITE,
        lit=inks.text,
        players=players_on(work),
        names=reviewed.players,
        wins=lambda seat: words.say("review-wins", player=reviewed.players[seat]),
        percent=lambda percent: words.say("review-percent", percent=percent),
        small=plain(SMALL),
        bold=plain(PLAIN, BOLD),
        mark=SIZES.mark,
        unit=UNIT,
    )
    chart = lay_out_chart(reviewed.review, reviewed.shown, reviewed.first, rect.width(), HIGH, SIZES)
    work.painter.save()
    work.painter.translate(rect.topLeft())
    paint_chart(work.painter, chart, reviewed.first, look)
    work.painter.restore()
