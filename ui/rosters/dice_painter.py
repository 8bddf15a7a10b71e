"""Painting a page of dice: a force, or one of its armies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPen

from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import UnitType
from ddtable.forces.sums import species_of
from ddtable.rosters.content import RESULTS, Row, Section, elements_of, faces_of, species_elements
from ddtable.rosters.pages.layout import ARMY_HEAD, COUNT_WIDTH, FOOTNOTE_LINE, NOTES_HEAD, Block, Box, Page, plan_row
from ddtable.rosters.wording import (
    average,
    figures_of,
    force_title,
    heading,
    named_icons,
    row_about,
    section_about,
    species_names,
)
from ddtable.words.listed_dice import mark_words
from ddtable.words.sentences import Words
from ui.art.die_faces import square_at
from ui.art.die_looks import type_look
from ui.art.icons import icon_names
from ui.kit.fonts import BOLD, MEDIUM
from ui.rosters.lettering import AMOUNT, ARMY, FIGURE, FORCE, NAME, PLAIN, REGULAR, SMALL, plain, serif, shrunk, wide
from ui.rosters.print_dice import paint_body, paint_face, paint_triangle
from ui.rosters.print_icons import paint_icon
from ui.rosters.roster import NOTE, footnote_lines, note_lines
from ui.rosters.sheetwork import LEFT, RIGHT, Sheetwork, rect_of

BAND_PAD, BAND = 18.0, 104.0  # the shaded part of an army's heading; the column headings are below it
RESULT_WIDTH, LOW_RESULT = 164.0, 112.0
FIGURE_WIDTH = 150.0
LINE, THREE_LINES = 32.0, 108.0  # below a name; height of a row with separate lines for class and icons
NOTE_PITCH = 84.0  # between the lines to write on


def paint_dice(work: Sheetwork, page: Page) -> None:
    """Paint a page of dice."""
    painters = {"head": _head, "row": _row, "notes": _notes}
    for block in page.blocks:
        if block.kind == "title":
            (_running_title if block.again else _title)(work, page, rect_of(block.box))
        else:
            painters[block.kind](work, page, block)
    _footnote(work, page)


def _title(work: Sheetwork, page: Page, rect: QRectF) -> None:
    """Paint the name of the force or army, its player, races and note, and its numbers on the right."""
    force, words, inks = page.sheet.force, work.words, work.inks
    name, units = _leaf_title(words, page), _units(page)
    figures = list(figures_of(force))
    if page.leaf != "whole":
        figures = [("health", sum(catalogue().unit(unit).health for unit in units)), ("units", len(units))]
    room = rect.width() - FIGURE_WIDTH * len(figures) - 20
    at = QRectF(rect.left(), rect.top() - 8, room, 92)
    font = shrunk(serif(FORCE), name, room, FORCE - 32)
    if page.anchor:
        work.write_linked(at, name, font, inks.text, name=page.anchor)
    else:
        work.write(at, name, font, inks.text)
    _species_line(work, page, QRectF(rect.left(), rect.top() + 86, room, 44))
    for number, line in enumerate(note_lines(words, force, rect.width()) if page.leaf == "whole" else ()):
        at = QRectF(rect.left(), rect.top() + 134 + number * 40, rect.width(), 40)
        work.write(at, line, serif(NOTE, italic=True), inks.quiet)
    for place, (figure, amount) in enumerate(figures):
        cell = QRectF(rect.right() - (len(figures) - place) * FIGURE_WIDTH, rect.top(), FIGURE_WIDTH, 72)
        work.write_whole(cell, str(amount), serif(FIGURE), inks.text, RIGHT)
        caption = words.say("roster-figure", figure=figure, amount=amount)
        work.write(cell.translated(0, 54).adjusted(0, 12, 0, -16), caption, plain(SMALL), inks.quiet, RIGHT)


def _leaf_title(words: Words, page: Page) -> str:
    """Return the name of the force, of the army, or of all armies on a page."""
    name = force_title(words, page.sheet.force)
    if page.leaf == "army":
        return words.say("roster-army-title", army=heading(words, page.sheet.sections[0]), force=name)
    return words.say("roster-armies-title", force=name) if page.leaf == "armies" else name


def _units(page: Page) -> tuple[str, ...]:
    """Return the units of the force, or those of the armies on a page."""
    if page.leaf == "whole":
        return page.sheet.force.units
    return tuple(unit for section in page.sheet.sections for unit in section.units)


def _species_line(work: Sheetwork, page: Page, rect: QRectF) -> None:
    """Write the player, and the races with their elements as sign and, if there is room, word."""
    words, inks, sheet = work.words, work.inks, page.sheet
    units, left = _units(page), rect.left()
    if sheet.player:
        said, font = words.say("roster-player", player=sheet.player), plain(PLAIN + 3, BOLD)
        room = min(wide(said, font) + 2, rect.width() * 0.4)
        work.write(QRectF(left, rect.top(), room, rect.height()), said, font, inks.text)
        left += room + 36
    room = rect.right() - left
    species = species_of(catalogue(), units)
    for with_words in (True, False):
        if sum(_species(work, QRectF(left, rect.top(), 0, 0), one, units, with_words) for one in species) <= room:
            for one in species:
                left += _species(work, QRectF(left, rect.top(), room, rect.height()), one, units, with_words)
            return
    names = species_names(words, units)
    work.write(QRectF(left, rect.top(), room, rect.height()), names, plain(PLAIN + 3), inks.text)


def _species(work: Sheetwork, rect: QRectF, species: str, units: Sequence[str], with_words: bool) -> float:
    """Write a race and the elements of its units and return the width; only measure them if `rect` has no width."""
    words, inks, font, quiet = work.words, work.inks, plain(PLAIN + 3, QFont.Weight.DemiBold), plain(PLAIN)
    name, left, drawn = words.species(species), rect.left(), rect.width() > 0
    if drawn:
        work.write(QRectF(left, rect.top(), wide(name, font) + 2, rect.height()), name, font, inks.text)
    left += wide(name, font) + 16
    for element in species_elements(species, units):
        if drawn:
            sign = square_at(left + 15, rect.center().y(), 30)
            paint_icon(work.painter, f"element_{element}", sign, QColor(inks.edge(element)))
        left += 36
        if with_words:
            said = words.say("roster-element", element=element)
            if drawn:
                work.write(QRectF(left, rect.top(), wide(said, quiet) + 2, rect.height()), said, quiet, inks.quiet)
            left += wide(said, quiet) + 18
    return left + 24 - rect.left()


def _running_title(work: Sheetwork, page: Page, rect: QRectF) -> None:
    """Paint the force's name again, small, on a continued page."""
    name = work.words.say("roster-title-again", force=_leaf_title(work.words, page))
    work.write(QRectF(rect.left(), rect.top() - 10, rect.width(), 52), name, serif(ARMY - 6), work.inks.quiet)
    work.line(rect.left(), rect.right(), rect.top() + 50, work.inks.hair, 2)


def _head(work: Sheetwork, page: Page, block: Block) -> None:
    """Paint the heading of an army with its expected rolls, or that of dragons or terrains."""
    section, rect, inks = block.section, rect_of(block.box), work.inks
    assert section is not None
    name = heading(work.words, section)
    name = work.words.say("roster-army-again", army=name) if block.again else name
    if page.leaf == "armies":
        _low_head(work, page, section, name, rect)
        return
    if section.expected is None:
        work.write(QRectF(rect.left(), rect.top(), rect.width(), 60), name, serif(ARMY), inks.text)
        about = QRectF(rect.left() + wide(name, serif(ARMY)) + 40, rect.top() + 8, 0, 50)
        about.setRight(rect.right())
        said = section_about(work.words, page.sheet.force, section)
        work.write_whole(about, said, plain(PLAIN), inks.quiet, RIGHT)
        work.line(rect.left(), rect.right(), rect.bottom() - 10, inks.rule, 3)
        return
    band = QRectF(rect.left(), rect.top(), rect.width(), BAND)
    work.fill(band, inks.band, 14)
    pad = BAND_PAD if inks.colour else 0.0  # without colour there is no band
    results_left = band.right() - pad - RESULT_WIDTH * len(RESULTS)
    room = results_left - band.left() - 240
    font = shrunk(serif(ARMY), name, room, ARMY - 20)
    work.write(QRectF(band.left() + pad, band.top() + 8, room, 54), name, font, inks.text)
    about = QRectF(band.left() + pad, band.top() + 60, room, 34)
    work.write(about, section_about(work.words, page.sheet.force, section), plain(PLAIN), inks.quiet)
    caption = QRectF(results_left - 220, band.top() + 55, 200, 26)
    work.write(caption, work.words.say("roster-expected"), plain(SMALL - 1), inks.quiet, RIGHT)
    _results(work, page, section, results_left, band)
    _captions(work, page, section, QRectF(rect.left(), band.bottom() + 4, rect.width(), ARMY_HEAD - BAND - 6))


def _low_head(work: Sheetwork, page: Page, section: Section, name: str, rect: QRectF) -> None:
    """Paint the heading of an army among many in one line: its name, its health, and its average rolls."""
    inks, pad = work.inks, BAND_PAD if work.inks.colour else 0.0
    band = rect.adjusted(0, 0, 0, -8)
    work.fill(band, inks.band, 14)
    left = band.right() - pad - LOW_RESULT * len(RESULTS)
    for number, (result, value) in enumerate(zip(RESULTS, section.expected or (), strict=True)):
        cell = QRectF(left + number * LOW_RESULT, band.top(), LOW_RESULT, band.height())
        ink = inks.text if value else inks.quiet
        paint_icon(work.painter, result, square_at(cell.left() + 18, cell.center().y(), 32), QColor(ink))
        work.write_whole(cell.adjusted(44, 0, 0, 0), average(work.words, value), plain(NAME, BOLD), ink)
    said = section_about(work.words, page.sheet.force, section)
    room = left - 30 - band.left() - pad
    font = shrunk(serif(ARMY - 10), name, room * 0.64, ARMY - 22)
    named = min(wide(name, font) + 2, room * 0.64)
    work.write(QRectF(band.left() + pad, band.top(), named, band.height()), name, font, inks.text)
    about = QRectF(band.left() + pad + named + 24, band.top() + 4, room - named - 24, band.height() - 4)
    work.write_whole(about, said, plain(PLAIN), inks.quiet, least=20)


def _results(work: Sheetwork, page: Page, section: Section, left: float, band: QRectF) -> None:
    """Paint an army's average rolls: sign, number, word, and a bar relative to all armies."""
    assert section.expected is not None
    inks, most = work.inks, page.sheet.most or 1.0
    for number, (result, value) in enumerate(zip(RESULTS, section.expected, strict=True)):
        cell = QRectF(left + number * RESULT_WIDTH, band.top(), RESULT_WIDTH - 20, band.height())
        ink = inks.text if value else inks.quiet
        paint_icon(work.painter, result, square_at(cell.left() + 20, cell.top() + 33, 38), QColor(ink))
        at = QRectF(cell.left() + 50, cell.top() + 10, cell.width() - 50, 46)
        work.write_whole(at, average(work.words, value), plain(AMOUNT, BOLD), ink)
        caption = QRectF(cell.left(), cell.top() + 55, cell.width(), 26)
        work.write(caption, work.words.say("roster-result", result=result), plain(SMALL - 1), inks.quiet)
        bar = QRectF(cell.left(), cell.bottom() - 19, cell.width(), 9)
        work.fill(bar, inks.hair, 4.5)
        if value:
            work.fill(QRectF(bar.left(), bar.top(), max(9.0, bar.width() * value / most), 9), inks.bar, 4.5)


def _captions(work: Sheetwork, page: Page, section: Section, rect: QRectF) -> None:
    """Paint the names of the columns."""
    say = work.words.say
    plan = plan_row(section.rows[0], Box(rect.left(), rect.top(), rect.width(), rect.height()), page.size, page.boxes)
    font, quiet = plain(SMALL), work.inks.quiet
    columns = [("unit", plan.times.left + 8, plan.name.right), ("health", plan.health.left - 30, plan.health.right)]
    if plan.faces:
        columns.append(("faces", plan.faces[0].left, plan.faces[0].left + 400))
    if plan.ticks:
        columns.append(("losses", plan.ticks[0].left, rect.right()))
    for column, left, right in columns:
        cell = QRectF(left, rect.top(), right - left, rect.height())
        work.write(cell, say("roster-column", column=column), font, quiet, RIGHT if column == "health" else LEFT)
    work.line(rect.left(), rect.right(), rect.bottom(), work.inks.rule, 2)


def _row(work: Sheetwork, page: Page, block: Block) -> None:
    """Paint a die with its number, name and class, health, faces, and boxes."""
    section, row, inks = block.section, block.row, work.inks
    assert section is not None
    assert row is not None
    plan = plan_row(row, block.box, page.size, page.boxes)
    look = type_look(row.type_id, 7 if row.kind == "terrain" else None)
    paint_body(work.painter, look, rect_of(plan.die), inks)
    if row.count > 1:
        count = work.words.say("roster-count", count=row.count)
        work.write_whole(rect_of(plan.times).adjusted(8, 0, -6, 0), count, plain(NAME, BOLD), inks.text)
    left = plan.name.left if any(one.count > 1 for one in section.rows) else plan.name.left - COUNT_WIDTH + 8
    _name(work, section, row, QRectF(left, plan.name.top, plan.name.right - left, plan.name.height))
    if row.kind == "unit":
        health = str(catalogue().unit(row.type_id).health)
        work.write(rect_of(plan.health), health, plain(AMOUNT, BOLD), inks.text, RIGHT)
    _faces(work, page, row, [rect_of(face) for face in plan.faces])
    for number, tick in enumerate(plan.ticks):
        paint_tick(work, rect_of(tick), "buried" if number % 2 else "dead")
    if row is not section.rows[-1]:
        work.line(block.box.left, block.box.right, block.box.bottom, inks.hair, 1.4)


def paint_tick(work: Sheetwork, rect: QRectF, loss: str) -> None:
    """Paint a box for losses with a pale sign of its meaning, so that a cross over it is visible."""
    paint_icon(work.painter, loss, rect.adjusted(10, 10, -10, -10), QColor(work.inks.loss))
    work.painter.setBrush(Qt.BrushStyle.NoBrush)
    work.painter.setPen(QPen(QColor(work.inks.rule), 2.0))
    work.painter.drawRoundedRect(rect, 6, 6)


def _name(work: Sheetwork, section: Section, row: Row, rect: QRectF) -> None:
    """Paint a die's name; below it a small sign and its class, numbers or pick; the names of its special icons."""
    words, inks = work.words, work.inks
    several = len({elements_of(one.type_id) for one in section.rows}) > 1
    about = " · ".join(
        filter(None, (row_about(words, row, of_several_species=several), mark_words(words, row.type_id)))
    )
    icons = named_icons(words, row.type_id)
    apart = bool(icons) and rect.height() >= THREE_LINES
    if icons and not apart:
        about = f"{about} · {icons}"
    middle = rect.center().y() - (LINE / 2 if apart else 0)
    upper = QRectF(rect.left(), middle - 39, rect.width(), 42)
    write = work.write if row.kind == "unit" else work.write_whole  # items have long names
    write(upper, words.die_name(row.type_id), plain(NAME, BOLD), inks.text)
    lower = QRectF(rect.left(), middle + 3, rect.width(), LINE)
    if apart:
        work.write_whole(lower.translated(0, LINE), icons, plain(PLAIN, MEDIUM), inks.text, least=20)
    kind = catalogue().die(row.type_id)
    signs = (
        [f"class_{kind.unit_class}"]
        if isinstance(kind, UnitType)
        else [f"element_{one}" for one in elements_of(row.type_id)]
    )
    for sign in signs:
        if sign in icon_names():
            paint_icon(work.painter, sign, square_at(lower.left() + 13, lower.center().y(), 26), QColor(inks.quiet))
            lower.setLeft(lower.left() + 34)
    work.write_whole(lower, about, plain(PLAIN), inks.quiet, least=20)


def _faces(work: Sheetwork, page: Page, row: Row, rects: list[QRectF]) -> None:
    faces = faces_of(page.sheet.force, row)
    for number, rect in enumerate(rects):
        look = type_look(row.type_id, number)
        if row.kind == "terrain":
            look = look if number == len(faces) - 1 else replace(look, icon=faces[number].icon)
            paint_triangle(work.painter, look, rect, number % 2 == 1, work.inks)
        else:
            paint_face(work.painter, look, rect, work.inks)


def _notes(work: Sheetwork, _page: Page, block: Block) -> None:
    """Paint lines to write on."""
    rect = rect_of(block.box)
    heading_at = QRectF(rect.left(), rect.top(), rect.width(), NOTES_HEAD)
    work.write(heading_at, work.words.say("roster-notes"), serif(ARMY - 8), work.inks.quiet)
    count = int((rect.height() - NOTES_HEAD) / NOTE_PITCH)
    for number in range(1, count + 1):
        work.line(rect.left(), rect.right(), rect.top() + NOTES_HEAD + number * NOTE_PITCH, work.inks.hair, 1.6)


def _footnote(work: Sheetwork, page: Page) -> None:
    """Paint the explanation of the averages."""
    footnote = rect_of(page.footnote)
    lines = footnote_lines(work.words, footnote.width())
    work.lines(footnote.left(), footnote.top() + 10, FOOTNOTE_LINE, lines, plain(SMALL, REGULAR), work.inks.quiet)
