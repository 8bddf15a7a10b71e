"""The palettes: what is written can be read on every ground that it is written on, what marks a player can be seen."""

from __future__ import annotations

import math
import operator
from dataclasses import astuple

import pytest

from ui.art.palette import (
    CONTRAST,
    DARK,
    ELEMENTS,
    LIGHT,
    PALETTES,
    PLAYERS,
    Palette,
    channels,
    contrast,
    element_disc,
    element_ink,
    ink_on,
    with_players,
)
from ui.kit.theme import qt_palette, raised, wants_contrast

TEXT, MARK = 4.5, 3.0  # the ratios that the guidelines for web content ask for
EACH = pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)


def grounds(palette: Palette) -> dict[str, str]:
    return {
        "table top": palette.table_top,
        "table bottom": palette.table_bottom,
        "card": palette.card,
        "area": palette.area,
        "field": palette.field,
        "raised": raised(palette),
    }


@EACH
@pytest.mark.parametrize("ink", ["text", "quiet_text"])
def test_text_can_be_read_on_every_ground(palette, ink):
    for name, ground in {**grounds(palette), "hover": palette.field_hover, "accent area": palette.accent_area}.items():
        if ink == "quiet_text" and name == "hover":
            continue  # what is pointed at is written in full ink
        assert contrast(getattr(palette, ink), ground) >= TEXT, (ink, name)


@EACH
@pytest.mark.parametrize("ink", ["accent_text", "danger", "good"])
def test_coloured_text_is_readable(palette, ink):
    for name in ("table top", "card", "area"):
        assert contrast(getattr(palette, ink), grounds(palette)[name]) >= TEXT, (ink, name)


@EACH
def test_words_on_the_accent_can_be_read(palette):
    assert contrast(palette.on_accent, palette.accent) >= TEXT


@EACH
def test_players_marks_stand_out_and_carry_their_initial(palette):
    assert len(set(palette.players)) == len(PLAYERS) == 6
    for colour in palette.players:
        for name in ("table top", "table bottom", "card", "area"):
            assert contrast(colour, grounds(palette)[name]) >= MARK, (colour, name)
        assert contrast(ink_on(colour), colour) >= TEXT, colour


def test_high_contrast_has_an_edge_round_every_surface():
    for edge in (CONTRAST.card_edge, CONTRAST.area_edge):
        for ground in grounds(CONTRAST).values():
            assert contrast(edge, ground) >= TEXT
    assert contrast(CONTRAST.accent, CONTRAST.card) >= 7
    assert contrast(CONTRAST.text, CONTRAST.card) >= 15
    assert contrast(CONTRAST.quiet_text, CONTRAST.card) >= 7


@pytest.mark.parametrize(
    ("numbers", "first"), [((), (0, 1)), ((3,), (3, 0)), ((5, 2), (5, 2)), ((2, 2, 9), (2, 0)), ((1, 0), (1, 0))]
)
def test_chosen_colours_come_first_and_none_is_lost(numbers, first):
    chosen = with_players(DARK, numbers).players
    assert chosen[:2] == tuple(DARK.players[number] for number in first)
    assert sorted(chosen) == sorted(DARK.players)


def test_the_desktops_wish_for_contrast():
    class Hints:
        def __init__(self, name: str) -> None:
            self._name = name

        def accessibility(self):
            return self

        def contrastPreference(self):  # noqa: N802
            return type("Preference", (), {"name": self._name})

    assert wants_contrast(Hints("HighContrast"))
    assert not wants_contrast(Hints("NoPreference"))
    assert not wants_contrast(object())  # a Qt that cannot tell


@EACH
def test_every_palette_becomes_qts(palette):
    made = qt_palette(palette)
    assert made.color(made.ColorRole.Window).name() == palette.table_bottom
    assert made.color(made.ColorRole.Highlight).name() == palette.accent


def test_dark_and_light_differ_in_their_background():
    assert len({palette.table_bottom for palette in (DARK, LIGHT, CONTRAST)}) == 3


# What a light of red, green and blue is for people who lack one kind of cone (Machado and others, 2009).
SIGHT = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
APART = 0.09  # in OKLab: two patches side by side are different at a glance


def seen(colour: str, sight: str) -> tuple[float, ...]:
    """Return a colour in OKLab as somebody sees it."""
    shares = [value / 255 for value in channels(colour)]
    light = [share / 12.92 if share <= 0.04 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]
    light = [min(1.0, max(0.0, sum(map(operator.mul, row, light)))) for row in SIGHT[sight]]
    rows = ((0.4122, 0.5363, 0.0514), (0.2119, 0.6807, 0.1074), (0.0883, 0.2817, 0.6300))
    cones = [sum(map(operator.mul, row, light)) ** (1 / 3) for row in rows]
    to_lab = ((0.2105, 0.7936, -0.0041), (1.9780, -2.4286, 0.4506), (0.0259, 0.7828, -0.8087))
    return tuple(sum(map(operator.mul, row, cones)) for row in to_lab)


@EACH
@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("seat", [4, 5])
def test_the_fifth_and_sixth_player_differ_from_all_others_for_any_eyes(palette, sight, seat):
    mine = seen(palette.players[seat], sight)
    for other, colour in enumerate(palette.players):
        assert other == seat or math.dist(mine, seen(colour, sight)) >= APART, (seat, other)


@pytest.mark.parametrize("element", [*ELEMENTS])
def test_elements_can_be_read_on_cards_and_discs(element: str) -> None:
    for palette in (DARK, LIGHT):
        assert contrast(element_ink(element, palette), palette.card) >= 4.5
    ground, ink = element_disc(element)
    assert contrast(ground, ink) >= 3
    assert ground in astuple(ELEMENTS[element])
