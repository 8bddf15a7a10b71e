"""The pictures of animations: dice in one large size, soft shadows, glows. They are cached."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QRadialGradient

from ui.art.die import DieLook, die_pixmap
from ui.art.keeping import kept
from ui.art.palette import ELEMENTS, Palette, player_colour
from ui.motion.poses import Pose

IN_FLIGHT = 72  # side of a moving die's picture in pixels; other sizes are scaled from it
SHADOW = 48
Picture = Callable[[Any, int, float, Palette], QPixmap]
"""A function that paints a die: its look, width in pixels, pixel ratio and colours."""
REACH = 10  # pixels by which a glow is larger than its room


def warmed(looks: Iterator[DieLook], ratio: float) -> bool:
    """Draw the next picture in advance; return False if there is none left."""
    look = next(looks, None)
    if look is None:
        return False
    die_pixmap(look, IN_FLIGHT, ratio)
    return True


def classic_picture(look: DieLook, side: int, ratio: float, _palette: Palette) -> QPixmap:
    """Return a die with icons; it does not use the palette."""
    return die_pixmap(look, side, ratio)


def paint_pose(
    painter: QPainter, pose: Pose, palette: Palette, ratio: float, picture: Picture = classic_picture
) -> None:
    """Paint a die in its pose, with a shadow if it is above the table; `picture` draws the dice of the game."""
    if pose.height:
        _paint_shadow(painter, pose, palette, ratio)
    painter.setOpacity(pose.opacity)
    if pose.still and pose.other is None:
        side = round(pose.side)
        corner = QPointF(round(pose.x - side / 2), round(pose.y - side / 2))
        painter.drawPixmap(corner, picture(pose.look, side, ratio, palette))
        return
    painter.save()
    painter.translate(pose.x, pose.y)
    painter.rotate(pose.angle)
    scale = pose.side / IN_FLIGHT
    painter.scale(scale * pose.wide, scale * pose.tall)
    corner = QPointF(-IN_FLIGHT / 2, -IN_FLIGHT / 2)
    painter.setOpacity(pose.opacity * (1 if pose.other is None else 1 - pose.mix * pose.mix))
    painter.drawPixmap(corner, picture(pose.look, IN_FLIGHT, ratio, palette))
    if pose.other is not None:
        painter.setOpacity(pose.opacity * pose.mix)
        painter.drawPixmap(corner, picture(pose.other, IN_FLIGHT, ratio, palette))
    painter.restore()


def reach_of(pose: Pose) -> QRectF:
    """Return the rectangle of a die in its pose, with its shadow."""
    half = pose.side * (0.5 if pose.still else 0.76) + 2
    below = pose.side * 0.5 * pose.height
    return QRectF(pose.x - half, pose.y - half, 2 * half + below, 2 * half + below)


def _paint_shadow(painter: QPainter, pose: Pose, palette: Palette, ratio: float) -> None:
    """Paint a shadow, farther away and softer the higher the die is."""
    side = pose.side * (1.05 + 0.3 * pose.height)
    away = pose.side * 0.34 * pose.height
    painter.setOpacity(pose.opacity * (0.55 - 0.25 * pose.height))
    room = QRectF(pose.x + away - side / 2, pose.y + away - side / 2 + 2, side, side)
    shadow = _shadow(palette.shadow, ratio)
    painter.drawPixmap(room, shadow, QRectF(shadow.rect()))


def _blank(width: float, height: float, ratio: float) -> QPixmap:
    pixmap = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


@lru_cache(maxsize=4)
def _shadow(tone: str, ratio: float) -> QPixmap:
    pixmap = _blank(SHADOW, SHADOW, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    half = SHADOW / 2
    light = QRadialGradient(half, half, half)
    for at, strong in ((0.0, 0.8), (0.55, 0.47), (1.0, 0.0)):
        colour = QColor(tone)
        colour.setAlphaF(strong)
        light.setColorAt(at, colour)
    painter.fillRect(QRectF(0, 0, SHADOW, SHADOW), light)
    painter.end()
    return pixmap


@kept(screens=0.5)
def glow_pixmap(width: int, height: int, colour: str, ratio: float) -> QPixmap:
    """Return a glow around and over a room, with REACH pixels on each side."""
    pixmap = _blank(width + 2 * REACH, height + 2 * REACH, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    room = QRectF(REACH, REACH, width, height)
    radius = min(14.0, width / 4, height / 4)
    tone = QColor(_tone(colour))
    for wide, strong in ((18.0, 0.10), (12.0, 0.16), (7.0, 0.28), (3.0, 0.95)):
        tone.setAlphaF(strong)
        painter.setPen(QPen(tone, wide))
        painter.drawRoundedRect(room, radius, radius)
    tone.setAlphaF(0.20)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tone)
    painter.drawRoundedRect(room, radius, radius)
    painter.end()
    return pixmap


def _tone(colour: str) -> str:
    """Return the colour of a glow: that of a player or an element; death uses the pale tone of its rim."""
    if colour.startswith("seat/"):
        return player_colour(int(colour[5:]))
    return ELEMENTS[colour].edge if colour == "death" else ELEMENTS[colour].base
