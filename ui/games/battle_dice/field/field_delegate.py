"""Painting a die of Battle Dice on the field: its picture, its rings and its result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from ddtable.rules.battle_dice.kinds import is_artifact
from ui.areas.delegate import KEYED, MARGIN, READABLE, DieDelegate, Marks, key_chip
from ui.art.battle_die import (
    BattleLook,
    battle_pixmap,
    paint_battle_focus,
    paint_battle_lit,
    paint_battle_selection,
)
from ui.art.die import paint_count
from ui.art.icons import paint_icon
from ui.art.palette import Palette
from ui.games.battle_dice.field.tumble import TURNS

if TYPE_CHECKING:
    from ui.art.die import DieLook

CARRIED_SIDE, CARRIED_STEP, MOST_CARRIED = 52, 30, 5
CROWDED = 36  # size in pixels below which a die's key would cover its number
PALE = {"dark": 0.5, "light": 0.65, "contrast": 0.75}
"""The opacity of a die that does not act or count in the phase shown, by the name of the colours."""
OUTSIDE = 2  # pixels by which a ring is larger than its die, which would cover half of it; more for artifacts
Ring = Callable[[QPainter, QRectF, str, Palette], None]


class FieldDelegate(DieDelegate):
    """The delegate of the field's areas, whose dice are polyhedra.

    `tumbling` is the remaining share of the rolling animation, from 1 to 0.
    """

    tumbling = 0.0

    def draw(self, painter: QPainter, at: QPointF, side: int, look: DieLook, marks: Marks) -> None:
        """Paint a die into the square of `side` pixels with the upper left corner `at`."""
        shown = cast(BattleLook, look)
        before = painter.opacity()
        if shown.state == "idle":  # the same cached picture, painted with less opacity
            shown = replace(shown, state="")
            painter.setOpacity(before * PALE[self.colours.name])
        ratio = painter.device().devicePixelRatioF()
        at = QPointF(round(at.x()), round(at.y()))
        picture = battle_pixmap(shown, side, ratio, self.colours)
        if self.tumbling and shown.value and not shown.state:
            self._draw_turning(painter, at, side, picture)
            painter.setOpacity(before)
            return
        if marks.count > 1:
            shift = max(2, side // 12)
            painter.drawPixmap(at + QPointF(-shift, -shift), picture)
        if marks.lit or marks.held:
            painter.drawPixmap(at - QPointF(MARGIN, MARGIN), _ring("lit", shown.kind, side, self.colours, ratio))
        painter.drawPixmap(at, picture)
        painter.setOpacity(before)
        for kind, wanted in (
            ("lit", marks.hover),
            ("selected", marks.selected or marks.held),
            ("gathered", marks.gathered),
            ("focus", marks.focus),
        ):
            if wanted:
                painter.drawPixmap(at - QPointF(MARGIN, MARGIN), _ring(kind, shown.kind, side, self.colours, ratio))
        if marks.badge and side >= KEYED:
            disc = max(14, round(side * 0.32))
            corner = at + QPointF(side - disc * 0.86, side - disc * 0.9)
            painter.drawPixmap(corner, _counted(marks.badge, disc, self.colours, ratio))
        if marks.effects and side >= KEYED:
            disc = max(14, round(side * 0.34))
            for number, (icon, _) in enumerate(marks.effects):
                corner = at + QPointF(-disc * 0.14, side - disc * (0.9 + 0.6 * number))
                painter.drawPixmap(corner, _counted(icon, disc, self.colours, ratio))
        if marks.key and side >= KEYED:
            lift = 0 if side >= CROWDED else 8  # clear of the number of a small die
            painter.drawPixmap(
                QPointF(max(1.0, at.x() - 4 - lift / 2), at.y() - lift), key_chip(marks.key, self.colours, ratio)
            )
        if marks.count > 1 and side >= READABLE:
            paint_count(painter, QRectF(at.x(), at.y(), side, side), marks.count, self.colours)

    def _draw_turning(self, painter: QPainter, at: QPointF, side: int, picture: QPixmap) -> None:
        """Paint a rolling die: rotated, slightly larger, in a direction that depends on its place."""
        sense = 1 if int(at.x() / 7 + at.y()) % 2 else -1
        grown = 1 + 0.12 * self.tumbling
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(at.x() + side / 2, at.y() + side / 2 - side * 0.2 * self.tumbling)
        painter.rotate(sense * TURNS * self.tumbling)
        painter.scale(grown, grown)
        painter.drawPixmap(QPointF(-side / 2, -side / 2), picture)
        painter.restore()

    def carried(self, looks: Sequence[Any], ratio: float) -> QPixmap:
        """Return the picture that follows the pointer: the first few dice and their number."""
        shown = looks[:MOST_CARRIED]
        width = CARRIED_SIDE + CARRIED_STEP * (len(shown) - 1) + 8
        pixmap = _blank(width, CARRIED_SIDE + 8, ratio)
        painter = QPainter(pixmap)
        for number, look in enumerate(shown):
            painter.drawPixmap(
                QPointF(number * CARRIED_STEP, 0), battle_pixmap(look, CARRIED_SIDE, ratio, self.colours)
            )
        if len(looks) > 1:
            last = QRectF((len(shown) - 1) * CARRIED_STEP + 4, 4, CARRIED_SIDE, CARRIED_SIDE)
            paint_count(painter, last, len(looks), self.colours)
        painter.end()
        return pixmap


def _blank(width: float, height: float, ratio: float) -> QPixmap:
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _paint_gathered(painter: QPainter, rect: QRectF, _kind: str, palette: Palette) -> None:
    """Paint a plain line around one of several dice that are dragged together."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(palette.text), 1.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(rect.adjusted(-2, -2, 2, 2))


RINGS: dict[str, Ring] = {
    "lit": paint_battle_lit,
    "selected": paint_battle_selection,
    "focus": paint_battle_focus,
    "gathered": _paint_gathered,
}


@lru_cache(maxsize=512)
def _ring(ring: str, kind: str, side: int, palette: Palette, ratio: float) -> QPixmap:
    """Return a ring around the shape of a die of `side` pixels, with MARGIN pixels on each side."""
    whole = side + 2 * MARGIN
    pixmap = _blank(whole, whole, ratio)
    painter = QPainter(pixmap)
    out = OUTSIDE * (1 + is_artifact(kind)) if ring in ("lit", "selected") else 0
    rect = QRectF(MARGIN, MARGIN, side, side).adjusted(-out, -out, out, out)
    RINGS[ring](painter, rect, kind, palette)
    painter.end()
    return pixmap


@lru_cache(maxsize=64)
def _counted(icon: str, side: int, palette: Palette, ratio: float) -> QPixmap:
    """Return the icon of a die's result, or of an artifact that it uses, on a disc."""
    pixmap = _blank(side, side, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(palette.text))
    painter.setPen(QPen(QColor(palette.table_bottom), 1.5))
    painter.drawEllipse(QRectF(1, 1, side - 2, side - 2))
    paint_icon(painter, icon, QRectF(side * 0.2, side * 0.2, side * 0.6, side * 0.6), QColor(palette.card))
    painter.end()
    return pixmap
