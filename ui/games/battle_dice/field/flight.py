"""The movement of dice: lost ones fly to their pile in the phase in which they are lost."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from ddtable.rules.battle_dice.board import LOST, BattlePosition
from ddtable.rules.battle_dice.events import Left, RoundBegan, UnitsLost
from ui.art.battle_die import BattleLook, battle_pixmap
from ui.art.palette import Palette
from ui.games.battle_dice.earlier import Earlier, before_roll, moved, with_losses
from ui.games.battle_dice.field.field_delegate import PALE
from ui.motion.dice_places import dice_of
from ui.motion.overlay import Overlay
from ui.motion.pictures import IN_FLIGHT
from ui.motion.scenes import journey
from ui.motion.script import TRAVEL
from ui.motion.stage import Room, Spot, Stage

if TYPE_CHECKING:
    from ui.games.battle_dice.field.field import FieldView

State = tuple[str, frozenset[tuple[int, str]]]
"""The moment shown: "past", "opening" (before a roll) or "" (the present), and the places of moved dice."""
AS_IT_IS: State = ("", frozenset())
WHOLE = QWidget.RenderFlag.DrawWindowBackground | QWidget.RenderFlag.DrawChildren


class Flight(QObject):
    """Moves dice between the areas of a field. `over` is emitted when they have arrived.

    A die that moves in a phase still to be shown stays in its old place until then. While the round before is
    shown, the whole field stays as it was in that round.
    """

    over = Signal()

    def __init__(self, field: FieldView) -> None:
        super().__init__(field)
        self._field = field
        self._state = AS_IT_IS
        self._was: BattlePosition | None = None
        self._before: Stage | None = None
        self._length = 0.0
        self._size = IN_FLIGHT
        self.overlay = Overlay(field, picture=self._picture)
        self.overlay.finished.connect(self._arrived)
        field.session.about_to_change.connect(self._note)
        field.gaze.changed.connect(self._follow)

    @property
    def active(self) -> bool:
        """True while dice are moving."""
        return self.overlay.playing

    def play(self, length: float) -> None:
        """Show the moves of a change after the walk has started; times are multiplied by `length`."""
        before, self._before, self._length = self._before, None, length
        if before is None or not length:
            return
        self._show(self._wanted())
        self._fly(before)

    def finish(self) -> None:
        """Move all dice to their places at once."""
        self.overlay.stop()
        self._was = None
        self._show(AS_IT_IS)

    def hush(self) -> None:
        """Highlight nothing for a question before the events that led to it have been shown."""
        self._field.hand.asks_later = bool(self._state[0]) or self._field.rolling

    def stop(self) -> None:
        """Stop the movement because the layout changes."""
        if self.active:
            self.overlay.stop()
            self._arrived()

    def _note(self) -> None:
        """Remember the places of dice before a change."""
        self._before = self._read() if self._field.isVisible() else None
        self.overlay.stop()
        self._was, self._state = self._field.session.position, AS_IT_IS
        self._field.model.earlier = None  # the model is read again after the change

    def _wanted(self) -> State:
        """Return the moment and the places to show for the phase that the gaze is at."""
        gaze = self._field.gaze
        ahead = gaze.places_ahead()
        if gaze.in_past and self._was is not None:
            return "past", frozenset((die, LOST) for die in self._lost_now() if die not in ahead)
        return "opening" if gaze.opening else "", frozenset(ahead.items())

    def _lost_now(self) -> Iterator[int]:
        """Yield the dice that the last change destroyed in the round before."""
        for event in self._field.session.history[-1].events:
            if isinstance(event, RoundBegan):
                return
            if isinstance(event, UnitsLost | Left):
                yield from event.dice

    def _show(self, state: State) -> None:
        """Show a moment on the field."""
        if state == self._state:
            return
        self._state = state
        session, model, (stage, places) = self._field.session, self._field.model, state
        position: BattlePosition = session.position
        model.earlier = None
        if stage == "past" and self._was is not None:
            model.earlier = Earlier(session, with_losses(self._was, [die for die, _ in places]))
        elif stage == "opening":
            model.earlier = Earlier(session, moved(before_roll(position), places))
        elif places:
            model.earlier = Earlier(session, moved(position, places))
        self.hush()
        model.refresh()
        self._field.refresh_sides()

    def _follow(self) -> None:
        """Show the moment of the current phase; dice fly when their loss is shown."""
        state = self._wanted()
        if self._before is not None or state == self._state:
            return
        before = self._read()
        self._show(state)
        if self._length:
            self._fly(before)

    def _fly(self, before: Stage) -> None:
        """Animate all dice from their old to their new places."""
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
        """Return a die as the field paints it; during a flight it is scaled from a cached picture."""
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
        """Return the places of all dice, in pixels of the field."""
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
