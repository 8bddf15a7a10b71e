"""A finished roster: its pages, and the text of each page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from ddtable.forces.force import Force
from ddtable.rosters.content import Row, Section, Sheet, faces_of, sheet_of
from ddtable.rosters.pages.cards import CardsPage, lay_out_cards
from ddtable.rosters.pages.contents import ContentsPage, contents_of
from ddtable.rosters.pages.layout import (
    PAPERS,
    SIDE,
    AnyPage,
    BarePage,
    Header,
    Leaf,
    Page,
    Style,
    army_sheets,
    lay_out,
)
from ddtable.rosters.pages.lists import ListPage, lay_out_lists
from ddtable.rosters.pages.recruiting import RecruitingPage, lay_out_recruiting
from ddtable.rosters.recruiting import parts_for, recruiting_lines, thumb_rules
from ddtable.rosters.wanted import Part, Wanted
from ddtable.rosters.wording import (
    day_words,
    document_title,
    expected_words,
    force_title,
    game_line,
    heading,
    note_of,
    section_about,
)
from ddtable.words.sentences import Words
from ui.rosters.lettering import PLAIN, REGULAR, SMALL, lines_of, plain, serif
from ui.rosters.reference import ReferencePage, column_width, items_of, lay_out_reference
from ui.rosters.sheetwork import PaintedPage

MOST_NOTE_LINES, MOST_FOOTNOTE_LINES = 3, 4
NOTE = 32

_AnyPage = TypeVar("_AnyPage", bound=AnyPage)


def pages_of(words: Words, forces: Sequence[tuple[str, Force]], wanted: Wanted) -> tuple[AnyPage, ...]:
    """Return the pages of some forces with their players' names or "". Raises CatalogueError.

    The parts of a force stay together; only compact lists share pages.
    """
    paper = PAPERS[wanted.paper]
    sheets = [sheet_of(player, force) for player, force in forces]
    if wanted.parts == ("list",):
        return tuple(_headed(words, page, wanted) for page in lay_out_lists(sheets, paper))
    found = [_of_sheet(words, sheet, wanted) for sheet in sheets]
    contents = contents_of(sheets, [len(pages) for pages in found], paper, document_title(words, forces))
    pages: list[AnyPage] = [replace(page, title=page.heading) for page in contents]
    for number, of_force in enumerate(found, 1):
        anchored = of_force[:1] if contents else []
        pages += [replace(page, anchor=f"force-{number}") for page in anchored]
        pages += of_force[len(anchored) :]
    return tuple(pages)


def _of_sheet(words: Words, sheet: Sheet, wanted: Wanted) -> list[AnyPage]:
    """Return the pages of all chosen parts of a force."""
    parts = parts_for(sheet.force, wanted)
    return [_headed(words, page, wanted) for part in parts for page in _PARTS[part](words, sheet, wanted)]


def _headed(words: Words, page: _AnyPage, wanted: Wanted) -> _AnyPage:
    """Return a page with its first line, and its name for the last line."""
    sheet = page.sheet
    name = force_title(words, sheet.force)
    player = words.say("roster-player", player=sheet.player) if sheet.player else ""
    left = " · ".join(filter(None, (name, player, game_line(words, sheet.force))))
    day = day_words(words, wanted.day) if wanted.day else ""
    if isinstance(page, ListPage) and len(page.lists) > 1:
        forces = [one.sheet.force for one in page.lists]
        name = left = words.all_of(force_title(words, force) for force in forces)
    return replace(page, title=name, header=Header(left, day))


def _style(words: Words, wanted: Wanted) -> Style:
    paper = PAPERS[wanted.paper]
    footnote = len(footnote_lines(words, paper.width - 2 * SIDE))
    return Style(paper, wanted.faces, wanted.boxes, footnote_lines=footnote)


def _whole(words: Words, sheet: Sheet, wanted: Wanted) -> Iterator[AnyPage]:
    style = _style(words, wanted)
    notes = len(note_lines(words, sheet.force, style.paper.width - 2 * SIDE))
    yield from lay_out(sheet, replace(style, note_lines=notes))


def _armies(words: Words, sheet: Sheet, wanted: Wanted) -> Iterator[AnyPage]:
    for army in army_sheets(sheet):
        leaf: Leaf = "armies" if sheet.is_spread else "army"
        yield from lay_out(army, replace(_style(words, wanted), leaf=leaf))


def _list(_words: Words, sheet: Sheet, wanted: Wanted) -> Iterator[AnyPage]:
    yield from lay_out_lists([sheet], PAPERS[wanted.paper])


def _cards(_words: Words, sheet: Sheet, wanted: Wanted) -> Iterator[AnyPage]:
    yield from lay_out_cards(sheet, PAPERS[wanted.paper])


def _reference(words: Words, sheet: Sheet, wanted: Wanted) -> Iterator[AnyPage]:
    paper = PAPERS[wanted.paper]
    yield from lay_out_reference(words, sheet, tuple(items_of(words, sheet, column_width(paper))), paper)


def _recruiting(words: Words, sheet: Sheet, wanted: Wanted) -> Iterator[AnyPage]:
    paper = PAPERS[wanted.paper]
    wide = paper.width - 2 * SIDE
    rules = [line for rule in thumb_rules(words) for line in lines_of(rule, plain(PLAIN), wide, MOST_NOTE_LINES)]
    yield from lay_out_recruiting(sheet, rules, recruiting_lines(words, sheet), paper)


_PARTS: Mapping[Part, Callable[[Words, Sheet, Wanted], Iterator[AnyPage]]] = {
    "whole": _whole,
    "armies": _armies,
    "list": _list,
    "cards": _cards,
    "reference": _reference,
    "recruiting": _recruiting,
}


def note_lines(words: Words, force: Force, width: float) -> tuple[str, ...]:
    """Return the note of a force in lines."""
    said = note_of(words, force)
    return lines_of(said, serif(NOTE, italic=True), width, MOST_NOTE_LINES) if said else ()


def footnote_lines(words: Words, width: float) -> tuple[str, ...]:
    """Return the explanation of the expected results in lines."""
    return lines_of(words.say("roster-footnote"), plain(SMALL, REGULAR), width, MOST_FOOTNOTE_LINES)


# Pages for screen readers


def page_words(words: Words, page: BarePage) -> list[str]:
    """Return the text of a page line by line."""
    lines = [page.title, *(page.said if isinstance(page, PaintedPage) else ())]
    if isinstance(page, Page):
        lines += _dice_words(words, page)
    elif isinstance(page, ListPage):
        for one in page.lists:
            name = force_title(words, one.sheet.force)
            lines += [
                name,
                *(_counted(words, line.row) if line.row else heading(words, line.section) for line in one.lines),
            ]
    elif isinstance(page, CardsPage):
        lines += [
            _with_faces(words, page.sheet.force, card.row, words.die_name(card.row.type_id)) for card in page.cards
        ]
    elif isinstance(page, RecruitingPage):
        lines += [*page.rules, *(", ".join(filter(None, line)) for line in page.lines if any(line))]
    elif isinstance(page, ReferencePage):
        lines += [" ".join((placed.item.text, *placed.item.lines)).strip() for placed in page.placed]
    elif isinstance(page, ContentsPage):
        lines += [f"{force_title(words, line.sheet.force)}: {line.number}" for line in page.lines]
    return lines


def _dice_words(words: Words, page: Page) -> Iterator[str]:
    force = page.sheet.force
    for block in page.blocks:
        section, row = block.section, block.row
        if block.kind == "head" and section is not None:
            yield from _heading_words(words, force, section)
        if row is not None:
            counted = _counted(words, row)
            yield _with_faces(words, force, row, counted) if page.size else counted


def _heading_words(words: Words, force: Force, section: Section) -> Iterator[str]:
    yield ": ".join(filter(None, (heading(words, section), section_about(words, force, section))))
    if said := expected_words(words, section):
        yield said


def _counted(words: Words, row: Row) -> str:
    name = words.die_name(row.type_id)
    return words.say("die-times", count=row.count, name=name) if row.count > 1 else name


def _with_faces(words: Words, force: Force, row: Row, name: str) -> str:
    return f"{name}: {', '.join(words.face(face.icon, face.count) for face in faces_of(force, row))}"
