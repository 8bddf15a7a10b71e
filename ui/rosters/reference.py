"""The layout of the reference of icons and spells.

An entry is never split. A section stays in one column, unless splitting sections saves a page.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from ddtable.rosters.content import Sheet
from ddtable.rosters.pages.layout import ABOVE, RUNNING_TITLE, SIDE, AnyPage, Box, Paper
from ddtable.rosters.reference import Entry, SpellEntry, reference_of
from ddtable.words.sentences import Words, sentence
from ui.rosters.lettering import PLAIN, REGULAR, lines_of, plain

REFERENCE_TITLE = 150.0
COLUMNS, COLUMN_SPACE = 2, 64.0
SIGN_ROOM = 82.0  # left of an entry, for its icon or the cost of a spell
NAME_LINE, TEXT_LINE = 42.0, 35.0
SECTION, SECTION_GAP, ENTRY_GAP = 74.0, 22.0, 16.0
MOST_LINES = 40


@dataclass(frozen=True)
class Item:
    """A heading, an icon or a spell with its lines, before the layout."""

    kind: Literal["head", "icon", "spell", "note"]
    text: str
    note: str = ""
    icon: str = ""
    colour: str = ""
    lines: tuple[str, ...] = ()

    @property
    def height(self) -> float:
        """The height of the item."""
        if self.kind == "head":
            return SECTION
        return (NAME_LINE if self.text else 0.0) + len(self.lines) * TEXT_LINE + ENTRY_GAP


@dataclass(frozen=True)
class Placed:
    """An item with its box. `again`: a repeated heading."""

    item: Item
    box: Box
    again: bool = False


@dataclass(frozen=True, kw_only=True)
class ReferencePage(AnyPage):
    """A page of the reference. `again`: it continues the page before."""

    heading: Box
    placed: tuple[Placed, ...]
    again: bool = False


def column_width(paper: Paper) -> float:
    """Return the width of a column."""
    return (paper.width - 2 * SIDE - COLUMN_SPACE * (COLUMNS - 1)) / COLUMNS


def items_of(words: Words, sheet: Sheet, width: float) -> Iterator[Item]:
    """Yield the reference of a force, broken into lines for columns of this width."""
    found = reference_of(words, sheet.force)
    for key, entries in found.sections:
        if entries:
            yield Item("head", words.say(f"roster-reference-{key}"))
        for entry in entries:
            yield _icon(words, entry, width)
    if found.terrains:
        yield Item("note", "", lines=_lines(found.captured, width))
    for colour, spells in found.spells:
        title = words.say("roster-reference-spells", element=colour, colour=words.colour(colour))
        yield Item("head", title, icon=f"element_{colour}", colour=colour)
        for spell in spells:
            yield _spell(spell, width)


def _icon(words: Words, entry: Entry, width: float) -> Item:
    told = (
        words.say("roster-reference-when", when=sentence(line.when), what=line.what)
        if line.when
        else sentence(line.what)
        for line in entry.lines
    )
    lines = tuple(line for one in told for line in _lines(one, width))
    return Item("icon", entry.name, entry.note, entry.icon, lines=lines)


def _spell(entry: SpellEntry, width: float) -> Item:
    cost = str(entry.spell.cost)
    return Item("spell", entry.name, cost, colour=entry.spell.colour, lines=_lines(entry.text, width))


def _lines(text: str, width: float) -> tuple[str, ...]:
    return lines_of(text, plain(PLAIN - 1, REGULAR), width - SIGN_ROOM, MOST_LINES)


class _Flow:
    """The columns under construction. `run_on`: sections may continue in the next column with a repeated heading."""

    def __init__(self, words: Words, sheet: Sheet, paper: Paper, *, run_on: bool) -> None:
        self._words, self._sheet, self._paper, self._run_on = words, sheet, paper, run_on
        self._bottom = ReferencePage(paper=paper, sheet=sheet, heading=Box(0, 0, 0, 0), placed=()).footer.top
        self._width = column_width(paper)
        self.pages: list[ReferencePage] = []
        self._placed: list[Placed] = []
        self._column, self._top = 0, ABOVE + REFERENCE_TITLE
        self._y = self._top

    def add(self, section: Sequence[Item]) -> None:
        """Add a heading with its entries, or entries without one."""
        whole = sum(item.height for item in section)
        least = sum(item.height for item in section[: 1 + (section[0].kind == "head")])
        fits_a_column = whole <= self._bottom - ABOVE - RUNNING_TITLE
        gap = SECTION_GAP if self._y > self._top and section[0].kind == "head" else 0.0
        needed = whole if fits_a_column and not self._run_on else least
        if self._y + gap + needed > self._bottom:
            self._next_column()
        else:
            self._y += gap
        for item in section:
            if self._y + item.height > self._bottom and self._y > self._top:
                self._next_column()
                if section[0].kind == "head":
                    again = self._words.say("roster-title-again", force=section[0].text)
                    self._put(replace(section[0], text=again), again=True)
            self._put(item)

    def _put(self, item: Item, *, again: bool = False) -> None:
        left = SIDE + self._column * (self._width + COLUMN_SPACE)
        self._placed.append(Placed(item, Box(left, self._y, self._width, item.height), again))
        self._y += item.height

    def _next_column(self) -> None:
        if self._y == self._top:  # an empty column: the next one has no more room
            return
        self._column += 1
        if self._column == COLUMNS:
            self.end_page()
        self._y = self._top

    def end_page(self) -> None:
        """End the page unless it is empty."""
        if not self._placed:
            return
        again = bool(self.pages)
        wide = self._paper.width - 2 * SIDE
        heading = Box(SIDE, ABOVE, wide, RUNNING_TITLE if again else REFERENCE_TITLE)
        placed = tuple(self._placed)
        self.pages.append(
            ReferencePage(paper=self._paper, sheet=self._sheet, heading=heading, placed=placed, again=again)
        )
        self._placed, self._column, self._top = [], 0, ABOVE + RUNNING_TITLE


def _sections(items: Sequence[Item]) -> Iterator[list[Item]]:
    """Yield each heading with its entries."""
    section: list[Item] = []
    for item in items:
        if item.kind == "head" and section:
            yield section
            section = []
        section.append(item)
    if section:
        yield section


def lay_out_reference(words: Words, sheet: Sheet, items: Sequence[Item], paper: Paper) -> tuple[ReferencePage, ...]:
    """Return the fewest pages of these items, with unbroken sections if that takes no more pages."""
    found = []
    for run_on in (False, True):
        flow = _Flow(words, sheet, paper, run_on=run_on)
        for section in _sections(items):
            flow.add(section)
        flow.end_page()
        found.append(tuple(flow.pages))
    return min(found, key=len)
