"""The cards of games with terrains: the effects in force, and the turn with the edition."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from ddtable.rules.dragon_dice.board import Effect
from ddtable.rules.dragon_dice.editions import PRINTINGS
from ddtable.words.sentences import sentence
from ui.positions.cards import TurnCard
from ui.positions.editor import PositionEditor
from ui.positions.effect_dialog import EffectDialog, target_words
from ui.positions.list_card import ListCard
from ui.positions.sheet import STEPS


class EffectsCard(ListCard):
    """The effects in force."""

    title, nothing, new = "position-effects", "position-effects-none", "position-effect-new"
    editor: PositionEditor

    def entries(self) -> Sequence[Effect]:
        """Return the effects, the oldest first."""
        return self.editor.sheet.position.board.effects

    def name_of(self, row: Effect) -> str:
        """Return the name of an effect."""
        return sentence(self.editor.words.effect(row.name))

    def about(self, row: Effect) -> str:
        """Return the target of an effect and its player."""
        player = self.editor.player(row.seat)
        return self.editor.words.say("position-effect-about", target=target_words(self.editor, row), player=player)

    def whole(self, row: Effect) -> str:
        """Return an effect with its target, its player and its turn."""
        values = {"effect": self.name_of(row), "about": self.about(row), "turn": row.since}
        return self.editor.words.say("position-effect-whole", **values)

    def remove_entry(self, number: int) -> None:
        """Remove an effect."""
        self.editor.remove_effect(number)

    def ask(self, _checked: bool = False) -> None:
        """Ask for another effect."""
        EffectDialog(self.editor, self.editor.add_effect, self.window()).open()


class ClassicTurnCard(TurnCard):
    """The turn of the classic game, and the edition."""

    editor: PositionEditor

    def build_more(self) -> None:
        """Add the choice of the edition."""
        self.edition = self.choice("position-edition")
        for name in PRINTINGS:
            self.edition.addItem(self.editor.words.say("builder-edition", edition=name), name)
        self.edition.activated.connect(partial(self._edition_chosen))
        self.column.addWidget(self.edition)

    def steps(self) -> Iterator[tuple[str, str]]:
        """Yield each step at which a game may start, as the notation writes it, and in words."""
        for step in STEPS:
            yield step, self.editor.words.say("position-step-name", step=step.replace(" ", "_"))

    def show_turn(self) -> None:
        """Show the turn and the edition as they are now."""
        super().show_turn()
        self.edition.setCurrentIndex(self.edition.findData(self.editor.sheet.edition))

    def _edition_chosen(self, _row: int) -> None:
        self.editor.set_edition(self.edition.currentData())
