"""Several of one spell at once: how many a card casts, and the castings that follow the first one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from ui.together.chains import chains

if TYPE_CHECKING:
    from ui.controller import Controller
    from ui.shell.spell_card import SpellCard

CASTING = ("spell", "spell-target", "spell-destination", "spell-bury")
"""The questions in which a spell is announced; any other ends the repeating."""


class Repeats(QObject):
    """Announces a spell again, at the same target, as often as the player wanted it at once."""

    def __init__(self, controller: Controller, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._spell, self._left, self._choices = "", 0, 0
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._again)

    def step(self, card: SpellCard, by: int) -> None:
        """Let a card cast one more of its spell at once, or one less; after the most comes one again."""
        card.times = (card.times - 1 + by) % max(1, card.most) + 1
        card.update()

    def begin(self, spell: str, times: int) -> None:
        """Note how often a spell is wanted that is announced now."""
        self._spell, self._left = spell, times - 1
        self._choices = len(self._controller.game.choices)

    def go_on(self) -> None:
        """After each change: announce the spell again if it was announced and more of it are wanted."""
        controller, question = self._controller, self._controller.question
        count = len(controller.game.choices)
        if not self._left or question is None or question.kind not in CASTING or count < self._choices:
            self._left = 0
        elif question.kind == "spell" and count > self._choices:
            if any(chain.option == self._spell for chain in chains(controller)):
                self._soon.start()
            else:
                self._left = 0  # its target was not chosen, or the points are spent

    def _again(self) -> None:
        found = [chain for chain in chains(self._controller) if chain.option == self._spell]
        if found and self._left:
            self._left -= 1
            self._choices = len(self._controller.game.choices)
            self._controller.pick(found[0].option, found[0].then)
