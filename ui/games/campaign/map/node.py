"""A node of the map: a place that takes dice, opens on a click, and lends its armies to the hand."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from ddtable.engine.position import area
from ui.areas.delegate import DieDelegate
from ui.areas.dragging import drag_dice
from ui.areas.hand import Hand
from ui.areas.lit_stop import LitStop
from ui.areas.takes_dice import TakesDice
from ui.areas.takes_return import RETURN, TakesReturn
from ui.games.campaign.map.facts import NodeFacts, die_area, facts_of, source_of
from ui.games.campaign.map.node_paint import (
    OUT,
    NodeState,
    chip_rects,
    disc_tips,
    dragon_rects,
    effect_rects,
    node_size,
    paint_node,
)
from ui.games.dragon_dice.die_words import look_of
from ui.kit.focus_seen import focus_seen
from ui.kit.tips import show_tip_at

KEYPAD = Qt.KeyboardModifier.KeypadModifier
ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class PlaceNode(TakesDice, TakesReturn, LitStop, QWidget):
    """One place on the map.

    `open_wanted` asks for its card; `walk_wanted` for the linked place in a direction; `resized`: it needs more or less
    room. `shifted`: its plate is dragged, and its middle goes to this point of the map; `step_wanted`: by keys.
    """

    open_wanted = Signal(str)
    walk_wanted = Signal(str, int, int)
    resized = Signal()
    shifted = Signal(str, QPointF)
    shift_ended = Signal()
    step_wanted = Signal(str, int, int)

    def __init__(self, place: str, hand: Hand, delegate: DieDelegate, parent: QWidget) -> None:
        super().__init__(parent)
        self.place, self.hand, self._delegate = place, hand, delegate
        self.scale = 1.0
        self.facts: NodeFacts = facts_of(hand, place)
        self._source = source_of(hand, place)
        self.state = NodeState()
        self.area = die_area(hand, place)
        self._pressed: QPoint | None = None
        self._gripped: QPointF | None = None  # from the pointer to the middle, while the plate is dragged
        self._painted: tuple[object, ...] = ()
        self.setProperty("area", self.area)
        self.setAcceptDrops(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    # Content

    def refresh(self, opened: bool, reread: bool) -> None:
        """Show the place as it is now; its facts are read again if `reread`."""
        hand = self.hand
        if reread:
            self._read()
        lit = frozenset(seat for seat in range(hand.session.position.seats) if self._army(seat) in hand.lit)
        question = hand.session.question
        quiet = hand.quiet or hand.asks_later
        self.state = NodeState(
            open=opened,
            asked=question is not None and question.place == self.place and not quiet,
            lit=not quiet and (self.area in hand.lit or bool(lit)),
            over=self.over,
            focus=focus_seen(self),
            armies=frozenset() if quiet else lit,
            own=hand.session.asked_seat,
        )
        if (self.facts, self.state) != self._painted:
            self._painted = (self.facts, self.state)
            self._name()
            self.update()

    def _read(self) -> None:
        source = source_of(self.hand, self.place)
        if source == self._source:
            return
        self._source = source
        facts = facts_of(self.hand, self.place)
        before, self.facts = self.facts, facts
        self.area = die_area(self.hand, self.place)
        if node_size(before, 1.0) != node_size(facts, 1.0):
            self.resized.emit()

    def _name(self) -> None:
        self.setAccessibleName(self.words())
        self.setAccessibleDescription("\n".join(effect.tip for effect in self.facts.effects))

    def words(self) -> str:
        """Return the place in words: its name, its distance, its holder, each army, its links, what may be done."""
        say, names, facts = self.hand.session.words.say, self.hand.session.names, self.facts
        parts = [facts.name, *([facts.role] if facts.role else [])]
        if facts.number:
            parts.append(say("ui-war-distance", number=facts.number))
        if facts.holder >= 0:
            parts.append(say("ui-war-held", player=names[facts.holder]))
        parts += [
            say("ui-war-army", player=names[army.seat], health=army.health, dragons=len(army.dragons))
            for army in facts.armies
        ]
        if facts.links:
            parts.append(say("ui-table-linked", places=self.hand.session.words.all_of(facts.links)))
        said = ", ".join(parts)
        return say("ui-table-area-lit", area=said) if self.state.lit else said

    def _army(self, seat: int) -> str:
        return area(self.place, seat)

    def room(self) -> tuple[int, int]:
        """Return the width and height that the node needs, with its dragons on the edge."""
        size = node_size(self.facts, self.scale)
        return round(size.width() + OUT * self.scale + 1), round(size.height())

    def is_lit(self) -> bool:
        """Return True if the place is an answer, or takes the held dice."""
        return self.state.lit

    @property
    def plate(self) -> QRectF:
        """The node without what stands out of it."""
        return QRectF(QPointF(0, 0), node_size(self.facts, self.scale))

    def chip_of(self, seat: int) -> QRectF:
        """Return the place of an army's chip; that of the die without such an army."""
        chips = zip(self.facts.armies, chip_rects(self.facts, self.scale), strict=True)
        return next((rect for army, rect in chips if army.seat == seat), QRectF(self.rect()))

    def _army_at(self, at: QPointF) -> int:
        """Return the seat of the army's chip at a point; -1 for none."""
        chips = zip(self.facts.armies, chip_rects(self.facts, self.scale), strict=True)
        return next((army.seat for army, rect in chips if rect.contains(at)), -1)

    # Dice

    def area_for(self, dice: tuple[int, ...]) -> str:
        """Return the area that dice go to which are put on the node: the one of its armies that takes them."""
        for seat in range(self.hand.session.position.seats):
            if self.hand.may_drop(dice, self._army(seat)):
                return self._army(seat)
        if self.area in self.hand.lit or not dice:
            return self.area
        position = self.hand.session.position
        return self._army(position.dice[dice[0]].owner) if dice[0] < len(position.dice) else self.area

    def update_ground(self) -> None:
        """Repaint after a drag has entered or left."""
        self.refresh(self.state.open, reread=False)

    def liftable(self, seat: int) -> tuple[int, ...]:
        """Return the dice of an army here that may be taken up now."""
        able = self.hand.session.liftable()
        return tuple(die for die in self.hand.session.position.at(self.place, seat) if die in able)

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember the point of the press: a drag begins at an army's chip."""
        self._pressed = event.position().toPoint() if event.button() == Qt.MouseButton.LeftButton else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag an army by its chip, or the place itself by its plate."""
        if self._gripped is not None:
            self.shifted.emit(self.place, self.mapToParent(event.position()) + self._gripped)
            return
        if self._pressed is None or not event.buttons():
            return
        if (event.position().toPoint() - self._pressed).manhattanLength() < QApplication.startDragDistance():
            return
        pressed, self._pressed = self._pressed, None
        seat = self._army_at(QPointF(pressed))
        if seat < 0:
            if not self.hand.carried:
                self._gripped = self.plate.center() - QPointF(pressed)
                self.setCursor(Qt.CursorShape.ClosedHandCursor)
                self.mouseMoveEvent(event)
            return
        dice = self.liftable(seat)
        if dice:
            self._drag(self.hand.together(dice))
        elif there := self.hand.session.position.at(self.place, seat):
            self.hand.session.hand.refuse_idle(there[0])

    def _drag(self, dice: tuple[int, ...]) -> None:
        looks = [look_of(self.hand.session, die) for die in dice]
        drag_dice(self, self.hand, dice, self._delegate.carried(looks, self.devicePixelRatioF()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Handle a click: put held dice here, answer, take up an army, or open the place; or end a drag of it."""
        if self._gripped is not None:
            self._gripped = None
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            self.shift_ended.emit()
            return
        pressed, self._pressed = self._pressed, None
        if pressed is None or event.modifiers() or not self.rect().contains(event.position().toPoint()):
            return
        self.act(self._army_at(event.position()))

    def act(self, seat: int = -1) -> None:
        """Do what a click means, on an army's chip or beside all of them."""
        hand, session = self.hand, self.hand.session
        held = hand.carried
        if held:
            self._put(held)
        elif seat >= 0 and self._army(seat) in hand.lit:
            session.hand.activate_area(self._army(seat))
        elif seat >= 0 and (dice := self.liftable(seat)) and not session.selection:
            session.hand.lift(dice)
            self.open_wanted.emit(self.place)
        elif self.area in hand.lit:
            session.hand.activate_area(self.area)
        else:
            self.open_wanted.emit(self.place)

    def _put(self, held: tuple[int, ...]) -> None:
        target, session = self.area_for(held), self.hand.session
        if self.hand.may_drop(held, target):
            session.hand.activate_area(target)
        elif set(held) <= set(session.position.at(self.place, session.position.dice[held[0]].owner)):
            session.hand.cancel_lift()
        else:
            session.hand.refuse(held, target)

    def event(self, event: QEvent) -> bool:
        """Show the owner and end of an effect, or the place in words, as a tool tip beside it."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            plate = self.plate.size()
            tips = [effect.tip for effect in self.facts.effects]
            parts = disc_tips(effect_rects(self.facts, plate, self.scale), tips)
            parts += [(rect, self.words()) for rect in dragon_rects(self.facts, plate, self.scale)]
            show_tip_at(self, event.pos(), [*parts, (self.plate, self.words())])
            return True
        return super().event(event)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle arrows (along links; with Alt they move the place), Return, Space (take up the own army), Escape."""
        session = self.hand.session
        if event.key() in ARROWS and not event.modifiers() & ~KEYPAD:
            self.walk_wanted.emit(self.place, *ARROWS[Qt.Key(event.key())])
        elif event.key() in ARROWS and event.modifiers() & ~KEYPAD == Qt.KeyboardModifier.AltModifier:
            self.step_wanted.emit(self.place, *ARROWS[Qt.Key(event.key())])
        elif event.key() in RETURN:
            self.act_by_key()
        elif event.key() == Qt.Key.Key_Space:
            self.take_up()
        elif event.key() == Qt.Key.Key_Escape and session.lifted():
            session.hand.cancel_lift()
        else:
            super().keyPressEvent(event)

    def take_up(self) -> None:
        """Take up the army of the asked player, or open the place if it has none that may move."""
        session = self.hand.session
        if dice := self.liftable(session.asked_seat):
            session.hand.lift(dice)
        else:
            self.open_wanted.emit(self.place)

    def act_by_key(self) -> None:
        """Put held dice here, pick the only lit army, or do what a click beside the armies does."""
        lit = sorted(self.state.armies)
        self.act(lit[0] if lit and not self.hand.carried else -1)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus."""
        super().focusInEvent(event)
        self.refresh(self.state.open, reread=False)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the focus."""
        super().focusOutEvent(event)
        self.refresh(self.state.open, reread=False)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the node."""
        names, palette = self.hand.session.names, self._delegate.colours
        paint_node(QPainter(self), self.plate.size(), self.facts, self.state, names, palette, self.scale)
