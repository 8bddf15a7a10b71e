"""A sample sheet of dice: `python -m ui.art.dice_sheet OUT.png [--all [SPECIES ...]]`."""

import argparse
from collections.abc import Collection, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QLinearGradient, QPainter

from ddtable.dice.catalogue import catalogue
from ddtable.dice.playable import dragons_1995
from ui.art.die import DieLook, die_pixmap, paint_count, paint_focus, paint_lit, paint_selection, relative_size
from ui.art.die_looks import dragon_look, unit_look
from ui.art.palette import DARK, LIGHT, Palette
from ui.art.typefaces import INTERFACE, typeface

ELVES, GOBLINS = ("air", "water"), ("earth", "death")
DWARVES, LAVA_ELVES, FROSTWINGS = ("earth", "fire"), ("fire", "death"), ("death", "air")


def samples() -> tuple[tuple[str, DieLook], ...]:
    """Return one die of each kind, with its caption."""
    light, heavy, rider = "class_light_melee", "class_heavy_melee", "class_cavalry"
    return (
        ("common", DieLook("unit", ELVES, 1, "missile", 1, mark="class_missile")),
        ("uncommon", DieLook("unit", ELVES, 2, "missile", 3, mark="class_missile")),
        ("rare", DieLook("unit", ELVES, 3, "smite", 4, mark=heavy)),
        ("ID, 3 health", DieLook("unit", ELVES, 3, emblem="emblem_coral_elves_magic", mark="class_magic")),
        ("goblin", DieLook("unit", GOBLINS, 2, "melee", 3, mark=light)),
        ("goblin ID", DieLook("unit", GOBLINS, 1, emblem="emblem_goblins_heavy_melee", mark=heavy)),
        ("dwarf", DieLook("unit", DWARVES, 2, "save", 2, mark=heavy)),
        ("dwarf ID", DieLook("unit", DWARVES, 2, emblem="emblem_dwarves_cavalry", mark=rider)),
        ("lava elf", DieLook("unit", LAVA_ELVES, 3, "magic", 5, mark="class_magic")),
        ("lava elf ID", DieLook("unit", LAVA_ELVES, 2, emblem="emblem_lava_elves_missile", mark="class_missile")),
        ("undead", DieLook("unit", ("death",), 2, "rend", 2, mark=light)),
        ("undead ID", DieLook("unit", ("death",), 3, emblem="emblem_undead_heavy_magic", mark="class_heavy_magic")),
        ("amazon", DieLook("unit", ("ivory",), 2, "maneuver", 2, mark=rider)),
        ("frostwing", DieLook("unit", FROSTWINGS, 2, "missile", 2, mark="class_heavy_missile")),
        ("monster", DieLook("monster", ELVES, 4, "claw", 4)),
        ("monster", DieLook("monster", GOBLINS, 4, "trample", 1)),
        ("monster ID", DieLook("monster", FROSTWINGS, 4, emblem="emblem_frostwings_monster")),
        ("fire drake", DieLook("dragon", ("fire",), 5, "drake")),
        ("black wyrm", DieLook("dragon", ("death",), 5, "jaws", mark="wyrm")),
        ("ivory hybrid", DieLook("dragon", ("air", "ivory"), 5, "wing")),
        ("coastland", DieLook("terrain", ELVES, icon="missile", number=5)),
        ("flatland", DieLook("terrain", ("earth", "air"), icon="standing_stones", number=8)),
    )


def _background(painter: QPainter, area: QRectF, palette: Palette) -> None:
    gradient = QLinearGradient(area.topLeft(), area.bottomLeft())
    gradient.setColorAt(0, QColor(palette.table_top))
    gradient.setColorAt(1, QColor(palette.table_bottom))
    painter.fillRect(area, gradient)


def _row(painter: QPainter, top: float, pitch: float, size: int, *, ratio: float, dimmed: bool = False) -> None:
    for index, (_, look) in enumerate(samples()):
        side = max(20, round(size * relative_size(4 if look.body == "terrain" else look.health)))
        pixmap = die_pixmap(replace(look, dimmed=dimmed), side, ratio)
        painter.drawPixmap(QPointF(round(pitch * (index + 0.5) - side / 2), round(top + (size - side) / 2)), pixmap)


def _captions(painter: QPainter, top: float, pitch: float, palette: Palette) -> None:
    painter.setFont(typeface(INTERFACE, 13))
    painter.setPen(QColor(palette.quiet_text))
    for index, (caption, _) in enumerate(samples()):
        painter.drawText(QRectF(pitch * index, top, pitch, 20), Qt.AlignmentFlag.AlignCenter, caption)


def _states(painter: QPainter, top: float, pitch: float, ratio: float, palette: Palette) -> None:
    """Paint the overlays on the first dice: highlighted, selected, focused, stacked."""
    for index, overlay in enumerate((paint_lit, paint_selection, paint_focus)):
        square = QRectF(round(pitch * (index + 0.5) - 28), top, 56, 56)
        painter.drawPixmap(square.topLeft(), die_pixmap(samples()[index][1], 56, ratio))
        overlay(painter, square, palette)
    for index, (count, size) in enumerate(((3, 56), (12, 44), (7, 28))):
        square = QRectF(round(pitch * (index + 3.5) - 28), top, size, size)
        painter.drawPixmap(square.topLeft(), die_pixmap(samples()[index + 3][1], size, ratio))
        paint_count(painter, square, count, palette)


def sample_sheet(ratio: float = 1.0) -> QImage:
    """Return every kind of die from 176 to 20 pixels on both tables, dimmed, and with overlays; then all in grey."""
    pitch, half = 188.0, 620
    width = round(pitch * len(samples()))
    image = QImage(round(width * ratio), round(half * 2 * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for top, palette in ((0.0, DARK), (float(half), LIGHT)):
        _background(painter, QRectF(0, top, width, half), palette)
        _row(painter, top + 12, pitch, 176, ratio=ratio)
        _captions(painter, top + 190, pitch, palette)
        for offset, size in ((222, 88), (326, 56), (394, 44), (450, 28), (488, 20)):
            _row(painter, top + offset, pitch, size, ratio=ratio)
        _row(painter, top + 530, pitch / 2, 56, ratio=ratio, dimmed=True)
        painter.save()
        painter.translate(pitch * len(samples()) / 2 + pitch / 2, 0)
        _states(painter, top + 530, 90, ratio, palette)
        painter.restore()
    painter.end()
    return image


def with_grey_row(sheet: QImage) -> QImage:
    """Return the sheet with its first band repeated below in grey."""
    ratio = sheet.devicePixelRatio()
    band = round(600 * ratio)
    whole = QImage(sheet.width(), sheet.height() + band, QImage.Format.Format_RGB32)
    painter = QPainter(whole)
    plain = QImage(sheet)
    plain.setDevicePixelRatio(1)
    painter.drawImage(0, 0, plain)
    grey = plain.copy(0, 0, plain.width(), band).convertToFormat(QImage.Format.Format_Grayscale8)
    painter.drawImage(0, sheet.height(), grey)
    painter.end()
    return whole


def all_dice(species: Collection[str] = ()) -> list[tuple[str, list[DieLook]]]:
    """Return the name of every unit of these races with the looks of its faces, its ID first.

    By default of every race, and of every dragon of 1995, whose 12 faces are shown too.
    """
    book = catalogue()
    found = [
        (unit.name, [unit_look(unit, folk.elements, face) for face in range(len(unit.faces))])
        for folk in book.species.values()
        if not species or folk.id in species
        for unit in book.units_of(folk.id)
    ]
    for dragon in () if species else dragons_1995(book):
        looks = [dragon_look(dragon, face) for face in (None, *range(len(dragon.faces)))]
        found.append((dragon.name, list(dict.fromkeys(looks))))
    return found


def whole_sheet(species: Collection[str] = (), ratio: float = 1.0) -> QImage:
    """Return every face of the dice of `all_dice`, one die a row."""
    dice = all_dice(species)
    columns, places, side, pitch, row = 4, max(len(looks) for _, looks in dice), 64, 76, 84
    rows = -(-len(dice) // columns)
    width, height = columns * (pitch * places + 24), rows * row + 16
    image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    _background(painter, QRectF(0, 0, width, height), DARK)
    painter.setFont(typeface(INTERFACE, 11))
    painter.setPen(QColor(DARK.quiet_text))
    for index, (name, looks) in enumerate(dice):
        column, line = divmod(index, rows)
        left, top = column * (pitch * places + 24) + 16, line * row + 8
        for place, look in enumerate(looks):
            size = round(side * relative_size(look.health))
            pixmap = die_pixmap(look, size, ratio)
            painter.drawPixmap(left + place * pitch + (side - size) // 2, top + (side - size) // 2, pixmap)
        painter.drawText(QPointF(left, top + side + 12), name)
    painter.end()
    return image


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the sheet as a picture; return 0, or 1 if the file cannot be written."""
    parser = argparse.ArgumentParser(prog="python -m ui.art.dice_sheet", description=__doc__)
    parser.add_argument("out", type=Path)
    folk = tuple(catalogue().species)
    parser.add_argument("--all", nargs="*", choices=folk, metavar="SPECIES", help="all faces of all dice, or of these")
    parser.add_argument("--ratio", type=float, default=1.0, help="device pixel ratio")
    options = parser.parse_args(arguments)
    application = QGuiApplication.instance() or QGuiApplication([])
    samples_only = options.all is None
    sheet = with_grey_row(sample_sheet(options.ratio)) if samples_only else whole_sheet(options.all, options.ratio)
    saved = sheet.save(str(options.out))
    del application
    return 0 if saved else 1


if __name__ == "__main__":
    raise SystemExit(main())
