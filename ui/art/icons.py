"""The icon set: the drawings of `resources/icons/` painted crisp in any colour, at any size and pixel ratio."""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from ddtable.files.resources import resource

_ICON_SIZES = (16, 20, 24, 32, 48, 64)


@cache
def icon_names() -> tuple[str, ...]:
    """Return the name of every icon, sorted."""
    return tuple(sorted(path.stem for path in resource("icons").glob("*.svg")))


@cache
def icon_source(name: str) -> str:
    """Return the SVG text of one icon. Raises KeyError for an unknown name."""
    if name not in icon_names():
        raise KeyError(name)
    return resource("icons", f"{name}.svg").read_text(encoding="utf-8")


@lru_cache(maxsize=2048)
def _renderer(name: str, colour: str) -> QSvgRenderer:
    """Return the renderer of one icon in one opaque colour, given as #rrggbb."""
    return QSvgRenderer(QByteArray(icon_source(name).replace("currentColor", colour).encode()))


def paint_icon(painter: QPainter, name: str, rect: QRectF, colour: QColor) -> None:
    """Paint one icon as a vector drawing, as large as fits into `rect` and centred there.

    The colour's alpha counts. Raises KeyError for an unknown name.
    """
    renderer = _renderer(name, colour.name())
    side = min(rect.width(), rect.height())
    square = QRectF(0, 0, side, side)
    square.moveCenter(rect.center())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(painter.opacity() * colour.alphaF())
    renderer.render(painter, square)
    painter.restore()


@lru_cache(maxsize=1024)
def _pixmap(name: str, size: int, colour: int, device_pixel_ratio: float) -> QPixmap:
    icon_source(name)  # raises KeyError before a painter is open: Qt would go on painting on a deleted picture
    pixels = round(size * device_pixel_ratio)
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_icon(painter, name, QRectF(0, 0, pixels, pixels), QColor.fromRgba(colour))
    painter.end()
    pixmap.setDevicePixelRatio(device_pixel_ratio)
    return pixmap


def icon_pixmap(name: str, size: int, colour: QColor, device_pixel_ratio: float = 1.0) -> QPixmap:
    """Return a cached picture of one icon, `size` logical pixels square. Raises KeyError for an unknown name."""
    return _pixmap(name, size, colour.rgba(), device_pixel_ratio)


def icon(name: str, colour: QColor) -> QIcon:
    """Return return one icon for buttons and menus, sharp from 16 to 64 pixels. Raises KeyError for an unknown name."""
    result = QIcon()
    for size in _ICON_SIZES:
        result.addPixmap(icon_pixmap(name, size, colour))
    return result
