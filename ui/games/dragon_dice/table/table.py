"""The table of the classic game with its layout; the only widget of this folder that the window needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from msgspec import UnsetType
from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ddtable.rules.dragon_dice.board import NOBODY
from ui.areas.dice import DiceModel
from ui.areas.surfaces import paint_table
from ui.art.palette import Palette
from ui.games.dragon_dice.table.card_layout import LOW
from ui.games.dragon_dice.table.layouts import CARD_WIDTH, GAP, Folded, Places, Row, column_width, rows_for
from ui.games.dragon_dice.table.map_layout import Spot
from ui.games.dragon_dice.table.open_tab import JOINED, OpenTab
from ui.games.dragon_dice.table.side import SidePanel
from ui.games.dragon_dice.table.table_map import TableMap
from ui.games.dragon_dice.table.terrain_card import TerrainCard
from ui.games.dragon_dice.table.terrain_table import MARGIN, TerrainTable
from ui.session.session import Session

OPEN_ROOM = 300  # pixels of width below which a row of open cards is too narrow
STAGING = 170  # height in pixels of the place where armies are formed
SPACIOUS = (540, 640)  # pixels of width and height from which a card of 4 players is open beside others
CLOSE_LINES = 4  # armies on a folded card from which their lines are closer together
PLATE_GROWTH = 80  # pixels by which a plate grows to show its dead units
PLATE_SHARE = 6  # the plates get at most this fraction of the table's height
BAND_ROOM, ARMY_ROOM = 104, 80  # pixels for the die of an open card, and for each row of armies
LOW_ROOM = 188  # height in pixels of a card with armies beside its die
Mapped = tuple[tuple[QRect, ...], int, object]
"""The plates on a map, the number of the open one, and the places of the board."""
NO_SPOTS: Mapping[str, Spot] = MappingProxyType({})
TAKES_THE_DEAD = ("promote", "city", "temple-bury", "resurrect", "bury-dead", "spell-bury")


class TableView(TerrainTable):
    """The table of the classic game.

    `spots`: where the places are on the map of a game that has one, by id, in any unit. A board with places of its own
    and no spots shows a map that follows from the links.
    """

    panels: Sequence[SidePanel]

    def __init__(
        self,
        session: Session,
        model: DiceModel,
        parent: QWidget | None = None,
        spots: Mapping[str, Spot] = NO_SPOTS,
    ) -> None:
        super().__init__(session, model, parent)
        self.map = TableMap(spots)
        self.tab = OpenTab(self.colours, self)
        self._grown = False
        self._mapped: Mapped = ((), NOBODY, ())
        for panel in self.panels:
            panel.open_wanted.connect(self._grow_plates)
        self.hand.changed.connect(self._refresh)
        self._refresh()

    def _make_panels(self) -> Sequence[SidePanel]:
        seats = range(self.session.position.seats)
        return [SidePanel(seat, self.model, self.hand, self.delegate, self) for seat in seats]

    def set_palette(self, palette: Palette) -> None:
        """Use another palette."""
        self.tab.colours = palette
        super().set_palette(palette)

    def _grow_plates(self, _seat: int) -> None:
        self._grown = not self._grown
        self._arrange()

    # Layout

    def _arrange(self) -> None:
        self._arrange_boards()
        if not self.board.revealed:
            self.tab.hide()
            return
        room = self._arrange_panels(self.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN))
        placing = not self.staging.isHidden()
        if placing:
            beside = len(self.panels) == 2 or self._has_map
            height = min(STAGING, room.height() // 3) if beside else room.height() - self._folded.whole_height
            height -= GAP if len(self.panels) > 2 else 0
            self.staging.setGeometry(room.left(), room.bottom() + 1 - height, room.width(), height)
            room.setHeight(room.height() - height - GAP)
        if self._has_map:
            self._arrange_map(room, all_folded=placing)
        elif self._all_open(room) and not (placing and len(self.panels) > 2):
            self.tab.hide()
            self._arrange_row(room)
        else:
            self._arrange_folded(room, all_folded=placing)

    def _all_open(self, room: QRect) -> bool:
        """Return True if every card can be open: for 2 players nearly always, for more on a large screen."""
        if len(self.panels) == 2:
            return room.width() >= OPEN_ROOM * 2
        cards = max(1, len(self.cards))
        return (room.width() - GAP * (cards - 1)) // cards >= SPACIOUS[0] and room.height() >= SPACIOUS[1]

    def _arrange_panels(self, room: QRect) -> QRect:
        """Place panels on the left for 2 players, the near one below; plates above for more. Return the room left."""
        if len(self.panels) == 2:
            width = max(168, min(round(240 * max(1.0, self.growth * 0.75)), room.width() // 6))
            near, far = sorted(self.panels, key=lambda panel: panel.seat != self.near_seat)
            for panel in self.panels:
                panel.set_form(True, self.growth)
            above = self._far_height(near, far, width, room.height() - GAP)
            far.setGeometry(room.left(), room.top(), width, above)
            near.setGeometry(room.left(), room.top() + above + GAP, width, room.height() - GAP - above)
            return room.adjusted(width + GAP, 0, 0, 0)
        width = (room.width() - GAP * (len(self.panels) - 1)) // len(self.panels)
        for panel in self.panels:
            panel.set_form(False, self.growth)
        height = self._plates_height(room, width)
        for number, panel in enumerate(self.panels):
            panel.setGeometry(room.left() + number * (width + GAP), room.top(), width, height)
        return room.adjusted(0, height + GAP, 0, 0)

    def _far_height(self, near: SidePanel, far: SidePanel, width: int, room: int) -> int:
        """Return half of the room; more for a player with so many dice that they would be too small."""
        half, theirs, own = room // 2, far.contents(), near.contents()
        heights = [half + shift * sign for shift in range(0, max(1, half // 3), 16) for sign in (1, -1)]
        return max(
            heights, key=lambda high: min(far.die_size(theirs, width, high), near.die_size(own, width, room - high))
        )

    def _plates_height(self, room: QRect, width: int) -> int:
        """Return the height at which dead units are distinguishable; more if they are to be chosen."""
        height = max(100, min(round(128 * self.growth), room.height() // PLATE_SHARE))
        if self._grown:
            return height + round(PLATE_GROWTH * self.growth)
        most = height + self._spare_height(room.height() - height)
        if self._dead_asked:
            return most
        return max(panel.plate_height(width, height, most) for panel in self.panels)

    @property
    def _dead_asked(self) -> bool:
        """True if dead units are to be chosen now, which would be too small on low plates."""
        question = self.session.question
        return question is not None and self.session.asks_person and question.kind in TAKES_THE_DEAD

    def _spare_height(self, room: int) -> int:
        """Return the pixels by which plates may grow without folding the armies on the open card."""
        opened = self.cards[min(self._opened, len(self.cards) - 1)]
        armies = len({view.seat == self.near_seat for view in opened.areas if view.shown})
        high = room - GAP - (0 if self._has_map else GAP + self._folded.whole_height)
        beside = self.width() - 2 * MARGIN >= LOW[0] and high < LOW[1]  # then armies are beside the die
        spare = high - (LOW_ROOM if beside else BAND_ROOM + ARMY_ROOM * armies)
        return max(0, min(round(PLATE_GROWTH * self.growth), spare))

    def _order(self) -> list[TerrainCard]:
        """Return the cards from left to right: the near player's home, the frontier, the other home."""
        if len(self.panels) != 2:
            return self.cards
        near = self.near_seat
        return sorted(self.cards, key=lambda card: {near: 0, NOBODY: 1}.get(card.home, 2))

    def _arrange_row(self, room: QRect) -> None:
        cards = self._order()
        for card, place in zip(cards, Row().places(len(cards), room).cards, strict=True):
            card.set_form(False, self.near_seat, len(self.panels) == 2, self.growth)
            card.setGeometry(place)

    @property
    def _folded(self) -> Folded:
        """The rows of folded cards: as few as leave the cards wide enough, as high as their armies need."""
        count, width = len(self.cards), self.width() - 2 * MARGIN
        rows = rows_for(count, width)
        each = column_width(count, rows, width)
        if each < CARD_WIDTH:
            return Folded(rows, max((card.tile_height(each) for card in self.cards), default=0))
        return Folded(rows, self._lines_height)

    @property
    def _lines_height(self) -> int:
        """The height of a folded card with a line for each army."""
        lines = max((card.lines() for card in self.cards), default=0)
        return 46 + (28 * max(2, lines) if lines < CLOSE_LINES else 24 * lines)

    def _open_one(self, all_folded: bool) -> TerrainCard | None:
        """Return the card that is open, if any: all are folded while armies are placed."""
        return None if all_folded or not self.cards else self.cards[min(self._opened, len(self.cards) - 1)]

    def _arrange_folded(self, room: QRect, all_folded: bool) -> None:
        """Place the terrains in rows, the open one below them."""
        opened, places = self._open_one(all_folded), self._folded.places(len(self.cards), room)
        # no row of cards between the open card and its tab
        joined = opened is not None and places.cards[opened.number].bottom() == places.cards[-1].bottom()
        self._place_cards(places, opened, joined, self.wide_growth)

    def _place_cards(self, places: Places, opened: TerrainCard | None, joined: bool, growth: float) -> None:
        """Place the folded cards, the open one, and its tab where it would be folded."""
        for card, place in zip(self.cards, places.cards, strict=True):
            if card is opened:
                self.tab.setGeometry(place.adjusted(0, 0, 0, GAP + JOINED) if joined else place)
                card.set_form(False, self.near_seat, False, growth)
                card.setGeometry(places.opened)
                self.tab.show_card(card, joined)
            else:
                card.set_form(True, self.near_seat, False)
                card.setGeometry(place)
        self.tab.setVisible(opened is not None)

    @property
    def _has_map(self) -> bool:
        """True if the board names its places, which are then on a map."""
        return not isinstance(self.board.places, UnsetType)

    def _arrange_map(self, room: QRect, all_folded: bool) -> None:
        """Place the terrains on the map, the open one beside it."""
        opened = self._open_one(all_folded)
        places = self.map.places(self.board, self.cards, room, self._lines_height, opens=opened is not None)
        self._place_cards(places, opened, False, self.growth)
        mapped = (places.cards, opened.number if opened is not None else NOBODY, self.board.places)
        if mapped != self._mapped:
            self._mapped = mapped
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the table, and the links of a map."""
        painter = QPainter(self)
        paint_table(painter, self.rect(), self.colours)
        if self._has_map and self.board.revealed:
            plates, opened, _ = self._mapped
            self.map.paint_links(painter, self.board, plates, self.colours, opened)
