"""The dialog that puts a lasting effect in force."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QWidget

from ddtable.rules.dragon_dice.board import NOBODY, Effect
from ddtable.rules.dragon_dice.places import place_of_lair
from ddtable.words.sentences import sentence
from ui.positions.choices_dialog import ChoicesDialog
from ui.positions.editor import PositionEditor
from ui.positions.lasting import lasting_names, made_effect, targets


def target_words(editor: PositionEditor, effect: Effect) -> str:
    """Return the target of an effect in words: an army, a terrain, or a die at its place."""
    say, position = editor.words.say, editor.sheet.position
    known = effect.die != NOBODY and effect.die < len(position.dice)
    place = place_of_lair(position.dice[effect.die].place if known else effect.place)
    at = editor.name_at(place)
    if effect.die != NOBODY:
        die = editor.name_of(position.dice[effect.die].type) if known else say("position-no-die")
        owner = editor.player(position.dice[effect.die].owner) if known else ""
        return say("position-target", kind="die", die=die, player=owner, place=at or "none")
    if effect.owner != NOBODY:
        return say("position-target", kind="army", die="", player=editor.player(effect.owner), place=at or "none")
    return say("position-target", kind="terrain", die="", player="", place=at)


class EffectDialog(ChoicesDialog):
    """Asks for an effect, its target, the player whose effect it is, and since when; `taken` is called with it."""

    def __init__(self, editor: PositionEditor, taken: Callable[[Effect], object], parent: QWidget) -> None:
        words = editor.words
        super().__init__(editor, "position-effect-title", parent)
        self.editor, self._taken = editor, taken
        sheet = editor.sheet
        names = sorted(lasting_names(sheet), key=words.effect)
        self.effect = self.choice("position-effect-which", [(sentence(words.effect(name)), name) for name in names])
        self.target = self.choice("position-effect-target")
        self.seat = self.choice("position-effect-by", [(name, seat) for seat, name in enumerate(sheet.names)])
        turn = sheet.position.board.turn
        since = [(words.say("position-turn-number", turn=number), number) for number in range(turn, -1, -1)]
        self.since = self.choice("position-effect-since", since)
        self.close_button.show_as(words.say("ui-cancel"), "Esc", "plain")
        self.answer = self.add_answer(words.say("position-effect-add"), "↵", "primary")
        self.answer.setDefault(True)
        self.answer.clicked.connect(partial(self._answer))
        self.effect.currentIndexChanged.connect(self._show_targets)
        self._show_targets()
        self.effect.setFocus()

    def _show_targets(self, _row: int = 0) -> None:
        """Offer the targets that the chosen effect can have now."""
        self._found = list(targets(self.editor.sheet, self.effect.currentData()))
        self.target.clear()
        for effect in self._found:
            self.target.addItem(target_words(self.editor, effect))
        self.target.setEnabled(bool(self._found))
        self.answer.setEnabled(bool(self._found))
        self.answer.setToolTip("" if self._found else self.editor.words.say("position-effect-none"))

    def _answer(self, _checked: bool = False) -> None:
        chosen = self._found[self.target.currentIndex()]
        seat, since = self.seat.currentData(), self.since.currentData()
        self._taken(made_effect(self.editor.sheet, self.effect.currentData(), seat, since, chosen))
        self.done(1)
