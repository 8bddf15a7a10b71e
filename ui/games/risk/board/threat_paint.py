"""The painting of threats: beside each badge the opponents that could attack, with their health."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.areas.surfaces import LEFT, paint_initial, width_of, write
from ui.art.palette import Palette
from ui.games.risk.board.threats import Threat
from ui.kit.fonts import BOLD, interface_font
from ui.kit.painting import rounded

HIGH, SIGN = 15.0, 11.0  # pixels at growth 1
MOST = 3


def paint_threats(
    painter: QPainter,
    badges: Mapping[str, QRectF],
    below: Sequence[str],
    dangers: Mapping[str, Sequence[Threat]],
    names: Sequence[str],
    palette: Palette,
    growth: float,
) -> None:
    """Paint the threats of each territory above its badge, or below if its name is above: of at most 3 opponents."""
    font = interface_font(max(8, round(10 * growth)), BOLD)
    for place, found in dangers.items():
        shown = found[:MOST]
        widths = [(SIGN + 6) * growth + width_of(str(threat.health), font) for threat in shown]
        badge = badges[place]
        wide = sum(widths) + 3 * growth
        top = badge.bottom() - growth if place in below else badge.top() - (HIGH - 1) * growth
        plate = QRectF(badge.center().x() - wide / 2, top, wide, HIGH * growth)
        rounded(painter, plate, 4.5 * growth, palette.card, palette.danger, 1.2)
        left = plate.left() + 2 * growth
        for threat, each in zip(shown, widths, strict=True):
            sign = QRectF(left, plate.center().y() - SIGN * growth / 2, SIGN * growth, SIGN * growth)
            paint_initial(painter, sign, names[threat.seat], threat.seat, palette)
            words = QRectF(sign.right() + 2 * growth, plate.top(), each, plate.height())
            write(painter, words, str(threat.health), font, palette.danger, LEFT)
            left += each
