"""The icon sheet: `python -m ui.art.sheet OUT.png` draws every icon at 20, 32 and 64 pixels, in colour and in grey."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib.resources import files
from itertools import groupby
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QImage, QPainter

from ddtable.dice.catalogue import catalogue
from ui.art.icons import icon_names, paint_icon
from ui.art.palette import DARK, ELEMENTS, INK, LIGHT

SIZES = (20, 32, 64)
COLUMNS = 5
CELL = QRectF(0, 0, 336, 190)
ROW_HEIGHT = 76
MARGIN = 24
HEADING_HEIGHT = 52

_FACES = "melee missile magic maneuver save"
_EIGHTH = "city standing_stones temple tower castle dragons_lair grove vortex"
_DRAGON = "jaws breath claw belly wing tail treasure"


def _special() -> tuple[str, ...]:
    """Return the special action icons that have a drawing, without those that dragons share with units."""
    shared = _DRAGON.split()
    special = (name for name, icon in catalogue().icons.items() if "special" in icon.kinds)
    return tuple(name for name in special if name in icon_names() and name not in shared)


FACE_ICONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("Basic faces", tuple(_FACES.split())),
    ("Special faces", _special()),
    ("Eighth faces", tuple(_EIGHTH.split())),
    ("Dragon faces", tuple(_DRAGON.split())),
)
_PREFIXES = (
    ("bd_", "Battle Dice"),
    ("change_", "Spells"),
    ("spell", "Spells"),
    ("emblem_", "Emblems"),
    ("class_", "Class marks"),
    ("element_", "Elements"),
)


def sections() -> list[tuple[str, tuple[str, ...]]]:
    """Return every icon once, under its heading."""
    faces = {name for _, names in FACE_ICONS for name in names}

    def heading(name: str) -> str:
        return next((title for prefix, title in _PREFIXES if name.startswith(prefix)), "Interface")

    rest = sorted((name for name in icon_names() if name not in faces), key=lambda name: (heading(name), name))
    return [*FACE_ICONS, *((title, tuple(names)) for title, names in groupby(rest, key=heading))]


def load_font(pixels: int, weight: QFont.Weight = QFont.Weight.Medium) -> QFont:
    """Return Manrope at a height in pixels, from the font package instead of the system."""
    for face in ("Medium", "Bold"):
        QFontDatabase.addApplicationFont(str(files("font_manrope") / "files" / f"Manrope-{face}.ttf"))
    font = QFont("Manrope", weight=weight)
    font.setPixelSize(pixels)
    return font


def _grounds() -> tuple[tuple[QColor, QColor], ...]:
    """Return background and ink of the 4 ways each icon is shown: 2 in colour, 2 in grey."""
    grey = QColor("#7f7f7f")
    return (
        (QColor(DARK.card), QColor(INK)),
        (QColor(LIGHT.card), QColor(LIGHT.text)),
        (QColor(ELEMENTS["air"].base), QColor(INK)),
        (grey, QColor("#f4f4f4")),
    )


def _draw_cell(painter: QPainter, name: str, corner: QPointF) -> None:
    """Draw one icon on each background, 2 beside each other, and its name below."""
    half = CELL.width() / 2 - 6
    for index, (ground, ink) in enumerate(_grounds()):
        x = corner.x() + (index % 2) * half
        y = corner.y() + (index // 2) * ROW_HEIGHT
        painter.fillRect(QRectF(x, y, half, ROW_HEIGHT), ground)
        left = x + 12
        for size in SIZES:
            paint_icon(painter, name, QRectF(round(left), round(y + (ROW_HEIGHT - size) / 2), size, size), ink)
            left += size + 12
    painter.setPen(QColor(LIGHT.text))
    label = QRectF(corner.x(), corner.y() + 2 * ROW_HEIGHT + 2, CELL.width() - 12, 24)
    painter.drawText(label, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)


def draw_icon_sheet(scale: float = 1.0) -> QImage:
    """Return the sheet of all icons. A `scale` above 1 draws it for a screen of that pixel ratio."""
    groups = sections()
    rows = sum(-(-len(names) // COLUMNS) for _, names in groups)
    width = 2 * MARGIN + COLUMNS * CELL.width()
    height = 2 * MARGIN + rows * CELL.height() + len(groups) * HEADING_HEIGHT
    image = QImage(round(width * scale), round(height * scale), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    image.fill(QColor(LIGHT.area))
    painter = QPainter(image)
    title_font, label_font = load_font(22, QFont.Weight.Bold), load_font(14)
    top = float(MARGIN)
    for title, names in groups:
        painter.setFont(title_font)
        painter.setPen(QColor(LIGHT.text))
        painter.drawText(QPointF(MARGIN, top + 30), title)
        painter.setFont(label_font)
        top += HEADING_HEIGHT
        for index, name in enumerate(names):
            row, column = divmod(index, COLUMNS)
            _draw_cell(painter, name, QPointF(MARGIN + column * CELL.width(), top + row * CELL.height()))
        top += -(-len(names) // COLUMNS) * CELL.height()
    painter.end()
    return image


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the sheet asked for on the command line; return 1 if the file cannot be written."""
    parser = argparse.ArgumentParser(prog="python -m ui.art.sheet", description="Draw the icons on one sheet.")
    parser.add_argument("out", type=Path, help="the PNG file to write")
    parser.add_argument("--kind", choices=("icons",), default="icons", help="what to draw")
    parser.add_argument("--scale", type=float, default=1.0, help="pixels of the picture for one pixel of the sheet")
    options = parser.parse_args(arguments)
    application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    written = draw_icon_sheet(options.scale).save(str(options.out))
    del application
    return 0 if written else 1


if __name__ == "__main__":
    raise SystemExit(main())
