"""The painting of a tile: a die, its name and description, and the marks over them."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from ui.art.any_die import AnyLook, any_pixmap, any_size
from ui.art.keeping import kept
from ui.art.palette import Palette
from ui.kit.fonts import interface_font
from ui.kit.painting import rounded, text

MIDDLE = Qt.AlignmentFlag.AlignHCenter
NAME, LINE = 17, 15  # height of a die's name and of each line below it, in pixels
TOP = 6
FAINT = 0.4
SEPARATOR = " · "  # between the parts of a line


def tile_picture(
    look: AnyLook, words: tuple[str, ...], size: tuple[int, int], die: int, palette: Palette, ratio: float
) -> QPixmap:
    """Return the picture of a tile of this size: a die with its name in one or two lines and quiet lines below."""
    return _tile(look, words, size, die, palette, ratio)


@kept(screens=3.0)  # the whole catalogue at once
def _tile(
    look: AnyLook, words: tuple[str, ...], size: tuple[int, int], die: int, palette: Palette, ratio: float
) -> QPixmap:
    width, height = size
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    side = round(die * any_size(look))
    painter.drawPixmap(QPointF((width - side) / 2, TOP + (die - side) / 2), any_pixmap(look, side, ratio, palette))
    top = float(TOP + die + 2)
    for number, words_of_line in enumerate(words):
        for line in words_of_line.split("\n"):
            high = LINE if number else NAME
            font = interface_font(11) if number else _name_font(line, width - 4)
            rect = QRectF(2, top, width - 4, high)
            said = _shortened(line, font, width - 4) if number else line
            text(painter, rect, said, font, palette.quiet_text if number else palette.text, MIDDLE)
            top += high
    painter.end()
    return pixmap


def _name_font(name: str, room: float) -> QFont:
    """Return the font of a die's name, a little smaller if the name is too long."""
    font = interface_font(12, QFont.Weight.DemiBold)
    fits = QFontMetricsF(font).horizontalAdvance(name) <= room
    return font if fits else interface_font(11, QFont.Weight.DemiBold)


def two_lines(name: str, wide: int) -> str:
    """Return the name broken into two lines if it is too long for this width and has two words."""
    if name_fits(name, wide) or " " not in name:
        return name
    spaces = [place for place, letter in enumerate(name) if letter == " "]
    middle = min(spaces, key=lambda place: abs(2 * place - len(name)))
    return f"{name[:middle]}\n{name[middle + 1 :]}"


def name_fits(name: str, wide: int) -> bool:
    """Return True if each line of a name fits into this width."""
    measured = QFontMetricsF(interface_font(11, QFont.Weight.DemiBold))
    return all(measured.horizontalAdvance(line) <= wide - 4 for line in name.split("\n"))


def _shortened(line: str, font: QFont, room: float) -> str:
    """Return a line shortened before its last part, a number, which matters most."""
    head, sign, tail = line.rpartition(SEPARATOR)
    measured = QFontMetricsF(font)
    if not head or measured.horizontalAdvance(line) <= room:
        return line
    kept_room = room - measured.horizontalAdvance(sign + tail)
    return measured.elidedText(head, Qt.TextElideMode.ElideRight, kept_room) + sign + tail


def paint_picture(painter: QPainter, at: QPoint, picture: QPixmap, die: int, *, faint: bool) -> None:
    """Paint a tile's picture; `faint` fades the die but not the text."""
    if not faint:
        painter.drawPixmap(at, picture)
        return
    ratio = picture.devicePixelRatioF()
    above = TOP + die + 2
    whole = QRectF(0, 0, picture.width(), picture.height())
    upper, lower = QRectF(whole), QRectF(whole)
    upper.setHeight(above * ratio)
    lower.setTop(above * ratio)
    painter.setOpacity(FAINT)
    painter.drawPixmap(QRectF(at.x(), at.y(), whole.width() / ratio, above), picture, upper)
    painter.setOpacity(1.0)
    below = QRectF(at.x(), at.y() + above, whole.width() / ratio, lower.height() / ratio)
    painter.drawPixmap(below, picture, lower)


def paint_ground(
    painter: QPainter, rect: QRect, palette: Palette, *, chosen: bool, hovered: bool, focused: bool
) -> None:
    """Paint the plate below a tile that is selected or pointed at, and the focus ring."""
    area = QRectF(rect).adjusted(1, 1, -1, -1)
    if chosen:
        rounded(painter, area, 10, palette.field_hover, palette.quiet_text)
    elif hovered:
        rounded(painter, area, 10, palette.field)
    if focused:
        rounded(painter, area, 10, None, palette.accent_text, 3 if palette.strong else 2)


def paint_badge(painter: QPainter, right: float, top: float, words: str, palette: Palette, *, lit: bool) -> QRectF:
    """Paint a round badge with a count at the upper right of a die and return its rectangle; `lit`: more than owned."""
    font = interface_font(11, QFont.Weight.Bold)
    painter.setFont(font)
    width = max(20.0, painter.fontMetrics().horizontalAdvance(words) + 11)
    rect = QRectF(right - width, top, width, 18)
    rounded(painter, rect, 9, palette.accent if lit else palette.text, palette.card, 1.5)
    text(painter, rect, words, font, palette.on_accent if lit else palette.card, MIDDLE)
    return rect


def sign_rects(rect: QRect) -> tuple[QRect, QRect]:
    """Return the rectangles of the minus and plus signs on a tile that is pointed at."""
    return QRect(rect.left() + 4, rect.top() + 4, 22, 22), QRect(rect.right() - 25, rect.top() + 4, 22, 22)


def paint_sign(painter: QPainter, rect: QRect, sign: str, palette: Palette, *, pointed: bool) -> None:
    """Paint a round button with a plus or a minus."""
    rounded(painter, QRectF(rect), 11, palette.text if pointed else palette.card, palette.quiet_text)
    ink = QPen(QColor(palette.card if pointed else palette.text), 2)
    ink.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(ink)
    middle = QPointF(QRectF(rect).center())
    painter.drawLine(middle - QPointF(4, 0), middle + QPointF(4, 0))
    if sign == "+":
        painter.drawLine(middle - QPointF(0, 4), middle + QPointF(0, 4))
