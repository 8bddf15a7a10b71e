"""The page that sets up a position of Dragon Dice Risk: the map above the areas of the chosen territory."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from ddtable.maps.own import known_map
from ddtable.maps.reading import WORLD
from ddtable.opponents.players import RECRUIT
from ddtable.opponents.seated import PERSON
from ddtable.rules.dragon_dice.board import NOBODY
from ddtable.rules.dragon_dice.places import is_terrain, number_of
from ddtable.rules.risk.system import Risk
from ui.games.risk.positions.board import PositionBoard
from ui.games.risk.positions.cards import HandsCard, MapCard, RiskTurnCard
from ui.games.risk.positions.editor import RiskPositionEditor
from ui.games.risk.positions.sheet import adopted, empty, sheet_of, text_of
from ui.kit.headed_choice import HeadedChoice
from ui.kit.labels import label
from ui.kit.theme import QUIET
from ui.positions.cards import TurnCard
from ui.positions.desk import Texts
from ui.positions.page import PositionPage
from ui.positions.position_sheet import PositionSheet, place_in
from ui.positions.set_up_kit import SetUpKit
from ui.positions.sheet import Sheet

RISK_NAME = "risk_position.json"
TEXTS = Texts(sheet_of, text_of)
GAP = 8  # pixels


class TerritoryChoice(HeadedChoice):
    """The territories by continent, each with its owner and its dice."""

    def __init__(self, editor: RiskPositionEditor, parent: QWidget) -> None:
        super().__init__(parent, narrow=True)
        self.editor = editor
        self.setAccessibleName(editor.words.say("position-territory"))
        self.setMaxVisibleItems(30)
        self._numbers: list[int] = []
        self.activated.connect(partial(self._chosen))
        editor.changed.connect(self.show_territories)
        self.show_territories()

    def show_territories(self) -> None:
        """Show the territories as they are now."""
        editor, board_map = self.editor, self.editor.risk.map
        rows = [(at, number) for at, members in enumerate(board_map.within) for number in members]
        numbers = [number for _, number in rows]
        heads = {members[0]: at for at, members in enumerate(board_map.within)}
        if self._numbers != numbers or self.property("map") != board_map.id:
            self._numbers = numbers
            self.setProperty("map", board_map.id)
            self.clear()
            for number in numbers:
                if number in heads:
                    self.add_heading(editor.land_name(heads[number]))
                self.addItem("", number)
        for number in numbers:
            row = self.findData(number)
            words = self._words(number)
            if self.itemText(row) != words:
                self.setItemText(row, words)
        self.setCurrentIndex(self.findData(editor.risk.chosen))

    def _words(self, number: int) -> str:
        editor, sheet = self.editor, self.editor.risk
        seat = sheet.owner_of(number)
        dice = len(sheet.position.at(sheet.board.territories[number].id, seat)) if seat != NOBODY else 0
        return editor.words.say(
            "position-territory-row", place=editor.place_name(number), player=editor.player(seat), dice=dice
        )

    def _chosen(self, _row: int) -> None:
        self.editor.choose_territory(self.currentData())


class RiskPositionPage(PositionPage):
    """The page of this game."""

    game = Risk.name
    texts = TEXTS
    editor: RiskPositionEditor

    def empty_sheet(self) -> Sheet:
        """Return a position without armies on the world, of a person and the computer."""
        names = [self.words.say(f"ui-name-{number}") for number in (1, 2)]
        return empty(names, [PERSON, RECRUIT.word], known_map(WORLD))

    def make_editor(self, sheet: PositionSheet) -> RiskPositionEditor:
        """Return the editor of a sheet."""
        return RiskPositionEditor(self.words, self, sheet)

    def make_turn(self) -> TurnCard:
        """Return the card of the turn, with the phases of this game."""
        return RiskTurnCard(self.editor, self)

    def middle(self, parent: QWidget) -> QWidget:
        """Return the map above the choice of the territory and its areas."""
        split = QSplitter(Qt.Orientation.Vertical, parent)
        split.setChildrenCollapsible(False)
        split.setHandleWidth(GAP)
        self.board = PositionBoard(self.editor, split)
        self.board.chosen.connect(self.editor.choose_territory)
        below = QWidget(split)
        column = QVBoxLayout(below)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        self.territory = TerritoryChoice(self.editor, below)
        self.ways = label(self.words.say("position-board-tip"), below, pixels=12, role=QUIET)
        row = QHBoxLayout()
        row.setSpacing(GAP)
        row.addWidget(self.territory)
        row.addWidget(self.ways, 1)
        column.addLayout(row)
        column.addWidget(self.places, 1)
        split.addWidget(self.board)
        split.addWidget(below)
        split.setStretchFactor(0, 1)
        split.setStretchFactor(1, 1)
        return split

    def more_cards(self) -> tuple[QWidget, ...]:
        """Return the map with the goal, and the cards in hands."""
        self.map, self.hands = MapCard(self.editor, self), HandsCard(self.editor, self)
        self.map.said.connect(self.said)
        return (self.map, self.hands)

    @property
    def in_order(self) -> list[QWidget]:
        """The widgets of the middle in the order of the Tab key."""
        return [self.board, self.territory, *super().in_order]

    def lead_to(self, area: str) -> None:
        """Show the territory of an area, and focus it."""
        if area == "cards":
            self.side.ensureWidgetVisible(self.hands)
            self.hands.add.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return
        self.editor.lead_to(area)
        super().lead_to(area)

    def _show(self) -> None:
        """Mark on the map where something is impossible, too."""
        super()._show()
        places = (place_in(one.where) for one in self.verdict.found)
        self.board.show_faults(frozenset(number_of(place) for place in places if is_terrain(place)))


KIT = SetUpKit(RiskPositionPage, RISK_NAME, TEXTS, adopted)
