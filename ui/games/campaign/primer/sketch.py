"""A map in a picture of the primer: places with their armies, dotted links, arrows with a text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from ddtable.words.sentences import Words
from ui.help.primer_canvas import CENTRE, Canvas

WIDE, HIGH, DIE = 152.0, 60.0, 42
CHIP_WIDE, CHIP_HIGH = 44.0, 20.0


class Spot(Struct, frozen=True):
    """A place of the map: the text of its name, its upper left corner, its die with the face up, the armies there.

    `armies` are texts of players. `asked`: in the accent colour. `pale`: not reached.
    """

    name: str
    x: float
    y: float
    die: str
    face: int
    armies: tuple[str, ...] = ()
    asked: bool = False
    pale: bool = False

    @property
    def rect(self) -> QRectF:
        """The card of the place."""
        return QRectF(self.x, self.y, WIDE, HIGH)

    @property
    def centre(self) -> QPointF:
        """The middle of the card."""
        return self.rect.center()


def paint_map(canvas: Canvas, words: Words, spots: Mapping[str, Spot], links: Sequence[tuple[str, str]]) -> None:
    """Paint the links, and the places over them."""
    pen = QPen(QColor(canvas.palette.quiet_text), 2, Qt.PenStyle.DotLine, Qt.PenCapStyle.RoundCap)
    for one, other in links:
        canvas.painter.setPen(pen)
        canvas.painter.drawLine(spots[one].centre, spots[other].centre)
    for spot in spots.values():
        _paint_spot(canvas, words, spot)


def _paint_spot(canvas: Canvas, words: Words, spot: Spot) -> None:
    canvas.card(spot.rect, asked=spot.asked)
    if spot.die:
        canvas.painter.setOpacity(0.45 if spot.pale else 1.0)
        canvas.die(spot.die, spot.x + 7, spot.y + 9, DIE, spot.face)
        canvas.painter.setOpacity(1.0)
    left = spot.x + DIE + 14
    room = QRectF(left, spot.y + 5, WIDE - DIE - 18, 26 if spot.armies else HIGH - 10)
    canvas.words(room, words.say(f"primer-war-place-{spot.name}"), 12, bold=True)
    for number, army in enumerate(spot.armies):
        chip = QRectF(left + number * (CHIP_WIDE + 3), spot.y + 33, CHIP_WIDE, CHIP_HIGH)
        paint_army(canvas, words, chip, army)


def paint_army(canvas: Canvas, words: Words, rect: QRectF, army: str) -> None:
    """Paint the chip of an army: of the reader ("you"), or of the opponent ("they")."""
    canvas.chip(rect, words.say(f"primer-war-{army}"), lit=army == "you")


def paint_way(canvas: Canvas, words: Words, start: QPointF, end: QPointF, text: str, room: QRectF) -> None:
    """Paint an arrow, and its text in a room beside it."""
    canvas.arrow(start, end, canvas.palette.accent_text)
    canvas.words(room, words.say(text), 12, bold=True, align=CENTRE)
