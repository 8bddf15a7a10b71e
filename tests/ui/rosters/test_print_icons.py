"""Icons on paper look as they do in the window, in a PDF file too."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF
from PySide6.QtGui import QColor, QImage, QPageSize, QPainter, QPdfWriter
from pytestqt.qtbot import QtBot

from tests.drivers.painted import grey_pixels
from tests.ui.rosters.papers import pictures
from ui.art import icons
from ui.art.icons import icon_names
from ui.rosters.print_icons import icon_path, paint_icon

SIDE = 120
INK = QColor("#000000")


def on_screen(name: str, paint=icons.paint_icon) -> QImage:
    picture = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    picture.fill(0xFFFFFF)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter, name, QRectF(0, 0, SIDE, SIDE), INK)
    painter.end()
    return picture


def in_a_file(name: str) -> QImage:
    """The icon 30 mm wide in the corner of a page, seen at 4 dots a millimetre."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    writer.setResolution(254)
    painter = QPainter(writer)
    paint_icon(painter, name, QRectF(0, 0, 300, 300), INK)
    painter.end()
    buffer.close()
    return pictures(bytes(content.data()), 101.6)[0].copy(0, 0, SIDE, SIDE)


def ink(picture: QImage) -> float:
    """How much of a picture is covered."""
    return 1 - sum(grey_pixels(picture)) / 255 / SIDE**2


@pytest.mark.parametrize("name", icon_names())
def test_every_icon_is_drawn_as_in_the_window(name: str, qtbot: QtBot):
    assert ink(on_screen(name, paint_icon)) == pytest.approx(ink(on_screen(name)), abs=0.004)
    assert not icon_path(name).isEmpty()


@pytest.mark.parametrize("name", ["emblem_coral_elves_heavy_melee", "maneuver", "smite"])
def test_a_file_takes_no_more_ink_than_the_drawing(name: str, qtbot: QtBot):
    """Gaps stay gaps: nothing is outlined as well as filled."""
    assert ink(in_a_file(name)) == pytest.approx(ink(on_screen(name)), abs=0.012)
