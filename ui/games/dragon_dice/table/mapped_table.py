"""The common part of tables with a map: plates of the players above it, the open place beside it, pools in a drawer."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ddtable.engine.questions import Question
from ddtable.rules.dragon_dice.board import NOBODY, land_at, terrain_places
from ddtable.rules.dragon_dice.places import is_terrain
from ui.areas.dice import DiceModel
from ui.areas.surfaces import paint_table
from ui.art.palette import Palette, cased
from ui.games.dragon_dice.table.pool_drawer import PoolDrawer
from ui.games.dragon_dice.table.pool_plate import LEAST_TALL, LEAST_WHOLE, LOW, TALL, WHOLE, PoolPlate
from ui.games.dragon_dice.table.terrain_card import TerrainCard
from ui.games.dragon_dice.table.terrain_table import CARD_COST, TerrainTable
from ui.games.game_table import Weighed
from ui.session.session import Session

GAP = 8
WORDS_FROM = 1240  # pixels of width from which pools have words: those of a window of 1600


class MapView(Protocol):
    """The widget with the map."""

    def refresh(self, opened: str, /, reread: bool) -> None:
        """Show the map as it is now; `reread`: something on the table has changed."""

    def show_place(self, place: str, /) -> None:
        """Move the map if a place is not seen."""

    def press(self, event: QKeyEvent, /) -> bool:
        """Handle a key of the map; return False for others."""


class MappedTable(TerrainTable):
    """A table with a map. A game sets `pools`, the places of dice off the map, and adds its map by `_add_map`."""

    panels: Sequence[PoolPlate]
    pools: Sequence[str]
    pane: MapView

    def __init__(self, session: Session, model: DiceModel, parent: QWidget | None = None) -> None:
        super().__init__(session, model, parent)
        self.drawer = PoolDrawer(self.pools, model, self.hand, self.delegate, self)
        self.opened = ""
        self._by_question = False  # the drawer was opened by a question, and is closed with it
        self._unread = True  # the map shows an earlier state
        self._add_map()
        for plate in self.panels:
            plate.pool_wanted.connect(self.open_pool)
        self.drawer.close_button.clicked.connect(lambda _checked=False: self._arrange())
        self.hand.changed.connect(self._refresh)
        self.hand.told.connect(self._refresh)
        self._refresh()

    @abstractmethod
    def _add_map(self) -> None:
        """Make the map and what else the game has on its table."""

    def set_palette(self, palette: Palette) -> None:
        """Use another palette."""
        super().set_palette(cased(palette))
        self.drawer.update()

    # Content

    def _keep_cards(self) -> None:
        """Keep the cards of places that have been opened; only one is seen."""
        places = terrain_places(self.session.position)
        for card in list(self.cards):
            if card.place not in places or card.die != land_at(self.session.position, card.place).die:
                self.cards.remove(card)
                card.retire()
        if self.opened not in places:
            self.opened = self._first_place(places)

    def _first_place(self, places: Sequence[str]) -> str:
        """Return the place that is open at first, "" for none."""
        return places[-1] if places else ""

    def _open_what_is_asked(self, question: Question | None) -> None:
        """Open the place in question, of several the suggested one, and the pool that dice are taken from."""
        change = self.hand.change
        if change is not None and (change.dice or change.board or change.effects or change.seats or change.moment):
            self._unread = True
        if question is not None and question is not self._asked:
            self._asked = question
            self._open_pool_asked()
            place = self._place_asked(question)
            if place:
                self.opened = place
                self.pane.show_place(place)
        if self.board.revealed:
            self._show_card()
            self._show_map()

    def _show_map(self) -> None:
        """Show the map; it is read again if the table has changed, but not before the dice of a roll have stopped."""
        reread = self._unread and not self.hand.waits
        self._unread = self._unread and not reread
        self.pane.refresh(self.opened, reread)

    def _place_asked(self, question: Question) -> str:
        """Return the place that should be open for a question, "" for the present one."""
        named = question.place or str(question.values.get("place", ""))
        places = terrain_places(self.session.position)
        if is_terrain(named) and named in places:
            return named
        goals = {goal.partition("@")[0] for goal in self.session.goals()} & set(places)
        suggested = self._suggested(question).partition("@")[0]
        dice = self.session.position.dice
        sources = [dice[die].place for die in self.session.liftable() if die < len(dice)]
        counted = {place: sources.count(place) for place in places if place in sources}
        if suggested in places and (not counted or suggested in counted):
            return suggested
        if not goals and not counted:
            return self._own_place(places)
        if self.opened in (counted or goals):  # where dice may go is lit on the map; where they come from is opened
            return self.opened
        return max(counted, key=lambda place: counted[place]) if counted else sorted(goals)[0]

    def _own_place(self, places: Sequence[str]) -> str:
        """Return the place with the largest army of the asked player; "" if the open one has an army of theirs."""
        seat, position = self.session.asked_seat, self.session.position
        if seat == NOBODY or not places or position.at(self.opened, seat):
            return ""
        return max(places, key=lambda place: len(position.at(place, seat)))

    def _show_card(self) -> None:
        """Show the card of the open place; made when it is first opened."""
        if self.opened and all(card.place != self.opened for card in self.cards):
            number = terrain_places(self.session.position).index(self.opened)
            self.cards.append(self.card_type(number, self.model, self.hand, self.delegate, self))
        self._show_cards()

    def _show_cards(self) -> None:
        """Show the card of the open place only."""
        for card in self.cards:
            card.setVisible(card.place == self.opened and self.board.revealed and not self.hides_card)

    @property
    def hides_card(self) -> bool:
        """True while something else has the room of the open place."""
        return False

    @property
    def card(self) -> TerrainCard | None:
        """The open card."""
        return next((card for card in self.cards if card.place == self.opened), None)

    def open_place(self, place: str) -> None:
        """Open the card of a place."""
        self.opened = place
        self._show_card()
        self.pane.refresh(place, reread=False)
        self._arrange()

    # Pools

    def open_pool(self, seat: int, place: str = "") -> None:
        """Open a pool of a player, or all of them; close what is open already."""
        places = (place,) if place else self.drawer.pools
        if not self.drawer.isHidden() and (self.drawer.seat, self.drawer.shown) == (seat, places):
            self.drawer.shut()
        else:
            self.drawer.open(seat, places)
        self._by_question = False
        self._arrange()

    def open_player(self, seat: int, /) -> None:
        """Open the pools of a player by a key."""
        if seat < len(self.panels) and self.board.revealed:
            self.open_pool(seat)
            if not self.drawer.isHidden():
                self.drawer.views[seat, self.drawer.pools[0]].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _open_pool_asked(self) -> None:
        """Open the pools with dice to choose; close those that an earlier question opened."""
        dice, able = self.session.position.dice, self.session.liftable()
        wanted: dict[int, list[str]] = {}
        for die in able:
            if dice[die].place in self.drawer.pools and dice[die].owner != NOBODY:
                wanted.setdefault(dice[die].owner, []).append(dice[die].place)
        if wanted:
            seat = self.session.asked_seat if self.session.asked_seat in wanted else min(wanted)
            self.drawer.open(seat, [place for place in self.drawer.pools if place in wanted[seat]])
            self._by_question = True
        elif self._by_question:
            self.drawer.shut()
            self._by_question = False

    # Layout

    def _arrange_plates(self, room: QRect) -> QRect:
        """Place the plates above; return the room below them."""
        count = len(self.panels)
        each = (room.width() - GAP * (count - 1)) // count
        high = WHOLE if each >= LEAST_WHOLE else LOW
        if high == WHOLE and self.width() >= WORDS_FROM and each >= LEAST_TALL:
            high = TALL
        for number, plate in enumerate(self.panels):
            plate.setGeometry(room.left() + number * (each + GAP), room.top(), each, high)
        return room.adjusted(0, high + GAP, 0, 0)

    # For the page

    def in_question(self) -> Weighed:
        """Return the rectangles that a panel should not cover."""
        card = self.card
        own = [(card.geometry(), CARD_COST)] if card is not None and card.asked else []
        return [*self._weighed_dice(), *own]

    def pool_place(self, at: str) -> QRect:
        """Return the rectangle of a pool on the near player's plate; an empty one if it is not seen."""
        pool = self.panels[self.near_seat].pools.get(at)
        return QRect(pool.mapTo(self, QPoint(0, 0)), pool.size()) if pool is not None and pool.isVisible() else QRect()

    # For the motion of dice

    def parts(self) -> list[QWidget]:
        """Return the widgets whose areas show dice."""
        return [*super().parts(), self.drawer]

    def step_back(self) -> None:
        """Close the drawer."""
        if not self.drawer.isHidden():
            self.drawer.shut()
            self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Zoom the map with its keys, close what is open with Escape."""
        if event.key() == Qt.Key.Key_Escape and not self.session.lifted():
            self.step_back()
        elif not (self.board.revealed and self.pane.press(event)):
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the table."""
        paint_table(QPainter(self), self.rect(), self.colours)
