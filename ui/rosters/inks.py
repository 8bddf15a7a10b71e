"""The colours of printed pages: a white background, and either the elements' colours or only grey."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ui.art.palette import ELEMENTS, INK, LIGHT, SEAL, luminance, mix

WHITE, BLACK = "#ffffff", "#000000"


@dataclass(frozen=True)
class Inks:
    """The colours of a roster. Elements also have hatching and signs, so that colour is not needed.

    `weight` is the width of outlines; thin ones save ink.
    """

    colour: bool
    text: str
    quiet: str
    rule: str
    hair: str
    band: str
    bar: str
    loss: str
    weight: float = 1.0

    def body(self, element: str) -> str:
        """Return the fill colour of a die."""
        return ELEMENTS[element].base if self.colour else WHITE

    def hatch(self, element: str) -> str:
        """Return the colour of its hatching."""
        return _hatch(element) if self.colour else self.text

    def edge(self, element: str) -> str:
        """Return the colour of the outline of a die and of its faces."""
        return _edge(element) if self.colour else self.text

    def tint(self, element: str) -> str:
        """Return the fill colour of a single face."""
        return _tint(element) if self.colour else WHITE

    def face_edge(self, element: str) -> str:
        """Return the colour of the outline of a single face."""
        return _face_edge(element) if self.colour else self.quiet

    def seal(self) -> str:
        """Return the colour of the disc in the middle of a die."""
        return SEAL if self.colour else WHITE

    def on_seal(self) -> str:
        """Return the colour of a drawing on that disc."""
        return INK if self.colour else BLACK


@cache
def _hatch(element: str) -> str:
    tones = ELEMENTS[element]
    return mix(tones.base, tones.edge, 0.45) if element == "death" else mix(tones.base, tones.deep, 0.5)


@cache
def _edge(element: str) -> str:
    return mix(ELEMENTS[element].deep, ELEMENTS[element].base, 0.35)


@cache
def _tint(element: str) -> str:
    base = ELEMENTS[element].base
    return mix(WHITE, base, 0.30 if luminance(base) > 0.5 else 0.17)


@cache
def _face_edge(element: str) -> str:
    tones = ELEMENTS[element]
    return mix(WHITE, tones.deep if luminance(tones.base) > 0.5 else tones.base, 0.75)


COLOUR = Inks(
    True,
    LIGHT.text,
    LIGHT.quiet_text,
    LIGHT.text,
    mix(WHITE, LIGHT.card_edge, 0.9),
    mix(WHITE, LIGHT.table_top, 0.75),
    mix(LIGHT.accent, LIGHT.accent_text, 0.25),
    mix(WHITE, LIGHT.quiet_text, 0.62),
)
GREY = Inks(False, "#111111", "#4d4d4d", "#555555", "#c4c4c4", WHITE, "#5a5a5a", "#9a9a9a", 0.65)
