"""The badge of a territory: its owner's initial, health, dice, dragons, and its name below."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap

from ui.areas.chips import Chip, paint_disc
from ui.areas.surfaces import CENTRE, LEFT, paint_initial, width_of, write
from ui.art.die import DieLook, die_pixmap
from ui.art.keeping import kept
from ui.art.palette import Palette
from ui.kit.fonts import BOLD, interface_font

HIGH, SIGN, PAD, GAP = 19.0, 14.0, 2.5, 4.0  # pixels at growth 1: of the plate, the initial, and between parts
GLYPH, DRAGON, NAME = 7.5, 21.0, 15.0
MARGIN = 4.0
EFFECT = 17.0
MOST_DRAGONS = MOST_EFFECTS = 2
NOTHING = "0"


class Badge(Struct, frozen=True):
    """The content of a badge.

    `state`: "plain", "lit" (it can be picked or takes the held dice) or "open". `owner` -1: no player; `vacant`: the
    game has begun, and no units are there. `bare`: without dice counts. `above`: the name is above the plate, not below
    it; an empty one is not written.
    """

    name: str
    player: str
    owner: int
    health: int
    units: int
    dragons: tuple[DieLook, ...]
    state: str
    bare: bool
    growth: float
    palette: Palette
    vacant: bool = False
    effects: tuple[Chip, ...] = ()
    more: int = 0
    above: bool = False

    @property
    def strength(self) -> str:
        """The health, with that which is proposed."""
        return f"{self.health}+{self.more}" if self.more else str(self.health)

    @property
    def has_plate(self) -> bool:
        """True if there is more than a name."""
        return self.owner >= 0 or bool(self.dragons) or bool(self.effects) or self.vacant


def _fonts(growth: float) -> tuple[QFont, QFont, QFont]:
    """Return the fonts of health, dice and name."""
    return (
        interface_font(max(9, round(13.5 * growth)), BOLD),
        interface_font(max(8, round(10.5 * growth))),
        interface_font(max(9, round(11.5 * growth))),
    )


def _dragons_wide(badge: Badge) -> float:
    """Return the width of the dragons at growth 1."""
    shown = min(len(badge.dragons), MOST_DRAGONS)
    return shown * DRAGON + (1 if shown else 0)


def plate_of(badge: Badge) -> QRectF:
    """Return the plate around the point (0, 0); an empty one of a free territory is as large as an initial."""
    g = badge.growth
    wide = SIGN + 2 * PAD if badge.owner >= 0 else 0.0
    wide *= g
    strong, quiet, _ = _fonts(g)
    if badge.units:
        wide += width_of(badge.strength, strong) + (GAP + 1) * g
        if not badge.bare:
            wide += width_of(str(badge.units), quiet) + (GLYPH + GAP + 3) * g
    wide += (min(len(badge.effects), MOST_EFFECTS) * EFFECT + _dragons_wide(badge)) * g
    if badge.vacant:
        wide += width_of(NOTHING, quiet) + 2 * GAP * g
    if not wide:
        wide = SIGN * g
    return QRectF(-wide / 2, -HIGH * g / 2, wide, HIGH * g)


def name_of(badge: Badge) -> QRectF:
    """Return the place of the name: below the plate or above it, in the middle without a plate."""
    plate, high = plate_of(badge), NAME * badge.growth
    wide = width_of(badge.name, _fonts(badge.growth)[2]) + 6
    top = plate.top() - high if badge.above else plate.bottom()
    return QRectF(-wide / 2, top if badge.has_plate else -high / 2, wide, high)


def whole_of(badge: Badge) -> QRectF:
    """Return the plate with the name."""
    return plate_of(badge).united(name_of(badge)) if badge.name else plate_of(badge)


def paint_badge(painter: QPainter, middle: QPointF, badge: Badge) -> None:
    """Paint a badge around a point, from its picture."""
    whole = whole_of(badge).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
    ratio = painter.device().devicePixelRatioF()
    corner = middle + whole.topLeft()
    painter.drawPixmap(
        QPointF(round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio), badge_picture(badge, ratio)
    )


@kept(screens=1.0)
def badge_picture(badge: Badge, ratio: float) -> QPixmap:
    """Return the picture of a badge, with a margin."""
    whole = whole_of(badge).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
    picture = QPixmap(round(whole.width() * ratio) + 1, round(whole.height() * ratio) + 1)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-whole.topLeft())
    if badge.has_plate:
        _paint_plate(painter, badge)
    if badge.name:
        _paint_name(painter, badge)
    painter.end()
    return picture


def _paint_plate(painter: QPainter, badge: Badge) -> None:
    g, palette, plate = badge.growth, badge.palette, plate_of(badge)
    strong, quiet, _ = _fonts(g)
    radius = 5.5 * g
    shadow = QColor(palette.shadow)
    shadow.setAlphaF(0.30)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shadow)
    painter.drawRoundedRect(plate.translated(0, 1.2 * g), radius, radius)
    ground = QColor(palette.card if palette.name == "light" else palette.area)
    ground.setAlphaF(0.97)
    lit, opened = badge.state == "lit", badge.state == "open"
    edge = QColor((palette.casing or palette.accent) if lit else palette.text if opened else palette.card_edge)
    painter.setPen(QPen(edge, 1.8 * g if lit or opened else 1.0))
    painter.setBrush(ground)
    painter.drawRoundedRect(plate, radius, radius)
    at = plate.left() + PAD * g
    if badge.owner >= 0:
        paint_initial(painter, QRectF(at, -SIGN * g / 2, SIGN * g, SIGN * g), badge.player, badge.owner, palette)
        at += (SIGN + GAP) * g
    if badge.units:
        wide = width_of(badge.strength, strong) + 1
        write(painter, QRectF(at, plate.top(), wide, plate.height()), badge.strength, strong, palette.text, LEFT)
        at += wide + 2 * g
        if not badge.bare:
            painter.setPen(QPen(QColor(palette.quiet_text), 1.1 * g))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(at + g, -GLYPH * g / 2, GLYPH * g, GLYPH * g), 1.5 * g, 1.5 * g)
            wide = width_of(str(badge.units), quiet) + 1
            at += (GLYPH + 3) * g
            write(
                painter,
                QRectF(at, plate.top(), wide, plate.height()),
                str(badge.units),
                quiet,
                palette.quiet_text,
                LEFT,
            )
    if badge.vacant:
        room = QRectF(at + GAP * g - PAD * g, plate.top(), width_of(NOTHING, quiet) + 2, plate.height())
        write(painter, room, NOTHING, quiet, palette.quiet_text, LEFT)
    _paint_effects(painter, badge, plate)
    _paint_dragons(painter, badge, plate)


def _paint_effects(painter: QPainter, badge: Badge, plate: QRectF) -> None:
    """Paint up to 2 effects left of the dragons; the last one has the number of all others."""
    g, shown = badge.growth, badge.effects[:MOST_EFFECTS]
    side = (EFFECT - 3) * g
    left = plate.right() - (_dragons_wide(badge) + len(shown) * EFFECT) * g
    for number, chip in enumerate(shown):
        disc = QRectF(left + number * EFFECT * g, -side / 2, side, side)
        paint_disc(painter, disc, chip.icon, chip.ground, chip.ink, chip.rim)
    if more := len(badge.effects) - len(shown):
        _paint_more(painter, badge, QPointF(left + (2 * EFFECT - 5) * g, plate.top()), more)


def _paint_more(painter: QPainter, badge: Badge, middle: QPointF, more: int) -> None:
    """Paint the number of what has no room on the plate."""
    g = badge.growth
    disc = QRectF(middle.x() - 6 * g, middle.y() - 4 * g, 12 * g, 12 * g)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(badge.palette.text))
    painter.drawEllipse(disc)
    write(painter, disc, f"+{more}", interface_font(max(7, round(8 * g)), BOLD), badge.palette.card, CENTRE)


def _paint_dragons(painter: QPainter, badge: Badge, plate: QRectF) -> None:
    """Paint up to 2 dragons at the right end of the plate; the last one has the number of all others."""
    g, shown = badge.growth, badge.dragons[:MOST_DRAGONS]
    more = len(badge.dragons) - len(shown)
    ratio = painter.device().devicePixelRatioF()
    side = DRAGON * g + 2
    left = plate.right() - (len(shown) * DRAGON + 1) * g
    for number, look in enumerate(shown):
        at = QPointF(left + number * DRAGON * g, -side / 2)
        painter.drawPixmap(at, die_pixmap(look, round(side), ratio))
    if more:
        _paint_more(painter, badge, QPointF(plate.right() - 3 * g, plate.top()), more)


def _paint_name(painter: QPainter, badge: Badge) -> None:
    """Write the name with a halo, so that it can be read on any land and on the sea."""
    g, palette, room = badge.growth, badge.palette, name_of(badge)
    font = _fonts(g)[2]
    base = room.top() + 11.5 * g
    wide = width_of(badge.name, font)
    path = QPainterPath()
    path.addText(QPointF(-wide / 2, base), font, badge.name)
    halo = QColor(palette.card if palette.name == "light" else palette.shadow)
    halo.setAlphaF(0.80 if palette.name == "light" else 0.72)
    pen = QPen(halo, 2.8 * g)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.fillPath(path, QColor(palette.text))
