"""The table of a campaign: the plates of the players, the map, the open place beside it, pools below it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ddtable.engine.kernel import Played
from ddtable.engine.position import area
from ddtable.engine.questions import Question
from ddtable.rules.campaign.board import SITE
from ddtable.rules.dragon_dice.board import NOBODY, land_at, terrain_places
from ddtable.rules.dragon_dice.places import is_terrain
from ddtable.summaries.campaign.war_map import POOLS
from ddtable.summaries.dragon_dice.moments import place_of
from ui.areas.area_paint import Style
from ui.areas.area_view import AreaView
from ui.areas.dice import DiceModel
from ui.areas.surfaces import paint_table
from ui.art.palette import Palette, cased
from ui.games.campaign.map.pane import MapPane
from ui.games.campaign.recruits.board import RecruitingBoard
from ui.games.campaign.table.drawer import HIGH as DRAWER
from ui.games.campaign.table.drawer import PoolDrawer
from ui.games.campaign.table.place_card import PlaceCard
from ui.games.campaign.table.plate import LEAST_TALL, LEAST_WHOLE, LOW, TALL, WHOLE, PlayerPlate
from ui.games.campaign.table.split_bar import HIGH as BAR
from ui.games.campaign.table.split_bar import SplitBar
from ui.games.campaign.table.terrain_pool import TerrainPool
from ui.games.campaign.table.ways import Ways
from ui.games.dragon_dice.die_words import look_of
from ui.games.dragon_dice.table.terrain_card import TerrainCard
from ui.games.dragon_dice.table.terrain_table import CARD_COST, MARGIN, RING, SmallDie, TerrainTable
from ui.games.game_table import Weighed
from ui.session.session import Session

GAP = 8
MAP_SHARE, LEAST_CARD = 0.6, 372  # of the width for the map, and pixels that the open card needs
STAGING = 150
WORDS_FROM = 1240  # pixels of width from which pools have words: those of a window of 1600
MOST_GROWTH = 1.6
NODE_COST, PLATE_COST = 40, 8  # for each pixel of a node or a plate that the card of a guided battle covers


class WarTable(TerrainTable):
    """The table of a campaign."""

    card_type = PlaceCard
    panels: Sequence[PlayerPlate]

    def __init__(self, session: Session, model: DiceModel, parent: QWidget | None = None) -> None:
        super().__init__(session, model, parent)
        self.pane = MapPane(self.hand, self.delegate, self)
        self.pool = TerrainPool(self.hand, self.delegate, self)
        self.ways = Ways(self.hand, self.delegate, self)
        self.leaving = AreaView(model, area(SITE, NOBODY), self.hand, self.delegate, Style.TRAY, self)
        self.leaving.set_title(session.words.say("ui-war-leaving"))
        self.leaving.hide()
        self.split_bar = SplitBar(self.hand, self.delegate, self)
        self.drawer = PoolDrawer(model, self.hand, self.delegate, self)
        self.recruiting = RecruitingBoard(self.hand, self.delegate, self)
        self.opened = ""
        self._by_question = False  # the drawer was opened by a question, and is closed with it
        self._unread = True  # the map shows an earlier state
        self.pane.open_wanted.connect(self.open_place)
        for plate in self.panels:
            plate.pool_wanted.connect(self.open_pool)
        self.drawer.close_button.clicked.connect(lambda _checked=False: self._arrange())
        self.hand.changed.connect(self._refresh)
        self.hand.told.connect(self._refresh)
        self._refresh()

    def _make_panels(self) -> Sequence[PlayerPlate]:
        seats = range(self.session.position.seats)
        return [PlayerPlate(seat, self.model, self.hand, self.delegate, self) for seat in seats]

    def set_palette(self, palette: Palette) -> None:
        """Use another palette."""
        super().set_palette(cased(palette))
        for part in (*self.pane.findChildren(QWidget), self.pool, *self.pool.tiles, self.drawer, self.pane):
            part.update()

    # Content

    def _show_parts(self) -> None:
        super()._show_parts()
        self.recruiting.refresh()
        self.recruiting.setVisible(self.recruiting.wanted)
        self.pane.setVisible(self.board.revealed and not self.recruiting.wanted)
        if self.recruiting.wanted:
            self._clear_for_the_sheet()

    def _show_cards(self) -> None:
        """Show the card of the open place only."""
        for card in self.cards:
            card.setVisible(card.place == self.opened and self.board.revealed and not self.recruiting.wanted)

    def _clear_for_the_sheet(self) -> None:
        """Hide what the recruiting sheet covers."""
        self.drawer.shut()
        for part in (self.pool, self.ways, self.leaving, self.split_bar):
            part.hide()
        for card in self.cards:
            card.hide()

    def _keep_cards(self) -> None:
        """Keep the cards of places that have been opened; only one is seen."""
        places = terrain_places(self.session.position)
        for card in list(self.cards):
            if card.place not in places or card.die != land_at(self.session.position, card.place).die:
                self.cards.remove(card)
                card.retire()
        if self.opened not in places:
            self.opened = places[-1] if places else ""

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
            self.pool.refresh()
            self.ways.refresh()

    def _show_map(self) -> None:
        """Show the map; it is read again if the table has changed, but not before the dice of a roll have stopped."""
        reread = self._unread and (not self.hand.waits or not self.pane.nodes)
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
            card = PlaceCard(number, self.model, self.hand, self.delegate, self)
            self.cards.append(card)
        self._show_cards()

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
        places = (place,) if place else POOLS
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
                self.drawer.views[seat, POOLS[0]].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _open_pool_asked(self) -> None:
        """Open the pools with dice to choose; close those that an earlier question opened."""
        dice, able = self.session.position.dice, self.session.liftable()
        wanted: dict[int, list[str]] = {}
        for die in able:
            if dice[die].place in POOLS and dice[die].owner != NOBODY:
                wanted.setdefault(dice[die].owner, []).append(dice[die].place)
        if wanted:
            seat = self.session.asked_seat if self.session.asked_seat in wanted else min(wanted)
            self.drawer.open(seat, [place for place in POOLS if place in wanted[seat]])
            self._by_question = True
        elif self._by_question:
            self.drawer.shut()
            self._by_question = False

    # Layout

    def _arrange(self) -> None:
        self._arrange_boards()
        if not self.board.revealed:
            self.drawer.hide()
            self.pool.hide()
            return
        room = self._arrange_plates(self.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN))
        self.recruiting.setGeometry(room)
        if self.recruiting.wanted:
            return
        if not self.staging.isHidden():
            height = min(STAGING, room.height() // 3)
            self.staging.setGeometry(room.left(), room.bottom() + 1 - height, room.width(), height)
            room.setHeight(room.height() - height - GAP)
        wide = min(round(room.width() * MAP_SHARE), room.width() - LEAST_CARD - GAP)
        self.pane.setGeometry(room.left(), room.top(), wide, room.height())
        right = QRect(room.left() + wide + GAP, room.top(), room.width() - wide - GAP, room.height())
        self._arrange_below(right)
        card = self.card
        if card is not None:
            card.set_form(False, self.near_seat, False, self._card_growth(room))
            card.setGeometry(right)

    def _card_growth(self, room: QRect) -> float:
        return max(0.7, min(MOST_GROWTH, (room.width() * (1 - MAP_SHARE)) / 420, room.height() / 420))

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

    def _arrange_below(self, right: QRect) -> None:
        """Place the pool of terrains and the drawer below the open card, which gets the rest of `right`.

        The map keeps its room, so that no place on it moves.
        """
        self.drawer.set_growth(min(self.growth, MOST_GROWTH))
        self.pool.setVisible(self.pool.asked and bool(self.pool.tiles))
        if not self.pool.isHidden():
            alone = self.card is None
            most = right.height() if alone else right.height() // 2
            height = self.pool.height_for(right.width(), most, few_rows=not alone)
            self.pool.setGeometry(right.left(), right.bottom() + 1 - height, right.width(), height)
            right.setHeight(right.height() - height - GAP)
        self.ways.setVisible(self.ways.wanted)
        if self.ways.wanted:
            height = min(self.ways.height_for(right.width()), right.height() // 2)
            self.ways.setGeometry(right.left(), right.bottom() + 1 - height, right.width(), height)
            right.setHeight(right.height() - height - GAP)
        splitting = self.split_bar.question is not None
        self.leaving.setVisible(splitting)
        self.split_bar.setVisible(splitting)
        if splitting:
            height = right.height() * 2 // 5
            self.leaving.setGeometry(right.left(), right.bottom() + 1 - height, right.width(), height)
            top = self.leaving.y() - GAP // 2 - BAR
            self.split_bar.setGeometry(right.left(), top, right.width(), BAR)
            self.split_bar.refresh()
            right.setBottom(top - GAP // 2 - 1)
        if not self.drawer.isHidden():
            height = min(round(DRAWER * min(self.growth, MOST_GROWTH)), right.height() * 2 // 5)
            self.drawer.setGeometry(right.left(), right.bottom() + 1 - height, right.width(), height)
            right.setHeight(right.height() - height - GAP)

    # For the page

    def in_question(self) -> Weighed:
        """Return the rectangles that a panel should not cover."""
        card = self.card
        own = [(card.geometry(), CARD_COST)] if card is not None and card.asked else []
        return [*self._weighed_dice(), *own]

    def guide_avoids(self) -> Weighed:
        """Return the nodes of the map, the ways to expand, the terrain pool, the recruiting sheet, and the plates."""
        parts = (*self.pane.nodes.values(), *self.ways.choices, *self.pool.tiles, *self.recruiting.cards)
        sheet = self.recruiting
        recruits = (*sheet.pool.tiles, sheet.fill) if sheet.pool is not None and sheet.isVisible() else ()
        priced = [*((part, NODE_COST) for part in (*parts, *recruits)), *((plate, PLATE_COST) for plate in self.panels)]
        return [(self._rect_of(part), price) for part, price in priced if part.isVisible()]

    def _rect_of(self, part: QWidget) -> QRect:
        return QRect(part.mapTo(self, QPoint(0, 0)), part.size())

    def guide_place(self, at: str, /) -> QRect:
        """Return the rectangle of the open terrain, of a node, of Fill on a sheet, or of a near player’s pool."""
        if at == "terrain" and self.card is not None:
            return self.card.geometry()
        if at in self.pane.nodes:
            node = self.pane.nodes[at]
            return node.plate.toRect().translated(node.mapTo(self, QPoint(0, 0)))
        if at == "recruiting" and self.recruiting.isVisible():
            return self._rect_of(self.recruiting.fill)
        pool = self.panels[self.near_seat].pools.get(at)
        return QRect(pool.mapTo(self, QPoint(0, 0)), pool.size()) if pool is not None and pool.isVisible() else QRect()

    def turn_to(self, played: Played) -> None:
        """Open the place of an earlier moment."""
        if (place := place_of(played)) in self.pane.nodes:
            self.open_place(place)

    def rings(self, dice: frozenset[int], /) -> Iterator[QRectF]:
        """Yield the rectangles of rings around these dice, or around their armies' chips on the map."""
        yield from super().rings(dice)
        position = self.session.position
        armies = {(position.dice[die].place, position.dice[die].owner) for die in dice if die < len(position.dice)}
        for place, seat in sorted(armies):
            node = self.pane.nodes.get(place)
            if node is not None and place != self.opened and self.pane.isVisible():
                corner = node.mapTo(self, QPoint(0, 0))
                yield node.chip_of(seat).translated(corner).adjusted(-RING, -RING, RING, RING)

    # For the motion of dice

    def parts(self) -> list[QWidget]:
        """Return the widgets whose areas show dice."""
        return [*super().parts(), self.drawer, self.leaving]

    def rooms(self) -> Iterator[tuple[str, QWidget]]:
        """Yield each place with its node, or its open card, and each player with their plate."""
        yield from self.pane.nodes.items()
        for name, widget in super().rooms():
            if widget.isVisible():
                yield name, widget

    def small_dice(self) -> Iterator[SmallDie]:
        """Yield the dice of the armies on the map, each at the number of its army."""
        session = self.session
        if not self.pane.isVisible():
            return
        for place, node in self.pane.nodes.items():
            for army in node.facts.armies:
                chip = node.chip_of(army.seat)
                for die in session.position.at(place, army.seat):
                    yield SmallDie(die, look_of(session, die), area(place, army.seat), node, chip)

    # Arrangement

    @property
    def arranged(self) -> bool:
        """True if players have moved places on the map."""
        return self.pane.moving.is_arranged

    def reset_arrangement(self) -> None:
        """Put all places back to where the map has them by itself."""
        self.pane.moving.reset()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Zoom the map with its keys, close the drawer with Escape."""
        if event.key() == Qt.Key.Key_Escape and not self.session.lifted() and not self.drawer.isHidden():
            self.drawer.shut()
            self._arrange()
        elif not (self.board.revealed and self.pane.press(event)):
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the table."""
        paint_table(QPainter(self), self.rect(), self.colours)
