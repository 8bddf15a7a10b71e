"""The two typefaces, loaded from their packages so that the table looks the same without system fonts."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

INTERFACE = "Manrope"
TITLES = "Source Serif Pro"
FILES = {
    "font_manrope": ("Manrope-Regular", "Manrope-Medium", "Manrope-SemiBold", "Manrope-Bold", "Manrope-ExtraBold"),
    "font_source_serif_pro": ("SourceSerifPro-Regular", "SourceSerifPro-Semibold", "SourceSerifPro-It"),
}


@cache
def load_fonts() -> tuple[str, ...]:
    """Load both typefaces once and return the missing files; Qt then uses a system font."""
    missing = []
    for package, names in FILES.items():
        spec = find_spec(package)
        folders = list(spec.submodule_search_locations or ()) if spec else []
        for name in names:
            paths = [Path(folder, "files", f"{name}.ttf") for folder in folders]
            if not any(QFontDatabase.addApplicationFont(str(path)) >= 0 for path in paths if path.is_file()):
                missing.append(f"{package}/{name}.ttf")
    return tuple(missing)


def typeface(family: str, pixels: int) -> QFont:
    """Return return a font of one of the two typefaces, which are loaded on first use."""
    load_fonts()
    font = QFont(family)
    font.setPixelSize(pixels)
    return font
