"""Several castings of one spell: their number on a card, and the repetition of the first one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from ui.games.dragon_dice.chains import chains

if TYPE_CHECKING:
    from ui.games.dragon_dice.panels.spell_card import SpellCard
    from ui.session.session import Session

CASTING = ("spell", "spell-target", "spell-destination", "spell-bury")
"""The questions for choosing a spell; any other one ends the repetition."""


class Repeats(QObject):
    """Repeats a spell at the same target as often as the player chose."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._spell, self._left, self._choices = "", 0, 0
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._again)

    def step(self, card: SpellCard, by: int) -> None:
        """Change the number of castings of a card; after the greatest comes 1 again."""
        card.times = (card.times - 1 + by) % max(1, card.most) + 1
        card.update()

    def begin(self, spell: str, times: int) -> None:
        """Set the number of castings of the spell that is chosen now."""
        self._spell, self._left = spell, times - 1
        self._choices = len(self._session.game.choices)

    def go_on(self) -> None:
        """Repeat the spell after a change if it was chosen and more castings are wanted."""
        session, question = self._session, self._session.question
        count = len(session.game.choices)
        if not self._left or question is None or question.kind not in CASTING or count < self._choices:
            self._left = 0
        elif question.kind == "spell" and count > self._choices:
            if any(chain.option == self._spell for chain in chains(session)):
                self._soon.start()
            else:
                self._left = 0  # its target was not chosen, or the points are spent

    def _again(self) -> None:
        found = [chain for chain in chains(self._session) if chain.option == self._spell]
        if found and self._left:
            self._left -= 1
            self._choices = len(self._session.game.choices)
            self._session.draft.pick(found[0].option, found[0].then)
