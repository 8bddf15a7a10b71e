"""The current place of each die on the page, read from the widgets, in pixels."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtWidgets import QWidget

from ui.areas.area_view import AreaView
from ui.art.die import DieLook
from ui.games.dragon_dice.die_words import rolled_look
from ui.games.dragon_dice.table.terrain_table import TerrainTable
from ui.games.dragon_dice.tray.roll_tray import RollTray
from ui.games.dragon_dice.tray.tray_layout import HEAD, PlacedSide
from ui.motion.dice_places import IN_A_LINE, dice_of
from ui.motion.stage import Room, Spot, Stage, TrayDie, TraySide


def read_stage(page: QWidget, table: TerrainTable, tray: RollTray) -> Stage:
    """Return the places of everything on the page."""
    dice = {die: _small(widget, rect, page, look, area) for die, look, area, widget, rect in table.small_dice()}
    rooms = {area: _room(widget, page, rect) for _, _, area, widget, rect in table.small_dice()}
    for view in views_of(table):
        corner = view.viewport().mapTo(page, QPoint(0, 0))
        rooms[view.area] = Room(corner.x(), corner.y(), view.viewport().width(), view.viewport().height())
        dice.update(dice_of(view, corner))
    if table.board.revealed:
        for name, widget in table.rooms():
            rooms[name] = _room(widget, page, QRectF(widget.rect()))
    return Stage(dice, rooms, tuple(_rolls(page, tray)))


def views_of(table: TerrainTable) -> Iterator[AreaView]:
    """Yield the visible areas."""
    for part in table.parts():
        if part.isVisible():
            yield from (view for view in part.findChildren(AreaView) if view.isVisible())


def _room(widget: QWidget, page: QWidget, rect: QRectF) -> Room:
    """Return a part of a widget in pixels of the page."""
    at = rect.translated(widget.mapTo(page, QPoint(0, 0)))
    return Room(at.x(), at.y(), at.width(), at.height())


def _small(widget: QWidget, rect: QRectF, page: QWidget, look: DieLook, area: str) -> Spot:
    """Return the place of a die of which only the health of its army is seen."""
    middle = rect.translated(widget.mapTo(page, QPoint(0, 0))).center()
    return Spot(middle.x(), middle.y(), IN_A_LINE, look, area, folded=True)


def _rolls(page: QWidget, tray: RollTray) -> Iterator[TraySide]:
    if tray.isHidden():
        return
    corner = tray.mapTo(page, QPoint(0, 0))
    for placed in tray.placed():
        side = placed.side
        dice = tuple(_tray_dice(tray, placed, corner))
        told = bool(side.sums) or side.kind == "single"
        words = placed.others_at.translated(corner)
        others_at = (words.left() + IN_A_LINE, words.center().y())
        room = _span(dice, placed, corner)
        yield TraySide(side.seat, side.kind, side.place, side.faces, told, dice, room, others_at)


def _tray_dice(tray: RollTray, placed: PlacedSide, corner: QPoint) -> Iterator[TrayDie]:
    for group in placed.groups:
        for die in group.dice:
            rect = die.rect.translated(corner)
            look = rolled_look(tray.type_of(die.face), die.face)
            spot = Spot(rect.center().x(), rect.center().y(), rect.width(), look)
            yield TrayDie(die.dice, spot, faint=not group.counts)


def _span(dice: tuple[TrayDie, ...], placed: PlacedSide, corner: QPoint) -> Room:
    """Return the space for rolling: as wide as the dice after the roll, as high as the tray allows."""
    below = placed.rect.translated(corner).adjusted(0, HEAD, 0, 0)
    if not dice:
        return Room(below.x(), below.y(), below.width(), below.height())
    span = QRectF(placed.others_at.translated(corner)) if placed.others else QRectF()
    for die in dice:
        half = die.spot.side / 2
        span = span.united(QRectF(die.spot.x - half, die.spot.y - half, 2 * half, 2 * half))
    span.setTop(min(span.top(), below.top()))
    span.setBottom(max(span.bottom(), below.bottom()))
    return Room(span.x(), span.y(), span.width(), span.height())
