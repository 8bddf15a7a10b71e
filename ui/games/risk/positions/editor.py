"""The position of Dragon Dice Risk that is being set up, with Undo and Redo."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.maps.board_map import BoardMap
from ddtable.rules.dragon_dice.board import NOBODY, ClassicPosition
from ddtable.rules.dragon_dice.places import group, is_group, is_terrain, land_on, number_of, numbered
from ddtable.words.sentences import Table
from ddtable.words.telling.risk import card_name
from ui.games.risk.positions.sheet import RiskSheet
from ui.positions.editor import PositionEditor
from ui.positions.position_sheet import place_in, seat_in


class RiskPositionEditor(PositionEditor):
    """Holds the sheet. It is also what the board shows (`ui.games.risk.board.facts.Shown`)."""

    @property
    def risk(self) -> RiskSheet:
        """The sheet."""
        return cast(RiskSheet, self.sheet)

    # What the board shows

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players."""
        return self.sheet.names

    @property
    def position(self) -> ClassicPosition:
        """The position."""
        return self.sheet.position

    @property
    def table(self) -> Table:
        """The names for ids in the position."""
        return Table(self.sheet.position, self.sheet.names)

    def shows_face(self, die: int) -> bool:  # noqa: ARG002
        """Return False: the dice of armies show themselves, not a face."""
        return False

    # Names

    def land_name(self, index: int) -> str:
        """Return the name of a continent."""
        continents = self.risk.map.continents
        return continents[index].in_language(self.words.language) if 0 <= index < len(continents) else ""

    def place_name(self, index: int) -> str:
        """Return the name of a territory."""
        territories = self.risk.map.territories
        return territories[index].in_language(self.words.language) if 0 <= index < len(territories) else ""

    def name_at(self, place: str) -> str:
        """Return the name of a territory or a continent; "" for a pile."""
        if is_group(place):
            return next((self.land_name(at) for at in range(len(self.risk.map.continents)) if group(at) == place), "")
        return self.place_name(number_of(place)) if is_terrain(place) else ""

    def card_name(self, card: int) -> str:
        """Return the name of a card."""
        return card_name(self.words, card, self.table)

    # Territories and the map

    def choose_territory(self, number: int) -> None:
        """Show another territory; this is not a step of Undo. New dice go to its owner, or to the same player."""
        if number == self.risk.chosen or not 0 <= number < len(self.risk.map.territories):
            return
        self.sheet = self.risk.choose(number)
        seat = self.risk.owner_of(number)
        if seat == NOBODY:
            seat = max(0, seat_in(self.current))
        self.current = f"{numbered(number)}@{seat}"
        self.changed.emit()
        self.current_changed.emit()

    def lead_to(self, area: str) -> None:
        """Show the territory, or the continent, of an area."""
        place = place_in(area)
        if is_terrain(place):
            self.choose_territory(number_of(place))
        elif (land := land_on(place)) >= 0 and area not in self.sheet.slots:
            self.choose_territory(self.risk.map.within[land][0])

    def set_map(self, board_map: BoardMap) -> bool:
        """Change the map."""
        if board_map.id == self.risk.board.map.id:
            return False
        self.current = f"{numbered(0)}@0"
        return self._become(self.risk.with_map(board_map), self.words.say("position-did-map"))

    def set_goal(self, goal: str) -> bool:
        """Change the goal of the game."""
        options = replace(self.risk.board.options, goal=goal)
        return self._become(self.risk.with_board(options=options), self.words.say("position-did-goal"))

    # Cards

    def add_card(self, card: int, holder: int) -> bool:
        """Give a card to a player; -1: it was turned in."""
        return self._become(self.risk.with_card(card, holder), self._card_done(card, "add"))

    def remove_card(self, card: int) -> bool:
        """Put a card back into the deck."""
        return self._become(self.risk.without_card(card), self._card_done(card, "remove"))

    def _card_done(self, card: int, deed: str) -> str:
        return self.words.say("position-did-card", card=self.card_name(card), deed=deed)

    def set_sets(self, count: int) -> bool:
        """Change the number of sets that were turned in."""
        return self._become(self.risk.with_board(traded=count), self.words.say("position-did-sets"))
