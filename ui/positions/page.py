"""The page that sets up a position of the classic game."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ddtable.opponents.players import RECRUIT
from ddtable.opponents.seated import PERSON
from ddtable.rules.dragon_dice.system import Classic
from ui.builder.catalogue_panel import CataloguePanel, Looking
from ui.positions.cards import TurnCard
from ui.positions.classic_cards import ClassicTurnCard, EffectsCard
from ui.positions.desk import Texts, sheet_of, text_of
from ui.positions.editor import PositionEditor
from ui.positions.position_sheet import PositionSheet
from ui.positions.set_up_page import SetUpPage
from ui.positions.sheet import Sheet, empty


class DiceCatalogue(CataloguePanel):
    """The dice that may be in a position."""

    editor: PositionEditor

    def _find(self) -> tuple[str, ...]:
        return tuple(die for die in super()._find() if self.editor.sheet.offers(die))

    def show_die(self, type_id: str) -> None:
        """Show all faces of a die."""
        self.strip.show_die(type_id)

    def show_what_fits(self, hint: str) -> None:
        """Show terrains for a slot; other dice for an army."""
        if hint == "terrain":
            self.show_kind("terrain")
        elif self.looking.kind == "terrain":
            self.show_kind("unit")


class PositionPage(SetUpPage):
    """All widgets of the set-up of a position with terrains; a variant replaces the parts that differ."""

    game = Classic.name
    texts = Texts(sheet_of, text_of)
    editor: PositionEditor

    def empty_sheet(self) -> Sheet:
        """Return a position without armies, of a person and the computer."""
        names = [self.words.say(f"ui-name-{number}") for number in (1, 2)]
        return empty(names, [PERSON, RECRUIT.word])

    def make_editor(self, sheet: PositionSheet) -> PositionEditor:
        """Return the editor of a sheet."""
        return PositionEditor(self.words, self, sheet)

    def make_catalogue(self) -> DiceCatalogue:
        """Return the catalogue of the builder."""
        return DiceCatalogue(self.editor, Looking(), self)

    def make_turn(self) -> TurnCard:
        """Return the card of the turn, with the edition."""
        return ClassicTurnCard(self.editor, self)

    def last_cards(self) -> tuple[QWidget, ...]:
        """Return the effects in force."""
        self.effects = EffectsCard(self.editor, self)
        return (self.effects,)
