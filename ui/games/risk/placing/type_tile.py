"""The units of one type in a pool: a stack that is picked up with a click, or dragged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from ddtable.dice.catalogue import catalogue
from ui.areas.delegate import Marks
from ui.areas.dragging import drag_dice
from ui.areas.takes_return import RETURN, TakesReturn
from ui.art.die import DieLook
from ui.games.dragon_dice.dice_rows import look_of
from ui.kit.focus_seen import focus_seen

if TYPE_CHECKING:
    from ui.games.risk.placing.place_side import PlaceSide

ROOM = 5  # pixels around the die for its rings
PALE = 0.35  # opacity of units that may not be placed now
ONWARD = (Qt.Key.Key_Right, Qt.Key.Key_Down)
BACK = (Qt.Key.Key_Left, Qt.Key.Key_Up)


class TypeTile(TakesReturn, QAbstractButton):
    """Equal units; `dice` are theirs, and may be placed now if `able`."""

    def __init__(self, side: PlaceSide, kind: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._side, self.kind = side, kind
        self.dice: tuple[int, ...] = ()
        self.able = False
        self._pressed: QPoint | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(lambda _checked=False: side.arm(self.kind))

    def show_dice(self, dice: tuple[int, ...], able: bool) -> None:
        """Show how many there are, and whether one may be placed now."""
        self.dice, self.able = dice, able
        words, health = self._side.session.words, catalogue().units[self.kind].health
        name = words.say("ui-risk-unit", die=words.die_name(self.kind), health=health)
        if len(dice) > 1:
            name = words.say("ui-die-alike", count=len(dice), die=name)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setEnabled(able)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if able else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor if able else Qt.CursorShape.ArrowCursor)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Return like Space, and arrows like Tab."""
        if event.key() in RETURN:
            self.click()
        elif event.key() in ONWARD:
            self.focusNextChild()
        elif event.key() in BACK:
            self.focusPreviousChild()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember the point of the press."""
        self._pressed = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag as many units as a click would place."""
        start = self._pressed
        if start is None or not event.buttons() or not self.able:
            return
        if (event.position().toPoint() - start).manhattanLength() < QApplication.startDragDistance():
            return
        self._pressed = None
        self.setDown(False)
        hand, dice = self._side.hand, self._side.taken(self.kind)
        picture = self._side.delegate.carried([self._look()] * len(dice), self.devicePixelRatioF())
        drag_dice(self, hand, dice, picture)

    def _look(self) -> DieLook:
        return look_of(self.kind, 0, None, False, "printed")[0]

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the die with its rings and the number of equal ones."""
        painter = QPainter(self)
        side = min(self.width(), self.height()) - 2 * ROOM
        marks = Marks(
            held=self._side.armed == self.kind,
            hover=self.underMouse() and self.able,
            focus=focus_seen(self),
            count=len(self.dice),
            beside=True,
            key=self._side.key_of(self.kind),
        )
        painter.setOpacity(1.0 if self.able else PALE)
        at = QPointF((self.width() - side) / 2, (self.height() - side) / 2)
        self._side.delegate.draw(painter, at, side, self._look(), marks)
