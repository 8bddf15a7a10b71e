"""The open territory: its continent's die above, its army, and below it the armies that attack it or may do so."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from ddtable.engine.position import area, area_of
from ddtable.engine.questions import Subset
from ddtable.rules.dragon_dice.board import NOBODY
from ddtable.rules.dragon_dice.places import behind, number_of
from ddtable.rules.risk.board import board_of
from ui.areas.area_paint import Style
from ui.areas.area_view import AreaView
from ui.areas.delegate import DieDelegate
from ui.areas.dice import DiceModel
from ui.areas.hand import Hand
from ui.games.dragon_dice.table.place_card import PlaceCard
from ui.games.risk.answers import ATTACKS
from ui.games.risk.board.facts import claimant_of
from ui.games.risk.pressing import Pressing
from ui.games.risk.table.press_bar import PressBar
from ui.kit.icon_button import IconButton
from ui.session.answer import reach

MOST_ROWS = 4  # armies below each other; more are in pairs
CLOSE = 24


class TerritoryCard(PlaceCard):
    """The card of a territory. `close_wanted`: its close button was pressed."""

    close_wanted = Signal()

    def __init__(self, number: int, model: DiceModel, hand: Hand, delegate: DieDelegate, parent: QWidget) -> None:
        self._attackers: dict[str, AreaView] = {}
        self.press: PressBar | None = None
        super().__init__(number, model, hand, delegate, parent)
        self.close_button = IconButton("close", hand.session.words.say("ui-risk-close"), "Esc", self, side=CLOSE)
        self.close_button.clicked.connect(lambda _checked=False: self.close_wanted.emit())

    def add_press(self, pressing: Pressing) -> None:
        """Offer to press attacks on the territory."""
        self.press = PressBar(pressing, self.hand, self.place, self)
        self.press.resized.connect(self.arrange_areas)
        self.press.refresh()

    def _foot(self) -> int:
        """Return the height of the choice how far the attack is pressed."""
        high = self.press.high if self.press is not None else 0
        return high + 8 if high else 0

    def arrange_areas(self) -> None:
        """Lay out the armies, and what is below them."""
        super().arrange_areas()
        if self.press is not None:
            high = self.press.high
            self.press.setGeometry(12, self.height() - high - 12, self.width() - 24, high)

    # Words

    def title(self) -> str:
        """Return the name of the territory."""
        session = self.hand.session
        return session.words.place(self.place, session.table)

    def subtitles(self) -> list[str]:
        """Return its continent, with the player who has claimed it or the number of its borders if there is room."""
        session = self.hand.session
        land = session.words.place(self.ground, session.table)
        claimant = claimant_of(session.position, number_of(self.place))
        if claimant != NOBODY:
            claimed = session.words.say("ui-risk-spot-claimed", player=session.names[claimant])
            return [f"{land} · {claimed}", claimed]
        borders = len(session.position.board.graph.within(self.place))
        return [session.words.say("ui-risk-borders", land=land, count=borders), land]

    # The armies that attack

    @property
    def areas(self) -> list[AreaView]:
        """The views of armies: those on the territory, then those that attack it."""
        return [*super().areas, *self._attackers.values()]

    def attacking(self) -> list[str]:
        """Return the areas of the armies that attack the territory now, or that may attack it."""
        session = self.hand.session
        position, question = session.position, session.question
        front = board_of(position).attack
        if front is not None and front.place == self.place:
            return [area(place, front.seat) for place, dice in front.armies if dice]
        if question is None:
            return []
        if isinstance(question.shape, Subset) and behind(question.place) == self.place:
            mine = dict.fromkeys(area_of(position.dice[die]) for die in question.shape.dice)
            return [one for one in mine if one.partition("@")[0] != self.place]
        if question.kind not in ATTACKS:
            return []
        moves = [move for option in reach.options_of(question) for move in option.moves]
        return list(dict.fromkeys(move.source for move in moves if move.target.partition("@")[0] == self.place))

    def _make_views(self) -> None:
        super()._make_views()
        for one in self.attacking():
            if one not in self._attackers:
                place, _, seat = one.partition("@")
                view = self._new_view(one, Style.ARMY, [self.ladder.cells[-1], *self.areas])
                words, table = self.hand.session.words, self.hand.session.table
                view.set_title(words.place(place, table), owner=self.hand.session.names[int(seat)])
                view.own = int(seat) == self._near
                self._attackers[one] = view

    def _present(self) -> list[AreaView]:
        """Return the army of the territory, then those that attack it."""
        attackers = self.attacking()
        here = [view for view in self.areas if view.area not in self._attackers]
        shown = [view for view in here if view.shown or view.area in self.hand.lit]
        return [*shown, *(self._attackers[one] for one in attackers)]

    def _order(self) -> Sequence[AreaView]:
        here = [view for view in self.areas if view.area not in self._attackers]
        return [*here, *(self._attackers[one] for one in self.attacking() if one in self._attackers)]

    def _rows(self, present: Sequence[AreaView]) -> list[list[AreaView]]:
        """Return the armies in rows, the attackers in pairs if they are many."""
        first = [view for view in present if view.area not in self._attackers]
        others = [view for view in present if view.area in self._attackers]
        across = 1 if len(present) <= MOST_ROWS else 2
        return [[view] for view in first] + [others[at : at + across] for at in range(0, len(others), across)]

    def _title_room(self) -> QRectF:
        """Return the place of the title, beside the close button."""
        return super()._title_room().adjusted(0, 0, -CLOSE, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the parts, and the close button in the corner."""
        super().resizeEvent(event)
        self.close_button.move(self.width() - CLOSE - 8, 8)
