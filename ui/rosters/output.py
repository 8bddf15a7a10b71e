"""Rosters as a PDF file and on a printer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF
from PySide6.QtGui import QPagedPaintDevice, QPageSize, QPainter, QPdfWriter

from ddtable.rosters.about_file import AboutFile, about_file, xmp
from ddtable.rosters.document import Named
from ddtable.rosters.pages.layout import BarePage
from ddtable.rosters.wanted import PaperName, Wanted
from ddtable.words.sentences import Words
from ui.art.typefaces import load_fonts
from ui.rosters.inks import COLOUR, GREY, Inks
from ui.rosters.page_painter import paint_page
from ui.rosters.roster import pages_of

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

RESOLUTION = 1200  # dots per inch: the precision of coordinates, since the pages contain only vector drawings
SIZES = {"a4": QPageSize.PageSizeId.A4, "letter": QPageSize.PageSizeId.Letter}


def inks_of(wanted: Wanted) -> Inks:
    """Return the colours of a printed roster."""
    return COLOUR if wanted.colour else GREY


def page_size(paper: PaperName) -> QPageSize:
    """Return a paper as a Qt page size."""
    return QPageSize(SIZES[paper])


def pdf_bytes(words: Words, forces: Sequence[Named], wanted: Wanted) -> bytes:
    """Return the PDF file of some forces with their players' names or "". Raises CatalogueError."""
    load_fonts()
    return pdf_of(words, pages_of(words, forces, wanted), about_file(words, forces, wanted), wanted)


def pdf_of(words: Words, pages: Sequence[BarePage], about: AboutFile, wanted: Wanted) -> bytes:
    """Return the PDF file of some pages with this metadata."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(about.title)
    writer.setAuthor(about.author)
    writer.setCreator(about.program)
    writer.setDocumentXmpMetadata(QByteArray(xmp(about).encode()))
    writer.setResolution(RESOLUTION)
    writer.setPageSize(page_size(wanted.paper))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    painter = QPainter(writer)
    _paint_all(painter, writer, pages, words, inks_of(wanted))
    painter.end()
    buffer.close()
    return bytes(content.data())


def print_roster(printer: QPrinter, words: Words, pages: Sequence[BarePage], wanted: Wanted) -> bool:
    """Print the selected pages, fitted to the printer's paper; return True if the printer accepted them."""
    from PySide6.QtPrintSupport import QPrinter as Printer

    printer.setFullPage(True)
    first, last = 1, len(pages)
    if printer.printRange() == Printer.PrintRange.PageRange:
        first, last = max(1, printer.fromPage()), min(last, printer.toPage() or last)
    painter = QPainter()
    if not painter.begin(printer):
        return False
    _paint_all(painter, printer, pages, words, inks_of(wanted), range(first, last + 1))
    return painter.end()


def _paint_all(
    painter: QPainter,
    device: QPagedPaintDevice,
    pages: Sequence[BarePage],
    words: Words,
    inks: Inks,
    wanted: Sequence[int] = (),
) -> None:
    """Paint all pages, or those with these numbers, each centred and as large as fits the device's paper."""
    room = QRectF(0, 0, device.width(), device.height())
    for place, number in enumerate(wanted or range(1, len(pages) + 1)):
        if place:
            device.newPage()
        page = pages[number - 1]
        sheet = QRectF(0, 0, page.paper.width, page.paper.height)
        scale = min(room.width() / sheet.width(), room.height() / sheet.height())
        painter.save()
        painter.translate(room.center())
        painter.scale(scale, scale)
        painter.translate(-sheet.center())
        paint_page(painter, page, number, len(pages), words, inks)
        painter.restore()
