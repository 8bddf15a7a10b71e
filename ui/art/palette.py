"""The colours of the table (dark, light, high contrast), the elements and the players. All are "#rrggbb"."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from types import MappingProxyType


@dataclass(frozen=True)
class Palette:
    """The colours of the window. Text and quiet text have 4.5 : 1 on table, card and area.

    `players` are the marks of the players by seat, with 3 : 1 on every background. The fifth and the sixth differ from
    all others for any colour blindness. The focus ring is in `accent_text`, which has 3 : 1 on them too; on the accent
    itself in `on_accent`. `strong`: backgrounds are alike, so that every surface needs an edge, and the focus a broad
    ring. `casing`: the colour on both sides of an edge in the accent colour, "" for none.
    """

    name: str
    table_top: str
    table_bottom: str
    card: str
    card_edge: str
    area: str
    area_edge: str
    field: str
    field_hover: str
    text: str
    quiet_text: str
    accent: str
    accent_text: str
    on_accent: str
    accent_area: str
    danger: str
    good: str
    lit: str
    shadow: str
    players: tuple[str, ...]
    strong: bool = False
    casing: str = ""


PLAYERS: tuple[str, ...] = ("#4cc3bb", "#e0795f", "#9b8cff", "#e6a6c8", "#c6f46c", "#5a8aaf")
PLAYERS_ON_LIGHT: tuple[str, ...] = ("#2a7c76", "#b8402a", "#6751e8", "#b93679", "#21452f", "#16135a")

DARK = Palette(
    name="dark",
    table_top="#2a343a",
    table_bottom="#191f24",
    card="#273138",
    card_edge="#3a464e",
    area="#1a2126",
    area_edge="#2f3a41",
    field="#2f3b43",
    field_hover="#3a4852",
    text="#e9eef1",
    quiet_text="#98a8b3",
    accent="#f5b942",
    accent_text="#f5b942",
    on_accent="#1d1608",
    accent_area="#2f2c22",
    danger="#f0867a",
    good="#6cc48f",
    lit="#fff3d6",
    shadow="#0b0f12",
    players=PLAYERS,
)

LIGHT = Palette(
    name="light",
    table_top="#f4efe4",
    table_bottom="#ddd5c4",
    card="#fffdf8",
    card_edge="#ddd3c0",
    area="#efe8da",
    area_edge="#d8cdb8",
    field="#ece4d4",
    field_hover="#e2d8c4",
    text="#23292d",
    quiet_text="#525b61",
    accent="#f5b942",
    accent_text="#7a4d00",
    on_accent="#1d1608",
    accent_area="#fff3cf",
    danger="#9c2f24",
    good="#1d633d",
    lit="#8a5a00",
    shadow="#4a3f2c",
    players=PLAYERS_ON_LIGHT,
)

CONTRAST = Palette(
    name="contrast",
    table_top="#000000",
    table_bottom="#000000",
    card="#000000",
    card_edge="#ffffff",
    area="#000000",
    area_edge="#b4b4b4",
    field="#1f1f1f",
    field_hover="#3d3d3d",
    text="#ffffff",
    quiet_text="#c4c4c4",
    accent="#ffd21f",
    accent_text="#ffd21f",
    on_accent="#000000",
    accent_area="#332a00",
    danger="#ff9d92",
    good="#7df0a6",
    lit="#ffffff",
    shadow="#000000",
    players=PLAYERS,
    strong=True,
)

PALETTES: Mapping[str, Palette] = MappingProxyType({palette.name: palette for palette in (DARK, LIGHT, CONTRAST)})

_in_force = [DARK]


def put_on(palette: Palette) -> None:
    """Make this the current palette."""
    _in_force[0] = palette


def cased(palette: Palette) -> Palette:
    """Return a palette whose accent edges have a casing on light cards, on which the accent alone is too pale."""
    return replace(palette, casing=palette.lit) if palette.name == "light" else palette


def in_force() -> Palette:
    """Return the current palette."""
    return _in_force[0]


def player_colour(seat: int) -> str:
    """Return the colour of a seat; always use it with a name, never alone."""
    players = in_force().players
    return players[seat % len(players)]


def with_players(palette: Palette, numbers: Sequence[int]) -> Palette:
    """Return a palette in which each seat has the colour of its number; other seats get the remaining colours."""
    chosen = [number for number in dict.fromkeys(numbers) if 0 <= number < len(palette.players)]
    rest = [number for number in range(len(palette.players)) if number not in chosen]
    return replace(palette, players=tuple(palette.players[number] for number in (*chosen, *rest)))


@dataclass(frozen=True)
class Tones:
    """One element's material.

    `base` is from the front, `light` towards the lamp, `deep` away from it, `edge` on the rim.
    """

    light: str
    base: str
    deep: str
    edge: str


ELEMENTS: Mapping[str, Tones] = MappingProxyType(
    {
        "earth": Tones("#efc65c", "#d2a12f", "#805509", "#ffe9ad"),
        "air": Tones("#6db2f2", "#3b86d0", "#173f7d", "#c6e2ff"),
        "fire": Tones("#ea7262", "#c9483c", "#6f1a1a", "#ffc9bd"),
        "water": Tones("#63c78d", "#3a9a63", "#104f33", "#c3f0d3"),
        "death": Tones("#565a6d", "#2d2f39", "#0e0f15", "#aab1c9"),
        "ivory": Tones("#faf4e4", "#e6dcc3", "#9a8a68", "#ffffff"),
        "white": Tones("#ffffff", "#f1f1ee", "#9a9ea6", "#ffffff"),
        "bronze": Tones("#d59a62", "#a5683a", "#4e2a14", "#ffd9b0"),
        "silver": Tones("#c3cad3", "#848d99", "#3c434e", "#f2f6fb"),
        "gold": Tones("#ffe08a", "#c7922a", "#5d3d08", "#fff3cc"),
    }
)

INK = "#fbf6e8"
INK_SHADE = "#eadfc2"
DARK_INK = "#3d2f19"
DARK_INK_SHADE = "#5d4a2b"
DEEP_INK = "#1d1608"  # for text on bright colours
SEAL = "#14181d"


def channels(colour: str) -> tuple[int, int, int]:
    """Return red, green and blue of "#rrggbb", 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(first: str, second: str, share: float) -> str:
    """Return `first` with `share` (0 to 1) of `second` mixed in."""
    pairs = zip(channels(first), channels(second), strict=True)
    red, green, blue = (round(a + (b - a) * share) for a, b in pairs)
    return f"#{red:02x}{green:02x}{blue:02x}"


def luminance(colour: str) -> float:
    """Return the relative luminance of an sRGB colour, 0 (black) to 1 (white)."""

    def linear(channel: int) -> float:
        value = channel / 255
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(channel) for channel in channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    """Return the contrast ratio of two colours after WCAG, 1 to 21."""
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)


@cache
def element_ink(element: str, palette: Palette) -> str:
    """Return an element's colour for text on a card, mixed with the text colour as far as the contrast needs it."""
    base = ELEMENTS[element].base
    shares = (share / 20 for share in range(21))
    return next(mixed for share in shares if contrast(mixed := mix(base, palette.text, share), palette.card) >= 4.5)


def ink_on(ground: str) -> str:
    """Return the ink, light or dark, that is more legible on a background."""
    return max((INK, DEEP_INK), key=lambda ink: contrast(ink, ground))


@cache
def element_disc(element: str) -> tuple[str, str]:
    """Return background and ink of a small disc in an element's colour."""
    base = ELEMENTS[element].base
    return base, max((INK, DARK_INK), key=lambda ink: contrast(ink, base))
