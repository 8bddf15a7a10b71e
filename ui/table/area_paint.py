"""What an area paints under its dice: its ground, its owner's edge, and its heading."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.art.palette import Palette
from ui.table.surfaces import (
    LEFT,
    RIGHT,
    body_font,
    paint_area,
    paint_edge,
    paint_initial,
    player_colour,
    width_of,
    write,
)


class Style(Enum):
    """How an area looks: an army with its owner's edge, a small pile, a bare die, a tray for the whole force."""

    ARMY = "army"
    PILE = "pile"
    DIE = "die"
    TRAY = "tray"


HEADING = {Style.ARMY: 28, Style.PILE: 22, Style.DIE: 0, Style.TRAY: 30}
PADDING = {Style.ARMY: 12, Style.PILE: 8, Style.DIE: 6, Style.TRAY: 12}


@dataclass(frozen=True)
class Heading:
    """The words of an area's heading: whose or what it is, and how much lies there."""

    name: str
    detail: str
    seat: int
    initial: bool


def paint_ground(
    painter: QPainter,
    rect: QRectF,
    style: Style,
    palette: Palette,
    seat: int,
    lit: bool,
    over: bool,
    own: bool,
    folded: bool,
) -> None:
    """The area's ground; an army has its owner's edge, on the owner's side of the table."""
    if style is Style.DIE:
        return
    radius = min(12.0 if style in (Style.ARMY, Style.TRAY) else 8.0, rect.height() / 2)
    paint_area(painter, rect, palette, lit, over, radius)
    if style is Style.ARMY and not lit and seat >= 0 and not folded:
        paint_edge(painter, rect, player_colour(seat), top=not own, radius=radius)


def paint_heading(painter: QPainter, rect: QRectF, style: Style, heading: Heading, palette: Palette) -> None:
    """One line: the owner's initial, the name, and on the right how much lies there, in front what can be left out."""
    small = style is Style.PILE
    left = rect.left()
    if heading.initial:
        side = 16.0 if rect.height() >= 22 else 14.0
        chip = QRectF(left, rect.center().y() - side / 2, side, side)
        paint_initial(painter, chip, heading.name, heading.seat, palette)
        left = chip.right() + 8
    font = body_font(12 if small else 13, bold=not small)
    quiet = body_font(12, bold=small)
    detail = heading.detail
    room = rect.right() - left
    wanted = width_of(heading.name, font) + 12 + width_of(detail, quiet)
    if wanted > room and " · " in detail:
        detail = detail.rpartition(" · ")[0]
    taken = min(width_of(detail, quiet) + 2, room)
    colour = palette.quiet_text if small else palette.text
    write(painter, QRectF(left, rect.top(), max(0.0, room - taken - 8), rect.height()), heading.name, font, colour, LEFT)
    figure = palette.text if small else palette.quiet_text
    write(painter, QRectF(rect.right() - taken, rect.top(), taken, rect.height()), detail, quiet, figure, RIGHT)
