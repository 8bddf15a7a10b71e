"""The overlay for all animations: a picture of the resting table, with the moving dice above it.

During a scene the overlay is opaque, so that a frame costs only the moving parts; it repaints only the pixels that
change. The widgets below are always in their final state, which is visible when the overlay hides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QElapsedTimer, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from ui.art.die import DieLook
from ui.kit.theme import colours
from ui.motion.pictures import REACH, Picture, classic_picture, glow_pixmap, paint_pose, reach_of
from ui.motion.poses import Pose, pose_of, shine_of
from ui.motion.script import Glow, Scene
from ui.motion.stage import Spot

Clock = Callable[[], float]
"""A function that returns milliseconds since any fixed moment."""
Key = tuple[int, int]
"""A die, and the number of its roll on the tray (-1 on the table)."""


class Posed(NamedTuple):
    """A die in its pose, and its rectangle on the overlay in pixels."""

    pose: Pose
    rect: QRect


class Overlay(QWidget):
    """Plays one scene at a time.

    `told` is emitted with the number of each roll that has stopped, `finished` at the end.
    """

    told = Signal(int)
    finished = Signal()

    def __init__(self, parent: QWidget, clock: Clock | None = None, picture: Picture = classic_picture) -> None:
        super().__init__(parent)
        self._picture = picture
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        self.scene = Scene()
        self.frames = 0
        self._clock = clock or _stopwatch()
        self._length = 1.0
        self._began: float | None = None
        self.ground = QPixmap()
        self._posed: dict[Key, Posed] = {}
        self._shines: list[tuple[Glow, float]] = []
        self._untold: list[tuple[float, int]] = []
        self._to_draw: Iterator[tuple[DieLook, int]] = iter(())
        self.clockwork = QTimer(self)
        self.clockwork.setTimerType(Qt.TimerType.PreciseTimer)
        self.clockwork.timeout.connect(self.advance)

    @property
    def playing(self) -> bool:
        """True while a scene plays."""
        return self.clockwork.isActive()

    @property
    def now(self) -> float:
        """The time in the scene, in milliseconds at normal speed."""
        return 0.0 if self._began is None else (self._clock() - self._began) / self._length

    def play(self, scene: Scene, ground: QPixmap, room: QRect, length: float) -> None:
        """Start a scene over this picture of the resting table. `length` is the factor for its duration.

        Time starts with the first frame, even if that is late.
        """
        self._began = None
        self._length = length
        self._untold = sorted(scene.tells)
        self.restage(scene, ground, room)
        rate = self.screen().refreshRate() if self.screen() is not None else 60.0
        self.clockwork.start(max(4, int(1000 / max(30.0, rate))))
        self.show()

    def restage(self, scene: Scene, ground: QPixmap, room: QRect) -> None:
        """Continue the same scene after a change of the layout."""
        self.scene, self.ground = scene, ground
        self.setGeometry(room)
        self._to_draw = iter(_at_rest(scene))
        self._pose(self.now)
        self.update()

    def freeze(self) -> None:
        """Stop without hiding, before another scene starts."""
        self.clockwork.stop()

    def stop(self) -> None:
        """Hide the overlay."""
        self.clockwork.stop()
        self.hide()
        self.scene, self.ground = Scene(), QPixmap()
        self._posed, self._shines = {}, []

    def spots(self) -> dict[int, Spot]:
        """Return the current place of each die on the table; a die that has not arrived is still in its old area."""
        found = {}
        for actor in self.scene.actors:
            posed = self._posed.get((actor.die, -1)) if actor.side < 0 else None
            if posed is not None:
                on_the_way = actor.motions[-1].close > self.now
                area = (actor.start if on_the_way else actor.motions[-1].end).area
                found[actor.die] = Spot(posed.pose.x, posed.pose.y, posed.pose.side, posed.pose.look, area)
        return found

    # Frames

    def advance(self) -> None:
        """Show the next frame, or finish the scene."""
        if self._began is None:
            self._began = self._clock()
        now = self.now
        if now >= self.scene.length:
            self.stop()
            self.finished.emit()
            return
        old, lights = self._posed, self._lights()
        self._pose(now)
        self._update_changes(old, lights)
        while self._untold and self._untold[0][0] <= now:
            self.told.emit(self._untold.pop(0)[1])
        self._draw_ahead()

    def _pose(self, now: float) -> None:
        posed = {}
        for actor in self.scene.actors:
            pose = pose_of(actor, now)
            if pose is not None:
                posed[actor.die, actor.side] = Posed(pose, self._here(reach_of(pose)))
        self._posed = posed
        self._shines = [(glow, shine) for glow in self.scene.glows if (shine := shine_of(glow, now))]

    def _lights(self) -> QRect:
        """Return the rectangle of the glows."""
        rect = QRect()
        for glow, _ in self._shines:
            rect = rect.united(self._here(_reach_of_glow(glow)))
        return rect

    def _update_changes(self, old: dict[Key, Posed], lights: QRect) -> None:
        """Repaint the changed pixels: one rectangle for each roll, one for the table.

        Copying one rectangle of the resting table is fast; a region of many small rectangles is slow.
        """
        changed: dict[int, QRect] = {}
        for key in {*old, *self._posed}:
            before, after = old.get(key), self._posed.get(key)
            if before == after:
                continue
            rect = changed.get(key[1], QRect())
            for posed in (before, after):
                rect = rect.united(posed.rect) if posed is not None else rect
            changed[key[1]] = rect
        for rect in (*changed.values(), lights.united(self._lights())):
            self.update(rect)

    def _here(self, rect: QRectF) -> QRect:
        return rect.toAlignedRect().translated(-self.pos())

    def _draw_ahead(self) -> None:
        """Draw one picture that is needed when the dice stop, because all at once they would delay that frame."""
        wanted = next(self._to_draw, None)
        if wanted is not None:
            self._picture(*wanted, self.devicePixelRatioF(), colours(self))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the changed pixels."""
        self.frames += 1
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        ratio = self.devicePixelRatioF()
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        rect = event.rect()
        source = QRectF(rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio)
        painter.drawPixmap(QRectF(rect), self.ground, source)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.translate(-self.pos())
        for glow, shine in self._shines:
            painter.setOpacity(shine)
            room = glow.room
            picture = glow_pixmap(round(room.width), round(room.height), glow.colour, ratio)
            painter.drawPixmap(QPointF(room.x - REACH, room.y - REACH), picture)
        palette = colours(self)
        for _, posed in sorted(self._posed.items(), key=_depth):
            if posed.rect.intersects(rect):
                paint_pose(painter, posed.pose, palette, ratio, self._picture)


def _depth(one: tuple[Key, Posed]) -> tuple[bool, bool, float]:
    """Return the sort key for painting: resting dice below moving ones, the highest on top."""
    (_, side), posed = one
    return side >= 0, not posed.pose.still, posed.pose.height


def _reach_of_glow(glow: Glow) -> QRectF:
    room = glow.room
    return QRectF(room.x - REACH, room.y - REACH, room.width + 2 * REACH, room.height + 2 * REACH)


def _at_rest(scene: Scene) -> list[tuple[DieLook, int]]:
    """The pictures of dice that will lie still in a scene."""
    ends = (motion.end for actor in scene.actors for motion in actor.motions if not motion.end.folded)
    return list(dict.fromkeys((end.look, round(end.side)) for end in ends))


def _stopwatch() -> Clock:
    """A clock that begins now."""
    timer = QElapsedTimer()
    timer.start()
    return lambda: timer.nsecsElapsed() / 1e6
