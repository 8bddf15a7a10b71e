"""The colours of elements and buckets of points in text: legible on dark and light cards."""

from __future__ import annotations

from ui.art.icons import icon_names
from ui.art.palette import ELEMENTS, Palette, luminance

DARK_CARD = 0.2  # luminance below which a card is dark
BUCKET_ICONS = {"penalty": "change_any_down"}


def element_ink(element: str, palette: Palette) -> str:
    """Return an element's colour for icons and numbers on a card."""
    tones = ELEMENTS[element]
    if luminance(palette.card) < DARK_CARD:
        return tones.edge if element == "death" else tones.light
    return tones.deep


def bucket_ink(bucket: str, palette: Palette) -> str:
    """Return the colour of a bucket: its element's, or the text colour."""
    return element_ink(bucket, palette) if bucket in ELEMENTS else palette.text


def bucket_icon(bucket: str) -> str:
    """Return the icon of a bucket of points, or ""."""
    wanted = (bucket, f"element_{bucket}", BUCKET_ICONS.get(bucket, ""))
    return next((icon for icon in wanted if icon in icon_names()), "")
