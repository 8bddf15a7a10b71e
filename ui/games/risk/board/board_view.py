"""The board in hands: clicks, drags and keys on the places of the map. Keys can do all that the mouse does."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QNativeGestureEvent,
    QShortcut,
)
from PySide6.QtWidgets import QApplication, QGestureEvent, QPinchGesture, QToolTip, QWidget

from ddtable.engine.questions import Pick
from ddtable.rules.dragon_dice.places import group, is_group, is_terrain, numbered
from ui.areas.delegate import DieDelegate
from ui.areas.dice import dice_of
from ui.areas.dragging import drag_dice
from ui.areas.hand import Hand
from ui.areas.lit_stop import LitStop
from ui.areas.takes_dice import TakesDice
from ui.areas.takes_return import RETURN, TakesReturn
from ui.games.dragon_dice.die_words import look_of
from ui.games.risk.board import reach
from ui.games.risk.board.able import able_places, next_after
from ui.games.risk.board.canvas import NEXT_KEY, ZOOM_STEP, BoardCanvas
from ui.games.risk.board.rows import BoardRow
from ui.games.risk.board.walking import next_place
from ui.games.risk.placing.place_side import PlaceSide
from ui.kit.buttons import without_argument
from ui.kit.focus_seen import by_keys
from ui.kit.tips import show_tip

PAN_STEP = 60.0  # pixels of a key
ZOOM_KEYS = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1, Qt.Key.Key_Underscore: -1}
ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
KEYPAD, SHIFT = Qt.KeyboardModifier.KeypadModifier, Qt.KeyboardModifier.ShiftModifier
NAME_KEYS = (*RETURN, Qt.Key.Key_Escape, Qt.Key.Key_Backspace)
AFTER_GAME = ("R", "S", "W")  # keys of the window that do nothing before the game is over
LEFT_BUTTON, MIDDLE_BUTTON = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton


class BoardView(TakesDice, TakesReturn, LitStop, BoardCanvas):
    """The board. `open_wanted` asks for the card of a territory."""

    placing: PlaceSide | None = None

    def __init__(self, hand: Hand, delegate: DieDelegate, parent: QWidget) -> None:
        super().__init__(hand, delegate, parent)
        self.area = ""
        self._pressed: QPointF | None = None
        self._panned: QPointF | None = None
        self.rows = [BoardRow(place, self) for place in self.scene.places()]
        self.find_button.clicked.connect(partial(without_argument, self.begin_find))
        self.next_button.clicked.connect(partial(without_argument, self.go_on))
        QShortcut(QKeySequence(NEXT_KEY), self).activated.connect(self.go_on)
        self.setAcceptDrops(True)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.grabGesture(Qt.GestureType.PinchGesture)

    # A proposal of placement

    def edits(self, placing: PlaceSide) -> None:
        """Show the proposals of a column, and change them."""
        self.placing = placing
        placing.plan.changed.connect(self._remark)

    @property
    def _editing(self) -> PlaceSide | None:
        return self.placing if self.placing is not None and self.placing.plan.editing else None

    def planned(self) -> dict[str, int]:
        """Return the health that is proposed for territories."""
        return self._editing.plan.health() if self._editing is not None else {}

    def _edit(self, side: PlaceSide, place: str) -> None:
        """Put held units here, or take up units that are proposed for here."""
        held, hand = self.hand.carried, self.hand.session.hand
        if held and side.plan.places.get(held[0]) != place:
            side.put_planned(held, place)
        elif dice := side.take_planned(place):
            hand.cancel_lift()
            hand.lift(dice)
        else:
            hand.cancel_lift()

    def dropEvent(self, event: QDropEvent) -> None:
        """Put dice at the pointer; a unit of a proposal is then proposed for there."""
        side, dice = self._editing, tuple(sorted(dice_of(event.mimeData())))
        if side is None:
            super().dropEvent(event)
            return
        self._answer(event)
        self._show_over(False)
        if event.isAccepted():
            QTimer.singleShot(0, partial(side.put_planned, dice, self.pointed))

    # Events of several kinds

    def event(self, event: QEvent) -> bool:
        """Handle pinches, tips, and letters of a name before the window's shortcuts."""
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            self.zoom_by(1 + event.value(), event.position())
            return True
        if isinstance(event, QGestureEvent) and (pinch := event.gesture(Qt.GestureType.PinchGesture)) is not None:
            assert isinstance(pinch, QPinchGesture)
            self.zoom_by(pinch.scaleFactor(), QPointF(self.mapFromGlobal(pinch.centerPoint().toPoint())))
            return True
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self._tip(event.pos())
            return True
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and self._is_of_name(event):
            event.accept()
            return True
        return super().event(event)

    def _tip(self, at: QPoint) -> None:
        """Show a place in words, or the reason why it does not take the held dice."""
        place = self.scene.place_at(QPointF(at))
        if not place:
            QToolTip.hideText()
            return
        held = self.hand.carried
        why = self.hand.session.hand.why_not(held, reach.area_for(self.hand, place, held)) if held else ""
        show_tip(why or self.words_of(place), self, self.scene.rect_of(place).toAlignedRect())

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click, a drag of an army, or a move of the map: with the middle button, or by sea."""
        point = event.position()
        if event.button() == MIDDLE_BUTTON:
            self._begin_pan(point)
        elif event.button() == LEFT_BUTTON:
            self._pressed = point

    def _begin_pan(self, point: QPointF) -> None:
        self._panned = point
        self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at a place, move the map, or begin to drag an army."""
        point = event.position()
        if self._panned is not None:
            self.move_by(self._panned - point)
            self._panned = point
            return
        if self._pressed is None:
            self.point_at(self.scene.place_at(point))
            return
        if (point - self._pressed).manhattanLength() < QApplication.startDragDistance():
            return
        pressed, self._pressed = self._pressed, None
        place = self.scene.place_at(pressed)
        dice = self._movable(place) if place and not self.hand.carried else ()
        if dice:
            self._drag(dice)
        elif self.camera.zoom > 1:
            self._begin_pan(point)
        elif place and self.scene.badge_at(pressed):
            self._refuse_idle(place)

    def _movable(self, place: str) -> tuple[int, ...]:
        """Return the dice that a drag from a place takes."""
        return self._editing.take_planned(place) if self._editing is not None else reach.movable(self.hand, place)

    def _refuse_idle(self, place: str) -> None:
        position = self.hand.session.position
        dice = [die for seat in range(position.seats) for die in position.at(place, seat)]
        if dice:
            self.hand.session.hand.refuse_idle(dice[0])

    def _drag(self, dice: tuple[int, ...]) -> None:
        looks = [look_of(self.hand.session, die) for die in dice]
        drag_dice(self, self.hand, dice, self._delegate.carried(looks, self.devicePixelRatioF()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a move, or handle a click."""
        if self._panned is not None:
            self._panned = None
            self.unsetCursor()
            return
        pressed, self._pressed = self._pressed, None
        if pressed is None or event.modifiers() or event.button() != LEFT_BUTTON:
            return
        realm, face = self.scene.face_at(pressed)
        if realm >= 0 and (area := reach.lit_faces(self.hand, group(realm)).get(face)):
            self.hand.session.hand.activate_area(area)
        elif place := self.scene.place_at(pressed):
            self.act(place, by_badge=bool(self.scene.badge_at(pressed)))
        elif self._lifted_from_map():
            self.hand.session.hand.cancel_lift()

    def _lifted_from_map(self) -> bool:
        """Return True if the held dice are on the map: those of the pool stay in hand for the next territory."""
        dice = self.hand.session.position.dice
        return any(is_terrain(dice[die].place) for die in self.hand.session.lifted())

    def point_at(self, place: str) -> None:
        """Show the neighbours of a place, and what can be attacked there."""
        if place != self.pointed:
            self.pointed = place
            self.setCursor(Qt.CursorShape.PointingHandCursor if place else Qt.CursorShape.ArrowCursor)
            self._remark()

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing."""
        super().leaveEvent(event)
        self.point_at("")

    # What a click means

    def act(self, place: str, *, by_badge: bool = False) -> None:
        """Put held dice here, answer, choose or take up an army by its badge, or open the territory."""
        hand, session = self.hand, self.hand.session
        if self._editing is not None:
            self._edit(self._editing, place)
        elif held := hand.carried:
            self._put(held, place)
        elif by_badge and (army := reach.army_to_choose(hand, place)):
            for die in army:
                session.hand.toggle(die)
        elif self._answers(place):
            session.hand.activate_area(reach.lit_area(hand, place))
        elif is_group(place):
            if len(faces := reach.lit_faces(hand, place)) == 1:
                session.hand.activate_area(next(iter(faces.values())))
        else:
            if by_badge and (dice := reach.army_to_lift(hand, place)):
                session.hand.lift(dice)
            self.open_wanted.emit(place)

    def _answers(self, place: str) -> bool:
        return reach.is_answer(self.hand, place) and not (self.hand.quiet or self.hand.asks_later)

    def _put(self, held: tuple[int, ...], place: str) -> None:
        session, target = self.hand.session, reach.area_for(self.hand, place, held)
        if self.hand.may_drop(held, target):
            session.hand.activate_area(target)
        elif session.position.dice[held[0]].place == place:
            session.hand.cancel_lift()
        else:
            session.hand.refuse(held, target)

    def take_up(self, place: str) -> None:
        """Take up the army on a territory, or open it if none may move."""
        if self._editing is not None:
            self._edit(self._editing, place)
        elif dice := reach.army_to_lift(self.hand, place):
            self.hand.session.hand.lift(dice)
        elif is_terrain(place):
            self.open_wanted.emit(place)

    # Drops

    def area_for(self, dice: tuple[int, ...]) -> str:
        """Return the area of the place at the pointer."""
        return reach.area_for(self.hand, self.pointed, dice) if self.pointed else ""

    def _answer(self, event: QDropEvent) -> None:
        self.point_at(self.scene.place_at(event.position()))
        self.area = self.area_for(tuple(sorted(dice_of(event.mimeData()))))
        self.setProperty("area", self.area)
        super()._answer(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take part in each drag of dice: Qt sends no moves to a widget that refuses a drag as it enters."""
        super().dragEnterEvent(event)
        if dice_of(event.mimeData()):
            event.setDropAction(Qt.DropAction.MoveAction)
            event.accept()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Accept dice that the place at the pointer takes; explain why another one does not."""
        super().dragMoveEvent(event)
        dice = tuple(sorted(dice_of(event.mimeData())))
        if self.pointed and not event.isAccepted() and dice:
            why = self.hand.session.hand.why_not(dice, self.area)
            show_tip(why, self, self.scene.rect_of(self.pointed).toAlignedRect())
        else:
            QToolTip.hideText()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Point at nothing."""
        super().dragLeaveEvent(event)
        self.point_at("")
        QToolTip.hideText()

    def update_ground(self) -> None:
        """Repaint after a drag has entered or left."""
        self._remark()

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with arrows, act with Return, take up with Space, move the map with Shift and arrows."""
        key, held = Qt.Key(event.key()), event.modifiers() & ~KEYPAD
        session = self.hand.session
        if self._type(event):
            return
        if key in ARROWS and held == SHIFT:
            x, y = ARROWS[key]
            self.move_by(QPointF(x, y) * PAN_STEP)
        elif key in ARROWS and not held:
            self._walk(ARROWS[key])
        elif key in RETURN and self.current:
            self.act(self.current)
        elif key == Qt.Key.Key_Space and self.current:
            self.take_up(self.current)
        elif key == Qt.Key.Key_Escape and session.lifted():
            session.hand.cancel_lift()
        elif not self.press(event):
            super().keyPressEvent(event)

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key of the map; return False for others."""
        key = Qt.Key(event.key())
        if self.finder.active and self._type(event):
            return True
        if key in ZOOM_KEYS:
            self._zoom_middle(ZOOM_STEP ** ZOOM_KEYS[key])
        elif key == Qt.Key.Key_0:
            self.fit()
        elif key == Qt.Key.Key_M:
            self.toggle_list()
        elif key == Qt.Key.Key_T:
            self.threats_button.click()
        elif event.text() == "/":
            self.begin_find()
        elif event.text().isalpha() and not event.modifiers() & ~SHIFT and self.places.isHidden():
            self.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.finder.add(event.text())
        else:
            return False
        return True

    def _walk(self, direction: tuple[int, int]) -> None:
        """Move the focus to the nearest place in a direction."""
        here = self.current or self.opened
        places = self.scene.places()
        if not here:
            self.go_to(next((place for place in places if self._is_lit(place)), places[0]))
            return
        number = self._number(here)
        near = {numbered(one) for one in self.scene.map.neighbours[number]} if number >= 0 else set()
        others = {place: self.scene.middle(place) for place in places if place != here}
        if found := next_place(self.scene.middle(here), others, near, direction):
            self.go_to(found)

    def go_on(self) -> None:
        """Open the next territory that can still do something, in the middle of a zoomed map."""
        place = next_after(able_places(self.hand), self.current)
        if not place:
            self.hand.session.draft.refuse(self.hand.session.words.say("ui-risk-next-none"))
        elif self.places.isHidden():
            self.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.go_to(place)
            self.centre(place)
            self.open_wanted.emit(place)
        else:
            self.current = place
            self.places.go_to(place)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the focus through the lit places, then off the board."""
        lit = [place for place in self.scene.places() if self._is_lit(place)]
        at = lit.index(self.current) if self.current in lit else -1
        if self.hasFocus() and lit and not (at == len(lit) - 1 if forward else at <= 0):
            self.go_to(lit[at + 1 if forward else at - 1])
            return True
        return super().focusNextPrevChild(forward)

    def is_lit(self) -> bool:
        """Return True if some place is an answer, or takes the held dice."""
        return any(self._is_lit(place) for place in self.scene.places())

    def takes_return(self) -> bool:
        """Return True if Return is for the place with the focus: it answers, takes dice, or the bar has no answer."""
        if self.finder.active or not self.current or not by_keys(self):
            return self.finder.active
        if self.hand.carried or self._editing is not None or self._answers(self.current):
            return True
        session, question = self.hand.session, self.hand.session.question
        if question is None or not session.asks_person:
            return True
        return isinstance(question.shape, Pick) and not session.draft.default_option()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at a lit place, or where the focus was."""
        super().focusInEvent(event)
        if not self._is_lit(self.current) if self.current else True:
            lit = next((place for place in self.scene.places() if self._is_lit(place)), "")
            self.current = lit or self.current or self.opened or self.scene.places()[0]
        self._remark()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the focus."""
        super().focusOutEvent(event)
        self.finder.end()
        self._remark()

    # Names

    def begin_find(self) -> None:
        """Wait for the letters of a name."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.finder.begin()

    def _is_of_name(self, event: QKeyEvent) -> bool:
        """Return True if a key belongs to the name that is typed, or begins one."""
        if event.modifiers() & ~(SHIFT | KEYPAD):
            return False
        if not self.finder.active:
            return event.text().upper() in AFTER_GAME and self.hand.session.question is not None
        return bool(event.text() and event.text().isprintable()) or event.key() in NAME_KEYS

    def _type(self, event: QKeyEvent) -> bool:
        """Handle a key of the name that is typed; return False for others."""
        if not self._is_of_name(event):
            return False
        key = event.key()
        if key in RETURN:
            self.finder.end()
            self.act(self.current)
        elif key == Qt.Key.Key_Escape:
            self.finder.end()
        elif key == Qt.Key.Key_Backspace:
            self.finder.back()
        else:
            self.finder.add(event.text())
        return True
