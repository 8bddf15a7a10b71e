"""Dice of any game as pictures: a look is a value of the module that paints it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.art.die import DieLook, die_pixmap

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from ui.art.battle_die import BattleLook
    from ui.art.palette import Palette

    AnyLook = DieLook | BattleLook


def look_pixmap(look: AnyLook, size: int, ratio: float, palette: Palette) -> QPixmap:
    """Return a die as a pixmap of `size` device-independent pixels a side; the same object while it is cached."""
    if isinstance(look, DieLook):
        return die_pixmap(look, size, ratio)
    from ui.art.battle_die import battle_pixmap

    return battle_pixmap(look, size, ratio, palette)
