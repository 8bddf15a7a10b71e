"""Painting a page: one code for the preview, the printer and the PDF file. A unit is a tenth of a millimetre."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from ddtable import __version__
from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import UnitType
from ddtable.words import Words
from ui.art.die_faces import square_at
from ui.art.icons import icon_names, paint_icon
from ui.rosters.content import RESULTS, Row, Section, elements_of, faces_of
from ui.rosters.inks import Inks
from ui.rosters.layout import ARMY_HEAD, COUNT_WIDTH, Block, Box, Page, plan_row
from ui.rosters.lettering import (
    AMOUNT,
    ARMY,
    BOLD,
    FIGURE,
    FORCE,
    NAME,
    PLAIN,
    REGULAR,
    SMALL,
    plain,
    serif,
    shrunk,
    wide,
)
from ui.rosters.print_dice import paint_body, paint_face, paint_triangle
from ui.rosters.roster import (
    NOTE,
    average,
    footnote_lines,
    heading,
    note_lines,
    row_about,
    section_about,
    species_names,
)
from ui.shell.die_words import type_look
from ui.shell.painting import text

LEFT, RIGHT, MIDDLE = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter
BAND = 104.0  # the shaded part of an army's heading; what is left below names the columns
RESULT_WIDTH = 164.0
FIGURE_WIDTH = 150.0


def rect_of(box: Box) -> QRectF:
    """Return a box as Qt has it."""
    return QRectF(box.left, box.top, box.width, box.height)


@dataclass(frozen=True)
class Sheetwork:
    """A painter over one page, with its words and inks."""

    painter: QPainter
    page: Page
    words: Words
    inks: Inks

    def write(self, rect: QRectF, words: str, font: QFont, colour: str, align: Qt.AlignmentFlag = LEFT) -> None:
        """Write one line, cut with dots where it does not fit."""
        text(self.painter, rect, words, font, colour, align)

    def write_whole(
        self, rect: QRectF, words: str, font: QFont, colour: str, align: Qt.AlignmentFlag = LEFT, least: int = 16
    ) -> None:
        """Write one line, in smaller type where it does not fit: a number is never cut."""
        text(self.painter, rect, words, shrunk(font, words, rect.width(), least), colour, align)

    def line(self, left: float, right: float, y: float, colour: str, width: float) -> None:
        """Draw a level line."""
        self.painter.setPen(QPen(QColor(colour), width))
        self.painter.drawLine(QPointF(left, y), QPointF(right, y))

    def fill(self, rect: QRectF, colour: str, radius: float) -> None:
        """Fill a rounded rectangle."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(colour))
        self.painter.drawRoundedRect(rect, radius, radius)


def paint_page(painter: QPainter, page: Page, number: int, count: int, words: Words, inks: Inks) -> None:
    """Paint a page, the `number`-th of `count`; the painter is scaled to tenths of a millimetre of its paper."""
    work = Sheetwork(painter, page, words, inks)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    for block in page.blocks:
        if block.kind == "title":
            (_running_title if block.again else _title)(work, rect_of(block.box))
        elif block.kind == "head":
            _head(work, block)
        else:
            _row(work, block)
    _foot(work, number, count)


def _title(work: Sheetwork, rect: QRectF) -> None:
    """The force's name, its player and species, what is said of it; its figures at the right."""
    force, words, inks = work.page.sheet.force, work.words, work.inks
    figures = [("health", force.health), ("units", len(force.units)), ("dragons", len(force.dragons))]
    room = rect.width() - FIGURE_WIDTH * len(figures) - 20
    name = words.force_name(force.id, force.name)
    work.write_whole(QRectF(rect.left(), rect.top() - 8, room, 92), name, serif(FORCE), inks.text, least=FORCE - 32)
    _species_line(work, QRectF(rect.left(), rect.top() + 86, room, 44))
    for number, line in enumerate(note_lines(words, force, rect.width())):
        at = QRectF(rect.left(), rect.top() + 134 + number * 40, rect.width(), 40)
        work.write(at, line, serif(NOTE, italic=True), inks.quiet)
    for place, (figure, amount) in enumerate(figures):
        cell = QRectF(rect.right() - (len(figures) - place) * FIGURE_WIDTH, rect.top(), FIGURE_WIDTH, 72)
        work.write_whole(cell, str(amount), serif(FIGURE), inks.text, RIGHT)
        caption = words.say("roster-figure", figure=figure, amount=amount)
        work.write(cell.translated(0, 54).adjusted(0, 12, 0, -16), caption, plain(SMALL), inks.quiet, RIGHT)


def _species_line(work: Sheetwork, rect: QRectF) -> None:
    """Who plays it, and its species with their elements by sign and word; without the words where room is short."""
    words, inks, sheet = work.words, work.inks, work.page.sheet
    left = rect.left()
    if sheet.player:
        said, font = words.say("roster-player", player=sheet.player), plain(PLAIN + 3, BOLD)
        room = min(wide(said, font) + 2, rect.width() * 0.4)
        work.write(QRectF(left, rect.top(), room, rect.height()), said, font, inks.text)
        left += room + 36
    room = rect.right() - left
    species = sheet.force.species
    for with_words in (True, False):
        if sum(_species(work, QRectF(left, rect.top(), 0, 0), one, with_words) for one in species) <= room:
            for one in species:
                left += _species(work, QRectF(left, rect.top(), room, rect.height()), one, with_words)
            return
    names = species_names(words, sheet.force.units)
    work.write(QRectF(left, rect.top(), room, rect.height()), names, plain(PLAIN + 3), inks.text)


def _species(work: Sheetwork, rect: QRectF, species: str, with_words: bool) -> float:
    """Write a species and its elements from the left of `rect`, or only measure it; return the width it needs."""
    words, inks, font, quiet = work.words, work.inks, plain(PLAIN + 3, QFont.Weight.DemiBold), plain(PLAIN)
    name, left, drawn = words.species(species), rect.left(), rect.width() > 0
    if drawn:
        work.write(QRectF(left, rect.top(), wide(name, font) + 2, rect.height()), name, font, inks.text)
    left += wide(name, font) + 16
    for element in catalogue().species[species].elements:
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


def _running_title(work: Sheetwork, rect: QRectF) -> None:
    """The force's name once more, small, above what goes on."""
    force = work.page.sheet.force
    name = work.words.say("roster-title-again", force=work.words.force_name(force.id, force.name))
    work.write(QRectF(rect.left(), rect.top() - 10, rect.width(), 52), name, serif(ARMY - 6), work.inks.quiet)
    work.line(rect.left(), rect.right(), rect.top() + 50, work.inks.hair, 2)


def _head(work: Sheetwork, block: Block) -> None:
    """The heading of an army, with what it may expect; or that of dragons or terrains."""
    section, rect, inks = block.section, rect_of(block.box), work.inks
    assert section is not None
    name = heading(work.words, section)
    name = work.words.say("roster-army-again", army=name) if block.again else name
    if section.expected is None:
        work.write(QRectF(rect.left(), rect.top(), rect.width(), 60), name, serif(ARMY), inks.text)
        about = QRectF(rect.left() + wide(name, serif(ARMY)) + 40, rect.top() + 8, 0, 50)
        about.setRight(rect.right())
        said = section_about(work.words, work.page.sheet.force, section)
        work.write_whole(about, said, plain(PLAIN), inks.quiet, RIGHT)
        work.line(rect.left(), rect.right(), rect.bottom() - 10, inks.rule, 3)
        return
    band = QRectF(rect.left(), rect.top(), rect.width(), BAND)
    work.fill(band, inks.band, 14)
    results_left = band.right() - 18 - RESULT_WIDTH * len(RESULTS)
    room = results_left - band.left() - 240
    work.write(QRectF(band.left() + 18, band.top() + 8, room, 54), name, serif(ARMY), inks.text)
    about = QRectF(band.left() + 18, band.top() + 60, room, 34)
    work.write(about, section_about(work.words, work.page.sheet.force, section), plain(PLAIN), inks.quiet)
    caption = QRectF(results_left - 220, band.top() + 55, 200, 26)
    work.write(caption, work.words.say("roster-expected"), plain(SMALL - 1), inks.quiet, RIGHT)
    _results(work, section, results_left, band)
    _captions(work, section, QRectF(rect.left(), band.bottom() + 4, rect.width(), ARMY_HEAD - BAND - 6))


def _results(work: Sheetwork, section: Section, left: float, band: QRectF) -> None:
    """What an army rolls on average: sign, number, word, and a bar as long as the number is among all armies."""
    assert section.expected is not None
    inks, most = work.inks, work.page.sheet.most or 1.0
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


def _captions(work: Sheetwork, section: Section, rect: QRectF) -> None:
    """The names of the columns."""
    say, page = work.words.say, work.page
    plan = plan_row(section.rows[0], Box(rect.left(), rect.top(), rect.width(), rect.height()), page.size)
    font, quiet = plain(SMALL), work.inks.quiet
    columns = [("unit", plan.times.left + 8, plan.name.right), ("health", plan.health.left - 30, plan.health.right)]
    if plan.faces:
        columns.append(("faces", plan.faces[0].left, plan.faces[0].left + 400))
    columns.append(("losses", plan.ticks[0].left, rect.right()))
    for column, left, right in columns:
        cell = QRectF(left, rect.top(), right - left, rect.height())
        work.write(cell, say("roster-column", column=column), font, quiet, RIGHT if column == "health" else LEFT)
    work.line(rect.left(), rect.right(), rect.bottom(), work.inks.rule, 2)


def _row(work: Sheetwork, block: Block) -> None:
    """A die, how many of it, its name and class, its health, its faces, its boxes."""
    section, row, inks = block.section, block.row, work.inks
    assert section is not None
    assert row is not None
    plan = plan_row(row, block.box, work.page.size)
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
    _faces(work, row, [rect_of(face) for face in plan.faces])
    work.painter.setBrush(Qt.BrushStyle.NoBrush)
    work.painter.setPen(QPen(QColor(inks.rule), 2.4))
    for tick in plan.ticks:
        work.painter.drawRoundedRect(rect_of(tick), 7, 7)
    if row is not section.rows[-1]:
        work.line(block.box.left, block.box.right, block.box.bottom, inks.hair, 1.4)


def _name(work: Sheetwork, section: Section, row: Row, rect: QRectF) -> None:
    """A die's name, and below it a small sign and its class, figures or pick."""
    words, inks = work.words, work.inks
    several = len({elements_of(one.type_id) for one in section.rows}) > 1
    upper = QRectF(rect.left(), rect.center().y() - 39, rect.width(), 42)
    work.write(upper, words.die_name(row.type_id), plain(NAME, BOLD), inks.text)
    lower = QRectF(rect.left(), rect.center().y() + 3, rect.width(), 32)
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
    about = row_about(words, row, of_several_species=several)
    work.write(lower, about, plain(PLAIN), inks.quiet)


def _faces(work: Sheetwork, row: Row, rects: list[QRectF]) -> None:
    faces = faces_of(work.page.sheet.force, row)
    for number, rect in enumerate(rects):
        look = type_look(row.type_id, number)
        if row.kind == "terrain":
            look = look if number == len(faces) - 1 else replace(look, icon=faces[number].icon)
            paint_triangle(work.painter, look, rect, number % 2 == 1, work.inks)
        else:
            paint_face(work.painter, look, rect, work.inks)


def _foot(work: Sheetwork, number: int, count: int) -> None:
    """What the averages count, and the last line: which program, that it is unofficial, which page."""
    page, words, inks = work.page, work.words, work.inks
    footnote, footer = rect_of(page.footnote), rect_of(page.footer)
    for index, line in enumerate(footnote_lines(words, footnote.width())):
        at = QRectF(footnote.left(), footnote.top() + 10 + index * 29, footnote.width(), 29)
        work.write(at, line, plain(SMALL, REGULAR), inks.quiet)
    work.line(footer.left(), footer.right(), footer.top() + 12, inks.hair, 1.4)
    force = words.force_name(page.sheet.force.id, page.sheet.force.name)
    numbered = words.say("roster-page", force=force, number=number, count=count)
    last = footer.adjusted(0, 22, 0, 0)
    room = min(wide(numbered, plain(SMALL)) + 2, last.width() * 0.34)
    work.write(QRectF(last.right() - room, last.top(), room, last.height()), numbered, plain(SMALL), inks.text, RIGHT)
    notice = words.say("roster-program", version=__version__, notice=words.say("ui-unofficial"))
    work.write(last.adjusted(0, 0, -room - 30, 0), notice, plain(SMALL, REGULAR), inks.quiet)
