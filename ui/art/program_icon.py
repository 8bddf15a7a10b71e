"""The program's icon, one of our dice: `python -m ui.art.program_icon FOLDER` writes it in all sizes and as SVG."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QGuiApplication, QIcon, QPainter

from ddtable.files.resources import resource
from ui.art.die import DieLook, paint_die
from ui.art.die_bodies import shade
from ui.art.die_canvas import blank
from ui.art.die_solids import Point, twelve_sided
from ui.art.palette import ELEMENTS, INK

LOOK = DieLook("dragon", ("fire",), 5, "dragon")
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
WINDOW_SIZES = SIZES[:6]  # title bars and task lists show no larger one
FIGURE = (50.0, 49.0, 46.0)  # centre and size of the figure on the front side, in hundredths of the box


def program_icon() -> QIcon:
    """Return the icon for windows; its pictures are read when first shown."""
    icon = QIcon()
    for size in WINDOW_SIZES:
        icon.addFile(str(resource("desktop", f"ddtable-{size}.png")), QSize(size, size))
    return icon


def svg() -> str:
    """Return the die as lines and plain colours, for any size."""
    solid, element = twelve_sided(), LOOK.elements[0]
    lines = [f'<polygon points="{_points(solid.outline)}" fill="{shade(element, 0.5)}"/>']
    for facet in solid.facets:
        fill = shade(element, (facet.light - 0.30) * 1.15)
        lines.append(f'<polygon points="{_points(facet.corners)}" fill="{fill}"/>')
    edge = f'fill="none" stroke="{ELEMENTS[element].edge}" stroke-linejoin="round"'
    for facet in reversed(solid.facets):
        front = facet is solid.facets[0]
        strength = 'stroke-width="1.2" stroke-opacity="0.6"' if front else 'stroke-width="1" stroke-opacity="0.3"'
        lines.append(f'<polygon points="{_points(facet.corners)}" {edge} {strength}/>')
    x, y, side = FIGURE
    drawing = resource("icons", f"{LOOK.icon}.svg").read_text(encoding="utf-8")
    figure = re.sub(r"</?svg[^>]*>", "", drawing).strip()
    scale = side / 24
    for shift, colour, opacity in ((1.0, "#000000", 0.35), (0.0, INK, 1.0)):
        place = f"translate({x - side / 2 + shift:g} {y - side / 2 + shift:g}) scale({scale:g})"
        lines.append(f'<g transform="{place}" opacity="{opacity:g}">{figure.replace("currentColor", colour)}</g>')
    body = "\n".join(lines)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="512" height="512">\n{body}\n</svg>\n'


def _points(corners: Sequence[Point]) -> str:
    return " ".join(f"{x:.2f},{y:.2f}" for x, y in corners)


def write(folder: Path) -> None:
    """Write `ddtable.svg` and `ddtable-SIZE.png` into a folder. Raises OSError on failure."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "ddtable.svg").write_text(svg(), encoding="utf-8")
    for size in SIZES:
        image = blank(size)
        painter = QPainter(image)
        paint_die(painter, LOOK, QRectF(0, 0, size, size))
        painter.end()
        path = folder / f"ddtable-{size}.png"
        if not image.save(str(path)):
            raise OSError(f"{path} cannot be written")


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the icon's files; return the exit status."""
    parser = argparse.ArgumentParser(description="Draw the program's icon in every size and as SVG.")
    parser.add_argument("folder", type=Path, nargs="?", default=resource("desktop"), help="where (resources/desktop)")
    asked = parser.parse_args(arguments)
    application = QGuiApplication(["ddtable"])
    write(asked.folder)
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main())
