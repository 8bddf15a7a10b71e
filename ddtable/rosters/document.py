"""A roster as a document of headings, sentences and tables, independent of its form."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from ddtable.dice.catalogue import catalogue
from ddtable.dice.faces import Face
from ddtable.forces.force import Force
from ddtable.rosters.content import RESULTS, Row, RowKind, Section, Sheet, elements_of, faces_of, sheet_of
from ddtable.rosters.recruiting import BLANK, parts_for, recruiting_columns, recruiting_lines, thumb_rules
from ddtable.rosters.reference import Entry, reference_of
from ddtable.rosters.wanted import Part, Wanted
from ddtable.rosters.wording import (
    average,
    day_words,
    document_title,
    figures_of,
    force_title,
    game_line,
    has_marks,
    heading,
    marked_name,
    note_of,
    row_about,
    section_about,
    species_names,
)
from ddtable.words.listed_dice import mark_words
from ddtable.words.sentences import Words

Named: TypeAlias = tuple[str, Force]
"""A player's name, or "", and a force."""


@dataclass(frozen=True)
class Heading:
    """A heading; level 1 is the document's, 2 a force's, 3 a part's, 4 an army's."""

    level: int
    text: str


@dataclass(frozen=True)
class Paragraph:
    """A sentence or a line. `quiet`: a side note, smaller if the form has sizes."""

    text: str
    quiet: bool = False


@dataclass(frozen=True)
class Cell:
    """A cell of a table. Forms with drawings show `faces` instead of `text`, and `icon` before it."""

    text: str
    icon: str = ""
    faces: tuple[Face, ...] = ()
    emblem: str = ""
    elements: tuple[str, ...] = ()
    boxes: int = 0


@dataclass(frozen=True)
class Column:
    """The heading of a column; numbers are aligned to the right."""

    text: str
    kind: Literal["words", "figure", "faces", "boxes"] = "words"


@dataclass(frozen=True)
class Table:
    """Rows with a cell for each column. `name` describes the table to screen readers."""

    name: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True)
class Drawing:
    """A drawing as SVG, whose texts are escaped. Forms without drawings leave it out: a table has what it shows."""

    svg: str


Block: TypeAlias = Heading | Paragraph | Table | Drawing


@dataclass(frozen=True)
class Document:
    """The whole document with its metadata. `language` is a code; `several`: a heading is above all forces."""

    title: str
    author: str
    language: str
    several: bool
    blocks: tuple[Block, ...]


def document_of(words: Words, forces: Sequence[Named], wanted: Wanted) -> Document:
    """Return the rosters of some forces as a document. Raises CatalogueError for an unknown die."""
    title = document_title(words, forces)
    players = words.all_of(dict.fromkeys(player for player, _ in forces if player))
    blocks: list[Block] = [Heading(1, title)] if len(forces) > 1 else []
    for player, force in forces:
        blocks += _of_force(words, sheet_of(player, force), wanted, 1 + (len(forces) > 1))
    return Document(title, players or words.say("roster-author"), words.language, len(forces) > 1, tuple(blocks))


def _of_force(words: Words, sheet: Sheet, wanted: Wanted, level: int) -> Iterator[Block]:
    """Yield a force's heading and its parts."""
    force = sheet.force
    yield Heading(level, force_title(words, force))
    player = words.say("roster-player", player=sheet.player) if sheet.player else ""
    day = day_words(words, wanted.day) if wanted.day else ""
    figures = figures_of(force)[1:]
    sums = [f"{amount} {words.say('roster-figure', figure=figure, amount=amount)}" for figure, amount in figures]
    yield Paragraph(" · ".join(filter(None, (player, game_line(words, force), day))))
    yield Paragraph(" · ".join(filter(None, (species_names(words, force.units), *sums))))
    if note := note_of(words, force):
        yield Paragraph(note, quiet=True)
    parts = parts_for(force, wanted)
    for part in parts:
        if len(parts) > 1:
            yield Heading(level + 1, words.say("roster-part", part=part))
        yield from _PARTS[part](words, sheet, wanted, level + (2 if len(parts) > 1 else 1))


# Parts


def _whole(words: Words, sheet: Sheet, wanted: Wanted, level: int) -> Iterator[Block]:
    """Yield an overview of all armies, then the dice."""
    if sheet.armies:
        yield _expectations(words, sheet.armies)
        yield Paragraph(words.say("roster-footnote"), quiet=True)
    for section in sheet.sections:
        yield from _section(words, sheet, section, wanted, level)


def _armies(words: Words, sheet: Sheet, wanted: Wanted, level: int) -> Iterator[Block]:
    """Yield each army separately with its average rolls; the many of a map have one table of these."""
    if sheet.is_spread:
        yield _expectations(words, sheet.armies)
    for section in sheet.armies:
        head, *blocks = _section(words, sheet, section, wanted, level)
        yield head
        if not sheet.is_spread:
            yield _expectations(words, [section])
        yield from blocks


def _list(words: Words, sheet: Sheet, _wanted: Wanted, _level: int) -> Iterator[Block]:
    """Yield names and counts, a line for each army."""
    for section in sheet.sections:
        names = ", ".join(_counted(words, row) for row in section.rows)
        yield Paragraph(words.say("roster-line", head=heading(words, section), said=names))
    if has_marks(sheet.force):
        yield Paragraph(words.say("roster-marked-why"), quiet=True)


def _counted(words: Words, row: Row) -> str:
    name = marked_name(words, row.type_id)
    return words.say("die-times", count=row.count, name=name) if row.count > 1 else name


def _cards(words: Words, sheet: Sheet, _wanted: Wanted, _level: int) -> Iterator[Block]:
    """Yield each kind of die once, with all its faces."""
    rows: dict[str, Row] = {}
    for section in sheet.sections:
        for row in section.rows:
            rows.setdefault(row.type_id, row)
    columns = (Column(words.say("roster-column", column="unit")), Column(words.say("roster-column", column="kind")))
    faces = (Column(words.say("roster-column", column="faces"), "faces"),)
    table = tuple(
        (_die_cell(words, row), Cell(_about(words, row, several=True)), _faces_cell(words, sheet.force, row))
        for row in rows.values()
    )
    if table:
        yield Table(words.say("roster-part", part="cards"), columns + faces, table)


def _reference(words: Words, sheet: Sheet, _wanted: Wanted, level: int) -> Iterator[Block]:
    """Yield the effects of icons, dragons, terrains and spells."""
    found = reference_of(words, sheet.force)
    name, what = Column(words.say("roster-column", column="icon")), Column(words.say("roster-column", column="what"))
    for key, entries in found.sections:
        if entries:
            title = words.say(f"roster-reference-{key}")
            yield Heading(level, title)
            yield Table(title, (name, what), tuple(_entry(words, entry) for entry in entries))
    if found.terrains:
        yield Paragraph(found.captured, quiet=True)
    spell = Column(words.say("roster-column", column="spell"))
    cost = Column(words.say("roster-column", column="cost"), "figure")
    for colour, spells in found.spells:
        title = words.say("roster-reference-spells", element=colour, colour=words.colour(colour))
        yield Heading(level, title)
        rows = (
            (Cell(str(one.spell.cost)), Cell(one.name, icon=f"element_{colour}", elements=(colour,)), Cell(one.text))
            for one in spells
        )
        yield Table(title, (cost, spell, what), tuple(rows))


def _recruiting(words: Words, sheet: Sheet, _wanted: Wanted, _level: int) -> Iterator[Block]:
    """Yield the rules of thumb of recruiting, and a line for each army and race, with room to write."""
    for rule in thumb_rules(words):
        yield Paragraph(rule, quiet=True)
    columns = [Column(said, "words") for said in recruiting_columns(words)]
    rows = tuple((*(Cell(part) for part in line), Cell(BLANK)) for line in recruiting_lines(words, sheet))
    yield Table(words.say("roster-part", part="recruiting"), tuple(columns), rows)


def _entry(words: Words, entry: Entry) -> tuple[Cell, ...]:
    name = words.say("roster-bracketed", name=entry.name, note=entry.note) if entry.note else entry.name
    lines = (
        words.say("roster-reference-when", when=line.when, what=line.what) if line.when else line.what
        for line in entry.lines
    )
    return Cell(name, icon=entry.icon), Cell("; ".join(lines))


_PARTS: Mapping[Part, Callable[[Words, Sheet, Wanted, int], Iterator[Block]]] = {
    "whole": _whole,
    "armies": _armies,
    "list": _list,
    "cards": _cards,
    "reference": _reference,
    "recruiting": _recruiting,
}


# Pieces of the parts


def _expectations(words: Words, armies: Sequence[Section]) -> Table:
    """Return the table of average rolls."""
    results = [words.say("roster-result", result=result) for result in RESULTS]
    columns = (Column(words.say("roster-expected")), *(Column(result, "figure") for result in results))
    rows = tuple(
        (Cell(heading(words, army)), *(Cell(average(words, value)) for value in army.expected or ())) for army in armies
    )
    return Table(words.say("roster-expected"), columns, rows)


def _section(words: Words, sheet: Sheet, section: Section, wanted: Wanted, level: int) -> Iterator[Block]:
    """Yield the dice of an army, the dragons or the terrains."""
    yield Heading(level, heading(words, section))
    if about := section_about(words, sheet.force, section):
        yield Paragraph(about)
    say = words.say
    units = bool(section.units)
    several = len({elements_of(row.type_id) for row in section.rows}) > 1
    columns = [Column(say("roster-column", column="count"), "figure")]
    columns += [Column(say("roster-column", column=_COLUMN[section.rows[0].kind]))]
    columns += [Column(say("roster-column", column="kind"))]
    columns += [Column(say("roster-column", column="health"), "figure")] if units else []
    columns += [Column(say("roster-column", column="faces"), "faces")] if wanted.faces else []
    columns += [Column(say("roster-column", column="losses"), "boxes")] if units and wanted.boxes else []
    rows = []
    for row in section.rows:
        cells = [Cell(str(row.count)), _die_cell(words, row), Cell(_about(words, row, several=several))]
        cells += [Cell(str(catalogue().unit(row.type_id).health) if row.kind == "unit" else "")] if units else []
        cells += [_faces_cell(words, sheet.force, row)] if wanted.faces else []
        cells += [Cell("", boxes=row.boxes)] if units and wanted.boxes else []
        rows.append(tuple(cells))
    yield Table(heading(words, section), tuple(columns), tuple(rows))


_COLUMN: Mapping[RowKind, str] = {
    "unit": "unit",
    "dragon": "dragons",
    "terrain": "terrains",
    "kin": "die",
    "item": "die",
}


def _die_cell(words: Words, row: Row) -> Cell:
    return Cell(words.die_name(row.type_id), elements=elements_of(row.type_id))


def _about(words: Words, row: Row, *, several: bool) -> str:
    about = row_about(words, row, of_several_species=several)
    return ", ".join(filter(None, (about, mark_words(words, row.type_id))))


def _faces_cell(words: Words, force: Force, row: Row) -> Cell:
    faces = faces_of(force, row)
    said = ", ".join(words.face(face.icon, face.count) for face in faces)
    return Cell(said, faces=faces, elements=elements_of(row.type_id), emblem=emblem_of(row.type_id))


def emblem_of(type_id: str) -> str:
    """Return the name of the drawing for a unit's ID; "" for dragons and terrains."""
    kind = catalogue().units.get(type_id)
    return f"emblem_{kind.species}_{kind.unit_class}" if kind else ""
