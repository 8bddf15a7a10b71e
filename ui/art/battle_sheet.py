"""A sample sheet of the dice of Battle Dice: `python -m ui.art.battle_sheet OUT.png [--theme NAME]`."""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QLinearGradient, QPainter

from ddtable.rules.battle_dice.kinds import ARTIFACTS, TABLE_DICE, UNITS, sides_of
from ui.art.battle_die import (
    BattleLook,
    battle_pixmap,
    paint_battle_focus,
    paint_battle_lit,
    paint_battle_selection,
)
from ui.art.palette import PALETTES, Palette
from ui.art.typefaces import INTERFACE, typeface

SIZES = (64, 48, 36, 28, 22)
MARGIN, PITCH, WIDE = 24, 140, 1328
Ring = Callable[[QPainter, QRectF, str, Palette], None]


class BattleSheet:
    """Paints row below row; `top` is the start of the next one."""

    def __init__(self, painter: QPainter, palette: Palette, ratio: float) -> None:
        self.painter, self.palette, self.ratio = painter, palette, ratio
        self.top = MARGIN

    def heading(self, text: str) -> None:
        """Write the heading of the next rows."""
        self._words(QRectF(MARGIN, self.top, WIDE, 20), text, Qt.AlignmentFlag.AlignLeft)
        self.top += 28

    def die(self, look: BattleLook, size: int, x: float, y: float) -> QRectF:
        """Paint one die with its upper left corner here; return its square."""
        self.painter.drawPixmap(QPointF(x, y), battle_pixmap(look, size, self.ratio, self.palette))
        return QRectF(x, y, size, size)

    def row(self, looks: Sequence[BattleLook], size: int, pitch: float, left: float = MARGIN) -> None:
        """Paint dice of one size beside each other, each centred in its column."""
        for index, look in enumerate(looks):
            self.die(look, size, round(left + pitch * index + (pitch - size) / 2), self.top)

    def captions(self, texts: Sequence[str], pitch: float) -> None:
        """Write the captions of the columns above."""
        for index, text in enumerate(texts):
            self._words(QRectF(MARGIN + pitch * index, self.top, pitch, 16), text, Qt.AlignmentFlag.AlignCenter)
        self.top += 24

    def _words(self, area: QRectF, text: str, place: Qt.AlignmentFlag) -> None:
        self.painter.setFont(typeface(INTERFACE, 12))
        self.painter.setPen(QColor(self.palette.quiet_text))
        self.painter.drawText(area, place, text)

    def units(self, seat: int) -> None:
        """Paint every kind of unit, large and small, with its highest number."""
        looks = [BattleLook(kind, sides_of(kind), seat) for kind in UNITS]
        self.row(looks, 120, PITCH)
        self.top += 124
        self.captions(UNITS, PITCH)
        for size in SIZES:
            self.row(looks, size, PITCH)
            self.top += size + 8

    def states(self, seat: int) -> None:
        """Paint every state of every kind, and the rings around dice."""
        rings: tuple[Ring, ...] = (paint_battle_lit, paint_battle_selection, paint_battle_focus)
        shapes = (*UNITS[:6], "sword_2", "table_d20")
        pitch = WIDE / len(shapes)
        for size in (48, 28):
            for column, kind in enumerate(shapes):
                value, step = min(9, sides_of(kind)), pitch / 3
                left = MARGIN + column * pitch
                for index, ring in enumerate(rings):
                    square = self.die(BattleLook(kind, value, seat), size, round(left + step * index), self.top)
                    ring(self.painter, square, kind, self.palette)
                for index, state in enumerate(("idle", "struck", "dead")):
                    look = BattleLook(kind, value, seat, state=state)
                    self.die(look, size, round(left + step * index), self.top + size + 8)
                for index, (shown, change) in enumerate(((value, 1), (value, -2), (0, 0))):
                    look = BattleLook(kind, shown, seat, change)
                    self.die(look, size, round(left + step * index), self.top + 2 * (size + 8))
            self.top += 3 * (size + 8) + 8

    def artifacts(self) -> None:
        """Paint all artifacts: without an owner, and of 2 players, with and without a number."""
        half = len(ARTIFACTS) // 2
        pitch = WIDE / half
        for kinds in (ARTIFACTS[:half], ARTIFACTS[half:]):
            self.row([BattleLook(kind, 0, index % 3 - 1) for index, kind in enumerate(kinds)], 96, pitch)
            self.top += 100
            self.captions(kinds, pitch)
        for size in (64, 44, 28):
            pitch = WIDE / len(ARTIFACTS)
            self.row([BattleLook(kind, (index % 5), index % 2) for index, kind in enumerate(ARTIFACTS)], size, pitch)
            self.top += size + 8

    def table_dice_and_seats(self) -> None:
        """Paint the white table dice, then the colours of all players."""
        numbers = ((4, 3, 1), (6, 5, 2), (20, 11, 9))
        looks = [BattleLook(kind, n, -1) for kind, three in zip(TABLE_DICE, numbers, strict=True) for n in three]
        self.row(looks, 64, 76)
        seats = range(-1, len(self.palette.players))
        self.row([BattleLook("infantry", seat + 2 if seat < 5 else 1, seat) for seat in seats], 56, 72, MARGIN + 720)
        self.top += 72


def battle_sheet(palette: Palette, ratio: float = 1.0) -> QImage:
    """Return every die in all sizes and states on one table."""
    high = 1720
    image = QImage(round((WIDE + 2 * MARGIN) * ratio), round(high * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    area = QRectF(0, 0, WIDE + 2 * MARGIN, high)
    table = QLinearGradient(area.topLeft(), area.bottomLeft())
    table.setColorAt(0, QColor(palette.table_top))
    table.setColorAt(1, QColor(palette.table_bottom))
    painter.fillRect(area, table)
    sheet = BattleSheet(painter, palette, ratio)
    for seat in (0, 1):
        sheet.heading(f"units of seat {seat}")
        sheet.units(seat)
    sheet.heading("can be picked, picked, focus; idle, struck, dead; more, less, not rolled")
    sheet.states(0)
    sheet.heading("artifacts: of nobody and of both players")
    sheet.artifacts()
    sheet.heading("dice for tables; the colours of all seats")
    sheet.table_dice_and_seats()
    painter.end()
    return image


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the sheet as a picture; return 0, or 1 if the file cannot be written."""
    parser = argparse.ArgumentParser(prog="python -m ui.art.battle_sheet", description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--theme", choices=tuple(PALETTES), default="dark")
    parser.add_argument("--ratio", type=float, default=1.0, help="device pixel ratio")
    parser.add_argument("--grey", action="store_true", help="without colours, as a test of shapes")
    options = parser.parse_args(arguments)
    application = QGuiApplication.instance() or QGuiApplication([])
    sheet = battle_sheet(PALETTES[options.theme], options.ratio)
    if options.grey:
        sheet = sheet.convertToFormat(QImage.Format.Format_Grayscale8)
    saved = sheet.save(str(options.out))
    del application
    return 0 if saved else 1


if __name__ == "__main__":
    raise SystemExit(main())
