"""The icon set: each drawing obeys the rules of the art, and no two faces look alike at 20 pixels in grey."""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from ddtable.dice.catalogue import catalogue
from ddtable.files.resources import resource
from ddtable.rules.battle_dice.kinds import ARTIFACTS, UNITS
from ui.art import sheet
from ui.art.battle_faces import emblem_of
from ui.art.icons import icon, icon_names, icon_pixmap, icon_source, paint_icon

SIZE = 20
LEAST_DIFFERENCE = 0.2
CLASSES_OF = {
    species: sorted({unit.unit_class for unit in catalogue().units_of(species)}) for species in catalogue().species
}
CLASSES = sorted({kind for kinds in CLASSES_OF.values() for kind in kinds})
FACES = tuple(name for _, names in sheet.FACE_ICONS for name in names)
CLASS_MARKS = tuple(f"class_{mark}" for mark in CLASSES)
ELEMENTS = tuple(f"element_{element}" for element in ("air", "earth", "fire", "water", "death", "ivory"))
INTERFACE = (
    *("undo", "redo", "play", "open", "save_file", "new_game", "settings", "dice", "hint", "close", "log", "pass"),
    *("dragon", "reserves", "dead", "buried", "turn_up", "turn_down"),
    *("promote", "recruit", "bury", "effects"),
)
RESULTS = ("save", "melee", "missile", "magic", "maneuver", "any", "melee_or_missile")
SPELLS = (
    *(f"change_{result}_{way}" for result in RESULTS for way in ("up", "down")),
    *("spell", "spell_hail", "spell_lightning", "spell_rise", "spell_flood", "spell_finger", "spell_path"),
    *("spell_quake", "spell_chain", "spell_land", "spell_gates", "spell_duel", "spell_barrier"),
    *("spell_again", "spell_double", "spell_ice", "spell_grave", "spell_ground", "spell_fog"),
    *("paralysis", "frost", "bare", "dragon", "bury"),
)
FORMS = ("drake", "wyrm", "dragon")
EMBLEMS = tuple(f"emblem_{species}_{kind}" for species, kinds in CLASSES_OF.items() for kind in kinds)
BATTLE_UNITS = (*map(emblem_of, UNITS), "bd_monster")
BATTLE_ARTIFACTS = tuple(dict.fromkeys(emblem_of(kind) for kind in ARTIFACTS))
BATTLE_PHASES = (
    *("bd_roll", "bd_monster", "bd_tactics", "bd_magic", "bd_maneuver", "bd_missile", "bd_melee", "bd_morale"),
    *("bd_quest", "bd_party", "bd_table"),
)

Greys = list[list[float]]


@cache
def greys(name: str, size: int = SIZE) -> Greys:
    """How much of each pixel the icon covers, 0 to 1, its centre of mass moved to the middle pixel."""
    image = QImage(size, size, QImage.Format.Format_Grayscale8)
    image.fill(0)
    painter = QPainter(image)
    paint_icon(painter, name, QRectF(0, 0, size, size), QColor("#ffffff"))
    painter.end()
    rows = [[image.pixelColor(x, y).value() / 255 for x in range(size)] for y in range(size)]
    mass = sum(map(sum, rows))
    middle = (size - 1) / 2
    dx = round(middle - sum(x * value for row in rows for x, value in enumerate(row)) / mass)
    dy = round(middle - sum(y * sum(row) for y, row in enumerate(rows)) / mass)

    def at(x: int, y: int) -> float:
        return rows[y][x] if 0 <= x < size and 0 <= y < size else 0.0

    return [[at(x - dx, y - dy) for x in range(size)] for y in range(size)]


def difference(first: Greys, second: Greys) -> float:
    """0 for two drawings that are the same, 1 for two that share no ink."""
    pairs = [pair for rows in zip(first, second, strict=True) for pair in zip(*rows, strict=True)]
    return sum(abs(a - b) for a, b in pairs) / sum(a + b for a, b in pairs)


def alike(names: tuple[str, ...], size: int, least: float) -> list[tuple[str, str, float]]:
    found = [(a, b, round(difference(greys(a, size), greys(b, size)), 3)) for a, b in combinations(names, 2)]
    return [pair for pair in found if pair[2] < least]


def test_the_set_is_whole() -> None:
    assert set(icon_names()) >= {
        *FACES,
        *CLASS_MARKS,
        *ELEMENTS,
        *INTERFACE,
        *EMBLEMS,
        *SPELLS,
        *FORMS,
        *BATTLE_UNITS,
        *BATTLE_ARTIFACTS,
    }
    assert set(icon_names()) >= set(BATTLE_PHASES)


def unit_icons() -> set[str]:
    """What the faces of the units of all species show, their IDs aside."""
    book = catalogue()
    units = [unit for species in book.species for unit in book.units_of(species)]
    assert len(units) == 240
    return {face.icon for unit in units for face in unit.faces} - {"id"}


def test_every_face_of_every_unit_has_a_drawing() -> None:
    assert unit_icons() - set(FACES) == set()


def test_every_face_has_a_message() -> None:
    """Without an entry the id itself would be shown, which no translation could change."""
    resource_text = resource("i18n", "en", "game.ftl").read_text(encoding="utf-8")
    block = re.search(r"^icon-name = .*?^}", resource_text, re.MULTILINE | re.DOTALL)
    assert block
    assert {*unit_icons(), *FACES} - set(re.findall(r"^ +\[(\w+)\]", block.group(), re.MULTILINE)) == set()


@pytest.mark.parametrize("name", icon_names())
def test_each_icon_is_one_plain_path(name: str) -> None:
    root = ElementTree.fromstring(icon_source(name))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.attrib == {"viewBox": "0 0 24 24"}
    (path,) = root
    assert path.tag == "{http://www.w3.org/2000/svg}path"
    assert set(path.attrib) == {"fill", "fill-rule", "d"}
    assert (path.attrib["fill"], path.attrib["fill-rule"]) == ("currentColor", "evenodd")
    assert not list(path)
    assert set(re.findall(r"[A-Za-z]", path.attrib["d"])) <= set("MLCQZ")
    assert all(0 <= float(number) <= 24 for number in re.findall(r"-?[\d.]+", path.attrib["d"]))


@pytest.mark.parametrize("name", icon_names())
def test_each_icon_fills_its_square(name: str, qapp: object) -> None:
    rows = greys(name)
    assert 0.15 < sum(map(sum, rows)) / SIZE**2 < 0.75


def test_no_two_faces_look_alike(qapp: object) -> None:
    assert alike(FACES, SIZE, LEAST_DIFFERENCE) == []


def test_flame_icon_differs_from_the_element_of_fire(qapp: object) -> None:
    assert alike(("flame", *ELEMENTS), SIZE, LEAST_DIFFERENCE) == []


def test_class_marks_differ_at_ten_pixels(qapp: object) -> None:
    assert alike(CLASS_MARKS, 10, LEAST_DIFFERENCE) == []


def test_no_two_families_of_spells_look_alike(qapp: object) -> None:
    assert alike(SPELLS, SIZE, LEAST_DIFFERENCE) == []


def test_dragon_forms_differ_from_dragon_faces(qapp: object) -> None:
    dragon_faces = next(names for title, names in sheet.FACE_ICONS if title == "Dragon faces")
    assert alike((*FORMS, *dragon_faces), SIZE, LEAST_DIFFERENCE) == []


@pytest.mark.parametrize(("names", "size"), [(BATTLE_UNITS, 12), (BATTLE_ARTIFACTS, SIZE), (BATTLE_PHASES, 16)])
def test_drawings_of_battle_dice_differ(names: tuple[str, ...], size: int, qapp: object) -> None:
    assert alike(names, size, LEAST_DIFFERENCE) == []


def test_elements_differ_in_shape(qapp: object) -> None:
    assert alike(ELEMENTS, SIZE, LEAST_DIFFERENCE) == []


def test_every_species_has_six_emblems_and_no_two_of_all_look_alike(qapp: object) -> None:
    """Those of one class share a frame, so that only the motif in it tells the species."""
    assert len(EMBLEMS) == 12 * 6
    assert alike(EMBLEMS, SIZE, 0.11) == []


@pytest.mark.parametrize("species", CLASSES_OF)
def test_classes_differ_within_a_race(species: str, qapp: object) -> None:
    assert alike(tuple(f"emblem_{species}_{kind}" for kind in CLASSES_OF[species]), SIZE, 0.18) == []


def test_icons_take_the_colour_asked_for(qapp: object) -> None:
    image = icon_pixmap("buried", 48, QColor("#c9483c")).toImage()
    assert image.pixelColor(24, 33).name() == "#c9483c"
    assert image.pixelColor(0, 0).alpha() == 0


def test_a_translucent_colour_stays_translucent(qapp: object) -> None:
    faint = QColor("#c9483c")
    faint.setAlpha(128)
    assert icon_pixmap("buried", 48, faint).toImage().pixelColor(24, 33).alpha() == pytest.approx(128, abs=2)


def test_pixmaps_are_cached_and_sharp(qapp: object) -> None:
    ink = QColor("#fbf6e8")
    pixmap = icon_pixmap("melee", 20, ink, 2.0)
    assert pixmap.size() == QSize(40, 40)
    assert pixmap.devicePixelRatio() == 2.0
    assert icon_pixmap("melee", 20, QColor("#fbf6e8"), 2.0).cacheKey() == pixmap.cacheKey()


def test_icon_for_buttons(qapp: object) -> None:
    assert icon("undo", QColor("#23292d")).actualSize(QSize(24, 24)) == QSize(24, 24)


def test_an_unknown_icon_is_refused(qapp: object) -> None:
    with pytest.raises(KeyError):
        icon_pixmap("no_such_icon", 20, QColor("#000000"))


def test_the_sheet_shows_every_icon_once(qapp: object) -> None:
    shown = [name for _, names in sheet.sections() for name in names]
    assert sorted(shown) == list(icon_names())
    image = sheet.draw_icon_sheet()
    assert image.width() > 1000
    assert image.height() > 1000


def test_the_sheet_is_written_by_one_command(qapp: object, tmp_path) -> None:
    out = tmp_path / "icons.png"
    assert sheet.main([str(out)]) == 0
    assert QImage(str(out)).width() > 1000
    assert sheet.main([str(tmp_path / "missing" / "icons.png")]) == 1
