"""The review of a game as a document, in the forms of rosters, and as rows of a spreadsheet."""

from __future__ import annotations

from collections.abc import Iterator

from ddtable.rosters.document import Block, Cell, Column, Document, Drawing, Heading, Paragraph, Table
from ddtable.rosters.files import ReadForm
from ddtable.rosters.html import html
from ddtable.rosters.markdown import markdown
from ddtable.rosters.plain_text import plain_text
from ddtable.rosters.review_svg import review_svg
from ddtable.rosters.wanted import Wanted
from ddtable.rosters.wording import day_words
from ddtable.summaries.review import Account, review_csv
from ddtable.summaries.review_words import (
    Reviewed,
    about_words,
    basis_words,
    conclusion_words,
    figure_words,
    good_words,
    option_words,
    swing_words,
    title_words,
    told,
)
from ddtable.words.sentences import Words
from ddtable.words.shares import whole_points

PARTS = ("even", "start", "own", "others", "luck", "result")
DECISION_COLUMNS = ("number", "turn", "player", "question", "chosen", "better", "points")
FIGURES = ("number", "turn", "points")


def review_title(words: Words, reviewed: Reviewed) -> str:
    """Return the title of a review."""
    return words.say("review-of", players=words.all_of(reviewed.players))


def written_review(form: ReadForm, words: Words, reviewed: Reviewed, wanted: Wanted) -> str:
    """Return a review in a form for the screen."""
    document = review_document(words, reviewed, wanted)
    if form == "html":
        return html(words, document, wanted)
    return markdown(document) if form == "markdown" else plain_text(document)


def review_document(words: Words, reviewed: Reviewed, wanted: Wanted) -> Document:
    """Return a review as a document: chart, decisions, luck and decisions of each player, then the turns."""
    title = review_title(words, reviewed)
    blocks = (Heading(1, title), *_blocks(words, reviewed, wanted))
    return Document(title, words.all_of(reviewed.players), words.language, False, tuple(blocks))


def _blocks(words: Words, reviewed: Reviewed, wanted: Wanted) -> Iterator[Block]:
    say = words.say
    result = title_words(words, reviewed) if reviewed.review.winners else ""
    day = day_words(words, wanted.day) if wanted.day else ""
    yield Paragraph(" · ".join(filter(None, (result, about_words(words, reviewed), day))))
    if conclusion := conclusion_words(words, reviewed):
        yield Paragraph(conclusion)
    yield Drawing(review_svg(words, reviewed))
    yield Heading(2, say("review-decisions" if reviewed.shown else "review-no-decisions"))
    if reviewed.shown:
        yield _decisions(words, reviewed)
    yield Heading(2, say("review-accounts"))
    yield _accounts(words, reviewed)
    yield Heading(2, say("review-turns-head"))
    yield _turns(words, reviewed)
    yield Paragraph(basis_words(words, reviewed), quiet=True)
    yield Paragraph(seed_words(words, reviewed), quiet=True)


def seed_words(words: Words, reviewed: Reviewed) -> str:
    """Return the seed of the dice."""
    return words.say("ui-outcome-seed", seed=str(reviewed.game.set_up.seed))


def account_words(words: Words, reviewed: Reviewed, account: Account) -> str:
    """Return a player's way from an even chance to the result, as one line."""
    even, *parts, result = account.points()
    figures = {name: figure_words(words, part) for name, part in zip(PARTS[1:-1], parts, strict=True)}
    good = good_words(words, reviewed, account.seat)
    return words.say("review-account", even=even, result=result, good=good, **figures)


def _column(words: Words, name: str) -> Column:
    return Column(words.say("review-column", column=name), "figure" if name in (*FIGURES, *PARTS) else "words")


def _decisions(words: Words, reviewed: Reviewed) -> Table:
    columns = tuple(_column(words, name) for name in DECISION_COLUMNS)
    rows = []
    for number, one in enumerate(reviewed.shown, 1):
        mine, player = told(words, reviewed, one), reviewed.players[one.seat]
        better = option_words(words, reviewed, one.entry, one.better)
        texts = (str(number), str(one.turn), player, mine.asked, mine.chosen, better, mine.points)
        rows.append(tuple(map(Cell, texts)))
    return Table(words.say("review-decisions"), columns, tuple(rows))


def _accounts(words: Words, reviewed: Reviewed) -> Table:
    """Return a row for each player, whose parts add up to the result."""
    columns = (_column(words, "player"), *(_column(words, part) for part in PARTS), _column(words, "good"))
    rows = []
    for one in reviewed.review.accounts:
        even, *parts, result = one.points()
        points = [str(even), *(figure_words(words, part) for part in parts), str(result)]
        cells = (reviewed.players[one.seat], *points, good_words(words, reviewed, one.seat))
        rows.append(tuple(map(Cell, cells)))
    return Table(words.say("review-accounts"), columns, tuple(rows))


def _turns(words: Words, reviewed: Reviewed) -> Table:
    """Return the chance of each player as each turn begins, with its turning points."""
    review, players = reviewed.review, reviewed.players
    columns = (_column(words, "turn"), _column(words, "player"), *(Column(player, "figure") for player in players))
    rows = []
    for number, one in enumerate(review.line):
        swings = [swing_words(words, reviewed, swing.seat, swing.luck) for swing in review.swings]
        notes = [said for said, swing in zip(swings, review.swings, strict=True) if swing.point == number]
        if review.decided == number:
            notes.append(words.say("review-decided", player=players[review.winners[0]]))
        chances = [words.say("review-percent", percent=whole_points(chance)) for chance in one.chances]
        end = number == len(review.line) - 1 and review.winners
        player = words.say("review-end") if end else players[one.seat] if one.seat >= 0 else ""
        rows.append(tuple(map(Cell, (str(one.turn), player, *chances, " ".join(notes)))))
    return Table(words.say("review-turns-head"), (*columns, _column(words, "note")), tuple(rows))


def review_table(words: Words, reviewed: Reviewed) -> str:
    """Return all decisions that cost something as CSV."""
    rows = [
        (
            one,
            reviewed.players[one.seat],
            option_words(words, reviewed, one.entry, one.chosen),
            option_words(words, reviewed, one.entry, one.better),
        )
        for one in reviewed.review.decisions
    ]
    return review_csv(rows)
