"""Names and faces where there is little room: what is told, what is left out, and that hands find it."""

from __future__ import annotations

from PySide6.QtCore import QPoint

from ui.builder.sheet import Sheet, put
from ui.builder.tile_paint import two_lines


def test_an_army_of_six_kinds_keeps_its_names_in_a_usual_window(open_builder):
    """An army of twelve health: where there is no room for all words, the names alone are there."""
    kinds = ["undead_lich", "undead_ghost", "undead_wight", "undead_ghoul", "undead_zombie", "undead_skeleton"]
    page = open_builder(put(put(Sheet(), "home", kinds), "dragons", ["death_drake", "earth_wyrm"]))
    home, dragons = page.areas.views["home"], page.areas.views["dragons"]
    assert (home.lines, dragons.lines) == (1, 1)
    assert len({tile.top() for tile in home.placed.tiles}) == 1
    assert two_lines("Leopard Rider", 62) == "Leopard\nRider"
    assert two_lines("Thug", 62) == "Thug"


def test_the_strip_names_the_faces_and_finds_them_under_the_pointer(open_builder):
    page = open_builder()
    strip = page.catalogue.strip
    strip.show_die("amazons_charioteer")
    spans, named = strip._spans()
    assert named
    assert spans[-1][0] + spans[-1][1] <= strip.width()
    for place, (left, wide) in enumerate(spans):
        assert strip.face_at(QPoint(round(left + wide / 2), 50)) == place
    assert strip.face_at(QPoint(strip.width() - 2, 50)) == -1
    assert strip.face_at(QPoint(20, 10)) == -1
    strip.show_die("undead_dracolich")
    assert not strip._spans()[1], "the names of ten faces are below them"
    named = strip.grab().toImage()
    strip.faces = [(number, count, "") for number, count, _ in strip.faces]
    assert strip.grab().toImage() != named


def test_after_a_filter_the_strip_shows_a_die_that_is_shown(open_builder):
    page = open_builder()
    page.catalogue.strip.show_die("amazons_charioteer")
    page.catalogue.look(species=("undead",))
    page.catalogue.seek()
    assert page.catalogue.strip.type_id.startswith("undead")
