"""The palettes: what is written can be read on every ground that it is written on, what marks a player can be seen."""

from __future__ import annotations

import pytest

from ui.art.palette import CONTRAST, DARK, LIGHT, PALETTES, PLAYERS, Palette, contrast, ink_on, with_players
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
