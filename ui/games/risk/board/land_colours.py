"""The colours and patterns of the board: sea, continents, and the land of each player."""

from __future__ import annotations

from functools import lru_cache
from math import pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from ui.art.palette import Palette, mix, player_colour

TINTS = ("#d3a653", "#7fb069", "#6c93d1", "#cf7d58", "#a98ac4", "#57b0aa", "#c9c46a", "#c56f93")
"""A tint for each continent, in the order of the map."""
WATER = "#2f6070"
PALE_WATER = "#9fc0c4"
CELL = 16  # pixels of a pattern; a picture of the land is a whole number of them wide
PATTERNS = 6
KEPT = 64


def sea(palette: Palette) -> tuple[str, str]:
    """Return the colours of the sea at the top and the bottom of the map."""
    if palette.strong:
        return palette.area, palette.area
    if palette.name == "light":
        return mix("#e3e6df", PALE_WATER, 0.28), mix("#d3d8d2", PALE_WATER, 0.46)
    return mix(palette.area, WATER, 0.20), mix(palette.area, WATER, 0.05)


@lru_cache(KEPT)
def land(owner: int, realm: int, palette: Palette, colour: str) -> str:
    """Return the colour of a territory: its owner's with a touch of its continent's; free land has the continent's."""
    del owner
    tint = TINTS[realm % len(TINTS)]
    if palette.strong:
        return mix(palette.area, colour, 0.42) if colour else mix(palette.area, palette.text, 0.18)
    light = palette.name == "light"
    if not colour:
        return mix("#f3eddf", tint, 0.38) if light else mix("#39434a", tint, 0.22)
    ground = mix(palette.card if light else palette.table_bottom, tint, 0.10)
    return mix(ground, colour, 0.36 if light else 0.50)


def colour_of(owner: int) -> str:
    """Return the colour of a player, "" for no player."""
    return player_colour(owner) if owner >= 0 else ""


def edge(palette: Palette) -> str:
    """Return the colour of the shore."""
    if palette.strong:
        return palette.card_edge
    return "#6d6655" if palette.name == "light" else "#aeb9bd"


def gap(palette: Palette) -> str:
    """Return the colour between the land of two players, and of two continents."""
    if palette.strong:
        return palette.text
    return "#fdfaf2" if palette.name == "light" else "#12181c"


@lru_cache(KEPT)
def pattern(owner: int, colour: str, alpha: int, side: int) -> QPixmap:
    """Return one cell of a player's pattern: strokes, dots, waves or a net, of `side` pixels."""
    cell = QPixmap(side, side)
    cell.fill(Qt.GlobalColor.transparent)
    painter = QPainter(cell)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ink = QColor(colour)
    ink.setAlpha(alpha)
    painter.setPen(QPen(ink, side / 12, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.scale(side / CELL, side / CELL)
    pen = painter.pen()
    pen.setWidthF(CELL / 12)
    painter.setPen(pen)
    _PAINTERS[owner % PATTERNS](painter, ink)
    painter.end()
    return cell


def _lines(painter: QPainter, lines: list[tuple[float, float, float, float]]) -> None:
    for x, y, u, v in lines:
        painter.drawLine(QPointF(x, y), QPointF(u, v))


def _rising(painter: QPainter, _ink: QColor) -> None:
    _lines(painter, [(at - 4.0, CELL + 4.0, at + CELL + 4.0, -4.0) for at in (-16.0, -8.0, 0.0, 8.0, 16.0)])


def _falling(painter: QPainter, _ink: QColor) -> None:
    _lines(painter, [(at - 4.0, -4.0, at + CELL + 4.0, CELL + 4.0) for at in (-16.0, -8.0, 0.0, 8.0, 16.0)])


def _dots(painter: QPainter, ink: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for x, y in (
        (4, 4),
        (12, 4),
        (0, 8),
        (8, 8),
        (16, 8),
        (4, 12),
        (12, 12),
        (0, 0),
        (8, 0),
        (16, 0),
        (0, 16),
        (8, 16),
        (16, 16),
    ):
        painter.drawEllipse(QRectF(x - 1.2, y - 1.2, 2.4, 2.4))


def _net(painter: QPainter, ink: QColor) -> None:
    for draw in (_rising, _falling):
        draw(painter, ink)


def _waves(painter: QPainter, _ink: QColor) -> None:
    for top in (4.0, 12.0):
        wave = QPainterPath(QPointF(-2, top + 1.6 * sin(-2 / CELL * 2 * pi)))
        for x in range(-1, CELL + 3):
            wave.lineTo(x, top + 1.6 * sin(x / CELL * 2 * pi))
        painter.drawPath(wave)


def _upright(painter: QPainter, _ink: QColor) -> None:
    _lines(painter, [(at, -1.0, at, CELL + 1.0) for at in (2.0, 7.33, 12.66)])


_PAINTERS = (_rising, _dots, _waves, _net, _falling, _upright)
