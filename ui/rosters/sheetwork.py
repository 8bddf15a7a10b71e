"""A painter of a page, and the common parts of all pages: text, lines, links, first and last line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QTextCharFormat, QTextLayout

from ddtable import __version__
from ddtable.rosters.pages.layout import SIDE, BarePage, Box
from ddtable.words.sentences import Words
from ui.kit.painting import text
from ui.rosters.inks import Inks
from ui.rosters.lettering import REGULAR, SMALL, plain, shrunk, wide

LEFT, RIGHT, MIDDLE = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter
HEADER, HEADER_ROOM = 62.0, 30.0  # from the edge of the paper to the first line, and its height
UNBROKEN = 1e6  # wider than any line


def rect_of(box: Box) -> QRectF:
    """Return a box as a QRectF."""
    return QRectF(box.left, box.top, box.width, box.height)


@dataclass(frozen=True)
class Sheetwork:
    """A painter, scaled to tenths of a millimetre, with words and inks."""

    painter: QPainter
    words: Words
    inks: Inks

    def write(self, rect: QRectF, words: str, font: QFont, colour: str, align: Qt.AlignmentFlag = LEFT) -> None:
        """Write one line; cut it with an ellipsis if it does not fit."""
        text(self.painter, rect, words, font, colour, align)

    def write_whole(
        self, rect: QRectF, words: str, font: QFont, colour: str, align: Qt.AlignmentFlag = LEFT, least: int = 16
    ) -> None:
        """Write one line, in smaller type if it does not fit, so that a number is never cut."""
        text(self.painter, rect, words, shrunk(font, words, rect.width(), least), colour, align)

    def write_linked(self, rect: QRectF, words: str, font: QFont, colour: str, *, to: str = "", name: str = "") -> None:
        """Write one line that links to the anchor `to`, or is the anchor `name`."""
        form = QTextCharFormat()
        form.setForeground(QColor(colour))
        form.setAnchor(True)
        if to:
            form.setAnchorHref(f"#{to}")
        if name:
            form.setAnchorNames([name])
        shown = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, rect.width() + 0.5)
        whole = QTextLayout.FormatRange()
        whole.start, whole.length, whole.format = 0, len(shown.encode("utf-16-le")) // 2, form
        laid = QTextLayout(shown, font)
        laid.setFormats([whole])
        laid.beginLayout()
        line = laid.createLine()
        line.setLineWidth(UNBROKEN)
        laid.endLayout()
        laid.draw(self.painter, QPointF(rect.left(), rect.center().y() - line.height() / 2))

    def lines(self, left: float, top: float, pitch: float, lines: tuple[str, ...], font: QFont, colour: str) -> None:
        """Write several lines below each other."""
        for number, line in enumerate(lines):
            self.write(QRectF(left, top + number * pitch, UNBROKEN, pitch), line, font, colour)

    def line(self, left: float, right: float, y: float, colour: str, width: float) -> None:
        """Draw a horizontal line."""
        self.painter.setPen(QPen(QColor(colour), width))
        self.painter.drawLine(QPointF(left, y), QPointF(right, y))

    def fill(self, rect: QRectF, colour: str, radius: float) -> None:
        """Fill a rounded rectangle."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(colour))
        self.painter.drawRoundedRect(rect, radius, radius)

    def above(self, page: BarePage) -> None:
        """Write the first line of the page: the force with its game, and the date."""
        rect = QRectF(SIDE, HEADER, page.paper.width - 2 * SIDE, HEADER_ROOM)
        font = plain(SMALL)
        room = wide(page.header.right, font) + 2 if page.header.right else 0.0
        self.write(rect.adjusted(0, 0, -room - 30, 0), page.header.left, font, self.inks.quiet)
        self.write(
            QRectF(rect.right() - room, rect.top(), room, rect.height()), page.header.right, font, self.inks.quiet
        )

    def below(self, page: BarePage, number: int, count: int) -> None:
        """Write the last line of the page: the program, the note that it is unofficial, the page number."""
        words, inks, footer = self.words, self.inks, rect_of(page.footer)
        self.line(footer.left(), footer.right(), footer.top() + 12, inks.hair, 1.4)
        numbered = words.say("roster-page", force=page.title, number=number, count=count)
        last = footer.adjusted(0, 22, 0, 0)
        room = min(wide(numbered, plain(SMALL)) + 2, last.width() * 0.34)
        at = QRectF(last.right() - room, last.top(), room, last.height())
        self.write(at, numbered, plain(SMALL), inks.text, RIGHT)
        notice = words.say("roster-program", version=__version__, notice=words.say("ui-unofficial"))
        self.write(last.adjusted(0, 0, -room - 30, 0), notice, plain(SMALL, REGULAR), inks.quiet)


@dataclass(frozen=True, kw_only=True)
class PaintedPage(BarePage):
    """A page of a game without forces: it paints itself, and `said` are its lines for screen readers."""

    paint: Callable[[Sheetwork], None]
    said: tuple[str, ...]
