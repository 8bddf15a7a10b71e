"""The table of the classic game with its layout; the only widget of this folder that the window needs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import reduce
from types import MappingProxyType

from msgspec import UnsetType
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from ddtable.engine.kernel import Played
from ddtable.engine.questions import Pick, Question
from ddtable.rules.dragon_dice.board import NOBODY, Board, land_at, terrain_places
from ddtable.rules.dragon_dice.places import is_group, is_terrain
from ddtable.summaries.dragon_dice.moments import place_of
from ui.areas.area_view import AreaView
from ui.areas.delegate import DieDelegate
from ui.areas.dice import DiceModel
from ui.areas.hand import Hand
from ui.areas.surfaces import paint_table
from ui.art.palette import DARK, Palette
from ui.games.dragon_dice.table.assembly import ArmiesBoard, StagingStrip, TerrainsBoard
from ui.games.dragon_dice.table.card_layout import LOW
from ui.games.dragon_dice.table.layouts import CARD_WIDTH, GAP, Folded, Places, Row, column_width, rows_for
from ui.games.dragon_dice.table.map_layout import Spot
from ui.games.dragon_dice.table.open_tab import JOINED, OpenTab
from ui.games.dragon_dice.table.side import SidePanel
from ui.games.dragon_dice.table.table_map import TableMap
from ui.games.dragon_dice.table.terrain_card import TerrainCard
from ui.games.game_table import DICE_COST, GameTable, Weighed
from ui.session.session import Session

MARGIN = 12
RING = 2.0  # pixels between a die and its ring
BESIDE_COST = 5  # the cost per pixel of covering an army beside the one whose dice are chosen
CARD_COST = 4  # the cost per pixel of covering the card of a terrain in question
OPEN_ROOM = 300  # pixels of width below which a row of open cards is too narrow
STAGING = 170
SPACIOUS = (540, 640)  # pixels of width and height from which a card of 4 players is open beside others
DESIGNED = (1000, 600)  # pixels of a table on which dice have their designed size
MOST_GROWTH = 2.4
CLOSE_LINES = 4  # armies on a folded card from which their lines are closer together
PLATE_GROWTH = 80
PLATE_SHARE = 6  # the plates get at most this fraction of the table's height
BAND_ROOM, ARMY_ROOM = 104, 80  # pixels for the die of an open card, and for each row of armies
LOW_ROOM = 188  # height in pixels of a card with armies beside its die
Mapped = tuple[tuple[QRect, ...], int, object]
"""The plates on a map, the number of the open one, and the places of the board."""
NO_SPOTS: Mapping[str, Spot] = MappingProxyType({})
TAKES_THE_DEAD = ("promote", "city", "temple-bury", "resurrect", "bury-dead", "spell-bury")


class TableView(GameTable):
    """The table of one game, which shows the session's position and updates itself.

    `spots`: where the places are on the map of a game that has one, by id, in any unit. A board with places of its own
    and no spots shows a map that follows from the links.
    """

    def __init__(
        self,
        session: Session,
        model: DiceModel,
        parent: QWidget | None = None,
        spots: Mapping[str, Spot] = NO_SPOTS,
    ) -> None:
        super().__init__(session, model, parent)
        self.map = TableMap(spots)
        self.colours = DARK
        self.hand = Hand(session, self)
        self.delegate = DieDelegate(self.colours, self)
        seats = range(session.position.seats)
        self.panels = [SidePanel(seat, model, self.hand, self.delegate, self) for seat in seats]
        self.cards: list[TerrainCard] = []
        self.tab = OpenTab(self.colours, self)
        self.armies_boards: list[ArmiesBoard] = []
        self.terrains_board = TerrainsBoard(self.hand, self.colours, self)
        self.staging = StagingStrip(model, self.hand, self.delegate, self)
        self._opened = 0
        self._asked: Question | None = None
        self._grown = False
        self._mapped: Mapped = ((), NOBODY, ())
        for panel in self.panels:
            panel.open_wanted.connect(self._grow_plates)
        self.hand.changed.connect(self._refresh)
        self._refresh()

    def set_palette(self, palette: Palette) -> None:
        """Use another palette."""
        self.colours = self.delegate.colours = palette
        parts: list[SidePanel | TerrainCard | ArmiesBoard] = [*self.panels, *self.cards, *self.armies_boards]
        for part in parts:
            part.set_palette(palette)
        self.terrains_board.set_palette(palette)
        self.tab.colours = palette
        self.staging.set_palette(palette)
        for view in self.findChildren(AreaView):
            view.viewport().update()
        self.update()

    # Content

    @property
    def board(self) -> Board:
        """The rule system's part of the position."""
        board: Board = self.session.position.board
        return board

    @property
    def near_seat(self) -> int:
        """The seat on the near side: for 2 players always the same person's, else the player of the turn."""
        persons = [seat for seat, kind in enumerate(self.session.kinds) if kind == "person"]
        if len(self.panels) == 2:
            return persons[0] if len(persons) == 1 else 0
        return self.board.seat if self.board.seat != NOBODY else max(0, self.session.asked_seat)

    def _refresh(self) -> None:
        focused = QApplication.focusWidget()
        self._show_parts()
        if focused is not None and self.isVisible() and self.isAncestorOf(focused) and not focused.isVisible():
            self.setFocus()  # Qt has passed the focus to some other widget of the window

    def _show_parts(self) -> None:
        self._keep_cards()
        question = self.session.question
        assembling = not self.board.revealed and question is not None
        terrains = assembling and question is not None and self.session.system.on_cards(question)
        self._show_armies_board(self.session.asked_seat if assembling and not terrains else NOBODY)
        self.terrains_board.setVisible(terrains)
        if terrains:
            self.terrains_board.refresh()
        self.staging.setVisible(self.board.revealed and self.staging.wanted())
        self.staging.refresh()
        for part in (*self.cards, *self.panels):
            part.setVisible(self.board.revealed)
        self._open_what_is_asked(question)
        self._arrange()

    def _show_armies_board(self, seat: int) -> None:
        """Show the board of the seat that assembles its armies, if any; each is made when first needed."""
        if seat != NOBODY and all(board.seat != seat for board in self.armies_boards):
            self.armies_boards.append(ArmiesBoard(seat, self.model, self.hand, self.delegate, self))
        for board in self.armies_boards:
            board.setVisible(board.seat == seat)

    def _open_what_is_asked(self, question: Question | None) -> None:
        """Open the card in question: of several the suggested army's, else the strongest's if none of them is open."""
        if question is None or question is self._asked:
            return
        self._asked = question
        if is_terrain(question.place) or is_group(question.place):
            self._opened = self._number(question.place)
            return
        asked = self.session.goals()
        armies = {card.number: view for card in self.cards for view in card.areas if view.area in asked and view.shown}
        suggested = next((number for number, view in armies.items() if view.area == self._suggested(question)), None)
        if suggested is not None:
            self._opened = suggested
        elif armies and self._opened not in armies:
            self._opened = max(armies, key=lambda number: armies[number].health)

    def _suggested(self, question: Question) -> str:
        """Return the area of the default answer, or ""."""
        options = question.shape.options if isinstance(question.shape, Pick) else ()
        return next((option.area for option in options if option.id == self.session.draft.default_option()), "")

    def _keep_cards(self) -> None:
        """Keep one card for each place: they appear when terrains are revealed, and disappear when that is undone."""
        position = self.session.position
        places = [(place, land_at(position, place).die) for place in terrain_places(position)]
        while [(card.place, card.die) for card in self.cards] != places[: len(self.cards)]:
            self.cards.pop().retire()
        while len(self.cards) < len(places):
            card = TerrainCard(len(self.cards), self.model, self.hand, self.delegate, self)
            card.open_wanted.connect(self._open_card)
            self.cards.append(card)

    def _number(self, place: str) -> int:
        """Return the number of a place, or of the first one on a land, in the order of the board."""
        graph = self.board.graph
        return graph.ids.index(graph.members(place)[0]) if place in graph.land_of else self._opened

    def _open_card(self, number: int) -> None:
        self._opened = number
        self._arrange()

    def _grow_plates(self, _seat: int) -> None:
        self._grown = not self._grown
        self._arrange()

    # Layout

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out everything again."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        room = self.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        trays: list[ArmiesBoard | StagingStrip] = [*self.armies_boards, self.staging]
        for tray in trays:
            tray.set_growth(self.wide_growth)
        for board in (*self.armies_boards, self.terrains_board):
            board.setGeometry(room)
        if not self.board.revealed:
            self.tab.hide()
            return
        room = self._arrange_panels(room)
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

    def dice_in_question(self) -> list[QRect]:
        """Return the rectangles of the armies at a terrain in question, and of all dice that can be chosen."""
        return [rect for rect, _ in self._weighed_dice()]

    def _weighed_dice(self) -> Weighed:
        """Return these rectangles with their costs: armies whose dice cannot be chosen cost less than the others."""
        found = []
        free = set(self.session.liftable())
        armies = {view for card in self.cards if card.asked for view in card.areas}
        for view in self.findChildren(AreaView):
            chosen = any(die.die in free for die in view.shown)
            if not view.isVisible() or not (view in armies or chosen):
                continue
            corner = view.viewport().mapTo(self, QPoint(0, 0))
            rects = (QRectF(box.x, box.y, box.side, box.side).toAlignedRect() for box in view.arrangement.boxes)
            together = reduce(QRect.united, rects, QRect())
            if not together.isNull():
                found.append((together.translated(corner), DICE_COST if chosen or not free else BESIDE_COST))
        return sorted(found, key=lambda weighed: -weighed[1])

    def in_question(self) -> Weighed:
        """Return the rectangles that a panel should not cover: dice in question, and their terrain's card."""
        return [*self._weighed_dice(), *((card.geometry(), CARD_COST) for card in self.cards if card.asked)]

    def guide_place(self, at: str, /) -> QRect:
        """Return the rectangle of the terrain in question, of another terrain, or of a pile of the near player."""
        if at == "terrain" or is_terrain(at):
            found = [card for card in self.cards if (card.asked if at == "terrain" else card.place == at)]
            return found[0].geometry() if found else QRect()
        pile = self.panels[self.near_seat].piles.get(at)
        return QRect(pile.mapTo(self, QPoint(0, 0)), pile.size()) if pile is not None and pile.isVisible() else QRect()

    def turn_to(self, played: Played) -> None:
        """Open the card of the terrain of an earlier moment if cards are folded."""
        if place := place_of(played):
            self._open_card(self._number(place))

    def rings(self, dice: frozenset[int], /) -> Iterator[QRectF]:
        """Yield the rectangles of rings around these dice: around each die, its stack, or the line of a folded army."""
        for view in self.findChildren(AreaView):
            if not view.isVisible() or not view.shown:
                continue
            corner = view.viewport().mapTo(self, QPoint(0, 0))
            if view.folded:
                if any(shown.die in dice for shown in view.shown):
                    yield QRectF(view.viewport().rect()).translated(corner)
                continue
            for stack, box in zip(view.arrangement.stacks, view.arrangement.boxes, strict=True):
                if any(view.shown[number].die in dice for number in stack):
                    square = QRectF(corner.x() + box.x, corner.y() + box.y, box.side, box.side)
                    yield square.adjusted(-RING, -RING, RING, RING)

    @property
    def growth(self) -> float:
        """The size of dice relative to the design, for large screens."""
        return max(1.0, min(MOST_GROWTH, self.width() / DESIGNED[0], self.height() / DESIGNED[1]))

    @property
    def wide_growth(self) -> float:
        """The size of dice relative to the design in an area of the whole width."""
        return max(1.0, min(MOST_GROWTH, self.width() / DESIGNED[0]))

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
        most = height + self._growth(room.height() - height)
        if self._dead_asked:
            return most
        return max(panel.plate_height(width, height, most) for panel in self.panels)

    @property
    def _dead_asked(self) -> bool:
        """True if dead units are to be chosen now, which would be too small on low plates."""
        question = self.session.question
        return question is not None and self.session.asks_person and question.kind in TAKES_THE_DEAD

    def _growth(self, room: int) -> int:
        """Return how much plates may grow without folding the armies on the open card."""
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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Put back the held dice with Escape."""
        if event.key() == Qt.Key.Key_Escape and self.session.lifted():
            self.session.hand.cancel_lift()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the table, and the links of a map."""
        painter = QPainter(self)
        paint_table(painter, self.rect(), self.colours)
        if self._has_map and self.board.revealed:
            plates, opened, _ = self._mapped
            self.map.paint_links(painter, self.board, plates, self.colours, opened)
