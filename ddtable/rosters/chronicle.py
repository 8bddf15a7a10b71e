"""The chronicle of a game as a document, in the forms of rosters, and as rows of a spreadsheet."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from itertools import chain
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from ddtable.odds.luck import Tally
from ddtable.rosters.document import Block, Cell, Column, Document, Heading, Paragraph, Table
from ddtable.rosters.files import ReadForm
from ddtable.rosters.html import html
from ddtable.rosters.markdown import markdown
from ddtable.rosters.plain_text import plain_text
from ddtable.rosters.wanted import Wanted
from ddtable.rosters.wording import day_words
from ddtable.summaries.chronicle.sentences import deeds_told, land_words, told
from ddtable.summaries.chronicle.values import Chronicle, Health, Land
from ddtable.texts.plain import one_line
from ddtable.words.sentences import Table as Names
from ddtable.words.sentences import Words, sentence

ChronicleForm: TypeAlias = Literal["pdf", "text", "markdown", "html", "csv"]
CHRONICLE_FORMS: Final[tuple[ChronicleForm, ...]] = get_args(ChronicleForm)
CHRONICLE_SUFFIXES: Final[dict[ChronicleForm, str]] = {
    "pdf": ".pdf",
    "text": ".txt",
    "markdown": ".md",
    "html": ".html",
    "csv": ".csv",
}
FIGURES: Final = ("play", "pool", "dead", "buried")
MOST_ROUNDS: Final = 40  # rows of the table of health
FORMULA: Final = ("=", "+", "-", "@", "\t")  # a spreadsheet would calculate a text that begins so


class Kept(NamedTuple):
    """A chronicle with the names of its table."""

    chronicle: Chronicle
    table: Names

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the players."""
        return tuple(one_line(name) for name in self.table.names[: self.chronicle.seats])


def written_chronicle(form: ReadForm, words: Words, kept: Kept, wanted: Wanted) -> str:
    """Return a chronicle in a form for the screen."""
    document = chronicle_document(words, kept, wanted)
    if form == "html":
        return html(words, document, wanted)
    return markdown(document) if form == "markdown" else plain_text(document)


def chronicle_title(words: Words, kept: Kept) -> str:
    """Return the title of a chronicle."""
    return words.say("chronicle-of", players=words.all_of(kept.players))


def chronicle_document(words: Words, kept: Kept, wanted: Wanted) -> Document:
    """Return a chronicle as a document: terrains, health, luck by round, great deeds, then the turns."""
    title = chronicle_title(words, kept)
    blocks = (Heading(1, title), *_blocks(words, kept, wanted))
    return Document(title, words.all_of(kept.players), words.language, False, tuple(blocks))


def _blocks(words: Words, kept: Kept, wanted: Wanted) -> Iterator[Block]:
    say, chronicle = words.say, kept.chronicle
    day = day_words(words, wanted.day) if wanted.day else ""
    turns = say("chronicle-now", turn=chronicle.turns[-1].number)
    yield Paragraph(" · ".join(filter(None, (turns, day))))
    if not chronicle.turns[-1].number:
        yield Paragraph(say("chronicle-empty"))
        return
    for part, table in (
        ("lands", _lands(words, kept)),
        ("health", _health(words, kept)),
        *([("luck", _luck(words, kept))] if chronicle.luck else []),
        ("deeds", _deeds(words, kept)),
        ("turns", _turns(words, kept)),
    ):
        yield Heading(2, say("chronicle-part", part=part))
        yield table if table.rows else Paragraph(say("chronicle-none"))


def _lands(words: Words, kept: Kept) -> Table:
    say = words.say
    columns = tuple(Column(say("chronicle-column", column=one)) for one in ("terrain", "added", "holders"))
    rows = tuple(
        (
            Cell(land_name(words, kept, land)),
            Cell(say("chronicle-added", turn=land.added)),
            Cell(land_words(words, kept.table, land)),
        )
        for land in kept.chronicle.lands
    )
    return Table(say("chronicle-part", part="lands"), columns, rows)


def land_name(words: Words, kept: Kept, land: Land) -> str:
    """Return the name of a terrain."""
    return sentence(words.place(land.place, kept.table))


def _health(words: Words, kept: Kept) -> Table:
    """Return the health of all players at the end of some turns, the last one included."""
    chronicle = kept.chronicle
    figures = [one for one in FIGURES if any(getattr(now, one) for row in chronicle.health for now in row)]
    columns = [Column(words.say("chronicle-column", column="turn"), "figure")]
    columns += [
        Column(words.say("chronicle-health", kind=figure, player=player), "figure")
        for player in kept.players
        for figure in figures
    ]
    last = len(chronicle.turns) - 1
    every = max(1, -(-last // MOST_ROUNDS))
    shown = sorted({*range(0, last, every), last})
    rows = tuple((Cell(str(turn)), *map(Cell, _figures(chronicle.health[turn], figures))) for turn in shown)
    return Table(words.say("chronicle-part", part="health"), tuple(columns), rows)


def _figures(row: tuple[Health, ...], figures: list[str] | tuple[str, ...]) -> list[str]:
    return [str(getattr(now, figure)) for now in row for figure in figures]


def _luck(words: Words, kept: Kept) -> Table:
    """Return the results of all players in each round with a roll, beside the average."""
    say, luck = words.say, luck_of_rounds(kept.chronicle)
    columns = [Column(say("chronicle-column", column="round"), "figure")]
    columns += [Column(say("chronicle-luck", kind="both", player=player), "figure") for player in kept.players]
    rows = tuple(
        (
            Cell(str(number)),
            *(Cell(say("ui-luck-of", got=one.got, expected=round(one.expected, 1)) if one else "") for one in mine),
        )
        for number, mine in luck.items()
    )
    return Table(say("chronicle-part", part="luck"), tuple(columns), rows)


def luck_of_rounds(chronicle: Chronicle) -> dict[int, list[Tally | None]]:
    """Return the results of each player by the number of the round; None for a player who did not roll in it."""
    numbers = sorted({int(one.name) for mine in chronicle.luck for one in mine})
    found: dict[int, list[Tally | None]] = {number: [None] * chronicle.seats for number in numbers}
    for seat, mine in enumerate(chronicle.luck):
        for one in mine:
            found[int(one.name)][seat] = one
    return found


def _deeds(words: Words, kept: Kept) -> Table:
    say = words.say
    columns = (Column(say("chronicle-column", column="turn"), "figure"), Column(say("chronicle-column", column="deed")))
    deeds = deeds_told(words, kept.table, kept.chronicle)
    rows = tuple((Cell(str(one.turn)), Cell(one.words, icon=one.icon)) for one in deeds)
    return Table(say("chronicle-part", part="deeds"), columns, rows)


def _turns(words: Words, kept: Kept) -> Table:
    say, chronicle = words.say, kept.chronicle
    columns = (
        Column(say("chronicle-column", column="turn"), "figure"),
        Column(say("chronicle-column", column="player")),
        Column(say("chronicle-column", column="event")),
    )
    players = {turn.number: words.player(turn.seat, kept.table) for turn in chronicle.turns}
    rows = tuple(
        (Cell(str(one.turn)), Cell(players[one.turn]), Cell(one.words, icon=one.icon))
        for one in told(words, kept.table, chronicle)
    )
    return Table(say("chronicle-part", part="turns"), columns, rows)


def chronicle_csv(words: Words, kept: Kept) -> str:
    """Return a row for each turn: its player, the health and terrains of all players, the holder of each terrain.

    A game that counts its rounds also has their numbers, and in the last row of each round its luck: sums stay right.
    """
    chronicle, say = kept.chronicle, words.say
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    heads = [say("chronicle-column", column=column) for column in ("turn", "player")]
    kinds = (*FIGURES, "held")
    heads += [say("chronicle-health", kind=kind, player=player) for player in kept.players for kind in kinds]
    heads += [land_name(words, kept, land) for land in chronicle.lands]
    rows.writerow(map(_cell, (*heads, *_luck_heads(words, kept))))
    luck = _luck_cells(chronicle)
    for turn, health in zip(chronicle.turns, chronicle.health, strict=True):
        row = [str(turn.number), _cell(words.player(turn.seat, kept.table))]
        for seat, now in enumerate(health):
            row += [*_figures((now,), FIGURES), str(chronicle.held(seat, turn.number))]
        row += [_cell(words.player(land.holders[turn.number], kept.table)) for land in chronicle.lands]
        rows.writerow([*row, *next(luck)])
    return out.getvalue()


def _luck_heads(words: Words, kept: Kept) -> list[str]:
    if not kept.chronicle.luck:
        return []
    kinds = [(player, kind) for player in kept.players for kind in ("rolled", "average")]
    heads = [words.say("chronicle-luck", kind=kind, player=player) for player, kind in kinds]
    return [words.say("chronicle-column", column="round"), *heads]


def _luck_cells(chronicle: Chronicle) -> Iterator[list[str]]:
    """Yield for each turn the number of its round and, at the end of the round, the results and averages of all."""
    luck = luck_of_rounds(chronicle)
    numbers = [chronicle.round_of(turn.number) for turn in chronicle.turns]
    for number, following in zip(numbers, (*numbers[1:], None), strict=True):
        if not chronicle.luck:
            yield []
            continue
        ended = luck.get(number, ()) if number != following else ()
        cells = [(str(one.got), f"{one.expected:.1f}") if one else ("", "") for one in ended]
        yield [str(number), *chain.from_iterable(cells or [("", "")] * chronicle.seats)]


def _cell(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(FORMULA) else text
