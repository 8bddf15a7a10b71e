"""Shows each change of the game as an animation; computer players wait until the end.

Players never wait: the first key or click ends the animation and is also used as the answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, cast

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QKeyEvent, QMouseEvent, QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QAbstractButton, QWidget

from ddtable.engine.events import Event
from ddtable.rules.dragon_dice.board import table_at
from ui.art.die import DieLook
from ui.games.dragon_dice.dice_rows import faces_of
from ui.games.dragon_dice.motion.beats import beats
from ui.games.dragon_dice.motion.pauses import pause_after
from ui.games.dragon_dice.motion.places import read_stage
from ui.games.dragon_dice.motion.resting import WHOLE, Resting, resting
from ui.games.dragon_dice.table.terrain_table import TerrainTable
from ui.games.dragon_dice.tray.roll_tray import RollTray, Veil
from ui.kit.theme import application
from ui.motion.overlay import Clock, Overlay
from ui.motion.pace import Motion
from ui.motion.pictures import warmed
from ui.motion.scenes import journey, scene
from ui.motion.script import Scene
from ui.motion.stage import Stage

if TYPE_CHECKING:
    from ui.motion.shown_page import ShownPage
    from ui.session.change import TableChange

HURRIES = (
    QEvent.Type.ShortcutOverride,
    QEvent.Type.KeyPress,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.TouchBegin,
)
MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)
LAID_OUT = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.PaletteChange)
JUMPS = ("undo", "redo")
WARMING = 24  # milliseconds between pictures that are drawn in advance
GROUND = QWidget.RenderFlag.DrawWindowBackground


class Change(Struct):
    """A change to show: the places before, the events, and whether dice were rolled.

    `fresh`: a choice was made, or one of the past is replayed in order; not an undo or another jump in time.
    `resting` is the table shown while dice roll; `begun`: it is being shown.
    """

    before: Stage
    events: tuple[Event, ...]
    drew: bool
    fresh: bool = False
    resting: Resting | None = None
    begun: bool = False

    def followed_by(self, later: Change) -> Change:
        """Return this change merged with a later one."""
        fresh, lay = self.fresh and later.fresh, self.resting or later.resting
        return Change(self.before, self.events + later.events, self.drew or later.drew, fresh, lay)


class Showing(QObject):
    """Connects a game's page with its overlay. Create it after all widgets of the page."""

    over = Signal()
    _due = Signal()

    def __init__(self, page: ShownPage, motion: Motion, clock: Clock | None = None) -> None:
        super().__init__(page)
        self.motion = motion
        self._page, self._session = page, page.session
        self._table, self._tray = cast(TerrainTable, page.table), cast(RollTray, page.tray)
        self._suspense = page.suspense
        self._table.hand.wait_for(self._suspense)
        self.overlay = Overlay(page, clock)
        self.overlay.stackUnder(page.panels[0])
        self.overlay.finished.connect(self._played_out)
        self.overlay.told.connect(self._tell)
        self._before: Stage | None = None
        self._lay: Resting | None = None
        self._mark = self._state()
        self._change: Change | None = None
        self._untold: set[int] = set()
        self._holding = False
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self.finish)
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(0)
        self._again.timeout.connect(self._restage)
        self._warmer = QTimer(self)
        self._warmer.setInterval(WARMING)
        self._warmer.timeout.connect(self._warm)
        self._looks: Iterator[DieLook] = iter(())
        for widget in (page, self._table, self._tray):
            widget.installEventFilter(self)
        self._session.about_to_change.connect(self._note)
        self._session.changed.connect(self._show)
        # Queued events are handled after everything that one click does, and before the next frame.
        self._due.connect(self._begin, Qt.ConnectionType.QueuedConnection)
        motion.changed.connect(self._change_pace)

    @property
    def busy(self) -> bool:
        """True while something moves or waits to be read."""
        return self._holding

    @property
    def warming(self) -> bool:
        """True while pictures are still to be drawn in advance."""
        return self._warmer.isActive()

    def finish(self) -> None:
        """Skip to the end of the animation."""
        self._pause.stop()
        self._again.stop()
        self.overlay.stop()
        self._change = None
        self._untold = set()
        self._suspense.release()
        if self._holding:
            self._holding = False
            application().removeEventFilter(self)
            self._session.automatic.release()
            self.over.emit()

    def _change_pace(self) -> None:
        self.finish()
        if not self.motion.off:
            self._begin_to_warm()

    # A change

    def _state(self) -> tuple[int, int | None]:
        """Return the length of the journal and the moment shown, to distinguish a choice from a jump in time."""
        return len(self._session.game.journal), self._session.moment

    def _note(self) -> None:
        """Remember the places of everything before a change, also of moving dice."""
        self._before = self._lay = None
        if self.motion.off or not self._page.isVisible() or self._page.window().isMinimized():
            return
        if self._brings_a_roll():
            self._suspense.hold()
            self._lay = resting(self._table)
        if self._change is not None and not self._change.begun:
            self._before = self._change.before
            return
        stage = read_stage(self._page, self._table, self._tray)
        moving = self.overlay.spots()
        dice = dict(stage.dice) | {die: spot for die, spot in moving.items() if die in stage.dice}
        if self._table.hand.dropped:
            at = self._page.mapFromGlobal(QCursor.pos())
            dice |= {die: replace(dice[die], x=at.x(), y=at.y()) for die in self._table.hand.dropped if die in dice}
        self._before = replace(stage, dice=dice)

    def _brings_a_roll(self) -> bool:
        """Return True if the coming change is a choice for which the program has rolled dice."""
        return bool(self._session.history[-1].faces) and self._goes_on(self._mark, self._state())

    def _show(self, changed: TableChange) -> None:
        """Queue a change for the next frame; several changes by one action are merged."""
        (before, lay), self._before, self._lay = (self._before, self._lay), None, None
        last, self._mark = self._mark, self._state()
        if before is None:
            self.finish()
            return
        played = changed.played
        change = Change(before, played.events, bool(played.faces), self._goes_on(last, self._mark), lay)
        if self._change is not None and not self._change.begun:
            change = self._change.followed_by(change)
        self._change = change
        self._pause.stop()
        self.overlay.freeze()
        self._hold()
        if not (change.fresh and change.drew):
            self._suspense.release()
        self._due.emit()

    def _goes_on(self, last: tuple[int, int | None], now: tuple[int, int | None]) -> bool:
        """Return True if a choice was made, or an earlier one was replayed."""
        (deeds, moment), latest = now, len(self._session.game.history) - 1
        if last[1] is None:
            return moment is None and deeds > last[0] and self._session.game.journal[-1].kind not in JUMPS
        return deeds == last[0] and (latest if moment is None else moment) == last[1] + 1

    def _begin(self) -> None:
        """Start to show the change."""
        change = self._change
        if change is None or change.begun:
            return
        change.begun = True
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        made = self._make(change)
        self._untold = {number for _, number in made.tells}
        if not self._untold:
            self._suspense.release()
        if not made.length:
            self._played_out()
            return
        self.overlay.play(made, self._ground(made), self._room(), self.motion.length)

    def _make(self, change: Change) -> Scene:
        after = read_stage(self._page, self._table, self._tray)
        if change.resting is not None and not change.resting.fits(self._table):
            change.resting = None
            self._table.hand.tell_at_once()
        if not change.fresh:
            return journey(change.before, after)
        stays = change.resting is not None
        die_at = partial(table_at, self._session.position)
        shown = beats(change.events, change.before, after, change.drew, die_at)
        return scene(change.before, after, shown, self._faces_of, stays=stays)

    def _faces_of(self, die: int) -> tuple[DieLook, ...]:
        position = self._session.position
        return faces_of(position.dice[die].type, position.board.options.faces)

    def _hold(self) -> None:
        if not self._holding:
            self._holding = True
            self._session.automatic.hold()
            application().installEventFilter(self)

    # Its end

    def _played_out(self) -> None:
        """Pause for reading before a computer player continues."""
        change, question = self._change, self._session.game.question
        pause = pause_after(change.events) if change is not None and change.fresh else 0
        if not pause or question is None or self._session.kinds[question.seat] == "person":
            self.finish()
            return
        self.overlay.stop()
        self._pause.start(round(pause * self.motion.length))

    # The resting table

    def _room(self) -> QRect:
        """Return the part of the page with animations."""
        room = self._table.geometry()
        return room if self._tray.isHidden() else room.united(self._tray.geometry())

    def _ground(self, made: Scene) -> QPixmap:
        """Return a picture of the table without moving dice and without results that are still hidden."""
        room, ratio = self._room(), self._page.devicePixelRatioF()
        ground = QPixmap(room.size() * ratio)
        ground.setDevicePixelRatio(ratio)
        self._page.render(ground, QPoint(0, 0), QRegion(room), GROUND)
        self._picture_table(ground, made, self._table.pos() - room.topLeft())
        self._picture_tray(ground, made)
        return ground

    def _picture_table(self, ground: QPixmap, made: Scene, at: QPoint) -> None:
        """Paint the table as before the roll while dice are rolling, and then as it is now."""
        lay = self._change.resting if self._change is not None and self._untold else None
        if lay is not None:
            painter = QPainter(ground)
            lay.paint(painter, at, self._table, made.hidden)
            painter.end()
            return
        hand = self._table.hand
        hand.aloft, hand.quiet = made.hidden, bool(self._untold)
        self._table.render(ground, at, QRegion(), WHOLE)
        hand.aloft, hand.quiet = frozenset(), False

    def _picture_tray(self, ground: QPixmap, made: Scene) -> None:
        if not self._tray.isHidden():
            self._tray.veil = Veil(made.hidden_on_tray, frozenset(self._untold))
            self._tray.render(ground, self._tray.pos() - self._room().topLeft(), QRegion(), WHOLE)
            self._tray.veil = Veil()

    def _tell(self, number: int) -> None:
        """Show the sum of a roll that has stopped; after the last one, all results."""
        self._untold.discard(number)
        if not self._untold:
            self._suspense.release()
            self.overlay.ground = self._ground(self.overlay.scene)
            self.overlay.update()
            return
        self._picture_tray(self.overlay.ground, self.overlay.scene)
        self.overlay.update(self._tray.geometry().translated(-self.overlay.pos()))

    def _restage(self) -> None:
        """Continue with the new layout of the table."""
        if self._change is None or not self.overlay.playing:
            return
        made = self._make(self._change)
        self.overlay.restage(made, self._ground(made), self._room())

    # Pictures in advance

    def _warm(self) -> None:
        if not self.busy and not warmed(self._looks, self._page.devicePixelRatioF()):
            self._warmer.stop()

    def _begin_to_warm(self) -> None:
        position = self._session.position
        types = dict.fromkeys(die.type for die in position.dice)
        self._looks = (look for kind in types for look in faces_of(kind, position.board.options.faces))
        self._warmer.start()

    # Events

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice layout changes of the page; during an animation, end it at any key or click."""
        kind = event.type()
        if self._holding and kind in HURRIES and not _is_modifier(event):
            return self._hurry(event)
        if kind in LAID_OUT and watched in (self._page, self._table, self._tray):
            self._laid_out(watched, kind)
        return False

    def _hurry(self, event: QEvent) -> bool:
        """Skip to the end; return True to ignore a click on an answer or a panel that only appears then."""
        waited, bar = self._suspense.held, self._page.bar
        if not waited or not isinstance(event, QMouseEvent):
            self.finish()
            return False
        at = self._page.mapFromGlobal(event.globalPosition()).toPoint()
        on_button = isinstance(self._page.childAt(at), QAbstractButton)
        self.finish()
        on_panel = any(panel.isVisible() and panel.geometry().contains(at) for panel in self._page.panels)
        return on_panel or (bar.geometry().contains(at) and not on_button)

    def _laid_out(self, watched: QObject, kind: QEvent.Type) -> None:
        if watched is self._page and kind in (QEvent.Type.Hide, QEvent.Type.PaletteChange):
            self.finish()
        elif self.overlay.playing:
            self._again.start()
        elif watched is self._page and kind == QEvent.Type.Show and not self.motion.off:
            self._begin_to_warm()


def _is_modifier(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and event.key() in MODIFIERS
