"""Where everything stands in the reference of icons and spells: sections stay whole where they can, entries always."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Literal

from ddtable.rosters.content import Sheet
from ddtable.rosters.reference import Entry, SpellEntry, reference_of
from ddtable.words import Words
from ui.rosters.layout import ABOVE, RUNNING_TITLE, SIDE, AnyPage, Box, Paper
from ui.rosters.lettering import PLAIN, REGULAR, lines_of, plain

REFERENCE_TITLE = 150.0
COLUMNS, COLUMN_SPACE = 2, 64.0
SIGN_ROOM = 82.0  # left of an entry: its icon, or what a spell costs
NAME_LINE, TEXT_LINE = 42.0, 35.0
SECTION, SECTION_GAP, ENTRY_GAP = 74.0, 22.0, 16.0
MOST_LINES = 40


@dataclass(frozen=True)
class Item:
    """A heading, an icon or a spell with its lines, not yet placed."""

    kind: Literal["head", "icon", "spell", "note"]
    text: str
    note: str = ""
    icon: str = ""
    colour: str = ""
    lines: tuple[str, ...] = ()

    @property
    def height(self) -> float:
        """How high it is."""
        if self.kind == "head":
            return SECTION
        return (NAME_LINE if self.text else 0.0) + len(self.lines) * TEXT_LINE + ENTRY_GAP


@dataclass(frozen=True)
class Placed:
    """An item in its place."""

    item: Item
    box: Box


@dataclass(frozen=True, kw_only=True)
class ReferencePage(AnyPage):
    """A page of the reference. `again`: what goes on from the page before."""

    heading: Box
    placed: tuple[Placed, ...]
    again: bool = False


def column_width(paper: Paper) -> float:
    """Return how wide a column is."""
    return (paper.width - 2 * SIDE - COLUMN_SPACE * (COLUMNS - 1)) / COLUMNS


def items_of(words: Words, sheet: Sheet, width: float) -> Iterator[Item]:
    """Yield what is to be told of a force, broken into lines for columns of this width."""
    found = reference_of(words, sheet.force)
    for key, entries in found.sections:
        if entries:
            yield Item("head", words.say(f"roster-reference-{key}"))
        for entry in entries:
            yield _icon(words, entry, width)
    if found.terrains:
        yield Item("note", "", lines=_lines(found.captured, width))
    for colour, spells in found.spells:
        title = words.say("roster-reference-spells", colour=words.colour(colour))
        yield Item("head", title, icon=f"element_{colour}", colour=colour)
        for spell in spells:
            yield _spell(spell, width)


def _icon(words: Words, entry: Entry, width: float) -> Item:
    told = (
        words.say("roster-reference-when", when=line.when[:1].upper() + line.when[1:], what=line.what)
        if line.when
        else line.what[:1].upper() + line.what[1:]
        for line in entry.lines
    )
    lines = tuple(line for one in told for line in _lines(one, width))
    return Item("icon", entry.name, entry.note, entry.icon, lines=lines)


def _spell(entry: SpellEntry, width: float) -> Item:
    cost = str(entry.spell.cost)
    return Item("spell", entry.name, cost, colour=entry.spell.colour, lines=_lines(entry.text, width))


def _lines(text: str, width: float) -> tuple[str, ...]:
    return lines_of(text, plain(PLAIN - 1, REGULAR), width - SIGN_ROOM, MOST_LINES)


def _together(items: Sequence[Item], number: int, column: float) -> float:
    """Return the height of what must not be parted from an item: of a heading its section, if a column can hold it."""
    item = items[number]
    if item.kind != "head":
        return item.height
    section = list(takewhile(lambda one: one.kind != "head", items[number + 1 :]))
    whole = item.height + sum(one.height for one in section)
    return whole if whole <= column else item.height + sum(one.height for one in section[:1])


def lay_out_reference(sheet: Sheet, items: Sequence[Item], paper: Paper) -> tuple[ReferencePage, ...]:
    """Return the pages of these items."""
    bottom = ReferencePage(paper=paper, sheet=sheet, heading=Box(0, 0, 0, 0), placed=()).footer.top
    width, wide = column_width(paper), paper.width - 2 * SIDE
    pages: list[ReferencePage] = []
    placed: list[Placed] = []
    column, top = 0, ABOVE + REFERENCE_TITLE
    y = top

    def end_page() -> None:
        nonlocal top
        again = bool(pages)
        heading = Box(SIDE, ABOVE, wide, RUNNING_TITLE if again else REFERENCE_TITLE)
        pages.append(ReferencePage(paper=paper, sheet=sheet, heading=heading, placed=tuple(placed), again=again))
        placed.clear()
        top = ABOVE + RUNNING_TITLE

    for number, item in enumerate(items):
        y += SECTION_GAP if item.kind == "head" and y > top else 0.0
        if y + _together(items, number, bottom - ABOVE - RUNNING_TITLE) > bottom and y > top:
            column += 1
            if column == COLUMNS:
                end_page()
                column = 0
            y = top
        left = SIDE + column * (width + COLUMN_SPACE)
        placed.append(Placed(item, Box(left, y, width, item.height)))
        y += item.height
    if placed:
        end_page()
    return tuple(pages)
