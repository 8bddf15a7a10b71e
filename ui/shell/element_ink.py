"""The colours in which elements and buckets of points are written: legible on the dark and the light card."""

from __future__ import annotations

from ui.art.icons import icon_names
from ui.art.palette import DARK, ELEMENTS, Palette

BUCKET_ICONS = {"charge": "melee", "penalty": "change_any_down"}


def element_ink(element: str, palette: Palette) -> str:
    """Return an element's colour for icons and figures on a card."""
    tones = ELEMENTS[element]
    if palette.name == DARK.name:
        return tones.edge if element == "death" else tones.light
    return tones.deep


def bucket_ink(bucket: str, palette: Palette) -> str:
    """Return the colour of a bucket: its element's, or that of text."""
    return element_ink(bucket, palette) if bucket in ELEMENTS else palette.text


def bucket_icon(bucket: str) -> str:
    """Return the icon of a bucket of points; empty where there is none."""
    wanted = (bucket, f"element_{bucket}", BUCKET_ICONS.get(bucket, ""))
    return next((icon for icon in wanted if icon in icon_names()), "")
