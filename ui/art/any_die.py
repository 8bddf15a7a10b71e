"""A die of any game as a picture: with the faces of Dragon Dice, or with the numbers of Battle Dice."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from ui.art.battle_die import BattleLook, battle_pixmap
from ui.art.die import DieLook, die_pixmap, relative_size
from ui.art.palette import Palette

AnyLook = DieLook | BattleLook


def any_pixmap(look: AnyLook, size: int, ratio: float, palette: Palette) -> QPixmap:
    """Return the die as a pixmap of `size` device-independent pixels a side."""
    if isinstance(look, BattleLook):
        return battle_pixmap(look, size, ratio, palette)
    return die_pixmap(look, size, ratio)


def any_size(look: AnyLook) -> float:
    """Return the relative size of a die, 1.0 for the largest."""
    return 1.0 if isinstance(look, BattleLook) else relative_size(look.health)
