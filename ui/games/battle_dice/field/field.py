"""The table of Battle Dice: 2 sides that face each other, with the phases of the turn between them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from ddtable.engine.questions import Faces
from ui.areas.area_view import AreaView
from ui.areas.dice import DiceModel
from ui.areas.hand import Hand
from ui.areas.surfaces import paint_table
from ui.art.palette import DARK, Palette
from ui.games.battle_dice.field import box, choice_cards, prize_card, story_card
from ui.games.battle_dice.field.army_side import ArmySide
from ui.games.battle_dice.field.box import BoxPanel
from ui.games.battle_dice.field.choice_cards import ChoiceCards
from ui.games.battle_dice.field.field_delegate import FieldDelegate
from ui.games.battle_dice.field.flight import Flight
from ui.games.battle_dice.field.gaze import Gaze
from ui.games.battle_dice.field.phase_strip import HEIGHT as STRIP
from ui.games.battle_dice.field.phase_strip import PhaseStrip
from ui.games.battle_dice.field.prize_card import PrizeCard
from ui.games.battle_dice.field.story_card import StoryCard
from ui.games.battle_dice.field.warming import Warming
from ui.games.game_table import GameTable
from ui.motion.pace import asks_for_less, speed_of
from ui.session.session import Session

MARGIN, GAP = 12, 8
DESIGNED = (1000, 640)  # size of the field in pixels at which dice have their designed size
MOST_GROWTH = 2.0
PRIZE_READ = 2600  # milliseconds, at normal speed, for which computer players wait while a prize is shown
BY_HAND = 0.42  # maximum height of the card while real dice are entered, as a share of the field
SMALL_STORY, SMALL_CARD = 4, 3  # a card has at most 1/4 or 1/3 of the field's height


class FieldView(GameTable):
    """The table of one game of Battle Dice. It shows the session's position and updates itself."""

    def __init__(self, session: Session, model: DiceModel, parent: QWidget | None = None) -> None:
        super().__init__(session, model, parent)
        self.colours = DARK
        self._band = 0  # height for entering real dice, in pixels
        self.hand = Hand(session, self)
        self.delegate = FieldDelegate(self.colours, self)
        self.gaze = Gaze(session, self)
        self.gaze.settled.connect(self._lie_still)
        self.gaze.settled.connect(self._settle)
        self.gaze.halted.connect(self.halted)
        self.gaze.tumble.moved.connect(self._turn_dice)
        self.gaze.tumble.over.connect(self._lie_still)
        seats = range(session.position.seats)
        self.sides = [ArmySide(seat, model, self.hand, self.delegate, self.gaze, self) for seat in seats]
        self.strip = PhaseStrip(self.gaze, self)
        self.story = StoryCard(self.gaze, self)
        self.box = BoxPanel(model, self.hand, self.delegate, self.gaze, self)
        self.choices = ChoiceCards(self.hand, self)
        self.prize = PrizeCard(session, self)
        self.prize.turned.connect(self._refresh)
        self.prize.turned.connect(self.read)
        self.gaze.changed.connect(self._look_away)
        self._warming = Warming(self)
        self.flight = Flight(self)
        self.flight.over.connect(self._settle)
        self.hand.changed.connect(self._refresh)
        self.gaze.changed.connect(self._refresh)
        self.gaze.settled.connect(self._refresh)
        self._refresh()

    def set_palette(self, palette: Palette) -> None:
        """Paint everything with other colours."""
        self.colours = self.delegate.colours = palette
        for side in self.sides:
            side.set_palette(palette)
        for view in self.findChildren(AreaView):
            view.viewport().update()
        self.update()

    # What is shown

    @property
    def near_seat(self) -> int:
        """The seat on the near side: that of the only human player, else the first."""
        persons = [seat for seat, kind in enumerate(self.session.kinds) if kind == "person"]
        return persons[0] if len(persons) == 1 else 0

    def views(self) -> Iterator[AreaView]:
        """Yield the visible areas."""
        yield from (view for view in self.findChildren(AreaView) if view.isVisible())

    def dice_in_question(self) -> list[QRect]:
        """Return the places of the dice that can be dragged or chosen."""
        found = []
        for view in self.views():
            corner = view.viewport().mapTo(self, QPoint(0, 0))
            shown, laid = view.shown, view.arrangement
            for stack, at in zip(laid.stacks, laid.boxes, strict=True):
                if shown[stack[0]].lit:
                    found.append(QRect(corner.x() + round(at.x), corner.y() + round(at.y), at.side, at.side))
        return found

    def guide_place(self, at: str, /) -> QRect:
        """Return the rectangle of the phases with the card below, or of the near army, for the guide."""
        if at == "phases":
            return self.strip.geometry().united(self.story.geometry())
        return self.sides[self.near_seat].geometry() if at == "army" else QRect()

    def roll_band(self, high: int, /) -> QRect:
        """Return the rectangle for entering a roll: below the phases, where the field makes space for it.

        If there is not enough space, it covers the side that does not roll.
        """
        if high and high != self._band:
            self._band = high
            self._arrange()
        card = self.story.geometry()
        if card.height() >= high:
            return card
        if self.session.asked_seat == self.near_seat:
            return card.adjusted(0, min(0, card.height() - high), 0, 0)
        top = self.strip.geometry().top()
        return QRect(card.left(), top, card.width(), max(high, card.bottom() + 1 - top))

    def rings(self, dice: frozenset[int], /) -> Iterator[QRectF]:
        """Yield the rectangles of rings around these dice, in pixels of the table."""
        for view in self.views():
            corner = view.viewport().mapTo(self, QPoint(0, 0))
            shown, laid = view.shown, view.arrangement
            for stack, at in zip(laid.stacks, laid.boxes, strict=True):
                if any(shown[row].die in dice for row in stack):
                    yield QRectF(corner.x() + at.x, corner.y() + at.y, at.side, at.side)

    # Motion: the walk through the phases

    @property
    def busy(self) -> bool:
        """True while phases of the last change are still to be shown, or dice are moving."""
        return self.gaze.busy or self.flight.active

    @property
    def to_read(self) -> int:
        """The time to read the last phase, or longer for a prize, in milliseconds."""
        return PRIZE_READ if self.prize.wanted else max(super().to_read, self.gaze.to_read)

    @property
    def unread(self) -> bool:
        """True while a prize is shown."""
        return self.prize.wanted

    @property
    def rolling(self) -> bool:
        """True while phases are still to be shown; log, question and board do not reveal them before."""
        return self.gaze.busy or self.gaze.roll_ahead

    @property
    def halts(self) -> bool:
        """True if the walk may wait for the player."""
        return self.gaze.halts is not None

    @property
    def halting(self) -> bool:
        """True while the walk waits for the player."""
        return self.gaze.halting

    def halt_at(self, halts: Callable[[Any], bool] | None) -> None:
        """Set the condition for phases (`PhaseTold`) at which the walk waits for the player."""
        self.gaze.halts = halts

    def walk_on(self) -> None:
        """Continue the walk."""
        self.gaze.walk_on()

    def _settle(self) -> None:
        """Emit `settled` when the whole change has been shown."""
        if not self.busy:
            self.settled.emit()

    def _lie_still(self) -> None:
        """Emit `told` when the results of a roll may be shown."""
        self.flight.hush()
        if not self.rolling:
            self.told.emit()

    def _turn_dice(self) -> None:
        """Paint the next frame of the rolling dice."""
        self.delegate.tumbling = self.gaze.tumble.left
        self.hand.quiet = self.gaze.rolling
        self.flight.hush()
        for view in self.views():
            view.viewport().update()

    def play(self, length: float) -> None:
        """Walk through the latest change; times are multiplied by `length`."""
        self.gaze.play(length)
        self.flight.play(length)
        self._warming.begin()

    def showEvent(self, event: QShowEvent) -> None:
        """Prepare pictures of dice if they are going to move."""
        super().showEvent(event)
        speed = speed_of(self.window())
        if speed != "off" and not (speed == "system" and asks_for_less()):
            self._warming.begin()

    def hurry(self) -> None:
        """Skip to the end, or to the next phase that waits for the player."""
        self.flight.stop()
        self.gaze.hurry()

    def finish(self) -> None:
        """Skip to the end."""
        self.flight.finish()
        self.gaze.finish()

    # Layout

    def refresh_sides(self) -> None:
        """Update both sides."""
        for side in self.sides:
            side.refresh()

    def _look_away(self) -> None:
        """Close the prize when the player looks at a phase."""
        if self.gaze.by_hand:
            self.prize.close_card()

    def _refresh(self) -> None:
        self.flight.hush()
        focused = QApplication.focusWidget()
        near = self.near_seat
        far = 1 - near
        if self.strip.seats != (far, near):
            self.strip.set_seats(far, near)
            self.story.set_seats(far, near)
        self._arrange()
        if focused is not None and self.isVisible() and self.isAncestorOf(focused) and not focused.isVisible():
            self.setFocus()  # Qt has moved the focus to some other widget

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Update the layout."""
        super().resizeEvent(event)
        self.flight.stop()
        self._arrange()

    @property
    def growth(self) -> float:
        """The scale of dice relative to their designed size; more than 1 on a large screen."""
        return max(1.0, min(MOST_GROWTH, self.width() / DESIGNED[0], self.height() / DESIGNED[1]))

    def _arrange(self) -> None:
        room = self.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        middle = STRIP + GAP + self._arrange_card(room)
        half = (room.height() - middle - 2 * GAP) // 2
        near, far = self.sides[self.near_seat], self.sides[1 - self.near_seat]
        far.set_form(False, self.growth)
        far.setGeometry(room.left(), room.top(), room.width(), half)
        near.set_form(True, self.growth)
        near.setGeometry(room.left(), room.bottom() + 1 - half, room.width(), half)
        top = room.top() + half + GAP
        self.strip.setGeometry(room.left(), top, room.width(), STRIP)
        card = QRect(room.left(), top + STRIP + GAP, room.width(), middle - STRIP - GAP)
        for panel in self._cards:
            panel.setGeometry(card)

    @property
    def _cards(self) -> tuple[QWidget, ...]:
        """The cards below the phases, of which one is visible; the prize comes first."""
        return self.prize, self.box, self.choices, self.story

    def _arrange_card(self, room: QRect) -> int:
        """Show one of the cards below the phases; return its height."""
        shown: QWidget = self.story
        if not self.gaze.busy:
            asked = (panel for panel in (self.prize, self.box, self.choices) if panel.wanted)
            shown = next(asked, shown)
        for panel in self._cards:
            panel.setVisible(panel is shown)
        heights = {
            self.box: box.HEIGHT,
            self.choices: choice_cards.HEIGHT,
            self.prize: prize_card.HEIGHT,
            self.story: story_card.HEIGHT,
        }
        most = room.height() // (SMALL_STORY if shown is self.story else SMALL_CARD)
        high = min(round(heights[shown] * min(1.3, max(1.0, room.height() / 760))), most)
        question = self.session.question
        by_hand = question is not None and isinstance(question.shape, Faces)
        most = round(room.height() * BY_HAND)
        return min(max(high, self._band), most) if by_hand and shown is self.story else high

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Cancel a drag with Escape."""
        if event.key() == Qt.Key.Key_Escape and self.session.lifted():
            self.session.hand.cancel_lift()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the table."""
        paint_table(QPainter(self), self.rect(), self.colours)
