"""The common part of the tables of Dragon Dice: players' panels, terrain cards, and the boards of the set-up."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from functools import reduce
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
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
from ui.art.die import DieLook
from ui.art.palette import DARK, Palette
from ui.games.dragon_dice.table.assembly import ArmiesBoard, StagingStrip, TerrainsBoard
from ui.games.dragon_dice.table.player_panel import PlayerPanel
from ui.games.dragon_dice.table.terrain_card import TerrainCard
from ui.games.game_table import DICE_COST, GameTable, Weighed
from ui.session.session import Session

MARGIN = 12
RING = 2.0  # pixels between a die and its ring
BESIDE_COST = 5  # the cost per pixel of covering an army beside the one whose dice are chosen
CARD_COST = 4  # the cost per pixel of covering the card of a terrain in question
DESIGNED = (1000, 600)  # pixels of a table on which dice have their designed size
MOST_GROWTH = 2.4


class SmallDie(NamedTuple):
    """A die of an army that is seen as a number in a part of a widget."""

    die: int
    look: DieLook
    area: str
    widget: QWidget
    rect: QRectF


class TerrainTable(GameTable):
    """The base of a table with terrains, which shows the session's position and updates itself."""

    panels: Sequence[PlayerPanel]
    card_type: type[TerrainCard] = TerrainCard

    def __init__(self, session: Session, model: DiceModel, parent: QWidget | None = None) -> None:
        super().__init__(session, model, parent)
        self.colours = DARK
        self.hand = Hand(session, self)
        self.delegate = DieDelegate(self.colours, self)
        self.panels = self._make_panels()
        self.cards: list[TerrainCard] = []
        self.armies_boards: list[ArmiesBoard] = []
        self.terrains_board = TerrainsBoard(self.hand, self.colours, self)
        self.staging = StagingStrip(model, self.hand, self.delegate, self)
        self._opened = 0
        self._asked: Question | None = None

    @abstractmethod
    def _make_panels(self) -> Sequence[PlayerPanel]:
        """Return a panel for each player."""

    def set_palette(self, palette: Palette) -> None:
        """Use another palette."""
        self.colours = self.delegate.colours = palette
        parts: list[PlayerPanel | TerrainCard | ArmiesBoard] = [*self.panels, *self.cards, *self.armies_boards]
        for part in parts:
            part.set_palette(palette)
        self.terrains_board.set_palette(palette)
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
        for panel in self.panels:
            panel.setVisible(self.board.revealed)
        self._show_cards()
        self._open_what_is_asked(question)
        self._arrange()

    def _show_cards(self) -> None:
        """Show the cards of all places once the terrains are revealed."""
        for card in self.cards:
            card.setVisible(self.board.revealed)

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
        wanted = self._suggested(question)
        suggested = next((number for number, view in armies.items() if view.area == wanted), None)
        if suggested is not None:
            self._opened = suggested
        elif armies and self._opened not in armies:
            self._opened = max(armies, key=lambda number: armies[number].health)

    def _suggested(self, question: Question) -> str:
        """Return the area of the default answer, or ""."""
        if not isinstance(question.shape, Pick):
            return ""
        default = self.session.draft.default_option()
        return next((option.area for option in question.shape.options if option.id == default), "")

    def _keep_cards(self) -> None:
        """Keep one card for each place: they appear when terrains are revealed, and disappear when that is undone."""
        position = self.session.position
        places = [(place, land_at(position, place).die) for place in terrain_places(position)]
        while [(card.place, card.die) for card in self.cards] != places[: len(self.cards)]:
            self.cards.pop().retire()
        while len(self.cards) < len(places):
            card = self.card_type(len(self.cards), self.model, self.hand, self.delegate, self)
            card.open_wanted.connect(self._open_card)
            self.cards.append(card)

    def _number(self, place: str) -> int:
        """Return the number of a place, or of the first one on a land, in the order of the board."""
        graph = self.board.graph
        return graph.ids.index(graph.members(place)[0]) if place in graph.land_of else self._opened

    def _open_card(self, number: int) -> None:
        self._opened = number
        self._arrange()

    # Layout

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out everything again."""
        super().resizeEvent(event)
        self._arrange()

    @abstractmethod
    def _arrange(self) -> None:
        """Lay out everything."""

    def _arrange_boards(self) -> None:
        """Give the boards of the set-up the whole room."""
        room = self.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        trays: list[ArmiesBoard | StagingStrip] = [*self.armies_boards, self.staging]
        for tray in trays:
            tray.set_growth(self.wide_growth)
        for board in (*self.armies_boards, self.terrains_board):
            board.setGeometry(room)

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

    # For the motion of dice

    def parts(self) -> list[QWidget]:
        """Return the widgets whose areas show dice, a later one over an earlier one."""
        return [*self.panels, *self.cards, *self.armies_boards, self.staging]

    def rooms(self) -> Iterator[tuple[str, QWidget]]:
        """Yield each place and each player (as seat/N) with the widget that shows it."""
        for card in self.cards:
            yield card.place, card
        for panel in self.panels:
            yield f"seat/{panel.seat}", panel

    def small_dice(self) -> Iterator[SmallDie]:
        """Yield the dice of armies that are seen as a number only."""
        yield from ()

    @property
    def growth(self) -> float:
        """The size of dice relative to the design, for large screens."""
        return max(1.0, min(MOST_GROWTH, self.width() / DESIGNED[0], self.height() / DESIGNED[1]))

    @property
    def wide_growth(self) -> float:
        """The size of dice relative to the design in an area of the whole width."""
        return max(1.0, min(MOST_GROWTH, self.width() / DESIGNED[0]))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Put back the held dice with Escape."""
        if event.key() == Qt.Key.Key_Escape and self.session.lifted():
            self.session.hand.cancel_lift()
        else:
            super().keyPressEvent(event)
