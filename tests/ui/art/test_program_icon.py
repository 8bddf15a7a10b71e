"""The program's icon: one drawing in all sizes, for desktops and for title bars."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from ddtable.files.resources import resource
from ui.art.program_icon import SIZES, main, program_icon, svg

BACKGROUND, FIGURE, BODY = (1, 1), (56, 62), (30, 20)  # in hundredths of the picture


def colour_at(image: QImage, place: tuple[int, int]):
    return image.pixelColor(place[0] * image.width() // 100, place[1] * image.height() // 100)


def looks_like_the_die(image: QImage) -> None:
    assert colour_at(image, BACKGROUND).alpha() < 30
    assert colour_at(image, FIGURE).lightness() > 200, "the dragon is ivory"
    body = colour_at(image, BODY)
    assert body.red() > body.green() + 60, "the die is red"


@pytest.mark.parametrize("size", SIZES)
def test_each_size_that_ships_is_the_die(qapp, size):
    image = QImage(str(resource("desktop", f"ddtable-{size}.png")))
    assert image.size() == QSize(size, size)
    looks_like_the_die(image)


def test_the_svg_that_ships_is_the_drawing_of_today(qapp):
    path = resource("desktop", "ddtable.svg")
    assert path.read_text(encoding="utf-8") == svg(), "python -m ui.art.program_icon writes it anew"
    image = QImage(200, 200, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(path)).render(painter)
    painter.end()
    looks_like_the_die(image)


def test_the_command_writes_every_size(qapp, tmp_path, monkeypatch):
    monkeypatch.setattr("ui.art.program_icon.QGuiApplication", lambda _arguments: qapp)
    assert main([str(tmp_path)]) == 0
    assert {path.name for path in tmp_path.iterdir()} == {"ddtable.svg", *(f"ddtable-{size}.png" for size in SIZES)}


def test_windows_have_the_icon(qapp):
    assert not program_icon().isNull()
    assert program_icon().pixmap(QSize(32, 32)).size() == QSize(32, 32)
