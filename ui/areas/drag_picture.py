"""The picture at the pointer while dice are dragged."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from ui.art.any_die import AnyLook, any_pixmap, any_size
from ui.art.die import paint_count
from ui.art.palette import Palette

SIDE = 52
STEP = 26
MOST = 5


def drag_picture(looks: Sequence[AnyLook], palette: Palette, ratio: float) -> QPixmap:
    """Return a picture of the first dice, overlapping, with the number if there are several."""
    shown = looks[:MOST]
    width, height = SIDE + STEP * (len(shown) - 1) + 8, SIDE + 8
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    for number, look in enumerate(shown):
        side = round(SIDE * any_size(look))
        painter.drawPixmap(QPointF(number * STEP, (SIDE - side) / 2), any_pixmap(look, side, ratio, palette))
    if len(looks) > 1:
        body = SIDE * any_size(shown[-1])
        last = QRectF((len(shown) - 1) * STEP + 4, (SIDE - body) / 2 + 4, body, body)
        paint_count(painter, last, len(looks), palette)
    painter.end()
    return pixmap
