"""The painting of a node: its die, its name, the health of each army, dragons, effects, and the holder's flag."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPainterPath, QPen

from ui.areas.chips import paint_disc
from ui.areas.surfaces import CENTRE, LEFT, RIGHT, paint_initial, width_of, write
from ui.art.die import die_pixmap
from ui.art.palette import Palette, ink_on, mix, player_colour
from ui.games.campaign.map.facts import NodeFacts
from ui.kit.fonts import BOLD, interface_font, title_font

WIDE, ROW = 142.0, 18.0  # pixels of a node at scale 1, and of a row of its armies
TOP, TITLE, ROLE, FOOT = 7.0, 17.0, 13.0, 7.0
DIE, LEFT_EDGE, CHIP_WIDE, CHIP_GAP = 40.0, 7.0, 39.0, 3.0
LOW = 54.0  # height of a node whose armies need less
EMPTY_WIDE, EMPTY_LOW, EMPTY_DIE = 116.0, 43.0, 31.0  # of a node without armies
DISC = 19.0  # a dragon on the edge
EFFECT = 15.0
MOST_ACROSS = 2
SMALLEST = 7  # pixels of the letters of a number with many digits
MOST_DISCS = 3  # dragons, or effects, that a node has room for
INWARD = 0.35  # of a dragon is on the node
OUT = 13.0  # pixels by which dragons stand out on the right
PATTERNS = (
    Qt.BrushStyle.BDiagPattern,
    Qt.BrushStyle.Dense7Pattern,
    Qt.BrushStyle.FDiagPattern,
    Qt.BrushStyle.DiagCrossPattern,
    Qt.BrushStyle.HorPattern,
    Qt.BrushStyle.VerPattern,
)


class NodeState(Struct, frozen=True):
    """The state of a node besides its facts.

    `open`: its card is open. `asked`: the question is about it. `lit`: it answers the question, or takes the held
    dice; `over`: they are above it. `armies`: the seats whose armies are an answer of their own.
    """

    open: bool = False
    asked: bool = False
    lit: bool = False
    over: bool = False
    focus: bool = False
    armies: frozenset[int] = frozenset()
    own: int = -1


def node_size(facts: NodeFacts, scale: float) -> QSizeF:
    """Return the size of a node: as high as its armies need."""
    if not facts.armies:
        high = EMPTY_LOW + (EFFECT + 4 if facts.effects else 0)
        return QSizeF(EMPTY_WIDE * scale, high * scale)
    rows = -(-len(facts.armies) // MOST_ACROSS)
    high = TOP + TITLE + (ROLE if facts.role else 2) + rows * ROW + FOOT
    if facts.effects:
        high = max(high, TOP + DIE + EFFECT + FOOT)
    return QSizeF(WIDE * scale, max(LOW, high) * scale)


def die_side(facts: NodeFacts) -> float:
    """Return the size of the die on a node, at scale 1."""
    return DIE if facts.armies else EMPTY_DIE


def most_height(seats: int) -> float:
    """Return the height of a node with an army of every player, at scale 1."""
    return max(TOP + DIE + EFFECT + FOOT, TOP + TITLE + ROLE + -(-seats // MOST_ACROSS) * ROW + FOOT)


def chip_rects(facts: NodeFacts, scale: float) -> list[QRectF]:
    """Return the place of each army's chip on the node."""
    left, top = LEFT_EDGE + DIE + 6, TOP + TITLE + (ROLE if facts.role else 2) + 1
    wide = CHIP_WIDE + CHIP_GAP
    return [
        QRectF(
            (left + number % MOST_ACROSS * wide) * scale,
            (top + number // MOST_ACROSS * ROW) * scale,
            CHIP_WIDE * scale,
            (ROW - 2) * scale,
        )
        for number in range(len(facts.armies))
    ]


def shown_of(count: int) -> tuple[int, int]:
    """Return how many dragons or effects a node shows, and how many more there are; those are a number on a disc."""
    return (count, 0) if count <= MOST_DISCS else (MOST_DISCS - 1, count - MOST_DISCS + 1)


def dragon_rects(facts: NodeFacts, size: QSizeF, scale: float) -> list[QRectF]:
    """Return the place of each dragon, on the right edge, and of the number of those that have none."""
    side, count = DISC * scale, min(MOST_DISCS, len(facts.dragons))
    step = min(side, (size.height() - side) / max(1, count - 1)) if count > 1 else side
    return [QRectF(size.width() - side * INWARD, 2 + step * number, side, side) for number in range(count)]


def effect_rects(facts: NodeFacts, size: QSizeF, scale: float) -> list[QRectF]:
    """Return the place of each effect, below the die, and of the number of those that have none."""
    side, count = EFFECT * scale, min(MOST_DISCS, len(facts.effects))
    step = min(side + 2, (DIE * scale + 4 - side) / max(1, count - 1)) if count > 2 else side + 2
    top = size.height() - side - 5 * scale
    return [QRectF(LEFT_EDGE * scale + step * number, top, side, side) for number in range(count)]


def disc_tips(rects: Sequence[QRectF], tips: Sequence[str]) -> list[tuple[QRectF, str]]:
    """Return the tool tip of each disc; the last one has all that are left."""
    shown, more = shown_of(len(tips))
    said = [*tips[:shown], *(["\n".join(tips[shown:])] if more else [])]
    return list(zip(rects, said, strict=True))


def paint_node(
    painter: QPainter,
    size: QSizeF,
    facts: NodeFacts,
    state: NodeState,
    names: Sequence[str],
    palette: Palette,
    s: float,
) -> None:
    """Paint a node of this size; `s` is its scale."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rect = QRectF(QPointF(0, 0), size).adjusted(1.5, 1.5, -1.5, -1.5)
    radius = 10 * s
    _paint_ground(painter, rect, facts, state, palette, radius)
    side = round(die_side(facts) * s)
    ratio = painter.device().devicePixelRatioF()
    at = QPointF(round(LEFT_EDGE * s), round(TOP * s))
    painter.drawPixmap(at, die_pixmap(facts.die, side, ratio))
    if facts.holder >= 0:
        paint_banner(painter, QPointF(at.x() + 1, at.y() + side * 0.45), facts.holder, names[facts.holder], palette, s)
    _paint_words(painter, rect, facts, palette, s)
    for army, chip in zip(facts.armies, chip_rects(facts, s), strict=True):
        _paint_army(painter, chip, names[army.seat], army.seat, army.health, army.seat in state.armies, palette, s)
    discs, spots = effect_rects(facts, size, s), dragon_rects(facts, size, s)
    shown, more = shown_of(len(facts.effects))
    for effect, disc in zip(facts.effects[:shown], discs, strict=False):
        paint_disc(painter, disc, effect.icon, effect.ground, effect.ink, effect.rim)
    _paint_more(painter, discs, more, palette)
    shown, more = shown_of(len(facts.dragons))
    for look, spot in zip(facts.dragons[:shown], spots, strict=False):
        painter.drawPixmap(spot.topLeft(), die_pixmap(look, round(spot.width()), ratio))
    _paint_more(painter, spots, more, palette)
    if state.focus:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(palette.text), 1.4, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), radius - 3, radius - 3)


def _paint_more(painter: QPainter, rects: Sequence[QRectF], more: int, palette: Palette) -> None:
    """Paint the number of dragons or effects without a disc of their own on the last one."""
    if not more:
        return
    painter.setPen(QPen(QColor(palette.card_edge), 1))
    painter.setBrush(QColor(palette.text))
    painter.drawEllipse(rects[-1].adjusted(1, 1, -1, -1))
    font = interface_font(max(8, round(rects[-1].height() * 0.56)), BOLD)
    write(painter, rects[-1], f"+{more}", font, palette.card, CENTRE)


def _paint_ground(
    painter: QPainter, rect: QRectF, facts: NodeFacts, state: NodeState, palette: Palette, radius: float
) -> None:
    """Paint the plate with the holder's pattern, and the edge for its state."""
    shape = QPainterPath()
    shape.addRoundedRect(rect, radius, radius)
    painter.fillPath(shape, QColor(palette.accent_area if state.lit else palette.card))
    if facts.holder >= 0:
        ink = QColor(player_colour(facts.holder))
        ink.setAlphaF(0.2)
        painter.fillPath(shape, QBrush(ink, PATTERNS[facts.holder % len(PATTERNS)]))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    edge, wide = palette.card_edge, 1.0
    if facts.holder >= 0:
        edge, wide = player_colour(facts.holder), 2.0
    if state.open:
        edge, wide = palette.text, 2.0
    if state.asked or state.lit:
        edge, wide = palette.accent if palette.name != "light" else palette.lit, 2.5 if state.over else 2.0
    pen = QPen(QColor(edge), wide)
    if state.lit and not state.over:
        pen.setDashPattern([3.5, 2.5])
    painter.setPen(pen)
    painter.drawPath(shape)


def _paint_words(painter: QPainter, rect: QRectF, facts: NodeFacts, palette: Palette, s: float) -> None:
    left, top = (LEFT_EDGE + die_side(facts) + 6) * s, (TOP if facts.armies or facts.role else TOP + 7) * s
    room = rect.right() - left - (DISC * INWARD * s if facts.dragons else 2)
    font = title_font(max(10, round(14 * s)))
    if width_of(facts.name, font) > room:
        font = title_font(max(10, round(12 * s)))
    write(painter, QRectF(left, top - 1, room, TITLE * s), facts.name, font, palette.text, LEFT)
    if facts.role:
        line = QRectF(left, top + TITLE * s - 2, room, ROLE * s)
        write(painter, line, facts.role, interface_font(max(9, round(11 * s))), palette.quiet_text, LEFT)


def _paint_army(
    painter: QPainter, rect: QRectF, name: str, seat: int, health: int, lit: bool, palette: Palette, s: float
) -> None:
    """Paint an army's chip: its player's initial and its health."""
    painter.setPen(QPen(QColor(palette.casing or palette.accent), 1.6) if lit else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(palette.area))
    painter.drawRoundedRect(rect, 5 * s, 5 * s)
    side = rect.height() - 4 * s
    paint_initial(painter, QRectF(rect.left() + 2 * s, rect.top() + 2 * s, side, side), name, seat, palette)
    words = number_room(rect, s)
    write(painter, words, str(health), number_font(health, words.width(), s), palette.text, RIGHT)


def number_room(chip: QRectF, s: float) -> QRectF:
    """Return the part of a chip for its number, beside the initial."""
    return chip.adjusted(chip.height() - 4 * s + 3 * s, 0, -2.5 * s, 0)


def number_font(health: int, room: float, s: float) -> QFont:
    """Return the largest font in which the health fits into a chip."""
    sizes = range(max(10, round(12 * s)), SMALLEST, -1)
    fonts = (interface_font(size, BOLD) for size in sizes)
    return next((font for font in fonts if width_of(str(health), font) <= room), interface_font(SMALLEST, BOLD))


def paint_banner(painter: QPainter, foot: QPointF, seat: int, name: str, palette: Palette, s: float) -> None:
    """Paint the flag of a holder with the initial on it."""
    high, wide = 17 * s, 15 * s
    painter.setPen(QPen(QColor(palette.text), 1.4))
    painter.drawLine(foot, foot - QPointF(0, high))
    colour = player_colour(seat)
    cloth = QPainterPath(foot - QPointF(0, high))
    cloth.lineTo(foot + QPointF(wide, -high))
    cloth.lineTo(foot + QPointF(wide - 3.5 * s, -high + 5 * s))
    cloth.lineTo(foot + QPointF(wide, -high + 10 * s))
    cloth.lineTo(foot + QPointF(0, -high + 10 * s))
    cloth.closeSubpath()
    painter.setPen(QPen(QColor(mix(colour, palette.table_bottom, 0.4)), 0.8))
    painter.setBrush(QColor(colour))
    painter.drawPath(cloth)
    letter = QRectF(foot.x(), foot.y() - high, wide - 3 * s, 10 * s)
    write(painter, letter, name[:1].upper(), interface_font(max(7, round(8.5 * s)), BOLD), ink_on(colour), CENTRE)
