"""The canvas for the primer's pictures: dice, icons, cards, arrows and text."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from ddtable.words.sentences import Words
from ui.art.battle_die import BattleLook, battle_pixmap
from ui.art.die import DieLook, die_pixmap
from ui.art.die_looks import type_look
from ui.art.icons import icon_pixmap
from ui.art.palette import Palette
from ui.kit.fonts import interface_font
from ui.kit.painting import rounded

WIDTH, HEIGHT = 660, 252
LEFT, CENTRE, RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight
HEAD = 7.0  # length of an arrowhead in pixels
BY_NUMBER = "by_number"  # the default for the faces of terrains, which the pages explain (Q4)


class Canvas:
    """A painter of WIDTH x HEIGHT. `cut` are the texts that did not fit: an error in the picture."""

    def __init__(self, painter: QPainter, palette: Palette, ratio: float) -> None:
        self.painter, self.palette, self.ratio = painter, palette, ratio
        self.cut: list[str] = []
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def words(
        self,
        rect: QRectF,
        words: str,
        pixels: int = 12,
        *,
        bold: bool = False,
        ink: str = "",
        align: Qt.AlignmentFlag = LEFT,
        top: bool = False,
    ) -> None:
        """Write text into a rectangle, on as many lines as needed."""
        font = interface_font(pixels, QFont.Weight.Bold if bold else QFont.Weight.Medium)
        across = Qt.AlignmentFlag.AlignTop if top else Qt.AlignmentFlag.AlignVCenter
        flags = int(align | across) | int(Qt.TextFlag.TextWordWrap)
        taken = QFontMetricsF(font).boundingRect(rect, flags, words)
        outside = taken.left() < -1 or taken.right() > WIDTH + 1
        if outside or taken.height() > rect.height() + 1 or taken.width() > rect.width() + 1:
            self.cut.append(words)
        self.painter.setFont(font)
        self.painter.setPen(QColor(ink or self.palette.text))
        self.painter.drawText(rect, flags, words)

    @staticmethod
    def width_of(words: str, pixels: int = 12) -> float:
        """Return the width of a text on one line."""
        return QFontMetricsF(interface_font(pixels)).horizontalAdvance(words)

    def quiet(self, rect: QRectF, words: str, pixels: int = 12, align: Qt.AlignmentFlag = LEFT) -> None:
        """Write quiet text from the top of a rectangle."""
        self.words(rect, words, pixels, ink=self.palette.quiet_text, align=align, top=True)

    def die(self, look: DieLook | str, x: float, y: float, size: int, face: int | None = None) -> None:
        """Paint a die, given by its look or its kind, with its upper left corner here."""
        found = type_look(look, face, BY_NUMBER) if isinstance(look, str) else look
        self.painter.drawPixmap(QPointF(x, y), die_pixmap(found, size, self.ratio))

    def battle_die(self, look: BattleLook, x: float, y: float, size: int) -> None:
        """Paint a die of Battle Dice with its upper left corner here."""
        self.painter.drawPixmap(QPointF(x, y), battle_pixmap(look, size, self.ratio, self.palette))

    def icon(self, name: str, x: float, y: float, size: int, ink: str = "") -> None:
        """Paint an icon with its upper left corner here."""
        colour = QColor(ink or self.palette.text)
        self.painter.drawPixmap(QPointF(x, y), icon_pixmap(name, size, colour, self.ratio))

    def card(self, rect: QRectF, *, asked: bool = False, area: bool = False) -> None:
        """Paint a card, or an area on one; `asked`: in the accent colour."""
        palette = self.palette
        fill = palette.accent_area if asked else palette.area if area else palette.card
        edge = palette.accent if asked else palette.area_edge if area else palette.card_edge
        rounded(self.painter, rect, 8 if area else 12, fill, edge, 1.5 if asked else 1)

    def chip(self, rect: QRectF, words: str, *, lit: bool = False) -> None:
        """Paint a round label."""
        palette = self.palette
        rounded(self.painter, rect, rect.height() / 2, palette.accent if lit else palette.area, palette.card_edge)
        self.words(rect.adjusted(8, 0, -8, 0), words, 12, bold=lit, ink=palette.on_accent if lit else "", align=CENTRE)

    def arrow(self, start: QPointF, end: QPointF, ink: str = "") -> None:
        """Paint an arrow."""
        colour = QColor(ink or self.palette.quiet_text)
        turn = math.atan2(end.y() - start.y(), end.x() - start.x())
        neck = end - QPointF(math.cos(turn), math.sin(turn)) * HEAD
        self.painter.setPen(QPen(colour, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        self.painter.drawLine(start, neck)
        head = QPainterPath(end)
        for side in (2.6, -2.6):
            head.lineTo(end + QPointF(math.cos(turn + side), math.sin(turn + side)) * HEAD * 1.3)
        head.closeSubpath()
        self.painter.fillPath(head, colour)

    def cross(self, rect: QRectF, ink: str = "") -> None:
        """Cross something out."""
        colour = QColor(ink or self.palette.danger)
        self.painter.setPen(QPen(colour, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        self.painter.drawLine(rect.topLeft(), rect.bottomRight())
        self.painter.drawLine(rect.topRight(), rect.bottomLeft())


Picture: TypeAlias = Callable[[Canvas, Words], None]
Pages: TypeAlias = tuple[Mapping[str, Picture], Mapping[str, tuple[str, ...]]]
"""The pages of a primer: their pictures, and their clauses."""
