"""The painting of an area below its dice: background, owner's edge, and heading."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap

from ui.areas.surfaces import LEFT, RIGHT, paint_area, paint_edge, paint_initial, width_of, write
from ui.art.icons import icon_pixmap
from ui.art.keeping import kept
from ui.art.palette import Palette, player_colour
from ui.kit.fonts import BOLD, MEDIUM, interface_font


class Style(Enum):
    """The style of an area: an army with its owner's edge, a small pile, a bare die or dragons, a tray for a force."""

    ARMY = "army"
    PILE = "pile"
    DIE = "die"
    TRAY = "tray"
    LAIR = "lair"


HEADING = {Style.ARMY: 28, Style.PILE: 24, Style.DIE: 0, Style.TRAY: 30, Style.LAIR: 0}
PADDING = {Style.ARMY: 12, Style.PILE: 8, Style.DIE: 2, Style.TRAY: 12, Style.LAIR: 0}
TIGHT = 60  # pixels of width below which a heading has only its sign and a number
BARE = (Style.DIE, Style.LAIR)  # dice directly on a card, without a background


@dataclass(frozen=True)
class Heading:
    """The texts of an area's heading: name and details, the longest wording first.

    `owner`: the player whose initial is the sign, if it is not the name.
    """

    name: str
    details: tuple[str, ...]
    seat: int
    initial: bool
    icon: str
    owner: str = ""


def paint_ground(
    painter: QPainter,
    rect: QRect,
    style: Style,
    palette: Palette,
    seat: int,
    lit: bool,
    over: bool,
    own: bool,
    folded: bool,
) -> None:
    """Paint the area's background; an army has its owner's edge, on the owner's side of the table."""
    if style in BARE:
        return
    radius = min(12.0 if style in (Style.ARMY, Style.TRAY) else 8.0, rect.height() / 2)
    paint_area(painter, rect, palette, lit, over, radius)
    if style is Style.ARMY and not lit and seat >= 0 and not folded:
        paint_edge(painter, QRectF(rect), player_colour(seat), top=not own, radius=radius)


def paint_heading(painter: QPainter, rect: QRectF, style: Style, heading: Heading, palette: Palette) -> None:
    """Paint one line: the owner's initial or the pile's icon, the name, and the details on the right.

    If there is too little room the details are shortened first, then made smaller; without room for the name an army
    shows only its initial, a pile only its icon. A name that is not the owner's, such as a territory's, is cut off.
    """
    size = rect.toRect().size()
    ratio = painter.device().devicePixelRatioF()
    painter.drawPixmap(rect.topLeft(), _heading(size.width(), size.height(), style, heading, palette, ratio))


@kept(screens=0.5)
def _heading(width: int, height: int, style: Style, heading: Heading, palette: Palette, ratio: float) -> QPixmap:
    """Return the picture of a heading; text takes long to paint, and few headings change at a time."""
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    _write_heading(painter, QRectF(0, 0, width, height), style, heading, palette)
    painter.end()
    return pixmap


def _write_heading(painter: QPainter, rect: QRectF, style: Style, heading: Heading, palette: Palette) -> None:
    small = style is Style.PILE
    font = interface_font(12 if small else 13, MEDIUM if small else BOLD)
    quiet = interface_font(12, BOLD if small else MEDIUM)
    left = _paint_sign(painter, rect, heading, palette)
    room = rect.right() - left
    named = width_of(heading.name, font) + 2
    detail = _fitting(heading.details[:2], quiet, room - named - 8)
    if heading.initial and named + width_of(detail, quiet) + 4 > room:
        quiet = interface_font(11)
    if named + width_of(detail, quiet) + 4 > room and heading.owner:
        detail = heading.details[-1]
        named = min(named, room - width_of(detail, quiet) - 8)
    elif named + width_of(detail, quiet) + 4 > room:
        named = 0.0 if small or heading.initial else room * 0.62
        detail = _fitting(heading.details, quiet, room - named - 4)
    if named:
        colour = palette.quiet_text if small else palette.text
        write(painter, QRectF(left, rect.top(), named, rect.height()), heading.name, font, colour, LEFT)
    beside = 4 if named or not heading.initial else 0
    rest = QRectF(left + named + beside, rect.top(), max(0.0, room - named - beside), rect.height())
    write(painter, rest, detail, quiet, palette.text if small else palette.quiet_text, RIGHT)


def _fitting(wordings: tuple[str, ...], font: QFont, room: float) -> str:
    """Return the longest wording that fits; the last if none does."""
    return next((words for words in wordings if width_of(words, font) <= room), wordings[-1])


def _paint_sign(painter: QPainter, rect: QRectF, heading: Heading, palette: Palette) -> float:
    """Paint the sign before the name; return the left edge of the name."""
    side, gap = 16, 8 if heading.initial else 5
    if heading.initial and rect.width() < TIGHT:
        side, gap = 14, 1
    sign = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
    if heading.initial:
        paint_initial(painter, sign, heading.owner or heading.name, heading.seat, palette)
    elif heading.icon:
        ratio = painter.device().devicePixelRatioF()
        at = QPointF(round(sign.left() - 1), round(sign.top()))
        painter.drawPixmap(at, icon_pixmap(heading.icon, side, QColor(palette.quiet_text), ratio))
    else:
        return rect.left()
    return sign.right() + gap
