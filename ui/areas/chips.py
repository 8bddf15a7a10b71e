"""Small chips for the effects on an army or a terrain: in full, in a few letters, or as icons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from ui.areas.surfaces import CENTRE, LEFT, width_of, write
from ui.art.icons import paint_icon
from ui.art.palette import Palette
from ui.kit.fonts import BOLD, interface_font

HEIGHT = 20  # height of a chip in pixels
GAP = 4
TEXT = 11  # height of its letters in pixels
MORE = 24  # width in pixels of the chip for those without room


@dataclass(frozen=True)
class Chip:
    """One chip: its icon on a disc, its wordings from the longest to none, the number of effects, and the full text."""

    icon: str
    ground: str
    ink: str
    rim: str
    wordings: tuple[str, ...]
    count: int
    tip: str


@dataclass(frozen=True)
class PlacedChip:
    """A chip with its wording and its place."""

    rect: QRectF
    chip: Chip
    text: str


def lay_out(chips: Sequence[Chip], rect: QRectF, right: bool = False) -> tuple[PlacedChip, ...]:
    """Lay out chips in a row, all in the longest wording that fits in `rect`; else as icons, as many as fit.

    The row is centred, or aligned to the right with `right`. Icons lose their counts before any is left out.
    """
    if not chips:
        return ()
    for texts in zip(*(chip.wordings for chip in chips), strict=True):
        if _total([_width(chip, text) for chip, text in zip(chips, texts, strict=True)]) <= rect.width():
            return _placed(chips, texts, rect, right)
    if _total([_width(chip, "") for chip in chips]) > rect.width():
        chips = [replace(chip, count=1) for chip in chips]
    shown = list(chips)
    while shown and _total([_width(chip, "") for chip in _with_rest(shown, chips)]) > rect.width():
        shown.pop()
    row = _with_rest(shown, chips)
    return _placed(row, [""] * len(row), rect, right)


def _with_rest(shown: Sequence[Chip], chips: Sequence[Chip]) -> list[Chip]:
    """Return the chips shown, and one more for all others."""
    rest = chips[len(shown) :]
    if not rest:
        return list(shown)
    more = Chip("", "", "", "", (), len(rest), "\n".join(chip.tip for chip in rest))
    return [*shown, more]


def _width(chip: Chip, text: str) -> float:
    if not chip.icon:
        return MORE
    if text:
        return HEIGHT + 4 + width_of(text, interface_font(TEXT)) + 8
    return HEIGHT + (width_of(f"×{chip.count}", interface_font(10, BOLD)) + 8 if chip.count > 1 else 0.0)


def _total(widths: Sequence[float]) -> float:
    return sum(widths) + GAP * (len(widths) - 1)


def _placed(chips: Sequence[Chip], texts: Sequence[str], rect: QRectF, right: bool) -> tuple[PlacedChip, ...]:
    widths = [_width(chip, text) for chip, text in zip(chips, texts, strict=True)]
    spare = max(0.0, rect.width() - _total(widths))
    left = rect.left() + (spare if right else spare / 2)
    top = rect.center().y() - HEIGHT / 2
    placed = []
    for chip, text, width in zip(chips, texts, widths, strict=True):
        placed.append(PlacedChip(QRectF(round(left), round(top), width, HEIGHT), chip, text))
        left += width + GAP
    return tuple(placed)


def chip_tips(placed: Sequence[PlacedChip]) -> list[tuple[QRectF, str]]:
    """Return the place of each chip with its full text."""
    return [(chip.rect, chip.chip.tip) for chip in placed]


def paint_chips(painter: QPainter, placed: Sequence[PlacedChip], palette: Palette) -> None:
    """Paint a row of chips."""
    ratio = painter.device().devicePixelRatioF()
    for chip in placed:
        picture = _picture(chip.chip, chip.text, round(chip.rect.width()), palette, ratio)
        painter.drawPixmap(chip.rect.topLeft(), picture)


@lru_cache(maxsize=256)
def _picture(chip: Chip, text: str, width: int, palette: Palette, ratio: float) -> QPixmap:
    pixmap = QPixmap(round(width * ratio), round(HEIGHT * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    whole = QRectF(0.5, 0.5, width - 1, HEIGHT - 1)
    count = f"×{chip.count}" if chip.icon else f"+{chip.count}"
    if text or not chip.icon or chip.count > 1:
        painter.setPen(QPen(QColor(palette.card_edge), 1))
        painter.setBrush(QColor(palette.field))
        painter.drawRoundedRect(whole, HEIGHT / 2, HEIGHT / 2)
    if not chip.icon:
        write(painter, whole, count, interface_font(10, BOLD), palette.text, CENTRE)
    else:
        paint_disc(painter, QRectF(1, 1, HEIGHT - 2, HEIGHT - 2), chip.icon, chip.ground, chip.ink, chip.rim)
        rest = whole.adjusted(HEIGHT + 2.5, 0, 0, 0)
        if text:
            write(painter, rest, text, interface_font(TEXT), palette.text, LEFT)
        elif chip.count > 1:
            write(painter, rest.translated(-2, 0), count, interface_font(10, BOLD), palette.text, LEFT)
    painter.end()
    return pixmap


def paint_disc(painter: QPainter, rect: QRectF, icon: str, ground: str, ink: str, rim: str) -> None:
    """Paint an icon on a disc of its colour, with a thin rim that separates black from a dark table."""
    edge = QColor(rim)
    edge.setAlphaF(0.7)
    painter.setPen(QPen(edge, 1))
    painter.setBrush(QColor(ground))
    painter.drawEllipse(rect.adjusted(0.5, 0.5, -0.5, -0.5))
    inset = rect.width() * 0.17
    paint_icon(painter, icon, rect.adjusted(inset, inset, -inset, -inset), QColor(ink))
