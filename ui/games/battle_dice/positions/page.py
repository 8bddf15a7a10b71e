"""The page that sets up a position of Battle Dice."""

from __future__ import annotations

from PySide6.QtCore import QItemSelection
from PySide6.QtWidgets import QWidget

from ddtable.opponents.players import RECRUIT
from ddtable.opponents.seated import PERSON
from ddtable.rules.battle_dice.board import LOST
from ddtable.rules.battle_dice.kinds import is_artifact
from ddtable.rules.battle_dice.system import BattleDice
from ui.art.any_die import AnyLook
from ui.art.battle_die import BattleLook
from ui.games.battle_dice.positions.cards import BattleCard, BattleTurnCard, NumbersCard, RulesCard
from ui.games.battle_dice.positions.catalogue import BattleCatalogue
from ui.games.battle_dice.positions.editor import BattlePositionEditor
from ui.games.battle_dice.positions.sheet import (
    ORDER,
    SIGN,
    BattleSheet,
    adopted,
    empty,
    face_of,
    kind_of,
    sheet_of,
    text_of,
)
from ui.positions.cards import TurnCard
from ui.positions.desk import Texts
from ui.positions.places_panel import PlaceView
from ui.positions.position_sheet import PositionSheet, place_in, seat_in
from ui.positions.set_up_kit import SetUpKit
from ui.positions.set_up_page import SetUpPage

BATTLE_NAME = "battle_position.json"
TEXTS = Texts(sheet_of, text_of)


class BattlePlaceView(PlaceView):
    """The view of an army, a party, a roster or the lost units."""

    def look_of(self, type_id: str) -> AnyLook:
        """Return the look of a die: with its number, if it was rolled."""
        if kind_of(type_id) not in ORDER:
            return super().look_of(type_id)
        state = "dead" if place_in(self.area) == LOST else ""
        value = face_of(type_id) + 1 if SIGN in type_id else 0
        return BattleLook(kind_of(type_id), value, seat_in(self.area), 0, state)

    def detail(self) -> str:
        """Return the heading's summary: the units and the artifacts."""
        dice = self.editor.sheet.dice(self.area)
        count = sum(is_artifact(kind_of(die)) for die in dice)
        if not dice:
            return self.editor.words.say("ui-table-empty")
        return self.editor.words.say("bd-units-and-artifacts", units=len(dice) - count, artifacts=count)

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Emit the die that is chosen now."""
        super().selectionChanged(selected, deselected)
        dice = self.stacks.dice_of(self.chosen_rows, 1)
        if dice:
            self.chosen.emit(self.area, dice[0])


class BattlePositionPage(SetUpPage):
    """The page of this game."""

    game = BattleDice.name
    texts = TEXTS
    view_type = BattlePlaceView
    editor: BattlePositionEditor

    def empty_sheet(self) -> BattleSheet:
        """Return a position without dice, of a person and the computer."""
        names = [self.words.say(f"ui-name-{number}") for number in (1, 2)]
        return empty(names, [PERSON, RECRUIT.word])

    def make_editor(self, sheet: PositionSheet) -> BattlePositionEditor:
        """Return the editor of a sheet."""
        return BattlePositionEditor(self.words, self, sheet)

    def make_catalogue(self) -> BattleCatalogue:
        """Return the units and the artifacts."""
        return BattleCatalogue(self.editor, self)

    def make_turn(self) -> TurnCard:
        """Return the card of the turn, with the phases."""
        return BattleTurnCard(self.editor, self)

    def last_cards(self) -> tuple[QWidget, ...]:
        """Return the battle so far, and the house rules."""
        self.battle, self.rules = BattleCard(self.editor, self), RulesCard(self.editor, self)
        return (self.battle, self.rules)

    def turn_cards(self) -> tuple[QWidget, ...]:
        """Return the turn, and the numbers of the dice, which there are only after the roll."""
        self.numbers = NumbersCard(self.editor, self)
        self.places.chosen.connect(self.numbers.show_die)
        return (self.turn, self.numbers)


KIT = SetUpKit(BattlePositionPage, BATTLE_NAME, TEXTS, adopted)
