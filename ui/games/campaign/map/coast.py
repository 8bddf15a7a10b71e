"""The island below the nodes: land that grows with places and links, its shore, the glow of captured terrains."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap, QRadialGradient

from ui.art.keeping import kept
from ui.art.palette import Palette, mix
from ui.games.campaign.map.shore import gaps

Spot = tuple[int, int, int, int]
"""The rectangle of a node: left, top, width, height."""
Link = tuple[int, int]

LAND = 15.0  # pixels of land around a node
ROAD = 15.0  # half of the width of the land below a link
WAVES = (24.0, 16.5, 9.5)  # pixels of sea between the shore and the lines along it
LINE = 1.2
CAPES = 7  # bits of land beside a node
INWARD = 10.0  # pixels of their middles from its edge
GLOW = 0.42
DOTS = [0.1, 3.2]  # in widths of the pen


@kept(screens=2.0)
def island_picture(
    size: tuple[int, int],
    spots: tuple[Spot, ...],
    links: tuple[Link, ...],
    held: tuple[str, ...],
    scale: float,
    palette: Palette,
    ratio: float,
) -> QPixmap:
    """Return the picture of the island in a sea of this width and height.

    `held` is the colour of each node's holder, or "".
    """
    pixmap = _land_picture(size, spots, links, scale, palette, ratio)
    if any(held):
        pixmap = pixmap.copy()
        painter = QPainter(pixmap)
        for spot, colour in zip(spots, held, strict=True):
            if colour:
                _glow(painter, QRectF(*spot), colour, scale)
        painter.end()
    return pixmap


@kept(screens=2.0)
def _land_picture(
    size: tuple[int, int],
    spots: tuple[Spot, ...],
    links: tuple[Link, ...],
    scale: float,
    palette: Palette,
    ratio: float,
) -> QPixmap:
    """Return the picture of the sea and the land in it."""
    pixmap = QPixmap(round(size[0] * ratio), round(size[1] * ratio))
    pixmap.setDevicePixelRatio(ratio)
    sea = _sea(palette)
    pixmap.fill(QColor(sea))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    land = palette.card if palette.strong else mix(palette.table_bottom, palette.card, 0.45)
    shore = mix(sea, palette.quiet_text, 0.75)
    for number, wave in enumerate(WAVES):
        ink = mix(sea, palette.quiet_text, 0.1 + 0.08 * number)
        _grown(painter, spots, links, scale, wave * scale + LINE, ink)
        _grown(painter, spots, links, scale, wave * scale, sea)
    filled = gaps(size, scale, lambda small: _grown(small, spots, links, scale, 0.0, "#ffffff"))
    for by, ink in ((LINE * 1.3, shore), (0.0, land)):
        _grown(painter, spots, links, scale, by, ink)
        for gap in filled:
            painter.drawRoundedRect(gap.adjusted(-by, -by, by, by), gap.height() / 2, gap.height() / 2)
    painter.end()
    return pixmap


def _sea(palette: Palette) -> str:
    if palette.strong:
        return palette.table_bottom
    return mix(palette.table_bottom, "#5f8ea3", 0.24 if palette.name == "light" else 0.05)


def _grown(
    painter: QPainter, spots: Sequence[Spot], links: Sequence[Link], scale: float, by: float, colour: str
) -> None:
    """Paint all land in one colour, wider by some pixels: shapes over each other, so that they melt together."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    grown = LAND * scale + by
    for number, spot in enumerate(spots):
        rect = QRectF(*spot)
        painter.drawRoundedRect(rect.adjusted(-grown, -grown, grown, grown), grown + 12, grown + 12)
        for at, radius in _capes(number, rect, scale):
            painter.drawEllipse(at, radius + by, radius + by)
    for one, other in links:
        line = QLineF(QRectF(*spots[one]).center(), QRectF(*spots[other]).center())
        pen = QPen(QColor(colour), 2 * (ROAD * scale + by), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(line)
        painter.setPen(Qt.PenStyle.NoPen)
        for at, radius in _bends(one * 31 + other, line, scale):
            painter.drawEllipse(at, radius + by, radius + by)


def _capes(number: int, rect: QRectF, scale: float) -> list[tuple[QPointF, float]]:
    """Return discs around a node, always the same for its number, which make its shore uneven."""
    found = []
    inner = rect.adjusted(INWARD * scale, INWARD * scale, -INWARD * scale, -INWARD * scale)
    for cape in range(CAPES):
        chance = (number * 97 + cape * 61 + 17) % 101 / 100
        along = (cape + 0.6 * chance) / CAPES * 2 * (inner.width() + inner.height())
        at = _on_edge(inner, along)
        found.append((at, (LAND + 12 + 14 * chance) * scale))
    return found


def _on_edge(rect: QRectF, along: float) -> QPointF:
    wide, high = rect.width(), rect.height()
    if along < wide:
        return QPointF(rect.left() + along, rect.top())
    along -= wide
    if along < high:
        return QPointF(rect.right(), rect.top() + along)
    along -= high
    if along < wide:
        return QPointF(rect.right() - along, rect.bottom())
    return QPointF(rect.left(), rect.bottom() - (along - wide))


def _bends(number: int, line: QLineF, scale: float) -> list[tuple[QPointF, float]]:
    """Return discs along a link, so that its land is no straight road."""
    found = []
    across = line.normalVector().unitVector()
    step = QPointF(across.dx(), across.dy())
    for bend in range(1, 5):
        chance = (number * 53 + bend * 37 + 11) % 89 / 88
        aside = (chance - 0.5) * 26 * scale
        found.append((line.pointAt(bend / 5) + step * aside, (ROAD * 0.7 + 7 * chance) * scale))
    return found


def _glow(painter: QPainter, rect: QRectF, colour: str, scale: float) -> None:
    """Paint the colour of a holder around its terrain."""
    reach = max(rect.width(), rect.height()) / 2 + 46 * scale
    glow = QRadialGradient(rect.center(), reach)
    inner, outer = QColor(colour), QColor(colour)
    inner.setAlphaF(GLOW)
    outer.setAlphaF(0.0)
    glow.setColorAt(0.45, inner)
    glow.setColorAt(1.0, outer)
    painter.fillRect(QRectF(rect.center() - QPointF(reach, reach), rect.center() + QPointF(reach, reach)), QBrush(glow))


def paint_roads(
    painter: QPainter,
    spots: Sequence[Spot],
    links: Sequence[Link],
    lit: frozenset[Link],
    palette: Palette,
    scale: float,
) -> None:
    """Paint a dotted line along each link; whole and in the accent colour where held dice may go."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for one, other in links:
        taken = (one, other) in lit
        ink = palette.accent if taken else mix(palette.quiet_text, palette.card, 0.25)
        pen = QPen(
            QColor(ink), (3.0 if taken else 2.0) * min(scale, 1.4), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap
        )
        if not taken:
            pen.setDashPattern(DOTS)
        painter.setPen(pen)
        painter.drawLine(QRectF(*spots[one]).center(), QRectF(*spots[other]).center())
