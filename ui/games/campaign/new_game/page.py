"""The page of a campaign in the new game dialog: 2 to 6 players, a size of the table, forces, the house options."""

from __future__ import annotations

from typing import cast

from PySide6.QtWidgets import QHBoxLayout, QWidget

from ddtable.forces.force import Force
from ddtable.rules.campaign.board import CampaignOptions, campaign_options
from ddtable.rules.campaign.forces import brought
from ddtable.rules.campaign.set_up import is_crowded
from ddtable.rules.campaign.starters import war_forces
from ddtable.rules.dragon_dice.board import edition_of
from ddtable.rules.dragon_dice.editions import GameSize, edition
from ui.games.campaign.new_game.war_seat import GAME, WarSeat
from ui.games.dragon_dice.new_game.own_forces import Offer
from ui.games.dragon_dice.new_game.variant_page import VariantPage
from ui.kit.buttons import KeyButton
from ui.kit.labels import label
from ui.kit.theme import ACCENT_TEXT, QUIET


class WarPage(VariantPage):
    """The page: as in the classic game the players and the rules.

    `guide` offers the guided war instead. `terms` says what sort of game a war is and what its size means, `warning`
    if it is crowded.
    """

    system = GAME
    seat_form = WarSeat

    def _build_players(self) -> QWidget:
        page = super()._build_players()
        self.terms = label("", page, pixels=12, role=QUIET, wrap=True)
        self.warning = label("", page, pixels=12, role=ACCENT_TEXT, wrap=True)
        self._players_column.insertWidget(1, self.terms)
        self._players_column.insertWidget(2, self.warning)
        self.changed.connect(self._show_terms)
        return page

    def _build_sizes(self, page: QWidget, numbers: range) -> QHBoxLayout:
        row = super()._build_sizes(page, numbers)
        self.guide = KeyButton(self._words.say("ui-welcome-campaign"), "", "quiet", page, height=34)
        self.guide.setToolTip(self._words.say("war-guide-tip"))
        self.guide.clicked.connect(lambda _checked=False: self.guided.emit())
        row.insertWidget(row.indexOf(self.deal_all), self.guide)
        return row

    @property
    def chosen_size(self) -> GameSize:
        """The chosen size of the war."""
        found = edition(GAME, "all").size_of(int(self.sizes.value))
        assert found is not None
        return found

    def _show_terms(self) -> None:
        """Show the meaning of the size, and warn if the terrains at the start are enough to win (K1, Q106)."""
        size, say = self.chosen_size, self._words.say
        halves = {"half": size.health // 2, "dragons": size.dragons, "kin": size.dragonkin}
        terms = say("war-terms", **halves, terrains=size.terrains, goal=size.goal)
        self.terms.setText(f"{say('war-kind')}\n{terms}")
        self.warning.setText(say("war-crowded", players=self.players, terrains=self.players + 1, goal=size.goal))
        self.warning.setVisible(is_crowded(self.players, size.goal))

    def about(self) -> str:
        """Return a sentence about who plays first."""
        return self._words.say("war-about")

    # Variants

    def starters(self, health: int) -> list[Force]:
        """Return the starter forces of a size."""
        return [*war_forces(health)]

    def usual_sizes(self) -> list[int]:
        """Return the sizes of the edition."""
        return [size.health for size in edition(GAME, "all").sizes]

    def options(self) -> CampaignOptions:
        """Return the options of the war by the house rules chosen."""
        return campaign_options(self.house.values())

    def own_of_size(self, health: int) -> list[Offer]:
        """Return the player's own forces for a campaign of this size."""
        for form in self.seat_forms:
            cast(WarSeat, form).reconstructed = self.allows_reconstructed
        return super().own_of_size(health)

    def health_of(self, force: Force) -> int:
        """Return the size of a force, with the points of its items."""
        return brought(force, edition_of(self.options()))

    @property
    def allows_reconstructed(self) -> bool:
        """True if dice may play whose faces are reconstructed."""
        return not self.options().known_faces
