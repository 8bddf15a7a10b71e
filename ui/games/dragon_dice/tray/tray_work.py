"""The order of effects on the right of the tray: numbered lines of the results in order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from ddtable.rules.dragon_dice.editions import known_spells
from ddtable.summaries.dragon_dice.effects import effect_icon, spell_icon
from ui.art.icons import paint_icon
from ui.art.palette import Palette
from ui.kit.fonts import interface_font
from ui.kit.painting import text

LEAST, MOST, SHARE = 236.0, 400.0, 0.32
LEAST_WORDS = 140.0
LINE = 16.0
NUMBER, PICTURE = 20, 18


class Done(Struct, frozen=True):
    """One step: its short text, the whole sentence, its icon ("" for none), and whether it is emphasized."""

    words: str
    tip: str
    icon: str = ""
    weighty: bool = False


def work_width(room: float, work: Sequence[Done]) -> float:
    """Return the width in pixels of the order of effects on a tray of this width."""
    return min(MOST, max(LEAST, room * SHARE), max(wanted_work(work), LEAST_WORDS))


def wanted_work(work: Sequence[Done]) -> float:
    """Return the width in pixels at which no line is cut off."""
    measure = QFontMetricsF(interface_font(11, QFont.Weight.Bold))
    return max(measure.horizontalAdvance(one.words) for one in work) + NUMBER + PICTURE + 8


def paint_work(
    painter: QPainter, rect: QRectF, work: Sequence[Done], palette: Palette, earlier: str
) -> list[tuple[QRectF, str]]:
    """Paint the last lines that fit, numbered from the first; `earlier` replaces those before.

    Return each line's rectangle with its tool tip; that of `earlier` has all of them.
    """
    most = max(1, int(rect.height() // LINE))
    hidden = max(0, len(work) - most + 1) if len(work) > most else 0
    shown = min(len(work), most)
    top = rect.center().y() - shown * LINE / 2
    tips = []
    if hidden:
        line = QRectF(rect.left(), top, rect.width(), LINE)
        text(painter, line.adjusted(NUMBER, 0, 0, 0), earlier, interface_font(11), palette.quiet_text)
        tips.append((line, "\n".join(f"{at + 1}  {one.tip}" for at, one in enumerate(work[:hidden]))))
        top += LINE
    for number, one in enumerate(work[hidden:], hidden + 1):
        line = QRectF(rect.left(), top, rect.width(), LINE)
        _paint_line(painter, line, number, one, palette)
        tips.append((line, one.tip))
        top += LINE
    return tips


def _paint_line(painter: QPainter, line: QRectF, number: int, one: Done, palette: Palette) -> None:
    ink = palette.accent_text if one.weighty else palette.text
    right = Qt.AlignmentFlag.AlignRight
    text(
        painter,
        QRectF(line.left(), line.top(), NUMBER - 6, LINE),
        str(number),
        interface_font(10),
        palette.quiet_text,
        right,
    )
    left = line.left() + NUMBER
    if one.icon:
        paint_icon(painter, one.icon, QRectF(left, line.top() + 2, 13, 13), QColor(palette.quiet_text))
    font = interface_font(11, QFont.Weight.Bold if one.weighty else QFont.Weight.Medium)
    align, cut = Qt.AlignmentFlag.AlignLeft, Qt.TextElideMode.ElideMiddle  # two of them may differ only at the end
    text(painter, line.adjusted(NUMBER + PICTURE, 0, 0, 0), one.words, font, ink, align, cut)


def work_icon(event: Any) -> str:
    """Return the icon of a step, or ""."""
    tag = event.__struct_config__.tag
    if tag in ("announcement", "spell_worked", "spell_failed"):
        return spell_icon(known_spells()[event.spell])
    if tag == "icon_acted":
        return str(event.icon)
    if tag in ("effect_began", "effect_ended"):
        return effect_icon(event.effect)
    return str(event.about.icon)
