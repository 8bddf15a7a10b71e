"""The painting of the chart before a roll: a title, and the losses of each side as bars, with chances in words."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from ui.art.icons import paint_icon
from ui.art.palette import Palette, player_colour
from ui.games.dragon_dice.tray.ahead import Ahead, Losses
from ui.kit.fonts import interface_font, title_font
from ui.kit.painting import paint_seat, rounded, text

TITLE = 150.0  # pixels of the block of the title
APART = 18.0  # pixels between two blocks
HEAD, OVER, NUMBER = 20.0, 14.0, 15.0  # pixels of a heading, of the figures above the bars and of those below
ROW, MOST_ROW = 17.0, 24.0  # pixels of a chance in words, at least and at most
SHARE, TRACK = 42.0, 34.0  # pixels of a percentage, and of its bar
WIDEST = 46.0  # pixels of a bar at most
LEAST_TOLD = 19.0  # pixels of a bar that has its figure above
MOST_BARS = 12  # more health is one bar, the last
LINES = 2
RIGHT, MIDDLE = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter


def paint_ahead(painter: QPainter, rect: QRectF, ahead: Ahead, palette: Palette, initials: Sequence[str]) -> None:
    """Paint the chart; both sides have one scale. `initials`: of the players by seat."""
    left = QRectF(rect.left(), rect.top(), TITLE, rect.height())
    _paint_title(painter, left, ahead, palette)
    room = rect.adjusted(TITLE + APART, 0, 0, 0)
    if not ahead.sides:
        if ahead.succeeds is not None:
            _paint_chance(painter, room.adjusted(0, room.height() / 2 - 14, -room.width() / 2, 0), ahead, palette)
        return
    wide = (room.width() - APART * (len(ahead.sides) - 1)) / len(ahead.sides)
    high = max(share for side in ahead.sides for share in _bars(side.bars))
    for number, side in enumerate(ahead.sides):
        part = QRectF(room.left() + number * (wide + APART), room.top(), wide, room.height())
        if number:
            painter.setPen(QPen(QColor(palette.card_edge), 1))
            middle = part.left() - APART / 2
            painter.drawLine(QLineF(middle, rect.top(), middle, rect.bottom()))
        _paint_side(painter, part, side, high, palette, initials)


def _paint_title(painter: QPainter, rect: QRectF, ahead: Ahead, palette: Palette) -> None:
    small = interface_font(12)
    over = QRectF(rect.left(), rect.top(), rect.width(), HEAD)
    paint_icon(painter, "dice", QRectF(over.left(), over.top() + 3, 14, 14), QColor(palette.quiet_text))
    text(painter, over.adjusted(20, 0, 0, 0), ahead.over, small, palette.quiet_text)
    font = title_font(16)
    line = QFontMetricsF(font).height()
    top = over.bottom() + 2
    for words in _in_lines(ahead.title, font, rect.width()):
        text(painter, QRectF(rect.left(), top, rect.width(), line), words, font, palette.text)
        top += line
    foot = QRectF(rect.left(), rect.bottom() - HEAD, rect.width(), HEAD)
    text(painter, foot, ahead.source, interface_font(11), palette.quiet_text)
    if ahead.succeeds is not None and ahead.sides:
        said = f"{ahead.succeeds.what} {ahead.succeeds.told}"
        text(painter, foot.translated(0, -HEAD + 2), said, interface_font(12, QFont.Weight.Bold), palette.text)


def _paint_chance(painter: QPainter, rect: QRectF, ahead: Ahead, palette: Palette) -> None:
    """Paint the chance of a maneuver after which no dice are lost."""
    assert ahead.succeeds is not None
    chance = ahead.succeeds
    line = QRectF(rect.left(), rect.top(), rect.width(), HEAD)
    text(painter, line, chance.what, interface_font(13, QFont.Weight.DemiBold), palette.text)
    text(painter, line, chance.told, interface_font(16, QFont.Weight.Bold), palette.text, RIGHT)
    track = QRectF(rect.left(), line.bottom() + 4, rect.width(), 8)
    rounded(painter, track, 4, palette.card_edge)
    full = QRectF(track.left(), track.top(), max(8.0, track.width() * chance.share), 8)
    rounded(painter, full, 4, palette.quiet_text)


def _in_lines(words: str, font: QFont, width: float) -> list[str]:
    """Return a title in at most two lines; what does not fit stays in the last one, to be cut off."""
    measure, rest = QFontMetricsF(font), words.split()
    lines: list[str] = []
    while rest and len(lines) < LINES - 1:
        count = len(rest)
        while count > 1 and measure.horizontalAdvance(" ".join(rest[:count])) > width:
            count -= 1
        lines.append(" ".join(rest[:count]))
        rest = rest[count:]
    return [*lines, " ".join(rest)] if rest else lines


def _paint_side(
    painter: QPainter, rect: QRectF, side: Losses, high: float, palette: Palette, initials: Sequence[str]
) -> None:
    """Paint the heading, the bars, and the chances beside them."""
    initial = initials[side.seat] if side.seat >= 0 else ""
    paint_seat(painter, QPointF(rect.left() + 9, rect.top() + HEAD / 2), side.seat, palette, initial)
    bold = interface_font(12, QFont.Weight.Bold)
    head = QRectF(rect.left() + 24, rect.top(), rect.width() - 24, HEAD)
    text(painter, head, side.heading, bold, palette.text)
    wide = QFontMetricsF(bold).horizontalAdvance(side.heading) + 8
    text(painter, head.adjusted(wide, 0, 0, 0), side.figure, interface_font(12), palette.quiet_text)
    chances = _chances_width(side, rect.width())
    bars = QRectF(rect.left(), rect.top() + HEAD, rect.width() - chances - APART, rect.height() - HEAD)
    _paint_bars(painter, bars, side, high, palette)
    _paint_chances(painter, QRectF(rect.right() - chances, rect.top(), chances, rect.height()), side, palette)


def _chances_width(side: Losses, width: float) -> float:
    measure = QFontMetricsF(interface_font(12))
    longest = max(measure.horizontalAdvance(one.what) for one in side.chances)
    return min(width / 2, longest + 10 + TRACK + SHARE)


def _paint_bars(painter: QPainter, rect: QRectF, side: Losses, high: float, palette: Palette) -> None:
    """Paint the chance of each loss as a bar, its percentage above and the health below."""
    bars = _bars(side.bars)
    step = min(WIDEST, rect.width() / len(bars))
    base, most = rect.bottom() - NUMBER, rect.height() - OVER - NUMBER
    ink = player_colour(side.seat) if side.seat >= 0 else palette.quiet_text
    last = len(bars) - 1
    end = f"{last}+" if len(side.bars) > len(bars) else str(last)
    every = ceil((QFontMetricsF(interface_font(11, QFont.Weight.Bold)).horizontalAdvance(end) + 2) / step)
    for number, share in enumerate(bars):
        left = rect.left() + number * step
        tall = max(1.5, most * share / high) if share else 0.0
        rounded(painter, QRectF(left + 1, base - tall, step - 2, tall), min(2.0, tall / 2), ink)
        told = round(100 * share)
        if told and step >= LEAST_TOLD:
            above = QRectF(left - 4, base - tall - OVER, step + 8, OVER)
            text(painter, above, str(told), interface_font(10), palette.quiet_text, MIDDLE)
        if (last - number) % every == 0:  # the last bar, which may stand for more, always has its number
            below = QRectF(left - 4, base + 1, step + 8, NUMBER)
            name = end if number == last else str(number)
            text(painter, below, name, interface_font(11, QFont.Weight.Bold), palette.text, MIDDLE)
    painter.fillRect(QRectF(rect.left(), base, step * len(bars), 1), QColor(palette.card_edge))


def _paint_chances(painter: QPainter, rect: QRectF, side: Losses, palette: Palette) -> None:
    row = max(ROW, min(MOST_ROW, rect.height() / max(1, len(side.chances))))
    top = rect.center().y() - row * len(side.chances) / 2
    for one in side.chances:
        line = QRectF(rect.left(), top, rect.width(), row)
        text(painter, line.adjusted(0, 0, -TRACK - SHARE - 6, 0), one.what, interface_font(12), palette.text)
        track = QRectF(line.right() - SHARE - TRACK, line.center().y() - 2.5, TRACK, 5)
        rounded(painter, track, 2.5, palette.card_edge)
        if one.share:
            rounded(painter, QRectF(track.left(), track.top(), max(4.0, TRACK * one.share), 5), 2.5, palette.quiet_text)
        text(painter, line, one.told, interface_font(12, QFont.Weight.Bold), palette.text, RIGHT)
        top += row


def _bars(chances: tuple[float, ...]) -> list[float]:
    """Return the chance of each loss; the last bar has all that is more."""
    if len(chances) <= MOST_BARS:
        return list(chances)
    return [*chances[: MOST_BARS - 1], sum(chances[MOST_BARS - 1 :])]
