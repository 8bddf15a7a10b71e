"""Dice on their way: those that are lost fly to their pile, in the phase in which they are lost and not before."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from ddtable.rules.battle_dice.board import LOST
from ui.art.battle_die import BattleLook, battle_pixmap
from ui.art.palette import Palette
from ui.field.field_delegate import PALE
from ui.field.gaze import Spot as Moment
from ui.motion.overlay import Overlay
from ui.motion.pictures import IN_FLIGHT
from ui.motion.places import dice_of
from ui.motion.scenes import journey
from ui.motion.script import TRAVEL
from ui.motion.stage import Room, Spot, Stage

if TYPE_CHECKING:
    from ui.field.field import FieldView

WHOLE = QWidget.RenderFlag.DrawWindowBackground | QWidget.RenderFlag.DrawChildren


class Flight(QObject):
    """Moves dice between the areas of a field. `over` tells that they lie.

    A loss that belongs to a phase which is still to be looked at is withheld: the die stays in its rank until then.
    """

    over = Signal()

    def __init__(self, field: FieldView) -> None:
        super().__init__(field)
        self._field = field
        self._waits: dict[int, Moment] = {}
        self._before: Stage | None = None
        self._length = 0.0
        self._size = IN_FLIGHT
        self.overlay = Overlay(field, picture=self._picture)
        self.overlay.finished.connect(self._arrived)
        field.controller.about_to_change.connect(self._note)
        field.gaze.changed.connect(self._release_seen)

    @property
    def active(self) -> bool:
        """Whether dice are on their way."""
        return self.overlay.playing

    def play(self, length: float) -> None:
        """Show where dice go that a change has moved, before the walk begins; times are multiplied with `length`."""
        before, self._before, self._length = self._before, None, length
        if before is None or not length:
            return
        gaze = self._field.gaze
        self._waits = {die: moment for die, moment in gaze.losses_ahead() if self._goes(before, die)}
        self._withhold({die: before.dice[die].area for die in self._waits})
        self._fly(before)

    def finish(self) -> None:
        """Let all dice lie."""
        self.overlay.stop()
        self._waits = {}
        if self._field.model.withheld:
            self._withhold({})

    def stop(self) -> None:
        """Let the dice lie that are on their way: the field is laid out anew."""
        if self.active:
            self.overlay.stop()
            self._arrived()

    def _note(self) -> None:
        """Remember where dice lie before a change."""
        self._before = self._read() if self._field.isVisible() else None
        self.overlay.stop()
        self._waits = {}
        self._field.model.withheld = {}  # the model reads anew after the change

    def _goes(self, before: Stage, die: int) -> bool:
        """Tell whether a die lay elsewhere before, and lies among the lost now."""
        if die not in before.dice or before.dice[die].area.startswith(f"{LOST}@"):
            return False
        return self._field.controller.shown_area(die).startswith(f"{LOST}@")

    def _withhold(self, areas: dict[int, str]) -> None:
        if areas == self._field.model.withheld:
            return
        self._field.model.withheld = areas
        self._field.model.refresh()
        for side in self._field.sides:
            side.refresh()

    def _release_seen(self) -> None:
        """Let go those dice whose phase is looked at now."""
        gaze = self._field.gaze
        seen = {die for die, moment in self._waits.items() if not gaze.is_still_to_come(moment)}
        if not seen:
            return
        before = self._read()
        self._waits = {die: moment for die, moment in self._waits.items() if die not in seen}
        withheld = self._field.model.withheld
        self._withhold({die: area for die, area in withheld.items() if die not in seen})
        if self._length:
            self._fly(before)

    def _fly(self, before: Stage) -> None:
        """Let everything go from where it lay to where it lies."""
        self.overlay.stop()
        after = self._read()
        if not any(die in after.dice and after.dice[die].area != spot.area for die, spot in before.dice.items()):
            return
        scene = journey(before, after, TRAVEL, at_once=False)
        hand, field = self._field.hand, self._field
        self._size = round(max(spot.side for spot in before.dice.values()))
        ground = QPixmap(field.size() * field.devicePixelRatioF())
        ground.setDevicePixelRatio(field.devicePixelRatioF())
        hand.aloft = scene.hidden
        field.render(ground, QPoint(0, 0), field.rect(), WHOLE)
        hand.aloft = frozenset()
        self.overlay.play(scene, ground, field.rect(), self._length)
        self.overlay.raise_()

    def _picture(self, look: Any, side: int, ratio: float, palette: Palette) -> QPixmap:
        """Return a die as the field paints it; on its way scaled from the size in which it lay, painted already."""
        shown = cast(BattleLook, look)
        size = self._size if side == IN_FLIGHT else side
        if shown.state == "idle":
            bright = BattleLook(shown.kind, shown.value, shown.seat, shown.change)
            picture = _paled(bright, size, ratio, palette)
        else:
            picture = battle_pixmap(shown, size, ratio, palette)
        if size == side:
            return picture
        smooth = Qt.TransformationMode.SmoothTransformation
        return picture.scaled(round(side * ratio), round(side * ratio), Qt.AspectRatioMode.KeepAspectRatio, smooth)

    def _arrived(self) -> None:
        self.over.emit()

    def _read(self) -> Stage:
        """Return where all dice are painted, in pixels of the field."""
        dice: dict[int, Spot] = {}
        rooms: dict[str, Room] = {}
        for view in self._field.views():
            corner = view.viewport().mapTo(self._field, QPoint(0, 0))
            rooms[view.area] = Room(corner.x(), corner.y(), view.viewport().width(), view.viewport().height())
            dice.update(dice_of(view, corner))
        return Stage(dice, rooms)


@lru_cache(maxsize=128)
def _paled(look: BattleLook, side: int, ratio: float, palette: Palette) -> QPixmap:
    picture = battle_pixmap(look, side, ratio, palette)
    pale = QPixmap(picture.size())
    pale.setDevicePixelRatio(ratio)
    pale.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pale)
    painter.setOpacity(PALE[palette.name])
    painter.drawPixmap(0, 0, picture)
    painter.end()
    return pale
