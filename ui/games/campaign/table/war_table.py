"""The table of a campaign: the plates of the players, the map, the open place beside it, pools below it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtWidgets import QWidget

from ddtable.engine.kernel import Played
from ddtable.engine.position import area
from ddtable.engine.questions import Question
from ddtable.rules.campaign.board import SITE
from ddtable.rules.dragon_dice.board import NOBODY
from ddtable.summaries.campaign.war_map import POOLS
from ddtable.summaries.dragon_dice.moments import place_of
from ui.areas.area_paint import Style
from ui.areas.area_view import AreaView
from ui.art.palette import Palette
from ui.games.campaign.map.pane import MapPane
from ui.games.campaign.recruits.board import RecruitingBoard
from ui.games.campaign.table.plate import PlayerPlate
from ui.games.campaign.table.split_bar import HIGH as BAR
from ui.games.campaign.table.split_bar import SplitBar
from ui.games.campaign.table.terrain_pool import TerrainPool
from ui.games.campaign.table.ways import Ways
from ui.games.dragon_dice.die_words import look_of
from ui.games.dragon_dice.table.mapped_table import GAP, MappedTable
from ui.games.dragon_dice.table.place_card import PlaceCard
from ui.games.dragon_dice.table.pool_drawer import HIGH as DRAWER
from ui.games.dragon_dice.table.terrain_table import MARGIN, RING, SmallDie
from ui.games.game_table import Weighed

MAP_SHARE, LEAST_CARD = 0.6, 372  # of the width for the map, and pixels that the open card needs
STAGING = 150
MOST_GROWTH = 1.6
NODE_COST, PLATE_COST = 40, 8  # for each pixel of a node or a plate that the card of a guided battle covers


class WarTable(MappedTable):
    """The table of a campaign."""

    card_type = PlaceCard
    panels: Sequence[PlayerPlate]
    pools = POOLS
    pane: MapPane

    def _add_map(self) -> None:
        model = self.model
        self.pane = MapPane(self.hand, self.delegate, self)
        self.pool = TerrainPool(self.hand, self.delegate, self)
        self.ways = Ways(self.hand, self.delegate, self)
        self.leaving = AreaView(model, area(SITE, NOBODY), self.hand, self.delegate, Style.TRAY, self)
        self.leaving.set_title(self.session.words.say("ui-war-leaving"))
        self.leaving.hide()
        self.split_bar = SplitBar(self.hand, self.delegate, self)
        self.recruiting = RecruitingBoard(self.hand, self.delegate, self)
        self.pane.open_wanted.connect(self.open_place)

    def _make_panels(self) -> Sequence[PlayerPlate]:
        seats = range(self.session.position.seats)
        return [PlayerPlate(seat, self.model, self.hand, self.delegate, self) for seat in seats]

    def set_palette(self, palette: Palette) -> None:
        """Use another palette."""
        super().set_palette(palette)
        for part in (*self.pane.findChildren(QWidget), self.pool, *self.pool.tiles, self.pane):
            part.update()

    # Content

    def _show_parts(self) -> None:
        super()._show_parts()
        self.recruiting.refresh()
        self.recruiting.setVisible(self.recruiting.wanted)
        self.pane.setVisible(self.board.revealed and not self.recruiting.wanted)
        if self.recruiting.wanted:
            self._clear_for_the_sheet()

    @property
    def hides_card(self) -> bool:
        """True while the recruiting sheet has the room."""
        return self.recruiting.wanted

    def _clear_for_the_sheet(self) -> None:
        """Hide what the recruiting sheet covers."""
        self.drawer.shut()
        for part in (self.pool, self.ways, self.leaving, self.split_bar):
            part.hide()
        for card in self.cards:
            card.hide()

    def _open_what_is_asked(self, question: Question | None) -> None:
        """Show the map, the pool of terrains, and the ways to expand too."""
        super()._open_what_is_asked(question)
        if self.board.revealed:
            self.pool.refresh()
            self.ways.refresh()

    def _show_map(self) -> None:
        """Show the map, the first time also while dice roll."""
        if self.hand.waits and not self.pane.nodes:
            self._unread = False
            self.pane.refresh(self.opened, reread=True)
        else:
            super()._show_map()

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
        return self.pool_place(at)

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
        return [*super().parts(), self.leaving]

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
