"""The dice as they are drawn: palette, cache, pixel ratios, and that different faces look different."""

import itertools
from dataclasses import fields, replace

import pytest
from msgspec.structs import replace as replace_struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from ddtable.dice.catalogue import catalogue
from ddtable.dice.faces import parse_faces
from ddtable.dice.types import OwnDie, UnitType
from ddtable.files.resources import resource
from ddtable.words.sentences import Words
from tests.drivers.painted import grey_pixels
from ui.art import die_solids
from ui.art.dice_sheet import main, samples
from ui.art.die import (
    DieLook,
    die_pixmap,
    paint_count,
    paint_die,
    paint_focus,
    paint_lit,
    paint_selection,
    relative_size,
)
from ui.art.die_looks import dragon_look, item_look, minor_look, own_look, terrain_look, type_look, unit_look
from ui.art.icons import icon_names
from ui.art.palette import DARK, ELEMENTS, INK, LIGHT, PALETTES, PLAYERS, channels, contrast, mix

pytestmark = pytest.mark.usefixtures("qapp")

ELF = DieLook("unit", ("air", "water"), 2, "missile", 3, mark="class_missile")


def painted(look: DieLook, size: int = 56, ratio: float = 1.0) -> bytes:
    return bytes(die_pixmap(look, size, ratio).toImage().constBits())


def greys(look: DieLook, size: int) -> bytes:
    """The lightness of every pixel of a die on a dark table."""
    image = QImage(size, size, QImage.Format.Format_RGB32)
    image.fill(QColor(DARK.table_top))
    painter = QPainter(image)
    paint_die(painter, look, QRectF(0, 0, size, size))
    painter.end()
    return grey_pixels(image)


def pixels_apart(one: DieLook, other: DieLook, size: int) -> int:
    """How many pixels of two dice differ so much that a viewer without colours sees it."""
    return sum(abs(a - b) > 40 for a, b in zip(greys(one, size), greys(other, size), strict=True))


def units() -> list[UnitType]:
    book = catalogue()
    return [unit for species in book.species for unit in book.units_of(species)]


def looks_of(unit: UnitType) -> list[DieLook]:
    elements = catalogue().species[unit.species].elements
    return [unit_look(unit, elements, face) for face in (None, *range(len(unit.faces)))]


def blank(side: int = 80) -> QImage:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


@pytest.mark.parametrize("palette", [DARK, LIGHT], ids=lambda palette: palette.name)
@pytest.mark.parametrize("ink", ["text", "quiet_text", "accent_text", "danger", "good"])
@pytest.mark.parametrize("ground", ["table_top", "table_bottom", "card", "area"])
def test_text_is_legible_on_every_ground(palette, ink, ground):
    assert contrast(getattr(palette, ink), getattr(palette, ground)) >= 4.5


@pytest.mark.parametrize("palette", [DARK, LIGHT], ids=lambda palette: palette.name)
def test_text_is_legible_on_fields_and_on_amber(palette):
    assert contrast(palette.text, palette.field_hover) >= 4.5
    assert contrast(palette.quiet_text, palette.field) >= 4.5
    assert contrast(palette.text, palette.accent_area) >= 4.5
    assert contrast(palette.on_accent, palette.accent) >= 4.5


def test_contrast_is_that_of_web_accessibility():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert contrast("#123456", "#123456") == 1


def test_palettes_are_complete_colours():
    for palette in PALETTES.values():
        for field in fields(palette):
            value = getattr(palette, field.name)
            if field.name not in ("name", "strong") and value != "":  # an edge may have no casing
                for colour in value if isinstance(value, tuple) else (value,):
                    channels(colour)
    assert len(set(PLAYERS)) == 6
    assert {"earth", "air", "fire", "water", "death", "ivory"} <= set(ELEMENTS)
    assert mix("#000000", "#ffffff", 0.5) == "#808080"


def test_ink_shows_on_every_coloured_body():
    for name in ("air", "fire", "water", "death"):
        assert contrast(INK, ELEMENTS[name].base) >= 2.9


def test_equal_looks_share_one_pixmap():
    assert die_pixmap(ELF, 56, 2.0) is die_pixmap(replace(ELF), 56, 2.0)
    assert die_pixmap(ELF, 56, 2.0) is not die_pixmap(ELF, 57, 2.0)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0, 3.0])
def test_pixmaps_have_the_pixels_of_their_ratio(ratio):
    pixmap = die_pixmap(ELF, 44, ratio)
    assert pixmap.width() == pixmap.height() == round(44 * ratio)
    assert pixmap.devicePixelRatio() == ratio
    assert pixmap.hasAlphaChannel()


@pytest.mark.parametrize("size", [20, 28, 44, 88])
def test_every_sample_looks_different(size):
    pictures = [painted(look, size) for _, look in samples()]
    assert len(set(pictures)) == len(pictures)


@pytest.mark.parametrize("size", [20, 56])
@pytest.mark.parametrize(
    "changed",
    [
        {"icon": "melee"},
        {"count": 2},
        {"elements": ("earth", "fire")},
        {"elements": ("water", "air")},
        {"icon": "id", "emblem": "emblem_goblins_magic"},
        {"dimmed": True},
        {"body": "monster"},
    ],
    ids=str,
)
def test_each_part_of_a_look_shows(size, changed):
    assert painted(replace(ELF, **changed), size) != painted(ELF, size)


@pytest.mark.parametrize("size", [20, 56])
def test_id_faces_show_emblem_and_health(size):
    emblems = ("emblem_goblins_magic", "emblem_goblins_cavalry")
    looks = [DieLook("unit", ("earth", "death"), health, emblem=emblem) for health in (1, 2, 3) for emblem in emblems]
    assert all(painted(one, size) != painted(other, size) for one, other in itertools.combinations(looks, 2))


def test_illegible_marks_are_left_out():
    assert painted(ELF, 20) == painted(replace(ELF, mark=None), 20)
    assert painted(ELF, 28) != painted(replace(ELF, mark=None), 28)


def test_small_id_face_shows_only_the_emblem():
    identity = DieLook("unit", ("air", "water"), 2, emblem="emblem_coral_elves_missile", mark="class_missile")
    assert painted(identity, 28) == painted(replace(identity, mark=None), 28)
    assert painted(identity, 56) != painted(replace(identity, mark=None), 56)


@pytest.mark.parametrize("size", [28, 44, 88])
def test_class_marks_differ_on_a_die_without_colour(size):
    marks = [name for name in icon_names() if name.startswith("class_")]
    looks = [replace(ELF, icon="save", count=2, mark=mark) for mark in marks]
    assert len(marks) == 11
    for one, other in itertools.combinations(looks, 2):
        assert pixels_apart(one, other, size) >= 10, (one.mark, other.mark)


def test_every_unit_has_the_emblem_of_its_species_and_class_and_the_mark_of_its_class():
    assert len(units()) == 240
    for unit in units():
        look = looks_of(unit)[0]
        assert look.icon == "id"
        assert look.emblem == f"emblem_{unit.species}_{unit.unit_class}"
        assert look.body == ("monster" if unit.is_monster else "unit")
        assert look.mark == (None if unit.is_monster else f"class_{unit.unit_class}")


def test_every_face_of_every_unit_can_be_painted_and_no_two_faces_of_a_die_look_the_same_by_mistake():
    for unit in units():
        looks = set(looks_of(unit))
        assert {look.icon for look in looks} - {"id"} <= set(icon_names())
        assert len({painted(look, 28) for look in looks}) == len(looks), unit.id


def test_every_face_of_every_dragon_and_terrain_can_be_painted():
    for dragon in catalogue().dragons.values():
        faces = [dragon_look(dragon, face) for face in (None, *range(len(dragon.faces)))]
        assert {look.body for look in faces} == {"dragon"}
        assert len({painted(look, 28) for look in set(faces)}) == len(set(faces))
    for terrain in catalogue().terrains.values():
        distances = {terrain_look(terrain, distance) for distance in range(1, 9)}
        assert {look.body for look in distances} == {"terrain"}
        assert len({painted(look, 28) for look in distances}) == 8


def test_every_unit_is_named_in_words_on_every_face():
    language = Words()
    names = set()
    for unit in units():
        for face in range(len(unit.faces)):
            name = language.die_type(unit.id, face)
            assert "_" not in name
            assert "{" not in name
        names.add((unit.species, language.die_name(unit.id)))
    assert len(names) == 240


def test_classes_have_words_of_their_own():
    """A class that the catalogue lacks would be shown by its id, in any language."""
    source = resource("i18n", "en", "game.ftl").read_text(encoding="utf-8")
    block = source.partition("unit-class =")[2].partition("\n}")[0]
    assert {f"[{unit.unit_class}]" for unit in units()} <= set(block.split())


@pytest.mark.parametrize("body", ["unit", "monster"])
def test_any_count_can_be_painted(body):
    looks = [replace(ELF, body=body, count=count) for count in range(1, 11)]
    assert len({painted(look) for look in looks}) == 10


def test_terrains_show_their_number():
    looks = [DieLook("terrain", ("air", "water"), icon="melee", number=number) for number in range(1, 9)]
    for size in (20, 44):
        assert len({painted(look, size) for look in looks}) == 8


def test_unknown_names_are_refused():
    with pytest.raises(KeyError):
        die_pixmap(replace(ELF, icon="no such icon"), 44)
    with pytest.raises(KeyError):
        die_pixmap(replace(ELF, elements=("mud",)), 44)


@pytest.mark.parametrize("look", [look for _, look in samples()], ids=[name for name, _ in samples()])
def test_bodies_have_a_margin_and_fill_the_centre(look):
    image = die_pixmap(look, 64).toImage()
    corners = [image.pixelColor(x, y).alpha() for x in (0, 63) for y in (0, 63)]
    assert max(corners) == 0
    assert image.pixelColor(32, 14).alpha() == 255


def test_painting_directly_matches_the_pixmap():
    image = blank(88)
    image.setDevicePixelRatio(2.0)
    painter = QPainter(image)
    paint_die(painter, ELF, QRectF(0, 0, 44, 44))
    painter.end()
    assert bytes(image.constBits()) == painted(ELF, 44, 2.0)


def test_painting_keeps_the_painter_and_stays_in_its_square():
    image = blank(120)
    painter = QPainter(image)
    paint_die(painter, ELF, QRectF(10, 40, 100, 40))
    assert painter.transform().isIdentity()
    painter.end()
    assert image.copy(0, 0, 120, 40).allGray()
    assert image.pixelColor(60, 60).alpha() == 255
    assert image.pixelColor(20, 60).alpha() == 0


def test_overlays_differ_and_need_no_second_pixmap():
    for palette in (DARK, LIGHT):
        pictures = set()
        for overlay in (paint_selection, paint_lit, paint_focus):
            image = blank()
            painter = QPainter(image)
            overlay(painter, QRectF(8, 8, 64, 64), palette)
            painter.end()
            pictures.add(bytes(image.constBits()))
        assert len(pictures) == 3


def test_count_chips_show_their_number():
    pictures = set()
    for count in (2, 3, 12):
        image = blank()
        painter = QPainter(image)
        paint_count(painter, QRectF(8, 8, 64, 64), count, DARK)
        painter.end()
        pictures.add(bytes(image.constBits()))
    assert len(pictures) == 3


def test_larger_health_is_drawn_larger():
    sizes = [relative_size(health) for health in (1, 2, 3, 4)]
    assert sizes == sorted(set(sizes))
    assert relative_size(10) == 1.0


@pytest.mark.parametrize(
    ("solid", "sides", "outline"),
    [(die_solids.eight_sided(), 3, 6), (die_solids.ten_sided(), 4, 6), (die_solids.twelve_sided(), 5, 10)],
    ids=["terrain", "monster", "dragon"],
)
def test_solids_have_their_shape(solid, sides, outline):
    assert len(solid.facets[0].corners) == sides
    assert len(solid.outline) == outline
    for x, y in solid.outline:
        assert 2 <= x <= 98
        assert 2 <= y <= 95
    assert {round(100 - x, 3) for x, _ in solid.outline} == {round(x, 3) for x, _ in solid.outline}


def test_a_monster_shows_kites_from_both_ends_of_its_ten_sides():
    solid = die_solids.ten_sided()
    assert {len(facet.corners) for facet in solid.facets} == {4}
    assert solid.facets[0].corners != solid.facets[1].corners
    middles = [sum(y for _, y in facet.corners) / 4 for facet in solid.facets]
    above, below = [y for y in middles if y < 60], [y for y in middles if y > 60]
    assert (len(above), len(below)) == (3, 2)
    for x, y in solid.facets[0].corners:  # room for its lower sides
        assert y < 85
        assert 15 < x < 85


def test_a_dragon_shows_pentagons_and_a_terrain_triangles():
    assert {len(facet.corners) for facet in die_solids.twelve_sided().facets} == {5}
    assert {len(facet.corners) for facet in die_solids.eight_sided().facets} == {3}


@pytest.mark.parametrize("size", [20, 28, 56])
def test_bodies_differ_in_their_outline(size):
    def outline(body):
        image = die_pixmap(DieLook(body, ("water",), 4, "melee"), size).toImage()
        return {(x, y) for x in range(size) for y in range(size) if image.pixelColor(x, y).alpha() > 200}

    for one, other in itertools.combinations(("unit", "monster", "dragon", "terrain"), 2):
        differing = outline(one) ^ outline(other)
        assert len(differing) > 0.06 * len(outline(one)), (one, other)


def test_each_look_of_480_dice_is_painted_once(monkeypatch):
    looks = [look for _, look in samples()]
    dice = [looks[index % len(looks)] for index in range(480)]
    first = [die_pixmap(look, 44) for look in dice]
    painted: list[object] = []
    monkeypatch.setattr("ui.art.die._die_image", lambda *asked: painted.append(asked))
    assert [die_pixmap(look, 44).cacheKey() for look in dice] == [pixmap.cacheKey() for pixmap in first]
    assert not painted


def test_the_sheets_are_written(tmp_path):
    for arguments in ([], ["--all", "undead", "frostwings"]):
        out = tmp_path / "sheet.png"
        assert main([str(out), *arguments]) == 0
        assert not QImage(str(out)).isNull()
        out.unlink()


# Dice of the player's own


OWN = (
    ("item", "equipment", "magic, 2 melee, 3 save, 4 maneuver", ("fire",)),
    ("item", "medallion", "4 logo, 9 fly, magic, id", ()),
    ("item", "artifact", "4 id, 4 magic, 4 fly, magic, magic, save, save, melee, melee, smite", ("air",)),
    ("champion", "", "4 id, 4 save, 4 bash, 4 fly, 4 sneak_attack, 4 logo", ("air", "water", "fire", "earth", "death")),
    ("dragonkin", "", "3 melee, 3 save, 3 maneuver, 3 missile, 2 melee, breath", ("water",)),
)


def own(kind: str, form: str, faces: str, elements: tuple) -> OwnDie:
    unit = kind != "item"
    return OwnDie("own_one", "One", kind, parse_faces(faces), "", elements, "melee" if unit else "", form, 4 * unit)


@pytest.mark.parametrize("die", [own(*about) for about in OWN], ids=lambda die: die.form or die.kind)
def test_own_dice_are_drawn_with_a_look_for_each_face(die: OwnDie):
    for size in (28, 60):
        pictures = {face: painted(own_look(die, number), size) for number, face in enumerate(die.faces)}
        assert len(set(pictures.values())) == len(set(die.faces))


def test_four_sided_die_differs_from_six_sided_one():
    four, six = own(*OWN[0]), own("item", "relic", "magic, magic, magic, magic, magic, magic", ("fire",))
    assert own_look(four).body == "pyramid"
    assert pixels_apart(own_look(four, 0), own_look(six, 0), 48) > 300


def test_a_bare_face_shows_the_die_alone():
    bare = replace(own_look(own(*OWN[0])), icon="")
    assert painted(bare) != painted(replace(bare, icon="magic"))


def test_each_of_five_elements_is_seen():
    die = own(*OWN[3])
    shown = {tuple(painted(replace(own_look(die), elements=some), 96)) for some in (die.elements, die.elements[:4])}
    assert len(shown) == 2


def test_an_icon_without_a_drawing_is_a_hint_and_no_error():
    assert own_look(own("item", "equipment", "teapot, magic, magic, magic", ()), 0).icon == "hint"
    special = {name for name, about in catalogue().icons.items() if {"basic", "special"} & set(about.kinds)}
    assert special - set(icon_names()) == {"id"}


# Dice of campaigns


def test_every_face_of_every_campaign_die_can_be_painted_and_differs_if_it_is_another():
    for die in catalogue().of_campaigns.values():
        named = getattr(die, "names", ()) or ("",) * len(die.faces)
        looks = {
            (face, name): type_look(die.id, number)
            for number, (face, name) in enumerate(zip(die.faces, named, strict=True))
        }
        assert len(set(looks.values())) == len(looks), die.id
        for look in looks.values():
            assert not die_pixmap(look, 28).isNull()
            assert look.icon in {"id", *icon_names()}


@pytest.mark.parametrize("size", [20, 28, 44, 64, 176])
@pytest.mark.parametrize(
    "die", ["dragonkin_dragonspy_air", "eldarim_dragonlord", "medallion_gold", "artifact_save_air"]
)
def test_reconstructed_faces_have_a_mark_at_every_size(die: str, size: int):
    look = type_look(die)
    assert look.reconstructed
    marked = die_pixmap(look, size).toImage()
    assert marked != die_pixmap(replace(look, reconstructed=False), size).toImage()


def test_known_faces_have_no_mark():
    known = [die for die in catalogue().of_campaigns.values() if getattr(die, "mark", "") == ""]
    assert len(known) == 28 + 1 + 5
    assert not any(type_look(die.id).reconstructed for die in known)
    assert not type_look("goblins_thug").reconstructed


def test_items_are_drawn_by_form_and_size():
    bodies = {key: type_look(key).body for key in ("equipment_small_save_air", "artifact_save_air", "kings_die")}
    assert list(bodies.values()) == ["pyramid", "monster", "unit"]
    health = [type_look(f"equipment_{size}_save_air").health for size in ("small", "medium", "large")]
    assert health == [1, 2, 3]
    assert [type_look(f"medallion_{metal}").elements for metal in ("bronze", "silver", "gold")] == [
        ("bronze",),
        ("silver",),
        ("gold",),
    ]


def test_faces_show_what_they_name():
    relic, king = catalogue().item("relic_elemental_relic"), catalogue().item("kings_die")
    assert [item_look(relic, face).icon for face in (0, 1, 5)] == ["logo", "element_air", "element_death"]
    assert item_look(king, 3).icon == "emblem_goblins_heavy_melee"
    assert (item_look(relic).icon, item_look(king).icon) == ("elemental_relic", "ruler")


def test_champions_of_all_elements_are_white():
    assert type_look("eldarim_dragonlord").elements == ("white",)
    assert type_look("eldarim_dragonmaster_fire").elements == ("fire",)
    assert type_look("eldarim_dragonlord").emblem != type_look("eldarim_dragonslayer").emblem


def test_a_minor_terrain_shows_its_place_or_its_face_without_a_number():
    village = catalogue().minor_terrains["minor_deadland_village"]
    assert (minor_look(village).icon, minor_look(village, 0).icon, minor_look(village, 7).icon) == (
        "village",
        "village",
        "revolt",
    )
    assert minor_look(village).number is None


def test_an_own_die_looks_like_the_listed_one_that_it_replaces():
    faces = parse_faces("4 logo, 4 melee, 4 melee, 4 save")
    medal = OwnDie("own_medal", "Medal", "item", faces, form="medallion", points=4, listed="medallion_bronze")
    assert own_look(medal).elements == ("bronze",)
    assert own_look(replace_struct(medal, listed="")).elements == ("ivory",)
    kin = OwnDie("own_kin", "Kin", "dragonkin", parse_faces("id, melee, melee, save, save, belly"), elements=("air",))
    kin = replace_struct(kin, health=1, unit_class="cavalry", listed="dragonkin_dragonfoal")
    assert own_look(kin).emblem == type_look("dragonkin_dragonfoal_air").emblem == "dragon"


def test_icons_of_minor_terrains_differ():
    names = ("bridge", "forest", "knoll", "village", "double_maneuvers", "double_saves", "flood", "flanked", "revolt")
    images = [die_pixmap(DieLook("terrain", ("death",), icon=name), 44).toImage() for name in (*names, "landslide")]
    assert all(one != other for one, other in itertools.combinations(images, 2))
