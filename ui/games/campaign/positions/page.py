"""The page that sets up a position of the campaign."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from ddtable.opponents.players import RECRUIT
from ddtable.opponents.seated import PERSON
from ddtable.rules.campaign.system import Campaign
from ui.builder.catalogue_panel import Looking
from ui.games.campaign.positions.cards import ExpansionsCard, LandsCard, PoolCard, WarTurnCard
from ui.games.campaign.positions.catalogue import WarCatalogue
from ui.games.campaign.positions.editor import WarPositionEditor
from ui.games.campaign.positions.sheet import adopted, empty, sheet_of, text_of
from ui.positions.cards import TurnCard
from ui.positions.desk import Texts
from ui.positions.page import PositionPage
from ui.positions.position_sheet import PositionSheet
from ui.positions.set_up_kit import SetUpKit
from ui.positions.sheet import Sheet

WAR_NAME = "war_position.json"
TEXTS = Texts(sheet_of, text_of)


class WarPositionPage(PositionPage):
    """The page of this game."""

    game = Campaign.name
    texts = TEXTS
    editor: WarPositionEditor

    def empty_sheet(self) -> Sheet:
        """Return a position without armies, of a person and the computer."""
        names = [self.words.say(f"ui-name-{number}") for number in (1, 2)]
        return empty(names, [PERSON, RECRUIT.word])

    def make_editor(self, sheet: PositionSheet) -> WarPositionEditor:
        """Return the editor of a sheet."""
        return WarPositionEditor(self.words, self, sheet)

    def make_catalogue(self) -> WarCatalogue:
        """Return the catalogue of the builder, as narrow as that of the other games."""
        return WarCatalogue(self.editor, Looking(), self)

    def make_turn(self) -> TurnCard:
        """Return the card of the turn, with the phases of this game."""
        return WarTurnCard(self.editor, self)

    def last_cards(self) -> tuple[QWidget, ...]:
        """Return the map, the common pool, the expansions so far, and the effects in force."""
        self.lands, self.pool = LandsCard(self.editor, self), PoolCard(self.editor, self)
        self.expansions = ExpansionsCard(self.editor, self)
        return (self.lands, self.pool, self.expansions, *super().last_cards())

    def lead_to(self, area: str) -> None:
        """Focus an area, or the common pool."""
        if area == "pool":
            self.side.ensureWidgetVisible(self.pool)
            self.pool.add.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return
        super().lead_to(area)


KIT = SetUpKit(WarPositionPage, WAR_NAME, TEXTS, adopted)
