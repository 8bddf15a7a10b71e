"""The table of Dragon Dice Risk: plates of the players, the board, and beside it the open territory."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtWidgets import QWidget

from ddtable.engine.kernel import Played
from ddtable.engine.position import area
from ddtable.engine.questions import Question
from ddtable.rules.dragon_dice.board import NOBODY, terrain_places
from ddtable.rules.dragon_dice.places import behind, is_group, is_terrain, numbered
from ddtable.rules.risk.board import board_of
from ddtable.summaries.dragon_dice.moments import place_of
from ddtable.summaries.risk.figures import POOLS
from ui.art.palette import Palette
from ui.games.dragon_dice.die_words import look_of
from ui.games.dragon_dice.table.mapped_table import GAP, MappedTable
from ui.games.dragon_dice.table.pool_drawer import HIGH as DRAWER
from ui.games.dragon_dice.table.terrain_table import MARGIN, RING, SmallDie
from ui.games.game_table import Weighed
from ui.games.risk.answers import BY_CLICK, has_many_targets
from ui.games.risk.board.board_view import BoardView
from ui.games.risk.cards.hand_view import HandView
from ui.games.risk.placing.place_side import PlaceSide
from ui.games.risk.pressing import Pressing
from ui.games.risk.table.plate import RiskPlate
from ui.games.risk.table.territory_card import TerritoryCard

SHARE, LEAST_SIDE, MOST_SIDE = 0.28, 276, 520  # of the width for the open territory, and its pixels
MOST_GROWTH = 1.6
PLACING_COST, PLATE_COST, BADGE_COST = 40, 8, 20  # for each pixel that the card of a guided battle covers
MOST_CARDS = 8  # territories whose cards are kept


class RiskTable(MappedTable):
    """The table of Dragon Dice Risk."""

    card_type = TerritoryCard
    panels: Sequence[RiskPlate]
    pools = POOLS
    pane: BoardView

    def _add_map(self) -> None:
        self.pane = BoardView(self.hand, self.delegate, self)
        self.pane.open_wanted.connect(self.open_place)
        self.placing = PlaceSide(self.hand, self.delegate, self)
        self.pane.edits(self.placing)
        self.pressing = Pressing(self.session, self)
        self.cards_of = HandView(self.session, self)

    def _make_panels(self) -> Sequence[RiskPlate]:
        seats = range(self.session.position.seats)
        return [RiskPlate(seat, self.model, self.hand, self.delegate, self) for seat in seats]

    def set_palette(self, palette: Palette) -> None:
        """Use another palette."""
        super().set_palette(palette)
        for part in (self.pane, *self.pane.findChildren(QWidget), *self.placing.findChildren(QWidget)):
            part.update()

    # Content

    def _first_place(self, _places: Sequence[str]) -> str:
        """Return "": the board is whole until a territory is opened."""
        return ""

    def _place_asked(self, question: Question) -> str:
        """Return the territory that a question is about, or the one that is open."""
        named = behind(question.place or str(question.values.get("place", "")))
        places = terrain_places(self.session.position)
        if is_terrain(named) and named in places:
            return named
        front = board_of(self.session.position).attack
        if front is not None and front.place in places:
            return front.place
        return self.opened

    def _keep_cards(self) -> None:
        """Keep the cards of the territories opened last."""
        super()._keep_cards()
        for card in [one for one in self.cards if one.place != self.opened][:-MOST_CARDS]:
            self.cards.remove(card)
            card.retire()

    def _show_card(self) -> None:
        known = len(self.cards)
        super()._show_card()
        for card in self.cards[known:]:
            assert isinstance(card, TerritoryCard)
            card.close_wanted.connect(self.close_place)
            card.add_press(self.pressing)

    def close_place(self) -> None:
        """Close the open territory: the board gets its room."""
        self.open_place("")

    @property
    def hides_card(self) -> bool:
        """True while units are placed."""
        return self.placing.wanted

    def _open_pool_asked(self) -> None:
        """Open the pools with dice to choose; units to place are in their own column."""
        if not self.placing.wanted:
            super()._open_pool_asked()
        elif self._by_question:
            self.drawer.shut()
            self._by_question = False

    def _open_what_is_asked(self, question: Question | None) -> None:
        """Show the units to place, in the place of the open territory."""
        super()._open_what_is_asked(question)
        self.placing.setVisible(self.placing.wanted)
        self.placing.refresh()

    def take_digit(self, digit: int, /) -> bool:
        """Hold units of a type to place. Digits pick no territories, because the board shows none, but best answers."""
        question = self.session.question
        if question is None or not (question.kind in BY_CLICK or has_many_targets(question)):
            return False
        if self.placing.wanted:
            self.placing.arm_number(digit)
            return True
        return not self.session.odds.judges

    # Layout

    def _arrange(self) -> None:
        self._arrange_boards()
        room = self._arrange_plates(self.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN))
        side = max(LEAST_SIDE, min(MOST_SIDE, round(room.width() * SHARE)))
        beside = self.card is not None or self.placing.wanted
        wide = room.width() - (side + GAP if beside else 0)
        self.pane.setGeometry(room.left(), room.top(), wide, room.height())
        right = QRect(room.left() + wide + GAP, room.top(), side, room.height())
        self._arrange_drawer(right if beside else QRect(self.pane.geometry()))
        self.placing.setGeometry(right)
        if self.card is not None:
            self.card.set_form(False, self.near_seat, False, self._card_growth(right))
            self.card.setGeometry(right)

    def _card_growth(self, room: QRect) -> float:
        return max(0.7, min(MOST_GROWTH, room.width() / 400, room.height() / 420))

    def _arrange_drawer(self, right: QRect) -> None:
        """Place the drawer below the open territory, which gets the rest of `right`, or over the board.

        With all pools of a player their cards are shown too, if the screen may show them.
        """
        self.drawer.set_growth(min(self.growth, MOST_GROWTH))
        whole = not self.drawer.isHidden() and self.drawer.shown == self.drawer.pools
        self.cards_of.show_hand(self.drawer.seat if whole else NOBODY)
        if self.drawer.isHidden():
            return
        height = min(round(DRAWER * min(self.growth, MOST_GROWTH)), right.height() * 2 // 5)
        self.drawer.setGeometry(right.left(), right.bottom() + 1 - height, right.width(), height)
        board = self.pane.geometry()
        top = min(self.drawer.y() if self.drawer.x() < board.right() else board.bottom() + 1 - GAP, board.bottom())
        self.cards_of.move(board.left() + GAP, max(0, top - GAP - self.cards_of.height()))
        self.cards_of.raise_()
        right.setHeight(right.height() - height - GAP)

    # For the page

    def guide_avoids(self) -> Weighed:
        """Return the column of units to place, the plates, and on the board the badges, dearest those of an attack."""
        parts = [*((plate, PLATE_COST) for plate in self.panels), (self.placing, PLACING_COST)]
        attack = {number for arrow in self.pane.arrows for number in (arrow.source, arrow.target)}
        territories = (place.id for place in board_of(self.session.position).territories)
        badges = {at: self.pane.scene.whole_of(at).toAlignedRect() for at in territories}
        in_attack = {numbered(number) for number in attack}
        return [
            *((part.geometry(), price) for part, price in parts if part.isVisible()),
            *(
                (badge.translated(self.pane.pos()), PLACING_COST if at in in_attack else BADGE_COST)
                for at, badge in badges.items()
            ),
        ]

    def guide_place(self, at: str, /) -> QRect:
        """Return the rectangle of a territory, the open one or on the board, of a die, a button, a plate or a pool."""
        if at == "rest" and self.placing.isVisible():
            return self.placing.place_of_rest().translated(self.placing.pos())
        if at == "cards" and self.session.question is not None:
            return self.panels[self.session.asked_seat].geometry()
        if at == "terrain" and self.card is not None:
            return self.card.geometry()
        if is_terrain(at) or is_group(at):
            return self.pane.rect_of(at).toAlignedRect().translated(self.pane.pos())
        return self.pool_place(at)

    def turn_to(self, played: Played) -> None:
        """Open the territory of an earlier moment."""
        place = behind(place_of(played))
        if place in terrain_places(self.session.position):
            self.open_place(place)

    def rings(self, dice: frozenset[int], /) -> Iterator[QRectF]:
        """Yield the rectangles of rings around these dice, or around their badges on the board."""
        yield from super().rings(dice)
        position = self.session.position
        places = {position.dice[die].place for die in dice if die < len(position.dice)}
        seen = {view.area.partition("@")[0] for card in self.cards if card.isVisible() for view in card.areas}
        for place in sorted(places - seen):
            if is_terrain(place):
                corner = self.pane.mapTo(self, QPoint(0, 0))
                yield self.pane.rect_of(place).translated(corner).adjusted(-RING, -RING, RING, RING)

    # For the motion of dice

    def small_dice(self) -> Iterator[SmallDie]:
        """Yield the dice of the armies on the board, each at the badge of its territory."""
        session = self.session
        if not self.pane.isVisible():
            return
        for (place, seat), dice in session.position.by_area.items():
            if is_terrain(place) and seat != NOBODY:
                badge = self.pane.rect_of(place)
                for die in dice:
                    yield SmallDie(die, look_of(session, die), area(place, seat), self.pane, badge)

    def step_back(self) -> None:
        """Drop a proposal of placement; else close the drawer, or else the open territory."""
        if self.placing.plan.editing:
            self.placing.plan.end()
        elif self.drawer.isHidden() and self.opened:
            self.close_place()
        else:
            super().step_back()
