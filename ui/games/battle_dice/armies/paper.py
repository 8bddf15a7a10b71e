"""Printed rosters of Battle Dice: a page for each army, and a reference page of artifacts and monsters' tables.

All lengths are tenths of a millimetre. One code paints the preview, the printer's pages and the PDF file.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPen

from ddtable import __version__
from ddtable.rosters.about_file import AboutFile
from ddtable.rosters.battle import (
    ArtifactLine,
    BattleRoster,
    army_title,
    artifact_lines,
    battle_document,
    battle_title,
    class_lines,
    game_words,
    house_words,
    phase_lines,
    table_lines,
)
from ddtable.rosters.pages.layout import ABOVE, PAPERS, SIDE, Header, Paper
from ddtable.rosters.plain_text import plain_text
from ddtable.rosters.wanted import Wanted
from ddtable.rosters.wording import day_words
from ddtable.rules.battle_dice.kinds import MONSTERS, QUESTING
from ddtable.rules.battle_dice.tables import TABLES
from ddtable.texts.plain import one_line
from ddtable.words.sentences import Words
from ddtable.words.telling.battle_words import kinds_name
from ui.art.typefaces import load_fonts
from ui.games.battle_dice.armies.print_die import paint_print_die
from ui.kit.fonts import BOLD, MEDIUM
from ui.rosters.lettering import FORCE, REGULAR, SMALL, lines_of, plain, serif, wide
from ui.rosters.output import pdf_of
from ui.rosters.sheetwork import MIDDLE, RIGHT, PaintedPage, Sheetwork

BOX, PITCH = 44.0, 56.0  # of a box for losses, and from one to the next
DIE, ROW, THIN_ROW = 88.0, 98.0, 66.0  # a die, the row of a class, and of one without dice
HEAD, LINE = 66.0, 43.0  # a heading, and a line below it
TABLE_HEAD, TABLE_LINE, TABLE_PITCH = 58.0, 38.0, 30.0  # of a table: its head, a line, and from a line to its second
TOLD, LEAST_TOLD = 26, 24  # font sizes of a result's effect: the usual one, and the least before it gets a second line
RESULT = 256.0  # width of the number and name of a result
GUTTER, BETWEEN = 50.0, 34.0  # between two columns, and between two parts
BLANK = 66.0  # a line to write on
NAMES = 260.0  # width of the names of results and phases
FREE = ("tactics", "spells", "maneuver")
ToldResult = tuple[str, tuple[str, ...]]  # its name, and its effect in lines


@dataclass
class Cursor:
    """The place of the next part on the page: `work` paints between `left` and `right`."""

    work: Sheetwork
    left: float
    right: float
    top: float
    bottom: float

    @property
    def width(self) -> float:
        """The width between the margins."""
        return self.right - self.left

    def take(self, height: float) -> QRectF:
        """Return a strip of the whole width and move below it."""
        strip = QRectF(self.left, self.top, self.width, height)
        self.top += height
        return strip


def battle_pages(
    words: Words, rosters: Sequence[BattleRoster], wanted: Wanted, *, reference: bool
) -> list[PaintedPage]:
    """Return the pages of some rosters: one each, followed by the reference page."""
    pages = [_page(words, roster, wanted) for roster in rosters]
    if reference and rosters:
        pages.append(_reference_page(words, rosters[0], wanted))
    return pages


def army_pdf(words: Words, rosters: Sequence[BattleRoster], wanted: Wanted, *, reference: bool) -> bytes:
    """Return the PDF file of some rosters."""
    load_fonts()
    titles = [army_title(words, roster.army) for roster in rosters]
    players = words.all_of(dict.fromkeys(roster.player for roster in rosters if roster.player))
    about = AboutFile(
        title=battle_title(words, rosters),
        author=players or words.say("roster-author"),
        subject=words.say("army-paper-subject"),
        keywords=("Battle Dice", *dict.fromkeys(titles)),
        language=words.language,
        program=f"ddtable {__version__}",
    )
    return pdf_of(words, battle_pages(words, rosters, wanted, reference=reference), about, wanted)


def _page(words: Words, roster: BattleRoster, wanted: Wanted) -> PaintedPage:
    said = plain_text(battle_document(words, [roster], wanted.day, reference=False)).splitlines()
    return PaintedPage(
        paper=PAPERS[wanted.paper],
        title=army_title(words, roster.army),
        header=_header(words, roster, wanted),
        paint=partial(_paint_roster, roster, PAPERS[wanted.paper]),
        said=tuple(filter(None, said)),
    )


def _reference_page(words: Words, roster: BattleRoster, wanted: Wanted) -> PaintedPage:
    said = [
        f"{one.number} {one.name}: {'; '.join(' '.join(line) for line in one.lines)}" for one in artifact_lines(words)
    ]
    return PaintedPage(
        paper=PAPERS[wanted.paper],
        title=words.say("army-paper-artifacts"),
        header=_header(words, roster, wanted)._replace(left=game_words(words, roster)),
        paint=partial(_paint_reference, roster, PAPERS[wanted.paper]),
        said=tuple(said),
    )


def _header(words: Words, roster: BattleRoster, wanted: Wanted) -> Header:
    player = words.say("roster-player", player=one_line(roster.player)) if roster.player else ""
    left = " · ".join(filter(None, (army_title(words, roster.army), player, game_words(words, roster))))
    return Header(left, day_words(words, wanted.day) if wanted.day else "")


def _cursor(work: Sheetwork, paper: Paper) -> Cursor:
    return Cursor(work, SIDE, paper.width - SIDE, ABOVE, paper.height - 160)


# Roster


def _paint_roster(roster: BattleRoster, paper: Paper, work: Sheetwork) -> None:
    page = _cursor(work, paper)
    _paint_title(page, roster)
    _paint_classes(page, roster)
    page.top += BETWEEN
    _paint_phases(page, roster)
    page.top += BETWEEN
    _paint_tables(page, roster, (*FREE, roster.army.monster), below=BETWEEN + HEAD + BLANK)
    page.top += BETWEEN
    _paint_blanks(page)


def _paint_title(page: Cursor, roster: BattleRoster) -> None:
    work, words = page.work, page.work.words
    work.write_whole(page.take(96), army_title(words, roster.army), serif(FORCE), work.inks.text, least=40)
    player = words.say("roster-player", player=one_line(roster.player)) if roster.player else ""
    told = " · ".join(filter(None, (player, game_words(words, roster))))
    work.write_whole(page.take(40), told, plain(28), work.inks.quiet)
    if note := roster.army.note and one_line(words.force_note(roster.army.id, roster.army.note)):
        work.write_whole(page.take(44), note, serif(30, italic=True), work.inks.text, least=20)
    page.top += 11


def _paint_classes(page: Cursor, roster: BattleRoster) -> None:
    """Paint the army list: the die, the number, the name, and a box for each die."""
    work, inks = page.work, page.work.inks
    for line in class_lines(work.words, roster.army):
        first = page.left + 600
        a_line = int((page.right - first + PITCH - BOX) // PITCH)
        high = max(ROW, -(-line.count // a_line) * PITCH + 32) if line.count else THIN_ROW
        strip = page.take(high)
        work.line(page.left, page.right, strip.top(), inks.hair, 1.4)
        side = DIE if line.count else DIE * 0.6
        die = QRectF(page.left + (DIE - side) / 2, strip.center().y() - side / 2, side, side)
        paint_print_die(work.painter, line.kind, die, inks)
        ink = inks.text if line.count else inks.quiet
        at = QRectF(page.left + DIE + 6, strip.top(), 80, high)
        work.write(at, str(line.count), serif(52 if line.count else 34), ink, RIGHT)
        name = QRectF(at.right() + 26, strip.top(), 270, high)
        work.write_whole(name, line.name, plain(33, BOLD if line.count else MEDIUM), ink)
        work.write(
            QRectF(name.right(), strip.top(), 90, high),
            work.words.say("army-die", sides=line.sides),
            plain(28),
            inks.quiet,
        )
        top = strip.center().y() - (-(-line.count // a_line) * PITCH - (PITCH - BOX)) / 2
        for number in range(line.count):
            down, across = divmod(number, a_line)
            _box(work, QRectF(first + across * PITCH, top + down * PITCH, BOX, BOX))
    work.line(page.left, page.right, page.top, inks.hair, 1.4)


def _box(work: Sheetwork, rect: QRectF) -> None:
    work.painter.setPen(QPen(QColor(work.inks.quiet), 2.2))
    work.painter.setBrush(Qt.BrushStyle.NoBrush)
    work.painter.drawRoundedRect(rect, 6, 6)


def _heading(page: Cursor, words: str, beside: str = "") -> None:
    strip = page.take(HEAD)
    page.work.write(strip, words, serif(42), page.work.inks.text)
    page.work.write(strip, beside, plain(SMALL), page.work.inks.quiet, RIGHT)


def _paint_phases(page: Cursor, roster: BattleRoster) -> None:
    work, inks = page.work, page.work.inks
    _heading(page, work.words.say("army-paper-phases"))
    for number, (name, told) in enumerate(phase_lines(work.words, roster.tables), 1):
        strip = page.take(LINE)
        work.write(QRectF(strip.left(), strip.top(), 34, LINE), str(number), plain(29, BOLD), inks.text, MIDDLE)
        work.write(QRectF(strip.left() + 50, strip.top(), NAMES, LINE), name, plain(29, BOLD), inks.text)
        rest = strip.adjusted(50 + NAMES, 0, 0, 0)
        work.write_whole(rest, told, plain(29, REGULAR), inks.text)


def _paint_tables(page: Cursor, roster: BattleRoster, names: Sequence[str], below: float = 0) -> None:
    """Paint tables in two columns, with the note on their origin.

    Long results get two lines if the page has room for them and for `below`, else one line in smaller type.
    """
    words, width = page.work.words, (page.width - GUTTER) / 2
    _heading(page, words.say("army-paper-tables"), house_words(words, roster))
    pairs = [names[start : start + 2] for start in range(0, len(names), 2)]
    tables: dict[str, list[ToldResult]] = {
        name: [(called, (told,)) for called, told in table_lines(words, roster.tables, name)] for name in names
    }
    broken: dict[str, list[ToldResult]] = {
        name: [(called, _told_lines(told[0], width - RESULT)) for called, told in lines]
        for name, lines in tables.items()
    }
    if page.top + sum(max(_high(broken[name]) for name in pair) + 18 for pair in pairs) + below <= page.bottom:
        tables = broken
    for pair in pairs:
        strip = page.take(max(_high(tables[name]) for name in pair) + 18)
        for place, name in enumerate(pair):
            at = QRectF(strip.left() + place * (width + GUTTER), strip.top(), width, strip.height())
            _paint_table(page.work, at, words.say("bd-table-title", table=name), tables[name])


def _told_lines(told: str, width: float) -> tuple[str, ...]:
    """Return the effect of a result in one line if it is legible, else in two."""
    font = plain(TOLD, REGULAR)
    return lines_of(told, font, width, 2) if wide(told, font) * LEAST_TOLD > width * TOLD else (told,)


def _high(lines: Sequence[ToldResult]) -> float:
    """Return the height of a table."""
    return TABLE_HEAD + sum(TABLE_LINE + (len(told) - 1) * TABLE_PITCH for _, told in lines)


def _paint_table(work: Sheetwork, rect: QRectF, name: str, lines: Sequence[ToldResult]) -> None:
    inks, top = work.inks, rect.top() + TABLE_HEAD
    head = QRectF(rect.left(), rect.top(), rect.width(), TABLE_HEAD)
    work.fill(head.adjusted(-10, 4, 10, -6), inks.band, 8)
    work.write(head, name, plain(30, BOLD), inks.text)
    for number, (called, told) in enumerate(lines, 1):
        work.write(QRectF(rect.left(), top, 30, TABLE_LINE), str(number), plain(27, BOLD), inks.text)
        work.write_whole(QRectF(rect.left() + 36, top, 212, TABLE_LINE), called, plain(27, MEDIUM), inks.text)
        for line in told:
            rest = QRectF(rect.left() + RESULT, top, rect.width() - RESULT, TABLE_LINE)
            work.write_whole(rest, line, plain(TOLD, REGULAR), inks.text)
            top += TABLE_PITCH
        top += TABLE_LINE - TABLE_PITCH


def _paint_blanks(page: Cursor) -> None:
    """Paint lines to write on: dice on a quest, artifacts won."""
    work, inks, say = page.work, page.work.inks, page.work.words.say
    half = (page.width - GUTTER) / 2
    right = page.left + half + GUTTER
    head = page.take(HEAD)
    work.write(QRectF(head.left(), head.top(), half, HEAD), say("army-paper-party"), serif(42), inks.text)
    work.write(QRectF(right, head.top(), half, HEAD), say("army-paper-won"), serif(42), inks.text)
    step, each = BLANK, half / len(QUESTING)
    while page.top + step <= page.bottom:
        strip = page.take(step)
        for place, kind in enumerate(QUESTING):
            left = page.left + place * each
            said = kinds_name(work.words, kind)
            work.write(QRectF(left, strip.top() + 16, each, 40), said, plain(SMALL), inks.quiet)
            work.line(left + 150, left + each - 20, strip.bottom() - 10, inks.rule, 1.6)
        work.write(QRectF(right, strip.top() + 16, 60, 40), say("army-paper-rolled"), plain(SMALL), inks.quiet)
        work.line(right + 62, right + 130, strip.bottom() - 10, inks.rule, 1.6)
        work.line(right + 160, page.right, strip.bottom() - 10, inks.rule, 1.6)


# Reference


def _paint_reference(roster: BattleRoster, paper: Paper, work: Sheetwork) -> None:
    page = _cursor(work, paper)
    words = work.words
    _heading(page, words.say("army-paper-artifacts"), words.say("army-paper-reference-how"))
    found, width, top = artifact_lines(words), (page.width - GUTTER) / 2, page.top
    lowest = top
    for column in range(2):
        half = found[column * 10 : column * 10 + 10]
        at = QRectF(page.left + column * (width + GUTTER), top, width, 0)
        lowest = max(lowest, _paint_artifacts(work, half, at))
    page.top = lowest + BETWEEN
    _paint_tables(page, roster, [name for name in TABLES if name in MONSTERS])


def _paint_artifacts(work: Sheetwork, artifacts: Sequence[ArtifactLine], column: QRectF) -> float:
    """Paint artifacts below each other; return the bottom of the last one."""
    inks, top = work.inks, column.top()
    for artifact in artifacts:
        strip = QRectF(column.left(), top, column.width(), 50)
        work.fill(strip.adjusted(-10, 2, 10, -4), inks.band, 8)
        paint_print_die(work.painter, artifact.kind, QRectF(strip.left() + 46, top + 2, 46, 46), inks)
        work.write(QRectF(strip.left(), top, 40, 50), str(artifact.number), plain(27, BOLD), inks.text, MIDDLE)
        work.write(strip.adjusted(98, 0, -240, 0), artifact.name, plain(28, BOLD), inks.text)
        work.write_whole(strip.adjusted(strip.width() - 236, 0, 0, 0), artifact.needs, plain(SMALL), inks.quiet, RIGHT)
        top += 52
        for numbers, name, told in artifact.lines:
            work.write_whole(QRectF(column.left(), top, 56, 35), numbers, plain(26, BOLD), inks.text, MIDDLE)
            work.write_whole(QRectF(column.left() + 66, top, 226, 35), name, plain(27, MEDIUM), inks.text)
            rest = QRectF(column.left() + 300, top, column.width() - 300, 35)
            work.write_whole(rest, told, plain(27, REGULAR), inks.text)
            top += 35
        top += 11
    return top
