"""The colours of paper: white ground always, and either the elements' own colours or nothing but grey."""

from __future__ import annotations

from dataclasses import dataclass

from ui.art.palette import ELEMENTS, INK, LIGHT, SEAL, luminance, mix

WHITE, BLACK = "#ffffff", "#000000"


@dataclass(frozen=True)
class Inks:
    """What a roster is printed with. Elements are told by hatching and by their signs in either case."""

    colour: bool
    text: str
    quiet: str
    rule: str
    hair: str
    band: str
    bar: str

    def body(self, element: str) -> str:
        """The ground of a die."""
        return ELEMENTS[element].base if self.colour else WHITE

    def hatch(self, element: str) -> str:
        """The lines on that ground."""
        if not self.colour:
            return self.text
        tones = ELEMENTS[element]
        return mix(tones.base, tones.edge, 0.45) if element == "death" else mix(tones.base, tones.deep, 0.5)

    def edge(self, element: str) -> str:
        """The outline of a die and of its faces."""
        return mix(ELEMENTS[element].deep, ELEMENTS[element].base, 0.35) if self.colour else self.text

    def tint(self, element: str) -> str:
        """The ground of a single face."""
        share = 0.30 if luminance(ELEMENTS[element].base) > 0.5 else 0.17
        return mix(WHITE, ELEMENTS[element].base, share) if self.colour else WHITE

    def face_edge(self, element: str) -> str:
        """The outline of a single face."""
        if not self.colour:
            return self.quiet
        tones = ELEMENTS[element]
        return mix(WHITE, tones.deep if luminance(tones.base) > 0.5 else tones.base, 0.75)

    def seal(self) -> str:
        """The disc in the middle of a die."""
        return SEAL if self.colour else WHITE

    def on_seal(self) -> str:
        """What is drawn on that disc."""
        return INK if self.colour else BLACK


COLOUR = Inks(
    True,
    LIGHT.text,
    LIGHT.quiet_text,
    LIGHT.text,
    mix(WHITE, LIGHT.card_edge, 0.9),
    mix(WHITE, LIGHT.table_top, 0.75),
    mix(LIGHT.accent, LIGHT.accent_text, 0.25),
)
GREY = Inks(False, "#111111", "#4d4d4d", "#555555", "#c4c4c4", "#f3f3f3", "#5a5a5a")
