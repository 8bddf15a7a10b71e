"""The marks on the land: lit territories, the target, the open one, the pointer's neighbours, the focus."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen

from ui.art.palette import Palette
from ui.games.risk.board.shapes import Shapes

DASHES = (4.2, 3.0)
GLOW = ((11.0, 0.10), (7.0, 0.16), (4.5, 0.26))


class Marks(Struct, frozen=True):
    """Territories by number, -1 for none.

    `lit`: an answer, or they take the held dice; `over`: the held dice are above it. `target`: the question is about
    it. `near`: the neighbours of the territory at the pointer. `threatened`: opponents could attack it. `found`: its
    name matches what is typed.
    """

    lit: frozenset[int] = frozenset()
    over: int = -1
    target: int = -1
    opened: int = -1
    hovered: int = -1
    near: frozenset[int] = frozenset()
    focused: int = -1
    threatened: frozenset[int] = frozenset()
    found: frozenset[int] = frozenset()


def paint_marks(painter: QPainter, shapes: Shapes, marks: Marks, palette: Palette, unit: float) -> None:
    """Paint all marks; the painter is in units of the map, `unit` is a pixel of the design in them."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    accent, text = QColor(palette.accent), QColor(palette.text)
    if marks.threatened:
        _wash(painter, shapes, marks.threatened, palette.danger, 0.16)
        _stroke(painter, shapes.edge(marks.threatened)[0], QColor(palette.danger), 1.8 * unit)
    if marks.hovered >= 0:
        _wash(painter, shapes, frozenset({marks.hovered}), "#ffffff", 0.10 if palette.name != "light" else 0.22)
        _outline_near(painter, shapes, marks, palette, unit)
    if marks.found:
        _wash(painter, shapes, marks.found, palette.text, 0.20)
    if marks.lit:
        _wash(painter, shapes, marks.lit, palette.accent, 0.14 if palette.name != "light" else 0.24)
        outline, inner = shapes.edge(marks.lit)
        _dashes(painter, outline, palette, 2.0 * unit)
        thin = QColor(palette.casing or palette.accent)
        thin.setAlphaF(0.8)
        _stroke(painter, inner, thin, 1.0 * unit)
    if marks.over >= 0:
        _wash(painter, shapes, frozenset({marks.over}), palette.accent, 0.25)
        _cased(painter, shapes.lands[marks.over], palette, 2.6 * unit)
    if marks.target >= 0:
        land = shapes.lands[marks.target]
        for width, strength in GLOW:
            accent.setAlphaF(strength)
            _stroke(painter, land, accent, width * unit)
        _cased(painter, land, palette, 2.6 * unit)
    if marks.opened >= 0 and marks.opened != marks.target:
        shadow = QColor(palette.shadow)
        shadow.setAlphaF(0.4)
        if palette.name != "light":
            _stroke(painter, shapes.lands[marks.opened], shadow, 4.4 * unit)
        _stroke(painter, shapes.lands[marks.opened], text, 2.2 * unit)
    if marks.focused >= 0:
        pen = QPen(QColor(palette.accent_text if palette.strong else palette.text), 3.0 * unit)
        pen.setDashPattern([1.0, 1.6])
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        _dash(painter, shapes.lands[marks.focused], pen)


def _wash(painter: QPainter, shapes: Shapes, numbers: frozenset[int], colour: str, strength: float) -> None:
    ink = QColor(colour)
    ink.setAlphaF(strength)
    for number in numbers:
        painter.fillPath(shapes.lands[number], ink)


def _outline_near(painter: QPainter, shapes: Shapes, marks: Marks, palette: Palette, unit: float) -> None:
    """Outline the territory at the pointer and, thinner, its neighbours."""
    ink = QColor(palette.text)
    ink.setAlphaF(0.55)
    _stroke(painter, shapes.edge(marks.near)[0], ink, 1.5 * unit)
    ink.setAlphaF(0.9)
    _stroke(painter, shapes.lands[marks.hovered], ink, 1.8 * unit)


def _stroke(painter: QPainter, path: QPainterPath, ink: QColor, width: float) -> None:
    pen = QPen(ink, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for line in _lines(path):
        painter.drawPath(line)


def _cased(painter: QPainter, path: QPainterPath, palette: Palette, width: float) -> None:
    """Paint a line in the accent colour between two dark edges, which make it plain on any land."""
    _stroke(painter, path, QColor(palette.casing or palette.on_accent), width * 1.75)
    _stroke(painter, path, QColor(palette.accent), width)


def _dashes(painter: QPainter, path: QPainterPath, palette: Palette, width: float) -> None:
    dark = QColor(palette.casing or palette.on_accent)
    if not palette.casing:
        dark.setAlphaF(0.75)
    _stroke(painter, path, dark, width * 1.6)
    pen = QPen(QColor(palette.accent), width)
    pen.setDashPattern(DASHES)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    _dash(painter, path, pen)


def _dash(painter: QPainter, path: QPainterPath, pen: QPen) -> None:
    """Paint dashes that are in the same places when only a part of the board is painted again.

    A painter counts its dashes from where a line enters the part that it paints.
    """
    stroker = QPainterPathStroker(pen)
    for line in _lines(path):
        painter.fillPath(stroker.createStroke(line), pen.color())


def _lines(path: QPainterPath) -> Iterator[QPainterPath]:
    """Yield the lines of a path, which are painted in a tenth of the time of the whole path."""
    for points in path.toSubpathPolygons():
        line = QPainterPath()
        line.addPolygon(points)
        if points.isClosed():
            line.closeSubpath()
        yield line
