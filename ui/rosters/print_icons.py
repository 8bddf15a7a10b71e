"""Icons on paper, only filled: Qt's own SVG painter also strokes them in PDF files."""

from __future__ import annotations

import re
from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from ui.art.icons import icon_source

SIDE = 24.0  # size of a drawing's box in units
STEP = re.compile(r"([MLCQZ])([^MLCQZ]*)")  # our drawings use no other commands, and no relative ones
NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")


@cache
def icon_path(name: str) -> QPainterPath:
    """Return the outline of an icon in its box of 24 units. Raises KeyError for an unknown name."""
    (outline,) = re.findall(r'<path[^>]* d="([^"]+)"', icon_source(name))
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for command, given in STEP.findall(outline):
        at = [float(number) for number in NUMBER.findall(given)]
        if command == "M":
            path.moveTo(*at)
        elif command == "Z":
            path.closeSubpath()
        else:
            taken = {"L": 2, "Q": 4, "C": 6}[command]
            for start in range(0, len(at), taken):
                _draw(path, at[start : start + taken])
    return path


def _draw(path: QPainterPath, at: list[float]) -> None:
    """Add a line, or a curve with one or two control points."""
    if len(at) == 2:
        path.lineTo(*at)
    elif len(at) == 4:
        path.quadTo(*at)
    else:
        path.cubicTo(*at)


def paint_icon(painter: QPainter, name: str, rect: QRectF, colour: QColor) -> None:
    """Paint one icon centred in `rect`, as large as fits. Raises KeyError for an unknown name."""
    scale, middle = min(rect.width(), rect.height()) / SIDE, rect.center()
    place = QTransform(scale, 0, 0, scale, middle.x() - scale * SIDE / 2, middle.y() - scale * SIDE / 2)
    painter.fillPath(
        place.map(icon_path(name)), colour
    )  # a change of the painter's state would be written into the file
