"""A roster made ready: what is wanted of it, its pages, and each page in words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import DragonType, UnitType
from ddtable.forces.force import ARMY_NAMES, Force
from ddtable.forces.sums import species_of
from ddtable.rules.classic.rosters import PlayedForce
from ddtable.words import Words
from ui.rosters.content import RESULTS, Row, Section, faces_of, sheet_of
from ui.rosters.layout import PAPERS, SIDE, Page, PaperName, lay_out_all
from ui.rosters.lettering import REGULAR, SMALL, lines_of, plain, serif

MOST_NOTE_LINES, MOST_FOOTNOTE_LINES = 3, 4
NOTE = 32
MOST_NAMED = 3  # forces whose names stand in a file's name
LONGEST_NAME = 80  # letters; in any script below the 255 bytes of a file name


@dataclass(frozen=True)
class Wanted:
    """How a roster is to be: on which paper, in colour or not, with every face of every die or without."""

    paper: PaperName = "a4"
    colour: bool = True
    faces: bool = True


def pages_of(words: Words, forces: Sequence[tuple[str, Force]], wanted: Wanted) -> tuple[Page, ...]:
    """Return the pages of some forces, each given with its player's name or none. Raises CatalogueError."""
    paper = PAPERS[wanted.paper]
    width = paper.width - 2 * SIDE
    sheets = [sheet_of(player, force) for player, force in forces]
    return lay_out_all(
        sheets,
        paper,
        faces=wanted.faces,
        note_lines=[len(note_lines(words, sheet.force, width)) for sheet in sheets],
        footnote_lines=len(footnote_lines(words, width)),
    )


def note_lines(words: Words, force: Force, width: float) -> tuple[str, ...]:
    """Return what is said of a force, in lines: in a game how its armies came about, since plans may have changed."""
    if isinstance(force, PlayedForce):
        said = words.say("roster-made", made=force.made)
    else:
        said = words.force_note(force.id, force.note)
    return lines_of(said, serif(NOTE, italic=True), width, MOST_NOTE_LINES) if said else ()


def footnote_lines(words: Words, width: float) -> tuple[str, ...]:
    """Return what the expected results count, in lines."""
    return lines_of(words.say("roster-footnote"), plain(SMALL, REGULAR), width, MOST_FOOTNOTE_LINES)


def document_title(words: Words, forces: Sequence[tuple[str, Force]]) -> str:
    """Return the title of a file of these forces."""
    first = words.force_name(forces[0][1].id, forces[0][1].name) if forces else ""
    return words.say("roster-document", force=first, more=len(forces) - 1, count=len(forces))


def file_name(words: Words, forces: Sequence[tuple[str, Force]]) -> str:
    """Return a name for a file of these forces, without suffix: a game's players, else the forces."""
    players = [player for player, _ in forces]
    if len(forces) > 1 and all(players):
        named = words.say("roster-file", names=" – ".join(players))
    elif len(forces) <= MOST_NAMED:
        named = ", ".join(words.force_name(force.id, force.name) for _, force in forces)
    else:
        named = document_title(words, forces)
    return re.sub(r'[\\/:*?"<>|\x00-\x1f]+', " ", named).strip(" .")[:LONGEST_NAME] or words.say("roster-window")


def species_names(words: Words, units: Sequence[str]) -> str:
    """Return the species of some units, the most health first."""
    return words.all_of(words.species(one) for one in species_of(catalogue(), units))


def heading(words: Words, section: Section) -> str:
    """Return the name of a section."""
    if section.name in ARMY_NAMES:
        return words.say("ui-army", army=section.name)
    return words.say(f"roster-{section.name}")


def section_about(words: Words, force: Force, section: Section) -> str:
    """Return the sums of an army in a line; what terrains are read by; nothing for dragons."""
    if section.name == "terrains":
        return words.say("roster-reading", faces=force.faces if isinstance(force, PlayedForce) else "none")
    if section.expected is None:
        return ""
    health = sum(catalogue().unit(unit).health for unit in section.units)
    species = species_names(words, section.units)
    return words.say("roster-army-about", health=health, dice=section.dice, species=species)


def row_about(words: Words, row: Row, *, of_several_species: bool) -> str:
    """Return the second line of a row: a unit's class, a dragon's figures, which pick a terrain is."""
    kind = catalogue().die(row.type_id)
    if isinstance(kind, UnitType):
        unit_class = words.say("unit-class", **{"class": kind.unit_class})
        if not of_several_species:
            return unit_class
        return words.say("roster-unit-about", species=words.species(kind.species), **{"class": unit_class})
    if isinstance(kind, DragonType):
        return words.say("roster-dragon-about", health=kind.health, saves=kind.automatic_saves)
    return words.say("roster-pick", pick=row.pick)


def average(words: Words, value: float) -> str:
    """Return an expected result as it is printed."""
    return words.say("roster-average", value=round(value, 1))


def page_words(words: Words, page: Page) -> list[str]:
    """Return a page line by line, for whoever cannot see it."""
    sheet = page.sheet
    lines = [words.force_name(sheet.force.id, sheet.force.name)]
    for block in page.blocks:
        section, row = block.section, block.row
        if block.kind == "head" and section is not None:
            lines.append(": ".join(filter(None, (heading(words, section), section_about(words, sheet.force, section)))))
            lines += _expected_words(words, section)
        if row is not None:
            faces = [words.face(face.icon, face.count) for face in faces_of(sheet.force, row)]
            name = words.die_name(row.type_id)
            counted = words.say("die-times", count=row.count, name=name) if row.count > 1 else name
            lines.append(f"{counted}: {', '.join(faces)}" if page.size else counted)
    return lines


def _expected_words(words: Words, section: Section) -> list[str]:
    if section.expected is None:
        return []
    pairs = zip(RESULTS, section.expected, strict=True)
    said = ", ".join(f"{average(words, value)} {words.say('roster-result', result=result)}" for result, value in pairs)
    return [f"{words.say('roster-expected')}: {said}"]
